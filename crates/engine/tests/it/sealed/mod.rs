//! A game of a page for the tests of the engine: sealed bids, hidden hands, re-deals.
//!
//! Two to four seats are dealt three cards each out of sixteen; the others stay face down. In every
//! round each seat bids a card, sealed; when the last one has bid, all bids are revealed and the
//! highest takes the prize. Once a deal, before its bid, a seat may show a card to its left neighbour.

mod action;
mod knowledge;
mod lawful;
mod options;

use engine::{
    Audience, Game, Happening, Illegality, Observer, ParseError, PerSeat, Rng, RuleId, ScoreLine, Seat,
    SeatSet, Set, Standing, Turn, Witness,
};
use std::fmt;

pub(crate) use action::{Action, Card, Deal};
pub(crate) use knowledge::View;
pub(crate) use options::SealedOptions;

/// Cards in a hand after a deal.
pub(crate) const HAND: usize = 3;

const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new("SEALED", section, number)
}

/// The whole truth of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sealed {
    pub(crate) options: SealedOptions,
    pub(crate) deals: u8,
    /// A bid stays in the hand until it is revealed.
    pub(crate) hands: PerSeat<Set<Card>>,
    pub(crate) bids: PerSeat<Option<Card>>,
    pub(crate) shown: PerSeat<Option<Card>>,
    pub(crate) played: PerSeat<Set<Card>>,
    pub(crate) points: PerSeat<i32>,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    Dealt,
    Received { seat: Seat, hand: Set<Card> },
    Bid { seat: Seat, card: Card },
    Shown { seat: Seat, card: Card },
    Revealed { seat: Seat, card: Card },
    Won { seat: Seat, points: i32 },
}

impl Happening for Event {
    fn rule(&self) -> RuleId {
        match self {
            Self::Dealt | Self::Received { .. } => rule(2, 1),
            Self::Bid { .. } => rule(3, 1),
            Self::Shown { .. } => rule(5, 1),
            Self::Revealed { .. } => rule(4, 1),
            Self::Won { .. } => rule(4, 2),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dealt => write!(f, "Everybody is dealt three cards."),
            Self::Received { seat, hand } => write!(f, "{seat} holds {hand:?}."),
            Self::Bid { seat, card } => write!(f, "{seat} bids {card}, face down."),
            Self::Shown { seat, card } => write!(f, "{seat} shows {card}."),
            Self::Revealed { seat, card } => write!(f, "{seat} has bid {card}."),
            Self::Won { seat, points } => write!(f, "{seat} wins {points}."),
        }
    }
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Illegal {
    NotYourTurn,
    NotInHand { card: Card },
    ShownAlready { card: Card },
    Over,
    HandSize { seat: Seat, size: usize },
    DealtTwice { card: Card },
}

impl Illegality for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotYourTurn => rule(3, 3),
            Self::NotInHand { .. } => rule(3, 2),
            Self::ShownAlready { .. } => rule(5, 2),
            Self::Over => rule(6, 1),
            Self::HandSize { .. } | Self::DealtTwice { .. } => rule(2, 1),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotYourTurn => write!(f, "this seat owes no bid now"),
            Self::NotInHand { card } => write!(f, "card {card} is not in this hand"),
            Self::ShownAlready { card } => write!(f, "card {card} was shown in this deal"),
            Self::Over => write!(f, "the game is over"),
            Self::HandSize { seat, size } => write!(f, "{seat} is dealt {size} cards, not three"),
            Self::DealtTwice { card } => write!(f, "card {card} is dealt twice"),
        }
    }
}

impl std::error::Error for Illegal {}

impl Sealed {
    /// The seat that wins these bids.
    fn winner(&self) -> Seat {
        let key = |seat: &Seat| self.bids[*seat];
        let seats = Seat::all(self.options.seats);
        let best = if self.options.low_wins { seats.min_by_key(key) } else { seats.max_by_key(key) };
        best.expect("there are two seats or more")
    }

    fn reveal(&mut self, witness: &mut impl Witness<Event>) {
        let winner = self.winner();
        for seat in Seat::all(self.options.seats) {
            let card = self.bids[seat].take().expect("everybody has bid");
            self.hands[seat].remove(card);
            self.played[seat].insert(card);
            witness.see(Audience::Everyone, Event::Revealed { seat, card });
        }
        let points = self.options.prize_points();
        self.points[winner] += points;
        witness.see(Audience::Everyone, Event::Won { seat: winner, points });
    }

    /// Whether this bid would be the last one of the round.
    fn is_last_bid(&self, seat: Seat) -> bool {
        self.turn().owing() == SeatSet::only(seat)
    }
}

