//! Built continents, checked again without any of the code that builds and checks them.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Rng, Set};

use crate::build;
use crate::{Area, COAST, Cell, Continent, GEYSERS, Map, Side, Space, Tile};

/// How many continents the ordinary test builds, for 2, 3 and 4 boats in turn.
const CONTINENTS: u64 = 2_000;

#[test]
fn built_continents_are_faultless() {
    let mut shapes = BTreeSet::new();
    for seed in 0..CONTINENTS {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let continent = build::continent(seats, &mut Rng::from_seed(seed));
        assert_eq!(Map::check(&continent), [], "seed {seed}");
        let map = Map::build(&continent).unwrap();
        recheck(&map).unwrap_or_else(|what| panic!("seed {seed}: {what}\n{continent}"));
        check_bays(&map, seats).unwrap_or_else(|what| panic!("seed {seed}: {what}\n{continent}"));
        shapes.insert(continent.to_string());
    }
    assert!(shapes.len() > 1_900, "continents repeat: {}", shapes.len());
    assert!(!shapes.contains(&crate::standard::continent().to_string()), "the fallback is never needed");
}

#[test]
fn the_same_seed_builds_the_same_continent() {
    let build = |seed| build::continent(3, &mut Rng::from_seed(seed));
    assert_eq!(build(7), build(7));
    assert_ne!(build(7), build(8));
}

/// The constraints of ISLE-15.1 to ISLE-15.5, written down a second time.
fn recheck(map: &Map) -> Result<(), String> {
    let continent = map.continent();
    let mut cells = BTreeMap::new();
    for space in Space::all() {
        if let Some(other) = cells.insert(continent.cell(space), space) {
            return Err(format!("{space} lies on {other}"));
        }
    }
    let mut contacts: BTreeMap<Area, BTreeSet<Area>> = BTreeMap::new();
    let mut coast = 0;
    for space in Space::all() {
        for side in Side::ALL {
            let beyond = cells.get(&continent.cell(space).beyond(side)).copied();
            match beyond {
                Some(other) if other.area() == space.area() => {}
                Some(other) if !continent.is_coast(space, side) => {
                    contacts.entry(space.area()).or_default().insert(other.area());
                }
                None if continent.is_coast(space, side) => coast += 1,
                _ => return Err(format!("{space} {side} does not fit")),
            }
        }
    }
    let borders = contacts.values().map(BTreeSet::len).sum::<usize>() / 2;
    let few = contacts.values().any(|others| others.len() < 2);
    if coast != COAST || borders > 46 || few || contacts.len() != 22 || map.all_geysers().len() != GEYSERS {
        return Err(format!("{coast} coast sides, {borders} borders, {} geysers", map.all_geysers().len()));
    }
    check_sea(&cells.keys().copied().collect())?;
    check_phases(continent, &contacts, &cells)
}

/// No lake: from a far cell all sea can be reached. And all land hangs together.
fn check_sea(land: &BTreeSet<Cell>) -> Result<(), String> {
    let near = |cell: &Cell| land.iter().map(|other| cell.distance(*other)).min().unwrap() <= 2;
    let all: BTreeSet<Cell> =
        (-60..60).flat_map(|q| (-60..60).map(move |r| Cell::new(q, r))).filter(|cell| near(cell)).collect();
    let sea: BTreeSet<Cell> = all.difference(land).copied().collect();
    for (what, cells) in [("sea", &sea), ("land", land)] {
        let mut reached = BTreeSet::from([*cells.first().unwrap()]);
        let mut edge: Vec<Cell> = reached.iter().copied().collect();
        while let Some(cell) = edge.pop() {
            let around = Side::ALL.map(|side| cell.beyond(side));
            edge.extend(around.into_iter().filter(|next| cells.contains(next) && reached.insert(*next)));
        }
        if reached.len() != cells.len() {
            return Err(format!("the {what} is not one"));
        }
    }
    Ok(())
}

