//! PostgreSQL: a few connections, statements that stay prepared, and ears for `NOTIFY`.
//!
//! Statements that are begun at the same time on one connection go out together and are answered one after the
//! other: they cost one way to the database and back.

use std::borrow::Cow;
use std::collections::HashMap;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{Stream, StreamExt as _, TryStreamExt as _};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{AsyncMessage, Client, Config, NoTls, Statement};

use super::failure::Code;
use super::postgres_url::config;
use super::{Answer, Failure, Query, Row, Value};

/// How many connections a process has.
const CONNECTIONS: usize = 8;

/// How long a connection is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long a statement may take, except those of migrations: a connection that is silent for longer is closed.
const STATEMENT_TIMEOUT: Duration = Duration::from_mins(1);

/// How long one may take in the transaction that writes moves, for which all others wait.
const WRITE_TIMEOUT: Duration = Duration::from_secs(5);

/// Behind the statement that begins a transaction: the database ends one of which it hears nothing for ten seconds.
/// Otherwise the rows that it has written stay locked for as long as the database does not know that a server is cut
/// off, which may be hours.
const IDLE_TIMEOUT: &str = "SET LOCAL idle_in_transaction_session_timeout = '10s'";

/// How long after an attempt to connect the next one is made.
const AGAIN: Duration = Duration::from_millis(100);

/// How many words of other processes may wait to be heard.
const UNHEARD: usize = 1024;

/// All connections to one database.
#[derive(Clone, Debug)]
pub(crate) struct Connections(Arc<All>);

#[derive(Debug)]
struct All {
    config: Config,
    free: Arc<Semaphore>,
    /// Those that have nothing to do, the last used last.
    idle: Mutex<Vec<Session>>,
}

/// A connection and the statements that are prepared on it.
#[derive(Debug)]
struct Session {
    client: Client,
    prepared: Mutex<HashMap<Cow<'static, str>, Statement>>,
    /// How many questions were asked.
    asked: AtomicU64,
    /// The number of the last one that was answered; answers come in the order of the questions.
    answered: AtomicU64,
    /// Whether one was not answered in time, or with something that is no answer.
    is_lost: AtomicBool,
}

impl Connections {
    /// Connects once, to see whether it can be done.
    pub(crate) async fn open(url: &str) -> Result<Self, Failure> {
        let config = config(url)?;
        let first = connect(&config).await?;
        let free = Arc::new(Semaphore::new(CONNECTIONS));
        Ok(Self(Arc::new(All { config, free, idle: Mutex::new(vec![first]) })))
    }

    /// Runs a statement by itself.
    pub(crate) async fn run(&self, query: Query) -> Result<Answer, Failure> {
        self.lend().await?.run(query).await
    }

    /// A connection for statements in a row.
    pub(crate) async fn lend(&self) -> Result<Lent, Failure> {
        let lent = async {
            let permit = Arc::clone(&self.0.free).acquire_owned().await.map_err(|_| Failure::Closed)?;
            let session = self.session().await?;
            let all = Arc::clone(&self.0);
            let is_open = AtomicBool::new(false);
            Ok(Lent { session: Some(session), all, permit: Some(permit), is_open, limit: STATEMENT_TIMEOUT })
        };
        tokio::time::timeout(PATIENCE, lent).await.map_err(|_| Failure::Late)?
    }

    async fn session(&self) -> Result<Session, Failure> {
        while let Some(session) = self.idle_one() {
            // The task that reads from it has told when it ended.
            if !session.client.is_closed() {
                return Ok(session);
            }
        }
        loop {
            match connect(&self.0.config).await {
                Err(failure) if will_come(&failure) => tokio::time::sleep(AGAIN).await,
                connected => return connected,
            }
        }
    }

    fn idle_one(&self) -> Option<Session> {
        lock(&self.0.idle).pop()
    }

    /// Waits for what is under way and closes every connection.
    pub(crate) async fn close(&self) {
        let all = self.0.free.acquire_many(u32::try_from(CONNECTIONS).unwrap_or(u32::MAX)).await;
        self.0.free.close();
        drop(all);
        lock(&self.0.idle).clear();
    }

    /// Hears what is told on a channel from now on.
    pub(crate) async fn ears(&self, channel: &str) -> Result<Ears, Failure> {
        let (client, mut connection) = self.0.config.connect(NoTls).await?;
        let (tell, heard) = mpsc::channel(UNHEARD);
        let messages = futures_util::stream::poll_fn(move |context| connection.poll_message(context));
        tokio::spawn(pass_on(messages, tell));
        client.batch_execute(&format!("LISTEN \"{channel}\"")).await?;
        Ok(Ears { heard, _client: client })
    }
}

