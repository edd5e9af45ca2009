//! Writes sample pages and all assets into a folder, to look at them in a browser:
//! `cargo run -p pages --example preview FOLDER`, then serve the folder.
//!
//! Games of the catalogue are played by their own computer players; without any, a pretend one is shown.

#[path = "preview/people.rs"]
mod people;
#[path = "preview/pretend.rs"]
mod pretend;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs, io};

use maud::{Markup, PreEscaped};
use pages::assets::Assets;
use pages::lobby::Friend;
use pages::notices::{Choices, HookState, MailState, NoticePage};
use pages::words::names;
use pages::{
    Alone, AloneGame, AlonePlace, AloneResult, CardState, Day, Dock, Draft, Ending, Found, Gathering,
    Invitation, Lobby, Moment, NewTable, Occupant, OwnAccount, Problem, Promise, Rated, RatingChange, Rights,
    RulesIndex, RulesPage, TableCard, TablePage, Update, Visitor, about_page, alone_page, error_page,
    invitation, lobby, new_table, notices_page, rules_index, rules_page, settings_page, table_page, update,
    waiting_room,
};
use people::people_pages;
use pretend::{GAMES, games, seats_of, visitor};
use words::Language;

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map_or_else(|| env::temp_dir().join("mu-preview"), PathBuf::from);
    let assets = Assets::of(&GAMES);
    let place = folder.join("assets").join(assets.version().to_string());
    fs::create_dir_all(&place)?;
    for asset in assets.all() {
        fs::write(place.join(&asset.name), asset.body.as_bytes())?;
    }
    for language in Language::ALL {
        for (name, page) in house_pages(language)
            .into_iter()
            .chain(people_pages(&visitor(language), language))
            .chain(table_pages(language))
        {
            fs::write(folder.join(format!("{name}.{}.html", language.code())), page.into_string())?;
        }
        pretend_answer(&folder, language)?;
    }
    eprintln!("{}", folder.display());
    Ok(())
}

/// What the pretend server answers to an act.
fn pretend_answer(folder: &Path, language: Language) -> io::Result<()> {
    let (kept, nothing) = (host::Kept::default(), host::Keys::default());
    let cells = host::Cells::lacking(&nothing, &kept);
    let sent = update(&pretend::waiting_table(language), &cells);
    let json = Update { html: cells.finish().1, ..sent }.into_json();
    fs::write(folder.join(format!("answer.{}.json", language.code())), json)
}

fn an_invitation(visitor: Visitor, table: pretend::TableFacts) -> Invitation {
    Invitation { visitor, table, host: "Nour".into(), kept: vec![], key: None, errors: vec![] }
}

/// The rules of a game with what was found in them.
fn some_rules(visitor: &Visitor, game: pages::Game) -> RulesPage {
    RulesPage {
        visitor: visitor.clone(),
        game,
        document: PreEscaped(pretend::document()),
        contents: vec![("TOY-1.1".into(), "1 The match".into()), ("TOY-2.1".into(), "2 The deal".into())],
        query: "goal".into(),
        found: vec![Found {
            id: "TOY-1.2".into(),
            heading: "1.2 Goal".into(),
            excerpt: "… agree on a goal …".into(),
        }],
        has_summary: false,
        legend: vec![],
        sprite: |_| maud::html! {},
    }
}

