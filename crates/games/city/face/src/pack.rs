//! A whole pack of cards as one picture, for `mu pack show` and for whoever checks a pack.

use city::pack::{Building, Pack, Project};
use city::{Board, BuildingType, Side};
use maud::{Markup, html};
use words::{Language, word};

use super::building::{Condition, face};
use super::effect::{keyword_name, project_words};
use super::gem::{half, slot, view_box};
use super::plan::{SIZE, along};
use super::words::{kind_name, pack_text, points};
use face::svg::{LETTERS, num, place, translate};

/// From one Building card to the next.
const CARD: f64 = 116.0;
/// Cards in a row.
const COLUMNS: usize = 12;
/// The width of the sheet.
const WIDTH: f64 = 1440.0;
/// The size of a Project.
const PROJECT: (f64, f64) = (344.0, 132.0);

/// All boards, Buildings and Projects of a pack as one SVG document without styles or fonts of its own.
pub fn pack_sheet(pack: &Pack, language: Language) -> String {
    let (buildings, high) = buildings(pack, language);
    let (projects, more) = projects(pack, language);
    let boards_high = 300.0;
    let height = 96.0 + boards_high + high + more;
    let title = format!("{} · {} {}", pack_text(pack.title(), language), pack.id(), pack.version());
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(view_box(0.0, 0.0, WIDTH, height)) width=(num(WIDTH)) height=(num(height)) font-family=(LETTERS) {
            title { (title) }
            defs { (super::building::defs()) (super::frame::defs()) }
            rect width=(num(WIDTH)) height=(num(height)) fill="#dfe6dc" {}
            (line(&title, (24.0, 46.0), 28))
            g transform=(translate(24.0, 80.0)) { (boards(pack)) }
            g transform=(translate(24.0, 80.0 + boards_high)) { (buildings) }
            g transform=(translate(24.0, 80.0 + boards_high + high)) { (projects) }
        }
    };
    document.into_string()
}

fn line(words: &str, (x, y): (f64, f64), size: u8) -> Markup {
    html! { text x=(num(x)) y=(num(y)) font-size=(size) font-weight="700" fill="#1c1208" { (words) } }
}

fn small(words: &str, (x, y): (f64, f64)) -> Markup {
    html! { text x=(num(x)) y=(num(y)) font-size="14" fill="#463a28" { (words) } }
}

const fn count(of: usize) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a sheet has a few hundred cards")]
    {
        of as f64
    }
}

/// The boards in a row.
fn boards(pack: &Pack) -> Markup {
    let step = (WIDTH - 48.0) / count(pack.boards().len().max(5));
    let scale = (step - 16.0) / SIZE;
    html! {
        @for (at, board) in pack.boards().iter().enumerate() {
            g transform=(translate(step * count(at), 0.0)) {
                (line(&board.name, (4.0, 16.0), 20))
                g transform=(place(0.0, 4.0, scale)) { (rim(board)) }
            }
        }
    }
}

/// A board as a picture of its own.
pub(super) fn board_picture(board: &Board) -> Markup {
    html! { svg class="c-card" viewBox=(view_box(30.0, 30.0, SIZE - 60.0, SIZE - 60.0)) aria-hidden="true" data-zoom="" { (rim(board)) } }
}

/// A bare board with its fragments.
fn rim(board: &Board) -> Markup {
    html! {
        rect x="36" y="36" width=(num(SIZE - 72.0)) height=(num(SIZE - 72.0)) rx="16" fill="#b79c6c" {}
        rect x="61" y="61" width=(num(SIZE - 122.0)) height=(num(SIZE - 122.0)) rx="9" fill="#6f5a3a" {}
        @for space in city::Space::all() {
            rect x=(num(along(space.column()) + 2.0)) y=(num(along(space.row()) + 2.0)) width="96" height="96" rx="8" fill="#84704d" {}
        }
        @for side in Side::ALL {
            @for at in 0..3 {
                @let middle = along(at) + 50.0;
                @let spot = match side { Side::North => (middle, 60.0), Side::East => (SIZE - 60.0, middle), Side::South => (middle, SIZE - 60.0), Side::West => (60.0, middle) };
                (half(board.fragment(side, at), spot, side.facing(), 17.0))
            }
        }
    }
}

