//! Accounts: people with a name that is theirs alone, and a password or passkeys.
//!
//! An account is a person with a handle. A guest who makes one stays the same person, so that nothing
//! is lost. Passwords come here as hashes only.

use std::fmt;

use domain::{Handle, Moment, Person, PersonId, SeatKind, Skeleton, TableId};

use crate::Store;
use crate::error::Error;
use crate::mentions::{Mention, mentions};
use crate::names::number_guests;
use crate::rows::Read as _;
use crate::sql::{Failure, Row, assembled, query};
use crate::transaction::Transaction;

/// A person with an account, for whoever checks a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Who it is.
    pub person: Person,
    /// The hash of the password, with its parameters and salt; none if its ways in are passkeys.
    pub password: Option<String>,
    /// When the account was made.
    pub joined: Moment,
}

impl fmt::Debug for Account {
    /// Without the hash: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("person", &self.person.id).finish_non_exhaustive()
    }
}

/// What stands where a deleted account's name stood: the usual sign for somebody without a name.
const NOBODY: &str = "N. N.";

/// What a guest $1 has goes to an account $2.
const HANDED_OVER: [&str; 23] = [
    "UPDATE seats SET person = $2 WHERE person = $1",
    "UPDATE results SET person = $2 WHERE person = $1",
    "UPDATE solos SET person = $2 WHERE person = $1",
    "UPDATE tokens SET person = $2 WHERE person = $1",
    "UPDATE bots SET owner = $2 WHERE owner = $1",
    "UPDATE messages SET person = $2 WHERE person = $1",
    "UPDATE reports SET person = $2 WHERE person = $1",
    "INSERT INTO archive_people (table_id, person, ended, place) SELECT table_id, $2, ended, place
     FROM archive_people WHERE person = $1 ON CONFLICT (table_id, person) DO NOTHING",
    "INSERT INTO stars (person, table_id, ended) SELECT $2, table_id, ended FROM stars
     WHERE person = $1 ON CONFLICT (person, table_id) DO NOTHING",
    "INSERT INTO notes (person, table_id, step, ended, shared, text, at)
     SELECT $2, table_id, step, ended, shared, text, at FROM notes
     WHERE person = $1 ON CONFLICT (person, table_id, step) DO NOTHING",
    "INSERT INTO guests (table_id, person, standing) SELECT table_id, $2, standing FROM guests
     WHERE person = $1 ON CONFLICT (table_id, person) DO NOTHING",
    "INSERT INTO mutes (person, muted, table_id, name, at) SELECT $2, muted, table_id, name, at
     FROM mutes WHERE person = $1 AND muted <> $2 ON CONFLICT (person, muted, table_id) DO NOTHING",
    "INSERT INTO mutes (person, muted, table_id, name, at) SELECT person, $2, table_id, name, at
     FROM mutes WHERE muted = $1 AND person <> $2 ON CONFLICT (person, muted, table_id) DO NOTHING",
    "INSERT INTO muted_words (person, word) SELECT $2, word FROM muted_words
     WHERE person = $1 ON CONFLICT (person, word) DO NOTHING",
    "INSERT INTO learnt (person, game) SELECT $2, game FROM learnt
     WHERE person = $1 ON CONFLICT (person, game) DO NOTHING",
    "INSERT INTO coach (person, level) SELECT $2, level FROM coach
     WHERE person = $1 ON CONFLICT (person) DO NOTHING",
    "INSERT INTO friends (person, other, since) SELECT $2, other, since FROM friends
     WHERE person = $1 AND other <> $2 ON CONFLICT (person, other) DO NOTHING",
    "INSERT INTO blocks (person, other, since) SELECT $2, other, since FROM blocks
     WHERE person = $1 AND other <> $2 ON CONFLICT (person, other) DO NOTHING",
    "INSERT INTO lessons (person, game, lesson, done) SELECT $2, game, lesson, done FROM lessons
     WHERE person = $1 ON CONFLICT (person, game, lesson) DO NOTHING",
    "INSERT INTO puzzle_tries (person, game, number, solved, at, value_before, value_after)
     SELECT $2, game, number, solved, at, value_before, value_after FROM puzzle_tries
     WHERE person = $1 ON CONFLICT (person, game, number) DO NOTHING",
    "INSERT INTO puzzle_people (person, game, value, spread, run, best, day, days, best_days)
     SELECT $2, game, value, spread, run, best, day, days, best_days FROM puzzle_people
     WHERE person = $1 ON CONFLICT (person, game) DO NOTHING",
    "UPDATE wishes SET person = $2
     WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM wishes AS own WHERE own.person = $2)",
    "UPDATE ways SET person = $2
     WHERE person = $1 AND way NOT IN (SELECT own.way FROM ways AS own WHERE own.person = $2)",
];

