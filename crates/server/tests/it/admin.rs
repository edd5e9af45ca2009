//! The pages of whoever hosts.

use axum::http::StatusCode;
use domain::{HostDeed, PersonId, Status};
use store::Host;

use crate::accounts::{PASSWORD, account};
use crate::browser::{Browser, Site, site};
use crate::play::anna_and_ben;

/// Every page, and something to be done of each kind.
const PAGES: [&str; 6] = [
    "/admin",
    "/admin/tables?status=over",
    "/admin/people?text=Ben",
    "/admin/ratings",
    "/admin/reports",
    "/admin/log?before=9",
];

async fn person(site: &Site, name: &str) -> PersonId {
    site.store.person_named(name).await.unwrap().unwrap().id
}

/// A browser whose account is a host's.
async fn host(site: &Site, name: &str) -> Browser {
    let browser = account(site, name).await;
    site.store.make_host(&person(site, name).await, store::now()).await.unwrap();
    browser
}

fn posts(id: &str) -> [String; 5] {
    [
        format!("/admin/people/{id}/ban"),
        format!("/admin/people/{id}/pardon"),
        format!("/admin/people/{id}/new-password"),
        "/admin/tables/amber-otter-k7m/close".into(),
        "/admin/reports/1/settle".into(),
    ]
}

#[tokio::test]
async fn to_others_the_pages_are_not_there() {
    let site = site().await;
    let mut hosting = host(&site, "Helga").await;
    let ben = account(&site, "Ben").await;
    let id = person(&site, "Ben").await;
    for mut browser in [site.browser(), site.person("Gerd").await, ben] {
        for page in PAGES {
            let answer = browser.get(page).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{page}: {}", answer.text);
        }
        for post in posts(id.as_str()) {
            let answer = browser.post(&post, &[]).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{post}: {}", answer.text);
        }
        assert!(!browser.get("/settings").await.text.contains("href=\"/admin\""));
    }
    let log = site.store.audit_log(None, 10).await.unwrap();
    assert_eq!(log.len(), 1, "nothing was done: {log:?}");
    for (language, words) in
        [("en", "Last backup"), ("fr", "Dernière sauvegarde"), ("de", "Letzte Sicherung")]
    {
        hosting.post("/language", &[("language", language)]).await;
        assert!(hosting.get("/settings").await.text.contains("href=\"/admin\""));
        let text = hosting.get("/admin").await.text;
        assert!(text.contains(words) && text.contains(site.store.kind()), "{text}");
        for page in PAGES {
            assert_eq!(hosting.get(page).await.status, StatusCode::OK, "{page}");
        }
    }
    site.store.end_host(&person(&site, "Helga").await, store::now()).await.unwrap();
    assert_eq!(hosting.get("/admin").await.status, StatusCode::NOT_FOUND, "at once");
}

#[tokio::test]
async fn a_host_bans_and_lets_act_again_and_the_log_says_who_did_it() {
    let site = site().await;
    let (mut hosting, mut ben) = (host(&site, "Helga").await, account(&site, "Ben").await);
    let id = person(&site, "Ben").await;
    let [ban, pardon, ..] = posts(id.as_str());
    assert_eq!(hosting.post(&ban, &[]).await.location(), format!("/admin/people?text={}", id.as_str()));
    assert_eq!(ben.post("/play/toy", &[("players", "2")]).await.status, StatusCode::FORBIDDEN);
    let found = hosting.get("/admin/people?text=Ben").await.text;
    assert!(found.contains("banned since") && found.contains(&pardon), "{found}");
    hosting.post(&pardon, &[]).await.location();
    assert_eq!(ben.post("/play/toy", &[("players", "2")]).await.status, StatusCode::SEE_OTHER);
    let log = site.store.audit_log(None, 2).await.unwrap();
    let by =
        |line: &store::AuditLine| (line.deed, line.host.clone().unwrap().1, line.person.clone().unwrap().1);
    assert_eq!(
        log.iter().map(by).collect::<Vec<_>>(),
        [(HostDeed::Pardon, "Helga".into(), "Ben".into()), (HostDeed::Ban, "Helga".into(), "Ben".into())]
    );
    let shown = hosting.get("/admin/log").await.text;
    assert!(shown.contains("by Helga") && shown.contains("by the command line"), "{shown}");
    assert!(!hosting.get("/admin/log?before=2").await.text.contains("by Helga"), "older ones");
}

