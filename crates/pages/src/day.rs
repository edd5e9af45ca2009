//! A day of the calendar, as people write it.

use std::fmt;

use domain::time::calendar_day;
use words::{Language, say, word};

/// A day of the calendar (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    /// The year, counted with a year 0.
    pub year: i64,
    /// The month, 1 to 12.
    pub month: u8,
    /// The day of the month, 1 to 31.
    pub day: u8,
}

impl Day {
    /// The day that holds a moment, in seconds since 1970.
    pub fn of_seconds(seconds: i64) -> Self {
        let (year, month, day) = calendar_day(seconds);
        Self { year, month, day }
    }

    /// "12 May 2026".
    pub fn words(self, language: Language) -> String {
        let Self { year, day, .. } = self;
        let month = self.month_name(language);
        match day {
            1 => say!(language, en: "1 {month} {year}", fr: "1er {month} {year}", de: "1. {month} {year}"),
            _ => {
                say!(language, en: "{day} {month} {year}", fr: "{day} {month} {year}", de: "{day}. {month} {year}")
            }
        }
    }

    /// "May 2026".
    pub fn month_words(self, language: Language) -> String {
        format!("{} {}", self.month_name(language), self.year)
    }

    const fn month_name(self, language: Language) -> &'static str {
        match self.month {
            1 => word!(language, en: "January", fr: "janvier", de: "Januar"),
            2 => word!(language, en: "February", fr: "février", de: "Februar"),
            3 => word!(language, en: "March", fr: "mars", de: "März"),
            4 => word!(language, en: "April", fr: "avril", de: "April"),
            5 => word!(language, en: "May", fr: "mai", de: "Mai"),
            6 => word!(language, en: "June", fr: "juin", de: "Juni"),
            7 => word!(language, en: "July", fr: "juillet", de: "Juli"),
            8 => word!(language, en: "August", fr: "août", de: "August"),
            9 => word!(language, en: "September", fr: "septembre", de: "September"),
            10 => word!(language, en: "October", fr: "octobre", de: "Oktober"),
            11 => word!(language, en: "November", fr: "novembre", de: "November"),
            _ => word!(language, en: "December", fr: "décembre", de: "Dezember"),
        }
    }
}

impl fmt::Display for Day {
    /// As `2026-11-21`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_their_days() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_709_164_800, "2024-02-29"),
            (1_795_219_200, "2026-11-21"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(Day::of_seconds(seconds).to_string(), day, "{seconds}");
        }
    }

    #[test]
    fn every_language_writes_a_day_its_own_way() {
        let written =
            |month, day| Language::ALL.map(|language| Day { year: 2026, month, day }.words(language));
        assert_eq!(written(5, 12), ["12 May 2026", "12 mai 2026", "12. Mai 2026"]);
        assert_eq!(written(3, 1), ["1 March 2026", "1er mars 2026", "1. März 2026"]);
        assert_eq!(written(12, 31), ["31 December 2026", "31 décembre 2026", "31. Dezember 2026"]);
    }
}
