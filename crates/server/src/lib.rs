//! HTTP: sessions, tables, live updates, computer seats.
//!
//! [`app`] is the whole site as one service, for tests and for [`serve()`], which binds it to a port.
//! Everything that a visitor is sent is made for that visitor: `eyes` says through whose eyes,
//! and everything below asks a table only in that person's place.

// Module order is reading order.
pub mod config;
mod house;
pub mod serve;

mod connections;
mod error;
mod guard;
mod input;
mod limits;
mod metrics;
mod router;
mod secrets;
mod sign_ins;
mod streams;
mod tokens;
mod visit;
mod watchers;
mod whence;
mod wire;

mod browser;
mod chances;
mod clock;
mod days;
mod door;
mod eyes;
mod facts;
mod hub;
mod ids;
mod luck;
mod neighbours;
mod note;
mod passwords;
mod presence;
mod timepiece;

mod accounts;
mod alone;
mod api;
mod asking;
mod assets;
mod bot_turns;
mod bots;
mod consent;
mod files;
mod games;
mod guests;
mod health;
mod hint;
mod holidays;
mod live;
mod lobby;
mod minding;
mod monitoring;
mod mutes;
mod names;
mod new_table;
mod notices;
mod offered;
mod opening;
mod people;
mod play;
mod profiles;
mod programs;
mod quick;
mod record;
mod rematch;
mod room;
mod rules;
mod seats;
mod submit;
mod table_page;
mod talk;
mod terms;
mod thinkers;
mod waiting;
mod why;

pub use config::{Config, Database, Limit, Notices, Pace, Rehearsal, Thinking};
pub use days::day;
pub use error::ServeError;
pub use house::House;
pub use limits::{Limits, Rate, Rates};
pub use metrics::MetricsFor;
pub use notices::go_round;
pub use offered::{Offered, OfferedText, Unoffered};
pub use router::app;
pub use serve::{serve, serve_house};
pub use timepiece::Timepiece;
pub use whence::{Network, NoNetwork};
