//! Positions that are set up by hand: for tests, puzzles and pictures.

use std::fmt;

use engine::{Options, PerSeat, Seat, SeatSet};

use crate::card::Card;
use crate::cell::Cell;
use crate::deck::Cards;
use crate::options::TableOptions;
use crate::phase::Phase;
use crate::public::{PileBack, TOKENS_EACH};
use crate::state::M;

/// A position that is set up by hand, before it is looked at by the rules.
///
/// It need not be reachable, but it obeys the rules about cards, area and hands. The cards that are
/// named nowhere lie in the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// What the table has agreed on.
    pub options: TableOptions,
    /// The cards on the table.
    pub table: Vec<(Cell, Card)>,
    /// The hands of the first seats; the others are empty.
    pub hands: Vec<Vec<Card>>,
    /// The pile from the top; 61 cards at most.
    pub pile: Vec<Card>,
    /// The tokens of the first seats; the others have six.
    pub tokens: Vec<u8>,
    /// The collected cards of the first seats; the others have none.
    pub collected: Vec<Vec<Card>>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The cell of a card that this seat has just laid, if the phase is on that it has started. Where two
    /// lines qualify, the seat is to choose.
    pub just_laid: Option<Cell>,
}

/// Why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// There are more such cards than the deck has.
    TooMany(Card),
    /// Two cards lie on this cell.
    Doubled(Cell),
    /// No card lies on the table.
    EmptyTable,
    /// The card on this cell lies outside the 6 x 6 cells around the others, or too far from the start.
    OutsideArea(Cell),
    /// The cards on the table do not hang together.
    Apart,
    /// There are more hands, tokens or collected cards than seats, or the turn is that of no seat.
    NoSuchSeat,
    /// A hand has more than four cards.
    LargeHand(Seat),
    /// The pile has more than 61 cards.
    LargePile,
    /// A player has more tokens than there are.
    TooManyTokens(Seat),
    /// No card lies on the cell of the card just laid, or it starts no phase.
    NoPhase(Cell),
    /// The seat to move holds no card.
    NothingToPlay,
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooMany(card) => write!(f, "the deck has fewer cards {card:#}"),
            Self::Doubled(cell) => write!(f, "two cards lie at {cell}"),
            Self::EmptyTable => write!(f, "no card lies on the table"),
            Self::OutsideArea(cell) => write!(f, "the card at {cell} lies too far from the others"),
            Self::Apart => write!(f, "the cards on the table do not hang together"),
            Self::NoSuchSeat => write!(f, "there are not so many seats"),
            Self::LargeHand(seat) => write!(f, "{seat} holds more than four cards"),
            Self::LargePile => write!(f, "the pile has more than 61 cards"),
            Self::TooManyTokens(seat) => write!(f, "{seat} has more tokens than there are"),
            Self::NoPhase(cell) => write!(f, "no phase is started by a card at {cell}"),
            Self::NothingToPlay => write!(f, "the seat to move holds no card"),
        }
    }
}

impl std::error::Error for BadPosition {}

/// How far from the start a card of a position may lie.
const FARTHEST: i8 = 9;

/// How many cards the pile has at most once the hands are dealt: with six players.
const PILE_MAX: usize = 61;

impl Position {
    /// A position with these cards on the table and nothing else; seat `a` is to move.
    pub fn new(options: TableOptions, table: Vec<(Cell, Card)>) -> Self {
        Self {
            options,
            table,
            hands: Vec::new(),
            pile: Vec::new(),
            tokens: Vec::new(),
            collected: Vec::new(),
            turn: Seat::default(),
            just_laid: None,
        }
    }

