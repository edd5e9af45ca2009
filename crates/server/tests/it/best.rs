//! Games that count less, provisional marks, and lists of the best.

use axum::http::StatusCode;
use domain::{Change, NewEntry, PersonId, Place, Season, SeatKind, SeatRecord, Status, TableId, Terms};
use engine::{Seat, Token};
use serde_json::json;
use store::{Host, NewTable, Store};

use crate::accounts::{PASSWORD, account};
use crate::api::{ALL, Program};
use crate::browser::{Browser, Site, site};
use crate::ends::{give_up, rated};

async fn person(site: &Site, name: &str) -> PersonId {
    site.store.person_named(name).await.unwrap().unwrap().id
}

/// Writes down that these two have played a rated game, which the first has won.
async fn won(store: &Store, number: usize, pair: [&PersonId; 2]) {
    let seats: Vec<Seat> = Seat::all(2).collect();
    let seat = |at: usize| SeatRecord {
        kind: SeatKind::Person,
        person: Some(pair[at].clone()),
        name: format!("Seat {at}"),
        ..SeatRecord::open(seats[at])
    };
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&number.to_be_bytes());
    let table = NewTable {
        id: TableId::new(format!("played-{number}")),
        game: "toy".into(),
        rules: 1,
        options: vec![("players".into(), "2".into())],
        name: String::new(),
        terms: Terms::default(),
        allows: domain::Allowances::default(),
        timing: domain::time::Timing::Untimed,
        rated: true,
        host: pair[0].clone(),
        secret: Token::new(secret),
        rematch_of: None,
        beginning: None,
        seats: vec![seat(0), seat(1)],
        guests: Vec::new(),
    };
    let now = store::now();
    store.open_table(&table, now).await.unwrap();
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    store.commit(&record, &Change { begins: true, ..Change::at(Status::Playing) }, now).await.unwrap();
    let places = [1, 2].into_iter().zip(&seats).map(|(place, seat)| Place { seat: *seat, place, score: 0 });
    let entries = vec![NewEntry::of("a pass".into())];
    let over = Change { entries, places: Some(places.collect()), ..Change::at(Status::Over) };
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    store.commit(&record, &over, now).await.unwrap();
}

/// Four people who have played each other often enough; who stands before another has won twice of three times.
async fn club(site: &Site) -> [Browser; 4] {
    let names = ["Anna", "Ben", "Cleo", "Dora"];
    let browsers = [
        account(site, names[0]).await,
        account(site, names[1]).await,
        account(site, names[2]).await,
        account(site, names[3]).await,
    ];
    let mut ids = Vec::new();
    for name in names {
        ids.push(person(site, name).await);
    }
    let pairs: Vec<[usize; 2]> = (0..4).flat_map(|one| (one + 1..4).map(move |other| [one, other])).collect();
    for number in 0..12 * pairs.len() {
        let mut pair = pairs[number % pairs.len()];
        pair.rotate_left(usize::from(number / pairs.len() % 3 == 2));
        won(&site.store, number, pair.map(|at| &ids[at])).await;
    }
    browsers
}

/// The names of a list, in its order.
fn listed(page: &str) -> Vec<&str> {
    let (_, list) = page.split_once("<ol class=\"best\"").unwrap_or_default();
    let (list, _) = list.split_once("</ol>").unwrap_or_default();
    let lines = list.split("<a href=\"/people/").skip(1);
    lines.filter_map(|line| Some(line.split_once('>')?.1.split_once('<')?.0)).collect()
}

#[tokio::test]
async fn who_throws_games_is_told_that_they_count_less_and_so_is_the_host() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let mut last = String::new();
    for game in 0..3 {
        last = rated(&mut anna, &mut ben).await;
        assert_eq!(give_up(&mut ben, &last).await.status, StatusCode::OK);
        let page = anna.get(&last).await.text;
        assert_eq!(page.contains("For the ratings this game counts a quarter"), game == 2, "{page}");
    }
    for (language, words) in [
        ("en", "counts a quarter: given up, left or out of time after a few moves"),
        ("fr", "cette partie compte pour un quart\u{202f}: abandonnée, quittée ou perdue au temps"),
        ("de", "zählt zu einem Viertel für die Wertung: nach wenigen Zügen aufgegeben"),
    ] {
        for browser in [&mut anna, &mut ben, &mut site.browser()] {
            browser.language = language.into();
            browser.post("/language", &[("language", language)]).await;
            let page = browser.get(&last).await.text;
            assert!(page.contains(words), "{page}");
        }
    }
    anna.post("/language", &[("language", "en")]).await;
    let page = anna.get("/people/Ben").await.text;
    // All three are the longest game; which of them is shown as such is not said.
    let (games, _) = page.split_once("id=\"longest\"").unwrap();
    assert_eq!(games.matches("counts a quarter: given up").count(), 1, "{page}");
    // A beginner's rating is provisional, for eyes and for ears.
    assert!(
        page.contains("<abbr title=\"provisional\">?</abbr>") && page.contains(", provisional<"),
        "{page}"
    );

    let mut program = Program::of(&site, &mut anna, &ALL).await;
    let told = program.seen("/api/v1/people/Ben").await;
    // Games that end within one second have no order there.
    let mut counts: Vec<(i64, Option<&str>)> = told["last"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| (game["counts_in_percent"].as_i64().unwrap(), game["counts_less"].as_str()))
        .collect();
    counts.sort_unstable();
    assert_eq!(counts, [(25, Some("thrown")), (100, None), (100, None)]);
    assert_eq!(told["games"][0]["rating"]["provisional"], true);

    let mut hosting = account(&site, "Helga").await;
    site.store.make_host(&person(&site, "Helga").await, store::now()).await.unwrap();
    let page = hosting.get("/admin/ratings").await.text;
    let ben_id = person(&site, "Ben").await;
    assert!(page.contains(&format!("/admin/people?text={}", ben_id.as_str())), "{page}");
    assert!(page.contains("1 game, it counts a quarter") && page.contains("lost by Ben"), "{page}");
}

