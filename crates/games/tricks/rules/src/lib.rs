//! Mü: an auction with open cards, two trumps, tricks, and partners that change every round.
//!
//! Three to six players. In the auction everybody lays cards from the hand face up; whoever has laid
//! the most is the Chief, the second is the Vice. Each of the two names a colour or a number as trump,
//! the Chief's above the Vice's, and the Chief picks a partner. Then all cards, hidden and laid, are
//! played in tricks. Everybody keeps the points of the cards won; Chief and partner score a bonus if
//! together they reach the target that the bid has set, else the Chief pays and the others gain.
//! Rounds follow until somebody has reached the goal. The whole rules are in `docs/rules`.
//!
//! [`Tricks`] is the truth of one position, [`View`] what one observer knows of it.

// Module order is reading order.
mod action;
mod apply;
mod auction;
mod card;
mod cards;
mod check;
mod event;
mod game;
mod imagine;
mod lawful;
mod refusal;
mod script;
mod sketch;
mod study;
mod ways;

mod event_text;
mod legal;
mod luck;
mod options;
mod public;
mod rules;
mod score;
mod state;
mod trick;
mod trump;
mod view;

pub use action::Action;
pub use auction::{Auction, AuctionResult, AuctionTurn, BidPlace, Eklat, NoVice, Numbers, Second, Vice};
pub use card::{Card, Number, Suit};
pub use cards::{CardSet, Iter};
pub use event::{Event, How};
pub use luck::Chance;
pub use options::{AfterRound, End, MatchOptions};
pub use public::{Phase, Public, nameable_by_chief};
pub use refusal::Illegal;
pub use rules::RULES;
pub use score::{Contract, Course, RoundResult, Sums, TeamResult, TrumpKind, bonus, rank_reached, target};
pub use state::Tricks;
pub use study::MatchStudy;
pub use trick::{Played, Source, Trick, TrickRecord, Voids, Won, WonBy};
pub use trump::{Class, EffectiveSuit, Ranking, Trumps, Type};
pub use view::View;

#[cfg(test)]
mod tests;
