//! Columns of values in memory, and how they are written.

use std::sync::Arc;

use parquet::basic::{Compression, Encoding, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, FloatType, Int32Type, Int64Type};
use parquet::errors::Result;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties, WriterPropertiesBuilder};
use parquet::file::writer::{SerializedColumnWriter, SerializedRowGroupWriter};
use parquet::schema::types::{ColumnPath, Type, TypePtr};

/// What the values of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Whole numbers of 64 bits without sign, each a little more than the one before.
    Rising,
    /// Whole numbers of 32 bits without sign.
    Count,
    /// Whole numbers of 32 bits.
    Points,
    /// Whole numbers of 8 bits without sign.
    Place,
    /// Numbers of 32 bits.
    Share,
    /// Text.
    Word,
}

/// The values that are there, without the empty ones.
#[derive(Debug)]
enum Values {
    Long(Vec<i64>),
    Whole(Vec<i32>),
    Real(Vec<f32>),
    Text(Vec<ByteArray>),
}

/// One column.
#[derive(Debug)]
struct Column {
    name: String,
    kind: Kind,
    values: Values,
    /// For each row 1 if its value is there, where it need not be.
    present: Option<Vec<i16>>,
}

/// The columns of a file with the rows that are to be written next.
#[derive(Debug, Default)]
pub(crate) struct Columns(Vec<Column>);

/// A row that is being filled, value by value in the order of the columns.
#[derive(Debug)]
pub(crate) struct Row<'a>(std::slice::IterMut<'a, Column>);

impl Columns {
    /// One more column, of which every row has a value.
    pub(crate) fn add(&mut self, name: &str, kind: Kind) {
        self.push(name, kind, None);
    }

    /// One more column, in which values may be missing.
    pub(crate) fn add_optional(&mut self, name: &str, kind: Kind) {
        self.push(name, kind, Some(Vec::new()));
    }

    fn push(&mut self, name: &str, kind: Kind, present: Option<Vec<i16>>) {
        let values = match kind {
            Kind::Rising => Values::Long(Vec::new()),
            Kind::Count | Kind::Points | Kind::Place => Values::Whole(Vec::new()),
            Kind::Share => Values::Real(Vec::new()),
            Kind::Word => Values::Text(Vec::new()),
        };
        self.0.push(Column { name: name.to_owned(), kind, values, present });
    }

    /// One more row.
    pub(crate) fn row(&mut self) -> Row<'_> {
        Row(self.0.iter_mut())
    }

    /// Forgets all rows.
    pub(crate) fn clear(&mut self) {
        for column in &mut self.0 {
            match &mut column.values {
                Values::Long(values) => values.clear(),
                Values::Whole(values) => values.clear(),
                Values::Real(values) => values.clear(),
                Values::Text(values) => values.clear(),
            }
            column.present.iter_mut().for_each(Vec::clear);
        }
    }

    /// Their schema.
    pub(crate) fn schema(&self) -> Result<TypePtr> {
        let fields = self.0.iter().map(|column| column.field().map(Arc::new)).collect::<Result<_>>()?;
        Ok(Arc::new(Type::group_type_builder("schema").with_fields(fields).build()?))
    }

    /// How they are written, with a text about the file. Words that come again stand once; numbers that rise are written
    /// as differences.
    pub(crate) fn properties(&self, about: KeyValue) -> WriterProperties {
        let rising = self.0.iter().filter(|column| column.kind == Kind::Rising);
        let as_differences = |properties: WriterPropertiesBuilder, column: &Column| {
            let path = ColumnPath::from(column.name.as_str());
            properties
                .set_column_dictionary_enabled(path.clone(), false)
                .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED)
        };
        rising
            .fold(WriterProperties::builder(), as_differences)
            .set_compression(Compression::SNAPPY)
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_offset_index_disabled(true)
            .set_key_value_metadata(Some(vec![about]))
            .build()
    }

    /// Writes all rows as one group.
    pub(crate) fn write<W: std::io::Write + Send>(
        &self,
        group: &mut SerializedRowGroupWriter<'_, W>,
    ) -> Result<()> {
        for column in &self.0 {
            if let Some(mut writer) = group.next_column()? {
                column.write(&mut writer)?;
                writer.close()?;
            }
        }
        Ok(())
    }
}

impl Column {
    fn field(&self) -> Result<Type> {
        let (physical, logical) = match self.kind {
            Kind::Rising => (Physical::INT64, Some(LogicalType::integer(64, false))),
            Kind::Count => (Physical::INT32, Some(LogicalType::integer(32, false))),
            Kind::Points => (Physical::INT32, None),
            Kind::Place => (Physical::INT32, Some(LogicalType::integer(8, false))),
            Kind::Share => (Physical::FLOAT, None),
            Kind::Word => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        };
        let repetition = if self.present.is_some() { Repetition::OPTIONAL } else { Repetition::REQUIRED };
        let field = Type::primitive_type_builder(&self.name, physical).with_repetition(repetition);
        field.with_logical_type(logical).build()
    }

    fn write(&self, writer: &mut SerializedColumnWriter<'_>) -> Result<()> {
        match &self.values {
            Values::Long(values) => self.write_as::<Int64Type>(values, writer),
            Values::Whole(values) => self.write_as::<Int32Type>(values, writer),
            Values::Real(values) => self.write_as::<FloatType>(values, writer),
            Values::Text(values) => self.write_as::<ByteArrayType>(values, writer),
        }
    }

    fn write_as<T: DataType>(&self, values: &[T::T], writer: &mut SerializedColumnWriter<'_>) -> Result<()> {
        writer.typed::<T>().write_batch(values, self.present.as_deref(), None).map(|_| ())
    }

    /// Takes a value in, or the lack of one.
    fn take<T>(&mut self, value: Option<T>, push: impl FnOnce(&mut Values, T)) {
        if let Some(present) = &mut self.present {
            present.push(i16::from(value.is_some()));
        }
        if let Some(value) = value {
            push(&mut self.values, value);
        }
    }
}

impl Row<'_> {
    fn next<T>(&mut self, value: Option<T>, push: impl FnOnce(&mut Values, T)) {
        let column = self.0.next();
        debug_assert!(column.is_some(), "a row has as many values as there are columns");
        if let Some(column) = column {
            column.take(value, push);
        }
    }

    /// A whole number of 64 bits without sign; columns keep its bits.
    pub(crate) fn long(&mut self, value: u64) {
        self.next(Some(value.cast_signed()), |values, value| {
            if let Values::Long(values) = values {
                values.push(value);
            }
        });
    }

    /// A whole number of 32 bits without sign; columns keep its bits.
    pub(crate) fn count(&mut self, value: Option<u32>) {
        self.whole(value.map(u32::cast_signed));
    }

    /// A whole number.
    pub(crate) fn whole(&mut self, value: Option<i32>) {
        self.next(value, |values, value| {
            if let Values::Whole(values) = values {
                values.push(value);
            }
        });
    }

    /// A number.
    pub(crate) fn real(&mut self, value: Option<f32>) {
        self.next(value, |values, value| {
            if let Values::Real(values) = values {
                values.push(value);
            }
        });
    }

    /// A text.
    pub(crate) fn word(&mut self, value: Option<&str>) {
        self.next(value, |values, value| {
            if let Values::Text(values) = values {
                values.push(ByteArray::from(value));
            }
        });
    }
}
