//! The ids of all rules of the document.

use engine::RuleId;

/// The prefix of every id.
const PREFIX: &str = "M";

/// Rule `number` of section `section`.
pub(crate) const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new(PREFIX, section, number)
}

/// How many rules each section has, from section 1.
const COUNTS: [u8; 12] = [10, 14, 9, 10, 5, 8, 11, 10, 16, 9, 8, 2];

/// All rules, in the order of the document.
pub const RULES: [RuleId; 112] = {
    let mut rules = [rule(1, 1); 112];
    let (mut at, mut section) = (0, 0);
    while section < COUNTS.len() {
        let mut number = 1;
        while number <= COUNTS[section] {
            #[expect(clippy::cast_possible_truncation, reason = "there are 12 sections")]
            let id = rule(section as u8 + 1, number);
            rules[at] = id;
            at += 1;
            number += 1;
        }
        section += 1;
    }
    assert!(at == rules.len(), "the counts add up to all rules");
    rules
};
