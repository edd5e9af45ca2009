//! Clocks: who thinks how long, who runs out, and what follows. Time passes here when a test says so.

use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use domain::time::{Course, DAY, SECOND, Tick, Timing};
use domain::{SeatKind, SeatRecord, TableId, TableRecord};
use serde_json::json;
use server::{App, Config, Pace, Rehearsal, TimeSource, router};
use store::Store;

use crate::browser::{Browser, GAMES, Site};
use crate::events::Events;
use crate::place::{Place, fresh};
use crate::play::choices;

/// When every test begins.
const BEGIN: Tick = Tick(1_800_000_000_000);

/// A site whose time is set by hand, with a table of Anna, Ben and Cleo.
pub(crate) struct Club {
    pub(crate) site: Site,
    pub(crate) time: TimeSource,
    pub(crate) people: [Browser; 3],
    pub(crate) path: String,
}

impl Club {
    /// A table with these fields of the form; `b` and `c` are free until Ben and Cleo come.
    pub(crate) async fn open(fields: &[(&str, &str)]) -> Self {
        Self::over(fresh().await, fields).await
    }

    /// The same over a store.
    pub(crate) async fn over(store: Store, fields: &[(&str, &str)]) -> Self {
        let time = TimeSource::held(BEGIN);
        let site = Site::at(store, time.clone()).await;
        let mut people = [site.person("Anna").await, site.person("Ben").await, site.person("Cleo").await];
        let all =
            [&[("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "open")], fields].concat();
        let path = people[0].post("/new", &all).await.location();
        for browser in &mut people[1..] {
            browser.post(&format!("{path}/sit"), &[]).await.location();
        }
        people[0].post(&format!("{path}/start"), &[]).await.location();
        Self { site, time, people, path }
    }

    pub(crate) fn id(&self) -> TableId {
        TableId::new(self.path.strip_prefix("/t/").unwrap())
    }

    pub(crate) async fn record(&self) -> TableRecord {
        self.site.store.table(&self.id()).await.unwrap().unwrap().0
    }

    pub(crate) async fn seats(&self) -> Vec<SeatRecord> {
        self.site.store.seats(&self.id()).await.unwrap()
    }

    pub(crate) async fn course(&self) -> Course {
        self.site.store.course(&self.record().await).await.unwrap()
    }

    /// What the clocks show, in seconds.
    pub(crate) async fn shown(&self) -> [i64; 3] {
        let (course, now) = (self.course().await, self.time.now());
        ["a", "b", "c"].map(|letter| course.clocks.left(letter.parse().unwrap(), now).unwrap() / SECOND)
    }

    /// So many seconds pass, and the server looks at its clocks.
    pub(crate) async fn pass(&self, seconds: i64) {
        self.time.advance(seconds * SECOND);
        self.site.app.mind_clocks().await.unwrap();
    }

    /// One of the people chooses something.
    pub(crate) async fn choose(&mut self, who: usize) {
        let (seq, actions) = choices(&mut self.people[who], &self.path).await;
        let key = format!("k{seq}-{who}");
        let act = json!({ "seq": seq, "key": key, "action": actions[0] });
        let answer = self.people[who].json(&format!("{}/act", self.path), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }

    pub(crate) async fn page(&mut self, who: usize) -> String {
        self.people[who].get(&self.path).await.text
    }

    /// One of the people answers a question.
    pub(crate) async fn answer(&mut self, who: usize, number: u32, choice: &str) -> StatusCode {
        let (seq, _) = choices(&mut self.people[who], &self.path).await;
        let answer = json!({ "number": number, "seq": seq, "choice": choice });
        self.people[who].json(&format!("{}/answer", self.path), &answer).await.status
    }

    /// The entries of the journal that are no steps.
    pub(crate) async fn notes(&self) -> Vec<String> {
        let journal = self.site.store.journal(&self.id(), 0).await.unwrap();
        journal.into_iter().map(|entry| entry.text).filter(|text| text.starts_with('*')).collect()
    }

    pub(crate) async fn post(&mut self, who: usize, what: &str, fields: &[(&str, &str)]) -> StatusCode {
        self.people[who].post(&format!("{}/{what}", self.path), fields).await.status
    }
}

const LIVE: (&str, &str) = ("time", "5+15");

#[tokio::test]
async fn a_clock_waits_for_a_page_that_says_what_it_has_played() {
    let mut club = Club::open(&[LIVE]).await;
    let seen = format!("{}/seen", club.path);
    let (seq, _) = choices(&mut club.people[0], &club.path).await;
    assert_eq!(club.people[0].json(&seen, &json!({ "seq": seq })).await.status, StatusCode::NO_CONTENT);
    let mut stranger = club.site.person("Dora").await;
    let refused = stranger.json(&seen, &json!({ "seq": seq, "seat": "a" })).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    let refused = club.people[1].json(&seen, &json!({ "seq": seq, "seat": "a" })).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);
    for who in 0..3 {
        club.choose(who).await;
    }
    // All have shown their numbers, which Anna's page plays, and all owe the next one.
    club.time.advance(2 * SECOND);
    assert_eq!(club.shown().await, [330, 328, 328]);
    let page = club.page(0).await;
    let ticks = page.split_once("data-until=\"").unwrap().1;
    assert!(ticks.split_once("data-left=\"").unwrap().1.starts_with("330000\""), "it stands at what is left");
    let (seq, _) = choices(&mut club.people[0], &club.path).await;
    club.people[0].json(&seen, &json!({ "seq": seq })).await;
    club.time.advance(2 * SECOND);
    assert_eq!(club.shown().await, [328, 326, 326]);
}

#[tokio::test]
async fn the_lobby_shows_how_long_a_clock_by_the_day_runs() {
    let mut club = Club::open(&[("time", "3d")]).await;
    let left = |page: String| {
        let rest = page.split_once("class=\"left").map(|(_, rest)| rest.to_owned())?;
        Some(rest.split_once("</svg>")?.1.split_once('<')?.0.to_owned())
    };
    for (hours, words) in [(0, "3 days left"), (13, "2 days left"), (30, "29 h left"), (27, "2 h left")] {
        club.pass(hours * 3600).await;
        assert_eq!(left(club.people[0].get("/").await.text).as_deref(), Some(words));
    }
    let soon = club.people[0].get("/").await.text;
    assert!(soon.contains("class=\"left soon\""), "{soon}");
    let mut live = Club::open(&[LIVE]).await;
    assert_eq!(left(live.people[0].get("/").await.text), None, "who plays live looks at the table");
}

#[tokio::test]
async fn a_table_is_untimed_unless_its_form_says_otherwise() {
    for (choice, words) in [
        ("none", None),
        ("10+20", Some("10 min + 20 s for each choice")),
        ("7d", Some("7 days for each choice")),
    ] {
        let mut club = Club::open(&[("time", choice)]).await;
        let page = club.page(0).await;
        assert_eq!(page.contains("class=\"clock"), words.is_some(), "{choice}");
        assert!(words.is_none_or(|words| page.contains(words)), "{choice}: {page}");
        assert_eq!(page.contains("data-now=\"1800000000000\""), words.is_some());
    }
    let own = [("time", "own"), ("time.minutes", "3"), ("time.seconds", "0")];
    assert_eq!(Club::open(&own).await.shown().await, [180, 180, 180]);
}

#[tokio::test]
async fn a_time_out_of_bounds_opens_no_table() {
    let time = TimeSource::held(BEGIN);
    let site = Site::at(fresh().await, time).await;
    let mut anna = site.person("Anna").await;
    for (language, words) in [("en", "from 1 to 180"), ("fr", "de 1 à 180"), ("de", "von 1 bis 180")] {
        anna.post("/language", &[("language", language)]).await.location();
        let fields = [
            ("game", "toy"),
            ("seat.a", "me"),
            ("seat.b", "open"),
            ("time", "own"),
            ("time.minutes", "500"),
            ("time.seconds", "5"),
        ];
        let answer = anna.post("/new", &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text.contains(words), "{}", answer.text);
    }
}

#[tokio::test]
async fn a_rehearsal_may_shorten_live_clocks_and_nothing_else() {
    let rehearsal = Rehearsal { seed: 7, bank: Some(Duration::from_millis(1500)) };
    let config = Config { pace: Pace::AT_ONCE, rehearsal: Some(rehearsal), ..Config::default() };
    let store = fresh().await;
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    let site = Site { store, app: Arc::clone(&app), router: router(app) };
    let mut anna = site.person("Anna").await;
    for (choice, timing) in [
        ("none", Timing::Untimed),
        ("5+15", Timing::Live { bank: 1500, increment: 15 * SECOND }),
        ("3d", Timing::Daily { allowed: 3 * DAY }),
    ] {
        let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("time", choice)];
        let path = anna.post("/new", &fields).await.location();
        let id = TableId::new(path.strip_prefix("/t/").unwrap());
        assert_eq!(site.store.table(&id).await.unwrap().unwrap().0.timing, timing, "{choice}");
    }
}

#[tokio::test]
async fn a_rehearsal_that_is_opened_again_promises_other_luck() {
    let store = fresh().await;
    let mut promised = Vec::new();
    for _ in 0..2 {
        let config = Config { pace: Pace::AT_ONCE, rehearsal: Some(Rehearsal::of(7)), ..Config::default() };
        let app = App::of(&GAMES, store.clone(), config).await.unwrap();
        let site = Site { store: store.clone(), app: Arc::clone(&app), router: router(app) };
        promised.push(site.person("Anna").await.get("/").await.field("nonce"));
    }
    // Else a promise of after would name a table of before.
    assert_ne!(promised[0], promised[1]);
}

#[tokio::test]
async fn each_clock_of_a_sealed_phase_runs_until_its_own_choice() {
    let mut club = Club::open(&[LIVE]).await;
    assert_eq!(club.shown().await, [315, 315, 315]);
    club.pass(10).await;
    club.choose(1).await;
    club.pass(20).await;
    assert_eq!(club.shown().await, [285, 305, 285]);
    club.choose(0).await;
    club.pass(5).await;
    club.choose(2).await;
    assert_eq!(club.shown().await, [300, 320, 295], "the next choices have begun with their increments");
}

#[tokio::test]
async fn clocks_outlive_a_restart_and_are_the_same_at_another_process() {
    let place = Place::new();
    let time = TimeSource::held(BEGIN);
    let here = Site::at(place.open().await, time.clone()).await;
    let mut anna = here.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "computer"), ("bot.b", "steady"), LIVE];
    let path = anna.post("/new", &fields).await.location();
    time.advance(60 * SECOND);
    let there = Site::at(place.open().await, time.clone()).await;
    let mut elsewhere = there.browser();
    elsewhere.cookies.clone_from(&anna.cookies);
    let page = elsewhere.get(&path).await.text;
    assert!(page.contains("<span class=\"t\">4:15</span>"), "{page}");
    assert_eq!(
        page.matches("class=\"clock").count(),
        2,
        "in the strip and at the plate; the computer has none"
    );
    assert!(page.contains(&format!("data-until=\"{}\"", BEGIN.plus(315 * SECOND).0)));
}

