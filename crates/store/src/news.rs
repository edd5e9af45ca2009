//! What several processes on one database tell each other: which tables have changed.
//!
//! Word of a change is written in the transaction of the change itself: whoever hears of it finds it.
//! Postgres carries it with `NOTIFY`. On a file of SQLite it stands in the table `news`, at which every
//! process looks a few times a second.

use std::collections::VecDeque;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use domain::TableId;

use crate::Store;
use crate::database::Database;
use crate::error::Error;
use crate::sql::{self, Pool, Row, assembled, query};
use crate::transaction::Transaction;

/// How often a process looks into the file for what others have changed.
const LOOK: Duration = Duration::from_millis(250);

/// How many lines of news are kept in a file.
const KEPT: i64 = 5000;

/// The channel of `NOTIFY`: two houses in two schemas of one database do not hear each other.
const CHANNEL: &str = "'mu_' || hashtext(current_schema())";

/// One process among those that share a database.
#[derive(Clone, Debug)]
pub(crate) struct Process {
    /// A name that no other process has.
    pub(crate) name: String,
    /// Whether another process has been heard of.
    shares: Arc<AtomicBool>,
}

impl Process {
    pub(crate) fn new() -> Self {
        // Each of these is keyed with random bits of the system.
        let bits = RandomState::new().build_hasher().finish();
        Self { name: format!("{bits:016x}"), shares: Arc::default() }
    }

    /// Whether another process has been heard of.
    pub(crate) fn shares(&self) -> bool {
        self.shares.load(Ordering::Relaxed)
    }

    /// Notes that there is another process; says whether that was known.
    fn meet_another(&self) -> bool {
        self.shares.swap(true, Ordering::Relaxed)
    }
}

/// What another process has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// It has changed this table.
    Changed(TableId),
    /// It lets somebody say something at this table. Nothing else has changed there.
    Said(TableId),
    /// Something may have been missed: any table may have changed.
    Missed,
}

/// Hears of what other processes do.
#[derive(Debug)]
pub struct Listener {
    store: Store,
    ears: Ears,
    heard: VecDeque<Word>,
    /// Whether another process was heard of that may not know of this one.
    owes_greeting: bool,
}

/// What follows the id of a table at which only something was said: no id has such a sign.
const SAID: &str = "/said";

/// One word of a process: the table it has changed, or none for a greeting.
#[derive(Debug)]
struct Word {
    writer: String,
    table: String,
}

#[derive(Debug)]
enum Ears {
    /// The number of the last line read.
    File(i64),
    Postgres(sql::Ears),
    /// The connection is lost.
    Deaf,
}

impl Store {
    /// Hears of what other processes do from now on; none if no other process can see the database.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn listen(&self) -> Result<Option<Listener>, Error> {
        if self.database == Database::Memory {
            return Ok(None);
        }
        let ears = self.ears().await?;
        self.greet().await?;
        Ok(Some(Listener { store: self.clone(), ears, heard: VecDeque::new(), owes_greeting: false }))
    }

    async fn ears(&self) -> Result<Ears, Error> {
        match &self.database {
            Database::Memory => Ok(Ears::Deaf),
            Database::File => Ok(Ears::File(last_line(&self.pool).await?)),
            Database::Postgres(_) => {
                let asked = assembled(format!("SELECT {CHANNEL} AS channel"));
                let channel: String = asked.fetch_one(&self.pool).await?.try_get("channel")?;
                let ears = self.pool.ears(&channel).await?;
                Ok(ears.map_or(Ears::Deaf, Ears::Postgres))
            }
        }
    }

    /// Makes oneself known to other processes.
    async fn greet(&self) -> Result<(), Error> {
        let writing = self.begin().await?;
        self.tell_word(&writing, "").await?;
        writing.commit().await
    }

    /// Tells other processes that a table has changed, once the transaction is committed.
    pub(crate) async fn tell(&self, writing: &Transaction, id: &TableId) -> Result<(), Error> {
        self.tell_word(writing, id.as_str()).await
    }

    /// Tells other processes that something was said at a table, once the transaction is committed.
    pub(crate) async fn tell_said(&self, writing: &Transaction, id: &TableId) -> Result<(), Error> {
        self.tell_word(writing, &format!("{id}{SAID}")).await
    }

    async fn tell_word(&self, writing: &Transaction, word: &str) -> Result<(), Error> {
        match self.database {
            Database::Memory => return Ok(()),
            Database::File => {
                // In a transaction that writes: nobody else takes the number meanwhile.
                let sql = "INSERT INTO news (number, writer, table_id)
                           SELECT COALESCE(MAX(number), 0) + 1, $1, $2 FROM news";
                query(sql).bind(&self.process.name).bind(word).execute(writing).await?;
            }
            Database::Postgres(_) => {
                assembled(format!("SELECT pg_notify({CHANNEL}, $1)::text"))
                    .bind(format!("{} {word}", self.process.name))
                    .execute(writing)
                    .await?;
            }
        }
        Ok(())
    }

    /// Removes old lines of news from a file.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_news(&self) -> Result<(), Error> {
        if self.database == Database::File {
            query("DELETE FROM news WHERE number <= (SELECT MAX(number) FROM news) - $1")
                .bind(KEPT)
                .execute(&self.pool)
                .await?;
        }
        Ok(())
    }
}

