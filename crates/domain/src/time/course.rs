//! The course of a game in time: its clocks, and who is absent; and the same as the database keeps it.

use std::fmt::{self, Write as _};

use engine::{Seat, SeatSet};

use crate::Corrupt;

use super::absence::{Absence, Phase, Why};
use super::clock::{Clock, Tick};
use super::clocks::Clocks;
use super::timing::{PLAYED_IN_ALL, Timing};

/// The course of a game in time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The clocks.
    pub clocks: Clocks,
    /// Seats that are not played, each once.
    pub absences: Vec<Absence>,
    /// What seats have chosen ahead, one choice each. No view holds it.
    pub ahead: Vec<Ahead>,
    /// How often it was written; 0 if never.
    pub version: i64,
}

/// A choice that a seat has fixed before it owes it.
#[derive(Clone, PartialEq, Eq)]
pub struct Ahead {
    /// Whose.
    pub seat: Seat,
    /// The stretch of the game for which it holds.
    pub stretch: u32,
    /// The action in the notation.
    pub text: String,
}

impl fmt::Debug for Ahead {
    /// Says whose it is and not what: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ahead").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// A course as the database keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseText {
    /// The clocks and the absences, one line each.
    pub state: String,
    /// When somebody must look at it; 0 for never.
    pub due: i64,
}

impl Course {
    /// The course of a table with so many seats, before its game begins.
    pub fn new(timing: Timing, seats: usize) -> Self {
        Self { clocks: Clocks::new(timing, seats), ..Self::default() }
    }

    /// The absence of a seat.
    pub fn absence(&self, seat: Seat) -> Option<&Absence> {
        self.absences.iter().find(|absence| absence.seat == seat)
    }

    /// The same, to be changed.
    pub fn absence_mut(&mut self, seat: Seat) -> Option<&mut Absence> {
        self.absences.iter_mut().find(|absence| absence.seat == seat)
    }

    /// The seats whose people have left the game, as long as nobody plays for them and they are not back.
    pub fn left(&self) -> SeatSet {
        self.absences.iter().filter(|absence| absence.why == Why::Left).map(|absence| absence.seat).collect()
    }

    /// A seat is played again.
    pub fn ends_absence(&mut self, seat: Seat) {
        self.absences.retain(|absence| absence.seat != seat);
    }

    /// What a seat has chosen ahead.
    pub fn ahead(&self, seat: Seat) -> Option<&Ahead> {
        self.ahead.iter().find(|ahead| ahead.seat == seat)
    }

    /// When something happens by itself: a clock runs out, or a vote ends.
    pub fn due(&self) -> Option<Tick> {
        self.absences.iter().map(|absence| absence.until).chain(self.clocks.due()).min()
    }

    /// As the database keeps it.
    pub fn text(&self) -> CourseText {
        let mut state = String::new();
        if let Some(since) = self.clocks.paused {
            let _ = writeln!(state, "paused {}", since.0);
        }
        for clock in &self.clocks.seats {
            let _ = writeln!(state, "{}", clock_line(clock));
        }
        for absence in &self.absences {
            let _ = writeln!(state, "{}", absence_line(absence));
        }
        for Ahead { seat, stretch, text } in &self.ahead {
            let _ = writeln!(state, "ahead {seat} {stretch} {text}");
        }
        CourseText { state, due: self.due().map_or(0, |due| due.0.max(1)) }
    }

    /// What the database keeps as `state` of a table with so many seats that has agreed on `timing`.
    ///
    /// # Errors
    /// [`Corrupt`] if it is nothing that was written so.
    pub fn read(state: &str, timing: Timing, seats: usize, version: i64) -> Result<Self, Corrupt> {
        let mut course = Self { version, ..Self::new(timing, seats) };
        let mut clocks = course.clocks.seats.iter_mut();
        for line in state.lines() {
            let corrupt = || Corrupt(format!("course {line:?}"));
            let words: Vec<&str> = line.split(' ').collect();
            match words.as_slice() {
                ["paused", since] => course.clocks.paused = Some(tick(since).ok_or_else(corrupt)?),
                ["clock", rest @ ..] => {
                    *clocks.next().ok_or_else(corrupt)? = read_clock(rest, timing).ok_or_else(corrupt)?;
                }
                ["ahead", seat, stretch, text @ ..] if !text.is_empty() => course.ahead.push(Ahead {
                    seat: seat.parse().map_err(|_| corrupt())?,
                    stretch: stretch.parse().map_err(|_| corrupt())?,
                    text: text.join(" "),
                }),
                ["absent", rest @ ..] => course.absences.push(read_absence(rest).ok_or_else(corrupt)?),
                _ => return Err(corrupt()),
            }
        }
        match clocks.next() {
            None => Ok(course),
            Some(_) => Err(Corrupt(format!("course {state:?}: too few clocks"))),
        }
    }
}

fn clock_line(clock: &Clock) -> String {
    let Clock { left, since, granted, grace, lost, out, playing, reports, holidays: _ } = clock;
    let (since, lost) = (optional(*since), optional(*lost));
    let line = format!("clock {left} {since} {} {grace} {lost} {}", i32::from(*granted), i32::from(*out));
    // As before there was such a thing, where it has not come to it.
    let waits = *reports || !matches!(*playing, 0 | PLAYED_IN_ALL);
    if waits { format!("{line} {playing} {}", i32::from(*reports)) } else { line }
}

