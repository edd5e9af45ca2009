//! The pictures of M, the tiles.

mod sign;
pub mod tile;
