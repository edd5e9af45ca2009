//! Who runs out of time or leaves, what the others decide, and coming back.

use axum::http::StatusCode;
use domain::time::DAY;
use domain::{SeatKind, Status};
use serde_json::json;

use crate::browser::Site;
use crate::play::choices;
use crate::time::Club;

const LIVE: (&str, &str) = ("time", "5+15");
/// What is left on every clock of such a table when the game begins, and one more.
const ALL: i64 = 316;

/// Anna and Cleo have chosen, Ben has run out of time.
async fn ben_is_out() -> Club {
    let mut club = Club::open(&[LIVE]).await;
    club.choose(0).await;
    club.choose(2).await;
    club.pass(ALL).await;
    assert_eq!(club.notes().await, ["* out b"]);
    club
}

async fn kind_of_ben(club: &Club) -> SeatKind {
    club.seats().await[1].kind
}

#[tokio::test]
async fn who_runs_out_is_voted_on_by_the_others_alone() {
    let mut club = ben_is_out().await;
    club.pass(1).await;
    assert_eq!(club.notes().await, ["* out b"], "once");
    let page = club.page(0).await;
    assert!(page.contains("Ben has run out of time.") && page.contains("Ben is missing"), "{page}");
    assert!(page.contains("To wait means 3 more minutes") && page.contains("value=\"computer\""));
    assert!(!club.page(1).await.contains("value=\"computer\""), "Ben has no voice");
    assert_eq!(club.answer(1, 1, "wait").await, StatusCode::FORBIDDEN);
    assert_eq!(club.answer(0, 1, "computer").await, StatusCode::OK);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Person, "one of two is no majority");
    assert_eq!(club.answer(2, 1, "computer").await, StatusCode::OK);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Computer);
    assert_eq!(club.notes().await, ["* out b", "* computer b"]);
    assert!(club.page(2).await.contains("A computer plays for Ben."));
}

#[tokio::test]
async fn a_tie_waits_and_gives_three_minutes() {
    let mut club = ben_is_out().await;
    club.answer(0, 1, "end").await;
    club.answer(2, 1, "computer").await;
    assert_eq!(club.notes().await, ["* out b", "* waits b 180000"]);
    assert_eq!(club.shown().await[1], 180);
    club.pass(181).await;
    assert_eq!(club.notes().await.last().unwrap(), "* out b", "and then it is asked again");
    club.pass(121).await;
    assert_eq!(kind_of_ben(&club).await, SeatKind::Computer, "nobody has answered");
}

#[tokio::test]
async fn who_plays_after_all_is_there_and_the_vote_is_over() {
    let mut club = ben_is_out().await;
    club.answer(0, 1, "computer").await;
    club.choose(1).await;
    assert!(!club.page(0).await.contains("Ben is missing"));
    assert_eq!(club.answer(2, 1, "computer").await, StatusCode::CONFLICT);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Person);
    assert_eq!(club.shown().await[1], 15, "the next choice has its increment");
    club.pass(16).await;
    assert_eq!(club.notes().await, ["* out b", "* out b"], "and the next vote is another one");
    assert_eq!(club.answer(0, 1, "computer").await, StatusCode::CONFLICT);
    assert_eq!(club.answer(0, 2, "computer").await, StatusCode::OK);
}

#[tokio::test]
async fn a_game_may_be_ended_without_a_result_and_still_replays() {
    let mut club = ben_is_out().await;
    club.answer(0, 1, "end").await;
    club.answer(2, 1, "end").await;
    let record = club.record().await;
    assert!(record.abandoned && record.status == Status::Over);
    for who in 0..3 {
        let page = club.page(who).await;
        assert!(
            page.contains("The game was ended without a result.") && !page.contains("class=\"ranks\""),
            "{page}"
        );
        assert!(choices(&mut club.people[who], &club.path.clone()).await.1.is_empty());
    }
    let (seq, _) = choices(&mut club.people[1], &club.path.clone()).await;
    let late = json!({ "seq": seq, "key": "late", "seat": "b", "action": "seal 1" });
    let path = club.path.clone();
    assert_eq!(club.people[1].json(&format!("{path}/act"), &late).await.status, StatusCode::CONFLICT);
    assert!(club.site.store.results(&club.id()).await.unwrap().is_empty(), "nothing is rated");
    let saved = club.people[0].get(&format!("{path}/save")).await;
    assert_eq!(saved.status, StatusCode::OK);
    let saved = engine::SavedGame::parse(&saved.text).unwrap();
    assert_eq!(crate::browser::GAMES[0].restore(&saved).unwrap().step_count(), 3);
    assert!(club.people[0].get("/").await.text.contains("The game was ended without a result."));
    club.pass(10_000).await;
    assert_eq!(club.notes().await, ["* out b", "* ended b"], "nothing is due any more");
}

