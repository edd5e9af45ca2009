//! Being told while looking elsewhere: addresses, letters, calls, and what is not told.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::http::StatusCode;
use domain::{Moment, PersonId, TableId};
use post::{Caller, Guard, Mailer, Postman, Schemes, signature};
use serde_json::{Value, json};
use server::{App, Config, Notices, Pace, go_round, router};
use store::{Host, NewNotice, NoticeKind, Store, Way};

use crate::browser::{Browser, GAMES, Site};
use crate::place::{Place, fresh};
use crate::play::{anna_and_ben, choices};

#[path = "../../../post/tests/it/fake.rs"]
mod fake;

pub(crate) use fake::Received;

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A site that sends letters to a mail server on this machine, and may call this machine as well.
async fn site_over(store: Store, mail: u16) -> Site {
    let server = format!("smtp://127.0.0.1:{mail}?tls=none").parse().unwrap();
    let post = Postman {
        mailer: Some(Mailer::new(&server, None, "Mu <mu@mu.example>").unwrap()),
        caller: Some(Caller::new(Guard::new(Schemes::HttpToo).allowing(HERE))),
    };
    let notices = Notices { site: Some("https://mu.example".into()), post: Some(Arc::new(post)) };
    let config = Config { pace: Pace::AT_ONCE, notices, ..Config::default() };
    let app = App::of(&GAMES, store.clone(), config).await.unwrap();
    // The first round only takes note of where things stand.
    go_round(&app, store::now().minus(1)).await.unwrap();
    Site { store, app: Arc::clone(&app), router: router(app) }
}

pub(crate) async fn with_mail() -> (Site, Received) {
    let (address, letters) = fake::mail_server().await;
    (site_over(fresh().await, address.port()).await, letters)
}

/// A letter as it is read, its words put together again.
fn read(letter: &str) -> String {
    let (head, body) = letter.split_once("\r\n\r\n").unwrap();
    let mut bytes = Vec::new();
    let text = body.replace("=\r\n", "").replace("\r\n", "\n");
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'=' && head.contains("quoted-printable") {
            let digits: Vec<u8> = rest.by_ref().take(2).collect();
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap());
        } else {
            bytes.push(byte);
        }
    }
    format!("{head}\n\n{}", String::from_utf8(bytes).unwrap())
}

pub(crate) fn letters_to(letters: &Received, address: &str) -> Vec<String> {
    let all: Vec<String> = letters.lock().unwrap().iter().map(|letter| read(letter)).collect();
    all.into_iter().filter(|letter| letter.contains(&format!("To: {address}"))).collect()
}

/// The path of the link in a letter that begins so.
pub(crate) fn link(letter: &str, beginning: &str) -> String {
    let (_, rest) =
        letter.split_once(&format!("https://mu.example{beginning}")).unwrap_or_else(|| panic!("{letter}"));
    format!("{beginning}{}", rest.split(|sign: char| sign.is_whitespace() || sign == '>').next().unwrap())
}

/// Gives an address and opens the link that comes.
pub(crate) async fn confirmed(browser: &mut Browser, letters: &Received, address: &str) {
    browser.post("/notices/mail", &[("address", address)]).await.location();
    let letter = letters_to(letters, address).pop().unwrap();
    let path = link(&letter, "/notices/confirm/");
    assert_eq!(browser.post(&path, &[]).await.status, StatusCode::OK);
}

/// So many minutes from now.
fn after(minutes: i64) -> Moment {
    Moment(store::now().0 + 60 * minutes)
}

fn id(path: &str) -> TableId {
    TableId::new(path.strip_prefix("/t/").unwrap())
}

async fn anna_of(site: &Site) -> PersonId {
    site.store.members("Anna", 1).await.unwrap().remove(0).id
}

