//! Games that their people end before the rules do: by agreement, alone, or by giving up.

use axum::http::StatusCode;
use domain::time::MINUTE;
use domain::{PersonId, SeatKind, Status, TableId, TableRecord};
use serde_json::{Value, json};
use store::{Search, Shelf};

use crate::accounts::account;
use crate::api::{Program, two_programs};
use crate::browser::{Answer, Browser, Site, site};
use crate::consent::{choose, journal, log, one_round, reply, strip};
use crate::events::Events;
use crate::play::{against_computers, anna_and_ben, choices};
use crate::time::Club;

const BY_AGREEMENT: &str = "The game was ended by agreement, without a result.";
const ASK: &str = "Ask to end the game";
const END: &str = "End the game";
const GIVE_UP: &str = "Give up";

fn id(path: &str) -> TableId {
    TableId::new(path.strip_prefix("/t/").unwrap())
}

async fn record(site: &Site, path: &str) -> TableRecord {
    site.store.table(&id(path)).await.unwrap().unwrap().0
}

/// Asks the others to end the game.
async fn ask(browser: &mut Browser, path: &str, key: &str) -> Answer {
    let seq = choices(browser, path).await.0;
    browser.json(&format!("{path}/propose"), &json!({ "kind": "end", "seq": seq, "key": key })).await
}

pub(crate) async fn give_up(browser: &mut Browser, path: &str) -> Answer {
    let seq = choices(browser, path).await.0;
    browser.json(&format!("{path}/give-up"), &json!({ "seq": seq })).await
}

/// The lines of the menu about ending and leaving, of whoever sits there.
async fn menu(browser: &mut Browser, path: &str) -> String {
    let page = browser.get(path).await.text;
    page.split_once("<div id=\"ways-out\">").unwrap().1.split_once("</div>").unwrap().0.to_owned()
}