/// Passes on what is told, until the connection is lost or closed.
async fn pass_on(
    messages: impl Stream<Item = Result<AsyncMessage, tokio_postgres::Error>>,
    tell: mpsc::Sender<String>,
) {
    let mut messages = pin!(messages);
    while let Some(Ok(message)) = messages.next().await {
        if let AsyncMessage::Notification(word) = message {
            // It fails when nobody hears any more; the connection ends then, too.
            let _ = tell.send(word.payload().to_owned()).await;
        }
    }
}

/// Hears what is told on a channel.
#[derive(Debug)]
pub(crate) struct Ears {
    heard: mpsc::Receiver<String>,
    /// The connection lives as long as this.
    _client: Client,
}

/// What was heard.
#[derive(Debug)]
pub(crate) enum Heard {
    Word(String),
    /// The connection is lost.
    Nothing,
}

impl Ears {
    /// The next word.
    pub(crate) async fn hear(&mut self) -> Heard {
        self.heard.recv().await.map_or(Heard::Nothing, Heard::Word)
    }
}

/// A connection, until it is dropped: then what is open on it is rolled back.
#[derive(Debug)]
pub(crate) struct Lent {
    session: Option<Session>,
    all: Arc<All>,
    permit: Option<OwnedSemaphorePermit>,
    /// Whether a transaction may be open.
    is_open: AtomicBool,
    /// How long a statement may take.
    limit: Duration,
}

impl Lent {
    /// The same for work for which all who write wait.
    pub(crate) const fn hurried(mut self) -> Self {
        self.limit = WRITE_TIMEOUT;
        self
    }

    /// Runs a statement.
    pub(crate) async fn run(&self, query: Query) -> Result<Answer, Failure> {
        let session = self.session()?;
        session.answer(self.limit, session.run(query)).await
    }

    /// Begins a transaction.
    pub(crate) async fn begin(&self, sql: &str) -> Result<(), Failure> {
        // Before it is begun: if that is cancelled, it may have begun.
        self.is_open.store(true, Ordering::SeqCst);
        self.session()?.command(&format!("{sql}; {IDLE_TIMEOUT}"), self.limit).await
    }

    /// Commits or rolls back.
    pub(crate) async fn end(&self, sql: &str) -> Result<(), Failure> {
        self.session()?.command(sql, self.limit).await?;
        self.is_open.store(false, Ordering::SeqCst);
        Ok(())
    }

    /// Runs statements that have no values and bring no rows, however long they take.
    pub(crate) async fn script(&self, sql: &str) -> Result<(), Failure> {
        Ok(self.session()?.client.batch_execute(sql).await?)
    }

    /// Closes the connection, which ends whatever is open on it.
    pub(crate) fn discard(mut self) {
        self.session = None;
    }

    fn session(&self) -> Result<&Session, Failure> {
        self.session.as_ref().ok_or(Failure::Closed)
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let (Some(session), all, permit) = (self.session.take(), Arc::clone(&self.all), self.permit.take())
        else {
            return;
        };
        let is_open = self.is_open.load(Ordering::SeqCst);
        if !is_open && !session.has_pending() {
            lock(&all.idle).push(session);
            return;
        }
        // Whoever asked has gone away: what was not answered yet is awaited here.
        let last = if is_open { "ROLLBACK" } else { "" };
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                let ended = session.command(last, WRITE_TIMEOUT).await;
                // A connection at which that fails is closed.
                lock(&all.idle).extend(ended.ok().map(|()| session));
                drop(permit);
            });
        }
    }
}

impl Session {
    fn new(client: Client) -> Self {
        let (asked, answered) = (AtomicU64::new(0), AtomicU64::new(0));
        Self { client, prepared: Mutex::default(), asked, answered, is_lost: AtomicBool::new(false) }
    }

    /// What comes of a question. A connection that has once not answered in time, or with something that is no answer,
    /// is asked nothing more: nobody knows to which question its next answer belongs.
    async fn answer<T>(
        &self,
        limit: Duration,
        answering: impl Future<Output = Result<T, Failure>>,
    ) -> Result<T, Failure> {
        if self.is_lost.load(Ordering::SeqCst) {
            return Err(Failure::Late);
        }
        let number = self.asked.fetch_add(1, Ordering::SeqCst) + 1;
        let lost = match tokio::time::timeout(limit, answering).await {
            Err(_) => Failure::Late,
            Ok(Err(lost @ Failure::Connection(_))) => lost,
            Ok(answer) => {
                self.answered.fetch_max(number, Ordering::SeqCst);
                return answer;
            }
        };
        self.is_lost.store(true, Ordering::SeqCst);
        Err(lost)
    }

