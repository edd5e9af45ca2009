//! The toy game with one flaw at a time, for the laws to find.
//!
//! [`Flaw`] has a method for everything the laws look at, each doing what the game does; a flaw
//! overrides one or two of them.

use std::fmt::Debug;
use std::marker::PhantomData;

use engine::laws::Lawful;
use engine::{
    Audience, Game, Imagine, Observer, Options, ParseError, Rng, RuleId, ScoreLine, Seat, Turn, Witness,
};

use crate::sealed::{Action, Deal, Event, Illegal, Sealed, SealedOptions, View};

/// What one flaw does differently.
pub(crate) trait Flaw: Copy + Debug + Send + Sync + 'static {
    /// The options, flawed or not.
    type Options: Options + AsRef<SealedOptions>;

    fn turn(state: &Sealed) -> Turn {
        state.turn()
    }
    fn draw(state: &Sealed, rng: &mut Rng) -> Deal {
        state.draw(rng)
    }
    fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
        state.resolve(deal, witness);
    }
    fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
        state.legal(seat, actions);
    }
    fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
        state.check(seat, action)
    }
    fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        state.apply(seat, action, witness);
    }
    fn audience(state: &Sealed, seat: Seat, action: Action) -> Audience {
        state.audience(seat, action)
    }
    fn sample(state: &Sealed, seat: Seat, rng: &mut Rng) -> Option<Action> {
        let mut actions = Vec::new();
        Self::legal(state, seat, &mut actions);
        rng.pick(&actions).copied()
    }
    fn view(state: &Sealed, observer: Observer) -> View {
        state.view(observer)
    }
    fn action_text(action: Action) -> String {
        action.to_string()
    }
    fn read_action(text: &str) -> Result<Action, ParseError> {
        text.parse()
    }
    fn chance_text(deal: &Deal) -> String {
        deal.to_string()
    }
    fn read_chance(seats: u8, text: &str) -> Result<Deal, ParseError> {
        Deal::read(seats, text)
    }
    fn imagine(view: &View, rng: &mut Rng) -> Sealed {
        Sealed::imagine(view, rng)
    }
    fn vary(state: &Sealed, observer: Observer, rng: &mut Rng) -> Sealed {
        state.vary(observer, rng)
    }
    fn milestones(state: &Sealed) -> usize {
        state.milestones()
    }
}

/// The toy game with a flaw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flawed<F>(Sealed, PhantomData<F>);

impl<F: Flaw> Game for Flawed<F> {
    const NAME: &'static str = Sealed::NAME;
    const TITLE: &'static str = Sealed::TITLE;
    const RULES_VERSION: u16 = Sealed::RULES_VERSION;
    const RULES: &'static [RuleId] = Sealed::RULES;
    type Options = F::Options;
    type Chance = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new(options: &F::Options) -> Self {
        Self(Sealed::new(options.as_ref()), PhantomData)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn turn(&self) -> Turn {
        F::turn(&self.0)
    }
    fn draw(&self, rng: &mut Rng) -> Deal {
        F::draw(&self.0, rng)
    }
    fn check_chance(&self, deal: &Deal) -> Result<(), Illegal> {
        self.0.check_chance(deal)
    }
    fn resolve(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        F::resolve(&mut self.0, deal, witness);
    }
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        F::legal(&self.0, seat, actions);
    }
    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        F::check(&self.0, seat, action)
    }
    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        F::apply(&mut self.0, seat, action, witness);
    }
    fn audience(&self, seat: Seat, action: Action) -> Audience {
        F::audience(&self.0, seat, action)
    }
    fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        F::sample(&self.0, seat, rng)
    }
    fn view(&self, observer: Observer) -> View {
        F::view(&self.0, observer)
    }
    fn action_text(_: &F::Options, action: Action) -> String {
        F::action_text(action)
    }
    fn read_action(_: &F::Options, text: &str) -> Result<Action, ParseError> {
        F::read_action(text)
    }
    fn chance_text(_: &F::Options, deal: &Deal) -> String {
        F::chance_text(deal)
    }
    fn read_chance(options: &F::Options, text: &str) -> Result<Deal, ParseError> {
        F::read_chance(options.seats(), text)
    }
    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        self.0.breakdown()
    }
}

impl<F: Flaw> Imagine for Flawed<F> {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        Self(F::imagine(view, rng), PhantomData)
    }
}

impl<F: Flaw> Lawful for Flawed<F> {
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        Self(F::vary(&self.0, observer, rng), PhantomData)
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
        F::milestones(&self.0)
    }
}
