//! The first page: tables that wait for you, the games, tables to join.

use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::best::way_to_best;
use crate::learn::{LearnOffer, offer};
use crate::people::emblem_row;
use crate::shell::{Area, Layout, commitment, poster};
use crate::words::{after, house, lobby as say, people, terms, time};
use crate::{Game, Promise, Rated, TableSeat, Visitor, links, puzzles};

/// What the first page shows.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// Who looks.
    pub visitor: Visitor,
    /// For *Play now*.
    pub promise: Promise,
    /// The games there are.
    pub games: Vec<Game>,
    /// The visitor's tables that are not finished, those that wait for the visitor first.
    pub yours: Vec<TableCard>,
    /// The visitor's tables that finished last.
    pub finished: Vec<TableCard>,
    /// Tables with a free seat that anybody may join.
    pub open: Vec<TableCard>,
    /// Tables that may be watched.
    pub running: Vec<TableCard>,
    /// The next step in learning a game, unless it is learnt or was put away.
    pub learn: Option<LearnOffer>,
    /// The games that have puzzles: name and title.
    pub puzzles: Vec<(&'static str, &'static str)>,
    /// The pictures that the miniatures place: once a game that has a miniature here.
    pub sprites: Vec<Markup>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Its id in addresses.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The short name of its game.
    pub game: &'static str,
    /// What happens there, in one sentence; for open tables what was agreed.
    pub words: String,
    /// A small picture of the position; a table that has not begun has none.
    pub miniature: Option<Markup>,
    /// Its seats.
    pub seats: Vec<TableSeat>,
    /// What it waits for.
    pub state: CardState,
    /// Whether its game counts for ratings.
    pub rated: Rated,
    /// Whether a friend of the visitor sits there.
    pub friend: Friend,
    /// By the day: the milliseconds until the clock runs out that counts for the visitor, if one runs.
    pub left: Option<i64>,
}

impl TableCard {
    /// Whether the table waits for the visitor.
    pub const fn waits(&self) -> bool {
        matches!(self.state, CardState::YourTurn | CardState::Asked)
    }
}

/// Whether a friend of the visitor sits at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Friend {
    /// One does.
    Here,
    /// None does, or nobody looked.
    #[default]
    Elsewhere,
}

/// What a table in a list waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardState {
    /// The visitor owes a choice.
    YourTurn,
    /// The visitor is asked something there.
    Asked,
    /// The game is paused.
    Paused,
    /// Others owe a choice: their names.
    WaitingFor(Vec<String>),
    /// Seats are free.
    Gathering,
    /// It is over.
    Over,
}

/// The first page.
pub fn lobby(page: &Lobby) -> Markup {
    let language = page.visitor.language;
    let waiting = page.yours.iter().filter(|card| card.waits()).count();
    let title = if waiting > 0 {
        format!("({waiting}) {}", house::house(language))
    } else {
        house::house(language).into()
    };
    let content = html! {
        main class="wrap" id="content" tabindex="-1" {
            div {
                h1 class="sr" { (house::house(language)) }
                (yours(page, waiting))
                @if let Some(next) = &page.learn { (offer(next, (&page.visitor, &page.games))) }
                (games(page))
                (puzzles::offer(&page.puzzles, language))
                (newcomers(page))
            }
            aside {
                (open_tables(page))
                (running(page))
                @if !page.finished.is_empty() { (finished(page)) }
                p { (way_to_best(language)) }
                p { a class="btn quiet" href=(links::IMPORT) { (after::open_saved(language)) } }
            }
            @for sprite in &page.sprites { (sprite) }
        }
    };
    Layout { visitor: &page.visitor, title: &title, area: Area::Play, heading: None, events: None, content }
        .page()
}

fn yours(page: &Lobby, waiting: usize) -> Markup {
    let language = page.visitor.language;
    let is_to_move = page.yours.iter().any(|card| card.state == CardState::YourTurn);
    html! {
        section aria-labelledby="yours" {
            h2 id="yours" {
                @if is_to_move { (say::your_move(language)) } @else { (say::your_tables(language)) }
                @if !page.yours.is_empty() { small { (house::tables_wait(language, waiting)) } }
            }
            @if page.yours.is_empty() {
                p class="card quiet-line" { (say::no_table_yet(language)) }
            } @else {
                div class="turns" { @for card in &page.yours { (turn_card(page, card)) } }
            }
        }
    }
}

/// With less than this left, a clock by the day is shown in the colour of a warning: three hours.
const HURRY: i64 = 3 * 3_600_000;

/// A table with its miniature: for tables of the visitor.
fn turn_card(page: &Lobby, card: &TableCard) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let mine = card.waits();
    html! {
        a class={ "tc" @if mine { " go" } } href=(links::table(&card.id)) {
            span class="th" {
                @if let Some(miniature) = &card.miniature { (miniature) } @else { (poster(visitor, card.game)) }
            }
            span class="bd" {
                b { (card.name) }
                p { (of_game(page, card)) (card.words) }
                @if let Some(left) = card.left {
                    p class={ "left" @if left < HURRY { " soon" } } { (icon(Icon::Clock)) (time::days_left(language, left / 60_000)) }
                }
                span class="row" {
                    (emblem_row(&card.seats))
                    span class="sp" {}
                    @if mine {
                        span class="turn" { (state_words(&card.state, language)) }
                    } @else {
                        span class="pill" { (state_words(&card.state, language)) }
                    }
                }
            }
        }
    }
}

