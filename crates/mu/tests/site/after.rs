//! What can be done with a game that is over: a saved game is opened again, a position is played on from, and the luck
//! is verified.

use std::collections::BTreeSet;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use domain::{SeatKind, Source, Status, TableId, TableRecord};
use engine::{Luck, Observer, Rng, SavedGame, StepNumber, Turn};
use host::{AnyTable, Entry, Level, Look};
use serde_json::json;
use words::Language;

use crate::browser::{Answer, Browser, Site};
use crate::offers::action;
use crate::place::fresh;
use crate::{real_site, turn};

/// A game of random play with at most so many choices.
fn random(entry: &Entry, seats: u8, choices: usize) -> Box<dyn AnyTable> {
    let mut game = entry.open(seats, &[]).unwrap();
    let (luck, mut rng) = (Luck::from_seed(5), Rng::from_seed(5));
    game.settle(&luck);
    for _ in 0..choices {
        let Some(seat) = game.turn().owing().iter().next() else { break };
        let text = game.computer_choice(seat, Level::Random, &mut rng).unwrap();
        let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &[] };
        game.play_text(seat, &text, &luck, &look).unwrap();
    }
    game
}

fn few(entry: &Entry) -> u8 {
    (*(entry.seats)().start()).max(2)
}

/// Its saved game, with what others than this program may write into it.
fn written(game: &dyn AnyTable) -> String {
    let mut saved = game.save();
    saved.push("seat", "a <b>Zoe");
    saved.push("seat", "b bot keen");
    saved.push("date", "2001-02-03");
    saved.push("seed", "5");
    saved.push("weather", "rain");
    saved.to_string()
}

/// Posts a saved game as a browser does.
async fn bring(browser: &mut Browser, field: &str, text: &str) -> Answer {
    let body = format!(
        "--cut\r\nContent-Disposition: form-data; name=\"{field}\"; filename=\"a.mu\"\r\n\
         Content-Type: application/octet-stream\r\n\r\n{text}\r\n--cut--\r\n"
    );
    let request = browser
        .request(Method::POST, "/import")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=cut")
        .body(Body::from(body));
    browser.ask(request.unwrap()).await
}

/// The address of a table in that of one of its pages.
fn table(path: &str) -> String {
    path.split('/').take(3).collect::<Vec<_>>().join("/")
}

async fn record(site: &Site, path: &str) -> TableRecord {
    let id = TableId::new(path.split('/').nth(2).unwrap());
    site.store.table(&id).await.unwrap().unwrap().0
}

