//! The days of moments, as pages say them (UTC).

use std::ops::Range;

use domain::Moment;
use domain::time::{DAY, SECOND, Tick};
use pages::Day;

/// The seconds of a day.
pub(crate) const DAY_SECONDS: i64 = DAY / SECOND;

/// The day of a moment (UTC).
pub fn day(moment: Moment) -> Day {
    Day::of_seconds(moment.0)
}

/// The time of day of a moment (UTC): `19:30:00`.
pub(crate) fn time_of_day(moment: Moment) -> String {
    let second = moment.0.rem_euclid(DAY_SECONDS);
    format!("{:02}:{:02}:{:02}", second / 3600, second / 60 % 60, second % 60)
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

/// The number of a day that is written like 2026-12-24, counted from 1970.
pub(crate) fn day_number(text: &str) -> Option<i64> {
    const DAYS_OF_400_YEARS: i64 = 146_097;
    let mut parts = text.splitn(3, '-').map(|part| part.parse::<i64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return None;
    }
    // Years that begin with March, as days are counted back in `Day`.
    let years = if month > 2 { year } else { year - 1 };
    let (era, of_era) = (years.div_euclid(400), years.rem_euclid(400));
    let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    let number = era * DAYS_OF_400_YEARS + 365 * of_era + of_era / 4 - of_era / 100 + of_year - 719_468;
    // 31 April is no day.
    (Day::of_seconds(number * DAY_SECONDS).to_string() == text).then_some(number)
}