impl Store {
    /// Makes an account of a guest, who stays at all tables.
    ///
    /// # Errors
    /// [`Error::NameTaken`] if another account has the name or one that looks like it, or this person has an account
    /// already.
    pub async fn open_account(
        &self,
        guest: &PersonId,
        name: &str,
        password: &str,
        now: Moment,
    ) -> Result<(), Error> {
        let writing = self.begin().await?;
        become_account(&writing, guest, name, now).await?;
        set_password(&writing, guest, password, now).await?;
        writing.commit().await?;
        Ok(())
    }

    /// The account of this name, however it is written.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account(&self, handle: &Handle) -> Result<Option<Account>, Error> {
        let row = query(
            "SELECT people.*, passwords.hash FROM people LEFT JOIN passwords ON passwords.person = people.id
             WHERE people.handle = $1",
        )
        .bind(handle.as_str())
        .fetch_optional(&self.pool)
        .await?;
        let read = |row| {
            Ok(Account {
                person: Person::read(&row)?,
                password: row.try_get("hash")?,
                joined: Moment(row.try_get("joined")?),
            })
        };
        row.map(read).transpose()
    }

    /// The person whose account has this name, however it is written.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person_named(&self, name: &str) -> Result<Option<Person>, Error> {
        let row = query("SELECT * FROM people WHERE handle = $1")
            .bind(Handle::of(name).as_str())
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(Person::read).transpose()
    }

    /// Changes the name of an account. Seats taken before keep the name they were taken under.
    ///
    /// # Errors
    /// [`Error::NameTaken`] if another account has it, or one that looks like it.
    pub async fn rename_account(&self, person: &PersonId, name: &str) -> Result<(), Error> {
        let (handle, skeleton) = (free_handle(name)?, Skeleton::of(name));
        let writing = self.begin().await?;
        let sql =
            "UPDATE people SET name = $1, handle = $2, skeleton = $3 WHERE id = $4 AND handle IS NOT NULL";
        let renamed = query(sql)
            .bind(name)
            .bind(handle.as_str())
            .bind(skeleton.kept())
            .bind(person.as_str())
            .execute(&writing)
            .await;
        unless_taken(renamed)?;
        number_guests(&writing, person, &skeleton).await?;
        writing.commit().await?;
        Ok(())
    }

    /// Changes the password of an account, given as its hash; it gets its first one, if it had none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn change_password(&self, person: &PersonId, hash: &str, now: Moment) -> Result<(), Error> {
        let writing = self.begin().await?;
        set_password(&writing, person, hash, now).await?;
        writing.commit().await
    }

    /// Gives an account everything that a guest has: seats, tables, results, friends, blocks, programs, tries at
    /// puzzles and how it is told of something. Of a game at whose puzzles both have tried, the account keeps its rating. The guest's sessions end. Gives the tables that have changed.
    ///
    /// # Errors
    /// If the database fails; nothing is handed over then.
    pub async fn hand_over(&self, guest: &PersonId, account: &PersonId) -> Result<Vec<TableId>, Error> {
        let writing = self.begin().await?;
        // The first write: of two who hand over one guest, the second finds nothing.
        let is_guest = query("UPDATE people SET name = '', skeleton = NULL WHERE id = $1 AND handle IS NULL")
            .bind(guest.as_str())
            .execute(&writing)
            .await?;
        if is_guest == 0 || guest == account {
            return Ok(Vec::new());
        }
        let tables = tables_of(&writing, guest).await?;
        for id in &tables {
            // Whoever changes the table meanwhile waits here, or finds another version.
            query(
                "UPDATE tables SET version = version + 1, host = CASE WHEN host = $1 THEN $2 ELSE host END
                 WHERE id = $3",
            )
            .bind(guest.as_str())
            .bind(account.as_str())
            .bind(id.as_str())
            .execute(&writing)
            .await?;
        }
        for sql in HANDED_OVER {
            query(sql).bind(guest.as_str()).bind(account.as_str()).execute(&writing).await?;
        }
        part(&writing, guest).await?;
        for id in &tables {
            self.tell(&writing, id).await?;
        }
        writing.commit().await?;
        Ok(tables)
    }

    /// Deletes an account: its name is replaced wherever it stands; password, passkeys, sessions, friends, blocks,
    /// tokens, also those of its bots, addresses for notices, stars, notes and tries at puzzles are gone. Games stay, as they are other
    /// people's as well. Gives the tables that have changed.
    ///
    /// The person should have left tables that wait or are played before.
    ///
    /// # Errors
    /// If the database fails; nothing is deleted then.
    pub async fn forget_person(&self, person: &PersonId) -> Result<Vec<TableId>, Error> {
        let writing = self.begin().await?;
        query("UPDATE people SET name = '', handle = NULL, skeleton = NULL, joined = 0 WHERE id = $1")
            .bind(person.as_str())
            .execute(&writing)
            .await?;
        part(&writing, person).await?;
        let tables = tables_of(&writing, person).await?;
        for id in &tables {
            query("UPDATE tables SET version = version + 1 WHERE id = $1")
                .bind(id.as_str())
                .execute(&writing)
                .await?;
            forget_seats(&writing, id, person).await?;
            self.tell(&writing, id).await?;
            self.tell_said(&writing, id).await?;
        }
        for sql in
            ["UPDATE messages SET name = $1 WHERE person = $2", "UPDATE mutes SET name = $1 WHERE muted = $2"]
        {
            query(sql).bind(NOBODY).bind(person.as_str()).execute(&writing).await?;
        }
        writing.commit().await?;
        Ok(tables)
    }
}

