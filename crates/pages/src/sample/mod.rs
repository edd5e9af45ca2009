//! Sample data for tests: a game that does not exist, on a table that looks like one.

pub(crate) mod admin;
pub(crate) mod people;
pub(crate) mod review;

use std::sync::Arc;

use domain::{Less, Weight, WhyLess};
use engine::{Observer, OptionKind, RuleId, Seat, SeatSet};
use face::{Item, Pick};
use host::{
    About, Act, Choices, Documents, Ends, Entry, Finality, Hint, Level, Line, LineKind, Notice, OptionWords,
    Part, PartKind, Plate, Scene, Stage, Suggestion,
};
use maud::html;
use words::Language;

use crate::assets::Assets;
use crate::game::{GameOption, GamePreset};
use crate::lobby::Friend;
use crate::people::Presence;
use crate::{
    AheadChoice, Alone, AloneGame, AloneResult, CardState, Chat, ChatLine, ClockFace, Clocks, Day, Dock,
    Ending, FairLuck, Game, Gathering, Guide, Invitation, Lobby, Moment, Occupant, Origin, Preferences,
    Promise, Rated, RatingChange, Remark, Rights, Role, SeatPerson, TableCard, TableFacts, TablePage,
    TableSeat, Terms, Ticking, Visitor, Writing,
};

/// The only game of the pages that are tested.
pub(crate) const GAMES: [Entry; 1] =
    [Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS))];

/// A rule of the game that does not exist.
pub(crate) const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new("TOY", section, number)
}

pub(crate) fn a_game(language: Language) -> Game {
    let option = |name, kind, default, values: &[&str]| GameOption {
        fits: Vec::new(),
        name,
        words: OptionWords { label: format!("Label of {name}"), about: format!("What {name} <does>.") },
        kind,
        default,
        values: values.iter().map(|value| ((*value).to_owned(), format!("{value} it is"))).collect(),
        rule: rule(15, 1),
        default_words: (kind == OptionKind::Text).then(|| format!("{default} it is")),
        offered: if kind == OptionKind::Text { vec!["our <map>".into()] } else { Vec::new() },
    };
    let preset = |name, pace| GamePreset {
        name,
        words: OptionWords { label: format!("Label of {name}"), about: format!("What {name} <does>.") },
        values: vec![("goal", "200"), ("open", "false"), ("pace", pace)],
        players: None,
    };
    Game {
        name: "toy",
        title: "Toy & Co",
        mark: (GAMES[0].mark)(),
        about: About {
            tagline: "Bid with your cards, then take the tricks.".into(),
            three_sentences: ["One.".into(), "Two.".into(), "Three.".into()],
            minutes: 60,
            best: &[5, 4],
            credits: "Somebody, 1995".into(),
        },
        has_course: false,
        seats: 3..=6,
        players: vec![Level::Gentle, Level::Steady],
        usual_player: Level::Steady,
        options: vec![
            option(
                "goal",
                OptionKind::Number { min: 100, max: 900, suggested: &[200, 300] },
                "200",
                &["200", "300"],
            ),
            option("open", OptionKind::Switch, "false", &[]),
            option("pace", OptionKind::Choice(&["calm", "fast"]), "calm", &["calm", "fast"]),
            option("map", OptionKind::Text, "none", &[]),
        ],
        presets: vec![preset("standard", "calm"), preset("rush", "fast")],
        value_words: |_, value, _| format!("{value} it is"),
        language,
    }
}

pub(crate) fn a_visitor(language: Language) -> Visitor {
    Visitor {
        name: "Nour".into(),
        has_account: true,
        language,
        preferences: Preferences::default(),
        path: "/t/brass-lamp-7kq".into(),
        origin: "https://mu.example".into(),
        waiting: 1,
        assets: Assets::of(&GAMES).version(),
    }
}

