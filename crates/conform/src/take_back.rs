//! After a choice is taken back, nothing is left of it.

use engine::laws::Lawful;
use engine::{Game, Luck, Observer, Options, Rng, Step, Table, Turn};

use crate::Profile;
use crate::files::first_seed;
use crate::laws::any_options;

/// How many games of each number of seats are looked at.
const GAMES: usize = 3;

/// How many steps of a game are looked at: to take back replays the game.
const STEPS_MAX: usize = 400;

/// How often a choice was taken back as soon as it was made, and how often that was refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakenBack {
    /// Choices taken back, made by the only seat that owed one.
    pub alone: u32,
    /// Choices taken back, made while other seats owed one too.
    pub together: u32,
    /// Choices that stay, made by the only seat that owed one.
    pub final_alone: u32,
    /// Choices that stay, made while other seats owed one too.
    pub final_together: u32,
}

/// Tries to take back every choice of random games of every number of seats.
///
/// # Panics
/// If anybody sees or was told anything else than before, if the same choice cannot be made again, and if choices can
/// be taken back where the profile says that none can, or none where it says that some can.
pub fn take_back<G: Lawful>(profile: &Profile) {
    for seats in G::Options::SEATS {
        let mut count = TakenBack::default();
        for seed in (first_seed()..).take(GAMES) {
            count.play::<G>(any_options::<G>(seats, profile, seed), seed);
        }
        assert_eq!(count.alone + count.together > 0, profile.takes_back, "{seats} players: {count:?}");
    }
}

impl TakenBack {
    /// Plays a random game, tries to take back every choice as soon as it is made, and counts.
    ///
    /// # Panics
    /// If something is left of a choice that was taken back.
    pub fn play<G: Game>(&mut self, options: G::Options, seed: u64) {
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = Table::<G>::open(options, &luck);
        while let (Turn::Seats(owing), 0..STEPS_MAX) = (table.turn(), table.steps().len()) {
            let seats: Vec<_> = owing.iter().collect();
            let seat = *rng.pick(&seats).expect("somebody owes a choice");
            let action = table.truth().sample(seat, &mut rng).expect("who owes a choice has one");
            let before = table.clone();
            table.take(Step::Choice(seat, action)).expect("a sampled action is legal");
            let mut other = table.clone();
            let is_taken = other.take_back(seat).is_ok();
            *match (is_taken, owing.len() > 1) {
                (true, false) => &mut self.alone,
                (true, true) => &mut self.together,
                (false, false) => &mut self.final_alone,
                (false, true) => &mut self.final_together,
            } += 1;
            if is_taken {
                assert_alike(&other, &before);
                other.take(Step::Choice(seat, action)).expect("it was legal before");
                assert_alike(&other, &table);
            }
            table.settle(&luck);
        }
    }
}

/// No observer sees or was told anything else of one table than of the other.
fn assert_alike<G: Game>(one: &Table<G>, other: &Table<G>) {
    for observer in Observer::all(one.truth().seats()) {
        assert_eq!(one.view(observer), other.view(observer), "{observer:?}");
        assert!(
            one.events_since(0, observer).eq(other.events_since(0, observer)),
            "{observer:?} was told otherwise"
        );
    }
}
