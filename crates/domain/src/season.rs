//! Seasons: the quarters of the calendar (UTC), in which lists of the best begin anew.

use std::fmt;
use std::str::FromStr;

use crate::Corrupt;
use crate::records::Moment;
use crate::time::calendar_day;

/// A quarter of the calendar (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Season(i64);

impl Season {
    /// The one that holds a moment.
    pub fn of(moment: Moment) -> Self {
        let (year, month, _) = calendar_day(moment.0);
        Self(year * 4 + i64::from(month - 1) / 3)
    }

    /// Its number: they are numbered one after the other, four a year from the year 0.
    pub const fn number(self) -> i64 {
        self.0
    }

    /// The one with this number.
    pub const fn of_number(number: i64) -> Self {
        Self(number)
    }

    /// The one before it.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0 - 1)
    }

    /// Its year.
    pub const fn year(self) -> i64 {
        self.0.div_euclid(4)
    }

    /// Which quarter of its year it is, from 1.
    pub const fn quarter(self) -> i64 {
        self.0.rem_euclid(4) + 1
    }
}

impl fmt::Display for Season {
    /// As `2026-4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{}", self.year(), self.quarter())
    }
}

impl FromStr for Season {
    type Err = Corrupt;

    /// Reads `2026-4`; years have four digits.
    fn from_str(text: &str) -> Result<Self, Corrupt> {
        let corrupt = || Corrupt(format!("season {text:?}"));
        let (year, quarter) = text.split_once('-').ok_or_else(corrupt)?;
        let is_number = year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit());
        let quarter = ["1", "2", "3", "4"].iter().position(|one| *one == quarter).ok_or_else(corrupt)?;
        let year: i64 = year.parse().map_err(|_| corrupt())?;
        let quarter = i64::try_from(quarter).map_err(|_| corrupt())?;
        if is_number { Ok(Self(year * 4 + quarter)) } else { Err(corrupt()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_a_quarter_of_the_calendar() {
        for (seconds, season) in [
            (0, "1970-1"),
            (951_868_799, "2000-1"),
            (954_547_199, "2000-1"),
            (954_547_200, "2000-2"),
            (1_790_812_799, "2026-3"),
            (1_790_812_800, "2026-4"),
            (1_798_761_599, "2026-4"),
            (1_798_761_600, "2027-1"),
        ] {
            let of = Season::of(Moment(seconds));
            assert_eq!(of.to_string(), season, "{seconds}");
            assert_eq!(season.parse::<Season>().unwrap(), of);
            assert_eq!(Season::of_number(of.number()), of);
        }
        assert_eq!("2027-1".parse::<Season>().unwrap().before().to_string(), "2026-4");
        assert_eq!("0000-1".parse::<Season>().unwrap().to_string(), "0000-1");
        for text in
            ["", "2026", "2026-0", "2026-5", "26-1", "-026-1", "2026-1 ", "+026-1", "20260-1", "2026-01"]
        {
            assert!(text.parse::<Season>().is_err(), "{text:?}");
        }
    }
}
