//! Ways back into an account whose password is lost: a link by letter, or from the host.

use std::time::Duration;

use axum::http::StatusCode;
use domain::PersonId;
use server::new_password_path;
use store::Host;

use crate::accounts::{PASSWORD, account};
use crate::browser::{Answer, Browser, Site, site};
use crate::notices::{Received, confirmed, letters_to, link, with_mail};
use crate::play::anna_and_ben;

const NEW: &str = "battery staple";

async fn person(site: &Site, name: &str) -> PersonId {
    site.store.person_named(name).await.unwrap().unwrap().id
}

async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> StatusCode {
    browser.post("/account/in", &[("name", name), ("password", password)]).await.status
}

async fn forgotten(browser: &mut Browser, name: &str) -> Answer {
    browser.post("/account/forgotten", &[("name", name)]).await
}

/// Letters are sent when the answer is out.
async fn letter_count(letters: &Received, address: &str, wanted: usize) -> Vec<String> {
    for _ in 0..200 {
        let found = letters_to(letters, address);
        if found.len() >= wanted {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    letters_to(letters, address)
}

#[tokio::test]
async fn a_letter_leads_to_a_new_password_once_and_ends_all_sessions() {
    let (site, letters) = with_mail().await;
    let mut anna = account(&site, "Anna").await;
    confirmed(&mut anna, &letters, "anna@example.org").await;
    let mut elsewhere = site.browser();
    assert!(elsewhere.get("/account").await.text.contains("href=\"/account/forgotten\""));
    assert!(elsewhere.get("/account/forgotten").await.text.contains("Send the link"));
    let asked = forgotten(&mut elsewhere, "  ANNA ").await;
    assert_eq!(asked.status, StatusCode::OK);
    let letter = letter_count(&letters, "anna@example.org", 2).await.pop().unwrap();
    assert!(letter.contains("the password of the account Anna"), "{letter}");
    let path = link(&letter, "/account/new-password/");
    // Programs that look at mail follow links: looking changes nothing.
    let form = elsewhere.get(&path).await;
    assert!(form.text.contains("For the account of Anna") && elsewhere.cookies.is_empty(), "{}", form.text);
    let short = elsewhere.post(&path, &[("password", "short")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(short.text.contains("at least 8 characters"), "{}", short.text);
    assert_eq!(sign_in(&mut site.browser(), "Anna", PASSWORD).await, StatusCode::SEE_OTHER);

    assert_eq!(elsewhere.post(&path, &[("password", NEW)]).await.location(), "/");
    assert!(elsewhere.get("/settings").await.text.contains("Sign out"), "signed in here");
    assert!(!anna.get("/settings").await.text.contains("Sign out"), "and nowhere else");
    assert_eq!(sign_in(&mut site.browser(), "Anna", PASSWORD).await, StatusCode::FORBIDDEN);
    assert_eq!(sign_in(&mut site.browser(), "Anna", NEW).await, StatusCode::SEE_OTHER);
    assert_eq!(elsewhere.get(&path).await.status, StatusCode::NOT_FOUND, "it works once");
    assert_eq!(site.browser().post(&path, &[("password", PASSWORD)]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whose_name_is_given_is_not_told_and_nobody_gets_many_letters() {
    let (site, letters) = with_mail().await;
    let mut anna = account(&site, "Anna").await;
    account(&site, "Ben").await;
    confirmed(&mut anna, &letters, "anna@example.org").await;
    let mut stranger = site.browser();
    let of_anna = forgotten(&mut stranger, "Anna").await;
    letter_count(&letters, "anna@example.org", 2).await;
    for name in ["Ben", "Nobody", "", "Anna"] {
        let answer = forgotten(&mut stranger, name).await;
        assert_eq!((answer.status, &answer.text), (of_anna.status, &of_anna.text), "{name}");
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(letters_to(&letters, "anna@example.org").len(), 2, "one to confirm, one with the link");
    let mut last = StatusCode::OK;
    for _ in 0..20 {
        last = forgotten(&mut stranger, "Cleo").await.status;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_site_that_sends_no_letters_says_so_and_its_host_gives_a_link() {
    let site = site().await;
    let (mut anna, _, table) = anna_and_ben(&site).await;
    account(&site, "Cleo").await;
    let page = forgotten(&mut anna, "Cleo").await;
    assert!(page.text.contains("This site sends no e-mail. Ask whoever runs it"), "{}", page.text);
    let cleo = person(&site, "Cleo").await;
    let first = new_password_path(&site.store, Host::CommandLine, &cleo).await.unwrap();
    let second = new_password_path(&site.store, Host::CommandLine, &cleo).await.unwrap();
    assert_eq!(anna.get(&first).await.status, StatusCode::NOT_FOUND, "only the newest works");
    // A guest who chooses it hands over the seats, as by signing in.
    assert_eq!(anna.post(&second, &[("password", NEW)]).await.location(), "/");
    assert!(anna.get(&table).await.text.contains("id=\"dock\""), "the seat is kept");
    assert!(anna.get("/settings").await.text.contains("/people/Cleo"));
    for path in ["/account/new-password/abc", &format!("/account/new-password/{}", "0".repeat(64))] {
        let answer = anna.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text.contains("does not work any more"), "{}", answer.text);
    }
}

#[tokio::test]
async fn a_link_ends_with_its_time_and_with_its_account() {
    let site = site().await;
    let mut anna = account(&site, "Anna").await;
    let id = person(&site, "Anna").await;
    let (now, hash) = (store::now(), "a hash");
    site.store.make_password_link(&id, hash, (now, now)).await.unwrap();
    assert_eq!(site.store.password_link(hash, now).await.unwrap(), None, "it has run out");
    assert_eq!(site.store.use_password_link(hash, "another", now).await.unwrap(), None);
    assert_eq!(
        sign_in(&mut site.browser(), "Anna", PASSWORD).await,
        StatusCode::SEE_OTHER,
        "nothing is changed"
    );
    let path = new_password_path(&site.store, Host::CommandLine, &id).await.unwrap();
    anna.post("/account/delete", &[("password", PASSWORD)]).await.location();
    assert_eq!(site.browser().get(&path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_is_banned_gets_in_by_no_link() {
    let site = site().await;
    account(&site, "Anna").await;
    let id = person(&site, "Anna").await;
    let path = new_password_path(&site.store, Host::CommandLine, &id).await.unwrap();
    site.store.ban(Host::CommandLine, &id, |_| None, store::now()).await.unwrap();
    let mut anna = site.browser();
    assert_eq!(anna.post(&path, &[("password", NEW)]).await.status, StatusCode::FORBIDDEN);
    assert!(anna.cookies.is_empty());
}
