//! Seats, sets of seats, values per seat, sets of small things, rule ids.

use std::collections::BTreeSet;

use engine::rule::RuleNumber;
use engine::{Audience, Observer, PerSeat, RuleId, SEATS_MAX, Seat, SeatSet, Set, Small, Standing};
use proptest::prelude::*;

fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

#[test]
fn seats_are_letters_clockwise() {
    let letters: String = Seat::all(6).map(Seat::letter).collect();
    assert_eq!(letters, "abcdef");
    assert_eq!(Seat::new(5).unwrap().to_string(), "f");
    assert_eq!(Seat::new(SEATS_MAX), None);
    assert_eq!((seat("a").left(3), seat("c").left(3)), (seat("b"), seat("a")));
    assert_eq!((seat("a").right(3), seat("c").right(3)), (seat("c"), seat("b")));
    assert_eq!(seat("c").round(4).collect::<Vec<_>>(), [seat("c"), seat("d"), seat("a"), seat("b")]);
    for wrong in ["", "g", "A", "aa", "é"] {
        assert_eq!(wrong.parse::<Seat>().unwrap_err().to_string(), "column 1: expected a seat, a to f");
    }
}

proptest! {
    #[test]
    fn neighbours_are_mutual(count in 1_u8..=6, index in 0_usize..6) {
        let seat = Seat::new(index % usize::from(count)).unwrap();
        prop_assert_eq!(seat.left(count).right(count), seat);
        prop_assert_eq!(seat.round(count).nth(1 % usize::from(count)), Some(if count == 1 { seat } else { seat.left(count) }));
        prop_assert_eq!(seat.to_string().parse::<Seat>(), Ok(seat));
    }

    #[test]
    fn seat_sets_are_sets(members in prop::collection::btree_set(0_usize..6, 0..6)) {
        let set: SeatSet = members.iter().filter_map(|&index| Seat::new(index)).collect();
        prop_assert_eq!(set.len(), members.len());
        prop_assert_eq!(set.is_empty(), members.is_empty());
        prop_assert_eq!(set.first().map(Seat::index), members.first().copied());
        let back: Vec<usize> = set.iter().map(Seat::index).collect();
        prop_assert_eq!(back, members.iter().copied().collect::<Vec<_>>());
        for seat in Seat::all(6) {
            prop_assert_eq!(set.contains(seat), members.contains(&seat.index()));
            prop_assert!(set.with(seat).contains(seat) && !set.without(seat).contains(seat));
        }
    }
}

#[test]
fn seat_sets_of_whole_tables() {
    assert_eq!(SeatSet::all(3).to_string(), "abc");
    assert_eq!(SeatSet::all(6).len(), 6);
    assert_eq!(SeatSet::all(0), SeatSet::EMPTY);
    assert_eq!(SeatSet::only(seat("d")).to_string(), "d");
}

#[test]
fn values_per_seat() {
    let mut points = PerSeat::new(3, 0);
    points[seat("b")] = 7;
    assert_eq!(points.values(), [0, 7, 0]);
    assert_eq!(points.count(), 3);
    assert_eq!(points.iter().rev().map(|(seat, _)| seat.letter()).collect::<String>(), "cba");
    points.values_mut()[2] = 5;
    assert_eq!(points.map(|value| value * 2).values(), [0, 14, 10]);
    assert_eq!(format!("{points:?}"), "[0, 7, 5]");
    assert_eq!(PerSeat::<u8>::default().values(), []);
}

#[test]
fn places_beyond_the_table_do_not_count() {
    let mut built = PerSeat::new(2, 0);
    built[seat("b")] = 1;
    let made = PerSeat::from_fn(2, Seat::index);
    assert_eq!(built.map(|value: i32| usize::try_from(value).unwrap()), made);
    assert_ne!(made, PerSeat::from_fn(3, Seat::index));
}

