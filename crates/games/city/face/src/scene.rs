//! Everything that a page shows of a position.

use city::{Event, Moment, Phase, Who};
use engine::{Seat, Told};
use maud::{Markup, html};
use words::{say, word};

use super::plan::{Frame, Touch};
use super::projects::{Grips, rows};
use super::sight::Sight;
use super::tally::Tally;
use super::words::{neutral_title, round_name};
use super::{hand, handles, names, notice, plates, played, track};
use face::{Cells, Scene, Stage};

/// Everything that a page shows of a position, except the choices.
pub(super) fn scene(sight: Sight<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Scene {
    let tally = &Tally::of(sight);
    Scene {
        main: html! { div class=(if sight.me().is_some() { "c-table" } else { "c-table c-watched" }) { (main(sight, tally, cells)) } },
        hand: hand::hand(sight, cells),
        plates: plates::plates(sight, tally, cells),
        panel: html! {},
        stages: stages(sight),
        notice: notice::notice(sight, told, cells),
    }
}

fn main(sight: Sight<'_>, tally: &Tally, cells: &Cells<'_>) -> Markup {
    let Some(me) = sight.me() else { return everybody(sight, tally, cells) };
    let own = Frame { sight, who: Who::Seat(me), estate: sight.estate(me), touch: Touch::Own, tally };
    html! {
        div class="c-city" { (own.draw(cells)) }
        (played::row(sight, cells))
        div class="c-beside" {
            (track::track(sight, tally, cells))
            (neutral(sight, tally, cells))
            (projects(own, cells))
        }
    }
}

/// For those who only watch: all cities.
fn everybody(sight: Sight<'_>, tally: &Tally, cells: &Cells<'_>) -> Markup {
    let touch = Touch::Look;
    html! {
        (track::track(sight, tally, cells))
        (played::row(sight, cells))
        div class="c-all" {
            @for seat in Seat::all(sight.seats()) {
                @let frame = Frame { sight, who: Who::Seat(seat), estate: sight.public().estate(seat), touch, tally };
                section {
                    h2 { (sight.plate(seat)) }
                    (frame.draw(cells))
                    (rows(Frame { estate: sight.estate(seat), ..frame }, Grips::None, cells))
                }
            }
            @if let Some(estate) = sight.public().neutral() {
                section { h2 { (neutral_title(sight.language())) " " (stock(sight, cells)) } (Frame { sight, who: Who::Neutral, estate, touch, tally }.draw(cells)) }
            }
        }
    }
}

/// The neutral player's city, in solo play.
fn neutral(sight: Sight<'_>, tally: &Tally, cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    let Some(estate) = sight.public().neutral() else { return html! {} };
    let frame = Frame { sight, who: Who::Neutral, estate, touch: Touch::Neutral, tally };
    html! {
        section class="c-neutral" {
            h2 { (neutral_title(language)) " " (stock(sight, cells)) }
            (frame.draw(cells))
            (plates::fronts(frame, cells))
            (plates::tokens(frame, cells))
        }
    }
}

/// The stock of the neutral player.
fn stock(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let (stock, language) = (sight.public().stock(), sight.language());
    let word = word!(language, en: "stock", fr: "réserve", de: "Vorrat");
    cells.cell(
        "c-stock",
        stock,
        || html! { small id="c-stock" { (word) " " span data-t=(names::STOCK) { (stock) } } },
    )
}

/// The observer's Projects.
fn projects(own: Frame<'_>, cells: &Cells<'_>) -> Markup {
    let language = own.sight.language();
    html! {
        section class="c-own-projects" aria-label=(word!(language, en: "Your Projects", fr: "Vos Projets", de: "Deine Projekte")) {
            h2 { (word!(language, en: "Your Projects", fr: "Vos Projets", de: "Deine Projekte")) }
            (rows(own, Grips::Own, cells))
        }
    }
}

/// The rounds, the current one with its turn.
fn stages(sight: Sight<'_>) -> Vec<Stage> {
    let (public, language) = (sight.public(), sight.language());
    let over = matches!(public.phase(), Phase::Over | Phase::Entries | Phase::Calm(Moment::Harvest));
    let mut stages: Vec<Stage> = (0..4)
        .map(|round| {
            let current = !over && round == public.round();
            let name = round_name(round, language);
            let label = if current { format!("{name} · {}", moment(sight)) } else { name };
            Stage { label, current }
        })
        .collect();
    stages.push(Stage {
        label: word!(language, en: "Harvest", fr: "Moisson", de: "Ernte").to_owned(),
        current: over,
    });
    stages
}

/// What goes on in a round: a turn, or a Battle.
pub(super) fn moment(sight: Sight<'_>) -> String {
    let (public, language) = (sight.public(), sight.language());
    let turn = public.turn();
    match public.phase() {
        Phase::Window | Phase::Damage | Phase::Calm(Moment::Battle) => {
            word!(language, en: "Battle", fr: "Affrontement", de: "Kampf").to_owned()
        }
        Phase::Luck(_)
        | Phase::Boards
        | Phase::Choose
        | Phase::Calm(_)
        | Phase::Resolve
        | Phase::RoundEnd
        | Phase::Entries
        | Phase::Over => {
            say!(language, en: "turn {turn} of 3", fr: "tour {turn} sur 3", de: "Zug {turn} von 3")
        }
    }
}

/// The handles of the observer's own things, for tests and notes.
pub(super) fn line_handles(lines: city::LineSet) -> Vec<String> {
    lines.iter().map(handles::of_line).collect()
}
