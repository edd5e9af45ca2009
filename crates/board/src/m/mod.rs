//! The pictures of M, the tiles.

pub mod hue;
pub mod sign;
pub mod tile;