fn house_pages(language: Language) -> Vec<(&'static str, Markup)> {
    let visitor = visitor(language);
    let all = games(language);
    let game = all[0].clone();
    let draft = Draft::first(&game, "Nour");
    let wrong = Draft::read(
        &[("seat.a", "me"), ("seat.b", "here"), ("seat.c", "open"), ("option.goal", "7")]
            .map(|(name, value)| (name.to_owned(), value.to_owned())),
    );
    let errors = wrong.errors(&game, language);
    let form = |draft, errors| NewTable {
        visitor: visitor.clone(),
        promise: Promise::default(),
        games: all.clone(),
        chosen: 0,
        draft,
        errors,
    };
    let empty = Lobby { yours: vec![], open: vec![], running: vec![], ..a_lobby(&visitor, language) };
    let table = pretend::facts(language);
    let guest = Visitor { name: String::new(), ..visitor.clone() };
    let problem = Problem {
        title: "There is no such table.".into(),
        text: "It may have been closed, or the link is not complete.".into(),
    };
    let waiting = |rights| Gathering {
        visitor: visitor.clone(),
        table: pretend::TableFacts { seats: half_taken(), ..table.clone() },
        host: "Nour".into(),
        link: "https://mu.example/t/brass-lamp-7kq".into(),
        mine: vec![pretend::seat(0)],
        keys: vec![],
        rights,
        agreement: None,
        refused: None,
        chat: None,
    };
    let invited = an_invitation(guest, pretend::TableFacts { seats: half_taken(), ..table.clone() });
    vec![
        ("lobby", lobby(&a_lobby(&visitor, language))),
        ("lobby-empty", lobby(&empty)),
        ("new-table", new_table(&form(draft, vec![]))),
        ("new-table-wrong", new_table(&form(wrong, errors))),
        ("invitation", invitation(&invited)),
        ("waiting-host", waiting_room(&waiting(Rights::Host))),
        ("waiting-guest", waiting_room(&waiting(Rights::Guest))),
        (
            "rules",
            rules_index(&RulesIndex {
                visitor: visitor.clone(),
                games: all.clone(),
                query: String::new(),
                found: vec![],
                total: 0,
            }),
        ),
        ("rules-game", rules_page(&some_rules(&visitor, game))),
        ("problem", error_page(&visitor, &problem)),
        ("settings", settings_page(&visitor, &OwnAccount::default())),
        ("alone", alone_page(&an_alone(&visitor, language))),
        ("about", about_page(&visitor, &all)),
        ("notices", notices_page(&all_notices(&visitor))),
    ]
}

/// Everything that can be chosen about notices.
fn all_notices(visitor: &Visitor) -> NoticePage {
    NoticePage {
        visitor: visitor.clone(),
        mail: Some(MailState {
            address: Some("nour@example.org".into()),
            unconfirmed: Some("nour@example.net".into()),
            given_up: false,
        }),
        hook: Some(HookState {
            address: Some("https://hooks.example.org/mu".into()),
            secret: Some("5f3a".repeat(16)),
            given_up: true,
        }),
        choices: Choices {
            kinds: ["turn", "question", "asked", "began", "over"].map(|kind| (kind, kind != "began")).into(),
            pace: "daily",
            hour: 18,
            quiet_from: 22,
            quiet_to: 7,
            zone: 60,
            away: 5,
            is_first: false,
        },
        problem: None,
    }
}

fn table_pages(language: Language) -> Vec<(&'static str, Markup)> {
    let page = pretend::table(language);
    let waiting = pretend::waiting_table(language);
    let cover = TablePage { dock: Dock::Cover(pretend::seat(1)), ..pretend::watched(language) };
    let places = [1, 4, 0, 3, 2].into_iter().zip(1..);
    let ending = Ending {
        words: "Ivo wins with 212 points.".into(),
        places: places.map(|(at, place)| (pretend::seat(at), place, 240 - i32::from(place) * 28)).collect(),
        alone: None,
        points: Arc::new(vec![
            (12, vec![0, 15, 0, -10, 0]),
            (44, vec![90, 15, 60, -10, 120]),
            (70, vec![184, 212, 128, 100, 156]),
        ]),
        moments: vec![Moment {
            step: 70,
            lines: vec!["Round 6".into(), "Ivo and Maëlle reach their target.".into()],
            change: vec![94, 197, 68, 110, 36],
        }],
        link: "https://mu.example/t/brass-lamp-7kq".into(),
        embed: Some("https://mu.example/t/brass-lamp-7kq/embed?step=0".into()),
        ratings: vec![RatingChange { seat: pretend::seat(0), after: (1043, 210), change: 43 }],
        less: Some(domain::Less { weight: domain::Weight::Half, why: domain::WhyLess::SamePeople }),
        again: None,
        promise: Promise::default(),
        branches: Vec::new(),
    };
    let alone = Ending {
        words: "31 points. Level: Good.".into(),
        places: vec![(pretend::seat(0), 1, 31)],
        alone: Some(AlonePlace { place: 3, of: 8, best: 47, day: pretend_day(0) }),
        ..ending.clone()
    };
    let over_alone = TablePage { dock: Dock::Over(alone), ..pretend::waiting_table(language) };
    let over = TablePage { dock: Dock::Over(ending), ..pretend::waiting_table(language) };
    let notice = TablePage {
        scene: host::Scene { notice: Some(pretend::notice()), ..pretend::scene() },
        ..pretend::table(language)
    };
    vec![
        ("table", table_page(&page)),
        ("table-waiting", table_page(&waiting)),
        ("table-watched", table_page(&pretend::watched(language))),
        ("table-cover", table_page(&cover)),
        ("table-over", table_page(&over)),
        ("table-over-alone", table_page(&over_alone)),
        ("table-notice", table_page(&notice)),
    ]
}

