//! Who may come to a table, who may watch it, for whom seats are kept, and who is sent away.

use axum::http::StatusCode;
use domain::{Access, SeatKind, TableId, Talk};

use crate::browser::{Browser, Site, site};
use crate::doors::doors;
use crate::events::Events;
use crate::play::{choices, turn};

fn id(path: &str) -> TableId {
    TableId::new(path.strip_prefix("/t/").unwrap())
}

/// A table that Anna opens with these fields: herself and two free seats.
pub(crate) async fn opened(site: &Site, terms: &[(&str, &str)]) -> (Browser, String) {
    let mut anna = site.person("Anna").await;
    let seats = [
        ("game", "toy"),
        ("table", "Secret garden"),
        ("seat.a", "me"),
        ("seat.b", "open"),
        ("seat.c", "open"),
    ];
    let path = anna.post("/new", &[&seats, terms].concat()).await.location();
    (anna, path)
}

/// The address that gives a kept seat, as the host's waiting room shows it.
fn own_link(page: &str) -> String {
    let link = page.split_once("value=\"http://mu.example/i/").unwrap_or_else(|| panic!("{page}")).1;
    format!("/i/{}", link.split('"').next().unwrap())
}

/// Every address of a table, with what is sent to it.
async fn everywhere(browser: &mut Browser, path: &str) -> Vec<(String, StatusCode, String)> {
    let share = "01".repeat(32);
    let fields = [
        ("seat", "b"),
        ("with", "c"),
        ("share", &share as &str),
        ("seq", "1"),
        ("key", "k"),
        ("action", "h.1"),
        ("name", "Eve"),
        ("text", "hello"),
        ("number", "1"),
        ("at", "table"),
    ];
    let mut answers = Vec::new();
    for door in doors().into_iter().filter(|door| door.path.starts_with("/t/{id}")) {
        let address = door.path.replace("/t/{id}", path).replace("{number}", "1").replace("{step}", "1");
        let answer =
            if door.changes() { browser.post(&address, &fields).await } else { browser.get(&address).await };
        answers.push((address, answer.status, answer.text));
    }
    assert!(answers.len() >= 25, "{}", answers.len());
    let watched = browser.get(&format!("{path}?watch=1")).await;
    answers.push(("?watch=1".into(), watched.status, watched.text));
    answers
}

fn tells_nothing((what, status, text): &(String, StatusCode, String)) {
    assert_eq!(*status, StatusCode::FORBIDDEN, "{what} {text}");
    assert!(text.contains("This table is private"), "{what} {text}");
    for secret in ["Secret garden", "Anna", "toy"] {
        assert!(!text.contains(secret), "{what} tells {secret}: {text}");
    }
}

