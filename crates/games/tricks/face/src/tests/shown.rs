//! What is drawn: well-formed, complete, quiet about style, light.

use crate::TricksFace;
use std::collections::BTreeSet;

use engine::{Observer, Options as _, Seat};
use maud::{Markup, html};
use roxmltree::{Document, Node};
use tricks::{CardSet, Phase, RULES};
use words::Language;

use super::{drawn, look, on_turn, phase, seats, told, walk, walks};
use face::{Face, Scene};

/// A scene as one document, every part in an element of its own.
fn as_document(scene: &Scene, sheet: &Markup) -> String {
    let notice = scene.notice.as_ref().map(|notice| notice.body.clone()).unwrap_or_default();
    let whole: Markup = html! {
        body {
            div { (scene.main) } div { (scene.hand) } div { (scene.panel) } div { (sheet) } div { (notice) }
            @for plate in &scene.plates { p { (plate.score) (plate.beside) (plate.state) (plate.detail) } }
            @for stage in &scene.stages { p { (stage.label) } }
        }
    };
    // The few void elements of HTML that scenes use, closed as XML wants it.
    let text = whole.into_string().replace("<br>", "<br/>");
    assert!(!text.contains("style="), "a strict policy forbids inline styles");
    text
}

#[test]
fn every_phase_is_drawn_for_everybody_in_every_language() {
    let mut phases = BTreeSet::new();
    let mut step = 0;
    walks(|table| {
        let count = table.options().seats();
        let looks = seats(count);
        // Every position for one observer, in turn, and all of them wherever the phase is rare.
        step += 1;
        let all: Vec<Observer> = Observer::all(count).collect();
        let rare = !matches!(phase(table), Phase::Trick | Phase::Auction);
        let these = match () {
            () if rare => all,
            () if step % 3 == 0 => vec![all[step / 3 % all.len()]],
            () => Vec::new(),
        };
        for observer in these {
            let language = Language::ALL[step / 3 % 3];
            let look = look(&looks, observer, language);
            let (view, told) = (table.view(observer), told(table, observer));
            let scene = drawn(&view, &told, &look);
            let sheet = TricksFace::sheet(&view, &told, &look);
            let text = as_document(&scene, &sheet);
            let document = Document::parse(&text).unwrap_or_else(|bad| panic!("{bad} in {text}"));
            check(&document, &text);
            assert_eq!(scene.plates.len(), usize::from(count));
            assert_eq!(scene.stages.iter().filter(|stage| stage.current).count(), 1);
            phases.insert((count, format!("{:?}", phase(table))));
        }
    });
    for count in 4..=6 {
        for phase in ["Auction", "ViceTrump", "ChiefTrump", "Partner", "Trick"] {
            assert!(phases.contains(&(count, phase.to_owned())), "no {phase} with {count} players");
        }
    }
    assert!(phases.iter().any(|(_, phase)| phase.starts_with("Over")));
}

fn check(document: &Document<'_>, text: &str) {
    let mut handles = BTreeSet::new();
    for node in document.descendants().filter(Node::is_element) {
        if let Some(handle) = node.attribute("data-h") {
            assert!(handles.insert(handle), "{handle} twice in {text}");
            assert_eq!(node.tag_name().name(), "button", "{handle}");
            assert_eq!(node.attribute("type"), Some("button"));
            let words: String = node.descendants().filter_map(|inner| inner.text()).collect();
            let label = node.attribute("aria-label").unwrap_or(&words).trim();
            assert!(!label.is_empty() && label != handle, "{handle} has no name");
            assert!(
                node.ancestors().any(|around| around.has_attribute("data-group")),
                "{handle} is in no group"
            );
        }
        if node.has_tag_name("svg") {
            let named = node.attribute("role") == Some("img") && node.attribute("aria-label").is_some();
            assert!(named || node.attribute("aria-hidden") == Some("true"), "a picture without a name");
        }
        if let Some(rule) = node.attribute("href").and_then(|address| address.strip_prefix("/rules/tricks#"))
        {
            assert!(RULES.iter().any(|id| id.to_string() == rule), "there is no rule {rule}");
        }
    }
}