/// Two people, two computers, and somebody who is away; one name tries to be markup.
pub(crate) fn seats() -> Vec<TableSeat> {
    let person = |name: &str, presence| Occupant::Person { name: name.into(), presence };
    TableSeat::row(vec![
        person("Nour", Presence::Here),
        person("<i>vo", Presence::Away),
        Occupant::Computer { name: "Maëlle".into(), player: Level::Steady },
        Occupant::StandIn { name: "Tarō".into(), player: Level::Gentle },
        person("Zélie", Presence::Here),
    ])
}

pub(crate) fn facts(language: Language) -> TableFacts {
    TableFacts {
        id: "brass-lamp-7kq".into(),
        name: "The \"brass\" lamp".into(),
        game: a_game(language).into(),
        seats: seats(),
        options: vec![("goal".into(), "300".into())],
        hints: true,
        timing: crate::Timing::Live { minutes: 10, seconds: 20 },
        terms: Terms::default(),
        rated: Rated::Yes,
        people: vec![SeatPerson { seat: seat(0), name: "Nour".into(), rating: Some((1043, 210)) }],
        watching: 3,
        luck: FairLuck { commitment: "c0ffee".into(), secret: None, missing_share: true },
        origin: Origin::Here,
    }
}

pub(crate) fn seat(at: usize) -> Seat {
    Seat::new(at).unwrap()
}

/// What was said at a table; one message tries to be markup.
pub(crate) fn a_chat() -> Chat {
    let line = |number, at: Option<Seat>, text: &str| ChatLine {
        link: None,
        number,
        name: "<i>vo".into(),
        seat: at,
        text: text.into(),
        mine: at == Some(seat(0)),
    };
    Chat {
        table: "brass-lamp-7kq".into(),
        lines: vec![
            line(1, Some(seat(1)), "Hello <so>"),
            line(2, Some(seat(0)), "Thank you"),
            line(3, None, "Nice"),
        ],
        heard: "3.3".into(),
        writing: Writing::Watchers,
        key: "form-3".into(),
        watching: 2,
    }
}

/// A position in which the first seat is to choose.
pub(crate) fn a_table(language: Language) -> TablePage {
    TablePage {
        visitor: a_visitor(language),
        table: facts(language).into(),
        sheet: html! { table class="score" { tr { td { "84" } } } },
        seq: 41,
        observer: Observer::Seat(seat(0)),
        role: Role::Seated(vec![seat(0)]),
        owing: SeatSet::only(seat(0)),
        clocks: Clocks {
            daily: false,
            now: 1_800_000_000_000,
            faces: vec![
                ClockFace {
                    seat: seat(0),
                    left: 42_000,
                    until: Some(1_800_000_042_000),
                    state: Ticking::Well,
                },
                ClockFace { seat: seat(1), left: 0, until: None, state: Ticking::Out },
                ClockFace {
                    seat: seat(4),
                    left: 4_000_000,
                    until: Some(1_800_004_000_000),
                    state: Ticking::Lost,
                },
            ],
        },
        scene: a_scene(),
        sprite: |_| html! { svg class="sprite" width="0" height="0" { defs { symbol id="toy-card" {} } } },
        choices: choices(),
        log: log(),
        play: Vec::new(),
        standstills: Vec::new(),
        stood_in: vec![(seat(3), 4)],
        remarks: vec![Remark { entry: 44, after: 39, seat: seat(1), text: "<i>vo is back.".into() }],
        read: 39,
        description: vec![
            Part {
                kind: PartKind::Hand,
                heading: "Your hand".into(),
                lines: vec!["Red 7".into(), "Green 3".into()],
            },
            Part { kind: PartKind::Board, heading: "Trick".into(), lines: vec!["Empty.".into()] },
        ],
        guide: Guide::default(),
        dock: Dock::Play,
        key: "k41".into(),
        ahead: AheadChoice::default(),
        undo: None,
        ask_back: None,
        ways_out: crate::WaysOut { end: Some(crate::Assent::Others), opponent: None },
        questions: Vec::new(),
        refused: None,
        hint: None,
        coach: crate::Coach::default(),
        hints_taken: Vec::new(),
        stand_in_for_me: vec![],
        chat: Some(a_chat()),
        seen: None,
    }
}

