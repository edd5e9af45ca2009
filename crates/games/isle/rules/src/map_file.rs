//! Map files: a continent as text, in a small part of TOML, and as one line.
//!
//! ```text
//! # a comment
//! [[placement]]       once for each of the 22 tiles
//! tile = 1
//! at = [-1, 0]        the cell of its first space
//! turns = 1           sixths of a turn counter-clockwise; 0 if left out
//!
//! [landfall]          optional: the sea cell in which all boats start in a standard set-up
//! sea = [3, 1]
//! ```

use std::fmt;

use engine::ParseError;

use crate::continent::{Continent, Placement};
use crate::fault::Fault;
use crate::space::{AREAS, Area, Cell, plain_number};
use crate::survey;

/// What a map file says, well-formed but not yet checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MapFile {
    /// The tiles and how they lie, in the order of the file.
    pub placements: Vec<(Area, Placement)>,
    /// The sea cell in which all boats start in a standard set-up, if the file names one.
    pub landfall: Option<Cell>,
}

/// A map file that is not well-formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadMapFile {
    /// The line, from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: String,
}

impl fmt::Display for BadMapFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for BadMapFile {}

/// A map that is not well-formed in either of its forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadMap {
    /// As a file.
    File(BadMapFile),
    /// As one line.
    Line(ParseError),
}

impl fmt::Display for BadMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(bad) => bad.fmt(f),
            Self::Line(bad) => bad.fmt(f),
        }
    }
}

impl std::error::Error for BadMap {}

impl MapFile {
    /// The file of a continent.
    pub fn of(continent: &Continent, landfall: Option<Cell>) -> Self {
        let placements = Area::all().map(|area| (area, continent.placement(area))).collect();
        Self { placements, landfall }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// The first line that is not of the form, and what was expected there.
    pub fn read(text: &str) -> Result<Self, BadMapFile> {
        let mut file = Self::default();
        let mut table = Table::None;
        for (line, text) in text.lines().enumerate().map(|(index, line)| (index + 1, line)) {
            let text = text.split('#').next().unwrap_or_default().trim();
            match text {
                "" => {}
                "[[placement]]" => {
                    file.close(&table)?;
                    table = Table::Placement { line, tile: None, at: None, turns: None };
                }
                "[landfall]" => {
                    file.close(&table)?;
                    table = Table::Landfall { line, sea: None };
                }
                _ => table.set(line, text)?,
            }
        }
        file.close(&table)?;
        Ok(file)
    }

    /// Takes over a table that is complete.
    fn close(&mut self, table: &Table) -> Result<(), BadMapFile> {
        let missing = |line, expected: &str| BadMapFile { line, expected: expected.into() };
        match table {
            Table::None => {}
            &Table::Placement { line, tile, at, turns } => {
                let tile = tile.ok_or_else(|| missing(line, "a line tile = … after this line"))?;
                let at = at.ok_or_else(|| missing(line, "a line at = [q, r] after this line"))?;
                self.placements.push((tile, Placement { at, turns: turns.unwrap_or(0) }));
            }
            &Table::Landfall { line, sea } => {
                let sea = sea.ok_or_else(|| missing(line, "a line sea = [q, r] after this line"))?;
                if self.landfall.replace(sea).is_some() {
                    return Err(missing(line, "[landfall] only once"));
                }
            }
        }
        Ok(())
    }

    /// Everything that is wrong with the map, tile by tile and as a whole.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = survey::faults(&self.placements);
        faults.extend(self.landfall.iter().flat_map(|cell| survey::landfall_faults(&self.placements, *cell)));
        faults
    }

