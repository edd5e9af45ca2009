//! Files of games that are read again.

use std::fs::File;
use std::io;
use std::path::Path;

use engine::{PerSeat, Standing};
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::{Row, RowAccessor as _};

use crate::file::of_disk;
use crate::rows::Rows;

/// How the games of a file ended that has a row a game, in their order; nothing for a game that was stopped. Why they
/// ended is not told.
///
/// # Errors
/// If the file cannot be read or has other rows.
pub fn standings(path: &Path, seats: u8) -> io::Result<Vec<Option<Standing>>> {
    let file = SerializedFileReader::new(File::open(path)?).map_err(of_disk)?;
    let schema = file.metadata().file_metadata().schema();
    if *schema != *Rows::Games.columns(seats).schema().map_err(of_disk)? {
        return Err(io::Error::other(format!("it has no rows of games with {seats} seats")));
    }
    let rows = file.get_row_iter(None).map_err(of_disk)?;
    rows.map(|row| row.and_then(|row| standing(&row, seats)).map_err(of_disk)).collect()
}

fn standing(row: &Row, seats: u8) -> Result<Option<Standing>, ParquetError> {
    let before = row.len() - 2 * usize::from(seats);
    let (mut scores, mut ranks) = (PerSeat::new(seats, 0), PerSeat::new(seats, 0));
    for (place, seat) in engine::Seat::all(seats).enumerate() {
        // Whoever has no points has no place.
        let Ok(score) = row.get_int(before + place) else { return Ok(None) };
        scores[seat] = score;
        ranks[seat] = row.get_ubyte(before + usize::from(seats) + place)?;
    }
    Ok(Some(Standing { reason: "", scores, ranks }))
}
