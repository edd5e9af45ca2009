//! Parquet files: written under another name first, so that none is seen before it is whole.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::Arc;

use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::file::metadata::{KeyValue, ParquetMetaData, ParquetMetaDataReader, RowGroupMetaData};
use parquet::file::writer::SerializedFileWriter;

use crate::columns::Columns;

/// Under which key a file says what it holds.
const KEY: &str = "mu";

/// What a file says it holds; nothing if it is no Parquet file, is cut off, or says nothing.
pub(crate) fn about(path: &Path) -> io::Result<Option<String>> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    let told = |metadata: ParquetMetaData| {
        let pairs = metadata.file_metadata().key_value_metadata()?;
        pairs.iter().find(|pair| pair.key == KEY)?.value.clone()
    };
    Ok(ParquetMetaDataReader::new().parse_and_finish(&file).ok().and_then(told))
}

/// Writes all rows of the columns as one group of a file.
pub(crate) fn write(path: &Path, about: &str, columns: &Columns) -> io::Result<()> {
    through(path, about, columns, |writer| {
        let mut group = writer.next_row_group()?;
        columns.write(&mut group)?;
        group.close().map(|_| ())
    })
}

/// Writes a file with the groups of others, in their order.
pub(crate) fn join(
    path: &Path,
    about: &str,
    columns: &Columns,
    parts: &[impl AsRef<Path>],
) -> io::Result<()> {
    through(path, about, columns, |writer| {
        for part in parts {
            let part = File::open(part)?;
            let metadata = ParquetMetaDataReader::new().parse_and_finish(&part)?;
            metadata.row_groups().iter().try_for_each(|group| append(writer, &part, group))?;
        }
        Ok(())
    })
}

/// Copies a group as it is written.
fn append(writer: &mut Writer, part: &File, group: &RowGroupMetaData) -> Result<(), ParquetError> {
    let mut copy = writer.next_row_group()?;
    for column in group.columns() {
        let close = ColumnCloseResult {
            bytes_written: u64::try_from(column.compressed_size())?,
            rows_written: u64::try_from(group.num_rows())?,
            metadata: column.clone(),
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        };
        copy.append_column(part, close)?;
    }
    copy.close().map(|_| ())
}

/// What a file is filled with.
type Writer = SerializedFileWriter<File>;

/// Lets a file be filled under another name, and gives it its own when it lies on the disk.
fn through(
    path: &Path,
    about: &str,
    columns: &Columns,
    fill: impl FnOnce(&mut Writer) -> Result<(), ParquetError>,
) -> io::Result<()> {
    let unfinished = path.with_added_extension("unfinished");
    if let Err(error) = filled(&unfinished, about, columns, fill) {
        // It is written anew next time; what cannot be removed now is written over then.
        let _ = fs::remove_file(&unfinished);
        return Err(of_disk(error));
    }
    fs::rename(unfinished, path)
}

fn filled(
    path: &Path,
    about: &str,
    columns: &Columns,
    fill: impl FnOnce(&mut Writer) -> Result<(), ParquetError>,
) -> Result<(), ParquetError> {
    let about = KeyValue::new(KEY.to_owned(), about.to_owned());
    let properties = Arc::new(columns.properties(about));
    let mut writer = Writer::new(File::create(path)?, columns.schema()?, properties)?;
    fill(&mut writer)?;
    writer.finish()?;
    Ok(writer.inner().sync_all()?)
}

/// What the disk said, without what was put around it.
pub(crate) fn of_disk(error: ParquetError) -> io::Error {
    let ParquetError::External(inner) = error else { return io::Error::other(error) };
    match inner.downcast::<io::Error>() {
        Ok(error) => *error,
        Err(other) => io::Error::other(other),
    }
}
