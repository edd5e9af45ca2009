//! Who hosts, and a log of what was done as the host. A deed is written down before it is done: none is missing.

use domain::{HostDeed, Moment, PersonId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};

/// Who does something as the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host<'a> {
    /// Whoever can run `mu admin` on the machine.
    CommandLine,
    /// Somebody whose account is a host's.
    Account(&'a PersonId),
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditLine {
    /// Its number, from 1; there are no gaps.
    pub number: i64,
    /// When.
    pub at: Moment,
    /// The account that did it and what it is called today; nobody for the command line.
    pub host: Option<(PersonId, String)>,
    /// What was done.
    pub deed: HostDeed,
    /// About whom, and what that person is called today.
    pub person: Option<(PersonId, String)>,
    /// The table, the number of the report, or the file; may be empty.
    pub subject: String,
}

impl Host<'_> {
    const fn id(&self) -> Option<&PersonId> {
        match self {
            Self::CommandLine => None,
            Self::Account(id) => Some(id),
        }
    }
}

impl AuditLine {
    fn read(row: &Row) -> Result<Self, Error> {
        let somebody = |id: &str, name: &str| -> Result<Option<(PersonId, String)>, Error> {
            let Some(id) = row.try_get::<Option<String>>(id)? else { return Ok(None) };
            Ok(Some((PersonId::new(id), row.try_get::<Option<String>>(name)?.unwrap_or_default())))
        };
        Ok(Self {
            number: row.try_get("number")?,
            at: Moment(row.try_get("at")?),
            host: somebody("host", "host_name")?,
            deed: row.try_get::<String>("deed")?.parse()?,
            person: somebody("person", "person_name")?,
            subject: row.try_get("subject")?,
        })
    }
}

impl Store {
    /// Writes down what is about to be done.
    ///
    /// # Errors
    /// If the database fails: then it is not to be done.
    pub async fn audit(
        &self,
        host: Host<'_>,
        (deed, person, subject): (HostDeed, Option<&PersonId>, &str),
        now: Moment,
    ) -> Result<(), Error> {
        self.insert_numbered(|| {
            query(
                "INSERT INTO audit (number, at, host, deed, person, subject)
                 VALUES ((SELECT COALESCE(MAX(number), 0) + 1 FROM audit), $1, $2, $3, $4, $5)",
            )
            .bind(now.0)
            .bind(host.id().map(PersonId::as_str))
            .bind(deed.word())
            .bind(person.map(PersonId::as_str))
            .bind(subject)
        })
        .await
    }

    /// The log, the last line first: lines before the one of a number if one is given, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn audit_log(&self, before: Option<i64>, most: u32) -> Result<Vec<AuditLine>, Error> {
        let rows: Vec<Row> = query(
            "SELECT audit.*, hosting.name AS host_name, about.name AS person_name FROM audit
             LEFT JOIN people AS hosting ON hosting.id = audit.host
             LEFT JOIN people AS about ON about.id = audit.person
             WHERE number < $1 ORDER BY number DESC LIMIT $2",
        )
        .bind(before.unwrap_or(i64::MAX))
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(AuditLine::read).collect()
    }

    /// When something of this kind was done last.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_done(&self, deed: HostDeed) -> Result<Option<Moment>, Error> {
        let row = query("SELECT MAX(at) AS at FROM audit WHERE deed = $1")
            .bind(deed.word())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<Option<i64>>("at")?.map(Moment))
    }

    /// Makes an account a host's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn make_host(&self, person: &PersonId, now: Moment) -> Result<(), Error> {
        self.audit(Host::CommandLine, (HostDeed::MakeHost, Some(person), ""), now).await?;
        query("INSERT INTO hosts (person, since) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING")
            .bind(person.as_str())
            .bind(now.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// An account is a host's no more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn end_host(&self, person: &PersonId, now: Moment) -> Result<(), Error> {
        self.audit(Host::CommandLine, (HostDeed::EndHost, Some(person), ""), now).await?;
        query("DELETE FROM hosts WHERE person = $1").bind(person.as_str()).execute(&self.pool).await?;
        Ok(())
    }

    /// Whether a person hosts: has an account that is a host's, and is not banned.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_host(&self, person: &PersonId) -> Result<bool, Error> {
        let row = query(
            "SELECT COUNT(*) AS hosts FROM hosts JOIN people ON people.id = hosts.person
             WHERE people.id = $1 AND people.handle IS NOT NULL AND people.banned = 0",
        )
        .bind(person.as_str())
        .fetch_one(&self.pool)
        .await?;
        Ok(row.try_get::<i64>("hosts")? > 0)
    }
}
