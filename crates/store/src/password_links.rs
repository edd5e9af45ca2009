//! Links by which an account gets a new password when the old one is lost.
//!
//! An account has one link at most, and a link works once. Only the hash of its token is kept.

use domain::{Moment, Person, PersonId};

use crate::Store;
use crate::accounts::set_password;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::query;

impl Store {
    /// Makes a link for an account, which works until a moment. A link that was made before works no more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn make_password_link(
        &self,
        person: &PersonId,
        hash: &str,
        (made, until): (Moment, Moment),
    ) -> Result<(), Error> {
        query(
            "INSERT INTO password_links (person, hash, made, until) VALUES ($1, $2, $3, $4)
             ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, made = excluded.made, until = excluded.until",
        )
        .bind(person.as_str())
        .bind(hash)
        .bind(made.0)
        .bind(until.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Whether an account has a link that was made after a moment and has not been used.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn has_password_link(&self, person: &PersonId, since: Moment) -> Result<bool, Error> {
        let row = query("SELECT 1 AS found FROM password_links WHERE person = $1 AND made > $2")
            .bind(person.as_str())
            .bind(since.0)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.is_some())
    }

    /// Whose account gets a new password by the link with the token of this hash; `None` if it does not work now.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn password_link(&self, hash: &str, now: Moment) -> Result<Option<Person>, Error> {
        let row = query(
            "SELECT people.* FROM people JOIN password_links ON password_links.person = people.id
             WHERE password_links.hash = $1 AND password_links.until > $2 AND people.handle IS NOT NULL",
        )
        .bind(hash)
        .bind(now.0)
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(Person::read).transpose()
    }

    /// Gives an account a new password, as its hash, by the link with the token of `link`, and ends all sessions of
    /// the account. The link works no more. `None` if it does not work now: nothing is changed then.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_password_link(
        &self,
        link: &str,
        password: &str,
        now: Moment,
    ) -> Result<Option<Person>, Error> {
        let Some(person) = self.password_link(link, now).await? else { return Ok(None) };
        let writing = self.begin().await?;
        // Of two who use it at once, one deletes the line.
        let used = query("DELETE FROM password_links WHERE hash = $1 AND until > $2")
            .bind(link)
            .bind(now.0)
            .execute(&writing)
            .await?;
        if used == 0 {
            return Ok(None);
        }
        set_password(&writing, &person.id, password, now).await?;
        query("DELETE FROM sessions WHERE person = $1").bind(person.id.as_str()).execute(&writing).await?;
        writing.commit().await?;
        Ok(Some(person))
    }
}
