//! The rules of tricks.
