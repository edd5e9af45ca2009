//! The game as the engine sees it: every verb, each carried out by the module named after it.

use engine::{
    Audience, Game, Observer, Options, ParseError, Rng, RuleId, ScoreLine, Seat, SeatSet, Turn, Witness,
};

use crate::action::Action;
use crate::cards::CardSet;
use crate::check::check;
use crate::event::Event;
use crate::legal::{self, legal};
use crate::luck::Chance;
use crate::options::MatchOptions;
use crate::public::Phase;
use crate::refusal::Illegal;
use crate::rules::RULES;
use crate::state::Tricks;
use crate::view::View;

impl Game for Tricks {
    const NAME: &'static str = "tricks";
    const TITLE: &'static str = "Mü";
    const RULES_VERSION: u16 = 1;
    const RULES: &'static [RuleId] = &RULES;

    type Options = MatchOptions;
    type Chance = Chance;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new(options: &MatchOptions) -> Self {
        Self::before_the_first_deal(*options)
    }

    fn seats(&self) -> u8 {
        self.public.seats()
    }

    fn turn(&self) -> Turn {
        match self.public.phase() {
            Phase::Deal | Phase::Draw => Turn::Chance,
            Phase::Over(end) => Turn::Over(self.public.standing(end)),
            Phase::Auction | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner | Phase::Trick => {
                Turn::Seats(SeatSet::only(self.public.turn))
            }
        }
    }

    fn draw(&self, rng: &mut Rng) -> Chance {
        Chance::draw(&self.public, rng)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        chance.check(&self.public)
    }

    fn resolve(&mut self, chance: &Chance, witness: &mut impl Witness<Event>) {
        debug_assert_eq!(self.check_chance(chance), Ok(()));
        self.carry_out(chance, witness);
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        legal(&self.public, self.own_hand(seat), seat, actions);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        check(&self.public, self.own_hand(seat), seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()));
        self.take(seat, action, witness);
    }

    fn audience(&self, _: Seat, _: Action) -> Audience {
        Audience::Everyone
    }

    fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        legal::sample(&self.public, self.own_hand(seat), seat, rng)
    }

    fn view(&self, observer: Observer) -> View {
        self.seen_by(observer)
    }

    fn action_text(_: &MatchOptions, action: Action) -> String {
        action.text()
    }

    fn read_action(_: &MatchOptions, text: &str) -> Result<Action, ParseError> {
        Action::read(text)
    }

    fn chance_text(_: &MatchOptions, chance: &Chance) -> String {
        chance.text()
    }

    fn read_chance(options: &MatchOptions, text: &str) -> Result<Chance, ParseError> {
        Chance::read(options.seats(), text)
    }

    /// In the auction, instead of every subset: `pass` and `lay 1..3 of R5,R7,R7,B3`.
    fn owed(&self, options: &MatchOptions, seat: Seat) -> Vec<String> {
        if self.public.phase() == Phase::Auction && self.public.turn() == Some(seat) {
            let lay = match self.public.cap(seat) {
                0 => None,
                cap => Some(format!("lay 1..{cap} of {}", self.hands[seat])),
            };
            return ["pass".into()].into_iter().chain(lay).collect();
        }
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        actions.into_iter().map(|action| Self::action_text(options, action)).collect()
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        let over = matches!(self.public.phase(), Phase::Over(_));
        let lines = |seat| if over { self.public.sums(seat).lines() } else { Vec::new() };
        Seat::all(self.public.seats()).map(lines).collect()
    }
}

impl Tricks {
    /// The hidden hand of a seat; none for a seat that is not at the table.
    fn own_hand(&self, seat: Seat) -> CardSet {
        if seat.index() < usize::from(self.public.seats()) { self.hands[seat] } else { CardSet::EMPTY }
    }
}
