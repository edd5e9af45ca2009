//! Lists of the best: game by game, by number of players, of all time and by season.

use domain::{Listed, Season};
use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::links::{self, AccountPost};
use crate::rated::rating_words;
use crate::shell::{Area, Layout};
use crate::words::best as say;
use crate::words::people;
use crate::{Game, Visitor};

/// How many stand on one page of a list.
pub const BEST_ON_PAGE: u32 = 50;
/// How many pages a list has at most.
pub const BEST_PAGES: u32 = 20;

/// The page of all lists.
#[derive(Clone, Debug)]
pub struct BestOfAll {
    /// Who looks.
    pub visitor: Visitor,
    /// Each game with its leagues.
    pub games: Vec<(Game, Vec<BestLeague>)>,
}

/// A league with its very best of all time.
#[derive(Clone, Debug)]
pub struct BestLeague {
    /// How many play.
    pub players: u8,
    /// The very best; nobody if nobody is listed.
    pub best: Vec<BestLine>,
}

/// A page of one list.
#[derive(Clone, Debug)]
pub struct BestList {
    /// Who looks.
    pub visitor: Visitor,
    /// The game.
    pub game: Game,
    /// How many play.
    pub players: u8,
    /// How many play in the other lists of this game, this one among them.
    pub leagues: Vec<u8>,
    /// Of which season; of all time if of none.
    pub season: Option<Season>,
    /// The seasons that are offered, the present one first.
    pub seasons: Vec<Season>,
    /// Which page of the list it is, from 1.
    pub page: u32,
    /// Who stands on it.
    pub best: Vec<BestLine>,
    /// Whether there is a page after it.
    pub goes_on: bool,
}

/// One of the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// The name of the account.
    pub name: String,
    /// The rating with its uncertainty.
    pub rating: (i64, i64),
    /// After how many rated games.
    pub games: i64,
    /// Whether it is the visitor.
    pub is_own: bool,
}

/// The page of all lists, each with its very best.
pub fn best_of_all_page(page: &BestOfAll) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let title = say::title(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { (say::about(language)) }
            @if page.games.is_empty() { p class="card quiet-line" { (say::no_league(language)) } }
            @for (game, leagues) in &page.games {
                section class="card reached" aria-label=(game.title) {
                    h2 { (game.mark()) }
                    @for BestLeague { players, best } in leagues {
                        @let address = links::best(game.name, *players, None, 1);
                        div class="league" {
                            h3 { a href=(address) { (people::with_players(language, *players)) } }
                            @if best.is_empty() { p class="quiet" { (say::nobody(language)) } }
                            @else { (lines(best, 1, language)) }
                        }
                    }
                }
            }
            p class="hint" { (say::who_all_time(language)) " " (leave(visitor)) }
        }
    };
    Layout { visitor, title, area: Area::People, heading: None, events: None, content }.page()
}

/// A page of one list.
pub fn best_page(page: &BestList) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let kind = people::with_players(language, page.players);
    let title = format!("{}: {}, {kind}", say::title(language), page.game.title);
    let who = if page.season.is_some() { say::who_season(language) } else { say::who_all_time(language) };
    let content = html! {
        main class="wrap one lists" id="content" tabindex="-1" {
            h1 class="page league-of" { (page.game.mark()) span { (kind) } }
            @if page.leagues.len() > 1 { (leagues(page)) }
            (seasons(page))
            @if page.best.is_empty() { p class="card quiet-line" { (say::nobody(language)) } }
            @else { div class="card" { (lines(&page.best, first_place(page.page), language)) } }
            (pager(page))
            p class="hint" { (who) " " (leave(visitor)) }
            p class="hint" { (people::rating_help(language)) }
            p { a class="btn quiet" href=(links::BEST) { (icon(Icon::Trophy)) (say::title(language)) } }
        }
    };
    Layout { visitor, title: &title, area: Area::People, heading: None, events: None, content }.page()
}

