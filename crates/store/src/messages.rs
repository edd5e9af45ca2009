//! What people say at a table: only ever added to.

use domain::{Moment, PersonId, TableId, kept_as_words};
use engine::Seat;

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};
use crate::transaction::Transaction;

/// How fast a person may talk, at all tables together.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// So many messages at most …
    pub messages: i64,
    /// … in so many seconds.
    pub seconds: i64,
}

/// How fast a person may talk.
pub const RATE: Rate = Rate { messages: 5, seconds: 10 };

/// How often a number is tried that somebody else has taken at the same moment.
const TRIES: usize = 100;

kept_as_words!(
    /// Among whom something is said.
    ChatAudience, "room" {
        /// Those who play.
        #[default]
        Players = "players",
        /// Those who watch.
        Watchers = "watchers",
    }
);

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Words of one's own.
    Text(String),
    /// A quick phrase by its word: every reader sees it in the own language.
    Phrase(String),
}

/// Something to be said.
#[derive(Clone, Debug)]
pub struct NewMessage {
    /// Among whom.
    pub circle: ChatAudience,
    /// Who says it.
    pub person: PersonId,
    /// Under which name.
    pub name: String,
    /// From which seat; none for a watcher.
    pub seat: Option<Seat>,
    /// What.
    pub said: Said,
    /// The key of the request.
    pub request: String,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its number at the table, from 1, without gaps.
    pub number: i64,
    /// Among whom.
    pub circle: ChatAudience,
    /// Who said it.
    pub person: PersonId,
    /// Under which name.
    pub name: String,
    /// From which seat; none for a watcher.
    pub seat: Option<Seat>,
    /// What.
    pub said: Said,
    /// When.
    pub at: Moment,
}

impl Message {
    fn read(row: &Row) -> Result<Self, Error> {
        let (seat, text): (String, String) = (row.try_get("seat")?, row.try_get("text")?);
        let read_seat = |text: &str| text.parse().map_err(|_| Error::corrupt(format!("seat {text:?}")));
        let is_phrase = row.try_get::<i64>("phrase")? != 0;
        Ok(Self {
            number: row.try_get("number")?,
            circle: row.try_get::<String>("room")?.parse()?,
            person: PersonId::new(row.try_get::<String>("person")?),
            name: row.try_get("name")?,
            seat: Some(seat.as_str()).filter(|seat| !seat.is_empty()).map(read_seat).transpose()?,
            said: if is_phrase { Said::Phrase(text) } else { Said::Text(text) },
            at: Moment(row.try_get("at")?),
        })
    }
}

impl Store {
    /// Says something at a table; gives its number. A request that was carried out before gives the number
    /// it had then.
    ///
    /// # Errors
    /// [`Error::TooFast`] if the person has said too much just now.
    pub async fn say(&self, id: &TableId, new: &NewMessage, now: Moment) -> Result<i64, Error> {
        for _ in 0..TRIES {
            let writing = self.begin().await?;
            match write_message(&writing, id, new, now).await {
                Ok(number) => {
                    self.tell_said(&writing, id).await?;
                    writing.commit().await?;
                    return Ok(number);
                }
                Err(Error::Changed) => writing.rollback().await,
                Err(error) => return Err(error),
            }
            if let Some(number) = self.said_before(id, new).await? {
                return Ok(number);
            }
        }
        Err(Error::Changed)
    }

    async fn said_before(&self, id: &TableId, new: &NewMessage) -> Result<Option<i64>, Error> {
        let row = query("SELECT number FROM messages WHERE table_id = $1 AND person = $2 AND request = $3")
            .bind(id.as_str())
            .bind(new.person.as_str())
            .bind(&new.request)
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok(row.try_get("number")?)).transpose()
    }

    /// The last messages of a table, oldest first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn messages(&self, id: &TableId, most: u32) -> Result<Vec<Message>, Error> {
        let rows: Vec<Row> =
            query("SELECT * FROM messages WHERE table_id = $1 ORDER BY number DESC LIMIT $2")
                .bind(id.as_str())
                .bind(i64::from(most))
                .fetch_all(&self.pool)
                .await?;
        rows.iter().rev().map(Message::read).collect()
    }

    /// The messages of a table around one of them, oldest first: at most `near` before and after it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn messages_around(&self, id: &TableId, number: i64, near: i64) -> Result<Vec<Message>, Error> {
        let rows: Vec<Row> =
            query("SELECT * FROM messages WHERE table_id = $1 AND number BETWEEN $2 AND $3 ORDER BY number")
                .bind(id.as_str())
                .bind(number.saturating_sub(near))
                .bind(number.saturating_add(near))
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(Message::read).collect()
    }
}

/// Writes a message under the next number. The number may be taken: [`Error::Changed`].
async fn write_message(
    writing: &Transaction,
    id: &TableId,
    new: &NewMessage,
    now: Moment,
) -> Result<i64, Error> {
    let (phrase, text) = match &new.said {
        Said::Text(text) => (0_i64, text),
        Said::Phrase(word) => (1, word),
    };
    let inserted = query(
        "INSERT INTO messages (table_id, number, room, person, name, seat, phrase, text, request, at)
         VALUES ($1, (SELECT COALESCE(MAX(number), 0) + 1 FROM messages WHERE table_id = $1),
                 $2, $3, $4, $5, $6, $7, $8, $9)
         RETURNING number",
    )
    .bind(id.as_str())
    .bind(new.circle.word())
    .bind(new.person.as_str())
    .bind(&new.name)
    .bind(new.seat.map(|seat| seat.to_string()).unwrap_or_default())
    .bind(phrase)
    .bind(text)
    .bind(&new.request)
    .bind(now.0)
    .fetch_one(writing)
    .await;
    let number: i64 = match inserted {
        Err(error) if error.is_duplicate() => return Err(Error::Changed),
        other => other?.try_get("number")?,
    };
    let row = query("SELECT COUNT(*) AS lately FROM messages WHERE person = $1 AND at > $2")
        .bind(new.person.as_str())
        .bind(now.minus(RATE.seconds).0)
        .fetch_one(writing)
        .await?;
    if row.try_get::<i64>("lately")? > RATE.messages { Err(Error::TooFast) } else { Ok(number) }
}
