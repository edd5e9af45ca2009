//! A bar on standard error, if somebody looks at it.

use std::io::{IsTerminal as _, stderr};

use indicatif::{ProgressBar, ProgressStyle};
use lab::Watch;

/// A bar that grows with every game played.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar for so many games; without a number it only counts.
    pub(crate) fn of(games: Option<u64>) -> Self {
        Self::from(0, games)
    }

    /// A bar for so many games, of which some were played before: these say nothing about the time that is left.
    pub(crate) fn from(there: u64, games: Option<u64>) -> Self {
        if !stderr().is_terminal() {
            return Self(ProgressBar::hidden());
        }
        let template = match games {
            Some(_) => "{bar:40} {pos} of {len} games, {eta} left",
            None => "{spinner} {pos} games, {elapsed}",
        };
        let style = ProgressStyle::with_template(template).expect("the template is well formed");
        let bar = games.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
        bar.set_position(there);
        bar.reset_eta();
        Self(bar.with_style(style))
    }

    /// Takes the bar away.
    pub(crate) fn end(&self) {
        self.0.finish_and_clear();
    }
}

impl Watch for Progress {
    fn played(&self) {
        self.0.inc(1);
    }
}
