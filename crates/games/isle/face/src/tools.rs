//! The command of Volcanic Isle: it builds, checks and draws continents.

use engine::{Game as _, Luck, Options as _, Turn};
use isle::{Chance, Isle, IsleOptions, Map, MapFile, Setup};

use super::picture::continent;
use face::{Given, Product, Take, TakeKind, Tool, Unmade};

pub(super) const TOOLS: &[Tool] = &[Tool {
    group: "isle",
    name: "map",
    about: "Builds a continent, or checks one of your own, and draws it or writes it as a map file.",
    example: "isle map --seed 7 --players 3 --out map.svg",
    takes: &[
        Take {
            name: "seed",
            about: "The seed of the continent: a game with the same seed and the option setup=advanced has it too",
            kind: TakeKind::Number { min: 0, max: u64::MAX, default: 0 },
        },
        Take {
            name: "players",
            about: "How many players its bays suit",
            kind: TakeKind::Number { min: 2, max: 4, default: 4 },
        },
        Take {
            name: "file",
            about: "A map file of your own, instead of a new continent",
            kind: TakeKind::File,
        },
    ],
    run: map,
}];

fn map(given: &Given) -> Result<Product, Unmade> {
    let file = match given.file("file") {
        Some(text) => own(text)?,
        None => built(given),
    };
    let laid = file.continent().and_then(|continent| Map::build(&continent));
    let laid = laid.map_err(|faults| faulty(&faults))?;
    let head = match given.file("file") {
        Some(_) => String::new(),
        None => format!(
            "# A continent of Volcanic Isle: mu isle map --seed {} --players {}\n# It is played with: mu play isle --option map=FILE\n\n",
            given.number("seed"),
            given.number("players")
        ),
    };
    let svg = continent(&laid, given.language);
    Ok(Product { text: format!("{head}{file}"), ending: "toml", svg: Some(svg) })
}

/// The map of a file.
fn own(text: &str) -> Result<MapFile, Unmade> {
    let file = MapFile::read_any(text).map_err(|bad| Unmade::Faults("file", vec![bad.to_string()]))?;
    let faults = file.faults();
    if faults.is_empty() { Ok(file) } else { Err(faulty(&faults)) }
}

fn faulty(faults: &[isle::Fault]) -> Unmade {
    Unmade::Faults("file", faults.iter().map(|fault| format!("{fault} [{}]", fault.rule())).collect())
}

/// The continent with which a game of this seed begins, and one of its bays as landfall, so that it
/// serves the standard set-up too.
fn built(given: &Given) -> MapFile {
    let seats = u8::try_from(given.number("players")).unwrap_or(4);
    let advanced = [("setup".to_owned(), "advanced".to_owned())];
    let options = IsleOptions::build(seats, &advanced).expect("two to four play");
    debug_assert_eq!(options.variants().setup, Setup::Advanced);
    let game = Isle::new(&options);
    debug_assert_eq!(game.turn(), Turn::Chance);
    let drawn = game.draw(&mut Luck::from_seed(given.number("seed")).outcome(0));
    let Chance::Continent(continent) = drawn else {
        unreachable!("an advanced set-up begins with its continent");
    };
    let map = Map::build(&continent).expect("built continents are faultless");
    MapFile::of(&continent, map.bays().first().map(|bay| bay.cell))
}

#[cfg(test)]
mod tests {
    use engine::{Luck, Options as _, Table};
    use isle::{Isle, IsleOptions, STANDARD_FILE};
    use words::Language;

    use super::map;
    use face::{Given, Unmade};

    fn given(seed: u64, players: u64, file: Option<&str>) -> Given {
        Given {
            language: Language::English,
            numbers: vec![("seed", seed), ("players", players)],
            files: file.map(|text| ("file", text.to_owned())).into_iter().collect(),
        }
    }

    #[test]
    fn a_new_continent_is_that_of_a_game_and_can_be_played() {
        for players in 2..=4_u8 {
            let made = map(&given(7, players.into(), None)).unwrap();
            assert!(made.svg.unwrap().starts_with("<svg"));
            let with = |name: &str, value: &str| (name.to_owned(), value.to_owned());
            for setup in ["standard", "advanced"] {
                let chosen = [with("setup", setup), with("map", &made.text)];
                assert!(IsleOptions::build(players, &chosen).is_ok(), "{setup}");
            }
            let advanced = IsleOptions::build(players, &[with("setup", "advanced")]).unwrap();
            let table = Table::<Isle>::open(advanced, &Luck::from_seed(7));
            let file = isle::MapFile::read(&made.text).unwrap().continent().unwrap();
            assert_eq!(table.step_text(&table.steps()[0]), format!("! continent {file}"));
        }
    }

    #[test]
    fn a_file_is_checked() {
        assert!(map(&given(0, 4, Some(STANDARD_FILE))).is_ok());
        let wrong = STANDARD_FILE.replace("tile = 9\n", "tile = 10\n");
        let Err(Unmade::Faults("file", faults)) = map(&given(0, 4, Some(&wrong))) else {
            panic!("it is wrong")
        };
        assert!(faults.contains(&"area 9 is missing [ISLE-1.1]".to_owned()), "{faults:?}");
        assert!(
            matches!(map(&given(0, 4, Some("x"))), Err(Unmade::Faults("file", faults)) if faults.len() == 1)
        );
    }
}
