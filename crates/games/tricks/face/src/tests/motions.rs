//! What is played of each event is what `docs/motion.md` says, in order, and tells nobody more than the log.

use std::collections::BTreeSet;

use engine::{Audience, Observer, Options as _, Seat, Table, Told};
use face::{Beat, Face};
use tricks::{BidPlace, CardSet, Event, How, Phase, Source, Tricks};
use words::Language;

use super::secrets::{assert_unnamed, unseen_kinds};
use super::{look, phase, seats, walk, walks};
use crate::TricksFace;

const DOCUMENT: &str = include_str!("../../../../../../docs/motion.md");
const EVENTS: &str = include_str!("../../../rules/src/event.rs");

/// The events in the table of this game: those with something to see, and those without.
fn documented() -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let section = DOCUMENT.split("\n## ").find(|section| section.starts_with("Mü\n")).unwrap();
    let (mut seen, mut unseen) = (BTreeSet::new(), BTreeSet::new());
    for row in section.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let is_seen = !cells[3].starts_with("nothing");
        let names = cells[1].split('`').filter(|name| name.starts_with(char::is_uppercase));
        for name in names {
            let is_new = if is_seen { seen.insert(name) } else { unseen.insert(name) };
            assert!(is_new, "{name} twice");
        }
    }
    (seen, unseen)
}

/// The variants of the enum of events, as they are declared.
fn declared() -> BTreeSet<&'static str> {
    let body = EVENTS.split_once("pub enum Event {").unwrap().1.split_once("\n}").unwrap().0;
    let variant = |line: &'static str| {
        let line = line.strip_prefix("    ")?;
        line.starts_with(char::is_uppercase).then(|| line.split([' ', ',', '{']).next().unwrap())
    };
    body.lines().filter_map(variant).collect()
}

/// The name of the variant of an event.
fn variant(event: &Event) -> String {
    format!("{event:?}").split([' ', '{', '(']).next().unwrap().to_owned()
}

/// The beats of the last play, with the luck that followed it, step by step.
fn beats(table: &Table<Tricks>, observer: Observer, since: usize) -> Vec<Beat> {
    let looks = seats(table.options().seats());
    let look = look(&looks, observer, Language::English);
    let told: Vec<&Told<Event>> = table.events_since(since, observer).collect();
    let of_step = |told: &[&Told<Event>]| TricksFace::beats(told, &table.view(observer), &look);
    told.chunk_by(|one, next| one.step == next.step).flat_map(of_step).collect()
}

/// Calls `visit` after every play with the table and the number of steps before it.
fn plays(mut visit: impl FnMut(&Table<Tricks>, usize)) {
    let mut steps = 0;
    let mut each = |table: &Table<Tricks>| {
        let before = if table.steps().len() < steps { 0 } else { steps };
        steps = table.steps().len();
        visit(table, before);
    };
    walks(&mut each);
    // Passes alone: nobody bids.
    walk(4, "shy", 1, &[("fixed_rounds", "4")], &mut each);
}

#[test]
fn every_event_is_in_the_table_and_does_what_it_says() {
    let (seen, unseen) = documented();
    assert_eq!(seen.union(&unseen).copied().collect::<BTreeSet<_>>(), declared());
    let (mut happened, mut played) = (BTreeSet::new(), BTreeSet::new());
    plays(|table, before| {
        let observer = Observer::Seat(Seat::default());
        happened.extend(table.events_since(before, observer).map(|told| variant(&told.event)));
        played.extend(beats(table, observer, before).iter().map(Beat::event));
    });
    assert_eq!(happened.iter().map(String::as_str).collect::<BTreeSet<_>>(), declared(), "all were met");
    assert_eq!(played, seen);
}

#[test]
fn beats_name_no_card_that_the_viewer_has_not_seen() {
    let mut checked = 0;
    plays(|table, before| {
        if table.truth().public().rounds_complete() > 0 {
            return;
        }
        let count = table.options().seats();
        for observer in Observer::all(count).filter(|&observer| observer != Observer::Omniscient) {
            let given = serde_json::to_string(&beats(table, observer, before)).unwrap();
            for card in unseen_kinds(table, observer) {
                assert_unnamed(&given, card);
                let name = format!(":{}", &crate::card::symbol(card)[2..]);
                assert!(!given.contains(&name), "{card} is named in {given}");
                checked += 1;
            }
        }
    });
    assert!(checked > 500, "{checked}");
}

#[test]
fn all_who_may_not_know_a_hand_are_played_the_same() {
    plays(|table, before| {
        let count = table.options().seats();
        let of = |observer| beats(table, observer, before);
        let events = |observer| {
            of(observer).iter().map(Beat::event).filter(|&event| event != "HandDealt").collect::<Vec<_>>()
        };
        for seat in Seat::all(count) {
            assert_eq!(events(Observer::Seat(seat)), events(Observer::Spectator));
        }
    });
}

