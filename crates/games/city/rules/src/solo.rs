//! Solo play: pairs, the neutral player's Buildings, the new pile (CITY-10).

use arrayvec::ArrayVec;
use engine::Witness;

use crate::card::insert;
use crate::event::{Event, StockFrom};
use crate::flow::tell;
use crate::luck::Due;
use crate::options::{SoloNeutralTrade, SoloRefill};
use crate::pack::{BuildingId, BuildingType};
use crate::phase::{Moment, Phase};
use crate::public::NEUTRAL;
use crate::space::Space;
use crate::state::City;

impl City {
    /// Draws two pairs face up (CITY-10.5); when the pile is empty, a new one is due first.
    pub(crate) fn draw_pairs(&mut self, witness: &mut impl Witness<Event>) {
        while !self.public.pairs.is_full() {
            let Some(card) = self.buildings.pop() else {
                self.public.phase = Phase::Luck(Due::Reshuffle);
                return;
            };
            self.public.building_pile -= 1;
            self.public.pairs.push(card);
        }
        let mut pairs = self.public.pairs();
        if let (Some(first), Some(second)) = (pairs.next(), pairs.next()) {
            tell(witness, Event::PairsDrawn { pairs: [first, second] });
        }
        drop(pairs);
        self.calm(Moment::Turn);
    }

    /// The cards of which a new pile is made (CITY-10.11), in canonical order.
    pub(crate) fn refill(&self) -> &[BuildingId] {
        match self.public.variants.solo_refill {
            SoloRefill::Discards => &self.public.discards,
            SoloRefill::Box => &self.removed,
        }
    }

    /// A new pile, from the top.
    pub(crate) fn reshuffle(&mut self, cards: &[BuildingId], witness: &mut impl Witness<Event>) {
        match self.public.variants.solo_refill {
            SoloRefill::Discards => self.public.discards.clear(),
            SoloRefill::Box => {
                self.removed.clear();
                self.public.removed.clear();
            }
        }
        self.buildings = cards.iter().rev().copied().collect();
        self.public.building_pile = count(cards.len());
        self.public.reshuffles += 1;
        tell(witness, Event::Shuffled { due: Due::Reshuffle, cards: count(cards.len()) });
        self.draw_pairs(witness);
    }

    /// The other Building of the chosen pair goes to the same space of the neutral board (CITY-10.7).
    pub(crate) fn place_neutral(&mut self, witness: &mut impl Witness<Event>) {
        let desk = &self.desks[0];
        let Some(own) = desk.card else { return };
        let Some(space) = Space::all().find(|&space| {
            let neutral = self.public.estates[NEUTRAL].building(space);
            neutral.is_none() && desk.estate.building(space).is_some()
        }) else {
            return;
        };
        let chosen = usize::from(desk.pair).saturating_sub(1);
        let pairs: ArrayVec<[BuildingId; 2], 2> = self.public.pairs().collect();
        let ([one, other], unused) = (pairs[chosen], pairs[1 - chosen]);
        let card = if one == own { other } else { one };
        self.build_neutral(card, space, witness);
        self.public.pairs.clear();
        self.public.spare.extend(unused);
        if self.public.turn < 3 {
            self.discard_spare(witness);
        }
    }

    /// Sources and Trade bring tokens for the stock (CITY-10.8, CITY-10.9).
    fn build_neutral(&mut self, card: BuildingId, space: Space, witness: &mut impl Witness<Event>) {
        let public = &mut self.public;
        let formed = public.estates[NEUTRAL].place(&public.pack, card, space);
        let who = public.who(NEUTRAL);
        tell(witness, Event::Placed { who, card, space });
        let sources: u8 = formed.iter().map(|edges| edges.len()).sum();
        if sources > 0 {
            public.stock += sources;
            tell(witness, Event::Stocked { from: StockFrom::Sources, tokens: sources });
        }
        let ruined = public.estates[NEUTRAL].ruined.contains(space);
        if ruined {
            tell(witness, Event::DestroyedAtOnce { who, card, space });
        }
        let trades = public.pack.building(card).kind == BuildingType::Trade;
        if trades && !ruined && public.variants.solo_neutral_trade == SoloNeutralTrade::Token {
            public.stock += 1;
            tell(witness, Event::Stocked { from: StockFrom::Trade, tokens: 1 });
        }
    }

    /// The pair that was not chosen is discarded (CITY-10.10).
    pub(crate) fn discard_spare(&mut self, witness: &mut impl Witness<Event>) {
        let spare = std::mem::take(&mut self.public.spare);
        for &card in &spare {
            insert(&mut self.public.discards, card);
        }
        if let Ok(cards) = spare.into_inner() {
            tell(witness, Event::PairDiscarded { cards });
        }
    }
}

pub(crate) fn count(cards: usize) -> u8 {
    u8::try_from(cards).expect("a pack has at most 120 Buildings")
}
