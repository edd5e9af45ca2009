//! How large things are, and what is told to whom.

use std::mem::size_of;

use engine::{Audience, Game, Observer, Options, Seat};

use crate::{Action, Chance, Channel, Event, Isle, IsleOptions, Phase, Public, Space};

#[test]
fn sizes() {
    assert!(size_of::<Event>() <= 128, "{}", size_of::<Event>());
    assert!(size_of::<Chance>() <= 80, "{}", size_of::<Chance>());
    assert_eq!(size_of::<Space>(), 1);
    assert_eq!(size_of::<Channel>(), 1);
}

/// A table of three in which `a` and `b` must decide what to save from volcano 4.
fn praying() -> Isle {
    let vector = "players = 3\nactive = \"c\"\na = { settlers = \"2b\", villages = \"4a:near\", prayers = 1 }\n\
                  b = { settlers = \"2b\", villages = \"4b:near\", prayers = 1 }\nc = { settlers = \"2b\" }";
    let (options, mut isle) = super::position::position(&vector.parse().unwrap());
    isle.public.draw_for_die();
    isle.resolve(&Isle::read_chance(&options, "tokens 4").unwrap(), &mut ());
    isle
}

#[test]
fn prayers_are_sealed_until_all_are_known() {
    let mut isle = praying();
    let (a, b) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    let save = |text: &str| Action::read(text).unwrap();
    let before = isle.clone();
    assert_eq!(isle.audience(a, save("save none")), Audience::Only(engine::SeatSet::only(a)));
    isle.apply(a, save("save 4a:near"), &mut ());
    let mut other = before.clone();
    other.apply(a, save("save none"), &mut ());
    for observer in Observer::all(3) {
        let tells = observer == Observer::Omniscient || observer.seat() == Some(a);
        assert_eq!(isle.view(observer) == other.view(observer), !tells, "{observer:?}");
    }
    assert_eq!(isle.view(Observer::Seat(a)).sealed(a), Some(save("save 4a:near")));
    assert_eq!(isle.view(Observer::Seat(b)).sealed(a), None);
    let Phase::Prayer(eruption) = isle.public().phase() else { panic!("b still owes a decision") };
    assert!(eruption.decided.contains(a) && eruption.asked.contains(b));
    assert_eq!(isle.audience(b, save("save none")), Audience::Everyone);
    isle.apply(b, save("save none"), &mut ());
    assert_eq!(*isle.public().phase(), Phase::Turn);
    assert_eq!(isle.view(Observer::Spectator).sealed(a), None);
}

#[test]
fn a_copy_of_the_state_shares_the_map() {
    let isle = Isle::new(&IsleOptions::build(2, &[]).unwrap());
    assert!(std::ptr::eq(isle.public().map(), isle.clone().public().map()));
}

/// What an idle seat may do is told by its view as by the table.
#[test]
fn views_offer_what_the_table_offers() {
    let isle = praying();
    for seat in Seat::all(3) {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        isle.legal(seat, &mut here);
        isle.view(Observer::Seat(seat)).legal(&mut there);
        assert_eq!(here, there);
    }
    let view = isle.view(Observer::Spectator);
    let mut none = Vec::new();
    view.legal(&mut none);
    assert!(none.is_empty() && view.why_not(Action::End).is_some());
    let _: &Public = view.public();
}
