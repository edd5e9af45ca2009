//! The rules documents as pages.

use engine::RuleId;
use face::icon::{Icon, icon};
use maud::{Markup, PreEscaped, html};
use words::Language;

use crate::shell::{Area, Layout, poster};
use crate::words::{house, lobby, rules as say, table};
use crate::{Game, Visitor, links};

/// The list of rules documents.
#[derive(Clone, Debug)]
pub struct RulesIndex {
    /// Who looks.
    pub visitor: Visitor,
    /// The games with rules.
    pub games: Vec<Game>,
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
                form class="search" role="search" action=(links::rules(page.game.name)) {
                    input class="field" type="search" name="q" value=(page.query) aria-label=(say::search(language))
                        placeholder=(say::search_hint(language));
                    button class="btn" { (say::search(language)) }
                }
                @if !page.query.is_empty() { (found(page)) }
                article class="doc" id="document" { (page.document) }
            }
            aside {
                nav class="card toc" aria-label=(say::contents(language)) {
                    b { (say::contents(language)) }
                    @for (id, heading) in &page.contents { a href={ "#" (id) } { (heading) } }
                }
            }
        }
    };
    Layout { visitor: &page.visitor, title: &title, area: Area::Rules, heading: None, events: None, content }
        .page()
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
