//! The rules documents of a game, as they were compiled in.

use std::collections::BTreeMap;
use std::sync::Mutex;

use rulebook::Document;
use words::Language;

/// The Markdown of the rules in the order of [`Language::ALL`].
#[derive(Debug, PartialEq, Eq)]
pub struct Documents(pub [&'static str; 3]);

/// Documents that were read already; there are a few, and they stay for the whole run.
static READ: Mutex<BTreeMap<(&str, Language), &'static Document>> = Mutex::new(BTreeMap::new());

impl Documents {
    /// The document of a game, read at its first use.
    pub(crate) fn read(&self, game: &'static str, language: Language) -> &'static Document {
        let mut read = READ.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        read.entry((game, language)).or_insert_with(|| {
            let at = Language::ALL.iter().position(|&other| other == language);
            let markdown = self.0[at.expect("every language is one of all")];
            let document = Document::parse(game, language, markdown);
            Box::leak(Box::new(document.unwrap_or_else(|bad| panic!("rules of {game}: {bad}"))))
        })
    }
}
