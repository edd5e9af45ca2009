//! The archive: who finds which games, what their pages tell, stars and notes.

use axum::http::StatusCode;
use serde_json::json;

use crate::accounts::account;
use crate::browser::{Browser, Site, site};
use crate::play::{against_computers, choices};

const OPEN: [(&str, &str); 4] = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("door", "lobby")];

/// Plays a game of two to its end.
async fn played(anna: &mut Browser, ben: &mut Browser, door: &str) -> String {
    let path = anna.post("/new", &[OPEN[0], OPEN[1], OPEN[2], ("door", door)]).await.location();
    ben.post(&format!("{path}/sit"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    for number in 0..200 {
        for browser in [&mut *anna, &mut *ben] {
            let (seq, actions) = choices(browser, &path).await;
            if let Some(action) = actions.first() {
                let act = json!({ "seq": seq, "key": format!("k{number}"), "action": action });
                browser.json(&format!("{path}/act"), &act).await;
            }
        }
        if anna.get(&path).await.text.contains("/rematch") {
            return path;
        }
    }
    panic!("the game does not end");
}

/// A public game and one that only those with its link know, of an account and a guest.
async fn furnished(site: &Site) -> (Browser, Browser, [String; 2]) {
    let (mut anna, mut ben) = (account(site, "Anna").await, site.person("Ben").await);
    let public = played(&mut anna, &mut ben, "lobby").await;
    let hidden = played(&mut anna, &mut ben, "link").await;
    (anna, ben, [public, hidden])
}

fn replay(path: &str) -> String {
    format!("href=\"{path}/replay?step=0\"")
}

#[tokio::test]
async fn games_are_found_by_their_people_and_public_ones_by_everybody() {
    let site = site().await;
    let (mut anna, mut ben, [public, hidden]) = furnished(&site).await;
    for browser in [&mut anna, &mut ben] {
        let page = browser.get("/games").await.text;
        assert!(page.contains(&replay(&public)) && page.contains(&replay(&hidden)), "{page}");
    }
    let mut stranger = site.browser();
    for address in
        ["/games", "/games?of=mine", "/games?of=starred", "/games?of=public&with=Anna", "/games?game=toy"]
    {
        let page = stranger.get(address).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&replay(&public)), "{address}: {}", page.text);
        assert!(!page.text.contains(&hidden), "{address}: nobody told of it");
    }
    assert!(stranger.cookies.is_empty());
    for nothing in [
        "game=other",
        "players=3",
        "result=3",
        "length=longer",
        "time=daily",
        "rated=yes",
        "to=2020-01-01",
        "with=Anna&players=6",
    ] {
        let page = anna.get(&format!("/games?{nothing}")).await;
        assert!(page.status == StatusCode::OK && !page.text.contains(&public), "{nothing}: {}", page.text);
    }
    for all in ["game=toy", "players=2", "length=short", "time=untimed", "rated=no", "from=2020-01-01"] {
        assert!(anna.get(&format!("/games?{all}")).await.text.contains(&public), "{all}");
    }
    let won = anna.get("/games?result=won").await.text.matches("/replay?").count();
    let lost = anna.get("/games?result=lost").await.text.matches("/replay?").count();
    assert_eq!(won + lost, 2);
    for (faulty, status) in [
        ("with=Nobody", StatusCode::UNPROCESSABLE_ENTITY),
        ("from=yesterday", StatusCode::UNPROCESSABLE_ENTITY),
        ("of=hers", StatusCode::BAD_REQUEST),
        ("players=7", StatusCode::BAD_REQUEST),
        ("result=best", StatusCode::BAD_REQUEST),
        ("length=1", StatusCode::BAD_REQUEST),
        ("after=x", StatusCode::BAD_REQUEST),
    ] {
        let page = anna.get(&format!("/games?{faulty}")).await;
        assert_eq!(page.status, status, "{faulty}");
        assert!(!page.text.contains(&public), "{faulty}");
    }
}

#[tokio::test]
async fn the_result_of_others_games_is_told_only_to_those_who_ask() {
    let site = site().await;
    let (mut anna, _, [public, _]) = furnished(&site).await;
    let told = ["class=\"at\"", " points", " steps"];
    let own = anna.get("/games").await.text;
    assert!(told.iter().all(|sign| own.contains(sign)), "{own}");
    let mut stranger = site.browser();
    for address in ["/games", "/games?of=public&game=toy&rated=no&length=short"] {
        let page = stranger.get(address).await.text;
        assert!(page.contains(&replay(&public)));
        let list =
            page.split_once("<ul class=\"card lines past\"").unwrap().1.split_once("</section>").unwrap().0;
        for sign in told {
            assert!(!list.contains(sign), "{address}: {sign} {list}");
        }
    }
    let asked = stranger.get("/games?of=public&results=1").await.text;
    assert!(told.iter().all(|sign| asked.contains(sign)), "{asked}");
    // Whoever did not sit there asks in vain for those that somebody has won.
    assert!(stranger.get("/games?of=public&with=Anna&result=won").await.text.contains(&public));
    assert!(stranger.get("/games?of=public&with=Anna&result=lost").await.text.contains(&public));
}

