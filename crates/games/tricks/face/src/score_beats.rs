//! What is seen of the result: the sheet of the round, line by line, and the end of the match.

use engine::{Seat, SeatSet};
use face::Beat;
use face::motion::{Entrance, Light, Motion, Names, Sound, score};
use tricks::{Course, RoundResult};

use super::names;
use super::sight::Sight;

/// Milliseconds after a line of the sheet.
const LINE: u16 = 420;

fn all(what: &'static str, seats: SeatSet) -> Names {
    seats.iter().map(|seat| names::result(what, seat)).collect()
}

const fn everybody(sight: Sight<'_>) -> SeatSet {
    SeatSet::all(sight.seats())
}

/// The sheet opens; the points on everybody's cards are counted.
pub(super) fn cards_counted(sight: Sight<'_>) -> Beat {
    Beat::of("CardsCounted")
        .with(Motion::sheet())
        .with(Motion::count(all("cards", everybody(sight))).sounding(Sound::Count).then())
        .rest(LINE)
}

/// Whether the team has reached its target.
pub(super) fn judged(event: &'static str, sound: Sound) -> Beat {
    Beat::of(event).with(Motion::appear("sums", Entrance::Fade).sounding(sound)).rest(LINE)
}

/// A line of the sheet: what some seats score beyond their cards.
pub(super) fn extra(event: &'static str, seats: SeatSet, sound: Sound) -> Beat {
    Beat::of(event).with(Motion::count(all("extra", seats)).sounding(sound)).rest(LINE)
}

/// The sheet of an Eklat begins with who is to blame.
pub(super) fn culprit(seat: Seat) -> Beat {
    let loss = Motion::count(names::result("extra", seat)).sounding(Sound::Low);
    Beat::of("CulpritScored").with(Motion::sheet()).with(loss.then()).rest(LINE)
}

/// The last line: what the round brought, and the totals.
pub(super) fn round(result: &RoundResult, sight: Sight<'_>) -> Beat {
    let seats = everybody(sight);
    let sheet = matches!(result.course, Course::Empty).then(Motion::sheet);
    let totals: Names = seats.iter().map(score).collect();
    let figures = seats.iter().flat_map(|seat| ["round", "total"].map(|what| names::result(what, seat)));
    Beat::of("RoundScored")
        .with_all(sheet)
        .with(Motion::show(figures.collect::<Names>()).sounding(Sound::Seal))
        .with(Motion::count(totals).sounding(Sound::Count))
}

/// The card that decides whether the match goes on.
pub(super) fn drawn() -> Beat {
    Beat::of("CardDrawn").with(Motion::appear("drawn", Entrance::Set).sounding(Sound::Flip)).rest(900)
}

pub(super) fn match_won(winners: SeatSet) -> Beat {
    let plates: Names = winners.iter().map(|seat| format!("plate:{seat}")).collect();
    Beat::of("MatchWon").with(Motion::light(plates, Light::Won).sounding(Sound::End)).rest(500)
}
