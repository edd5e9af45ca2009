//! What is kept of a person, told to that person: part after part, some lines at a time.
//!
//! Each portion is read as it stands at its moment; nothing is held between two of them.

use domain::time::{DAY, SECOND};
use domain::{Moment, PersonId, Rating, TableId};

use crate::Store;
use crate::error::Error;
use crate::mentions::{Means, Mention, Part, Told, mentions};
use crate::sql::{Query, Row, Value, assembled};

/// How many lines are read at once.
const PORTION: usize = 2000;

/// One kind of thing that is kept of a person.
#[derive(Clone, Copy, Debug)]
pub struct OwnPart {
    mention: &'static Mention,
    part: &'static Part,
}

/// A value that is kept of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnValue {
    /// There is none.
    Nothing,
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// A moment.
    Moment(Moment),
    /// A table.
    Table(TableId),
}

/// Some lines of a part.
#[derive(Clone, Debug)]
pub struct OwnPortion {
    /// The values of each line, in the order of [`OwnPart::columns`].
    pub lines: Vec<Vec<OwnValue>>,
    /// After which line it goes on, if there may be more.
    pub next: Option<OwnMark>,
}

/// Up to which line a part was told.
#[derive(Clone, Debug)]
pub struct OwnMark(Vec<Value>);

impl OwnPart {
    /// All parts, in the order in which they are told.
    pub fn all() -> impl Iterator<Item = Self> {
        mentions().filter_map(|mention| match &mention.told {
            Told::Part(part) => Some(Self { mention, part }),
            Told::Nothing(_) => None,
        })
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.part.name
    }

    /// What it is, in a sentence.
    pub const fn about(self) -> &'static str {
        self.part.about
    }

    /// Whether it belongs to chats.
    pub const fn is_talk(self) -> bool {
        self.part.is_talk
    }

    /// Whether there is one line at most.
    pub const fn is_single(self) -> bool {
        self.part.keys.is_empty()
    }

    /// What is told of each line: under which name, and what it means.
    pub fn columns(self) -> impl Iterator<Item = (&'static str, Means)> {
        self.part.columns.iter().map(|(column, means)| (told_as(column), *means))
    }

    /// Asks for the lines of a person, the first ones or those after a mark.
    fn lines(self, person: &PersonId, after: Option<&OwnMark>) -> Query {
        let Self { mention, part: Part { columns, join, keys, .. } } = self;
        let told: Vec<&str> =
            columns.iter().map(|(column, _)| plain(column)).chain(keys.iter().copied()).collect();
        // Names of our own, from the list of mentions.
        let mut sql =
            format!("SELECT {} FROM {} {join} WHERE {}", told.join(", "), mention.table, mention.condition());
        let marks = after.map(|mark| mark.0.as_slice()).unwrap_or_default();
        let order = keys.join(", ");
        if !marks.is_empty() {
            let places: Vec<String> = (2..).take(marks.len()).map(|number| format!("${number}")).collect();
            sql = format!("{sql} AND ({order}) > ({})", places.join(", "));
        }
        if !self.is_single() {
            sql = format!("{sql} ORDER BY {order} LIMIT {PORTION}");
        }
        marks.iter().cloned().fold(assembled(sql).bind(person.as_str()), Query::bind)
    }

    fn read(self, row: &Row) -> Result<Vec<OwnValue>, Error> {
        let columns = self.part.columns.iter().zip(row.values());
        columns
            .map(|((column, means), value)| read(*means, value).ok_or_else(|| unreadable(column)))
            .collect()
    }
}

impl Store {
    /// Lines of a part of what is kept of a person: the first ones, or those after a mark.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn own_data(
        &self,
        person: &PersonId,
        part: OwnPart,
        after: Option<&OwnMark>,
    ) -> Result<OwnPortion, Error> {
        let rows = part.lines(person, after).fetch_all(&self.pool).await?;
        let last = rows.last().filter(|_| rows.len() == PORTION && !part.is_single());
        let next = last.map(|row| OwnMark(row.values()[part.part.columns.len()..].to_vec()));
        Ok(OwnPortion { lines: rows.iter().map(|row| part.read(row)).collect::<Result<_, _>>()?, next })
    }
}

/// A column without the name that it is told under.
pub(crate) fn plain(column: &'static str) -> &'static str {
    column.split(' ').next().unwrap_or(column)
}

/// Under which name a column is told.
fn told_as(column: &'static str) -> &'static str {
    let name = column.rsplit(' ').next().unwrap_or(column);
    name.rsplit('.').next().unwrap_or(name)
}

fn unreadable(column: &str) -> Error {
    Error::corrupt(format!("the value of {column}"))
}

/// What a value means; none if it cannot be that.
fn read(means: Means, value: &Value) -> Option<OwnValue> {
    match value {
        Value::Text(None) | Value::Number(None) => Some(OwnValue::Nothing),
        Value::Text(Some(text)) => match means {
            Means::Text => Some(OwnValue::Text(text.clone())),
            Means::Table if text.is_empty() => Some(OwnValue::Nothing),
            Means::Table => Some(OwnValue::Table(TableId::new(text.clone()))),
            Means::Number
            | Means::Flag
            | Means::Moment
            | Means::Tick
            | Means::Day
            | Means::Strength
            | Means::Spread => None,
        },
        Value::Number(Some(number)) => number_of(means, *number),
    }
}

fn number_of(means: Means, number: i64) -> Option<OwnValue> {
    let moment = |seconds| OwnValue::Moment(Moment(seconds));
    Some(match means {
        Means::Number => OwnValue::Number(number),
        Means::Flag => OwnValue::Flag(number == 1),
        Means::Moment | Means::Tick | Means::Strength | Means::Spread if number == 0 => OwnValue::Nothing,
        Means::Day if number < 0 => OwnValue::Nothing,
        Means::Moment => moment(number),
        Means::Tick => moment(number.div_euclid(SECOND)),
        Means::Day => moment(number.saturating_mul(DAY / SECOND)),
        Means::Strength => OwnValue::Number(Rating { value: number, spread: 0 }.shown().0),
        Means::Spread => OwnValue::Number(Rating { value: 0, spread: number }.shown().1),
        Means::Text | Means::Table => return None,
    })
}
