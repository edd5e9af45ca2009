//! The standard continent against the tables of the rules documents.

use crate::{Area, Cell, Channel, Map, MapFile, STANDARD_FILE, Side, Space};

#[test]
fn the_standard_file_is_faultless_and_round_trips() {
    let file = MapFile::read(STANDARD_FILE).unwrap();
    assert_eq!(file.faults(), []);
    let again = MapFile::read(&file.to_string()).unwrap();
    assert_eq!(file, again);
    let line = MapFile::line(&file.continent().unwrap(), file.landfall);
    assert_eq!(MapFile::read_line(&line).unwrap(), (file.continent().unwrap(), file.landfall));
}

#[test]
fn counts() {
    let map = Map::standard();
    assert_eq!(map.borders().len(), 46);
    assert_eq!(map.all_geysers().len(), 71);
    assert_eq!(map.coast().len(), 62);
    assert_eq!(map.bays().len(), 9);
    assert_eq!(map.steps("1a".parse().unwrap()).len(), 6);
    assert_eq!(map.neighbours(Area::new(1).unwrap()).len(), 6);
    assert_eq!(map.bay(Cell::new(3, 1)).unwrap().spaces.len(), 3);
    assert_eq!(Channel::of_all(Space::every()).len(), 68);
    assert_eq!(map.geyser("2b".parse().unwrap(), Side::E).map(|geyser| map.site(geyser).side), Some(Side::E));
    for seats in 2..=4 {
        assert!(map.boat_bays(seats).is_some(), "{seats}");
    }
}
