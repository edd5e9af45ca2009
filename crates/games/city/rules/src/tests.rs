//! Tests that look inside.

mod kept;
mod position;
mod vectors;
