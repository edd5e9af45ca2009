//! M in numbers: a card is chosen first, then the cell on which it is laid.
//!
//! Cells are counted from the upper left corner of the square that is one cell wider than the cards on the table, so
//! that nothing depends on where the game began: no card can be laid outside of these eight columns and rows.

mod observation;
mod symmetry;
#[cfg(test)]
mod tests;

use m::{Action, Axis, Card, Cell, M, Phase, Public, TableOptions, View};
use players::coding::{Coding, Symmetry, Writer};

/// How choices and views of M become numbers.
#[derive(Clone, Copy, Debug)]
pub struct MCoding;

/// How many columns and rows of cells are counted.
const SIDE: usize = 8;
/// How many cells these are.
const CELLS: usize = SIDE * SIDE;

// The small choices: the kinds of cards, the cells, and these words.
const FIRST_CELL: usize = Card::KINDS;
const PASS: usize = FIRST_CELL + CELLS;
const EXCHANGE: usize = PASS + 1;
const ROW: usize = PASS + 2;
const COLUMN: usize = PASS + 3;
const CHOICES: usize = PASS + 4;

/// The place of a cell among those that are counted, columns from the left, then from the top; none outside.
fn place_of(public: &Public, cell: Cell) -> Option<usize> {
    let extent = public.layout().extent();
    let from = |least: i8, at: i8| usize::try_from(i16::from(at) - i16::from(least) + 1).ok();
    let (column, row) = (from(extent.left, cell.x())?, from(extent.top, cell.y())?);
    (column < SIDE && row < SIDE).then_some(column * SIDE + row)
}

/// The cell at a place, if there is one.
fn cell_at(public: &Public, place: usize) -> Option<Cell> {
    let extent = public.layout().extent();
    let from = |least: i8, at: usize| least.checked_add(i8::try_from(at).ok()?)?.checked_sub(1);
    Cell::new(from(extent.left, place / SIDE)?, from(extent.top, place % SIDE)?)
}

fn choice(place: usize) -> u16 {
    u16::try_from(place).expect("there are 173 small choices")
}

/// The card of a small choice, if it is one.
fn card_of(chosen: u16) -> Option<Card> {
    Card::ALL.get(usize::from(chosen)).copied()
}

impl Coding for MCoding {
    type Game = M;

    const CHOICES: usize = CHOICES;

    /// `b40c`, `cell 3,1`, `pass`, `exchange`, `row`, `column`.
    fn name(choice: u16) -> String {
        match usize::from(choice) {
            card @ 0..FIRST_CELL => Card::ALL[card].to_string(),
            cell @ FIRST_CELL..PASS => {
                format!("cell {},{}", (cell - FIRST_CELL) / SIDE, (cell - FIRST_CELL) % SIDE)
            }
            PASS => "pass".into(),
            EXCHANGE => "exchange".into(),
            ROW => "row".into(),
            _ => "column".into(),
        }
    }

    fn legal(view: &View, actions: &mut Vec<Action>) {
        view.legal(actions);
    }

    fn encode(view: &View, action: Action, encoded: &mut Vec<u16>) {
        let cell_choice = |cell| place_of(view.public(), cell).map(|place| choice(FIRST_CELL + place));
        match action {
            Action::Place { card, cell } => {
                encoded.push(choice(card.place()));
                encoded.extend(cell_choice(cell));
            }
            Action::Pass => encoded.push(choice(PASS)),
            Action::Exchange { card } => encoded.extend([choice(EXCHANGE), choice(card.place())]),
            Action::ChooseLine(Axis::Row) => encoded.push(choice(ROW)),
            Action::ChooseLine(Axis::Column) => encoded.push(choice(COLUMN)),
            Action::Take(cell) => encoded.extend(cell_choice(cell)),
        }
    }

    fn mask(view: &View, chosen: &[u16], mask: &mut [bool]) {
        mask.fill(false);
        if !view.is_my_turn() {
            return;
        }
        let public = view.public();
        let mut cells = |cells: m::CellSet| {
            cells.iter().filter_map(|cell| place_of(public, cell)).for_each(|place| {
                mask[FIRST_CELL + place] = true;
            });
        };
        match (public.phase(), chosen) {
            (Phase::Turn { .. }, []) => mask_turn(view, mask),
            (Phase::Turn { .. }, [exchange]) if usize::from(*exchange) == EXCHANGE => {
                view.hand().kinds().for_each(|card| mask[card.place()] = true);
            }
            (Phase::Turn { .. }, [card]) => {
                if let Some(card) = card_of(*card) {
                    cells(public.cells_for(card));
                }
            }
            (Phase::ChooseLine { .. }, []) => (mask[ROW], mask[COLUMN]) = (true, true),
            (Phase::Scoring(scoring), []) => cells(scoring.takable),
            _ => {}
        }
    }

    fn action(view: &View, chosen: &[u16]) -> Option<Action> {
        let place = |chosen: u16| usize::from(chosen).checked_sub(FIRST_CELL).filter(|place| *place < CELLS);
        let cell = |chosen: u16| cell_at(view.public(), place(chosen)?);
        let action = match *chosen {
            [one] => match usize::from(one) {
                PASS => Action::Pass,
                ROW => Action::ChooseLine(Axis::Row),
                COLUMN => Action::ChooseLine(Axis::Column),
                _ => Action::Take(cell(one)?),
            },
            [exchange, card] if usize::from(exchange) == EXCHANGE => {
                Action::Exchange { card: card_of(card)? }
            }
            [card, on] => Action::Place { card: card_of(card)?, cell: cell(on)? },
            _ => return None,
        };
        view.check(action).is_ok().then_some(action)
    }

    /// With four symbols all other orders of the colours; with five, colours and symbols go round together.
    fn symmetries(options: &TableOptions) -> Vec<Symmetry> {
        symmetry::symmetries(*options)
    }

    fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
        observation::write(view, chosen, writer);
    }
}

/// The cards that fit somewhere; where none does, or one may pass all the same, to pass.
fn mask_turn(view: &View, mask: &mut [bool]) {
    let (public, hand) = (view.public(), view.hand());
    let mut fits = false;
    for card in hand.kinds().filter(|card| !public.cells_for(*card).is_empty()) {
        mask[card.place()] = true;
        fits = true;
    }
    let owner = view.seat().unwrap_or_default();
    if !fits || (public.options().voluntary_pass() && public.tokens()[owner] > 0) {
        mask[PASS] = true;
        mask[EXCHANGE] = !hand.is_empty() && !public.pile().is_empty();
    }
}
