//! One space or one area in words, with what lies beside it: for somebody who asks where it is.

use engine::Small as _;
use isle::{Area, Channel, Side, Space};
use words::{Language, say, word};

use super::describe::{area_name, area_words};
use super::labels;
use super::sight::Sight;
use face::{Part, PartKind};

/// What there is to say of a space, `5b`, or of an area, `5`.
pub(super) fn look_at(thing: &str, sight: Sight<'_>) -> Option<Part> {
    let thing = thing.to_ascii_lowercase();
    let space = Space::all().find(|space| space.to_string() == thing);
    let area = || Area::all().find(|area| area.to_string() == thing);
    space.map(|space| of_space(space, sight)).or_else(|| area().map(|area| of_area(area, sight)))
}

fn of_space(space: Space, sight: Sight<'_>) -> Part {
    let public = sight.public();
    if !public.spaces().contains(space) {
        return Part { kind: PartKind::Board, heading: space.to_string(), lines: vec![sunk(sight)] };
    }
    let channels = Channel::of(space).map(|channel| labels::channel(sight, channel));
    let geysers = public.map().geysers(space).iter().map(|geyser| labels::geyser(sight, geyser));
    let sides = Side::ALL.into_iter().map(|side| beside(space, side, sight));
    let lines = channels.chain(geysers).map(|line| format!("{line}.")).chain(sides).collect();
    Part { kind: PartKind::Board, heading: labels::space(sight, space), lines }
}

fn of_area(area: Area, sight: Sight<'_>) -> Part {
    let heading = area_name(area, sight.language());
    if !sight.public().land().contains(area) {
        return Part { kind: PartKind::Board, heading, lines: vec![sunk(sight)] };
    }
    let danger = sight.public().dangers()[area.index()];
    let lines = area_words(sight, area, danger).into_iter().map(|line| format!("{line}.")).collect();
    Part { kind: PartKind::Board, heading, lines }
}

fn sunk(sight: Sight<'_>) -> String {
    word!(sight.language(), en: "It has sunk.", fr: "Engloutie.", de: "Versunken.").to_owned()
}

/// What lies at one side of a space, and whether one can walk there.
fn beside(space: Space, side: Side, sight: Sight<'_>) -> String {
    let (public, language) = (sight.public(), sight.language());
    let to = towards(side, language);
    let there = match public.map().beyond(space, side) {
        Some(other) if public.spaces().contains(other) => {
            let closed = public.fissure_between(space, other).is_some();
            match (closed, other.area() == space.area()) {
                (true, _) => {
                    say!(language, en: "{other}, behind a fissure", fr: "{other}, derrière une faille", de: "{other}, hinter einem Riss")
                }
                (false, true) => {
                    say!(language, en: "{other}, same area", fr: "{other}, même zone", de: "{other}, im selben Gebiet")
                }
                (false, false) => other.to_string(),
            }
        }
        Some(_) | None => word!(language, en: "sea", fr: "mer", de: "Meer").to_owned(),
    };
    say!(language, en: "{to}: {there}.", fr: "{to}\u{202f}: {there}.", de: "{to}: {there}.")
}

const fn towards(side: Side, language: Language) -> &'static str {
    match side {
        Side::E => word!(language, en: "To the east", fr: "À l’est", de: "Im Osten"),
        Side::NE => word!(language, en: "To the north-east", fr: "Au nord-est", de: "Im Nordosten"),
        Side::NW => word!(language, en: "To the north-west", fr: "Au nord-ouest", de: "Im Nordwesten"),
        Side::W => word!(language, en: "To the west", fr: "À l’ouest", de: "Im Westen"),
        Side::SW => word!(language, en: "To the south-west", fr: "Au sud-ouest", de: "Im Südwesten"),
        Side::SE => word!(language, en: "To the south-east", fr: "Au sud-est", de: "Im Südosten"),
    }
}

#[cfg(test)]
mod tests {
    use crate::IsleFace;
    use engine::{Luck, Observer, Options as _, Table};
    use isle::{Isle, IsleOptions};
    use words::Language;

    use face::{Face as _, Look, SeatLook};

    fn table() -> Table<Isle> {
        let luck = Luck::from_seed(1);
        let mut table = Table::<Isle>::open(IsleOptions::build(2, &[]).unwrap(), &luck);
        let seat = table.turn().owing().first().unwrap();
        for action in ["land 21a", "sculpt 21a pit", "move 21a 5b pit"] {
            table.play(seat, isle::Action::read(action).unwrap(), &luck).unwrap();
        }
        table
    }

    fn said(thing: &str, language: Language) -> Option<String> {
        let name = |name: &str| SeatLook { name: name.into(), letter: name.into(), computer: false };
        let seats = [name("Ada"), name("Ben")];
        let look = Look { language, observer: Observer::Spectator, seats: &seats };
        let part = IsleFace::look_at(&table().view(Observer::Spectator), thing, &look)?;
        Some([vec![part.heading], part.lines].concat().join("\n"))
    }

    #[test]
    fn a_space_is_read_out_with_its_neighbours() {
        let said = said("5b", Language::English).unwrap();
        let lines: Vec<&str> = said.lines().collect();
        assert!(
            lines[0].starts_with("Space 5b: near lava, 1 moai ") && lines[0].contains(", 1 settler of "),
            "{said}"
        );
        assert_eq!(lines[1..3], ["5b near: lava.", "5b far: empty."]);
        assert!(lines.contains(&"Geyser 5b north-west: free, faces area 2, border open."), "{said}");
        for line in ["To the east: 21a.", "To the north-east: 11a.", "To the south-west: 5a, same area."] {
            assert!(lines.contains(&line), "{line} is not in:\n{said}");
        }
        assert_eq!(lines.iter().filter(|line| line.starts_with("To the ")).count(), 6, "{said}");
    }

    #[test]
    fn areas_are_read_out_and_nonsense_is_not() {
        let area = said("20", Language::German).unwrap();
        assert!(area.starts_with("Gebiet 20\n") && area.contains("offen nach 9, 10 und 15"), "{area}");
        assert!(said("20B", Language::French).unwrap().contains("Au sud-est\u{202f}: mer."));
        for nothing in ["", "23", "9b", "b", "near"] {
            assert_eq!(said(nothing, Language::English), None, "{nothing}");
        }
    }
}