/// A rated table of these two that has begun.
pub(crate) async fn rated(anna: &mut Browser, ben: &mut Browser) -> String {
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("rated", "true")];
    let path = anna.post("/new", &fields).await.location();
    ben.post(&format!("{path}/sit"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    path
}

/// The games that the archive calls rated, of whoever sat at seat `a` of a table.
async fn counted(site: &Site, path: &str) -> Vec<TableId> {
    let person: PersonId = site.store.seats(&id(path)).await.unwrap()[0].person.clone().unwrap();
    let search = Search { rated: Some(true), ..Search::all(Shelf::Own(person.clone()), Some(person)) };
    site.store.search(&search, 9).await.unwrap().games.into_iter().map(|game| game.table).collect()
}

#[tokio::test]
async fn when_all_agree_the_game_is_over_without_a_result() {
    let mut club = Club::open(&[]).await;
    let path = club.path.clone();
    club.choose(0).await;
    let [anna, ben, cleo] = &mut club.people;
    assert!(
        menu(anna, &path).await.contains(ASK) && !menu(anna, &path).await.contains(GIVE_UP),
        "three play"
    );
    let seq = choices(ben, &path).await.0;
    let mut bens = Events::open(ben, &format!("{path}/events?after={seq}"), &[]).await;
    // The form of the menu, without script.
    let asked = [("kind", "end"), ("seq", &*seq.to_string()), ("key", "form-e"), ("seat", "a")];
    assert_eq!(anna.post(&format!("{path}/propose"), &asked).await.location(), path);
    let heard = bens.next().await.unwrap().data;
    assert!(heard.contains("Anna asks to end the game here, without a result."), "{heard}");
    let question = "Anna asks to end the game here, without a result. The game would be over for everybody and \
                    count for nobody. Waiting for Cleo. Agree Decline";
    assert_eq!(strip(ben, &path).await, question);
    let own = "You ask to end the game here, without a result. Waiting for Ben and Cleo. Never mind";
    assert_eq!(strip(anna, &path).await, own);
    assert!(!menu(cleo, &path).await.contains(ASK), "it is asked already");
    assert_eq!(reply(ben, &path, 1, "agree").await.status, StatusCode::OK);
    // The game goes on as long as somebody has not answered.
    choose(ben, &path, "b1").await;
    assert_eq!(record(&club.site, &path).await.status, Status::Playing);
    assert!(strip(cleo, &path).await.contains("Anna asks"));
    let (secret, before) = (record(&club.site, &path).await.secret.to_string(), cleo.get(&path).await.text);
    assert!(!before.contains(&secret), "a question opens nothing");
    assert_eq!(reply(cleo, &path, 1, "agree").await.status, StatusCode::OK);

    let after = record(&club.site, &path).await;
    assert!(after.abandoned && after.status == Status::Over);
    assert_eq!(club.notes().await, ["* agreed a"]);
    assert!(club.site.store.results(&club.id()).await.unwrap().is_empty());
    assert_eq!(
        club.post(2, "act", &[("action", "seal 1"), ("seq", "9"), ("key", "k")]).await,
        StatusCode::CONFLICT
    );
    club.pass(10_000).await;
    assert_eq!(club.notes().await, ["* agreed a"], "nothing is due any more");
    assert!(club.people[0].get("/").await.text.contains(BY_AGREEMENT), "in the list of tables");
}

#[tokio::test]
async fn what_was_ended_so_is_told_replayed_saved_and_played_again() {
    let site = site().await;
    let (mut anna, mut ben, path) = one_round(&site).await;
    choose(&mut anna, &path, "a2").await;
    ask(&mut anna, &path, "ask").await;
    reply(&mut ben, &path, 1, "agree").await;
    for (browser, language, [ended, told]) in [
        (
            &mut anna,
            "en",
            [BY_AGREEMENT, "The game is ended by agreement, without a result. Anna had asked for it."],
        ),
        (
            &mut ben,
            "fr",
            [
                "La partie s’est terminée d’un commun accord, sans résultat.",
                "La partie se termine d’un commun accord, sans résultat, à la demande de Anna.",
            ],
        ),
        (
            &mut site.browser(),
            "de",
            [
                "Das Spiel endete einvernehmlich und ohne Ergebnis.",
                "Das Spiel endet einvernehmlich und ohne Ergebnis. Anna hatte darum gebeten.",
            ],
        ),
    ] {
        browser.post("/language", &[("language", language)]).await;
        let page = browser.get(&path).await.text;
        assert!(page.contains(ended) && !page.contains("class=\"ranks\""), "{page}");
        assert!(log(browser, &path).await.contains(told), "{}", log(browser, &path).await);
    }
    let steps = journal(&site, &path).await.iter().filter(|entry| !entry.starts_with('*')).count();
    let replay = anna.get(&format!("{path}/replay?step={steps}&whole=1")).await;
    assert!(replay.status == StatusCode::OK && replay.text.contains(BY_AGREEMENT), "{}", replay.text);
    let saved = engine::SavedGame::parse(&anna.get(&format!("{path}/save")).await.text).unwrap();
    assert_eq!(saved.steps.len(), steps);
    let secret = record(&site, &path).await.secret.to_string();
    assert!(anna.get(&format!("{path}/save")).await.text.contains(&secret), "its luck can be verified");
    let again = anna.post(&format!("{path}/rematch"), &[]).await.location();
    assert!(again.starts_with("/t/") && again != path, "{again}");
    assert_eq!(ben.post(&format!("{again}/sit"), &[]).await.location(), again);
}

/// Through whose eyes the log of a game says this to a visitor.
async fn eyes_that_see(browser: &mut Browser, path: &str, words: &str) -> Vec<&'static str> {
    let mut eyes = Vec::new();
    for chosen in ["", "?as=all", "?as=a", "?as=b"] {
        if log(browser, &format!("{path}{chosen}")).await.contains(words) {
            eyes.push(chosen);
        }
    }
    eyes
}

