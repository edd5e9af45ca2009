//! Invitation, waiting room, and who sits where.

use axum::http::StatusCode;
use domain::{Level, SeatKind, SeatRecord, TableId};
use serde_json::json;

use crate::browser::{Browser, Site, site};

async fn seats(site: &Site, path: &str) -> Vec<SeatRecord> {
    site.store.seats(&TableId::new(path.strip_prefix("/t/").unwrap())).await.unwrap()
}

async fn names(site: &Site, path: &str) -> Vec<String> {
    seats(site, path).await.into_iter().map(|seat| seat.name).collect()
}

/// A table of three that Anna opens: herself, two free seats.
async fn with_free_seats(site: &Site) -> (Browser, String) {
    let mut anna = site.person("Anna").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "open")];
    let path = anna.post("/new", &fields).await.location();
    (anna, path)
}

#[tokio::test]
async fn a_link_invites_a_stranger_who_sits_down_with_a_name() {
    let site = site().await;
    let (mut anna, path) = with_free_seats(&site).await;
    let room = anna.get(&path).await.text;
    assert!(room.contains(&format!("http://mu.example{path}")), "the link to copy");
    let mut ben = site.browser();
    ben.language = "de".into();
    let invitation = ben.get(&path).await;
    assert_eq!(invitation.status, StatusCode::OK);
    assert!(invitation.text.contains("Anna lädt dich ein"), "{}", invitation.text);
    assert!(ben.cookies.is_empty(), "looking at an invitation leaves no trace");

    let nameless = ben.post(&format!("{path}/sit"), &[("seat", "c"), ("name", "\u{7}")]).await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(nameless.text.contains("nur sichtbare Zeichen"), "{}", nameless.text);
    assert_eq!(names(&site, &path).await, ["Anna", "", ""]);

    let share = "0f".repeat(32);
    let sat = ben.post(&format!("{path}/sit"), &[("seat", "c"), ("name", "Ben"), ("share", &share)]).await;
    assert_eq!(sat.location(), path);
    assert_eq!(names(&site, &path).await, ["Anna", "", "Ben"]);
    assert_eq!(seats(&site, &path).await[2].share.unwrap().to_string(), share);
    assert!(anna.get(&path).await.text.contains("Ben"));
    let room = ben.get(&path).await.text;
    assert!(!room.contains("/start\""), "only the host may start");
}

#[tokio::test]
async fn a_seat_is_taken_once_and_a_full_table_says_so() {
    let site = site().await;
    let (_, path) = with_free_seats(&site).await;
    let sit = format!("{path}/sit");
    site.person("Ben").await.post(&sit, &[("seat", "b")]).await.location();
    let mut cleo = site.person("Cleo").await;
    for (seat, words) in [("b", "sits on this seat already"), ("a", "sits on this seat already")] {
        let taken = cleo.post(&sit, &[("seat", seat)]).await;
        assert_eq!(taken.status, StatusCode::CONFLICT);
        assert!(taken.text.contains(words), "{}", taken.text);
    }
    for (seat, status) in [("f", 400), ("z", 400), ("", 303)] {
        assert_eq!(cleo.post(&sit, &[("seat", seat)]).await.status.as_u16(), status, "{seat}");
    }
    assert_eq!(names(&site, &path).await, ["Anna", "Ben", "Cleo"]);
    let full = site.person("Dora").await.post(&sit, &[]).await;
    assert_eq!(full.status, StatusCode::CONFLICT);
    assert!(full.text.contains("No seat is free"), "{}", full.text);
    assert_eq!(cleo.post(&sit, &[]).await.location(), path, "sitting down twice changes nothing");
    assert_eq!(names(&site, &path).await, ["Anna", "Ben", "Cleo"]);
}

