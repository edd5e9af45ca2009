//! People: guests with a name and a language.

use std::fmt;

use sqlx::Row;
use sqlx::any::AnyRow;
use words::Language;

use crate::Store;
use crate::accounts::Handle;
use crate::error::Error;
use crate::records::Moment;

/// The id of a person. It is shown to whoever hosts and to nobody else.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonId(String);

impl PersonId {
    /// This id; whether there is such a person is another question.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// Its text, for whoever hosts.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({})", self.0.get(..8).unwrap_or(&self.0))
    }
}

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name chosen; empty until then.
    pub name: String,
    /// The name in the form in which names are compared, if the person has an account.
    pub handle: Option<Handle>,
    /// The language of all words.
    pub language: Language,
    /// Whether whoever hosts has banned this person.
    pub is_banned: bool,
}

impl Person {
    /// Whether the person has an account.
    pub const fn has_account(&self) -> bool {
        self.handle.is_some()
    }

    pub(crate) fn read(row: &AnyRow) -> Result<Self, Error> {
        let language: String = row.try_get("language")?;
        Ok(Self {
            id: PersonId(row.try_get("id")?),
            name: row.try_get("name")?,
            handle: row.try_get::<Option<String>, _>("handle")?.map(Handle::from_store),
            is_banned: row.try_get::<i64, _>("banned")? != 0,
            language: language.parse().map_err(|_| Error::Corrupt(format!("language {language:?}")))?,
        })
    }
}

impl Store {
    /// Enters a new guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_person(&self, person: &Person, now: Moment) -> Result<(), Error> {
        sqlx::query("INSERT INTO people (id, name, language, created) VALUES ($1, $2, $3, $4)")
            .bind(person.id.as_str())
            .bind(&person.name)
            .bind(person.language.code())
            .bind(now.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// A person; none if there is no such person.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, person: &PersonId) -> Result<Option<Person>, Error> {
        let row = sqlx::query("SELECT * FROM people WHERE id = $1")
            .bind(person.as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(Person::read).transpose()
    }

    /// Changes a person's language.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn speak(&self, person: &PersonId, language: Language) -> Result<(), Error> {
        sqlx::query("UPDATE people SET language = $1 WHERE id = $2")
            .bind(language.code())
            .bind(person.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
