//! Passkeys: ways into an account without a password, and what browsers are asked to answer with one.
//!
//! Every account keeps one way in: a password, or one passkey at least. Of a passkey only the public half is kept.

use domain::{Moment, Person, PersonId};

use crate::Store;
use crate::accounts::become_account;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sql::{Row, query};
use crate::transaction::Transaction;

/// The most passkeys of one account.
pub const PASSKEYS_MAX: usize = 20;

/// A passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// The id of the credential, as base64url.
    pub id: String,
    /// What its person calls it.
    pub name: String,
    /// The public key as COSE writes it, as base64url.
    pub key: String,
    /// The number of its algorithm in COSE.
    pub algorithm: i32,
    /// How often it has signed, as its authenticator counts; 0 if it does not count.
    pub counter: u32,
    /// Whether it may be on several devices.
    pub synced: bool,
    /// When it was added.
    pub made: Moment,
    /// When somebody signed in with it last; 0 if nobody has.
    pub used: Moment,
}

/// What a browser was asked to answer with a passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyAsk {
    /// Who was known in the browser.
    pub person: Option<PersonId>,
    /// What it was asked, in words of whoever asked.
    pub ask: String,
}

impl Store {
    /// Makes an account of a guest, with a passkey and without a password. The guest stays at all tables.
    ///
    /// # Errors
    /// [`Error::NameTaken`] as [`Store::open_account`], [`Error::Repeated`] if this passkey is kept already.
    pub async fn open_account_by_passkey(
        &self,
        guest: &PersonId,
        name: &str,
        passkey: &Passkey,
    ) -> Result<(), Error> {
        let writing = self.begin().await?;
        become_account(&writing, guest, name, passkey.made).await?;
        insert(&writing, guest, passkey).await?;
        writing.commit().await
    }

    /// Adds a passkey to an account.
    ///
    /// # Errors
    /// [`Error::Repeated`] if it is kept already, whoever has it; [`Error::TooMany`] if the account has
    /// [`PASSKEYS_MAX`].
    pub async fn add_passkey(&self, person: &PersonId, passkey: &Passkey) -> Result<(), Error> {
        let writing = self.begin().await?;
        hold(&writing, person).await?;
        let row = query("SELECT COUNT(*) AS lines FROM passkeys WHERE person = $1")
            .bind(person.as_str())
            .fetch_one(&writing)
            .await?;
        if usize::try_from(row.try_get::<i64>("lines")?).is_ok_and(|lines| lines >= PASSKEYS_MAX) {
            return Err(Error::TooMany);
        }
        insert(&writing, person, passkey).await?;
        writing.commit().await
    }

