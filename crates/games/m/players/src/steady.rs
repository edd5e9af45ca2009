//! Steady: weighs the tokens and the scoring phase that a choice brings, for itself and for the others.

use std::cmp::Reverse;

use engine::{Game, Imagine, Rng, Seat, Turn};
use m::{Action, Card, M, Phase, Public, View};

use players::Player;

/// Takes the choice after which it stands best against the mean of the others, once the scoring phase
/// that follows has been played out with everybody choosing in the same way.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Player<M> for Steady {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let mut actions = Vec::new();
        view.legal(&mut actions);
        let Some(seat) = view.seat().filter(|_| actions.len() > 1) else {
            return *actions.first().expect("a player is only asked when its seat owes a choice");
        };
        // Any world will do: a scoring phase depends on open cards only.
        let world = M::imagine(view, rng);
        let worth = |action: &Action| {
            let mut after = world.clone();
            after.apply(seat, *action, &mut ());
            let standing = stands(&play_out(after, &mut PHASE_CHOICES_MAX.clone()), seat);
            (standing, afterthought(view, *action), Reverse(*action))
        };
        actions.into_iter().max_by_key(worth).expect("there are at least two actions")
    }
}

/// How many choices of a phase are looked at before the rest is played by the next best card. A line
/// of six cards has at most 720 orders of taking.
const PHASE_CHOICES_MAX: u32 = 2_000;

/// The position after the scoring phase that is being played, if one is: every taker chooses what
/// leaves it best against the mean of the others, foreseeing that the next ones do the same.
fn play_out(world: M, budget: &mut u32) -> M {
    let (true, Turn::Seats(owing)) = (in_phase(world.public()), world.turn()) else { return world };
    let Some(seat) = owing.first() else { return world };
    let mut actions = Vec::new();
    world.legal(seat, &mut actions);
    let next = |action: &Action| {
        let mut after = world.clone();
        after.apply(seat, *action, &mut ());
        after
    };
    if *budget == 0 {
        let greedy = actions.iter().map(next).max_by_key(|after| stands(after, seat));
        return greedy.map_or(world.clone(), |after| play_out(after, budget));
    }
    *budget -= 1;
    let ends: Vec<M> = actions.iter().map(|action| play_out(next(action), budget)).collect();
    ends.into_iter().max_by_key(|end| stands(end, seat)).unwrap_or(world)
}

const fn in_phase(public: &Public) -> bool {
    matches!(public.phase(), Phase::ChooseLine { .. } | Phase::Scoring(_))
}

/// How a seat stands: its total against the mean of the others, times the number of the others.
fn stands(world: &M, seat: Seat) -> i32 {
    let public = world.public();
    let others = i32::from(public.seats()) - 1;
    Seat::all(public.seats())
        .map(|other| public.score(other).total() * if other == seat { others } else { -1 })
        .sum()
}

/// What decides between equals: keep cards that fit in many ways, and give away the least useful one.
fn afterthought(view: &View, action: Action) -> i32 {
    let kept = |gone: Card| -> i32 {
        let hand = view.hand().without(gone);
        hand.kinds().map(|card| i32::try_from(fits(view, card)).unwrap_or(0)).sum()
    };
    match action {
        Action::Place { card, .. } | Action::Exchange { card } => kept(card),
        Action::Pass | Action::ChooseLine(_) | Action::Take(_) => -1,
    }
}

/// How many cards of the table a card has something in common with.
fn fits(view: &View, card: Card) -> usize {
    let options = view.public().options();
    view.public().layout().iter().filter(|&(_, other)| options.shared(card, other).count() > 0).count()
}