#[tokio::test]
async fn hands_are_open_afterwards_as_they_are_when_a_vote_has_ended_the_game() {
    let site = site().await;
    let mut seen = Vec::new();
    for by_vote in [false, true] {
        let (mut anna, mut ben, path) = anna_and_ben(&site).await;
        choose(&mut anna, &path, "a1").await;
        let sealed = journal(&site, &path).await.last().unwrap().replace("a seal", "You sealed") + ".";
        let everything = format!("{path}?as=all");
        if by_vote {
            anna.post(&format!("{path}/leave"), &[]).await.location();
            assert!(!log(&mut ben, &everything).await.contains(&sealed), "it is a secret");
            assert_eq!(reply(&mut ben, &path, 1, "end").await.status, StatusCode::OK);
        } else {
            ask(&mut anna, &path, "ask").await;
            assert!(!log(&mut ben, &everything).await.contains(&sealed), "it is a secret");
            assert_eq!(reply(&mut ben, &path, 1, "agree").await.status, StatusCode::OK);
        }
        assert_eq!(record(&site, &path).await.status, Status::Over);
        let mut stranger = site.browser();
        let mut of = Vec::new();
        for browser in [&mut anna, &mut ben, &mut stranger] {
            of.push(eyes_that_see(browser, &path, &sealed).await);
        }
        assert!(of[1].contains(&"?as=all"), "{of:?}");
        seen.push(of);
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn whoever_declines_is_named_and_the_game_goes_on() {
    let mut club = Club::open(&[]).await;
    let path = club.path.clone();
    let [anna, ben, cleo] = &mut club.people;
    ask(anna, &path, "ask").await;
    reply(ben, &path, 1, "agree").await;
    assert_eq!(reply(cleo, &path, 1, "decline").await.status, StatusCode::OK);
    for browser in [anna, ben] {
        assert_eq!(strip(browser, &path).await, "Cleo declined: the game goes on.");
        assert!(log(browser, &path).await.contains("Cleo declined: the game goes on."));
    }
    assert_eq!(club.notes().await, ["* declined c end"]);
    let anna = &mut club.people[0];
    let again = ask(anna, &path, "again").await;
    assert_eq!(again.json()["error"]["code"], "declined_just_now", "{}", again.text);
    club.time.advance(MINUTE);
    assert_eq!(ask(&mut club.people[0], &path, "later").await.status, StatusCode::OK);
    club.choose(1).await;
    assert_eq!(club.record().await.status, Status::Playing);
}

#[tokio::test]
async fn whoever_asks_withdraws_it_and_nobody_else_does() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    ask(&mut anna, &path, "ask").await;
    let mut cleo = site.person("Cleo").await;
    assert_eq!(ask(&mut cleo, &path, "ask").await.status, StatusCode::FORBIDDEN);
    assert_eq!(reply(&mut cleo, &path, 1, "agree").await.status, StatusCode::FORBIDDEN);
    assert_eq!(reply(&mut ben, &path, 1, "end").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(ask(&mut ben, &path, "ask").await.json()["error"]["code"], "asked_already");
    let withdraw = json!({ "number": 1, "seq": choices(&mut anna, &path).await.0 });
    assert_eq!(ben.json(&format!("{path}/withdraw"), &withdraw).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.json(&format!("{path}/withdraw"), &withdraw).await.status, StatusCode::OK);
    assert_eq!(strip(&mut ben, &path).await, "");
    assert_eq!(reply(&mut ben, &path, 1, "agree").await.status, StatusCode::CONFLICT);
    assert_eq!(record(&site, &path).await.status, Status::Playing);
    assert!(menu(&mut ben, &path).await.contains(ASK), "now Ben may ask");
}

#[tokio::test]
async fn with_computers_alone_one_click_ends_it_after_a_question_to_oneself() {
    let site = site().await;
    let (mut anna, path) = against_computers(&site).await;
    let lines = menu(&mut anna, &path).await;
    assert!(lines.contains(END) && !lines.contains(ASK) && !lines.contains(GIVE_UP), "{lines}");
    assert!(
        lines.contains("data-ask=\"End the game here, without a result? This cannot be undone.\""),
        "{lines}"
    );
    assert!(lines.contains("A computer plays on in your place."), "what leaving does: {lines}");
    assert_eq!(give_up(&mut anna, &path).await.json()["error"]["code"], "not_two");
    assert_eq!(ask(&mut anna, &path, "end").await.status, StatusCode::OK);
    let page = anna.get(&path).await.text;
    assert!(page.contains("The game was ended without a result.") && !page.contains("agreement"), "{page}");
    assert_eq!(journal(&site, &path).await.last().unwrap(), "* ended a");
    // A request that comes again is answered and changes nothing.
    let entries = journal(&site, &path).await.len();
    assert_eq!(ask(&mut anna, &path, "end").await.status, StatusCode::OK);
    assert_eq!(journal(&site, &path).await.len(), entries);
    assert_eq!(ask(&mut anna, &path, "other").await.json()["error"]["code"], "asked_no_more");
    let lines = menu(&mut anna, &path).await;
    assert!(!lines.contains(END) && !lines.contains("data-ask"), "{lines}");
}

#[tokio::test]
async fn a_rated_game_that_is_ended_by_agreement_changes_no_rating() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let path = rated(&mut anna, &mut ben).await;
    ask(&mut anna, &path, "ask").await;
    reply(&mut ben, &path, 1, "agree").await;
    let page = anna.get(&path).await.text;
    assert!(page.contains(BY_AGREEMENT) && !page.contains("class=\"ranks\""), "{page}");
    assert!(site.store.results(&id(&path)).await.unwrap().is_empty());
    assert!(site.store.recount_ratings().await.unwrap().is_empty());
    assert!(!anna.get("/people/Anna").await.text.contains('±'));
    assert!(counted(&site, &path).await.is_empty(), "it has not counted");
}

#[tokio::test]
async fn who_gives_up_a_rated_game_has_lost_it() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let path = rated(&mut anna, &mut ben).await;
    choose(&mut anna, &path, "a1").await;
    let lines = menu(&mut ben, &path).await;
    assert!(lines.contains(GIVE_UP) && lines.contains("Anna has won. This cannot be undone."), "{lines}");
    let seq = choices(&mut anna, &path).await.0;
    let mut annas = Events::open(&mut anna, &format!("{path}/events?after={seq}"), &[]).await;
    // The form of the menu, without script.
    let form = [("seq", &*seq.to_string())];
    assert_eq!(ben.post(&format!("{path}/give-up"), &form).await.location(), path);
    let heard = annas.next().await.unwrap().data;
    assert!(heard.contains("You have won: Ben has given up."), "{heard}");
    assert_eq!(journal(&site, &path).await.last().unwrap(), "* resigned b");
    let ends = site.store.results(&id(&path)).await.unwrap();
    let places: Vec<u8> = ends.iter().map(|end| end.place.place).collect();
    assert_eq!(places, [1, 2]);
    let [won, lost] = [0, 1].map(|at| ends[at].change.expect("it was rated"));
    assert!(won.after.value > won.before.value && lost.after.value < lost.before.value, "{ends:?}");
    assert_eq!(site.store.recount_ratings().await.unwrap().len(), 1, "one game with one number of players");
    assert_eq!(site.store.results(&id(&path)).await.unwrap(), ends, "ratings follow from results");
    for (browser, words) in [
        (&mut anna, "You have won: Ben has given up."),
        (&mut ben, "Anna has won: you have given up."),
        (&mut site.browser(), "Anna has won: Ben has given up."),
    ] {
        let page = browser.get(&path).await.text;
        assert!(page.contains(words) && page.contains("class=\"ranks\""), "{page}");
        assert!(
            page.contains(&format!(
                ">{}<abbr title=\"provisional\">?</abbr><small> ± {}",
                won.after.shown().0,
                won.after.shown().1
            )),
            "{page}"
        );
        assert!(log(browser, &path).await.contains("Ben has given up."));
    }
    assert_eq!(counted(&site, &path).await, [id(&path)], "it has counted");
    // Twice is once, and nobody gives up what is over.
    assert_eq!(give_up(&mut ben, &path).await.status, StatusCode::OK);
    assert_eq!(give_up(&mut anna, &path).await.json()["error"]["code"], "game_over");
    assert_eq!(site.store.results(&id(&path)).await.unwrap(), ends);
    assert!(anna.get(&path).await.text.contains("/rematch"));
    assert!(anna.get(&format!("{path}/save")).await.status == StatusCode::OK);
}

