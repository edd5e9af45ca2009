//! How well somebody knows a game.

use domain::{PersonId, SeatKind, Status};

use crate::Store;
use crate::error::Error;
use crate::sql::{Query, Row, query};

/// How well somebody knows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Knowledge {
    /// Has neither put its first words away nor finished a game.
    New,
    /// Has put its first words away.
    Words,
    /// Has sat at a table until it was over with a result.
    Played,
}

/// Asks whether there are words put away, and whether there is a game. Each page of a table asks, so it ends with the
/// first that is found.
fn known(person: &PersonId, game: &str) -> Query {
    query(
        "SELECT (SELECT COUNT(*) FROM learnt WHERE person = $1 AND game = $2) AS words,
                (SELECT COUNT(*) FROM
                     (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id
                      WHERE seats.person = $1 AND seats.kind = $4
                        AND tables.status = $3 AND tables.game = $2 AND tables.abandoned = 0 LIMIT 1) AS one) AS games",
    )
    .bind(person.as_str())
    .bind(game)
    .bind(Status::Over.word())
    .bind(SeatKind::Person.word())
}

impl Store {
    /// How well a person knows a game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn knowledge(&self, person: &PersonId, game: &str) -> Result<Knowledge, Error> {
        let row = known(person, game).fetch_one(&self.pool).await?;
        Ok(match (row.try_get::<i64>("games")?, row.try_get::<i64>("words")?) {
            (0, 0) => Knowledge::New,
            (0, _) => Knowledge::Words,
            (_, _) => Knowledge::Played,
        })
    }

    /// The games whose first words a person has put away, in no order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn words_put_away(&self, person: &PersonId) -> Result<Vec<String>, Error> {
        let rows: Vec<Row> = query("SELECT game FROM learnt WHERE person = $1")
            .bind(person.as_str())
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("game")?)).collect()
    }

    /// A person has put the first words of a game away, for ever.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_words_away(&self, person: &PersonId, game: &str) -> Result<(), Error> {
        query("INSERT INTO learnt (person, game) VALUES ($1, $2) ON CONFLICT (person, game) DO NOTHING")
            .bind(person.as_str())
            .bind(game)
            .execute(&self.pool)
            .await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scratch::place;
    use crate::sql::assembled;

    #[tokio::test]
    async fn what_somebody_knows_is_found_among_their_own_games() {
        let (url, _folder) = place();
        let store = Store::connect(&url).await.unwrap();
        let line = "WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < 20000)";
        for sql in [
            "INSERT INTO people (id, name, language, created) VALUES ('p0', 'x', 'en', 0), ('p1', 'y', 'en', 0)"
                .to_owned(),
            format!(
                "INSERT INTO tables (id, game, rules, options, name, status, host, created, changed, version, started,
                                     secret, commitment)
                 {line} SELECT 't' || CAST(n AS TEXT), CASE WHEN n % 2 = 0 THEN 'even' ELSE 'odd' END, 1, '', '', 'over',
                               'p0', 0, 0, 1, 1, '', CAST(n AS TEXT) FROM line"
            ),
            format!(
                "INSERT INTO seats (table_id, seat, kind, person, name, computer)
                 {line} SELECT 't' || CAST(n AS TEXT), 'a', 'person', CASE WHEN n = 2 THEN 'p1' ELSE 'p0' END, '', '' FROM line"
            ),
            "ANALYZE".to_owned(),
        ] {
            assembled(sql).execute(&store.pool).await.unwrap();
        }
        let [one, all] = ["p1", "p0"].map(PersonId::new);
        assert_eq!(store.knowledge(&one, "even").await.unwrap(), Knowledge::Played);
        assert_eq!(store.knowledge(&one, "odd").await.unwrap(), Knowledge::New);
        assert_eq!(store.knowledge(&all, "odd").await.unwrap(), Knowledge::Played);
        let plan = known(&one, "even").plan(&store.pool).await;
        assert!(plan.iter().any(|line| line.contains("seats_by_person")), "{}", plan.join("\n"));
        let read_through = |line: &String| {
            ["SCAN seats", "SCAN tables", "Seq Scan on seats", "Seq Scan on tables"]
                .iter()
                .any(|scan| line.contains(scan))
        };
        assert!(!plan.iter().any(read_through), "{}", plan.join("\n"));
    }
}
