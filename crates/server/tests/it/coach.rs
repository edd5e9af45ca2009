//! The coach: when it asks, what it leaves as it is, and that one click ends it.

use axum::http::StatusCode;
use domain::{CoachLevel, TableId};
use engine::{Game as _, Observer, PerSeat};
use host::{Documents, Entry, Level};
use players::rehearsal::Draws;
use players::search::Verdict;
use players::{Case, Player, Reason, Roster};
use serde_json::{Value, json};
use toy::Toy;

use crate::browser::{Answer, Browser, Site};
use crate::consent::all_others_have_chosen;
use crate::place::fresh;
use crate::play::turn;

/// The players of the toy, and a measure by which a high number that is kept is lost.
struct Strict;

impl Roster for Strict {
    type Game = Toy;
    type Coding = toy_players::ToyCoding;

    const PLAYERS: &'static [(Level, &'static dyn Player<Toy>)] = toy_players::ToyPlayers::PLAYERS;
    const REASONS: &'static [&'static str] = toy_players::ToyPlayers::REASONS;

    fn play_on(mut world: Toy, _: &mut Draws) -> Verdict {
        // A sealed number leaves the hand when all have sealed one.
        let owing: Vec<_> = world.turn().owing().iter().collect();
        let is_sealed = owing.len() < usize::from(world.seats());
        for seat in owing.into_iter().filter(|_| is_sealed) {
            let mut legal = Vec::new();
            world.legal(seat, &mut legal);
            world.apply(seat, legal[0], &mut ());
        }
        let kept = |seat| {
            let hand = world.view(Observer::Seat(seat)).hand();
            -f64::from(hand.iter().map(|card| u32::from(card.value())).sum::<u32>()) / 20.0
        };
        Verdict {
            success: PerSeat::from_fn(world.seats(), kept),
            points: PerSeat::from_fn(world.seats(), |_| 0.0),
        }
    }

    fn reason(case: &Case<'_, Toy>) -> Option<Reason> {
        toy_players::ToyPlayers::reason(case)
    }
}

static STRICT: [Entry; 1] = [Entry::of::<toy_face::ToyFace, Strict, toy::Wins>(&Documents(toy::DOCUMENTS))];

async fn strict() -> Site {
    Site::with(&STRICT, fresh().await).await
}

/// The lowest and the highest number that may be sealed, as actions.
fn ends(actions: &[String]) -> (String, String) {
    let number = |action: &&String| action.strip_prefix("seal ").unwrap().parse::<u8>().unwrap();
    let (low, high) =
        (actions.iter().min_by_key(number).unwrap(), actions.iter().max_by_key(number).unwrap());
    (low.clone(), high.clone())
}

fn gap(actions: &[String]) -> u8 {
    let (low, high) = ends(actions);
    let [low, high] = [low, high].map(|action| action.strip_prefix("seal ").unwrap().parse::<u8>().unwrap());
    high - low
}

/// A table of Anna and a computer that has chosen, at which her lowest number is a blunder: with the version and the
/// lowest and highest.
async fn at_a_blunder(
    site: &Site,
    anna: &mut Browser,
    more: &[(&str, &str)],
) -> (String, u64, (String, String)) {
    let fields = [("game", "toy"), ("seat.a", "me"), ("seat.b", "computer"), ("bot.b", "steady")];
    let fields: Vec<(&str, &str)> = fields.iter().chain(more).copied().collect();
    for _ in 0..40 {
        let path = anna.post("/new", &fields).await.location();
        let (_, actions) = turn(anna, &path).await.unwrap();
        if gap(&actions) >= 5 {
            all_others_have_chosen(site, &path, 1).await;
            let (seq, actions) = turn(anna, &path).await.unwrap();
            return (path, seq, ends(&actions));
        }
    }
    panic!("no hand has a high and a low number")
}

async fn say(browser: &mut Browser, level: CoachLevel) {
    let said = browser.post("/settings", &[("coach", level.word()), ("next", "/")]).await;
    assert_eq!(said.status, StatusCode::SEE_OTHER);
}

async fn act(
    browser: &mut Browser,
    (path, seq): (&str, u64),
    action: &str,
    more: &[(&str, Value)],
) -> Answer {
    let mut sent =
        json!({ "seq": seq, "key": format!("{seq}-{action}").replace(' ', "-"), "action": action });
    for (field, value) in more {
        sent[*field] = value.clone();
    }
    browser.json(&format!("{path}/act"), &sent).await
}

