//! What an open page has heard of the chat, and what it is still to hear.

use std::fmt;

use domain::TableState;
use pages::{ChatLine, ChatNews, Whole, chat_news};
use store::Mutes;

use super::{Sight, lines, mutes};
use crate::app::App;
use crate::error::Error;
use crate::tables::LiveTable;
use crate::visit::Visit;

/// How far a page has heard: up to which message, and whom its visitor read then. Pages and streams carry
/// it as a text: `12.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Heard {
    /// The number of the last message, read or not.
    last: i64,
    players: bool,
    watchers: bool,
}

impl Heard {
    pub(super) const fn of(last: i64, sight: Sight) -> Self {
        Self { last, players: sight.players, watchers: sight.watchers }
    }

    /// Reads the text; none if it is none.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (last, circles) = text.split_once('.')?;
        let circles: u8 = circles.parse().ok().filter(|circles| *circles < 4)?;
        Some(Self { last: last.parse().ok()?, players: circles & 1 != 0, watchers: circles & 2 != 0 })
    }
}

impl fmt::Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.last, u8::from(self.players) + 2 * u8::from(self.watchers))
    }
}

/// What an open page has heard.
#[derive(Clone, Debug)]
pub(crate) struct Ear {
    /// How far; none if it did not say.
    heard: Option<Heard>,
    /// Whom its visitor does not read, once that was needed: who changes it loads the page anew.
    mutes: Option<Mutes>,
}

impl Ear {
    /// A page that has heard so far.
    pub(crate) const fn new(heard: Option<Heard>) -> Self {
        Self { heard, mutes: None }
    }

    /// How far the page has heard, as far as there was anything to hear.
    pub(crate) fn heard(&self) -> Option<Heard> {
        self.heard.filter(|heard| heard.last > 0)
    }

    /// Whom its visitor does not read is looked up again: a program goes on with the stream that it has.
    pub(crate) fn forget_mutes(&mut self) {
        self.mutes = None;
    }

    /// What the page is still to hear, if anything.
    pub(crate) async fn news(
        &mut self,
        app: &App,
        live: &LiveTable,
        state: &TableState,
        visit: &Visit,
    ) -> Result<Option<ChatNews>, Error> {
        let news = self.overhear(app, live, state, visit).await?;
        Ok(news.map(|Overheard { lines, heard, whole }| {
            chat_news(&lines, (heard.to_string(), whole), visit.language, live.id().as_str())
        }))
    }

    /// The lines that are still to be heard, if there are any.
    pub(crate) async fn overhear(
        &mut self,
        app: &App,
        live: &LiveTable,
        state: &TableState,
        visit: &Visit,
    ) -> Result<Option<Overheard>, Error> {
        let said = live.said().await?;
        let sight = Sight::of(state, visit.person().map(|person| &person.id));
        let now = Heard::of(said.last().map_or(0, |message| message.number), sight);
        let before = self.heard.replace(now);
        if before == Some(now) || now.last == 0 {
            return Ok(None);
        }
        // Who reads others than before gets all of it, in its order.
        let same = before.filter(|before| (before.players, before.watchers) == (now.players, now.watchers));
        if self.mutes.is_none() {
            self.mutes = Some(mutes(app, visit).await?);
        }
        let mutes = self.mutes.clone().unwrap_or_default();
        let after = same.map_or(0, |before| before.last);
        let new = said.iter().filter(|message| message.number > after);
        let lines = lines(new, live, visit, (sight, &mutes));
        if lines.is_empty() && (same.is_some() || before.is_none()) {
            return Ok(None);
        }
        let whole = if same.is_some() { Whole::No } else { Whole::Yes };
        Ok(Some(Overheard { lines, heard: now, whole }))
    }
}

/// Lines that a visitor hears.
#[derive(Clone, Debug)]
pub(crate) struct Overheard {
    /// The lines as the visitor reads them.
    pub(crate) lines: Vec<ChatLine>,
    /// How far the visitor has heard then.
    pub(crate) heard: Heard,
    /// Whether they replace all that were heard before.
    pub(crate) whole: Whole,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_far_a_page_has_heard_is_read_as_it_is_written() {
        for text in ["0.0", "12.1", "12.2", "900.3"] {
            assert_eq!(Heard::read(text).unwrap().to_string(), text);
        }
        for text in ["", "12", "12.4", "x.1", "12.-1", "12.1.1"] {
            assert_eq!(Heard::read(text), None, "{text}");
        }
    }
}
