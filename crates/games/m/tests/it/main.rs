//! The rules of M as tests: scripts, vectors, laws, counts, sizes.

mod laws;
mod scripts;
mod vectors;