async fn steps(site: &Site, path: &str) -> usize {
    site.store.journal(&TableId::new(path.strip_prefix("/t/").unwrap()), 0).await.unwrap().len()
}

fn is_asked(answer: &Answer) -> bool {
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let told = answer.json();
    assert_ne!(told["ask"].is_object(), told["seq"].is_number(), "{told}");
    told["ask"].is_object()
}

#[tokio::test]
async fn before_a_blunder_it_asks_and_nothing_has_happened_yet() {
    let site = strict().await;
    let mut anna = site.person("Anna").await;
    say(&mut anna, CoachLevel::Blunders).await;
    let (path, seq, (low, _)) = at_a_blunder(&site, &mut anna, &[]).await;
    let (before, journal) = (anna.get(&path).await.text, steps(&site, &path).await);
    let answer = act(&mut anna, (&path, seq), &low, &[]).await;
    assert!(is_asked(&answer), "{}", answer.text);
    let words = answer.json()["ask"]["coach-words"].as_str().unwrap().to_owned();
    assert!(
        words.contains("Which number could win this round?") && words.contains("/rules/toy#TOY-1.2"),
        "{words}"
    );
    assert_eq!(steps(&site, &path).await, journal, "nothing was written");
    assert_eq!(anna.get(&path).await.text, before, "and nothing is told, not even to her");
    assert_eq!(act(&mut anna, (&path, seq), &low, &[]).await.text, answer.text, "the same question again");
    let sure = act(&mut anna, (&path, seq), &low, &[("sure", json!(true))]).await;
    assert!(!is_asked(&sure), "played anyway");
    assert!(steps(&site, &path).await > journal);
}

#[tokio::test]
async fn who_thinks_again_plays_something_else_and_what_is_advised_is_never_asked_about() {
    let site = strict().await;
    let mut anna = site.person("Anna").await;
    say(&mut anna, CoachLevel::Mistakes).await;
    let (path, seq, (low, high)) = at_a_blunder(&site, &mut anna, &[]).await;
    assert!(is_asked(&act(&mut anna, (&path, seq), &low, &[]).await));
    assert!(!is_asked(&act(&mut anna, (&path, seq), &high, &[]).await));
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        assert!(!is_asked(&act(&mut anna, (&path, seq), &ends(&actions).1, &[]).await));
    }
    assert!(!anna.get(&path).await.text.contains("class=\"remember\""), "nothing was lost");
}

