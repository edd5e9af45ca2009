//! What stands in the rows of the tables, as the values that it means.

use domain::{
    Allowances, Handle, Moment, Origin, Person, PersonId, Rated, SeatRecord, Source, TableId, TableRecord,
    Terms,
};
use engine::Seat;

use crate::error::Error;
use crate::sql::Row;

/// What can be read from a row.
pub(crate) trait Read: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// If the row holds what nobody wrote.
    fn read(row: &Row) -> Result<Self, Error>;
}

impl Read for TableRecord {
    fn read(row: &Row) -> Result<Self, Error> {
        let options: String = row.try_get("options")?;
        let secret: String = row.try_get("secret")?;
        let rules: i64 = row.try_get("rules")?;
        Ok(Self {
            id: TableId::new(row.try_get::<String>("id")?),
            game: row.try_get("game")?,
            rules: rules.try_into().map_err(|_| Error::corrupt(format!("rules version {rules}")))?,
            options: read_options(&options)?,
            name: row.try_get("name")?,
            status: row.try_get::<String>("status")?.parse()?,
            terms: Terms::read(row)?,
            allows: Allowances::read(row)?,
            timing: row.try_get::<String>("timing")?.parse()?,
            abandoned: row.try_get::<i64>("abandoned")? != 0,
            rated: Rated::of_number(row.try_get("rated")?)?,
            host: PersonId::new(row.try_get::<String>("host")?),
            created: Moment(row.try_get("created")?),
            changed: Moment(row.try_get("changed")?),
            version: row.try_get("version")?,
            started: row.try_get("started")?,
            secret: secret.parse().map_err(|_| Error::corrupt("the secret of a table"))?,
            rematch_of: row.try_get::<Option<String>>("rematch_of")?.map(TableId::new),
            origin: origin(row)?,
        })
    }
}

fn origin(row: &Row) -> Result<Option<Origin>, Error> {
    let Some(taken) = row.try_get::<Option<i64>>("taken")? else { return Ok(None) };
    let steps = taken.try_into().map_err(|_| Error::corrupt(format!("{taken} steps")))?;
    let source = Source::of_kept(row.try_get::<Option<String>>("source")?.as_deref())?;
    Ok(Some(Origin { source, steps }))
}

/// The options as one text, a line each.
pub(crate) fn options_text(options: &[(String, String)]) -> String {
    let lines: Vec<String> = options.iter().map(|(name, value)| format!("{name} {value}")).collect();
    lines.join("\n")
}

fn read_options(text: &str) -> Result<Vec<(String, String)>, Error> {
    let pair = |line: &str| line.split_once(' ').map(|(name, value)| (name.into(), value.into()));
    text.lines().map(|line| pair(line).ok_or_else(|| Error::corrupt(format!("option {line:?}")))).collect()
}

impl Read for SeatRecord {
    fn read(row: &Row) -> Result<Self, Error> {
        let seat: String = row.try_get("seat")?;
        let share: Option<String> = row.try_get("share")?;
        let (hints, ready): (i64, i64) = (row.try_get("hints")?, row.try_get("ready")?);
        let stood_in: i64 = row.try_get("stood_in")?;
        let share = share.map(|share| share.parse().map_err(|_| Error::corrupt("a share of luck")));
        Ok(Self {
            seat: seat.parse().map_err(|_| Error::corrupt(format!("seat {seat:?}")))?,
            kind: row.try_get::<String>("kind")?.parse()?,
            person: row.try_get::<Option<String>>("person")?.map(PersonId::new),
            name: row.try_get("name")?,
            computer: Self::computer_of(&row.try_get::<String>("computer")?),
            share: share.transpose()?,
            hints: hints.try_into().map_err(|_| Error::corrupt(format!("{hints} hints")))?,
            stood_in: stood_in.try_into().map_err(|_| Error::corrupt(format!("{stood_in} choices")))?,
            invite: row.try_get("invite")?,
            ready: ready != 0,
        })
    }
}

impl Read for Allowances {
    fn read(row: &Row) -> Result<Self, Error> {
        let allows = |column| Ok::<_, Error>(row.try_get::<i64>(column)? != 0);
        Ok(Self { hints: allows("hints")?, bots: allows("bots")?, take_backs: allows("take_backs")? })
    }
}

impl Read for Terms {
    fn read(row: &Row) -> Result<Self, Error> {
        let (watchers, quick): (i64, i64) = (row.try_get("watchers")?, row.try_get("quick")?);
        Ok(Self {
            access: row.try_get::<String>("access")?.parse()?,
            watchers: watchers != 0,
            chat: row.try_get::<String>("chat")?.parse()?,
            quick: quick != 0,
        })
    }
}

impl Read for Person {
    fn read(row: &Row) -> Result<Self, Error> {
        let language: String = row.try_get("language")?;
        Ok(Self {
            id: PersonId::new(row.try_get::<String>("id")?),
            name: row.try_get("name")?,
            handle: row.try_get::<Option<String>>("handle")?.map(Handle::kept),
            is_banned: row.try_get::<i64>("banned")? != 0,
            language: language.parse().map_err(|_| Error::corrupt(format!("language {language:?}")))?,
        })
    }
}

/// The seat in the column of that name.
pub(crate) fn seat(row: &Row) -> Result<Seat, Error> {
    let text: String = row.try_get("seat")?;
    text.parse().map_err(|_| Error::corrupt(format!("seat {text:?}")))
}

/// A number that is never more than 255.
pub(crate) fn small(row: &Row, column: &str) -> Result<u8, Error> {
    let number: i64 = row.try_get(column)?;
    number.try_into().map_err(|_| Error::corrupt(format!("{column} {number}")))
}