/// The place with which a page of a list begins.
const fn first_place(page: u32) -> u32 {
    (page - 1) * BEST_ON_PAGE + 1
}

fn lines(best: &[BestLine], first: u32, language: Language) -> Markup {
    html! {
        ol class="best" start=(first) {
            @for (place, one) in (first..).zip(best) {
                li class=[one.is_own.then_some("own")] {
                    span class="at" aria-hidden="true" { (place) "." }
                    div class="what" {
                        a href=(links::profile(&one.name)) { (one.name) }
                        @if one.is_own { span class="pill" { (say::you(language)) } }
                        span class="quiet" { (say::games(language, one.games)) }
                    }
                    (rating_words(one.rating, language))
                }
            }
        }
    }
}

/// The other lists of the game.
fn leagues(page: &BestList) -> Markup {
    let language = page.visitor.language;
    html! {
        nav class="sg shelves" aria-label=(say::players(language)) {
            @for players in &page.leagues {
                a href=(links::best(page.game.name, *players, page.season, 1))
                    aria-current=[(*players == page.players).then_some("page")]
                { (people::with_players(language, *players)) }
            }
        }
    }
}

/// The same list of other times.
fn seasons(page: &BestList) -> Markup {
    let language = page.visitor.language;
    html! {
        nav class="sg shelves" aria-label=(say::when(language)) {
            @for season in std::iter::once(None).chain(page.seasons.iter().copied().map(Some)) {
                a href=(links::best(page.game.name, page.players, season, 1))
                    aria-current=[(season == page.season).then_some("page")]
                { (season.map_or_else(|| say::all_time(language).to_owned(), |season| say::season(language, season))) }
            }
        }
    }
}

fn pager(page: &BestList) -> Markup {
    let language = page.visitor.language;
    let address = |number| links::best(page.game.name, page.players, page.season, number);
    let places = |number| say::places(language, first_place(number), first_place(number) + BEST_ON_PAGE - 1);
    html! {
        @if page.page > 1 || page.goes_on {
            div class="deeds" {
                @if page.page > 1 {
                    a class="btn" rel="prev" href=(address(page.page - 1)) { (icon(Icon::Prev)) (places(page.page - 1)) }
                }
                @if page.goes_on {
                    a class="btn" rel="next" href=(address(page.page + 1)) { (places(page.page + 1)) (icon(Icon::Next)) }
                }
            }
        }
    }
}

/// How one stands in no list, for whoever may stand in one.
fn leave(visitor: &Visitor) -> Markup {
    html! { @if visitor.has_account { a href=(links::SETTINGS) { (say::opt_out(visitor.language)) } } }
}

/// The way to the lists.
pub(crate) fn way_to_best(language: Language) -> Markup {
    html! { a class="btn quiet" href=(links::BEST) { (icon(Icon::Trophy)) (say::title(language)) } }
}

/// What the settings of an account say about the lists.
pub(crate) fn listing_section(listed: Listed, language: Language) -> Markup {
    html! {
        form class="fs" method="post" action=(links::account(AccountPost::Listing)) aria-label=(say::title(language)) {
            div class="opt" {
                b { (say::title(language)) }
                p class="wide" { (say::listing_help(language)) }
                div class="wide" {
                    span class="sg" {
                        @for (value, words) in [(Listed::Yes, say::listed(language)), (Listed::No, say::unlisted(language))] {
                            button name="listed" value=(value.word()) aria-pressed=(value == listed) { (words) }
                        }
                    }
                    (way_to_best(language))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_a_list_go_on_where_the_last_one_ended() {
        assert_eq!((first_place(1), first_place(2)), (1, 51));
        assert_eq!(links::best("toy", 2, None, 1), "/best/toy/2");
        assert_eq!(links::best("toy", 2, "2026-4".parse().ok(), 1), "/best/toy/2?season=2026-4");
        assert_eq!(links::best("toy", 2, "2026-4".parse().ok(), 3), "/best/toy/2?season=2026-4&page=3");
    }
}
