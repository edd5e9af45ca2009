//! The site through its router, as browsers see it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop here")]

mod absence;
mod accounts;
mod api;
mod browser;
mod compression;
mod consent;
mod dawdling;
mod declined;
mod device;
mod doors;
mod entrances;
mod events;
#[cfg(target_os = "linux")]
mod faults;
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
#[path = "../../../store/tests/it/place.rs"]
mod place;
mod play;
mod process;
mod profiles;
mod quick;
mod races;
mod restart;
mod room;
mod safety;
mod secrets;
mod stop;
mod stream;
mod talk;
mod time;
mod weight;
mod why;
mod wire;