#[tokio::test]
async fn who_leaves_a_rated_game_of_two_has_lost_it_if_the_other_one_ends_it() {
    let site = site().await;
    let (mut anna, mut ben) = (account(&site, "Anna").await, account(&site, "Ben").await);
    let path = rated(&mut anna, &mut ben).await;
    assert!(menu(&mut ben, &path).await.contains("Anna decides whether to wait"), "it is said before");
    ben.post(&format!("{path}/leave"), &[]).await.location();
    assert!(strip(&mut anna, &path).await.contains("End the game and win"));
    assert_eq!(reply(&mut anna, &path, 1, "end").await.status, StatusCode::OK);
    assert_eq!(journal(&site, &path).await.last().unwrap(), "* forfeited b");
    let ends = site.store.results(&id(&path)).await.unwrap();
    let places: Vec<u8> = ends.iter().map(|end| end.place.place).collect();
    assert_eq!(places, [1, 2]);
    let [won, lost] = [0, 1].map(|at| ends[at].change.expect("it was rated"));
    assert!(won.after.value > won.before.value && lost.after.value < lost.before.value, "{ends:?}");
    for (browser, words) in [
        (&mut anna, "You have won: Ben did not come back."),
        (&mut ben, "Anna has won: you did not come back."),
        (&mut site.browser(), "Anna has won: Ben did not come back."),
    ] {
        let page = browser.get(&path).await.text;
        assert!(page.contains(words) && page.contains("class=\"ranks\""), "{page}");
        assert!(log(browser, &path).await.contains("Ben did not come back, and loses."));
    }
    assert_eq!(counted(&site, &path).await, [id(&path)], "it has counted");
}

