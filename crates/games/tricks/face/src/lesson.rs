//! Where the things are that the course of this game points at, and what its cards are called.

use face::{Look, Spot};
use maud::{Markup, html};
use tricks::{Card, Suit, Type};
use words::{Language, say, word};

use super::handles::{self, Place, card_handle};
use super::names;
use super::words::{card_name, suit_name, type_name};

/// Where a thing is.
pub(super) fn spot(thing: &str, look: &Look<'_>) -> Option<Spot> {
    let language = look.language;
    let (kind, rest) = thing.split_once(' ').unwrap_or((thing, ""));
    let seat = || rest.parse().ok();
    Some(match (kind, rest) {
        ("hand", "") => {
            Spot::one("t-hand", word!(language, en: "your hand", fr: "votre main", de: "deine Hand"))
        }
        ("hand", cards) => hand(cards, language)?,
        ("trick", "") => {
            Spot::one("trick|t-first", word!(language, en: "the trick", fr: "le pli", de: "der Stich"))
        }
        ("laid", _) => {
            let (seat, name) = (seat()?, look.name(seat()?));
            let words = say!(language, en: "the cards laid by {name}", fr: "les cartes posées par {name}", de: "die ausgelegten Karten von {name}");
            Spot::one(names::row(seat), words)
        }
        // A window with room for them beside the table shows the trumps there.
        ("banner", _) => Spot::one(
            "t-banner|t-trumps",
            word!(language, en: "the trumps", fr: "les atouts", de: "die Trümpfe"),
        ),
        ("type", named) => {
            let named: Type = named.parse().ok()?;
            Spot::one(handles::of_type(Some(named)), type_name(named, language))
        }
        // Where there is no room for the table of targets, the middle of the auction tells the next one.
        ("targets", "") => Spot::one(
            "t-ladder|t-bids",
            word!(language, en: "the targets", fr: "les objectifs", de: "die Ziele"),
        ),
        ("team", "") => {
            let words = word!(language, en: "the points of the team", fr: "les points de l’équipe", de: "die Punkte des Teams");
            Spot::one("t-goal|t-team", words)
        }
        ("sheet", "") => Spot::one(
            "notice|sheet",
            word!(language, en: "the score sheet", fr: "la feuille de score", de: "der Wertungsbogen"),
        ),
        ("seat", _) => Spot::one(format!("plate:{}", seat()?), look.name(seat()?)),
        ("button", "pass") => {
            Spot::one(handles::PASS, word!(language, en: "Pass", fr: "Passer", de: "Passen"))
        }
        _ => return None,
    })
}

/// Cards of the own hand, one by one or all of a colour.
fn hand(cards: &str, language: Language) -> Option<Spot> {
    let read: Option<Vec<Card>> = cards.split(',').map(|card| card.parse().ok()).collect();
    let (cards, words) = match (read, cards.parse()) {
        (Some(cards), _) => {
            let names: Vec<String> = cards.iter().map(|&card| card_name(card, language)).collect();
            (cards, names.join(", "))
        }
        (None, Ok(Type::Suit(suit))) => (of_suit(suit), suit_name(suit, language).to_owned()),
        (None, _) => return None,
    };
    // Own cards that were laid in the auction are played like those in the hand.
    let at =
        |card: Card, copy| [Place::Hand, Place::Laid].map(|place| card_handle(place, card, copy)).join("|");
    let copies = |card: &Card| (0..card.copies()).map(|copy| at(*card, copy)).collect::<Vec<_>>();
    Some(Spot { at: cards.iter().flat_map(copies).collect(), words })
}

fn of_suit(suit: Suit) -> Vec<Card> {
    Card::all().filter(|card| card.suit() == suit).collect()
}

/// A card in words.
pub(super) fn component(name: &str, language: Language) -> Option<Markup> {
    let card: Card = name.parse().ok()?;
    Some(html! { b { (card_name(card, language)) } })
}
