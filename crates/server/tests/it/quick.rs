//! Playing with whoever comes.

use axum::http::StatusCode;
use domain::time::{DAY, MINUTE, SECOND, Tick};
use domain::{Access, Status, TableId};
use serde_json::json;
use server::TimeSource;

use crate::accounts::account;
use crate::api::{ALL, Program};
use crate::browser::{Browser, Site, site};
use crate::events::Events;
use crate::place::{Place, fresh};

const WITH_PEOPLE: &str = "/play/toy/people";

fn id(path: &str) -> TableId {
    TableId::new(path.strip_prefix("/t/").unwrap())
}

async fn status(site: &Site, path: &str) -> Status {
    site.store.table(&id(path)).await.unwrap().unwrap().0.status
}

/// Clicks *With people* in the lobby.
async fn click(browser: &mut Browser) -> String {
    let lobby = browser.get("/").await;
    assert!(lobby.text.contains(&format!("action=\"{WITH_PEOPLE}\"")));
    let nonce = lobby.field("nonce");
    browser.post(WITH_PEOPLE, &[("nonce", &nonce), ("share", &"01".repeat(32))]).await.location()
}

#[tokio::test]
async fn people_meet_at_one_table_that_begins_when_it_is_full() {
    let site = site().await;
    let (mut anna, mut ben, mut cleo) =
        (site.person("Anna").await, site.person("Ben").await, site.person("Cleo").await);
    let path = click(&mut anna).await;
    let (record, seats) = site.store.table(&id(&path)).await.unwrap().unwrap();
    assert!(record.terms.quick && record.terms.access == Access::Public);
    let room = anna.get(&path).await.text;
    assert!(room.contains("There is room for") && room.contains("Start now with computers"), "{room}");
    assert!(!room.contains("/start\""), "it begins by itself");
    assert_eq!(click(&mut anna).await, path, "a second click leads to the same table");
    let others = [&mut ben, &mut cleo];
    assert_eq!(seats.len(), 1 + others.len());
    for browser in others {
        assert_eq!(status(&site, &path).await, Status::Waiting);
        assert_eq!(click(browser).await, path);
    }
    assert_eq!(status(&site, &path).await, Status::Playing);
    let seats = site.store.seats(&id(&path)).await.unwrap();
    assert!(seats.iter().all(|seat| seat.share.is_some()), "everybody has a share in the luck");
    let mut dora = site.person("Dora").await;
    assert_ne!(click(&mut dora).await, path, "the next one opens another table");
}

#[tokio::test]
async fn it_begins_with_computers_as_soon_as_all_who_are_there_agree() {
    let site = site().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let path = click(&mut anna).await;
    assert_eq!(click(&mut ben).await, path);
    let ready = format!("{path}/ready");
    assert_eq!(site.person("Eve").await.post(&ready, &[]).await.status, StatusCode::FORBIDDEN);
    ben.post(&ready, &[]).await.location();
    assert_eq!(status(&site, &path).await, Status::Waiting);
    let (annas, bens) = (anna.get(&path).await.text, ben.get(&path).await.text);
    assert!(annas.contains("1 of 2 wants to") && annas.contains("/ready"), "{annas}");
    assert!(bens.contains("You want to start now") && !bens.contains("/ready"), "{bens}");
    anna.post(&ready, &[]).await.location();
    assert_eq!(status(&site, &path).await, Status::Playing);
    let late = anna.post(&ready, &[]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("The game has begun"), "{}", late.text);
}

#[tokio::test]
async fn who_is_alone_need_not_wait_and_who_leaves_hinders_nobody() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let path = click(&mut anna).await;
    anna.post(&format!("{path}/ready"), &[]).await.location();
    assert_eq!(status(&site, &path).await, Status::Playing);

    let (mut ben, mut cleo) = (site.person("Ben").await, site.person("Cleo").await);
    let path = click(&mut ben).await;
    assert_eq!(click(&mut cleo).await, path);
    cleo.post(&format!("{path}/ready"), &[]).await.location();
    ben.post(&format!("{path}/leave"), &[]).await.location();
    assert_eq!(status(&site, &path).await, Status::Playing, "everybody who is left has agreed");
}

