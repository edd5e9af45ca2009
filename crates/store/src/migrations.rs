//! How the tables of a database are brought up to date.
//!
//! What was done stands in `_sqlx_migrations`, as the library of that name writes it: databases that it brought up to
//! date are carried on.

use sha2::{Digest as _, Sha384};

use crate::sql::{Failure, Pool, assembled, query};

/// A step of the tables from one version to the next. A step that was ever done anywhere never changes.
struct Migration {
    /// `0001_people_and_tables`: its version and what it brings.
    name: &'static str,
    sql: &'static str,
}

macro_rules! migration {
    ($name:literal) => {
        Migration { name: $name, sql: include_str!(concat!("../migrations/", $name, ".sql")) }
    };
}

const ALL: [Migration; 25] = [
    migration!("0001_people_and_tables"),
    migration!("0002_solos"),
    migration!("0003_hints"),
    migration!("0004_several_processes"),
    migration!("0005_bans"),
    migration!("0006_accounts"),
    migration!("0007_doors_and_chat"),
    migration!("0008_time"),
    migration!("0009_proposals"),
    migration!("0010_tokens_and_bots"),
    migration!("0011_notices"),
    migration!("0012_attempts_and_watchers"),
    migration!("0013_names"),
    migration!("0014_beginnings"),
    migration!("0015_reviews"),
    migration!("0016_archive"),
    migration!("0017_lessons"),
    migration!("0018_learnt"),
    migration!("0019_studies"),
    migration!("0020_coach"),
    migration!("0021_password_links"),
    migration!("0022_puzzles"),
    migration!("0023_hosts"),
    migration!("0024_weights"),
    migration!("0025_passkeys"),
];

const BEGIN_SQLITE: &str = "BEGIN IMMEDIATE";

const BEGIN_POSTGRES: &str = "BEGIN";

const LIST_SQLITE: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
)";

/// Takes the lock first, for one process at a time; another one may hold it for long. The number is any.
const LIST_POSTGRES: &str = "SELECT pg_advisory_xact_lock(7723019);
CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMPTZ NOT NULL DEFAULT now(),
    success BOOLEAN NOT NULL,
    checksum BYTEA NOT NULL,
    execution_time BIGINT NOT NULL
)";

const DONE_SQLITE: &str = "SELECT version, success AS done, hex(checksum) AS digest
    FROM _sqlx_migrations ORDER BY version";

const DONE_POSTGRES: &str = "SELECT version, success::int AS done, upper(encode(checksum, 'hex')) AS digest
    FROM _sqlx_migrations ORDER BY version";

/// Why the tables of a database cannot be brought up to date.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unmigrated {
    #[error(
        "it was made by a newer version of Mu (its tables are those of version {there}, this program knows them up \
         to {known}); use the newer program, or restore a backup from before"
    )]
    Newer { there: i64, known: i64 },
    #[error("its tables are not those of Mu: {0}")]
    Foreign(String),
    #[error("{}", .0.in_words())]
    Failed(#[from] Failure),
}

impl Migration {
    fn version(&self) -> i64 {
        self.name.split('_').next().and_then(|number| number.parse().ok()).unwrap_or_default()
    }

    fn brings(&self) -> String {
        self.name.split('_').skip(1).collect::<Vec<_>>().join(" ")
    }

    /// SHA-384 of its text, as hexadecimal digits.
    fn digest(&self) -> String {
        let digest = Sha384::digest(self.sql);
        digest.iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02X}"))
    }
}

/// Brings the tables of a database up to date: all steps that are missing, or nothing.
///
/// # Errors
/// If they cannot be understood, or the database fails.
pub(crate) async fn migrate(pool: &Pool) -> Result<(), Unmigrated> {
    let (begin, list, done) = match pool {
        Pool::Sqlite(_) => (BEGIN_SQLITE, LIST_SQLITE, DONE_SQLITE),
        Pool::Postgres(_) => (BEGIN_POSTGRES, LIST_POSTGRES, DONE_POSTGRES),
    };
    let migrating = pool.lend().await?;
    migrating.begin(begin).await?;
    migrating.script(list).await?;
    let mut missing = ALL.iter();
    for row in migrating.run(query(done)).await?.rows() {
        let there = row.try_get("version")?;
        let foreign = |what| Err(Unmigrated::Foreign(format!("version {there} {what}")));
        match missing.find(|migration| migration.version() == there) {
            None if there > newest() => return Err(Unmigrated::Newer { there, known: newest() }),
            None => return foreign("is not known"),
            Some(_) if row.try_get::<i64>("done")? != 1 => return foreign("was broken off"),
            Some(migration) if row.try_get::<String>("digest")? != migration.digest() => {
                return foreign("was another one");
            }
            Some(_) => {}
        }
    }
    for migration in missing {
        migrating.script(migration.sql).await?;
        let digest = match pool {
            Pool::Sqlite(_) => format!("x'{}'", migration.digest()),
            Pool::Postgres(_) => format!("decode('{}', 'hex')", migration.digest()),
        };
        let noted = assembled(format!(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES ($1, $2, TRUE, {digest}, 0)"
        ));
        migrating.run(noted.bind(migration.version()).bind(migration.brings())).await?;
    }
    Ok(migrating.end("COMMIT").await?)
}

/// The version of the newest tables that this program knows.
fn newest() -> i64 {
    ALL.last().map_or(0, Migration::version)
}
