//! Packs: read, refused, written.

mod reading;
