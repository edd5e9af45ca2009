//! The outbox: what people are to be told, written once and sent by whichever process claims it.

use domain::{Moment, Person, PersonId, Status, TableId};

use crate::Store;
use crate::error::Error;
use crate::sql::{Row, query};
use crate::ways::{Way, WayRecord};
use crate::wishes::{NoticeKind, Wishes};

/// Something to be told to a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotice {
    /// To whom.
    pub person: PersonId,
    /// Of which table.
    pub table: TableId,
    /// Since which step of its game, or the number of a question; 0 for what has neither. Together with the kind it says whether two
    /// notices are the same.
    pub step: i64,
    /// What.
    pub kind: NoticeKind,
}

/// A table that has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedTable {
    /// Which.
    pub id: TableId,
    /// When it changed last.
    pub changed: Moment,
    /// When its game began, if it has.
    pub began: Option<Moment>,
}

impl ChangedTable {
    fn read(row: &Row) -> Result<Self, Error> {
        Ok(Self {
            id: TableId::new(row.try_get::<String>("id")?),
            changed: Moment(row.try_get("changed")?),
            began: row.try_get::<Option<i64>>("began")?.map(Moment),
        })
    }
}

/// What waits in the outbox for one way to one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Of which table.
    pub table: TableId,
    /// Since which step of its game.
    pub step: i64,
    /// What.
    pub kind: NoticeKind,
    /// Since when it has been so.
    pub at: Moment,
    /// When the person was last looking at the table, if ever.
    pub looked: Option<Moment>,
}

/// What waits for one person, and how that person is told.
#[derive(Clone, Debug)]
pub struct Round {
    /// Who.
    pub person: Person,
    /// What the person wants.
    pub wishes: Wishes,
    /// Where the person is told.
    pub way: WayRecord,
    /// What waits, the oldest first.
    pub waiting: Vec<Waiting>,
}

/// How an attempt to tell went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// The person was told.
    Yes,
    /// It failed for a reason that lies with the address: it counts, and nothing is sent before `retry`.
    No {
        /// When to try again.
        retry: Moment,
    },
    /// It failed for a reason that does not lie with the address.
    NotNow {
        /// When to try again.
        retry: Moment,
    },
    /// Nothing more is sent there until the person wants it again.
    Never,
}

