//! Puzzles: asked at the table, answered once, told only to whoever has tried.

use std::sync::LazyLock;

use axum::http::StatusCode;
use domain::{Status, TableId};
use engine::{Luck, Observer, Seat};
use host::{Documents, Entry};
use serde_json::json;
use server::TimeSource;
use store::{PuzzleStanding, Store};

use crate::accounts::PASSWORD;
use crate::browser::{Answer, Browser, Site};
use crate::place::{Place, fresh};
use crate::play::turn;

/// How many puzzles the toy has here; of one to four stars.
const COUNT: u32 = 8;

/// Puzzles of the toy. The numbers of the first seat are put into this order; the answer is the first.
fn puzzles(order: fn(&mut [String])) -> String {
    let entry = &crate::browser::GAMES[0];
    let seat = Seat::default();
    let mut text = String::new();
    for number in 1..=COUNT {
        let mut table = entry.open(3, &[]).unwrap();
        table.settle(&Luck::from_seed(u64::from(number)));
        let mut choices = table.legal(0..9, Observer::Seat(seat)).texts;
        choices.sort_by_key(|text| text.split(' ').nth(1).unwrap().parse::<u8>().unwrap());
        order(&mut choices);
        let mut saved = table.save();
        saved.push("puzzle", &number.to_string());
        saved.push("from", "1 2 3");
        saved.push("choice", &format!("{seat} {}", choices[0]));
        saved.push("best", &format!("0.731 30.7 {}", choices[0]));
        saved.push("tried", &format!("0.412 21.3 {}", choices[1]));
        saved.push("why", "! number_low TOY-1.1 67 89");
        saved.push("proof", "10 4 40");
        // One star for the first two, two for the next, and so on.
        let found = [8, 5, 3, 1][(number as usize - 1) / 2];
        saved.push("found", &format!("steady:{found}/8"));
        text.push_str(&saved.to_string());
    }
    text
}

static HIGH: LazyLock<String> = LazyLock::new(|| puzzles(<[String]>::reverse));
static LOW: LazyLock<String> = LazyLock::new(|| puzzles(|_| {}));

const fn with(puzzles: fn() -> &'static str) -> [Entry; 1] {
    let mut entry =
        Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS));
    entry.puzzles = puzzles;
    [entry]
}

static HIGH_GAMES: [Entry; 1] = with(|| &HIGH);
static LOW_GAMES: [Entry; 1] = with(|| &LOW);

async fn site() -> Site {
    Site::with(&HIGH_GAMES, fresh().await).await
}

/// The choices of a puzzle by number: the answer, another one that was compared, and one that was not.
fn choices(number: u32) -> [String; 3] {
    let all = ::puzzles::read_all(&HIGH).unwrap();
    let puzzle = all.iter().find(|one| one.number == number).unwrap();
    let table = HIGH_GAMES[0].restore(&puzzle.saved()).unwrap();
    let (best, tried) = (puzzle.answers[0].clone(), puzzle.tried[0].action.clone());
    let legal = table.legal(0..9, Observer::Seat(puzzle.seat)).texts;
    let other = legal.into_iter().find(|one| *one != best && *one != tried).unwrap();
    [best, tried, other]
}

fn path(number: u32) -> String {
    format!("/puzzles/toy/{number}")
}

/// Answers as the script does; gives where it is sent.
async fn choose(browser: &mut Browser, number: u32, action: &str) -> String {
    let act = json!({ "action": action, "seq": 1, "key": "k1", "seat": "a" });
    let answer = browser.json(&format!("{}/act", path(number)), &act).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()["go"].as_str().unwrap().to_owned()
}

/// How the one person stands who was here.
async fn standing(store: &Store, browser: &mut Browser) -> PuzzleStanding {
    let person = store.person_named(&account(browser).await).await.unwrap().unwrap();
    let all = store.puzzle_standings(&person.id).await.unwrap();
    all.into_iter().find(|(game, _)| game == "toy").map_or(PuzzleStanding::NEW, |(_, standing)| standing)
}

/// Makes an account of a guest, unless there is one; gives its name.
async fn account(browser: &mut Browser) -> String {
    let name = "Anna";
    browser.post("/account/make", &[("name", name), ("password", PASSWORD)]).await;
    name.to_owned()
}

/// Where somebody is sent next.
async fn next(browser: &mut Browser, query: &str) -> String {
    browser.get(&format!("/puzzles/toy{query}")).await.location()
}

