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
mod visit;
mod watchers;
mod whence;
mod wire;

mod browser;
mod chances;
mod clock;
mod door;
mod eyes;
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
mod assets;
mod bots;
mod consent;
mod guests;
mod health;
mod hint;
mod holidays;
mod live;
mod load;
mod lobby;
mod minding;
mod mutes;
mod names;
mod new_table;
mod notices;
mod offered;
mod people;
mod play;
mod profiles;
mod programs;
mod quick;
mod record;
mod rematch;
mod room;
mod rules;
mod submit;
mod table_page;
mod talk;
mod thinkers;
mod waiting;
mod why;

pub use alone::day;
pub use config::{Config, Database, Limit, Pace, Rehearsal, Thinking};
pub use house::House;
pub use limits::{Limits, Rate, Rates};
pub use metrics::MetricsFor;
pub use notices::{Notices, go_round};
pub use offered::{Offered, OfferedText, Unoffered};
pub use router::app;
pub use serve::{ServeError, serve, serve_house};
pub use timepiece::Timepiece;
pub use whence::{Network, NoNetwork};
