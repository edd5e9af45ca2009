//! Every page, in every state that looks different.

use ::words::Language;
use engine::{BadOptionReason, Observer, OptionError, SaveFault, SeatSet};
use maud::{Markup, PreEscaped};

use crate::notices::{Choices, HookState, MailState, NoticePage, Said, link_page};
use crate::sample::admin::admin_pages;
use crate::sample::people::{
    a_list_of_best, a_list_of_people, a_new_password, a_profile, all_best, an_account, an_account_by_passkey,
    an_entrance,
};
use crate::sample::review::{a_choice, a_review};
use crate::sample::{
    a_chat, a_game, a_gathering, a_hint, a_lobby, a_table, a_visitor, an_alone, an_ending, an_invitation,
    seat,
};
use crate::*;

/// The rules of a game with what was found in them.
fn some_rules(language: Language) -> RulesPage {
    RulesPage {
        visitor: a_visitor(language),
        game: a_game(language),
        document: PreEscaped(
            "<h1>Toy</h1><h2 id=\"TOY-1\">Parts</h2><h3 id=\"TOY-1.1\">One</h3><p>Text.</p>".into(),
        ),
        contents: vec![("TOY-1.1".into(), "One".into())],
        query: "<b>".into(),
        found: vec![Found { id: "TOY-1.1".into(), heading: "One".into(), excerpt: "Text <b>".into() }],
        has_summary: true,
        legend: vec![],
        sprite: |_| maud::html! {},
    }
}

/// Every page, in every state that looks different.
pub(super) fn pages(language: Language) -> Vec<(&'static str, String)> {
    let visitor = a_visitor(language);
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
    let refused = TablePage { refused: Some(Refused::MovedOn), undo: Some(Undo::All), ..a_table(language) };
    let advised = TablePage { hint: Some(a_hint()), hints_taken: vec![(seat(0), 2)], ..a_table(language) };
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
        (
            "rules index",
            rules_index(&RulesIndex {
                visitor: visitor.clone(),
                games: vec![game.clone()],
                query: String::new(),
                found: vec![],
                total: 0,
            }),
        ),
        ("rules", rules_page(&some_rules(language))),
        ("problem", error_page(&visitor, &problem)),
    ];
    let hosted = admin_pages(language).into_iter().map(|(name, page)| (name, admin_page(&page)));
    let pages = pages.into_iter().chain(about_people(language)).chain(after_a_game(language)).chain(hosted);
    pages.map(|(name, page)| (name, page.into_string())).collect()
}

/// The pages about people, and what they say to each other.
fn about_people(language: Language) -> Vec<(&'static str, Markup)> {
    let visitor = a_visitor(language);
    let guest = Visitor { has_account: false, ..a_visitor(language) };
    vec![
        ("chat off", table_page(&without_chat(language))),
        ("message", message_page(&a_message(language, None))),
        ("reported message", message_page(&a_message(language, Some(MessageDone::Reported)))),
        ("chat settings", chat_settings(&muted(language))),
        ("settings", settings_page(&visitor, &an_account(Some(links::AccountPost::Rename)))),
        ("settings without a password", settings_page(&visitor, &an_account_by_passkey())),
        ("settings of a guest", settings_page(&guest, &OwnAccount::default())),
        ("entrance", entrance_page(&an_entrance(language, None))),
        ("wrong entrance", entrance_page(&an_entrance(language, Some(links::AccountPost::Make)))),
        (
            "forgotten password",
            forgotten_page(&Forgotten { visitor: guest.clone(), stage: ForgottenStage::Name }),
        ),
        ("new password", new_password_page(&a_new_password(language))),
        ("profile", profile_page(&a_profile(language, Relation::None))),
        ("own profile", profile_page(&a_profile(language, Relation::Own))),
        ("friend", profile_page(&a_profile(language, Relation::Friend))),
        ("blocked", profile_page(&a_profile(language, Relation::Blocked))),
        ("people", people_page(&a_list_of_people(language))),
        ("the best", best_of_all_page(&all_best(language))),
        ("the best, none yet", best_of_all_page(&BestOfAll { games: vec![], ..all_best(language) })),
        ("the best of a season", best_page(&a_list_of_best(language, "2026-2".parse().ok(), 2))),
        ("the best, nobody", best_page(&a_list_of_best(language, None, 1))),
        ("about", about_page(&visitor, &[a_game(language)])),
        ("notices", notices_page(&told(language))),
        (
            "notices of a site that sends nothing",
            notices_page(&NoticePage { mail: None, hook: None, ..told(language) }),
        ),
        (
            "a link",
            link_page(&visitor, &Said::Stop { address: "a&b@example.org".into(), token: "5f".into() }),
        ),
    ]
}

