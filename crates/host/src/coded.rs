//! What one observer knows and may choose, as numbers, for players that learn.

use engine::Game;
use players::coding::{self, Action, Coding, View};

/// What an observer knows of a position and may choose next, as numbers: what each means stands in the schema of
/// the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coded {
    /// What it knows, the small choices made of this action included.
    pub observation: Vec<i16>,
    /// For each small choice whether it may be made next; none may if the action is complete or nothing is owed.
    pub mask: Vec<bool>,
    /// The action that the small choices amount to, in the notation, if they are complete.
    pub action: Option<String>,
}

/// A view in numbers, of which these small choices have been made; `None` if one of them may not be made.
pub(crate) fn coded<C: Coding>(
    options: &<C::Game as Game>::Options,
    view: &View<C>,
    chosen: &[u16],
) -> Option<Coded> {
    if !coding::is_allowed::<C>(view, chosen) {
        return None;
    }
    let observation = coding::observation::<C>(view, chosen);
    let mut mask = vec![false; C::CHOICES];
    let action: Option<Action<C>> = C::action(view, chosen);
    if action.is_none() {
        C::mask(view, chosen, &mut mask);
    }
    let action = action.map(|action| C::Game::action_text(options, action));
    Some(Coded { observation, mask, action })
}

/// The small choices that encode an action, if it may be taken now.
pub(crate) fn encode<C: Coding>(view: &View<C>, action: Action<C>) -> Option<Vec<u16>> {
    let mut encoded = Vec::new();
    C::encode(view, action, &mut encoded);
    (C::action(view, &encoded) == Some(action)).then_some(encoded)
}
