//! What a placement would bring, and what the cards of a line may do: what a player wants to see.

use engine::Seat;

use crate::card::Card;
use crate::cell::Cell;
use crate::groups::Groups;
use crate::options::Shared;
use crate::phase::Triggers;
use crate::public::Public;
use crate::tokens::Payments;
use crate::torus::Torus;

/// What laying a card on a cell would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The card.
    pub card: Card,
    /// Where.
    pub cell: Cell,
    /// How many cards it would touch with its edges, 1 to 4.
    pub adjacent: u8,
    /// Who would pay how many tokens for it (M-6).
    pub payments: Payments,
    /// Which lines it would have scored (M-8).
    pub triggers: Triggers,
    /// Whether that phase would end the game (M-10.2).
    pub last: bool,
}

/// A card beside a cell, and what a card laid there would have in common with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// Where it lies.
    pub cell: Cell,
    /// The card.
    pub card: Card,
    /// What it has in common with the card laid there.
    pub shared: Shared,
}

/// A card of the line being scored that may not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// Where it lies.
    pub cell: Cell,
    /// The card.
    pub card: Card,
    /// Into which groups the table would fall without it (M-9.5).
    pub groups: Groups,
}

impl Public {
    /// What it would bring a seat to lay a card on a cell; `None` if it may not lie there.
    pub fn prospect(&self, seat: Seat, card: Card, cell: Cell) -> Option<Prospect> {
        self.check_cell(card, cell).is_ok().then(|| self.prospect_on(seat, card, cell))
    }

    /// Where a card may lie, how many tokens it would bring a seat there (M-6), and whether it would have a line
    /// scored (M-8): a [`Prospect`] for those who look at thousands.
    pub fn glances(&self, seat: Seat, card: Card) -> impl Iterator<Item = (Cell, u8, bool)> {
        let others_have = self.tokens.values().iter().sum::<u8>() - self.tokens[seat];
        self.cells_for(card).iter().map(move |cell| {
            let due = self.layout.adjacent(Torus::only(cell)).saturating_sub(1);
            (cell, due.min(others_have), self.starts_phase(card, cell))
        })
    }

    /// What it would bring a seat to lay a card, for every cell where it may lie.
    pub fn prospects(&self, seat: Seat, card: Card) -> impl Iterator<Item = Prospect> {
        self.cells_for(card).iter().map(move |cell| self.prospect_on(seat, card, cell))
    }

    fn prospect_on(&self, seat: Seat, card: Card, cell: Cell) -> Prospect {
        let adjacent = self.layout.adjacent(Torus::only(cell));
        let triggers = self.triggers(card, cell);
        Prospect {
            card,
            cell,
            adjacent,
            payments: self.payments(seat, adjacent),
            triggers,
            last: !triggers.is_empty() && self.pile.is_empty(),
        }
    }

    /// The cards beside a cell, each with what a card laid there would have in common with it (M-4.6).
    pub fn neighbours(&self, card: Card, cell: Cell) -> impl Iterator<Item = Neighbour> {
        let options = self.options;
        let beside = self.layout.neighbours(cell);
        beside.map(move |(cell, other)| Neighbour { cell, card: other, shared: options.shared(card, other) })
    }

    /// The cards of the line being scored that may not be taken, and why; empty outside a phase.
    pub fn blocked(&self) -> impl Iterator<Item = Blocked> {
        let blocked = self.scoring().map(|scoring| {
            let in_line = self.layout.line(scoring.by.line).cells();
            self.layout.set(in_line.minus(scoring.takable.cells()))
        });
        blocked.into_iter().flatten().filter_map(|cell| {
            let card = self.layout.card(cell)?;
            Some(Blocked { cell, card, groups: self.layout.groups_without(cell) })
        })
    }
}
