//! One game between computer players of which nothing is written down.

use engine::{Game, Luck, Observer, PerSeat, Rng, Seat, Witness};
use players::Level;

use crate::contest::{Misplayed, own_draws};
use crate::record::Taken;
use crate::setting::Bots;

/// One game between computer players, from its seed: a state and nothing else. The same game as at a table.
pub(crate) struct Play<'a, G: Game> {
    options: &'a G::Options,
    bots: &'a Bots<G>,
    seated: PerSeat<usize>,
    seed: u64,
    luck: Luck,
    draws: Vec<Rng>,
    game: G,
    outcomes: usize,
    choices: u32,
    /// What was chosen, if it is taken down.
    taken: Option<Vec<Taken>>,
}

impl<'a, G: Game> Play<'a, G> {
    /// A game in which the players of these numbers sit, before any luck is drawn.
    pub(crate) fn new(options: &'a G::Options, seed: u64, bots: &'a Bots<G>, seated: PerSeat<usize>) -> Self {
        Self {
            options,
            bots,
            seated,
            seed,
            luck: Luck::from_seed(seed),
            draws: Seat::all(seated.count()).map(|seat| own_draws(seed, seat)).collect(),
            game: G::new(options),
            outcomes: 0,
            choices: 0,
            taken: None,
        }
    }

    /// From now on every choice is taken down.
    pub(crate) fn take_down(&mut self) {
        self.taken = Some(Vec::new());
    }

    /// The choices that were taken down, in their order.
    pub(crate) fn taken(self) -> Vec<Taken> {
        self.taken.unwrap_or_default()
    }

    /// Draws the luck that is due.
    pub(crate) fn draw(&mut self, witness: &mut impl Witness<G::Event>) {
        let chance = self.game.draw(&mut self.luck.outcome(self.outcomes));
        self.game.resolve(&chance, witness);
        self.outcomes += 1;
    }

    /// Lets a seat that owes a choice make it. Who takes anything needs no view: the game samples for it.
    pub(crate) fn choose(
        &mut self,
        seat: Seat,
        witness: &mut impl Witness<G::Event>,
    ) -> Result<(), Misplayed> {
        let (level, draws) = (self.level(seat), &mut self.draws[seat.index()]);
        let player = self.bots.player(self.seated[seat]);
        let action = if level == Level::Random {
            #[cfg(debug_assertions)]
            let as_player = player.choose(&self.game.view(Observer::Seat(seat)), &mut draws.clone());
            let sampled = self.game.sample(seat, draws).expect("a seat that owes a choice has one");
            #[cfg(debug_assertions)]
            assert_eq!(sampled, as_player, "Level::Random chooses what Game::sample draws");
            sampled
        } else {
            let action = player.choose(&self.game.view(Observer::Seat(seat)), draws);
            let checked = self.game.check(seat, action);
            checked.map_err(|reason| {
                Misplayed::of::<G>(self.seed, (level, seat), self.options, action, &reason)
            })?;
            action
        };
        if let Some(taken) = &mut self.taken {
            let mut legal = Vec::new();
            self.game.legal(seat, &mut legal);
            taken.push(Taken {
                step: self.choices + u32::try_from(self.outcomes).unwrap_or(u32::MAX),
                seat,
                action: G::action_text(self.options, action),
                legal: u32::try_from(legal.len()).unwrap_or(u32::MAX),
            });
        }
        self.game.apply(seat, action, witness);
        self.choices += 1;
        Ok(())
    }

    /// The player on a seat.
    pub(crate) fn level(&self, seat: Seat) -> Level {
        self.bots.level(self.seated[seat])
    }

    /// The position.
    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    /// How many choices were made.
    pub(crate) const fn choices(&self) -> u32 {
        self.choices
    }
}

#[cfg(test)]
mod tests {
    use engine::{Observer, Options, Study, Turn, Witness};
    use toy::{Toy, Wins};
    use toy_players::ToyPlayers;

    use super::*;
    use crate::contest::Contest;
    use crate::setting::SeatError;

    #[test]
    fn a_game_that_is_only_counted_is_that_of_a_table() {
        let options = <Toy as Game>::Options::build(4, &[]).unwrap();
        let bots =
            Bots::of::<ToyPlayers>(&[Level::Random, Level::Steady, Level::Random, Level::Random]).unwrap();
        for seed in 0..50 {
            let seated = bots.seated(SeatError::Rotating, seed);
            let mut contest = Contest::open(options, seed, &bots, seated);
            while contest.advance(seed).unwrap() {}
            let (table, mut told) = (contest.table(), Wins::default());
            for told_then in table.events_since(0, Observer::Omniscient) {
                told.see(told_then.audience, told_then.event);
            }
            told.record(table.truth(), table.turn().standing().as_ref());
            let (mut play, mut seen) = (Play::new(&options, seed, &bots, seated), Wins::default());
            let standing = loop {
                match play.game().turn() {
                    Turn::Chance => play.draw(&mut seen),
                    Turn::Seats(owing) => play.choose(owing.first().unwrap(), &mut seen).unwrap(),
                    Turn::Over(standing) => break standing,
                }
            };
            seen.record(play.game(), Some(&standing));
            assert_eq!((table.turn(), contest.choices()), (Turn::Over(standing), play.choices()));
            assert_eq!(table.view(Observer::Omniscient), play.game().view(Observer::Omniscient));
            assert_eq!(told, seen);
        }
    }
}