/// Gives a guest the name of an account, which needs a way in besides: within the same transaction.
///
/// # Errors
/// [`Error::NameTaken`] as [`Store::open_account`].
pub(crate) async fn become_account(
    writing: &Transaction,
    guest: &PersonId,
    name: &str,
    now: Moment,
) -> Result<(), Error> {
    let (handle, skeleton) = (free_handle(name)?, Skeleton::of(name));
    let sql = "UPDATE people SET name = $1, handle = $2, skeleton = $3, joined = $4
               WHERE id = $5 AND handle IS NULL";
    let made = query(sql)
        .bind(name)
        .bind(handle.as_str())
        .bind(skeleton.kept())
        .bind(now.0)
        .bind(guest.as_str())
        .execute(writing)
        .await;
    if unless_taken(made)? == 0 {
        return Err(Error::NameTaken);
    }
    number_guests(writing, guest, &skeleton).await
}

/// Gives an account a password, as its hash, whether it had one or not.
pub(crate) async fn set_password(
    writing: &Transaction,
    person: &PersonId,
    hash: &str,
    now: Moment,
) -> Result<(), Error> {
    query(
        "INSERT INTO passwords (person, hash, changed) VALUES ($1, $2, $3)
         ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, changed = excluded.changed",
    )
    .bind(person.as_str())
    .bind(hash)
    .bind(now.0)
    .execute(writing)
    .await?;
    Ok(())
}

