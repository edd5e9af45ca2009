//! Rated games, as pages show them.

use domain::Rating;
use engine::Seat;
use maud::{Markup, html};
use words::Language;

use crate::words::best as say;

/// Whether a table's game counts for ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rated {
    /// It was opened without.
    #[default]
    No,
    /// It does.
    Yes,
    /// It was to, but a computer has played for somebody.
    Lost,
}

/// The account of somebody who sits at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPerson {
    /// Where.
    pub seat: Seat,
    /// The name of the account.
    pub name: String,
    /// The rating with its uncertainty, at a rated table.
    pub rating: Option<(i64, i64)>,
}

/// What a game did to somebody's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingChange {
    /// Whose.
    pub seat: Seat,
    /// The rating after it, with its uncertainty.
    pub after: (i64, i64),
    /// By how much it changed.
    pub change: i64,
}

/// What a rated game did to a seat, beside its points.
pub(crate) fn change_words(changes: &[RatingChange], seat: Seat, language: Language) -> Markup {
    html! {
        @for rated in changes.iter().filter(|rated| rated.seat == seat) {
            small class="rated" {
                (rating_words(rated.after, language)) " "
                span class="pill" { (signed(rated.change)) }
            }
        }
    }
}

/// A rating with its uncertainty, and a mark if it is provisional: "1043? ± 210".
pub(crate) fn rating_words((value, spread): (i64, i64), language: Language) -> Markup {
    html! {
        span class="rating" aria-hidden="true" {
            (value)
            @if spread > Rating::PROVISIONAL { abbr title=(say::provisional(language)) { "?" } }
            small { " ± " (spread) }
        }
        span class="sr" { (say::give_or_take(language, (value, spread))) }
    }
}

/// A change with its sign: "+12", "−5", "±0".
pub(crate) fn signed(change: i64) -> String {
    match change {
        0 => "±0".into(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_provisional_rating_has_a_mark_for_eyes_and_a_word_for_ears() {
        let words = |rating, language| rating_words(rating, language).into_string();
        let (first, settled) = (words((1043, 201), Language::English), words((1043, 200), Language::English));
        assert!(first.contains("1043<abbr title=\"provisional\">?</abbr>"), "{first}");
        assert!(first.contains("rating 1043, give or take 201, provisional"), "{first}");
        assert!(!settled.contains('?') && !settled.contains("provisional"), "{settled}");
        assert!(words((1043, 201), Language::French).contains("cote 1043, à 201 près, provisoire"));
        assert!(
            words((1043, 201), Language::German).contains("Wertung 1043, plus oder minus 201, vorläufig")
        );
    }

    #[test]
    fn a_change_has_its_sign() {
        assert_eq!([signed(12), signed(0), signed(-5)], ["+12", "±0", "−5"]);
    }
}
