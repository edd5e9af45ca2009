//! What holds for every page: well formed, no inline script or style, escaped, in every language.

mod asks;
mod hints;
mod markup;
mod new_table;
mod time;

use std::collections::BTreeSet;

use ::words::Language::{self, English};
use engine::{BadOption, BadOptionReason, Observer, SeatSet};
use maud::PreEscaped;

use crate::notices::{Choices, HookState, MailState, NoticePage, Said, link_page};
use crate::sample::people::{a_list_of_people, a_profile, an_account, an_entrance};
use crate::sample::{
    a_chat, a_game, a_gathering, a_hint, a_lobby, a_table, a_visitor, an_alone, an_ending, an_invitation,
    seat,
};
use crate::*;
use markup::Tags;

/// Every page, in every state that looks different.
fn pages(language: Language) -> Vec<(&'static str, String)> {
    let visitor = a_visitor(language);
    let guest = Visitor { has_account: false, ..a_visitor(language) };
    let game = a_game(language);
    let empty = Lobby { yours: vec![], finished: vec![], open: vec![], ..a_lobby(language) };
    let draft = Draft::read(&[
        ("seat.a".into(), "me".into()),
        ("seat.b".into(), "here".into()),
        ("option.map".into(), "[[placement]]\ntile = 9".into()),
    ]);
    let mut errors = draft.errors(&game, language);
    errors.push(draft::option_error(&bad_map(), language));
    let form = |draft, errors| NewTable {
        visitor: a_visitor(language),
        promise: Promise::default(),
        games: vec![a_game(language), a_game(language)],
        chosen: 1,
        draft,
        errors,
    };
    let cover = TablePage { dock: Dock::Cover(seat(1)), ..watched(language) };
    let over = TablePage { dock: Dock::Over(an_ending()), ..watched(language) };
    let AloneGame { game: solitary, .. } = an_alone(language).games.remove(0);
    let nothing_alone =
        Alone { games: vec![AloneGame { game: solitary, count: 0, best: vec![] }], ..an_alone(language) };
    let refused =
        TablePage { refused: Some(Refused::MovedOn), undo: Some("Undo".into()), ..a_table(language) };
    let advised = TablePage { hint: Some(a_hint()), hints_taken: vec![(seat(0), 2)], ..a_table(language) };
    let rules = RulesPage {
        visitor: visitor.clone(),
        game: game.clone(),
        document: PreEscaped("<h1>Toy</h1><h3 id=\"TOY-1.1\">One</h3><p>Text.</p>".into()),
        contents: vec![("TOY-1.1".into(), "One".into())],
        query: "<b>".into(),
        found: vec![Found { id: "TOY-1.1".into(), heading: "One".into(), excerpt: "Text <b>".into() }],
    };
    let problem = Problem { title: "No such table".into(), text: "It may have been closed.".into() };
    let pages = [
        ("lobby", lobby(&a_lobby(language))),
        ("empty lobby", lobby(&empty)),
        ("new table", new_table(&form(Draft::first(&game, "Nour"), vec![]))),
        ("wrong table", new_table(&form(draft, errors))),
        ("invitation", invitation(&an_invitation(language))),
        ("kept seat", invitation(&kept_seat(language))),
        ("waiting room with kept seats", waiting_room(&with_kept_seats(language))),
        ("waiting room for anybody", waiting_room(&for_anybody(language))),
        ("waiting room of the host", waiting_room(&a_gathering(language, Rights::Host))),
        ("waiting room of a guest", waiting_room(&a_gathering(language, Rights::Guest))),
        ("a hint", table_page(&advised)),
        ("table", table_page(&a_table(language))),
        ("watched table", table_page(&watched(language))),
        ("cover", table_page(&cover)),
        ("over", table_page(&over)),
        ("over alone", table_page(&over_alone(language))),
        ("alone", alone_page(&an_alone(language))),
        ("alone without results", alone_page(&nothing_alone)),
        ("refused", table_page(&refused)),
        ("rules index", rules_index(&RulesIndex { visitor: visitor.clone(), games: vec![game.clone()] })),
        ("rules", rules_page(&rules)),
        ("problem", error_page(&visitor, &problem)),
        ("chat off", table_page(&without_chat(language))),
        ("message", message_page(&a_message(language, None))),
        ("reported message", message_page(&a_message(language, Some(MessageDone::Reported)))),
        ("chat settings", chat_settings(&muted(language))),
        ("settings", settings_page(&visitor, &an_account(Some(links::AccountPost::Rename)))),
        ("settings of a guest", settings_page(&guest, &OwnAccount::default())),
        ("entrance", entrance_page(&an_entrance(language, None))),
        ("wrong entrance", entrance_page(&an_entrance(language, Some(links::AccountPost::Make)))),
        ("profile", profile_page(&a_profile(language, Relation::None))),
        ("own profile", profile_page(&a_profile(language, Relation::Own))),
        ("friend", profile_page(&a_profile(language, Relation::Friend))),
        ("blocked", profile_page(&a_profile(language, Relation::Blocked))),
        ("people", people_page(&a_list_of_people(language))),
        ("about", about_page(&visitor, &[game])),
        ("notices", notices_page(&told(language))),
        (
            "notices of a site that sends nothing",
            notices_page(&NoticePage { mail: None, hook: None, ..told(language) }),
        ),
        (
            "a link",
            link_page(&visitor, &Said::Stop { address: "a&b@example.org".into(), token: "5f".into() }),
        ),
    ];
    pages.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}

