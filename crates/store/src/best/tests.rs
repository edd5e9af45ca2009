//! The lists at their full size.

use std::time::{Duration, Instant};

use super::*;
use crate::scratch::place;
use crate::sql::assembled;

/// How many people have a rating in the large league.
const PEOPLE: i64 = 100_000;

const NOW: Moment = Moment(1_800_000_000);

/// Every tenth of them is a guest by now, banned, not to be listed, provisional, or has not played for long.
async fn filled(store: &Store) {
    let lines =
        format!("WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < {PEOPLE})");
    let season = Season::of(NOW).number();
    let (start, settled) = (Rating::START.value, Rating::SETTLED);
    for sql in [
        format!(
            "INSERT INTO people (id, name, language, created, handle, banned, unlisted) {lines}
             SELECT 'p' || CAST(n AS TEXT), 'Name ' || CAST(n AS TEXT), 'en', 0,
                    CASE WHEN n % 10 = 0 THEN NULL ELSE 'name ' || CAST(n AS TEXT) END,
                    CASE WHEN n % 10 = 1 THEN 7 ELSE 0 END, CASE WHEN n % 10 = 2 THEN 1 ELSE 0 END FROM line"
        ),
        format!(
            "INSERT INTO ratings (person, game, players, value, spread, games, ended) {lines}
             SELECT 'p' || CAST(n AS TEXT), 'toy', 2, {start} + n, {settled} + CASE WHEN n % 10 = 3 THEN 1 ELSE 0 END,
                    40, CASE WHEN n % 10 = 4 THEN 0 ELSE {} END FROM line",
            NOW.0
        ),
        format!(
            "INSERT INTO season_ratings (person, game, players, season, value, spread, games) {lines}
             SELECT 'p' || CAST(n AS TEXT), 'toy', 2, {season}, {start} + n, {settled}, 4 FROM line"
        ),
    ] {
        assembled(sql).execute(&store.pool).await.unwrap();
    }
}

fn names(best: &[Best]) -> Vec<&str> {
    best.iter().map(|one| one.name.as_str()).collect()
}

#[tokio::test]
async fn a_hundred_thousand_people_are_listed_from_an_index() {
    let (url, _folder) = place();
    let store = Store::connect(&url).await.unwrap();
    filled(&store).await;
    let begun = Instant::now();
    let first = store.best(("toy", 2), BestOf::AllTime(NOW), (0, 7)).await.unwrap();
    let expected: Vec<String> =
        [99_999, 99_998, 99_997, 99_996, 99_995, 99_989, 99_988].map(|n| format!("Name {n}")).into();
    assert_eq!(
        names(&first),
        expected,
        "who is nobody's account, banned, hidden, provisional or away is left out"
    );
    let later = store.best(("toy", 2), BestOf::AllTime(NOW), (5, 2)).await.unwrap();
    assert_eq!(names(&later), ["Name 99989", "Name 99988"], "page by page");
    let season = store.best(("toy", 2), BestOf::Season(Season::of(NOW)), (950, 50)).await.unwrap();
    assert_eq!((season.len(), season[0].games), (50, 4));
    // Sorting a hundred thousand lines takes longer; so does a machine that does much else.
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    for (sql, index) in [(OF_ALL_TIME, "ratings_best"), (OF_SEASON, "season_ratings_best")] {
        if store.kind() != "SQLite" {
            continue;
        }
        let asked = assembled(format!("EXPLAIN QUERY PLAN {sql}"));
        let asked = asked.bind("toy").bind(2).bind(0).bind(0).bind(50).bind(0);
        let plan = asked.fetch_all(&store.pool).await.unwrap();
        let plan: Vec<String> = plan.iter().map(|row| row.try_get("detail").unwrap()).collect();
        assert!(plan.iter().any(|line| line.contains(&format!("INDEX {index} "))), "{plan:?}");
        assert!(!plan.iter().any(|line| line.contains("TEMP B-TREE")), "nothing is sorted: {plan:?}");
    }
}
