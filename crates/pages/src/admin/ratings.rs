//! Rated games that count less than in full, for whoever hosts.

use domain::Less;
use maud::{Markup, html};
use words::Language;

use crate::links::AdminPart;
use crate::words::{admin as say, best, people};

/// Rated games of the same people that count less for the same reason, as the host sees them.
#[derive(Clone, Debug)]
pub struct AdminWeighed {
    /// What the game is called.
    pub game: String,
    /// The whole ids of who played, and the names.
    pub people: Vec<(String, String)>,
    /// The name of who has lost them, if they were thrown.
    pub thrown_by: Option<String>,
    /// How many there are.
    pub games: usize,
    /// Why the last of them counts less, and how much.
    pub less: Less,
    /// When that one ended.
    pub at: String,
}

/// Who plays such games, and why they count less.
pub(super) fn ratings_part(weighed: &[AdminWeighed], language: Language) -> Markup {
    html! {
        p class="hint" { (say::ratings_help(language)) }
        @if weighed.is_empty() { p class="card quiet-line" { (say::no_weighed(language)) } }
        @else {
            ul class="card lines weighed" {
                @for one in weighed {
                    li {
                        div class="what" {
                            b {
                                @for (id, name) in &one.people {
                                    a href={ (AdminPart::People.address()) "?text=" (id) } { @if name.is_empty() { (say::no_name(language)) } @else { (name) } }
                                }
                            }
                            span class="quiet" {
                                (one.game) ", " (people::with_players(language, one.people.len().try_into().unwrap_or(u8::MAX))) ", "
                                (say::games_count(language, one.games, best::weight(language, one.less.weight))) ", " (one.at)
                            }
                            span class="quiet" {
                                (best::why_less(language, one.less))
                                @if let Some(name) = &one.thrown_by { "; " (say::lost_by(language, name)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
