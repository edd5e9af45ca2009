//! The laws hold for a game that keeps them, and each finds the flaws that it is there for.

use engine::laws::{Broken, hold};
use engine::{Game, Observer, OptionError, OptionSpec, Options, Rng, Seat, Set, Witness};
use proptest::prelude::*;
use std::ops::RangeInclusive;

use crate::flawed::{Flaw, Flawed};
use crate::sealed::{Deal, Event, Sealed, SealedOptions};

impl AsRef<Self> for SealedOptions {
    fn as_ref(&self) -> &Self {
        self
    }
}

fn options<O: Options>(seats: u8, deals: u8) -> O {
    O::build(seats, &[("deals".into(), deals.to_string())]).expect("two deals for each seat at most")
}

proptest! {
    #[test]
    fn a_sound_game_keeps_every_law(
        seats in 2_u8..=4,
        rounds in 0_u8..=2,
        low_wins: bool,
        prize in prop::sample::select(vec!["point", "bids"]),
        seed: u64,
    ) {
        let chosen = [
            ("deals".into(), (rounds * seats).to_string()),
            ("low_wins".into(), low_wins.to_string()),
            ("prize".into(), prize.into()),
        ];
        let options = SealedOptions::build(seats, &chosen).unwrap();
        let checked = hold::<Sealed>(&options, seed, 10_000).unwrap_or_else(|broken| panic!("{broken}"));
        let deals = usize::from(options.deals_due());
        // At least a deal and three rounds of bids, at most a card shown by everybody too.
        let seats = usize::from(seats);
        prop_assert!((deals * (1 + 3 * seats)..=deals * (1 + 4 * seats)).contains(&checked.steps));
        prop_assert!(checked.worlds > 0);
    }
}

#[test]
fn a_game_cut_short_is_checked_up_to_there() {
    let checked = hold::<Sealed>(&options(3, 0), 1, 7).unwrap();
    assert_eq!(checked.steps, 7);
    assert_eq!(hold::<Sealed>(&options(3, 0), 1, 0).unwrap().steps, 0);
}

/// Plays many games with a flaw. Every game that breaks a law must break this one, and many must.
fn caught<F: Flaw>(law: u8) -> Vec<Broken> {
    let games = (2..=4_u8).flat_map(|seats| (0..40).map(move |seed| (seats, seed)));
    let broken: Vec<Broken> =
        games.filter_map(|(seats, seed)| hold::<Flawed<F>>(&options(seats, 0), seed, 500).err()).collect();
    if let Some(other) = broken.iter().find(|broken| broken.law != law) {
        panic!("law {law} should have found it first: {other}");
    }
    assert!(broken.len() >= 20, "law {law} found it in {} of 120 games only", broken.len());
    broken
}

/// One test for each flaw: its name, the law that finds it, and what is different.
macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident: law $law:literal { $($body:tt)* })*) => {$(
        #[test]
        fn $name() {
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            struct This;
            impl Flaw for This {
                type Options = SealedOptions;
                $($body)*
            }
            caught::<This>($law);
        }
    )*};
}

mod play;
mod secrets;

/// Options that are not written down whole: a replay takes the default.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Forgetful(SealedOptions);

impl AsRef<SealedOptions> for Forgetful {
    fn as_ref(&self) -> &SealedOptions {
        &self.0
    }
}

impl Options for Forgetful {
    const SEATS: RangeInclusive<u8> = SealedOptions::SEATS;

    fn specs() -> &'static [OptionSpec] {
        SealedOptions::specs()
    }
    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
        SealedOptions::build(seats, chosen).map(Self)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn chosen(&self) -> Vec<(&'static str, String)> {
        self.0.chosen().into_iter().filter(|(name, _)| *name != "low_wins").collect()
    }
}

#[test]
fn forgotten_option() {
    #[derive(Clone, Copy, Debug)]
    struct This;
    impl Flaw for This {
        type Options = Forgetful;
    }
    let chosen = [("low_wins".into(), "true".into())];
    let options = Forgetful::build(3, &chosen).unwrap();
    for seed in 0..20 {
        let broken = hold::<Flawed<This>>(&options, seed, 500).unwrap_err();
        assert_eq!(broken.law, 9, "{broken}");
    }
}

#[test]
fn a_broken_law_shows_how_to_get_there() {
    #[derive(Clone, Copy, Debug)]
    struct This;
    impl Flaw for This {
        type Options = SealedOptions;
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            state.resolve(deal, witness);
            state.hands[Seat::default()] = Set::EMPTY;
        }
    }
    let broken = caught::<This>(8).remove(0);
    let text = broken.to_string();
    assert!(text.starts_with("law 8 is broken: a holds {}"), "{text}");
    assert!(text.contains("\n! deal a="), "{text}");
}

#[test]
fn a_world_that_is_never_varied_is_not_counted() {
    #[derive(Clone, Copy, Debug)]
    struct This;
    impl Flaw for This {
        type Options = SealedOptions;
        fn vary(state: &Sealed, _: Observer, _: &mut Rng) -> Sealed {
            *state
        }
    }
    let checked = hold::<Flawed<This>>(&options(2, 0), 3, 500).unwrap();
    assert_eq!(checked.worlds, 0);
}
