//! What a network is told of a position of M, and the networks that were trained by it: `mu train m`.

use std::cmp::Reverse;
use std::sync::LazyLock;

use engine::Seat;
use m::{Axis, Cards, Colour, Line, M, Phase, Public};
use players::coding::places_left;
use players::network::{Input, Network};

/// What networks of M are told.
pub(super) const INPUT: Input<M> =
    Input { is_judged: |world| matches!(world.public().phase(), Phase::Turn { .. }), features };

/// The networks for 2 to 6 seats. How each was made stands in its file and in docs/networks.md.
static NETWORKS: LazyLock<[Network; 5]> =
    LazyLock::new(|| FILES.map(|file| Network::read(file).expect("a test has read the files")));

/// The files of the networks.
const FILES: [&[u8]; 5] = [
    include_bytes!("networks/2.safetensors"),
    include_bytes!("networks/3.safetensors"),
    include_bytes!("networks/4.safetensors"),
    include_bytes!("networks/5.safetensors"),
    include_bytes!("networks/6.safetensors"),
];

/// The network for tables with so many seats, 2 to 6.
pub(super) fn network(seats: u8) -> &'static Network {
    &NETWORKS[usize::from(seats) - 2]
}

/// Points by ten, the value that is printed on a card: all cards count whole tens.
const TEN: u16 = 10;

/// The colours come in the order of what the seat has collected in them, then of what lies on the table: which colour is
/// which makes a difference between equal ones only.
fn features(world: &M, seat: Seat, features: &mut Vec<i16>) {
    let (public, hand) = (world.public(), world.hand(seat));
    let seats = public.seats();
    let own = values(public.collected(seat));
    let table = values(public.layout().iter().map(|(_, card)| card).collect());
    let in_hand = values(hand.iter().collect());
    let mut order = [0, 1, 2, 3, 4];
    order.sort_by_key(|&colour| Reverse((own[colour], table[colour])));
    features.extend([i16::from(public.tokens()[seat]), score(public, seat), count(hand.len())]);
    features.extend(order.into_iter().flat_map(|colour| [own[colour], table[colour], in_hand[colour]]));
    // How much is left to draw, told so that the end is no small number among large ones.
    let pile = count(public.pile().len());
    features.extend([pile, i16::from(pile == 0), (8 - pile).max(0), (20 - pile).max(0)]);
    features.push(count(public.layout().len()));
    features.extend(lines(public));
    let turn = public.turn().map(|turn| places_left(seat, turn, seats));
    features.extend((0..usize::from(seats)).map(|place| i16::from(turn == Some(place))));
    for other in seat.round(seats).skip(1) {
        let theirs = values(public.collected(other));
        let cards = count(world.hand(other).len());
        features.extend([i16::from(public.tokens()[other]), score(public, other), cards]);
        features.extend(order.map(|colour| theirs[colour]));
    }
}

/// The value of some cards in each colour.
fn values(cards: Cards) -> [i16; 5] {
    Colour::ALL.map(|colour| i16::try_from(cards.points(colour) / TEN).expect("a deck has fewer points"))
}

/// The score of a seat, by ten.
fn score(public: &Public, seat: Seat) -> i16 {
    i16::try_from(public.score(seat).total() / i32::from(TEN)).expect("a deck has fewer points")
}

/// How many rows and columns have three, four and five cards: with five one may be scored.
fn lines(public: &Public) -> [i16; 3] {
    let (layout, extent) = (public.layout(), public.layout().extent());
    let mut lines = [0; 3];
    let columns = (extent.left..=extent.right).map(|at| Line { axis: Axis::Column, at });
    let rows = (extent.top..=extent.bottom).map(|at| Line { axis: Axis::Row, at });
    for line in columns.chain(rows) {
        if let Some(count) = layout.line(line).len().checked_sub(3).and_then(|more| lines.get_mut(more)) {
            *count += 1;
        }
    }
    lines
}

fn count(number: usize) -> i16 {
    i16::try_from(number).expect("there are 90 cards")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game as _, Options as _, Rng, Turn};
    use m::TableOptions;
    use players::network::FEATURE_MAX;
    use players::rehearsal::{Draws, play_until};

    /// Asks the network, if it is asked there; gives how often it was.
    fn ask(game: &M) -> u32 {
        if !(INPUT.is_judged)(game) {
            return 0;
        }
        let seats = game.public().seats();
        let mut features = Vec::new();
        for seat in Seat::all(seats) {
            (INPUT.features)(game, seat, &mut features);
        }
        assert!(features.iter().all(|feature| feature.abs() <= FEATURE_MAX));
        let successes = network(seats).successes(&INPUT, game);
        let sum: f64 = successes.values().iter().sum();
        assert!((sum - f64::from(seats) / 2.0).abs() < 0.3, "{successes:?}");
        1
    }

    #[test]
    fn every_network_says_how_whole_games_will_end() {
        for seats in 2..=6 {
            let mut asked = 0;
            let choose = |world: &M, seat: Seat, rng: &mut Rng| {
                asked += ask(world);
                world.sample(seat, rng).unwrap()
            };
            let options = TableOptions::build(seats, &[]).unwrap();
            let end = play_until(M::new(&options), &mut Draws::of(seats.into()), choose, |_| false);
            assert!(matches!(end.turn(), Turn::Over(_)));
            assert!(asked > 20, "{asked} positions");
        }
    }

    #[test]
    fn tokens_and_good_colours_are_worth_something() {
        for seats in 2..=6 {
            let network = network(seats);
            let mut even = vec![0; network.inputs()];
            let first = network.success(&even);
            even[..2].copy_from_slice(&[10, 10]);
            assert!(network.success(&even) > first, "{seats} seats: ten tokens more");
        }
    }
}