/// The handle of a name that an account may have.
fn free_handle(name: &str) -> Result<Handle, Error> {
    let handle = Handle::of(name);
    // Nobody is called like those whose accounts are deleted.
    if handle.as_str().starts_with(Handle::of(NOBODY).as_str()) { Err(Error::NameTaken) } else { Ok(handle) }
}

/// How many rows were changed, unless another account has the name.
fn unless_taken(done: Result<u64, Failure>) -> Result<u64, Error> {
    match done {
        Err(error) if error.is_duplicate() => Err(Error::NameTaken),
        done => Ok(done?),
    }
}

/// The tables at which a person sits or that a person opened, always in one order, so that two who
/// change them never wait for each other.
async fn tables_of(writing: &Transaction, person: &PersonId) -> Result<Vec<TableId>, Error> {
    let rows = query(
        "SELECT table_id AS id FROM seats WHERE person = $1 UNION SELECT id FROM tables WHERE host = $1
         ORDER BY id",
    )
    .bind(person.as_str())
    .fetch_all(writing)
    .await?;
    rows.iter().map(|row| Ok(TableId::new(row.try_get::<String>("id")?))).collect()
}

/// Removes all that goes with a person ([`mentions`]): sessions, tokens, friendships, addresses, notes and the rest.
async fn part(writing: &Transaction, person: &PersonId) -> Result<(), Error> {
    for removal in mentions().filter_map(Mention::removal) {
        assembled(removal).bind(person.as_str()).execute(writing).await?;
    }
    Ok(())
}

/// Takes a person's name off the seats of a table; seats that are only kept for the person become free.
async fn forget_seats(writing: &Transaction, id: &TableId, person: &PersonId) -> Result<(), Error> {
    query("UPDATE seats SET person = NULL, name = '' WHERE table_id = $1 AND person = $2 AND kind = $3")
        .bind(id.as_str())
        .bind(person.as_str())
        .bind(SeatKind::Open.word())
        .execute(writing)
        .await?;
    let rows = query("SELECT seat, name, person FROM seats WHERE table_id = $1 ORDER BY seat")
        .bind(id.as_str())
        .fetch_all(writing)
        .await?;
    let is_own = |row| {
        Ok::<_, Error>(Row::try_get::<Option<String>>(row, "person")?.as_deref() == Some(person.as_str()))
    };
    let mut taken: Vec<String> = Vec::new();
    for row in &rows {
        if !is_own(row)? {
            taken.push(row.try_get("name")?);
        }
    }
    for row in &rows {
        if is_own(row)? {
            let numbered = (2..).map(|number| format!("{NOBODY} {number}"));
            let mut names = std::iter::once(NOBODY.to_owned()).chain(numbered);
            let name = names.find(|name| !taken.contains(name)).expect("there are more numbers than seats");
            query("UPDATE seats SET name = $1 WHERE table_id = $2 AND seat = $3")
                .bind(&name)
                .bind(id.as_str())
                .bind(row.try_get::<String>("seat")?)
                .execute(writing)
                .await?;
            taken.push(name);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_name_however_it_is_written_has_one_handle() {
        for (name, other) in [
            ("Zoë", "zoe\u{308}"),
            ("  Anna   Lena ", "ANNA\u{a0}lena"),
            ("Ｍａｘ", "max"),
            ("ﬁn", "FIN"),
            ("ÅSA", "\u{212b}sa"),
        ] {
            assert_eq!(Handle::of(name), Handle::of(other), "{name:?} {other:?}");
        }
        assert_ne!(Handle::of("Anna"), Handle::of("Ana"));
        let twice = Handle::of(Handle::of("ΌΣΟΣ İx").as_str());
        assert_eq!(twice, Handle::of("ΌΣΟΣ İx"), "a handle is its own handle");
    }
}
