//! Players of Mü.

// Module order is reading order.
mod coding;

mod person;
mod thinker;

mod endgame;
mod offers;
mod tree;
mod trial;
mod worlds;

mod appraisal;
mod reasons;

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

use engine::{Game as _, PerSeat, Rng, Seat};
use tricks::{Action, CardSet, Phase, Public, Tricks, View};

pub use coding::TricksCoding;
pub use person::{Casual, Gentle};
pub use thinker::Thinker;

use outlook::Outlook;
use players::rehearsal::{Draws, play_until};
use players::search::Verdict;
use players::{Appraisal, Case, Level, Player, Reason, Roster};

/// The players of Mü.
#[derive(Clone, Copy, Debug)]
pub struct TricksPlayers;

impl Roster for TricksPlayers {
    type Game = Tricks;
    type Coding = TricksCoding;

    const PLAYERS: &'static [(Level, &'static dyn Player<Tricks>)] = &[
        (Level::Random, &Random),
        (Level::Gentle, &Gentle),
        (Level::Casual, &Casual),
        (Level::Steady, &Steady),
        (Level::Keen, &Thinker::KEEN),
        (Level::Fierce, &Thinker::FIERCE),
    ];

    /// To the end of the round by the rules of thumb of `steady`; the rounds to come are judged by the totals.
    fn play_on(world: Tricks, draws: &mut Draws) -> Verdict {
        let choose = |world: &Tricks, seat: Seat, rng: &mut Rng| {
            let by_rule = by_rule(world.public(), seat, world.hand(seat));
            by_rule.or_else(|| world.sample(seat, rng)).expect("only asked of a seat that owes a choice")
        };
        let between = |world: &Tricks| matches!(world.public().phase(), Phase::Deal | Phase::Draw);
        let end = play_until(world, draws, choose, between);
        if let Some(standing) = end.turn().standing() {
            return Verdict::of(&standing);
        }
        let success = Outlook::of(end.public()).success(&[0; 6]);
        let totals = end.public().totals();
        let success = PerSeat::from_fn(totals.count(), |seat| success[seat.index()]);
        Verdict { success, points: totals.map(f64::from) }
    }

    const REASONS: &'static [&'static str] = &reasons::WORDS;

    fn is_appraised(view: &View) -> bool {
        appraisal::is_due(view)
    }

    /// By trump and partner.
    fn appraise(view: &View, rng: &mut Rng) -> Option<Appraisal<Action>> {
        appraisal::appraise(view, rng)
    }

    fn reason(case: &Case<'_, Tricks>) -> Option<Reason> {
        reasons::reason(case)
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