#[tokio::test]
async fn a_take_back_gives_nothing_back() {
    let mut club = Club::open(&[LIVE]).await;
    club.pass(40).await;
    club.choose(0).await;
    club.pass(10).await;
    let (seq, _) = choices(&mut club.people[0], &club.path.clone()).await;
    let ask = json!({ "kind": "takeback", "seq": seq, "key": "back" });
    let answer = club.people[0].json(&format!("{}/propose", club.path), &ask).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    club.answer(1, 1, "agree").await;
    club.answer(2, 1, "agree").await;
    assert_eq!(club.shown().await, [275, 265, 265]);
    club.pass(5).await;
    assert_eq!(club.shown().await, [270, 260, 260], "it runs again");
}

#[tokio::test]
async fn alone_with_computers_nothing_is_enforced() {
    let time = TimeSource::held(BEGIN);
    let site = Site::at(fresh().await, time.clone()).await;
    let mut anna = site.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "computer"), ("bot.b", "steady"), LIVE];
    let path = anna.post("/new", &fields).await.location();
    time.advance(3600 * SECOND);
    site.app.mind_clocks().await.unwrap();
    let page = anna.get(&path).await.text;
    assert!(page.contains("out of time") && !page.contains("has run out of time"), "{page}");
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "late", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
}