#[test]
#[should_panic(expected = "at most six seats")]
fn no_table_has_seven_seats() {
    let _ = PerSeat::new(7, 0);
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Thing(usize);

impl Small for Thing {
    fn index(self) -> usize {
        self.0
    }
    fn from_index(index: usize) -> Self {
        Self(index)
    }
}

fn things() -> impl Strategy<Value = BTreeSet<usize>> {
    prop::collection::btree_set(0_usize..128, 0..40)
}

fn set(of: &BTreeSet<usize>) -> Set<Thing> {
    of.iter().copied().map(Thing).collect()
}

proptest! {
    #[test]
    fn sets_do_what_sets_do(one in things(), two in things(), index in 0_usize..128) {
        let (here, there, thing) = (set(&one), set(&two), Thing(index));
        prop_assert_eq!(here.len(), one.len());
        prop_assert_eq!(here.is_empty(), one.is_empty());
        prop_assert_eq!(here.union(there), set(&(&one | &two)));
        prop_assert_eq!(here.intersection(there), set(&(&one & &two)));
        prop_assert_eq!(here.difference(there), set(&(&one - &two)));
        prop_assert_eq!(here.is_subset(there), one.is_subset(&two));
        prop_assert_eq!(here.is_disjoint(there), one.is_disjoint(&two));
        prop_assert_eq!(here.contains(thing), one.contains(&index));
        prop_assert_eq!(here.first().map(Thing::index), one.first().copied());
        prop_assert_eq!(here.last().map(Thing::index), one.last().copied());
        prop_assert_eq!(here.iter().len(), one.len());
        prop_assert_eq!(here.into_iter().map(Thing::index).collect::<BTreeSet<_>>(), one.clone());
        let (mut grown, mut shrunk, mut extended) = (here, here, here);
        prop_assert_eq!(grown.insert(thing), !one.contains(&index));
        prop_assert_eq!(shrunk.remove(thing), one.contains(&index));
        prop_assert_eq!((grown, shrunk), (here.with(thing), here.without(thing)));
        extended.extend(there);
        prop_assert_eq!(extended, here.union(there));
        prop_assert_eq!(Set::from_bits(here.bits()), here);
    }
}

#[test]
fn sets_reach_to_128() {
    let ends: Set<Thing> = [Thing(127), Thing(0)].into_iter().collect();
    assert_eq!((ends.first(), ends.last()), (Some(Thing(0)), Some(Thing(127))));
    assert_eq!(format!("{ends:?}"), "{Thing(0), Thing(127)}");
    assert_eq!(Set::<Thing>::default(), Set::EMPTY);
    assert_eq!(Set::<Thing>::EMPTY.last(), None);
    assert!(Set::only(Thing(1)) < Set::only(Thing(2)));
}

#[test]
fn equal_seats_share_a_place() {
    let standing = Standing::by_score("goal", PerSeat::from_fn(4, |seat| [12, 30, 30, -4][seat.index()]));
    assert_eq!(standing.ranks.values(), [3, 1, 1, 4]);
    assert_eq!(standing.winners().to_string(), "bc");
}

#[test]
fn audiences_include_whom_they_name() {
    let some = Audience::Only(SeatSet::only(seat("b")));
    let told = |audience: Audience| Observer::all(2).filter(|&to| audience.includes(to)).collect::<Vec<_>>();
    assert_eq!(told(some), [Observer::Seat(seat("b")), Observer::Omniscient]);
    assert_eq!(told(Audience::Everyone), Observer::all(2).collect::<Vec<_>>());
    assert_eq!(Observer::Spectator.seat(), None);
}

#[test]
fn rule_ids_are_written_as_in_the_rules() {
    let rule = RuleId::new("TRICKS", 8, 4);
    assert_eq!(format!("{rule} {rule:?}"), "TRICKS-8.4 TRICKS-8.4");
    assert!(RuleId::new("TRICKS", 8, 4) < RuleId::new("TRICKS", 8, 10));
    assert_eq!((rule.game(), rule.section(), rule.number()), ("TRICKS", 8, 4));
    assert_eq!("8.4".parse(), Ok(RuleNumber { section: 8, number: 4 }));
    for wrong in ["", "8", "8.", ".4", "8.4.1", "256.1", "eight.four"] {
        assert!(wrong.parse::<RuleNumber>().is_err(), "{wrong}");
    }
}
