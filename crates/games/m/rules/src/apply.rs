//! What follows from an action.

use engine::{Audience, PerSeat, Seat, SeatSet, Witness};

use crate::card::Card;
use crate::cell::{Axis, Cell};
use crate::deck::Cards;
use crate::event::Event;
use crate::options::DoubleLine;
use crate::phase::{End, Phase, PhaseEnd, Scoring, Trigger, Triggers};
use crate::score::Score;
use crate::state::M;
use crate::torus::Torus;

impl M {
    /// A seat lays a card (M-3.4): tokens, then a phase or the end of the turn.
    pub(crate) fn place(&mut self, seat: Seat, card: Card, cell: Cell, witness: &mut impl Witness<Event>) {
        let triggers = self.public.triggers(card, cell);
        self.show(seat, card);
        self.pay_for(seat, card, cell, witness);
        self.public.layout.lay(cell, card);
        self.public.passes = 0;
        self.public.passes_without_exchange = 0;
        self.follow(seat, triggers, witness);
    }

    /// What a placement leads to: a phase, a choice between two, or the end of the turn.
    pub(crate) fn follow(&mut self, seat: Seat, triggers: Triggers, witness: &mut impl Witness<Event>) {
        match (triggers.row, triggers.column) {
            (None, None) => self.finish_turn(seat, witness),
            (Some(by), None) | (None, Some(by)) => self.begin_phase(seat, by, None, witness),
            (Some(row), Some(column)) => {
                self.public.phase = Phase::ChooseLine { trigger: seat, row, column };
                let event = Event::TwoLines { seat, row: row.line, column: column.line };
                witness.see(Audience::Everyone, event);
            }
        }
    }

    /// A card leaves a hand before everybody's eyes.
    fn show(&mut self, seat: Seat, card: Card) {
        let knew = self.hands[seat].remove(card);
        self.public.hand_sizes[seat] -= 1;
        self.public.proofs.laid(seat, card);
        // Whoever has lost sight of such a card may have found it again.
        for other in Seat::all(self.public.seats()) {
            if other != seat && !self.adrift[other].is_empty() && !knew.contains(other) {
                self.adrift[other] = self.adrift[other].without(card);
            }
        }
    }

    /// The reward for a placement (M-6); the card is not on the table yet.
    fn pay_for(&mut self, seat: Seat, card: Card, cell: Cell, witness: &mut impl Witness<Event>) {
        let adjacent = self.public.layout.adjacent(Torus::only(cell));
        witness.see(Audience::Everyone, Event::Placed { seat, card, cell, adjacent });
        let payments = self.public.payments(seat, adjacent);
        for payment in payments.iter() {
            self.public.tokens[payment.from] -= payment.count;
            self.public.tokens[seat] += payment.count;
            let (from, count, steps) = (payment.from, payment.count, payment.steps);
            witness.see(Audience::Everyone, Event::TokensPaid { from, to: seat, count, steps });
        }
        if payments.lost() > 0 {
            witness.see(Audience::Everyone, Event::TokensLost { to: seat, count: payments.lost() });
        }
    }

    /// The trigger chooses the line that is scored, or scored first (M-8.8).
    pub(crate) fn choose_line(&mut self, axis: Axis, witness: &mut impl Witness<Event>) {
        let Phase::ChooseLine { trigger, row, column } = self.public.phase else { return };
        let (by, other) = match axis {
            Axis::Row => (row, column),
            Axis::Column => (column, row),
        };
        witness.see(Audience::Everyone, Event::LineChosen { seat: trigger, line: by.line });
        let then = match self.public.options.double_line() {
            DoubleLine::ChooseOne => None,
            DoubleLine::Both => Some(other),
        };
        self.begin_phase(trigger, by, then, witness);
    }

    /// A phase begins (M-9.1, M-9.2). The pile is still as it was when the card was laid.
    fn begin_phase(
        &mut self,
        trigger: Seat,
        by: Trigger,
        then: Option<Trigger>,
        witness: &mut impl Witness<Event>,
    ) {
        let last = self.public.pile.is_empty();
        let number = if self.public.scoring().is_some() { 2 } else { 1 };
        self.public.phases += 1;
        witness.see(Audience::Everyone, Event::PhaseBegan { trigger, by, number, last });
        let takable = self.public.layout.set(Torus::EMPTY);
        self.public.phase =
            Phase::Scoring(Scoring { trigger, by, taker: trigger, takes: 0, takable, last, then });
        self.seek_takable(witness);
    }

    /// A seat takes a card of the line (M-9.3, M-9.4); then its left neighbour must.
    pub(crate) fn take(&mut self, seat: Seat, cell: Cell, witness: &mut impl Witness<Event>) {
        let seats = self.public.seats();
        let card = self.public.layout.take(cell);
        self.public.collected[seat] = self.public.collected[seat].with(card);
        if let Phase::Scoring(scoring) = &mut self.public.phase {
            scoring.takes += 1;
            scoring.taker = seat.left(seats);
            witness.see(Audience::Everyone, Event::Took { seat, card, cell, take: scoring.takes });
            self.seek_takable(witness);
        }
    }

    /// Finds what the next player may take; ends the phase if there is nothing (M-9.7, M-9.8).
    fn seek_takable(&mut self, witness: &mut impl Witness<Event>) {
        let Phase::Scoring(scoring) = &mut self.public.phase else { return };
        let line = scoring.by.line;
        let takable = self.public.layout.takable(line);
        if !takable.is_empty() {
            scoring.takable = self.public.layout.set(takable);
            return;
        }
        let Scoring { trigger, last, then, .. } = *scoring;
        let left = u8::try_from(self.public.layout.line(line).len()).expect("a line has six cards at most");
        let end = if left < 2 { PhaseEnd::OneLeft } else { PhaseEnd::NothingTakable };
        witness.see(Audience::Everyone, Event::PhaseEnded { line, left, end });
        match then {
            Some(by) => self.begin_phase(trigger, by, None, witness),
            // M-10.2: no draw, no further turn.
            None if last => self.end(End::LastPhase, witness),
            None => self.finish_turn(trigger, witness),
        }
    }

