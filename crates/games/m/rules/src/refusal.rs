//! Why an action is refused.

use std::fmt;

use arrayvec::ArrayVec;
use engine::{Illegality, RuleId, Seat};

use crate::card::Card;
use crate::cell::{Axis, Cell, Line};
use crate::cell_set::CellSet;
use crate::groups::Groups;
use crate::phase::End;
use crate::rules::rule;

/// Up to four cards around a cell, with their cells.
pub type Around = ArrayVec<(Cell, Card), 4>;

/// Why an action or an outcome of luck is refused, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The cards shuffled are not those of the deck (M-1.9).
    NotTheDeck {
        /// A card of which there are too many or too few.
        card: Card,
        /// How many there are.
        given: u8,
        /// How many there should be.
        has: u8,
    },
    /// The pile is shuffled first, once (M-2.6).
    ShuffleDue,
    /// The first player is to be drawn (M-2.14).
    FirstDue,
    /// All luck has been drawn: it only comes before the first turn (M-2.6).
    NoLuckDue,
    /// The first player must be one of the table (M-2.14).
    NoSuchSeat {
        /// The seat drawn.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
    /// The game is over (M-10).
    GameOver {
        /// Why it ended.
        end: End,
    },
    /// Only those who play at the table may act (M-3.1).
    NotSeated,
    /// It is another seat's turn (M-3.1).
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Another seat takes now (M-9.4).
    NotYourTake {
        /// Who takes.
        taker: Seat,
        /// The line.
        line: Line,
    },
    /// Another seat chooses the line (M-8.8).
    NotYourLine {
        /// Who chooses.
        trigger: Seat,
    },
    /// A card of the line must be taken now (M-9.3).
    MustTake {
        /// The line.
        line: Line,
        /// What may be taken.
        takable: CellSet,
    },
    /// A line must be chosen now (M-8.8).
    MustChooseLine {
        /// The row that qualifies.
        row: Line,
        /// The column that qualifies.
        column: Line,
        /// The cards of both.
        cells: CellSet,
    },
    /// Cards are only taken in a scoring phase (M-4.9).
    NoPhase,
    /// There is no choice between two lines now (M-8.8).
    NoLineToChoose,
    /// The card is not in the hand (M-4.1).
    NotInHand {
        /// The card.
        card: Card,
    },
    /// A card lies there already (M-4.2).
    Occupied {
        /// Where.
        cell: Cell,
        /// The card that lies there.
        by: Card,
    },
    /// The cards would no longer keep within six columns and six rows (M-5.2).
    OutsideArea {
        /// Where.
        cell: Cell,
        /// How many columns the table would have.
        width: u8,
        /// How many rows the table would have.
        height: u8,
        /// The cards that lie more than five columns or rows away.
        far: CellSet,
    },
    /// With `area = fixed`: the cards would, together with those that lay there once (M-5.4).
    OutsideFixedArea {
        /// Where.
        cell: Cell,
        /// How many columns the table would have had.
        width: u8,
        /// How many rows the table would have had.
        height: u8,
    },
    /// The cell touches no card, not even by a corner (M-4.2), or it is an empty place between
    /// cards that touches none (M-5.3).
    TouchesNothing {
        /// Where.
        cell: Cell,
        /// Whether it lies between the cards: inside the rectangle around them.
        between: bool,
    },
    /// The cell touches cards by corners only (M-4.3).
    OnlyCorners {
        /// Where.
        cell: Cell,
        /// The cards it touches.
        corners: Around,
    },
    /// Some card beside the cell has no characteristic in common with the card (M-4.4).
    DoesNotMatch {
        /// The card.
        card: Card,
        /// Where.
        cell: Cell,
        /// The cards beside it that do not match.
        refusing: Around,
    },
    /// Who can lay a card must lay one (M-4.10).
    MustPlace {
        /// Where some card of the hand fits.
        places: CellSet,
    },
    /// Passing though a card fits takes a token (M-7.2).
    NoTokenToPass {
        /// Where some card of the hand fits.
        places: CellSet,
    },
    /// There is no exchange when the pile is empty (M-7.9).
    PileEmpty,
    /// The card to exchange is not in the hand (M-7.5).
    NotInHandToExchange {
        /// The card.
        card: Card,
    },
    /// No card lies there (M-9.3).
    NothingThere {
        /// Where.
        cell: Cell,
        /// The line being scored.
        line: Line,
        /// What may be taken.
        takable: CellSet,
    },
    /// The card does not lie in the line being scored (M-9.3).
    NotInLine {
        /// Where.
        cell: Cell,
        /// The line being scored.
        line: Line,
        /// What may be taken.
        takable: CellSet,
    },
    /// Without the card, the table would fall apart (M-9.5).
    CutsOff {
        /// Where.
        cell: Cell,
        /// The card.
        card: Card,
        /// Into which groups.
        groups: Groups,
    },
}

