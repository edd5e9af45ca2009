//! Names as somebody tries them who wants to be taken for somebody else.

use axum::http::StatusCode;
use serde_json::json;

use crate::accounts::account;
use crate::api::{ALL, Program};
use crate::browser::{Browser, Site, site};

/// What is tried, and why it is refused. There are accounts of Queen Zoe, Robin and Emma.
const TRIED: [(&str, &str); 51] = [
    ("Queen Zoe", "name_taken"),
    ("queen zoe", "name_taken"),
    ("QUEEN ZOE", "name_taken"),
    ("QueenZoe", "name_taken"),
    ("Queen  Zoe", "name_taken"),
    ("Queen\u{a0}Zoe", "name_taken"),
    ("Queen-Zoe", "name_taken"),
    ("Queen_Zoe", "name_taken"),
    (".Queen Zoe.", "name_taken"),
    ("Queen Zoë", "name_taken"),
    ("Queen Zo\u{65}\u{301}", "name_taken"),
    ("Queen Z\u{3bf}e", "name_taken"),
    ("Quеen Zoe", "name_taken"),
    ("Ｑｕｅｅｎ Ｚｏｅ", "name_taken"),
    ("𝓠𝓾𝓮𝓮𝓷 𝓩𝓸𝓮", "name_taken"),
    ("Robin", "name_taken"),
    ("Rоbin", "name_taken"),
    ("R0bin", "name_taken"),
    ("Rob1n", "name_taken"),
    ("Robln", "name_taken"),
    ("Rob|n", "name_taken"),
    ("ROBlN", "name_taken"),
    ("Robìn", "name_taken"),
    ("Ⓡⓞⓑⓘⓝ", "name_taken"),
    ("🅁🄾🄱🄸🄽", "name_taken"),
    ("R o b i n", "name_taken"),
    ("Robin ★", "name_taken"),
    ("Ernrna", "name_taken"),
    ("Еmmа", "name_taken"),
    ("Rob\u{200b}in", "name_invisible"),
    ("Rob\u{ad}in", "name_invisible"),
    ("Robin\u{fe0f}", "name_invisible"),
    ("\u{202e}niboR", "name_invisible"),
    ("Rob\u{2060}in", "name_invisible"),
    ("\u{3164}", "name_invisible"),
    ("\u{2800}", "name_invisible"),
    ("Robin\u{e0020}", "name_invisible"),
    ("A\u{300}\u{301}\u{302}\u{303}\u{304}da", "name_invisible"),
    ("Ada (bot)", "name_reserved"),
    ("(bot)", "name_reserved"),
    ("Ada (BОT)", "name_reserved"),
    ("Ada ⒝⒪⒯", "name_reserved"),
    ("N. N.", "name_reserved"),
    ("N.N. 2", "name_reserved"),
    ("Guest", "name_reserved"),
    ("Invité", "name_reserved"),
    ("Gast 7", "name_reserved"),
    ("Admin", "name_reserved"),
    ("Аdmin", "name_reserved"),
    ("Mū", "name_reserved"),
    ("Steady", "name_reserved"),
];

async fn open_table(host: &mut Browser) -> String {
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "open")];
    host.post("/new", &fields).await.location()
}

/// A name is refused by every form and call at which somebody gives one.
async fn is_refused_everywhere(site: &Site, path: &str, program: &mut Program, name: &str, code: &str) {
    let form = json!({ "name": name });
    let table = json!({ "game": "toy", "name": name, "seat.a": "me", "seat.b": "open", "seat.c": "open" });
    let here = json!({
        "game": "toy", "name": "Mallory", "seat.a": "me", "seat.b": "here", "name.b": name, "seat.c": "open",
    });
    let account = json!({ "name": name, "password": "correct horse" });
    for (address, fields) in [("/name", &form), (&format!("{path}/sit"), &form), ("/account/make", &account)]
    {
        let mut browser = site.browser();
        let refused = browser.json(address, fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{address} {name:?}: {}", refused.text);
        let error = &refused.json()["error"];
        assert_eq!((&error["code"], &error["field"]), (&json!(code), &json!("name")), "{address} {name:?}");
        assert!(browser.cookies.is_empty(), "{address} {name:?}: nobody becomes known by it");
    }
    for fields in [&table, &here] {
        let refused = site.browser().json("/new", fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}: {}", refused.text);
        let words = match code {
            "name_taken" => "An account has this name already",
            "name_reserved" => "Nobody is called that here",
            _ => "characters that can be seen",
        };
        assert!(refused.text.contains(words), "{name:?}: {}", refused.text);
    }
    assert_eq!(program.refused("/api/v1/me", &form, 422).await["code"], code, "{name:?}");
    let here = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "here", "name": name }] });
    let refused = program.refused("/api/v1/tables", &here, 422).await;
    assert_eq!(
        (&refused["code"], &refused["field"]),
        (&json!("bad_table"), &json!("seats[1].name")),
        "{name:?}"
    );
}

