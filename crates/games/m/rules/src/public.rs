//! What everybody sees.

use engine::{Options, PerSeat, Seat};

use crate::card::Card;
use crate::cell::Line;
use crate::cell_set::CellSet;
use crate::deck::Cards;
use crate::layout::{Extent, Layout};
use crate::options::TableOptions;
use crate::phase::{End, Phase, Scoring};
use crate::score::Score;

/// All that everybody at the table knows: part of the truth and of every view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Public {
    pub(crate) options: TableOptions,
    pub(crate) phase: Phase,
    pub(crate) layout: Layout,
    pub(crate) tokens: PerSeat<u8>,
    pub(crate) collected: PerSeat<Cards>,
    pub(crate) hand_sizes: PerSeat<u8>,
    pub(crate) pile: PileBack,
    pub(crate) first: Option<Seat>,
    /// Turns begun, phases begun.
    pub(crate) turns: u16,
    pub(crate) phases: u16,
    /// Passes in a row, and those of them since the last exchange.
    pub(crate) passes: u16,
    pub(crate) passes_without_exchange: u16,
    pub(crate) passed: PerSeat<u16>,
    pub(crate) exchanged: PerSeat<u16>,
    pub(crate) proofs: Proofs,
}

/// The pile from behind: how many cards it has, and who put the lowest ones there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileBack {
    pub(crate) size: u8,
    /// Who put the lowest cards there, the bottom of the pile first.
    under: [Seat; 64],
    under_count: u8,
}

impl PileBack {
    pub(crate) fn new(size: u8) -> Self {
        Self { size, under: [Seat::default(); 64], under_count: 0 }
    }

    /// How many cards it has.
    pub const fn len(&self) -> usize {
        self.size as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// Who put the lowest cards there in exchanges, the bottom of the pile first (M-7.6). The cards
    /// above them have not been touched since the start.
    pub fn under(&self) -> &[Seat] {
        &self.under[..usize::from(self.under_count)]
    }

    /// A card is put under the pile.
    pub(crate) fn put_under(&mut self, by: Seat) {
        // At most 61 cards are in the pile once the hands are dealt, and one more during an exchange.
        let count = usize::from(self.under_count);
        self.under.copy_within(..count, 1);
        self.under[0] = by;
        self.under_count += 1;
        self.size += 1;
    }

    /// The top card is drawn; says who put it there, if anybody did.
    pub(crate) fn draw(&mut self) -> Option<Seat> {
        let put = (self.under_count == self.size).then(|| {
            self.under_count -= 1;
            std::mem::take(&mut self.under[usize::from(self.under_count)])
        });
        self.size -= 1;
        put
    }
}

/// What a pass has shown of a hand (M-7.1): at least so many of its cards are none of those that fitted.
///
/// It is kept from the last pass of the seat on. When the seat lays a card that would not have fitted
/// then, that may have been one of them; cards drawn later may fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassProof {
    /// The kinds of cards that fitted somewhere when the seat passed.
    pub fitting: Cards,
    /// How many cards of the hand, at least, are of other kinds; 1 to 4.
    pub cards: u8,
}

/// The [`PassProof`] of each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proofs {
    fitting: PerSeat<Cards>,
    cards: PerSeat<u8>,
}

impl Proofs {
    pub(crate) fn new(seats: u8) -> Self {
        Self { fitting: PerSeat::new(seats, Cards::EMPTY), cards: PerSeat::new(seats, 0) }
    }

    pub(crate) fn of(&self, seat: Seat) -> Option<PassProof> {
        let (fitting, cards) = (self.fitting[seat], self.cards[seat]);
        (cards > 0).then_some(PassProof { fitting, cards })
    }

    /// The seat has passed although it had to lay a card if any fitted.
    pub(crate) fn passed(&mut self, seat: Seat, fitting: Cards, cards: u8) {
        self.fitting[seat] = fitting;
        self.cards[seat] = cards;
        self.forget_if_empty(seat);
    }

