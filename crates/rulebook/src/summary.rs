//! The summary of a game: a chapter of its document, from which two pages and a card are made to print.

use crate::citation::citations;
use crate::html;

/// What the chapter is called in the three languages.
pub(crate) const TITLES: [&str; 3] = ["Summary", "Résumé", "Zusammenfassung"];

/// The summary of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The topics of each page.
    pub sides: Vec<Vec<Topic>>,
}

/// A topic of a summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Topic {
    /// Its heading.
    pub title: String,
    /// Its sentences.
    pub items: Vec<Item>,
}

/// A sentence or two of a summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The words as HTML.
    pub html: String,
    /// The ids of the rules that they sum up, at least one.
    pub rules: Vec<String>,
    /// Whether the card has it too.
    pub on_card: bool,
}

/// Reads a summary: `**Heading**`, `* for summary and card (TOY-1.1)`, `- for the summary alone (TOY-1.1)`, and `---`
/// between the pages.
///
/// # Errors
/// The first line that is none of these, from 0, with what is wrong.
pub(crate) fn read(prefix: &str, body: &str) -> Result<Summary, (usize, String)> {
    let mut sides: Vec<Vec<Topic>> = vec![Vec::new()];
    for (at, line) in body.lines().enumerate().filter(|(_, line)| !line.is_empty()) {
        let Some(side) = sides.last_mut() else { break };
        if line == "---" {
            sides.push(Vec::new());
        } else if let Some(title) = line.strip_prefix("**").and_then(|rest| rest.strip_suffix("**")) {
            side.push(Topic { title: title.to_owned(), items: Vec::new() });
        } else {
            let item = item(prefix, line).ok_or_else(|| (at, format!("a line of a summary begins with - or * and ends with the rules that it sums up: ({prefix}-1.1)")))?;
            let topic =
                side.last_mut().ok_or_else(|| (at, "a topic of a summary has a heading".to_owned()))?;
            topic.items.push(item);
        }
    }
    Ok(Summary { sides })
}

fn item(prefix: &str, line: &str) -> Option<Item> {
    let (on_card, rest) = match line.strip_prefix("* ") {
        Some(rest) => (true, rest),
        None => (false, line.strip_prefix("- ")?),
    };
    let (words, cited) = rest.strip_suffix(')')?.rsplit_once(" (")?;
    let rules: Vec<String> = citations(cited, prefix).iter().map(|cited| cited.id.to_owned()).collect();
    if rules.is_empty() || rules.join(", ") != cited {
        return None;
    }
    let html = html::body(prefix, words);
    let html = html.trim().strip_prefix("<p>")?.strip_suffix("</p>")?.to_owned();
    Some(Item { html, rules, on_card })
}