#[tokio::test]
async fn by_the_day_the_time_is_in_words_and_new_for_every_choice() {
    let mut club = Club::open(&[("time", "3d")]).await;
    club.pass(DAY / SECOND - 60).await;
    assert!(club.page(1).await.contains("2 days left"));
    for who in 0..3 {
        club.choose(who).await;
    }
    assert_eq!(club.shown().await, [3 * DAY / SECOND; 3]);
    club.pass(3 * DAY / SECOND - 90).await;
    assert!(club.page(1).await.contains("1 min left"));
    assert_eq!(club.seats().await.iter().filter(|seat| seat.kind == SeatKind::Person).count(), 3);
}

#[tokio::test]
async fn a_lost_connection_uses_its_grace_and_a_page_without_script_has_none_to_lose() {
    let mut club = Club::open(&[LIVE]).await;
    let stream = format!("{}/events", club.path);
    let bens = Events::open(&mut club.people[1], &stream, &[]).await;
    club.pass(10).await;
    assert_eq!(club.shown().await, [305, 305, 305]);
    drop(bens);
    for _ in 0..3 {
        club.pass(2).await;
    }
    assert!(club.page(0).await.contains("reconnecting"), "Ben's page is gone");
    club.pass(60).await;
    let [anna, ben, _] = club.shown().await;
    assert_eq!(anna, 239, "Anna never had a stream: her clock goes on");
    assert!((299..=303).contains(&ben), "{ben}");
    let _back = Events::open(&mut club.people[1], &stream, &[]).await;
    assert!(!club.page(0).await.contains("reconnecting"));
    club.pass(5).await;
    assert_eq!(club.shown().await[1], ben - 5);
}

#[tokio::test]
async fn holidays_stop_the_clock_of_a_game_by_the_day_and_the_others_see_it() {
    let mut club = Club::open(&[("time", "1d")]).await;
    // It is 15 January 2027, 8 o'clock.
    let days = [("first", "2027-01-15"), ("last", "2027-01-17")];
    assert_eq!(club.people[1].post("/holidays", &days).await.location(), "/holidays");
    let page = club.people[1].get("/holidays").await.text;
    assert!(
        page.contains("15 January 2027 – 17 January 2027") && page.contains("2027: 27 of 30 days left"),
        "{page}"
    );
    let again = club.people[1].post("/holidays", &days).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(again.text.contains("You have holidays on some of these days already."));
    club.choose(0).await;
    club.choose(2).await;
    club.pass(1).await;
    assert!(club.page(0).await.contains("away until 17 January 2027"));
    club.pass(2 * DAY / SECOND).await;
    let course = club.course().await;
    assert!(course.absences.is_empty(), "nothing has run out");
    club.pass(2 * DAY / SECOND).await;
    assert_eq!(club.course().await.absences.len(), 1, "a day after the holidays");
    assert_eq!(club.people[1].post("/holidays", &[("drop", "2027-01-15")]).await.location(), "/holidays");
}
