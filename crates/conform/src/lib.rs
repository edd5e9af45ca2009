//! What every game must pass. A game says what differs ([`Profile`]); [`rules!`] makes the tests of its rules, and the
//! tests of its players call [`coding`].
//!
//! ```text
//! conform::rules!(Tricks, Profile { kept_games: 20, sizes: Sizes { state: 512, view: 640, action: 8 }, ..Profile::DEFAULT });
//! ```
//!
//! | test | what fails it |
//! |---|---|
//! | [`scripts`] | a rule that no script sees refused or in effect, and allowed; a section without a script |
//! | [`laws`] | a law of [`engine::laws`] broken in a random game; nothing varied for law 5 |
//! | [`kept_games`](kept::replay) | a kept game that replays otherwise, an option or a number of seats in none of them |
//! | [`changed_games`](kept::changed) | a changed game that is accepted, or refused without its line |
//! | [`perft`] | another number of sequences of choices than in `tests/perft.txt` |
//! | [`leak`] | a view with one bit too much that law 5 does not notice |
//! | [`take_back`] | something left of a choice that was taken back |
//! | [`sizes`] | a state, view or action that has outgrown its ceiling |
//! | [`coding`] | an action that small choices encode twice or not at all, a mask that leads elsewhere, numbers that tell a secret, lie outside their range or say nothing |
//!
//! It is a crate of its own because it reads files and variables, which the engine may not, and only tests use it.
//! [`fuzz`] is for whatever reads texts from outside, not for rules alone.
//! Variables: `MU_SEED=7` takes another sample of games, `MU_PERFT=write` writes the counts, `MU_GAMES=write` plays
//! and keeps games of a new version of the rules.

mod coding;
mod files;
pub mod fuzz;
pub mod kept;
mod laws;
mod leak;
mod perft;
mod scripts;
mod sizes;
mod study;
mod take_back;

pub use coding::coding;
pub use laws::{any_options, laws};
pub use leak::{Leaky, leak};
pub use perft::perft;
pub use scripts::scripts;
pub use sizes::{Sizes, sizes};
pub use study::count;
pub use take_back::{TakenBack, take_back};

/// What a game says of itself.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    /// Options that keep this value wherever options are random: those that break the rules on purpose.
    pub given: &'static [(&'static str, &'static str)],
    /// How many steps of a random game the laws look at; games that end earlier are looked at whole.
    pub steps_max: usize,
    /// How many kept games there are at least.
    pub kept_games: usize,
    /// Whether any choice can be taken back: not where everybody sees every choice at once.
    pub takes_back: bool,
    /// The most bytes that values of the game may have.
    pub sizes: Sizes,
    /// Writes out the abbreviations in a script.
    pub spelled_out: fn(&str) -> String,
}

impl Profile {
    /// A game without abbreviations, without broken rules and without hidden choices, of at most 2000 steps.
    pub const DEFAULT: Self = Self {
        given: &[],
        steps_max: 2_000,
        kept_games: 1,
        takes_back: false,
        sizes: Sizes { state: 1_024, view: 1_024, action: 8 },
        spelled_out: str::to_owned,
    };

    /// The options that keep their value, as [`Options::build`](engine::Options::build) takes them.
    fn given(&self) -> Vec<(String, String)> {
        self.given.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    }
}

/// Makes the tests of a game: `conform::rules!(Toy, Profile { … })` in a module of its integration tests. They read
/// `tests/rules/*.script`, `tests/games/*.mu` and `tests/perft.txt` of the crate in which they stand.
#[macro_export]
macro_rules! rules {
    ($game:ty, $profile:expr) => {
        const PROFILE: $crate::Profile = $profile;
        const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

        #[test]
        fn scripts() {
            $crate::scripts::<$game>(TESTS, &PROFILE);
        }

        #[test]
        fn laws() {
            $crate::laws::<$game>(&PROFILE);
        }

        #[test]
        fn kept_games() {
            $crate::kept::replay::<$game>(TESTS, &PROFILE);
        }

        #[test]
        fn changed_games() {
            $crate::kept::changed::<$game>(TESTS);
        }

        #[test]
        fn perft() {
            $crate::perft::<$game>(TESTS);
        }

        #[test]
        fn leak() {
            $crate::leak::<$game>(&PROFILE);
        }

        #[test]
        fn take_back() {
            $crate::take_back::<$game>(&PROFILE);
        }

        #[test]
        fn sizes() {
            $crate::sizes::<$game>(&PROFILE);
        }
    };
}
