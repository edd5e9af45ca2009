//! What a rules document consists of.

use words::Language;

use crate::placed::Placed;
use crate::summary::Summary;

/// The rules of one game in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The short name of its game: `tricks`. Its ids begin with the same word in capitals.
    pub game: String,
    /// Its language.
    pub language: Language,
    /// The name of the game.
    pub title: String,
    /// What stands before the first rule.
    pub intro: Prose,
    /// The numbered groups of rules, in order.
    pub groups: Vec<Group>,
    /// What follows the rules, in order: what is often forgotten, a long example, hints on good play.
    pub closing: Vec<Chapter>,
    /// The chapter from which a summary and a card are printed, if it has one.
    pub summary: Option<Summary>,
    /// The pictures that it places, in order; their HTML stands where [`illustrated`](crate::illustrated) is asked for.
    pub pictures: Vec<Placed>,
}

/// A numbered group of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its number, from 1: the first number of its ids.
    pub number: u8,
    /// Its heading without the number.
    pub title: String,
    /// What stands before its first rule; often empty.
    pub intro: Prose,
    /// Its rules, in order.
    pub sections: Vec<Section>,
}

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its id: `TRICKS-3.5`. Also its anchor in HTML.
    pub id: String,
    /// Its heading without the id.
    pub title: String,
    /// Its text as it is written.
    pub markdown: String,
    /// Its text as HTML, without the heading. Everything is escaped; ids are links.
    pub html: String,
}

/// Text without a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prose {
    /// As it is written.
    pub markdown: String,
    /// As HTML. Everything is escaped; ids are links.
    pub html: String,
}

/// A heading without a number, and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its anchor in HTML, the same in every language: `end-1` for the first.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its text.
    pub prose: Prose,
}

impl Document {
    /// All rules, in order.
    pub fn sections(&self) -> impl Iterator<Item = &Section> {
        self.groups.iter().flat_map(|group| &group.sections)
    }

    /// The rule with this id. Case does not matter, and the name of the game may be left out: `3.5`.
    pub fn find(&self, id: &str) -> Option<&Section> {
        let wanted = id.trim().to_uppercase();
        let prefix = format!("{}-", self.game.to_uppercase());
        let number = wanted.strip_prefix(&prefix).unwrap_or(&wanted);
        self.sections().find(|section| section.id.strip_prefix(&prefix) == Some(number))
    }
}
