//! One game between computer players.

use std::time::{Duration, Instant};

use engine::{Game, Luck, Observer, PerSeat, Rng, Seat, Table};
use players::{Budget, Level, Player};
use thiserror::Error;

use crate::setting::Bots;

/// One game between computer players, from its seed.
pub(crate) struct Contest<'a, G: Game> {
    table: Table<G>,
    luck: Luck,
    bots: &'a Bots<G>,
    seated: PerSeat<usize>,
    draws: Vec<Rng>,
    choices: u32,
}

/// A computer player chose what the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("seed {seed}: {player} on seat {seat} chose {action:?}, which is refused: {reason}")]
pub struct Misplayed {
    /// The seed of the game.
    pub seed: u64,
    /// The player.
    pub player: Level,
    /// Its seat.
    pub seat: Seat,
    /// What it chose.
    pub action: String,
    /// Why that is refused.
    pub reason: String,
}

impl Misplayed {
    /// What a player chose, and why it is refused.
    pub(crate) fn of<G: Game>(
        seed: u64,
        (player, seat): (Level, Seat),
        options: &G::Options,
        action: G::Action,
        reason: &G::Illegal,
    ) -> Self {
        Self { seed, player, seat, action: G::action_text(options, action), reason: reason.to_string() }
    }
}

impl<'a, G: Game> Contest<'a, G> {
    /// Opens a table at which the players of these numbers sit.
    pub(crate) fn open(options: G::Options, seed: u64, bots: &'a Bots<G>, seated: PerSeat<usize>) -> Self {
        let luck = Luck::from_seed(seed);
        let table = Table::open(options, &luck);
        let draws = Seat::all(seated.count()).map(|seat| own_draws(seed, seat)).collect();
        Self { table, luck, bots, seated, draws, choices: 0 }
    }

    /// Lets the first seat that owes a choice make it; `false` if nobody owes one.
    pub(crate) fn advance(&mut self, seed: u64) -> Result<bool, Misplayed> {
        self.decide(seed, |_, player, view, rng| player.choose(view, rng))
    }

    /// The same within a budget. Tells the number of the player, how long it took, and how many iterations
    /// its search made.
    pub(crate) fn think(
        &mut self,
        seed: u64,
        budget: &Budget,
        mut told: impl FnMut(usize, Duration, u32),
    ) -> Result<bool, Misplayed> {
        self.decide(seed, |number, player, view, rng| {
            let started = Instant::now();
            let thought = player.think(view, rng, budget);
            told(number, started.elapsed(), thought.iterations);
            thought.choice
        })
    }

    fn decide(
        &mut self,
        seed: u64,
        choose: impl FnOnce(usize, &dyn Player<G>, &G::View, &mut Rng) -> G::Action,
    ) -> Result<bool, Misplayed> {
        let Some(seat) = self.table.turn().owing().first() else { return Ok(false) };
        let view = self.table.view(Observer::Seat(seat));
        let number = self.seated[seat];
        let action = choose(number, self.bots.player(number), &view, &mut self.draws[seat.index()]);
        let played = self.table.play(seat, action, &self.luck);
        played.map_err(|reason| {
            Misplayed::of::<G>(seed, (self.bots.level(number), seat), self.table.options(), action, &reason)
        })?;
        self.choices += 1;
        Ok(true)
    }

    /// The table so far.
    pub(crate) const fn table(&self) -> &Table<G> {
        &self.table
    }

    /// How many choices were made.
    pub(crate) const fn choices(&self) -> u32 {
        self.choices
    }
}

/// What the player of a seat draws: its own stream, apart from the luck of the table and from others'.
pub(crate) fn own_draws(seed: u64, seat: Seat) -> Rng {
    let mut key = *b"mu player seed \0\0\0\0\0\0\0\0         ";
    key[15..23].copy_from_slice(&seed.to_le_bytes());
    Rng::from_key(key, seat.index() as u64)
}
