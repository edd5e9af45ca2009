//! The cards on the table: where they lie, what fits beside them, what holds them together.

use crate::card::Card;
use crate::cell::{Axis, Cell, Line};
use crate::cell_set::CellSet;
use crate::groups::Groups;
use crate::options::{Area, LineRule, TableOptions};
use crate::torus::Torus;

/// The least rectangle around some cards, borders included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Extent {
    /// Its first column.
    pub left: i8,
    /// Its first row.
    pub top: i8,
    /// Its last column.
    pub right: i8,
    /// Its last row.
    pub bottom: i8,
}

/// How many columns and rows the playing area has at most (M-5.1).
pub const AREA: u8 = 6;

impl Extent {
    /// One cell.
    pub const fn of(cell: Cell) -> Self {
        Self { left: cell.x(), top: cell.y(), right: cell.x(), bottom: cell.y() }
    }

    /// The least rectangle around this one and a cell.
    #[must_use]
    pub fn with(self, cell: Cell) -> Self {
        Self {
            left: self.left.min(cell.x()),
            top: self.top.min(cell.y()),
            right: self.right.max(cell.x()),
            bottom: self.bottom.max(cell.y()),
        }
    }

    /// How many columns it has.
    pub const fn width(self) -> u8 {
        self.left.abs_diff(self.right) + 1
    }

    /// How many rows it has.
    pub const fn height(self) -> u8 {
        self.top.abs_diff(self.bottom) + 1
    }

    /// Whether the cell lies in it.
    pub const fn contains(self, cell: Cell) -> bool {
        self.left <= cell.x() && cell.x() <= self.right && self.top <= cell.y() && cell.y() <= self.bottom
    }

    /// Whether cards in all of it would keep within the playing area (M-5.2).
    pub const fn fits(self) -> bool {
        self.width() <= AREA && self.height() <= AREA
    }

    /// The rectangle of all cells that could still be used if each were the next one: every position of
    /// the 6 x 6 square that holds this extent, together (M-5.2).
    #[must_use]
    pub const fn reach(self) -> Self {
        let farthest = AREA.cast_signed() - 1;
        Self {
            left: self.right - farthest,
            top: self.bottom - farthest,
            right: self.left + farthest,
            bottom: self.top + farthest,
        }
    }

    /// The cells of it, as far as they are at most one step outside the cards it lies around.
    const fn cells(self) -> Torus {
        Torus::columns(self.left, self.width()).and(Torus::rows(self.top, self.height()))
    }
}

/// The cards on the table. There is always at least one once the start cards lie (M-9.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The card on each occupied cell of the torus; the default card elsewhere.
    cards: [Card; 64],
    occupied: Torus,
    with_value: [Torus; 5],
    with_colour: [Torus; 5],
    with_symbol: [Torus; 6],
    /// Around the cards on the table.
    extent: Extent,
    /// Around every cell that ever held a card.
    ever: Extent,
}

impl Layout {
    /// An empty table; the first card may lie anywhere.
    pub(crate) fn empty() -> Self {
        Self {
            cards: [Card::default(); 64],
            occupied: Torus::EMPTY,
            with_value: [Torus::EMPTY; 5],
            with_colour: [Torus::EMPTY; 5],
            with_symbol: [Torus::EMPTY; 6],
            extent: Extent::of(Cell::at(0, 0)),
            ever: Extent::of(Cell::at(0, 0)),
        }
    }

    /// Lays a card on an empty cell.
    pub(crate) fn lay(&mut self, cell: Cell, card: Card) {
        debug_assert!(!self.occupied.contains(cell), "a cell holds one card");
        let here = Torus::only(cell);
        if self.occupied.is_empty() {
            (self.extent, self.ever) = (Extent::of(cell), Extent::of(cell));
        }
        self.extent = self.extent.with(cell);
        self.ever = self.ever.with(cell);
        debug_assert!(self.extent.fits(), "the table keeps within six rows and columns");
        self.cards[here.place()] = card;
        self.mark(card, |cells| *cells = cells.or(here));
    }

    /// Takes a card away; at least one must stay.
    pub(crate) fn take(&mut self, cell: Cell) -> Card {
        debug_assert!(self.occupied.contains(cell), "only a card that lies there can be taken");
        let here = Torus::only(cell);
        let card = std::mem::take(&mut self.cards[here.place()]);
        self.mark(card, |cells| *cells = cells.minus(here));
        debug_assert!(!self.occupied.is_empty(), "one card stays");
        let empty = |line: Torus| self.occupied.and(line).is_empty();
        while empty(Torus::column(self.extent.left)) {
            self.extent.left += 1;
        }
        while empty(Torus::column(self.extent.right)) {
            self.extent.right -= 1;
        }
        while empty(Torus::row(self.extent.top)) {
            self.extent.top += 1;
        }
        while empty(Torus::row(self.extent.bottom)) {
            self.extent.bottom -= 1;
        }
        card
    }

    /// Changes every set of cells that tells of a card.
    fn mark(&mut self, card: Card, change: impl Fn(&mut Torus)) {
        change(&mut self.occupied);
        change(&mut self.with_value[card.value().teeth()]);
        change(&mut self.with_colour[card.colour().index()]);
        change(&mut self.with_symbol[card.symbol().index()]);
    }

    /// The card on a cell, if one lies there.
    pub fn card(&self, cell: Cell) -> Option<Card> {
        (self.extent.contains(cell) && self.occupied.contains(cell))
            .then(|| self.cards[Torus::only(cell).place()])
    }

    /// How many cards lie on the table.
    pub const fn len(&self) -> usize {
        self.occupied.len() as usize
    }

    /// Whether no card lies on the table: before the start cards only.
    pub const fn is_empty(&self) -> bool {
        self.occupied.is_empty()
    }