/// What is played of an event at the first table that `fits`, to the observer, as JSON.
fn played(event: Event, observer: Observer, fits: impl Fn(&Table<Tricks>) -> bool) -> String {
    let mut found = None;
    walk(5, "calm", 9, &[("goal", "70")], |table| {
        if found.is_none() && fits(table) {
            let looks = seats(5);
            let told = Told { step: 1, audience: Audience::Everyone, event };
            let look = look(&looks, observer, Language::English);
            let beats = TricksFace::beats(&[&told], &table.view(observer), &look);
            found = Some(serde_json::to_string(&beats).unwrap());
        }
    });
    found.unwrap()
}

fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

#[test]
fn a_pass_dips_and_fills_a_dot_but_the_last_one() {
    let pass = |in_a_row| Event::Passed { seat: seat("b"), in_a_row, hand_size: 9 };
    let in_auction = |table: &Table<Tricks>| phase(table) == Phase::Auction;
    let dip = r#"{"k":"light","y":"plate:b","how":"dip","s":"tap"}"#;
    let dot = r#"{"k":"state","y":"pass","how":"on"}"#;
    let beat = |motions: String| format!(r#"[{{"e":"Passed","by":"b","h":[{motions}],"rest":120}}]"#);
    assert_eq!(played(pass(2), Observer::Spectator, in_auction), beat(format!("{dip},{dot}")));
    assert_eq!(played(pass(5), Observer::Spectator, in_auction), beat(dip.to_owned()));
}

#[test]
fn a_hidden_card_turns_over_on_the_way_and_an_own_one_leaves_the_hand() {
    let card = "G5".parse().unwrap();
    let (from, how) = (Source::Hand, How::Led);
    let event = Event::CardPlayed { seat: seat("c"), card, from, trick: 0, how };
    let in_tricks = |table: &Table<Tricks>| phase(table) == Phase::Trick;
    let others = played(event, Observer::Seat(seat("a")), in_tricks);
    assert!(
        others.contains(r#"{"k":"move","x":"@hand:c","y":"trick:0:c","as":"c-back","turn":true,"s":"card"}"#),
        "{others}"
    );
    let own = played(event, Observer::Seat(seat("c")), in_tricks);
    assert!(own.contains(r#"{"k":"move","x":"hand:c:g5","y":"trick:0:c","s":"card"}"#), "{own}");
    // The trick before is taken first.
    let next = Event::CardPlayed { seat: seat("c"), card, from, trick: 1, how };
    let lead = played(next, Observer::Spectator, in_tricks);
    let (taken, led) = (lead.find("\"@won:c\"").unwrap(), lead.find("trick:1:c").unwrap());
    assert!(taken < led, "{lead}");
}

#[test]
fn a_lay_that_leads_sets_the_crown_and_one_that_ties_lights_who_is_level() {
    let cards: CardSet = "G5".parse::<tricks::Card>().into_iter().collect();
    let lay = |place| Event::Laid { seat: seat("b"), cards, bid: 2, place };
    let in_auction = |table: &Table<Tricks>| table.truth().public().auction().highest() == 2;
    let of = |place| played(lay(place), Observer::Seat(seat("a")), in_auction);
    let (leads, ties, below) = (of(BidPlace::Leads), of(BidPlace::Ties), of(BidPlace::Below));
    assert!(leads.contains(r#""y":"crown""#) && leads.contains(r#""y":"rank""#), "{leads}");
    assert!(!ties.contains(r#""y":"crown""#) && ties.contains("plate:"), "{ties}");
    assert!(!below.contains("crown") && !below.contains("plate:"), "{below}");
}

#[test]
fn the_last_trick_is_taken_before_the_sheet_and_the_sheet_stands_before_the_deal() {
    let mut rounds = 0;
    plays(|table, before| {
        let all: Vec<Beat> = beats(table, Observer::Spectator, before);
        let names: Vec<&str> = all.iter().map(Beat::event).collect();
        let Some(counted) = names.iter().position(|&event| event == "CardsCounted") else { return };
        assert_eq!(names[..counted], ["CardPlayed", "TrickWon"], "{names:?}");
        let json = serde_json::to_string(&all[counted]).unwrap();
        assert!(json.contains(r#"{"k":"sheet","y":"notice"}"#), "{json}");
        let Some(dealt) = names.iter().position(|&event| event == "RoundDealt") else { return };
        let (card, taken) =
            (serde_json::to_string(&all[0]).unwrap(), serde_json::to_string(&all[1]).unwrap());
        assert!(card.contains(r#""stay":"trick:"#) && taken.contains(r#""y":"@plate:"#), "{card} {taken}");
        assert!(
            counted < dealt && names[dealt - 1] == "RoundScored" || names[dealt - 1] == "CardDrawn",
            "{names:?}"
        );
        rounds += 1;
    });
    assert!(rounds > 3, "{rounds}");
}

#[test]
fn whoever_sees_no_hand_is_dealt_backs_alone() {
    let dealt = Event::RoundDealt { round: 1, dealer: seat("b"), hand_size: 12 };
    let in_auction = |table: &Table<Tricks>| phase(table) == Phase::Auction;
    let json = played(dealt, Observer::Seat(seat("a")), in_auction);
    assert!(
        json.contains(r#""as":"c-back""#) && !json.contains("@hand:a") && json.contains("@hand:b"),
        "{json}"
    );
}
