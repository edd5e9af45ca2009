//! One of the games that are stepped together, with the seat that is to choose in it.

use engine::{Game, Luck, Observer, Rng, Seat, Standing, Turn};
use players::coding::{self, Coding, View};

use crate::reward::rewards;
use crate::vector::frame::Frame;

/// The seed of a game among those that are stepped together: of game `number`, from 0, the episode, from 0, under the
/// seed of all. A simulation of that seed has the same luck.
pub fn episode_seed(seed: u64, number: u64, episode: u64) -> u64 {
    let mut key = *b"mu episode                      ";
    for (place, part) in [seed, number, episode].into_iter().enumerate() {
        key[8 * (place + 1)..8 * (place + 2)].copy_from_slice(&part.to_le_bytes());
    }
    Rng::from_key(key, 0).next_u64()
}

/// A game, and the seat that is to choose in it.
pub(super) struct Seated<C: Coding> {
    options: <C::Game as Game>::Options,
    seed: u64,
    number: u64,
    episode: u64,
    luck: Luck,
    outcomes: usize,
    game: C::Game,
    seat: Seat,
    /// What the seat knows.
    view: View<C>,
    /// What it has chosen of its action so far.
    chosen: Vec<u16>,
    /// What it may choose next.
    mask: Box<[bool]>,
}

impl<C: Coding> Seated<C> {
    /// The first game of this number.
    pub(super) fn new(options: &<C::Game as Game>::Options, seed: u64, number: u64) -> Self {
        let game = C::Game::new(options);
        let mut seated = Self {
            options: options.clone(),
            seed,
            number,
            episode: 0,
            luck: Luck::from_seed(episode_seed(seed, number, 0)),
            outcomes: 0,
            seat: Seat::default(),
            view: game.view(Observer::Seat(Seat::default())),
            game,
            chosen: Vec::new(),
            mask: vec![false; C::CHOICES].into(),
        };
        seated.reset(seed);
        seated
    }

    /// Begins anew with the first game of a seed.
    pub(super) fn reset(&mut self, seed: u64) {
        (self.seed, self.episode) = (seed, 0);
        self.begin();
    }

    /// Whether a small choice may be made.
    pub(super) fn allows(&self, choice: u16) -> bool {
        self.mask.get(usize::from(choice)).is_some_and(|may| *may)
    }

    /// Makes a small choice that may be made. Gives the standing if that ends the game; then the next one has begun.
    pub(super) fn choose(&mut self, choice: u16) -> Option<Standing> {
        self.chosen.push(choice);
        let Some(action) = C::action(&self.view, &self.chosen) else {
            C::mask(&self.view, &self.chosen, &mut self.mask);
            return None;
        };
        self.game.apply(self.seat, action, &mut ());
        let over = self.settle();
        if over.is_some() {
            self.episode += 1;
            self.begin();
        } else {
            self.ask();
        }
        over
    }

    /// Writes what the seat to choose knows, and how the game before ended, if one did.
    pub(super) fn tell(&self, over: Option<&Standing>, row: Frame<'_>) {
        let Frame { observations, masks, seats, rewards: earned, points, done } = row;
        coding::observe::<C>(&self.view, &self.chosen, observations);
        masks.copy_from_slice(&self.mask);
        seats.fill(u8::try_from(self.seat.index()).unwrap_or(u8::MAX));
        done.fill(over.is_some());
        earned.fill(0.0);
        points.fill(0);
        if let Some(standing) = over {
            earned.copy_from_slice(rewards(standing).values());
            points.copy_from_slice(standing.scores.values());
        }
    }

    /// Begins the game of the episode, or the next one in which somebody has a choice.
    fn begin(&mut self) {
        loop {
            self.luck = Luck::from_seed(episode_seed(self.seed, self.number, self.episode));
            (self.outcomes, self.game) = (0, C::Game::new(&self.options));
            if self.settle().is_none() {
                return self.ask();
            }
            self.episode += 1;
        }
    }

    /// Draws the luck that is due; gives the standing if the game is over.
    fn settle(&mut self) -> Option<Standing> {
        loop {
            match self.game.turn() {
                Turn::Chance => {
                    let chance = self.game.draw(&mut self.luck.outcome(self.outcomes));
                    self.game.resolve(&chance, &mut ());
                    self.outcomes += 1;
                }
                Turn::Seats(owing) => {
                    self.seat = owing.first().unwrap_or_default();
                    return None;
                }
                Turn::Over(standing) => return Some(standing),
            }
        }
    }

    /// Asks the seat that is to choose.
    fn ask(&mut self) {
        self.chosen.clear();
        self.view = self.game.view(Observer::Seat(self.seat));
        C::mask(&self.view, &self.chosen, &mut self.mask);
    }
}
