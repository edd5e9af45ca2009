//! Which database it is, and how it is opened.

use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Connection, Executor, Row};

use crate::error::{Error, in_words};

/// How many connections a process has to a database that several may use.
const CONNECTIONS: u32 = 8;

/// How long a connection to a database that does not answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// Which database it is.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Database {
    /// SQLite in memory: nobody else can see it.
    Memory,
    /// SQLite in a file.
    File,
    /// PostgreSQL at this URL.
    Postgres(String),
}

impl Database {
    /// The kind of database that a URL means.
    ///
    /// # Errors
    /// [`Error::Scheme`] if it means none that is known here.
    pub(crate) fn of(url: &str) -> Result<Self, Error> {
        match scheme(url) {
            "sqlite" if url.contains(":memory:") => Ok(Self::Memory),
            "sqlite" => Ok(Self::File),
            "postgres" | "postgresql" => Ok(Self::Postgres(url.into())),
            other => Err(Error::Scheme(other.into())),
        }
    }

    /// Connects to the database and brings its tables up to date.
    ///
    /// # Errors
    /// If it cannot be opened or is no database of this program.
    pub(crate) async fn open(&self, url: &str) -> Result<(AnyPool, Option<AnyConnection>), Error> {
        sqlx::any::install_default_drivers();
        let unusable = |why| Error::Open { url: without_secrets(url), why };
        let failed = |cause| unusable(in_words(&cause));
        let options: AnyConnectOptions = url.parse().map_err(failed)?;
        // Tried once by hand: a pool tries again and again, and then does not say what was wrong.
        let keeper = match self {
            Self::Memory => None,
            Self::File => Some(open_file(&options).await.map_err(failed)?.map_err(unusable)?),
            Self::Postgres(_) => {
                AnyConnection::connect_with(&options).await.map_err(failed)?.close().await.map_err(failed)?;
                None
            }
        };
        let pool = self.pool().connect_with(options).await.map_err(failed)?;
        if matches!(self, Self::Postgres(_)) {
            make_schema(&pool).await?;
        }
        let migrator = sqlx::migrate!();
        let newest = migrator.iter().map(|migration| migration.version).max().unwrap_or_default();
        migrator.run(&pool).await.map_err(|cause| unusable(unmigrated(&cause, newest)))?;
        Ok((pool, keeper))
    }

    fn pool(&self) -> AnyPoolOptions {
        let options = AnyPoolOptions::new().min_connections(1).acquire_timeout(PATIENCE);
        match self {
            // A database in memory lives as long as its one connection: never let it go.
            Self::Memory => for_sqlite(options.max_connections(1)),
            Self::File => for_sqlite(options.max_connections(CONNECTIONS)),
            Self::Postgres(_) => options.max_connections(CONNECTIONS),
        }
    }
}

impl std::fmt::Debug for Database {
    /// Without the password of the URL.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Memory => f.write_str("Memory"),
            Self::File => f.write_str("File"),
            Self::Postgres(url) => f.debug_tuple("Postgres").field(&without_secrets(url)).finish(),
        }
    }
}

fn for_sqlite(options: AnyPoolOptions) -> AnyPoolOptions {
    // A connection is a thread with a file: asking whether it is there costs as much as a statement, and tells nothing.
    options
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(|connection, _| Box::pin(async move { prepare_sqlite(connection).await }))
}

/// Opens a file; says why if it holds something else than a database of Mu.
async fn open_file(options: &AnyConnectOptions) -> Result<Result<AnyConnection, String>, sqlx::Error> {
    let mut connection = AnyConnection::connect_with(options).await?;
    prepare_sqlite(&mut connection).await?;
    let sql = "SELECT COUNT(*) AS tables, COUNT(CASE WHEN name = '_sqlx_migrations' THEN 1 END) AS versions
               FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'";
    let row = sqlx::query(sql).fetch_one(&mut connection).await?;
    let (tables, versions): (i64, i64) = (row.try_get("tables")?, row.try_get("versions")?);
    let is_foreign = tables > 0 && versions == 0;
    Ok(if is_foreign { Err("it is a database of another program".into()) } else { Ok(connection) })
}