/// The Buildings, type by type, each with its name, its fragments as letters and its copies; and their height.
fn buildings(pack: &Pack, language: Language) -> (Markup, f64) {
    let mut top = 0.0;
    let mut all = Vec::new();
    for kind in BuildingType::ALL {
        let of_kind: Vec<&Building> =
            pack.buildings().iter().filter(|building| building.kind == kind).collect();
        let rows = of_kind.len().div_ceil(COLUMNS);
        all.push(html! {
            g transform=(translate(0.0, top)) {
                (line(kind_name(kind, language), (0.0, 20.0), 18))
                @for (at, building) in of_kind.iter().enumerate() {
                    g transform=(translate(CARD * count(at % COLUMNS), 36.0 + 136.0 * count(at / COLUMNS))) { (building_with_name(building)) }
                }
            }
        });
        top += 50.0 + 136.0 * count(rows);
    }
    (html! { @for part in all { (part) } }, top)
}

fn building_with_name(building: &Building) -> Markup {
    let copies = if building.copies > 1 { format!(" ×{}", building.copies) } else { String::new() };
    html! {
        (face(building, Condition::Standing, &[]))
        (small(&format!("{} {}{copies}", building.name, building.fragments), (4.0, 120.0)))
    }
}

/// The Projects with everything that stands on them; and their height.
fn projects(pack: &Pack, language: Language) -> (Markup, f64) {
    let columns = 4;
    let rows = pack.projects().len().div_ceil(columns);
    let sheet = html! {
        (line(word!(language, en: "Projects", fr: "Projets", de: "Projekte"), (0.0, 20.0), 18))
        @for (at, project) in pack.projects().iter().enumerate() {
            g transform=(translate((PROJECT.0 + 6.0) * count(at % columns), 36.0 + (PROJECT.1 + 8.0) * count(at / columns))) { (project_card(project, language)) }
        }
    };
    (sheet, 60.0 + (PROJECT.1 + 8.0) * count(rows))
}

/// A Project as a card.
fn project_card(project: &Project, language: Language) -> Markup {
    let colour = if project.expert { "#b3261e" } else { "#5c4f3a" };
    html! {
        rect width=(num(PROJECT.0)) height=(num(PROJECT.1)) rx="9" fill="#fbf4e2" stroke=(if project.basic { "#c08a12" } else { "#a58a5b" }) stroke-width=(if project.basic { "3" } else { "1.2" }) {}
        circle cx="22" cy="22" r="14" fill="#2a2115" {}
        text x="22" y="28" text-anchor="middle" font-size="17" font-weight="700" fill="#ffe6a3" { (project.ap) }
        (line(&pack_text(&project.name, language), (44.0, 28.0), 16))
        text x=(num(PROJECT.0 - 10.0)) y="28" text-anchor="end" font-size="15" font-weight="700" fill=(colour) { "#" (project.number) @if project.expert { "◆" } }
        @for (at, token) in project.cost.iter().enumerate() { g transform=(place(22.0 + 25.0 * count(at), 52.0, 0.9)) { (slot(token, None)) } }
        text x=(num(PROJECT.0 - 10.0)) y="57" text-anchor="end" font-size="13" font-weight="700" fill="#7a3d14" { (keyword_name(project.keyword, language)) }
        @for (at, words) in broken(&project_words(project, language), 47).iter().enumerate() {
            text x="12" y=(num(81.0 + 15.0 * count(at))) font-size="12.5" fill="#463a28" { (words) }
        }
        @if project.copies > 1 { (small(&format!("×{}", project.copies), (PROJECT.0 - 36.0, PROJECT.1 - 8.0))) }
        title { (pack_text(&project.name, language)) ", " (points(project.ap.into(), language)) }
    }
}

/// A sentence in lines of at most so many letters.
fn broken(words: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
