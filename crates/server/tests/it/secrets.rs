//! Non-interference on the wire, with the game that these tests know.

use crate::browser::GAMES;
use crate::wire::{Visitor, differs, walks};

#[tokio::test]
async fn a_seat_gets_nothing_that_depends_on_what_it_may_not_know() {
    let moves = walks((&GAMES[0], 3), Visitor::First, 0..6).await.unwrap();
    assert!(moves >= 36, "two numbers of every seat are the same in both worlds: {moves}");
}

#[tokio::test]
async fn a_spectator_gets_nothing_that_depends_on_any_hand() {
    let moves = walks((&GAMES[0], 3), Visitor::Spectator, 10..16).await.unwrap();
    assert!(moves >= 36, "{moves}");
}

#[tokio::test]
async fn a_covered_device_gets_nothing_that_depends_on_any_hand() {
    // Only the third seat can act: the others' cards are covered. It takes its one choice back and chooses anew.
    assert_eq!(walks((&GAMES[0], 3), Visitor::Covered, 20..26).await, Some(12));
}

#[tokio::test]
async fn who_may_know_the_difference_does_see_it() {
    differs(&GAMES[0]).await;
}