impl Listener {
    /// What another process has done next; waits for it.
    ///
    /// # Errors
    /// If the database does not answer. The next call tries again; if words may have been lost meanwhile, it begins
    /// with [`News::Missed`].
    pub async fn next(&mut self) -> Result<News, Error> {
        loop {
            if self.owes_greeting {
                self.store.greet().await?;
                self.owes_greeting = false;
            }
            let news = match self.heard.pop_front() {
                Some(word) => self.news_in(&word),
                None => self.hear().await?,
            };
            if let Some(news) = news {
                return Ok(news);
            }
        }
    }

    /// Waits and fills `heard` with the next words; says if some were missed.
    async fn hear(&mut self) -> Result<Option<News>, Error> {
        let is_whole = self.hear_words().await?;
        if !is_whole {
            self.store.process.meet_another();
        }
        Ok((!is_whole).then_some(News::Missed))
    }

    /// Says whether all words were heard.
    async fn hear_words(&mut self) -> Result<bool, Error> {
        match &mut self.ears {
            Ears::Deaf => {
                self.ears = self.store.ears().await?;
                Ok(false)
            }
            Ears::File(last) => {
                tokio::time::sleep(LOOK).await;
                let lines = lines_after(&self.store.pool, *last).await?;
                let is_whole =
                    lines.iter().zip(*last + 1..).all(|((number, _), expected)| *number == expected);
                *last = lines.last().map_or(*last, |(number, _)| *number);
                self.heard.extend(lines.into_iter().map(|(_, word)| word));
                Ok(is_whole)
            }
            Ears::Postgres(ears) => match ears.hear().await {
                sql::Heard::Word(heard) => {
                    let (writer, table) = heard.split_once(' ').unwrap_or_default();
                    self.heard.push_back(Word { writer: writer.into(), table: table.into() });
                    Ok(true)
                }
                sql::Heard::Nothing => {
                    self.ears = Ears::Deaf;
                    self.ears = self.store.ears().await?;
                    Ok(false)
                }
            },
        }
    }

    /// What a word says, unless it is one's own or only a greeting.
    fn news_in(&mut self, word: &Word) -> Option<News> {
        if word.writer == self.store.process.name {
            return None;
        }
        self.owes_greeting |= !self.store.process.meet_another();
        match word.table.strip_suffix(SAID) {
            Some(table) => Some(News::Said(TableId::new(table))),
            None if word.table.is_empty() => None,
            None => Some(News::Changed(TableId::new(&word.table))),
        }
    }
}

async fn last_line(pool: &Pool) -> Result<i64, Error> {
    let row = query("SELECT COALESCE(MAX(number), 0) AS last FROM news").fetch_one(pool).await?;
    Ok(row.try_get("last")?)
}

async fn lines_after(pool: &Pool, last: i64) -> Result<Vec<(i64, Word)>, Error> {
    let rows = query("SELECT number, writer, table_id FROM news WHERE number > $1 ORDER BY number")
        .bind(last)
        .fetch_all(pool)
        .await?;
    rows.iter().map(read_line).collect()
}

fn read_line(row: &Row) -> Result<(i64, Word), Error> {
    let word = Word { writer: row.try_get("writer")?, table: row.try_get("table_id")? };
    Ok((row.try_get("number")?, word))
}

#[cfg(test)]
mod tests {
    use std::pin::Pin;

    use super::*;
    use crate::scratch::two_processes;
    use crate::sql::{Disk, Fault};

    async fn next(listener: &mut Listener) -> Option<News> {
        tokio::time::timeout(Duration::from_secs(10), listener.next()).await.ok()?.ok()
    }

