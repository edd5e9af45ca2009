//! Gentle and casual: the mistakes of people who do not play M often.

use engine::{Rng, Seat};
use m::{Action, Axis, Card, Cards, M, Phase, Prospect, Public, Scoring, View};

use super::worth::Sums;
use players::Player;

/// Sees tokens and cards of high value, and little of what follows. It overlooks a third of the places, does
/// not know when a line will be scored until it is, and takes the highest card whatever its colour.
#[derive(Clone, Copy, Debug)]
pub struct Gentle;

/// Knows that its placement may score a line and which card it then wants, but not what the others
/// will take after it, nor what it leaves lying for them. It overlooks a place now and then.
#[derive(Clone, Copy, Debug)]
pub struct Casual;

/// What somebody looks at who does not look far.
trait ShortSighted {
    /// How many places it overlooks, of so many.
    const OVERLOOKED: (u32, u32);

    /// What it thinks a placement is good for, in points.
    fn likes_place(public: &Public, seat: Seat, prospect: &Prospect) -> i32;

    /// What it thinks a card of the line is good for, in points.
    fn likes_card(own: Cards, card: Card) -> i32;
}

impl ShortSighted for Gentle {
    const OVERLOOKED: (u32, u32) = (1, 2);

    fn likes_place(_: &Public, _: Seat, prospect: &Prospect) -> i32 {
        10 * i32::from(prospect.payments.count())
    }

    fn likes_card(_: Cards, card: Card) -> i32 {
        card.value().points().into()
    }
}

impl ShortSighted for Casual {
    const OVERLOOKED: (u32, u32) = (1, 3);

    fn likes_place(public: &Public, seat: Seat, prospect: &Prospect) -> i32 {
        let own = public.collected(seat);
        let lines = [Axis::Row, Axis::Column].map(|axis| prospect.triggers.on(axis));
        let cards = lines.into_iter().flatten().flat_map(|trigger| {
            let lying = public.layout().line(trigger.line).into_iter();
            lying.filter_map(|cell| public.layout().card(cell)).chain([prospect.card])
        });
        let hoped = cards.map(|card| Self::likes_card(own, card)).max().unwrap_or(0);
        10 * i32::from(prospect.payments.count()) + hoped
    }

    fn likes_card(own: Cards, card: Card) -> i32 {
        Sums::of(own).with(card).points() - Sums::of(own).points()
    }
}

impl Player<M> for Gentle {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        choose::<Self>(view, rng)
    }
}

impl Player<M> for Casual {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        choose::<Self>(view, rng)
    }
}

fn choose<P: ShortSighted>(view: &View, rng: &mut Rng) -> Action {
    let seat = view.seat().expect("a player is only asked when its seat owes a choice");
    match view.public().phase() {
        Phase::Scoring(scoring) => take::<P>(view.public(), scoring, rng),
        Phase::Turn { .. } | Phase::ChooseLine { .. } | Phase::Shuffle | Phase::First | Phase::Over(_) => {
            place::<P>(view, seat, rng).unwrap_or_else(|| any(view, rng))
        }
    }
}

/// The place it likes best among those it sees.
fn place<P: ShortSighted>(view: &View, seat: Seat, rng: &mut Rng) -> Option<Action> {
    let (overlooked, of) = P::OVERLOOKED;
    let mut prospects: Vec<Prospect> = view.prospects().collect();
    rng.shuffle(&mut prospects);
    let mut best: Option<(i32, Prospect)> = None;
    for prospect in prospects {
        let liked = P::likes_place(view.public(), seat, &prospect);
        let is_seen = best.is_none() || !rng.chance(overlooked, of);
        if is_seen && best.is_none_or(|(most, _)| liked > most) {
            best = Some((liked, prospect));
        }
    }
    best.map(|(_, prospect)| Action::Place { card: prospect.card, cell: prospect.cell })
}

/// The card of the line that it likes best; of equal ones any.
fn take<P: ShortSighted>(public: &Public, scoring: &Scoring, rng: &mut Rng) -> Action {
    let own = public.collected(scoring.taker);
    let liked = |cell| public.layout().card(cell).map_or(0, |card| P::likes_card(own, card));
    let mut cells: Vec<_> = scoring.takable.iter().collect();
    rng.shuffle(&mut cells);
    Action::Take(cells.into_iter().max_by_key(|&cell| liked(cell)).expect("there is something to take"))
}

/// Anything that is allowed: where it cannot lay a card, or has two lines to choose from.
fn any(view: &View, rng: &mut Rng) -> Action {
    let mut actions = Vec::new();
    view.legal(&mut actions);
    *rng.pick(&actions).expect("a player is only asked when its seat owes a choice")
}
