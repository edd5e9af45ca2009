//! HTTP: sessions, tables, live updates, computer seats.
//!
//! [`router`] is the whole site as one service, for tests and for [`serve()`], which binds it to a port.
//! Everything that a visitor is sent is made for that visitor: `eyes` says through whose eyes,
//! and everything below asks a table only in that person's place.

// Module order is reading order.
mod app;
pub mod config;
pub mod serve;

mod client_addr;
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
mod wire;

mod access;
mod browser;
mod clock_view;
mod commitments;
mod days;
mod entropy;
mod facts;
mod ids;
mod note;
mod passwords;
mod peers;
mod presence;
mod tables;
mod time_source;
mod viewpoint;

mod accounts;
mod api;
mod assets;
mod bot_pool;
mod bot_tasks;
mod bots;
mod branch;
mod chat;
mod consent;
mod export;
mod files;
mod first_game;
mod games;
mod guests;
mod health;
mod hint;
mod holidays;
mod host_options;
mod import;
mod lobby;
mod monitoring;
mod mutes;
mod names;
mod new_table;
mod notices;
mod pending_hints;
mod people;
mod play;
mod points;
mod profiles;
mod programs;
mod proof;
mod questions;
mod quick_match;
mod rematch;
mod replay;
mod replayer;
mod room;
mod rules;
mod scheduler;
mod seats;
mod solo;
mod start;
mod submit;
mod table_page;
mod table_stream;
mod terms;
mod updates;
mod viewers;
mod waiting_room;
mod why;

pub use app::App;
pub use client_addr::{Network, NoNetwork};
pub use config::{Config, Database, Limit, Notices, Pace, Rehearsal, Thinking};
pub use days::day;
pub use error::ServeError;
pub use host_options::{Offered, OfferedText, Unoffered};
pub use limits::{Limits, Rate, Rates};
pub use metrics::MetricsFor;
pub use notices::go_round;
pub use router::router;
pub use serve::{serve, serve_house};
pub use time_source::TimeSource;
