//! Where the things are that the course of this game points at, and what its cards are called.

use engine::Seat;
use face::{Look, Spot};
use m::{Axis, Card, Cell};
use maud::{Markup, html};
use words::{Language, say, word};

use super::words::{card_name, cell_name};
use super::{handles, names};

/// Where a thing is.
pub(super) fn spot(thing: &str, look: &Look<'_>) -> Option<Spot> {
    let language = look.language;
    let (kind, rest) = thing.split_once(' ').unwrap_or((thing, ""));
    let seat = || rest.parse::<Seat>().ok();
    let cell = || rest.parse::<Cell>().ok();
    Some(match (kind, rest) {
        ("hand", "") => {
            Spot::one("m-hand", word!(language, en: "your hand", fr: "votre main", de: "deine Hand"))
        }
        ("hand", card) => {
            let card: Card = card.parse().ok()?;
            Spot { at: handles::of_card(card), words: card_name(card, language) }
        }
        ("cell", _) => Spot::one(handles::of_cell(cell()?), cell_name(cell()?)),
        ("card", _) => Spot::one(names::tile(cell()?), cell_name(cell()?)),
        ("tokens", _) => {
            let (seat, name) = (seat()?, look.name(seat()?));
            let words = say!(language, en: "the tokens of {name}", fr: "les jetons de {name}", de: "die Chips von {name}");
            Spot::one(format!("{}|plate:{seat}", names::tokens(seat)), words)
        }
        ("colours", _) => {
            let (seat, name) = (seat()?, look.name(seat()?));
            let words = say!(language, en: "the colours of {name}", fr: "les couleurs de {name}", de: "die Farben von {name}");
            Spot::one(format!("plate:{seat}"), words)
        }
        ("pile", "") => {
            Spot::one("m-pile", word!(language, en: "the pile", fr: "la pioche", de: "der Stapel"))
        }
        ("line", _) => {
            let axis = match rest.split_once(' ')?.0 {
                "row" => Axis::Row,
                "column" => Axis::Column,
                _ => return None,
            };
            let words = word!(language, en: "the line that is scored", fr: "la rangée qui est comptée", de: "die Reihe, die gewertet wird");
            Spot::one(names::fill(axis), words)
        }
        _ => return None,
    })
}

/// A card in words.
pub(super) fn component(name: &str, language: Language) -> Option<Markup> {
    let card: Card = name.parse().ok()?;
    Some(html! { b { (card_name(card, language)) } })
}