#[tokio::test]
async fn people_of_one_name_are_told_apart_and_may_change_seats() {
    let site = site().await;
    let (_, path) = with_free_seats(&site).await;
    let mut other = site.person("Anna").await;
    other.post(&format!("{path}/sit"), &[("seat", "b"), ("share", &"01".repeat(32))]).await.location();
    assert_eq!(names(&site, &path).await, ["Anna", "Anna 2", ""]);
    other.post(&format!("{path}/sit"), &[("seat", "c")]).await.location();
    assert_eq!(names(&site, &path).await, ["Anna", "", "Anna 2"]);
    assert!(seats(&site, &path).await[2].share.is_some(), "the share moves along");
}

#[tokio::test]
async fn only_the_host_arranges_and_starts() {
    let site = site().await;
    let (mut anna, path) = with_free_seats(&site).await;
    let mut ben = site.person("Ben").await;
    ben.post(&format!("{path}/sit"), &[("seat", "b")]).await.location();
    let before = seats(&site, &path).await;
    let arrangements: [(&str, &[(&str, &str)]); 4] = [
        ("start", &[]),
        ("fill", &[]),
        ("swap", &[("seat", "a"), ("with", "b")]),
        ("leave", &[("seat", "a")]),
    ];
    for (what, fields) in arrangements {
        for browser in [&mut ben, &mut site.person("Cleo").await, &mut site.browser()] {
            let answer = browser.post(&format!("{path}/{what}"), fields).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{what}");
            assert_eq!(seats(&site, &path).await, before, "{what}");
        }
    }
    let early = anna.post(&format!("{path}/start"), &[]).await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    assert!(early.text.contains("Seats are still free"), "{}", early.text);

    anna.post(&format!("{path}/swap"), &[("seat", "a"), ("with", "c")]).await.location();
    assert_eq!(names(&site, &path).await, ["", "Ben", "Anna"]);
    for (fields, status) in [
        (&[("bot", "deep-thought")] as &[_], 422),
        (&[("seat", "b")], 409),
        (&[("seat", "f")], 400),
        (&[("bot", "random"), ("seat", "a")], 303),
    ] {
        let answer = anna.post(&format!("{path}/fill"), fields).await;
        assert_eq!(answer.status.as_u16(), status, "{fields:?}: {}", answer.text);
    }
    let filled = seats(&site, &path).await;
    assert_eq!((filled[0].kind, filled[0].computer), (SeatKind::Computer, Some(Level::Random)));
    assert!(!filled[0].name.is_empty());
    // The host may make a computer's seat free again.
    anna.post(&format!("{path}/leave"), &[("seat", "a")]).await.location();
    assert_eq!(seats(&site, &path).await[0].kind, SeatKind::Open);
    anna.post(&format!("{path}/fill"), &[]).await.location();
    assert_eq!(seats(&site, &path).await[0].computer, Some(Level::Steady), "the usual one");
    anna.post(&format!("{path}/start"), &[]).await.location();

    let table = anna.get(&path).await.text;
    assert!(table.contains("data-legal"), "the game has begun");
    let share = "01".repeat(32);
    for (what, fields) in [
        ("start", &[][..]),
        ("fill", &[("seat", "a")]),
        ("swap", &[("seat", "a"), ("with", "b")]),
        ("share", &[("share", &share)]),
    ] {
        let late = anna.post(&format!("{path}/{what}"), fields).await;
        assert_eq!(late.status, StatusCode::CONFLICT, "{what}");
        assert!(late.text.contains("The game has begun"), "{what}: {}", late.text);
    }
}

