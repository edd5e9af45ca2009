//! Where the things are that the course of this game points at, and its cards as they stand in a text.

use city::{Building, Colour, Line, Pack, Space, Who};
use face::{Look, Spot};
use maud::{Markup, html};
use words::{Language, say, word};

use super::building::{self, Condition};
use super::words::{line_name, project_name, space_name};
use super::{handles, names};

/// How many coloured tokens of a kind a pool has at most, as far as a course shows them.
const POOL: u8 = 4;

/// Where a thing is.
pub(super) fn spot(thing: &str, look: &Look<'_>) -> Option<Spot> {
    let language = look.language;
    let (kind, rest) = thing.split_once(' ').unwrap_or((thing, ""));
    Some(match (kind, rest) {
        ("hand", "") => {
            Spot::one("c-hand", word!(language, en: "your hand", fr: "votre main", de: "deine Hand"))
        }
        ("hand", card) => match card.strip_prefix('#') {
            Some(number) => Spot::one(format!("h.p.{number}"), project(number, language)?),
            None => Spot::one(format!("h.b.{card}"), building::label(&building(card)?, language)),
        },
        ("space", "") => {
            let words = word!(language, en: "the spaces of your City", fr: "les emplacements de votre Cité", de: "die Felder deiner Stadt");
            Spot::one(names::city(Who::Seat(look.observer.seat()?)), words)
        }
        ("space", _) => {
            let space: Space = rest.parse().ok()?;
            Spot::one(handles::of_space(space), space_name(space, language))
        }
        ("neutral", "") => {
            let words =
                word!(language, en: "the neutral City", fr: "la Cité neutre", de: "die neutrale Stadt");
            Spot::one(names::city(Who::Neutral), words)
        }
        ("line", _) => {
            let line: Line = rest.parse().ok()?;
            let at = format!(
                "{}|{}",
                handles::of_line(line),
                names::pennant(Who::Seat(look.observer.seat()?), line)
            );
            Spot::one(at, line_name(line, language))
        }
        ("project", number) => {
            let number = number.strip_prefix('#')?;
            let at = [String::new(), ".s".into(), ".f".into(), ".o".into(), ".a".into()];
            Spot {
                at: at.map(|place| format!("p.{number}{place}")).into(),
                words: project(number, language)?,
            }
        }
        ("battle", _) => {
            let battle = ["I", "II", "III"].iter().position(|number| *number == rest)?;
            let words = say!(language, en: "Battle {rest}", fr: "Affrontement {rest}", de: "Kampf {rest}");
            // A phone on its side has no row of Battles: there the pennants of the own city tell them.
            let own = look.observer.seat().map(|seat| format!("|{}", names::city(Who::Seat(seat))));
            Spot::one(names::battle(battle) + &own.unwrap_or_default(), words)
        }
        ("pool", "") => {
            let of =
                |colour: &Colour| (1..=POOL).map(|nth| handles::of_token(*colour, nth)).collect::<Vec<_>>();
            let words = word!(language, en: "your tokens", fr: "vos jetons", de: "deine Marker");
            Spot { at: Colour::ALL.iter().flat_map(of).collect(), words: words.to_owned() }
        }
        ("city", _) => {
            let seat = rest.parse().ok()?;
            let name = look.name(seat);
            let words =
                say!(language, en: "the City of {name}", fr: "la Cité de {name}", de: "die Stadt von {name}");
            Spot::one(format!("{}|plate:{seat}", names::city(Who::Seat(seat))), words)
        }
        ("pair", _) => {
            let number: u8 = rest.parse().ok()?;
            let words = say!(language, en: "pair {number}", fr: "paire {number}", de: "Paar {number}");
            Spot::one(names::pair(number), words)
        }
        ("sheet", "") => Spot::one(
            "notice|sheet",
            word!(language, en: "the score sheet", fr: "la feuille de score", de: "der Wertungsbogen"),
        ),
        _ => return None,
    })
}

/// A Project with its name, by its number.
fn project(number: &str, language: Language) -> Option<String> {
    let pack = Pack::standard();
    Some(project_name(pack.project(pack.find_project(number.parse().ok()?)?), language))
}

fn building(name: &str) -> Option<Building> {
    let pack = Pack::standard();
    Some(pack.building(pack.find_building(name)?).clone())
}

/// A Building as a small picture, a Project by its name.
pub(super) fn component(name: &str, language: Language) -> Option<Markup> {
    if let Some(number) = name.strip_prefix('#') {
        return Some(html! { b { (project(number, language)?) } });
    }
    let building = building(name)?;
    Some(html! {
        svg class="c-named" viewBox="0 0 100 100" role="img" aria-label=(building::label(&building, language)) {
            (building::face(&building, Condition::Standing, &[]))
        }
    })
}