fn tells_the_answer(page: &Answer) -> bool {
    page.text.contains("id=\"verdict\"")
}

#[tokio::test]
async fn nothing_of_the_answer_is_sent_before_the_first_try() {
    let (high, low) = (site().await, Site::with(&LOW_GAMES, fresh().await).await);
    for number in 1..=COUNT {
        let [best, tried, other] = choices(number);
        let handle = |action: &str| action.replace("seal ", "n.");
        let mut addresses =
            vec![path(number), format!("{}?theme=number_low", path(number)), "/puzzles".into(), "/".into()];
        for part in ["sheet", "words", "rules"] {
            addresses.push(format!("{}/{part}", path(number)));
        }
        for action in [&best, &tried, &other] {
            addresses.push(format!("{}/why?h={}", path(number), handle(action)));
        }
        let (mut here, mut there) = (high.browser(), low.browser());
        for address in &addresses {
            let (one, another) = (here.get(address).await, there.get(address).await);
            assert!(one.status.is_success(), "{address}: {}", one.status);
            // A promise of luck is drawn for each page.
            assert!(address == "/" || one.text == another.text, "{address} depends on the answer");
            assert!(!tells_the_answer(&one) && !one.text.contains("data-answer"), "{address}");
        }
        for tried in ["", "?tried=seal+1", "?show=best", "?show=played"] {
            let answer = here.get(&format!("{}/answer{tried}", path(number))).await;
            assert_eq!(answer.location(), path(number), "who has not tried is asked");
        }
        assert_eq!(here.post(&format!("{}/free", path(number)), &[]).await.location(), path(number));
        let [one, another] = [&mut here, &mut there].map(|browser| browser.clone());
        let refused = json!({ "action": "seal 99" });
        let act = format!("{}/act", path(number));
        let (one, another) = ({ one }.json(&act, &refused).await, { another }.json(&act, &refused).await);
        assert!(one.status.is_client_error() && one.text == another.text, "{}", one.text);
        assert!(here.cookies.is_empty(), "looking and refusals leave no trace");
    }
    let mut browser = high.browser();
    assert!(tells_the_answer(&{
        let to = choose(&mut browser, 1, &choices(1)[0]).await;
        browser.get(&to).await
    }));
}