#[test]
fn every_picture_in_a_scene_is_in_the_sprite() {
    let sprite = TricksFace::sprite(Language::German).into_string();
    walk(5, "calm", 3, &[("goal", "60")], |table| {
        let looks = seats(5);
        let observer = Observer::Omniscient;
        let view = table.view(observer);
        let look = look(&looks, observer, Language::German);
        let scene = drawn(&view, &told(table, observer), &look);
        let text = as_document(&scene, &TricksFace::sheet(&view, &told(table, observer), &look));
        let used: BTreeSet<&str> =
            text.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        for id in used.into_iter().filter(|id| !id.starts_with("i-") && !id.starts_with("em-")) {
            assert!(sprite.contains(&format!("id=\"{id}\"")), "{id} is missing");
        }
    });
}

/// The text of the elements with this name for motions.
fn texts(text: &str, name: &str) -> Vec<String> {
    let document = Document::parse(text).unwrap();
    let named = document.descendants().filter(|node| node.attribute("data-t") == Some(name));
    named.map(|node| node.attribute("width").or_else(|| node.text()).unwrap_or_default().to_owned()).collect()
}

#[test]
fn tricks_lie_before_their_winners_once_the_next_is_led_and_the_bar_is_as_long_as_the_points() {
    let (mut most, mut scored) = (0, 0);
    walk(4, "calm", 9, &[("goal", "70")], |table| {
        let public = table.truth().public();
        if phase(table) != Phase::Trick {
            return;
        }
        let looks = seats(4);
        let look = look(&looks, Observer::Spectator, Language::German);
        let view = table.view(look.observer);
        let text = as_document(&drawn(&view, &told(table, look.observer), &look), &html! {});
        let taken = |seat| texts(&text, &format!("won:{seat}:n"))[0].parse::<u8>().unwrap();
        let taken: u8 = Seat::all(4).map(taken).sum();
        let lies = u8::from(public.tricks().current().is_none());
        assert_eq!(taken, public.tricks().complete().saturating_sub(lies));
        let points = public.team_result().unwrap().points;
        assert_eq!(texts(&text, "goal:bar"), vec![points.to_string(); 2]);
        (most, scored) = (most.max(taken), scored.max(points));
    });
    assert!(most > 8 && scored > 0, "{most} {scored}");
}

/// How a turn of the auction is written in the list.
fn as_shown(cards: CardSet) -> String {
    if cards.is_empty() { "<i>\u{2013}</i>".to_owned() } else { format!("<b>+{}</b>", cards.len()) }
}

/// How it is read out.
fn as_heard(cards: CardSet) -> String {
    if cards.is_empty() { "passed".to_owned() } else { cards.len().to_string() }
}

#[test]
fn the_list_shows_the_auction_turn_by_turn() {
    let mut turns = 0;
    walk(5, "calm", 9, &[("goal", "70")], |table| {
        let (looks, auction) = (seats(5), table.truth().public().auction());
        if phase(table) != Phase::Auction {
            return;
        }
        let look = look(&looks, Observer::Spectator, Language::English);
        let scene = drawn(&table.view(look.observer), &told(table, look.observer), &look);
        for (plate, seat) in scene.plates.iter().zip(Seat::all(5)) {
            let own = auction.history().filter(|turn| turn.seat == seat);
            let shown: Vec<String> = own.map(|turn| as_shown(turn.cards)).collect();
            let mut rest = plate.detail.0.as_str();
            for one in &shown {
                rest = rest.split_once(one.as_str()).unwrap_or_else(|| panic!("{one}: {rest}")).1;
                turns += 1;
            }
            let said = plate.detail.0.split_once('(').map_or("", |(_, said)| said);
            let said = said.split_once(')').map_or("", |(said, _)| said);
            let said: Vec<&str> = said.trim_start_matches("turn by turn: ").split_terminator(", ").collect();
            let own = auction.history().filter(|turn| turn.seat == seat);
            let heard: Vec<String> = own.map(|turn| as_heard(turn.cards)).collect();
            assert_eq!(said, heard);
            assert!(rest.starts_with("</span>") || shown.is_empty(), "{rest}");
        }
    });
    assert!(turns > 100, "{turns}");
}

