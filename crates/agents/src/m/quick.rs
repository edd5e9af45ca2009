//! Quick choices: what a placement brings at once, and who would take what from the line it scores.

use engine::{Game, Imagine, PerSeat, Rng, Seat};
use m::{Action, Axis, Card, Cell, M, Phase, Prospect, Public, Scoring};

use super::worth::{Prices, Sums, against_mean, promise};

/// A choice with what it brings a seat against the mean of the others, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighed {
    pub(super) action: Action,
    pub(super) worth: f64,
}

/// Every choice that a seat has, weighed quickly, in canonical order.
pub(super) fn weigh(world: &M, seat: Seat) -> Vec<Weighed> {
    let public = world.public();
    match public.phase() {
        Phase::Turn { .. } => weigh_turn(world, seat),
        Phase::ChooseLine { .. } => [Axis::Row, Axis::Column]
            .map(|axis| {
                let action = Action::ChooseLine(axis);
                Weighed { action, worth: worth_of_phase(world, seat, action) }
            })
            .to_vec(),
        Phase::Scoring(scoring) => {
            let taking = Taking::of(public);
            let cards = scoring.takable.iter().filter_map(|cell| Some((cell, public.layout().card(cell)?)));
            let weighed = |(cell, card)| Weighed {
                action: Action::Take(cell),
                worth: taking.worth(scoring.taker, card),
            };
            cards.map(weighed).collect()
        }
        Phase::Shuffle | Phase::First | Phase::Over(_) => Vec::new(),
    }
}

fn weigh_turn(world: &M, seat: Seat) -> Vec<Weighed> {
    let (public, hand) = (world.public(), world.hand(seat));
    let mut weighed = Vec::with_capacity(32);
    for card in hand.kinds() {
        weighed.extend(public.prospects(seat, card).map(|prospect| weigh_placement(world, seat, &prospect)));
    }
    if weighed.is_empty() || public.options().voluntary_pass() {
        let mut actions = Vec::new();
        world.legal(seat, &mut actions);
        actions.retain(|action| matches!(action, Action::Pass | Action::Exchange { .. }));
        // To pass costs a token. A card that fits nowhere is best exchanged, whichever it is.
        weighed.extend(actions.into_iter().map(|action| {
            let worth = if action == Action::Pass { -12.0 } else { -10.0 };
            Weighed { action, worth }
        }));
    }
    weighed
}

fn weigh_placement(world: &M, seat: Seat, prospect: &Prospect) -> Weighed {
    let Prospect { card, cell, .. } = *prospect;
    let action = Action::Place { card, cell };
    let worth = if prospect.triggers.is_empty() {
        let seats = f64::from(world.public().seats());
        f64::from(prospect.payments.count()) * 10.0 * seats / (seats - 1.0)
    } else {
        worth_of_phase(world, seat, action)
    };
    Weighed { action, worth }
}

/// How many points an action brings a seat against the mean of the others once the phase that it starts
/// or goes on with has been played quickly.
fn worth_of_phase(world: &M, seat: Seat, action: Action) -> f64 {
    let mut after = world.clone();
    after.apply(seat, action, &mut ());
    finish_phase(&mut after);
    let (before, after) = (world.public(), after.public());
    let prices = Prices::of(before);
    let gained = PerSeat::from_fn(before.seats(), |seat| {
        promise(after, seat, &prices) - promise(before, seat, &prices)
    });
    against_mean(&gained, seat)
}

/// Plays the scoring phase that is on, if one is, to its end; tells by which choices.
pub(super) fn finish_phase(world: &mut M) -> Vec<(Seat, Action)> {
    let (mut taking, mut choices) = (Taking::of(world.public()), Vec::new());
    loop {
        let (seat, action) = match world.public().phase() {
            Phase::Scoring(scoring) => {
                let (cell, card) = taking.best(world.public(), scoring);
                taking.sums[scoring.taker] = taking.sums[scoring.taker].with(card);
                (scoring.taker, Action::Take(cell))
            }
            Phase::ChooseLine { trigger, .. } => (*trigger, Action::ChooseLine(Axis::Row)),
            Phase::Turn { .. } | Phase::Shuffle | Phase::First | Phase::Over(_) => return choices,
        };
        choices.push((seat, action));
        world.apply(seat, action, &mut ());
    }
}

/// What the players have taken, and what that is worth.
struct Taking {
    sums: PerSeat<Sums>,
    prices: Prices,
}

impl Taking {
    fn of(public: &Public) -> Self {
        let sums = PerSeat::from_fn(public.seats(), |seat| Sums::of(public.collected(seat)));
        Self { sums, prices: Prices::of(public) }
    }

    /// The card that the taker had best take; the first of equal ones.
    fn best(&self, public: &Public, scoring: &Scoring) -> (Cell, Card) {
        let mut best = (f64::NEG_INFINITY, None);
        for cell in scoring.takable {
            let Some(card) = public.layout().card(cell) else { continue };
            let worth = self.worth(scoring.taker, card);
            if worth > best.0 {
                best = (worth, Some((cell, card)));
            }
        }
        best.1.expect("whoever must take has something to take")
    }

    /// What a card brings its taker, and what the next one then misses.
    fn worth(&self, taker: Seat, card: Card) -> f64 {
        let seats = self.sums.count();
        let own = self.sums[taker].gain(card, &self.prices);
        let next = self.sums[taker.left(seats)].gain(card, &self.prices);
        own + next / f64::from(seats - 1)
    }
}

/// The best choice at a glance; of equal ones any.
pub(super) fn choose(world: &M, seat: Seat, rng: &mut Rng) -> Action {
    if let Phase::Scoring(scoring) = world.public().phase() {
        return Action::Take(Taking::of(world.public()).best(world.public(), scoring).0);
    }
    let weighed = weigh(world, seat);
    let most = weighed.iter().map(|choice| choice.worth).fold(f64::NEG_INFINITY, f64::max);
    let best = weighed.iter().filter(|choice| choice.worth >= most);
    let count = u32::try_from(best.clone().count()).expect("there are fewer than a thousand choices");
    let drawn = if count > 1 { rng.below(count) as usize } else { 0 };
    best.clone().nth(drawn).expect("who owes a choice has one").action
}

/// Takes the best choice at a glance.
#[derive(Clone, Copy, Debug)]
pub struct Quick;

impl crate::Player<M> for Quick {
    fn choose(&self, view: &m::View, rng: &mut Rng) -> Action {
        let seat = view.seat().expect("a player is only asked when its seat owes a choice");
        let world = M::imagine(view, rng);
        choose(&world, seat, rng)
    }
}