    /// The passkeys of a person, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passkeys(&self, person: &PersonId) -> Result<Vec<Passkey>, Error> {
        let rows = query("SELECT * FROM passkeys WHERE person = $1 ORDER BY made, id")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(read).collect()
    }

    /// The passkey with this id of a credential, and whose it is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passkey(&self, id: &str) -> Result<Option<(Passkey, Person)>, Error> {
        let row = query("SELECT * FROM passkeys WHERE id = $1").bind(id).fetch_optional(&self.pool).await?;
        let Some(row) = row else { return Ok(None) };
        let person = query("SELECT * FROM people WHERE id = $1")
            .bind(row.try_get::<String>("person")?)
            .fetch_optional(&self.pool)
            .await?;
        person.map(|person| Ok((read(&row)?, Person::read(&person)?))).transpose()
    }

    /// Notes that somebody has signed in with a passkey, whose authenticator now counts so far. Says whether it
    /// still stood where it was read: of two who use one count, the second is told `false` and nothing is noted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_passkey(&self, passkey: &Passkey, counter: u32, now: Moment) -> Result<bool, Error> {
        let used = query("UPDATE passkeys SET counter = $1, used = $2 WHERE id = $3 AND counter = $4")
            .bind(i64::from(counter))
            .bind(now.0)
            .bind(passkey.id.as_str())
            .bind(i64::from(passkey.counter))
            .execute(&self.pool)
            .await?;
        Ok(used == 1)
    }

    /// Removes a passkey of a person, if another way into the account is left. Says whether it did.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, Error> {
        let writing = self.begin().await?;
        hold(&writing, person).await?;
        let removed = query(
            "DELETE FROM passkeys WHERE id = $1 AND person = $2 AND (
                 EXISTS (SELECT 1 FROM passwords WHERE passwords.person = $2) OR
                 EXISTS (SELECT 1 FROM passkeys AS other WHERE other.person = $2 AND other.id <> $1))",
        )
        .bind(id)
        .bind(person.as_str())
        .execute(&writing)
        .await?;
        writing.commit().await?;
        Ok(removed == 1)
    }

    /// Removes the password of an account, with the link by which it would get a new one, if it has a passkey. Says
    /// whether it did.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_password(&self, person: &PersonId) -> Result<bool, Error> {
        let writing = self.begin().await?;
        hold(&writing, person).await?;
        let removed = query(
            "DELETE FROM passwords WHERE person = $1 AND
                 EXISTS (SELECT 1 FROM passkeys WHERE passkeys.person = $1)",
        )
        .bind(person.as_str())
        .execute(&writing)
        .await?;
        if removed == 1 {
            query("DELETE FROM password_links WHERE person = $1")
                .bind(person.as_str())
                .execute(&writing)
                .await?;
        }
        writing.commit().await?;
        Ok(removed == 1)
    }

    /// Keeps what a browser is asked, until a moment; what it was asked before with the same token counts no more.
    /// What has run out is forgotten.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ask_passkey(
        &self,
        hash: &str,
        asked: &PasskeyAsk,
        (now, until): (Moment, Moment),
    ) -> Result<(), Error> {
        query("DELETE FROM passkey_asks WHERE until <= $1").bind(now.0).execute(&self.pool).await?;
        query(
            "INSERT INTO passkey_asks (hash, person, ask, until) VALUES ($1, $2, $3, $4)
             ON CONFLICT (hash) DO UPDATE SET person = excluded.person, ask = excluded.ask, until = excluded.until",
        )
        .bind(hash)
        .bind(asked.person.as_ref().map(PersonId::as_str))
        .bind(asked.ask.as_str())
        .bind(until.0)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// What the browser with this token was asked, once: it is gone then. `None` if nothing, or too long ago.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn take_passkey_ask(&self, hash: &str, now: Moment) -> Result<Option<PasskeyAsk>, Error> {
        let writing = self.begin().await?;
        // Of two who answer at once, one deletes the line.
        let row = query("DELETE FROM passkey_asks WHERE hash = $1 RETURNING person, ask, until")
            .bind(hash)
            .fetch_optional(&writing)
            .await?;
        writing.commit().await?;
        let Some(row) = row else { return Ok(None) };
        if row.try_get::<i64>("until")? <= now.0 {
            return Ok(None);
        }
        let person = row.try_get::<Option<String>>("person")?.map(PersonId::new);
        Ok(Some(PasskeyAsk { person, ask: row.try_get("ask")? }))
    }
}

/// Makes whoever changes the ways into the same account wait: two who each remove one would leave none.
async fn hold(writing: &Transaction, person: &PersonId) -> Result<(), Error> {
    query("UPDATE people SET joined = joined WHERE id = $1").bind(person.as_str()).execute(writing).await?;
    Ok(())
}

async fn insert(writing: &Transaction, person: &PersonId, passkey: &Passkey) -> Result<(), Error> {
    let done = query(
        "INSERT INTO passkeys (id, person, name, key, algorithm, counter, synced, made, used)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(passkey.id.as_str())
    .bind(person.as_str())
    .bind(passkey.name.as_str())
    .bind(passkey.key.as_str())
    .bind(i64::from(passkey.algorithm))
    .bind(i64::from(passkey.counter))
    .bind(i64::from(passkey.synced))
    .bind(passkey.made.0)
    .bind(passkey.used.0)
    .execute(writing)
    .await;
    match done {
        Err(error) if error.is_duplicate() => Err(Error::Repeated),
        done => Ok(done.map(|_| ())?),
    }
}

fn read(row: &Row) -> Result<Passkey, Error> {
    let bad = |what: &str| Error::corrupt(format!("the {what} of a passkey"));
    Ok(Passkey {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        key: row.try_get("key")?,
        algorithm: row.try_get::<i64>("algorithm")?.try_into().map_err(|_| bad("algorithm"))?,
        counter: row.try_get::<i64>("counter")?.try_into().map_err(|_| bad("counter"))?,
        synced: row.try_get::<i64>("synced")? != 0,
        made: Moment(row.try_get("made")?),
        used: Moment(row.try_get("used")?),
    })
}
