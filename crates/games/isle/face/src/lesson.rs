//! Where the things are that the course of this game points at, and what its places are called.

use face::{Look, Spot};
use isle::{Area, Channel, Depth, Side, Space, Volcano};
use maud::{Markup, html};
use words::{Language, say, word};

use super::words::{channel_name, side_name};
use super::{handles, names};

/// Where a thing is.
pub(super) fn spot(thing: &str, look: &Look<'_>) -> Option<Spot> {
    let language = look.language;
    let (kind, rest) = thing.split_once(' ').unwrap_or((thing, ""));
    let space = || rest.parse::<Space>().ok();
    Some(match (kind, rest) {
        ("space", _) => {
            let space = space()?;
            Spot::one(format!("{}|{}", handles::of_space(space), names::space(space)), space.to_string())
        }
        ("settler", _) => {
            let space = space()?;
            let words = say!(language, en: "your settlers on {space}", fr: "vos colons en {space}", de: "deine Siedler auf {space}");
            Spot::one(handles::of_settler(space), words)
        }
        ("area", _) => {
            let area: Area = rest.parse().ok()?;
            let words = say!(language, en: "area {area}", fr: "la zone {area}", de: "Gebiet {area}");
            Spot::one(format!("{}|{}", names::area(area), names::sunk(area)), words)
        }
        ("volcano", _) => {
            let volcano: Volcano = rest.parse().ok()?;
            let words =
                say!(language, en: "volcano {volcano}", fr: "le volcan {volcano}", de: "Vulkan {volcano}");
            Spot::one(names::crater(volcano), words)
        }
        ("channel", _) => {
            let (space, depth) = rest.split_once(' ')?;
            let depth = [Depth::Near, Depth::Far, Depth::Pit].into_iter().find(|one| one.word() == depth)?;
            let channel = Channel::new(space.parse().ok()?, depth)?;
            let name = channel_name(channel, language);
            let words = say!(language, en: "channel {name}", fr: "le canal {name}", de: "Kanal {name}");
            Spot::one(format!("{}|{}", handles::of_channel(channel), names::channel(channel)), words)
        }
        ("geyser", _) => {
            let (space, side) = rest.split_once(' ')?;
            let (space, side): (Space, Side) = (space.parse().ok()?, side.parse().ok()?);
            let name = side_name(side, language);
            let words = say!(language, en: "the geyser of {space}, {name}", fr: "le geyser de {space}, {name}", de: "der Geysir von {space}, {name}");
            Spot::one(format!("{}|{}", handles::of_geyser(space, side), names::geyser(space, side)), words)
        }
        ("border", _) => {
            let (low, high) = rest.split_once(' ')?;
            let (low, high): (Area, Area) = (low.parse().ok()?, high.parse().ok()?);
            let words = say!(language, en: "the border of areas {low} and {high}", fr: "la frontière des zones {low} et {high}", de: "die Grenze der Gebiete {low} und {high}");
            Spot::one(names::fissure(low, high), words)
        }
        ("action", _) => action(rest, language)?,
        ("points", "") => Spot::one(
            "v-points",
            word!(language, en: "your action points", fr: "vos points d’action", de: "deine Aktionspunkte"),
        ),
        ("clock", "") => Spot::one(
            "v-eruptions",
            word!(language, en: "the volcanoes left", fr: "les volcans restants", de: "die übrigen Vulkane"),
        ),
        ("boat", "") => {
            let seat = look.observer.seat()?;
            let words = word!(language, en: "your boat", fr: "votre bateau", de: "dein Boot");
            Spot::one(format!("{}|{}", handles::BOAT, names::boat(seat)), words)
        }
        ("sheet", "") => Spot::one(
            "notice|sheet",
            word!(language, en: "the score sheet", fr: "la feuille de score", de: "der Wertungsbogen"),
        ),
        _ => return None,
    })
}

/// The button of an action.
fn action(name: &str, language: Language) -> Option<Spot> {
    let (handle, words) = match name {
        "village" => (handles::VILLAGE, word!(language, en: "Village", fr: "Village", de: "Dorf")),
        "settler" => (handles::SETTLER, word!(language, en: "Settler", fr: "Colon", de: "Siedler")),
        "sculpt" => (handles::SCULPT, word!(language, en: "Sculpt", fr: "Sculpter", de: "Behauen")),
        "raise" => (handles::RAISE, word!(language, en: "Raise", fr: "Dresser", de: "Aufrichten")),
        "pray" => (handles::PRAY, word!(language, en: "Pray", fr: "Prier", de: "Beten")),
        "move" => (handles::MOVE, word!(language, en: "Move", fr: "Déplacer", de: "Ziehen")),
        _ => return None,
    };
    Some(Spot::one(handle, words))
}

/// A space by its name on the map.
pub(super) fn component(name: &str, _: Language) -> Option<Markup> {
    let space: Space = name.parse().ok()?;
    Some(html! { b { (space) } })
}
