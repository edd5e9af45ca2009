//! The list of players: points, and the pieces of each as signs with their numbers.

use engine::Seat;
use isle::{Phase, Public};
use maud::{Markup, html};
use words::{say, word};

use super::moment::IDS;
use super::pieces::{Piece, icon, icon_box};
use super::sight::Sight;
use super::words::{moai, prayers, settlers, total, villages};
use face::{Cells, Plate};

/// One plate a seat, `a` first.
pub(super) fn plates(sight: Sight<'_>, cells: &Cells<'_>) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| plate(sight, seat, cells)).collect()
}

fn plate(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Plate {
    let own = sight.public().pieces(seat);
    let key = (counted(sight, seat), own.prayers(), own.is_afloat());
    Plate {
        score: total(score(sight.public(), seat)),
        role: role(sight, seat).map(|role| (role.to_owned(), "v-role")),
        detail: cells.common(&IDS.signs[seat.index()], key, || signs(sight, seat)),
        ..Plate::default()
    }
}

/// The pieces of a seat: of each kind those on the board and those in the reserve.
fn counted(sight: Sight<'_>, seat: Seat) -> [(Piece, usize, usize); 3] {
    let own = sight.public().pieces(seat);
    [
        (Piece::Settler, own.settlers().len(), own.settlers_left()),
        (Piece::Village, own.villages().len(), own.villages_left()),
        (Piece::Standing, own.moai(), own.moai_left()),
    ]
}

/// Signs with numbers, of how many there could be at most; the whole in words for readers and for whoever points there.
fn signs(sight: Sight<'_>, seat: Seat) -> Markup {
    let (own, reserve) = (sight.public().pieces(seat), reserve(sight, seat));
    let words = format!("{}; {reserve}", holdings(sight, seat));
    let number = seat.index();
    html! {
        span id=(IDS.signs[number]) class="v-signs" title=(words) {
            span class="sr" { (words) }
            @if own.is_afloat() { span aria-hidden="true" { (holdings(sight, seat)) } }
            @else {
                @for (kind, here, left) in counted(sight, seat) {
                    span aria-hidden="true" { (icon(&html! { use href={ "#vi-" (kind.code()) (number) } {} }, icon_box(kind))) b { (here) } small { "/" (here + left) } }
                }
                span aria-hidden="true" { (icon(&html! { use href="#vi-p" {} }, "-17 -17 34 34")) b { (own.prayers()) } }
            }
        }
    }
}

/// Points won so far; all points once the game is over.
pub(super) fn score(public: &Public, seat: Seat) -> i32 {
    if public.end().is_some() {
        public.sheet(seat).total()
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
