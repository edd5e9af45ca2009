//! A bar on standard error, if somebody looks at it.

use std::io::{IsTerminal as _, stderr};

use indicatif::{ProgressBar, ProgressStyle};
use lab::Watch;

/// A bar that grows with every game played.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar for so many games; without a number it only counts.
    pub(crate) fn of(games: Option<u64>) -> Self {
        Self::bar(0, games, "games")
    }

    /// A bar for so many games, of which some were played before: these say nothing about the time that is left.
    pub(crate) fn from(there: u64, games: Option<u64>) -> Self {
        Self::bar(there, games, "games")
    }

    /// A bar for so many pairs of worlds.
    pub(crate) fn of_pairs(pairs: u64) -> Self {
        Self::bar(0, Some(pairs), "pairs")
    }

    fn bar(there: u64, count: Option<u64>, what: &str) -> Self {
        if !stderr().is_terminal() {
            return Self(ProgressBar::hidden());
        }
        let template = match count {
            Some(_) => format!("{{bar:40}} {{pos}} of {{len}} {what}, {{per_sec}}, {{eta}} left"),
            None => format!("{{spinner}} {{pos}} {what}, {{elapsed}}"),
        };
        let style = ProgressStyle::with_template(&template).expect("the template is well formed");
        let bar = count.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
        bar.set_position(there);
        bar.reset_eta();
        Self(bar.with_style(style))
    }

    /// So many more.
    pub(crate) fn more(&self, count: u64) {
        self.0.inc(count);
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
