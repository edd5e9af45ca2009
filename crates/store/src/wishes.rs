//! What a person wants to be told of, and when.

use std::str::FromStr;

use domain::{Moment, PersonId, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

/// What somebody can be told of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoticeKind {
    /// The person owes a choice.
    Turn,
    /// A game began.
    Began,
    /// A game is over.
    Over,
    /// A seat is kept for the person.
    Asked,
    /// The people at a table are asked something, and the person has not answered.
    Question,
}

impl NoticeKind {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 5] = [Self::Turn, Self::Question, Self::Asked, Self::Began, Self::Over];

    /// Its word in the database, in forms and in what programs are sent.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Began => "began",
            Self::Over => "over",
            Self::Asked => "asked",
            Self::Question => "question",
        }
    }
}

impl FromStr for NoticeKind {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self, Error> {
        let known = Self::ALL.into_iter().find(|kind| kind.word() == word);
        known.ok_or_else(|| Error::corrupt(format!("kind of notice {word:?}")))
    }
}

/// At once, or gathered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NoticePace {
    /// At once.
    #[default]
    AtOnce,
    /// Gathered, at full hours.
    Hourly,
    /// Gathered, once a day.
    Daily,
}

impl NoticePace {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::AtOnce, Self::Hourly, Self::Daily];

    /// Its word in the database and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::AtOnce => "at-once",
            Self::Hourly => "hourly",
            Self::Daily => "daily",
        }
    }
}

impl FromStr for NoticePace {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self, Error> {
        let known = Self::ALL.into_iter().find(|pace| pace.word() == word);
        known.ok_or_else(|| Error::corrupt(format!("pace of notices {word:?}")))
    }
}

/// What a person wants to be told of, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wishes {
    /// Of what; each once.
    pub kinds: Vec<NoticeKind>,
    /// At once, or gathered.
    pub pace: NoticePace,
    /// The hour of the person's day at which what is told daily is told, 0 to 23.
    pub hour: u8,
    /// From which hour of the person's day nothing is told, 0 to 23.
    pub quiet_from: u8,
    /// Up to which hour; the same as `quiet_from`: there are no quiet hours.
    pub quiet_to: u8,
    /// The person's time zone, in minutes east of UTC.
    pub zone: i32,
    /// How many minutes the person has to be away from a table before being told of it.
    pub away: u16,
}

impl Default for Wishes {
    fn default() -> Self {
        Self {
            kinds: NoticeKind::ALL.to_vec(),
            pace: NoticePace::AtOnce,
            hour: 18,
            quiet_from: 0,
            quiet_to: 0,
            zone: 0,
            away: 5,
        }
    }
}

impl Wishes {
    fn read(row: &Row) -> Result<Self, Error> {
        let kinds: String = row.try_get("kinds")?;
        Ok(Self {
            kinds: kinds.split_whitespace().map(str::parse).collect::<Result<_, _>>()?,
            pace: row.try_get::<String>("pace")?.parse()?,
            hour: within(row, "hour")?,
            quiet_from: within(row, "quiet_from")?,
            quiet_to: within(row, "quiet_to")?,
            zone: within(row, "zone")?,
            away: within(row, "away")?,
        })
    }
}

impl Store {
    /// What a person wants to be told of; none if nothing was ever chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn wishes(&self, person: &PersonId) -> Result<Option<Wishes>, Error> {
        let row = query("SELECT * FROM wishes WHERE person = $1")
            .bind(person.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(Wishes::read).transpose()
    }

    /// Keeps what a person wants to be told of.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn wish(&self, person: &PersonId, wishes: &Wishes) -> Result<(), Error> {
        let kinds: Vec<&str> = wishes.kinds.iter().map(|kind| kind.word()).collect();
        query(
            "INSERT INTO wishes (person, kinds, pace, hour, quiet_from, quiet_to, zone, away)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (person) DO UPDATE SET kinds = excluded.kinds, pace = excluded.pace,
                 hour = excluded.hour, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
                 zone = excluded.zone, away = excluded.away",
        )
        .bind(person.as_str())
        .bind(kinds.join(" "))
        .bind(wishes.pace.word())
        .bind(i64::from(wishes.hour))
        .bind(i64::from(wishes.quiet_from))
        .bind(i64::from(wishes.quiet_to))
        .bind(i64::from(wishes.zone))
        .bind(i64::from(wishes.away))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Notes that a person is looking at a table, if the person is told of anything. Says whether that is so.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn look(&self, person: &PersonId, table: &TableId, now: Moment) -> Result<bool, Error> {
        // Read first: most people are told of nothing, and nothing is written for them.
        let told = query("SELECT 1 FROM ways WHERE person = $1 LIMIT 1")
            .bind(person.as_str())
            .fetch_optional(&self.pool)
            .await?;
        if told.is_none() {
            return Ok(false);
        }
        query(
            "INSERT INTO looked (person, table_id, at) VALUES ($1, $2, $3)
             ON CONFLICT (person, table_id) DO UPDATE SET at = excluded.at WHERE looked.at < excluded.at",
        )
        .bind(person.as_str())
        .bind(table.as_str())
        .bind(now.0)
        .execute(&self.pool)
        .await?;
        Ok(true)
    }
}

/// A number of a column that holds numbers of a smaller kind.
fn within<T: TryFrom<i64>>(row: &Row, name: &str) -> Result<T, Error> {
    let number: i64 = row.try_get(name)?;
    number.try_into().map_err(|_| Error::corrupt(format!("{name} {number} in the wishes of a person")))
}
