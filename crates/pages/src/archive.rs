//! The archive: games that are over, found again.
//!
//! A game at which the visitor did not sit tells neither how it ended nor how long it was, unless the search asks for
//! results.

use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::{Language, and_list};

use crate::fields::errors_at;
use crate::likes::Chosen;
use crate::links::{self, ReplayAt};
use crate::shell::{Area, Layout, return_here};
use crate::words::{archive as say, people};
use crate::{Day, FieldError, Game, Visitor};

/// The archive, and what was searched for in it.
#[derive(Clone, Debug)]
pub struct Archive {
    /// Who looks.
    pub visitor: Visitor,
    /// Whether the visitor is somebody who may have games, stars and notes.
    pub is_known: bool,
    /// The games that are played here.
    pub games: Vec<Game>,
    /// What is searched for.
    pub sought: Sought,
    /// What is wrong with it.
    pub errors: Vec<FieldError>,
    /// What was found, the last one first.
    pub found: Vec<PastGame>,
    /// Where the search goes on: the last part of the address.
    pub after: Option<String>,
}

/// What is searched for, as the form says it: empty for whatever.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sought {
    /// Which games: `mine`, `public`, `starred` or `noted`.
    pub of: Of,
    /// The short name of the game.
    pub game: String,
    /// The name of an account.
    pub with: String,
    /// How many seats.
    pub players: String,
    /// `won`, `lost` or the number of a place.
    pub result: String,
    /// From which day, as `2026-05-12`.
    pub from: String,
    /// Up to which day.
    pub to: String,
    /// `short`, `medium`, `long` or `longer`.
    pub length: String,
    /// `untimed`, `live` or `daily`.
    pub time: String,
    /// `yes` or `no`.
    pub rated: String,
    /// `1` if results of others' games are shown.
    pub results: String,
}

/// Which games are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Of {
    /// The visitor's.
    #[default]
    Mine,
    /// Those that the lobby has listed.
    Public,
    /// Those that the visitor has starred.
    Starred,
    /// Those with notes of the visitor.
    Noted,
}

/// A game of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastGame {
    /// Its table.
    pub table: String,
    /// The short name of the game.
    pub game: &'static str,
    /// When it ended.
    pub day: Day,
    /// Who sat there; in the order of their places if these are shown.
    pub seats: Vec<PastSeat>,
    /// How long it took, unless that would tell too much.
    pub length: Option<PastLength>,
    /// Whether it has counted for ratings.
    pub is_rated: bool,
    /// Whether the visitor has starred it.
    pub is_starred: bool,
}

/// Somebody who sat at a game of the archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastSeat {
    /// What the table calls the seat.
    pub name: String,
    /// The name of the account.
    pub account: Option<String>,
    /// The place, if it is shown.
    pub place: Option<u8>,
    /// The points, if they are shown.
    pub score: Option<i64>,
}

/// How long a game took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PastLength {
    /// How many steps.
    pub steps: i64,
    /// How many seconds.
    pub seconds: i64,
}

impl Of {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Mine, Self::Public, Self::Starred, Self::Noted];

    /// Its word in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Mine => "mine",
            Self::Public => "public",
            Self::Starred => "starred",
            Self::Noted => "noted",
        }
    }

    const fn words(self, language: Language) -> &'static str {
        match self {
            Self::Mine => say::yours(language),
            Self::Public => say::public(language),
            Self::Starred => say::starred(language),
            Self::Noted => say::noted(language),
        }
    }
}

impl Sought {
    /// The search as an address, so that it can be kept and sent.
    pub fn address(&self) -> String {
        let fields: [(&str, &str); 11] = [
            ("of", self.of.word()),
            ("game", &self.game),
            ("with", &self.with),
            ("players", &self.players),
            ("result", &self.result),
            ("from", &self.from),
            ("to", &self.to),
            ("length", &self.length),
            ("time", &self.time),
            ("rated", &self.rated),
            ("results", &self.results),
        ];
        links::games(&fields)
    }

    /// Whether anything is narrowed down.
    fn is_narrow(&self) -> bool {
        let all = Self { of: self.of, results: self.results.clone(), ..Self::default() };
        *self != all
    }
}

