//! What stands in the way on the map, in words: fissures and distance, channels without lava, limits of villages,
//! geysers that are taken.

use isle::{Illegal, Reserve, SideSet, Space};
use words::{Language, or_list, say};

use super::words::{channel_name, costly, settlers, side_name, spaces_or, spot_name, villages};
use face::Look;

// Moving and landing.

/// Why not, in words.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "text() names every reason; the rest is put into words elsewhere"
)]
pub(super) fn ways(reason: &Illegal, language: Language) -> String {
    match reason {
        Illegal::Sunk { space } => {
            say!(language, en: "{space} has sunk.", fr: "{space} est engloutie.", de: "{space} ist versunken.")
        }
        Illegal::NotOnBoat => {
            say!(language, en: "No settler is on your boat any more.", fr: "Il n’y a plus de colon sur votre bateau.", de: "Auf deinem Boot ist kein Siedler mehr.")
        }
        Illegal::NotAtBay { space, landing } => {
            let landing = spaces_or(*landing, language);
            say!(language, en: "{space} is not at your bay. You can land on {landing}.", fr: "{space} n’est pas à votre baie. Vous pouvez débarquer en {landing}.", de: "{space} liegt nicht an deiner Bucht. Du kannst auf {landing} landen.")
        }
        Illegal::NotCoastal { space } => {
            say!(language, en: "{space} has no side on the sea.", fr: "{space} n’a aucun côté sur la mer.", de: "{space} hat keine Seite am Meer.")
        }
        Illegal::NoSettler { space, what } => {
            let what = costly(*what, language);
            say!(language, en: "{what} needs a settler of yours in {space}.", fr: "{what}\u{202f}: il faut un de vos colons en {space}.", de: "{what}: Dafür brauchst du einen Siedler in {space}.")
        }
        Illegal::NotAdjacent { from, to } => {
            say!(language, en: "{from} and {to} do not share a side.", fr: "{from} et {to} n’ont pas de côté commun.", de: "{from} und {to} haben keine gemeinsame Seite.")
        }
        Illegal::FissureInTheWay { from, to } => {
            let (one, other) = (from.area(), to.area());
            say!(language,
                en: "A fissure closes the border of areas {one} and {other}: no way from {from} to {to}.",
                fr: "Une faille ferme la frontière des zones {one} et {other}\u{202f}: pas de passage de {from} à {to}.",
                de: "Ein Riss schließt die Grenze der Gebiete {one} und {other}: kein Weg von {from} nach {to}.")
        }
        _ => reason.to_string(),
    }
}

// Channels and what is in them.

/// Why not, in words.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "text() names every reason; the rest is put into words elsewhere"
)]
pub(super) fn channels(reason: &Illegal, look: &Look<'_>) -> String {
    let language = look.language;
    match reason {
        Illegal::NoSuchChannel { space, .. } => {
            say!(language, en: "{space} has no such channel.", fr: "{space} n’a pas ce canal.", de: "{space} hat keinen solchen Kanal.")
        }
        Illegal::NothingToCarry { from } => {
            let from = spot_name(*from, language);
            say!(language, en: "There is no moai to carry: {from}.", fr: "Aucun moaï à porter\u{202f}: {from}.", de: "Hier liegt kein Moai zum Tragen: {from}.")
        }
        Illegal::ForeignMoai { from, owner } => {
            let (place, who) = (spot_name(*from, language), look.name(*owner));
            say!(language, en: "The moai at {place} belongs to {who}. Only own moai may be carried.", fr: "Le moaï ({place}) est à {who}. On ne porte que les siens.", de: "Der Moai ({place}) gehört {who}. Nur eigene darf man tragen.")
        }
        Illegal::LooseIsOwn => {
            say!(language, en: "That loose moai is your own.", fr: "Ce moaï à part est à vous.", de: "Dieser lose Moai gehört dir.")
        }
        Illegal::NoLava { channel, what } => {
            let (place, what) = (channel_name(*channel, language), costly(*what, language));
            say!(language, en: "{what} needs a lava tile: there is none in {place}.", fr: "{what}\u{202f}: il faut une tuile de lave, il n’y en a pas ici ({place}).", de: "{what}: Dafür braucht es ein Lavaplättchen, hier liegt keines ({place}).")
        }
        Illegal::ReserveEmpty { what: Reserve::Villages } => {
            say!(language, en: "All six of your villages are on the board.", fr: "Vos six villages sont tous sur le plateau.", de: "Alle sechs Dörfer von dir stehen schon.")
        }
        Illegal::ReserveEmpty { what: Reserve::Moai } => {
            say!(language, en: "All fourteen of your moai are on the board.", fr: "Vos quatorze moaïs sont tous sur le plateau.", de: "Alle vierzehn Moai von dir sind schon auf dem Plan.")
        }
        _ => reason.to_string(),
    }
}

