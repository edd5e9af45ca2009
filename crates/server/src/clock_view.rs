//! The clocks of a table: from what a form says, and as pages show them.

use domain::TableState;
use domain::time::{Clock, DAY, MINUTE, SECOND, Tick, Timing};
use pages::{ClockFace, Clocks, Ticking, Timing as Asked};

use crate::days::away_until;

/// What a table agrees on, from what its form asks for.
pub(crate) fn agreed_timing(asked: Asked) -> Timing {
    match asked {
        Asked::Untimed => Timing::Untimed,
        Asked::Live { minutes, seconds } => {
            Timing::Live { bank: i64::from(minutes) * MINUTE, increment: i64::from(seconds) * SECOND }
        }
        Asked::Daily { days } => Timing::Daily { allowed: i64::from(days) * DAY },
    }
}

/// What a table has agreed on, as pages say it.
pub(crate) fn shown_timing(timing: Timing) -> Asked {
    let whole = |millis: i64, unit: i64| u32::try_from(millis / unit).unwrap_or(u32::MAX);
    match timing {
        Timing::Untimed => Asked::Untimed,
        Timing::Live { bank, increment } => {
            Asked::Live { minutes: whole(bank, MINUTE), seconds: whole(increment, SECOND) }
        }
        Timing::Daily { allowed } => Asked::Daily { days: whole(allowed, DAY) },
    }
}

/// For whom clocks are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// A whole page, which may have no script: what is left at this moment.
    Page,
    /// A page with a script that counts down: the same text as long as no clock is set going or stopped.
    Script,
}

/// The clocks of the seats that people play.
pub(crate) fn clocks(state: &TableState, reader: Reader, now: Tick) -> Clocks {
    let course = &state.course;
    let faces = state.seats.iter().filter(|held| held.kind == domain::SeatKind::Person);
    let faces = faces.filter_map(|held| {
        let clock = course.clocks.clock(held.seat)?;
        let left = match reader {
            Reader::Page => clock.left(now),
            Reader::Script => clock.left_at_start(),
        };
        let until = clock.runs_out_at().map(|tick| tick.0);
        Some(ClockFace { seat: held.seat, left, until, state: ticking(clock, now) })
    });
    Clocks {
        daily: matches!(course.clocks.timing(), Timing::Daily { .. }),
        faces: if state.owing().is_empty() { Vec::new() } else { faces.collect() },
        now: match reader {
            Reader::Page => now.0,
            Reader::Script => 0,
        },
    }
}

fn ticking(clock: &Clock, now: Tick) -> Ticking {
    if let Some(day) = away_until(clock.holidays(), now) {
        Ticking::Holiday(day)
    } else if clock.is_out() {
        Ticking::Out
    } else if clock.runs() && clock.is_lost() {
        Ticking::Lost
    } else {
        Ticking::Well
    }
}
