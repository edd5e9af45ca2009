//! The web table in a real browser: whole games by mouse and by keys, and how every page looks.
//!
//! These tests need chromium and chromedriver. Without them they say so and pass, unless
//! `MU_BROWSER=required`, as in CI.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod after;
mod ahead;
mod axe;
mod back;
mod calls;
mod choosing;
mod clicks;
mod driver;
mod ear;
mod forms;
mod hint;
mod house;
mod lands;
mod law;
mod layout;
mod likes;
mod look;
mod motion;
mod player;
mod pressed;
mod replay;
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
