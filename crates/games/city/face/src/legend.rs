//! The signs of the board, with what they mean.

use city::{BuildingType, Colour, Line, Side, Token};
use face::Sign;
use maud::{Markup, html};
use words::{Language, say};

use super::building::{Condition, small};
use super::gem::{any_icon, damage_icon, gem_icon, half, slot, source, victory_icon};
use super::track::line_icon;

/// Colours, fragments and Sources; types of Buildings; tokens; what is compared in Battles.
pub(super) fn legend(language: Language) -> Vec<Sign> {
    let sign = |picture, words| Sign { picture, words };
    let mut signs = vec![
        sign(
            gem_icon(Colour::Strength),
            say!(language, en: "Strength: compared in Battles", fr: "Force\u{202f}: comparée dans les Affrontements", de: "Stärke: wird in Kämpfen verglichen"),
        ),
        sign(
            gem_icon(Colour::Faith),
            say!(language, en: "Faith: counts at the end", fr: "Foi\u{202f}: compte à la fin", de: "Glaube: zählt am Ende"),
        ),
        sign(
            gem_icon(Colour::Food),
            say!(language, en: "Food: feeds your Buildings in the Harvest", fr: "Nourriture\u{202f}: nourrit vos Bâtiments à la Moisson", de: "Nahrung: ernährt deine Gebäude bei der Ernte"),
        ),
        sign(
            framed(&half(Colour::Strength, (0.0, -5.0), Side::North, 10.0)),
            say!(language, en: "Fragment: half a Source at the edge of a card or of the board", fr: "Fragment\u{202f}: une demi-Source au bord d’une carte ou du plateau", de: "Fragment: eine halbe Quelle am Rand einer Karte oder des Tableaus"),
        ),
        sign(
            framed(&source(Colour::Strength, (0.0, 0.0), 8.0)),
            say!(language, en: "Source: two equal Fragments that meet; it gives a token and counts as a symbol", fr: "Source\u{202f}: deux Fragments égaux qui se touchent\u{202f}; elle donne un jeton et compte comme symbole", de: "Quelle: zwei gleiche Fragmente, die sich treffen; sie gibt einen Marker und zählt als Symbol"),
        ),
        sign(
            framed(&slot(Token::Of(Colour::Food), None)),
            say!(language, en: "Free space of a Project: a token of this colour pays it", fr: "Emplacement libre d’un Projet\u{202f}: un jeton de cette couleur le paie", de: "Freies Feld eines Projekts: Ein Marker dieser Farbe bezahlt es"),
        ),
        sign(
            any_icon(),
            say!(language, en: "Any of the three colours", fr: "L’une des trois couleurs, au choix", de: "Eine der drei Farben nach Wahl"),
        ),
    ];
    signs.extend(
        BuildingType::ALL
            .into_iter()
            .map(|kind| sign(of_type(kind, Condition::Standing), type_words(kind, language))),
    );
    signs.extend([
        sign(
            of_type(BuildingType::Military, Condition::Destroyed),
            say!(language, en: "Destroyed Building: without type and symbols; its Sources stay", fr: "Bâtiment détruit\u{202f}: sans type ni symboles\u{202f}; ses Sources restent", de: "Zerstörtes Gebäude: ohne Art und Symbole; seine Quellen bleiben"),
        ),
        sign(
            damage_icon(),
            say!(language, en: "Damage: where a row and a column with Damage cross, the Building is destroyed", fr: "Dégâts\u{202f}: au croisement d’une ligne et d’une colonne touchées, le Bâtiment est détruit", de: "Schaden: Wo sich eine Reihe und eine Spalte mit Schaden kreuzen, fällt das Gebäude"),
        ),
        sign(
            victory_icon(),
            say!(language, en: "Victory token: 3 Achievement Points (AP) at the end", fr: "Jeton Victoire\u{202f}: 3 Points d’Accomplissement (PA) à la fin", de: "Siegmarker: 3 Leistungspunkte (LP) am Ende"),
        ),
    ]);
    let line = Line::all().next().map(|line| {
        sign(
            line_icon(line),
            say!(language, en: "Battle: the Strength of this row or column is compared", fr: "Affrontement\u{202f}: on compare la Force de cette ligne ou colonne", de: "Kampf: Die Stärke dieser Reihe oder Spalte wird verglichen"),
        )
    });
    signs.extend(line);
    signs
}

fn framed(drawing: &Markup) -> Markup {
    html! { svg viewBox="-13 -13 26 26" aria-hidden="true" { (drawing) } }
}

fn of_type(kind: BuildingType, condition: Condition) -> Markup {
    html! { svg viewBox="0 0 30 30" aria-hidden="true" { (small(kind, condition, (0.0, 0.0))) } }
}

/// A type, with what its symbols are.
fn type_words(kind: BuildingType, language: Language) -> String {
    match kind {
        BuildingType::Military => {
            say!(language, en: "Military: 2 Strength", fr: "Militaire\u{202f}: 2 Force", de: "Militär: 2 Stärke")
        }
        BuildingType::Worship => {
            say!(language, en: "Worship: 3 Faith", fr: "Religieux\u{202f}: 3 Foi", de: "Kult: 3 Glaube")
        }
        BuildingType::Trade => {
            say!(language, en: "Trade: a token of any colour when it is built", fr: "Commercial\u{202f}: un jeton de votre choix à la pose", de: "Handel: ein Marker nach Wahl beim Bauen")
        }
        BuildingType::Political => {
            say!(language, en: "Political: 1 Strength and 1 Food", fr: "Politique\u{202f}: 1 Force et 1 Nourriture", de: "Politik: 1 Stärke und 1 Nahrung")
        }
        BuildingType::Farming => {
            say!(language, en: "Farming: 2 Food", fr: "Agricole\u{202f}: 2 Nourriture", de: "Landwirtschaft: 2 Nahrung")
        }
    }
}
