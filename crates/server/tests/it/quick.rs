//! Playing with whoever comes.

use axum::http::StatusCode;
use store::{Access, Status, TableId};

use crate::browser::{Browser, Site, site};

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
    assert!(room.contains("more people can come") && room.contains("Start now with computers"), "{room}");
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
    assert!(annas.contains("1 of 2 want to") && annas.contains("/ready"), "{annas}");
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
    site.store.ban(&person, |_| None, store::Moment::now()).await.unwrap();
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
    site.store.block(&annas, &bens, store::Moment::now()).await.unwrap();
    site.store.block(&cleos, &annas, store::Moment::now()).await.unwrap();
    let bens_table = click(&mut ben).await;
    assert_ne!(bens_table, path);
    assert_eq!(click(&mut cleo).await, bens_table, "the next one that fits");
}