#[test]
fn a_table_stays_light() {
    let (mut main, mut hand, mut sheet) = (0, 0, 0);
    walk(6, "random", 5, &[("goal", "200")], |table| {
        let Some(seat) = on_turn(table) else { return };
        let (looks, observer) = (seats(6), Observer::Seat(seat));
        let look = look(&looks, observer, Language::French);
        let scene = drawn(&table.view(observer), &told(table, observer), &look);
        main = main.max(scene.main.0.len() + scene.panel.0.len());
        hand = hand.max(scene.hand.0.len());
        sheet = sheet.max(TricksFace::sheet(&table.view(observer), &told(table, observer), &look).0.len());
    });
    assert!(main + hand < 40_000, "a move redraws {main} + {hand} bytes");
    assert!(sheet < 90_000, "the sheet of a whole match has {sheet} bytes");
    let once = TricksFace::sprite(Language::French).0.len() + TricksFace::style().len();
    assert!(once < 87_000, "what a page loads once has {once} bytes");
}

#[test]
fn pictures_stand_alone() {
    let mut step = 0;
    walks(|table| {
        step += 1;
        if step % 19 != 0 {
            return;
        }
        let looks = seats(table.options().seats());
        for observer in [Observer::Seat(Seat::default()), Observer::Spectator, Observer::Omniscient] {
            let look = look(&looks, observer, Language::ALL[step / 19 % 3]);
            let picture = TricksFace::picture(&table.view(observer), &look);
            stands_alone(&picture);
            let small = TricksFace::miniature(&table.view(observer), &look).into_string();
            assert!(!small.contains("id=") && !small.contains("href="), "miniatures share a page");
            assert!(small.len() < 9_000, "a miniature has {} bytes", small.len());
            Document::parse(&small).unwrap();
        }
    });
}

/// Everything a picture refers to is in it, and nothing in it needs a style sheet.
fn stands_alone(picture: &str) {
    let document = Document::parse(picture).unwrap();
    assert_eq!(document.root_element().tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    assert!(!picture.contains("var(") && !picture.contains("class=\"cd"));
    let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in document.descendants() {
        if let Some(target) = node.attribute("href") {
            assert!(ids.contains(target.trim_start_matches('#')), "{target} is missing");
        }
    }
}

#[test]
fn a_round_is_reported_once_it_is_over() {
    let mut keys = BTreeSet::new();
    walks(|table| {
        let looks = seats(table.options().seats());
        let observer = Observer::Spectator;
        let look = look(&looks, observer, Language::English);
        let scene = drawn(&table.view(observer), &told(table, observer), &look);
        let complete = table.truth().public().rounds_complete();
        match scene.notice {
            Some(notice) => {
                assert_eq!(notice.key, format!("round-{complete}"));
                assert!(notice.title.starts_with(&format!("Round {complete}: ")));
                keys.insert(notice.key);
            }
            None => assert!(
                complete == 0
                    || matches!(
                        phase(table),
                        Phase::Trick | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner
                    )
            ),
        }
        let sheet = TricksFace::sheet(&table.view(observer), &told(table, observer), &look).0;
        let rounds = sheet.matches("scope=\"rowgroup\"").count();
        assert_eq!(rounds, complete as usize, "the sheet lists every round");
    });
    assert!(keys.len() > 3);
}

#[test]
fn the_cards_of_a_table_stay_light() {
    let cards = super::super::card::defs(Language::English).0.len();
    assert!(cards < 60_000, "{cards}");
}