impl Game for Sealed {
    const NAME: &'static str = "sealed";
    const TITLE: &'static str = "Sealed";
    const RULES_VERSION: u16 = 2;
    const RULES: &'static [RuleId] = &[
        rule(2, 1),
        rule(3, 1),
        rule(3, 2),
        rule(3, 3),
        rule(4, 1),
        rule(4, 2),
        rule(5, 1),
        rule(5, 2),
        rule(6, 1),
    ];

    type Options = SealedOptions;
    type Chance = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn new(options: &SealedOptions) -> Self {
        Self {
            options: *options,
            deals: 0,
            hands: PerSeat::new(options.seats, Set::EMPTY),
            bids: PerSeat::new(options.seats, None),
            shown: PerSeat::new(options.seats, None),
            played: PerSeat::new(options.seats, Set::EMPTY),
            points: PerSeat::new(options.seats, 0),
        }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn turn(&self) -> Turn {
        let owes = |seat: &Seat| !self.hands[*seat].is_empty() && self.bids[*seat].is_none();
        let owing: SeatSet = Seat::all(self.options.seats).filter(owes).collect();
        if !owing.is_empty() {
            Turn::Seats(owing)
        } else if self.deals < self.options.deals_due() {
            Turn::Chance
        } else {
            Turn::Over(Standing::by_score("deals", self.points))
        }
    }

    fn draw(&self, rng: &mut Rng) -> Deal {
        let mut cards: Vec<Card> = Card::all().collect();
        rng.shuffle(&mut cards);
        let mut hands = cards.chunks(HAND);
        Deal(PerSeat::from_fn(self.options.seats, |_| {
            hands.next().expect("12 of 16 cards at most").iter().copied().collect()
        }))
    }

    fn check_chance(&self, deal: &Deal) -> Result<(), Illegal> {
        let mut dealt = Set::EMPTY;
        for (seat, &hand) in deal.0.iter() {
            if hand.len() != HAND {
                return Err(Illegal::HandSize { seat, size: hand.len() });
            }
            if let Some(card) = hand.intersection(dealt).first() {
                return Err(Illegal::DealtTwice { card });
            }
            dealt = dealt.union(hand);
        }
        Ok(())
    }

    fn resolve(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        self.deals += 1;
        self.hands = deal.0;
        self.played = PerSeat::new(self.options.seats, Set::EMPTY);
        self.shown = PerSeat::new(self.options.seats, None);
        witness.see(Audience::Everyone, Event::Dealt);
        for (seat, &hand) in deal.0.iter() {
            witness.see(Audience::Only(SeatSet::only(seat)), Event::Received { seat, hand });
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.turn().owing().contains(seat) {
            actions.extend(self.hands[seat].iter().map(Action::Bid));
            if self.shown[seat].is_none() {
                actions.extend(self.hands[seat].iter().map(Action::Show));
            }
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.turn().standing().is_some() {
            return Err(Illegal::Over);
        }
        if !self.turn().owing().contains(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if !self.hands[seat].contains(action.card()) {
            return Err(Illegal::NotInHand { card: action.card() });
        }
        match (action, self.shown[seat]) {
            (Action::Show(_), Some(card)) => Err(Illegal::ShownAlready { card }),
            (Action::Show(_), None) | (Action::Bid(_), _) => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()));
        let audience = self.audience(seat, action);
        match action {
            Action::Show(card) => {
                self.shown[seat] = Some(card);
                witness.see(audience, Event::Shown { seat, card });
            }
            Action::Bid(card) => {
                self.bids[seat] = Some(card);
                witness.see(Audience::Only(SeatSet::only(seat)), Event::Bid { seat, card });
                if audience == Audience::Everyone {
                    self.reveal(witness);
                }
            }
        }
    }

    fn audience(&self, seat: Seat, action: Action) -> Audience {
        match action {
            Action::Bid(_) if self.is_last_bid(seat) => Audience::Everyone,
            Action::Bid(_) => Audience::Only(SeatSet::only(seat)),
            Action::Show(_) => Audience::Only(SeatSet::only(seat).with(seat.left(self.options.seats))),
        }
    }

    fn view(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    fn action_text(_: &SealedOptions, action: Action) -> String {
        action.to_string()
    }

    fn read_action(_: &SealedOptions, text: &str) -> Result<Action, ParseError> {
        text.parse()
    }

    fn chance_text(_: &SealedOptions, deal: &Deal) -> String {
        deal.to_string()
    }

    fn read_chance(options: &SealedOptions, text: &str) -> Result<Deal, ParseError> {
        Deal::read(options.seats, text)
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        let over = self.turn().standing().is_some();
        let line = |&value: &i32| ScoreLine { rule: rule(4, 2), what: "prizes", value };
        self.points.values().iter().map(|points| over.then(|| line(points)).into_iter().collect()).collect()
    }
}