/// A hint with one choice that was weighed and one that was not.
pub(crate) fn a_hint() -> Hint {
    let suggestion = |handle: &str, say: &str, [standing, result]: [&str; 2]| Suggestion {
        picks: vec![handle.into()],
        say: say.into(),
        standing: standing.into(),
        result: result.into(),
    };
    Hint {
        sentence: "You can win this trick.".into(),
        suggestions: vec![
            suggestion("h.1", "Play Red 7", ["clearly best", "outlook about 65\u{a0}%, about 85 points"]),
            suggestion("h.2", "Play Green 3", ["", ""]),
        ],
    }
}

fn a_scene() -> Scene {
    let plate =
        |score: &str, state: &str| Plate { score: score.into(), state: state.into(), ..Plate::default() };
    let mut plates: Vec<Plate> = ["84", "112", "65", "97", "71"].map(|score| plate(score, "laid 2")).into();
    plates[0].role = Some(("Chief".into(), "rc"));
    Scene {
        main: html! {
            svg viewBox="0 0 10 10" role="group" aria-label="Board" {
                g data-h="c.1" role="button" tabindex="-1" aria-label="Space 1, empty" { rect class="ring" {} }
            }
        },
        hand: html! {
            div class="hand" role="group" aria-label="Your hand" data-group="hand" {
                button data-h="h.1" aria-label="Red 7" { "7" }
                button data-h="h.2" aria-label="Green 3 & more" { "3" }
            }
        },
        plates,
        panel: html! { p { "Trumps" } },
        stages: vec![
            Stage { label: "Round 5".into(), current: false },
            Stage { label: "Round 6".into(), current: true },
        ],
        notice: Some(Notice {
            key: "round-5".into(),
            title: "Round 5".into(),
            body: html! { p { "Chief won." } },
        }),
    }
}

fn choices() -> Choices {
    let one = |handle: &str| Pick::One(handle.into());
    let act = |picks, text: &str, say: &str, finality| Act {
        picks,
        text: text.into(),
        say: say.into(),
        whole: String::new(),
        effect: "Something <follows>.".into(),
        effects_by_size: vec![],
        finality,
        ends: Ends::Nothing,
    };
    let item = |handle: &str, text: &str| Item { handle: handle.into(), text: text.into() };
    let set = Pick::Some { of: vec![item("h.1", "R7"), item("h.2", "G3")], min: 1, max: 2 };
    Choices {
        title: "Your bid".into(),
        prompt: "Lay cards or pass.".into(),
        rule: Some(rule(3, 2)),
        asks: Vec::new(),
        acts: vec![
            Act {
                effects_by_size: vec!["One.".into(), "Two.".into()],
                ..act(vec![set], "lay {}", "Lay {n} cards", Finality::Final)
            },
            act(vec![one("h.1"), one("c.1")], "place R7 1", "Play Red 7 on space 1", Finality::Free),
            act(vec![one("a.pass")], "pass", "Pass", Finality::Final),
            act(vec![one("s.b")], "partner b", "Choose a partner", Finality::Final),
        ],
    }
}

fn log() -> Vec<(usize, Line)> {
    let line = |seat, text: &str, rule, kind| Line { seat, text: text.into(), rule, kind };
    vec![
        (38, line(None, "Round 6", None, LineKind::Heading)),
        (39, line(Some(seat(1)), "<i>vo passed.", Some(rule(3, 4)), LineKind::Deed)),
        (40, line(Some(seat(2)), "Maëlle laid Blue 1.", None, LineKind::Deed)),
        (40, line(None, "Maëlle leads.", Some(rule(3, 5)), LineKind::Result)),
    ]
}

