//! Every fault of a map is found, with what it is about.

use engine::{BadOptionReason, Options};

use crate::{Area, Cell, Fault, IsleOptions, Map, MapFile, Placement, STANDARD_FILE};

fn standard() -> MapFile {
    MapFile::read(STANDARD_FILE).unwrap()
}

fn area(number: u8) -> Area {
    Area::new(number).unwrap()
}

/// The standard map with one tile elsewhere or turned.
fn moved(number: u8, change: impl Fn(&mut Placement)) -> Vec<Fault> {
    let mut file = standard();
    let tile = file.placements.iter_mut().find(|(tile, _)| *tile == area(number)).unwrap();
    change(&mut tile.1);
    file.faults()
}

#[test]
fn a_missing_tile_leaves_a_hole_and_open_sides() {
    let mut file = standard();
    file.placements.retain(|(tile, _)| *tile != area(3));
    let faults = file.faults();
    assert!(faults.contains(&Fault::Missing { area: area(3) }), "{faults:?}");
    assert!(faults[0].to_string().contains("volcano 3"), "{}", faults[0]);
    assert!(
        faults.iter().any(|fault| matches!(fault, Fault::OpenSide { space, .. } if space.area() == area(1)))
    );
    assert!(faults.iter().any(|fault| matches!(fault, Fault::Lake { size: 3, .. })), "{faults:?}");
    let mut file = standard();
    file.placements.retain(|(tile, _)| *tile != area(4));
    assert!(file.faults().contains(&Fault::CoreContacts { area: area(3), count: 1 }), "{:?}", file.faults());
}

#[test]
fn a_tile_twice_and_overlapping() {
    let mut file = standard();
    let again = (area(9), Placement { at: Cell::new(2, -1), turns: 0 });
    file.placements.push(again);
    let faults = file.faults();
    assert!(faults.contains(&Fault::Twice { area: area(9) }), "{faults:?}");
    assert!(
        faults.iter().any(|fault| matches!(fault, Fault::Overlap { cell, .. } if *cell == Cell::new(2, -1)))
    );
}

#[test]
fn a_turned_tile_shows_its_coast_to_the_land() {
    let faults = moved(9, |placement| placement.turns = 5);
    assert!(faults.iter().any(|fault| matches!(fault, Fault::CoastOnLand { .. })), "{faults:?}");
    assert!(faults.iter().any(|fault| matches!(fault, Fault::OpenSide { .. })), "{faults:?}");
}

#[test]
fn a_tile_far_away_is_apart() {
    let faults = moved(16, |placement| placement.at = Cell::new(20, 20));
    assert!(faults.contains(&Fault::Apart { area: area(16) }), "{faults:?}");
    assert!(faults.contains(&Fault::FewNeighbours { area: area(16), count: 0 }), "{faults:?}");
    assert!(faults.contains(&Fault::NoOrder { area: area(16) }), "{faults:?}");
}

#[test]
fn a_coastal_volcano_out_of_place() {
    let faults = moved(6, |placement| placement.at = Cell::new(1, -2));
    assert!(faults.iter().any(|fault| matches!(fault, Fault::CoastalVolcanoOpen { .. })), "{faults:?}");
    let faults = moved(7, |placement| *placement = Placement { at: Cell::new(-1, -2), turns: 0 });
    assert!(faults.iter().any(|fault| matches!(fault, Fault::CoastalVolcanoesTouch { .. })), "{faults:?}");
}

#[test]
fn an_inland_volcano_out_of_place() {
    let faults = moved(5, |placement| placement.at = Cell::new(6, 6));
    assert!(faults.iter().any(|fault| matches!(fault, Fault::CoreSpread { .. })), "{faults:?}");
    // Three tiles round an empty cell.
    let mut file = standard();
    for (number, q, r) in [(1, 1, 0), (2, -1, 0), (3, -1, 2)] {
        let tile = file.placements.iter_mut().find(|(tile, _)| *tile == area(number)).unwrap();
        tile.1 = Placement { at: Cell::new(q, r), turns: 1 };
    }
    for (number, q) in [(4, 20), (5, -20)] {
        let tile = file.placements.iter_mut().find(|(tile, _)| *tile == area(number)).unwrap();
        tile.1.at = Cell::new(q, 0);
    }
    assert!(file.faults().contains(&Fault::CoreHole { cell: Cell::new(0, 0) }), "{:?}", file.faults());
}

#[test]
fn landfalls() {
    let mut file = standard();
    file.landfall = Some(Cell::new(0, 0));
    assert!(matches!(file.faults()[..], [Fault::LandfallOnLand { .. }]), "{:?}", file.faults());
    file.landfall = Some(Cell::new(5, -2));
    assert!(matches!(file.faults()[..], [Fault::LandfallTooSmall { .. }]), "{:?}", file.faults());
    file.landfall = Some(Cell::new(30, 0));
    assert_eq!(file.faults(), [Fault::LandfallTooSmall { cell: Cell::new(30, 0), spaces: 0 }]);
}

