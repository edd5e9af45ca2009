//! The last tricks played out exactly: with open hands, side against side.

use super::order::{Order, Place, bit, highest};
use super::position::Position;

/// What a side wants of the last tricks, in thousandths of a point: card points of the Chief's team, and
/// what the boundaries of the ranks add to them.
#[derive(Clone, Debug)]
pub(super) struct Stakes {
    /// The worth of every number of points of the Chief's team, rising.
    worth: [i32; 61],
}

impl Stakes {
    /// The stakes with this worth of every number of points of the Chief's team; more points must never be
    /// worth less.
    pub(super) fn new(worth: impl Fn(u8) -> i32) -> Self {
        let mut all = [0; 61];
        for (points, slot) in (0..=60).zip(&mut all) {
            *slot = worth(points);
        }
        debug_assert!(all.is_sorted());
        Self { worth: all }
    }

    fn of(&self, position: &Position) -> i32 {
        self.worth[usize::from(team_points(position)).min(60)]
    }
}

/// The points of the Chief's team so far.
fn team_points(position: &Position) -> u8 {
    (0..position.seats).filter(|&seat| position.team >> seat & 1 == 1).map(|seat| position.points[usize::from(seat)]).sum()
}

/// The points nobody has won yet.
fn points_out(order: &Order, position: &Position) -> u8 {
    position.stake + position.hands.iter().map(|&hand| order.points(hand)).sum::<u8>()
}

/// What the position is worth to the Chief's team if both sides play it best with open hands.
pub(super) fn solve(order: &Order, stakes: &Stakes, position: &Position) -> i32 {
    search(order, stakes, position, (i32::MIN, i32::MAX))
}

/// The worth inside a window: at most the lower end if it is lower, at least the upper end if it is higher.
fn search(order: &Order, stakes: &Stakes, position: &Position, window: (i32, i32)) -> i32 {
    if position.is_over() {
        return stakes.of(position);
    }
    let (mut low, mut high) = window;
    if position.played == 0 {
        // Even all or none of the points that are left may not reach into the window.
        let team = usize::from(team_points(position));
        let worst = stakes.worth[team.min(60)];
        let best = stakes.worth[(team + usize::from(points_out(order, position))).min(60)];
        if worst == best || worst >= high {
            return worst;
        }
        if best <= low {
            return best;
        }
    }
    let for_team = position.team >> position.turn & 1 == 1;
    let mut found = if for_team { i32::MIN } else { i32::MAX };
    let mut rest = distinct(order, position, position.legal(order));
    while rest != 0 {
        let place = next(order, position, rest);
        rest &= !bit(place);
        let mut after = *position;
        after.play(order, place);
        let worth = search(order, stakes, &after, (low, high));
        if for_team {
            found = found.max(worth);
            low = low.max(worth);
        } else {
            found = found.min(worth);
            high = high.min(worth);
        }
        if low >= high {
            break;
        }
    }
    found
}

/// Of cards that can do nothing different, one: neighbours in a hand, with no card of another hand or of
/// the trick between them, and worth the same points.
fn distinct(order: &Order, position: &Position, legal: u64) -> u64 {
    let own = position.hands[usize::from(position.turn)];
    let others = position.hands.iter().fold(bit(position.best) * u64::from(position.played > 0), |all, &hand| all | hand);
    let others = others & !own;
    let (mut kept, mut rest) = (0, legal);
    let mut last: Option<Place> = None;
    while rest != 0 {
        let place = highest(rest);
        rest &= !bit(place);
        let same = last.is_some_and(|last| {
            order.suit(last) == order.suit(place)
                && order.points(bit(last)) == order.points(bit(place))
                && (bit(last) - bit(place)) & others & !bit(place) == 0
        });
        if !same {
            kept |= bit(place);
        }
        last = Some(place);
    }
    kept
}

/// The card to try first: the strongest, since a trick decided early cuts most.
const fn next(order: &Order, position: &Position, rest: u64) -> Place {
    let winners = if position.played == 0 { rest } else { rest & order.takers(position.best) };
    highest(if winners == 0 { rest } else { winners })
}