impl Illegal {
    /// The cells it speaks of, for a page to outline: what stands in the way, or what could be done instead.
    pub fn cells(&self) -> Vec<Cell> {
        match self {
            Self::OutsideArea { far, .. } => far.iter().collect(),
            Self::OnlyCorners { corners: cards, .. } | Self::DoesNotMatch { refusing: cards, .. } => {
                cards.iter().map(|&(cell, _)| cell).collect()
            }
            Self::MustPlace { places: cells }
            | Self::NoTokenToPass { places: cells }
            | Self::MustTake { takable: cells, .. }
            | Self::NothingThere { takable: cells, .. }
            | Self::NotInLine { takable: cells, .. }
            | Self::MustChooseLine { cells, .. } => cells.iter().collect(),
            Self::CutsOff { groups, .. } => groups.cut_off().iter().copied().flatten().collect(),
            Self::Occupied { cell, .. } => vec![*cell],
            Self::NotTheDeck { .. }
            | Self::ShuffleDue
            | Self::FirstDue
            | Self::NoLuckDue
            | Self::NoSuchSeat { .. }
            | Self::GameOver { .. }
            | Self::NotSeated
            | Self::NotYourTurn { .. }
            | Self::NotYourTake { .. }
            | Self::NotYourLine { .. }
            | Self::NoPhase
            | Self::NoLineToChoose
            | Self::NotInHand { .. }
            | Self::OutsideFixedArea { .. }
            | Self::TouchesNothing { .. }
            | Self::PileEmpty
            | Self::NotInHandToExchange { .. } => Vec::new(),
        }
    }

    /// The cell that was asked for, if one was.
    pub const fn target(&self) -> Option<Cell> {
        match self {
            Self::Occupied { cell, .. }
            | Self::OutsideArea { cell, .. }
            | Self::OutsideFixedArea { cell, .. }
            | Self::TouchesNothing { cell, .. }
            | Self::OnlyCorners { cell, .. }
            | Self::DoesNotMatch { cell, .. }
            | Self::NothingThere { cell, .. }
            | Self::NotInLine { cell, .. }
            | Self::CutsOff { cell, .. } => Some(*cell),
            Self::NotTheDeck { .. }
            | Self::ShuffleDue
            | Self::FirstDue
            | Self::NoLuckDue
            | Self::NoSuchSeat { .. }
            | Self::GameOver { .. }
            | Self::NotSeated
            | Self::NotYourTurn { .. }
            | Self::NotYourTake { .. }
            | Self::NotYourLine { .. }
            | Self::MustTake { .. }
            | Self::MustChooseLine { .. }
            | Self::NoPhase
            | Self::NoLineToChoose
            | Self::NotInHand { .. }
            | Self::MustPlace { .. }
            | Self::NoTokenToPass { .. }
            | Self::PileEmpty
            | Self::NotInHandToExchange { .. } => None,
        }
    }
}

impl Illegality for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotTheDeck { .. } => rule(1, 9),
            Self::ShuffleDue | Self::NoLuckDue => rule(2, 6),
            Self::FirstDue | Self::NoSuchSeat { .. } => rule(2, 14),
            Self::GameOver { end } => end.rule(),
            Self::NotSeated | Self::NotYourTurn { .. } => rule(3, 1),
            Self::NotInHand { .. } => rule(4, 1),
            Self::Occupied { .. } | Self::TouchesNothing { between: false, .. } => rule(4, 2),
            Self::OnlyCorners { .. } => rule(4, 3),
            Self::DoesNotMatch { .. } => rule(4, 4),
            Self::NoPhase => rule(4, 9),
            Self::MustPlace { .. } => rule(4, 10),
            Self::OutsideArea { .. } => rule(5, 2),
            Self::TouchesNothing { between: true, .. } => rule(5, 3),
            Self::OutsideFixedArea { .. } => rule(5, 4),
            Self::NoTokenToPass { .. } => rule(7, 2),
            Self::NotInHandToExchange { .. } => rule(7, 5),
            Self::PileEmpty => rule(7, 9),
            Self::NotYourLine { .. } | Self::MustChooseLine { .. } | Self::NoLineToChoose => rule(8, 8),
            Self::MustTake { .. } | Self::NothingThere { .. } | Self::NotInLine { .. } => rule(9, 3),
            Self::NotYourTake { .. } => rule(9, 4),
            Self::CutsOff { .. } => rule(9, 5),
        }
    }
}