#[tokio::test]
async fn nothing_of_a_private_table_is_told_to_whoever_is_not_named() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[("door", "private")]).await;
    assert_eq!(site.store.table(&id(&path)).await.unwrap().unwrap().0.terms.access, Access::Private);
    for began in [false, true] {
        for mut browser in [site.browser(), site.person("Eve").await] {
            everywhere(&mut browser, &path).await.iter().for_each(tells_nothing);
            assert!(!browser.get("/").await.text.contains(&path), "the lobby");
        }
        if !began {
            anna.post(&format!("{path}/fill"), &[]).await.location();
            anna.post(&format!("{path}/start"), &[]).await.location();
        }
    }
    let mut eve = site.browser();
    eve.language = "de".into();
    assert!(eve.get(&path).await.text.contains("Dieser Tisch ist privat"));
    eve.language = "fr".into();
    assert!(eve.get(&path).await.text.contains("Cette table est privée"));
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        let seq = seq.to_string();
        let fields = [("seq", &seq as &str), ("key", &format!("k{seq}")), ("action", &actions[0])];
        anna.post(&format!("{path}/act"), &fields).await.location();
    }
    assert_eq!(eve.get(&format!("{path}/save")).await.status, StatusCode::FORBIDDEN, "not even at the end");
    assert_eq!(anna.get(&format!("{path}/save")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_kept_seat_is_given_to_whoever_comes_first_with_its_own_link() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[("door", "private")]).await;
    let kept = anna.post(&format!("{path}/reserve"), &[("seat", "b"), ("name", "Ben <b>")]).await;
    assert_eq!(kept.location(), path);
    let link = own_link(&anna.get(&path).await.text);
    let mut ben = site.browser();
    let invitation = ben.get(&link).await;
    assert_eq!(invitation.status, StatusCode::OK);
    assert!(invitation.text.contains("A seat is kept for Ben &lt;b&gt;"), "{}", invitation.text);
    assert!(ben.cookies.is_empty(), "looking takes no seat");
    assert_eq!(site.store.seats(&id(&path)).await.unwrap()[1].kind, SeatKind::Open);
    assert_eq!(ben.get(&path).await.status, StatusCode::FORBIDDEN, "only with the link");

    let wrong = ben.post(&link, &[("name", "\u{7}")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.text.contains("characters that can be seen"), "{}", wrong.text);
    let share = "0f".repeat(32);
    assert_eq!(ben.post(&link, &[("name", "Benno"), ("share", &share)]).await.location(), path);
    let seats = site.store.seats(&id(&path)).await.unwrap();
    assert_eq!((seats[1].name.as_str(), seats[1].share.unwrap().to_string()), ("Benno", share));
    assert_eq!(ben.get(&path).await.status, StatusCode::OK);
    assert_eq!(ben.get(&link).await.location(), path, "the link leads to the own table from now on");

    let mut eve = site.person("Eve").await;
    for answer in [eve.get(&link).await, eve.post(&link, &[]).await, eve.get(&format!("{link}x")).await] {
        assert_eq!(answer.status, StatusCode::GONE, "{}", answer.text);
        assert!(answer.text.contains("used up") && !answer.text.contains("Secret garden"), "{}", answer.text);
    }
    // Who was invited and stands up may come in again.
    ben.post(&format!("{path}/leave"), &[]).await.location();
    assert_eq!(ben.post(&format!("{path}/sit"), &[("seat", "c")]).await.location(), path);
}

#[tokio::test]
async fn only_the_host_keeps_seats_and_only_free_ones_and_sees_their_links() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[]).await;
    let mut ben = site.person("Ben").await;
    ben.post(&format!("{path}/sit"), &[("seat", "b")]).await.location();
    let fields = [("seat", "c"), ("name", "Cleo")];
    assert_eq!(ben.post(&format!("{path}/reserve"), &fields).await.status, StatusCode::FORBIDDEN);
    let taken = anna.post(&format!("{path}/reserve"), &[("seat", "b"), ("name", "Cleo")]).await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    let nameless = anna.post(&format!("{path}/reserve"), &[("seat", "c")]).await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY);
    anna.post(&format!("{path}/reserve"), &fields).await.location();
    assert!(anna.get(&path).await.text.contains("/i/"));
    assert!(!ben.get(&path).await.text.contains("/i/"), "nobody else sees the link");
    for seat in [Some("c"), None] {
        let fields: Vec<_> = seat.iter().map(|seat| ("seat", *seat)).collect();
        let sat = site.person("Dora").await.post(&format!("{path}/sit"), &fields).await;
        assert_eq!(sat.status, StatusCode::CONFLICT, "{}", sat.text);
    }
    anna.post(&format!("{path}/leave"), &[("seat", "c")]).await.location();
    site.person("Dora").await.post(&format!("{path}/sit"), &[("seat", "c")]).await.location();
}

/// What a browser posts of a form of a page: of choices under one name the first, in empty fields a name.
fn as_it_stands(page: &str, action: &str) -> Vec<(String, String)> {
    let (_, form) = page.split_once(&format!("action=\"{action}\"")).unwrap_or_else(|| panic!("{page}"));
    let attribute = |input: &str, name: &str| {
        let found = input.split_once(&format!(" {name}=\""));
        found.map(|(_, rest)| rest.split('"').next().unwrap().to_owned()).filter(|value| !value.is_empty())
    };
    let inputs = form.split("</form>").next().unwrap().split("<input").skip(1);
    let mut fields: Vec<(String, String)> = Vec::new();
    for input in inputs {
        let name = attribute(input, "name").unwrap();
        let value = attribute(input, "value").unwrap_or_else(|| "Dora".into());
        let is_new = fields.iter().all(|(known, _)| *known != name);
        fields.extend(is_new.then_some((name, value)));
    }
    fields
}

#[tokio::test]
async fn the_form_of_an_invitation_is_taken_as_it_stands() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[]).await;
    anna.post(&format!("{path}/reserve"), &[("seat", "c"), ("name", "Cleo")]).await.location();
    let link = own_link(&anna.get(&path).await.text);
    for form in [&link, &format!("{path}/sit")] {
        let mut guest = site.browser();
        let page = guest.get(if *form == link { &link } else { &path }).await.text;
        let fields = as_it_stands(&page, form);
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        assert!(fields.iter().any(|(name, _)| *name == "name"), "{fields:?}");
        assert_eq!(guest.post(form, &fields).await.location(), path, "{fields:?}");
    }
}