    /// The seat has shown this card of its hand and no longer holds it.
    pub(crate) fn laid(&mut self, seat: Seat, card: Card) {
        if self.cards[seat] > 0 && !self.fitting[seat].contains(card) {
            self.cards[seat] -= 1;
            self.forget_if_empty(seat);
        }
    }

    /// The seat has given a card away unseen; it may have been any of them.
    pub(crate) fn gave_away(&mut self, seat: Seat) {
        self.cards[seat] = self.cards[seat].saturating_sub(1);
        self.forget_if_empty(seat);
    }

    fn forget_if_empty(&mut self, seat: Seat) {
        if self.cards[seat] == 0 {
            self.fitting[seat] = Cards::EMPTY;
        }
    }
}

impl Public {
    /// An empty table.
    pub(crate) fn new(options: TableOptions) -> Self {
        let seats = options.seats();
        Self {
            options,
            phase: Phase::Shuffle,
            layout: Layout::empty(),
            tokens: PerSeat::new(seats, TOKENS_EACH),
            collected: PerSeat::new(seats, Cards::EMPTY),
            hand_sizes: PerSeat::new(seats, 0),
            pile: PileBack::new(0),
            first: None,
            turns: 0,
            phases: 0,
            passes: 0,
            passes_without_exchange: 0,
            passed: PerSeat::new(seats, 0),
            exchanged: PerSeat::new(seats, 0),
            proofs: Proofs::new(seats),
        }
    }

    /// What the table has agreed on.
    pub const fn options(&self) -> &TableOptions {
        &self.options
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.options.seats()
    }

