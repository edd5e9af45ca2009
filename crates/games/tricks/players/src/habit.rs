//! The quick player of playouts: one look at the trick with all hands open, no memory, no chance.

use super::order::{Order, Place, TRUMP, bit, highest, lowest};
use super::position::{Position, answers};

/// The card that the seat whose turn it is plays out of habit.
pub(super) fn habit(order: &Order, position: &Position) -> Place {
    let legal = position.legal(order);
    if legal.is_power_of_two() {
        return lowest(legal);
    }
    if position.played == 0 { lead(order, position, legal) } else { follow(order, position, legal) }
}

/// Plays all cards.
pub(super) fn play_out(order: &Order, position: &mut Position) {
    while !position.is_over() {
        let place = habit(order, position);
        position.play(order, place);
    }
}

fn follow(order: &Order, position: &Position, legal: u64) -> Place {
    let me = position.turn;
    let (mut threats, mut helpers) = (0, 0);
    for step in 1..position.seats - position.played {
        let other = position.after(me, step);
        let cards = answers(order, position.hands[usize::from(other)], position.led);
        if position.is_friend(me, other) {
            helpers |= cards;
        } else {
            threats |= cards;
        }
    }
    let taking = order.takers(position.best);
    let (winners, losers) = (legal & taking, legal & !taking);
    let friend_has_it = position.is_friend(me, position.holder);
    if friend_has_it && taking & threats == 0 && losers != 0 {
        return richest(order, losers);
    }
    let sure = sure_winners(order, winners, threats);
    let plain = sure & !order.suits[TRUMP];
    if plain != 0 {
        return richest_low(order, plain);
    }
    if sure != 0 && (losers == 0 || position.stake >= 2 || position.led == 5) {
        return lowest(sure);
    }
    if losers == 0 {
        return lowest(winners);
    }
    if sure_winners(order, helpers & taking, threats) != 0 {
        return richest(order, losers);
    }
    poorest(order, losers)
}

fn lead(order: &Order, position: &Position, legal: u64) -> Place {
    let me = position.turn;
    let mut best = (i32::MIN, lowest(legal));
    for suit in 0..6_u8 {
        let mine = legal & order.suits[usize::from(suit)];
        if mine == 0 {
            continue;
        }
        let (mut threats, mut helpers, mut enemies_follow) = (0, 0, 0);
        for step in 1..position.seats {
            let other = position.after(me, step);
            let hand = position.hands[usize::from(other)];
            let following = hand & order.suits[usize::from(suit)];
            let able = if following == 0 { hand & order.suits[TRUMP] } else { following };
            if position.is_friend(me, other) {
                helpers |= able;
            } else {
                threats |= able;
                enemies_follow |= following;
            }
        }
        let top = highest(mine);
        let choice = if order.takers(top) & threats == 0 {
            let draws = suit == 5 && enemies_follow != 0;
            let own_side_is_long = position.team >> me & 1 == 1;
            let worth = match (suit == 5, draws && own_side_is_long) {
                (false, _) => 10 + i32::from(order.points(bit(top))),
                (true, true) => 14,
                (true, false) => 5,
            };
            (worth, top)
        } else if sure_winners(order, helpers, threats) != 0 {
            let plain = if suit == 5 { 2 } else { 7 };
            (plain, richest(order, mine))
        } else {
            let place = poorest(order, mine);
            (if suit == 5 { -3 } else { 0 } - 2 * i32::from(order.points(bit(place))), place)
        };
        if choice.0 > best.0 {
            best = choice;
        }
    }
    best.1
}

/// Those of these cards that none of the threats takes.
const fn sure_winners(order: &Order, cards: u64, threats: u64) -> u64 {
    let (mut rest, mut sure) = (cards, 0);
    while rest != 0 {
        let place = lowest(rest);
        if order.takers(place) & threats == 0 {
            sure |= bit(place);
        }
        rest &= rest - 1;
    }
    sure
}

/// Of these cards, which win anyhow, the one with most points, the weakest of equal ones.
const fn richest_low(order: &Order, cards: u64) -> Place {
    if cards & order.two != 0 {
        lowest(cards & order.two)
    } else if cards & order.one != 0 {
        lowest(cards & order.one)
    } else {
        lowest(cards)
    }
}

/// The card to feed a friend with: most points, rather no trump.
const fn richest(order: &Order, cards: u64) -> Place {
    let plain = cards & !order.suits[TRUMP];
    let cards = if plain == 0 { cards } else { plain };
    let without_nines = cards & !order.nines;
    richest_low(order, if without_nines == 0 { cards } else { without_nines })
}

/// The card to throw away: fewest points, rather no trump, no nine if another will do.
const fn poorest(order: &Order, cards: u64) -> Place {
    let plain = cards & !order.suits[TRUMP];
    let cards = if plain == 0 { cards } else { plain };
    let nothing = cards & !order.one & !order.nines;
    if nothing != 0 {
        return lowest(nothing);
    }
    let one = cards & !order.two & !order.nines;
    if one != 0 {
        return lowest(one);
    }
    if cards & order.nines != 0 { lowest(cards & order.nines) } else { lowest(cards) }
}
