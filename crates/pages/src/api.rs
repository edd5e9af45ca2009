//! The page of the calls that programs can make: the table of calls in plain words.

use maud::{Markup, html};

use crate::shell::{Area, Layout};
use crate::words::programs as say;
use crate::{Visitor, links};

/// The page of the calls.
#[derive(Clone, Debug)]
pub struct ApiPage {
    /// Who looks.
    pub visitor: Visitor,
    /// What every error looks like.
    pub error: String,
    /// The calls.
    pub groups: Vec<CallGroup>,
}

/// Calls that belong together.
#[derive(Clone, Debug)]
pub struct CallGroup {
    /// What they are about.
    pub title: &'static str,
    /// The calls.
    pub calls: Vec<CallWords>,
}

/// One call in words.
#[derive(Clone, Debug)]
pub struct CallWords {
    /// Its name in the document: `act`.
    pub name: &'static str,
    /// `GET` or `POST`.
    pub method: &'static str,
    /// `/api/v1/tables/{table}`.
    pub path: String,
    /// What it does.
    pub about: String,
    /// What a token must be allowed; none if no token is needed.
    pub scope: Option<&'static str>,
    /// What may be sent.
    pub fields: Vec<FieldWords>,
    /// What the answer is.
    pub answer: String,
    /// A body that the server accepts; empty if there is none.
    pub example: String,
}

/// One thing that may be sent.
#[derive(Clone, Debug)]
pub struct FieldWords {
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub place: FieldPlace,
    /// Whether it must be there.
    pub required: bool,
    /// What it is.
    pub about: String,
}

/// Where a field stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldPlace {
    /// In the address.
    Path,
    /// After the question mark.
    Query,
    /// In the JSON that is posted.
    Body,
}

/// The language in which calls are described.
const CALLS: &str = "en";

/// The page of the calls. Its frame is in the language of the visitor, the calls are described in English.
pub fn api_page(page: &ApiPage) -> Markup {
    let language = page.visitor.language;
    let title = say::api_title(language);
    let content = html! {
        main class="wrap read" id="content" tabindex="-1" {
            article class="doc calls" {
                h1 { (title) }
                p { (say::api_about(language)) }
                p { (say::api_token(language)) }
                pre { code { "Authorization: Bearer mu_…" } }
                p { (say::api_no_token(language)) " " a href=(links::PROGRAMS) { (say::title(language)) } }
                p { (say::api_errors(language)) }
                pre { code { (page.error) } }
                p { a href=(links::OPENAPI) { (say::api_document(language)) } }
                @for group in &page.groups {
                    h2 lang=(CALLS) { (group.title) }
                    @for call in &group.calls { (call_words(page, call)) }
                }
            }
            aside {
                nav class="card toc" aria-label=(say::calls(language)) {
                    @for group in &page.groups {
                        b lang=(CALLS) { (group.title) }
                        @for call in &group.calls { a href={ "#" (call.name) } { (call.name) } }
                    }
                }
            }
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Elsewhere, heading: None, events: None, content }
        .page()
}

fn call_words(page: &ApiPage, call: &CallWords) -> Markup {
    let language = page.visitor.language;
    html! {
        section {
            h3 id=(call.name) { code { (call.method) " " (call.path) } }
            p lang=(CALLS) { (described(&call.about)) }
            p class="hint" {
                (say::needs(language)) " "
                @match call.scope {
                    Some(scope) => code { (scope) },
                    None => (say::no_token_needed(language)),
                }
            }
            @if !call.fields.is_empty() {
                dl {
                    @for field in &call.fields {
                        dt {
                            code { (field.name) }
                            " " small {
                                (place_words(field.place, language))
                                @if field.required { ", " (say::required(language)) }
                            }
                        }
                        dd lang=(CALLS) { (described(&field.about)) }
                    }
                }
            }
            p { b { (say::answer(language)) } " " (call.answer) }
            @if !call.example.is_empty() {
                p { b { (say::example(language)) } }
                pre { code { (call.example) } }
            }
        }
    }
}

/// A description, in which names stand between backticks.
fn described(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

const fn place_words(place: FieldPlace, language: words::Language) -> &'static str {
    match place {
        FieldPlace::Path => say::in_path(language),
        FieldPlace::Query => say::in_query(language),
        FieldPlace::Body => say::in_body(language),
    }
}