fn without_chat(language: Language) -> TablePage {
    let chat = Chat { lines: vec![], writing: Writing::Off, watching: 0, ..a_chat() };
    TablePage { chat: Some(chat), ..a_table(language) }
}

fn a_message(language: Language, done: Option<MessageDone>) -> MessagePage {
    let line = a_chat().lines.remove(0);
    let table = "brass-lamp-7kq".into();
    MessagePage { visitor: a_visitor(language), table, table_name: "The <so> lamp".into(), line, done }
}

fn muted(language: Language) -> ChatSettings {
    let people = vec![("<i>vo".into(), None), ("Ben".into(), Some("brass-lamp-7kq".into()))];
    ChatSettings { visitor: a_visitor(language), people, words: vec!["<so>".into(), "drat".into()] }
}

/// Somebody for whom a seat is kept.
fn kept_seat(language: Language) -> Invitation {
    let key = Some(("k7mk7m".into(), "<i>vo".into()));
    Invitation { kept: vec![seat(1)], key, ..an_invitation(language) }
}

/// A private table whose host keeps a seat for somebody.
fn with_kept_seats(language: Language) -> Gathering {
    let mut room = a_gathering(language, Rights::Host);
    room.table.terms = Terms { entrance: terms::Entrance::Named, ..Terms::default() };
    room.table.seats[1].who = Occupant::Kept { name: "<i>vo".into() };
    room.keys = vec![(seat(1), "https://mu.example/i/brass-lamp-7kq/k7mk7m".into())];
    room.table.seats[3].who = Occupant::Person { name: "<i>vo 2".into(), presence: people::Presence::Here };
    room
}

/// A table for anybody, at which one of two wants to begin.
fn for_anybody(language: Language) -> Gathering {
    let agreement = Some(Agreement { agreed: 1, present: 2, mine: false });
    Gathering { agreement, refused: None, ..a_gathering(language, Rights::Host) }
}

/// Everything about notices that a page can hold.
fn told(language: Language) -> NoticePage {
    NoticePage {
        visitor: a_visitor(language),
        mail: Some(MailState {
            address: Some("nour@example.org".into()),
            unconfirmed: Some("n<our>@example.org".into()),
            given_up: true,
        }),
        hook: Some(HookState {
            address: Some("https://example.org/?a=1&b=2".into()),
            secret: Some("5f".repeat(32)),
            given_up: true,
        }),
        choices: Choices {
            kinds: vec![
                ("turn", true),
                ("question", false),
                ("asked", true),
                ("began", false),
                ("over", true),
            ],
            pace: "daily",
            hour: 7,
            quiet_from: 22,
            quiet_to: 6,
            zone: 60,
            away: 15,
            is_first: true,
        },
        problem: Some("No e-mail.".into()),
    }
}

