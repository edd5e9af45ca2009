//! What whoever hosts may see and do, beside the server.

use domain::{Change, HostDeed, Level, Moment, PersonId, SeatKind, Status, TableId, TableRecord};

use crate::Store;
use crate::audit::Host;
use crate::error::Error;
use crate::lobby::Listing;
use crate::rows::Read as _;
use crate::sql::{Row, assembled, query};

/// How many signs of a person's id are needed to name the person.
const PREFIX_MIN: usize = 8;

/// What is read of people for the host.
const MEMBERS: &str = "SELECT people.id, people.name, people.handle, people.created, people.banned,
           (SELECT COUNT(DISTINCT table_id) FROM seats WHERE seats.person = people.id) AS tables
    FROM people";

/// How much is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// People, guests as well.
    pub people: i64,
    /// People with an account.
    pub accounts: i64,
    /// Tables by where they are in their life, as far as there are any.
    pub tables: Vec<(Status, i64)>,
    /// Reports with which nobody has dealt yet.
    pub reports: i64,
}

/// A person as the host sees one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Who it is.
    pub id: PersonId,
    /// The name chosen; empty until then.
    pub name: String,
    /// Whether the person has an account.
    pub has_account: bool,
    /// When the person came first.
    pub created: Moment,
    /// When the host has banned the person, if so.
    pub banned: Option<Moment>,
    /// On how many tables the person has a seat.
    pub tables: i64,
}

impl Member {
    fn read(row: &Row) -> Result<Self, Error> {
        let banned: i64 = row.try_get("banned")?;
        Ok(Self {
            id: PersonId::new(row.try_get::<String>("id")?),
            name: row.try_get("name")?,
            has_account: row.try_get::<Option<String>>("handle")?.is_some(),
            created: Moment(row.try_get("created")?),
            banned: (banned != 0).then_some(Moment(banned)),
            tables: row.try_get("tables")?,
        })
    }
}

