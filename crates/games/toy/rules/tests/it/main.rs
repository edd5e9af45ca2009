//! The rules from outside.

mod conformance;
