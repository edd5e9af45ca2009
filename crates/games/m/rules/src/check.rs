//! Whether a seat may take an action.

use engine::Seat;

use crate::action::Action;
use crate::card::Card;
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::hand::Hand;
use crate::layout::Extent;
use crate::options::Area;
use crate::phase::{Phase, Scoring};
use crate::public::Public;
use crate::refusal::{Around, Illegal};
use crate::torus::Torus;

impl Public {
    /// Whether a seat with this hand may take an action now.
    pub(crate) fn check(&self, seat: Seat, hand: Hand, action: Action) -> Result<(), Illegal> {
        match &self.phase {
            Phase::Shuffle => Err(Illegal::ShuffleDue),
            Phase::First => Err(Illegal::FirstDue),
            Phase::Over(end) => Err(Illegal::GameOver { end: *end }),
            Phase::Turn { seat: turn } if *turn != seat => Err(Illegal::NotYourTurn { turn: *turn }),
            Phase::Turn { .. } => self.check_turn(seat, hand, action),
            Phase::ChooseLine { trigger, .. } if *trigger != seat => {
                Err(Illegal::NotYourLine { trigger: *trigger })
            }
            Phase::ChooseLine { row, column, .. } => match action {
                Action::ChooseLine(_) => Ok(()),
                Action::Place { .. } | Action::Pass | Action::Exchange { .. } | Action::Take(_) => {
                    let (row, column) = (row.line, column.line);
                    let cells = self.layout.occupied().and(row.cells().or(column.cells()));
                    Err(Illegal::MustChooseLine { row, column, cells: self.layout.set(cells) })
                }
            },
            Phase::Scoring(Scoring { taker, by, .. }) if *taker != seat => {
                Err(Illegal::NotYourTake { taker: *taker, line: by.line })
            }
            Phase::Scoring(scoring) => match action {
                Action::Take(cell) => self.check_take(scoring, cell),
                Action::Place { .. } | Action::Pass | Action::Exchange { .. } | Action::ChooseLine(_) => {
                    Err(Illegal::MustTake { line: scoring.by.line, takable: scoring.takable })
                }
            },
        }
    }

    fn check_turn(&self, seat: Seat, hand: Hand, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place { card, .. } if !hand.contains(card) => Err(Illegal::NotInHand { card }),
            Action::Place { card, cell } => self.check_cell(card, cell),
            Action::Pass => self.check_pass(seat, hand),
            Action::Exchange { card } => {
                self.check_pass(seat, hand)?;
                if self.pile.is_empty() {
                    return Err(Illegal::PileEmpty);
                }
                if hand.contains(card) { Ok(()) } else { Err(Illegal::NotInHandToExchange { card }) }
            }
            Action::ChooseLine(_) => Err(Illegal::NoLineToChoose),
            Action::Take(_) => Err(Illegal::NoPhase),
        }
    }

    /// Whether a card may be laid on a cell, whoever holds it.
    pub(crate) fn check_cell(&self, card: Card, cell: Cell) -> Result<(), Illegal> {
        let layout = &self.layout;
        if let Some(by) = layout.card(cell) {
            return Err(Illegal::Occupied { cell, by });
        }
        self.check_area(cell)?;
        if layout.neighbours(cell).next().is_none() {
            let corners: Around = layout.corners(cell).collect();
            let between = layout.extent().contains(cell);
            return Err(if corners.is_empty() {
                Illegal::TouchesNothing { cell, between }
            } else {
                Illegal::OnlyCorners { cell, corners }
            });
        }
        let matches = |beside: Card| self.options.shared(card, beside).count() > 0;
        let refusing: Around = layout.neighbours(cell).filter(|&(_, beside)| !matches(beside)).collect();
        if refusing.is_empty() { Ok(()) } else { Err(Illegal::DoesNotMatch { card, cell, refusing }) }
    }

    /// Whether the table would keep within six columns and rows with a card on this cell (M-5.2).
    fn check_area(&self, cell: Cell) -> Result<(), Illegal> {
        let now = self.layout.extent().with(cell);
        if !now.fits() {
            let (width, height) = (now.width(), now.height());
            return Err(Illegal::OutsideArea { cell, width, height, far: self.far_from(cell) });
        }
        let ever = self.layout.limits(self.options.area()).with(cell);
        if self.options.area() == Area::Fixed && !ever.fits() {
            return Err(Illegal::OutsideFixedArea { cell, width: ever.width(), height: ever.height() });
        }
        Ok(())
    }

    /// The cards more than five columns or rows away from a cell.
    fn far_from(&self, cell: Cell) -> CellSet {
        let far = self.layout.cells().iter().filter(|&other| !Extent::of(other).with(cell).fits());
        self.layout.set(far.map(Torus::only).fold(Torus::EMPTY, Torus::or))
    }

    fn check_pass(&self, seat: Seat, hand: Hand) -> Result<(), Illegal> {
        let places = self.places(hand);
        if places.is_empty() || self.may_pass_at_will(seat) {
            return Ok(());
        }
        Err(if self.options.voluntary_pass() {
            Illegal::NoTokenToPass { places }
        } else {
            Illegal::MustPlace { places }
        })
    }

    fn check_take(&self, scoring: &Scoring, cell: Cell) -> Result<(), Illegal> {
        let (line, takable) = (scoring.by.line, scoring.takable);
        if takable.contains(cell) {
            return Ok(());
        }
        let Some(card) = self.layout.card(cell) else {
            return Err(Illegal::NothingThere { cell, line, takable });
        };
        if !line.contains(cell) {
            return Err(Illegal::NotInLine { cell, line, takable });
        }
        Err(Illegal::CutsOff { cell, card, groups: self.layout.groups_without(cell) })
    }
}
