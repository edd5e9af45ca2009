//! The printed tiles and the standard continent, against the tables of the rules documents.

use engine::{OptionKind, Options, Set};
use toml::{Table, Value};

use crate::{
    ACTION_POINTS, AREAS, Action, Area, Cell, Channel, Continent, FISSURES, IsleOptions, LANDFALL, LAVA,
    MOAI, Map, MapFile, PRAYERS, SETTLERS, SPACES, STANDARD_FILE, Side, Space, Tile, VILLAGES, VOLCANOES,
    Volcano,
};

const TABLES: &str = include_str!("../../tests/standard.toml");

fn tables() -> Table {
    TABLES.parse().unwrap()
}

fn rows<'a>(tables: &'a Table, name: &str) -> impl Iterator<Item = &'a Table> {
    tables[name].as_array().unwrap().iter().map(|row| row.as_table().unwrap())
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_integer().unwrap()).unwrap()
}

fn numbers(value: &Value) -> Vec<usize> {
    value.as_array().unwrap().iter().map(number).collect()
}

fn cell(value: &Value) -> Cell {
    let number = |at: usize| i8::try_from(value[at].as_integer().unwrap()).unwrap();
    Cell::new(number(0), number(1))
}

fn spaces(value: &Value) -> Set<Space> {
    value.as_array().unwrap().iter().map(|space| space.as_str().unwrap().parse().unwrap()).collect()
}

fn area(value: &Value) -> Area {
    Area::new(u8::try_from(number(value)).unwrap()).unwrap()
}

fn sides(value: &Value) -> Vec<(Space, Side)> {
    let side = |pair: &Value| (pair[0].as_str().unwrap().parse().unwrap(), Side::ALL[number(&pair[1])]);
    value.as_array().unwrap().iter().map(side).collect()
}

#[test]
fn components_and_numbers() {
    let tables = tables();
    let counts = tables["components"].as_table().unwrap();
    let expected = [
        ("area_tiles", AREAS),
        ("spaces", SPACES),
        ("lava", LAVA),
        ("fissures", FISSURES),
        ("volcanoes", VOLCANOES),
        ("prayer_tokens", PRAYERS),
        ("settlers", SETTLERS),
        ("villages", VILLAGES),
        ("moai", MOAI),
    ];
    for (name, count) in expected {
        assert_eq!(number(&counts[name]), count, "{name}");
    }
    let prices = tables["numbers"].as_table().unwrap();
    let channel = Channel::inner(Space::default());
    let near = crate::Spot::Channel(channel);
    let land = Action::Land(Space::default());
    let step = Action::Move { from: Space::default(), to: Space::default(), carry: crate::Carry::Nothing };
    let expected = [
        ("action_points", ACTION_POINTS),
        ("move", step.cost(0)),
        ("land", land.cost(0)),
        ("build_village", Action::Village(channel).cost(0)),
        ("create_settler", Action::Settler(Space::default()).cost(0)),
        ("sculpt_moai", Action::Sculpt(channel).cost(0)),
        ("raise_moai", Action::Raise { from: near, side: Side::E }.cost(0)),
        ("prayer_base", Action::Pray.cost(0)),
    ];
    for (name, cost) in expected {
        assert_eq!(number(&prices[name]), usize::from(cost), "{name}");
    }
}

#[test]
fn tiles() {
    let tables = tables();
    for row in rows(&tables, "tile") {
        let area = area(&row["id"]);
        let tile = Tile::of(area);
        let cells: Vec<Cell> = row["cells"].as_array().unwrap().iter().map(cell).collect();
        assert_eq!(tile.cells, cells, "cells of {area}");
        assert_eq!(area.size(), cells.len(), "size of {area}");
        assert_eq!(area.volcano().is_some(), row["volcano"].as_bool().unwrap(), "volcano of {area}");
        let mut coast: Vec<(usize, usize)> = Vec::new();
        for space in area.spaces() {
            let sides = Side::ALL.into_iter().filter(|side| tile.is_coast(space, *side));
            coast.extend(sides.map(|side| (usize::from(space.place()), side as usize)));
        }
        let expected: Vec<(usize, usize)> = row["coast"]
            .as_array()
            .unwrap()
            .iter()
            .map(|pair| (number(&pair[0]), number(&pair[1])))
            .collect();
        assert_eq!(coast, expected, "coast of {area}");
    }
}

