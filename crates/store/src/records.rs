//! What is kept of a table and its seats.

use std::fmt;
use std::str::FromStr;

use engine::{Seat, Token};
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::error::Error;
use crate::people::PersonId;
use crate::terms::{Allowances, Terms};
use crate::time::Timing;

/// A moment: whole seconds since 1970 (UTC).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment(pub i64);

impl Moment {
    /// Now, by the clock of this machine.
    pub fn now() -> Self {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        Self(since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(i64::MAX)))
    }

    /// So many seconds earlier.
    #[must_use]
    pub const fn minus(self, seconds: i64) -> Self {
        Self(self.0.saturating_sub(seconds))
    }
}

/// The id of a table, as it stands in its address: `amber-otter-k7m`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// This id; whether such a table exists is another question.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Seats are being filled.
    Waiting,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// Whoever hosts has closed it: it is shown to nobody.
    Closed,
}

impl Status {
    /// Its word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
}

impl FromStr for Status {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self, Error> {
        [Self::Waiting, Self::Playing, Self::Over, Self::Closed]
            .into_iter()
            .find(|status| status.word() == word)
            .ok_or_else(|| Error::Corrupt(format!("status {word:?}")))
    }
}

/// Whether a table's game counts for ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rated {
    /// It was opened without.
    #[default]
    No,
    /// It does.
    Yes,
    /// It was to, but a computer has played for somebody.
    Lost,
}

impl Rated {
    /// Whether the table was opened as a rated one: what was agreed then holds to the end.
    pub const fn was_agreed(self) -> bool {
        match self {
            Self::No => false,
            Self::Yes | Self::Lost => true,
        }
    }

    pub(crate) const fn number(self) -> i64 {
        match self {
            Self::No => 0,
            Self::Yes => 1,
            Self::Lost => 2,
        }
    }

    pub(crate) fn of_number(number: i64) -> Result<Self, Error> {
        [Self::No, Self::Yes, Self::Lost]
            .into_iter()
            .find(|rated| rated.number() == number)
            .ok_or_else(|| Error::Corrupt(format!("rated {number}")))
    }
}

/// What is kept of a table besides its seats and its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRecord {
    /// Its id.
    pub id: TableId,
    /// The short name of its game.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u16,
    /// Its options in their order, the number of players first.
    pub options: Vec<(String, String)>,
    /// What its host calls it; empty if it is named by its id.
    pub name: String,
    /// Where it is in its life.
    pub status: Status,
    /// On what terms people come to it.
    pub terms: Terms,
    /// What may be done at it.
    pub allows: Allowances,
    /// How long its people may think.
    pub timing: Timing,
    /// Whether its people have ended the game without a result.
    pub abandoned: bool,
    /// Whether its game counts for ratings.
    pub rated: Rated,
    /// Who opened it.
    pub host: PersonId,
    /// When it was opened.
    pub created: Moment,
    /// When something happened at it last.
    pub changed: Moment,
    /// How often its seats or its status have changed.
    pub version: i64,
    /// The version with which the game began; 0 while it waits.
    pub started: i64,
    /// The secret of its luck. Told to nobody before the game is over.
    pub secret: Token,
    /// The table whose people play again here.
    pub rematch_of: Option<TableId>,
}

impl TableRecord {
    /// How many seats it has.
    pub fn seats(&self) -> u8 {
        let players = self.options.iter().find(|(name, _)| name == "players");
        players.and_then(|(_, count)| count.parse().ok()).unwrap_or_default()
    }

    pub(crate) fn read(row: &AnyRow) -> Result<Self, Error> {
        let options: String = row.try_get("options")?;
        let secret: String = row.try_get("secret")?;
        let rules: i64 = row.try_get("rules")?;
        Ok(Self {
            id: TableId(row.try_get("id")?),
            game: row.try_get("game")?,
            rules: rules.try_into().map_err(|_| Error::Corrupt(format!("rules version {rules}")))?,
            options: read_options(&options)?,
            name: row.try_get("name")?,
            status: row.try_get::<String, _>("status")?.parse()?,
            terms: Terms::read(row)?,
            allows: Allowances::read(row)?,
            timing: row.try_get::<String, _>("timing")?.parse()?,
            abandoned: row.try_get::<i64, _>("abandoned")? != 0,
            rated: Rated::of_number(row.try_get("rated")?)?,
            host: PersonId::new(row.try_get::<String, _>("host")?),
            created: Moment(row.try_get("created")?),
            changed: Moment(row.try_get("changed")?),
            version: row.try_get("version")?,
            started: row.try_get("started")?,
            secret: secret.parse().map_err(|_| Error::Corrupt("the secret of a table".into()))?,
            rematch_of: row.try_get::<Option<String>, _>("rematch_of")?.map(TableId),
        })
    }
}

