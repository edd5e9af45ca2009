//! The web table in a real browser: whole games by mouse and by keys, and how every page looks.
//!
//! These tests need chromium and chromedriver. Without them they say so and pass, unless
//! `MU_BROWSER=required`, as in CI.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod admin;
mod after;
mod ahead;
mod archive;
mod axe;
mod back;
mod backlog;
mod book;
mod calls;
mod choosing;
mod clicks;
mod coach;
mod driver;
mod ear;
mod ends;
mod forms;
mod hint;
mod house;
mod lands;
mod law;
mod layout;
mod learn;
mod likes;
mod look;
mod motion;
mod passkeys;
mod player;
mod pressed;
mod puzzles;
mod replay;
mod review;
mod round;
mod talk;
mod together;
mod trouble;
mod turns;
mod visits;
mod waits;

use std::future::Future;

/// Runs a test in its own runtime, if there is a browser.
fn with_browser<F: Future<Output = ()>>(test: impl FnOnce() -> F) {
    if driver::is_there() {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(test());
    }
}

/// Whether all of the long laws is wanted, as at night, and not a sample.
fn is_night() -> bool {
    std::env::var_os("MU_NIGHTLY").is_some()
}

/// The number that chooses samples; in CI another one for each commit.
fn seed() -> u64 {
    std::env::var("MU_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1)
}

/// Whether a law that takes long is tried with the game of this number: at night with all, else with one in `of`.
fn is_sampled(number: usize, of: u64) -> bool {
    is_night() || (seed() + u64::try_from(number).unwrap()).is_multiple_of(of)
}
