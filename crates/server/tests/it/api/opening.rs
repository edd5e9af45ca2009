//! Tables that a program opens as a page would: clocks, seats that are kept, games that count.

use domain::time::{DAY, MINUTE, SECOND, Tick};
use serde_json::{Value, json};
use server::TimeSource;

use super::{ALL, Program, first_act};
use crate::accounts::account;
use crate::browser::{Site, site};
use crate::place::fresh;

/// When a test with clocks begins.
const BEGIN: Tick = Tick(1_800_000_000_000);

/// A site whose time is set by hand, with the programs of Anna and Ben at a table with this time, which has begun.
async fn timed(time: &Value) -> (Site, TimeSource, [Program; 2], String) {
    let time_source = TimeSource::held(BEGIN);
    let site = Site::at(fresh().await, time_source.clone()).await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let mut ben = Program::of(&site, &mut site.person("Ben").await, &ALL).await;
    let open = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "open" }], "time": time });
    let table = anna.done("/api/v1/tables", &open).await;
    assert_eq!(&table["time"], time, "{table}");
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    ben.done(&format!("{path}/sit"), &json!({})).await;
    anna.done(&format!("{path}/start"), &json!({})).await;
    (site, time_source, [anna, ben], path)
}

/// Both agree that the game rests; gives the table then.
pub(super) async fn pause(anna: &mut Program, ben: &mut Program, path: &str) -> Value {
    let step = anna.seen(path).await["step"].clone();
    let ask = json!({ "kind": "pause", "step": step, "request": "rest" });
    let asked = anna.done(&format!("{path}/propose"), &ask).await;
    assert_eq!(asked["asked"][0]["kind"], "pause", "{asked}");
    let number = asked["asked"][0]["number"].clone();
    let agree = json!({ "number": number, "choice": "agree", "step": asked["step"] });
    let paused = ben.done(&format!("{path}/answer"), &agree).await;
    assert_eq!(paused["paused"], true, "{paused}");
    paused
}

#[tokio::test]
async fn a_timed_table_has_its_clocks_and_runs_out() {
    let live = json!({ "kind": "live", "minutes": 5, "seconds": 15 });
    let (site, time, [mut anna, mut ben], path) = timed(&live).await;
    let ends = BEGIN.plus(5 * MINUTE + 15 * SECOND).0;
    let table = anna.seen(&path).await;
    for (clock, seat) in [(0, "a"), (1, "b")] {
        let clock = &table["clocks"][clock];
        assert_eq!((&clock["seat"], &clock["until"]), (&json!(seat), &json!(ends)), "{table}");
        assert_eq!((&clock["left"], &clock["state"]), (&json!(315 * SECOND), &json!("well")));
    }
    time.advance(20 * SECOND);
    let act = first_act(&mut anna, &path, "k").await;
    let done = anna.done(&format!("{path}/act"), &act).await;
    assert_eq!(done["clocks"][0]["until"], Value::Null, "who has chosen does not think: {done}");
    assert_eq!(done["clocks"][0]["left"], json!(295 * SECOND));
    assert_eq!(done["clocks"][1]["until"], json!(ends));
    time.advance(300 * SECOND);
    site.app.mind_clocks().await.unwrap();
    let asked = anna.seen(&path).await;
    assert_eq!(asked["clocks"][1]["state"], "out", "{asked}");
    let question = &asked["asked"][0];
    assert_eq!((&question["kind"], &question["about"]), (&json!("absent"), &json!("b")));
    let end = json!({ "number": question["number"], "choice": "computer", "step": asked["step"] });
    anna.done(&format!("{path}/answer"), &end).await;
    assert_eq!(anna.seen(&path).await["seats"][1]["kind"], "stand-in");
    let back = ben.done(&format!("{path}/sit"), &json!({})).await;
    assert_eq!(back["seats"][1]["kind"], "person", "Ben takes the seat back: {back}");
}

#[tokio::test]
async fn days_to_think_are_days_and_no_time_is_none() {
    let (_, _, [mut anna, _], path) = timed(&json!({ "kind": "daily", "days": 3 })).await;
    assert_eq!(anna.seen(&path).await["clocks"][0]["until"], json!(BEGIN.plus(3 * DAY).0));
    let (_, _, [mut anna, _], path) = timed(&json!({ "kind": "none" })).await;
    let table = anna.seen(&path).await;
    assert_eq!((&table["clocks"], &table["paused"]), (&json!([]), &json!(false)));
    let ask = json!({ "kind": "pause", "step": table["step"], "request": "rest" });
    assert_eq!(anna.refused(&format!("{path}/propose"), &ask, 409).await["code"], "no_clocks");
}

