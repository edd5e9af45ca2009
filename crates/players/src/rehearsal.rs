//! Imagined games played to an end, everybody by the same policy: what a review judges choices by.

use engine::{Game, Observer, Rng, SEATS_MAX, Seat, Turn};

use crate::Player;
use crate::search::Verdict;

/// What one imagined game draws from, counted as a table counts: outcome of luck n and choice n of a seat have
/// draws of their own. Two games that draw from the same numbers meet the same luck wherever they go the same way,
/// and again after they went different ones.
#[derive(Clone, Debug)]
pub struct Draws {
    key: [u8; 32],
    outcomes: u64,
    choices: [u64; SEATS_MAX],
}

/// Above all numbers of outcomes that a game has: where the draws of the first seat begin.
const SEAT_STREAMS: u64 = 1 << 32;

impl Draws {
    /// The draws of a seed, from the beginning of a game.
    pub fn of(seed: u64) -> Self {
        let mut key = *b"mu imagined game                ";
        key[24..].copy_from_slice(&seed.to_le_bytes());
        Self { key, outcomes: 0, choices: [0; SEATS_MAX] }
    }

    /// The same after so many outcomes of luck and so many choices of each seat.
    #[must_use]
    pub const fn after(self, outcomes: u64, choices: [u64; SEATS_MAX]) -> Self {
        Self { outcomes, choices, ..self }
    }

    /// What the next outcome of luck draws from.
    pub fn outcome(&mut self) -> Rng {
        self.outcomes += 1;
        Rng::from_key(self.key, self.outcomes)
    }

    /// What the next choice of a seat draws from.
    pub fn choice(&mut self, seat: Seat) -> Rng {
        let made = &mut self.choices[seat.index()];
        *made += 1;
        Rng::from_key(self.key, SEAT_STREAMS * (seat.index() as u64 + 1) + *made)
    }
}

/// Plays a game on until it is over or far enough, every choice made by `choose`.
pub fn play_until<G: Game>(
    mut world: G,
    draws: &mut Draws,
    mut choose: impl FnMut(&G, Seat, &mut Rng) -> G::Action,
    mut is_enough: impl FnMut(&G) -> bool,
) -> G {
    while !is_enough(&world) {
        match world.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let chance = world.draw(&mut draws.outcome());
                world.resolve(&chance, &mut ());
            }
            Turn::Seats(owing) => {
                let seat = owing.first().expect("a turn of seats has a seat");
                let action = choose(&world, seat, &mut draws.choice(seat));
                world.apply(seat, action, &mut ());
            }
        }
    }
    world
}

/// Plays a game to its end; says how it ended.
pub fn play_out<G: Game>(
    world: G,
    draws: &mut Draws,
    choose: impl FnMut(&G, Seat, &mut Rng) -> G::Action,
) -> Verdict {
    let ended = play_until(world, draws, choose, |_| false);
    Verdict::of(&ended.turn().standing().expect("it was played to its end"))
}

/// Plays a game to its end, every seat by this player, who sees the view of the seat and nothing else.
pub fn play_out_by<G: Game>(world: G, draws: &mut Draws, player: &dyn Player<G>) -> Verdict {
    play_out(world, draws, |world, seat, rng| player.choose(&world.view(Observer::Seat(seat)), rng))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_outcome_and_every_choice_has_draws_of_its_own() {
        let [a, b] = [0, 1].map(|index| Seat::new(index).unwrap());
        let mut one = Draws::of(7);
        let all = [
            one.outcome().next_u64(),
            one.outcome().next_u64(),
            one.choice(a).next_u64(),
            one.choice(b).next_u64(),
            one.choice(a).next_u64(),
        ];
        assert!(all.iter().enumerate().all(|(at, draw)| !all[..at].contains(draw)));
        // What was chosen in between does not move the luck.
        let mut other = Draws::of(7);
        other.choice(b);
        assert_eq!((other.outcome().next_u64(), other.outcome().next_u64()), (all[0], all[1]));
        assert_ne!(Draws::of(8).outcome().next_u64(), all[0]);
    }
}
