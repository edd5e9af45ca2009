//! What became of somebody over time, in one game with one number of players.

use maud::{Markup, html};
use words::Language;

use crate::Day;
use crate::chart::{Frame, HEIGHT, WIDTH};
use crate::words::{archive as say, people};

/// What became of somebody over time, in one game with one number of players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The rating after each rated game, the first one first.
    pub ratings: Vec<i64>,
    /// The months in which something was played, the last one first.
    pub months: Vec<Month>,
}

/// What somebody has reached in a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// A day of it.
    pub day: Day,
    /// How many games.
    pub games: i64,
    /// The average place, in hundredths.
    pub place: i64,
    /// How many of the others stood behind on average, in per cent.
    pub success: i64,
    /// The rating at its end, if there is one.
    pub rating: Option<i64>,
}

/// The picture of the ratings, and all of it as a table; nothing if nothing was played.
pub(crate) fn history(history: &History, language: Language) -> Markup {
    let is_rated = history.months.iter().any(|month| month.rating.is_some());
    html! {
        @if !history.months.is_empty() {
            details class="fold history" {
                summary { (say::over_time(language)) }
                (line(&history.ratings, language))
                div class="wide-table" tabindex="0" role="region" aria-label=(say::over_time(language)) {
                    table {
                        tr {
                            th scope="col" { (say::month(language)) }
                            th scope="col" { (people::played(language)) }
                            th scope="col" { (people::average_place(language)) }
                            th scope="col" { (people::success(language)) }
                            @if is_rated { th scope="col" { (people::rating(language)) } }
                        }
                        @for month in &history.months {
                            tr {
                                th scope="row" { (month.day.month_words(language)) }
                                td { (month.games) }
                                td { (hundredths(month.place, language)) }
                                td { (month.success) "\u{a0}%" }
                                @if is_rated { td { @if let Some(rating) = month.rating { (rating) } } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The ratings as a line; what it shows stands in the table as well.
fn line(ratings: &[i64], language: Language) -> Markup {
    let (Some(&least), Some(&most)) = (ratings.iter().min(), ratings.iter().max()) else { return html! {} };
    if ratings.len() < 2 || least == most {
        return html! {};
    }
    let scale = [(real(least), least.to_string()), (real(most), most.to_string())];
    let frame = Frame { last: ratings.len() - 1, range: (real(least), real(most)), scale: &scale };
    let point = |(at, rating): (usize, &i64)| format!("{:.1} {:.1}", frame.x(at), frame.y(real(*rating)));
    let points: Vec<String> = ratings.iter().enumerate().map(point).collect();
    html! {
        figure class="course" {
            figcaption { (say::rating_over_time(language)) }
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(say::rating_from_to(language, least, most)) {
                (frame.marks())
                path class="rated-line" d=(format!("M{}", points.join("L"))) {}
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "ratings")]
const fn real(rating: i64) -> f64 {
    rating as f64
}

/// A number of hundredths as it is written: "2.25", in French and German "2,25".
pub(crate) fn hundredths(number: i64, language: Language) -> String {
    let sign = if language == Language::English { '.' } else { ',' };
    format!("{}{sign}{:02}", number / 100, number % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(hundredths(225, Language::English), "2.25");
        assert_eq!(hundredths(100, Language::German), "1,00");
    }

    #[test]
    fn a_line_needs_two_ratings_that_differ() {
        for none in [&[][..], &[1000], &[1000, 1000]] {
            assert!(line(none, Language::English).into_string().is_empty());
        }
        let drawn = line(&[1000, 1040, 980], Language::English).into_string();
        assert!(drawn.contains("M34.0 95.3L184.0 10.0L334.0 138.0"), "{drawn}");
        assert!(drawn.contains("Rating between 980 and 1040"), "{drawn}");
    }
}
