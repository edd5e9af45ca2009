//! All that is kept of a person, as one file for that person.

use axum::http::{StatusCode, header};
use serde_json::{Value, json};

use crate::accounts::{PASSWORD, account};
use crate::api::{ALL, Program};
use crate::browser::{Browser, Site, site};
use crate::play::{anna_and_ben, choices, play_to_the_end};

const PATH: &str = "/account/data";

async fn data(browser: &mut Browser) -> Value {
    let answer = browser.get(PATH).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

#[tokio::test]
async fn the_file_holds_what_was_done_and_is_for_nobody_else() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    anna.post("/account/make", &[("name", "Anna"), ("password", PASSWORD)]).await.location();
    anna.post(&format!("{path}/say"), &[("text", "Good evening")]).await.location();
    ben.post(&format!("{path}/say"), &[("text", "Words of Ben")]).await.location();
    play_to_the_end(&mut anna, &mut ben, &path).await;
    anna.post(&format!("{path}/star"), &[("on", "1")]).await.location();
    let answer = anna.get(PATH).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let header = |name| answer.headers[name].to_str().unwrap();
    assert_eq!(header(header::CONTENT_TYPE), "application/json");
    assert!(header(header::CONTENT_DISPOSITION).starts_with("attachment; filename=\"mu-data-2"));
    assert_eq!(header(header::CACHE_CONTROL), "no-store, no-transform");
    let file = answer.json();
    assert_eq!(file["person"]["name"], "Anna");
    assert!(file["person"]["account_since"].as_str().is_some_and(|since| since.ends_with('Z')), "{file}");
    assert_eq!(file["browsers"].as_array().unwrap().len(), 1);
    let id = path.strip_prefix("/t/").unwrap();
    for part in ["seats", "results", "games", "stars", "tables_opened", "messages"] {
        let lines = file[part].as_array().unwrap();
        assert_eq!(lines.len(), 1, "{part}: {file}");
        assert_eq!(lines[0]["table"], id, "{part}");
        assert_eq!(lines[0]["address"], format!("http://mu.example{path}"), "{part}");
    }
    assert_eq!(file["messages"][0]["text"], "Good evening");
    assert_eq!((&file["password"].is_object(), &file["coach"]), (&true, &Value::Null));
    assert!(!answer.text.contains("Words of Ben") && !answer.text.contains("\"Ben\""), "{}", answer.text);

    let of_ben = data(&mut ben).await;
    assert_eq!((&of_ben["person"]["name"], &of_ben["password"]), (&json!("Ben"), &Value::Null));
    assert!(!of_ben.to_string().contains("Anna"), "{of_ben}");
    let stranger = site.browser().get(PATH).await;
    assert_eq!(stranger.location(), "/account?next=%2Fsettings");
    assert!(stranger.headers.get(header::SET_COOKIE).is_none(), "who looks becomes nobody");
}

#[tokio::test]
async fn the_settings_lead_to_the_file() {
    let site = site().await;
    let link = format!("href=\"{PATH}\"");
    let mut ways = [account(&site, "Anna").await, site.person("Ben").await, site.browser()];
    for (language, words) in
        [("en", "Download your data"), ("fr", "Télécharger vos données"), ("de", "Deine Daten herunterladen")]
    {
        for (number, browser) in ways.iter_mut().enumerate() {
            browser.language = language.into();
            browser.post("/language", &[("language", language)]).await;
            let text = browser.get("/settings").await.text;
            assert!(text.contains(&link) && text.contains(words), "{number} {language}: {text}");
        }
    }
    assert!(!site.browser().get("/settings").await.text.contains(&link), "nothing is kept of a stranger");
}

/// What the database holds to keep it from others.
async fn secrets(site: &Site, browsers: &[&Browser], path: &str) -> Vec<String> {
    let id = domain::TableId::new(path.strip_prefix("/t/").unwrap());
    let (record, seats) = site.store.table(&id).await.unwrap().unwrap();
    let mut secrets = vec![record.secret.to_string(), record.secret.commitment().to_string()];
    secrets.extend(seats.iter().filter_map(|seat| Some(seat.share.as_ref()?.to_string())));
    secrets.extend(browsers.iter().map(|browser| browser.cookies["mu"].clone()));
    secrets
}

#[tokio::test]
async fn a_running_game_is_told_as_an_address_and_no_secret_is_told() {
    let site = site().await;
    let (mut anna, ben, path) = anna_and_ben(&site).await;
    anna.post("/account/make", &[("name", "Anna"), ("password", PASSWORD)]).await.location();
    let program = Program::of(&site, &mut anna, &ALL).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    let text = anna.get(PATH).await.text;
    for secret in secrets(&site, &[&anna, &ben], &path).await {
        assert!(secret.len() > 16 && !text.contains(&secret), "{secret}: {text}");
    }
    assert!(!text.contains(&program.token) && !text.contains("argon2"), "{text}");
    // Hashes of sessions, tokens and passwords are as long as this.
    let long = |word: &&str| word.len() >= 32 && word.bytes().all(|sign| sign.is_ascii_hexdigit());
    let hash = text.split(|sign: char| !sign.is_ascii_alphanumeric()).find(long);
    assert_eq!(hash, None, "{text}");
    let entries =
        site.store.journal(&domain::TableId::new(path.strip_prefix("/t/").unwrap()), 0).await.unwrap();
    assert!(!entries.is_empty() && entries.iter().all(|entry| !text.contains(&entry.text)), "{text}");
}

#[tokio::test]
async fn a_token_reads_the_file_if_it_may_and_chats_if_it_may() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    anna.post(&format!("{path}/say"), &[("text", "Good evening")]).await.location();
    let call = "/api/v1/me/data";
    let mut whole = Program::of(&site, &mut anna, &ALL).await;
    let told = whole.seen(call).await;
    assert_eq!(
        (&told["person"]["name"], &told["messages"][0]["text"]),
        (&json!("Anna"), &json!("Good evening"))
    );
    let mut quiet = Program::of(&site, &mut anna, &["read", "profile"]).await;
    let told = quiet.seen(call).await;
    assert!(told["seats"].is_array(), "{told}");
    for part in ["messages", "muted", "muted_words", "reports"] {
        assert_eq!(told.get(part), None, "{part} belongs to chats");
    }
    let mut reader = Program::of(&site, &mut anna, &["read", "chat"]).await;
    assert_eq!(reader.get(call).await.json()["error"]["code"], "scope_needed");
    let mut nobody = Program { http: site.browser(), token: String::new() };
    assert_eq!(nobody.get(call).await.json()["error"]["code"], "token_needed");
}

#[tokio::test]
async fn a_long_list_is_one_list() {
    let site = site().await;
    let mut anna = account(&site, "Anna").await;
    let anna_id = site.store.person_named("Anna").await.unwrap().unwrap().id;
    let words: Vec<String> = (0..4500).map(|number| format!("w{number:05}")).collect();
    site.store.mute_words(&anna_id, &words).await.unwrap();
    let file = data(&mut anna).await;
    let told: Vec<&str> =
        file["muted_words"].as_array().unwrap().iter().map(|line| line["word"].as_str().unwrap()).collect();
    assert_eq!(told, words);
}
