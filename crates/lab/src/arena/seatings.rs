//! Who sits where at the tables of one deal.

use engine::PerSeat;

/// The tables of one deal: the number of the player on every seat. Every player sits on every seat equally
/// often.
///
/// - As many players as seats, or more: every choice of players that fills the seats, in the order in which
///   they are named, moved on through all seats, so that every two meet equally often. Five players at three seats make 10 · 3 tables.
/// - Fewer players than seats: they repeat in their order, `ABABA`, beginning with each of them, moved on
///   through all seats. Where each has the same number of seats, they also sit in blocks, `AABB`, so that not
///   everybody always has the same neighbours. Two players make 2 tables of two seats, 6 of three, 6 of four,
///   10 of five, 8 of six.
/// - One seat: everybody plays the deal alone.
///
/// # Panics
/// If there is no player, no seat or more than six seats.
pub fn tables(players: usize, seats: u8) -> Vec<PerSeat<usize>> {
    let places = usize::from(seats);
    let mut patterns: Vec<Vec<usize>> = Vec::new();
    if players >= places {
        choices(players, places, &mut Vec::new(), &mut patterns);
    } else {
        let from = |first: usize| (0..places).map(move |place| (place + first) % players).collect();
        patterns.extend((0..players).map(from));
        if places.is_multiple_of(players) {
            patterns.push((0..places).map(|place| place * players / places).collect());
        }
    }
    let mut tables: Vec<PerSeat<usize>> = Vec::new();
    for pattern in patterns {
        for shift in 0..places {
            let table = PerSeat::from_fn(seats, |seat| pattern[(seat.index() + shift) % places]);
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
    }
    tables
}

/// All ways to choose so many players, each in ascending order.
fn choices(players: usize, wanted: usize, chosen: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    if chosen.len() == wanted {
        found.push(chosen.clone());
        return;
    }
    for player in chosen.last().map_or(0, |last| last + 1)..players {
        chosen.push(player);
        choices(players, wanted, chosen, found);
        chosen.pop();
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    fn written(players: usize, seats: u8) -> Vec<String> {
        let letter = |&player: &usize| char::from(b'A' + u8::try_from(player).unwrap());
        tables(players, seats).iter().map(|table| table.values().iter().map(letter).collect()).collect()
    }

    #[test]
    fn two_players_share_any_number_of_seats() {
        assert_eq!(written(2, 1), ["A", "B"]);
        assert_eq!(written(2, 2), ["AB", "BA"]);
        assert_eq!(written(2, 3), ["ABA", "BAA", "AAB", "BAB", "ABB", "BBA"]);
        assert_eq!(written(2, 4), ["ABAB", "BABA", "AABB", "ABBA", "BBAA", "BAAB"]);
        assert_eq!([5, 6].map(|seats| tables(2, seats).len()), [10, 8]);
    }

    #[test]
    fn more_players_than_seats_take_turns() {
        assert_eq!(written(3, 2), ["AB", "BA", "AC", "CA", "BC", "CB"]);
        assert_eq!(tables(5, 3).len(), 30);
        assert_eq!(tables(6, 6).len(), 6);
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (players, seats) in (2..=7).flat_map(|players| (1..=6).map(move |seats| (players, seats))) {
            let tables = tables(players, seats);
            for seat in Seat::all(seats) {
                let sits = |player| tables.iter().filter(|table| table[seat] == player).count();
                assert!((1..players).all(|player| sits(player) == sits(0)), "{players} on {seats} seats");
            }
        }
    }

    #[test]
    fn every_two_meet_equally_often_where_nobody_sits_twice() {
        for (players, seats) in (2..=7).flat_map(|players| (2..=6).map(move |seats| (players, seats))) {
            if players < usize::from(seats) {
                continue;
            }
            let tables = tables(players, seats);
            let sits = |table: &PerSeat<usize>, player| table.values().contains(&player);
            let meet =
                |one, other| tables.iter().filter(|table| sits(table, one) && sits(table, other)).count();
            let pairs = (0..players).flat_map(|one| (0..one).map(move |other| (one, other)));
            assert!(pairs.clone().all(|(one, other)| meet(one, other) == meet(0, 1)), "{players}, {seats}");
        }
    }
}
