//! The side column above the players: the Strength of all in every line, and the cities of the others.

use city::{Estate, Who};
use maud::{Markup, html};
use words::{say, word};

use super::gem::{damage_icon, victory_icon};
use super::mini::mini;
use super::plan::{Frame, Touch};
use super::projects::{Grips, rows};
use super::sight::Sight;
use super::track::{head, sides, totals};
use super::words::points;

/// What the side column shows.
pub(super) fn panel(sight: Sight<'_>) -> Markup {
    html! {
        (others(sight))
        section class="c-block" { (totals(sight)) }
    }
}

/// The other cities, small; each opens to its full size with its Projects.
fn others(sight: Sight<'_>) -> Markup {
    let me = sight.me().map(Who::Seat);
    html! {
        @if me.is_some() {
            @for who in sides(sight) {
                @if me != Some(who) {
                    @if let Some(estate) = estate(sight, who) { (other(sight, who, estate)) }
                }
            }
        }
    }
}

fn estate(sight: Sight<'_>, who: Who) -> Option<&Estate> {
    match who {
        Who::Seat(seat) => Some(sight.public().estate(seat)),
        Who::Neutral => sight.public().neutral(),
    }
}

fn other(sight: Sight<'_>, who: Who, estate: &Estate) -> Markup {
    let language = sight.language();
    let now = match who {
        Who::Seat(seat) => points(sight.public().sheet(seat).total(), language),
        Who::Neutral => {
            let stock = sight.public().stock();
            say!(language, en: "stock {stock}", fr: "réserve {stock}", de: "Vorrat {stock}")
        }
    };
    html! {
        details class="c-block c-other" {
            summary {
                (mini(sight, estate))
                div {
                    b class="c-who" { (head(sight, who)) }
                    p { (now) }
                    p class="c-tokens" {
                        (victory_icon()) b { (estate.victories()) } span class="sr" { (word!(language, en: "Victory tokens", fr: "jetons Victoire", de: "Siegmarker")) }
                        (damage_icon()) b { (estate.pending().len()) } span class="sr" { (word!(language, en: "Damage tokens pending", fr: "jetons Dégâts en attente", de: "offene Schadensmarker")) }
                    }
                    @if matches!(who, Who::Seat(_)) { (progress(sight, estate)) }
                    span class="c-more" { (word!(language, en: "Open", fr: "Ouvrir", de: "Öffnen")) }
                }
            }
            (Frame { sight, who, estate, touch: Touch::Look }.draw())
            (rows(estate, sight, Grips::None))
        }
    }
}

/// How far each Project is paid.
fn progress(sight: Sight<'_>, estate: &Estate) -> Markup {
    let language = sight.language();
    html! {
        p class="c-bars" {
            span class="sr" { (word!(language, en: "Projects paid: ", fr: "Projets payés\u{202f}: ", de: "Projekte bezahlt: ")) }
            @for (venture, project) in estate.projects(sight.pack()) {
                @let (paid, of) = (venture.paid().total(), project.cost.total());
                span class=(if venture.is_complete() { "c-bar c-complete" } else { "c-bar" }) { (paid) "/" (of) }
            }
        }
    }
}
