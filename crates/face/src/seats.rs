//! Seats in sentences.

use engine::{Seat, SeatSet};
use words::{and_list, word};

use crate::Look;

/// What a seat is called on its plate: "You", or its name.
pub fn plate_name<'a>(seat: Seat, look: &'a Look<'_>) -> &'a str {
    if look.is_me(seat) { word!(look.language, en: "You", fr: "Vous", de: "Du") } else { look.name(seat) }
}

/// What a seat is called inside a sentence that does not begin with it: "you", or its name.
pub fn name_inside<'a>(seat: Seat, look: &'a Look<'_>) -> &'a str {
    if look.is_me(seat) { word!(look.language, en: "you", fr: "vous", de: "du") } else { look.name(seat) }
}

/// Some seats, as people say them: "Ivo, Maëlle and you". The observer comes last.
pub fn seat_list(seats: SeatSet, look: &Look<'_>) -> String {
    let (mine, others): (Vec<Seat>, Vec<Seat>) = seats.iter().partition(|&seat| look.is_me(seat));
    let names: Vec<String> =
        others.into_iter().chain(mine).map(|seat| name_inside(seat, look).to_owned()).collect();
    and_list(look.language, &names)
}

/// Says one sentence of a seat, to itself or of it: `$who` names the seat in the second.
#[macro_export]
macro_rules! of_seat {
    (
        $look:expr, $seat:expr, $who:ident;
        you: $en_you:literal, $fr_you:literal, $de_you:literal;
        they: $en:literal, $fr:literal, $de:literal $(;)?
    ) => {
        if $look.is_me($seat) {
            ::words::say!($look.language, en: $en_you, fr: $fr_you, de: $de_you)
        } else {
            let $who = $look.name($seat);
            ::words::say!($look.language, en: $en, fr: $fr, de: $de)
        }
    };
}
pub use crate::of_seat;
