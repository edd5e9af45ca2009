//! What one observer knows.

use engine::{Observer, PerSeat, Rng, Seat};

use crate::action::Action;
use crate::channel::Spot;
use crate::erupt::Threatened;
use crate::options::SinkingCall;
use crate::phase::Phase;
use crate::preview::RaisePreview;
use crate::public::Public;
use crate::refusal::Illegal;
use crate::space::Side;

/// All that one observer may know: everything that lies open, and of what is sealed its own.
///
/// Only the future is hidden: the die, and which volcano tokens will be drawn. Tokens are mixed
/// after every draw, so there is no order to know of; the volcanoes on the table are the tokens.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    observer: Observer,
    public: Public,
    /// What the observer may know of what is sealed.
    sealed: PerSeat<Option<Action>>,
}

impl View {
    /// What `observer` sees of these sealed choices behind this public table.
    pub(crate) fn of(public: &Public, sealed: &PerSeat<Option<Action>>, observer: Observer) -> Self {
        let known = |seat: Seat| observer == Observer::Omniscient || observer.seat() == Some(seat);
        let sealed = PerSeat::from_fn(public.seats(), |seat| sealed[seat].filter(|_| known(seat)));
        Self { observer, public: public.clone(), sealed }
    }

    /// Who looks.
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// The observer's seat, if it has one.
    pub const fn seat(&self) -> Option<Seat> {
        self.observer.seat()
    }

    /// Everything that lies open: board, pieces, supplies, whose turn it is.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What a seat has decided, while others have not yet decided at the same time: known to the seat
    /// itself and to the omniscient.
    pub fn sealed(&self, seat: Seat) -> Option<Action> {
        self.sealed[seat]
    }

    /// Whether the observer owes a choice.
    pub fn is_my_turn(&self) -> bool {
        self.seat().is_some_and(|seat| self.public.owing().contains(seat))
    }

    // Choices.

    /// Appends the legal actions of the observer, in order. Where players must notice sinkings
    /// themselves, a seat that owes nothing may still call one.
    pub fn legal(&self, actions: &mut Vec<Action>) {
        if let Some(seat) = self.seat() {
            self.public.legal(seat, actions);
        }
    }

    /// A legal action at random; `None` if the observer owes no choice.
    pub fn sample(&self, rng: &mut Rng) -> Option<Action> {
        self.public.sample(self.seat()?, rng)
    }

    /// Whether the observer may take an action now.
    ///
    /// # Errors
    /// The rule that forbids it; for those without a seat, that it is another's turn.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.seat() {
            Some(seat) => self.public.check(seat, action),
            None => Err(Illegal::NotYourTurn { owing: self.public.owing() }),
        }
    }

    /// Why the observer may not take an action now; `None` if it may.
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        self.check(action).err()
    }

    /// What raising a moai would do for the observer.
    ///
    /// # Errors
    /// Why it may not be raised.
    pub fn preview_raise(&self, from: Spot, side: Side) -> Result<RaisePreview, Illegal> {
        self.check(Action::Raise { from, side })?;
        self.public.preview_raise(self.seat().unwrap_or_default(), from, side)
    }

    /// Whether the turn of the observer would end by itself with an action that is allowed, at once or when luck has
    /// decided what comes of it: no action points would be left and nobody could call a sinking (ISLE-3.7).
    pub fn would_end_turn(&self, action: Action) -> bool {
        let Some(seat) = self.seat() else { return false };
        let cost = action.cost(self.public.pieces(seat).prayers());
        let splits = matches!(action, Action::Raise { .. });
        let may_call = match self.public.variants().sinking_call {
            SinkingCall::Automatic => false,
            SinkingCall::ByPlayers => splits || self.public.can_call(),
        };
        *self.public.phase() == Phase::Turn && cost > 0 && cost == self.action_points() && !may_call
    }

    /// The action points that the observer has left; 0 when it is not its turn.
    pub fn action_points(&self) -> u8 {
        let course = self.public.course();
        if self.seat() == Some(course.active) { course.action_points } else { 0 }
    }

    /// The own pieces that the observer may save now, each with how many there are.
    pub fn threatened(&self) -> Threatened {
        self.seat().map(|seat| self.public.threatened(seat)).unwrap_or_default()
    }
}
