//! The side column above the players: the Strength of all in every line, and the cities of the others.

use city::{Estate, Who};
use maud::{Markup, html};
use words::{say, word};

use super::gem::{damage_icon, victory_icon};
use super::mini::mini;
use super::plan::{Frame, Touch, buildings, tokens};
use super::projects::{Grips, rows};
use super::sight::Sight;
use super::tally::Tally;
use super::track::{head, sides, totals};
use super::words::points;
use face::Cells;

/// What the side column shows.
pub(super) fn panel(sight: Sight<'_>, tally: &Tally, cells: &Cells<'_>) -> Markup {
    html! {
        (others(sight, tally, cells))
        section class="c-block" { (cells.cell("c-totals", tally.lines(), || totals(sight, tally))) }
    }
}

/// The other cities, small; each opens to its full size with its Projects.
fn others(sight: Sight<'_>, tally: &Tally, cells: &Cells<'_>) -> Markup {
    let me = sight.me().map(Who::Seat);
    html! {
        @if me.is_some() {
            @for who in sides(sight) {
                @if me != Some(who) {
                    @if let Some(estate) = estate(sight, who) {
                        (other(Frame { sight, who, estate, touch: Touch::Look, tally }, cells))
                    }
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

/// The city of another. What opens it stays as it is, so that it stays open.
fn other(frame: Frame<'_>, cells: &Cells<'_>) -> Markup {
    let Frame { sight, who, estate, tally, .. } = frame;
    let [mini_id, sum_id] = ["mini", "sum"].map(|part| frame.name_of(part));
    let now = match who {
        Who::Seat(seat) => tally.points(seat),
        Who::Neutral => sight.public().stock().into(),
    };
    let city = (buildings(estate), tokens(estate), frame.next());
    let paid = (estate.victories(), estate.pending().len(), estate.ventures());
    html! {
        details class="c-block c-other" {
            summary {
                (cells.cell(&mini_id, city, || mini(sight, estate, &mini_id)))
                (cells.cell(&sum_id, (now, paid), || sum(frame, now, &sum_id)))
            }
            (frame.draw(cells))
            (rows(frame, Grips::None, cells))
        }
    }
}

/// How another stands.
fn sum(frame: Frame<'_>, now: i32, id: &str) -> Markup {
    let Frame { sight, who, estate, .. } = frame;
    let language = sight.language();
    let now = match who {
        Who::Seat(_) => points(now, language),
        Who::Neutral => {
            say!(language, en: "stock {now}", fr: "réserve {now}", de: "Vorrat {now}")
        }
    };
    html! {
        div id=(id) {
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