/// The options as one text, a line each.
pub(crate) fn options_text(options: &[(String, String)]) -> String {
    let lines: Vec<String> = options.iter().map(|(name, value)| format!("{name} {value}")).collect();
    lines.join("\n")
}

fn read_options(text: &str) -> Result<Vec<(String, String)>, Error> {
    let pair = |line: &str| line.split_once(' ').map(|(name, value)| (name.into(), value.into()));
    text.lines().map(|line| pair(line).ok_or_else(|| Error::Corrupt(format!("option {line:?}")))).collect()
}

/// Who may act for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody sits here. It may be kept for a person.
    Open,
    /// A person sits here.
    Person,
    /// A computer plays. It may stand in for a person.
    Computer,
}

impl SeatKind {
    /// Its word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Person => "person",
            Self::Computer => "computer",
        }
    }
}

impl FromStr for SeatKind {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self, Error> {
        [Self::Open, Self::Person, Self::Computer]
            .into_iter()
            .find(|kind| kind.word() == word)
            .ok_or_else(|| Error::Corrupt(format!("kind of seat {word:?}")))
    }
}

/// What is kept of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRecord {
    /// Which one.
    pub seat: Seat,
    /// Who may act for it.
    pub kind: SeatKind,
    /// Who sits here, or for whom it is kept or played meanwhile.
    pub person: Option<PersonId>,
    /// The name on its plate; empty for an open seat that is kept for nobody.
    pub name: String,
    /// Which computer player; empty for a person.
    pub computer: String,
    /// What the browser gave to the luck of the table.
    pub share: Option<Token>,
    /// How many hints its person was given.
    pub hints: u32,
    /// How many choices a computer has made in the place of its person.
    pub stood_in: u32,
    /// The key in the address that gives an open seat to whoever opens it; empty if it has none.
    pub invite: String,
    /// Whether its person wants to begin without waiting for more people.
    pub ready: bool,
}

impl SeatRecord {
    /// A seat that anybody may take.
    pub const fn open(seat: Seat) -> Self {
        Self {
            seat,
            kind: SeatKind::Open,
            person: None,
            name: String::new(),
            computer: String::new(),
            share: None,
            hints: 0,
            stood_in: 0,
            invite: String::new(),
            ready: false,
        }
    }

    /// Whether anybody who comes may take it.
    pub fn is_free(&self) -> bool {
        self.kind == SeatKind::Open && self.person.is_none() && self.name.is_empty()
    }

    /// Whether this person may act for it.
    pub fn is_held_by(&self, person: &PersonId) -> bool {
        self.kind == SeatKind::Person && self.person.as_ref() == Some(person)
    }

    pub(crate) fn read(row: &AnyRow) -> Result<Self, Error> {
        let seat: String = row.try_get("seat")?;
        let share: Option<String> = row.try_get("share")?;
        let (hints, ready): (i64, i64) = (row.try_get("hints")?, row.try_get("ready")?);
        let stood_in: i64 = row.try_get("stood_in")?;
        let share = share.map(|share| share.parse().map_err(|_| Error::Corrupt("a share of luck".into())));
        Ok(Self {
            seat: seat.parse().map_err(|_| Error::Corrupt(format!("seat {seat:?}")))?,
            kind: row.try_get::<String, _>("kind")?.parse()?,
            person: row.try_get::<Option<String>, _>("person")?.map(PersonId::new),
            name: row.try_get("name")?,
            computer: row.try_get("computer")?,
            share: share.transpose()?,
            hints: hints.try_into().map_err(|_| Error::Corrupt(format!("{hints} hints")))?,
            stood_in: stood_in.try_into().map_err(|_| Error::Corrupt(format!("{stood_in} choices")))?,
            invite: row.try_get("invite")?,
            ready: ready != 0,
        })
    }
}
