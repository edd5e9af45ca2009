//! The standard continent of the first games.

use std::sync::{Arc, LazyLock};

use crate::continent::Continent;
use crate::map::Map;
use crate::map_file::MapFile;
use crate::space::Cell;

/// The sea cell in which all boats start on the standard continent (ISLE-2.8).
pub const LANDFALL: Cell = Cell::new(3, 1);

/// The file that describes it, in the form of all map files.
pub const FILE: &str = include_str!("standard.toml");

/// The standard continent: one set of tables for the whole program.
pub(crate) fn map() -> Arc<Map> {
    static MAP: LazyLock<Arc<Map>> = LazyLock::new(|| Arc::new(Map::of_faultless(&continent())));
    Arc::clone(&MAP)
}

/// How the tiles of the standard continent lie.
pub(crate) fn continent() -> Continent {
    let file = MapFile::read(FILE).expect("a test reads the standard map file");
    file.continent().expect("a test checks the standard map file")
}

impl Map {
    /// The standard continent (ISLE-2.1).
    pub fn standard() -> Arc<Self> {
        map()
    }
}
