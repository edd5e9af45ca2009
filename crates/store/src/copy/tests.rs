//! Nothing that is kept is forgotten in a copy.

use std::collections::BTreeSet;

use super::*;
use crate::sql::{Row, query};

/// What processes tell each other, what the migrations keep, attempts to sign in, which are paid within minutes,
/// who leads through a game just now, links to new passwords, what browsers
/// are asked to answer with a passkey, and reviews: of no use elsewhere, or made again.
const LEFT: [&str; 11] = [
    "_sqlx_migrations",
    "attempts",
    "claims",
    "news",
    "passkey_asks",
    "password_links",
    "postman",
    "presence",
    "reviews",
    "studies",
    "watchers",
];

const fn declared(holds: Holds) -> &'static str {
    match holds {
        Text => "TEXT",
        Number => "BIGINT",
    }
}

#[tokio::test]
async fn what_takes_several_portions_is_copied_whole() {
    let (from, to) = (Store::in_memory().await.unwrap(), Store::in_memory().await.unwrap());
    let sql = "WITH RECURSIVE line (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM line WHERE number < $1)
               INSERT INTO friends (person, other, since) SELECT 'p' || number % 3, 'o' || number, number FROM line";
    query("PRAGMA foreign_keys = OFF").fetch_all(&from.pool).await.unwrap();
    query("PRAGMA foreign_keys = OFF").fetch_all(&to.pool).await.unwrap();
    query(sql).bind(2 * PORTION + 1).execute(&from.pool).await.unwrap();
    from.copy_to(&to).await.unwrap();
    let sums = "SELECT COUNT(*) AS lines, SUM(since) AS sum FROM friends";
    for store in [&from, &to] {
        let row = query(sums).fetch_one(&store.pool).await.unwrap();
        let told: (i64, i64) = (row.try_get("lines").unwrap(), row.try_get("sum").unwrap());
        assert_eq!(told, (2 * PORTION + 1, (2 * PORTION + 1) * (PORTION + 1)));
    }
    assert_eq!(from.differs_from(&to).await.unwrap(), None);
    for sql in [
        "UPDATE friends SET since = 7 WHERE since = 8",
        "UPDATE friends SET since = 8 WHERE since = 7 AND other = 'o8'",
        "DELETE FROM friends WHERE since = 2001",
    ] {
        query(sql).execute(&to.pool).await.unwrap();
        let is_same = sql.contains("SET since = 8");
        assert_eq!(from.differs_from(&to).await.unwrap(), (!is_same).then_some("friends"), "{sql}");
    }
}

#[tokio::test]
async fn the_columns_of_a_key_stand_first() {
    let store = Store::in_memory().await.unwrap();
    let sql = "SELECT name FROM pragma_table_info($1) WHERE pk > 0 ORDER BY pk";
    for (table, key, columns) in KEPT {
        let rows = query(sql).bind(table).fetch_all(&store.pool).await.unwrap();
        let keys: Vec<String> = rows.iter().map(|row| row.try_get("name").unwrap()).collect();
        let first: Vec<&str> = columns.iter().take(key).map(|(name, _)| *name).collect();
        assert_eq!(keys, first, "{table}");
    }
}

#[tokio::test]
async fn every_column_of_every_table_is_copied_or_left_on_purpose() {
    let store = Store::in_memory().await.unwrap();
    let sql = "SELECT tables.name AS kept, columns.name AS name, columns.type AS holds
               FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
               WHERE tables.type = 'table'";
    let rows = query(sql).fetch_all(&store.pool).await.unwrap();
    let text = |row: &Row, name: &str| row.try_get::<String>(name).unwrap();
    let there: BTreeSet<(String, String, String)> = rows
        .iter()
        .map(|row| (text(row, "kept"), text(row, "name"), text(row, "holds")))
        .filter(|(table, ..)| !LEFT.contains(&table.as_str()))
        .collect();
    let kept = KEPT.iter().flat_map(|(table, _, columns)| columns.iter().map(move |column| (table, column)));
    let kept = kept
        .map(|(table, (name, holds))| ((*table).to_owned(), (*name).to_owned(), declared(*holds).to_owned()));
    assert_eq!(kept.collect::<BTreeSet<_>>(), there);
}
