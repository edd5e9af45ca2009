//! The draft: dealing, revealing, passing, discarding (CITY-3).

use engine::{Seat, Witness};

use crate::card::{Card, Hand, insert, remove};
use crate::event::Event;
use crate::flow::{tell, tell_only};
use crate::phase::Phase;
use crate::state::City;

impl City {
    /// Deals four cards to each seat, whole hands in seat order (CITY-3.2).
    pub(crate) fn deal(&mut self, witness: &mut impl Witness<Event>) {
        for seat in self.seats() {
            self.memories[seat.index()].forget_round();
            let mut hand = Hand::new();
            for _ in 0..4 {
                hand.extend(self.draw_card());
            }
            hand.sort_unstable();
            tell_only(witness, seat, Event::Dealt { seat, hand: hand.clone() });
            self.hands[seat.index()] = hand;
        }
    }

    /// The top card of the pile of the round.
    fn draw_card(&mut self) -> Option<Card> {
        let public = &mut self.public;
        if public.round == 0 {
            public.project_pile = public.project_pile.saturating_sub(1);
            self.projects.pop().map(Card::Project)
        } else {
            public.building_pile = public.building_pile.saturating_sub(1);
            self.buildings.pop().map(Card::Building)
        }
    }

    /// All have chosen: the played cards are revealed (CITY-3.6).
    pub(crate) fn reveal(&mut self, witness: &mut impl Witness<Event>) {
        let turn = usize::from(self.public.turn) - 1;
        for seat in self.seats() {
            let at = seat.index();
            let Some(choice) = self.desks[at].choice else { continue };
            let hand = &mut self.hands[at];
            let mut kept = choice.keep.into_iter().peekable();
            let left = hand.iter().copied().filter(|card| kept.next_if_eq(card).is_none());
            self.passing[at] = left.take(2).collect();
            hand.clear();
            hand.push(choice.kept());
            self.public.played[at][turn] = Some(choice.play);
            if let Card::Project(id) = choice.play {
                self.change_estate(at, |pack, estate| estate.add_venture(pack, id));
            }
            self.desks[at].choice = None;
            tell(witness, Event::Played { seat, card: choice.play });
        }
        if self.public.round == 0 {
            self.pass_hands(witness);
            if self.public.turn == 3 {
                self.discard_unplayed(witness);
                self.begin_round(1, witness);
            } else {
                self.next_turn(witness);
            }
        } else {
            self.ask(Phase::Resolve);
        }
    }

    /// After all have placed their Buildings: the neutral one, and the next hands.
    pub(crate) fn after_resolution(&mut self, witness: &mut impl Witness<Event>) {
        if self.public.is_solo() {
            self.place_neutral(witness);
        } else {
            self.pass_hands(witness);
        }
        self.next_turn(witness);
    }

    /// The cards that were not chosen go to the neighbours (CITY-3.5, CITY-3.8); in solo play they are discarded,
    /// and as many are drawn (CITY-10.4).
    pub(crate) fn pass_hands(&mut self, witness: &mut impl Witness<Event>) {
        let turn = usize::from(self.public.turn) - 1;
        if turn > 1 {
            return;
        }
        let cards = u8::try_from(self.passing[0].len()).expect("two cards are passed at most");
        tell(witness, Event::Passed { round: self.public.round, cards });
        for seat in self.seats() {
            let cards = std::mem::take(&mut self.passing[seat.index()]);
            if self.public.is_solo() {
                self.draw_instead(seat, &cards, witness);
            } else {
                let to = self.public.receiver(seat);
                self.receive(to, Some(seat), &cards, witness);
            }
            self.memories[seat.index()].passed[turn] = cards;
        }
    }

    fn draw_instead(&mut self, seat: Seat, cards: &[Card], witness: &mut impl Witness<Event>) {
        let mut drawn = arrayvec::ArrayVec::<Card, 2>::new();
        for card in cards {
            if let Card::Project(id) = *card {
                insert(&mut self.project_discards, id);
                insert(&mut self.memories[seat.index()].gone, *card);
            }
            drawn.extend(self.draw_card());
        }
        drawn.sort_unstable();
        self.receive(seat, None, &drawn, witness);
    }

    fn receive(&mut self, seat: Seat, from: Option<Seat>, cards: &[Card], witness: &mut impl Witness<Event>) {
        let turn = usize::from(self.public.turn) - 1;
        for &card in cards {
            insert(&mut self.hands[seat.index()], card);
        }
        self.memories[seat.index()].received[turn] = cards.iter().copied().collect();
        let cards: Hand = cards.iter().copied().collect();
        tell_only(witness, seat, Event::Received { seat, from, cards });
    }

    /// After the third turn the cards that were not played are discarded face down (CITY-3.10). What a seat
    /// passed on and nobody has played since is discarded too, and the seat knows it.
    pub(crate) fn discard_unplayed(&mut self, witness: &mut impl Witness<Event>) {
        if self.public.is_solo() && self.public.round > 0 {
            self.discard_spare(witness);
            return;
        }
        tell(witness, Event::UnplayedDiscarded { round: self.public.round });
        for seat in self.seats() {
            let at = seat.index();
            for card in std::mem::take(&mut self.hands[at]) {
                insert(&mut self.memories[at].gone, card);
                match card {
                    Card::Building(id) => insert(&mut self.discards, id),
                    Card::Project(id) => insert(&mut self.project_discards, id),
                }
            }
            if self.public.is_solo() {
                continue;
            }
            let memory = &mut self.memories[at];
            let lost = self.public.lost_sight_of(seat, &memory.passed, &memory.received[1]);
            for card in lost {
                insert(&mut memory.gone, card);
            }
        }
        self.memories.iter_mut().for_each(crate::state::Memory::forget_round);
    }
}

impl crate::public::Public {
    /// The cards that a seat has passed on in this round and that nobody who could have them has played.
    pub(crate) fn lost_sight_of(
        &self,
        seat: Seat,
        passed: &[arrayvec::ArrayVec<Card, 2>; 2],
        received: &[Card],
    ) -> arrayvec::ArrayVec<Card, 4> {
        let mut cards = arrayvec::ArrayVec::<Card, 4>::new();
        for &card in passed.iter().flatten() {
            cards.push(card);
        }
        let next = self.receiver(seat);
        let after = self.receiver(next);
        if after == seat {
            // With two players a card can come back.
            for card in received {
                remove(&mut cards, card);
            }
        }
        // Alone at the table, nobody else has them.
        let others = [Some(next), Some(after).filter(|&after| after != next)];
        for other in others.into_iter().flatten().filter(|&other| other != seat) {
            for card in self.played[other.index()].iter().flatten() {
                remove(&mut cards, card);
            }
        }
        cards
    }
}
