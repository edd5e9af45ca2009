//! What one observer knows.

use engine::{Observer, PerSeat, Rng, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::cards::CardSet;
use crate::check::check;
use crate::legal;
use crate::public::Public;
use crate::refusal::Illegal;
use crate::trump::EffectiveSuit;

/// All that one observer may know: what lies open, and for a seat its own hand.
///
/// What was seen earlier in the round is in [`View::public`]: the whole auction, every card played,
/// and which suits each seat failed to follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    observer: Observer,
    public: Public,
    /// The observer's hidden hand; empty for those without a seat.
    hand: CardSet,
    /// All hidden hands, for [`Observer::Omniscient`] only.
    hands: Option<PerSeat<CardSet>>,
}

impl View {
    /// What `observer` sees of these hands behind this public table.
    pub(crate) fn of(public: &Public, hands: &PerSeat<CardSet>, observer: Observer) -> Self {
        let hand = observer.seat().map_or(CardSet::EMPTY, |seat| hands[seat]);
        let all = match observer {
            Observer::Omniscient => Some(*hands),
            Observer::Seat(_) | Observer::Spectator => None,
        };
        Self { observer, public: *public, hand, hands: all }
    }

    /// Who looks.
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// The observer's seat, if it has one.
    pub const fn seat(&self) -> Option<Seat> {
        self.observer.seat()
    }

    /// Everything that lies open.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The observer's hidden hand; empty for those without a seat.
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// The hidden hand of a seat, if the observer may see it: the own one, or any for the omniscient.
    pub fn hand_of(&self, seat: Seat) -> Option<CardSet> {
        match self.hands {
            Some(hands) => Some(hands[seat]),
            None => (self.seat() == Some(seat)).then_some(self.hand),
        }
    }

    /// All hidden hands, for the omniscient only.
    pub(crate) const fn all_hands(&self) -> Option<&PerSeat<CardSet>> {
        self.hands.as_ref()
    }

    /// The observer's cards: the hidden hand and what it has laid and not yet played. For every
    /// rule of the tricks they are one set (TRICKS-8.2).
    pub fn own_cards(&self) -> CardSet {
        self.seat().map_or(CardSet::EMPTY, |seat| self.hand.plus(self.public.laid(seat)))
    }

    /// Whether the observer owes a choice.
    pub fn is_my_turn(&self) -> bool {
        self.seat().is_some() && self.public.turn() == self.seat()
    }

    // Choices.

    /// Appends the legal actions of the observer; none if it owes no choice.
    ///
    /// # Complexity
    /// In the auction every set of hand cards up to the cap: 793 with a cap of 4 and 12 different
    /// cards. [`View::lay_cap`] with [`View::hand`] says the same in short.
    pub fn legal(&self, actions: &mut Vec<Action>) {
        if let Some(seat) = self.seat() {
            legal::legal(&self.public, self.hand, seat, actions);
        }
    }

    /// A legal action at random; `None` if the observer owes no choice. In the auction it passes
    /// three times in four.
    pub fn sample(&self, rng: &mut Rng) -> Option<Action> {
        legal::sample(&self.public, self.hand, self.seat()?, rng)
    }

    /// Whether the observer may take an action now.
    ///
    /// # Errors
    /// The rule that forbids it; for those without a seat, that it is another's turn.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.seat(), self.public.turn()) {
            (None, Some(turn)) => Err(Illegal::NotYourTurn { turn, phase: self.public.phase() }),
            (seat, _) => check(&self.public, self.hand, seat.unwrap_or_default(), action),
        }
    }

    /// Why the observer may not play a card now; `None` if it may.
    pub fn why_not(&self, card: Card) -> Option<Illegal> {
        self.check(Action::Play(card)).err()
    }

    /// How many cards the observer may lay now: 0 when it is not its turn in the auction.
    pub fn lay_cap(&self) -> u8 {
        self.seat().filter(|_| self.is_my_turn()).map_or(0, |seat| self.public.cap(seat))
    }

    /// The cards the observer may play now; empty when it is not its turn in a trick.
    pub fn playable(&self) -> CardSet {
        self.seat().map_or(CardSet::EMPTY, |seat| legal::playable(&self.public, self.hand, seat))
    }

    // Inference.

    /// The cards hidden from the observer: all that lie in others' hands.
    pub fn unseen(&self) -> CardSet {
        if self.hands.is_some() { CardSet::EMPTY } else { self.public.unseen().minus(self.hand) }
    }

    /// The kinds of cards that may be in a seat's hidden hand, as far as the observer knows: those
    /// unseen, without the suits the seat has failed to follow. The hand itself if it is known.
    pub fn may_hold(&self, seat: Seat) -> CardSet {
        match self.hand_of(seat) {
            Some(hand) => hand,
            None if self.public.hand_size(seat) == 0 => CardSet::EMPTY,
            None => {
                let trumps = self.public.trumps().unwrap_or_default();
                self.unseen().minus(self.public.tricks().voids(seat).cards(trumps))
            }
        }
    }

    /// Whether a seat has failed to follow this suit, and so has none of it.
    pub fn is_void(&self, seat: Seat, suit: EffectiveSuit) -> bool {
        self.public.tricks().voids(seat).contains(suit)
    }
}
