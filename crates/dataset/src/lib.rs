//! Simulated games as Parquet files.
//!
//! A [`Run`] says which games are played and what a row is; its [`Shard`] says which part of them goes into one file.
//! The bytes of the file follow from the run and the shard alone, whatever the number of threads and however often
//! the run was stopped: [`Dataset`] plays the games of a shard in parts, each a file of its own until the last is
//! written, and joins them then. Nothing is ever seen under the name of a file that is not whole.
//!
//! The columns are described in `docs/data.md`.

mod columns;
mod dataset;
mod file;
mod read;
mod rows;
mod run;
mod shard;

pub use dataset::{Dataset, DatasetError, written};
pub use read::standings;
pub use rows::Rows;
pub use run::Run;
pub use shard::{BadShard, Shard};