    /// The continent.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn continent(&self) -> Result<Continent, Vec<Fault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut placements = [Placement::default(); AREAS];
        for &(area, placement) in &self.placements {
            placements[usize::from(area.number()) - 1] = placement;
        }
        Ok(Continent::new(placements))
    }

    /// Reads a map in either form: a file, or one line. Whether it is faultless is not checked.
    ///
    /// # Errors
    /// Where it is not well-formed, and what was expected there.
    pub fn read_any(text: &str) -> Result<Self, BadMap> {
        let is_line = text.contains('@') && text.lines().count() == 1;
        if is_line {
            let (continent, landfall) = Self::read_line(text).map_err(BadMap::Line)?;
            return Ok(Self::of(&continent, landfall));
        }
        Self::read(text).map_err(BadMap::File)
    }

    /// A continent and a landfall as one line: `1@-1,0/1 2@0,0/0 … landfall@3,1`.
    pub fn line(continent: &Continent, landfall: Option<Cell>) -> String {
        match landfall {
            None => continent.to_string(),
            Some(cell) => format!("{continent} landfall@{cell}"),
        }
    }

    /// Reads what [`MapFile::line`] writes; whether it is faultless is not checked.
    ///
    /// # Errors
    /// The column and what was expected there.
    pub fn read_line(text: &str) -> Result<(Continent, Option<Cell>), ParseError> {
        let Some((tiles, cell)) = text.split_once("landfall@") else { return Ok((text.parse()?, None)) };
        let cell: Cell =
            cell.trim().parse().map_err(|bad: ParseError| bad.shifted(text.len() - cell.len()))?;
        Ok((tiles.parse()?, Some(cell)))
    }
}

impl fmt::Display for MapFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (area, Placement { at, turns })) in self.placements.iter().enumerate() {
            let gap = if index == 0 { "" } else { "\n" };
            writeln!(f, "{gap}[[placement]]\ntile = {area}\nat = [{}, {}]\nturns = {turns}", at.q, at.r)?;
        }
        match self.landfall {
            None => Ok(()),
            Some(Cell { q, r }) => writeln!(f, "\n[landfall]\nsea = [{q}, {r}]"),
        }
    }
}

/// The table whose lines are being read.
enum Table {
    None,
    Placement { line: usize, tile: Option<Area>, at: Option<Cell>, turns: Option<u8> },
    Landfall { line: usize, sea: Option<Cell> },
}

impl Table {
    /// Reads one line `name = value`.
    fn set(&mut self, line: usize, text: &str) -> Result<(), BadMapFile> {
        let wrong = |expected: &str| BadMapFile { line, expected: expected.into() };
        let (name, value) = text.split_once('=').ok_or_else(|| {
            wrong("[[placement]], [landfall], a line such as turns = 1, or a comment after #")
        })?;
        let (name, value) = (name.trim(), value.trim());
        let cell =
            || read_cell(value).ok_or_else(|| wrong("a cell such as [-1, 0], with numbers from -60 to 60"));
        let twice = || wrong(&format!("{name} only once in this table"));
        let is_new = match (self, name) {
            (Self::Placement { tile, .. }, "tile") => {
                tile.replace(value.parse().map_err(|_| wrong("a tile, 1 to 22"))?).is_none()
            }
            (Self::Placement { at, .. }, "at") => at.replace(cell()?).is_none(),
            (Self::Placement { turns, .. }, "turns") => {
                let number = plain_number(value).filter(|&number| number < 6);
                let number = number.and_then(|number| u8::try_from(number).ok());
                turns.replace(number.ok_or_else(|| wrong("turns, 0 to 5"))?).is_none()
            }
            (Self::Landfall { sea, .. }, "sea") => sea.replace(cell()?).is_none(),
            (Self::None, _) => return Err(wrong("[[placement]] or [landfall] before this line")),
            (Self::Placement { .. }, _) => return Err(wrong("one of tile, at and turns")),
            (Self::Landfall { .. }, _) => return Err(wrong("sea")),
        };
        if is_new { Ok(()) } else { Err(twice()) }
    }
}

/// Reads `[-1, 0]`.
fn read_cell(text: &str) -> Option<Cell> {
    let (q, r) = text.strip_prefix('[')?.strip_suffix(']')?.split_once(',')?;
    format!("{},{}", q.trim(), r.trim()).parse().ok()
}
