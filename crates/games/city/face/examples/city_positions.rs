//! Writes pages with positions of Mū into a folder, to look at them in a browser:
//! `cargo run -p city-face --example city_positions FOLDER SHELL.css`.
//!
//! The frame around the position is only as much of a page as the position needs; give it the style sheet of the
//! real pages. Handles named in the address, as in `#c.5`, are shown as chosen.

use city_face::CityFace;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use city::{City, CityOptions, Pack, Task};
use city_face::pack::pack_sheet;
use engine::{Game, Luck, Observer, Options, Rng, Seat, Table, Told};
use face::icon::{Icon, icon, sprite};
use face::{Cells, Choices, Face, Kept, Look, Pick, Scene, SeatLook, emblem};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Language;

fn main() -> io::Result<()> {
    let mut arguments = env::args_os().skip(1).map(PathBuf::from);
    let folder = arguments.next().unwrap_or_else(|| env::temp_dir().join("city-table"));
    let style = arguments.next().map_or_else(|| Ok(String::new()), fs::read_to_string)?;
    fs::create_dir_all(&folder)?;
    for language in Language::ALL {
        fs::write(
            folder.join(format!("pack.{}.svg", language.code())),
            pack_sheet(&Pack::standard(), language),
        )?;
        for seats in [1, 3, 5] {
            for (name, table, observer) in moments(seats) {
                write(&folder, &style, (&format!("{name}-{seats}"), &table, observer), language)?;
            }
        }
    }
    eprintln!("{}", folder.display());
    Ok(())
}

/// Positions worth a look: each kind of question as late as it was asked, and the end.
fn moments(seats: u8) -> Vec<(String, Table<City>, Observer)> {
    let options = CityOptions::build(seats, &[]).expect("the defaults suit every number of seats");
    let luck = Luck::from_seed(11);
    let mut rng = Rng::from_seed(23);
    let mut table = Table::<City>::open(options, &luck);
    let me = Observer::Seat(Seat::default());
    let mut found: Vec<(String, Table<City>, Observer)> = Vec::new();
    while let Some(seat) = table.turn().owing().first() {
        let view = table.view(me);
        let task = view.desk().map_or(Task::Done, city::Desk::task);
        let phase = if view.is_my_turn() { format!("{task:?}") } else { "Waiting".to_owned() };
        let name = format!("{phase}{}", view.public().round()).to_lowercase();
        match found.iter_mut().find(|(known, ..)| *known == name) {
            Some(known) => known.1 = table.clone(),
            None => found.push((name, table.clone(), me)),
        }
        let Some(action) = table.truth().sample(seat, &mut rng) else { break };
        if table.play(seat, action, &luck).is_err() {
            break;
        }
    }
    found.push(("over".to_owned(), table.clone(), me));
    found.push(("watched".to_owned(), table, Observer::Spectator));
    found
}

fn write(
    folder: &Path,
    style: &str,
    (name, table, observer): (&str, &Table<City>, Observer),
    language: Language,
) -> io::Result<()> {
    let names = [("Nour", "N"), ("Ivo", "I"), ("Maëlle", "M"), ("Tarō", "T"), ("Zélie", "Z")];
    let seat = |(name, letter): &(&str, &str)| SeatLook {
        name: (*name).into(),
        letter: (*letter).into(),
        computer: false,
    };
    let seats: Vec<SeatLook> = names.iter().take(table.truth().seats().into()).map(seat).collect();
    let look = Look { language, observer, seats: &seats };
    let (view, told): (_, Vec<&Told<_>>) = (table.view(observer), table.events_since(0, observer).collect());
    let scene = CityFace::scene(&view, &told, &look, &Cells::in_place(&Kept::default()));
    let (sheet, choices) = (CityFace::sheet(&view, &told, &look), CityFace::choices(&view, &look));
    let lines: Vec<String> = told
        .iter()
        .filter_map(|told| CityFace::line_at(&told.event, &view, &look))
        .map(|line| line.text)
        .collect();
    let page = page((&scene, &sheet), &choices, &look, style, &lines).into_string();
    fs::write(folder.join(format!("{name}.{}.html", language.code())), page)?;
    fs::write(folder.join(format!("{name}.{}.svg", language.code())), CityFace::picture(&view, &look))
}

