//! The days of moments, as pages say them (UTC).

use std::ops::Range;

use domain::Moment;
use domain::time::{SECOND, Tick};
use pages::Day;

/// The day of a moment (UTC).
pub fn day(moment: Moment) -> Day {
    Day::of_seconds(moment.0)
}

/// The day of a tick (UTC).
pub(crate) fn day_of(tick: Tick) -> Day {
    Day::of_seconds(tick.0.div_euclid(SECOND))
}

/// Until which day somebody is on holiday at a moment.
pub(crate) fn away_until(holidays: &[Range<Tick>], now: Tick) -> Option<Day> {
    let away = holidays.iter().find(|away| away.contains(&now))?;
    Some(day_of(away.end.plus(-SECOND)))
}
