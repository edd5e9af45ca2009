//! Seats, turns, views, tables and laws: what all games of Mu share.
//!
//! # Seven ideas
//!
//! 1. **A game is a pure state machine over a log of steps** ([`Game`]). Rules know no clock, no
//!    randomness, no input or output and no floats.
//! 2. **Luck is a step in the log** ([`Step::Chance`]), not a seed. The log alone rebuilds the game,
//!    whatever becomes of the shuffle, and a test writes the deal that it wants. Where luck comes from,
//!    and how it can be proved fair, is told in [`fair`].
//! 3. **Everyone chooses alone** ([`Step::Choice`]). Simultaneous choices are sealed ones: they stay
//!    hidden in the state until the last seat has chosen.
//! 4. **A view is a type** ([`Game::View`]). Pages, bots and programs get views; only the [`Table`]
//!    holds a state. To peek does not compile.
//! 5. **Illegality is data** ([`Illegality`]): a type with the facts, and the id of the rule that forbids.
//! 6. **Visibility is a filter, never an edit** ([`Audience`]). An event is shown whole or not at all.
//! 7. **One notation** ([`notation`]) for actions, luck and saved games: in tests, files, the command
//!    line and the rules.
//!
//! What these ideas promise is checked for every game by the nine laws of [`laws`]; that every rule is
//! kept is checked by scripts ([`script`]).
//!
//! # A tour
//!
//! A whole game, its rules first. Two to four seats bid sealed cards from hidden hands, in two deals.
//! Then one table of it: play, a refusal, a view, a saved game and a replay.
//!
//! ```
//! use engine::notation::{Words, items};
//! use engine::*;
//! use std::fmt::{Display, Formatter, Result as Written};
//!
//! const BIDS_1_1: RuleId = RuleId::new("BIDS", 1, 1); // Two cards are dealt to everybody, twice.
//! const BIDS_1_2: RuleId = RuleId::new("BIDS", 1, 2); // Everybody bids one of them, sealed.
//! const BIDS_1_3: RuleId = RuleId::new("BIDS", 1, 3); // The highest bid wins a point.
//!
//! /// One of sixteen cards. To bid one is the only action there is; it is written as its number.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
//! struct Card(u8);
//! impl Small for Card {
//!     fn index(self) -> usize { self.0.into() }
//!     fn from_index(index: usize) -> Self { Self(index as u8) }
//! }
//! fn card(column: usize, text: &str) -> Result<Card, ParseError> {
//!     let number = text.parse().ok().filter(|&number| number < 16);
//!     number.map(Card).ok_or_else(|| ParseError::at(column, "a card, 0 to 15"))
//! }
//!
//! /// What the seats agree on before play: only how many they are.
//! #[derive(Clone, Debug, PartialEq)]
//! struct Players(u8);
//! impl Options for Players {
//!     const SEATS: std::ops::RangeInclusive<u8> = 2..=4;
//!     fn specs() -> &'static [OptionSpec] { &[] }
//!     fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
//!         Chosen::read::<Self>(seats, chosen).map(|_| Self(seats))
//!     }
//!     fn seats(&self) -> u8 { self.0 }
//!     fn chosen(&self) -> Vec<(&'static str, String)> { Vec::new() }
//! }
//!
//! /// What is told when all have bid, with the rule behind it.
//! #[derive(Clone, Debug, PartialEq)]
//! struct Won(Seat, PerSeat<Option<Card>>);
//! impl Happening for Won { fn rule(&self) -> RuleId { BIDS_1_3 } }
//! impl Display for Won {
//!     fn fmt(&self, f: &mut Formatter<'_>) -> Written { write!(f, "{} wins: {:?}.", self.0, self.1) }
//! }
//!
//! /// Why something is refused: a type with the facts, never a text alone.
//! #[derive(Clone, Debug, PartialEq)]
//! enum Illegal { BadDeal, NotYourTurn, NotHeld(Card) }
//! impl Illegality for Illegal {
//!     fn rule(&self) -> RuleId { if *self == Self::BadDeal { BIDS_1_1 } else { BIDS_1_2 } }
//! }
//! impl std::error::Error for Illegal {}
//! impl Display for Illegal {
//!     fn fmt(&self, f: &mut Formatter<'_>) -> Written { write!(f, "this cannot be: {self:?}") }
//! }
//!
//! /// What one observer knows. Who has bid is no part of it, so a bid can be taken back unseen.
//! #[derive(Clone, Debug, PartialEq)]
//! struct View { hand: Set<Card>, bid: Option<Card>, points: PerSeat<i32> }
//!
//! /// The whole truth.
//! #[derive(Clone, Debug)]
//! struct Bids { deals: u8, hands: PerSeat<Set<Card>>, bids: PerSeat<Option<Card>>, points: PerSeat<i32> }
//!
//! impl Game for Bids {
//!     const NAME: &'static str = "bids";
//!     const TITLE: &'static str = "Sealed bids";
//!     const RULES_VERSION: u16 = 1;
//!     const RULES: &'static [RuleId] = &[BIDS_1_1, BIDS_1_2, BIDS_1_3];
//!     type Options = Players;
//!     type Chance = PerSeat<Set<Card>>;
//!     type Action = Card;
//!     type Event = Won;
//!     type View = View;
//!     type Illegal = Illegal;
//!
//!     fn new(&Players(seats): &Players) -> Self {
//!         let (hands, bids) = (PerSeat::new(seats, Set::EMPTY), PerSeat::new(seats, None));
//!         Self { deals: 0, hands, bids, points: PerSeat::new(seats, 0) }
//!     }
//!     fn seats(&self) -> u8 { self.hands.count() }
//!     fn turn(&self) -> Turn {
//!         let owes = |seat: &Seat| !self.hands[*seat].is_empty() && self.bids[*seat].is_none();
//!         match Seat::all(self.seats()).filter(owes).collect() {
//!             SeatSet::EMPTY if self.deals < 2 => Turn::Chance,
//!             SeatSet::EMPTY => Turn::Over(Standing::by_score("two_deals", self.points)),
//!             owing => Turn::Seats(owing),
//!         }
//!     }
//!     fn draw(&self, rng: &mut Rng) -> Self::Chance {
//!         let mut cards: Vec<Card> = (0..16).map(Card).collect();
//!         rng.shuffle(&mut cards);
//!         PerSeat::from_fn(self.seats(), |seat| cards[2 * seat.index()..][..2].iter().copied().collect())
//!     }
//!     fn check_chance(&self, hands: &Self::Chance) -> Result<(), Illegal> {
//!         let all = hands.values().iter().fold(Set::EMPTY, |all: Set<Card>, &hand| all.union(hand));
//!         let fair = all.len() == 2 * hands.values().len() && hands.values().iter().all(|hand| hand.len() == 2);
//!         if fair { Ok(()) } else { Err(Illegal::BadDeal) }
//!     }
//!     fn resolve(&mut self, hands: &Self::Chance, _: &mut impl Witness<Won>) {
//!         (self.deals, self.hands) = (self.deals + 1, *hands);
//!     }
//!     fn legal(&self, seat: Seat, actions: &mut Vec<Card>) {
//!         if self.turn().owing().contains(seat) { actions.extend(self.hands[seat]) }
//!     }
//!     fn check(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
//!         if !self.turn().owing().contains(seat) { return Err(Illegal::NotYourTurn) }
//!         if self.hands[seat].contains(card) { Ok(()) } else { Err(Illegal::NotHeld(card)) }
//!     }
//!     fn apply(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Won>) {
//!         self.bids[seat] = Some(card);
//!         if !self.turn().owing().is_empty() { return }
//!         let bids = self.bids;
//!         for seat in Seat::all(self.seats()) {
//!             self.bids[seat].take().map(|card| self.hands[seat].remove(card));
//!         }
//!         let winner = Seat::all(self.seats()).max_by_key(|&seat| bids[seat]).unwrap_or_default();
//!         self.points[winner] += 1;
//!         witness.see(Audience::Everyone, Won(winner, bids));
//!     }
//!     fn audience(&self, seat: Seat, _: Card) -> Audience {
//!         let alone = SeatSet::only(seat);
//!         if self.turn().owing() == alone { Audience::Everyone } else { Audience::Only(alone) }
//!     }
//!     fn view(&self, observer: Observer) -> View {
//!         let own = |seat| View { hand: self.hands[seat], bid: self.bids[seat], points: self.points };
//!         observer.seat().map_or(View { hand: Set::EMPTY, bid: None, points: self.points }, own)
//!     }
//!     fn action_text(_: &Players, card: Card) -> String { card.0.to_string() }
//!     fn read_action(_: &Players, text: &str) -> Result<Card, ParseError> { card(0, text.trim()) }
//!     fn chance_text(_: &Players, hands: &Self::Chance) -> String {
//!         let hand = |hand: &Set<Card>| hand.iter().map(|card| card.0.to_string()).collect::<Vec<_>>().join(",");
//!         hands.values().iter().map(hand).collect::<Vec<_>>().join(" ")
//!     }
//!     fn read_chance(&Players(seats): &Players, text: &str) -> Result<Self::Chance, ParseError> {
//!         let (mut words, mut hands) = (Words::new(text), PerSeat::new(seats, Set::EMPTY));
//!         for seat in Seat::all(seats) {
//!             let (column, hand) = words.expect("a hand: 3,7")?;
//!             for (column, number) in items(column, hand) { hands[seat].insert(card(column, number)?); }
//!         }
//!         words.end().map(|()| hands)
//!     }
//!     fn breakdown(&self) -> Vec<Vec<ScoreLine>> { vec![Vec::new(); self.seats().into()] }
//! }
//!
//! let luck = Luck::from_seed(7);
//! let (a, b) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
//! let mut table = Table::<Bids>::open(Players(2), &luck);
//! let hand = table.view(Observer::Seat(a)).hand;
//!
//! // What a rule forbids is refused with the rule, and changes nothing.
//! let foreign = (0..16).map(Card).find(|&card| !hand.contains(card)).unwrap();
//! let refused = table.play(a, foreign, &luck).unwrap_err();
//! assert_eq!(refused, Illegal::NotHeld(foreign));
//! assert_eq!(refused.rule().to_string(), "BIDS-1.2");
//!
//! // A bid is sealed: nobody else sees it, and it can be taken back.
//! let before = table.view(Observer::Seat(b));
//! table.play(a, hand.first().unwrap(), &luck)?;
//! assert_eq!(table.view(Observer::Seat(a)).bid, hand.first());
//! assert_eq!(table.view(Observer::Seat(b)), before);
//! table.take_back(a)?;
//!
//! // Players decide from their views, these always for their highest card.
//! while let Turn::Seats(owing) = table.turn() {
//!     for seat in owing.iter() {
//!         let card = table.view(Observer::Seat(seat)).hand.last().unwrap();
//!         table.play(seat, card, &luck)?;
//!     }
//! }
//!
//! // The log alone rebuilds the game, as values or as text.
//! let again = Table::<Bids>::replay(Players(2), table.steps().to_vec()).map_err(|(_, bad)| bad)?;
//! assert_eq!(again.turn(), table.turn());
//! let text = SavedGame::of(&table).to_string();
//! let restored = Table::<Bids>::restore(&SavedGame::parse(&text)?)?;
//! assert_eq!(restored.view(Observer::Seat(b)), table.view(Observer::Seat(b)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// Module order is reading order.
pub mod data;
pub mod fair;
pub mod game;
pub mod imagine;
pub mod knowledge;
pub mod laws;
pub mod notation;
pub mod options;
pub mod rng;
pub mod rule;
mod save_fault;
pub mod saved;
pub mod script;
pub mod seat;
pub mod set;
pub mod study;
pub mod table;

pub use data::Data;
pub use fair::{Luck, Token};
pub use game::{Game, ScoreLine, Standing, Turn};
pub use imagine::Imagine;
pub use knowledge::{Audience, Happening, Observer, Witness};
pub use notation::ParseError;
pub use options::{BadOptionReason, Chosen, OptionError, OptionKind, OptionSpec, Options};
pub use rng::Rng;
pub use rule::{Illegality, RuleId};
pub use save_fault::{SaveError, SaveFault};
pub use saved::SavedGame;
pub use seat::{PerSeat, SEATS_MAX, Seat, SeatSet};
pub use set::{Set, Small};
pub use study::{Cell, Study, Sums, Tally};
pub use table::{Deeds, Heard, NothingToTakeBack, Step, StepError, StepNumber, Table, Told};