impl std::error::Error for Illegal {}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotTheDeck { card, given, has } => {
                write!(f, "of {card:#} the deck has {has}, but here {given}")
            }
            Self::ShuffleDue => write!(f, "the pile has to be shuffled first"),
            Self::FirstDue => write!(f, "the first player has to be drawn first"),
            Self::NoLuckDue => write!(f, "all luck has been drawn already"),
            Self::NoSuchSeat { seat, seats } => {
                write!(f, "there is no seat {seat} at a table of {seats} players")
            }
            Self::GameOver { end } => write!(f, "the game is over: {}", end.because()),
            Self::NotSeated => write!(f, "only those who sit at the table play"),
            Self::NotYourTurn { turn } => write!(f, "it is the turn of {turn}"),
            Self::NotYourTake { taker, line } => write!(f, "{taker} takes a card of {line} now"),
            Self::NotYourLine { trigger } => write!(f, "{trigger} chooses the line"),
            Self::MustTake { line, .. } => write!(f, "a card of {line} must be taken now"),
            Self::MustChooseLine { row, column, .. } => {
                write!(f, "{row} or {column} must be chosen now")
            }
            Self::NoPhase => write!(f, "cards are only taken in a scoring phase"),
            Self::NoLineToChoose => write!(f, "there are no two lines to choose from"),
            Self::NotInHand { card } | Self::NotInHandToExchange { card } => {
                write!(f, "{card:#} is not in the hand")
            }
            Self::Occupied { cell, by } => write!(f, "{by:#} lies at {cell} already"),
            Self::OutsideArea { cell, width, height, .. } => {
                let axis = if width > height { Axis::Column } else { Axis::Row };
                let span = width.max(height);
                write!(f, "with a card at {cell} the table would have {span} {axis}s; six are allowed")
            }
            Self::OutsideFixedArea { cell, .. } => {
                write!(f, "{cell} is outside the six columns and rows that have been used so far")
            }
            Self::TouchesNothing { cell, .. } => write!(f, "{cell} touches no card"),
            Self::OnlyCorners { cell, corners } => {
                write!(f, "{cell} touches {} by a corner only", listed(corners))
            }
            Self::DoesNotMatch { card, refusing, .. } => {
                write!(f, "{card:#} has nothing in common with {}", listed(refusing))
            }
            Self::MustPlace { places } => write!(f, "a card can be placed, for example at {}", first(places)),
            Self::NoTokenToPass { places } => write!(
                f,
                "passing takes a token while a card can be placed, for example at {}",
                first(places)
            ),
            Self::PileEmpty => write!(f, "the pile is empty, so no card can be exchanged"),
            Self::NothingThere { cell, line, .. } => {
                write!(f, "no card lies at {cell}; a card of {line} must be taken")
            }
            Self::NotInLine { cell, line, .. } => write!(f, "{cell} is not in {line}, which is being scored"),
            Self::CutsOff { card, groups, .. } => {
                let cut: Vec<String> = groups.cut_off().iter().map(CellSet::to_string).collect();
                write!(
                    f,
                    "without {card:#} the table would fall apart: {} would be cut off",
                    cut.join(" and ")
                )
            }
        }
    }
}

/// The first of some cells, in words.
fn first(places: &CellSet) -> String {
    places.first().map_or_else(|| "no cell".into(), |cell| cell.to_string())
}

/// Cards with their cells: `Red 0 at 2,1 and Green 0 at 1,2`.
fn listed(cards: &[(Cell, Card)]) -> String {
    let cards: Vec<String> = cards.iter().map(|(cell, card)| format!("{card:#} at {cell}")).collect();
    cards.join(" and ")
}
