//! What the visitor has reached alone: a page for the visitor only, and a line under a result.

use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::{Language, say};

use crate::shell::{Area, Layout};
use crate::words::{alone as texts, lobby, table};
use crate::{Day, Game, Visitor, links};

/// The best results of a visitor, game by game.
#[derive(Clone, Debug)]
pub struct Alone {
    /// Who looks: the person whose results these are, and nobody else.
    pub visitor: Visitor,
    /// Every game that one person can play.
    pub games: Vec<AloneGame>,
}

/// What the visitor has reached alone at one game.
#[derive(Clone, Debug)]
pub struct AloneGame {
    /// The game.
    pub game: Game,
    /// How many games the visitor has played alone to the end.
    pub count: usize,
    /// The best of them, best first.
    pub best: Vec<AloneResult>,
}

/// One result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AloneResult {
    /// The table in addresses.
    pub table: String,
    /// What the table is called.
    pub name: String,
    /// The points.
    pub points: i32,
    /// What the game calls such a result; empty if it names no levels.
    pub level: String,
    /// What was agreed, as far as it is not what everybody plays; may be empty.
    pub agreed: String,
    /// When it ended.
    pub day: Day,
}

/// Where a result stands among all that the visitor has reached alone at the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlonePlace {
    /// Its place, from 1.
    pub place: usize,
    /// How many results there are.
    pub of: usize,
    /// The points of the best.
    pub best: i32,
    /// When the best ended.
    pub day: Day,
}

/// The page of what the visitor has reached alone.
pub fn alone_page(page: &Alone) -> Markup {
    let language = page.visitor.language;
    let title = texts::title(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { (texts::only_you(language)) }
            @for game in &page.games { (results(game)) }
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Elsewhere, heading: None, events: None, content }
        .page()
}

fn results(of: &AloneGame) -> Markup {
    let Game { name, title, language, .. } = &of.game;
    let (name, title, language) = (*name, *title, *language);
    html! {
        section aria-label=(title) {
            div class="alone-head" {
                h2 { (of.game.mark()) @if of.count > 0 { small { (texts::finished(language, of.count)) } } }
                a class="btn" href=(links::new_table(name)) aria-label=(lobby::new_table_of(language, title)) {
                    (icon(Icon::Plus)) (lobby::new_table(language))
                }
            }
            @if of.best.is_empty() {
                p class="card quiet-line" { (texts::none_yet(language)) }
            } @else {
                ol class="card alone" { @for (at, result) in (1..).zip(&of.best) { (row(&of.game, at, result)) } }
            }
        }
    }
}

fn row(game: &Game, at: usize, result: &AloneResult) -> Markup {
    let language = game.language;
    html! {
        li {
            span class="at" { (at) "." }
            b class="pts" { (result.points) span class="sr" { " " (table::points(language)) } }
            span class="what" {
                @if !result.level.is_empty() { b { (result.level) } }
                @if !result.agreed.is_empty() { span { (result.agreed) } }
            }
            span class="from" {
                a href=(links::table(&result.table)) { (result.name) }
                time datetime=(result.day) { (result.day.words(language)) }
            }
        }
    }
}

impl AlonePlace {
    /// "Your best: 47 (12 May 2026). This is your 3rd best of 8."
    fn words(&self, language: Language) -> String {
        let Self { place, of, best, day } = *self;
        let day = day.words(language);
        match (place, of) {
            (_, 1) => {
                say!(language, en: "Your first solo result.", fr: "Votre premier résultat en solo.", de: "Dein erstes Solo-Ergebnis.")
            }
            (1, _) => {
                say!(language, en: "This is your best of {of}.", fr: "C’est votre meilleur résultat sur {of}.", de: "Das ist dein bestes von {of} Ergebnissen.")
            }
            (_, _) => {
                let nth = ordinal(place);
                say!(language,
                    en: "Your best: {best} ({day}). This is your {nth} best of {of}.",
                    fr: "Votre meilleur\u{202f}: {best} ({day}). Celui-ci est le {place}e sur {of}.",
                    de: "Dein bestes: {best} ({day}). Dieses ist Platz {place} von {of}.")
            }
        }
    }
}

/// "3rd"
fn ordinal(number: usize) -> String {
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        (_, _) => "th",
    };
    format!("{number}{ending}")
}

/// The line under a result: the best so far, and where this one stands.
pub(crate) fn place(place: &AlonePlace, language: Language) -> Markup {
    html! {
        p class="so-far" {
            (place.words(language)) " "
            a class="btn quiet" href=(links::ALONE) { (texts::all(language)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Language;

    #[test]
    fn numbers_are_counted_as_the_english_do() {
        let counted = [2, 3, 4, 11, 12, 13, 21, 22, 23, 101, 111, 112].map(ordinal);
        let expected =
            ["2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "23rd", "101st", "111th", "112th"];
        assert_eq!(counted, expected);
    }

    #[test]
    fn a_result_is_the_first_the_best_or_one_among_others() {
        let day = Day { year: 2026, month: 5, day: 12 };
        let said = |(at, of)| {
            Language::ALL.map(|language| AlonePlace { place: at, of, best: 47, day }.words(language))
        };
        assert_eq!(said((1, 1))[0], "Your first solo result.");
        assert_eq!(said((1, 8))[2], "Das ist dein bestes von 8 Ergebnissen.");
        let [en, fr, de] = said((3, 8));
        assert_eq!(en, "Your best: 47 (12 May 2026). This is your 3rd best of 8.");
        assert_eq!(fr, "Votre meilleur\u{202f}: 47 (12 mai 2026). Celui-ci est le 3e sur 8.");
        assert_eq!(de, "Dein bestes: 47 (12. Mai 2026). Dieses ist Platz 3 von 8.");
    }
}
