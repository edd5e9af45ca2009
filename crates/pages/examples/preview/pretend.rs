//! A game that does not exist, on a table that looks like one.

use engine::{Observer, RuleId, Seat, SeatSet};
use face::emblem::emblem;
use host::{
    Act, Choices, Documents, Ends, Entry, Finality, Item, Line, LineKind, Notice, Part, Pick, Plate, Scene,
    Stage,
};
use maud::{Markup, PreEscaped, html};
use pages::assets::Assets;
use pages::people::Presence;
use pages::{
    AheadChoice, Dock, FairLuck, Game, Occupant, Preferences, Rated, Role, SeatPerson, TablePage, TableSeat,
    Visitor,
};
use words::Language;

pub(crate) use pages::TableFacts;

const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new("TOY", section, number)
}

pub(crate) const fn seat(at: usize) -> Seat {
    Seat::new(at).expect("below six")
}

pub(crate) fn visitor(language: Language) -> Visitor {
    Visitor {
        name: "Nour".into(),
        has_account: true,
        language,
        preferences: Preferences::default(),
        path: "/t/brass-lamp-7kq".into(),
        origin: "https://mu.example".into(),
        waiting: 2,
        assets: Assets::of(&GAMES).version(),
    }
}

/// The only game here.
pub(crate) const GAMES: [Entry; 1] =
    [Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS))];

/// It as pages show it.
pub(crate) fn games(language: Language) -> Vec<Game> {
    GAMES.iter().map(|entry| Game::of(entry, language)).collect()
}

pub(crate) fn seats_of(names: &[&str]) -> Vec<TableSeat> {
    TableSeat::row(
        names
            .iter()
            .map(|name| Occupant::Person { name: (*name).into(), presence: Presence::Here })
            .collect(),
    )
}

pub(crate) fn facts(language: Language) -> TableFacts {
    let person = |name: &str| Occupant::Person { name: name.into(), presence: Presence::Here };
    TableFacts {
        id: "brass-lamp-7kq".into(),
        name: "The brass lamp".into(),
        game: games(language).swap_remove(0).into(),
        seats: TableSeat::row(vec![
            person("Nour"),
            person("Ivo"),
            Occupant::Person { name: "Maëlle".into(), presence: Presence::Away },
            Occupant::Computer { name: "Tarō".into(), player: host::Level::Steady },
            person("Zélie"),
        ]),
        options: vec![("goal".into(), "300".into())],
        hints: true,
        timing: pages::Timing::Untimed,
        terms: pages::Terms::default(),
        rated: Rated::Yes,
        people: vec![SeatPerson { seat: seat(0), name: "Nour".into(), rating: Some((1043, 210)) }],
        watching: 3,
        luck: FairLuck {
            commitment: "5e884898da28047151d0e56f8dc62927".repeat(2),
            secret: None,
            missing_share: false,
        },
        origin: pages::Origin::Here,
    }
}

pub(crate) fn table(language: Language) -> TablePage {
    TablePage {
        sheet: sheet(),
        visitor: visitor(language),
        table: facts(language).into(),
        seq: 41,
        observer: Observer::Seat(seat(0)),
        role: Role::Seated(vec![seat(0)]),
        owing: SeatSet::only(seat(0)),
        scene: scene(),
        sprite: |_| Markup::default(),
        choices: choices(),
        ahead: AheadChoice::default(),
        log: log(),
        play: Vec::new(),
        read: 39,
        description: vec![
            Part {
                kind: face::PartKind::Hand,
                heading: "Your hand".into(),
                lines: vec!["Card 1".into(), "Card 2".into()],
            },
            Part {
                kind: face::PartKind::Board,
                heading: "Board".into(),
                lines: vec!["Nothing lies there.".into()],
            },
        ],
        guide: pages::Guide::default(),
        dock: Dock::Play,
        key: "k41".into(),
        undo: None,
        ask_back: None,
        ways_out: pages::WaysOut::default(),
        questions: Vec::new(),
        stand_in_for_me: vec![],
        chat: None,
        seen: None,
        refused: None,
        hint: None,
        coach: pages::Coach::default(),
        clocks: pages::Clocks::default(),
        remarks: Vec::new(),
        standstills: Vec::new(),
        stood_in: Vec::new(),
        hints_taken: Vec::new(),
    }
}

pub(crate) fn waiting_table(language: Language) -> TablePage {
    let page = table(language);
    let mut log = log();
    log.push((42, line(Some(seat(0)), "You laid two cards: you lead.", Some(rule(3, 5)), LineKind::Deed)));
    TablePage {
        seq: 42,
        owing: SeatSet::only(seat(1)),
        choices: Choices { prompt: "Ivo bids.".into(), ..Choices::default() },
        log,
        ..page
    }
}

pub(crate) fn watched(language: Language) -> TablePage {
    let page = waiting_table(language);
    TablePage {
        observer: Observer::Spectator,
        role: Role::Watching,
        scene: Scene { hand: Markup::default(), ..page.scene },
        ..page
    }
}

pub(crate) fn notice() -> Notice {
    Notice {
        key: "round-5".into(),
        title: "Round 5".into(),
        body: html! { p { "The team took 34 points and reached its goal." } (sheet()) },
    }
}

fn sheet() -> Markup {
    html! {
        table class="sheet" {
            thead { tr { th {} th { "Nour" } th { "Ivo" } th { "Maëlle" } } }
            tbody {
                tr { th scope="row" { "Points in tricks" } td { "12" } td { "9" } td { "7" } }
                tr { th scope="row" { "Bonus" } td { "+40" } td { "–" } td { "–" } }
                tr class="sum" { th scope="row" { "Total" } td { "84" } td { "112" } td { "65" } }
            }
        }
    }
}