async fn page(browser: &mut Browser, path: &str) -> String {
    let answer = browser.get(path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
    answer.text
}

#[tokio::test]
async fn a_saved_game_of_every_game_is_opened_and_counts_for_nobody() {
    let site = real_site(fresh().await).await;
    for (entry, choices) in catalog::games().iter().flat_map(|entry| [(entry, 9), (entry, usize::MAX)]) {
        let game = random(entry, few(entry), choices);
        let is_over = matches!(game.turn(), Turn::Over(_));
        assert_eq!(is_over, choices > 9, "{}", entry.name);
        let text = written(&*game);
        let mut anna = site.person("Anna").await;
        let replay = bring(&mut anna, "file", &text).await.location();
        let path = table(&replay);
        assert!(replay.starts_with(&format!("{path}/replay?step=0")), "{replay}");
        let shown = page(&mut anna, &replay).await;
        assert!(shown.contains("&lt;b&gt;Zoe") && !shown.contains("<b>Zoe"), "{}", entry.name);
        assert!(page(&mut anna, &path).await.contains("not verified by this server"), "{}", entry.name);
        assert!(page(&mut anna, "/import").await.contains(&format!("href=\"{path}\"")));

        let kept = record(&site, &path).await;
        assert_eq!((kept.status, kept.abandoned, kept.is_imported()), (Status::Over, !is_over, true));
        let seats = site.store.seats(&kept.id).await.unwrap();
        assert!(seats.iter().all(|seat| seat.person.is_none()), "nobody's account stands behind a name");
        assert_eq!((seats[0].kind, seats[1].kind), (SeatKind::Person, SeatKind::Computer));
        assert_eq!(site.store.results(&kept.id).await.unwrap(), [], "no result is written down");
        let again = page(&mut site.browser(), &format!("{path}/save")).await;
        assert_eq!(again, text, "what is taken away is what was brought");
        let luck = page(&mut anna, &format!("{path}/luck")).await;
        assert!(luck.contains("a number that somebody chose"), "{luck}");
        assert!(!luck.contains("Not what the secret gives"), "{luck}");
    }
    site.store.close().await;
}

#[tokio::test]
async fn a_saved_game_that_cannot_be_is_told_by_its_line_and_opens_nothing() {
    let site = real_site(fresh().await).await;
    let mut anna = site.person("Anna").await;
    let game = random(&catalog::games()[0], 4, 9);
    let good = game.save().to_string();
    let last = good.lines().count() - 1;
    let broken = |line: usize, text: &str| {
        let mut lines: Vec<&str> = good.lines().collect();
        lines[line - 1] = text;
        lines.join("\n")
    };
    let long = format!("{}{}", good.trim_end().trim_end_matches("---"), "a pass\n".repeat(5_000));
    for (text, said) in [
        (String::new(), vec!["Choose a file, or paste a text."]),
        (
            "\u{fffd}PNG <i>".into(),
            vec!["Line 1:", "a saved game begins with the line", "PNG &lt;i&gt;</mark>"],
        ),
        (broken(2, "game chess"), vec!["Line 2:", "chess", "game chess</mark>"]),
        (broken(last, "z dance"), vec![&format!("Line {last}, column 1:"), "<mark>z dance</mark>"]),
        (broken(last, "  a dänce"), vec![&format!("Line {last}, column 5:"), "  a <mark>dänce</mark>"]),
        (broken(3, "rules 99"), vec!["Line 3:", "version “99” of the rules is not known"]),
        (long, vec!["at most 5000 can be opened"]),
        (format!("{good}{}", "# x\n".repeat(80_000)), vec!["This is more than 256 KiB."]),
        ("x".repeat(600 * 1024), vec!["This is more than 256 KiB."]),
    ] {
        let answer = bring(&mut anna, "text", &text).await;
        assert!(answer.status.is_client_error(), "{}", answer.status);
        for part in said {
            assert!(answer.text.contains(part), "{part}: {}", &answer.text[..4_000.min(answer.text.len())]);
        }
        if text.len() < 10_000 {
            let kept = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            assert!(answer.text.contains(&kept), "what was sent is kept");
        }
    }
    assert!(!anna.get("/import").await.text.contains("Opened by you"), "nothing was opened");
    site.store.close().await;
}

#[tokio::test]
async fn what_the_rules_refuse_in_a_saved_game_is_told_in_the_language_of_the_visitor() {
    let site = real_site(fresh().await).await;
    let mut anna = site.person("Anna").await;
    for entry in catalog::games() {
        let good = random(entry, few(entry), usize::MAX).save().to_string();
        let (before, scores) = good.trim_end().rsplit_once("---\n").unwrap();
        let last = before.lines().rfind(|line| !line.starts_with('!')).unwrap();
        let late = format!("{before}{last}\n---\n{scores}\n");
        let mut told = BTreeSet::new();
        for (language, place) in [("en", "Line "), ("fr", "Ligne "), ("de", "Zeile ")] {
            anna.post("/language", &[("language", language)]).await;
            let answer = bring(&mut anna, "text", &late).await;
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
            let (_, alert) = answer.text.split_once("role=\"alert\"").unwrap();
            let (alert, _) = alert.split_once("</p>").unwrap();
            let is_rule = entry.rules.iter().any(|rule| alert.contains(&format!("({rule})")));
            assert!(is_rule && alert.contains(place), "{}: {alert}", entry.name);
            told.insert(alert.rsplit_once("</b>").unwrap().1.to_owned());
        }
        assert_eq!(told.len(), 3, "{told:?}");
    }
    site.store.close().await;
}

/// Opens a table that goes on from a position: the visitor on seat b, computers elsewhere.
async fn branch(browser: &mut Browser, path: &str, step: StepNumber, nonce: &str) -> Answer {
    let form = page(browser, &format!("{path}/branch?step={step}&as=b")).await;
    let mut fields = vec![("step".to_owned(), step.to_string()), ("nonce".into(), nonce.into())];
    for seat in ["a", "b", "c", "d", "e", "f"] {
        if form.contains(&format!("name=\"seat.{seat}\"")) {
            let kind = if seat == "b" { "me" } else { "computer" };
            assert!(
                form.contains(&format!("name=\"seat.{seat}\" value=\"{kind}\" checked")),
                "{seat}: {form}"
            );
            fields.push((format!("seat.{seat}"), kind.into()));
        }
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    browser.post(&format!("{path}/branch?step={step}&as=b"), &fields).await
}

/// Plays a table to its end.
async fn finish(browser: &mut Browser, path: &str) {
    let mut rng = Rng::from_seed(3);
    while let Some((seq, acts)) = turn(browser, path).await {
        let text = action(rng.pick(&acts).unwrap(), &mut rng);
        let seq = seq.to_string();
        let act = [("seq", &*seq), ("key", &format!("k{seq}")), ("action", &text)];
        let answer = browser.post(&format!("{path}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{text}: {}", answer.text);
    }
}

/// Who has chosen nothing at a table yet cannot take back what was taken over from another one.
async fn taken_over_steps_stay(browser: &mut Browser, path: &str, game: &str) {
    let Some((seq, _)) = turn(browser, path).await else { return };
    let body = json!({ "seq": seq, "key": "back", "seat": "b", "reach": "last" });
    let answer = browser.json(&format!("{path}/undo"), &body).await;
    assert!(answer.status.is_client_error(), "{game}: {}", answer.text);
    assert_eq!(turn(browser, path).await.map(|(seq, _)| seq), Some(seq), "{game}: nothing has changed");
}

#[tokio::test]
async fn a_position_of_every_game_is_played_on_from_with_luck_of_its_own() {
    let site = real_site(fresh().await).await;
    for entry in catalog::games() {
        let game = random(entry, few(entry), usize::MAX);
        let positions = game.positions();
        let step = positions[positions.len() - 4];
        let (mut anna, mut zoe) = (site.person("Anna").await, site.person("Zoe").await);
        let source = table(&bring(&mut zoe, "file", &written(&*game)).await.location());
        let nonce = format!("{:064x}", entry.name.len() * 1000 + usize::from(entry.name.as_bytes()[0]));
        let path = branch(&mut anna, &source, step, &nonce).await.location();
        assert_eq!(branch(&mut anna, &source, step, &nonce).await.location(), path, "sent a second time");

        let kept = record(&site, &path).await;
        let origin = kept.origin.clone().unwrap();
        assert_eq!((origin.source, origin.steps), (Source::Table(record(&site, &source).await.id), step));
        let journal = site.store.journal(&kept.id, 0).await.unwrap();
        let taken: Vec<String> = journal.into_iter().take(step).map(|entry| entry.text).collect();
        assert_eq!(taken, game.at(step).steps_since(0), "{}", entry.name);
        let seats = site.store.seats(&kept.id).await.unwrap();
        assert_eq!((seats[0].kind, seats[1].kind), (SeatKind::Computer, SeatKind::Person));

        taken_over_steps_stay(&mut anna, &path, entry.name).await;
        finish(&mut anna, &path).await;
        let over = page(&mut anna, &path).await;
        assert!(over.contains("goes on from a position of another one"), "{}", entry.name);
        assert!(over.contains(&format!("{source}/replay?step={step}")), "{}", entry.name);
        assert_eq!(site.store.results(&kept.id).await.unwrap(), [], "it counts for nobody");
        let saved = SavedGame::parse(&page(&mut anna, &format!("{path}/save")).await).unwrap();
        let verified = (entry.laboratory.verify)(&saved).unwrap();
        assert!(verified.is_fair() && verified.taken == step, "{}: {verified:?}", entry.name);
        let luck = page(&mut anna, &format!("{path}/luck")).await;
        assert!(luck.contains(&format!("The first {step} steps come from another game")), "{luck}");

        let link = format!("href=\"{path}\"");
        assert!(page(&mut zoe, &source).await.contains(&link), "the game tells where it was gone on with");
        let early = positions[positions.len() - 5];
        assert!(
            !page(&mut zoe, &format!("{source}/branch?step={early}")).await.contains(&link),
            "no spoiler"
        );
        let end = page(&mut zoe, &format!("{source}/branch?step=1000000")).await;
        assert!(end.contains(&link) && end.contains("The game ends here"), "{end}");
        assert_eq!(branch_at_end(&mut zoe, &source).await, StatusCode::BAD_REQUEST);
    }
    site.store.close().await;
}

async fn branch_at_end(browser: &mut Browser, path: &str) -> StatusCode {
    let fields = [("step", "1000000"), ("seat.a", "me"), ("seat.b", "computer")];
    browser.post(&format!("{path}/branch"), &fields).await.status
}

#[tokio::test]
async fn a_game_that_runs_is_not_gone_on_with_elsewhere() {
    let site = real_site(fresh().await).await;
    let mut anna = site.person("Anna").await;
    for entry in catalog::games() {
        let path = anna.post(&format!("/play/{}", entry.name), &[("players", "3")]).await.location();
        turn(&mut anna, &path).await.unwrap();
        let fields = [("step", "1"), ("seat.a", "me"), ("seat.b", "me"), ("seat.c", "me")];
        for answer in [
            anna.get(&format!("{path}/branch?step=1")).await,
            anna.post(&format!("{path}/branch"), &fields).await,
            anna.get(&format!("{path}/luck")).await,
        ] {
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.text);
        }
    }
    site.store.close().await;
}

#[tokio::test]
async fn free_seats_of_a_position_wait_for_people() {
    let site = real_site(fresh().await).await;
    let (mut anna, mut ben) = (site.person("Anna").await, site.person("Ben").await);
    let entry = &catalog::games()[0];
    let game = random(entry, 3, 9);
    let source = table(&bring(&mut anna, "text", &game.save().to_string()).await.location());
    let step = game.step_count().to_string();
    let post = format!("{source}/branch?step={step}");
    let nobody = [("step", &*step), ("seat.a", "open"), ("seat.b", "computer"), ("seat.c", "computer")];
    let refused = anna.post(&post, &nobody).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.text.contains("Choose at least one seat for yourself"), "{}", refused.text);
    let fields = [("step", &*step), ("seat.a", "open"), ("seat.b", "computer"), ("seat.c", "me")];
    let path = anna.post(&post, &fields).await.location();
    assert_eq!(record(&site, &path).await.status, Status::Waiting);
    assert_eq!(ben.post(&format!("{path}/sit"), &[("seat", "a"), ("name", "Ben")]).await.location(), path);
    let kept = record(&site, &path).await;
    if kept.status == Status::Waiting {
        anna.post(&format!("{path}/start"), &[]).await.location();
    }
    let journal = site.store.journal(&kept.id, 0).await.unwrap();
    let taken: Vec<String> = journal.into_iter().take(game.step_count()).map(|entry| entry.text).collect();
    assert_eq!(taken, game.steps_since(0));
    site.store.close().await;
}
