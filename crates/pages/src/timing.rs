//! How long people may think: what a form asks for, and what a table has agreed.

use words::{Language, count, say};

use crate::fields::FieldError;
use crate::words::time;

/// The minutes that somebody may have for a whole game.
pub const MINUTES: std::ops::RangeInclusive<u32> = 1..=180;
/// The seconds that each choice may add.
pub const SECONDS: std::ops::RangeInclusive<u32> = 0..=300;
/// The days that each choice may take.
pub(crate) const DAYS: [u32; 4] = [1, 2, 3, 7];
/// Banks in minutes with increments in seconds that most people want.
pub(crate) const LIVE: [(u32, u32); 3] = [(5, 15), (10, 20), (20, 30)];

/// The value of the field `time` that means the fields beside it.
pub(crate) const OWN: &str = "own";
const UNTIMED: &str = "none";

/// How long people may think at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Timing {
    /// As long as they like.
    #[default]
    Untimed,
    /// So many minutes for the whole game, and so many seconds on top for each choice.
    Live {
        /// The minutes.
        minutes: u32,
        /// The seconds.
        seconds: u32,
    },
    /// So many days for each choice.
    Daily {
        /// The days.
        days: u32,
    },
}

/// The fields `time`, `time.minutes` and `time.seconds` of a new table. They hold nonsense as well.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeDraft {
    /// `none`, `5+15`, `3d`, or `own` for the fields beside; empty is `none`.
    pub choice: String,
    /// The minutes of one's own.
    pub minutes: String,
    /// The seconds of one's own.
    pub seconds: String,
}

impl Timing {
    /// Its value in the form.
    pub(crate) fn code(self) -> String {
        match self {
            Self::Untimed => UNTIMED.into(),
            Self::Live { minutes, seconds } => format!("{minutes}+{seconds}"),
            Self::Daily { days } => format!("{days}d"),
        }
    }

    /// What a form offers, in its order.
    pub(crate) fn offered() -> impl Iterator<Item = Self> {
        let live = LIVE.into_iter().map(|(minutes, seconds)| Self::Live { minutes, seconds });
        let daily = DAYS.into_iter().map(|days| Self::Daily { days });
        std::iter::once(Self::Untimed).chain(live).chain(daily)
    }

    /// In a few words: "10 min + 20 s a choice".
    pub fn words(self, language: Language) -> String {
        match self {
            Self::Untimed => time::untimed(language).into(),
            Self::Live { minutes, seconds } => time::live(language, minutes, seconds),
            Self::Daily { days } => time::daily(language, days),
        }
    }

    /// What follows from the answers to a vote on somebody who is not there.
    pub(crate) fn vote_words(self, language: Language) -> String {
        match self {
            Self::Untimed | Self::Live { .. } => say!(language,
                en: "To wait means 3 more minutes. If nobody answers within 2 minutes, a computer plays on.",
                fr: "Attendre, c’est 3 minutes de plus. Si personne ne répond en 2 minutes, un ordinateur continue.",
                de: "Warten heißt 3 Minuten mehr. Antwortet 2 Minuten lang niemand, spielt ein Computer weiter."),
            Self::Daily { days } => {
                let more = count!(language, days,
                    en: "one more day" | "{days} more days",
                    fr: "un jour de plus" | "{days} jours de plus",
                    de: "einen Tag mehr" | "{days} Tage mehr");
                say!(language,
                    en: "To wait means {more}. If nobody answers, the table waits.",
                    fr: "Attendre, c’est {more}. Si personne ne répond, la table attend.",
                    de: "Warten heißt {more}. Antwortet niemand, wartet der Tisch.")
            }
        }
    }
}

impl TimeDraft {
    /// What is asked for.
    ///
    /// # Errors
    /// What is wrong with it, at its field.
    pub fn timing(&self, language: Language) -> Result<Timing, FieldError> {
        if self.choice == OWN {
            let minutes = number(&self.minutes, MINUTES, "time.minutes", language)?;
            let seconds = number(&self.seconds, SECONDS, "time.seconds", language)?;
            return Ok(Timing::Live { minutes, seconds });
        }
        let choice = if self.choice.is_empty() { UNTIMED } else { &self.choice };
        let offered = Timing::offered().find(|timing| timing.code() == choice);
        offered.ok_or_else(|| FieldError::at("time", crate::words::forms::not_offered(language, choice)))
    }
}

fn number(
    text: &str,
    range: std::ops::RangeInclusive<u32>,
    field: &str,
    language: Language,
) -> Result<u32, FieldError> {
    let number = text.parse().ok().filter(|number| range.contains(number));
    let wrong = || crate::words::forms::number_range(language, text, *range.start(), *range.end());
    number.ok_or_else(|| FieldError::at(field, wrong()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(choice: &str, minutes: &str, seconds: &str) -> TimeDraft {
        TimeDraft { choice: choice.into(), minutes: minutes.into(), seconds: seconds.into() }
    }

    #[test]
    fn a_form_asks_for_what_is_offered_or_for_numbers_within_bounds() {
        let read = |choice: &str, minutes: &str, seconds: &str| {
            draft(choice, minutes, seconds).timing(Language::English).map_err(|error| error.field)
        };
        assert_eq!(read("", "x", "x"), Ok(Timing::Untimed));
        assert_eq!(read("none", "", ""), Ok(Timing::Untimed));
        assert_eq!(read("10+20", "1", "1"), Ok(Timing::Live { minutes: 10, seconds: 20 }));
        assert_eq!(read("7d", "", ""), Ok(Timing::Daily { days: 7 }));
        assert_eq!(read("own", "180", "0"), Ok(Timing::Live { minutes: 180, seconds: 0 }));
        for (choice, minutes, seconds, field) in [
            ("4d", "", "", "time"),
            ("5+16", "", "", "time"),
            ("own", "0", "5", "time.minutes"),
            ("own", "181", "5", "time.minutes"),
            ("own", "", "5", "time.minutes"),
            ("own", "5", "301", "time.seconds"),
            ("own", "5", "-1", "time.seconds"),
        ] {
            assert_eq!(read(choice, minutes, seconds), Err(field.to_owned()), "{choice} {minutes} {seconds}");
        }
    }

    #[test]
    fn what_is_offered_is_said_in_three_languages() {
        let said = |timing: Timing| Language::ALL.map(|language| timing.words(language));
        assert_eq!(said(Timing::Daily { days: 1 })[0], "1 day for each choice");
        assert_eq!(said(Timing::Live { minutes: 5, seconds: 0 })[2], "5 Min. für das ganze Spiel");
        for timing in Timing::offered() {
            let [english, french, german] = said(timing);
            assert!(english != french && french != german, "{english}");
        }
    }
}
