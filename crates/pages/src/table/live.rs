//! What an open page is sent when the table has changed.

use std::collections::BTreeMap;

use engine::StepNumber;
use maud::Markup;
use serde::Serialize;

use super::TablePage;
use super::choices::Legal;

/// What an open page is sent when the table has changed: the answer to an act, and the data of
/// every `table` event. Serialise it as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Update {
    /// The version of the position.
    pub seq: StepNumber,
    /// Regions of the page by id, each to be replaced as a whole.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub html: BTreeMap<&'static str, String>,
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
    /// Whether the visitor is to choose: favicon and title tell it.
    pub turn: bool,
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
}

impl Update {
    /// Leaves out the regions that an earlier update to the same page already brought.
    #[must_use]
    pub fn since(mut self, earlier: &Self) -> Self {
        self.html.retain(|id, markup| earlier.html.get(id) != Some(markup));
        self
    }
}

/// What an open page is sent. `page.log` holds the lines since the page was last sent anything.
pub fn update(page: &TablePage) -> Update {
    let _ = page;
    Update::default()
}

/// The regions of the page, each with its id.
pub fn fragments(page: &TablePage) -> Vec<(&'static str, Markup)> {
    let _ = page;
    Vec::new()
}