async fn act(browser: &mut Browser, path: &str, key: &str) {
    let (seq, actions) = choices(browser, path).await;
    let act = json!({ "seq": seq, "key": key, "action": actions[0] });
    assert_eq!(browser.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
}

#[tokio::test]
async fn an_address_is_used_only_after_its_link_was_opened() {
    let (site, letters) = with_mail().await;
    let mut anna = site.person("Anna").await;
    let sent = anna.post("/notices/mail", &[("address", " anna@example.org ")]).await;
    assert_eq!(sent.location(), "/notices");
    let page = anna.get("/notices").await.text;
    assert!(page.contains("A link was sent to anna@example.org"), "{page}");
    let letter = letters_to(&letters, "anna@example.org").pop().unwrap();
    let path = link(&letter, "/notices/confirm/");
    // Programs that look at mail follow links: looking confirms nothing. No session is needed.
    let mut elsewhere = site.browser();
    let asked = elsewhere.get(&path).await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.text.contains("anna@example.org") && elsewhere.cookies.is_empty(), "{}", asked.text);
    assert!(!anna.get("/notices").await.text.contains("E-mail goes to"));
    assert_eq!(elsewhere.post(&path, &[]).await.status, StatusCode::OK);
    let page = anna.get("/notices").await.text;
    assert!(page.contains("E-mail goes to anna@example.org") && !page.contains("A link was sent"), "{page}");
    for path in [path.as_str(), "/notices/confirm/abc", &format!("/notices/confirm/{}", "0".repeat(64))] {
        assert_eq!(elsewhere.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(elsewhere.post(path, &[]).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    anna.post("/notices/mail", &[("end", "1")]).await.location();
    assert!(!anna.get("/notices").await.text.contains("anna@example.org"), "it is forgotten");
}

#[tokio::test]
async fn what_cannot_be_is_said_and_changes_nothing() {
    let (site, letters) = with_mail().await;
    let mut anna = site.person("Anna").await;
    anna.language = "de".into();
    anna.post("/language", &[("language", "de")]).await;
    for (address, status, words) in [
        ("anna", 422, "keine E-Mail-Adresse"),
        ("anna@example.org\nBcc: ben@example.org", 422, "keine E-Mail-Adresse"),
        ("nobody@example.org", 422, "kommt keine E-Mail an"),
    ] {
        let refused = anna.post("/notices/mail", &[("address", address)]).await;
        assert_eq!(refused.status.as_u16(), status, "{address}");
        assert!(refused.text.contains(words), "{address}: {}", refused.text);
    }
    for (address, words) in [
        ("http://169.254.169.254/latest", "nicht im offenen Internet"),
        ("https://[::ffff:10.0.0.1]/", "nicht im offenen Internet"),
        ("ftp://example.org/", "https://"),
        ("https://example.org:22/", "Port 22"),
        ("https://anna:secret@example.org/", "keinen Namen"),
    ] {
        let refused = anna.post("/notices/hook", &[("address", address)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{address}");
        assert!(refused.text.contains(words), "{address}: {}", refused.text);
        assert_eq!(anna.json("/notices/hook", &json!({ "address": address })).await.status, refused.status);
    }
    let good = [
        ("pace", "daily"),
        ("hour", "7"),
        ("quiet_from", "22"),
        ("quiet_to", "6"),
        ("zone", "60"),
        ("away", "15"),
    ];
    for (name, value) in [
        ("pace", "never"),
        ("hour", "24"),
        ("quiet_to", "-1"),
        ("zone", "7"),
        ("away", "9999"),
        ("kind", "chat"),
    ] {
        let fields: Vec<_> =
            good.iter().copied().filter(|(field, _)| *field != name).chain([(name, value)]).collect();
        assert_eq!(anna.post("/notices", &fields).await.status, StatusCode::BAD_REQUEST, "{name}");
    }
    assert!(anna.get("/notices").await.text.contains("value=\"at-once\" checked"), "nothing has changed");
    anna.post("/notices", &[&good[..], &[("kind", "over")]].concat()).await.location();
    let page = anna.get("/notices").await.text;
    for chosen in
        ["value=\"daily\" checked", "value=\"7\" selected", "value=\"60\" selected", "value=\"over\" checked"]
    {
        assert!(page.contains(chosen), "{chosen}: {page}");
    }
    assert!(!page.contains("value=\"turn\" checked"), "{page}");
    // An address does not get more than a few letters a day, whoever asks.
    for number in 0..3 {
        let mut other = site.person(&format!("P{number}")).await;
        other.post("/notices/mail", &[("address", "victim@example.org")]).await.location();
    }
    let enough = site.person("P4").await.post("/notices/mail", &[("address", "victim@example.org")]).await;
    assert_eq!(enough.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(letters_to(&letters, "victim@example.org").len(), 3);
}

#[tokio::test]
async fn somebody_who_is_away_is_told_once_whose_turn_it_is_and_nothing_else() {
    let (site, letters) = with_mail().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    confirmed(&mut anna, &letters, "anna@example.org").await;
    letters.lock().unwrap().clear();
    act(&mut anna, &path, "k1").await;
    act(&mut ben, &path, "k1").await;
    for minutes in [1, 4] {
        go_round(&site.app, after(minutes)).await.unwrap();
    }
    assert_eq!(letters.lock().unwrap().len(), 0, "she was here a moment ago");
    for minutes in [6, 7, 600] {
        go_round(&site.app, after(minutes)).await.unwrap();
    }
    let [letter] = letters_to(&letters, "anna@example.org").try_into().unwrap();
    assert!(letter.contains(&format!("https://mu.example{path}\n")), "{letter}");
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");
    // What the other one chose, and her own cards, are nobody's business.
    let words = letter.split_once("\n\n").unwrap().1;
    assert!(words.starts_with("Your turn at "), "{words}");
    assert_eq!(
        words.lines().take_while(|line| *line != "-- ").filter(|line| !line.is_empty()).count(),
        2,
        "{words}"
    );

    // The link in it ends it, without a session, by the one request that programs of mail send.
    let stop = link(&letter, "/notices/stop/");
    let mut elsewhere = site.browser();
    assert!(elsewhere.get(&stop).await.text.contains("anna@example.org"));
    assert!(anna.get("/notices").await.text.contains("E-mail goes to"), "looking ends nothing");
    let ended = elsewhere.post(&stop, &[("List-Unsubscribe", "One-Click")]).await;
    assert_eq!(ended.status, StatusCode::OK);
    assert!(!anna.get("/notices").await.text.contains("anna@example.org"));
    assert_eq!(elsewhere.post(&stop, &[]).await.status, StatusCode::OK, "twice is once");
    act(&mut anna, &path, "k2").await;
    act(&mut ben, &path, "k2").await;
    go_round(&site.app, after(6)).await.unwrap();
    assert_eq!(letters.lock().unwrap().len(), 1, "no more letters");
}

#[tokio::test]
async fn nobody_is_told_of_a_turn_that_was_taken_or_of_a_table_one_looks_at() {
    let (site, letters) = with_mail().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    confirmed(&mut anna, &letters, "anna@example.org").await;
    letters.lock().unwrap().clear();
    let looking = format!("{path}/looking");
    assert_eq!(anna.json(&looking, &json!({})).await.json(), json!({ "again": true }));
    assert_eq!(
        ben.json(&looking, &json!({})).await.json(),
        json!({ "again": false }),
        "he is told of nothing"
    );
    assert_eq!(site.browser().json(&looking, &json!({})).await.json(), json!({ "again": false }));
    // It is written down now that it is her turn; then she takes it, and it is her turn again.
    go_round(&site.app, store::now()).await.unwrap();
    act(&mut anna, &path, "k1").await;
    act(&mut ben, &path, "k1").await;
    go_round(&site.app, store::now()).await.unwrap();
    let (person, table) = (anna_of(&site).await, id(&path));
    let turns = site.store.waiting(&person, Way::Mail).await.unwrap();
    assert_eq!(turns.iter().filter(|one| one.kind == NoticeKind::Turn).count(), 2, "{turns:?}");
    // She looks again later than that: the time to be away begins anew.
    site.store.look(&person, &table, after(8)).await.unwrap();
    go_round(&site.app, after(10)).await.unwrap();
    assert_eq!(letters.lock().unwrap().len(), 0);
    go_round(&site.app, after(14)).await.unwrap();
    let [letter] = letters_to(&letters, "anna@example.org").try_into().unwrap();
    assert_eq!(letter.matches(&format!("https://mu.example{path}\n")).count(), 1, "one turn: {letter}");
    assert!(site.store.waiting(&person, Way::Mail).await.unwrap().is_empty(), "the other one has lapsed");
}

#[tokio::test]
async fn a_restart_loses_nothing_and_a_closed_table_is_not_told_of() {
    let place = Place::new();
    let (address, letters) = fake::mail_server().await;
    let site = site_over(place.open().await, address.port()).await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    confirmed(&mut anna, &letters, "anna@example.org").await;
    go_round(&site.app, store::now()).await.unwrap();
    letters.lock().unwrap().clear();
    let person = anna_of(&site).await;
    assert!(!site.store.waiting(&person, Way::Mail).await.unwrap().is_empty());
    site.app.close();
    drop(site);
    let again = site_over(place.open().await, address.port()).await;
    go_round(&again.app, after(6)).await.unwrap();
    assert_eq!(letters_to(&letters, "anna@example.org").len(), 1);

    let (mut anna, _, path_of_other) = anna_and_ben(&again).await;
    assert_ne!(path, path_of_other);
    confirmed(&mut anna, &letters, "anna2@example.org").await;
    let person = again.store.members("Anna", 9).await.unwrap();
    for notice in &person {
        let turn = NewNotice {
            person: notice.id.clone(),
            table: id(&path_of_other),
            step: 0,
            kind: NoticeKind::Turn,
        };
        again.store.post(&turn, store::now()).await.unwrap();
    }
    again.store.close_table(Host::CommandLine, &id(&path_of_other), store::now()).await.unwrap();
    let third = site_over(place.open().await, address.port()).await;
    letters.lock().unwrap().clear();
    go_round(&third.app, after(600)).await.unwrap();
    assert_eq!(letters.lock().unwrap().len(), 0);
    for member in &person {
        assert!(third.store.waiting(&member.id, Way::Mail).await.unwrap().is_empty(), "it has lapsed");
    }
}

#[tokio::test]
async fn a_game_that_begins_ends_and_begins_again_is_told_in_one_letter_a_day() {
    let (site, letters) = with_mail().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    confirmed(&mut ben, &letters, "ben@example.org").await;
    let fields = [
        ("kind", "over"),
        ("kind", "asked"),
        ("kind", "began"),
        ("pace", "hourly"),
        ("hour", "0"),
        ("quiet_from", "0"),
        ("quiet_to", "0"),
        ("zone", "0"),
        ("away", "0"),
    ];
    ben.post("/notices", &fields).await.location();
    letters.lock().unwrap().clear();
    for round in 0..6 {
        let (one, other) = (format!("a{round}"), format!("b{round}"));
        if choices(&mut anna, &path).await.1.is_empty() {
            break;
        }
        act(&mut anna, &path, &one).await;
        if !choices(&mut ben, &path).await.1.is_empty() {
            act(&mut ben, &path, &other).await;
        }
    }
    let page = anna.get(&path).await;
    assert!(page.text.contains("/rematch"), "the game is over: {}", page.text);
    let again = anna.post(&format!("{path}/rematch"), &[("nonce", &page.field("nonce"))]).await.location();
    go_round(&site.app, store::now()).await.unwrap();
    let told_at = Moment((store::now().0 / 3600 + 1) * 3600);
    go_round(&site.app, told_at).await.unwrap();
    let got = letters_to(&letters, "ben@example.org");
    assert_eq!(got.len(), 1, "{got:?}");
    assert!(got[0].contains("A seat is kept for you at ") && got[0].contains(&again), "{}", got[0]);
    // He was at the first table himself when its game ended.
    assert!(!got[0].contains("The game is over") && !got[0].contains("Your turn"), "{}", got[0]);
}

#[tokio::test]
async fn a_program_is_called_with_a_signature_by_one_of_two_processes() {
    let place = Place::new();
    let here = site_over(place.open().await, 1).await;
    let there = site_over(place.open().await, 1).await;
    let (address, calls) = fake::receiver("204").await;
    let (mut anna, mut ben, path) = anna_and_ben(&here).await;
    let hook = format!("http://{address}/mu");
    assert_eq!(anna.post("/notices/hook", &[("address", &hook)]).await.location(), "/notices");
    let page = anna.get("/notices").await.text;
    assert!(page.contains(&hook), "{page}");
    let secret =
        page.split_once("id=\"secret\" readonly value=\"").unwrap().1.split('"').next().unwrap().to_owned();
    act(&mut anna, &path, "k1").await;
    act(&mut ben, &path, "k1").await;
    let (one, other) = tokio::join!(go_round(&here.app, after(6)), go_round(&there.app, after(6)));
    one.unwrap();
    other.unwrap();
    go_round(&there.app, after(7)).await.unwrap();
    let calls = calls.lock().unwrap();
    let [call] = calls.as_slice() else { panic!("{calls:?}") };
    let (head, body) = call.split_once("\r\n\r\n").unwrap();
    let told: Value = serde_json::from_str(body).unwrap();
    let at = told["at"].as_i64().unwrap();
    assert!(head.contains(&format!("mu-signature: {}", signature(&secret, at, body))), "{head}");
    assert_eq!(told["notices"].as_array().unwrap().len(), 1);
    let notice = &told["notices"][0];
    assert_eq!((notice["kind"].as_str(), notice["game"].as_str()), (Some("turn"), Some("toy")));
    assert_eq!(notice["url"].as_str(), Some(format!("https://mu.example{path}").as_str()));
}

#[tokio::test]
async fn what_fails_is_tried_again_after_longer_and_longer_and_given_up_with_a_note() {
    let site = site_over(fresh().await, 1).await;
    let (address, calls) = fake::receiver("500").await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    anna.post("/notices/hook", &[("address", &format!("http://{address}/"))]).await.location();
    act(&mut anna, &path, "k1").await;
    act(&mut ben, &path, "k1").await;
    let mut tried = Vec::new();
    for minutes in 6..60 {
        go_round(&site.app, after(minutes)).await.unwrap();
        let count = calls.lock().unwrap().len();
        if count > tried.len() {
            tried.push(minutes);
        }
    }
    assert_eq!(tried, [6, 7, 9, 13, 21, 37]);
    assert!(!anna.get("/notices").await.text.contains("failed too often"));
    for minutes in (60..4000).step_by(60) {
        go_round(&site.app, after(minutes)).await.unwrap();
    }
    assert_eq!(calls.lock().unwrap().len(), 14);
    assert!(anna.get("/notices").await.text.contains("failed too often"));
}

#[tokio::test]
async fn a_site_that_sends_nothing_says_so_and_keeps_nothing() {
    let site = crate::browser::site().await;
    let mut anna = site.person("Anna").await;
    let page = anna.get("/notices").await;
    assert!(page.text.contains("sends neither e-mail nor calls"), "{}", page.text);
    for path in ["/notices/mail", "/notices/hook"] {
        let refused = anna.post(path, &[("address", "anna@example.org")]).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{path}");
    }
    // How many tables wait is told to those who are known.
    let (mut anna, _, path) = anna_and_ben(&site).await;
    assert_eq!(anna.json(&format!("{path}/looking"), &json!({})).await.json(), json!({ "again": false }));
    let waiting = anna.get("/waiting").await.json();
    assert_eq!(waiting["waiting"], 1);
    assert!(waiting["bell"].as_str().unwrap().contains("one table is waiting for you"), "{waiting}");
    assert_eq!(site.browser().get("/waiting").await.status, StatusCode::FORBIDDEN);
}
