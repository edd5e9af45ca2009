//! A view with one bit too much, kept to see that the laws notice it.

use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher as _};

use engine::laws::{Lawful, hold};
use engine::{
    Audience, Game, Imagine, Observer, Options, ParseError, Rng, RuleId, ScoreLine, Seat, Turn, Witness,
};

use crate::Profile;
use crate::files::first_seed;
use crate::laws::any_options;

/// In how many games of each number of seats the leak is looked for.
const GAMES: usize = 40;

/// How many worlds are imagined to find one with the same bit, where every second one has it.
const WORLDS_MAX: usize = 10_000;

/// Plays games of every number of seats with a leaking view until the laws notice.
///
/// # Panics
/// If they do not within forty games, or if another law than that of non-interference does.
pub fn leak<G: Lawful>(profile: &Profile) {
    for seats in G::Options::SEATS {
        let mut found = None;
        for seed in (first_seed()..).take(GAMES) {
            let options = any_options::<G>(seats, profile, seed);
            found = hold::<Leaky<G>>(&options, seed, profile.steps_max).err();
            if found.is_some() {
                break;
            }
        }
        match found {
            Some(broken) => assert_eq!(broken.law, 5, "{seats} players: {broken}"),
            None => panic!("{seats} players: no law noticed a leaking view in {GAMES} games"),
        }
    }
}

/// A game whose views also hold one bit of everything. Its imagined worlds have the same bit, so that the law of
/// imagined views is content, and it says that no choice is secret, so that the law of sealed choices is: only the law
/// of non-interference can notice.
#[derive(Clone, Debug)]
pub struct Leaky<G>(G);

/// What an observer knows, and one bit that it must not know.
#[derive(Clone, Debug, PartialEq)]
pub struct LeakyView<V> {
    honest: V,
    observer: Observer,
    bit: bool,
}

impl<G: Game> Leaky<G> {
    /// One bit of the whole truth.
    fn bit(&self) -> bool {
        let mut hasher = DefaultHasher::new();
        format!("{:?}", self.0.view(Observer::Omniscient)).hash(&mut hasher);
        hasher.finish() & 1 == 1
    }
}

impl<G: Game> Game for Leaky<G> {
    const NAME: &'static str = G::NAME;
    const TITLE: &'static str = G::TITLE;
    const RULES_VERSION: u16 = G::RULES_VERSION;
    const RULES: &'static [RuleId] = G::RULES;

    type Options = G::Options;
    type Chance = G::Chance;
    type Action = G::Action;
    type Event = G::Event;
    type View = LeakyView<G::View>;
    type Illegal = G::Illegal;

    fn new(options: &G::Options) -> Self {
        Self(G::new(options))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn draw(&self, rng: &mut Rng) -> G::Chance {
        self.0.draw(rng)
    }

    fn check_chance(&self, chance: &G::Chance) -> Result<(), G::Illegal> {
        self.0.check_chance(chance)
    }

    fn resolve(&mut self, chance: &G::Chance, witness: &mut impl Witness<G::Event>) {
        self.0.resolve(chance, witness);
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<G::Action>) {
        self.0.legal(seat, actions);
    }

    fn check(&self, seat: Seat, action: G::Action) -> Result<(), G::Illegal> {
        self.0.check(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: G::Action, witness: &mut impl Witness<G::Event>) {
        self.0.apply(seat, action, witness);
    }

    fn audience(&self, seat: Seat, action: G::Action) -> Audience {
        self.0.audience(seat, action)
    }

    fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
        self.0.sample(seat, rng)
    }

    fn view(&self, observer: Observer) -> Self::View {
        LeakyView { honest: self.0.view(observer), observer, bit: self.bit() }
    }

    fn action_text(options: &G::Options, action: G::Action) -> String {
        G::action_text(options, action)
    }

    fn read_action(options: &G::Options, text: &str) -> Result<G::Action, ParseError> {
        G::read_action(options, text)
    }

    fn chance_text(options: &G::Options, chance: &G::Chance) -> String {
        G::chance_text(options, chance)
    }

    fn read_chance(options: &G::Options, text: &str) -> Result<G::Chance, ParseError> {
        G::read_chance(options, text)
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        self.0.breakdown()
    }
}

impl<G: Imagine> Imagine for Leaky<G> {
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self {
        let mut worlds = (0..WORLDS_MAX).map(|_| Self(G::imagine(&view.honest, rng)));
        worlds.find(|world| world.bit() == view.bit).unwrap_or_else(|| {
            panic!("{:?}: of {WORLDS_MAX} imagined worlds none has the bit of the true one", view.observer)
        })
    }
}

impl<G: Lawful> Lawful for Leaky<G> {
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        Self(self.0.vary(observer, rng))
    }

    fn tells_apart(&self, other: &Self, observer: Observer) -> bool {
        self.0.tells_apart(&other.0, observer)
    }

    fn is_secret_between(&self, _: Seat, _: [G::Action; 2], _: Observer) -> bool {
        false
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn probes(&self, seat: Seat, rng: &mut Rng) -> Vec<G::Action> {
        self.0.probes(seat, rng)
    }

    fn patience(&self) -> usize {
        self.0.patience()
    }

    fn milestones(&self) -> usize {
        self.0.milestones()
    }
}