    #[tokio::test]
    async fn a_gap_in_the_file_says_that_something_was_missed() {
        let folder = tempfile::tempdir().unwrap();
        let here = Store::in_file(&folder.path().join("mu.sqlite")).await.unwrap();
        let mut listener = here.listen().await.unwrap().unwrap();
        for (number, table) in [(8, "amber-otter-k7m"), (9, "brown-bear-x2y")] {
            let sql = "INSERT INTO news (number, writer, table_id) VALUES ($1, 'another', $2)";
            query(sql).bind(number).bind(table).execute(&here.pool).await.unwrap();
        }
        assert_eq!(next(&mut listener).await, Some(News::Missed), "there was nothing from 2 to 7");
        assert!(here.is_shared());
        assert_eq!(next(&mut listener).await, Some(News::Changed(TableId::new("amber-otter-k7m"))));
        assert_eq!(next(&mut listener).await, Some(News::Changed(TableId::new("brown-bear-x2y"))));
    }

    /// A disk on which the next greeting fails once this is set.
    #[derive(Debug, Default)]
    struct FailingGreeting(AtomicBool);

    impl Disk for FailingGreeting {
        fn admit(&self, statement: &str) -> Pin<Box<dyn Future<Output = Fault> + Send>> {
            let fails = statement.starts_with("INSERT INTO news") && self.0.swap(false, Ordering::SeqCst);
            Box::pin(std::future::ready(if fails { Fault::Before } else { Fault::None }))
        }
    }

    #[tokio::test]
    async fn a_greeting_that_fails_is_made_again_and_loses_no_word() {
        let disk = Arc::new(FailingGreeting::default());
        let (here, there, _folder) = two_processes(Arc::<FailingGreeting>::clone(&disk)).await;
        let mut listener = here.listen().await.unwrap().unwrap();
        let tell = async |table: &str| {
            let writing = there.begin().await.unwrap();
            there.tell(&writing, &TableId::new(table)).await.unwrap();
            writing.commit().await.unwrap();
        };
        tell("amber-otter-k7m").await;
        disk.0.store(true, Ordering::SeqCst);
        assert_eq!(next(&mut listener).await, Some(News::Changed(TableId::new("amber-otter-k7m"))));
        assert!(listener.next().await.is_err(), "nobody can be greeted");
        tell("brown-bear-x2y").await;
        assert_eq!(next(&mut listener).await, Some(News::Changed(TableId::new("brown-bear-x2y"))));
        let row = query("SELECT COUNT(*) AS greetings FROM news WHERE writer = $1 AND table_id = ''")
            .bind(&here.process.name)
            .fetch_one(&here.pool)
            .await
            .unwrap();
        assert_eq!(row.try_get::<i64>("greetings").unwrap(), 2);
    }

    /// Does nothing without the PostgreSQL of `TEST_POSTGRES_URL`.
    #[tokio::test]
    async fn a_connection_that_is_lost_is_made_again_and_something_may_have_been_missed() {
        let server = std::env::var("TEST_POSTGRES_URL").unwrap_or_default();
        if server.is_empty() {
            return;
        }
        let sign = if server.contains('?') { '&' } else { '?' };
        let url = format!("{server}{sign}options[search_path]=deaf_{}", Process::new().name);
        let (here, there) = (Store::connect(&url).await.unwrap(), Store::connect(&url).await.unwrap());
        let mut listener = here.listen().await.unwrap().unwrap();
        let found = assembled(format!(
            "SELECT COUNT(pg_terminate_backend(pid)) AS ended FROM pg_stat_activity
             WHERE query LIKE 'LISTEN%' AND query LIKE '%' || ({CHANNEL}) || '%' AND pid <> pg_backend_pid()"
        ));
        let ended: i64 = found.fetch_one(&there.pool).await.unwrap().try_get("ended").unwrap();
        assert_eq!(ended, 1, "the listener's connection is found and ended");
        let mut news = next(&mut listener).await;
        if news.is_none() {
            // Told as a failure first; the next call connects again.
            news = next(&mut listener).await;
        }
        assert_eq!(news, Some(News::Missed));
        let id = TableId::new("amber-otter-k7m");
        let writing = there.begin().await.unwrap();
        there.tell(&writing, &id).await.unwrap();
        writing.commit().await.unwrap();
        assert_eq!(next(&mut listener).await, Some(News::Changed(id)), "it hears again");
    }
}
