//! The signs of the cards, with what they mean.

use face::Sign;
use maud::{Markup, html};
use tricks::{Card, Number, Suit, Type};
use words::{Language, say};

use super::card::{suit_emblem, symbol, type_symbol};
use super::seats::roles;
use super::words::suit_name;

/// What a card shows, the colours, a number as trump, and the three roles.
pub(super) fn legend(language: Language) -> Vec<Sign> {
    let sign = |picture, words| Sign { picture, words };
    let mut signs = Vec::new();
    if let Some(shown) = Card::all().find(|shown| shown.number().points() == 2) {
        signs.push(sign(
            html! { svg viewBox="0 0 100 150" aria-hidden="true" { use href={ "#" (symbol(shown)) } {} } },
            say!(language,
                en: "Card: its number, the sign and letter of its colour, and a triangle for each point that it is worth in a trick",
                fr: "Carte\u{202f}: son chiffre, le signe et la lettre de sa couleur, et un triangle par point qu’elle vaut dans un pli",
                de: "Karte: ihre Zahl, Zeichen und Buchstabe ihrer Farbe, und ein Dreieck für jeden Punkt, den sie im Stich wert ist"),
        ));
    }
    signs.extend(
        Suit::ALL.into_iter().map(|suit| sign(suit_emblem(suit), suit_name(suit, language).to_owned())),
    );
    if let Some(number) = Number::new(7) {
        signs.push(sign(
            emblem_of(Type::Number(number)),
            say!(language, en: "A number as trump: all cards with this number", fr: "Un chiffre comme atout\u{202f}: toutes les cartes qui le portent", de: "Eine Zahl als Trumpf: alle Karten mit dieser Zahl"),
        ));
    }
    signs.extend(roles(language).map(|(class, name, what)| {
        sign(
            role_chip(class, name),
            say!(language, en: "{name}: {what}", fr: "{name}\u{202f}: {what}", de: "{name}: {what}"),
        )
    }));
    signs
}

/// The colour of a role, with the first letter of its name.
fn role_chip(class: &str, name: &str) -> Markup {
    html! {
        svg class={ "t-chip-of " (class) } viewBox="0 0 32 24" aria-hidden="true" {
            rect width="32" height="24" rx="6" {}
            text x="16" y="17.5" text-anchor="middle" font-size="16" font-weight="700" { (name.chars().next().unwrap_or_default()) }
        }
    }
}

fn emblem_of(named: Type) -> Markup {
    html! { svg class="e" aria-hidden="true" { use href={ "#" (type_symbol(named)) } {} } }
}