/// The page of the archive.
pub fn archive_page(page: &Archive) -> Markup {
    let (visitor, language) = (&page.visitor, page.visitor.language);
    let title = say::finished_games(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            @if page.is_known { (shelves(page)) }
            (form(page))
            section aria-label=(title) {
                @if page.found.is_empty() {
                    p class="card quiet-line" { (nothing(page)) }
                } @else {
                    ul class="card lines past" { @for game in &page.found { li { (line(page, game)) } } }
                }
                @if let Some(after) = &page.after {
                    p { a class="btn" rel="next" href={ (page.sought.address()) "&after=" (after) } {
                        @if page.found.is_empty() { (say::search_on(language)) } @else { (say::older(language)) }
                        (icon(Icon::Next))
                    } }
                }
            }
        }
    };
    Layout { visitor, title, area: Area::Games, heading: None, events: None, content }.page()
}

/// Whose games.
fn shelves(page: &Archive) -> Markup {
    let language = page.visitor.language;
    html! {
        nav class="sg shelves" aria-label=(say::which(language)) {
            @for of in Of::ALL {
                a href=(Sought { of, ..Sought::default() }.address()) aria-current=[(of == page.sought.of).then_some("page")] {
                    (of.words(language))
                }
            }
        }
    }
}

fn nothing(page: &Archive) -> &'static str {
    let language = page.visitor.language;
    if page.sought.is_narrow() || page.after.is_some() {
        return say::nothing(language);
    }
    match page.sought.of {
        Of::Mine => say::nothing_yet(language),
        Of::Public => say::nothing_public(language),
        Of::Starred => say::nothing_starred(language),
        Of::Noted => say::nothing_noted(language),
    }
}

/// The search, folded up unless it says something.
fn form(page: &Archive) -> Markup {
    let (sought, language) = (&page.sought, page.visitor.language);
    html! {
        details class="card fold narrow" open[sought.is_narrow() || !page.errors.is_empty()] {
            summary { (say::narrow(language)) }
            form method="get" action=(links::GAMES) role="search" {
                input type="hidden" name="of" value=(sought.of.word());
                div class="fields" {
                    (fields(page))
                    (dates(page))
                }
                @if sought.of != Of::Mine {
                    label class="ticked" {
                        input type="checkbox" name="results" value="1" checked[sought.results == "1"];
                        (say::show_results(language))
                    }
                }
                div class="deeds" {
                    button class="btn pri" { (say::find(language)) }
                    @if sought.is_narrow() {
                        a class="btn" href=(Sought { of: sought.of, ..Sought::default() }.address()) { (say::all(language)) }
                    }
                }
            }
        }
    }
}

/// The fields of the search but for days.
fn fields(page: &Archive) -> Markup {
    let (sought, language) = (&page.sought, page.visitor.language);
    let named = |code: &str, words: &str| (code.to_owned(), words.to_owned());
    let games: Vec<_> = page.games.iter().map(|game| named(game.name, game.title)).collect();
    let most = page.games.iter().map(|game| *game.seats.end()).max().unwrap_or(1);
    let players: Vec<_> = (1..=most).map(|players| (players.to_string(), players.to_string())).collect();
    let mut results = vec![named("won", say::won(language)), named("lost", say::lost(language))];
    results.extend((2..=most).map(|place| (place.to_string(), say::place(language, place))));
    let lengths = [
        named("short", say::short(language)),
        named("medium", say::medium(language)),
        named("long", say::long(language)),
        named("longer", say::longer(language)),
    ];
    let times = [
        named("untimed", say::untimed(language)),
        named("live", say::live(language)),
        named("daily", say::daily(language)),
    ];
    let rated = [named("yes", say::rated_yes(language)), named("no", say::rated_no(language))];
    html! {
        (choice(("game", say::game(language)), &games, &sought.game, language))
        div class="entry" {
            label for="with" { (say::with(language)) }
            input class="field" id="with" name="with" value=(sought.with) maxlength=(crate::draft::NAME_MAX)
                placeholder=(say::with_hint(language)) autocomplete="off" spellcheck="false"
                aria-invalid=[page.errors.iter().any(|error| error.field == "with").then_some("true")];
            (errors_at(&page.errors, "with"))
        }
        (choice(("players", say::players(language)), &players, &sought.players, language))
        @if sought.of == Of::Mine { (choice(("result", say::outcome(language)), &results, &sought.result, language)) }
        (choice(("length", say::length(language)), &lengths, &sought.length, language))
        (choice(("time", say::time(language)), &times, &sought.time, language))
        (choice(("rated", say::rated(language)), &rated, &sought.rated, language))
    }
}

