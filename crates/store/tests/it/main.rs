//! The store against databases in memory and in files.

mod journal;
mod people;
mod tables;
mod world;
