//! The store against databases in memory and in files.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop here")]

mod journal;
mod people;
mod solos;
mod tables;
mod world;
