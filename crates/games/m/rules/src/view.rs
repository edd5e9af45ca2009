//! What one observer knows.

use engine::{Observer, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::deck::Cards;
use crate::hand::Hand;
use crate::phase::Phase;
use crate::prospect::Prospect;
use crate::public::Public;
use crate::refusal::Illegal;
use crate::state::M;

/// What one observer knows of a game: what everybody sees, its own hand, and what it may remember.
///
/// Whatever was ever face up still lies on the table or before a player, so [`Public`] holds all of it.
/// To that a seat adds what it put under the pile itself, and what became of that.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) public: Public,
    pub(crate) known: Known,
    /// For [`Observer::Omniscient`] only: the world itself.
    pub(crate) everything: Option<Box<M>>,
}

/// The hidden cards that an observer knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    /// For every seat, those of its cards that the observer is sure of; of its own hand, all.
    pub(crate) hands: [Hand; engine::SEATS_MAX],
    /// The cards in the pile that the observer is sure of, by their number from the bottom.
    pub(crate) pile: Vec<Buried>,
    /// Cards that the observer put under the pile and of which it only knows that they are in some
    /// hand or in the pile still, but not in the box.
    pub(crate) adrift: Cards,
}

/// A card in the pile whose place the observer knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Buried {
    /// How many cards lie below it.
    pub below: u8,
    /// How many cards lie above it, to be drawn before it.
    pub above: u8,
    /// The card.
    pub card: Card,
}

impl View {
    /// Who looks.
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// The seat the observer sits on, if it has one.
    pub const fn seat(&self) -> Option<Seat> {
        self.observer.seat()
    }

    /// What everybody sees.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The observer's own hand; empty for those who do not play.
    pub fn hand(&self) -> Hand {
        self.seat().map_or(Hand::EMPTY, |seat| self.hand_of(seat))
    }

    /// Those cards in the hand of a seat that the observer is sure of: the whole hand if it is the
    /// observer's own; of another seat, cards that the observer once put under the pile and saw
    /// the seat draw.
    pub const fn hand_of(&self, seat: Seat) -> Hand {
        self.known.hands[seat.index()]
    }

    /// The cards in the pile whose place the observer knows, the lowest first: those it put there
    /// itself (M-7.6). For [`Observer::Omniscient`], the whole pile.
    pub fn buried(&self) -> &[Buried] {
        &self.known.pile
    }

    /// Cards that the observer put under the pile once and has lost sight of: somebody drew them and has
    /// exchanged a card since. They are in a hand or in the pile, not in the box.
    pub const fn adrift(&self) -> Cards {
        self.known.adrift
    }

    /// All cards whose place the observer does not know: in other hands, in the pile or in the box.
    pub fn unseen(&self) -> Cards {
        let hands = Seat::all(self.public.seats()).flat_map(|seat| self.hand_of(seat).iter());
        let buried = self.known.pile.iter().map(|buried| buried.card);
        let known = hands.chain(buried).fold(self.public.seen(), Cards::with);
        let box_known = self.everything.as_ref().map_or(Cards::EMPTY, |world| world.removed);
        self.public.options().deck().cards().without_all(known).without_all(box_known)
    }

    /// Whether the observer owes a choice.
    pub fn is_my_turn(&self) -> bool {
        self.seat().is_some() && self.public.turn() == self.seat()
    }

    /// Appends every action that is legal for the observer, in canonical order; none if it owes nothing.
    pub fn legal(&self, actions: &mut Vec<Action>) {
        if let Some(seat) = self.seat() {
            self.public.legal(seat, self.hand(), actions);
        }
    }

    /// Whether the observer may take an action now.
    ///
    /// # Errors
    /// Why not, with the rule and the facts.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let seat = self.seat().ok_or(Illegal::NotSeated)?;
        self.public.check(seat, self.hand(), action)
    }

    /// Why the observer may not take an action now; `None` if it may.
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        self.check(action).err()
    }

    /// The cells on which the observer may lay a card of its hand now, with what that would bring; all
    /// cards, all cells, in canonical order. Empty if it is not its turn to lay a card.
    pub fn prospects(&self) -> impl Iterator<Item = Prospect> {
        let seat = self.seat().filter(|_| self.may_place());
        seat.into_iter()
            .flat_map(move |seat| self.hand().kinds().flat_map(move |card| self.public.prospects(seat, card)))
    }

    /// What it would bring the observer to lay a card of its hand on a cell, now or if it were its turn.
    pub fn prospect(&self, card: Card, cell: Cell) -> Option<Prospect> {
        self.seat().and_then(|seat| self.public.prospect(seat, card, cell))
    }

    /// The cells on which some card of the observer's hand fits, now or if it were its turn.
    pub fn places(&self) -> CellSet {
        self.public.places(self.hand())
    }

    /// Whether the observer may lay a card now, if one fits.
    pub fn may_place(&self) -> bool {
        self.is_my_turn() && matches!(self.public.phase(), Phase::Turn { .. })
    }

    /// The cards that went to the box, for [`Observer::Omniscient`].
    pub fn removed(&self) -> Option<Cards> {
        self.everything.as_ref().map(|world| world.removed)
    }
}

impl M {
    /// What an observer knows.
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        let everything = (observer == Observer::Omniscient).then(|| Box::new(self.clone()));
        View { observer, public: self.public, known: self.known_to(observer), everything }
    }

    /// The hidden cards that an observer knows.
    fn known_to(&self, observer: Observer) -> Known {
        let mut known = Known::default();
        for (seat, held) in self.hands.iter() {
            known.hands[seat.index()] = match observer {
                Observer::Seat(own) if own != seat => held.known_by(own),
                Observer::Seat(_) | Observer::Omniscient => held.hand,
                Observer::Spectator => Hand::EMPTY,
            };
        }
        let under = self.public.pile.under();
        let size = self.public.pile.size;
        let slots =
            (0..size).zip(self.pile()).map(|(below, &card)| Buried { below, above: size - 1 - below, card });
        known.pile = match observer {
            Observer::Seat(own) => {
                slots.zip(under).filter(|&(_, &by)| by == own).map(|(buried, _)| buried).collect()
            }
            Observer::Omniscient => slots.collect(),
            Observer::Spectator => Vec::new(),
        };
        let adrift = self.adrift.iter().find(|(seat, _)| observer == Observer::Seat(*seat));
        known.adrift = adrift.map_or(Cards::EMPTY, |(_, &cards)| cards);
        known
    }
}