#[tokio::test]
async fn right_and_wrong_are_told_with_the_reason_and_the_values() {
    let site = site().await;
    let mut anna = site.browser();
    let [best, ..] = choices(1);
    let to = choose(&mut anna, 1, &best).await;
    let page = anna.get(&to).await;
    assert!(page.text.contains("Right!") && page.text.contains("verdict right"), "{}", page.text);
    assert!(
        page.text.contains("The 67 was low; the 89 was better.") && page.text.contains("rules/toy#TOY-1.1")
    );
    assert!(page.text.contains("about 75\u{a0}%") || page.text.contains("about 75 %"), "{}", page.text);
    assert!(page.text.contains("clearly best") && page.text.contains("much worse"));
    assert!(page.text.contains("First try: solved. Rating 1105 (+105)."), "{}", page.text);
    assert!(page.text.contains("Go high") && page.text.contains("href=\"/puzzles/toy?after=1\""));
    assert!(!page.text.contains("0.731") && !page.text.contains("30.7"), "no more digits than are known");
    let wrong = choose(&mut anna, 2, &choices(2)[1]).await;
    let page = anna.get(&wrong).await;
    assert!(page.text.contains("verdict wrong") && page.text.contains("Your choice"), "{}", page.text);
    let other = choose(&mut anna, 3, &choices(3)[2]).await;
    let page = anna.get(&other).await;
    assert!(page.text.contains("was not among those that were compared"), "{}", page.text);
    for show in ["best", "played"] {
        let page = anna.get(&format!("{other}&show={show}")).await;
        assert!(page.status.is_success() && page.text.contains("aria-current=\"true\""), "{show}");
    }
    // In the other languages.
    for (language, words) in [("de", "Richtig!"), ("fr", "C’est ça")] {
        anna.post("/language", &[("language", language)]).await;
        assert!(anna.get(&to).await.text.contains(words), "{language}");
    }
    for bad in ["?tried=nonsense", "?show=played"] {
        assert!(anna.get(&format!("{}/answer{bad}", path(1))).await.status.is_client_error(), "{bad}");
    }
    for missing in
        ["/puzzles/none", "/puzzles/toy/0", "/puzzles/toy/99", "/puzzles/toy/x", "/puzzles/toy/1/none"]
    {
        assert_eq!(anna.get(missing).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
    assert!(anna.get("/puzzles/toy?theme=none").await.status.is_client_error());
}

#[tokio::test]
async fn an_answer_that_is_given_twice_counts_once_also_at_two_processes() {
    let place = Place::new();
    let (store, other) = (place.open().await, place.open().await);
    let here = Site::with(&HIGH_GAMES, store.clone()).await;
    let there = Site::with(&HIGH_GAMES, other).await;
    let mut anna = here.person("Anna").await;
    account(&mut anna).await;
    let mut elsewhere = anna.at(&there);
    for number in 1..=3 {
        let [best, ..] = choices(number);
        let both = tokio::join!(choose(&mut anna, number, &best), choose(&mut elsewhere, number, &best));
        assert_eq!(both.0, both.1);
    }
    let kept = standing(&store, &mut anna).await;
    assert_eq!((kept.run, kept.best), (3, 3));
    // Trying again does not count, whatever is chosen.
    let [best, tried, _] = choices(1);
    for action in [&tried, &best, &tried] {
        let to = choose(&mut anna, 1, action).await;
        assert!(anna.get(&to).await.text.contains("First try: solved."));
    }
    assert!(anna.get(&path(1)).await.text.contains("this does not count"));
    assert_eq!(standing(&store, &mut anna).await, kept);
}

#[tokio::test]
async fn who_asks_for_the_answer_has_missed_it() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let asked = anna.post(&format!("{}/act", path(1)), &[("show", "true")]).await;
    assert_eq!(asked.location(), format!("{}/answer", path(1)));
    let page = anna.get(&asked.location()).await;
    assert!(
        page.text.contains("First try: missed.") && !page.text.contains("verdict wrong"),
        "{}",
        page.text
    );
    choose(&mut anna, 1, &choices(1)[0]).await;
    account(&mut anna).await;
    let kept = standing(&site.store, &mut anna).await;
    assert!(kept.run == -1 && kept.rating.shown().0 < 1000, "{kept:?}");
}

#[tokio::test]
async fn a_form_without_script_does_the_same_and_an_illegal_choice_is_no_try() {
    let site = site().await;
    let mut anna = site.browser();
    let page = anna.get(&path(1)).await;
    let [best, ..] = choices(1);
    assert!(
        page.text.contains("<noscript>") && page.text.contains(&format!("value=\"{best}\"")),
        "{}",
        page.text
    );
    for bad in ["seal 99", "nonsense"] {
        let refused = anna.post(&format!("{}/act", path(1)), &[("action", bad)]).await;
        assert!(
            refused.status.is_client_error() && refused.text.contains("class=\"alert\""),
            "{}",
            refused.text
        );
        assert!(!tells_the_answer(&refused));
    }
    assert!(anna.post(&format!("{}/act", path(1)), &[]).await.status.is_client_error());
    let to = anna
        .post(&format!("{}/act", path(1)), &[("action", &best), ("theme", "number_low")])
        .await
        .location();
    let page = anna.get(&to).await;
    assert!(
        page.text.contains("Right!") && page.text.contains("?theme=number_low&amp;after=1"),
        "{}",
        page.text
    );
}

#[tokio::test]
async fn the_next_puzzle_is_at_the_level_of_the_person_and_was_not_tried() {
    let site = site().await;
    let mut anna = site.browser();
    assert_eq!(next(&mut anna, "").await, path(1), "1000 is the rating of one star, and of a beginner");
    assert_eq!(next(&mut anna, "?after=1").await, path(2), "who skips it gets another one");
    assert_eq!(next(&mut anna, "?theme=number_low").await, format!("{}?theme=number_low", path(1)));
    for number in [1, 2] {
        choose(&mut anna, number, &choices(number)[0]).await;
    }
    let of_two_stars = next(&mut anna, "").await;
    assert_eq!(of_two_stars, path(3), "who has solved two is nearer to 1250 than to anything else");
    for number in [3, 4] {
        choose(&mut anna, number, &choices(number)[1]).await;
    }
    // All were tried but those of three and four stars; then those that were missed come, then those that were solved.
    assert_eq!(next(&mut anna, "").await, path(5));
    for number in 5..=COUNT {
        choose(&mut anna, number, &choices(number)[0]).await;
    }
    assert_eq!(next(&mut anna, "").await, path(3));
    assert_eq!(next(&mut anna, "?after=3").await, path(4));
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_that_of_the_date_for_everybody() {
    const DAY: i64 = 86_400_000;
    let time = TimeSource::held(domain::time::Tick(20_000 * DAY));
    let store = fresh().await;
    let config = server::Config {
        pace: server::Pace::AT_ONCE,
        time_source: time.clone(),
        ..server::Config::default()
    };
    let app = server::App::of(&HIGH_GAMES, store.clone(), config).await.unwrap();
    let site = Site::of(app, store.clone());
    let (mut anna, mut ben) = (site.person("Anna").await, site.browser());
    account(&mut anna).await;
    let mut seen = Vec::new();
    for day in 1..=4 {
        let of_day = anna.get("/puzzles/toy/day").await.location();
        assert_eq!(ben.get("/puzzles/toy/day").await.location(), of_day);
        let page = anna.get(&of_day).await;
        assert!(page.text.contains("Puzzle of the day"), "{}", page.text);
        let number: u32 = of_day.rsplit('/').next().unwrap().parse().unwrap();
        choose(&mut anna, number, &choices(number)[0]).await;
        assert_eq!(standing(&store, &mut anna).await.days, day);
        seen.push(number);
        time.advance(DAY);
    }
    seen.sort_unstable();
    assert_eq!(seen, [3, 4, 5, 6], "those of two and three stars come round");
    assert!(anna.get("/puzzles").await.text.contains("4 (best 4)"));
    time.advance(DAY);
    assert!(anna.get("/puzzles").await.text.contains("0 (best 4)"), "a day was left out");
}

#[tokio::test]
async fn what_was_solved_is_shown_goes_with_the_account_and_is_erased_with_it() {
    let site = site().await;
    let mut anna = site.browser();
    assert!(anna.get("/puzzles").await.text.contains("0 of 8 solved"));
    assert!(anna.get("/").await.text.contains("href=\"/puzzles/toy/day\""), "the first page leads to it");
    assert!(anna.get("/learn").await.text.contains("href=\"/puzzles\""));
    for number in [1, 2] {
        choose(&mut anna, number, &choices(number)[0]).await;
    }
    for step in ["guest", "account"] {
        let page = anna.get("/puzzles").await;
        assert!(page.text.contains("2 of 8 solved") && page.text.contains(">2/8<"), "{step}: {}", page.text);
        assert!(page.text.contains("2 (best 2)"), "{step}");
        account(&mut anna).await;
    }
    let person = site.store.person_named("Anna").await.unwrap().unwrap();
    assert_eq!(site.store.puzzle_tries(&person.id).await.unwrap().len(), 2);
    let gone = anna.post("/account/delete", &[("password", PASSWORD)]).await;
    assert!(gone.status.is_success() || gone.status.is_redirection(), "{}", gone.text);
    assert!(site.store.puzzle_tries(&person.id).await.unwrap().is_empty());
    assert!(site.store.puzzle_standings(&person.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_real_game_follows_that_counts_for_nothing() {
    let site = site().await;
    let mut anna = site.browser();
    choose(&mut anna, 2, &choices(2)[0]).await;
    let table = anna.post(&format!("{}/free", path(2)), &[]).await.location();
    assert!(turn(&mut anna, &table).await.is_some(), "the game goes on");
    let id = TableId::new(table.strip_prefix("/t/").unwrap());
    let running = site.store.tables_that_are(Status::Playing, 50).await.unwrap();
    assert!(running.iter().any(|listing| listing.table.id == id));
    let (record, _) = site.store.table(&id).await.unwrap().unwrap();
    assert_eq!(record.origin.unwrap().source, domain::Source::Puzzle("toy".into(), 2));
    while let Some((seq, actions)) = turn(&mut anna, &table).await {
        let act = json!({ "seq": seq, "key": format!("k{seq}"), "action": actions[0] });
        assert_eq!(anna.json(&format!("{table}/act"), &act).await.status, StatusCode::OK);
    }
    let over = anna.get(&table).await;
    assert!(over.text.contains("begins at a puzzle") && over.text.contains("href=\"/puzzles/toy/2\""));
}
