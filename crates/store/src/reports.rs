//! What was reported to whoever hosts.

use domain::{HostDeed, Moment, PersonId, TableId};

use crate::Store;
use crate::audit::Host;
use crate::error::Error;
use crate::sql::{Row, query};

/// Something to be reported.
#[derive(Clone, Debug)]
pub struct NewReport {
    /// At which table.
    pub table: TableId,
    /// The number of what was said.
    pub message: i64,
    /// Who said it.
    pub person: PersonId,
    /// Who reports it.
    pub reporter: PersonId,
    /// What the reporter wrote; may be empty.
    pub reason: String,
    /// What was said around it, a line each.
    pub around: String,
}

/// Something that was reported.
#[derive(Clone, Debug)]
pub struct Report {
    /// Its number, from 1.
    pub number: i64,
    /// What.
    pub what: NewReport,
    /// When.
    pub at: Moment,
    /// When the host has dealt with it, if so.
    pub settled: Option<Moment>,
}

impl Report {
    fn read(row: &Row) -> Result<Self, Error> {
        let person = |name| -> Result<PersonId, Error> { Ok(PersonId::new(row.try_get::<String>(name)?)) };
        let settled: i64 = row.try_get("settled")?;
        Ok(Self {
            number: row.try_get("number")?,
            what: NewReport {
                table: TableId::new(row.try_get::<String>("table_id")?),
                message: row.try_get("message")?,
                person: person("person")?,
                reporter: person("reporter")?,
                reason: row.try_get("reason")?,
                around: row.try_get("around")?,
            },
            at: Moment(row.try_get("at")?),
            settled: (settled != 0).then_some(Moment(settled)),
        })
    }
}

impl Store {
    /// Keeps a report. What the same person has reported before is kept once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report(&self, new: &NewReport, now: Moment) -> Result<(), Error> {
        self.insert_numbered(|| {
            query(
                "INSERT INTO reports
                     (number, table_id, message, person, reporter, reason, around, at, settled)
                 VALUES ((SELECT COALESCE(MAX(number), 0) + 1 FROM reports), $1, $2, $3, $4, $5, $6, $7, 0)
                 ON CONFLICT (table_id, message, reporter) DO NOTHING",
            )
            .bind(new.table.as_str())
            .bind(new.message)
            .bind(new.person.as_str())
            .bind(new.reporter.as_str())
            .bind(&new.reason)
            .bind(&new.around)
            .bind(now.0)
        })
        .await
    }

    /// The reports with which the host has not dealt yet, the oldest first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports(&self, most: u32) -> Result<Vec<Report>, Error> {
        let rows: Vec<Row> = query("SELECT * FROM reports WHERE settled = 0 ORDER BY number LIMIT $1")
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(Report::read).collect()
    }

    /// Notes that the host has dealt with a report; says whether there was one to deal with.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn settle_report(&self, host: Host<'_>, number: i64, now: Moment) -> Result<bool, Error> {
        let open = query("SELECT person FROM reports WHERE number = $1 AND settled = 0")
            .bind(number)
            .fetch_optional(&self.pool)
            .await?;
        let Some(open) = open else { return Ok(false) };
        let person = PersonId::new(open.try_get::<String>("person")?);
        self.audit(host, (HostDeed::SettleReport, Some(&person), &number.to_string()), now).await?;
        let settled = query("UPDATE reports SET settled = $1 WHERE number = $2 AND settled = 0")
            .bind(now.0.max(1))
            .bind(number)
            .execute(&self.pool)
            .await?;
        Ok(settled == 1)
    }
}
