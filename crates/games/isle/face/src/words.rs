//! The words that many sentences of Volcanic Isle share: places, pieces, numbers of things, seats.

use engine::{RuleId, Set, Small};
use isle::{Area, Burnable, Channel, Costly, Depth, Loss, RULES, Side, Space, Spot};
use words::{Language, and_list, count, or_list, say, word};

pub(super) use face::numbers::total;
pub(super) use face::seats::{of_seat, seat_list};

// Places.

/// Which channel: "near".
pub(super) const fn depth(depth: Depth, language: Language) -> &'static str {
    match depth {
        Depth::Near => word!(language, en: "near", fr: "proche", de: "nah"),
        Depth::Far => word!(language, en: "far", fr: "lointain", de: "fern"),
        Depth::Pit => word!(language, en: "pit", fr: "cuvette", de: "Mulde"),
    }
}

/// A channel: "3a near".
pub(super) fn channel_name(channel: Channel, language: Language) -> String {
    format!("{} {}", channel.space(), depth(channel.depth(), language))
}

/// Where a moai lies: "3a near", "3a loose".
pub(super) fn spot_name(spot: Spot, language: Language) -> String {
    match spot {
        Spot::Channel(channel) => channel_name(channel, language),
        Spot::Loose(space) => {
            say!(language, en: "{space} loose", fr: "{space} déplacé", de: "{space} verschoben")
        }
    }
}

/// Where a side looks: "north-west".
pub(super) const fn side_name(side: Side, language: Language) -> &'static str {
    match side {
        Side::E => word!(language, en: "east", fr: "est", de: "Osten"),
        Side::NE => word!(language, en: "north-east", fr: "nord-est", de: "Nordosten"),
        Side::NW => word!(language, en: "north-west", fr: "nord-ouest", de: "Nordwesten"),
        Side::W => word!(language, en: "west", fr: "ouest", de: "Westen"),
        Side::SW => word!(language, en: "south-west", fr: "sud-ouest", de: "Südwesten"),
        Side::SE => word!(language, en: "south-east", fr: "sud-est", de: "Südosten"),
    }
}

/// Where something on a side looks, after "facing": "north-west", "vers le nord-ouest", "Nordwesten".
pub(super) fn facing(side: Side, language: Language) -> String {
    let name = side_name(side, language);
    match (language, side) {
        (Language::French, Side::E | Side::W) => format!("vers l’{name}"),
        (Language::French, _) => format!("vers le {name}"),
        (Language::English | Language::German, _) => name.to_owned(),
    }
}

/// Where a side looks, in letters: "NW".
pub(super) const fn side_letters(side: Side, language: Language) -> &'static str {
    match side {
        Side::E => word!(language, en: "E", fr: "E", de: "O"),
        Side::NE => word!(language, en: "NE", fr: "NE", de: "NO"),
        Side::NW => word!(language, en: "NW", fr: "NO", de: "NW"),
        Side::W => word!(language, en: "W", fr: "O", de: "W"),
        Side::SW => word!(language, en: "SW", fr: "SO", de: "SW"),
        Side::SE => word!(language, en: "SE", fr: "SE", de: "SO"),
    }
}

/// "area 9", "areas 9, 15 and 20", "area 4 or 9" is not one of them.
pub(super) fn areas_name(areas: Set<Area>, language: Language) -> String {
    let list = and_list(language, &texts(areas));
    if areas.len() == 1 {
        say!(language, en: "area {list}", fr: "la zone {list}", de: "Gebiet {list}")
    } else {
        say!(language, en: "areas {list}", fr: "les zones {list}", de: "die Gebiete {list}")
    }
}

/// The same at the beginning of a sentence.
pub(super) fn areas_title(areas: Set<Area>, language: Language) -> String {
    let list = and_list(language, &texts(areas));
    if areas.len() == 1 {
        say!(language, en: "Area {list}", fr: "La zone {list}", de: "Gebiet {list}")
    } else {
        say!(language, en: "Areas {list}", fr: "Les zones {list}", de: "Die Gebiete {list}")
    }
}

/// Spaces to choose from: "18a, 21a or 21b".
pub(super) fn spaces_or(spaces: Set<Space>, language: Language) -> String {
    or_list(language, &texts(spaces))
}

