//! Pages around the tables: language, name, settings, rules, files.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use store::TableFilter;
use tower::ServiceExt as _;

use crate::browser::site;

#[tokio::test]
async fn every_page_of_the_house_answers_in_the_visitor_s_language() {
    let site = site().await;
    for (language, html) in [("de-CH,de;q=0.9", "lang=\"de\""), ("fr", "lang=\"fr\""), ("ja", "lang=\"en\"")]
    {
        let mut browser = site.browser();
        browser.language = language.into();
        for path in
            ["/", "/new/toy", "/rules", "/rules/toy", "/rules/toy?q=1.2", "/settings", "/me", "/about"]
        {
            let answer = browser.get(path).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            assert!(answer.text.contains(html), "{path} in {language}");
            assert!(answer.headers[header::CONTENT_TYPE].to_str().unwrap().starts_with("text/html"));
        }
        assert!(browser.cookies.is_empty(), "looking around leaves no trace");
    }
}

#[tokio::test]
async fn what_is_not_there_is_said_with_a_way_on() {
    let site = site().await;
    let mut browser = site.browser();
    for (path, words) in [
        ("/nowhere", "There is no such page"),
        ("/new/chess", "none of the games here. Choose toy."),
        ("/rules/chess", "none of the games here"),
        ("/t/amber-otter-k7m", "No table is called amber-otter-k7m"),
        ("/t/..%2F..%2Fetc", "There is no such table"),
        ("/t/amber-otter-k7m/events", "There is no such table"),
    ] {
        let answer = browser.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.text.contains(words), "{path}: {}", answer.text);
        assert!(answer.text.contains("href=\"/\""), "{path} leads to the lobby");
    }
    let long = browser.get(&format!("/new/{}", "x".repeat(3000))).await;
    assert!(!long.text.contains(&"x".repeat(100)), "what was asked for is not repeated at length");
    assert_eq!(browser.get("/new").await.location(), "/new/toy");
    let wrong = browser.get("/play/toy").await;
    assert_eq!(wrong.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(wrong.text.contains("takes forms"), "{}", wrong.text);
}

#[tokio::test]
async fn a_language_is_kept_with_the_person() {
    let site = site().await;
    let mut browser = site.browser();
    let answer = browser.post("/language", &[("language", "de"), ("next", "/about")]).await;
    assert_eq!(answer.location(), "/about");
    assert!(browser.get("/").await.text.contains("lang=\"de\""));
    let unknown = browser.post("/language", &[("language", "it")]).await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
    assert!(unknown.text.contains("Das Feld „language“"), "{}", unknown.text);
    let foreign = browser.post("/language", &[("language", "en"), ("next", "//evil.example")]).await;
    assert_eq!(foreign.location(), "/");
}