impl Store {
    /// The tables of one status, last changed first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_that_are(&self, status: Status, most: u32) -> Result<Vec<Listing>, Error> {
        let rows = query("SELECT * FROM tables WHERE status = $1 ORDER BY changed DESC, id LIMIT $2")
            .bind(status.word())
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        let mut listings = Vec::new();
        for row in &rows {
            let table = TableRecord::read(row)?;
            let seats = self.seats(&table.id).await?;
            listings.push(Listing { table, seats });
        }
        Ok(listings)
    }

    /// Closes a table: nobody can see it or play at it any more. Its journal stays. A table whose game
    /// has not begun is removed. Says where it was in its life.
    ///
    /// # Errors
    /// [`Error::NoTable`] if there is none, [`Error::Changed`] if it has just changed.
    pub async fn close_table(&self, host: Host<'_>, id: &TableId, now: Moment) -> Result<Status, Error> {
        let (record, _) = self.table(id).await?.ok_or_else(|| Error::NoTable(id.clone()))?;
        if record.status != Status::Closed {
            self.audit(host, (HostDeed::CloseTable, None, id.as_str()), now).await?;
        }
        match record.status {
            Status::Closed => {}
            Status::Waiting => {
                let removal = Change { removes: true, ..Change::at(record.status) };
                self.commit(&record, &removal, now).await?;
            }
            Status::Playing | Status::Over => {
                let writing = self.begin().await?;
                query("UPDATE tables SET status = $1, version = version + 1 WHERE id = $2")
                    .bind(Status::Closed.word())
                    .bind(id.as_str())
                    .execute(&writing)
                    .await?;
                self.tell(&writing, id).await?;
                writing.commit().await?;
            }
        }
        Ok(record.status)
    }

    /// People whose name holds this text, or whose id begins with it; the newest first, at most `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn members(&self, text: &str, most: u32) -> Result<Vec<Member>, Error> {
        let rows = assembled(format!(
            "{MEMBERS} WHERE LOWER(name) LIKE $1 ESCAPE '!' OR id LIKE $2 ESCAPE '!'
             ORDER BY created DESC, id LIMIT $3"
        ))
        .bind(format!("%{}%", literal(&text.to_lowercase())))
        .bind(format!("{}%", literal(text)))
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(Member::read).collect()
    }

    /// The people whose accounts are hosts', in the order of their names.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn hosts(&self) -> Result<Vec<Member>, Error> {
        let rows = assembled(format!("{MEMBERS} WHERE id IN (SELECT person FROM hosts) ORDER BY name, id"))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(Member::read).collect()
    }

    /// How much is kept.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn totals(&self) -> Result<Totals, Error> {
        let row = query(
            "SELECT COUNT(*) AS people, COUNT(handle) AS accounts,
                    (SELECT COUNT(*) FROM reports WHERE settled = 0) AS reports
             FROM people",
        )
        .fetch_one(&self.pool)
        .await?;
        let statuses = query("SELECT status, COUNT(*) AS tables FROM tables GROUP BY status ORDER BY status")
            .fetch_all(&self.pool)
            .await?;
        let mut tables = Vec::new();
        for row in &statuses {
            tables.push((row.try_get::<String>("status")?.parse()?, row.try_get("tables")?));
        }
        Ok(Totals {
            people: row.try_get("people")?,
            accounts: row.try_get("accounts")?,
            tables,
            reports: row.try_get("reports")?,
        })
    }

    /// The person whose id begins so.
    ///
    /// # Errors
    /// [`Error::NoPerson`] if there is none, or more than one, or the beginning is too short to tell.
    pub async fn member(&self, beginning: &str) -> Result<Member, Error> {
        let none = || Error::NoPerson(beginning.into());
        if beginning.len() < PREFIX_MIN {
            return Err(none());
        }
        let found = self.members(beginning, 50).await?;
        let mut found = found.into_iter().filter(|member| member.id.as_str().starts_with(beginning));
        match (found.next(), found.next()) {
            (Some(only), None) => Ok(only),
            _ => Err(none()),
        }
    }

    /// Bans a person: who is banned can act nowhere any more. Computers named by `stand_in` for each game
    /// play on where the person sits in a running game. Gives the tables where one does.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ban(
        &self,
        host: Host<'_>,
        person: &PersonId,
        stand_in: impl Fn(&str) -> Option<Level>,
        now: Moment,
    ) -> Result<Vec<TableId>, Error> {
        self.audit(host, (HostDeed::Ban, Some(person), ""), now).await?;
        self.mark_banned(person, now.0.max(1)).await?;
        let rows = query(
            "SELECT * FROM tables WHERE status = $1
               AND id IN (SELECT table_id FROM seats WHERE person = $2 AND kind = $3)",
        )
        .bind(Status::Playing.word())
        .bind(person.as_str())
        .bind(SeatKind::Person.word())
        .fetch_all(&self.pool)
        .await?;
        let mut changed = Vec::new();
        for row in &rows {
            let id = TableRecord::read(row)?.id;
            if self.replace(&id, person, &stand_in, now).await? {
                changed.push(id);
            }
        }
        Ok(changed)
    }

    /// Lets a banned person act again. Seats stay as they are: the person can come back to them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn pardon(&self, host: Host<'_>, person: &PersonId, now: Moment) -> Result<(), Error> {
        self.audit(host, (HostDeed::Pardon, Some(person), ""), now).await?;
        self.mark_banned(person, 0).await
    }

    async fn mark_banned(&self, person: &PersonId, since: i64) -> Result<(), Error> {
        query("UPDATE people SET banned = $1 WHERE id = $2")
            .bind(since)
            .bind(person.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Puts computers on the seats of a person at a running table; says whether it did.
    async fn replace(
        &self,
        id: &TableId,
        person: &PersonId,
        stand_in: impl Fn(&str) -> Option<Level>,
        now: Moment,
    ) -> Result<bool, Error> {
        loop {
            let Some((record, mut seats)) = self.table(id).await? else { return Ok(false) };
            // A table with one seat needs nobody else: there a game simply rests.
            let computer = stand_in(&record.game).filter(|_| seats.len() > 1);
            let (Some(computer), Status::Playing) = (computer, record.status) else { return Ok(false) };
            seats.retain(|seat| seat.is_held_by(person));
            for seat in &mut seats {
                seat.kind = SeatKind::Computer;
                seat.computer = Some(computer);
            }
            match self.commit(&record, &Change { seats, ..Change::at(record.status) }, now).await {
                Ok(_) => return Ok(true),
                // Somebody was faster: look again.
                Err(Error::Changed) => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// A text in a pattern of `LIKE` that means itself.
fn literal(text: &str) -> String {
    text.replace('!', "!!").replace('%', "!%").replace('_', "!_")
}