#[tokio::test]
async fn who_leaves_is_voted_on_and_may_be_waited_for() {
    let mut club = Club::open(&[]).await;
    assert_eq!(club.post(1, "leave", &[]).await, StatusCode::SEE_OTHER);
    assert_eq!(club.post(1, "leave", &[]).await, StatusCode::SEE_OTHER, "twice is once");
    assert_eq!(club.notes().await, ["* left b"]);
    club.answer(0, 1, "wait").await;
    club.answer(2, 1, "wait").await;
    assert!(club.page(0).await.contains("Ben has left. The table is waiting."));
    club.pass(181).await;
    assert!(club.page(0).await.contains("Ben is missing"), "and then it is asked again");
    assert!(club.page(1).await.contains("Play on yourself"));
    assert_eq!(club.post(1, "sit", &[("seat", "b")]).await, StatusCode::SEE_OTHER);
    assert!(!club.page(0).await.contains("Ben is missing"));
    assert_eq!(club.notes().await, ["* left b", "* waits b 180000", "* back b"]);
    club.choose(1).await;
}

#[tokio::test]
async fn who_has_left_is_not_waited_for_by_a_vote() {
    let mut club = ben_is_out().await;
    assert_eq!(club.answer(0, 1, "computer").await, StatusCode::OK);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Person, "Cleo has not answered");
    assert_eq!(club.post(2, "leave", &[]).await, StatusCode::SEE_OTHER);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Computer, "all who are left agree");
    assert_eq!(club.notes().await, ["* out b", "* left c", "* computer b"]);
    let page = club.page(0).await;
    assert!(page.contains("Cleo is missing") && !page.contains("Ben is missing"), "{page}");
    assert!(!club.page(2).await.contains("value=\"computer\""), "who has left has no voice");
    // Ben is played for and Cleo has left: the only voice decides.
    assert_eq!(club.answer(0, 2, "wait").await, StatusCode::OK);
    assert_eq!(club.notes().await.last().unwrap(), "* waits c 180000");
    // Who is back has a voice again.
    assert_eq!(club.post(2, "sit", &[("seat", "c")]).await, StatusCode::SEE_OTHER);
    assert_eq!(club.post(0, "leave", &[]).await, StatusCode::SEE_OTHER);
    assert_eq!(club.answer(2, 3, "computer").await, StatusCode::OK);
    let kinds: Vec<SeatKind> = club.seats().await.iter().map(|held| held.kind).collect();
    assert_eq!(kinds, [SeatKind::Computer, SeatKind::Computer, SeatKind::Person]);
}

#[tokio::test]
async fn who_was_to_answer_and_deletes_the_account_is_not_waited_for_either() {
    let mut club = ben_is_out().await;
    let account = [("name", "Cleo"), ("password", "a long enough password")];
    assert_eq!(club.people[2].post("/account/make", &account).await.status, StatusCode::SEE_OTHER);
    assert_eq!(club.answer(0, 1, "computer").await, StatusCode::OK);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Person);
    let deleted = club.people[2].post("/account/delete", &account[1..]).await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER, "{}", deleted.text);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Computer);
    assert_eq!(club.notes().await, ["* out b", "* computer c", "* computer b"]);
}

#[tokio::test]
async fn when_all_have_left_nobody_is_asked_and_computers_play_on() {
    let mut club = Club::open(&[]).await;
    for who in [1, 2, 0] {
        assert_eq!(club.post(who, "leave", &[]).await, StatusCode::SEE_OTHER);
    }
    let mut notes = club.notes().await;
    assert_eq!(notes[..3], ["* left b", "* left c", "* left a"]);
    notes[3..].sort();
    assert_eq!(notes[3..], ["* computer a", "* computer b", "* computer c"]);
    assert!(club.seats().await.iter().all(|held| held.kind == SeatKind::Computer));
    assert!(club.course().await.absences.is_empty());
    let asked = club.site.store.proposals(&club.id()).await.unwrap();
    assert!(asked.iter().all(|asked| asked.outcome.is_some()), "{asked:?}");
}

#[tokio::test]
async fn who_is_out_of_time_and_alone_gets_more() {
    let mut club = ben_is_out().await;
    for who in [0, 2] {
        assert_eq!(club.post(who, "leave", &[]).await, StatusCode::SEE_OTHER);
    }
    let notes = club.notes().await;
    assert_eq!(notes, ["* out b", "* left a", "* left c", "* waits b 180000"], "Ben has the only voice");
    assert_eq!(club.answer(1, 2, "end").await, StatusCode::OK);
    assert!(club.record().await.abandoned);
}

