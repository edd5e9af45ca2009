//! Nothing that is given to an observer names a card that the observer cannot know.

use crate::TricksFace;
use std::collections::BTreeSet;

use engine::{Observer, Options as _, PerSeat, Table};
use tricks::{Card, CardSet, Tricks};
use words::Language;

use super::{drawn, look, seats, told, walks};
use crate::card::symbol;
use crate::words::card_name;
use face::Face;

/// All that a page is given of a position.
fn everything(table: &Table<Tricks>, observer: Observer, language: Language) -> String {
    let looks = seats(table.options().seats());
    let look = look(&looks, observer, language);
    let view = table.view(observer);
    let scene = drawn(&view, &told(table, observer), &look);
    let sheet = TricksFace::sheet(&view, &told(table, observer), &look);
    let choices = TricksFace::choices(&view, &look);
    let describe = TricksFace::describe(&view, &look);
    let lines: Vec<String> = told(table, observer)
        .iter()
        .filter_map(|told| TricksFace::line(&told.event, &look))
        .map(|line| line.text)
        .collect();
    format!(
        "{} {} {} {sheet:?} {choices:?} {describe:?} {lines:?} {} {} {}",
        scene.main.0,
        scene.hand.0,
        scene.panel.0,
        TricksFace::picture(&view, &look),
        TricksFace::miniature(&view, &look).0,
        TricksFace::state_words(&view, &look),
    )
}

/// Kinds of which the observer has seen no copy in this round: they may be named nowhere.
pub(super) fn unseen_kinds(table: &Table<Tricks>, observer: Observer) -> Vec<Card> {
    let view = table.view(observer);
    let public = view.public();
    let laid: CardSet = PerSeat::from_fn(public.seats(), |seat| public.laid(seat))
        .values()
        .iter()
        .fold(CardSet::EMPTY, |all, &laid| all.plus(laid));
    let seen = [laid, public.cards_gone(), view.hand()];
    Card::all().filter(|&card| seen.iter().all(|seen| !seen.contains(card))).collect()
}

/// No picture, no word and no handle of a card.
pub(super) fn assert_unnamed(given: &str, card: Card) {
    let id = symbol(card);
    assert!(!given.contains(&format!("#{id}\"")) && !given.contains(&format!("\"{id}\"")), "{card} is shown");
    assert!(!given.contains(&format!("{},", card_name(card, Language::English))), "{card} is named");
    let handles = ["h", "l"].map(|place| format!("{place}.{}", &id[2..]));
    assert!(handles.iter().all(|handle| !given.contains(handle)), "{card} has a handle");
}

#[test]
fn cards_that_were_not_seen_are_not_named() {
    let mut step = 0;
    let mut checked = 0;
    walks(|table| {
        step += 1;
        // The log and the sheet tell of earlier rounds; within the first round they may name nothing unseen.
        if table.truth().public().rounds_complete() > 0 || step % 29 != 0 {
            return;
        }
        for observer in
            Observer::all(table.options().seats()).filter(|&observer| observer != Observer::Omniscient)
        {
            let given = everything(table, observer, Language::English);
            let unseen = unseen_kinds(table, observer);
            for &card in &unseen {
                assert_unnamed(&given, card);
            }
            checked += unseen.len();
        }
    });
    assert!(checked > 500, "{checked}");
}

#[test]
fn the_faces_that_are_shown_are_exactly_those_in_view() {
    walks(|table| {
        let count = table.options().seats();
        if table.truth().public().rounds_complete() > 0 {
            return;
        }
        for observer in Observer::all(count) {
            let looks = seats(count);
            let look = look(&looks, observer, Language::French);
            let view = table.view(observer);
            let scene = drawn(&view, &told(table, observer), &look);
            let text = [scene.main.0, scene.hand.0].concat();
            let faces: BTreeSet<&str> = text
                .split("#c-")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
                .filter(|id| *id != "back")
                .collect();
            let public = view.public();
            let record = public.tricks();
            let laid = engine::Seat::all(count).flat_map(|seat| public.laid(seat));
            let hands = engine::Seat::all(count).filter_map(|seat| view.hand_of(seat)).flatten();
            let tricks =
                [record.current(), record.last()].into_iter().flatten().flat_map(|trick| trick.cards());
            let due: BTreeSet<String> =
                laid.chain(hands).chain(tricks).map(|card| symbol(card)[2..].to_owned()).collect();
            let due: BTreeSet<&str> = due.iter().map(String::as_str).collect();
            assert_eq!(faces, due, "{observer:?} in {:?}", public.phase());
        }
    });
}

#[test]
fn what_one_seat_is_given_does_not_depend_on_other_hands() {
    // Two worlds that differ only in hidden hands look the same to a seat.
    use engine::{Imagine as _, Rng};
    let mut rng = Rng::from_seed(4);
    let mut step = 0;
    walks(|table| {
        step += 1;
        if step % 9 != 0 {
            return;
        }
        let count = table.options().seats();
        let looks = seats(count);
        for observer in Observer::all(count).filter(|&observer| observer != Observer::Omniscient) {
            let view = table.view(observer);
            let imagined = engine::Game::view(&Tricks::imagine(&view, &mut rng), observer);
            assert_eq!(view, imagined);
            let look = look(&looks, observer, Language::German);
            let told = told(table, observer);
            assert_eq!(drawn(&view, &told, &look).main.0, drawn(&imagined, &told, &look).main.0);
        }
    });
}
