//! What a view of Mū holds, as numbers.

use city::View;
use engine::RuleId;
use players::coding::{Label, Notes};

use super::CHOICES;

const fn label(name: &'static str, number: (u8, u8), range: (i16, i16), meaning: &'static str) -> Label {
    Label { name, rule: RuleId::new("CITY", number.0, number.1), range, meaning }
}

/// Notes a view of which these small choices have been made.
pub(super) fn note(_: &View, chosen: &[u16], notes: &mut impl Notes) {
    notes.field(
        label("chosen", (11, 1), (0, 6), "how often each small choice was made of this action so far"),
        &[CHOICES],
    );
    for (at, choice) in chosen.iter().enumerate() {
        let times = chosen[..=at].iter().filter(|other| *other == choice).count();
        notes.set(usize::from(*choice), times);
    }
}