fn read_clock(words: &[&str], timing: Timing) -> Option<Clock> {
    let ([left, since, granted, grace, lost, out], waits) = words.split_first_chunk()?;
    let (playing, reports) = match waits {
        [] => (timing.played_in_all(), false),
        [playing, reports] => (playing.parse().ok()?, flag(reports)?),
        _ => return None,
    };
    Some(Clock {
        left: left.parse().ok()?,
        since: read_optional(since).ok()?,
        granted: flag(granted)?,
        grace: grace.parse().ok()?,
        lost: read_optional(lost).ok()?,
        out: flag(out)?,
        playing,
        reports,
        holidays: Vec::new(),
    })
}

fn absence_line(absence: &Absence) -> String {
    let Absence { seat, why, phase, until } = absence;
    let why = match why {
        Why::OutOfTime => "out",
        Why::Left => "left",
    };
    let phase = match phase {
        Phase::Voting => "voting",
        Phase::Waiting => "waiting",
    };
    format!("absent {seat} {why} {} {phase}", until.0)
}

fn read_absence(words: &[&str]) -> Option<Absence> {
    let [seat, why, until, phase] = words else { return None };
    Some(Absence {
        seat: seat.parse().ok()?,
        why: match *why {
            "out" => Why::OutOfTime,
            "left" => Why::Left,
            _ => return None,
        },
        until: tick(until)?,
        phase: match *phase {
            "voting" => Phase::Voting,
            "waiting" => Phase::Waiting,
            _ => return None,
        },
    })
}

fn optional(tick: Option<Tick>) -> String {
    tick.map_or_else(|| "-".into(), |tick| tick.0.to_string())
}

fn read_optional(word: &str) -> Result<Option<Tick>, std::num::ParseIntError> {
    (word != "-").then(|| word.parse().map(Tick)).transpose()
}

fn tick(word: &str) -> Option<Tick> {
    word.parse().ok().map(Tick)
}

fn flag(word: &str) -> Option<bool> {
    match word {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use engine::SeatSet;

    use super::*;
    use crate::time::{MINUTE, SECOND};

    fn seat(letter: &str) -> Seat {
        letter.parse().unwrap()
    }

    #[test]
    fn a_course_is_read_as_it_was_written() {
        let timing = Timing::Live { bank: 5 * MINUTE, increment: 15 * SECOND };
        let mut course = Course::new(timing, 3);
        course.clocks.started(SeatSet::only(seat("a")).with(seat("c")), Tick(1000));
        course.clocks.lose(seat("c"), Tick(2000));
        course.clocks.run_out(seat("a"), Tick(9000));
        course.absences.push(Absence::vote(seat("a"), Why::OutOfTime, timing, Tick(9000)));
        let mut left = Absence::vote(seat("b"), Why::Left, timing, Tick(9000));
        left.wait(timing, Tick(9500));
        course.absences.push(left);
        course.ahead.push(Ahead { seat: seat("b"), stretch: 3, text: "play R7 hidden".into() });
        assert!(!format!("{course:?}").contains("R7"), "nothing of a choice ahead is for logs");
        let read = |course: &Course| Course::read(&course.text().state, timing, 3, 0).unwrap();
        assert_eq!(read(&course), course, "{}", course.text().state);
        assert_eq!(course.text().due, 9000 + 2 * MINUTE);
        course.clocks.played(seat("b"), Tick(9600));
        course.clocks.turned(SeatSet::only(seat("b")), Tick(9700));
        course.clocks.wait(seat("b"), 1234, Tick(9700));
        assert_eq!(read(&course), course, "{}", course.text().state);
        course.clocks.pause(Tick(9999));
        assert_eq!(read(&course), course, "{}", course.text().state);
        let untimed = Course::new(Timing::Untimed, 3);
        assert_eq!(untimed.text(), CourseText { state: String::new(), due: 0 });
    }

    #[test]
    fn what_nobody_has_written_is_refused() {
        let timing = Timing::Daily { allowed: 5 };
        let good = Course::new(timing, 1).text().state;
        assert!(Course::read(&good, timing, 1, 0).is_ok());
        for bad in [
            "",
            "clock 1 - 2 0 - 0\n",
            "clock 1 - 0 0 -\n",
            "clock 1 - 0 0 - 0\nclock 1 - 0 0 - 0\n",
            "clock 1 - 0 0 - 0\nabsent b gone 5 waiting\n",
            "clock 1 - 0 0 - 0\nabsent b out 5 dancing\n",
            "clock 1 - 0 0 - 0\nabsent b out 5 voting more\n",
            "clock 1 - 0 0 - 0\nhurry\n",
            "clock 1 - 0 0 - 0\nahead a 1\n",
            "clock 1 - 0 0 - 0\nahead z 1 pass\n",
        ] {
            assert!(matches!(Course::read(bad, timing, 1, 0), Err(Corrupt(_))), "{bad:?}");
        }
    }
}
