//! What the coach of a running game needs to know: what a choice would lose that a seat is about to make, by the view
//! of that seat.

use std::marker::PhantomData;

use engine::{Game, Imagine, Rng, Seat};
use players::{Budget, Roster};
use review::{Assessment, Considered};

/// A choice that is owed, with the view of its seat, about which the strongest player is to think. It may spend its
/// budget: the table is not needed meanwhile.
pub type Consider = Box<dyn FnOnce(&mut Rng, &Budget) -> Box<dyn AnyConsidered> + Send>;

/// A choice that is owed and was thought about. It holds what the seat knows and nothing else of the table.
pub trait AnyConsidered: Send + Sync {
    /// Whether an action of the notation is what the strongest player would do.
    fn is_advised(&self, text: &str) -> bool;
    /// What a legal action of the notation would lose: see [`Considered::assess`].
    fn assess(&self, text: &str, budget: &Budget) -> Option<Assessment>;
}

/// [`Considered`], with what reads the notation.
struct Hosted<R: Roster> {
    options: <R::Game as Game>::Options,
    considered: Considered<R::Game>,
    roster: PhantomData<fn() -> R>,
}

impl<R: Roster<Game: Imagine>> AnyConsidered for Hosted<R> {
    fn is_advised(&self, text: &str) -> bool {
        R::Game::read_action(&self.options, text).is_ok_and(|action| self.considered.is_advised(action))
    }

    fn assess(&self, text: &str, budget: &Budget) -> Option<Assessment> {
        let action = R::Game::read_action(&self.options, text).ok()?;
        self.considered.assess::<R>(action, budget)
    }
}

/// What is thought about the choice of a seat with this view, which may do what is legal; `None` if that is one thing.
pub(crate) fn consider<R: Roster<Game: Imagine>>(
    options: &<R::Game as Game>::Options,
    (view, seat): (<R::Game as Game>::View, Seat),
    legal: Vec<<R::Game as Game>::Action>,
) -> Option<Consider> {
    if legal.len() < 2 {
        return None;
    }
    let options = options.clone();
    Some(Box::new(move |rng, budget| {
        let considered = Considered::of::<R>((view, seat), legal, rng, budget);
        Box::new(Hosted::<R> { options, considered, roster: PhantomData })
    }))
}
