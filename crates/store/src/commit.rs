//! The one way in which a table changes: a change is written on top of the state by which it was judged.

use domain::{Change, Moment, PersonId, Rated, Status, TableId, TableRecord};
use engine::Seat;
use futures_util::future::try_join4;

use crate::Store;
use crate::archive::{archive, unarchive};
use crate::batch::Committed;
use crate::courses::write_course;
use crate::error::Error;
use crate::guests::write_guests;
use crate::journal::write_entries;
use crate::proposals::{write_answer, write_outcome, write_proposal};
use crate::results::{forget_results, write_results};
use crate::solos::write_solo;
use crate::sql::query;
use crate::tables::write_seats;
use crate::transaction::Transaction;

const ONE_HINT: &str = "UPDATE seats SET hints = hints + 1 WHERE table_id = $1 AND seat = $2";
const ONE_STAND_IN: &str = "UPDATE seats SET stood_in = stood_in + 1 WHERE table_id = $1 AND seat = $2";

impl Store {
    /// Writes a change of the table that `record` tells of. All of it is written or nothing, and it is on the disk
    /// when this has answered. Changes of several tables that come at the same time share a transaction. After
    /// [`Committed::Found`] the table must be read again.
    ///
    /// # Errors
    /// [`Error::Repeated`] if its request was carried out before, else [`Error::Changed`] if the table is no longer as
    /// it was when the change was judged; nothing is written then. [`Error::Unsure`] if the database failed while it
    /// committed, and does not tell yet whether it is written.
    pub async fn commit(
        &self,
        record: &TableRecord,
        change: &Change,
        now: Moment,
    ) -> Result<Committed, Error> {
        let written = self.commit_in_batch(record, change, now).await;
        if !matches!(written, Err(Error::Changed)) {
            return written;
        }
        let requests = change.entries.iter().filter_map(|entry| entry.request.as_ref());
        let asked = change.asked.iter().filter_map(|(new, key)| Some((new.by?, key.as_ref()?)));
        for (seat, key) in requests.map(|(seat, key)| (*seat, key)).chain(asked) {
            if self.is_done(&record.id, seat, key).await? {
                return Err(Error::Repeated);
            }
        }
        written
    }

    /// Whether a request of a seat was carried out: it has taken a step, or asked something.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_done(&self, id: &TableId, seat: Seat, key: &str) -> Result<bool, Error> {
        let is_step = self.request(id, seat, key).await?.is_some();
        Ok(is_step || self.proposed(id, seat, key).await?.is_some())
    }

    /// Writes a change. The journal is locked before its table, whatever changes, so that nobody waits crosswise. What
    /// does not need an answer to go on is begun before the answers come.
    pub(crate) async fn write_change(
        &self,
        writing: &Transaction,
        (record, change): (&TableRecord, &Change),
        now: Moment,
    ) -> Result<(), Error> {
        let id = &record.id;
        if let Some(seat) = change.hint {
            // Counted whatever happens at the table, and told to nobody.
            return count(writing, id, (seat, ONE_HINT)).await;
        }
        let journal = write_entries(writing, id, (change.after, &change.entries), now);
        let course = async {
            match &change.course {
                Some(course) => write_course(writing, id, course).await,
                None => Ok(()),
            }
        };
        let claim = claim(writing, record, change, now);
        match try_join4(journal, course, claim, self.tell(writing, id)).await {
            // The table was removed.
            Err(Error::Sql(cause)) if cause.is_orphan() => return Err(Error::Changed),
            written => written?,
        };
        if change.removes {
            remove(writing, id).await
        } else {
            write_rest(writing, (record, change), now).await
        }
    }
}

