//! Somebody's page, and the visitor's list of people.

use domain::Less;
use face::emblem::emblem;
use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::archive::{Of, Sought};
use crate::best::way_to_best;
use crate::fields::errors_at;
use crate::history::{History, history, hundredths};
use crate::links::{self, Deed};
use crate::rated::{rating_words, signed};
use crate::shell::{Area, Layout};
use crate::words::{best, people as say};
use crate::{Day, FieldError, Game, Visitor};

/// The page of somebody with an account.
#[derive(Clone, Debug)]
pub struct Profile {
    /// Who looks.
    pub visitor: Visitor,
    /// Whose page it is.
    pub name: String,
    /// Since when there is the account.
    pub since: Day,
    /// What the visitor has to do with that person.
    pub relation: Relation,
    /// What the person has reached, game by game.
    pub games: Vec<Reached>,
    /// The person's last games, the last first.
    pub last: Vec<LastGame>,
    /// The game of the person that took the most steps.
    pub longest: Option<LongestGame>,
}

/// What the visitor has to do with somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It is the visitor.
    Own,
    /// Nothing yet.
    None,
    /// The person is on the visitor's list of friends.
    Friend,
    /// The visitor has blocked the person.
    Blocked,
}

/// What somebody has reached in one game.
#[derive(Clone, Debug)]
pub struct Reached {
    /// The game.
    pub game: Game,
    /// By number of players.
    pub rows: Vec<ReachedRow>,
}

/// What somebody has reached in one game with one number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReachedRow {
    /// How many played.
    pub players: u8,
    /// How many games.
    pub games: i64,
    /// How many of them nobody else won.
    pub wins: i64,
    /// The average place, in hundredths.
    pub place: i64,
    /// How many of the others stood behind on average, in per cent.
    pub success: i64,
    /// The rating with its uncertainty, if there is one.
    pub rating: Option<(i64, i64)>,
    /// What became of it over time.
    pub history: History,
}

/// One game of somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastGame {
    /// What the game is called.
    pub title: &'static str,
    /// How many played.
    pub players: u8,
    /// The place.
    pub place: u8,
    /// The points.
    pub score: i32,
    /// What it did to the rating, if it was rated.
    pub change: Option<i64>,
    /// How much it counted for the ratings, if not in full.
    pub less: Option<Less>,
    /// When it ended.
    pub day: Day,
    /// The id of its table, if the visitor has played there.
    pub table: Option<String>,
}

/// Somebody's longest game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongestGame {
    /// How many steps it took.
    pub steps: i64,
    /// The game.
    pub game: LastGame,
}

/// The visitor's list of people.
#[derive(Clone, Debug)]
pub struct People {
    /// Who looks.
    pub visitor: Visitor,
    /// The names of the visitor's friends.
    pub friends: Vec<String>,
    /// The names of those whom the visitor has blocked.
    pub blocked: Vec<String>,
    /// What was searched for.
    pub sought: String,
    /// Why nobody was found.
    pub errors: Vec<FieldError>,
    /// What the visitor has reached.
    pub games: Vec<Reached>,
}

/// The page of somebody with an account.
pub fn profile_page(page: &Profile) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            div class="person" {
                (emblem(0, &domain::letters(&[&page.name]).concat()))
                div {
                    h1 class="page" { (page.name) }
                    p class="quiet" { (say::member_since(language, page.since)) }
                }
                @if page.relation == Relation::Own {
                    a class="btn" href=(links::SETTINGS) { (icon(Icon::Settings)) (crate::words::house::settings(language)) }
                }
            }
            (relation(page))
            section aria-labelledby="results" {
                h2 id="results" { (say::results(language)) }
                (reached(&page.games, &games_of(page), language))
            }
            @if !page.last.is_empty() { (last_games(page)) }
        }
    };
    Layout { visitor, title: &page.name, area: Area::People, heading: None, events: None, content }.page()
}

/// What the visitor can do about somebody.
fn relation(page: &Profile) -> Markup {
    let language = page.visitor.language;
    let deeds: &[(Deed, Icon, &str)] = match page.relation {
        Relation::Own => return Markup::default(),
        Relation::None => &[
            (Deed::Befriend, Icon::Plus, say::befriend(language)),
            (Deed::Block, Icon::Mute, say::block(language)),
        ],
        Relation::Friend => &[
            (Deed::Unfriend, Icon::Minus, say::unfriend(language)),
            (Deed::Block, Icon::Mute, say::block(language)),
        ],
        Relation::Blocked => &[(Deed::Unblock, Icon::Check, say::unblock(language))],
    };
    html! {
        section class="fs" {
            div class="deeds" {
                @for (deed, picture, words) in deeds {
                    form method="post" action=(links::deed(&page.name, *deed)) {
                        (crate::shell::return_here(&page.visitor))
                        button class="btn" { (icon(*picture)) (words) }
                    }
                }
            }
            @if page.relation != Relation::Blocked { p class="hint" { (say::friend_help(language)) } }
            p class="hint" { (say::block_help(language)) }
        }
    }
}

/// The games of that person in the archive, as far as the visitor may see them.
fn games_of(page: &Profile) -> Sought {
    match page.relation {
        Relation::Own => Sought::default(),
        Relation::None | Relation::Friend | Relation::Blocked => {
            Sought { of: Of::Public, with: page.name.clone(), ..Sought::default() }
        }
    }
}

