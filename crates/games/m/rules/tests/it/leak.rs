//! A view that tells too much, kept to see that the laws notice it.
//!
//! [`Leaky`] is the game, but its view also names the top card of the pile. Its imagined worlds take the
//! leak into account, so the law that compares imagined views is content: only the law of
//! non-interference can notice.

use engine::laws::{self, Lawful};
use engine::{Audience, Game, Imagine, Misread, Observer, Rng, RuleId, ScoreLine, Seat, Turn, Witness};
use m::{Action, Card, Chance, Event, Illegal, M, TableOptions, View};

/// The game with a view that tells too much.
#[derive(Clone, Debug)]
struct Leaky(M);

/// What an observer knows, and one thing that it must not know.
#[derive(Clone, Debug, PartialEq)]
struct LeakyView {
    honest: View,
    top: Option<Card>,
}

impl Game for Leaky {
    const NAME: &'static str = "m";
    const TITLE: &'static str = "M with a leak";
    const RULES_VERSION: u16 = 1;
    const RULES: &'static [RuleId] = M::RULES;

    type Options = TableOptions;
    type Chance = Chance;
    type Action = Action;
    type Event = Event;
    type View = LeakyView;
    type Illegal = Illegal;

    fn new(options: &TableOptions) -> Self {
        Self(M::new(options))
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn draw(&self, rng: &mut Rng) -> Chance {
        self.0.draw(rng)
    }
    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.0.check_chance(chance)
    }
    fn resolve(&mut self, chance: &Chance, witness: &mut impl Witness<Event>) {
        self.0.resolve(chance, witness);
    }
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.0.legal(seat, actions);
    }
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.0.check(seat, action)
    }
    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        self.0.apply(seat, action, witness);
    }
    fn audience(&self, seat: Seat, action: Action) -> Audience {
        self.0.audience(seat, action)
    }
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        self.0.sample(seat, rng)
    }
    fn view(&self, observer: Observer) -> LeakyView {
        LeakyView { honest: self.0.view(observer), top: self.0.pile_from_top().next() }
    }
    fn action_text(options: &TableOptions, action: Action) -> String {
        M::action_text(options, action)
    }
    fn read_action(options: &TableOptions, text: &str) -> Result<Action, Misread> {
        M::read_action(options, text)
    }
    fn chance_text(options: &TableOptions, chance: &Chance) -> String {
        M::chance_text(options, chance)
    }
    fn read_chance(options: &TableOptions, text: &str) -> Result<Chance, Misread> {
        M::read_chance(options, text)
    }
    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        self.0.breakdown()
    }
}

impl Imagine for Leaky {
    fn imagine(view: &LeakyView, rng: &mut Rng) -> Self {
        let observer = view.honest.observer();
        let mut worlds = std::iter::repeat_with(|| Self(M::imagine(&view.honest, rng)));
        worlds.find(|world| world.view(observer) == *view).expect("the true world looks like this")
    }
}

impl Lawful for Leaky {
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        Self(self.0.vary(observer, rng))
    }
    fn tells_apart(&self, other: &Self, observer: Observer) -> bool {
        self.0.tells_apart(&other.0, observer)
    }
    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }
    fn probes(&self, seat: Seat, rng: &mut Rng) -> Vec<Action> {
        self.0.probes(seat, rng)
    }
    fn patience(&self) -> usize {
        self.0.patience()
    }
    fn milestones(&self) -> usize {
        self.0.milestones()
    }
}

#[test]
fn the_law_of_non_interference_notices_a_view_that_tells_too_much() {
    for seats in 2..=6 {
        let options = TableOptions::new(seats).expect("2 to 6 play");
        for seed in 0..4 {
            let broken = laws::hold::<Leaky>(&options, seed, 100).expect_err("the leak must be noticed");
            assert_eq!(broken.law, 5, "{broken}");
            let honest = laws::hold::<M>(&options, seed, 100);
            assert!(honest.is_ok(), "{}", honest.unwrap_err());
        }
    }
}