#[tokio::test]
async fn the_oldest_table_that_fits_is_joined_and_no_other() {
    let site = site().await;
    let open = async |name: &str, fields: &[(&str, &str)]| {
        let mut browser = site.person(name).await;
        let seats = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "open")];
        (browser.post("/new", &[&seats, fields].concat()).await.location(), browser)
    };
    open("Link", &[("door", "link")]).await;
    open("Private", &[("door", "private")]).await;
    open("Other rules", &[("door", "lobby"), ("option.rounds", "3")]).await;
    let mut greta = site.browser();
    greta.language = "de".into();
    greta.post("/name", &[("name", "Greta")]).await.location();
    let german = click(&mut greta).await;
    let (fits, mut host) = open("Fits", &[("door", "lobby")]).await;
    let mut anna = site.person("Anna").await;
    assert_eq!(click(&mut anna).await, fits);
    assert_eq!(status(&site, &fits).await, Status::Waiting, "its host starts it");
    let refused = anna.post(&format!("{fits}/ready"), &[]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.text.contains("starts the game"), "{}", refused.text);

    // Who was sent away there is not led there again.
    let seats = site.store.seats(&id(&fits)).await.unwrap();
    let seat = seats.iter().find(|seat| seat.name == "Anna").unwrap().seat.to_string();
    host.post(&format!("{fits}/kick"), &[("seat", &seat)]).await.location();
    let own = click(&mut anna).await;
    assert!(own != fits && own != german, "{own}");
    let mut jan = site.browser();
    jan.language = "de".into();
    jan.post("/name", &[("name", "Jan")]).await.location();
    assert_eq!(click(&mut jan).await, german, "people who speak one language meet");
}

