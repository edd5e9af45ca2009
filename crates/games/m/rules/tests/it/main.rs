//! The rules of M as tests: scripts, vectors, laws, counts, sizes.

mod games;
mod laws;
mod leak;
mod perft;
mod scripts;
mod slow;
mod vectors;
mod views;
