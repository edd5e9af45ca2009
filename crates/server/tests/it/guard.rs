//! What every request must satisfy and every answer carries.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};

use crate::browser::{Browser, site};

const FORM: &str = "application/x-www-form-urlencoded";

async fn named(browser: &mut Browser) -> bool {
    browser.get("/new/toy").await.text.contains("Mallory")
}

#[tokio::test]
async fn another_site_cannot_change_anything() {
    let site = site().await;
    let mut browser = site.person("Anna").await;
    for headers in [
        &[("sec-fetch-site", "cross-site")] as &[_],
        &[("sec-fetch-site", "same-site"), ("origin", "http://mu.example")],
        &[("origin", "https://evil.example")],
        &[("origin", "null")],
    ] {
        let mut request = browser.request(Method::POST, "/name").header(header::CONTENT_TYPE, FORM);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = browser.ask(request.body(Body::from("name=Mallory")).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{headers:?}");
        assert!(answer.text.contains("Another site sent this request"), "{}", answer.text);
        assert!(!named(&mut browser).await, "{headers:?}");
    }
    for headers in [("origin", "http://mu.example"), ("sec-fetch-site", "same-origin")] {
        let request = browser.request(Method::POST, "/name").header(header::CONTENT_TYPE, FORM);
        let request = request.header(headers.0, headers.1).body(Body::from("name=Mallory")).unwrap();
        assert_eq!(browser.ask(request).await.status, StatusCode::SEE_OTHER);
    }
    assert!(named(&mut browser).await);
}

#[tokio::test]
async fn an_oversized_request_is_refused_in_words() {
    let site = site().await;
    let mut browser = site.person("Anna").await;
    browser.post("/language", &[("language", "fr")]).await;
    let large = format!("name=Mallory&x={}", "x".repeat(70_000));
    let answer = browser.post("/name", &[("name", "Mallory"), ("x", &"x".repeat(70_000))]).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.text.contains("64 Kio"), "{}", answer.text);

    // A body that does not say how long it is.
    let chunks = large.as_bytes().chunks(1000).map(|chunk| Ok::<_, std::io::Error>(chunk.to_vec()));
    let body = Body::from_stream(futures_util::stream::iter(chunks.collect::<Vec<_>>()));
    let request =
        browser.request(Method::POST, "/name").header(header::CONTENT_TYPE, FORM).body(body).unwrap();
    assert_eq!(browser.ask(request).await.status, StatusCode::PAYLOAD_TOO_LARGE);

    // A body that claims to be longer than it is.
    let request = browser.request(Method::POST, "/name").header(header::CONTENT_TYPE, FORM);
    let request =
        request.header(header::CONTENT_LENGTH, "99999999").body(Body::from("name=Mallory")).unwrap();
    assert_eq!(browser.ask(request).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(!named(&mut browser).await);
}

#[tokio::test]
async fn unreadable_bodies_are_refused_in_words() {
    let site = site().await;
    let mut browser = site.browser();
    for (kind, body) in
        [("application/json", "{"), ("application/json", "[]"), (FORM, "%ff%fe=%zz"), ("text/xml", "<a/>")]
    {
        let request = browser
            .request(Method::POST, "/name")
            .header(header::CONTENT_TYPE, kind)
            .header(header::ACCEPT, "application/json")
            .body(Body::from(body))
            .unwrap();
        let answer = browser.ask(request).await;
        assert!(answer.status.is_client_error(), "{kind} {body}: {}", answer.status);
        assert!(!answer.error().is_empty(), "{kind} {body}");
    }
}

#[tokio::test]
async fn every_answer_is_safe() {
    let site = site().await;
    let mut browser = site.browser();
    for path in ["/", "/nowhere", "/healthz", "/assets/x/style.css", "/t/amber-otter-k7m"] {
        let answer = browser.get(path).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff", "{path}");
        assert!(answer.headers.contains_key(header::REFERRER_POLICY), "{path}");
        assert!(answer.headers.contains_key(header::CACHE_CONTROL), "{path}");
        assert!(
            !answer.text.contains("<script>") && !answer.text.contains(" style=\""),
            "{path}: nothing inline"
        );
        assert!(!answer.text.contains(" onclick="), "{path}: nothing inline");
    }
    assert_eq!(browser.get("/").await.headers[header::CACHE_CONTROL], "no-store");
}