#[tokio::test]
async fn who_is_sent_away_is_told_and_comes_back_with_an_invitation_only() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[]).await;
    let mut ben = site.person("Ben").await;
    ben.post(&format!("{path}/sit"), &[("seat", "b")]).await.location();
    let mut events = Events::open(&mut ben, &format!("{path}/events"), &[]).await;
    events.next().await.unwrap();
    assert_eq!(ben.post(&format!("{path}/kick"), &[("seat", "a")]).await.status, StatusCode::FORBIDDEN);
    for (seat, status) in [("a", 409), ("c", 409), ("f", 400), ("", 400)] {
        let answer = anna.post(&format!("{path}/kick"), &[("seat", seat)]).await;
        assert_eq!(answer.status.as_u16(), status, "{seat}");
    }
    assert_eq!(anna.post(&format!("{path}/kick"), &[("seat", "b")]).await.location(), path);
    let event = events.next().await.unwrap();
    assert!(event.data.contains(&format!("\"go\":\"{path}\"")), "the open page is told: {event:?}");
    for answer in [ben.get(&path).await, ben.post(&format!("{path}/sit"), &[]).await] {
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
        assert!(answer.text.contains("has taken you off it"), "{}", answer.text);
    }
    assert_eq!(site.store.seats(&id(&path)).await.unwrap()[1].kind, SeatKind::Open);
    anna.post(&format!("{path}/reserve"), &[("seat", "b"), ("name", "Ben")]).await.location();
    let link = own_link(&anna.get(&path).await.text);
    assert_eq!(ben.post(&link, &[]).await.location(), path);
    assert_eq!(ben.get(&path).await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_host_changes_the_terms_before_the_game_begins() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[("door", "lobby")]).await;
    let mut ben = site.person("Ben").await;
    assert!(ben.get("/").await.text.contains(&path));
    let mut events = Events::open(&mut ben, &format!("{path}/events"), &[]).await;
    events.next().await.unwrap();
    let strict = [("door", "private"), ("watchers", "false"), ("chat", "off")];
    assert_eq!(ben.post(&format!("{path}/terms"), &strict).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&format!("{path}/terms"), &strict).await.location(), path);
    let terms = site.store.table(&id(&path)).await.unwrap().unwrap().0.terms;
    assert_eq!((terms.access, terms.watchers, terms.chat), (Access::Private, false, Talk::Off));
    assert!(events.next().await.unwrap().data.contains("\"go\""), "the door was shut before an open page");
    assert!(!ben.get("/").await.text.contains(&path));
    assert_eq!(ben.get(&path).await.status, StatusCode::FORBIDDEN);
    anna.post(&format!("{path}/terms"), &[]).await.location();
    assert_eq!(ben.get(&path).await.status, StatusCode::OK);
    anna.post(&format!("{path}/fill"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    assert_eq!(anna.post(&format!("{path}/terms"), &strict).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_table_without_watchers_is_seen_by_its_people_only() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[("door", "lobby"), ("watchers", "false")]).await;
    let mut ben = site.person("Ben").await;
    let invitation = ben.get(&path).await;
    assert_eq!(invitation.status, StatusCode::OK, "a seat is free");
    assert!(!invitation.text.contains("?watch=1"));
    assert!(ben.get(&format!("{path}?watch=1")).await.text.contains("invites you"));
    ben.post(&format!("{path}/sit"), &[]).await.location();
    let mut cleo = site.browser();
    let mut events = Events::open(&mut cleo, &format!("{path}/events"), &[]).await;
    events.next().await.unwrap();
    anna.post(&format!("{path}/fill"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    // The seat that was filled may be told on the way.
    while !events.next().await.expect("it is sent away").data.contains("\"go\"") {}
    for what in
        ["", "/describe", "/words", "/sheet", "/rules", "/picture.svg", "/card.png", "/save", "/events"]
    {
        let refused = cleo.get(&format!("{path}{what}")).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{what}");
        assert!(refused.text.contains("without watchers"), "{what} {}", refused.text);
    }
    assert!(!cleo.get("/").await.text.contains(&path));
    choices(&mut ben, &path).await;
    // A computer stands in for Ben, who may still look and come back.
    ben.post(&format!("{path}/leave"), &[]).await.location();
    assert_eq!(ben.get(&path).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_seat_kept_for_an_account_waits_for_its_person_without_a_link() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[("door", "private")]).await;
    let mut ben = site.person("Ben").await;
    let person = site.store.members("Ben", 1).await.unwrap().remove(0).id;
    site.store.open_account(&person, "Ben", "$argon2id$no-hash", store::now()).await.unwrap();
    let reserve = format!("{path}/reserve");
    let unknown = anna.post(&reserve, &[("seat", "b"), ("name", "@Nobody here")]).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unknown.text.contains("No account here is called Nobody here"), "{}", unknown.text);
    assert_eq!(ben.get(&path).await.status, StatusCode::FORBIDDEN);

    anna.post(&reserve, &[("seat", "b"), ("name", "@ben")]).await.location();
    let twice = anna.post(&reserve, &[("seat", "c"), ("name", "@Ben")]).await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    assert!(ben.get("/").await.text.contains(&path), "the lobby shows the seat that is kept");
    assert_eq!(ben.get(&path).await.status, StatusCode::OK);
    assert_eq!(ben.post(&format!("{path}/sit"), &[]).await.location(), path);
    assert_eq!(site.store.seats(&id(&path)).await.unwrap()[1].kind, SeatKind::Person);

    // Who has blocked the host is not there for the host.
    let mut cleo = site.person("Cleo").await;
    let cleos = site.store.members("Cleo", 1).await.unwrap().remove(0).id;
    site.store.open_account(&cleos, "Cleo", "$argon2id$no-hash", store::now()).await.unwrap();
    let host = site.store.members("Anna", 1).await.unwrap().remove(0).id;
    site.store.block(&cleos, &host, store::now()).await.unwrap();
    let blocked = anna.post(&reserve, &[("seat", "c"), ("name", "@Cleo")]).await;
    assert_eq!(blocked.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(cleo.get(&path).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn who_is_blocked_may_come_by_a_link_that_the_host_has_given() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[("door", "link")]).await;
    let mut ben = site.person("Ben").await;
    let of = async |name: &str| site.store.members(name, 1).await.unwrap().remove(0).id;
    let (annas, bens) = (of("Anna").await, of("Ben").await);
    site.store.block(&annas, &bens, store::now()).await.unwrap();
    let refused = ben.post(&format!("{path}/sit"), &[("seat", "c")]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{}", refused.text);

    anna.post(&format!("{path}/reserve"), &[("seat", "b"), ("name", "Ben")]).await.location();
    let link = own_link(&anna.get(&path).await.text);
    assert_eq!(ben.post(&link, &[]).await.location(), path);
    assert_eq!(site.store.seats(&id(&path)).await.unwrap()[1].person, Some(bens));
}

#[tokio::test]
async fn a_game_that_is_over_is_seen_through_any_eyes_and_no_other_is() {
    let site = site().await;
    let (mut anna, path) = opened(&site, &[]).await;
    anna.post(&format!("{path}/fill"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    let mut cleo = site.browser();
    let (as_b, as_all) = (format!("{path}?as=b"), format!("{path}?as=all"));
    let seat = |page: &str| page.split_once("data-seat=\"").unwrap().1.split('"').next().unwrap().to_owned();
    for browser in [&mut anna, &mut cleo] {
        let usual = browser.get(&path).await.text;
        for other in [&as_b, &as_all] {
            let page = browser.get(other).await.text;
            assert_eq!(seat(&page), seat(&usual), "before the end nobody chooses");
            let (one, other) =
                (browser.get(&format!("{path}/describe")).await, format!("{path}/describe?as=b"));
            assert_eq!(browser.get(&other).await.text, one.text);
        }
    }
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        let act = serde_json::json!({ "seq": seq, "key": format!("k{seq}"), "action": actions[0] });
        assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    }
    let watched = cleo.get(&path).await.text;
    assert!(seat(&watched).is_empty() && watched.contains(&as_b) && watched.contains(&as_all));
    let page = cleo.get(&as_b).await;
    assert_eq!((seat(&page.text).as_str(), page.status), ("b", StatusCode::OK));
    assert!(page.text.contains(&format!("data-events=\"{path}/events?as=b\"")), "{}", page.text);
    assert_eq!(seat(&cleo.get(&as_all).await.text), "all");
    assert_eq!(seat(&cleo.get(&format!("{path}?as=f")).await.text), "", "there is no such seat");
    assert_eq!(seat(&anna.get(&as_b).await.text), "b");
    assert_eq!(seat(&anna.get(&path).await.text), "a");
    let mut events = Events::open(&mut cleo, &format!("{path}/events?as=b"), &[]).await;
    assert!(events.next().await.unwrap().data.contains("\"observer\":\"b\""));
}
