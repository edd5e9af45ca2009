//! The clocks of all seats of a table.

use std::ops::Range;

use engine::{Seat, SeatSet};

use super::{Clock, Tick, Timing};

/// The clocks of all seats. What they are given as "owing" are the seats of people that owe a choice:
/// computers have no clock. When several owe sealed choices at once, each of their clocks runs until its
/// own choice is made.
///
/// A choice is given its time when it begins: so a choice that is taken back and made again earns
/// nothing, and nobody has less for a choice than its increment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    pub(super) timing: Timing,
    /// `a` first; nothing at an untimed table.
    pub(super) seats: Vec<Clock>,
    /// Since when all of them stand by agreement.
    pub(super) paused: Option<Tick>,
}

impl Clocks {
    /// The clocks of a table with so many seats, before its game begins.
    pub fn new(timing: Timing, seats: usize) -> Self {
        let count = if timing == Timing::Untimed { 0 } else { seats };
        Self { timing, seats: vec![Clock::new(timing); count], paused: None }
    }

    /// What was agreed.
    pub const fn timing(&self) -> Timing {
        self.timing
    }

    /// The clock of a seat; none at an untimed table.
    pub fn clock(&self, seat: Seat) -> Option<&Clock> {
        self.seats.get(seat.index())
    }

    /// Since when the game is paused.
    pub const fn paused_since(&self) -> Option<Tick> {
        self.paused
    }

    /// The game begins: these seats owe its first choices.
    pub fn started(&mut self, owing: SeatSet, now: Tick) {
        self.turned(owing, now);
    }

    /// Other seats owe choices than before, because of luck, a computer, or who sits where.
    pub fn turned(&mut self, owing: SeatSet, now: Tick) {
        let (timing, is_paused) = (self.timing, self.paused.is_some());
        for (seat, clock) in (0..).map_while(Seat::new).zip(&mut self.seats) {
            if !owing.contains(seat) {
                clock.stop(now);
            } else if !is_paused && !clock.out {
                clock.start(timing, now);
            }
        }
    }

    /// A seat has made its choice. Its own clock stops at the moment at which the choice came in; those
    /// of the seats that owe the next ones begin when it is carried out.
    pub fn chose(&mut self, seat: Seat, came_in: Tick, owing: SeatSet, now: Tick) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.stop(came_in.min(now));
            clock.granted = false;
            clock.out = false;
        }
        self.turned(owing, now);
    }

    /// The page of a seat has so many milliseconds to play of what others did before the choice that it owes since
    /// this moment: its clock waits for it, for [`PLAYED_MAX`](super::PLAYED_MAX) at most and
    /// [`PLAYED_IN_ALL`](super::PLAYED_IN_ALL) a game, and not for a page that has not said when it was done.
    pub fn wait(&mut self, seat: Seat, millis: i64, now: Tick) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.wait(millis, now);
        }
    }

    /// The page of a seat has played all that others did.
    pub fn played(&mut self, seat: Seat, now: Tick) {
        if let (Some(clock), Timing::Live { .. }) = (self.seats.get_mut(seat.index()), self.timing) {
            clock.played(now);
        }
    }

    /// A seat has taken its choice back: no clock shows more than before, the one of that seat runs again.
    pub fn took_back(&mut self, seat: Seat, owing: SeatSet, now: Tick) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.settle(now);
            clock.granted = true;
        }
        self.turned(owing, now);
    }

    /// All clocks stand.
    pub fn pause(&mut self, now: Tick) {
        self.turned(SeatSet::EMPTY, now);
        self.paused = Some(now);
    }

    /// The clocks of those who owe a choice run again.
    pub fn resume(&mut self, owing: SeatSet, now: Tick) {
        self.paused = None;
        self.turned(owing, now);
    }

    /// The page of the person at a seat is not connected any more, since that moment.
    pub fn lose(&mut self, seat: Seat, since: Tick) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.lost.get_or_insert(since);
        }
    }

    /// The page of the person at a seat is connected again.
    pub fn find(&mut self, seat: Seat, now: Tick) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.settle(now);
            clock.lost = None;
        }
    }

    /// The clock of a seat has run out: it stands until the others have decided.
    pub fn run_out(&mut self, seat: Seat, now: Tick) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.stop(now);
            clock.out = true;
        }
    }

    /// Gives a seat so much time at least, and takes back that it has run out.
    pub fn give(&mut self, seat: Seat, millis: i64, owing: SeatSet, now: Tick) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.settle(now);
            clock.left = clock.left.max(millis);
            // Such a choice has its time; the next one is given its own.
            clock.granted = true;
            clock.out = false;
            clock.lost = None;
        }
        self.turned(owing, now);
    }

    /// When the person at a seat is on holiday, in order. Counts only in games by the day.
    pub fn set_holidays(&mut self, seat: Seat, holidays: Vec<Range<Tick>>) {
        if let (Some(clock), Timing::Daily { .. }) = (self.seats.get_mut(seat.index()), self.timing) {
            clock.holidays = holidays;
        }
    }

    /// What the clock of a seat shows at a moment; none at an untimed table.
    pub fn left(&self, seat: Seat, now: Tick) -> Option<i64> {
        self.clock(seat).map(|clock| clock.left(now))
    }

    /// The seats whose clocks run and have nothing left.
    pub fn ran_out(&self, now: Tick) -> SeatSet {
        self.with_seats().filter(|(_, clock)| clock.has_run_out(now)).map(|(seat, _)| seat).collect()
    }

    /// The seats whose clocks run.
    pub fn running(&self) -> SeatSet {
        self.with_seats().filter(|(_, clock)| clock.runs()).map(|(seat, _)| seat).collect()
    }

    /// When the next clock runs out; none if all stand.
    pub fn due(&self) -> Option<Tick> {
        self.seats.iter().filter_map(Clock::runs_out_at).min()
    }

    fn with_seats(&self) -> impl Iterator<Item = (Seat, &Clock)> {
        self.seats.iter().enumerate().filter_map(|(index, clock)| Some((Seat::new(index)?, clock)))
    }
}

#[cfg(test)]
mod tests;