    /// The game at this position.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn set_up(&self) -> Result<M, BadPosition> {
        let mut world = M::empty(self.options);
        world.removed = self.left_over()?;
        self.check_seats()?;
        self.lay_out(&mut world)?;
        self.fill_hands(&mut world)?;
        if self.pile.len() > PILE_MAX {
            return Err(BadPosition::LargePile);
        }
        world.public.pile = PileBack::new(u8::try_from(self.pile.len()).expect("at most 61"));
        for (slot, &card) in world.pile_mut().iter_mut().rev().zip(&self.pile) {
            *slot = card;
        }
        let collected =
            |seat: Seat| self.collected.get(seat.index()).map(|cards| cards.iter().copied().collect());
        world.public.collected = self.each(|seat| collected(seat).unwrap_or_default());
        world.public.tokens = self.each(|seat| self.tokens.get(seat.index()).copied().unwrap_or(TOKENS_EACH));
        world.public.first = Some(self.turn);
        world.public.turns = 1;
        self.begin(&mut world)?;
        Ok(world)
    }

    fn each<T: Copy>(&self, value: impl FnMut(Seat) -> T) -> PerSeat<T> {
        PerSeat::from_fn(self.options.seats(), value)
    }

    /// The cards of the deck that are named nowhere.
    fn left_over(&self) -> Result<Cards, BadPosition> {
        let named = self.table.iter().map(|(_, card)| card);
        let named = named.chain(self.hands.iter().flatten()).chain(&self.pile);
        let mut left = self.options.deck().cards();
        for &card in named.chain(self.collected.iter().flatten()) {
            if !left.contains(card) {
                return Err(BadPosition::TooMany(card));
            }
            left = left.without(card);
        }
        Ok(left)
    }

    fn check_seats(&self) -> Result<(), BadPosition> {
        let seats = usize::from(self.options.seats());
        let most = self.hands.len().max(self.tokens.len()).max(self.collected.len());
        if most > seats || self.turn.index() >= seats {
            return Err(BadPosition::NoSuchSeat);
        }
        let all = self.options.seats() * TOKENS_EACH;
        let rich = Seat::all(self.options.seats()).zip(&self.tokens).find(|&(_, &tokens)| tokens > all);
        rich.map_or(Ok(()), |(seat, _)| Err(BadPosition::TooManyTokens(seat)))
    }

    /// Lays the cards on the table, except the one just laid.
    fn lay_out(&self, world: &mut M) -> Result<(), BadPosition> {
        let layout = &mut world.public.layout;
        for &(cell, card) in &self.table {
            if layout.card(cell).is_some() {
                return Err(BadPosition::Doubled(cell));
            }
            let near = cell.x().abs() <= FARTHEST && cell.y().abs() <= FARTHEST;
            if !near || !(layout.is_empty() || layout.extent().with(cell).fits()) {
                return Err(BadPosition::OutsideArea(cell));
            }
            layout.lay(cell, card);
        }
        if layout.is_empty() {
            return Err(BadPosition::EmptyTable);
        }
        if layout.is_one_group() { Ok(()) } else { Err(BadPosition::Apart) }
    }

    fn fill_hands(&self, world: &mut M) -> Result<(), BadPosition> {
        for (seat, cards) in Seat::all(self.options.seats()).zip(&self.hands) {
            if cards.len() > crate::hand::HAND {
                return Err(BadPosition::LargeHand(seat));
            }
            for &card in cards {
                world.hands[seat].add(card, SeatSet::EMPTY);
                world.public.hand_sizes[seat] += 1;
            }
        }
        Ok(())
    }

    fn begin(&self, world: &mut M) -> Result<(), BadPosition> {
        world.public.phase = Phase::Turn { seat: self.turn };
        let Some(cell) = self.just_laid else {
            let idle = world.public.hand_sizes[self.turn] == 0;
            return if idle { Err(BadPosition::NothingToPlay) } else { Ok(()) };
        };
        let card = world.public.layout.card(cell).ok_or(BadPosition::NoPhase(cell))?;
        if self.table.len() < 2 {
            return Err(BadPosition::NoPhase(cell));
        }
        let mut before = world.public;
        before.layout.take(cell);
        let triggers = before.triggers(card, cell);
        if triggers.is_empty() {
            return Err(BadPosition::NoPhase(cell));
        }
        world.follow(self.turn, triggers, &mut ());
        Ok(())
    }
}
