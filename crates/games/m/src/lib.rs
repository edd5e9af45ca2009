//! The rules of m.