#[tokio::test]
async fn the_best_are_listed_in_their_order_page_by_page_and_for_everybody() {
    let site = site().await;
    let mut empty = site.browser();
    assert!(empty.get("/best").await.text.contains("No rated game has ended here yet"));
    let [mut anna, ..] = club(&site).await;
    let season = Season::of(store::now());
    for (language, title, unlisted) in [
        ("en", "The best", "Nobody is listed here."),
        ("fr", "Les meilleurs", "Personne n’est classé ici."),
        ("de", "Die Besten", "Hier steht niemand."),
    ] {
        let mut guest = site.browser();
        guest.language = language.into();
        let all = guest.get("/best").await.text;
        assert_eq!(listed(&all), ["Anna", "Ben", "Cleo"], "the very best: {all}");
        assert!(all.contains(title) && all.contains("href=\"/best/toy/2\""), "{all}");
        for path in ["/best/toy/2".to_owned(), format!("/best/toy/2?season={season}")] {
            let page = guest.get(&path).await;
            assert_eq!(page.status, StatusCode::OK);
            assert_eq!(listed(&page.text), ["Anna", "Ben", "Cleo", "Dora"], "{}", page.text);
            assert!(!page.text.contains("<abbr"), "nobody is provisional: {}", page.text);
        }
        for path in ["/best/toy/2?page=2".to_owned(), format!("/best/toy/2?season={}", season.before())] {
            let page = guest.get(&path).await.text;
            assert!(listed(&page).is_empty() && page.contains(unlisted), "{page}");
        }
        assert!(guest.get("/best/toy/3").await.text.contains(unlisted), "a list that nobody has begun");
    }
    let own = anna.get("/best/toy/2").await.text;
    assert_eq!(own.matches("class=\"own\"").count(), 1, "{own}");
    for from in ["/", "/people", "/people/Anna", "/settings"] {
        assert!(anna.get(from).await.text.contains("href=\"/best\""), "{from}");
    }
    for (path, status) in [
        ("/best/none/2", StatusCode::NOT_FOUND),
        ("/best/toy/1", StatusCode::NOT_FOUND),
        ("/best/toy/99", StatusCode::NOT_FOUND),
        ("/best/toy/300", StatusCode::NOT_FOUND),
        ("/best/toy/two", StatusCode::NOT_FOUND),
        ("/best/toy/2?season=2026-5", StatusCode::BAD_REQUEST),
        ("/best/toy/2?page=0", StatusCode::BAD_REQUEST),
        ("/best/toy/2?page=21", StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(anna.get(path).await.status, status, "{path}");
    }
    let mut program = Program { http: site.browser(), token: String::new() };
    let told = program.seen(&format!("/api/v1/best/toy?season={season}")).await;
    let names: Vec<_> =
        told["best"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Anna", "Ben", "Cleo", "Dora"]);
    assert_eq!(
        (&told["players"], &told["best"][0]["place"], &told["next"]),
        (&json!(2), &json!(1), &json!(null))
    );
    assert_eq!(told["best"][0]["rating"]["provisional"], false);
}

#[tokio::test]
async fn who_wants_to_stand_in_no_list_is_banned_or_goes_is_in_none_at_once() {
    let site = site().await;
    let [mut anna, mut ben, _cleo, _dora] = club(&site).await;
    let mut guest = site.browser();
    let settings = anna.get("/settings").await.text;
    assert!(
        settings.contains("action=\"/account/listing\"") && settings.contains("Leave me out"),
        "{settings}"
    );
    assert_eq!(anna.post("/account/listing", &[("listed", "no")]).await.location(), "/settings");
    for path in ["/best", "/best/toy/2"] {
        assert!(!guest.get(path).await.text.contains("/people/Anna"), "{path}");
    }
    let left = anna.get("/settings").await.text;
    assert!(left.contains("value=\"no\" aria-pressed=\"true\""), "{left}");
    assert!(
        guest.get("/people/Anna").await.text.contains("class=\"rating\""),
        "the page of the account shows it"
    );
    // Nothing but yes and no; and guests stand nowhere anyway.
    assert_eq!(anna.post("/account/listing", &[("listed", "maybe")]).await.status, StatusCode::BAD_REQUEST);
    assert!(guest.post("/account/listing", &[("listed", "no")]).await.status.is_client_error());

    site.store.ban(Host::CommandLine, &person(&site, "Cleo").await, |_| None, store::now()).await.unwrap();
    assert_eq!(listed(&guest.get("/best/toy/2").await.text), ["Ben", "Dora"]);
    // By a program one comes back.
    let mut program = Program::of(&site, &mut anna, &ALL).await;
    assert_eq!(program.done("/api/v1/me", &json!({ "listed": true })).await["listed"], true);
    assert_eq!(listed(&guest.get("/best/toy/2").await.text), ["Anna", "Ben", "Dora"]);
    assert_eq!(ben.post("/account/delete", &[("password", PASSWORD)]).await.location(), "/");
    assert_eq!(listed(&guest.get("/best/toy/2").await.text), ["Anna", "Dora"]);
}
