//! The last tricks played out exactly: with open hands, side against side.

use super::order::{Order, Place, bit, highest};
use super::position::{Position, Seats};

/// What the last tricks are played for, from the Chief's team's side, in hundredths of a point: what the points of
/// the team are worth, and a little for those of the seat that thinks, which both sides know it wants.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    /// The worth of every number of points of the Chief's team, rising.
    worth: [i32; 61],
    /// The seat that thinks.
    seat: u8,
    /// What a point of its own is worth to it beyond what it is worth to its side; to the Chief's team that counts
    /// against the seat if it is an opponent.
    own: i32,
}

impl Stakes {
    /// The stakes with this worth of every number of points of the Chief's team; more points must never be worth
    /// less.
    pub(super) fn new(seat: u8, own: i32, worth: impl Fn(u8) -> i32) -> Self {
        let mut all = [0; 61];
        for (points, slot) in (0..=60).zip(&mut all) {
            *slot = worth(points);
        }
        debug_assert!(all.is_sorted());
        Self { worth: all, seat, own }
    }

    /// The worth if the team and the seat end with so many points.
    fn worth(&self, team: u8, own: u8) -> i32 {
        self.worth[usize::from(team).min(60)] + self.own * i32::from(own)
    }

    /// The least and the most that can come of a position.
    fn range(&self, order: &Order, position: &Position) -> (i32, i32) {
        let out = position.stake + position.hands.iter().map(|&hand| order.points(hand)).sum::<u8>();
        let (team, own) = (team_points(position), position.points[usize::from(self.seat)]);
        let (fewest, most) = if self.own < 0 { (own + out, own) } else { (own, own + out) };
        (self.worth(team, fewest), self.worth(team + out, most))
    }
}

/// The points of the Chief's team so far.
fn team_points(position: &Position) -> u8 {
    let members = (0..position.seats).filter(|&seat| position.team >> seat & 1 == 1);
    members.map(|seat| position.points[usize::from(seat)]).sum()
}

/// How a position ends if both sides play it best with open hands: its worth, and the points of each seat.
pub(super) fn solve(order: &Order, stakes: &Stakes, position: &Position) -> (i32, Seats<u8>) {
    search(order, stakes, position, (i32::MIN, i32::MAX))
}

/// The same inside a window: what lies outside may be reported as anything beyond that end.
fn search(
    order: &Order,
    stakes: &Stakes,
    position: &Position,
    (mut low, mut high): (i32, i32),
) -> (i32, Seats<u8>) {
    if position.is_over() {
        return (stakes.range(order, position).0, position.points);
    }
    if position.played == 0 {
        // All or none of the points that are left may not reach into the window.
        let (worst, best) = stakes.range(order, position);
        if worst >= high {
            return (worst, position.points);
        }
        if best <= low {
            return (best, position.points);
        }
    }
    let for_team = position.team >> position.turn & 1 == 1;
    let mut found: Option<(i32, Seats<u8>)> = None;
    let mut rest = distinct(order, position);
    while rest != 0 && low < high {
        let place = first(order, position, rest);
        rest &= !bit(place);
        let mut after = *position;
        after.play(order, place);
        let end = search(order, stakes, &after, (low, high));
        if for_team {
            low = low.max(end.0);
        } else {
            high = high.min(end.0);
        }
        if found.is_none_or(|(worth, _)| if for_team { end.0 > worth } else { end.0 < worth }) {
            found = Some(end);
        }
    }
    found.unwrap_or((stakes.range(order, position).0, position.points))
}

/// The cards that may be played, only one of those that make no difference: of a suit, worth the same points, equally
/// strong or with no card of anybody else that is between them or as strong as one of them.
fn distinct(order: &Order, position: &Position) -> u64 {
    let mut others = if position.played == 0 { 0 } else { bit(position.best) };
    for step in 1..position.seats {
        others |= position.hands[usize::from(position.after(position.turn, step))];
    }
    let (mut kept, mut rest) = (0, position.legal(order));
    let mut above: Option<Place> = None;
    while rest != 0 {
        let place = highest(rest);
        rest &= !bit(place);
        let is_like = |above: Place| {
            order.suit(above) == order.suit(place)
                && order.points(bit(above)) == order.points(bit(place))
                && (order.are_equal(above, place) || order.between(place, above) & others == 0)
        };
        if !above.is_some_and(is_like) {
            kept |= bit(place);
        }
        above = Some(place);
    }
    kept
}