    /// The end of a placement turn: a draw (M-3.5, M-9.15), then the left neighbour.
    fn finish_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let after_phase = self.public.scoring().is_some();
        if self.public.pile.is_empty() {
            witness.see(Audience::Everyone, Event::NothingDrawn { seat });
        } else {
            let card = self.draw_to(seat);
            let pile = self.public.pile.size;
            witness.see(Audience::Everyone, Event::Drew { seat, pile, after_phase });
            witness.see(Audience::Only(SeatSet::only(seat)), Event::DrewCard { seat, card });
            if pile == 0 {
                witness.see(Audience::Everyone, Event::PileOut);
            }
        }
        if self.public.holders() == 0 {
            self.end(End::HandsEmpty, witness);
        } else {
            self.next_turn(seat, witness);
        }
    }

    /// A seat takes the top card of the pile to its hand.
    fn draw_to(&mut self, seat: Seat) -> Card {
        let (card, put_by) = self.draw_top();
        let knows = put_by.filter(|&by| by != seat);
        self.hands[seat].add(card, knows.into_iter().collect());
        self.public.hand_sizes[seat] += 1;
        if knows.is_some() {
            // A card that somebody else put under the pile may be one that the seat had lost sight of.
            self.adrift[seat] = self.adrift[seat].without(card);
        }
        card
    }

    /// A seat passes, perhaps with an exchange (M-7).
    pub(crate) fn pass(&mut self, seat: Seat, under: Option<Card>, witness: &mut impl Witness<Event>) {
        let voluntary = self.public.may_pass_at_will(seat);
        witness.see(Audience::Everyone, Event::Passed { seat, voluntary });
        if !voluntary {
            let fitting = self.public.fitting_kinds();
            self.public.proofs.passed(seat, fitting, self.public.hand_sizes[seat]);
        }
        self.pay_for_pass(seat, witness);
        self.public.passed[seat] += 1;
        self.public.passes += 1;
        self.public.passes_without_exchange += 1;
        if let Some(card) = under {
            self.exchange(seat, card, witness);
        }
        match self.end_after_pass() {
            Some(end) => self.end(end, witness),
            None => self.next_turn(seat, witness),
        }
    }

    /// One token to the right neighbour, if the passer has one (M-7.3, M-7.4).
    fn pay_for_pass(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        if self.public.tokens[seat] == 0 {
            witness.see(Audience::Everyone, Event::PassFree { seat });
            return;
        }
        let to = seat.right(self.public.seats());
        self.public.tokens[seat] -= 1;
        self.public.tokens[to] += 1;
        witness.see(Audience::Everyone, Event::PassPaid { from: seat, to });
    }

    /// One card goes under the pile, the top one comes to the hand (M-7.6).
    fn exchange(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        let adrift = &mut self.adrift;
        self.hands[seat].give_away(card, |other, kind| adrift[other] = adrift[other].with(kind));
        self.public.hand_sizes[seat] -= 1;
        self.public.proofs.gave_away(seat);
        self.put_under(seat, card);
        let drawn = self.draw_to(seat);
        self.public.exchanged[seat] += 1;
        self.public.passes_without_exchange = 0;
        witness.see(Audience::Everyone, Event::Exchanged { seat });
        let secret = Event::ExchangedCards { seat, under: card, drawn };
        witness.see(Audience::Only(SeatSet::only(seat)), secret);
    }

    /// Whether a pass ends the game. A dead layout is told before the other reasons.
    fn end_after_pass(&self) -> Option<End> {
        let public = &self.public;
        let a_round = public.passes >= public.seats().into();
        if !public.pile.is_empty() && a_round && self.is_dead() {
            return Some(End::DeadLayout);
        }
        public.end_by_passes(public.passes, public.passes_without_exchange)
    }

    /// Whether no card in any hand or in the pile fits anywhere (M-10.5 b).
    fn is_dead(&self) -> bool {
        let hands = self.hands.values().iter().flat_map(|held| held.hand.iter());
        let cards: Cards = hands.chain(self.pile().iter().copied()).collect();
        cards.kinds_in(self.public.fitting_kinds()).is_empty()
    }

    /// The next player clockwise who holds a card begins a turn (M-3.8, M-3.9).
    fn next_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let seats = self.public.seats();
        let mut next = seat.left(seats);
        while self.public.hand_sizes[next] == 0 {
            witness.see(Audience::Everyone, Event::Skipped { seat: next });
            next = next.left(seats);
        }
        self.public.turns += 1;
        self.public.phase = Phase::Turn { seat: next };
    }

    /// The game is over (M-10, M-11).
    fn end(&mut self, end: End, witness: &mut impl Witness<Event>) {
        self.public.phase = Phase::Over(end);
        witness.see(Audience::Everyone, Event::GameOver { end });
        let scores = PerSeat::from_fn(self.public.seats(), |seat| self.public.score(seat));
        for (seat, &score) in scores.iter() {
            witness.see(Audience::Everyone, Event::Scored { seat, score });
        }
        let points = scores.values().iter().map(Score::total).max().unwrap_or_default();
        let seats =
            scores.iter().filter(|(_, score)| score.total() == points).map(|(seat, _)| seat).collect();
        witness.see(Audience::Everyone, Event::Won { seats, points });
    }
}
