//! The posters: one picture a game, 400 × 280, drawn by rule. The middle of each also works as a square.

mod city;
mod isle;
mod m;
mod tricks;

use maud::{Markup, PreEscaped, html};
use words::Language;

use crate::emblem;

/// The game a poster shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Poster {
    /// Mū: a terraced city around its spring.
    City,
    /// M: a ringed planet over five stripes.
    M,
    /// Mü: a fan of cards on felt.
    Tricks,
    /// Volcanic Isle: a mountain of fire over the sea.
    Isle,
}

impl Poster {
    /// All posters, in the order of the lobby.
    pub const ALL: [Self; 4] = [Self::City, Self::M, Self::Tricks, Self::Isle];

    /// The poster of the game with this slug.
    pub fn of_game(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|poster| poster.slug() == slug)
    }

    /// The slug of its game.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::M => "m",
            Self::Tricks => "tricks",
            Self::Isle => "isle",
        }
    }
}

/// A poster that fills its box; what does not fit is cut at the edges. The page carries [`defs`] once.
///
/// It is decoration: the game's name stands beside it.
pub fn poster(poster: Poster) -> Markup {
    html! {
        svg class="po" viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            use href={ "#po-" (poster.slug()) } {}
        }
    }
}

/// The four posters as symbols with all they need: once on a page with posters, inside `<defs>`.
///
/// It holds parts of cards and tiles and the seat patterns too; a page that has those already may put this after
/// them, since equal ids stand for equal pictures.
pub fn defs(language: Language) -> Markup {
    html! { @for poster in Poster::ALL { (symbol(poster, language)) } }
}

/// One poster as a symbol, with all that it needs and no more: inside `<defs>`.
pub fn symbol(poster: Poster, language: Language) -> Markup {
    html! {
        (parts(poster, language))
        symbol id={ "po-" (poster.slug()) } viewBox="0 0 400 280" { (drawing(poster, language)) }
    }
}

/// What the drawing of a poster refers to.
fn parts(poster: Poster, language: Language) -> Markup {
    match poster {
        Poster::City => PreEscaped(CITY.into()),
        Poster::M => html! { (PreEscaped(M)) (crate::m::tile::defs()) },
        Poster::Tricks => html! { (PreEscaped(TRICKS)) (tricks::card_parts(language)) },
        Poster::Isle => html! { (PreEscaped(ISLE)) (emblem::patterns()) },
    }
}

/// The drawing of a poster in a box of 400 × 280.
fn drawing(poster: Poster, language: Language) -> Markup {
    match poster {
        Poster::City => city::drawing(),
        Poster::M => m::drawing(language),
        Poster::Tricks => tricks::drawing(),
        Poster::Isle => isle::drawing(),
    }
}

const CITY: &str = r##"<linearGradient id="pc1" x2="0" y2="1"><stop stop-color="#2f8193"/><stop offset=".55" stop-color="#a7d6c4"/><stop offset="1" stop-color="#fbe7b8"/></linearGradient><linearGradient id="pc2" x2="0" y2="1"><stop stop-color="#0e6f7a"/><stop offset=".5" stop-color="#38b6c0"/><stop offset="1" stop-color="#8fe3df"/></linearGradient><radialGradient id="pc3"><stop offset=".45" stop-color="#fff3b0" stop-opacity=".95"/><stop offset="1" stop-color="#ffd34d" stop-opacity="0"/></radialGradient>"##;
const M: &str = r#"<clipPath id="pm1"><circle cx="200" cy="84" r="47"/></clipPath>"#;
const TRICKS: &str = r##"<radialGradient id="pt1" cy="45%"><stop stop-color="#3b7a63"/><stop offset="1" stop-color="#123328"/></radialGradient>"##;
const ISLE: &str = r##"<linearGradient id="pi1" x2="0" y2="1"><stop stop-color="#0b1a2e"/><stop offset=".5" stop-color="#3c2440"/><stop offset=".78" stop-color="#c2502f"/></linearGradient><linearGradient id="pi2" x2="0" y2="1"><stop stop-color="#7a3032"/><stop offset=".35" stop-color="#123044"/><stop offset="1" stop-color="#071722"/></linearGradient><radialGradient id="pi3"><stop offset=".25" stop-color="#ffb02e" stop-opacity=".85"/><stop offset=".6" stop-color="#ff5a1f" stop-opacity=".38"/><stop offset="1" stop-color="#ff3b0a" stop-opacity="0"/></radialGradient>"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_poster() {
        for slug in ["city", "m", "tricks", "isle"] {
            let found = Poster::of_game(slug).unwrap();
            assert!(poster(found).0.contains(&format!("#po-{slug}")));
            assert!(defs(Language::French).0.contains(&format!(r#"id="po-{slug}""#)));
        }
        assert_eq!(Poster::of_game("chess"), None);
    }

    #[test]
    fn a_poster_brings_what_it_refers_to_and_no_other_poster() {
        for shown in Poster::ALL {
            let drawn = symbol(shown, Language::German).0;
            let names = |mark: &str, end: char| -> std::collections::BTreeSet<String> {
                drawn
                    .split(mark)
                    .skip(1)
                    .filter_map(|rest| Some(rest.split_once(end)?.0.to_owned()))
                    .collect()
            };
            let has = names(" id=\"", '"');
            let uses: std::collections::BTreeSet<_> = &names("href=\"#", '"') | &names("url(#", ')');
            assert_eq!(
                uses.difference(&has).collect::<Vec<_>>(),
                Vec::<&String>::new(),
                "{shown:?} lacks these"
            );
            for other in Poster::ALL.into_iter().filter(|&other| other != shown) {
                assert!(!has.contains(&format!("po-{}", other.slug())), "{shown:?} brings {other:?}");
            }
            assert!(drawn.len() < 48_000, "{shown:?}: {}", drawn.len());
        }
    }

    #[test]
    fn a_poster_is_the_same_every_time() {
        assert_eq!(defs(Language::German).0, defs(Language::German).0);
    }
}
