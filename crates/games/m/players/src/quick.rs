//! Choices at a glance: what a placement brings at once, and who would take what from the line it scores.

use engine::{Game, PerSeat, Rng, Seat};
use m::{Action, Axis, Card, Cell, M, Phase, Public, Scoring};

use super::worth::{Prices, Sums, against_mean};

/// A choice with what it brings a seat against the mean of the others, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighed {
    pub(super) action: Action,
    pub(super) worth: f64,
}

/// The best choice at a glance; of equal ones any.
pub(super) fn choose(world: &M, seat: Seat, rng: &mut Rng) -> Action {
    if let Phase::Scoring(scoring) = world.public().phase() {
        return Action::Take(Taking::of(world.public()).best(world.public(), scoring).0);
    }
    let weighed = weigh(world, seat);
    let most = weighed.iter().map(|choice| choice.worth).fold(f64::NEG_INFINITY, f64::max);
    let mut best = weighed.iter().filter(|choice| choice.worth >= most);
    let count = u32::try_from(best.clone().count()).expect("there are fewer than a thousand choices");
    let drawn = if count > 1 { rng.below(count) as usize } else { 0 };
    best.nth(drawn).expect("who owes a choice has one").action
}

/// Every choice that a seat has, weighed at a glance, in canonical order.
pub(super) fn weigh(world: &M, seat: Seat) -> Vec<Weighed> {
    let public = world.public();
    match public.phase() {
        Phase::Turn { .. } => weigh_turn(world, seat),
        Phase::ChooseLine { .. } => {
            let (lines, taking) = ([Axis::Row, Axis::Column].map(Action::ChooseLine), Taking::of(public));
            let weighed = |action| Weighed { action, worth: taking.worth_of_phase(world, seat, action) };
            lines.map(weighed).to_vec()
        }
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
    let (mut weighed, mut taking) = (Vec::with_capacity(32), None);
    let glances = |card: Card| public.glances(seat, card).map(move |glance| (card, glance));
    for (card, (cell, paid, starts_phase)) in hand.kinds().flat_map(glances) {
        let action = Action::Place { card, cell };
        let worth = if starts_phase {
            taking.get_or_insert_with(|| Taking::of(public)).worth_of_phase(world, seat, action)
        } else {
            // What a seat is paid the others lose.
            let others = f64::from(public.seats() - 1);
            f64::from(paid) * TOKEN * (1.0 + 1.0 / others)
        };
        weighed.push(Weighed { action, worth });
    }
    if weighed.is_empty() || public.options().voluntary_pass() {
        let mut actions = Vec::new();
        world.legal(seat, &mut actions);
        weighed.extend(actions.into_iter().filter_map(weigh_pass));
    }
    weighed
}

/// A pass costs a token. Of cards that fit nowhere any is better exchanged than kept.
fn weigh_pass(action: Action) -> Option<Weighed> {
    match action {
        Action::Pass => Some(Weighed { action, worth: -1.2 * TOKEN }),
        Action::Exchange { .. } => Some(Weighed { action, worth: -TOKEN }),
        Action::Place { .. } | Action::ChooseLine(_) | Action::Take(_) => None,
    }
}

/// The points of a token (M-11.1).
const TOKEN: f64 = 10.0;

/// Plays the scoring phase that is on, if one is, to its end; tells by which choices.
pub(super) fn finish_phase(world: &mut M) -> Vec<(Seat, Action)> {
    let mut choices = Vec::new();
    Taking::of(world.public()).finish(world, |seat, action| choices.push((seat, action)));
    choices
}

/// What the players have taken, and what that is worth.
#[derive(Clone)]
struct Taking {
    sums: PerSeat<Sums>,
    /// Kept: what the sums of each seat promise.
    promised: PerSeat<f64>,
    prices: Prices,
}

impl Taking {
    fn of(public: &Public) -> Self {
        let sums = PerSeat::from_fn(public.seats(), |seat| Sums::of(public.collected(seat)));
        let prices = Prices::of(public);
        Self { sums, promised: sums.map(|sums| sums.promise(&prices)), prices }
    }

    /// How many points an action brings a seat against the mean of the others once the phase that it
    /// starts has been played at a glance.
    fn worth_of_phase(&self, world: &M, seat: Seat, action: Action) -> f64 {
        let (mut after, mut taking) = (world.clone(), self.clone());
        after.apply(seat, action, &mut ());
        taking.finish(&mut after, |_, _| ());
        let tokens = |world: &M, seat| f64::from(world.public().tokens()[seat]);
        let gained = PerSeat::from_fn(world.public().seats(), |seat| {
            let cards = taking.promised[seat] - self.promised[seat];
            cards + TOKEN * (tokens(&after, seat) - tokens(world, seat))
        });
        against_mean(&gained, seat)
    }

    /// Plays the phase to its end and tells every choice.
    fn finish(&mut self, world: &mut M, mut tell: impl FnMut(Seat, Action)) {
        loop {
            let (seat, action) = match world.public().phase() {
                Phase::Scoring(scoring) => {
                    let (cell, card) = self.best(world.public(), scoring);
                    self.give(scoring.taker, card);
                    (scoring.taker, Action::Take(cell))
                }
                Phase::ChooseLine { trigger, .. } => (*trigger, Action::ChooseLine(Axis::Row)),
                Phase::Turn { .. } | Phase::Shuffle | Phase::First | Phase::Over(_) => return,
            };
            tell(seat, action);
            world.apply(seat, action, &mut ());
        }
    }

    /// A seat takes a card.
    fn give(&mut self, taker: Seat, card: Card) {
        self.sums[taker] = self.sums[taker].with(card);
        self.promised[taker] = self.sums[taker].promise(&self.prices);
    }

    /// What one more card would add to what a seat is promised.
    fn gain(&self, seat: Seat, card: Card) -> f64 {
        self.sums[seat].with(card).promise(&self.prices) - self.promised[seat]
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
        let own = self.gain(taker, card);
        let next = self.gain(taker.left(seats), card);
        own + next / f64::from(seats - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Turn;
    use m::TableOptions;

    #[test]
    fn what_is_promised_is_kept_as_cards_are_taken() {
        let (mut rng, mut taken) = (Rng::from_seed(3), 0);
        let mut game = M::new(&TableOptions::new(4).unwrap());
        for _ in 0..2_000 {
            match game.turn() {
                Turn::Chance => game.resolve(&game.clone().draw(&mut rng), &mut ()),
                Turn::Over(_) => game = M::new(&TableOptions::new(4).unwrap()),
                Turn::Seats(owing) => {
                    taken += check(&game);
                    let seat = owing.first().unwrap();
                    game.apply(seat, game.sample(seat, &mut rng).unwrap(), &mut ());
                }
            }
        }
        assert!(taken > 100, "cards were taken");
    }

    /// Plays the phase of a position, if one is on; gives how many cards were taken.
    fn check(game: &M) -> usize {
        let (mut taking, mut after, mut taken) = (Taking::of(game.public()), game.clone(), 0);
        taking.finish(&mut after, |_, _| taken += 1);
        for seat in Seat::all(4) {
            let sums = Sums::of(after.public().collected(seat));
            assert_eq!(taking.sums[seat], sums);
            assert_eq!(taking.promised[seat].to_bits(), sums.promise(&taking.prices).to_bits());
        }
        taken
    }
}
