//! The ids of the rules document.

use engine::RuleId;

const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new("TOY", section, number)
}

pub(crate) const DEAL: RuleId = rule(1, 1);
/// Everybody seals a number of the own hand.
pub const SEAL: RuleId = rule(1, 2);
pub(crate) const HELD: RuleId = rule(1, 3);
pub(crate) const WIN: RuleId = rule(2, 1);
pub(crate) const LOWEST: RuleId = rule(2, 2);
pub(crate) const END: RuleId = rule(2, 3);
pub(crate) const FAULTS: RuleId = rule(2, 4);
pub(crate) const BONUS: RuleId = rule(2, 5);

/// All rules, in the order of the document.
pub(crate) const RULES: [RuleId; 8] = [DEAL, SEAL, HELD, WIN, LOWEST, END, FAULTS, BONUS];
