//! People: guests with a name and a language.

use domain::{Moment, Person, PersonId};
use words::Language;

use crate::Store;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::query;

impl Store {
    /// Enters a new guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_person(&self, person: &Person, now: Moment) -> Result<(), Error> {
        query("INSERT INTO people (id, name, language, created) VALUES ($1, $2, $3, $4)")
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
        let row = query("SELECT * FROM people WHERE id = $1")
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
        query("UPDATE people SET language = $1 WHERE id = $2")
            .bind(language.code())
            .bind(person.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}
