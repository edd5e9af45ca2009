//! The game as the engine sees it.

use engine::{
    Audience, Game, Observer, Options, ParseError, Rng, RuleId, ScoreLine, Seat, SeatSet, Turn, Witness,
};

use crate::action::Action;
use crate::apply::tell;
use crate::event::{Event, Face};
use crate::luck::Chance;
use crate::options::IsleOptions;
use crate::phase::{After, Phase};
use crate::refusal::Illegal;
use crate::rules::RULES;
use crate::state::Isle;
use crate::view::View;

impl Game for Isle {
    const NAME: &'static str = "isle";
    const TITLE: &'static str = "Volcanic Isle";
    const RULES_VERSION: u16 = 2;
    const RULES: &'static [RuleId] = &RULES;

    type Options = IsleOptions;
    type Chance = Chance;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new(options: &IsleOptions) -> Self {
        Self::before_luck(options, options.seats())
    }

    fn seats(&self) -> u8 {
        self.public.seats()
    }

    fn turn(&self) -> Turn {
        match &self.public.phase {
            Phase::Over(end) => Turn::Over(self.public.standing_at(*end)),
            Phase::Turn | Phase::Notice(_) | Phase::Rescue(_) | Phase::Prayer(_) => {
                Turn::Seats(self.public.owing())
            }
            Phase::Continent
            | Phase::Boats
            | Phase::First
            | Phase::Tie(_)
            | Phase::Die
            | Phase::Tokens(_)
            | Phase::Crack => Turn::Chance,
        }
    }

    fn draw(&self, rng: &mut Rng) -> Chance {
        self.public.draw(rng)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        self.public.check_chance(chance)
    }

    fn resolve(&mut self, chance: &Chance, witness: &mut impl Witness<Event>) {
        debug_assert_eq!(
            self.check_chance(chance),
            Ok(()),
            "only outcomes that can be drawn are carried out"
        );
        let public = &mut self.public;
        match (&public.phase, chance) {
            (_, Chance::Continent(continent)) => public.settle_continent(continent, witness),
            (_, &Chance::Boats(bays)) => public.moor(bays, witness),
            (_, &Chance::First(seat)) => public.begin(seat, witness),
            (_, &Chance::Die(face)) => {
                tell(witness, Event::DieRolled { face });
                match face {
                    Face::White => public.resume(After::Turn, witness),
                    Face::Volcano => public.draw_for_die(),
                }
            }
            (&Phase::Tokens(draw), &Chance::Tokens(volcanoes)) => public.erupt(volcanoes, draw, witness),
            (&Phase::Tie(sinking), &Chance::Tie(area)) => public.break_tie(area, sinking, witness),
            (_, &Chance::Crack(low, high)) => {
                let border = public.map.between(low, high).expect("checked before: there is a border");
                public.crack_at(border, witness);
            }
            (_, Chance::Tokens(_) | Chance::Tie(_)) => debug_assert!(false, "checked before: they are due"),
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.public.legal(seat, actions);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.public.check(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "only legal actions are carried out");
        if matches!(self.public.phase, Phase::Prayer(_) | Phase::Notice(_)) {
            self.seal(seat, action, witness);
        } else {
            self.public.act(seat, action, witness);
        }
    }

    /// What several seats decide at the same time is sealed as long as others owe theirs.
    fn audience(&self, seat: Seat, _: Action) -> Audience {
        let is_sealed = self.public.owing().len() > 1;
        if is_sealed { Audience::Only(SeatSet::only(seat)) } else { Audience::Everyone }
    }

    /// The actions of a turn, until luck or another seat's decision follows. Ending the turn, and what
    /// interrupts a turn, is final.
    fn is_provisional(action: Action) -> bool {
        match action {
            Action::Land(_)
            | Action::Move { .. }
            | Action::Village(_)
            | Action::Settler(_)
            | Action::Sculpt(_)
            | Action::Raise { .. }
            | Action::Pray => true,
            Action::Save(_) | Action::Rescue(_) | Action::End | Action::Call | Action::Leave => false,
        }
    }

    fn sample(&self, seat: Seat, rng: &mut Rng) -> Option<Action> {
        self.public.sample(seat, rng)
    }

    fn view(&self, observer: Observer) -> View {
        self.seen_by(observer)
    }

    fn action_text(_: &IsleOptions, action: Action) -> String {
        action.to_string()
    }

    fn read_action(_: &IsleOptions, text: &str) -> Result<Action, ParseError> {
        Action::read(text)
    }

    fn chance_text(_: &IsleOptions, chance: &Chance) -> String {
        chance.to_string()
    }

    fn read_chance(options: &IsleOptions, text: &str) -> Result<Chance, ParseError> {
        Chance::read(options.seats(), text)
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        let is_over = self.public.end().is_some();
        let lines = |seat| if is_over { self.public.sheet(seat).lines().to_vec() } else { Vec::new() };
        Seat::all(self.public.seats()).map(lines).collect()
    }
}
