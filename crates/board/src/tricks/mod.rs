//! The pictures of Mü, the card table.

pub mod card;
mod figures;
mod rosette;