pub(crate) fn scene() -> Scene {
    let plate =
        |(score, state): (&str, &str)| Plate { score: score.into(), state: state.into(), ..Plate::default() };
    let mut plates: Vec<Plate> = [
        ("84", "laid 3, to bid"),
        ("112", "laid 1, passed"),
        ("65", "laid 4, leads"),
        ("97", "laid 3"),
        ("71", "passed"),
    ]
    .map(plate)
    .into();
    plates[0].role = Some(("Chief".into(), "rc"));
    Scene {
        main: board(),
        hand: hand(),
        plates,
        panel: html! { section class="fx" { "What the game shows above the players." } },
        stages: ["Round 5", "Round 6", "Round 7"]
            .into_iter()
            .map(|label| Stage { label: label.into(), current: label == "Round 6" })
            .collect(),
        notice: None,
    }
}

/// A board of twelve spaces.
fn board() -> Markup {
    html! {
        svg viewBox="0 0 640 460" width="100%" height="100%" role="group" aria-label="Board" data-group="board" {
            rect width="640" height="460" fill="#2f6653" {}
            @for at in 0..12 {
                @let (x, y) = (60 + at % 4 * 140, 40 + at / 4 * 130);
                g data-h={ "c." (at) } role="button" tabindex="-1" aria-label={ "Space " (at) ", empty" } transform={ "translate(" (x) " " (y) ")" } {
                    rect width="100" height="100" rx="9" fill="#fffaf0" {}
                    rect class="ring0" width="100" height="100" rx="9" {}
                    rect class="ring" width="100" height="100" rx="9" {}
                    rect class="foc" x="-5" y="-5" width="110" height="110" rx="12" {}
                }
            }
        }
    }
}

fn hand() -> Markup {
    html! {
        div class="hand" role="group" aria-label="Your hand" data-group="hand" {
            @for at in 0..9 {
                button type="button" data-h={ "h." (at) } aria-label={ "Card " (at) } {
                    svg viewBox="0 0 100 150" width="76" {
                        rect x="1" y="1" width="98" height="148" rx="9" fill="#fffaf0" stroke="#3a3226" {}
                        text x="12" y="42" font-size="40" fill="#12589a" { (at) }
                    }
                }
            }
        }
    }
}

fn choices() -> Choices {
    let one = |handle: &str| Pick::One(handle.into());
    let item = |at: u8| Item { handle: format!("h.{at}"), text: at.to_string() };
    let set = Pick::Some { of: (0..5).map(item).collect(), min: 1, max: 2 };
    let mut acts = vec![
        Act {
            picks: vec![set],
            text: "lay {}".into(),
            say: "Lay {n} cards".into(),
            whole: String::new(),
            effect: String::new(),
            effects_by_size: vec![
                "Four cards laid: you stay in.".into(),
                "Five cards laid: you lead. Two cards at most: one more than Maëlle’s four.".into(),
            ],
            finality: Finality::Final,
            ends: Ends::Nothing,
        },
        Act {
            picks: vec![one("a.pass")],
            text: "pass".into(),
            say: "Pass".into(),
            whole: String::new(),
            effect: "You may come back in.".into(),
            effects_by_size: vec![],
            finality: Finality::Final,
            ends: Ends::Nothing,
        },
    ];
    acts.extend((0..3).map(|at| Act {
        picks: vec![one("h.6"), one(&format!("c.{at}"))],
        text: format!("place 6 {at}"),
        say: format!("Place on space {at}"),
        whole: String::new(),
        effect: format!("Takes {at} tokens."),
        effects_by_size: vec![],
        finality: Finality::Free,
        ends: Ends::Nothing,
    }));
    Choices {
        title: "Your bid".into(),
        prompt: "Lay one or two cards, or pass.".into(),
        rule: Some(rule(3, 2)),
        acts,
        asks: Vec::new(),
    }
}

fn line(seat: Option<Seat>, text: &str, rule: Option<RuleId>, kind: LineKind) -> Line {
    Line { seat, text: text.into(), rule, kind }
}

fn log() -> Vec<(usize, Line)> {
    let mut log: Vec<(usize, Line)> = Vec::new();
    for round in 1..=6 {
        log.push((round * 6, line(None, &format!("Round {round}"), None, LineKind::Heading)));
        for at in 0..5 {
            let rule = (at == 2).then(|| rule(3, 4));
            log.push((
                round * 6 + at,
                line(Some(seat(at)), "Somebody laid Blue 1: four cards, leads.", rule, LineKind::Deed),
            ));
        }
    }
    log.push((41, line(Some(seat(2)), "Maëlle leads with four cards.", Some(rule(3, 5)), LineKind::Result)));
    log
}

/// A rules document as the rulebook makes them.
pub(crate) fn document() -> String {
    let text = html! {
        h1 { "Toy" }
        p { "A game that does not exist, for three to six." }
        h2 id="TOY-1" { "1 The match" }
        h3 id="TOY-1.1" { "1.1 Players" }
        p { "Three to six people play." (PreEscaped(" ")) (emblem(0, "N")) }
        h3 id="TOY-1.2" { "1.2 Goal" }
        p { "Before the match you agree on a goal in points." }
        table { thead { tr { th { "Players" } th { "Cards" } } } tbody { tr { td { "3" } td { "36" } } } }
        h2 id="TOY-8" { "8 Following" }
        h3 id="TOY-8.4" { "8.4 Trump led" }
        p { "If a trump was led, a trump must follow." }
    };
    text.into_string()
}
