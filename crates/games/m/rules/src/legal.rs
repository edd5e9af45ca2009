//! What a seat may do.

use arrayvec::ArrayVec;
use engine::{Rng, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::cell::{Axis, Cell};
use crate::cell_set::CellSet;
use crate::deck::Cards;
use crate::hand::{HAND, Hand};
use crate::layout::Layout;
use crate::phase::{Phase, Trigger, Triggers};
use crate::public::Public;
use crate::tokens::Payments;
use crate::torus::Torus;

impl Public {
    /// Appends every legal action of a seat with this hand, in canonical order.
    pub(crate) fn legal(&self, seat: Seat, hand: Hand, actions: &mut Vec<Action>) {
        if self.turn() != Some(seat) {
            return;
        }
        match &self.phase {
            Phase::Turn { .. } => {
                let before = actions.len();
                for (card, cells) in self.placements(hand) {
                    actions.extend(self.layout.set(cells).iter().map(|cell| Action::Place { card, cell }));
                }
                if actions.len() == before || self.may_pass_at_will(seat) {
                    actions.push(Action::Pass);
                    actions.extend(self.exchanges(hand).map(|card| Action::Exchange { card }));
                }
            }
            Phase::ChooseLine { .. } => {
                actions.extend([Action::ChooseLine(Axis::Row), Action::ChooseLine(Axis::Column)]);
            }
            Phase::Scoring(scoring) => actions.extend(scoring.takable.iter().map(Action::Take)),
            Phase::Shuffle | Phase::First | Phase::Over(_) => {}
        }
    }

    /// One of the legal actions of the seat that owes a choice, with this hand, each equally likely: the one at
    /// the drawn place of [`Public::legal`].
    pub(crate) fn sample(&self, seat: Seat, hand: Hand, rng: &mut Rng) -> Option<Action> {
        match &self.phase {
            Phase::Turn { .. } => Some(self.sample_turn(seat, hand, rng)),
            Phase::ChooseLine { .. } => {
                Some(Action::ChooseLine(if rng.chance(1, 2) { Axis::Row } else { Axis::Column }))
            }
            Phase::Scoring(scoring) => {
                let cells = scoring.takable.cells();
                self.layout.set(cells).nth(rng.below(cells.len())).map(Action::Take)
            }
            Phase::Shuffle | Phase::First | Phase::Over(_) => None,
        }
    }

    fn sample_turn(&self, seat: Seat, hand: Hand, rng: &mut Rng) -> Action {
        let (mut placements, mut count) = (ArrayVec::<_, HAND>::new(), 0);
        for (card, cells) in self.placements(hand) {
            placements.push((card, cells, count));
            count += cells.len();
        }
        let passes = if count == 0 || self.may_pass_at_will(seat) {
            1 + u32::try_from(self.exchanges(hand).count()).expect("a hand has four cards at most")
        } else {
            0
        };
        let drawn = rng.below(count + passes);
        let Some(pass) = drawn.checked_sub(count) else {
            let placement = placements.iter().rfind(|&&(.., before)| before <= drawn);
            let &(card, cells, before) = placement.expect("none are before the first card");
            let cell = self.layout.set(cells).nth(drawn - before);
            return Action::Place { card, cell: cell.expect("the cell drawn is one of these") };
        };
        match pass.checked_sub(1).and_then(|exchange| self.exchanges(hand).nth(exchange as usize)) {
            Some(card) => Action::Exchange { card },
            None => Action::Pass,
        }
    }

    /// Where each kind of card in a hand fits, kinds that fit nowhere included.
    pub(crate) fn placements(&self, hand: Hand) -> impl Iterator<Item = (Card, Torus)> {
        let open = self.layout.open(self.options.area());
        hand.kinds().map(move |card| (card, self.layout.fitting(card, open)))
    }

    /// The cells on which some card of a hand may be laid.
    pub(crate) fn places(&self, hand: Hand) -> CellSet {
        self.layout.set(self.placements(hand).fold(Torus::EMPTY, |all, (_, cells)| all.or(cells)))
    }

    /// The cells on which a card may be laid, whoever held it (M-4.2, M-4.4, M-5.2).
    pub const fn cells_for(&self, card: Card) -> CellSet {
        self.layout.set(self.layout.fitting(card, self.layout.open(self.options.area())))
    }

    /// Whether a seat may pass though a card fits: only with the option, and a token (M-7.2).
    pub(crate) fn may_pass_at_will(&self, seat: Seat) -> bool {
        self.options.voluntary_pass() && self.tokens[seat] > 0
    }

    /// The cards of a hand that a passer may exchange: any kind, unless the pile is empty (M-7.5, M-7.9).
    fn exchanges(&self, hand: Hand) -> impl Iterator<Item = Card> {
        let any = if self.pile.is_empty() { 0 } else { HAND };
        hand.kinds().take(any)
    }

    /// The kinds of cards that would fit on some cell now.
    pub fn fitting_kinds(&self) -> Cards {
        let open = self.layout.open(self.options.area());
        let fitting = open.singles().fold(0, |kinds, cell| kinds | fitting_at(&self.layout, cell));
        Cards::of_kinds(fitting)
    }

    /// What a seat would be paid for laying a card beside so many others (M-6).
    pub(crate) fn payments(&self, seat: Seat, adjacent: u8) -> Payments {
        Payments::of(self.tokens, seat, adjacent.saturating_sub(1))
    }

    /// Which lines would be scored if a card were laid on an open cell (M-8.1 to M-8.5).
    pub fn triggers(&self, card: Card, cell: Cell) -> Triggers {
        let mates = self.mates(card, cell);
        if mates.is_empty() {
            return Triggers::default();
        }
        let trigger = |axis: Axis| -> Option<Trigger> {
            let line = cell.line(axis);
            let mate = self.layout.set(mates.and(line.cells())).first()?;
            let cards = self.scored_with(cell, axis)?;
            let mate_card = self.layout.card_on(Torus::only(mate));
            Some(Trigger { line, cards, mate, mate_card })
        };
        Triggers { row: trigger(Axis::Row), column: trigger(Axis::Column) }
    }

    /// Whether any line would be scored if a card were laid on an open cell.
    pub(crate) fn starts_phase(&self, card: Card, cell: Cell) -> bool {
        let mates = self.mates(card, cell);
        let qualifies = |axis: Axis| {
            !mates.and(cell.line(axis).cells()).is_empty() && self.scored_with(cell, axis).is_some()
        };
        !mates.is_empty() && (qualifies(Axis::Row) || qualifies(Axis::Column))
    }

    /// The cards beside a cell that have at least two characteristics in common with a card (M-8.3).
    const fn mates(&self, card: Card, cell: Cell) -> Torus {
        self.layout.double_matching(card, self.options).and(Torus::only(cell).edges())
    }

    /// How many cards the line through a cell has once one lies there, if they are enough (M-8.2).
    fn scored_with(&self, cell: Cell, axis: Axis) -> Option<u8> {
        let cards = self.layout.line_count(cell, axis, self.options.line_rule());
        (cards >= 5).then(|| u8::try_from(cards).expect("a line has six cards at most"))
    }
}

/// The kinds of cards that match every neighbour of an empty cell, as bits.
fn fitting_at(layout: &Layout, cell: Torus) -> u128 {
    let neighbours = cell.edges().and(layout.occupied()).singles();
    neighbours.fold(u128::MAX, |kinds, one| kinds & MATCHING[layout.card_on(one).place()])
}

/// For each kind of card the kinds that have a characteristic in common with it (M-4.4), as bits.
const MATCHING: [u128; Card::KINDS] = {
    let mut matching = [0; Card::KINDS];
    let mut pair = 0;
    while pair < Card::KINDS * Card::KINDS {
        let (one, other) = (Card::ALL[pair / Card::KINDS], Card::ALL[pair % Card::KINDS]);
        if one.colour() as u8 == other.colour() as u8
            || one.value().points() == other.value().points()
            || one.symbol() as u8 == other.symbol() as u8
        {
            matching[one.place()] |= 1 << other.place();
        }
        pair += 1;
    }
    matching
};