#[tokio::test]
async fn a_stranger_plays_at_once_and_a_banned_person_nowhere() {
    let site = site().await;
    let mut stranger = site.browser();
    let path = click(&mut stranger).await;
    assert_eq!(site.store.seats(&id(&path)).await.unwrap()[0].name, "Guest");
    assert_eq!(stranger.post("/play/chess/people", &[]).await.status, StatusCode::NOT_FOUND);
    let mut eve = site.person("Eve").await;
    let person = site.store.members("Eve", 1).await.unwrap().remove(0).id;
    site.store.ban(store::Host::CommandLine, &person, |_| None, store::now()).await.unwrap();
    assert_eq!(eve.post(WITH_PEOPLE, &[]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn people_who_have_blocked_each_other_do_not_meet() {
    let site = site().await;
    let (mut anna, mut ben, mut cleo) =
        (site.person("Anna").await, site.person("Ben").await, site.person("Cleo").await);
    let person = async |name: &str| site.store.members(name, 1).await.unwrap().remove(0).id;
    let (annas, bens, cleos) = (person("Anna").await, person("Ben").await, person("Cleo").await);
    let path = click(&mut anna).await;
    site.store.block(&annas, &bens, store::now()).await.unwrap();
    site.store.block(&cleos, &annas, store::now()).await.unwrap();
    let bens_table = click(&mut ben).await;
    assert_ne!(bens_table, path);
    assert_eq!(click(&mut cleo).await, bens_table, "the next one that fits");
}

/// When a test begins whose time is set by hand.
const BEGIN: Tick = Tick(1_800_000_000_000);

async fn held() -> (Site, TimeSource) {
    let time = TimeSource::held(BEGIN);
    (Site::at(fresh().await, time.clone()).await, time)
}

/// Time passes, and everything that a server does every second is done once.
async fn pass(site: &Site, time: &TimeSource, millis: i64) {
    time.advance(millis);
    site.app.mind_clocks().await.unwrap();
}

async fn listed(browser: &mut Browser, path: &str) -> bool {
    browser.get("/").await.text.contains(&format!("\"{path}\""))
}

#[tokio::test]
async fn nobody_is_led_to_a_table_that_was_left() {
    let (site, time) = held().await;
    let mut program = Program::of(&site, &mut site.person("Mallory").await, &ALL).await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let trap =
        program.done("/api/v1/tables", &json!({ "game": "toy", "door": "lobby", "seats": seats })).await;
    let trap = format!("/t/{}", trap["id"].as_str().unwrap());
    let mut ben = site.person("Ben").await;
    assert!(listed(&mut ben, &trap).await, "it was opened just now");
    pass(&site, &time, 6 * MINUTE).await;
    assert!(!listed(&mut ben, &trap).await);
    let mut reader = Program::of(&site, &mut ben, &ALL).await;
    assert_eq!(reader.seen("/api/v1/tables").await["tables"], json!([]), "nor by call");
    let path = click(&mut ben).await;
    assert_ne!(path, trap);

    // Ben waits with his page open, longer than anybody needs to press a button.
    let mut bens = Events::open(&mut ben, &format!("{path}/events"), &[]).await;
    bens.next().await.unwrap();
    for _ in 0..20 {
        pass(&site, &time, 30 * SECOND).await;
    }
    let mut cleo = site.person("Cleo").await;
    assert!(listed(&mut cleo, &path).await);
    let called = Program::of(&site, &mut site.person("Dora").await, &ALL).await;
    let mut called = called;
    let found = called.done("/api/v1/games/toy/people", &json!({})).await;
    assert_eq!(format!("/t/{}", found["id"].as_str().unwrap()), path, "by call as well");

    // He closes it.
    drop(bens);
    for _ in 0..3 {
        pass(&site, &time, 4 * SECOND).await;
    }
    assert!(!listed(&mut cleo, &path).await);
    assert_ne!(click(&mut cleo).await, path);
}

#[tokio::test]
async fn whose_page_is_open_at_another_process_is_there() {
    let (place, time) = (Place::new(), TimeSource::held(BEGIN));
    let here = Site::at(place.open().await, time.clone()).await;
    let there = Site::at(place.open().await, time.clone()).await;
    let mut ben = here.person("Ben").await;
    let path = click(&mut ben).await;
    let mut bens = Events::open(&mut ben, &format!("{path}/events"), &[]).await;
    bens.next().await.unwrap();
    for _ in 0..20 {
        pass(&here, &time, 30 * SECOND).await;
    }
    let mut cleo = there.person("Cleo").await;
    assert_eq!(click(&mut cleo).await, path);
}

#[tokio::test]
async fn a_waiting_table_ends_after_a_day_without_anybody() {
    let (site, time) = held().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open")];
    let left = anna.post("/new", &fields).await.location();
    let kept = ben.post("/new", &fields).await.location();
    let mut bens = Events::open(&mut ben, &format!("{kept}/events"), &[]).await;
    bens.next().await.unwrap();
    pass(&site, &time, DAY - MINUTE).await;
    assert_eq!(anna.get(&left).await.status, StatusCode::OK);
    pass(&site, &time, 2 * MINUTE).await;
    assert_eq!(anna.get(&left).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ben.get(&kept).await.status, StatusCode::OK, "somebody is there");
    drop(bens);
    for _ in 0..3 {
        pass(&site, &time, 4 * SECOND).await;
    }
    pass(&site, &time, DAY).await;
    assert_eq!(ben.get(&kept).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_lobby_lists_only_what_the_visitor_can_join() {
    let site = site().await;
    let mut anna = account(&site, "Anna").await;
    let seats = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("door", "lobby")];
    let open = anna.post("/new", &seats).await.location();
    let rated = anna.post("/new", &[&seats[..], &[("rated", "true")]].concat()).await.location();
    let (mut ben, mut guest) = (account(&site, "Ben").await, site.person("Gustav").await);
    assert!(listed(&mut ben, &open).await && listed(&mut ben, &rated).await);
    assert!(listed(&mut guest, &open).await && !listed(&mut guest, &rated).await, "for accounts only");
    let mut program = Program::of(&site, &mut ben, &ALL).await;
    let told = program.seen("/api/v1/tables").await["tables"].as_array().unwrap().len();
    assert_eq!(told, 1, "programs play no rated games");
    anna.post("/people/Ben/block", &[]).await.location();
    assert!(!listed(&mut ben, &open).await && !listed(&mut ben, &rated).await, "Anna has blocked Ben");
    guest.post(&format!("{open}/sit"), &[]).await.location();
    anna.post(&format!("{open}/kick"), &[("seat", "b")]).await.location();
    assert!(!listed(&mut guest, &open).await, "sent away");
    let mut cleo = site.person("Cleo").await;
    cleo.post(&format!("{open}/sit"), &[]).await.location();
    assert!(!listed(&mut site.browser(), &open).await, "it is full");
}
