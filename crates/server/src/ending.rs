//! How a game ended: by its rules, or because its people ended it.

use domain::{Ended, Place, TableState};
use engine::Seat;
use host::{AnyView, Look};
use pages::words::names;

use crate::error::Error;

/// Who won and why, if a position is the last of a game that is over.
pub(crate) fn ending_words(state: &TableState, view: &dyn AnyView, look: &Look<'_>) -> Option<String> {
    let Some(ended) = state.ended() else { return view.ending() };
    Some(match ended {
        Ended::Undecided => names::no_result(look.language).into(),
        Ended::Agreed => names::no_result_by_agreement(look.language).into(),
        Ended::GivenUp(loser) | Ended::Forfeited(loser) => {
            let named = |seat: Seat| (!look.is_me(seat)).then(|| look.name(seat));
            let winner = state.seats.iter().map(|held| held.seat).find(|seat| *seat != loser);
            let words = match ended {
                Ended::Forfeited(_) => names::won_by_absence,
                Ended::Undecided | Ended::Agreed | Ended::GivenUp(_) => names::won_by_giving_up,
            };
            words(look.language, winner.and_then(named), named(loser))
        }
    })
}

/// Place and points of each seat, `a` first; none unless the game has a result.
pub(crate) fn places(state: &TableState, view: &dyn AnyView) -> Result<Vec<Place>, Error> {
    Ok(match state.ended().map(Ended::loser) {
        Some(Some(loser)) => state.places_without(loser)?,
        Some(None) => Vec::new(),
        None => view.standing().map_or_else(Vec::new, |standing| {
            let place = |(seat, &place): (Seat, &u8)| Place { seat, place, score: standing.scores[seat] };
            standing.ranks.iter().map(place).collect()
        }),
    })
}
