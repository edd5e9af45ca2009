//! A continent as it is laid out: where each tile lies and how it is turned.

use std::fmt;
use std::str::FromStr;

use engine::ParseError;
use engine::Small;
use engine::notation::Words;

use crate::space::{AREAS, Area, Cell, Side, Space, plain_number};
use crate::tile::Tile;

/// Where one tile lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Placement {
    /// The cell of its first space.
    pub at: Cell,
    /// By how many sixths of a turn it is turned counter-clockwise, 0 to 5.
    pub turns: u8,
}

impl Placement {
    /// The cell of a space of the tile that lies so.
    pub fn cell(self, space: Space) -> Cell {
        let local = Tile::of(space.area()).cells[usize::from(space.place())];
        local.turned(self.turns).plus(self.at)
    }

    /// Whether a side of a space is coast on the tile that lies so.
    pub fn is_coast(self, space: Space, side: Side) -> bool {
        Tile::of(space.area()).is_coast(space, side.turned(6 - self.turns))
    }
}

/// All 22 tiles on the table, not yet checked: [`crate::Map::build`] does that.
///
/// Written as one line, tile by tile: `1@-1,0/1 2@0,0/0 …` (tile, cell of its first space, turns).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Continent {
    placements: [Placement; AREAS],
}

impl Continent {
    /// The continent with these placements, area 1 first.
    pub const fn new(placements: [Placement; AREAS]) -> Self {
        Self { placements }
    }

    /// Where the tile of an area lies.
    pub fn placement(&self, area: Area) -> Placement {
        self.placements[area.index()]
    }

    /// Where a space lies.
    pub fn cell(&self, space: Space) -> Cell {
        self.placement(space.area()).cell(space)
    }

    /// Whether a side of a space is printed as coast.
    pub fn is_coast(&self, space: Space, side: Side) -> bool {
        self.placement(space.area()).is_coast(space, side)
    }
}

impl fmt::Display for Continent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for area in Area::all() {
            let Placement { at, turns } = self.placement(area);
            let space = if area.index() == 0 { "" } else { " " };
            write!(f, "{space}{area}@{at}/{turns}")?;
        }
        Ok(())
    }
}

impl FromStr for Continent {
    type Err = ParseError;

    /// Reads the tiles in any order.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut found = [None; AREAS];
        for (column, word) in Words::new(text) {
            let (area, placement) = read_placement(word).map_err(|bad| bad.shifted(column))?;
            if found[area.index()].replace(placement).is_some() {
                return Err(ParseError::at(column, format!("tile {area} only once")));
            }
        }
        let missing = |area: Area| ParseError::at(text.len(), format!("tile {area}, such as {area}@3,-1/0"));
        let mut placements = [Placement::default(); AREAS];
        for area in Area::all() {
            placements[area.index()] = found[area.index()].ok_or_else(|| missing(area))?;
        }
        Ok(Self { placements })
    }
}

/// Reads `1@-1,0/1`.
fn read_placement(word: &str) -> Result<(Area, Placement), ParseError> {
    let wrong = |column| ParseError::at(column, "a tile, its cell and its turns, such as 1@-1,0/1");
    let (area, rest) = word.split_once('@').ok_or_else(|| wrong(0))?;
    let (at, turns) = rest.split_once('/').ok_or_else(|| wrong(word.len()))?;
    let at: Cell = at.parse().map_err(|bad: ParseError| bad.shifted(area.len() + 1))?;
    let turns_column = word.len() - turns.len();
    let turns = plain_number(turns).filter(|&turns| turns < 6);
    let turns = turns.ok_or_else(|| ParseError::at(turns_column, "turns, 0 to 5"))?;
    #[expect(clippy::cast_possible_truncation, reason = "turns are below 6")]
    let turns = turns as u8;
    Ok((area.parse()?, Placement { at, turns }))
}