/// Some results at the first game, none at the second.
fn an_alone(visitor: &Visitor, language: Language) -> Alone {
    let result = |at: u8| AloneResult {
        table: format!("table-{at}"),
        name: names::table_name(at.into(), language).into(),
        points: 112 - i32::from(at) * 9,
        level: ["Stellar", "Impressive", "Good", "Average", "Weak"][usize::from(at / 3).min(4)].into(),
        agreed: if at % 4 == 1 {
            "Alone: neutral Trade · Project cards: all of them".into()
        } else {
            String::new()
        },
        day: pretend_day(at),
    };
    let mut games = games(language).into_iter().rev();
    let some = games.next().map(|game| AloneGame { game, count: 31, best: (0..14).map(result).collect() });
    let none = games.next().map(|game| AloneGame { game, count: 0, best: vec![] });
    Alone { visitor: visitor.clone(), games: some.into_iter().chain(none).collect() }
}

const fn pretend_day(at: u8) -> Day {
    Day { year: 2026, month: 1 + at % 12, day: 1 + 7 * at % 28 }
}

fn half_taken() -> Vec<pages::TableSeat> {
    pages::TableSeat::row(vec![
        Occupant::Person { name: "Nour".into(), presence: pages::people::Presence::Here },
        Occupant::Free,
        Occupant::Computer { name: "Tarō".into(), player: host::Level::Steady },
        Occupant::Person { name: "Maëlle".into(), presence: pages::people::Presence::Here },
        Occupant::Free,
    ])
}

fn a_lobby(visitor: &Visitor, language: Language) -> Lobby {
    let all = games(language);
    let card = |name: &str, at: usize, words: &str, state| TableCard {
        id: name.to_ascii_lowercase().replace(' ', "-"),
        name: name.into(),
        game: all[at % all.len()].name,
        words: words.into(),
        miniature: None,
        seats: seats_of(&["Nour", "Ivo", "Maëlle", "Tarō"]),
        state,
        rated: Rated::No,
        friend: Friend::Elsewhere,
        left: None,
    };
    let ivo = || vec!["Ivo".to_owned()];
    Lobby {
        learn: None,
        puzzles: games(language).iter().map(|game| (game.name, game.title)).collect(),
        visitor: visitor.clone(),
        promise: Promise::default(),
        games: games(language),
        yours: vec![
            card(
                "The brass lamp",
                0,
                "Round 6, trick 9. Trump is led, and you hold two.",
                CardState::YourTurn,
            ),
            card("Four lanterns", 1, "Five places for your tile; one starts a scoring.", CardState::YourTurn),
            card(
                "The salt path",
                0,
                "Round 2. Ivo has had the lead for 20 minutes.",
                CardState::WaitingFor(ivo()),
            ),
        ],
        finished: vec![card("Seven steps", 0, "Maëlle won with 212.", CardState::Over)],
        open: vec![
            card("Friday five", 0, "to 200 points", CardState::Gathering),
            card("Orbit club", 1, "three rounds", CardState::Gathering),
        ],
        running: vec![card("Harvest moon", 0, "Round 4 · 5 players", CardState::WaitingFor(ivo()))],
        sprites: vec![],
    }
}