    /// What the table waits for.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The seat that owes a choice, if one does.
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { seat } | Phase::ChooseLine { trigger: seat, .. } => Some(seat),
            Phase::Scoring(Scoring { taker, .. }) => Some(taker),
            Phase::Shuffle | Phase::First | Phase::Over(_) => None,
        }
    }

    /// Whose turn it is: during a phase its trigger, whoever takes (M-9.15).
    pub const fn turn_owner(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { seat } => Some(seat),
            Phase::ChooseLine { trigger, .. } | Phase::Scoring(Scoring { trigger, .. }) => Some(trigger),
            Phase::Shuffle | Phase::First | Phase::Over(_) => None,
        }
    }

    /// The scoring phase, if there is one now.
    pub const fn scoring(&self) -> Option<&Scoring> {
        match &self.phase {
            Phase::Scoring(scoring) => Some(scoring),
            Phase::Shuffle
            | Phase::First
            | Phase::Turn { .. }
            | Phase::ChooseLine { .. }
            | Phase::Over(_) => None,
        }
    }

    /// The cards on the table.
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The rectangle that limits the playing area: that around the cards on the table, or with
    /// `area = fixed` around all that ever lay there (M-5.4).
    pub const fn limits(&self) -> Extent {
        self.layout.limits(self.options.area())
    }

    /// The rectangle of all cells that may still be used while the cards lie as they do: every position of
    /// the 6 x 6 square that is still possible, together. It may shift when outer cards go.
    pub const fn reach(&self) -> Extent {
        self.limits().reach()
    }

    /// The empty cells beside a card and inside the playing area, whatever matches there (M-4.2, M-5.2).
    pub const fn open_cells(&self) -> CellSet {
        self.layout.set(self.layout.open(self.options.area()))
    }

    /// Everybody's tokens (M-6.8).
    pub const fn tokens(&self) -> &PerSeat<u8> {
        &self.tokens
    }

    /// The cards a seat has collected (M-9.13).
    pub fn collected(&self, seat: Seat) -> Cards {
        self.collected[seat]
    }

    /// How many cards each hand has.
    pub const fn hand_sizes(&self) -> &PerSeat<u8> {
        &self.hand_sizes
    }

    /// The pile from behind.
    pub const fn pile(&self) -> &PileBack {
        &self.pile
    }

    /// Who began, once that is drawn (M-2.14).
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// Which turn it is, from 1; 0 before the first.
    pub const fn turn_number(&self) -> u16 {
        self.turns
    }

    /// How many scoring phases have begun.
    pub const fn phases_begun(&self) -> u16 {
        self.phases
    }

    /// How many turns in a row were passes (M-10.4, M-10.5).
    pub const fn passes_in_a_row(&self) -> u16 {
        self.passes
    }

    /// How many turns in a row were passes without exchange (M-10.5).
    pub const fn passes_without_exchange(&self) -> u16 {
        self.passes_without_exchange
    }

    /// How often each seat has passed.
    pub const fn passed(&self) -> &PerSeat<u16> {
        &self.passed
    }

    /// How often each seat has exchanged a card.
    pub const fn exchanged(&self) -> &PerSeat<u16> {
        &self.exchanged
    }

    /// What the last pass of a seat has shown of its hand.
    pub fn pass_proof(&self, seat: Seat) -> Option<PassProof> {
        self.proofs.of(seat)
    }

    /// The score a seat would have if the game ended now; the final one once it is over.
    pub fn score(&self, seat: Seat) -> Score {
        Score::of(self.tokens[seat], self.collected[seat])
    }

    /// By how many points a seat's score would change with one more collected card.
    pub fn gain(&self, seat: Seat, card: Card) -> i32 {
        let (tokens, collected) = (self.tokens[seat], self.collected[seat]);
        Score::of(tokens, collected.with(card)).total() - Score::of(tokens, collected).total()
    }

    /// Whether the next phase that begins is the last one, or the one that is on is (M-10.1, M-10.2).
    pub const fn last_phase_is_near(&self) -> bool {
        match self.phase {
            Phase::Turn { .. } | Phase::ChooseLine { .. } => self.pile.is_empty(),
            Phase::Scoring(Scoring { last, .. }) => last,
            Phase::Shuffle | Phase::First | Phase::Over(_) => false,
        }
    }

    /// The seats that take in the phase that is on, in order from the one that takes now, as often as there
    /// may still be cards to take from this line (M-9.4, M-9.11). Empty outside a phase.
    pub fn takers(&self) -> impl Iterator<Item = Seat> {
        let seats = self.seats();
        let taker = self.scoring().map(|scoring| scoring.taker);
        let most = self.scoring().map_or(0, |scoring| self.takes_left_at_most(scoring.by.line));
        taker
            .into_iter()
            .flat_map(move |taker| std::iter::repeat_n(taker.round(seats), most).flatten())
            .take(most)
    }

    /// How many cards of a line can be taken at most: all but one (M-9.7).
    pub const fn takes_left_at_most(&self, line: Line) -> usize {
        self.layout.line(line).len().saturating_sub(1)
    }

    /// All cards that lie open: on the table and before the players.
    pub fn seen(&self) -> Cards {
        let on_table = self.layout.iter().map(|(_, card)| card).collect();
        let bags = self.collected.values().iter();
        bags.fold(on_table, |seen: Cards, bag| bag.iter().fold(seen, Cards::with))
    }

    /// How the game would end if the seat to move passed now without an exchange, as far as everybody can
    /// know: whether the layout is dead (M-10.5 b) is told only when it ends the game.
    pub fn end_by_plain_pass(&self) -> Option<End> {
        self.end_by_passes(self.passes + 1, self.passes_without_exchange + 1)
    }

    /// How the game ends after so many passes in a row (M-10.4, M-10.5 a, M-10.9).
    pub(crate) fn end_by_passes(&self, passes: u16, without_exchange: u16) -> Option<End> {
        let holders = self.holders();
        if self.pile.is_empty() {
            (passes >= holders).then_some(End::AllPassed)
        } else if without_exchange >= self.seats().into() {
            Some(End::Stalled)
        } else {
            (self.options.voluntary_pass() && passes >= 3 * holders).then_some(End::ThreeRounds)
        }
    }

    /// The seats that hold cards.
    pub(crate) fn holders(&self) -> u16 {
        let holding = self.hand_sizes.values().iter().filter(|&&size| size > 0);
        u16::try_from(holding.count()).expect("there are six seats at most")
    }
}

/// How many tokens everybody gets at the start (M-2.2).
pub const TOKENS_EACH: u8 = 6;