pub(crate) fn an_ending() -> Ending {
    Ending {
        words: "Ivo wins with 212 points.".into(),
        places: (0..5).map(|at| (seat(at), u8::try_from(at + 1).unwrap(), 212 - 10)).collect(),
        alone: None,
        points: Arc::new(vec![
            (9, vec![0, 12, 0, -8, 0]),
            (30, vec![40, 52, 3, -8, 70]),
            (41, vec![212, 202, 3, -20, 70]),
        ]),
        moments: vec![Moment {
            step: 41,
            lines: vec!["Round 6".into(), "<i>vo reaches the target.".into()],
            change: vec![172, 150, 0, -12, 0],
        }],
        embed: Some("https://mu.example/t/brass-lamp-7kq/embed?step=0".into()),
        link: "https://mu.example/t/brass-lamp-7kq".into(),
        ratings: vec![RatingChange { seat: seat(0), after: (1043, 210), change: 43 }],
        less: Some(Less { weight: Weight::Quarter, why: WhyLess::SamePeople }),
        again: None,
        promise: Promise { nonce: "n1".into(), commitment: "c0ffee".into() },
        branches: Vec::new(),
    }
}

/// What the visitor has reached alone; one level tries to be markup.
pub(crate) fn an_alone(language: Language) -> Alone {
    let best = AloneResult {
        table: "amber-otter-k7m".into(),
        name: "The amber otter".into(),
        points: 47,
        level: "Splendid <so>".into(),
        agreed: "Goal: 300".into(),
        day: Day { year: 2026, month: 5, day: 12 },
    };
    let plain = AloneResult {
        table: "birch-tern-2xk".into(),
        points: -3,
        level: String::new(),
        agreed: String::new(),
        ..best.clone()
    };
    let game = Game { seats: 1..=5, ..a_game(language) };
    Alone { visitor: a_visitor(language), games: vec![AloneGame { game, count: 8, best: vec![best, plain] }] }
}

fn card(id: &str, state: CardState) -> TableCard {
    TableCard {
        id: id.into(),
        name: format!("Table <{id}>"),
        game: "toy",
        words: "Round 6, trick 9.".into(),
        miniature: (state == CardState::YourTurn).then(|| html! { svg viewBox="0 0 4 4" {} }),
        seats: seats(),
        state,
        rated: Rated::No,
        friend: Friend::Elsewhere,
        left: None,
    }
}

pub(crate) fn a_lobby(language: Language) -> Lobby {
    Lobby {
        learn: None,
        puzzles: vec![("toy", "Toy")],
        visitor: a_visitor(language),
        promise: Promise { nonce: "n2".into(), commitment: "c0ffee".into() },
        games: vec![a_game(language)],
        yours: vec![
            card("one", CardState::YourTurn),
            card("two", CardState::WaitingFor(vec!["Ivo".into()])),
            TableCard { left: Some(7_200_000), ..card("five", CardState::Asked) },
            card("six", CardState::Paused),
        ],
        finished: vec![card("three", CardState::Over)],
        open: vec![card("four", CardState::Gathering)],
        running: vec![],
        sprites: vec![],
    }
}

pub(crate) fn an_invitation(language: Language) -> Invitation {
    let mut table = facts(language);
    let people = vec![
        Occupant::Person { name: "Nour".into(), presence: Presence::Here },
        Occupant::Free,
        Occupant::Computer { name: "Maëlle".into(), player: Level::Steady },
        Occupant::Free,
    ];
    table.seats = TableSeat::row(people);
    Invitation {
        visitor: Visitor { name: String::new(), ..a_visitor(language) },
        table,
        host: "Nour".into(),
        kept: vec![],
        key: None,
        errors: vec![crate::FieldError::at("name", "Ivo sits here already.".into())],
    }
}

pub(crate) fn a_gathering(language: Language, rights: Rights) -> Gathering {
    let Invitation { table, host, .. } = an_invitation(language);
    Gathering {
        visitor: a_visitor(language),
        table,
        host,
        link: "https://mu.example/t/brass-lamp-7kq".into(),
        mine: vec![seat(0)],
        keys: vec![],
        rights,
        agreement: None,
        refused: Some("Two seats are still free.".into()),
        chat: Some(a_chat()),
    }
}