/// The card to try first: the strongest, one that takes the trick if any does.
const fn first(order: &Order, position: &Position, rest: u64) -> Place {
    let winners = if position.played == 0 { rest } else { rest & order.takers(position.best) };
    highest(if winners == 0 { rest } else { winners })
}

#[cfg(test)]
mod tests {
    use engine::Rng;
    use tricks::{Card, CardSet, Number, Suit, Trumps, Type};

    use super::*;

    /// The worth by trying everything.
    fn brute(order: &Order, stakes: &Stakes, position: &Position) -> i32 {
        if position.is_over() {
            return stakes.worth(team_points(position), position.points[usize::from(stakes.seat)]);
        }
        let mut legal = position.legal(order);
        let mut worths = Vec::new();
        while legal != 0 {
            let mut after = *position;
            after.play(order, highest(legal));
            worths.push(brute(order, stakes, &after));
            legal &= !bit(highest(legal));
        }
        let for_team = position.team >> position.turn & 1 == 1;
        let best = if for_team { worths.iter().max() } else { worths.iter().min() };
        *best.unwrap()
    }

    fn random_ending(seats: u8, cards: usize, rng: &mut Rng) -> (Order, Position) {
        let suit = |rng: &mut Rng| Type::Suit(Suit::ALL[rng.below(5) as usize]);
        let number = |rng: &mut Rng| Type::Number(Number::ALL[rng.below(10) as usize]);
        let trumps = match rng.below(4) {
            0 => Trumps { chief: Some(suit(rng)), vice: Some(number(rng)) },
            1 => Trumps { chief: Some(number(rng)), vice: Some(suit(rng)) },
            2 => Trumps { chief: Some(number(rng)), vice: None },
            _ => Trumps { chief: None, vice: Some(suit(rng)) },
        };
        let order = Order::of(trumps);
        let mut pack: Vec<Card> = CardSet::ALL.iter().collect();
        rng.shuffle(&mut pack);
        let mut position = Position {
            hands: [0; 6],
            points: [0; 6],
            seats,
            turn: u8::try_from(rng.below(seats.into())).unwrap(),
            played: 0,
            led: 0,
            best: 0,
            holder: 0,
            stake: 0,
            team: 0b11,
        };
        for (seat, hand) in (0..usize::from(seats)).zip(pack.chunks(cards)) {
            position.hands[seat] = order.places(hand.iter().copied().collect());
            position.points[seat] = u8::try_from(rng.below(8)).unwrap();
        }
        (order, position)
    }

    #[test]
    fn the_solver_finds_what_trying_everything_finds() {
        let mut rng = Rng::from_seed(3);
        for round in 0..300 {
            let (seats, cards) = [(3, 4), (4, 3), (5, 2), (6, 2)][round % 4];
            let (order, mut position) = random_ending(seats, cards, &mut rng);
            // Some endings begin in the middle of a trick.
            for _ in 0..rng.below(3) {
                position.play(&order, highest(position.legal(&order)));
            }
            let seat = u8::try_from(rng.below(seats.into())).unwrap();
            let own = if seat < 2 { 30 } else { -30 };
            let target = u8::try_from(10 + rng.below(20)).unwrap();
            let bonus = |points| 3_000 * i32::from(points >= target);
            let stakes = Stakes::new(seat, own, |points| 100 * i32::from(points) + bonus(points));
            let (worth, points) = solve(&order, &stakes, &position);
            assert_eq!(worth, brute(&order, &stakes, &position), "{position:?}");
            let team = points[0] + points[1];
            assert_eq!(
                worth,
                stakes.worth(team, points[usize::from(seat)]),
                "the points are those of that end"
            );
        }
    }
}
