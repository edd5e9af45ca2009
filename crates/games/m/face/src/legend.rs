//! The signs of the cards and of the table, with what they mean.

use face::Sign;
use maud::{Markup, html};
use words::{Language, say};

use super::hue::Hue;
use super::plates::discs;
use super::sign::Sign as Symbol;
use super::strip::lozenge;
use super::tile::{Tens, Tile, colour_chip, sign_chip, tile_face};

/// What a card is made of, then every colour and symbol, then what else lies on the table.
pub(super) fn legend(language: Language) -> Vec<Sign> {
    let sign = |picture, words| Sign { picture, words };
    let shown = Tile::Signed(Hue::ALL[0], Symbol::ALL[0], Tens::Three);
    let (letter, name) = (shown.hue().letter(language), shown.label(language));
    let mut signs = vec![sign(
        alone(shown, letter),
        say!(language,
            en: "Card: value at the top left, letter of the colour at the bottom right ({letter}), symbol in the middle; a tooth on each side for every ten. This one is {name}",
            fr: "Carte\u{202f}: valeur en haut à gauche, lettre de la couleur en bas à droite ({letter}), symbole au milieu\u{202f}; une dent par dizaine sur chaque bord. Celle-ci\u{202f}: {name}",
            de: "Karte: oben links der Wert, unten rechts der Buchstabe der Farbe ({letter}), in der Mitte das Symbol; an jeder Seite ein Zahn für jede Zehn. Diese hier: {name}"),
    )];
    signs.extend(Hue::ALL.into_iter().map(|hue| {
        let (name, letter) = (hue.name(language), hue.letter(language));
        sign(
            colour_chip(hue),
            say!(language, en: "{name}: {letter}", fr: "{name}\u{202f}: {letter}", de: "{name}: {letter}"),
        )
    }));
    signs.extend(
        Symbol::ALL.into_iter().map(|symbol| sign(sign_chip(symbol), symbol.name(language).to_owned())),
    );
    signs.extend([
        sign(
            discs(1),
            say!(language, en: "Token: worth 10 points at the end", fr: "Jeton\u{202f}: vaut 10 points à la fin", de: "Chip: am Ende 10 Punkte wert"),
        ),
        sign(
            lozenge(),
            say!(language, en: "Rhombus: this line is scored, or a card here would start its scoring", fr: "Losange\u{202f}: cette rangée est évaluée, ou une carte posée ici ouvrirait la phase", de: "Reihenstein: Diese Reihe wird gewertet, oder eine Karte hier würde die Wertung auslösen"),
        ),
    ]);
    signs
}

fn alone(tile: Tile, letter: &str) -> Markup {
    html! { svg viewBox="0 0 100 100" aria-hidden="true" { (tile_face(tile, letter)) } }
}
