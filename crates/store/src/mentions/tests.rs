//! No place where a person is named is forgotten, neither when the person goes nor when the person asks.

use std::collections::BTreeSet;

use domain::PersonId;

use super::*;
use crate::Store;
use crate::own_data::{OwnPart, OwnValue, plain};
use crate::sql::{Row, assembled, query};

/// What is not told of tables of which the rest is: secrets and hashes, keys of requests, invitations, what is told
/// elsewhere, and what the program needs for its own work.
const UNTOLD: [(&str, &[&str]); 20] = [
    ("audit", &["number", "person"]),
    ("bots", &["person"]),
    ("blocks", &["other"]),
    ("friends", &["other"]),
    ("mail_asks", &["hash"]),
    ("messages", &["number", "request"]),
    ("mutes", &["muted"]),
    ("passkeys", &["id", "key", "algorithm"]),
    ("password_links", &["hash"]),
    ("passwords", &["hash"]),
    ("people", &["banned", "handle", "skeleton"]),
    ("reports", &["number", "person", "around", "settled"]),
    ("sessions", &["hash"]),
    (
        "tables",
        &["rules", "version", "started", "secret", "commitment", "rematch_of", "source", "taken", "quick"],
    ),
    ("seats", &["computer", "share", "invite"]),
    ("tokens", &["hash"]),
    ("ways", &["secret", "failures", "retry", "holder", "until"]),
    ("solos", &[]),
    ("archive_people", &[]),
    ("stars", &[]),
];

fn text(row: &Row, column: &str) -> String {
    row.try_get(column).unwrap()
}

/// The columns of all tables with their types.
async fn columns(store: &Store) -> Vec<(String, String, String)> {
    let sql = "SELECT tables.name AS kept, columns.name AS name, columns.type AS holds
               FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
               WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_%' ESCAPE '\\'";
    let rows = query(sql).fetch_all(&store.pool).await.unwrap();
    rows.iter().map(|row| (text(row, "kept"), text(row, "name"), text(row, "holds"))).collect()
}

#[tokio::test]
async fn every_column_that_names_a_person_is_listed() {
    let store = Store::in_memory().await.unwrap();
    let sql = "SELECT tables.name AS kept, keys.\"from\" AS name
               FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS keys
               WHERE tables.type = 'table' AND keys.\"table\" = 'people'";
    let rows = query(sql).fetch_all(&store.pool).await.unwrap();
    let mut there: BTreeSet<(String, String)> =
        rows.iter().map(|row| (text(row, "kept"), text(row, "name"))).collect();
    assert!(there.len() > 30, "{there:?}");
    // Whether it is declared to refer to people or not.
    let names: BTreeSet<String> = there.iter().map(|(_, name)| name.clone()).collect();
    let all = columns(&store).await.into_iter().map(|(table, name, _)| (table, name));
    there.extend(all.filter(|(_, name)| names.contains(name)));
    there.insert(("people".into(), "id".into()));
    let listed: BTreeSet<(String, String)> =
        mentions().map(|mention| (mention.table.to_owned(), mention.column.to_owned())).collect();
    assert_eq!(listed, there, "crates/store/src/mentions");
    assert_eq!(listed.len(), mentions().count(), "nothing is listed twice");
}

#[test]
fn what_stays_and_what_is_not_told_has_a_reason_and_what_is_told_has_a_name() {
    let mut names = BTreeSet::new();
    for mention in mentions() {
        if let Parting::Stays(why) = mention.parting {
            assert!(why.len() > 10, "{}", mention.table);
        }
        match &mention.told {
            Told::Nothing(why) => assert!(why.len() > 10, "{}", mention.table),
            Told::Part(part) => {
                assert!(names.insert(part.name) && part.about.ends_with('.'), "{}", part.name);
            }
        }
    }
    for part in OwnPart::all() {
        let told: Vec<&str> = part.columns().map(|(name, _)| name).collect();
        let different: BTreeSet<&str> = told.iter().copied().collect();
        assert_eq!(told.len(), different.len(), "{}: {told:?}", part.name());
    }
}

#[tokio::test]
async fn every_column_of_what_is_told_is_told_or_left_on_purpose() {
    let store = Store::in_memory().await.unwrap();
    let all = columns(&store).await;
    for mention in mentions() {
        let Told::Part(part) = &mention.told else { continue };
        let untold =
            UNTOLD.iter().find(|(table, _)| *table == mention.table).map_or(&[][..], |(_, names)| names);
        let own = |column: &'static str| {
            let column = plain(column);
            match column.split_once('.') {
                Some((table, name)) => (table == mention.table).then_some(name),
                None => Some(column),
            }
        };
        let told = part.columns.iter().filter_map(|(column, _)| own(column));
        let known: BTreeSet<&str> = told.chain(untold.iter().copied()).chain([mention.column]).collect();
        let there: BTreeSet<&str> = all
            .iter()
            .filter(|(table, ..)| table == mention.table)
            .map(|(_, name, _)| name.as_str())
            .collect();
        assert_eq!(known, there, "{}", mention.table);
    }
}

