//! The table itself: the felt with the seats around it and what lies in the middle.

use face::Cells;
use maud::{Markup, html};
use tricks::{Course, Phase};
use words::{say, word};

use super::hand::sorts;
use super::names;
use super::sight::Sight;
use super::words::{cards_counted, seat_list};
use super::{auction, banner, goal, naming, seats, trick};

/// The main region. Its box never changes its size; what is in it finds its place by classes:
/// the number of players, the phase, and the place of each seat as the observer sees it.
pub(super) fn table(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    html! {
        div class={ "t-table " (players_class(sight)) " " (phase_class(sight)) } {
            div class="t-felt" data-t="felt" aria-hidden="true" {}
            (banner::banner(sight, cells))
            (goal::in_short(sight, cells))
            (seats::ring(sight, cells))
            (middle(sight, cells))
            (spots(sight))
            (sorts(sight))
        }
    }
}

/// Where the cards of a trick lie, in every phase: the last card of a round goes there when the next is dealt already.
fn spots(sight: Sight<'_>) -> Markup {
    html! {
        div class="t-trick t-spots" aria-hidden="true" {
            @for seat in sight.around() { i class={ "t-spot " (sight.place_class(seat)) } data-t=(names::spot(seat)) {} }
        }
    }
}

fn players_class(sight: Sight<'_>) -> &'static str {
    const CLASSES: [&str; 4] = ["t-p3", "t-p4", "t-p5", "t-p6"];
    CLASSES[usize::from(sight.seats().clamp(3, 6) - 3)]
}

const fn phase_class(sight: Sight<'_>) -> &'static str {
    match sight.public().phase() {
        Phase::Deal | Phase::Auction => "t-auction",
        Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner => "t-choice",
        Phase::Trick | Phase::Draw | Phase::Over(_) => "t-tricks",
    }
}

fn middle(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let public = sight.public();
    match (public.phase(), public.contract()) {
        (Phase::Auction, _) => auction::middle(sight, cells),
        (Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner, Some(contract)) => {
            naming::middle(sight, contract, cells)
        }
        (Phase::Trick | Phase::Draw | Phase::Over(_), Some(contract)) => {
            trick::middle(sight, contract, cells)
        }
        (Phase::Draw | Phase::Over(_), None) => without_tricks(sight),
        (Phase::Deal | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner | Phase::Trick, _) => {
            dealing(sight)
        }
    }
}

/// After the last round, if it was an Eklat.
fn without_tricks(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    let words = match sight.public().last_round().map(|result| result.course) {
        Some(Course::Eklat(eklat)) => {
            let (cards, tied) = (cards_counted(eklat.cards, language), seat_list(eklat.tied, sight.look));
            say!(language, en: "{cards} each: {tied}", fr: "{cards} chacun\u{202f}: {tied}", de: "Je {cards}: {tied}")
        }
        Some(Course::Empty | Course::Played(_)) | None => {
            say!(language, en: "Nobody laid a card", fr: "Personne n’a posé de carte", de: "Niemand hat ausgelegt")
        }
    };
    html! {
        section class="t-mid" data-t="middle" {
            p class="t-head" { (word!(language, en: "Eklat", fr: "Éclat", de: "Eklat")) }
            p class="t-prospect" { (words) }
        }
    }
}

fn dealing(sight: Sight<'_>) -> Markup {
    html! {
        section class="t-mid" {
            p class="t-head" { (word!(sight.language(), en: "The cards are being dealt", fr: "On distribue les cartes", de: "Die Karten werden gegeben")) }
        }
    }
}
