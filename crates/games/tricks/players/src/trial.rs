//! Choices tried out: every candidate in every world, the rest of the round played by quick players.

use engine::{Game, Seat};
use tricks::{Action, BidPlace, Contract, Phase, TeamResult, Tricks};

use super::by_rule;
use super::habit::play_out;
use super::order::Order;
use super::outlook::Outlook;
use super::position::{Position, Seats};
use super::worlds::{Worlds, scores};
use players::{Budget, Candidate, Thought};

/// After so many worlds the candidates that are plainly behind are dropped.
const BATCH: usize = 24;

/// What came of one candidate so far.
#[derive(Clone, Debug)]
pub(super) struct Tally<A> {
    pub(super) action: A,
    pub(super) visits: u32,
    pub(super) success: f64,
    points: f64,
    squares: f64,
    /// How much the mean is distrusted after one visit; later by the root of their number less.
    distrust: f64,
}

impl<A: Copy> Tally<A> {
    pub(super) const fn new(action: A) -> Self {
        Self { action, visits: 0, success: 0.0, points: 0.0, squares: 0.0, distrust: 0.0 }
    }

    pub(super) fn add(&mut self, success: f64, points: i32) {
        let points = f64::from(points);
        self.visits += 1;
        self.success += success;
        self.points += points;
        self.squares += points * points;
    }

    pub(super) fn mean(&self) -> f64 {
        self.success / f64::from(self.visits.max(1))
    }

    /// The mean, less what chance may have added to it.
    fn worth(&self) -> f64 {
        self.mean() - self.distrust / f64::from(self.visits.max(1)).sqrt()
    }

    pub(super) fn candidate(&self) -> Candidate<A> {
        let visits = f64::from(self.visits.max(1));
        let points = self.points / visits;
        let spread = (self.squares / visits - points * points).max(0.0).sqrt();
        Candidate { action: self.action, visits: self.visits, success: self.mean(), points, spread }
    }
}

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
        let auction = worlds.all()[0].public().auction();
        let leads = |action: Action| match action {
            Action::Lay(cards) => {
                let more = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                matches!(auction.place_after(self.seat, more), BidPlace::Leads | BidPlace::LeadsFurther)
            }
            Action::Pass | Action::Trump(_) | Action::Partner(_) | Action::Play(_) => false,
        };
        let distrust = |action| if leads(action) { DISTRUST } else { 0.0 };
        let tally = |&action| Tally { distrust: distrust(action), ..Tally::new(action) };
        let mut tallies: Vec<Tally<Action>> = candidates.iter().map(tally).collect();
        let mut dropped = Vec::new();
        for batch in worlds.all().chunks(BATCH) {
            if tallies.len() < 2 || self.budget.is_spent() {
                break;
            }
            for tally in &mut tallies {
                self.add(tally, batch);
            }
            drop_hopeless(&mut tallies, &mut dropped);
        }
        thought(tallies, dropped)
    }

    /// Tries one candidate in some worlds.
    fn add(&self, tally: &mut Tally<Action>, worlds: &[Tricks]) {
        let me = self.seat.index();
        for (world, vice) in worlds.iter().zip(VICES.into_iter().cycle()) {
            let mut tried = *world;
            tried.apply(self.seat, tally.action, &mut ());
            let scores = finish(tried, vice);
            tally.add(self.outlook.success(&scores)[me], scores[me]);
        }
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

/// Drops what is so far behind the best that chance hardly explains it.
fn drop_hopeless(tallies: &mut Vec<Tally<Action>>, dropped: &mut Vec<Tally<Action>>) {
    let best = tallies.iter().map(Tally::mean).fold(0.0, f64::max);
    let (kept, gone) = tallies.drain(..).partition(|tally| {
        let margin = 0.5 / f64::from(tally.visits.max(1)).sqrt();
        tally.mean() >= best - margin
    });
    *tallies = kept;
    dropped.extend::<Vec<_>>(gone);
}

/// The best of the tallies, and all of them as candidates; those dropped early come last.
pub(super) fn thought<A: Copy>(mut tallies: Vec<Tally<A>>, dropped: Vec<Tally<A>>) -> Thought<A> {
    tallies.sort_by(|one, other| other.worth().total_cmp(&one.worth()));
    let mut late = dropped;
    late.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
    tallies.extend(late);
    let iterations = tallies.iter().map(|tally| tally.visits).sum();
    Thought {
        choice: tallies[0].action,
        candidates: tallies.iter().map(Tally::candidate).collect(),
        iterations,
    }
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