/// The pages about a game that is over.
fn after_a_game(language: Language) -> Vec<(&'static str, Markup)> {
    let day = Day { year: 2026, month: 5, day: 12 };
    let import = Import {
        visitor: a_visitor(language),
        promise: Promise::default(),
        text: String::new(),
        fault: None,
        bounds: (256, 5000),
        opened: vec![OpenedGame {
            id: "amber-otter-k7m".into(),
            name: "The <so> lamp".into(),
            game: "toy",
            day,
        }],
    };
    let place = Box::new(FaultPlace {
        line: 12,
        column: 3,
        fault: SaveFault::Expected("a card, <so>".into()),
        text: ("a ".into(), "d<b>nce".into()),
    });
    let faulty = Import { text: "mu 1\n<so>".into(), fault: Some(ImportFault::At(place)), ..import.clone() };
    let table = (*watched(language).table).clone();
    let branch = Branch {
        visitor: Visitor { name: String::new(), ..a_visitor(language) },
        promise: Promise::default(),
        at: ReplayAt { step: 12, seen: Some(Seen::Seat(seat(1))), ..ReplayAt::default() },
        told: "<i>vo passed.".into(),
        goes_on: true,
        seats: vec![SeatKind::Computer, SeatKind::Me, SeatKind::Open, SeatKind::Computer, SeatKind::Computer],
        player: table.game.usual_player,
        errors: vec![Branch::needs_seat(language)],
        branches: vec![BranchLine {
            id: "blue-bear-2x2".into(),
            name: "The <so> bear".into(),
            step: 12,
            day,
        }],
        table: table.clone(),
    };
    let ended = Branch { goes_on: false, errors: vec![], ..branch.clone() };
    let found = Recomputed {
        promise: Promised::Kept,
        taken: 12,
        outcomes: 3,
        differing: vec![("! deal <a>".into(), "! deal b".into())],
    };
    let told = vec![("luck".into(), "sha256:c0ffee".into()), ("share".into(), "a c0ffee".into())];
    let visitor = a_visitor(language);
    let proof = Proof { visitor, table, told, found: Some(found) };
    let continued = TableFacts {
        origin: Origin::From("blue-bear-2x2".into(), ReplayAt::default()),
        ..proof.table.clone()
    };
    let continued = TablePage { dock: Dock::Over(an_ending()), table: continued.into(), ..watched(language) };
    vec![
        ("saved game", import_page(&import)),
        ("faulty saved game", import_page(&faulty)),
        ("play from here", branch_page(&branch)),
        ("nothing to play", branch_page(&ended)),
        ("luck", proof_page(&proof)),
        ("luck without secret", proof_page(&Proof { found: None, told: vec![], ..proof.clone() })),
        ("over, gone on with from elsewhere", table_page(&continued)),
        ("replay with notes", table_page(&a_replay(language))),
        ("archive", archive_page(&an_archive(language))),
        ("archive of a stranger", archive_page(&Archive { is_known: false, ..nothing_found(language) })),
        ("nothing found", archive_page(&nothing_found(language))),
    ]
    .into_iter()
    .chain(of_reviews(&proof.table, language))
    .collect()
}

fn of_reviews(table: &TableFacts, language: Language) -> Vec<(&'static str, Markup)> {
    let (visitor, table) = (a_visitor(language), table.clone());
    let of_game = ReviewPage { visitor, table, under_way: None, is_lost: false, kept: Some(a_review()) };
    let none = ReviewPage { kept: None, is_lost: true, ..of_game.clone() };
    let waits = UnderWay { before: 2, done: None, is_own: true };
    let waits = ReviewPage { under_way: Some(waits), is_lost: false, ..none.clone() };
    let deeper = UnderWay { before: 0, done: Some(40), is_own: false };
    let deeper = ReviewPage { under_way: Some(deeper), ..of_game.clone() };
    let board = |shown| {
        let at = ReviewedMove {
            said: a_choice(7, Some(::review::Mark::Mistake)),
            shown,
            told: "<i>vo passed.".into(),
            costliest: vec![7, 12],
            picks: vec!["h.r7".into()],
            is_example: shown == ReviewShown::Best,
        };
        table_page(&TablePage { dock: Dock::Reviewed(Box::new(at)), ..watched(language) })
    };
    let of_reviews = vec![
        ("review", review_page(&of_game)),
        ("no review", review_page(&none)),
        ("a review that waits", review_page(&waits)),
        ("a deeper review under way", review_page(&deeper)),
        ("a choice to be tried", board(ReviewShown::Question)),
        ("a choice with its answer", board(ReviewShown::Answer)),
        ("a choice after its best", board(ReviewShown::Best)),
    ];
    of_reviews.into_iter().chain(super::puzzles::pages(language)).collect()
}

