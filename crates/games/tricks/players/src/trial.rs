//! Choices tried out: they race in imagined worlds, the rest of the round played by quick players.

use engine::{Game, Seat};
use tricks::{Action, BidPlace, Contract, Phase, TeamResult, Tricks};

use super::by_rule;
use super::habit::play_out;
use super::order::Order;
use super::outlook::Outlook;
use super::position::{Position, Seats};
use super::worlds::{Worlds, scores};
use players::race::{self, Outcome, Progress, Race, Runner};
use players::{Budget, Thought};

/// After so many worlds the candidates that are plainly behind are dropped.
const BATCH: usize = 24;

/// The Vices of one world after the other. Without any that are shrewd a seat bids too high, with none but such too
/// low.
const VICES: [Naming; 2] = [Naming::Shrewd, Naming::ByRule];

/// How much a bid that takes the lead is distrusted. Whoever raises as often as chance makes it look good ends far
/// too high; whoever waits may still raise later.
const DISTRUST: f64 = 0.12;

/// What a seat tries its choices for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial<'a> {
    pub(super) seat: Seat,
    pub(super) outlook: &'a Outlook,
    pub(super) budget: &'a Budget,
}

impl Trial<'_> {
    /// Tries the candidates, each in all of these worlds unless it falls behind.
    pub(super) fn of(self, candidates: &[Action], worlds: &Worlds) -> Thought<Action> {
        let distrust = |action| if self.leads(action, worlds) { DISTRUST } else { 0.0 };
        let bids = candidates.iter().map(|&action| Bid { action, distrust: distrust(action) });
        let mut finish = race::run(&mut Rounds { trial: self, worlds: worlds.all() }, bids, self.budget);
        let (kept, dropped) = finish.runners.split_at_mut(finish.running);
        kept.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        dropped.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        finish.thought(|bid| bid.action).expect("there are candidates")
    }

    /// Whether a choice takes the lead in the auction.
    fn leads(&self, action: Action, worlds: &Worlds) -> bool {
        match action {
            Action::Lay(cards) => {
                let more = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                let auction = worlds.all()[0].public().auction();
                matches!(auction.place_after(self.seat, more), BidPlace::Leads | BidPlace::LeadsFurther)
            }
            Action::Pass | Action::Trump(_) | Action::Partner(_) | Action::Play(_) => false,
        }
    }
}

/// A choice, and how much its mean is distrusted after one visit; later by the root of their number less.
#[derive(Clone, Copy, Debug)]
struct Bid {
    action: Action,
    distrust: f64,
}

/// The mean of a bid, less what chance may have added to it.
fn worth(bid: &Runner<Bid>) -> f64 {
    bid.mean() - bid.candidate.distrust / bid.visits().max(1.0).sqrt()
}

/// The rounds in which choices are compared.
struct Rounds<'a> {
    trial: Trial<'a>,
    worlds: &'a [Tricks],
}

impl<'a> Race for Rounds<'a> {
    type Candidate = Bid;
    /// A world, and how its Vice names.
    type World = (&'a Tricks, Naming);

    fn imagine(&mut self, number: u32) -> Self::World {
        let number = number as usize;
        (&self.worlds[number], VICES[number % VICES.len()])
    }

    fn play(&mut self, bid: &Bid, (world, vice): &Self::World) -> Outcome {
        let Trial { seat, outlook, .. } = self.trial;
        let mut tried = **world;
        tried.apply(seat, bid.action, &mut ());
        let scores = finish(tried, *vice);
        Outcome::by_success(outlook.success(&scores)[seat.index()], scores[seat.index()].into())
    }

    fn heat(&self, so_far: &Progress) -> Option<u32> {
        let left = self.worlds.len() - so_far.worlds as usize;
        u32::try_from(left.min(BATCH)).ok().filter(|&heat| heat > 0)
    }

    /// Drops what is so far behind the best that chance hardly explains it.
    fn cut(&self, running: &mut [Runner<Bid>]) -> usize {
        let best = running.iter().map(Runner::mean).fold(0.0, f64::max);
        race::keep(running, |bid| bid.mean() >= best - 0.5 / bid.visits().max(1.0).sqrt())
    }
}

/// How a Vice finds its type in a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Naming {
    /// By the rules of thumb.
    ByRule,
    /// As if it saw all hands: the type that then brings it most.
    Shrewd,
}

/// Plays a round to its end, everybody by rule until the tricks and by habit in them; the Vice names as it is said.
/// Gives the scores.
fn finish(mut world: Tricks, vice: Naming) -> Seats<i32> {
    while world.public().phase() == Phase::Auction {
        let public = world.public();
        let choice = public.turn().and_then(|turn| Some((turn, by_rule(public, turn, world.hand(turn))?)));
        let Some((turn, action)) = choice else { break };
        world.apply(turn, action, &mut ());
    }
    match (vice, world.public().phase(), world.public().vice()) {
        (Naming::Shrewd, Phase::ViceTrump, Some(vice)) => finish_by_rule(named_best(&world, vice)),
        _ => finish_by_rule(world),
    }
}

/// The world after a seat has named the type that serves it best if all else goes by rule.
fn named_best(world: &Tricks, seat: Seat) -> Tricks {
    let mut best: Option<(i32, Tricks)> = None;
    for named in world.public().nameable(seat) {
        let mut next = *world;
        next.apply(seat, Action::Trump(named), &mut ());
        let scores = finish_by_rule(next);
        let all: i32 = scores.iter().sum();
        let worth = i32::from(next.public().seats()) * scores[seat.index()] - all;
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, next));
        }
    }
    best.map_or(*world, |(_, next)| next)
}

fn finish_by_rule(mut world: Tricks) -> Seats<i32> {
    loop {
        if let Some(scores) = played_out(&world) {
            return scores;
        }
        let public = world.public();
        let choice = public.turn().and_then(|turn| Some((turn, by_rule(public, turn, world.hand(turn))?)));
        let Some((turn, action)) = choice else { return scores(public) };
        world.apply(turn, action, &mut ());
    }
}

/// The scores if the tricks of this world are played by habit; none if something else is due.
fn played_out(world: &Tricks) -> Option<Seats<i32>> {
    let contract = world.public().contract().filter(|_| world.public().phase() == Phase::Trick)?;
    let order = Order::of(contract.trumps);
    let mut position = Position::of(world, contract, &order);
    play_out(&order, &mut position);
    Some(round_scores(contract, &position))
}

/// What a played round brings everybody.
pub(super) fn round_scores(contract: &Contract, position: &Position) -> Seats<i32> {
    let points = position.card_points();
    let team = TeamResult::of(*contract, &points);
    let mut scores = [0; 6];
    for (seat, &points) in points.iter() {
        scores[seat.index()] = i32::from(points) + i32::from(team.extra(seat));
    }
    scores
}