impl Store {
    /// Claims looking through the tables for so many seconds; gives up to when they were looked through, or
    /// nothing while another process does it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_postman(&self, seconds: i64, now: Moment) -> Result<Option<Moment>, Error> {
        let claimed =
            query("UPDATE postman SET holder = $1, until = $2 WHERE id = 1 AND (until <= $3 OR holder = $1)")
                .bind(&self.process.name)
                .bind(now.0.saturating_add(seconds))
                .bind(now.0)
                .execute(&self.pool)
                .await?;
        if claimed == 0 {
            return Ok(None);
        }
        let row = query("SELECT seen FROM postman WHERE id = 1").fetch_one(&self.pool).await?;
        Ok(Some(Moment(row.try_get("seen")?)))
    }

    /// Notes up to when the tables were looked through.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn postman_has_seen(&self, seen: Moment) -> Result<(), Error> {
        query("UPDATE postman SET seen = $1 WHERE id = 1 AND seen < $1 AND holder = $2")
            .bind(seen.0)
            .bind(&self.process.name)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Tables that have changed at or after a moment, and after another one of them, at which somebody sits,
    /// or has a seat kept, who is told of something; those that changed first come first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn changed_tables(
        &self,
        since: Moment,
        after: Option<&ChangedTable>,
        most: u32,
    ) -> Result<Vec<ChangedTable>, Error> {
        let (changed, id) = after.map_or((since.0, ""), |after| (after.changed.0, after.id.as_str()));
        let rows = query(
            "SELECT id, changed, (SELECT at FROM steps WHERE table_id = tables.id AND number = 1) AS began
             FROM tables WHERE (changed > $1 OR (changed = $1 AND id > $2)) AND status <> $3
               AND id IN (SELECT seats.table_id FROM seats JOIN ways ON ways.person = seats.person
                          WHERE ways.stopped = 0)
             ORDER BY changed, id LIMIT $4",
        )
        .bind(changed)
        .bind(id)
        .bind(Status::Closed.word())
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(ChangedTable::read).collect()
    }

    /// Writes a notice into the outbox, once for each way in which the person is told, if the person wants
    /// to be told of it. What is there already, waiting or done, is not written again. Says how many were
    /// written.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn post(&self, notice: &NewNotice, at: Moment) -> Result<u64, Error> {
        let wishes = self.wishes(&notice.person).await?.unwrap_or_default();
        if !wishes.kinds.contains(&notice.kind) {
            return Ok(0);
        }
        let posted = query(
            "INSERT INTO outbox (person, table_id, step, kind, way, at, done)
             SELECT person, $2, $3, $4, way, $5, 0 FROM ways
             WHERE person = $1 AND stopped = 0
             ON CONFLICT (person, table_id, step, kind, way) DO NOTHING",
        )
        .bind(notice.person.as_str())
        .bind(notice.table.as_str())
        .bind(notice.step)
        .bind(notice.kind.word())
        .bind(at.0)
        .execute(&self.pool)
        .await?;
        Ok(posted)
    }

    /// The ways to people for whom something waits and to whom something may be sent now; at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ways_to_go(&self, now: Moment, most: u32) -> Result<Vec<(PersonId, Way)>, Error> {
        let rows = query(
            "SELECT person, way FROM ways
             WHERE stopped = 0 AND retry <= $1 AND until <= $1
               AND EXISTS (SELECT 1 FROM outbox
                           WHERE outbox.person = ways.person AND outbox.way = ways.way AND outbox.done = 0)
             ORDER BY retry, person, way LIMIT $2",
        )
        .bind(now.0)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &Row| -> Result<_, Error> {
            Ok((PersonId::new(row.try_get::<String>("person")?), row.try_get::<String>("way")?.parse()?))
        };
        rows.iter().map(read).collect()
    }

    /// Claims a way to a person for so many seconds and gives what waits there; nothing while another
    /// process has it, or if there is nobody any more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_way(
        &self,
        (person, way): (&PersonId, Way),
        seconds: i64,
        now: Moment,
    ) -> Result<Option<Round>, Error> {
        let claimed = query(
            "UPDATE ways SET holder = $1, until = $2
             WHERE person = $3 AND way = $4 AND stopped = 0 AND retry <= $5 AND until <= $5",
        )
        .bind(&self.process.name)
        .bind(now.0.saturating_add(seconds))
        .bind(person.as_str())
        .bind(way.word())
        .bind(now.0)
        .execute(&self.pool)
        .await?;
        if claimed == 0 {
            return Ok(None);
        }
        let Some(who) = self.person(person).await? else { return Ok(None) };
        let ways = self.ways(person).await?;
        let Some(record) = ways.into_iter().find(|record| record.way == way) else { return Ok(None) };
        Ok(Some(Round {
            person: who,
            wishes: self.wishes(person).await?.unwrap_or_default(),
            way: record,
            waiting: self.waiting(person, way).await?,
        }))
    }

    /// What waits for one way to one person, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn waiting(&self, person: &PersonId, way: Way) -> Result<Vec<Waiting>, Error> {
        let rows = query(
            "SELECT outbox.table_id, outbox.step, outbox.kind, outbox.at, looked.at AS looked
             FROM outbox LEFT JOIN looked
                 ON looked.person = outbox.person AND looked.table_id = outbox.table_id
             WHERE outbox.person = $1 AND outbox.way = $2 AND outbox.done = 0
             ORDER BY outbox.at, outbox.table_id, outbox.step, outbox.kind",
        )
        .bind(person.as_str())
        .bind(way.word())
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &Row| -> Result<_, Error> {
            Ok(Waiting {
                table: TableId::new(row.try_get::<String>("table_id")?),
                step: row.try_get("step")?,
                kind: row.try_get::<String>("kind")?.parse()?,
                at: Moment(row.try_get("at")?),
                looked: row.try_get::<Option<i64>>("looked")?.map(Moment),
            })
        };
        rows.iter().map(read).collect()
    }

    /// Notes that these were told, or have lapsed: they wait no more.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn done(
        &self,
        (person, way): (&PersonId, Way),
        notices: &[Waiting],
        now: Moment,
    ) -> Result<(), Error> {
        let writing = self.begin().await?;
        for notice in notices {
            query(
                "UPDATE outbox SET done = $1
                 WHERE person = $2 AND table_id = $3 AND step = $4 AND kind = $5 AND way = $6",
            )
            .bind(now.0.max(1))
            .bind(person.as_str())
            .bind(notice.table.as_str())
            .bind(notice.step)
            .bind(notice.kind.word())
            .bind(way.word())
            .execute(&writing)
            .await?;
        }
        writing.commit().await?;
        Ok(())
    }

    /// Gives back the claim on a way, and notes how the attempt went; `None` if nothing was attempted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn release_way(
        &self,
        (person, way): (&PersonId, Way),
        told: Option<Told>,
        now: Moment,
    ) -> Result<(), Error> {
        let Some(told) = told else {
            query("UPDATE ways SET until = 0, holder = '' WHERE person = $1 AND way = $2 AND holder = $3")
                .bind(person.as_str())
                .bind(way.word())
                .bind(&self.process.name)
                .execute(&self.pool)
                .await?;
            return Ok(());
        };
        // How many of the earlier failures count on, how many are added, not before when, since when never.
        let (keeps, adds, retry, stopped): (i64, i64, i64, i64) = match told {
            Told::Yes => (0, 0, 0, 0),
            Told::No { retry } => (1, 1, retry.0, 0),
            Told::NotNow { retry } => (1, 0, retry.0, 0),
            Told::Never => (1, 1, 0, now.0.max(1)),
        };
        query(
            "UPDATE ways SET until = 0, holder = '', failures = failures * $4 + $5, retry = $6, stopped = $7
             WHERE person = $1 AND way = $2 AND holder = $3",
        )
        .bind(person.as_str())
        .bind(way.word())
        .bind(&self.process.name)
        .bind(keeps)
        .bind(adds)
        .bind(retry)
        .bind(stopped)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Removes what is of no use any more: notices that were done, or began to wait, before a moment,
    /// questions for addresses, and who looked at what.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_notices(&self, before: Moment) -> Result<u64, Error> {
        let mut removed = 0;
        for removal in [
            "DELETE FROM outbox WHERE (done > 0 AND done <= $1) OR at <= $1",
            "DELETE FROM mail_asks WHERE at <= $1",
            "DELETE FROM looked WHERE at <= $1",
        ] {
            removed += query(removal).bind(before.0).execute(&self.pool).await?;
        }
        Ok(removed)
    }
}