/// Why the tables of a database cannot be brought up to date by a program that knows them up to `newest`.
fn unmigrated(cause: &MigrateError, newest: i64) -> String {
    if let MigrateError::VersionMissing(version) = cause
        && *version > newest
    {
        return format!(
            "it was made by a newer version of Mu (its tables are those of version {version}, this program knows \
             them up to {newest}); use the newer program, or restore a backup from before"
        );
    }
    if let MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _) = cause {
        return in_words(cause);
    }
    format!("its tables are not those of Mu: {cause}")
}

async fn prepare_sqlite(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    // First of all: whatever follows may meet another process at the file.
    connection.execute("PRAGMA busy_timeout = 10000").await?;
    connection.execute("PRAGMA journal_mode = WAL").await?;
    // FULL: an answered move survives a loss of power, not only of the program.
    connection.execute("PRAGMA synchronous = FULL").await?;
    connection.execute("PRAGMA foreign_keys = ON").await?;
    Ok(())
}

/// Makes the schema that the URL names as its search path, if there is none: as a file is made.
async fn make_schema(pool: &AnyPool) -> Result<(), Error> {
    let row =
        sqlx::query("SELECT current_schema()::text AS present, current_setting('search_path') AS wanted")
            .fetch_one(pool)
            .await?;
    let wanted: String = row.try_get("wanted")?;
    let is_plain =
        wanted.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'_');
    if row.try_get::<Option<String>, _>("present")?.is_some() || wanted.is_empty() || !is_plain {
        return Ok(());
    }
    // Only small letters, digits and low lines: nothing in it can end the name.
    let sql = AssertSqlSafe(format!("CREATE SCHEMA IF NOT EXISTS \"{wanted}\""));
    match sqlx::query(sql).execute(pool).await {
        // Another process has made it at the same moment.
        Err(error) if Error::is_duplicate(&error) => Ok(()),
        other => Ok(other.map(drop)?),
    }
}

/// The part of a URL before the colon.
fn scheme(url: &str) -> &str {
    url.split_once(':').map_or(url, |(scheme, _)| scheme)
}

/// A URL as it may be shown: without names, passwords and what follows a question mark.
pub(crate) fn without_secrets(url: &str) -> String {
    if scheme(url) == "sqlite" {
        return url.into();
    }
    let shown = url.split('?').next().unwrap_or_default();
    match (shown.split_once("://"), shown.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}://{place}"),
        _ => shown.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scheme_says_which_database_it_is() {
        let of = |url: &str| Database::of(url);
        assert_eq!(of("sqlite::memory:").unwrap(), Database::Memory);
        assert_eq!(of("sqlite://mu.sqlite?mode=rwc").unwrap(), Database::File);
        assert_eq!(of("postgresql://h/mu").unwrap(), Database::Postgres("postgresql://h/mu".into()));
        for url in ["mysql://root:secret@h/mu", "nonsense", ""] {
            let refused = of(url).unwrap_err().to_string();
            assert!(!refused.contains("secret") && refused.contains("postgres://"), "{refused}");
        }
    }

    #[test]
    fn no_password_is_shown() {
        for url in [
            "postgres://mu:se@cret@db.example:5432/mu?password=secret",
            "postgres://secret@db.example:5432/mu",
        ] {
            assert_eq!(without_secrets(url), "postgres://db.example:5432/mu");
            assert!(!format!("{:?}", Database::of(url).unwrap()).contains("cret"));
        }
        assert_eq!(without_secrets("sqlite://a/b.sqlite"), "sqlite://a/b.sqlite");
    }

    #[tokio::test]
    async fn a_database_of_another_program_or_of_a_newer_version_is_told_as_such() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mu.sqlite");
        let url = format!("sqlite://{}?mode=rwc", path.display());
        let opened = |url: String| async move { Database::File.open(&url).await.map(drop) };
        let told = |why: Result<(), Error>| why.unwrap_err().to_string();

        opened(url.clone()).await.unwrap();
        let mut connection = AnyConnection::connect(&url).await.unwrap();
        let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                   VALUES (9999, 'later', 1, x'00', 0)";
        connection.execute(sql).await.unwrap();
        let newer = told(opened(url.clone()).await);
        assert!(newer.contains("newer version of Mu") && newer.contains("9999"), "{newer}");

        connection.execute("DROP TABLE _sqlx_migrations").await.unwrap();
        let foreign = told(opened(url.clone()).await);
        assert!(foreign.contains("another program"), "{foreign}");
    }
}