#[test]
fn a_map_as_an_option() {
    let continent = standard().continent().unwrap();
    let option = |setup: &str, map: String| {
        let chosen = [("setup".to_owned(), setup.to_owned()), ("map".to_owned(), map)];
        IsleOptions::build(3, &chosen)
    };
    let line = MapFile::line(&continent, Some(Cell::new(3, 1)));
    let options = option("standard", line.clone()).unwrap();
    assert_eq!(options.landfall(), Some(Cell::new(3, 1)));
    assert_eq!(options.chosen()[9].1, line);
    assert_eq!(options.known_map().unwrap(), Map::standard());
    let bad = option("standard", MapFile::line(&continent, None)).unwrap_err();
    assert!(bad.to_string().contains("no landfall is named"), "{bad}");
    assert!(option("advanced", MapFile::line(&continent, None)).is_ok());
    let overlapping = line.replacen("9@2,-2/2", "9@2,-1/2", 1);
    let bad = option("standard", overlapping).unwrap_err().to_string();
    assert!(
        bad.contains("overlap") && bad.contains("has no neighbour") && bad.contains("ISLE-15.4"),
        "{bad}"
    );
    let bad = option("standard", "1@0,0/0 2@".into()).unwrap_err().to_string();
    assert!(bad.contains("column"), "{bad}");
}

#[test]
fn a_file_that_is_not_well_formed() {
    let cases = [
        ("tile = 1", 1, "[[placement]] or [landfall]"),
        ("[[placement]]\ntile = 23", 2, "1 to 22"),
        ("[[placement]]\ntile = 1\n", 1, "at = [q, r]"),
        ("[[placement]]\ntile = 1\nat = [1]\n", 3, "[-1, 0]"),
        ("[[placement]]\ntile = 1\nat = [0, 90]\n", 3, "-60 to 60"),
        ("# nothing\n[[placement]]\ntile = 1\nturns = 6", 4, "0 to 5"),
        ("[[placement]]\ntile = 1\ntile = 2", 3, "only once"),
        ("[[placement]]\nname = 1", 2, "tile, at and turns"),
        ("[landfall]\nsea = [3, 1]\n[landfall]\nsea = [3, 1]", 3, "only once"),
        ("[sea]", 1, "[[placement]]"),
    ];
    for (text, line, expected) in cases {
        let bad = MapFile::read(text).unwrap_err();
        assert_eq!(bad.line, line, "{text}: {bad}");
        assert!(bad.expected.contains(expected), "{text}: {bad}");
    }
}

fn table(seats: u8, setup: &str, map: &str) -> Result<IsleOptions, Vec<String>> {
    let chosen = [("setup".to_owned(), setup.to_owned()), ("map".to_owned(), map.to_owned())];
    IsleOptions::build(seats, &chosen).map_err(|bad| {
        let BadOptionReason::Faults(faults) = bad.reason else { panic!("{bad}") };
        faults
    })
}

#[test]
fn a_table_takes_a_map_as_a_file_or_as_one_line() {
    let file = table(3, "standard", STANDARD_FILE).unwrap();
    let line = file.chosen().last().unwrap().1.clone();
    assert!(line.starts_with("1@-1,0/1 2@0,0/0 ") && line.ends_with(" landfall@3,1"), "{line}");
    assert_eq!(table(3, "standard", &line), Ok(file.clone()));
    let with_windows_ends = STANDARD_FILE.replace('\n', "\r\n");
    assert_eq!(table(3, "standard", &with_windows_ends), Ok(file));
    let none = table(3, "standard", "  ").unwrap();
    assert_eq!(none.chosen().last(), Some(&("map", "none".to_owned())), "an empty field says nothing");
}

#[test]
fn everything_wrong_with_a_map_is_said_with_its_place() {
    let without_9 = STANDARD_FILE.replace("tile = 9\n", "tile = 10\n");
    let faults = table(2, "standard", &without_9).unwrap_err();
    assert!(faults.len() > 4, "{faults:?}");
    let said = |words: &str| faults.iter().any(|fault| fault.contains(words));
    assert!(
        said("area 9 is missing [ISLE-1.1]") && said("area 20 cannot be placed in any order"),
        "{faults:?}"
    );
    let no_landfall = STANDARD_FILE.split("[landfall]").next().unwrap();
    assert_eq!(table(2, "standard", no_landfall).unwrap_err().len(), 1);
    assert_eq!(table(2, "advanced", no_landfall).map(|_| ()), Ok(()));
    let faults = table(2, "standard", "[[placement]]\ntile = 23\n").unwrap_err();
    assert_eq!(faults, ["line 2: expected a tile, 1 to 22"]);
    let faults = table(2, "standard", "1@-1,0/9").unwrap_err();
    assert_eq!(faults, ["column 8: expected turns, 0 to 5"]);
}
