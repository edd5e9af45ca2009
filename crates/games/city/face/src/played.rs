//! The cards that the others have played in this turn and not placed yet, and the pile that is dealt from.

use city::{BuildingId, Card, Phase};
use engine::Seat;
use face::names::of_seat;
use maud::{Markup, html};
use words::{say, word};

use super::building::{Condition, label, placed};
use super::names;
use super::sight::Sight;
use super::words::cards_counted;
use face::Cells;
use face::emblem::emblem_of;

/// The Building of this turn that lies open in front of a seat until it is placed.
pub(super) fn lies(sight: Sight<'_>, seat: Seat) -> Option<BuildingId> {
    let public = sight.public();
    let placed = public.estate(seat).occupied().len();
    let before = 3 * public.round().saturating_sub(1) + public.turn();
    let open = public.phase() == Phase::Resolve && public.round() > 0 && placed < before;
    public.played(seat, public.turn()).and_then(Card::building).filter(|_| open)
}

/// A place for the card of each of the others, and the pile.
pub(super) fn row(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    let seats: Vec<Seat> = Seat::all(sight.seats()).filter(|&seat| !sight.is_me(seat)).collect();
    html! {
        ul class="c-played" aria-label=(word!(language, en: "Played this turn", fr: "Joué ce tour", de: "In diesem Zug gespielt")) {
            @for seat in seats {
                li { (emblem_of(seat)) (spot(sight, seat, cells)) }
            }
            li { (pile(sight, cells)) }
        }
    }
}

fn spot(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    let (id, card) = (of_seat("c-played-", seat), lies(sight, seat));
    cells.cell(&id, card, || match card {
        None => html! { span id=(id) class="c-spot" {} },
        Some(card) => {
            let (card, language) = (sight.building(card), sight.language());
            let (name, card_label) = (sight.plate(seat), label(card, language));
            let words = say!(language, en: "{name}: {card_label}", fr: "{name}\u{202f}: {card_label}", de: "{name}: {card_label}");
            html! {
                span id=(id) class="c-spot" {
                    svg data-t=(names::played(seat)) class="c-card" viewBox="-2 -2 104 104" role="img" aria-label=(words) data-zoom="" { (placed(card, Condition::Standing)) }
                }
            }
        }
    })
}

/// How many cards are left to be dealt.
fn pile(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let projects = public.round() == 0;
    let left = if projects { public.project_pile() } else { public.building_pile() };
    let back = if projects { names::LEAF } else { names::BACK };
    cells.common("c-pile", (projects, left), || {
        let count = cards_counted(left.into(), language);
        html! {
            span id="c-pile" class="c-pile" title=(word!(language, en: "Pile", fr: "Pioche", de: "Stapel")) {
                svg data-t=(names::PILE) class="c-card" viewBox="0 0 104 104" aria-hidden="true" { use href={ "#" (back) } width="104" height="104" {} }
                b aria-hidden="true" { (left) } span class="sr" { (count) }
            }
        }
    })
}