/// A field with a few values, or any.
fn choice((name, label): (&str, &str), all: &[(String, String)], chosen: &str, language: Language) -> Markup {
    html! {
        div class="entry" {
            label for=(name) { (label) }
            select class="field" id=(name) name=(name) {
                option value="" { (say::any(language)) }
                @for (code, words) in all { option value=(code) selected[code == chosen] { (words) } }
            }
        }
    }
}

fn dates(page: &Archive) -> Markup {
    let (sought, language) = (&page.sought, page.visitor.language);
    html! {
        @for (name, label, value) in [("from", say::from(language), &sought.from), ("to", say::until(language), &sought.to)] {
            div class="entry" {
                label for=(name) { (label) }
                input class="field" id=(name) type="date" name=(name) value=(value)
                    aria-invalid=[page.errors.iter().any(|error| error.field == name).then_some("true")];
                (errors_at(&page.errors, name))
            }
        }
    }
}

/// A game, with the way to its replay.
fn line(page: &Archive, game: &PastGame) -> Markup {
    let language = page.visitor.language;
    let kind = page.games.iter().find(|kind| kind.name == game.game);
    let title = kind.map_or(game.game, |kind| kind.title);
    let names: Vec<String> = game.seats.iter().map(|seat| seat.name.clone()).collect();
    let day = game.day.words(language);
    html! {
        div class="what" {
            @if let Some(kind) = kind { (kind.drawn_mark()) }
            span class="sr" { (title) }
            ul class="who" { @for seat in &game.seats { li { (seat_of(seat, language)) } } }
            span class="quiet" {
                time datetime=(game.day) { (day) }
                @if let Some(length) = game.length {
                    " · " (took(length.seconds, language)) " · " (people::steps(language, length.steps))
                }
                @if game.is_rated { " · " (say::rated(language)) }
            }
        }
        @if page.is_known { (star(&page.visitor, (&game.table, game.is_starred.into()), title)) }
        a class="btn sm" href=(links::replay(&game.table, ReplayAt::default()))
            aria-label=(say::replay_of(language, title, &day, &and_list(language, &names)))
        { (say::replay(language)) (icon(Icon::Right)) }
    }
}

/// Somebody with place and points, as far as they are shown.
fn seat_of(seat: &PastSeat, language: Language) -> Markup {
    html! {
        @if let Some(place) = seat.place { span class="at" { (place) "." } " " }
        @if let Some(account) = &seat.account { a href=(links::profile(account)) { (seat.name) } } @else { (seat.name) }
        @if let Some(score) = seat.score {
            " " b { (score) span class="sr" { " " (crate::words::table::points(language)) } }
        }
    }
}

/// How long a game took, in the unit that fits.
fn took(seconds: i64, language: Language) -> String {
    const HOUR: i64 = 3600;
    const DAY: i64 = 24 * HOUR;
    match seconds {
        ..7200 => say::minutes(language, (seconds / 60).max(1)),
        7200..172_800 => say::hours(language, seconds / HOUR),
        _ => say::days(language, seconds / DAY),
    }
}

/// The star of a game, on or off.
pub(crate) fn star(visitor: &Visitor, (table, starred): (&str, Chosen), title: &str) -> Markup {
    let language = visitor.language;
    let (next, words) =
        if starred == Chosen::Yes { ("0", say::unstar(language)) } else { ("1", say::star(language)) };
    html! {
        form class="star" method="post" action=(links::star(table)) {
            (return_here(visitor))
            button class="ib" name="on" value=(next) aria-pressed=(starred == Chosen::Yes) aria-label={ (words) ": " (title) } { (icon(Icon::Star)) }
        }
    }
}