#[tokio::test]
async fn a_computer_stands_in_and_hands_the_seat_back() {
    let mut club = ben_is_out().await;
    for who in [0, 2] {
        club.answer(who, 1, "computer").await;
    }
    // The others play on; the computer keeps up.
    for _ in 0..200 {
        if club.seats().await[1].stood_in > 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert!(club.seats().await[1].stood_in > 0, "its choices are counted");
    let path = club.path.clone();
    assert!(club.page(1).await.contains("Play on yourself"));
    let cleo = club.people[2].post(&format!("{path}/sit"), &[("seat", "b")]).await;
    assert_eq!(cleo.status, StatusCode::CONFLICT, "nobody else may take it");
    assert_eq!(club.post(1, "sit", &[("seat", "b")]).await, StatusCode::SEE_OTHER);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Person);
    assert_eq!(club.shown().await[1], 60, "a minute at least to find the way back in");
    while club.record().await.status == Status::Playing {
        everybody_chooses(&mut club, &path).await;
    }
    assert!(club.page(0).await.contains("a computer made"), "the result says so");
}

/// Whoever owes a choice makes one. A computer may have made it already when its person came back.
async fn everybody_chooses(club: &mut Club, path: &str) {
    for who in 0..3 {
        if !choices(&mut club.people[who], path).await.1.is_empty() {
            club.choose(who).await;
        }
    }
}

#[tokio::test]
async fn by_the_day_nobody_is_replaced_because_nobody_looks() {
    let mut club = Club::open(&[("time", "1d")]).await;
    club.choose(0).await;
    club.choose(2).await;
    for day in 1..=4 {
        club.pass(DAY / 1000 + day).await;
    }
    assert_eq!(club.notes().await, ["* out b", "* waits b 86400000", "* out b", "* waits b 86400000"]);
    assert_eq!(kind_of_ben(&club).await, SeatKind::Person);
    assert!(club.page(0).await.contains("one more day"));
}

#[tokio::test]
async fn two_processes_that_see_one_clock_run_out_say_it_once() {
    let place = crate::place::Place::new();
    let club = Club::over(place.open().await, &[LIVE]).await;
    let there = Site::at(place.open().await, club.time.clone()).await;
    club.time.advance(ALL * 1000);
    let (here, there) = tokio::join!(club.site.app.mind_clocks(), there.app.mind_clocks());
    here.unwrap();
    there.unwrap();
    let mut notes = club.notes().await;
    notes.sort();
    assert_eq!(notes, ["* out a", "* out b", "* out c"]);
}

#[tokio::test]
async fn a_pause_needs_everybody_and_its_end_one() {
    let mut club = Club::open(&[LIVE]).await;
    let path = club.path.clone();
    let propose = |seq: u64, key: &str| json!({ "kind": "pause", "seq": seq, "key": key });
    assert!(club.page(0).await.contains("Ask for a pause"));
    let (seq, actions) = choices(&mut club.people[0], &path).await;
    let asked = club.people[0].json(&format!("{path}/propose"), &propose(seq, "p1")).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text);
    club.answer(1, 1, "agree").await;
    assert!(club.course().await.clocks.paused_since().is_none());
    club.pass(10).await;
    club.answer(2, 1, "agree").await;
    assert!(club.course().await.clocks.paused_since().is_some());
    club.pass(5000).await;
    assert_eq!(club.shown().await, [305, 305, 305]);
    let page = club.page(2).await;
    assert!(page.contains("The game is paused.") && page.contains("/resume"), "{page}");
    let lobby = club.people[1].get("/").await.text;
    assert!(lobby.contains("<span class=\"pill\">Paused</span>"));
    assert!(!lobby.contains("class=\"turn\""), "nothing waits");
    let (seq, none) = choices(&mut club.people[0], &path).await;
    assert!(none.is_empty(), "nothing can be chosen meanwhile");
    let act = json!({ "seq": seq, "key": "k", "action": actions[0] });
    let refused = club.people[0].json(&format!("{path}/act"), &act).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text);
    assert!(refused.error().contains("The game is paused"));
    assert_eq!(club.post(2, "resume", &[("seq", &seq.to_string())]).await, StatusCode::SEE_OTHER);
    assert_eq!(club.post(2, "resume", &[("seq", &seq.to_string())]).await, StatusCode::CONFLICT);
    club.pass(5).await;
    assert_eq!(club.shown().await, [300, 300, 300]);
    assert_eq!(club.notes().await, ["* paused a", "* resumed c"]);
    let mut untimed = Club::open(&[]).await;
    let (seq, _) = choices(&mut untimed.people[0], &untimed.path.clone()).await;
    let path = untimed.path.clone();
    let refused = untimed.people[0].json(&format!("{path}/propose"), &propose(seq, "p1")).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.error().contains("no clocks"), "{}", refused.text);
}
