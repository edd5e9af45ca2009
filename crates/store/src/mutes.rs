//! What a person does not want to read: people and words.

use domain::{Moment, PersonId, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

/// Everything that a person does not want to read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mutes {
    /// People, those muted last first.
    pub people: Vec<Muted>,
    /// Words in small letters.
    pub words: Vec<String>,
}

/// A person whom another one does not want to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Muted {
    /// Who.
    pub person: PersonId,
    /// What that person was called then.
    pub name: String,
    /// Where.
    pub at: MuteAt,
}

/// Where a person is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MuteAt {
    /// At every table.
    Everywhere,
    /// At this one.
    Table(TableId),
}

impl MuteAt {
    fn word(&self) -> &str {
        match self {
            Self::Everywhere => "",
            Self::Table(id) => id.as_str(),
        }
    }

    fn of_word(word: String) -> Self {
        if word.is_empty() { Self::Everywhere } else { Self::Table(TableId::new(word)) }
    }
}

impl Mutes {
    /// Whether what a person says at a table is not read.
    pub fn silences(&self, person: &PersonId, table: &TableId) -> bool {
        self.people.iter().any(|muted| {
            muted.person == *person
                && match &muted.at {
                    MuteAt::Everywhere => true,
                    MuteAt::Table(id) => id == table,
                }
        })
    }
}

impl Store {
    /// Everything that a person does not want to read.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mutes(&self, person: &PersonId) -> Result<Mutes, Error> {
        let people: Vec<Row> = query(
            "SELECT muted, table_id, name FROM mutes WHERE person = $1 ORDER BY at DESC, name, table_id",
        )
        .bind(person.as_str())
        .fetch_all(&self.pool)
        .await?;
        let words: Vec<Row> = query("SELECT word FROM muted_words WHERE person = $1 ORDER BY word")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        let muted = |row: &Row| -> Result<Muted, Error> {
            Ok(Muted {
                person: PersonId::new(row.try_get::<String>("muted")?),
                name: row.try_get("name")?,
                at: MuteAt::of_word(row.try_get("table_id")?),
            })
        };
        let word = |row: &Row| -> Result<String, Error> { Ok(row.try_get("word")?) };
        Ok(Mutes {
            people: people.iter().map(muted).collect::<Result<_, _>>()?,
            words: words.iter().map(word).collect::<Result<_, _>>()?,
        })
    }

    /// Notes that a person does not want to read another one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mute(&self, person: &PersonId, muted: &Muted, now: Moment) -> Result<(), Error> {
        query(
            "INSERT INTO mutes (person, muted, table_id, name, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (person, muted, table_id) DO NOTHING",
        )
        .bind(person.as_str())
        .bind(muted.person.as_str())
        .bind(muted.at.word())
        .bind(&muted.name)
        .bind(now.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Lets a person read again whom they muted under this name there.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unmute(&self, person: &PersonId, name: &str, at: &MuteAt) -> Result<(), Error> {
        query("DELETE FROM mutes WHERE person = $1 AND name = $2 AND table_id = $3")
            .bind(person.as_str())
            .bind(name)
            .bind(at.word())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Replaces the words that a person does not want to read. They are to be in small letters, each once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mute_words(&self, person: &PersonId, words: &[String]) -> Result<(), Error> {
        let writing = self.begin().await?;
        query("DELETE FROM muted_words WHERE person = $1").bind(person.as_str()).execute(&writing).await?;
        for word in words {
            query(
                "INSERT INTO muted_words (person, word) VALUES ($1, $2) ON CONFLICT (person, word) DO NOTHING",
            )
            .bind(person.as_str())
            .bind(word)
            .execute(&writing)
            .await?;
        }
        writing.commit().await?;
        Ok(())
    }
}
