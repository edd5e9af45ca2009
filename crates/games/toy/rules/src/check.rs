//! What may be done, and why something may not.

use engine::{Seat, Set};

use crate::action::Action;
use crate::card::{Card, HAND};
use crate::luck::Deal;
use crate::refusal::Illegal;
use crate::state::Toy;

impl Toy {
    /// Whether a deal is one: three numbers for everybody, none of them twice.
    pub(crate) fn check_deal(Deal(hands): &Deal) -> Result<(), Illegal> {
        let mut dealt: Set<Card> = Set::EMPTY;
        for (seat, &hand) in hands.iter() {
            if hand.len() != HAND || !hand.is_disjoint(dealt) {
                return Err(Illegal::BadDeal(seat));
            }
            dealt = dealt.union(hand);
        }
        Ok(())
    }

    /// Whether a seat may seal a number.
    pub(crate) fn check_seal(&self, seat: Seat, Action(card): Action) -> Result<(), Illegal> {
        if !self.owed().owing().contains(seat) {
            return Err(Illegal::OwesNothing);
        }
        if self.hands[seat].contains(card) { Ok(()) } else { Err(Illegal::NotHeld(card)) }
    }
}
