//! Every rule id is a rule: a heading in all three languages, and shown by a script.

use std::collections::BTreeMap;

use rulebook::{Document, citations as cited};
use words::Language;

use super::Finding;
use crate::tree::{File, Tree};

fn path(game: &str, language: Language) -> String {
    format!("docs/rules/{game}.{}.md", language.code())
}

/// The rules document of a game in one language, or why there is none.
fn document(tree: &Tree, game: &str, language: Language) -> Result<Document, Finding> {
    let path = path(game, language);
    let file = tree.file(&path).ok_or_else(|| Finding::new(&path, 0, "there is no such rules document"))?;
    Document::parse(game, language, &file.text).map_err(|bad| Finding::new(&path, bad.line, bad.reason))
}

/// The games whose English rules can be read, with the ids of their rules.
fn rules(tree: &Tree) -> BTreeMap<&str, Vec<String>> {
    let ids = |document: Document| document.sections().map(|rule| rule.id.clone()).collect();
    let games = tree.games().into_iter();
    games.filter_map(|game| Some((game, document(tree, game, Language::English).ok().map(ids)?))).collect()
}

/// Every game has its rules in all languages, and they have the same ids.
pub(super) fn documents(tree: &Tree) -> Vec<Finding> {
    let english = rules(tree);
    let mut findings = Vec::new();
    for (game, language) in tree.games().into_iter().flat_map(|game| Language::ALL.map(|of| (game, of))) {
        match document(tree, game, language) {
            Err(finding) => findings.push(finding),
            Ok(document)
                if english.get(game).is_some_and(|ids| !document.sections().map(|rule| &rule.id).eq(ids)) =>
            {
                let what = "its rules are not those of the English document";
                findings.push(Finding::new(&path(game, language), 0, what));
            }
            Ok(_) => {}
        }
    }
    findings
}

/// Every id of a rule that stands anywhere is the id of a rule.
pub(super) fn citations(tree: &Tree) -> Vec<Finding> {
    let known = rules(tree);
    let mut findings = Vec::new();
    for file in tree.files.iter().filter(|file| file.ends_in(&["rs", "md", "js", "toml", "script"])) {
        for (game, ids) in &known {
            let prefix = game.to_uppercase();
            let text = speaking(file, &prefix);
            let found = (1..)
                .zip(text.lines())
                .flat_map(|(line, text)| cited(text, &prefix).into_iter().map(move |cited| (line, cited.id)));
            let unknown = found.filter(|(_, cited)| !ids.iter().any(|id| id == cited));
            findings
                .extend(unknown.map(|(line, id)| Finding::new(&file.path, line, format!("{id} is no rule"))));
        }
    }
    findings
}

/// Where a file may cite rules. `M-3.5` in the code of a picture moves a pen, so that for a prefix of one
/// letter only comments and prose are looked at.
fn speaking<'a>(file: &'a File, prefix: &str) -> &'a str {
    match (prefix.len(), file.ends_in(&["rs"]), file.ends_in(&["js"])) {
        (1, true, _) => &file.source().comments,
        (1, _, true) => "",
        _ => &file.text,
    }
}

/// Every rule is named by a script. That it is refused or in effect there, and allowed, the tests check.
pub(super) fn scripts(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (game, ids) in rules(tree) {
        let folder = format!("crates/games/{game}/rules/tests/rules/");
        let prefix = game.to_uppercase();
        let scripts = tree.below(&folder, ".script");
        let named: Vec<&str> =
            scripts.flat_map(|file| cited(&file.text, &prefix).into_iter().map(|cited| cited.id)).collect();
        let missing: Vec<&str> = ids.iter().map(String::as_str).filter(|id| !named.contains(id)).collect();
        if !missing.is_empty() {
            findings.push(Finding::new(&folder, 0, format!("no script shows {}", missing.join(", "))));
        }
    }
    findings
}
