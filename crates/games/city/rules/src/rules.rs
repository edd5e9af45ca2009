//! The ids of all rules of the document.

use engine::RuleId;

/// The prefix of every id.
pub(crate) const PREFIX: &str = "CITY";

/// Rule `number` of section `section`.
pub(crate) const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new(PREFIX, section, number)
}

/// The numbers of each section, from section 1, as runs from one number to another. Sections 12 and 13
/// leave gaps: effects and counters, kinds of packs and their checks are numbered apart.
const RUNS: [(u8, u8, u8); 15] = [
    (1, 1, 16),
    (2, 1, 11),
    (3, 1, 17),
    (4, 1, 8),
    (5, 1, 15),
    (6, 1, 18),
    (7, 1, 14),
    (8, 1, 17),
    (9, 1, 12),
    (10, 1, 19),
    (11, 1, 7),
    (12, 1, 23),
    (12, 30, 40),
    (13, 1, 3),
    (13, 10, 34),
];

/// All rules, in the order of the document.
pub const RULES: [RuleId; 216] = {
    let mut rules = [rule(1, 1); 216];
    let (mut at, mut run) = (0, 0);
    while run < RUNS.len() {
        let (section, mut number, last) = RUNS[run];
        while number <= last {
            rules[at] = rule(section, number);
            at += 1;
            number += 1;
        }
        run += 1;
    }
    assert!(at == rules.len(), "the runs add up to all rules");
    rules
};
