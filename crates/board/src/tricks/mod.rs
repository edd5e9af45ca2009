//! Mü, the card table: how it looks and speaks.

// Module order is reading order.
pub mod card;
mod figures;
mod rosette;
pub mod words;