#[tokio::test]
async fn giving_up_is_for_two_people_who_play_each_other() {
    let mut club = Club::open(&[]).await;
    let path = club.path.clone();
    let refused = give_up(&mut club.people[0], &path).await;
    assert_eq!((refused.status, &refused.json()["error"]["code"]), (StatusCode::CONFLICT, &json!("not_two")));
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let mut cleo = site.person("Cleo").await;
    assert_eq!(give_up(&mut cleo, &path).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.post(&format!("{path}/give-up"), &[]).await.status, StatusCode::BAD_REQUEST);
    // A computer plays for Ben: nobody is there to give up to.
    ben.post(&format!("{path}/leave"), &[]).await.location();
    reply(&mut anna, &path, 1, "computer").await;
    assert_eq!(site.store.seats(&id(&path)).await.unwrap()[1].kind, SeatKind::Computer);
    assert!(!menu(&mut anna, &path).await.contains(GIVE_UP));
    assert_eq!(give_up(&mut anna, &path).await.json()["error"]["code"], "not_two");
    assert_eq!(record(&site, &path).await.status, Status::Playing);
    // Two seats at one device are one person.
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "here"), ("name.b", "Ben")];
    let path = anna.post("/new", &fields).await.location();
    anna.post(&format!("{path}/show"), &[("seat", "a")]).await;
    let lines = menu(&mut anna, &path).await;
    assert!(!lines.contains(GIVE_UP) && lines.contains(END), "{lines}");
    assert_eq!(give_up(&mut anna, &path).await.json()["error"]["code"], "not_two");
}

#[tokio::test]
async fn programs_ask_for_the_end_and_give_up() {
    let site = site().await;
    let (mut anna, mut ben, path) = two_programs(&site).await;
    let ask = json!({ "kind": "end", "step": anna.seen(&path).await["step"], "request": "end" });
    let asked = anna.done(&format!("{path}/propose"), &ask).await;
    assert_eq!(asked["asked"][0]["kind"], "end", "{asked}");
    assert_eq!((&asked["asked"][0]["about"], &asked["asked"][0]["by"]), (&Value::Null, &json!("a")));
    let question = ben.seen(&path).await;
    assert_eq!(question["asked"][0]["choices"], json!(["agree", "decline"]));
    assert_eq!(question["luck"]["secret"], Value::Null);
    let agree =
        json!({ "number": question["asked"][0]["number"], "choice": "agree", "step": question["step"] });
    let over = ben.done(&format!("{path}/answer"), &agree).await;
    assert_eq!(
        (&over["status"], &over["over"], &over["your_turn"]),
        (&json!("over"), &Value::Null, &json!(false))
    );
    assert!(ben.seen(&path).await["luck"]["secret"].is_string());

    let (mut anna, mut ben, path) = two_programs(&site).await;
    let body = json!({ "step": anna.seen(&path).await["step"] });
    let over = anna.done(&format!("{path}/give-up"), &body).await;
    assert_eq!((&over["status"], &over["over"]["reason"]), (&json!("over"), &json!("given_up")), "{over}");
    assert_eq!(over["over"]["words"], "Ben has won: you have given up.");
    let places = over["over"]["places"].as_array().unwrap();
    let places: Vec<_> = places.iter().map(|one| (&one["seat"], &one["place"], &one["score"])).collect();
    assert_eq!(places, [(&json!("a"), &json!(2), &json!(0)), (&json!("b"), &json!(1), &json!(0))]);
    assert_eq!(ben.refused(&format!("{path}/give-up"), &body, 409).await["code"], "game_over");
    let mut alone = Program::of(&site, &mut site.person("Cleo").await, &crate::api::ALL).await;
    let table = alone.done("/api/v1/tables", &json!({ "game": "toy" })).await;
    let path = format!("/api/v1/tables/{}", table["id"].as_str().unwrap());
    let body = json!({ "step": table["step"] });
    assert_eq!(alone.refused(&format!("{path}/give-up"), &body, 409).await["code"], "not_two");
}
