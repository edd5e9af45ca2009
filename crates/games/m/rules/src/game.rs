//! M as the engine sees it.

use engine::{Audience, Game, Observer, ParseError, Rng, RuleId, ScoreLine, Seat, SeatSet, Turn, Witness};

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::options::TableOptions;
use crate::phase::Phase;
use crate::refusal::Illegal;
use crate::rules::RULES;
use crate::state::M;
use crate::view::View;

impl Game for M {
    const NAME: &'static str = "m";
    const TITLE: &'static str = "M";
    const RULES_VERSION: u16 = 1;
    const RULES: &'static [RuleId] = &RULES;

    type Options = TableOptions;
    type Chance = Chance;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new(options: &TableOptions) -> Self {
        Self::empty(*options)
    }

    fn seats(&self) -> u8 {
        self.public.seats()
    }

    fn turn(&self) -> Turn {
        self.owed()
    }

    fn draw(&self, rng: &mut Rng) -> Chance {
        self.drawn(rng)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.check_luck(chance)
    }

    fn resolve(&mut self, chance: &Chance, witness: &mut impl Witness<Event>) {
        match chance {
            Chance::Shuffle(cards) => self.shuffle(cards, witness),
            Chance::First(seat) => self.begin(*seat, witness),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.public.turn() == Some(seat) {
            self.public.legal(seat, self.hand(seat), actions);
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        // A seat that does not exist holds nothing and is never to move.
        let hand = self.hands.iter().find(|&(own, _)| own == seat).map(|(_, held)| held.hand);
        self.public.check(seat, hand.unwrap_or_default(), action)
    }

    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "apply carries out what check accepts");
        match action {
            Action::Place { card, cell } => self.place(seat, card, cell, witness),
            Action::Pass => self.pass(seat, None, witness),
            Action::Exchange { card } => self.pass(seat, Some(card), witness),
            Action::ChooseLine(axis) => self.choose_line(axis, witness),
            Action::Take(cell) => self.take(seat, cell, witness),
        }
    }

    fn audience(&self, seat: Seat, action: Action) -> Audience {
        match action {
            // M-7.6: which card goes under the pile is the passer's secret.
            Action::Exchange { .. } => Audience::Only(SeatSet::only(seat)),
            Action::Place { .. } | Action::Pass | Action::ChooseLine(_) | Action::Take(_) => {
                Audience::Everyone
            }
        }
    }

    fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        (self.public.turn() == Some(seat)).then(|| self.public.sample(seat, self.hand(seat), rng)).flatten()
    }

    fn view(&self, observer: Observer) -> View {
        self.seen_by(observer)
    }

    fn action_text(options: &TableOptions, action: Action) -> String {
        action.text(*options)
    }

    fn read_action(options: &TableOptions, text: &str) -> Result<Action, ParseError> {
        Action::read(*options, text)
    }

    fn chance_text(_: &TableOptions, chance: &Chance) -> String {
        chance.text()
    }

    fn read_chance(_: &TableOptions, text: &str) -> Result<Chance, ParseError> {
        Chance::read(text)
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        let over = matches!(self.public.phase, Phase::Over(_));
        let lines = |seat| if over { self.public.score(seat).lines() } else { Vec::new() };
        Seat::all(self.public.seats()).map(lines).collect()
    }
}