#[test]
fn spaces_of_the_standard_continent() {
    let (tables, map) = (tables(), Map::standard());
    assert_eq!(rows(&tables, "space").count(), SPACES);
    for row in rows(&tables, "space") {
        let space: Space = row["name"].as_str().unwrap().parse().unwrap();
        let at = |name| i8::try_from(row[name].as_integer().unwrap()).unwrap();
        assert_eq!(map.cell(space), Cell::new(at("q"), at("r")), "{space}");
        assert_eq!(map.space_at(map.cell(space)), Some(space));
        assert_eq!(space.area(), area(&row["tile"]), "{space}");
        let channels: Vec<String> = Channel::of(space).map(|channel| channel.depth().to_string()).collect();
        let expected: Vec<&str> =
            row["channels"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
        assert_eq!(channels, expected, "{space}");
        let geysers: Vec<usize> =
            map.geysers(space).iter().map(|geyser| map.site(geyser).side as usize).collect();
        assert_eq!(geysers, numbers(&row["geysers"]), "geysers of {space}");
        let on = |is_meant: &dyn Fn(Side) -> bool| -> Vec<usize> {
            Side::ALL.into_iter().filter(|side| is_meant(*side)).map(|side| side as usize).collect()
        };
        assert_eq!(on(&|side| map.border(space, side).is_some()), numbers(&row["border_sides"]), "{space}");
        assert_eq!(on(&|side| map.beyond(space, side).is_none()), numbers(&row["coast_sides"]), "{space}");
    }
}

#[test]
fn borders_of_the_standard_continent() {
    let (tables, map) = (tables(), Map::standard());
    assert_eq!(map.borders().len(), rows(&tables, "border").count());
    for (row, border) in rows(&tables, "border").zip(map.borders()) {
        let line = map.line(border);
        assert_eq!((line.low, line.high), (area(&row["areas"][0]), area(&row["areas"][1])));
        assert_eq!(map.between(line.high, line.low), Some(border));
        let own: Vec<(Space, Side)> = map.border_sides(border, line.low).collect();
        assert_eq!(own, sides(&row["sides"]), "{line:?}");
        let mut expected = sides(&row["geysers"]);
        expected.sort_unstable();
        let geysers: Vec<(Space, Side)> =
            line.geysers.iter().map(|geyser| (map.site(geyser).space, map.site(geyser).side)).collect();
        assert_eq!(geysers, expected, "{line:?}");
    }
}

#[test]
fn flows_and_bays_of_the_standard_continent() {
    let (tables, map) = (tables(), Map::standard());
    for row in rows(&tables, "volcano") {
        let volcano = Volcano::new(u8::try_from(number(&row["id"])).unwrap()).unwrap();
        let flows: Vec<Vec<String>> = volcano
            .area()
            .spaces()
            .map(|space| Channel::of(space).map(|channel| channel.to_string()).collect())
            .collect();
        let expected: Vec<Vec<String>> = row["flows"].clone().try_into().unwrap();
        assert_eq!(flows, expected);
    }
    let bays = tables["bays"].as_table().unwrap();
    let mut expected: Vec<(Cell, Set<Space>)> = Vec::new();
    for (sea, touched) in bays["sea"].as_array().unwrap().iter().zip(bays["spaces"].as_array().unwrap()) {
        expected.push((cell(sea), spaces(touched)));
    }
    let mut found: Vec<(Cell, Set<Space>)> = map.bays().iter().map(|bay| (bay.cell, bay.spaces)).collect();
    found.sort_unstable();
    expected.sort_unstable();
    assert_eq!(found, expected);
    assert_eq!(cell(&tables["landfall"]["sea"]), LANDFALL);
    assert_eq!(map.bay(LANDFALL).unwrap().spaces, spaces(&tables["landfall"]["spaces"]));
}

#[test]
fn the_coast_is_one_ring() {
    let map = Map::standard();
    let coast = map.coast();
    assert_eq!(coast.len(), crate::COAST);
    let distinct: std::collections::BTreeSet<(Space, Side)> =
        coast.iter().map(|at| (at.space, at.side)).collect();
    assert_eq!(distinct.len(), coast.len());
    // Each side ends at the corner at which the next one begins.
    for (here, next) in coast.iter().zip(coast.iter().cycle().skip(1)) {
        let end = map.cell(here.space).corner(here.side.turned(1));
        assert_eq!(end, map.cell(next.space).corner(next.side), "{here:?} {next:?}");
    }
    let top = Space::all().map(|space| (map.cell(space).r, map.cell(space).q)).min().unwrap();
    assert_eq!((map.cell(coast[0].space).r, map.cell(coast[0].space).q), top);
}

#[test]
fn the_standard_file_is_faultless_and_round_trips() {
    let file = MapFile::read(STANDARD_FILE).unwrap();
    assert_eq!(file.faults(), []);
    let continent = file.continent().unwrap();
    assert_eq!(MapFile::read(&file.to_string()).unwrap(), file);
    assert_eq!(MapFile::of(&continent, file.landfall), file);
    let line = MapFile::line(&continent, file.landfall);
    assert_eq!(MapFile::read_line(&line).unwrap(), (continent, file.landfall));
    assert_eq!(continent.to_string().parse::<Continent>().unwrap(), continent);
    // The fallback of the builder (ISLE-15.8).
    for seats in 2..=4 {
        assert!(Map::standard().boat_bays(seats).is_some(), "{seats}");
    }
}

#[test]
fn options_are_those_of_the_document_and_two_for_the_set_up() {
    let names: Vec<&str> = IsleOptions::specs().iter().map(|spec| spec.name).collect();
    let documented = [
        "stall",
        "volcano_faces",
        "sea_geyser",
        "prayed_flow",
        "create_where",
        "final_moai",
        "foreign_moai",
        "sinking_call",
    ];
    assert_eq!(names[1..9], documented);
    assert_eq!((names[0], names[9]), ("setup", "map"));
    for seats in 2..=4 {
        let options = IsleOptions::build(seats, &[]).unwrap();
        let chosen: Vec<(String, String)> =
            options.chosen().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        assert_eq!(IsleOptions::build(seats, &chosen).unwrap(), options);
        for (spec, (name, value)) in IsleOptions::specs().iter().zip(options.chosen()) {
            assert_eq!((spec.name, spec.default), (name, value.as_str()));
            assert!(!matches!(spec.kind, OptionKind::Switch));
        }
    }
    assert!(IsleOptions::build(5, &[]).is_err());
    assert!(IsleOptions::build(1, &[]).is_err());
}
