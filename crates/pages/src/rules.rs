//! The rules documents as pages.

use engine::RuleId;
use face::icon::{Icon, icon};
use host::Sign;
use maud::{Markup, PreEscaped, html};
use words::Language;

use crate::assets::game_style;
use crate::shell::{Area, Layout, poster};
use crate::words::{guide, house, learn, lobby, rules as say, table};
use crate::{Game, Visitor, links};

/// The list of rules documents.
#[derive(Clone, Debug)]
pub struct RulesIndex {
    /// Who looks.
    pub visitor: Visitor,
    /// The games with rules.
    pub games: Vec<Game>,
    /// What was searched for in all of them; empty if nothing.
    pub query: String,
    /// What was found, each with the place of its game in `games`: the best of it.
    pub found: Vec<(usize, Found)>,
    /// How many rules were found in all.
    pub total: usize,
}

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// Who looks.
    pub visitor: Visitor,
    /// The game.
    pub game: Game,
    /// The document as HTML; every rule is a heading whose id is the rule's.
    pub document: PreEscaped<String>,
    /// Its sections for the table of contents: id and heading.
    pub contents: Vec<(String, String)>,
    /// What was searched for; empty if nothing.
    pub query: String,
    /// What was found.
    pub found: Vec<Found>,
    /// Whether there is a summary to print, and a card.
    pub has_summary: bool,
    /// The signs of its board with what they mean.
    pub legend: Vec<Sign>,
    /// The pictures that these signs place.
    pub sprite: fn(Language) -> Markup,
}

/// A rule that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its id: `TRICKS-8.4`.
    pub id: String,
    /// Its heading.
    pub heading: String,
    /// Some words of it.
    pub excerpt: String,
}

/// The list of rules documents.
pub fn rules_index(page: &RulesIndex) -> Markup {
    let language = page.visitor.language;
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (house::rules(language)) }
            (search(links::RULES, &page.query, say::search_all(language), language))
            @if !page.query.is_empty() { (found_in_all(page)) }
            div class="games" {
                @for game in &page.games {
                    article class="gm" aria-label=(game.title) {
                        div class="pic" { (poster(&page.visitor, game.name)) }
                        div class="tx" {
                            div class="nm" { (game.drawn_mark()) h2 { (game.title) } }
                            p { (game.about.tagline) }
                            a class="btn pri" href=(links::rules(game.name)) {
                                (icon(Icon::Book)) (house::rules(language)) span class="sr" { " " (game.title) }
                            }
                        }
                    }
                }
            }
        }
    };
    let title = house::rules(language);
    Layout { visitor: &page.visitor, title, area: Area::Rules, heading: None, events: None, content }.page()
}

/// The rules of one game, with a search.
pub fn rules_page(page: &RulesPage) -> Markup {
    let language = page.visitor.language;
    let title = lobby::rules_of(language, page.game.title);
    let content = html! {
        main class="wrap read" id="content" tabindex="-1" {
            div {
                (search(&links::rules(page.game.name), &page.query, say::search(language), language))
                @if page.has_summary {
                    p class="prints" {
                        a class="btn" href=(links::rules_summary(page.game.name)) { (say::summary(language)) }
                        a class="btn" href=(links::rules_card(page.game.name)) { (say::card(language)) }
                    }
                }
                @if !page.query.is_empty() { (found(page)) }
                article class="doc" id="document" {
                    (page.document)
                    @if !page.legend.is_empty() {
                        h2 id=(LEGEND) { (guide::legend(language)) }
                        (legend(page.game.name, &page.visitor, (&page.legend, page.sprite)))
                    }
                }
            }
            aside {
                @if page.game.has_course {
                    p { a class="btn" href=(links::course(page.game.name)) { (learn::learn_by_playing(language)) } }
                }
                nav class="card toc" aria-label=(say::contents(language)) {
                    b { (say::contents(language)) }
                    @for (id, heading) in &page.contents { a href={ "#" (id) } { (heading) } }
                    @if !page.legend.is_empty() { a href={ "#" (LEGEND) } { (guide::legend(language)) } }
                }
            }
        }
    };
    Layout { visitor: &page.visitor, title: &title, area: Area::Rules, heading: None, events: None, content }
        .page()
}

/// The anchor of the chapter with the signs.
const LEGEND: &str = "legend";

/// A search, which works without script.
fn search(address: &str, query: &str, label: &str, language: Language) -> Markup {
    html! {
        form class="search" role="search" action=(address) {
            input class="field" type="search" name="q" value=(query) maxlength="100" aria-label=(label)
                placeholder=(say::search_hint(language));
            button class="btn" { (say::search(language)) }
        }
    }
}

/// The signs of a board. They need the style rules of its table, and the pictures that they place.
fn legend(game: &str, visitor: &Visitor, (signs, sprite): (&[Sign], fn(Language) -> Markup)) -> Markup {
    html! {
        link rel="stylesheet" href=(visitor.assets.href(&game_style(game)));
        // Of what a table places once, only the pictures.
        div class="art" aria-hidden="true" { (sprite(visitor.language)) }
        ul class="legend" { @for sign in signs { li { span { (sign.picture) } (sign.words) } } }
    }
}

