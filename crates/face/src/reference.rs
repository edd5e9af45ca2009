//! References to rules, as every page writes them.

use engine::RuleId;
use maud::{Markup, html};

/// A link to a rule in the rules of its game, to stand behind what it explains: "§ 8.4".
pub fn rule_link(rule: RuleId) -> Markup {
    html! {
        a class="ref" href=(address(rule)) { (section(rule)) }
    }
}

/// The text of such a link: "§ 8.4".
pub fn section(rule: RuleId) -> String {
    format!("§\u{a0}{}.{}", rule.section(), rule.number())
}

/// Where a rule stands among the pages: games are called there as their ids begin, in small letters.
pub fn address(rule: RuleId) -> String {
    format!("/rules/{}#{rule}", rule.game().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_names_section_and_number() {
        let link = rule_link(RuleId::new("TOY", 8, 4)).into_string();
        assert_eq!(link, "<a class=\"ref\" href=\"/rules/toy#TOY-8.4\">§\u{a0}8.4</a>");
    }
}