/// A position of a replay with notes.
fn a_replay(language: Language) -> TablePage {
    let kept = KeptOfGame {
        is_starred: true,
        may_share: true,
        own: Some(("Why <not> here?".into(), true)),
        others: vec![("<i>vo".into(), "No <b>.".into())],
        steps: vec![0, 7],
        most: 1000,
    };
    let replay = Replay {
        known: vec![0, 3, 7],
        at: ReplayAt { step: 7, ..ReplayAt::default() },
        next: None,
        is_over: true,
        told: "<i>vo passed.".into(),
        ending: None,
        kept: Some(kept),
        study: None,
        along: Some(along()),
    };
    TablePage { dock: Dock::Replay(replay), ..watched(language) }
}

/// What a review has found: a mistake, and a turn of luck.
fn along() -> ReviewTrack {
    let mark = |step, seat, kind| ReviewMark { step, seat, kind };
    ReviewTrack {
        marks: vec![mark(3, Some(seat(1)), ReviewMarkKind::Mistake), mark(7, None, ReviewMarkKind::Turn)],
        course: vec![
            (0, vec![0.5; 5]),
            (3, vec![0.6, 0.3, 0.5, 0.5, 0.6]),
            (7, vec![1.0, 0.0, 0.5, 0.25, 0.75]),
        ],
    }
}

fn an_archive(language: Language) -> Archive {
    let seat = |name: &str, account: Option<&str>, place| PastSeat {
        name: name.into(),
        account: account.map(Into::into),
        place,
        score: place.map(|place| 40 - i64::from(place)),
    };
    let day = Day { year: 2026, month: 5, day: 12 };
    let own = PastGame {
        table: "brass-lamp-7kq".into(),
        game: "toy",
        day,
        seats: vec![seat("A/b <c>", Some("A/b <c>"), Some(1)), seat("Ivo", None, Some(2))],
        length: Some(PastLength { steps: 214, seconds: 2100 }),
        is_rated: true,
        is_starred: true,
    };
    let other = PastGame {
        table: "amber-otter-k7m".into(),
        seats: vec![seat("<i>vo", None, None), seat("Ben", None, None)],
        length: None,
        is_rated: false,
        is_starred: false,
        ..own.clone()
    };
    let sought =
        Sought { of: Of::Public, game: "toy".into(), from: "2026-05-01".into(), ..Sought::default() };
    Archive {
        visitor: a_visitor(language),
        is_known: true,
        games: vec![a_game(language)],
        sought,
        errors: vec![],
        found: vec![own, other],
        after: Some("1800000000-amber-otter-k7m".into()),
    }
}

fn nothing_found(language: Language) -> Archive {
    let sought = Sought { with: "<so>".into(), ..Sought::default() };
    let errors = vec![FieldError::at("with", "Nobody <b>.".into())];
    Archive { sought, errors, found: vec![], after: None, ..an_archive(language) }
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
pub(super) fn over_alone(language: Language) -> TablePage {
    let place = AlonePlace { place: 3, of: 8, best: 47, day: Day { year: 2026, month: 5, day: 12 } };
    let ending = Ending { alone: Some(place), ..an_ending() };
    TablePage { dock: Dock::Over(ending), ways_out: WaysOut::default(), ..a_table(language) }
}

/// A text that the game refuses.
pub(super) fn bad_map() -> OptionError {
    let faults = vec!["area 9 is missing".into(), "area 3 <twice".into()];
    OptionError { name: "map".into(), value: "x".into(), reason: BadOptionReason::Faults(faults) }
}

/// The table as a spectator sees it.
pub(super) fn watched(language: Language) -> TablePage {
    let page = a_table(language);
    let scene = host::Scene { hand: Markup::default(), notice: None, ..page.scene };
    TablePage {
        observer: Observer::Spectator,
        role: Role::Watching,
        owing: SeatSet::only(seat(2)),
        choices: host::Choices { prompt: "Maëlle bids.".into(), ..host::Choices::default() },
        scene,
        ..page
    }
}