fn page(
    (scene, sheet): (&Scene, &Markup),
    choices: &Choices,
    look: &Look<'_>,
    style: &str,
    lines: &[String],
) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(look.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { "Mū" }
                style { (PreEscaped(style)) (PreEscaped(CityFace::style())) }
            }
            body class="game" data-view="table" data-game="city" {
                (sprite()) (CityFace::sprite(look.language))
                header class="top" {
                    h1 { "Four lanterns" } span class="sp" {}
                    ol class="rounds" { @for stage in &scene.stages { li class=[(!stage.current).then_some("d-only")] aria-current=[stage.current.then_some("step")] { (stage.label) } } }
                    span class="sp d-only" {}
                }
                ol class="strip" { @for (at, plate) in scene.plates.iter().enumerate() { li { a href="#players" { (emblem::emblem(at, &look.seats[at].letter)) span class="nm" { (look.seats[at].name) } span class="sc" { (plate.score) } } } } }
                main class="main" { div id="main" { (scene.main) } }
                (side(scene, sheet, look, lines))
                (dock(scene, choices))
                nav class="tabbar" { a aria-current="page" { "Table" } a { "Log" } a { "Scores" } a { "Rules" } }
                script { (PreEscaped(script(choices))) }
            }
        }
    }
}

fn side(scene: &Scene, sheet: &Markup, look: &Look<'_>, lines: &[String]) -> Markup {
    html! {
        aside class="side" {
            div id="panel" { (scene.panel) }
            section class="pls" { @for (at, plate) in scene.plates.iter().enumerate() { section class="pl" {
                (emblem::emblem(at, &look.seats[at].letter)) span class="nm" { span { (look.seats[at].name) } } span class="sc" { (plate.score) }
                span class="st" { @if let Some((role, class)) = &plate.role { span class={ "role " (class) } { (role) } " " } (plate.state) }
            } } }
            div class="panes" {
                section class="pane" id="pane-log" { ol class="log" { @for line in lines.iter().rev().take(40) { li { span {} span { (line) } } } } }
                section class="pane" id="pane-scores" hidden { div class="in" { (sheet) } }
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
                    p class="l1" { span class={ "turn" @if !mine { " wait" } } { (icon(if mine { Icon::Hand } else { Icon::Hourglass })) (choices.title) } }
                    p class="fx" id="fx" { (choices.prompt) }
                }
                div class="acts" {
                    @for act in &choices.acts { @if let [Pick::One(handle)] = act.picks.as_slice() { @if handle.starts_with("a.") { button type="button" class="btn" data-h=(handle) { (act.say) } } } }
                    @if mine { button type="button" class="btn go" { (choices.acts[0].say) } }
                }
            }
            (scene.hand)
        }
    }
}

/// Marks what may be chosen, and as chosen what the address names, with its preview.
fn script(choices: &Choices) -> String {
    let handles = choices.acts.iter().filter_map(|act| act.picks.first()).flat_map(|pick| match pick {
        Pick::One(handle) => vec![handle.clone()],
        Pick::Some { of, .. } => of.iter().map(|item| item.handle.clone()).collect(),
    });
    let handles: Vec<String> = handles.map(|handle| format!("{handle:?}")).collect();
    format!(
        "const chosen = decodeURI(location.hash.slice(1)).split(',');\
         for (const e of document.querySelectorAll('[data-h]')) {{ const n = chosen.indexOf(e.dataset.h); if (n >= 0) {{ e.classList.add('sel'); e.dataset.n = n + 1; }} else if ([{}].includes(e.dataset.h)) e.classList.add('can'); }}\
         for (const e of document.querySelectorAll('[data-preview]')) e.classList.toggle('on', e.dataset.preview === chosen.join(' '));",
        handles.join(",")
    )
}
