//! The game as the engine sees it.

use engine::{Audience, Game, Observer, ParseError, Rng, RuleId, ScoreLine, Seat, SeatSet, Turn, Witness};

use crate::action::Action;
use crate::event::Event;
use crate::luck::Chance;
use crate::options::CityOptions;
use crate::phase::Phase;
use crate::refusal::Illegal;
use crate::rules::RULES;
use crate::state::City;
use crate::view::{Owes, View};

impl Game for City {
    const NAME: &'static str = "city";
    const TITLE: &'static str = "Mū";
    const RULES_VERSION: u16 = 1;
    const RULES: &'static [RuleId] = &RULES;

    type Options = CityOptions;
    type Chance = Chance;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new(options: &CityOptions) -> Self {
        Self::before_luck(options)
    }

    fn seats(&self) -> u8 {
        self.public.seats
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
        self.settle_luck(chance, witness);
        self.go_on(witness);
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.owing.contains(seat) {
            let (desk, hand) = (&self.desks[seat.index()], &self.hands[seat.index()]);
            desk.offers(&self.public, hand, &mut |action| actions.push(action));
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let at = seat.index();
        if at >= usize::from(self.public.seats) {
            return Err(Illegal::NotSeated);
        }
        let owes = if self.owing.contains(seat) { Owes::Choice } else { Owes::Nothing };
        self.public.check(owes, &self.desks[at], &self.hands[at], action)
    }

    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "apply carries out what check accepts");
        self.carry_out(seat, action, witness);
    }

    /// All is sealed (CITY-11.1): the others learn what was decided from the events of its publication, and
    /// never which card was kept.
    fn audience(&self, seat: Seat, _: Action) -> Audience {
        Audience::Only(SeatSet::only(seat))
    }

    fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if !self.owing.contains(seat) {
            return None;
        }
        self.desks[seat.index()].sample(&self.public, &self.hands[seat.index()], rng)
    }

    /// Completing a Project that looks at Battle cards, or using one (CITY-11.4).
    fn is_binding(&self, seat: Seat, action: Action) -> bool {
        let mut desk = self.desks[seat.index()].clone();
        let before = desk.estate.peeked;
        desk.take(&self.public, action);
        desk.estate.peeked != before
    }

    fn view(&self, observer: Observer) -> View {
        self.seen_by(observer)
    }

    fn action_text(options: &CityOptions, action: Action) -> String {
        action.text(options.pack())
    }

    fn read_action(options: &CityOptions, text: &str) -> Result<Action, ParseError> {
        Action::read(options.pack(), text)
    }

    fn chance_text(options: &CityOptions, chance: &Chance) -> String {
        chance.text(options.pack())
    }

    fn read_chance(options: &CityOptions, text: &str) -> Result<Chance, ParseError> {
        Chance::read(options, text)
    }

    /// `manual` as one pattern instead of all its entries (CITY-12.23).
    fn owed(&self, options: &CityOptions, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let text = |action| match action {
            Action::Manual { project, .. } => {
                let battle = self.public.phase == Phase::Calm(crate::phase::Moment::Battle);
                let strength = if battle { " strength 0..9" } else { "" };
                let pending = self.desks[seat.index()].estate.pending.len().min(3);
                format!("manual #{project} tokens 0..6 ap -20..40{strength} damage 0..{pending}")
            }
            Action::Board(_)
            | Action::Keep { .. }
            | Action::Pair { .. }
            | Action::Space(_)
            | Action::Put { .. }
            | Action::Extra { .. }
            | Action::Cover { .. }
            | Action::Colours(_)
            | Action::Use { .. }
            | Action::Lines(_)
            | Action::Spaces(_)
            | Action::Cross(_)
            | Action::NeutralCross(_)
            | Action::Redirect(_)
            | Action::Pass
            | Action::End => Self::action_text(options, action),
        };
        actions.into_iter().map(text).collect()
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        let over = self.public.phase == Phase::Over;
        let lines = |seat| if over { self.public.sheet(seat).lines() } else { Vec::new() };
        self.seats().map(lines).collect()
    }
}
