//! Where a person is told: addresses, their confirmation, their end.

use std::fmt;
use std::str::FromStr;

use domain::{Moment, PersonId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

/// How somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// By e-mail.
    Mail,
    /// By a call of a web address.
    Hook,
}

impl Way {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Mail, Self::Hook];

    /// Its word in the database and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mail => "mail",
            Self::Hook => "hook",
        }
    }
}

impl FromStr for Way {
    type Err = Error;

    fn from_str(word: &str) -> Result<Self, Error> {
        let known = Self::ALL.into_iter().find(|way| way.word() == word);
        known.ok_or_else(|| Error::corrupt(format!("way {word:?}")))
    }
}

/// Where a person is told.
#[derive(Clone, PartialEq, Eq)]
pub struct WayRecord {
    /// How.
    pub way: Way,
    /// The address of e-mail, or of a program.
    pub address: String,
    /// Mail: stands in the link that ends it. Hook: signs what is sent.
    pub secret: String,
    /// How often in a row it failed.
    pub failures: u32,
    /// Nothing is sent before.
    pub retry: Moment,
    /// When it was given up after too many failures, if so.
    pub stopped: Option<Moment>,
}

impl fmt::Debug for WayRecord {
    /// Neither address nor secret: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WayRecord")
            .field("way", &self.way)
            .field("failures", &self.failures)
            .finish_non_exhaustive()
    }
}

impl WayRecord {
    pub(crate) fn read(row: &Row) -> Result<Self, Error> {
        let stopped: i64 = row.try_get("stopped")?;
        Ok(Self {
            way: row.try_get::<String>("way")?.parse()?,
            address: row.try_get("address")?,
            secret: row.try_get("secret")?,
            failures: u32::try_from(row.try_get::<i64>("failures")?).unwrap_or(u32::MAX),
            retry: Moment(row.try_get("retry")?),
            stopped: (stopped != 0).then_some(Moment(stopped)),
        })
    }
}

/// How many confirmations were asked for lately.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MailAsks {
    /// By this person.
    pub by_person: i64,
    /// For this address, by anybody.
    pub for_address: i64,
}

impl Store {
    /// Where a person is told.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ways(&self, person: &PersonId) -> Result<Vec<WayRecord>, Error> {
        let rows = query("SELECT * FROM ways WHERE person = $1 ORDER BY way")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(WayRecord::read).collect()
    }

    /// Tells a person at this address from now on, and forgets earlier failures. The secret is kept if the
    /// person was told this way before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_way(
        &self,
        person: &PersonId,
        (way, address): (Way, &str),
        secret: &str,
    ) -> Result<(), Error> {
        query(
            "INSERT INTO ways (person, way, address, secret, failures, retry, stopped, holder, until)
             VALUES ($1, $2, $3, $4, 0, 0, 0, '', 0)
             ON CONFLICT (person, way) DO UPDATE SET address = excluded.address, failures = 0, retry = 0,
                 stopped = 0",
        )
        .bind(person.as_str())
        .bind(way.word())
        .bind(address)
        .bind(secret)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Tells a person this way no more, and forgets the address. Says whether anything was told so.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_way(&self, person: &PersonId, way: Way) -> Result<bool, Error> {
        let writing = self.begin().await?;
        let ended = query("DELETE FROM ways WHERE person = $1 AND way = $2")
            .bind(person.as_str())
            .bind(way.word())
            .execute(&writing)
            .await?;
        query("DELETE FROM outbox WHERE person = $1 AND way = $2")
            .bind(person.as_str())
            .bind(way.word())
            .execute(&writing)
            .await?;
        if way == Way::Mail {
            query("DELETE FROM mail_asks WHERE person = $1").bind(person.as_str()).execute(&writing).await?;
        }
        writing.commit().await?;
        Ok(ended > 0)
    }

    /// Who gets mail with a link that holds this secret, and where.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mail_of_secret(&self, secret: &str) -> Result<Option<(PersonId, String)>, Error> {
        let row = query("SELECT person, address FROM ways WHERE secret = $1 AND way = $2")
            .bind(secret)
            .bind(Way::Mail.word())
            .fetch_optional(&self.pool)
            .await?;
        row.map(|row| Ok((PersonId::new(row.try_get::<String>("person")?), row.try_get("address")?)))
            .transpose()
    }

    /// Notes that a person has given an address, which is to be confirmed by a link.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ask_mail(
        &self,
        person: &PersonId,
        address: &str,
        hash: &str,
        now: Moment,
    ) -> Result<(), Error> {
        query("INSERT INTO mail_asks (hash, person, address, at) VALUES ($1, $2, $3, $4)")
            .bind(hash)
            .bind(person.as_str())
            .bind(address)
            .bind(now.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// How many confirmations were asked for after a moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mail_asks(
        &self,
        person: &PersonId,
        address: &str,
        since: Moment,
    ) -> Result<MailAsks, Error> {
        let row = query(
            "SELECT (SELECT COUNT(*) FROM mail_asks WHERE person = $1 AND at > $3) AS by_person,
                    (SELECT COUNT(*) FROM mail_asks WHERE address = $2 AND at > $3) AS for_address",
        )
        .bind(person.as_str())
        .bind(address)
        .bind(since.0)
        .fetch_one(&self.pool)
        .await?;
        Ok(MailAsks { by_person: row.try_get("by_person")?, for_address: row.try_get("for_address")? })
    }

    /// Whose address, and which, a link with the token of this hash confirms, if it was sent after a moment.
    /// Of several that were sent to one person only the last one counts.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn mail_ask(&self, hash: &str, since: Moment) -> Result<Option<(PersonId, String)>, Error> {
        let row = query(
            "SELECT person, address FROM mail_asks WHERE hash = $1 AND at > $2
               AND NOT EXISTS (SELECT 1 FROM mail_asks AS newer
                               WHERE newer.person = mail_asks.person AND newer.at > mail_asks.at)",
        )
        .bind(hash)
        .bind(since.0)
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| Ok((PersonId::new(row.try_get::<String>("person")?), row.try_get("address")?)))
            .transpose()
    }

    /// The address that a person has given last and not confirmed, if it was given after a moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unconfirmed_mail(&self, person: &PersonId, since: Moment) -> Result<Option<String>, Error> {
        let row =
            query("SELECT address FROM mail_asks WHERE person = $1 AND at > $2 ORDER BY at DESC LIMIT 1")
                .bind(person.as_str())
                .bind(since.0)
                .fetch_optional(&self.pool)
                .await?;
        row.map(|row| Ok(row.try_get("address")?)).transpose()
    }

    /// Confirms the address to which the token of this hash was sent, if that was after a moment. Says whose
    /// it is. A link works once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn confirm_mail(
        &self,
        hash: &str,
        secret: &str,
        since: Moment,
    ) -> Result<Option<PersonId>, Error> {
        let Some((person, address)) = self.mail_ask(hash, since).await? else { return Ok(None) };
        // Whoever deletes the line has it: two clicks confirm once.
        let taken = query("DELETE FROM mail_asks WHERE hash = $1").bind(hash).execute(&self.pool).await?;
        if taken == 0 {
            return Ok(None);
        }
        self.set_way(&person, (Way::Mail, &address), secret).await?;
        Ok(Some(person))
    }
}
