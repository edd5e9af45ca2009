//! Addresses of the rules.

use engine::RuleId;
use words::Language;

/// The rules of one game; the query `q` searches them.
pub fn rules(game: &str) -> String {
    format!("/rules/{game}")
}

/// A picture of the rules of a game; `version` changes with what it shows.
pub fn rules_picture(game: &str, (name, language): (&str, Language), version: u64) -> String {
    format!("/rules/{game}/pictures/{name}.{}.svg?v={version:x}", language.code())
}

/// The summary of a game, two pages to print.
pub fn rules_summary(game: &str) -> String {
    format!("/rules/{game}/summary")
}

/// The card of a game, one page to print.
pub fn rules_card(game: &str) -> String {
    format!("/rules/{game}/card")
}

/// One rule in the rules of its game.
pub fn rule(game: &str, rule: RuleId) -> String {
    format!("/rules/{game}#{rule}")
}
