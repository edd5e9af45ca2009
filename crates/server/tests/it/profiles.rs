//! Profiles, friends, blocks, and rated tables.

use axum::http::StatusCode;
use domain::{Rated, TableId};
use serde_json::json;

use crate::accounts::account;
use crate::api::Program;
use crate::browser::{Browser, Site, site};
use crate::play::{choices, turn};

fn id(path: &str) -> TableId {
    TableId::new(path.strip_prefix("/t/").unwrap())
}

const RATED: [(&str, &str); 4] = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("rated", "true")];

/// A rated table of these two that has begun.
async fn rated(anna: &mut Browser, ben: &mut Browser) -> String {
    let path = anna.post("/new", &RATED).await.location();
    ben.post(&format!("{path}/sit"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    path
}

/// Plays the first choice of each until the game is over; gives what was told last.
async fn to_the_end(path: &str, both: [&mut Browser; 2]) -> String {
    let [one, other] = both;
    let (mut number, mut told) = (0, String::new());
    for _ in 0..100 {
        let mut is_over = false;
        for browser in [&mut *one, &mut *other] {
            let (seq, actions) = choices(browser, path).await;
            if let Some(action) = actions.first() {
                number += 1;
                let act = json!({ "seq": seq, "key": format!("k{number}"), "action": action });
                let answer = browser.json(&format!("{path}/act"), &act).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
                told = browser.update(path, seq).await.to_string();
            }
            is_over = browser.get(path).await.text.contains("/rematch");
        }
        if is_over {
            return told;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_profile_shows_what_was_reached_and_guests_have_none() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, site.person("Ben").await);
    let path = anna.post("/new", &RATED[..3]).await.location();
    ben.post(&format!("{path}/sit"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    to_the_end(&path, [&mut anna, &mut ben]).await;
    for (language, member, place) in [
        ("en", "Member since", " of 2"),
        ("fr", "Membre depuis le", "\u{a0}sur 2"),
        ("de", "Dabei seit dem", " von 2"),
    ] {
        let mut stranger = site.browser();
        stranger.language = language.into();
        let page = stranger.get("/people/anna").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(member) && page.text.contains(place), "{}", page.text);
        assert!(!page.text.contains(&path), "tables of others are not listed");
        assert!(stranger.cookies.is_empty());
    }
    assert_eq!(ben.get("/people/Ben").await.status, StatusCode::NOT_FOUND, "guests have no page");
    assert!(ben.get("/people").await.text.contains("class=\"tally\""), "but see their own results");
    assert!(!site.browser().get("/people").await.text.contains("class=\"tally\""));
    let own = anna.get("/people/Anna").await.text;
    assert!(own.contains("href=\"/settings\"") && !own.contains("/befriend"), "{own}");
    let steps = site.store.journal(&id(&path), 0).await.unwrap().len();
    assert!(own.contains("Longest game") && own.contains(&format!("<small>{steps} steps</small>")), "{own}");
    let look = format!("href=\"{path}\"");
    assert_eq!(own.matches(&look).count(), 2, "among the last games and as the longest: {own}");
    assert!(ben.get("/people/Anna").await.text.contains(&look), "who has played there looks again");
    let mut cleo = site.person("Cleo").await;
    assert!(!cleo.get("/people/Anna").await.text.contains(&path), "it is nobody else's business");
    // Making an account shows them.
    ben.post("/account/make", &[("name", "Ben"), ("password", "correct horse")]).await.location();
    assert!(anna.get("/people/Ben").await.text.contains("class=\"tally\""));
    let found = anna.get("/people?name=+BEN").await.location();
    assert_eq!(found, "/people/Ben");
    let none = anna.get("/people?name=%3Cb%3E").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
    assert!(none.text.contains("No account is called “&lt;b&gt;”"), "{}", none.text);
}

#[tokio::test]
async fn friends_tables_stand_first_and_lists_are_ones_own() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "A/b c?").await);
    let open = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("door", "lobby")];
    let friends = ben.post("/new", &open).await.location();
    for name in ["Cleo", "Dora"] {
        site.person(name).await.post("/new", &open).await.location();
    }
    assert!(!anna.get("/").await.text.contains("a friend is here"));
    let page = anna.get("/people/A%2Fb%20c%3F").await;
    assert!(page.text.contains("/people/A%2Fb%20c%3F/befriend"), "{}", page.text);
    anna.post("/people/A%2Fb%20c%3F/befriend", &[]).await.location();
    let lobby = anna.get("/").await.text;
    let open_tables = lobby.split_once("id=\"open\"").unwrap().1;
    let first = open_tables.split_once("href=\"").unwrap().1.split('"').next().unwrap();
    assert_eq!(first, friends, "{lobby}");
    assert_eq!(lobby.matches("a friend is here").count(), 1);
    assert!(anna.get("/people").await.text.contains("A/b c?"));
    assert!(!ben.get("/people").await.text.contains("Anna"), "nobody is told");
    assert_eq!(
        anna.post("/people/A%2Fb%20c%3F/unfriend", &[("next", "/people")]).await.location(),
        "/people"
    );
    assert!(!anna.get("/people").await.text.contains("A/b c?"));
    assert_eq!(anna.post("/people/Nobody/befriend", &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.post("/people/Anna/hug", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn who_is_blocked_cannot_sit_down_at_ones_tables() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    anna.post("/people/Ben/block", &[]).await.location();
    assert!(anna.get("/people/Ben").await.text.contains("Unblock"));
    let path = anna.post("/new", &RATED[..3]).await.location();
    for (language, words) in
        [("en", "has blocked you"), ("fr", "ne veut pas jouer avec vous"), ("de", "hat dich gesperrt")]
    {
        ben.post("/language", &[("language", language)]).await;
        let refused = ben.post(&format!("{path}/sit"), &[("seat", "b")]).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        assert!(refused.text.contains(words), "{}", refused.text);
    }
    assert!(site.store.seats(&id(&path)).await.unwrap()[1].person.is_none());
    let mut program = Program::of(&site, &mut ben, &["read", "play", "tables"]).await;
    let sit = format!("/api/v1/tables/{}/sit", id(&path));
    program.refused(&sit, &json!({}), 403).await;
    assert!(site.store.seats(&id(&path)).await.unwrap()[1].person.is_none());
    // The other way round nothing is forbidden.
    let other = ben.post("/new", &RATED[..3]).await.location();
    assert_eq!(anna.post(&format!("{other}/sit"), &[]).await.location(), other);
    anna.post("/people/Ben/unblock", &[]).await.location();
    assert_eq!(ben.post(&format!("{path}/sit"), &[]).await.location(), path);
}

#[tokio::test]
async fn a_rated_table_is_for_people_with_accounts_only() {
    let site = site().await;
    let mut anna = account(&site, "Anna").await;
    let mut guest = site.person("Gustav").await;
    let refused = guest.post("/new", &RATED).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("Only people with an account open rated tables"), "{}", refused.text);
    for (kind, words) in
        [("computer", "every seat is for a person"), ("here", "every seat is for a person"), ("closed", "")]
    {
        let fields = [RATED[0], RATED[1], ("seat.b", kind), ("name.b", "Opa"), RATED[3]];
        let refused = anna.post("/new", &fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{kind}");
        assert!(refused.text.contains(words), "{kind}: {}", refused.text);
    }
    let path = anna.post("/new", &RATED).await.location();
    let sat = guest.post(&format!("{path}/sit"), &[]).await;
    assert_eq!(sat.status, StatusCode::FORBIDDEN);
    assert!(sat.text.contains("only people with an account sit here"), "{}", sat.text);
    let filled = anna.post(&format!("{path}/fill"), &[]).await;
    assert_eq!(filled.status, StatusCode::CONFLICT);
    let room = anna.get(&path).await.text;
    assert!(room.contains("1000") && room.contains("± 333") && room.contains("/people/Anna"), "{room}");
    let (record, _) = site.store.table(&id(&path)).await.unwrap().unwrap();
    assert!(record.rated == Rated::Yes && !record.allows.hints && !record.allows.take_backs);
}

#[tokio::test]
async fn a_rated_game_changes_ratings_and_shows_by_how_much() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let path = rated(&mut anna, &mut ben).await;
    let (seq, actions) = choices(&mut anna, &path).await;
    let act = json!({ "seq": seq, "key": "first", "action": actions[0] });
    assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    let undo = anna.json(&format!("{path}/undo"), &json!({ "seq": seq + 1, "key": "u" })).await;
    assert_eq!(undo.status, StatusCode::CONFLICT);
    assert!(undo.error().contains("nothing is taken back"), "{}", undo.text);
    assert!(!anna.get(&path).await.text.contains("Take back"));
    let asked = json!({ "kind": "takeback", "seq": seq + 1, "key": "b" });
    let refused = anna.json(&format!("{path}/propose"), &asked).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "nor with the consent of others: {}", refused.text);

    let told = to_the_end(&path, [&mut anna, &mut ben]).await;
    assert!(told.contains("rated") && told.contains("±"), "with the last act itself: {told}");
    let ends = site.store.results(&id(&path)).await.unwrap();
    let change = ends[0].change.expect("it was rated");
    for browser in [&mut anna, &mut ben, &mut site.browser()] {
        let page = browser.get(&path).await.text;
        assert!(
            page.contains(&format!(
                ">{}<abbr title=\"provisional\">?</abbr><small> ± {}",
                change.after.shown().0,
                change.after.shown().1
            )),
            "{page}"
        );
    }
    let page = anna.get("/people/Anna").await.text;
    assert!(page.contains("Rating") && page.contains(&change.after.shown().0.to_string()), "{page}");

    // Whoever leaves makes it worth nothing.
    let path = rated(&mut anna, &mut ben).await;
    ben.post(&format!("{path}/leave"), &[]).await.location();
    let seq = choices(&mut anna, &path).await.0;
    let wish = json!({ "number": 1, "seq": seq, "choice": "computer" });
    assert_eq!(anna.json(&format!("{path}/answer"), &wish).await.status, StatusCode::OK);
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        let act = json!({ "seq": seq, "key": format!("k{seq}"), "action": actions[0] });
        assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    }
    let page = anna.get(&path).await.text;
    assert!(page.contains("does not count for ratings"), "{page}");
    assert!(site.store.results(&id(&path)).await.unwrap().iter().all(|end| end.change.is_none()));
    let after = site.store.tallies(&ends[0].person.clone().unwrap()).await.unwrap().remove(0);
    assert_eq!(after.rating, Some((change.after, 1)));
    assert_eq!(site.store.recount_ratings().await.unwrap().len(), 1);
}

/// A rematch is rated as well, and people without accounts cannot be there.
#[tokio::test]
async fn a_rematch_of_a_rated_game_is_rated() {
    let site: Site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let path = rated(&mut anna, &mut ben).await;
    to_the_end(&path, [&mut anna, &mut ben]).await;
    let again = anna.post(&format!("{path}/rematch"), &[]).await.location();
    let (record, _) = site.store.table(&id(&again)).await.unwrap().unwrap();
    assert!(record.rated == Rated::Yes && !record.allows.hints);
    assert_eq!(ben.post(&format!("{again}/sit"), &[]).await.location(), again);
}
