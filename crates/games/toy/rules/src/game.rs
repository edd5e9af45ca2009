//! The game as the engine knows it: every answer stands in the file of its name.

use engine::{
    Audience, Game, Observer, ParseError, PerSeat, Rng, RuleId, ScoreLine, Seat, SeatSet, Set, Turn, Witness,
};

use crate::action::Action;
use crate::card::{Card, HAND};
use crate::event::{Event, winning_rule};
use crate::luck::Deal;
use crate::options::ToyOptions;
use crate::refusal::Illegal;
use crate::rules::RULES;
use crate::state::Toy;
use crate::view::View;

impl Game for Toy {
    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES_VERSION: u16 = 1;
    const RULES: &'static [RuleId] = &RULES;

    type Options = ToyOptions;
    type Chance = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new(options: &ToyOptions) -> Self {
        Self::before_luck(options)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn turn(&self) -> Turn {
        self.owed()
    }

    fn draw(&self, rng: &mut Rng) -> Deal {
        let mut cards: Vec<Card> = Card::all().collect();
        rng.shuffle(&mut cards);
        let hand = |seat: Seat| cards.iter().copied().skip(seat.index() * HAND).take(HAND);
        Deal(PerSeat::from_fn(self.seats(), |seat| hand(seat).fold(Set::EMPTY, Set::with)))
    }

    fn check_chance(&self, deal: &Deal) -> Result<(), Illegal> {
        Self::check_deal(deal)
    }

    fn resolve(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        self.deal(deal, witness);
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.turn().owing().contains(seat) {
            actions.extend(self.hands[seat].iter().map(Action));
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_seal(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        self.seal(seat, action, witness);
    }

    fn audience(&self, seat: Seat, _: Action) -> Audience {
        // The last number is shown as soon as it is sealed.
        let last = self.turn().owing() == SeatSet::only(seat);
        if last { Audience::Everyone } else { Audience::Only(SeatSet::only(seat)) }
    }

    fn view(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    fn action_text(_: &ToyOptions, action: Action) -> String {
        action.to_string()
    }

    fn read_action(_: &ToyOptions, text: &str) -> Result<Action, ParseError> {
        Action::read(text)
    }

    fn chance_text(_: &ToyOptions, chance: &Deal) -> String {
        chance.to_string()
    }

    fn read_chance(options: &ToyOptions, text: &str) -> Result<Deal, ParseError> {
        Deal::read(text, options.seats)
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        let line = |&points: &i32| ScoreLine {
            rule: winning_rule(self.options.wins),
            what: "numbers",
            value: points,
        };
        let over = self.turn().standing().is_some();
        self.points.values().iter().map(|points| if over { vec![line(points)] } else { Vec::new() }).collect()
    }
}
