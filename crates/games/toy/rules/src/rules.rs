//! The rules.

use engine::{
    Audience, Game, Misread, Observer, PerSeat, Rng, RuleId, ScoreLine, Seat, SeatSet, Set, Standing, Turn,
    Witness,
};

use crate::card::{Action, Card, Deal, HAND};
use crate::event::{Event, Illegal, winning_rule};
use crate::knowledge::View;
use crate::options::{Fault, ToyOptions, Winning};

const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new("TOY", section, number)
}

pub(crate) const DEAL: RuleId = rule(1, 1);
/// Everybody seals a number of the own hand.
pub const SEAL: RuleId = rule(1, 2);
pub(crate) const HELD: RuleId = rule(1, 3);
pub(crate) const WIN: RuleId = rule(2, 1);
pub(crate) const LOWEST: RuleId = rule(2, 2);
pub(crate) const END: RuleId = rule(2, 3);
pub(crate) const FAULTS: RuleId = rule(2, 4);
pub(crate) const BONUS: RuleId = rule(2, 5);

/// The whole truth of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toy {
    pub(crate) options: ToyOptions,
    /// Numbers not shown yet, sealed ones among them.
    pub(crate) hands: PerSeat<Set<Card>>,
    pub(crate) sealed: PerSeat<Option<Card>>,
    /// Numbers that each seat has shown in this round.
    pub(crate) shown: PerSeat<Set<Card>>,
    /// Numbers shown in all rounds.
    pub(crate) showings: u16,
    pub(crate) points: PerSeat<i32>,
    pub(crate) round: u8,
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES_VERSION: u16 = 1;
    const RULES: &'static [RuleId] = &[DEAL, SEAL, HELD, WIN, LOWEST, END, FAULTS, BONUS];

    type Options = ToyOptions;
    type Chance = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new(options: &ToyOptions) -> Self {
        let seats = options.seats;
        Self {
            options: *options,
            hands: PerSeat::new(seats, Set::EMPTY),
            sealed: PerSeat::new(seats, None),
            shown: PerSeat::new(seats, Set::EMPTY),
            showings: 0,
            points: PerSeat::new(seats, 0),
            round: 0,
        }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn turn(&self) -> Turn {
        let owing: SeatSet = self.hands.iter().filter(|(_, hand)| !hand.is_empty()).map(|(s, _)| s).collect();
        if owing.is_empty() {
            let more = self.round < self.options.rounds || self.options.fault == Fault::Endless;
            return if more { Turn::Chance } else { Turn::Over(Standing::by_score("rounds", self.points)) };
        }
        Turn::Seats(owing.iter().filter(|&seat| self.sealed[seat].is_none()).collect())
    }

    fn draw(&self, rng: &mut Rng) -> Deal {
        let mut cards: Vec<Card> = Card::all().collect();
        rng.shuffle(&mut cards);
        let hand = |seat: Seat| cards.iter().copied().skip(seat.index() * HAND).take(HAND);
        Deal(PerSeat::from_fn(self.seats(), |seat| hand(seat).fold(Set::EMPTY, Set::with)))
    }

    fn check_chance(&self, Deal(hands): &Deal) -> Result<(), Illegal> {
        let mut dealt: Set<Card> = Set::EMPTY;
        for (seat, &hand) in hands.iter() {
            if hand.len() != HAND || !hand.is_disjoint(dealt) {
                return Err(Illegal::BadDeal(seat));
            }
            dealt = dealt.union(hand);
        }
        Ok(())
    }

    fn resolve(&mut self, Deal(hands): &Deal, witness: &mut impl Witness<Event>) {
        self.hands = *hands;
        self.shown = PerSeat::new(self.seats(), Set::EMPTY);
        self.round = self.round.saturating_add(1);
        witness.see(Audience::Everyone, Event::Dealt(self.round));
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.turn().owing().contains(seat) {
            actions.extend(self.hands[seat].iter().map(Action));
        }
    }

    fn check(&self, seat: Seat, Action(card): Action) -> Result<(), Illegal> {
        if !self.turn().owing().contains(seat) {
            return Err(Illegal::OwesNothing);
        }
        if self.hands[seat].contains(card) { Ok(()) } else { Err(Illegal::NotHeld(card)) }
    }

    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        debug_assert!(self.check(seat, action).is_ok());
        self.sealed[seat] = Some(action.0);
        witness.see(Audience::Everyone, Event::Sealed(seat));
        witness.see(Audience::Only(SeatSet::only(seat)), Event::Chose(seat, action.0));
        if self.turn().owing().is_empty() {
            self.show(witness);
        }
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

    fn read_action(_: &ToyOptions, text: &str) -> Result<Action, Misread> {
        Action::read(text)
    }

    fn chance_text(_: &ToyOptions, chance: &Deal) -> String {
        chance.to_string()
    }

    fn read_chance(options: &ToyOptions, text: &str) -> Result<Deal, Misread> {
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

impl Toy {
    /// The points so far.
    pub const fn points(&self) -> PerSeat<i32> {
        self.points
    }

    /// All numbers shown in this round.
    pub fn all_shown(&self) -> Set<Card> {
        self.shown.values().iter().fold(Set::EMPTY, |all, &shown| all.union(shown))
    }

    /// Everybody has sealed a number: they are shown, and one seat wins.
    fn show(&mut self, witness: &mut impl Witness<Event>) {
        let shown: Vec<(Seat, Card)> =
            self.sealed.iter().filter_map(|(seat, card)| Some((seat, (*card)?))).collect();
        for &(seat, card) in &shown {
            witness.see(Audience::Everyone, Event::Shown(seat, card));
            self.hands[seat].remove(card);
            self.shown[seat].insert(card);
        }
        self.sealed = PerSeat::new(self.seats(), None);
        self.showings += 1;
        let by_value = |&(_, card): &(Seat, Card)| card;
        let best = match self.options.wins {
            Winning::Highest => shown.iter().copied().max_by_key(by_value),
            Winning::Lowest => shown.iter().copied().min_by_key(by_value),
        };
        if let Some((seat, card)) = best {
            let points = card.value() + u8::from(self.options.bonus.contains(card));
            self.points[seat] += i32::from(points);
            let rule = winning_rule(self.options.wins);
            witness.see(Audience::Everyone, Event::Won { seat, points, rule });
        }
        if self.turn().standing().is_some() {
            witness.see(Audience::Everyone, Event::Over);
        }
    }
}
