//! A game that several people go through together: one leads, the pages of the others go along.

use face::icon::{Icon, icon};
use maud::{Markup, html};
use serde::Serialize;
use words::Language;

use crate::links::{self, ReplayAt};
use crate::words::study as say;

/// Whether somebody leads through a game, and whether the visitor is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Study {
    /// Who leads; none if nobody does.
    pub lead: Option<Leading>,
    /// Whether the page goes along.
    pub joined: bool,
}

impl Study {
    /// Whether somebody leads, or the page waits for somebody who does.
    pub(crate) const fn is_on(&self) -> bool {
        self.joined || self.lead.is_some()
    }
}

/// Somebody leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leading {
    /// Under which name.
    pub name: String,
    /// Whether it is the visitor.
    pub is_own: bool,
    /// The position shown, and through whose eyes.
    pub at: ReplayAt,
}

/// What an open page is sent that goes along. Serialise it as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Led {
    /// Where the leader is; none if nobody leads.
    lead: Option<Position>,
    /// What takes the place of what stands in the bar.
    html: Bar,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Bar {
    study: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Position {
    step: usize,
    #[serde(rename = "as")]
    seen: Option<String>,
    own: bool,
}

impl Led {
    /// What a page of this table is told that goes along.
    pub fn of(table: &str, study: &Study, language: Language) -> Self {
        let position = |lead: &Leading| Position {
            step: lead.at.step,
            seen: lead.at.seen.map(|seen| seen.to_string()),
            own: lead.is_own,
        };
        let bar = bar(table, study, ReplayAt::default(), language);
        Self { lead: study.lead.as_ref().map(position), html: Bar { study: bar.into_string() } }
    }
}

/// What stands in the bar of a replay that shows `at`. The script fills in where an open page is.
pub(crate) fn bar(table: &str, study: &Study, at: ReplayAt, language: Language) -> Markup {
    let together = |at: ReplayAt| links::replay(table, ReplayAt { together: true, ..at });
    html! {
        span id="study" class="study" {
            @match (&study.lead, study.joined) {
                (None, false) => a class="btn sm quiet" data-replay href=(together(at)) { (icon(Icon::Players)) (say::together(language)) }
                (Some(lead), false) => a class="btn sm" href=(together(lead.at)) { (icon(Icon::Players)) (say::go_along(language, &lead.name)) }
                (None, true) => (form(table, at, &html! { button class="btn sm" { (icon(Icon::Players)) (say::lead(language)) } })),
                (Some(lead), true) if lead.is_own => {
                    b role="status" { (say::you_lead(language)) }
                    (form(table, at, &html! { button class="btn sm" name="end" value="1" { (say::stop(language)) } }))
                }
                (Some(lead), true) => {
                    b role="status" { (say::leads(language, &lead.name)) }
                    a class="btn sm" data-along href=(together(lead.at)) { (say::to_leader(language)) }
                }
            }
        }
    }
}

fn form(table: &str, at: ReplayAt, button: &Markup) -> Markup {
    html! {
        form method="post" action=(links::study(table)) data-study {
            input type="hidden" name="step" value=(at.step);
            @if let Some(seen) = at.seen { input type="hidden" name="as" value=(seen); }
            (button)
        }
    }
}