/// The end of a game that the visitor played alone.
fn over_alone(language: Language) -> TablePage {
    let place = AlonePlace { place: 3, of: 8, best: 47, day: Day { year: 2026, month: 5, day: 12 } };
    let ending = Ending { alone: Some(place), ..an_ending() };
    TablePage { dock: Dock::Over(ending), ..a_table(language) }
}

/// A text that the game refuses.
fn bad_map() -> BadOption {
    let faults = vec!["area 9 is missing".into(), "area 3 <twice".into()];
    BadOption { name: "map".into(), value: "x".into(), reason: BadOptionReason::Faults(faults) }
}

/// The table as a spectator sees it.
fn watched(language: Language) -> TablePage {
    let page = a_table(language);
    let scene = catalog::Scene { hand: maud::Markup::default(), notice: None, ..page.scene };
    TablePage {
        observer: Observer::Spectator,
        role: Role::Watching,
        owing: SeatSet::only(seat(2)),
        choices: catalog::Choices { prompt: "Maëlle bids.".into(), ..catalog::Choices::default() },
        scene,
        ..page
    }
}

fn every_page(check: impl Fn(&str, &str, &Tags)) {
    for language in Language::ALL {
        for (name, page) in pages(language) {
            let tags = Tags::read(&page).unwrap_or_else(|error| panic!("{name}, {language:?}: {error}"));
            check(&format!("{name}, {language:?}"), &page, &tags);
        }
    }
}

#[test]
fn every_page_is_well_formed_and_speaks_its_language() {
    for language in Language::ALL {
        for (name, page) in pages(language) {
            let tags = Tags::read(&page).unwrap_or_else(|error| panic!("{name}, {language:?}: {error}"));
            let html = tags.named("html").next().expect("a document");
            assert_eq!(html.attribute("lang"), Some(language.code()), "{name}");
            assert_eq!(tags.named("main").count(), 1, "{name}");
            assert!(tags.named("h1").count() + tags.named("h2").count() > 0, "{name}");
        }
    }
}

#[test]
fn a_text_is_pasted_or_taken_from_a_file_and_its_faults_are_a_list() {
    for language in Language::ALL {
        let (_, page) =
            pages(language).into_iter().find(|(name, _)| *name == "new table").expect("it is there");
        let tags = Tags::read(&page).expect("it is well-formed");
        let area = tags.named("textarea").next().expect("a field of several lines");
        assert_eq!(area.attribute("name"), Some("option.map"));
        let chooser = tags.named("input").find(|tag| tag.attribute("type") == Some("file"));
        let chooser = chooser.expect("a chooser of files");
        assert_eq!((chooser.attribute("data-into"), chooser.attribute("name")), (Some("option.map"), None));
        let (_, wrong) =
            pages(language).into_iter().find(|(name, _)| *name == "wrong table").expect("it is there");
        assert!(wrong.contains("<li>area 9 is missing</li><li>area 3 &lt;twice</li>"), "{language:?}");
        assert!(
            wrong.contains(">\n[[placement]]\ntile = 9</textarea>"),
            "{language:?}: what was pasted stays"
        );
    }
}

#[test]
fn no_page_carries_inline_script_or_style() {
    every_page(|name, page, tags| {
        assert!(!page.contains("javascript:"), "{name}");
        for tag in &tags.all {
            for (attribute, _) in &tag.attributes {
                assert!(!attribute.starts_with("on"), "{name}: {attribute} in <{}>", tag.name);
                assert_ne!(attribute, "style", "{name}: <{}>", tag.name);
            }
            match tag.name.as_str() {
                "style" => panic!("{name}: an inline style sheet"),
                "script" => {
                    assert!(tag.attribute("src").is_some_and(|src| src.starts_with("/assets/")), "{name}");
                }
                _ => {}
            }
        }
    });
}

#[test]
fn what_people_type_never_becomes_markup() {
    every_page(|name, page, _| {
        for typed in ["<i>vo", "<does>", "<follows>", "Table <one", "excerpt <b>", "<so>"] {
            assert!(!page.contains(typed), "{name} shows {typed} as markup");
        }
    });
}

