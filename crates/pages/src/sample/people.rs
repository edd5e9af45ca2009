//! Sample accounts and results.

use domain::{Less, Listed, Season, Weight, WhyLess};
use words::Language;

use super::{a_game, a_visitor};
use crate::accounts::Which;
use crate::links::AccountPost;
use crate::{
    BestLeague, BestLine, BestList, BestOfAll, Day, Entrance, FieldError, History, LastGame, LongestGame,
    Month, NewPassword, OwnAccount, OwnPasskey, OwnSession, People, Profile, Reached, ReachedRow, Relation,
    Visitor,
};

const DAY: Day = Day { year: 2026, month: 5, day: 12 };

pub(crate) fn an_entrance(language: Language, tried: Option<AccountPost>) -> Entrance {
    Entrance {
        visitor: Visitor { has_account: false, ..a_visitor(language) },
        tried,
        name: "Nour <b>".into(),
        next: "/".into(),
        errors: vec![FieldError::at("password", "Too <short>.".into())],
        no_passkeys: None,
    }
}

pub(crate) fn a_new_password(language: Language) -> NewPassword {
    NewPassword {
        visitor: Visitor { has_account: false, ..a_visitor(language) },
        name: "Nour <b>".into(),
        token: "5f".into(),
        errors: vec![FieldError::at("password", "Too <short>.".into())],
    }
}

pub(crate) fn an_account(tried: Option<AccountPost>) -> OwnAccount {
    let session = |mark: &str, browser: &str, which| OwnSession {
        mark: mark.into(),
        browser: browser.into(),
        created: DAY,
        seen: DAY,
        which,
    };
    OwnAccount {
        has_password: true,
        passkeys: vec![
            OwnPasskey { id: "q80".into(), name: "My <phone>".into(), made: DAY, used: Some(DAY) },
            OwnPasskey { id: "q81".into(), name: "Firefox, Linux".into(), made: DAY, used: None },
        ],
        no_passkeys: None,
        is_host: false,
        listed: Listed::Yes,
        sessions: vec![session("ab12", "Firefox, Linux", Which::This), session("cd34", "<i>", Which::Other)],
        tried,
        errors: vec![FieldError::at("password", "That is not the password.".into())],
    }
}

/// The same without a password, at an address where no passkey can be added.
pub(crate) fn an_account_by_passkey() -> OwnAccount {
    OwnAccount {
        has_password: false,
        no_passkeys: Some("They work at https://mu.example.".into()),
        ..an_account(Some(AccountPost::RemovePasskey))
    }
}

fn a_history(rating: Option<i64>) -> History {
    let month = Month { day: DAY, games: 3, place: 225, success: 58, rating };
    History { ratings: rating.map_or_else(Vec::new, |rating| vec![1000, 980, rating]), months: vec![month] }
}

fn reached(language: Language) -> Vec<Reached> {
    let row = |players, rating| ReachedRow {
        players,
        games: 12,
        wins: 3,
        place: 225,
        success: 58,
        rating,
        history: a_history(rating.map(|(rating, _)| rating)),
    };
    vec![Reached { game: a_game(language), rows: vec![row(3, None), row(4, Some((1043, 210)))] }]
}

pub(crate) fn a_profile(language: Language, relation: Relation) -> Profile {
    let game = |change: Option<i64>| LastGame {
        title: "Toy",
        players: 4,
        place: 2,
        score: 31,
        change,
        less: change.map(|_| Less { weight: Weight::Half, why: WhyLess::SamePeople }),
        day: DAY,
        table: change.is_some().then(|| "brass-lamp-7kq".into()),
    };
    Profile {
        visitor: a_visitor(language),
        name: "A/b <c>".into(),
        since: DAY,
        relation,
        games: reached(language),
        last: vec![game(Some(-12)), game(None)],
        longest: Some(LongestGame { steps: 214, game: game(None) }),
    }
}

pub(crate) fn a_list_of_people(language: Language) -> People {
    People {
        visitor: Visitor { has_account: false, ..a_visitor(language) },
        friends: vec!["Ivo & Co".into()],
        blocked: vec!["Mallory".into()],
        sought: "Nobody".into(),
        errors: vec![FieldError::at("name", "Nobody has this name.".into())],
        games: reached(language),
    }
}

fn some_best() -> Vec<BestLine> {
    let line = |name: &str, rating, is_own| BestLine { name: name.into(), rating, games: 41, is_own };
    vec![line("A/b <c>", (1312, 97), false), line("Nour", (1043, 200), true)]
}

pub(crate) fn all_best(language: Language) -> BestOfAll {
    let leagues = vec![BestLeague { players: 2, best: some_best() }, BestLeague { players: 4, best: vec![] }];
    BestOfAll { visitor: a_visitor(language), games: vec![(a_game(language), leagues)] }
}

pub(crate) fn a_list_of_best(language: Language, season: Option<Season>, page: u32) -> BestList {
    let present: Season = Season::of_number(2026 * 4 + 1);
    BestList {
        visitor: Visitor { has_account: page > 1, ..a_visitor(language) },
        game: a_game(language),
        players: 2,
        leagues: vec![2, 4],
        season,
        seasons: vec![present, present.before()],
        page,
        best: if page > 1 { some_best() } else { vec![] },
        goes_on: page > 1,
    }
}
