//! What an open page is sent when the table has changed.

use std::collections::BTreeMap;
use std::hash::BuildHasher as _;
use std::sync::LazyLock;

use engine::StepNumber;
use host::LineKind;
use maud::{Markup, html};
use serde::{Serialize, Serializer};

use super::choices::{Legal, legal};
use super::dock::Script;
use super::{Role, TablePage, asks, dialogs, dock, header, side};

/// What an open page is sent when the table has changed: the answer to an act, and the data of
/// every `table` event: see [`Update::into_json`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Update {
    /// The version of the position.
    pub seq: StepNumber,
    /// Regions of the page by id, each to be replaced as a whole.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub html: BTreeMap<&'static str, Region>,
    /// Elements to be added at the end of a region, unless an element with their id is there already.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub append: BTreeMap<&'static str, String>,
    /// What may be chosen now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Legal>,
    /// What happened, to be spoken: each with its step, so that nothing is spoken twice.
    pub news: Vec<News>,
    /// The title of the page.
    pub title: String,
    /// For which seat the visitor is to choose, as its letter: favicon and title tell it.
    pub turn: Option<String>,
    /// For whom everything here was made: a seat's letter, or empty for what is public. A page that
    /// showed another observer before must forget the log of that one.
    pub observer: String,
    /// A page to go to instead: the game has begun, the table is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go: Option<String>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct News {
    /// The step that did it.
    pub at: StepNumber,
    /// The sentence.
    pub say: String,
    /// Whether it is a result: of much that happened at once, results are spoken first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub loud: bool,
}

/// A region of a page as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    markup: String,
    /// Tells it from what the page had before: of two regions that differ, one in 2⁶⁴ would be taken for the same.
    hash: u64,
}

impl Region {
    /// A region, with its own element around it.
    pub fn new(markup: Markup) -> Self {
        // Not a secure hash: it is seeded anew in each process and never leaves it, and all that equal hashes
        // could do is to keep a page from being told of a change.
        static HASHES: LazyLock<foldhash::quality::RandomState> = LazyLock::new(Default::default);
        let markup = markup.into_string();
        let hash = HASHES.hash_one(&markup);
        Self { markup, hash }
    }

    /// Its markup.
    pub fn markup(&self) -> &str {
        &self.markup
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.markup)
    }
}

/// What an update has brought, in little memory: enough to leave out of the next one what has not changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brought {
    /// The version of the position.
    pub seq: StepNumber,
    /// The regions with the hash of each.
    regions: Box<[(&'static str, u64)]>,
}

impl Update {
    /// What a page has once this has arrived.
    pub fn brought(&self) -> Brought {
        let regions = self.html.iter().map(|(id, region)| (*id, region.hash));
        Brought { seq: self.seq, regions: regions.collect() }
    }

    /// Leaves out the regions that an earlier update to the same page already brought.
    #[must_use]
    pub fn since(mut self, earlier: &Brought) -> Self {
        self.html.retain(|id, region| !earlier.regions.contains(&(*id, region.hash)));
        self
    }

    /// It as JSON.
    ///
    /// Nearly all of it is markup, in which every attribute has two quotes to be escaped: that is left to a
    /// writer that looks at many bytes at a time.
    pub fn into_json(mut self) -> String {
        let html = std::mem::take(&mut self.html);
        let mut json = serde_json::to_vec(&self).expect("strings and numbers are always JSON");
        if !html.is_empty() {
            json.pop();
            let mut before: &[u8] = b",\"html\":{";
            for (id, region) in &html {
                json.extend_from_slice(std::mem::replace(&mut before, b","));
                json_escape_simd::escape_into(id, &mut json);
                json.push(b':');
                json_escape_simd::escape_into(&region.markup, &mut json);
            }
            json.extend_from_slice(b"}}");
        }
        String::from_utf8(json).expect("JSON of strings is text")
    }

    /// Sends an open page elsewhere.
    pub fn go_to(address: String) -> Self {
        Self { go: Some(address), ..Self::default() }
    }
}

/// What an open page is sent. `page.log` holds the lines since the page was last sent anything.
pub fn update(page: &TablePage) -> Update {
    let regions = fragments(page).into_iter().map(|(id, markup)| (id, Region::new(markup)));
    let lines = side::log_lines(page).into_string();
    let news = page.log.iter().map(|(at, line)| News {
        at: *at,
        say: line.text.clone(),
        loud: line.kind == LineKind::Result,
    });
    Update {
        seq: page.seq,
        html: regions.collect(),
        append: if lines.is_empty() { BTreeMap::new() } else { BTreeMap::from([("log", lines)]) },
        legal: Some(legal(&page.choices, page.seq)),
        news: news.collect(),
        title: page.title(),
        turn: page.acting().map(|seat| seat.to_string()),
        observer: page.observer_code(),
        go: None,
    }
}

/// The regions of the page, each with its id, as they are sent when they change. The log is not
/// among them: it only grows.
pub fn fragments(page: &TablePage) -> Vec<(&'static str, Markup)> {
    vec![
        ("stages", header::stages(page)),
        ("status", header::status(page)),
        ("asks", asks::asks(page)),
        ("askback", asks::ask_back(page)),
        ("strip", side::strip(page)),
        ("main", main(page)),
        ("dock", dock::dock(page, Script::Runs)),
        ("panel", side::panel(page)),
        ("players", side::players(page)),
        ("sheet", side::sheet(page)),
        ("notice", dialogs::notice(page)),
        ("description", dialogs::description(page)),
    ]
}

/// The table itself.
pub(crate) fn main(page: &TablePage) -> Markup {
    let watching = matches!(page.role, Role::Watching);
    html! {
        div id="main" class={ "scene" @if watching { " watched" } } { (page.scene.main) }
    }
}