fn state_words(state: &CardState, language: Language) -> String {
    match state {
        CardState::YourTurn => say::your_turn(language).into(),
        CardState::Asked => say::you_are_asked(language).into(),
        CardState::Paused => time::pause(language).into(),
        CardState::WaitingFor(names) => say::waiting_for(language, names),
        CardState::Gathering => say::free_seats(language).into(),
        CardState::Over => say::over(language).into(),
    }
}

fn games(page: &Lobby) -> Markup {
    let language = page.visitor.language;
    html! {
        section aria-labelledby="games" {
            h2 id="games" { (say::games(language)) }
            div class="games" { @for game in &page.games { (game_card(page, game)) } }
            (commitment(&page.promise, language))
        }
    }
}

fn game_card(page: &Lobby, game: &Game) -> Markup {
    let language = page.visitor.language;
    html! {
        article class="gm" aria-label=(game.title) {
            div class="pic" { (poster(&page.visitor, game.name)) }
            div class="tx" {
                div class="nm" {
                    (game.drawn_mark())
                    h3 { (game.title) }
                    span {
                        (say::players(language, *game.seats.start(), *game.seats.end())) " · "
                        (say::minutes(language, game.about.minutes))
                    }
                }
                p { (game.about.tagline) }
                div class="b2" {
                    div class="begin" {
                        form method="post" action=(links::play_now(game.name)) data-share {
                            (page.promise.field())
                            button class="btn pri" aria-label=(say::play_now_of(language, game.title)) {
                                (say::play_now(language))
                            }
                        }
                        @if *game.seats.start() == 1 && *game.seats.end() > 1 {
                            form method="post" action=(links::play_now(game.name)) data-share {
                                (page.promise.field())
                                input type="hidden" name="players" value="1";
                                button class="btn" aria-label=(say::play_alone_of(language, game.title)) {
                                    (say::play_alone(language))
                                }
                            }
                        }
                    }
                    @if *game.seats.end() > 1 {
                        form method="post" action=(links::play_with_people(game.name)) data-share {
                            (page.promise.field())
                            button class="btn alt" aria-label=(terms::with_people_of(language, game.title)) {
                                (icon(Icon::User)) span { (terms::with_people(language)) }
                            }
                        }
                    }
                    a class="btn alt" href=(links::new_table(game.name)) aria-label=(say::new_table_of(language, game.title)) {
                        (icon(Icon::Plus)) span { (say::new_table(language)) }
                    }
                }
            }
        }
    }
}

fn newcomers(page: &Lobby) -> Markup {
    let language = page.visitor.language;
    html! {
        section class="card learn" {
            div { b { (say::new_here(language)) } (say::new_here_text(language)) }
            @for game in &page.games {
                a class="btn" href=(links::rules(game.name)) aria-label=(say::rules_of(language, game.title)) {
                    (icon(Icon::Book)) (game.title)
                }
            }
        }
    }
}

fn open_tables(page: &Lobby) -> Markup {
    let language = page.visitor.language;
    html! {
        section aria-labelledby="open" {
            h2 id="open" { (say::open_tables(language)) }
            div class="card" {
                @for card in &page.open {
                    (table_line(page, card, &html! {
                        a class="btn sm" href=(links::table(&card.id)) aria-label=(say::join_table(language, &card.name)) {
                            (say::join(language))
                        }
                    }))
                }
                @if page.open.is_empty() { p class="quiet-line" { (say::nobody_waits(language)) } }
            }
        }
    }
}

fn running(page: &Lobby) -> Markup {
    let language = page.visitor.language;
    html! {
        section aria-labelledby="running" {
            h2 id="running" { (say::being_played(language)) }
            div class="card" {
                @for card in &page.running {
                    (table_line(page, card, &html! {
                        a class="btn sm quiet" href=(links::watch(&card.id)) aria-label=(say::watch_table(language, &card.name)) {
                            (icon(Icon::Eye)) (say::watch(language))
                        }
                    }))
                }
                @if page.running.is_empty() { p class="quiet-line" { (say::nothing_played(language)) } }
            }
        }
    }
}

fn finished(page: &Lobby) -> Markup {
    let language = page.visitor.language;
    html! {
        section aria-labelledby="finished" {
            h2 id="finished" { (say::finished(language)) }
            div class="card" {
                @for card in &page.finished {
                    (table_line(page, card, &html! {
                        a class="btn sm quiet" href=(links::table(&card.id)) aria-label=(card.name) { (icon(Icon::Right)) }
                    }))
                }
            }
        }
    }
}

/// Which game is played at a table, before what happens there.
fn of_game(page: &Lobby, card: &TableCard) -> Markup {
    let game = page.games.iter().find(|game| game.name == card.game);
    html! { @if let Some(game) = game { (game.title) " · " } }
}

/// A table in a list, with what can be done about it.
fn table_line(page: &Lobby, card: &TableCard, deed: &Markup) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    html! {
        div class="tb" {
            span class="g" { (poster(visitor, card.game)) }
            b { (card.name) }
            (deed)
            span class="sub" {
                (emblem_row(&card.seats))
                @if card.friend == Friend::Here { span class="pill" { (icon(Icon::Star)) (people::friend_sits(language)) } }
                @if card.rated == Rated::Yes { span class="pill" { (people::rated(language)) } }
                span { (of_game(page, card)) (card.words) }
            }
        }
    }
}