/// What was found in the rules of all games.
fn found_in_all(page: &RulesIndex) -> Markup {
    let language = page.visitor.language;
    html! {
        section class="card found" aria-label=(say::results(language)) {
            p class="quiet-line" role="status" { (say::found(language, page.total, &page.query)) }
            ol {
                @for (game, hit) in page.found.iter().filter_map(|(at, hit)| Some((page.games.get(*at)?, hit))) {
                    li {
                        b { (game.title) } " "
                        a href={ (links::rules(game.name)) "#" (hit.id) } { (hit.heading) } " " small { (hit.id) }
                        p { (hit.excerpt) }
                    }
                }
            }
        }
    }
}

/// A picture of a position in the rules.
#[derive(Clone, Debug)]
pub struct RulesFigure<'a> {
    /// Its address.
    pub address: String,
    /// Its width and height in units of its own.
    pub size: (u32, u32),
    /// What is to be seen on it.
    pub caption: &'a str,
    /// Where it can be tried.
    pub lesson: Option<String>,
}

/// How high a picture is at most, in CSS pixels.
const HIGHEST: u32 = 460;

/// A picture with its caption. It is loaded when somebody comes near; its place is kept.
pub fn rules_figure(figure: &RulesFigure<'_>, language: Language) -> Markup {
    let (width, height) = figure.size;
    let (width, height) =
        if height > HIGHEST { (width * HIGHEST / height, HIGHEST) } else { (width, height) };
    html! {
        figure class="position" {
            img src=(figure.address) width=(width) height=(height) loading="lazy" decoding="async" alt=(say::picture(language));
            figcaption {
                (figure.caption)
                @if let Some(lesson) = &figure.lesson { " " a href=(lesson) { (say::try_it(language)) } }
            }
        }
    }
}

/// What is printed of the rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Two pages.
    Summary,
    /// One page.
    Card,
}

/// The rules of a game on a page or two, to print.
#[derive(Clone, Debug)]
pub struct SheetPage {
    /// Who looks.
    pub visitor: Visitor,
    /// The game.
    pub game: Game,
    /// What it is.
    pub sheet: Sheet,
    /// The topics of each page.
    pub sides: Vec<Vec<SheetTopic>>,
    /// The signs of its board with what they mean.
    pub legend: Vec<Sign>,
    /// The pictures that these signs place.
    pub sprite: fn(Language) -> Markup,
}

/// A topic on such a page.
#[derive(Clone, Debug)]
pub struct SheetTopic {
    /// Its heading.
    pub title: String,
    /// Its sentences as HTML, each with the ids of its rules.
    pub lines: Vec<(PreEscaped<String>, Vec<String>)>,
}

/// The rules of a game on a page or two, to print.
pub fn sheet_page(page: &SheetPage) -> Markup {
    let language = page.visitor.language;
    let (name, class) = match page.sheet {
        Sheet::Summary => (say::summary(language), "printed summary"),
        Sheet::Card => (say::card(language), "printed on-card"),
    };
    let title = format!("{} \u{2013} {name}", page.game.title);
    let last = page.sides.len().saturating_sub(1);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            p class="screen-only" {
                a href=(links::rules(page.game.name)) { (lobby::rules_of(language, page.game.title)) }
                " \u{b7} " (say::how_to_print(language))
            }
            div class=(class) {
                @for (at, topics) in page.sides.iter().enumerate() {
                    section class="leaf" {
                        @if at == 0 { h1 { (page.game.drawn_mark()) (title) } } @else { p class="again" { (title) " " (at + 1) } }
                        div class="topics" {
                            @for topic in topics { (sheet_topic(page.game.name, topic)) }
                            @if at == last {
                                section class="signs" {
                                    h2 { (guide::legend(language)) }
                                    (legend(page.game.name, &page.visitor, (&page.legend, page.sprite)))
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    Layout { visitor: &page.visitor, title: &title, area: Area::Rules, heading: None, events: None, content }
        .page()
}

fn sheet_topic(game: &str, topic: &SheetTopic) -> Markup {
    html! {
        section {
            h2 { (topic.title) }
            ul {
                @for (words, rules) in &topic.lines {
                    li {
                        (words)
                        @for rule in rules {
                            " " a class="ref" href={ (links::rules(game)) "#" (rule) } { (rule.rsplit('-').next().unwrap_or_default()) }
                        }
                    }
                }
            }
        }
    }
}

fn found(page: &RulesPage) -> Markup {
    let language = page.visitor.language;
    html! {
        section class="card found" aria-label=(say::results(language)) {
            p class="quiet-line" role="status" { (say::found(language, page.found.len(), &page.query)) }
            ol {
                @for hit in &page.found {
                    li { a href={ "#" (hit.id) } { (hit.heading) } " " small { (hit.id) } p { (hit.excerpt) } }
                }
            }
        }
    }
}

/// A link to a rule, as it stands behind a sentence.
pub(crate) fn rule_link(game: &str, rule: RuleId, language: Language) -> Markup {
    html! {
        a class="ref" href=(links::rule(game, rule)) aria-label=(table::rule_number(language, rule.section(), rule.number())) {
            "§\u{a0}" (rule.section()) "." (rule.number())
        }
    }
}