#[test]
fn ids_and_handles_are_unique_and_references_arrive() {
    every_page(|name, _, tags| {
        for attribute in ["id", "data-h"] {
            let mut seen = BTreeSet::new();
            for value in tags.values(attribute) {
                assert!(seen.insert(value), "{name}: {attribute} {value:?} twice");
            }
        }
        let ids: BTreeSet<&str> = tags.values("id").collect();
        for attribute in ["for", "aria-labelledby", "aria-controls"] {
            for target in tags.values(attribute) {
                assert!(ids.contains(target), "{name}: {attribute} {target:?} leads nowhere");
            }
        }
        for target in tags.values("href").filter_map(|href| href.strip_prefix('#')) {
            assert!(ids.contains(target) || target.starts_with("i-"), "{name}: #{target} leads nowhere");
        }
    });
}

#[test]
fn everything_that_can_be_pressed_has_a_name() {
    every_page(|name, _, tags| {
        for tag in tags.all.iter().filter(|tag| ["a", "button", "summary"].contains(&tag.name.as_str())) {
            let named = tag.attribute("aria-label").is_some_and(|label| !label.is_empty());
            let filled_later =
                tag.attribute("class").is_some_and(|class| class.split(' ').any(|one| one == "go"));
            assert!(named || filled_later || !tag.text.trim().is_empty(), "{name}: a nameless {tag:?}");
        }
        for tag in tags
            .named("input")
            .chain(tags.named("select"))
            .filter(|tag| tag.attribute("type") != Some("hidden"))
        {
            let labelled =
                tag.attribute("id").is_some_and(|id| tags.values("for").any(|target| target == id));
            let named = labelled
                || tag.attribute("aria-label").is_some()
                || tag.within.iter().any(|name| name == "label");
            assert!(named, "{name}: a nameless {tag:?}");
        }
    });
}

#[test]
fn the_regions_of_an_update_are_regions_of_the_page() {
    for language in Language::ALL {
        for page in [a_table(language), watched(language)] {
            let whole = table_page(&page).into_string();
            let tags = Tags::read(&whole).unwrap();
            let ids: BTreeSet<&str> = tags.values("id").collect();
            let update = update(&page);
            for (id, markup) in &update.html {
                assert!(ids.contains(id), "{id}");
                let region = Tags::read(markup).unwrap();
                assert_eq!(region.all[0].attribute("id"), Some(*id));
                let same = *id == "dock" || whole.contains(markup.as_str());
                assert!(same, "{id} differs between page and update");
            }
            let added = Tags::read(&update.append["log"]).unwrap();
            assert!(added.values("id").all(|id| ids.contains(id)));
            assert_eq!(update.turn.is_some(), matches!(page.role, Role::Seated(_)));
        }
    }
}

#[test]
fn the_results_of_a_visitor_stand_best_first_with_level_options_day_and_table() {
    let page = alone_page(&an_alone(English)).into_string();
    let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("no {text} in {page}"));
    let parts = [
        "8 finished games",
        "1.</span>",
        "47<span class=\"sr\"> points",
        "Splendid &lt;so&gt;",
        "Goal: 300",
        "href=\"/t/amber-otter-k7m\"",
        "datetime=\"2026-05-12\"",
        "12 May 2026",
        "2.</span>",
        "href=\"/t/birch-tern-2xk\"",
    ];
    let places: Vec<usize> = parts.into_iter().map(at).collect();
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn only_a_result_reached_alone_says_where_it_stands_and_every_page_leads_to_the_list() {
    let alone = table_page(&over_alone(English)).into_string();
    assert!(alone.contains("Your best: 47 (12 May 2026). This is your 3rd best of 8."), "{alone}");
    let watched = TablePage { dock: Dock::Over(an_ending()), ..watched(English) };
    assert!(!table_page(&watched).into_string().contains("best of"));
    for page in [alone, lobby(&a_lobby(English)).into_string()] {
        assert!(Tags::read(&page).unwrap().values("href").any(|href| href == links::ALONE));
    }
}

#[test]
fn an_update_leaves_out_what_the_page_has() {
    let page = a_table(English);
    let first = update(&page);
    let mut next = page.clone();
    next.scene.panel = maud::html! { p { "Other trumps" } };
    let kept: Vec<&str> = update(&next).since(&first.brought()).html.into_keys().collect();
    assert_eq!(kept, ["panel"]);
    assert!(update(&page).since(&first.brought()).html.is_empty());
}

