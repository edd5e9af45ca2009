//! What the column of players says of each seat.

use engine::Seat;
use isle::Phase;
use words::{say, word};

use super::sight::Sight;
use super::words::{moai, prayers, settlers, total, villages};
use face::Plate;

/// One plate a seat, `a` first.
pub(super) fn plates(sight: Sight<'_>) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| plate(sight, seat)).collect()
}

fn plate(sight: Sight<'_>, seat: Seat) -> Plate {
    Plate {
        score: total(score(sight, seat)),
        role: role(sight, seat).map(|role| (role.to_owned(), "v-role")),
        state: holdings(sight, seat),
        ..Plate::default()
    }
}

/// Points won so far; all points once the game is over.
pub(super) fn score(sight: Sight<'_>, seat: Seat) -> i64 {
    let public = sight.public();
    if public.end().is_some() {
        public.sheet(seat).total().into()
    } else {
        public.pieces(seat).points().total().into()
    }
}

/// What a seat has on the board: "3 settlers, 2 villages, 4 moai, 1 prayer token".
pub(super) fn holdings(sight: Sight<'_>, seat: Seat) -> String {
    let (own, language) = (sight.public().pieces(seat), sight.language());
    let count = |number: usize| i64::try_from(number).unwrap_or(0);
    if own.is_afloat() {
        return word!(language, en: "still on the boat", fr: "encore sur le bateau", de: "noch auf dem Boot")
            .to_owned();
    }
    let parts = [
        settlers(count(own.settlers().len()), language),
        villages(count(own.villages().len()), language),
        moai(count(own.moai()), language),
        prayers(own.prayers(), language),
    ];
    parts.join(", ")
}

/// Who begins, and who decides about something.
fn role(sight: Sight<'_>, seat: Seat) -> Option<&'static str> {
    let (public, language) = (sight.public(), sight.language());
    let owes = public.owing().contains(seat);
    if owes && matches!(public.phase(), Phase::Prayer(_)) {
        return Some(word!(language, en: "prays?", fr: "prie\u{202f}?", de: "betet?"));
    }
    if owes && matches!(public.phase(), Phase::Rescue(_)) {
        return Some(word!(language, en: "saves", fr: "sauve", de: "rettet"));
    }
    let begins = public.course().round > 0 && public.course().first == seat;
    begins.then_some(word!(language, en: "first", fr: "premier", de: "beginnt"))
}

/// Pieces in the reserve of a seat: "2 settlers, 4 villages, 9 moai".
pub(super) fn reserve(sight: Sight<'_>, seat: Seat) -> String {
    let (own, language) = (sight.public().pieces(seat), sight.language());
    let count = |number: usize| i64::try_from(number).unwrap_or(0);
    let parts = [
        settlers(count(own.settlers_left()), language),
        villages(count(own.villages_left()), language),
        moai(count(own.moai_left()), language),
    ];
    let parts = parts.join(", ");
    say!(language, en: "in reserve: {parts}", fr: "en réserve\u{202f}: {parts}", de: "im Vorrat: {parts}")
}
