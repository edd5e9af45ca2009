//! The list of players: AP, the Strength of each in the lines to come, Victory and Damage tokens, and of the others the
//! city and how far each Project is paid, which open to their full size.

use city::{Line, Who};
use engine::Seat;
use maud::{Markup, html};
use words::{say, word};

use super::gem::{damage_icon, victory_icon};
use super::names;
use super::plan::{Frame, Touch};
use super::project;
use super::projects::{Grips, rows};
use super::sight::Sight;
use super::tally::{Contest, Rank, Tally};
use super::track::line_mark;
use super::words::{line_title, roman, total};
use face::{Cells, Plate};

/// One plate a seat, `a` first.
pub(super) fn plates(sight: Sight<'_>, tally: &Tally, cells: &Cells<'_>) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| plate(sight, seat, tally, cells)).collect()
}

fn plate(sight: Sight<'_>, seat: Seat, tally: &Tally, cells: &Cells<'_>) -> Plate {
    let estate = sight.estate(seat);
    let frame = Frame { sight, who: Who::Seat(seat), estate, touch: Touch::Look, tally };
    // Who only watches has all cities on the table.
    let is_other = sight.me().is_some() && !sight.is_me(seat);
    let id = frame.name_of("standing");
    let detail = cells.group(&id, (estate, tally.standing(frame.who), frame.next()), || {
        html! {
            div id=(id) class="c-standing" {
                (fronts(frame, cells))
                (tokens(frame, cells))
                @if is_other { (other(frame, cells)) }
            }
        }
    });
    Plate { score: total(tally.points(seat)), detail, ..Plate::default() }
}

/// The Strength of somebody in each line of which a Battle may still come.
pub(super) fn fronts(frame: Frame<'_>, cells: &Cells<'_>) -> Markup {
    let id = frame.name_of("fronts");
    let fronts: Vec<(Line, Contest, u8, Rank)> = Line::all()
        .map(|line| {
            (
                line,
                frame.tally.contest(line),
                frame.tally.strength(frame.who, line),
                frame.tally.rank(frame.who, line),
            )
        })
        .filter(|(_, contest, ..)| contest.is_to_come() || *contest == Contest::Open)
        .collect();
    let name = word!(frame.sight.language(), en: "Strength", fr: "Force", de: "Stärke");
    cells.common(&id, &fronts, || {
        html! { ul id=(id) class="c-fronts" aria-label=(name) { @for &front in &fronts { (self::front(frame.sight, front)) } } }
    })
}

fn front(sight: Sight<'_>, (line, contest, value, rank): (Line, Contest, u8, Rank)) -> Markup {
    let language = sight.language();
    let (title, how) = (line_title(line, language), contest.words(language));
    let place = match rank {
        Rank::Highest => word!(language, en: ", highest", fr: ", la plus haute", de: ", am höchsten"),
        Rank::Lowest => word!(language, en: ", lowest", fr: ", la plus basse", de: ", am niedrigsten"),
        Rank::Between => "",
    };
    let words = say!(language, en: "{title}, {how}: {value}{place}", fr: "{title}, {how}\u{202f}: {value}{place}", de: "{title}, {how}: {value}{place}");
    html! {
        li class={ (front_class(contest)) (rank_class(rank)) } title=(words) {
            @if let Some(battle) = contest.battle() { small aria-hidden="true" { (roman(battle)) } }
            (line_mark(line))
            b aria-hidden="true" { (value) }
            span class="sr" { (words) }
        }
    }
}

const fn front_class(contest: Contest) -> &'static str {
    match contest {
        Contest::Now(_) => "c-hot",
        Contest::Coming(_) | Contest::Foreseen(_) => "c-warm",
        Contest::Open | Contest::Fought(_) | Contest::Never => "c-maybe",
    }
}

const fn rank_class(rank: Rank) -> &'static str {
    match rank {
        Rank::Highest => " c-best",
        Rank::Lowest => " c-worst",
        Rank::Between => "",
    }
}

/// The Victory tokens, and the Damage tokens that lie at the city.
pub(super) fn tokens(frame: Frame<'_>, cells: &Cells<'_>) -> Markup {
    let (id, language) = (frame.name_of("tokens"), frame.sight.language());
    let (won, hit) = (frame.estate.victories(), frame.estate.pending().len());
    cells.common(&id, (won, hit), || {
        html! {
            p id=(id) class="c-tokens" {
                (victory_icon()) b data-t=(names::victories(frame.who)) { (won) } span class="sr" { (word!(language, en: "Victory tokens", fr: "jetons Victoire", de: "Siegmarker")) }
                @if hit > 0 { (damage_icon()) b { (hit) } span class="sr" { (word!(language, en: "Damage tokens pending", fr: "jetons Dégâts en attente", de: "offene Schadensmarker")) } }
            }
        }
    })
}

/// The city of another, small, and its Projects as bars; large with the cards when it is opened. What opens it stays as
/// it is, so that it stays open.
fn other(frame: Frame<'_>, cells: &Cells<'_>) -> Markup {
    let plate = if let Who::Seat(seat) = frame.who { Some(format!("plate:{seat}")) } else { None };
    html! {
        // What happens in the city is seen at the plate where the column is hidden.
        details class="c-other" data-else=[plate] {
            summary { (frame.draw(cells)) (progress(frame, cells)) }
            (rows(frame, Grips::None, cells))
        }
    }
}

/// How far each Project is paid; each shows its card large.
fn progress(frame: Frame<'_>, cells: &Cells<'_>) -> Markup {
    let (id, language) = (frame.name_of("bars"), frame.sight.language());
    let pack = frame.sight.pack();
    cells.common(&id, frame.estate.ventures(), || {
        html! {
            span id=(id) class="c-bars" {
                span class="sr" { (word!(language, en: "Projects paid: ", fr: "Projets payés\u{202f}: ", de: "Projekte bezahlt: ")) }
                @for (at, (venture, project)) in frame.estate.projects(pack).enumerate() {
                    @let (paid, of) = (venture.paid().total(), project.cost.total());
                    span data-t=(names::project(frame.who, at)) data-zoom=(frame.name_of(&project::part(at))) class=(if venture.is_complete() { "c-bar c-complete" } else { "c-bar" }) { (paid) "/" (of) " " }
                }
            }
        }
    })
}