#[tokio::test]
async fn names_are_checked() {
    let site = site().await;
    let mut browser = site.browser();
    for (name, words) in
        [("   ", "at least one"), (&"x".repeat(25) as &str, "24 characters"), ("a\u{202e}b", "be seen")]
    {
        let answer = browser.post("/name", &[("name", name)]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(answer.text.contains(words), "{name:?}: {}", answer.text);
        assert!(browser.cookies.is_empty(), "a refused name makes nobody known");
    }
    let answer = browser.post("/name", &[("name", " <b>Zoë</b> ")]).await;
    assert_eq!(answer.location(), "/");
    let lobby = browser.get("/new/toy").await.text;
    assert!(lobby.contains("&lt;b&gt;Zoë&lt;/b&gt;") && !lobby.contains("<b>Zoë"), "names are text");
}

#[tokio::test]
async fn a_session_is_a_cookie_that_scripts_and_other_sites_cannot_use() {
    let site = site().await;
    let mut browser = site.browser();
    let answer = browser.post("/name", &[("name", "Anna")]).await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(
        cookie.starts_with("mu=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert!(cookie.contains("Path=/"), "{cookie}");
    assert!(browser.get("/").await.headers.get(header::SET_COOKIE).is_none(), "it is set once");
    let other = site.person("Anna").await;
    assert_ne!(other.cookies["mu"], browser.cookies["mu"]);
    assert!(!cookie.contains("Secure"), "there is no safe connection here");
}

#[tokio::test]
async fn preferences_live_in_a_cookie_and_shape_the_page() {
    let site = site().await;
    let mut browser = site.browser();
    let answer = browser.post("/settings", &[("theme", "dark"), ("next", "/about")]).await;
    assert_eq!(answer.location(), "/about");
    assert!(answer.headers[header::SET_COOKIE].to_str().unwrap().contains("HttpOnly"));
    assert!(browser.get("/about").await.text.contains("data-theme=\"dark\""));
    browser.post("/settings", &[("size", "large")]).await;
    let page = browser.get("/").await.text;
    assert!(page.contains("data-theme=\"dark\"") && page.contains("data-size=\"large\""), "one at a time");
}

#[tokio::test]
async fn files_are_kept_by_browsers_and_known_by_their_version() {
    let site = site().await;
    let mut browser = site.browser();
    let page = browser.get("/").await.text;
    let start = page.find("/assets/").unwrap();
    let path = page[start..].split('"').next().unwrap().to_owned();
    let answer = browser.get(&path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    assert!(answer.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"), "{path}");
    let tag = answer.headers[header::ETAG].clone();
    let again =
        browser.request(Method::GET, &path).header(header::IF_NONE_MATCH, tag).body(Body::empty()).unwrap();
    let again = browser.ask(again).await;
    assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    let older = path.replacen(path.split('/').nth(2).unwrap(), "older", 1);
    let older = browser.get(&older).await;
    assert_eq!(older.status, StatusCode::OK);
    assert!(!older.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    assert_eq!(browser.get("/assets/x/nothing.css").await.status, StatusCode::NOT_FOUND);
    let icon = browser.get("/favicon.ico").await;
    assert_eq!(icon.status, StatusCode::OK);
    assert_eq!(icon.headers[header::CONTENT_TYPE], "image/svg+xml");
}

#[tokio::test]
async fn the_house_can_be_installed_as_an_app() {
    let site = site().await;
    let mut browser = site.browser();
    let page = browser.get("/").await.text;
    let address = page.split("<link rel=\"manifest\" href=\"").nth(1).unwrap().split('"').next().unwrap();
    let answer = browser.get(address).await;
    assert_eq!(answer.headers[header::CONTENT_TYPE], "application/manifest+json");
    assert!(answer.headers["content-security-policy"].to_str().unwrap().contains("manifest-src 'self'"));
    let manifest: serde_json::Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!((&manifest["start_url"], &manifest["scope"]), (&"/".into(), &"/".into()));
    let folder = address.rsplit_once('/').unwrap().0;
    for icon in manifest["icons"].as_array().unwrap() {
        let src = icon["src"].as_str().unwrap();
        let path = if src.starts_with('/') { src.to_owned() } else { format!("{folder}/{src}") };
        let icon_answer = browser.get(&path).await;
        assert_eq!(icon_answer.status, StatusCode::OK, "{path}");
        assert_eq!(icon_answer.headers[header::CONTENT_TYPE], icon["type"].as_str().unwrap(), "{path}");
    }
}

#[tokio::test]
async fn the_rules_are_found_by_id_and_by_words() {
    let site = site().await;
    let mut browser = site.browser();
    let document = browser.get("/rules/toy").await.text;
    assert!(document.contains("id=\"TOY-1.2\""), "every rule is an anchor");
    assert!(document.contains("<a href=\"#end-1\">Strategy</a>"), "the last chapter is in the contents");
    let found = browser.get("/rules/toy?q=TOY-1.2").await.text;
    assert!(found.contains("#TOY-1.2"), "{found}");
    let injected = browser.get("/rules/toy?q=%3Cscript%3E").await.text;
    assert!(!injected.contains("<script>") && injected.contains("&lt;script&gt;"));
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let site = site().await;
    let answer = site.browser().get("/healthz").await;
    assert_eq!((answer.status, answer.text.as_str()), (StatusCode::OK, "ok\n"));
    assert!(site.store.shelf(&TableFilter::Open(domain::time::Tick(0)), 1).await.unwrap().is_empty());
    site.store.close().await;
    tokio::time::sleep(Duration::from_millis(1100)).await; // an answer counts for a second
    let answer = site.browser().get("/healthz").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.text.starts_with("the database takes nothing: ") && answer.text.lines().count() == 1);
}

#[tokio::test]
async fn who_cannot_be_looked_up_is_no_stranger() {
    let site = site().await;
    let mut browser = site.person("Anna").await;
    site.store.close().await;
    for language in ["en", "fr", "de"] {
        browser.language = language.into();
        let page = browser.get("/settings").await;
        assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{}", page.text);
        assert_eq!(page.headers["retry-after"], "2");
        let words = ["nothing is lost", "rien n’est perdu", "nichts ist verloren"];
        assert!(words.iter().any(|words| page.text.contains(words)), "{}", page.text);
    }
    let request = Request::get("/api/v1/me")
        .header("authorization", format!("Bearer mu_{}", "0".repeat(64)))
        .body(Body::empty())
        .unwrap();
    let answer = site.router.clone().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(answer.headers()["retry-after"], "2");
}
