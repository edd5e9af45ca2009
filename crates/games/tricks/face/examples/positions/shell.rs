//! As much of a page as a position needs around it.

use engine::{Observer, Options, Seat, Told};
use face::icon::{Icon, icon, sprite};
use face::{Cells, Choices, Face, Kept, Look, Pick, Scene, SeatLook, emblem, rule_link};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tricks::Event;
use tricks_face::TricksFace;
use words::Language;

use super::moments::Moment;

const NAMES: [(&str, &str); 6] =
    [("Nour", "N"), ("Ivo", "I"), ("Maëlle", "M"), ("Tarō", "T"), ("Zélie", "Z"), ("Bartholomäus", "B")];

/// The people at a table of `seats`.
pub(crate) fn looks(seats: u8) -> Vec<SeatLook> {
    let look = |(index, (name, letter)): (usize, &(&str, &str))| SeatLook {
        name: (*name).to_owned(),
        letter: (*letter).to_owned(),
        computer: index % 3 == 2,
    };
    NAMES.iter().take(seats.into()).enumerate().map(look).collect()
}

/// For whom a position is shown.
pub(crate) const fn look(seats: &[SeatLook], observer: Observer, language: Language) -> Look<'_> {
    Look { language, observer, seats }
}

/// The page of a position.
pub(crate) fn page(moment: &Moment, language: Language, style: &str) -> Markup {
    let looks = looks(moment.table.options().seats());
    let look = look(&looks, moment.observer, language);
    let view = moment.table.view(moment.observer);
    let told: Vec<&Told<Event>> = moment.table.events_since(0, moment.observer).collect();
    let scene = TricksFace::scene(&view, &told, &look, &Cells::in_place(&Kept::default()));
    let sheet = TricksFace::sheet(&view, &told, &look);
    let choices = TricksFace::choices(&view, &look);
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (moment.name) }
                style { (PreEscaped(style)) (PreEscaped(TricksFace::style())) }
            }
            body class="game" data-view="table" data-game="tricks" {
                (sprite())
                (TricksFace::sprite(language))
                (top(&scene))
                (strip(&scene, &look, moment))
                main class="main" id="content" { div id="main" { (scene.main) } }
                (side(&scene, &sheet, (&look, &told), moment))
                (dock(&scene, &choices))
                @if let Some(notice) = &scene.notice {
                    dialog id="notice" data-key=(notice.key) { div class="dlg-h" { h2 { (notice.title) } } div class="dlg-b" { (notice.body) } }
                }
                script { (PreEscaped(script(&choices))) }
            }
        }
    }
}

fn top(scene: &Scene) -> Markup {
    html! {
        header class="top" {
            h1 { "The brass lamp" }
            span class="sp" {}
            ol class="rounds" {
                @for stage in &scene.stages { li class=[(!stage.current).then_some("d-only")] aria-current=[stage.current.then_some("step")] { (stage.label) } }
            }
            span class="sp d-only" {}
        }
    }
}

fn strip(scene: &Scene, look: &Look<'_>, moment: &Moment) -> Markup {
    html! {
        ol class="strip" {
            @for (seat, plate) in Seat::all(moment.table.options().seats()).zip(&scene.plates) {
                li class=(if moment.table.turn().owing().contains(seat) { "on" } else { "" }) {
                    a href="#players" {
                        (emblem::emblem(seat.index(), &look.seats[seat.index()].letter))
                        span class="nm" { (look.name(seat)) }
                        span class="sc" { (plate.score) }
                    }
                }
            }
        }
    }
}

fn side(
    scene: &Scene,
    sheet: &Markup,
    (look, told): (&Look<'_>, &[&Told<Event>]),
    moment: &Moment,
) -> Markup {
    let lines = told.iter().filter_map(|told| TricksFace::line(&told.event, look));
    let lines: Vec<_> = lines.collect();
    let skip = lines.len().saturating_sub(25);
    html! {
        aside class="side" {
            div id="panel" { (scene.panel) }
            section class="pls" id="players" {
                @for (seat, plate) in Seat::all(moment.table.options().seats()).zip(&scene.plates) {
                    section class="pl" {
                        (emblem::emblem(seat.index(), &look.seats[seat.index()].letter))
                        span class="nm" { span { (look.name(seat)) } }
                        span class="sc" { (plate.score) }
                        span class="st" { @if let Some((role, class)) = &plate.role { span class={ "role " (class) } { (role) } " " } (plate.state) }
                    }
                }
            }
            div class="panes" {
                section class="pane" id="pane-log" { ol class="log" { @for line in lines.iter().skip(skip) { li { span {} span { (line.text) @if let Some(rule) = line.rule { " " (rule_link(rule)) } } } } } }
                section class="pane" id="pane-scores" hidden { div class="in scroll-x" { (sheet) } }
            }
        }
    }
}

fn dock(scene: &Scene, choices: &Choices) -> Markup {
    let mine = !choices.acts.is_empty();
    html! {
        section id="dock" class={ "dock" @if mine { " mine" } @else { " calm" } } {
            div class="prompt" {
                div class="say" {
                    p class="l1" { span class={ "turn" @if !mine { " wait" } } { (icon(if mine { Icon::Hand } else { Icon::Hourglass })) (if choices.title.is_empty() { "…" } else { &choices.title }) } }
                    p class="fx" { (choices.prompt) @if let Some(rule) = choices.rule { " " (rule_link(rule)) } }
                }
                div class="acts" data-group="actions" {
                    @for act in &choices.acts {
                        @if let [Pick::One(handle)] = act.picks.as_slice() { @if handle.starts_with("a.") { button type="button" class="btn" data-h=(handle) { (act.say) } } }
                    }
                    @if mine { button type="button" class="btn go" { (choices.acts[0].say.replace("{n}", "2")) } }
                }
            }
            (scene.hand)
        }
    }
}

/// Marks what may be chosen, and as chosen what the address names.
fn script(choices: &Choices) -> String {
    let handles = choices.acts.iter().filter_map(|act| act.picks.first()).flat_map(|pick| match pick {
        Pick::One(handle) => vec![handle.clone()],
        Pick::Some { of, .. } => of.iter().map(|item| item.handle.clone()).collect(),
    });
    let handles: Vec<String> = handles.map(|handle| format!("{handle:?}")).collect();
    format!(
        "const chosen = location.hash.slice(1).split(',');\
         const at = h => document.querySelector('[data-h=\"' + h + '\"]');\
         document.querySelectorAll('[data-h]').forEach(e => e.setAttribute('aria-disabled', 'true'));\
         for (const h of [{}]) {{ const e = at(h); if (e) {{ e.setAttribute('aria-disabled', 'false'); const n = chosen.indexOf(h); e.classList.add(n < 0 ? 'can' : 'sel'); if (n >= 0) e.dataset.n = n + 1; }} }}",
        handles.join(",")
    )
}

/// The variables and the grid of the real pages, as far as a position leans on them.
pub(crate) const STYLE: &str = include_str!("shell.css");
