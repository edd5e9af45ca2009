//! The clock of one seat.

use std::ops::Range;

use super::Timing;
use super::timing::{PLAYED_IN_ALL, PLAYED_MAX};

/// A moment to the millisecond: whole milliseconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tick(pub i64);

impl Tick {
    /// So many milliseconds later.
    #[must_use]
    pub const fn plus(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// How many milliseconds have passed since an earlier moment; negative if it is later.
    pub const fn since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The clock of one seat. Spans are milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// What was left when it was set going or stopped last.
    pub(super) left: i64,
    /// Since when it runs; later than now as long as it waits for its page to play what others did.
    pub(super) since: Option<Tick>,
    /// Whether the choice that is owed, or is owed next, has been given its time.
    pub(super) granted: bool,
    /// For how long a lost connection still costs nothing.
    pub(super) grace: i64,
    /// Since when the person's page is not connected.
    pub(super) lost: Option<Tick>,
    /// Whether it has run out and the table was told.
    pub(super) out: bool,
    /// How long it may still wait in this game for its page to play what others did.
    pub(super) playing: i64,
    /// Whether the page has said that it has played everything since the clock waited for it last.
    pub(super) reports: bool,
    /// When the person is on holiday, in order: it stands still then. Not kept with the clock.
    pub(super) holidays: Vec<Range<Tick>>,
}

impl Clock {
    pub(super) const fn new(timing: Timing) -> Self {
        Self {
            left: timing.bank(),
            since: None,
            granted: false,
            grace: timing.grace(),
            lost: None,
            out: false,
            playing: timing.played_in_all(),
            reports: false,
            holidays: Vec::new(),
        }
    }

    /// Whether it runs.
    pub const fn runs(&self) -> bool {
        self.since.is_some()
    }

    /// Whether it may wait for its page, which says when it has played what others did.
    pub const fn may_wait(&self) -> bool {
        self.reports && self.playing > 0
    }

    /// Whether it has run out and the table was told.
    pub const fn is_out(&self) -> bool {
        self.out
    }

    /// Whether it runs without its person, on what is granted for a lost connection or beyond it.
    pub const fn is_lost(&self) -> bool {
        self.lost.is_some()
    }

    /// When its person is on holiday, in order.
    pub fn holidays(&self) -> &[Range<Tick>] {
        &self.holidays
    }

    /// What it shows at a moment: never less than nothing.
    pub fn left(&self, now: Tick) -> i64 {
        self.since.map_or(self.left, |since| self.left - self.used(since, now)).max(0)
    }

    /// What it showed when it was set going, or what it shows as it stands.
    pub const fn left_at_start(&self) -> i64 {
        self.left
    }

    /// When it runs out if nobody stops it; none if it stands.
    pub fn runs_out_at(&self) -> Option<Tick> {
        let since = self.since?;
        let before = self.lost.map(|lost| self.passed(since, since.max(lost)));
        let allowed = if before.is_some_and(|before| before < self.left) {
            self.left.saturating_add(self.grace)
        } else {
            self.left
        };
        Some(self.after(since, allowed))
    }

    /// Whether it runs and nothing is left on it.
    pub fn has_run_out(&self, now: Tick) -> bool {
        self.runs_out_at().is_some_and(|end| end <= now)
    }

    /// Sets it going, if it stands; a choice that begins is given its time first.
    pub(super) const fn start(&mut self, timing: Timing, now: Tick) {
        if self.since.is_some() {
            return;
        }
        if !self.granted {
            self.left = timing.granted(self.left);
            self.granted = true;
        }
        self.since = Some(now);
    }

    /// Has it begin to run later, if it was set going at this moment: its page has `millis` to play of what others
    /// did. Pages that do not say when they have played it are not waited for.
    pub(super) fn wait(&mut self, millis: i64, now: Tick) {
        let millis = millis.min(PLAYED_MAX).min(self.playing);
        if self.since == Some(now) && self.reports && millis > 0 {
            self.since = Some(now.plus(millis));
            self.playing -= millis;
            self.reports = false;
        }
    }

    /// Its page has played everything: it runs from this moment on, if it has waited until now.
    pub(super) fn played(&mut self, now: Tick) {
        self.end_wait(now);
        self.reports = true;
    }

    /// What it has not waited is not counted.
    fn end_wait(&mut self, now: Tick) {
        if let Some(since) = self.since.filter(|since| *since > now && !self.reports) {
            self.playing = self.playing.saturating_add(since.since(now)).min(PLAYED_IN_ALL);
            self.since = Some(now);
        }
    }

    /// Stops it. What is counted twice must never be: a moment before it was set going is that moment.
    pub(super) fn stop(&mut self, at: Tick) {
        self.end_wait(at);
        self.settle(at);
        self.since = None;
    }

    /// Takes off what was used so far, and goes on.
    pub(super) fn settle(&mut self, now: Tick) {
        let Some(since) = self.since else { return };
        let now = now.max(since);
        let (used, granted) = (self.used(since, now), self.grace_used(since, now));
        self.left = (self.left - used).max(0);
        self.grace -= granted;
        self.since = Some(now);
    }

    /// What counts of the time from `since` to `now`: not holidays, and not what is granted for a lost
    /// connection.
    fn used(&self, since: Tick, now: Tick) -> i64 {
        self.passed(since, now) - self.grace_used(since, now)
    }

    fn grace_used(&self, since: Tick, now: Tick) -> i64 {
        let Some(lost) = self.lost else { return 0 };
        // What had run out before the connection was lost is not given back.
        if self.passed(since, since.max(lost)) >= self.left {
            return 0;
        }
        self.passed(since.max(lost), now).min(self.grace)
    }

    /// How much time passes between two moments outside the holidays.
    fn passed(&self, from: Tick, to: Tick) -> i64 {
        let overlap = |away: &Range<Tick>| to.min(away.end).since(from.max(away.start)).max(0);
        (to.since(from) - self.holidays.iter().map(overlap).sum::<i64>()).max(0)
    }

    /// The moment at which so much time has passed outside the holidays.
    fn after(&self, from: Tick, mut millis: i64) -> Tick {
        let mut at = from;
        for away in self.holidays.iter().filter(|away| away.end > from) {
            let before = away.start.since(at).max(0);
            if millis <= before {
                break;
            }
            millis -= before;
            at = away.end;
        }
        at.plus(millis)
    }
}