#[tokio::test]
async fn a_time_that_cannot_be_opens_no_table() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    for (time, status, field) in [
        (json!({ "kind": "live", "minutes": 500, "seconds": 5 }), 422, "time.minutes"),
        (json!({ "kind": "live", "minutes": 5, "seconds": 301 }), 422, "time.seconds"),
        (json!({ "kind": "daily", "days": 4 }), 422, "time.days"),
        (json!({ "kind": "live", "seconds": 5 }), 400, "time.minutes"),
        (json!({ "kind": "daily" }), 400, "time.days"),
        (json!({ "kind": "hourly" }), 400, "time.kind"),
        (json!({ "kind": "none", "days": 1 }), 400, "time.days"),
        (json!("5+15"), 400, "time.kind"),
    ] {
        let open = json!({ "game": "toy", "time": time });
        let refused = anna.refused("/api/v1/tables", &open, status).await;
        assert_eq!(refused["field"], field, "{time}: {refused}");
    }
    assert_eq!(anna.seen("/api/v1/tables?which=yours").await["tables"], json!([]), "nothing was opened");
}

#[tokio::test]
async fn a_paused_game_stands_still_until_somebody_goes_on() {
    let live = json!({ "kind": "live", "minutes": 5, "seconds": 15 });
    let (site, time, [mut anna, mut ben], path) = timed(&live).await;
    time.advance(15 * SECOND);
    let resume = format!("{path}/resume");
    let step = anna.seen(&path).await["step"].clone();
    assert_eq!(anna.refused(&resume, &json!({ "step": step }), 409).await["code"], "not_paused");
    let act = first_act(&mut anna, &path, "early").await;
    let paused = pause(&mut anna, &mut ben, &path).await;
    assert_eq!((&paused["legal"]["total"], &paused["clocks"][1]["until"]), (&json!(0), &Value::Null));
    let act = json!({ "action": act["action"], "step": paused["step"], "request": "early" });
    assert_eq!(anna.refused(&format!("{path}/act"), &act, 409).await["code"], "paused");
    time.advance(3600 * SECOND);
    site.app.mind_clocks().await.unwrap();
    let mut eve = Program::of(&site, &mut site.person("Eve").await, &ALL).await;
    let go_on = json!({ "step": paused["step"] });
    assert_eq!(eve.refused(&resume, &go_on, 403).await["code"], "not_at_table");
    let table = ben.done(&resume, &go_on).await;
    assert_eq!((&table["paused"], &table["clocks"][0]["left"]), (&json!(false), &json!(300 * SECOND)));
    assert!(table["legal"]["total"].as_u64().unwrap() > 0);
}

#[tokio::test]
async fn seats_are_kept_for_people_from_the_beginning() {
    let site = site().await;
    let mut ben = Program::of(&site, &mut account(&site, "Ben").await, &ALL).await;
    let mut cleo = Program::of(&site, &mut site.person("Cleo").await, &ALL).await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let promise = anna.seen("/api/v1/promise").await;
    let open = |second: &str, third: &str| {
        json!({
            "game": "toy", "door": "private", "nonce": promise["nonce"],
            "seats": [{ "kind": "me" }, { "kind": "kept", "name": second }, { "kind": "kept", "name": third }],
        })
    };
    for (second, third, field) in [
        ("@Nobody", "Cleo", "seats[1].name"),
        ("Cleo", "", "seats[2].name"),
        ("@Ben", "@ben", "seats[2].name"),
    ] {
        let refused = anna.refused("/api/v1/tables", &open(second, third), 422).await;
        assert_eq!((&refused["code"], &refused["field"]), (&json!("bad_table"), &json!(field)), "{refused}");
    }
    let table = anna.done("/api/v1/tables", &open("@ben", "Cleo")).await;
    assert_eq!(table["status"], "waiting", "{table}");
    let kinds = [1, 2].map(|seat| (&table["seats"][seat]["kind"], &table["seats"][seat]["name"]));
    assert_eq!(kinds, [(&json!("kept"), &json!("Ben")), (&json!("kept"), &json!("Cleo"))]);
    let again = anna.done("/api/v1/tables", &open("@ben", "Cleo")).await;
    assert_eq!(again["seats"], table["seats"], "a repeated request finds the table as it is");
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    let mut eve = Program::of(&site, &mut site.person("Eve").await, &ALL).await;
    assert_eq!(eve.refused(&format!("{path}/sit"), &json!({}), 403).await["code"], "not_invited");
    let sits = ben.done(&format!("{path}/sit"), &json!({})).await;
    assert_eq!(sits["yours"], json!(["b"]), "the account needs no key");
    let key = json!({ "invite": table["seats"][2]["invite"] });
    assert_eq!(cleo.done(&format!("{path}/accept"), &key).await["yours"], json!(["c"]));
    assert_eq!(anna.done(&format!("{path}/start"), &json!({})).await["status"], "playing");
}