fn check_phases(
    continent: &Continent,
    contacts: &BTreeMap<Area, BTreeSet<Area>>,
    cells: &BTreeMap<Cell, Space>,
) -> Result<(), String> {
    let is_core = |area: &Area| area.number() <= 5;
    let is_coastal_volcano = |area: &Area| (6..=8).contains(&area.number());
    for area in Area::all().filter(is_core) {
        if contacts[&area].iter().filter(|other| is_core(other)).count() < 2 {
            return Err(format!("{area} touches fewer than two of the core"));
        }
    }
    let open = |area: Area, lying: &BTreeSet<Area>| {
        area.spaces()
            .flat_map(|space| Side::ALL.map(|side| (space, side)))
            .filter(|(space, side)| !continent.is_coast(*space, *side))
            .filter(|(space, side)| {
                let beyond = cells[&continent.cell(*space).beyond(*side)].area();
                beyond != area && !lying.contains(&beyond)
            })
            .count()
    };
    let mut lying: BTreeSet<Area> = Area::all().filter(is_core).collect();
    let outer: usize = lying.iter().map(|area| open(*area, &lying)).sum();
    if outer > 30 {
        return Err(format!("the core has {outer} outer sides"));
    }
    for area in Area::all().filter(is_coastal_volcano) {
        let touches = contacts[&area].iter().any(is_coastal_volcano);
        if open(area, &lying) != 2 || touches {
            return Err(format!("{area} leaves {} sides open", open(area, &lying)));
        }
    }
    lying.extend(Area::all().filter(is_coastal_volcano));
    while lying.len() < 22 {
        let fits = |area: &Area| {
            !lying.contains(area)
                && open(*area, &lying) <= 2
                && contacts[area].iter().any(|other| lying.contains(other))
        };
        let next = Area::all().find(fits).ok_or("there is no order")?;
        lying.insert(next);
    }
    Ok(())
}

/// ISLE-15.8, by trying all sets of bays.
fn check_bays(map: &Map, seats: u8) -> Result<(), String> {
    let chosen = map.boat_bays(seats).ok_or("there are too few bays")?;
    let cells: BTreeSet<Cell> = chosen.iter().map(|bay| bay.cell).collect();
    if cells.len() != usize::from(seats) {
        return Err("bays are shared".into());
    }
    for bay in map.bays() {
        let touched: Set<Space> =
            Space::all().filter(|space| map.cell(*space).distance(bay.cell) == 1).collect();
        if touched != bay.spaces || touched.len() < 3 {
            return Err(format!("the bay at {} touches {touched:?}", bay.cell));
        }
    }
    let smallest = |positions: &[u16]| {
        let gaps = positions.iter().zip(positions.iter().cycle().skip(1));
        gaps.map(|(one, next)| (next + 124 - one) % 124).min().unwrap()
    };
    let positions: Vec<u16> = chosen.iter().map(|bay| bay.position).collect();
    let best = smallest(&positions);
    // best / 2 < 0.6 · 62 / seats
    if 10 * best * u16::from(seats) < 12 * 62 {
        return Err(format!("the smallest gap is {best} halves"));
    }
    let all: Vec<u16> = map.bays().iter().map(|bay| bay.position).collect();
    let better = subsets(&all, seats.into()).iter().any(|other| smallest(other) > best);
    if better { Err("there is a better set of bays".into()) } else { Ok(()) }
}

fn subsets(of: &[u16], count: usize) -> Vec<Vec<u16>> {
    match (of.split_first(), count) {
        (_, 0) => vec![Vec::new()],
        (None, _) => Vec::new(),
        (Some((first, rest)), _) => {
            let with = subsets(rest, count - 1).into_iter().map(|tail| [vec![*first], tail].concat());
            with.chain(subsets(rest, count)).collect()
        }
    }
}

/// A tile never asks of one cell to be both land and sea, in whichever turn: the builder relies on it.
#[test]
fn no_tile_contradicts_itself() {
    for area in Area::all() {
        let tile = Tile::of(area);
        let mut looked_at: BTreeMap<Cell, bool> = BTreeMap::new();
        for space in area.spaces() {
            for side in Side::ALL {
                let cell = tile.cells[usize::from(space.place())].beyond(side);
                let is_coast = tile.is_coast(space, side);
                let before = looked_at.insert(cell, is_coast).filter(|_| !tile.cells.contains(&cell));
                assert!(before.is_none_or(|before| before == is_coast), "tile {area}");
            }
        }
    }
}