#[tokio::test]
async fn about_hosts_only_the_command_line_does_anything() {
    let site = site().await;
    let (mut hosting, _other) = (host(&site, "Helga").await, host(&site, "Otto").await);
    let id = person(&site, "Otto").await;
    for post in posts(id.as_str()).iter().take(3) {
        let refused = hosting.post(post, &[]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{post}: {}", refused.text);
        assert!(refused.text.contains("Only the command line"), "{}", refused.text);
    }
    let found = hosting.get("/admin/people?text=Otto").await.text;
    assert!(!found.contains(&format!("/admin/people/{}/", id.as_str())), "{found}");
    assert!(site.store.member(id.as_str()).await.unwrap().banned.is_none());
    // Part of an id is nobody, nor is somebody who is not there.
    let ben = account(&site, "Ben").await;
    drop(ben);
    let part = person(&site, "Ben").await.as_str().chars().take(12).collect::<String>();
    for id in [part.as_str(), "nobody-at-all", "%25", "x"] {
        assert_eq!(hosting.post(&posts(id)[0], &[]).await.status, StatusCode::NOT_FOUND, "{id}");
    }
}

#[tokio::test]
async fn a_link_to_a_new_password_is_shown_once_and_works() {
    let site = site().await;
    let (mut hosting, mut anna) = (host(&site, "Helga").await, account(&site, "Anna").await);
    let id = person(&site, "Anna").await;
    let made = hosting.post(&posts(id.as_str())[2], &[]).await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.text);
    let address = made.text.split("http://mu.example").nth(1).unwrap();
    let path = address.split(['<', '"']).next().unwrap().to_owned();
    assert!(path.starts_with("/account/new-password/"), "{path}");
    assert!(!hosting.get("/admin/people").await.text.contains("/account/new-password/"), "only once");
    let mut elsewhere = site.browser();
    elsewhere.post(&path, &[("password", "battery staple")]).await.location();
    assert!(elsewhere.get("/settings").await.text.contains("Anna"));
    assert_eq!(
        anna.post("/account/in", &[("name", "Anna"), ("password", PASSWORD)]).await.status,
        StatusCode::FORBIDDEN
    );
    let _guest = site.person("Gerd").await;
    let guest = site.store.members("Gerd", 1).await.unwrap().remove(0).id;
    assert_eq!(
        hosting.post(&posts(guest.as_str())[2], &[]).await.status,
        StatusCode::NOT_FOUND,
        "no account"
    );
}

#[tokio::test]
async fn a_host_closes_a_table_and_settles_a_report() {
    let site = site().await;
    let mut hosting = host(&site, "Helga").await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let id = path.strip_prefix("/t/").unwrap();
    ben.post(&format!("{path}/say"), &[("text", "<b>rude</b>")]).await.location();
    anna.post(&format!("{path}/report"), &[("number", "1"), ("reason", "not <nice>")]).await.location();
    let shown = hosting.get("/admin/reports").await.text;
    assert!(shown.contains("&lt;b&gt;rude") && shown.contains("not &lt;nice&gt;"), "{shown}");
    assert!(shown.contains("said by Ben, reported by Anna"), "{shown}");
    assert!(hosting.get("/admin").await.text.contains("Open reports: 1"));
    hosting.post("/admin/reports/1/settle", &[]).await.location();
    assert!(hosting.get("/admin/reports").await.text.contains("No report is open."));

    assert!(hosting.get("/admin/tables").await.text.contains(id), "it is played");
    hosting.post(&format!("/admin/tables/{id}/close"), &[]).await.location();
    assert_eq!(anna.get(&path).await.status, StatusCode::GONE);
    assert!(!hosting.get("/admin/tables").await.text.contains(id));
    let closed = hosting.get("/admin/tables?status=closed").await.text;
    assert!(closed.contains(id) && !closed.contains(&format!("/admin/tables/{id}/close")), "{closed}");
    assert_eq!(site.store.tables_that_are(Status::Closed, 9).await.unwrap().len(), 1);
    let deeds: Vec<HostDeed> =
        site.store.audit_log(None, 9).await.unwrap().into_iter().map(|line| line.deed).collect();
    assert_eq!(deeds, [HostDeed::CloseTable, HostDeed::SettleReport, HostDeed::MakeHost]);
}

#[tokio::test]
async fn what_cannot_be_is_refused_and_changes_nothing() {
    let site = site().await;
    let mut hosting = host(&site, "Helga").await;
    for (path, status) in [
        ("/admin/tables?status=burning", StatusCode::BAD_REQUEST),
        ("/admin/log?before=0", StatusCode::BAD_REQUEST),
        ("/admin/log?before=x", StatusCode::BAD_REQUEST),
        ("/admin/nothing", StatusCode::NOT_FOUND),
    ] {
        let answer = hosting.get(path).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.text);
    }
    let long = format!("/admin/people?text={}", "x".repeat(65));
    assert_eq!(hosting.get(&long).await.status, StatusCode::BAD_REQUEST);
    for path in ["/admin/reports/x/settle", "/admin/tables/no-such-table/close"] {
        assert_eq!(hosting.post(path, &[]).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(hosting.post("/admin/reports/99/settle", &[]).await.status, StatusCode::SEE_OTHER);
    let log = site.store.audit_log(None, 9).await.unwrap();
    assert_eq!(log.len(), 1, "{log:?}");
    let nobody = site.store.pardon(Host::CommandLine, &PersonId::new("nobody"), store::now()).await;
    assert!(nobody.is_err(), "about nobody nothing is written down");
}
