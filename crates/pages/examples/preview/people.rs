//! Accounts, profiles and lists of people, with pretended data.

use domain::{Less, Season, Weight, WhyLess};
use maud::Markup;
use pages::accounts::Which;
use pages::links::AccountPost;
use pages::{
    AdminPage, AdminShown, AdminWeighed, BestLeague, BestLine, BestList, BestOfAll, Day, Entrance,
    FieldError, LastGame, OwnAccount, OwnPasskey, OwnSession, People, Profile, Reached, ReachedRow, Relation,
    Visitor, admin_page, best_of_all_page, best_page, entrance_page, people_page, profile_page,
    settings_page,
};
use words::Language;

use crate::pretend::games;

/// The pages around people.
pub(crate) fn people_pages(visitor: &Visitor, language: Language) -> Vec<(&'static str, Markup)> {
    let guest = Visitor { has_account: false, ..visitor.clone() };
    let entrance = |tried, errors| Entrance {
        visitor: guest.clone(),
        tried,
        name: "Nour".into(),
        next: "/".into(),
        errors,
        no_passkeys: None,
    };
    let wrong = || vec![FieldError::at("password", "No account has this name and this password.".into())];
    let passkey = |name: &str, used| OwnPasskey { id: name.into(), name: name.into(), made: day(3), used };
    let own = |tried| OwnAccount {
        sessions: sessions(),
        has_password: true,
        passkeys: vec![passkey("My phone", Some(day(21))), passkey("Firefox, Linux", None)],
        tried,
        errors: wrong(),
        ..OwnAccount::default()
    };
    let profile = |relation| Profile {
        visitor: visitor.clone(),
        name: if relation == Relation::Own { "Nour".into() } else { "Maëlle".into() },
        since: day(3),
        relation,
        games: reached(language),
        last: last_games(language),
        longest: None,
    };
    let people = People {
        visitor: guest.clone(),
        friends: vec!["Ivo".into(), "Zélie".into()],
        blocked: vec!["A name as long as may be".into()],
        sought: String::new(),
        errors: vec![],
        games: reached(language),
    };
    vec![
        ("account", entrance_page(&entrance(None, vec![]))),
        ("account-wrong", entrance_page(&entrance(Some(AccountPost::SignIn), wrong()))),
        ("settings-account", settings_page(visitor, &own(None))),
        ("settings-wrong", settings_page(visitor, &own(Some(AccountPost::Password)))),
        ("profile", profile_page(&profile(Relation::None))),
        ("profile-own", profile_page(&profile(Relation::Own))),
        ("people", people_page(&people)),
        ("best", best_of_all_page(&all_best(visitor, language))),
        ("best-list", best_page(&a_list(visitor, language, "2026-3".parse().ok(), 2))),
        ("best-empty", best_page(&a_list(&guest, language, None, 1))),
        ("hosted-ratings", admin_page(&AdminPage { visitor: visitor.clone(), shown: weighed(language) })),
    ]
}

fn best(from: i64, count: i64) -> Vec<BestLine> {
    const NAMES: [&str; 6] = ["Maëlle", "Ivo", "A name as long as may be", "Zélie", "Nour", "Wu"];
    let line = |(number, name): (i64, &&str)| BestLine {
        name: (*name).to_owned(),
        rating: (from - 13 * number, 90 + 11 * (number % 10)),
        games: 1 + number * 7,
        is_own: *name == "Nour",
    };
    (0..count).zip(NAMES.iter().cycle()).map(line).collect()
}

fn all_best(visitor: &Visitor, language: Language) -> BestOfAll {
    let league = |players, best| BestLeague { players, best };
    let leagues = || vec![league(2, best(1412, 3)), league(3, best(1288, 1)), league(4, vec![])];
    let games = games(language).into_iter().take(2).map(|game| (game, leagues())).collect();
    BestOfAll { visitor: visitor.clone(), games }
}

fn a_list(visitor: &Visitor, language: Language, season: Option<Season>, page: u32) -> BestList {
    let present = Season::of_number(2026 * 4 + 3);
    BestList {
        visitor: visitor.clone(),
        game: games(language).remove(0),
        players: 4,
        leagues: vec![3, 4, 5, 6],
        season,
        seasons: std::iter::successors(Some(present), |season| Some(season.before())).take(4).collect(),
        page,
        best: if page > 1 { best(1312, 50) } else { vec![] },
        goes_on: page > 1,
    }
}

fn weighed(language: Language) -> AdminShown {
    let one = |less, thrown_by: Option<&str>| AdminWeighed {
        game: games(language)[0].title.into(),
        people: vec![
            ("3f9c2a1077aa0b12".into(), "Maëlle".into()),
            ("77aa0b123f9c2a10".into(), "A name as long as may be".into()),
        ],
        thrown_by: thrown_by.map(String::from),
        games: 12,
        less,
        at: "12 May 2026, 14:05 UTC".into(),
    };
    AdminShown::Ratings(vec![
        one(Less { weight: Weight::Quarter, why: WhyLess::SamePeople }, None),
        one(Less { weight: Weight::Nothing, why: WhyLess::Thrown }, Some("Maëlle")),
    ])
}

const fn day(day: u8) -> Day {
    Day { year: 2026, month: 11, day }
}

fn sessions() -> Vec<OwnSession> {
    let session = |mark: &str, browser: &str, created, which| OwnSession {
        mark: mark.into(),
        browser: browser.into(),
        created: day(created),
        seen: day(21),
        which,
    };
    vec![
        session("a1", "Firefox, Linux", 3, Which::This),
        session("b2", "Safari, iPhone", 12, Which::Other),
        session("c3", "", 14, Which::Other),
    ]
}

fn reached(language: Language) -> Vec<Reached> {
    let row = |players, rating| {
        let history = pages::History::default();
        ReachedRow { players, games: 12, wins: 3, place: 225, success: 58, rating, history }
    };
    let rows = [vec![row(3, None), row(5, Some((1043, 210)))], vec![row(2, Some((987, 302)))]];
    games(language).into_iter().zip(rows).map(|(game, rows)| Reached { game, rows }).collect()
}

fn last_games(language: Language) -> Vec<LastGame> {
    let title = games(language)[0].title;
    let game = |players, place, change| LastGame {
        title,
        players,
        place,
        score: 131 - i32::from(place) * 20,
        change,
        less: change
            .filter(|change| *change < 0)
            .map(|_| Less { weight: Weight::Quarter, why: WhyLess::SamePeople }),
        day: day(20),
        table: None,
    };
    vec![game(5, 1, Some(43)), game(2, 2, Some(-12)), game(4, 3, None)]
}