#[tokio::test]
async fn what_is_not_legal_or_not_current_is_refused_as_always() {
    let site = strict().await;
    let mut anna = site.person("Anna").await;
    say(&mut anna, CoachLevel::Blunders).await;
    let (path, seq, (low, _)) = at_a_blunder(&site, &mut anna, &[]).await;
    for (seq, action) in [(seq, "seal 99"), (seq, "dance"), (seq + 9, low.as_str())] {
        let answer = act(&mut anna, (&path, seq), action, &[]).await;
        assert!(answer.status.is_client_error() && !answer.text.contains("\"ask\""), "{}", answer.text);
    }
    let mut cleo = site.person("Cleo").await;
    say(&mut cleo, CoachLevel::Blunders).await;
    assert_eq!(act(&mut cleo, (&path, seq), &low, &[]).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn one_click_and_it_never_asks_again_at_any_table() {
    let site = strict().await;
    let mut anna = site.person("Anna").await;
    say(&mut anna, CoachLevel::Mistakes).await;
    let (path, seq, (low, _)) = at_a_blunder(&site, &mut anna, &[]).await;
    assert!(is_asked(&act(&mut anna, (&path, seq), &low, &[]).await));
    say(&mut anna, CoachLevel::Off).await;
    assert!(!is_asked(&act(&mut anna, (&path, seq), &low, &[]).await));
    let (path, seq, (low, _)) = at_a_blunder(&site, &mut anna, &[]).await;
    assert!(!is_asked(&act(&mut anna, (&path, seq), &low, &[]).await));
    // What is no level changes nothing.
    anna.post("/settings", &[("coach", "loud"), ("next", "/")]).await;
    assert!(anna.get(&path).await.text.contains("value=\"off\" aria-pressed=\"true\""));
}

#[tokio::test]
async fn it_is_silent_unless_it_was_asked_for_and_wherever_help_is_not_meant() {
    let site = strict().await;
    let mut anna = site.person("Anna").await;
    let (path, seq, (low, _)) = at_a_blunder(&site, &mut anna, &[]).await;
    assert!(anna.get(&path).await.text.contains("name=\"coach\" value=\"off\" aria-pressed=\"true\""));
    assert!(!is_asked(&act(&mut anna, (&path, seq), &low, &[]).await), "she has said nothing");
    say(&mut anna, CoachLevel::Mistakes).await;
    let (path, seq, (low, _)) = at_a_blunder(&site, &mut anna, &[("hints", "false")]).await;
    assert!(!anna.get(&path).await.text.contains("name=\"coach\""));
    assert!(!is_asked(&act(&mut anna, (&path, seq), &low, &[]).await), "a table without hints");
    // With another person, who may sit there or be away.
    let fields =
        [("game", "toy"), ("seat.a", "me"), ("seat.b", "open"), ("seat.c", "computer"), ("bot.c", "steady")];
    let path = anna.post("/new", &fields).await.location();
    let mut ben = site.person("Ben").await;
    ben.post(&format!("{path}/sit"), &[]).await.location();
    anna.post(&format!("{path}/start"), &[]).await.location();
    assert!(!anna.get(&path).await.text.contains("name=\"coach\""));
    let (seq, actions) = turn(&mut anna, &path).await.unwrap();
    assert!(!is_asked(&act(&mut anna, (&path, seq), &ends(&actions).0, &[]).await));
}

#[tokio::test]
async fn who_was_given_a_hint_is_not_asked() {
    let site = strict().await;
    let mut anna = site.person("Anna").await;
    say(&mut anna, CoachLevel::Mistakes).await;
    let (path, seq, (low, _)) = at_a_blunder(&site, &mut anna, &[]).await;
    let hint = anna.json(&format!("{path}/hint"), &json!({ "seq": seq })).await;
    assert_eq!(hint.status, StatusCode::OK, "{}", hint.text);
    assert!(!is_asked(&act(&mut anna, (&path, seq), &low, &[]).await));
}

#[tokio::test]
async fn without_script_it_is_a_page_with_three_ways_on() {
    let site = strict().await;
    let mut anna = site.person("Anna").await;
    say(&mut anna, CoachLevel::Blunders).await;
    let (path, _, (low, _)) = at_a_blunder(&site, &mut anna, &[]).await;
    let page = anna.get(&path).await;
    let (seq, key) = (page.field("seq"), page.field("key"));
    let asked = anna.post(&format!("{path}/act"), &[("seq", &seq), ("key", &key), ("action", &low)]).await;
    assert_eq!(asked.status, StatusCode::OK, "{}", asked.text);
    let (_, form) = asked.text.split_once("advice asks-first").unwrap_or_else(|| panic!("{}", asked.text));
    assert!(
        form.contains("Which number could win this round?") && form.contains("name=\"sure\" value=\"true\"")
    );
    assert!(
        form.contains(&format!("href=\"{path}\"")) && form.contains("name=\"coach\" value=\"off\""),
        "{form}"
    );
    let sure = [
        ("seq", seq.as_str()),
        ("key", key.as_str()),
        ("action", low.as_str()),
        ("sure", "true"),
        ("seat", "a"),
    ];
    assert_eq!(anna.post(&format!("{path}/act"), &sure).await.location(), path);
}

#[tokio::test]
async fn after_the_game_the_costliest_choice_is_remembered_by_who_made_it() {
    let site = strict().await;
    let mut anna = site.person("Anna").await;
    say(&mut anna, CoachLevel::Blunders).await;
    let (path, seq, (low, high)) = at_a_blunder(&site, &mut anna, &[]).await;
    assert!(is_asked(&act(&mut anna, (&path, seq), &low, &[]).await));
    act(&mut anna, (&path, seq), &low, &[("sure", json!(true))]).await;
    while let Some((seq, actions)) = turn(&mut anna, &path).await {
        assert!(!anna.get(&path).await.text.contains("class=\"remember\""), "not while the game runs");
        act(&mut anna, (&path, seq), &ends(&actions).1, &[("sure", json!(true))]).await;
    }
    let [low, high] = [low, high].map(|action| action.replace("seal ", "The "));
    let page = anna.get(&path).await.text;
    let (_, remember) = page.split_once("class=\"remember\"").unwrap_or_else(|| panic!("{page}"));
    let words = format!("{low} was low; {} was better.", high.replace("The", "the"));
    assert!(remember.contains(&words) && remember.contains(&format!("{path}/replay?step=1")), "{remember}");
    let mut cleo = site.person("Cleo").await;
    assert!(!cleo.get(&path).await.text.contains("class=\"remember\""), "it is hers alone");
}