#[tokio::test]
async fn stars_and_notes_are_kept_shared_and_erased_with_the_account() {
    let site = site().await;
    let (mut anna, mut ben, [public, hidden]) = furnished(&site).await;
    let mut cleo = site.person("Cleo").await;
    let star = format!("{public}/star");
    assert_eq!(
        anna.post(&star, &[("on", "1"), ("next", "/games?of=starred")]).await.location(),
        "/games?of=starred"
    );
    assert!(anna.get("/games?of=starred").await.text.contains(&replay(&public)));
    assert!(!ben.get("/games?of=starred").await.text.contains(&public), "stars are one's own");
    anna.post(&star, &[("on", "0")]).await.location();
    assert!(!anna.get("/games?of=starred").await.text.contains(&public));
    assert_eq!(
        cleo.post(&format!("{hidden}/star"), &[("on", "1")]).await.status,
        StatusCode::SEE_OTHER,
        "who has the link"
    );

    let note = format!("{public}/note");
    let here =
        anna.post(&note, &[("step", "2"), ("text", "why <b>\r\nhere"), ("shared", "1")]).await.location();
    let seen = |page: String| page.contains("why &lt;b&gt;");
    assert!(seen(anna.get(&here).await.text));
    assert!(anna.get("/games?of=noted").await.text.contains(&replay(&public)));
    let page = ben.get(&here).await.text;
    assert!(seen(page.clone()) && page.contains("<b>Anna:</b>"), "{page}");
    assert!(!seen(cleo.get(&here).await.text), "who did not sit there");
    assert!(!seen(site.browser().get(&here).await.text));
    cleo.post(&note, &[("step", "2"), ("text", "from outside"), ("shared", "1")]).await.location();
    assert!(!anna.get(&here).await.text.contains("from outside"), "who did not sit there shares nothing");
    ben.post(&note, &[("step", "2"), ("text", "hush")]).await.location();
    assert!(!anna.get(&here).await.text.contains("hush"), "it is not shared");
    // A note on a later position is not in the page of an earlier one.
    let end = anna.post(&note, &[("step", "999999"), ("text", "curtain falls")]).await.location();
    assert!(anna.get(&end).await.text.contains("curtain falls"));
    let early = anna.get(&format!("{public}/replay?step=0")).await.text;
    assert!(!early.contains("curtain falls") && !early.contains(&end.replace('&', "&amp;")), "{early}");
    let long = "x".repeat(1001);
    assert_eq!(anna.post(&note, &[("step", "1"), ("text", &long)]).await.status, StatusCode::BAD_REQUEST);

    anna.post("/account/delete", &[("password", crate::accounts::PASSWORD)]).await.location();
    let page = ben.get(&here).await.text;
    assert!(!seen(page.clone()) && !page.contains("Anna"), "{page}");
    for browser in [&mut ben, &mut cleo] {
        let page = browser.get("/games?of=public&results=1").await.text;
        assert!(page.contains("N. N.") && !page.contains("Anna"), "{page}");
    }
    assert_eq!(ben.get("/games?with=Anna").await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn only_games_that_are_over_are_starred_and_noted_about() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let waiting = anna.post("/new", &OPEN).await.location();
    let (player, running) = against_computers(&site).await;
    for (mut anna, path, status) in
        [(anna, waiting, StatusCode::CONFLICT), (player, running, StatusCode::FORBIDDEN)]
    {
        for (what, fields) in [("star", [("on", "1")].as_slice()), ("note", &[("step", "0"), ("text", "x")])]
        {
            let refused = anna.post(&format!("{path}/{what}"), fields).await;
            assert_eq!(refused.status, status, "{what}: {}", refused.text);
        }
        assert!(!anna.get(&format!("{path}/replay?step=0")).await.text.contains("/note"));
    }
}

#[tokio::test]
async fn a_person_s_page_leads_to_the_games_and_tells_what_became_over_time() {
    let site = site().await;
    let (mut anna, mut ben, _) = furnished(&site).await;
    let own = anna.get("/people/Anna").await.text;
    assert!(own.contains("href=\"/games?of=mine&amp;game=toy&amp;players=2\""), "{own}");
    let other = ben.get("/people/Anna").await.text;
    assert!(other.contains("href=\"/games?of=public&amp;game=toy&amp;with=Anna&amp;players=2\""), "{other}");
    assert!(other.contains("Over time") && other.contains("<th scope=\"row\">"), "{other}");
    assert!(ben.get("/").await.text.contains("href=\"/games\""), "in the main navigation");
}

#[tokio::test]
async fn a_long_list_is_leafed_through_without_losing_a_game() {
    let site = site().await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let mut all = std::collections::BTreeSet::new();
    for _ in 0..27 {
        all.insert(played(&mut anna, &mut ben, "lobby").await);
    }
    let first = anna.get("/games?players=2").await.text;
    let next =
        first.split_once("rel=\"next\" href=\"").unwrap().1.split('"').next().unwrap().replace("&amp;", "&");
    assert!(next.starts_with("/games?of=mine&players=2&after="), "{next}");
    let second = anna.get(&next).await.text;
    assert!(!second.contains("rel=\"next\""), "{second}");
    let shown = |page: &str, path: &String| page.contains(&replay(path));
    for path in &all {
        assert!(shown(&first, path) != shown(&second, path), "{path} stands on one page");
    }
    assert_eq!(first.matches("/replay?").count(), 25);
}