/// Makes sure that a table is still as `record` says, as far as the change was judged by it, and writes what changes
/// of the table itself.
async fn claim(
    writing: &Transaction,
    record: &TableRecord,
    change: &Change,
    now: Moment,
) -> Result<(), Error> {
    if change.removes && record.status != Status::Waiting {
        return Err(Error::Changed);
    }
    let claims = i64::from(change.needs_version());
    let computer_plays = record.status == Status::Playing && change.seats_computer();
    let terms = change.terms.as_ref();
    // Only what changes is written: whoever plays on may not have heard of the rest.
    let claimed = query(
        "UPDATE tables SET version = version + $1, status = $2, changed = $3, host = COALESCE($4, host),
             rated = CASE WHEN rated = $5 THEN $6 ELSE rated END, access = COALESCE($7, access),
             watchers = COALESCE($8, watchers), chat = COALESCE($9, chat), quick = COALESCE($10, quick),
             abandoned = CASE WHEN $11 = 1 THEN 1 ELSE abandoned END, started = started + $12
         WHERE id = $13 AND status = $14 AND (version = $15 OR $16 = 0)
             AND ($17 < 0 OR $17 = COALESCE((SELECT version FROM courses WHERE table_id = $13), 0))",
    )
    .bind(claims)
    .bind(change.status.word())
    .bind(now.0)
    .bind(change.host.as_ref().map(PersonId::as_str))
    .bind(Rated::Yes.number())
    .bind(if computer_plays { Rated::Lost } else { Rated::Yes }.number())
    .bind(terms.map(|terms| terms.access.word()))
    .bind(terms.map(|terms| i64::from(terms.watchers)))
    .bind(terms.map(|terms| terms.chat.word()))
    .bind(terms.map(|terms| i64::from(terms.quick)))
    .bind(i64::from(change.abandons))
    .bind(if change.begins { record.version + claims } else { 0 })
    .bind(record.id.as_str())
    .bind(record.status.word())
    .bind(record.version)
    .bind(claims)
    .bind(change.needs_course().unwrap_or(-1))
    .execute(writing)
    .await?;
    if claimed == 1 { Ok(()) } else { Err(Error::Changed) }
}

/// Writes who sits where, what is asked, and how the game ended.
async fn write_rest(
    writing: &Transaction,
    (record, change): (&TableRecord, &Change),
    now: Moment,
) -> Result<(), Error> {
    let id = &record.id;
    write_seats(writing, id, &change.seats).await?;
    write_guests(writing, id, &change.guests).await?;
    for closed in &change.closed {
        write_outcome(writing, id, *closed).await?;
    }
    for asked in &change.asked {
        write_proposal(writing, id, asked, now).await?;
    }
    for answer in &change.answers {
        write_answer(writing, id, *answer, now).await?;
    }
    if let Some(end) = &change.solo {
        write_solo(writing, id, end, now).await?;
    }
    if let Some(seat) = change.stood_in {
        count(writing, id, (seat, ONE_STAND_IN)).await?;
    }
    if let Some(places) = &change.places {
        write_results(writing, id, (places.as_slice(), change.given_up()), now).await?;
    } else if change.abandons {
        forget_results(writing, id).await?;
    }
    match (record.status, change.status) {
        (Status::Over, Status::Over) => Ok(()),
        (_, Status::Over) => archive(writing, id, now).await,
        // The last choice was taken back.
        (Status::Over, _) => unarchive(writing, id).await,
        _ => Ok(()),
    }
}

/// Counts one more of something at a seat; `sql` says what.
async fn count(writing: &Transaction, id: &TableId, (seat, sql): (Seat, &'static str)) -> Result<(), Error> {
    query(sql).bind(id.as_str()).bind(seat.to_string()).execute(writing).await?;
    Ok(())
}

/// Removes a table at which nothing has been played.
async fn remove(writing: &Transaction, id: &TableId) -> Result<(), Error> {
    for removal in [
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM guests WHERE table_id = $1",
        "DELETE FROM messages WHERE table_id = $1",
        "DELETE FROM mutes WHERE table_id = $1",
        "DELETE FROM beginnings WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        query(removal).bind(id.as_str()).execute(writing).await?;
    }
    Ok(())
}
