//! Which database it is, and how it is opened.

use crate::error::Error;
use crate::migrations::migrate;
use crate::sql::{Failure, Pool, assembled, query};

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
    pub(crate) async fn open(&self, url: &str) -> Result<Pool, Error> {
        let failed = |cause: Failure| Error::Open { url: without_secrets(url), why: cause.in_words() };
        let pool = match self {
            Self::Memory => Pool::in_memory().await,
            Self::File => Pool::in_file(url).await,
            Self::Postgres(_) => Pool::postgres(url).await,
        };
        self.ready(pool.map_err(failed)?, url).await
    }

    /// Brings the tables of a database that is open up to date, and makes sure that it is one of this program.
    ///
    /// # Errors
    /// If it is none.
    pub(crate) async fn ready(&self, pool: Pool, url: &str) -> Result<Pool, Error> {
        let unusable = |why| Error::Open { url: without_secrets(url), why };
        let failed = |cause: Failure| unusable(cause.in_words());
        match self {
            Self::File if is_foreign(&pool).await.map_err(failed)? => {
                return Err(unusable("it is a database of another program".into()));
            }
            Self::Memory | Self::File => {}
            Self::Postgres(_) => make_schema(&pool).await?,
        }
        migrate(&pool).await.map_err(|why| unusable(why.to_string()))?;
        Ok(pool)
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

/// Whether a file holds something else than a database of Mu.
async fn is_foreign(pool: &Pool) -> Result<bool, Failure> {
    let row = query(
        "SELECT COUNT(*) AS tables, COUNT(CASE WHEN name = '_sqlx_migrations' THEN 1 END) AS versions
         FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
    )
    .fetch_one(pool)
    .await?;
    let (tables, versions): (i64, i64) = (row.try_get("tables")?, row.try_get("versions")?);
    Ok(tables > 0 && versions == 0)
}

/// Makes the schema that the URL names as its search path, if there is none: as a file is made.
async fn make_schema(pool: &Pool) -> Result<(), Error> {
    let row = query("SELECT current_schema()::text AS present, current_setting('search_path') AS wanted")
        .fetch_one(pool)
        .await?;
    let wanted: String = row.try_get("wanted")?;
    let is_plain =
        wanted.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'_');
    if row.try_get::<Option<String>>("present")?.is_some() || wanted.is_empty() || !is_plain {
        return Ok(());
    }
    // Only small letters, digits and low lines: nothing in it can end the name.
    match assembled(format!("CREATE SCHEMA IF NOT EXISTS \"{wanted}\"")).execute(pool).await {
        // Another process has made it at the same moment.
        Err(error) if error.is_duplicate() => Ok(()),
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
        let pool = Pool::in_file(&url).await.unwrap();
        let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                   VALUES (9999, 'later', 1, x'00', 0)";
        query(sql).execute(&pool).await.unwrap();
        let newer = told(opened(url.clone()).await);
        assert!(newer.contains("newer version of Mu") && newer.contains("9999"), "{newer}");

        query("DROP TABLE _sqlx_migrations").execute(&pool).await.unwrap();
        let foreign = told(opened(url.clone()).await);
        assert!(foreign.contains("another program"), "{foreign}");
    }
}
