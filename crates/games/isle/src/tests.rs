//! Tests of the parts.

mod map;
