//! What an open page is sent when the table has changed.

use std::collections::BTreeMap;

use engine::StepNumber;
use face::Cells;
use host::Beat;
use maud::{Markup, html};
use serde::{Serialize, Serializer};

use super::choices::{Legal, legal};
use super::replay::Moment;
use super::{
    Dock, Role, Script, TablePage, asks, dialogs, dock, header, lesson, puzzle, review, side, ways_out,
};

/// What an open page is sent when the table has changed: the answer to an act, and the data of
/// every `table` event: see [`Update::into_json`] and [`Update::write_lines`].
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Update {
    /// The version of the position.
    pub seq: StepNumber,
    /// Cells of the page by id, each to be replaced as a whole; see [`Cells`].
    #[serde(serialize_with = "by_id", skip_serializing_if = "Vec::is_empty")]
    pub html: Vec<(String, String)>,
    /// Elements to be added at the end of a region, unless an element with their id is there already.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub append: BTreeMap<&'static str, String>,
    /// How what happened is played, in its order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub play: Vec<Beat>,
    /// After how many steps the page forgets what it has shown, because it was taken back: `play` is how that had come
    /// about, to be played backward, and the lines of the log after these steps are no more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<StepNumber>,
    /// What may be chosen now, if it is not what could be chosen before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
    /// The title of the page.
    pub title: String,
    /// The letters of the seats that are to choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owing: Option<String>,
    /// For which seat the visitor is to choose, as its letter: favicon and title tell it.
    pub turn: Option<String>,
    /// For whom everything here was made: a seat's letter, or empty for what is public. A page that
    /// showed another observer before must forget the log of that one.
    pub observer: String,
    /// A page to go to instead: the game has begun, the table is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go: Option<String>,
}

/// What the page of a lesson is sent after a choice: one position after the other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Taught {
    /// What has changed with each.
    pub updates: Vec<Update>,
}

/// What an open replay is sent that is to show another position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Turned {
    /// What has changed.
    #[serde(flatten)]
    pub update: Update,
    /// Where the page is then.
    pub replay: Moment,
}

fn by_id<S: Serializer>(cells: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(cells.iter().map(|(id, markup)| (id, markup)))
}

impl Update {
    /// It as JSON.
    pub fn into_json(mut self) -> String {
        let html = std::mem::take(&mut self.html);
        let mut json = Vec::new();
        self.write_json(&html, &mut json);
        text(json)
    }

    /// Adds it to `lines` as it is sent: the first line as [JSON](Update::into_json) without markup, then one for each
    /// cell, its id and its markup, and one for what is added to each region, whose id stands after a `+`. Nothing in
    /// markup has to be escaped, as no line of it breaks. `line_break` stands between two lines: what a stream of events
    /// writes there.
    pub fn write_lines(mut self, line_break: &str, lines: &mut String) {
        let (html, append) = (std::mem::take(&mut self.html), std::mem::take(&mut self.append));
        let cells = || {
            let appended = append.iter().map(|(id, markup)| ("+", *id, markup));
            appended.chain(html.iter().map(|(id, markup)| ("", id.as_str(), markup)))
        };
        let length = |(sign, id, markup): (&str, &str, &String)| {
            line_break.len() + sign.len() + id.len() + 1 + markup.len()
        };
        let length: usize = cells().map(length).sum();
        let mut json = std::mem::take(lines).into_bytes();
        json.reserve(length + JSON_ROOM);
        self.write_json(&[], &mut json);
        *lines = text(json);
        for (sign, id, markup) in cells() {
            for part in [line_break, sign, id, " "] {
                lines.push_str(part);
            }
            push_line(lines, markup);
        }
    }

    /// Adds it to `json`, with these cells.
    ///
    /// Nearly all of it is markup, in which every attribute has two quotes to be escaped: that is left to a
    /// writer that looks at many bytes at a time.
    fn write_json(&self, html: &[(String, String)], json: &mut Vec<u8>) {
        serde_json::to_writer(&mut *json, self).expect("strings and numbers are always JSON");
        if html.is_empty() {
            return;
        }
        json.pop();
        let mut before: &[u8] = b",\"html\":{";
        for (id, markup) in html {
            json.extend_from_slice(std::mem::replace(&mut before, b","));
            json_escape_simd::escape_into(id, json);
            json.push(b':');
            json_escape_simd::escape_into(markup, json);
        }
        json.extend_from_slice(b"}}");
    }

    /// Sends an open page elsewhere.
    pub fn go_to(address: String) -> Self {
        Self { go: Some(address), ..Self::default() }
    }
}

/// How long what an update says besides its markup usually is, in bytes.
const JSON_ROOM: usize = 1500;

/// What JSON of strings is.
fn text(json: Vec<u8>) -> String {
    String::from_utf8(json).expect("JSON of strings is text")
}

/// Adds markup to a line: where it breaks, a reference stands that means the same.
fn push_line(line: &mut String, markup: &str) {
    // Hardly any markup breaks, and all of it is looked through for every page.
    if memchr::memchr2(b'\n', b'\r', markup.as_bytes()).is_none() {
        return line.push_str(markup);
    }
    let mut parts = markup.split(['\n', '\r']);
    line.push_str(parts.next().unwrap_or_default());
    for part in parts {
        line.extend(["&#10;", part]);
    }
}

/// What an open page is sent, but for its cells, which `cells` has noted. `page.log` holds the lines since the page
/// was last sent anything.
pub fn update(page: &TablePage, cells: &Cells<'_>) -> Update {
    draw(page, cells);
    let lines = side::log_lines(page).into_string();
    Update {
        seq: page.seq,
        html: Vec::new(),
        append: if lines.is_empty() { BTreeMap::new() } else { BTreeMap::from([("log", lines)]) },
        play: page.play.clone(),
        back: None,
        legal: cells
            .lacks("legal", (&page.choices, &page.ahead))
            .then(|| legal(&page.choices, &page.ahead, page.seq)),
        title: page.title(),
        owing: Some(page.owing_letters()),
        turn: page.acting().map(|seat| seat.to_string()),
        observer: page.observer_code(),
        go: None,
    }
}

/// The parts of the page that change while people play. The log is not among them: it only grows. The score sheet
/// and the position in words are fetched when somebody wants to read them.
fn draw(page: &TablePage, cells: &Cells<'_>) {
    let _ = asks::ask_back(page, cells);
    let _ = ways_out::ways_out(page, cells);
    if page.lesson().is_some() {
        let _ = cells.part("voice", lesson::voice(page));
    }
    for (id, markup) in [
        ("stages", header::stages(page)),
        ("status", header::status(page)),
        ("asks", asks::asks(page)),
        ("strip", side::strip(page, cells)),
        ("main", main(page)),
        ("dock", dock::dock(page, Script::Runs, cells)),
        ("panel", side::panel(page)),
        ("players", side::players(page, cells)),
        ("notice", dialogs::notice(page)),
    ] {
        let _ = cells.part(id, markup);
    }
}

/// The table itself.
pub(crate) fn main(page: &TablePage) -> Markup {
    let watching = matches!(page.role, Role::Watching);
    let drawing = match &page.dock {
        Dock::Reviewed(at) => &review::marked(&page.scene.main, at),
        Dock::Puzzle(asked) => match asked.answer() {
            Some(answer) => &puzzle::marked(&page.scene.main, answer),
            None => &page.scene.main,
        },
        Dock::Play | Dock::Cover(_) | Dock::Over(_) | Dock::Replay(_) | Dock::Lesson(_) => &page.scene.main,
    };
    html! {
        div id="main" class={ "scene" @if watching { " watched" } } { (drawing) }
    }
}
