//! `mu rules`: the rules documents in the terminal.

use std::io::Write;

use clap::Args;
use host::Entry;
use rulebook::Document;
use words::{Language, say, word};

use crate::failure::Failure;
use crate::given::{self, example, game};
use crate::locale;

/// Reads the rules of a game: all of them, one by its id, or those in which some words occur.
#[derive(Args, Debug)]
#[command(after_help = example("mu rules GAME 3.5"))]
pub(crate) struct Rules {
    /// The short name of the game.
    #[arg(value_name = "GAME", value_parser = game, required_unless_present = "search")]
    game: Option<&'static Entry>,
    /// A rule id, or words to look for. Without them the whole document is written.
    #[arg(value_name = "ID OR WORDS")]
    words: Vec<String>,
    /// Looks for words in the rules of all games.
    #[arg(long, value_name = "WORDS", conflicts_with_all = ["game", "words"])]
    search: Option<String>,
    /// The language: en, fr or de; by default that of the terminal.
    #[arg(long, value_name = "CODE", value_parser = given::language)]
    language: Option<Language>,
}

impl Rules {
    /// Writes what was asked for.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let language = locale::language(self.language);
        let Some(game) = self.game else {
            let asked = self.search.as_deref().unwrap_or_default();
            let found = search_all(asked, language);
            return Ok(writeln!(
                out,
                "{}",
                found.ok_or_else(|| Failure::Finding(nothing(asked, language)))?
            )?);
        };
        let document = game.document(language);
        if self.words.is_empty() {
            return Ok(writeln!(out, "{}", document.plain())?);
        }
        let words = self.words.join(" ");
        let found = look_up(document, &words);
        Ok(writeln!(out, "{}", found.ok_or_else(|| Failure::Finding(nothing(&words, document.language)))?)?)
    }
}

/// The rules of all these games in which the words occur, best first, each with its game and a sentence.
fn search_all(words: &str, language: Language) -> Option<String> {
    const SHOWN: usize = 20;
    let of = |entry: &'static Entry| {
        entry.document(language).search(words).into_iter().map(move |hit| (entry.title, hit))
    };
    let mut hits: Vec<_> = catalog::games().iter().flat_map(of).collect();
    hits.sort_by_key(|(_, hit)| std::cmp::Reverse(hit.worth));
    let line = |(game, hit): &(&str, rulebook::Hit<'_>)| {
        let colon = word!(language, en: ": ", fr: "\u{202f}: ", de: ": ");
        format!("{game} \u{b7} {} {}{colon}{}", hit.section.id, hit.section.title, hit.line)
    };
    let lines: Vec<String> = hits.iter().take(SHOWN).map(line).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// The rule with this id, or what is found by these words; `None` if that is nothing.
pub(crate) fn look_up(document: &Document, words: &str) -> Option<String> {
    const SHOWN: usize = 12;
    let language = document.language;
    if let Some(section) = document.find(words) {
        return Some(section.plain(language));
    }
    let hits = document.search(words);
    match hits.as_slice() {
        [] => None,
        [only] => Some(only.section.plain(language)),
        several => {
            let line = |hit: &rulebook::Hit<'_>| {
                let colon = word!(language, en: ": ", fr: "\u{202f}: ", de: ": ");
                format!("{} {}{colon}{}", hit.section.id, hit.section.title, hit.line)
            };
            let mut lines: Vec<String> = several.iter().take(SHOWN).map(line).collect();
            let more = several.len().saturating_sub(SHOWN);
            if more > 0 {
                lines.push(
                    say!(language, en: "And {more} more.", fr: "Et {more} de plus.", de: "Und noch {more}."),
                );
            }
            Some(lines.join("\n"))
        }
    }
}

/// What is said when nothing was found.
pub(crate) fn nothing(words: &str, language: Language) -> String {
    say!(
        language,
        en: "No rule has the id or the words “{words}”.",
        fr: "Aucune règle n’a ce numéro ni ces mots\u{202f}: «\u{202f}{words}\u{202f}».",
        de: "Keine Regel hat diese Nummer oder diese Wörter: „{words}“."
    )
}