/// Things of a set, each as it is written.
pub(super) fn texts<T: Small + ToString>(set: Set<T>) -> Vec<String> {
    set.iter().map(|thing| thing.to_string()).collect()
}

// Numbers of things.

/// Makes a function that counts things.
macro_rules! counted {
    ($($(#[$doc:meta])* $name:ident: $en1:literal | $en:literal, $fr1:literal | $fr:literal, $de1:literal | $de:literal;)+) => {
        $($(#[$doc])* pub(super) fn $name(count: impl Into<i64>, language: Language) -> String {
            let count: i64 = count.into();
            let noun = count!(language, count, en: $en1 | $en, fr: $fr1 | $fr, de: $de1 | $de);
            format!("{} {noun}", total(count))
        })+
    };
}

counted! {
    /// "2 settlers"
    settlers: "settler" | "settlers", "colon" | "colons", "Siedler" | "Siedler";
    /// "2 villages"
    villages: "village" | "villages", "village" | "villages", "Dorf" | "Dörfer";
    /// "2 moai"
    moai: "moai" | "moai", "moaï" | "moaïs", "Moai" | "Moai";
    /// "2 prayer tokens"
    prayers: "prayer token" | "prayer tokens", "jeton prière" | "jetons prière", "Gebetsmarker" | "Gebetsmarker";
    /// "2 spaces"
    spaces: "space" | "spaces", "case" | "cases", "Feld" | "Felder";
    /// "2 volcanoes"
    volcanoes: "volcano" | "volcanoes", "volcan" | "volcans", "Vulkan" | "Vulkane";
    /// "2 lava tiles"
    lava: "lava tile" | "lava tiles", "tuile de lave" | "tuiles de lave", "Lavaplättchen" | "Lavaplättchen";
    /// "2 fissures"
    fissures: "fissure" | "fissures", "faille" | "failles", "Riss" | "Risse";
    /// "2 action points"
    action_points: "action point" | "action points", "point d’action" | "points d’action", "Aktionspunkt" | "Aktionspunkte";
    /// "2 points"
    points: "point" | "points", "point" | "points", "Punkt" | "Punkte";
    /// "2 pieces"
    pieces: "piece" | "pieces", "pièce" | "pièces", "Figur" | "Figuren";
    /// "2 rounds"
    rounds: "round" | "rounds", "manche" | "manches", "Runde" | "Runden";
}

/// What is lost: "1 village and 2 moai".
pub(super) fn loss(lost: Loss, language: Language) -> String {
    let moai_count = lost.standing + lost.lying;
    let parts = [
        (lost.settlers, settlers(lost.settlers, language)),
        (lost.villages, villages(lost.villages, language)),
        (moai_count, moai(moai_count, language)),
    ];
    let parts: Vec<String> =
        parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect();
    and_list(language, &parts)
}

/// A piece that lava can destroy: "village".
pub(super) const fn burnable(what: Burnable, language: Language) -> &'static str {
    match what {
        Burnable::Village => word!(language, en: "village", fr: "village", de: "Dorf"),
        Burnable::Moai => word!(language, en: "moai", fr: "moaï", de: "Moai"),
    }
}

/// A rule of the game by its number.
pub(super) const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new(RULES[0].game(), section, number)
}

/// What costs action points.
pub(super) const fn costly(what: Costly, language: Language) -> &'static str {
    match what {
        Costly::Land => word!(language, en: "Landing", fr: "Débarquer", de: "Landen"),
        Costly::Move => word!(language, en: "A move", fr: "Un déplacement", de: "Ein Zug"),
        Costly::Village => word!(language, en: "A village", fr: "Un village", de: "Ein Dorf"),
        Costly::Settler => {
            word!(language, en: "A new settler", fr: "Un nouveau colon", de: "Ein neuer Siedler")
        }
        Costly::Sculpt => word!(language, en: "Sculpting", fr: "Sculpter", de: "Einen Moai meißeln"),
        Costly::Raise => {
            word!(language, en: "Raising a moai", fr: "Dresser un moaï", de: "Einen Moai aufrichten")
        }
        Costly::Pray => {
            word!(language, en: "The next prayer token", fr: "Le prochain jeton prière", de: "Der nächste Gebetsmarker")
        }
    }
}