#[tokio::test]
async fn everything_that_the_form_offers_is_agreed_by_call() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let wanted = json!({
        "door": "lobby", "watchers": false, "chat": "apart", "hints": false, "bots": false, "take_backs": false,
        "rated": false, "name": "Lamps", "time": { "kind": "live", "minutes": 7, "seconds": 0 },
    });
    let mut open = wanted.clone();
    open["game"] = "toy".into();
    open["seats"] = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "computer", "player": "steady" }]);
    let table = anna.done("/api/v1/tables", &open).await;
    for (name, value) in wanted.as_object().unwrap() {
        assert_eq!(&table[name], value, "{name}: {table}");
    }
    let kinds: Vec<&str> =
        table["seats"].as_array().unwrap().iter().map(|seat| seat["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["person", "open", "computer"]);
}

#[tokio::test]
async fn no_program_opens_joins_or_plays_rated_games() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let mut program = Program::of(&site, &mut anna, &ALL).await;
    let mut bens = Program::of(&site, &mut ben, &ALL).await;
    let open = json!({ "game": "toy", "rated": true, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let refused = program.refused("/api/v1/tables", &open, 403).await;
    assert_eq!(refused["code"], "rated_for_people");
    assert!(refused["text"].as_str().unwrap().contains("Rated games are for people"), "{refused}");
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("rated", "true")];
    let page = anna.post("/new", &fields).await.location();
    let path = format!("/api/v1/tables/{}", &page[3..]);
    for call in ["sit", "share", "start"] {
        let body = if call == "share" { json!({ "share": "0a".repeat(32) }) } else { json!({}) };
        let refused = bens.refused(&format!("{path}/{call}"), &body, 403).await;
        assert_eq!(refused["code"], "rated_for_people", "{call}");
    }
    ben.post(&format!("{page}/sit"), &[]).await.location();
    anna.post(&format!("{page}/start"), &[]).await.location();
    let table = program.seen(&path).await;
    assert_eq!(
        (&table["rated"], &table["hints"], &table["take_backs"]),
        (&json!(true), &json!(false), &json!(false)),
        "it may look: {table}"
    );
    let action = table["legal"]["actions"][0].clone();
    let step = table["step"].clone();
    for (call, body) in [
        ("act", json!({ "action": action, "step": step, "request": "k" })),
        ("take-back", json!({ "step": step, "request": "u" })),
        ("propose", json!({ "kind": "takeback", "step": step, "request": "p" })),
        ("give-up", json!({ "step": step })),
        ("hint", json!({ "step": step })),
        ("rematch", json!({})),
    ] {
        let refused = program.refused(&format!("{path}/{call}"), &body, 403).await;
        assert_eq!(refused["code"], "rated_for_people", "{call}");
    }
    assert_eq!(program.seen(&path).await["step"], step, "nothing has changed");
    // The same person plays it in the browser.
    crate::play::play_to_the_end(&mut anna, &mut ben, &page).await;
    assert!(site.browser().get("/people/Anna").await.text.contains('±'));
}

#[tokio::test]
async fn a_program_without_a_name_is_told_where_to_get_one() {
    let site = site().await;
    let mut program = Program::of(&site, &mut site.browser(), &ALL).await;
    let open = json!({ "game": "toy", "seats": [{ "kind": "open" }, { "kind": "me" }] });
    let refused = program.refused("/api/v1/tables", &open, 422).await;
    assert_eq!(refused["field"], "seats[1].kind", "{refused}");
    assert!(refused["text"].as_str().unwrap().contains("POST /me"), "{refused}");
    program.done("/api/v1/me", &json!({ "name": "Ada" })).await;
    program.done("/api/v1/tables", &open).await;
    let null = json!({ "game": "toy", "bogus": null });
    let refused = program.refused("/api/v1/tables", &null, 400).await;
    assert_eq!((&refused["code"], &refused["field"]), (&json!("unknown_field"), &json!("bogus")));
}