    /// Whether something was asked that nobody has heard the answer to.
    fn has_pending(&self) -> bool {
        self.answered.load(Ordering::SeqCst) < self.asked.load(Ordering::SeqCst)
    }

    /// Runs a statement that has no values and brings no rows.
    async fn command(&self, sql: &str, limit: Duration) -> Result<(), Failure> {
        self.answer(limit, async { Ok(self.client.batch_execute(sql).await?) }).await
    }

    async fn run(&self, query: Query) -> Result<Answer, Failure> {
        let statement = self.statement(&query).await?;
        let columns: Arc<[String]> = statement.columns().iter().map(|column| column.name().into()).collect();
        let mut found = pin!(self.client.query_raw(&statement, &query.values).await?);
        let mut rows = Vec::new();
        while let Some(row) = found.try_next().await? {
            let values = (0..columns.len()).map(|at| read(&row, at));
            rows.push(Row::new(Arc::clone(&columns), values.collect::<Result<_, _>>()?));
        }
        Ok(Answer { rows, changed: found.rows_affected().unwrap_or_default() })
    }

    async fn statement(&self, query: &Query) -> Result<Statement, Failure> {
        if let Some(statement) = lock(&self.prepared).get(&query.sql) {
            return Ok(statement.clone());
        }
        let types: Vec<Type> = query.values.iter().map(kind).collect();
        let statement = self.client.prepare_typed(&query.sql, &types).await?;
        lock(&self.prepared).insert(query.sql.clone(), statement.clone());
        Ok(statement)
    }
}

const fn kind(value: &Value) -> Type {
    match value {
        Value::Number(_) => Type::INT8,
        Value::Text(_) => Type::TEXT,
    }
}

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Self::Number(number) => number.to_sql(kind, out),
            Self::Text(text) => text.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        matches!(*kind, Type::INT8 | Type::TEXT)
    }

    to_sql_checked!();
}

fn read(row: &tokio_postgres::Row, at: usize) -> Result<Value, Failure> {
    let column = &row.columns()[at];
    Ok(match *column.type_() {
        Type::INT8 => Value::Number(row.try_get(at)?),
        Type::INT4 => Value::Number(row.try_get::<_, Option<i32>>(at)?.map(i64::from)),
        Type::TEXT | Type::VARCHAR | Type::NAME => Value::Text(row.try_get(at)?),
        _ => return Err(Failure::Column(column.name().into())),
    })
}

/// Whether it is worth while to try again at once: the database may only be starting.
fn will_come(failure: &Failure) -> bool {
    const STARTING: [&str; 3] = ["57P03", "57P01", "53300"];
    if let Failure::Told { code: Code::Postgres(signs), .. } = failure {
        return STARTING.contains(&signs.as_str());
    }
    matches!(failure, Failure::Connection(_))
}

async fn connect(config: &Config) -> Result<Session, Failure> {
    let (client, connection) = config.connect(NoTls).await?;
    // It ends with its client, or when it is lost: whoever waits for an answer is told then.
    tokio::spawn(connection);
    Ok(Session::new(client))
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What stands in it is whole at any moment, even if a holder of the lock has panicked.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::place;
    use crate::sql::query;

    /// What belongs to one question could be taken for the answer to the next one.
    #[tokio::test]
    async fn a_connection_that_has_answered_something_that_is_no_answer_is_asked_nothing_more() {
        let (url, _folder) = place();
        if url.starts_with("sqlite") {
            return;
        }
        let all = Connections::open(&url).await.unwrap();
        let lent = all.lend().await.unwrap();
        lent.begin("BEGIN").await.unwrap();
        let refused = lent.run(query("SELECT 1 / 0")).await.unwrap_err();
        assert!(matches!(refused, Failure::Told { .. }), "{refused}");
        lent.end("ROLLBACK").await.unwrap();
        let garbled = async { Err::<(), _>(Failure::Connection("an unknown kind of message".into())) };
        let session = lent.session().unwrap();
        assert!(matches!(session.answer(STATEMENT_TIMEOUT, garbled).await, Err(Failure::Connection(_))));
        assert!(matches!(lent.run(query("SELECT 1")).await, Err(Failure::Late)));
        drop(lent);
        // The next one has another connection.
        let rows = all.run(query("SELECT 1::BIGINT AS one")).await.unwrap().rows();
        assert_eq!(rows[0].try_get::<i64>("one").unwrap(), 1);
    }
}