/// Every table with one line, in which each text says where it stands.
async fn marked() -> Store {
    let store = Store::in_memory().await.unwrap();
    query("PRAGMA foreign_keys = OFF").fetch_all(&store.pool).await.unwrap();
    let all = columns(&store).await;
    let tables: BTreeSet<&String> = all.iter().map(|(table, ..)| table).collect();
    for table in tables {
        query("DELETE FROM postman").execute(&store.pool).await.unwrap();
        let own: Vec<_> = all.iter().filter(|(of, ..)| of == table).collect();
        let value = |name: &str, holds: &str| {
            let names_person = mentions().any(|mention| mention.table == table && mention.column == name);
            match (holds, name) {
                ("BIGINT", _) => "86400000".to_owned(),
                _ if names_person => "'anna'".to_owned(),
                (_, "table_id") => "'t'".to_owned(),
                (_, "id") if table == "tables" => "'t'".to_owned(),
                _ => format!("'in {table}.{name}'"),
            }
        };
        let names: Vec<&str> = own.iter().map(|(_, name, _)| name.as_str()).collect();
        let values: Vec<String> = own.iter().map(|(_, name, holds)| value(name, holds)).collect();
        let sql = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), values.join(", "));
        assembled(sql).execute(&store.pool).await.unwrap();
    }
    store
}

/// Whether a value is of the kind that its column is said to be.
const fn fits(means: Means, value: &OwnValue) -> bool {
    matches!(
        (means, value),
        (Means::Text, OwnValue::Text(_))
            | (Means::Table, OwnValue::Table(_))
            | (Means::Flag, OwnValue::Flag(_))
            | (Means::Number | Means::Strength | Means::Spread, OwnValue::Number(_))
            | (Means::Moment | Means::Tick | Means::Day, OwnValue::Moment(_))
    )
}

#[tokio::test]
async fn what_is_told_is_what_the_list_says_and_nothing_else() {
    let store = marked().await;
    let mut told = BTreeSet::new();
    for part in OwnPart::all() {
        let portion = store.own_data(&PersonId::new("anna"), part, None).await.unwrap();
        let [line] = portion.lines.as_slice() else { panic!("{}: {portion:?}", part.name()) };
        assert!(portion.next.is_none());
        for ((name, means), value) in part.columns().zip(line) {
            assert!(fits(means, value), "{} {name}: {value:?} {means:?}", part.name());
        }
        told.extend(line.iter().filter_map(|value| match value {
            OwnValue::Text(text) => Some(text.clone()),
            OwnValue::Nothing
            | OwnValue::Number(_)
            | OwnValue::Flag(_)
            | OwnValue::Moment(_)
            | OwnValue::Table(_) => None,
        }));
        let nobody = store.own_data(&PersonId::new("ben"), part, None).await.unwrap();
        assert!(nobody.lines.is_empty(), "{}: {nobody:?}", part.name());
    }
    for word in
        ["hash", "secret", "share", "invite", "commitment", "request", "around", "skeleton", "text of steps"]
    {
        assert!(!told.iter().any(|text| text.ends_with(&format!(".{word}"))), "{word}: {told:?}");
    }
    assert!(told.contains("in messages.text") && told.contains("in notes.text"), "{told:?}");
    assert!(!told.iter().any(|text| text.starts_with("in steps")), "{told:?}");
}

#[tokio::test]
async fn what_is_erased_is_no_more_and_what_stays_is_there() {
    let store = marked().await;
    for mention in mentions() {
        if let Some(removal) = mention.removal() {
            assembled(removal).bind("anna").execute(&store.pool).await.unwrap();
        }
        let sql = format!("SELECT COUNT(*) AS lines FROM {} WHERE {}", mention.table, mention.condition());
        let left: i64 =
            assembled(sql).bind("anna").fetch_one(&store.pool).await.unwrap().try_get("lines").unwrap();
        let goes = mentions().any(|other| other.table == mention.table && other.removal().is_some());
        assert_eq!(left, i64::from(!goes), "{}", mention.table);
    }
}

#[tokio::test]
async fn what_takes_several_portions_is_told_whole_and_once() {
    let store = Store::in_memory().await.unwrap();
    query("PRAGMA foreign_keys = OFF").fetch_all(&store.pool).await.unwrap();
    let sql =
        "WITH RECURSIVE line (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM line WHERE number < 4500)
               INSERT INTO puzzle_tries (person, game, number, solved, at, value_before, value_after)
               SELECT 'p' || (number % 2), 'g' || (number % 3), number, 1, number, 1, 1 FROM line";
    query(sql).execute(&store.pool).await.unwrap();
    let part = OwnPart::all().find(|part| part.name() == "puzzles").unwrap();
    let (mut after, mut told, mut portions) = (None, Vec::new(), 0);
    loop {
        let portion = store.own_data(&PersonId::new("p1"), part, after.as_ref()).await.unwrap();
        portions += 1;
        told.extend(portion.lines.into_iter().map(|line| format!("{:?}", &line[..2])));
        after = portion.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!((portions, told.len()), (2, 2250));
    assert_eq!(told.iter().collect::<BTreeSet<_>>().len(), 2250);
}
