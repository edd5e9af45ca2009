//! Tests of the parts.

mod build;
mod danger;
mod faults;
mod map;
mod position;
mod size;
mod text;
mod vectors;
mod ways;