#[tokio::test]
async fn nobody_takes_the_name_of_an_account_nor_one_of_the_house() {
    let site = site().await;
    for name in ["Queen Zoe", "Robin", "Emma"] {
        account(&site, name).await;
    }
    let mut host = site.person("Host of all").await;
    let path = open_table(&mut host).await;
    let mut program = Program::of(&site, &mut site.person("Mallory").await, &ALL).await;
    for (name, code) in TRIED {
        is_refused_everywhere(&site, &path, &mut program, name, code).await;
    }
    let seats = site.store.table(&domain::TableId::new(&path[3..])).await.unwrap().unwrap().1;
    assert_eq!(seats.iter().filter(|seat| !seat.name.is_empty()).count(), 1, "{seats:?}");
    for (name, words) in [
        ("en", "An account has this name already"),
        ("fr", "Un compte porte déjà ce nom"),
        ("de", "Diesen Namen hat schon ein Konto"),
    ] {
        let mut browser = site.browser();
        browser.language = name.into();
        let page = browser.post(&format!("{path}/sit"), &[("name", "Rоbin")]).await;
        assert!(page.text.contains(words), "at the field: {}", page.text);
    }
    for name in ["Zoe", "Robina", "Robin 3", "Abbot", "Zoé ❤\u{fe0f}", "Ömer", "Muriel"] {
        site.person(name).await;
    }
}

#[tokio::test]
async fn an_account_gets_its_name_and_the_guest_is_numbered() {
    let site = site().await;
    let mut guest = site.person("Queen Zoe").await;
    let mut other = site.person("Ben").await;
    let path = open_table(&mut other).await;
    guest.post(&format!("{path}/sit"), &[]).await.location();
    let mut owner = account(&site, "Queen Zoe").await;
    owner.post(&format!("{path}/sit"), &[]).await.location();
    let names: Vec<String> = site
        .store
        .table(&domain::TableId::new(&path[3..]))
        .await
        .unwrap()
        .unwrap()
        .1
        .into_iter()
        .map(|seat| seat.name)
        .collect();
    assert_eq!(names, ["Ben", "Queen Zoe 2", "Queen Zoe"]);
    let page = guest.get("/new/toy").await.text;
    assert!(page.contains("Queen Zoe 2"), "the guest is told: {page}");
    // An account does not come by an invitation under another's name.
    let mut ben = account(&site, "Robin").await;
    let table = open_table(&mut other).await;
    let room = other.post(&format!("{table}/reserve"), &[("seat", "b"), ("name", "x")]).await.location();
    let page = other.get(&room).await.text;
    let key = page.split_once("/i/").unwrap().1.split(['"', '<', ' ']).next().unwrap().to_owned();
    ben.post(&format!("/i/{key}"), &[("name", "Queen Zoe")]).await.location();
    let seats = site.store.table(&domain::TableId::new(&room[3..])).await.unwrap().unwrap().1;
    assert_eq!(seats[1].name, "Robin");
}

#[tokio::test]
async fn who_has_such_a_name_from_before_keeps_it() {
    let site = site().await;
    let mut guest = site.person("Anna").await;
    let person = site.store.members("Anna", 1).await.unwrap().remove(0).id;
    // As an older program has written it.
    site.store.rename(&person, "Admin").await.unwrap();
    let path = open_table(&mut site.person("Ben").await).await;
    guest.post(&format!("{path}/sit"), &[("name", "Admin")]).await.location();
}
