//! The store against databases in memory and in files, or against PostgreSQL.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop here")]

mod accounts;
mod attempts;
mod copies;
mod courses;
mod host;
mod journal;
mod messages;
mod news;
mod outbox;
mod own_data;
mod passkeys;
mod people;
mod place;
mod proposals;
mod puzzles;
mod ratings;
mod reviews;
mod solos;
mod tables;
mod weights;
mod world;
