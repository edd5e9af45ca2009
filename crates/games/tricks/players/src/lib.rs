//! Players of Mü.

// Module order is reading order.
mod person;
mod thinker;

mod endgame;
mod offers;
mod tree;
mod trial;
mod worlds;

mod habit;
mod order;
mod outlook;
mod position;

mod bidding;
mod naming;
mod playing;
mod worth;

#[cfg(test)]
mod tests;

use engine::{Rng, Seat};
use tricks::{Action, CardSet, Phase, Public, Tricks, View};

pub use person::{Casual, Gentle};
pub use thinker::Thinker;

use players::{Offered, Player, PlayerName, Roster};

/// The players of Mü.
#[derive(Clone, Copy, Debug)]
pub struct TricksPlayers;

impl Roster for TricksPlayers {
    type Game = Tricks;

    fn players() -> &'static [PlayerName] {
        &[
            PlayerName { name: "random", offered: Offered::ToResearchers },
            PlayerName { name: "gentle", offered: Offered::ToPeople },
            PlayerName { name: "casual", offered: Offered::ToPeople },
            PlayerName { name: "steady", offered: Offered::ToPeople },
            PlayerName { name: "keen", offered: Offered::ToPeople },
            PlayerName { name: "fierce", offered: Offered::ToPeople },
        ]
    }

    fn player(name: &str) -> Option<Box<dyn Player<Tricks>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "gentle" => Some(Box::new(Gentle)),
            "casual" => Some(Box::new(Casual)),
            "steady" => Some(Box::new(Steady)),
            "keen" => Some(Box::new(Thinker::KEEN)),
            "fierce" => Some(Box::new(Thinker::FIERCE)),
            _ => None,
        }
    }
}

/// Takes any legal action; passes often enough in the auction that matches end.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Player<Tricks> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        view.sample(rng).expect("a player is only asked when its seat owes a choice")
    }
}

/// Plays by rules of thumb: bids what the hand is worth, names what it is long in, feeds its own
/// side's tricks and keeps its winners. Draws nothing at random.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Player<Tricks> for Steady {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        deliberate(view).unwrap_or_else(|| Random.choose(view, rng))
    }
}

fn deliberate(view: &View) -> Option<Action> {
    by_rule(view.public(), view.observer().seat()?, view.hand())
}

/// What a seat with this hidden hand does by rules of thumb; `None` if it owes no choice.
fn by_rule(public: &Public, seat: Seat, hand: CardSet) -> Option<Action> {
    match public.phase() {
        Phase::Auction => Some(bidding::bid(public, seat, hand)),
        Phase::ViceTrump => Some(Action::Trump(naming::name_as_vice(public, seat, hand))),
        Phase::ChiefTrump => Some(Action::Trump(naming::name_as_chief(public, seat, hand))),
        Phase::Partner => naming::pick_partner(public, seat, public.contract()?, public.eligible_partners())
            .map(Action::Partner),
        Phase::Trick => playing::play(public, public.contract()?, seat, hand).map(Action::Play),
        Phase::Deal | Phase::Draw | Phase::Over(_) => None,
    }
}
