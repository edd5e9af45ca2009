//! Tests that look inside.

mod position;
mod vectors;