    /// The cards with their cells, columns from the left, then from the top.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Card)> {
        let cards = self.cards;
        self.cells().iter().map(move |cell| (cell, cards[Torus::only(cell).place()]))
    }

    /// The occupied cells.
    pub const fn cells(&self) -> CellSet {
        self.set(self.occupied)
    }

    /// The least rectangle around the cards on the table.
    pub const fn extent(&self) -> Extent {
        self.extent
    }

    /// The least rectangle around every cell that ever held a card.
    pub const fn extent_ever(&self) -> Extent {
        self.ever
    }

    /// The rectangle that limits the playing area under an option (M-5.4).
    pub const fn limits(&self, area: Area) -> Extent {
        match area {
            Area::Floating => self.extent,
            Area::Fixed => self.ever,
        }
    }

    /// Some of the cells on the table and around it, seen from the upper left corner of that.
    pub(crate) const fn set(&self, cells: Torus) -> CellSet {
        CellSet::new(cells, Cell::at(self.extent.left - 1, self.extent.top - 1))
    }

    /// The cells of a line on which cards lie.
    pub const fn line(&self, line: Line) -> CellSet {
        self.set(self.occupied.and(line.cells()))
    }

    /// The cards that share an edge with a cell: left, above, below, right.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = (Cell, Card)> {
        cell.neighbours().filter_map(|cell| Some((cell, self.card(cell)?)))
    }

    /// The cards that touch a cell by a corner only.
    pub fn corners(&self, cell: Cell) -> impl Iterator<Item = (Cell, Card)> {
        const STEPS: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
        let corners = STEPS.into_iter().filter_map(move |(x, y)| Cell::new(cell.x() + x, cell.y() + y));
        corners.filter_map(|cell| Some((cell, self.card(cell)?)))
    }

    /// The empty cells that share an edge with a card and lie inside the playing area, whatever
    /// matches there (M-4.2, M-5.2).
    pub(crate) const fn open(&self, area: Area) -> Torus {
        let limits = self.limits(area);
        // A side that already has six columns or rows has no more room. With five or fewer, one step
        // outside is allowed on either side, and no cell of interest lies further out.
        let (more_columns, more_rows) = ((limits.width() < AREA) as i8, (limits.height() < AREA) as i8);
        let allowed = Extent {
            left: limits.left - more_columns,
            top: limits.top - more_rows,
            right: limits.right + more_columns,
            bottom: limits.bottom + more_rows,
        };
        self.occupied.edges().minus(self.occupied).and(allowed.cells())
    }

    /// Those of `open` where a card has a characteristic in common with every card beside it (M-4.4).
    /// Two 0s have their value in common whatever is said of no symbol, so the option of M-4.7 plays no part.
    pub(crate) const fn fitting(&self, card: Card, open: Torus) -> Torus {
        let matching = self.with_value[card.value().teeth()]
            .or(self.with_colour[card.colour().index()])
            .or(self.with_symbol[card.symbol().index()]);
        open.minus(self.occupied.minus(matching).edges())
    }

    /// The cards that have at least two characteristics in common with a card (M-8.3).
    pub(crate) const fn double_matching(&self, card: Card, options: TableOptions) -> Torus {
        let value = self.with_value[card.value().teeth()];
        let colour = self.with_colour[card.colour().index()];
        // M-4.7
        let symbol_counts = !card.is_zero() || options.none_matches_none();
        let symbol = if symbol_counts { self.with_symbol[card.symbol().index()] } else { Torus::EMPTY };
        value.and(colour).or(value.and(symbol)).or(colour.and(symbol))
    }

    /// How many cards a line counts once a card lies on `cell`, for the trigger of a phase (M-8.4).
    pub(crate) fn line_count(&self, cell: Cell, axis: Axis, rule: LineRule) -> u32 {
        let in_line = self.occupied.and(cell.line(axis).cells());
        let here = Torus::only(cell);
        match rule {
            LineRule::Count => in_line.or(here).len(),
            LineRule::Contiguous => match axis {
                Axis::Row => here.run(in_line, Torus::beside).len(),
                Axis::Column => here.run(in_line, Torus::above_and_below).len(),
            },
        }
    }

    /// How many cards share an edge with a cell.
    pub(crate) fn adjacent(&self, here: Torus) -> u8 {
        u8::try_from(here.edges().and(self.occupied).len()).expect("a cell has four edges")
    }

    /// Those cards of a line whose absence would leave the table in one group (M-9.5); empty if only
    /// one card is left in the line, which stays (M-9.7).
    pub(crate) fn takable(&self, line: Line) -> Torus {
        let in_line = self.occupied.and(line.cells());
        if in_line == in_line.one() {
            return Torus::EMPTY;
        }
        // Only what touched a card can lose its hold. It is often enough to look at those cards alone.
        let joints = in_line.and(self.occupied.joints());
        let held = joints.singles().filter(|&one| {
            let rest = self.occupied.minus(one);
            one.around().and(rest).meet_within(rest)
        });
        held.fold(in_line.minus(joints), Torus::or)
    }

    /// The groups into which the table would fall without the card on a cell (M-9.6), largest first.
    pub fn groups_without(&self, cell: Cell) -> Groups {
        Groups::of(self.occupied.minus(Torus::only(cell)), |cells| self.set(cells))
    }

    /// Whether all cards hang together by edges and corners.
    pub fn is_one_group(&self) -> bool {
        self.occupied.one().group(self.occupied) == self.occupied
    }

    /// The occupied cells as bits.
    pub(crate) const fn occupied(&self) -> Torus {
        self.occupied
    }

    /// The card on the only cell of a set.
    pub(crate) const fn card_on(&self, one: Torus) -> Card {
        self.cards[one.place()]
    }
}