#[tokio::test]
async fn a_share_is_given_once_and_before_the_start() {
    let site = site().await;
    let (mut anna, path) = with_free_seats(&site).await;
    assert!(anna.get(&path).await.text.contains("data-share-missing"), "Anna gave none with the form");
    let share = |sign: &str| json!({ "share": sign.repeat(32) });
    let address = format!("{path}/share");
    for bad in [json!({}), json!({ "share": "AB".repeat(32) }), json!({ "share": "ab" })] {
        assert_eq!(anna.json(&address, &bad).await.status, StatusCode::BAD_REQUEST);
    }
    assert_eq!(site.person("Ben").await.json(&address, &share("02")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.json(&address, &share("03")).await.json()["go"], path);
    anna.json(&address, &share("04")).await;
    assert_eq!(seats(&site, &path).await[0].share.unwrap().to_string(), "03".repeat(32));
    assert!(!anna.get(&path).await.text.contains("data-share-missing"));
}

#[tokio::test]
async fn a_host_who_leaves_hands_on_the_table_or_closes_it() {
    let site = site().await;
    let (mut anna, path) = with_free_seats(&site).await;
    let mut ben = site.person("Ben").await;
    ben.post(&format!("{path}/sit"), &[]).await.location();
    anna.post(&format!("{path}/fill"), &[("seat", "c")]).await.location();
    assert_eq!(anna.post(&format!("{path}/leave"), &[]).await.location(), "/");
    assert_eq!(ben.post(&format!("{path}/fill"), &[]).await.location(), path, "Ben is the host now");
    assert_eq!(ben.post(&format!("{path}/leave"), &[]).await.location(), "/");
    assert_eq!(ben.get(&path).await.status, StatusCode::NOT_FOUND, "nobody is left: the table is closed");
    assert_eq!(anna.post(&format!("{path}/sit"), &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_form_that_cannot_be_is_shown_again_with_what_is_wrong() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    for (fields, words) in [
        (&[("seat.a", "me")] as &[_], ""),
        (&[("seat.a", "me"), ("seat.b", "computer"), ("option.rounds", "12")], "option.rounds"),
        (&[("seat.a", "me"), ("seat.b", "computer"), ("option.speed", "9")], ""),
        (&[("seat.a", "me"), ("seat.b", "computer"), ("bot.b", "deep-thought")], ""),
        (&[("seat.a", "me"), ("seat.b", "computer"), ("bot.b", "ismcts")], ""),
        (&[("seat.a", "me"), ("seat.b", "computer"), ("table", &"x".repeat(41) as &str)], ""),
        (&[("seat.a", "me"), ("seat.b", "here"), ("name.b", "")], ""),
    ] {
        let mut all = vec![("game", "toy")];
        all.extend_from_slice(fields);
        let answer = anna.post("/new", &all).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{fields:?}");
        assert!(answer.text.contains(words), "{fields:?}: {}", answer.text);
    }
    assert_eq!(anna.post("/new", &[("game", "chess")]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.post("/new", &[]).await.status, StatusCode::BAD_REQUEST);
    for players in ["1", "7", "-1", "x", "300"] {
        let answer = anna.post("/play/toy", &[("players", players)]).await;
        assert!(answer.status.is_client_error(), "{players}");
    }
    assert!(!anna.get("/").await.text.contains("/t/"), "no table was opened");
}

#[tokio::test]
async fn a_preset_fills_in_the_form_and_opens_nothing() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let form = anna.get("/new/toy").await.text;
    let is_chosen = |page: &str, preset: &str| {
        let button = page.split_once(&format!("value=\"{preset}\" formnovalidate")).unwrap().1;
        button.split_once('>').unwrap().0.contains("aria-pressed=\"true\"")
    };
    assert!(is_chosen(&form, "standard"), "{form}");
    let fields = [
        ("game", "toy"),
        ("table", "Friday"),
        ("seat.a", "me"),
        ("seat.b", "open"),
        ("option.rounds", "1"),
        ("option.bonus", "7 18"),
        ("preset", "low"),
    ];
    let answer = anna.post("/new", &fields).await;
    assert_eq!(answer.status, StatusCode::OK);
    let page = answer.text;
    assert!(is_chosen(&page, "low"), "{page}");
    assert!(page.contains("name=\"option.rounds\" value=\"3\" checked"), "{page}");
    assert!(page.contains("7 18</textarea>") && page.contains("value=\"Friday\""), "nothing typed is lost");
    assert!(!anna.get("/").await.text.contains("/t/"), "no table was opened");
    let unknown = anna.post("/new", &[("game", "toy"), ("preset", "high")]).await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_form_opens_one_table_however_often_it_is_sent() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let form = anna.get("/new/toy").await;
    let nonce = form.field("nonce");
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("nonce", &nonce)];
    let path = anna.post("/new", &fields).await.location();
    assert_eq!(anna.post("/new", &fields).await.location(), path);
    // Nobody else can have a table whose luck was promised to Anna.
    let stolen = site.person("Mallory").await.post("/new", &fields).await;
    assert_eq!(stolen.status, StatusCode::CONFLICT);
    assert!(stolen.text.contains("A table has been opened from this page already"), "{}", stolen.text);
    let bad =
        anna.post("/new", &[("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("nonce", "1")]).await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_promise_of_a_form_is_the_luck_of_its_table() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let form = anna.get("/new/toy").await;
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("nonce", &form.field("nonce"))];
    let path = anna.post("/new", &fields).await.location();
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    let commitment = site.store.table(&id).await.unwrap().unwrap().0.secret.commitment().to_string();
    assert!(form.text.contains(&commitment), "the form has shown it before any share was given");
}

#[tokio::test]
async fn options_and_the_name_are_agreed_and_shown() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let fields = [
        ("game", "toy"),
        ("table", " Friday <night> "),
        ("seat.a", "me"),
        ("seat.b", "open"),
        ("option.rounds", "3"),
        ("door", "lobby"),
    ];
    let path = anna.post("/new", &fields).await.location();
    let id = TableId::new(path.strip_prefix("/t/").unwrap());
    let record = site.store.table(&id).await.unwrap().unwrap().0;
    let options: Vec<String> = record.options.iter().map(|(name, value)| format!("{name} {value}")).collect();
    assert_eq!(options, ["players 2", "rounds 3", "lowest_wins false", "fault none", "bonus none"]);
    assert_eq!(record.name, "Friday <night>");
    let lobby = site.browser().get("/").await.text;
    assert!(
        lobby.contains("Friday &lt;night&gt;") && lobby.contains(&path),
        "a listed table is in the lobby"
    );
    let (_, hidden) = with_free_seats(&site).await;
    assert!(!site.browser().get("/").await.text.contains(&hidden), "a table by link is not");
}

#[tokio::test]
async fn the_lobby_shows_which_tables_wait() {
    let site = site().await;
    let (mut anna, ben, path) = crate::play::anna_and_ben(&site).await;
    assert!(anna.get("/").await.text.contains(&path));
    assert!(ben.clone().get("/").await.text.contains(&path));
    let lobby = site.person("Cleo").await.get("/").await.text;
    assert!(!lobby.contains(&path));
}

#[tokio::test]
async fn a_table_may_be_watched_and_spectators_see_no_hand() {
    let site = site().await;
    let (mut anna, _, path) = crate::play::anna_and_ben(&site).await;
    let mut cleo = site.browser();
    let page = cleo.get(&path).await;
    assert_eq!(page.status, StatusCode::OK);
    let (_, actions) = crate::play::choices(&mut cleo, &path).await;
    assert!(actions.is_empty());
    let mine = anna.get(&format!("{path}/describe")).await.text;
    let theirs = cleo.get(&format!("{path}/describe")).await.text;
    assert!(mine.contains("Your numbers") && !theirs.contains("Your numbers"), "{theirs}");
    let (_, waiting) = with_free_seats(&site).await;
    let watch = cleo.get(&format!("{waiting}?watch=1")).await;
    assert_eq!(watch.status, StatusCode::OK);
    assert!(!watch.text.contains("/start\""));
    assert_eq!(cleo.get(&format!("{waiting}/describe")).await.status, StatusCode::CONFLICT);
    assert_eq!(cleo.get(&format!("{waiting}/save")).await.status, StatusCode::CONFLICT);
}