// New settlers.

/// Why not, in words.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "text() names every reason; the rest is put into words elsewhere"
)]
pub(super) fn creating(reason: &Illegal, language: Language) -> String {
    match reason {
        Illegal::AllSettlersInPlay => {
            say!(language, en: "All five of your settlers are in play.", fr: "Vos cinq colons sont tous en jeu.", de: "Alle fünf Siedler von dir sind im Spiel.")
        }
        Illegal::CannotCreate { area, settlers: here, villages: own } => {
            let (here, own) = (settlers(*here, language), villages(*own, language));
            say!(language,
                en: "A new settler needs a settler and a village of yours in the area. Area {area} has {here} and {own} of yours.",
                fr: "Un nouveau colon demande un colon et un village à vous dans la zone. Zone {area}\u{202f}: {here} et {own} à vous.",
                de: "Ein neuer Siedler braucht einen Siedler und ein Dorf von dir im Gebiet. Gebiet {area}: {here} und {own} von dir.")
        }
        Illegal::CreateLimit { area, villages: own } => {
            let own = villages(*own, language);
            say!(language,
                en: "You have {own} in area {area}, and have created as many settlers there this turn.",
                fr: "Vous avez {own} dans la zone {area}, et y avez déjà créé autant de colons ce tour-ci.",
                de: "Du hast {own} in Gebiet {area} und dort in diesem Zug schon ebenso viele Siedler eingesetzt.")
        }
        Illegal::NotAtVillage { space } => {
            say!(language, en: "At this table new settlers appear only beside an own village, and {space} has none.", fr: "À cette table, un colon n’apparaît que près d’un village à soi\u{202f}: {space} n’en a pas.", de: "An diesem Tisch kommen neue Siedler nur zu einem eigenen Dorf; {space} hat keines.")
        }
        _ => reason.to_string(),
    }
}

// Raising.

/// Why not, in words.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "text() names every reason; the rest is put into words elsewhere"
)]
pub(super) fn raising(reason: &Illegal, look: &Look<'_>) -> String {
    let language = look.language;
    match reason {
        Illegal::NothingToRaise { from } => {
            let space = from.space();
            say!(language, en: "No moai of yours lies in {space}.", fr: "Aucun moaï à vous n’est couché en {space}.", de: "In {space} liegt kein Moai von dir.")
        }
        Illegal::RaisesForeign { from, owner } => {
            let (place, who) = (spot_name(*from, language), look.name(*owner));
            say!(language, en: "The moai at {place} belongs to {who}. Only own moai may be raised.", fr: "Le moaï ({place}) est à {who}. On ne dresse que les siens.", de: "Der Moai ({place}) gehört {who}. Nur eigene darf man aufrichten.")
        }
        Illegal::NoGeyser { space, sides, .. } => no_geyser(*space, *sides, language),
        Illegal::GeyserTaken { space, side, owner } => {
            let (side, who) = (side_name(*side, language), look.name(*owner));
            if look.is_me(*owner) {
                return say!(language, en: "A moai of yours stands on the geyser {side} of {space} already.", fr: "Un moaï à vous occupe déjà le geyser {side} de {space}.", de: "Auf dem Geysir im {side} von {space} steht schon ein Moai von dir.");
            }
            say!(language, en: "A moai of {who} stands on the geyser {side} of {space}.", fr: "Un moaï de {who} occupe le geyser {side} de {space}.", de: "Auf dem Geysir im {side} von {space} steht ein Moai von {who}.")
        }
        Illegal::SeaGeyser { space, side } => {
            let side = side_name(*side, language);
            say!(language, en: "The geyser {side} of {space} faces the sea, and at this table that is forbidden.", fr: "Le geyser {side} de {space} fait face à la mer, et c’est interdit à cette table.", de: "Der Geysir im {side} von {space} schaut aufs Meer; das ist an diesem Tisch verboten.")
        }
        _ => reason.to_string(),
    }
}

fn no_geyser(space: Space, sides: SideSet, language: Language) -> String {
    if sides.is_empty() {
        return say!(language, en: "{space} has no geyser. Carry the moai elsewhere.", fr: "{space} n’a pas de geyser. Portez le moaï ailleurs.", de: "{space} hat keinen Geysir. Trage den Moai woandershin.");
    }
    let sides: Vec<String> = sides.iter().map(|side| side_name(side, language).to_owned()).collect();
    let sides = or_list(language, &sides);
    say!(language, en: "{space} has geysers only here: {sides}.", fr: "{space} n’a de geysers que là\u{202f}: {sides}.", de: "{space} hat nur dort Geysire: {sides}.")
}