#[test]
fn lines_of_one_step_have_ids_of_their_own_and_new_ones_are_marked() {
    let page = table_page(&a_table(English)).into_string();
    for id in ["l38-0", "l39-0", "l40-0", "l40-1"] {
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
    }
    assert!(page.contains("<li id=\"l40-0\" class=\"new\">"));
    assert!(page.contains("<li id=\"l39-0\">"));
    assert!(page.contains("<li id=\"l40-1\" class=\"win new\">"));
}

#[test]
fn without_script_every_act_can_be_sent() {
    let page = table_page(&a_table(English)).into_string();
    let tags = Tags::read(&page).unwrap();
    let sent: Vec<&str> = tags
        .named("input")
        .filter(|tag| tag.attribute("name") == Some("p"))
        .filter_map(|tag| tag.attribute("value"))
        .collect();
    assert_eq!(sent, ["h.1", "h.2", "h.1 c.1", "a.pass", "s.b"]);
    assert!(page.contains("Green 3 &amp; more"), "a set names its handles");
    let keys = tags.named("input").filter(|tag| tag.attribute("name") == Some("key"));
    assert!(keys.count() >= 2);
}

#[test]
fn steps_that_the_table_does_not_show_get_a_button() {
    let page = table_page(&a_table(English)).into_string();
    let tags = Tags::read(&page).unwrap();
    let buttons: Vec<(&str, &str)> = tags
        .named("button")
        .filter(|tag| tag.attribute("class") == Some("btn"))
        .filter_map(|tag| Some((tag.attribute("data-h")?, tag.text.as_str())))
        .collect();
    assert_eq!(buttons, [("a.pass", "Pass"), ("s.b", "&lt;i&gt;vo")]);
}

#[test]
fn a_cover_shows_no_hand_and_nothing_to_choose() {
    let page = TablePage { dock: Dock::Cover(seat(0)), ..watched(English) };
    let page = table_page(&page).into_string();
    assert!(page.contains("Hand the device to Nour"));
    assert!(!page.contains("data-h=\"h."));
    assert!(!page.contains("name=\"p\""));
    assert!(page.contains("/t/brass-lamp-7kq/show"));
}

#[test]
fn page_and_update_say_for_whom_they_were_made() {
    for (page, observer) in [(a_table(English), "a"), (watched(English), "")] {
        assert_eq!(update(&page).observer, observer);
        let whole = table_page(&page).into_string();
        assert!(whole.contains(&format!("data-seat=\"{observer}\"")));
    }
}

#[test]
fn the_title_says_when_it_is_your_turn() {
    assert_eq!(update(&a_table(English)).title, "Your turn · The \"brass\" lamp · Toy & Co");
    assert_eq!(update(&watched(English)).title, "The \"brass\" lamp · Toy & Co");
}

#[test]
fn the_own_seat_comes_first_and_is_called_you() {
    let page = TablePage {
        observer: Observer::Seat(seat(2)),
        role: Role::Seated(vec![seat(2)]),
        ..a_table(English)
    };
    let order: Vec<String> = page.seats_from_me().map(|seat| page.called(seat).to_owned()).collect();
    assert_eq!(order, ["You", "Tarō", "Zélie", "Nour", "<i>vo"]);
    let shared = TablePage { role: Role::Seated(vec![seat(0), seat(2)]), ..page };
    assert_eq!(shared.called(seat(2)), "Maëlle");
}

#[test]
fn no_source_names_a_game() {
    let sources = [
        include_str!("alone.rs"),
        include_str!("lobby.rs"),
        include_str!("new_table/mod.rs"),
        include_str!("new_table/options.rs"),
        include_str!("new_table/seats.rs"),
        include_str!("waiting.rs"),
        include_str!("shell.rs"),
        include_str!("table/mod.rs"),
        include_str!("table/dock.rs"),
        include_str!("table/side.rs"),
        include_str!("../assets/style.css"),
        include_str!("../assets/table.css"),
        include_str!("../assets/live.js"),
    ];
    for source in sources {
        for game in ["trick", "\"m\"", "\"city\"", "\"isle\"", "Volcanic"] {
            assert!(!source.contains(game), "{game}");
        }
    }
}