/// What somebody has reached, game by game; `found` finds the games.
fn reached(games: &[Reached], found: &Sought, language: Language) -> Markup {
    html! {
        @if games.is_empty() { p class="card quiet-line" { (say::none_yet(language)) } }
        @for one in games {
            div class="card reached" role="group" aria-label=(one.game.title) {
                h3 { (one.game.mark()) }
                @for row in &one.rows { (reached_row(row, &Sought { game: one.game.name.into(), ..found.clone() }, language)) }
            }
        }
        @if !games.is_empty() { p class="hint" { (say::success_help(language)) } }
        @if games.iter().flat_map(|one| &one.rows).any(|row| row.rating.is_some()) {
            p class="hint" { (say::rating_help(language)) " " (best::provisional_help(language)) }
        }
        p { (way_to_best(language)) }
    }
}

fn reached_row(row: &ReachedRow, found: &Sought, language: Language) -> Markup {
    let found = Sought { players: row.players.to_string(), ..found.clone() };
    html! {
        div class="tally" {
            b { a href=(found.address()) { (say::with_players(language, row.players)) } }
            dl {
                div { dt { (say::played(language)) } dd { (row.games) } }
                div { dt { (say::won(language)) } dd { (row.wins) } }
                div { dt { (say::average_place(language)) } dd { (hundredths(row.place, language)) } }
                div { dt { (say::success(language)) } dd { (row.success) "\u{a0}%" } }
                @if let Some(rating) = row.rating {
                    div { dt { (say::rating(language)) } dd { (rating_words(rating, language)) } }
                }
            }
            (history(&row.history, language))
        }
    }
}

fn last_games(page: &Profile) -> Markup {
    let language = page.visitor.language;
    html! {
        section aria-labelledby="last" {
            h2 id="last" { (say::last_games(language)) }
            ul class="card lines" { @for game in &page.last { li { (last_game(game, language)) } } }
        }
        @if let Some(LongestGame { steps, game }) = &page.longest {
            section aria-labelledby="longest" {
                h2 id="longest" { (say::longest_game(language)) small { (say::steps(language, *steps)) } }
                ul class="card lines" { li { (last_game(game, language)) } }
            }
        }
    }
}

/// How a game ended, with the way to its table if the visitor was there.
fn last_game(game: &LastGame, language: Language) -> Markup {
    html! {
        span class="what" {
            b { (game.title) }
            span { (say::place_of(language, game.place, game.players)) }
            span class="quiet" { (game.score) " " (crate::words::table::points(language)) }
            @if let Some(less) = game.less {
                span class="quiet" { (best::weight(language, less.weight)) ": " (best::why_less(language, less)) }
            }
        }
        @if let Some(change) = game.change {
            span class="pill" { span class="sr" { (say::rating(language)) " " } (signed(change)) }
        }
        time class="quiet" datetime=(game.day) { (game.day.words(language)) }
        @if let Some(table) = &game.table {
            a class="btn sm" href=(links::table(table))
                aria-label=(say::look_at_game(language, game.title, game.day))
            { (say::look_at(language)) (icon(Icon::Right)) }
        }
    }
}

/// The visitor's list of people.
pub fn people_page(page: &People) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let title = say::people(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            form class="fs" method="get" action=(links::PEOPLE) role="search" {
                div class="entry" {
                    label for="find" { (say::find(language)) }
                    div class="search" {
                        input class="field" id="find" name="name" value=(page.sought) maxlength=(crate::draft::NAME_MAX)
                            autocomplete="off" spellcheck="false" aria-invalid=[(!page.errors.is_empty()).then_some("true")];
                        button class="btn pri" { (say::go(language)) }
                    }
                    (errors_at(&page.errors, "name"))
                    p class="hint" { (say::find_help(language)) }
                }
            }
            (list(page, &page.friends, (say::friends(language), Deed::Unfriend)))
            @if !page.blocked.is_empty() { (list(page, &page.blocked, (say::blocked(language), Deed::Unblock))) }
            section aria-labelledby="results" {
                h2 id="results" { (say::your_results(language)) }
                @if !visitor.has_account { p class="quiet" { (say::only_yours(language)) } }
                (reached(&page.games, &Sought::default(), language))
            }
        }
    };
    Layout { visitor, title, area: Area::People, heading: None, events: None, content }.page()
}

fn list(page: &People, names: &[String], (title, deed): (&str, Deed)) -> Markup {
    let language = page.visitor.language;
    let words = match deed {
        Deed::Unblock => say::unblock(language),
        Deed::Unfriend | Deed::Befriend | Deed::Block => say::remove(language),
    };
    html! {
        section aria-label=(title) {
            h2 { (title) }
            @if names.is_empty() {
                p class="card quiet-line" { (say::no_friends(language)) }
            } @else {
                ul class="card lines" {
                    @for name in names {
                        li {
                            a class="what" href=(links::profile(name)) { b { (name) } }
                            form method="post" action=(links::deed(name, deed)) {
                                input type="hidden" name="next" value=(links::PEOPLE);
                                button class="btn sm" aria-label=(say::about(words, name)) { (words) }
                            }
                        }
                    }
                }
            }
        }
    }
}
