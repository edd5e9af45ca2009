//! The site through its router, as browsers see it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop here")]

mod absence;
mod accounts;
mod admin;
mod api;
mod archive;
mod browser;
mod card;
mod coach;
mod compression;
mod consent;
mod dawdling;
mod declined;
mod device;
mod doors;
mod embed;
mod ends;
mod entrances;
mod events;
#[cfg(target_os = "linux")]
mod faults;
mod fuzz;
mod guard;
mod hints;
mod host;
mod house;
mod idle;
mod kill;
mod metrics;
mod names;
mod neighbours;
mod notices;
mod offers;
mod own_data;
#[path = "../../../store/tests/it/place.rs"]
mod place;
mod play;
mod process;
mod profiles;
mod puzzles;
mod quick;
mod races;
mod restart;
mod reviews;
mod room;
mod safety;
mod secrets;
mod stop;
mod stream;
mod study;
mod talk;
mod time;
mod ways_back;
mod weight;
mod why;
mod wire;
