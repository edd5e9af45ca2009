//! Non-interference on the wire, with every game of the catalogue.

use crate::wire::{Visitor, differs, walks};

#[tokio::test]
async fn the_games_of_the_catalogue_let_nothing_through() {
    let mut compared = 0;
    for entry in catalog::games() {
        let counts = (entry.seats)();
        // Two at least: who plays alone soon sees every card of the pile.
        let few = (*counts.start()).max(2);
        for (seats, visitor) in [(few, Visitor::First), (*counts.end(), Visitor::Spectator)] {
            // A game whose luck all lies open hides only sealed choices: law 7 is about these.
            let moves = walks((entry, seats), visitor, 0..1).await;
            assert!(moves.is_none_or(|moves| moves >= 10), "{} with {seats}: {moves:?}", entry.name);
            compared += usize::from(moves.is_some());
        }
        walks((entry, *counts.end()), Visitor::Covered, 5..6).await;
    }
    assert!(compared >= 6, "three games hide cards: {compared}");
}

#[tokio::test]
async fn who_may_know_the_difference_does_see_it() {
    for entry in catalog::games() {
        differs(entry).await;
    }
}
