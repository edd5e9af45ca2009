//! Markdown as HTML. Nothing in it can become markup of its own.

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, TextMergeStream};

use crate::citation::citations;
use crate::placed;

/// The address of a rule on the pages of the product.
fn address(prefix: &str, id: &str) -> String {
    format!("/rules/{}#{id}", prefix.to_lowercase())
}

/// The words with which a paragraph that is an example begins, in the three languages.
const EXAMPLE: [&str; 3] = ["Example", "Exemple", "Beispiel"];

/// The Markdown of a section as HTML: tables can scroll, examples have a class, ids are links.
#[expect(clippy::wildcard_enum_match_arm, reason = "the other events of Markdown pass as they are")]
pub(crate) fn body(prefix: &str, markdown: &str) -> String {
    let mut events: Vec<Event<'_>> = Vec::new();
    let mut links_open = 0_usize;
    for event in TextMergeStream::new(Parser::new_ext(markdown, Options::ENABLE_TABLES)) {
        if let Event::Html(text) = &event
            && let Some((name, _)) = placed::read(text)
        {
            events.push(Event::Html(placed::mark(name).into()));
            continue;
        }
        if let Event::Html(text) | Event::InlineHtml(text) = event {
            events.push(Event::Text(text));
            continue;
        }
        if let Event::Text(text) = &event {
            mark_example(&mut events, text);
            if links_open == 0 {
                link(&mut events, prefix, text);
                continue;
            }
        }
        match &event {
            Event::Start(Tag::Link { .. }) => links_open += 1,
            Event::End(TagEnd::Link) => links_open -= 1,
            Event::Start(Tag::Table(_)) => {
                events.push(Event::Html("<div class=\"wide\" tabindex=\"0\">".into()));
            }
            _ => {}
        }
        let table_ends = event == Event::End(TagEnd::Table);
        events.push(event);
        if table_ends {
            events.push(Event::Html("</div>\n".into()));
        }
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, events.into_iter());
    html
}

/// Gives a paragraph its class if these are its first words and they announce an example.
fn mark_example(events: &mut [Event<'_>], first_words: &str) {
    let Some(last @ Event::Start(Tag::Paragraph)) = events.last_mut() else { return };
    let is_example = EXAMPLE
        .iter()
        .any(|word| first_words.strip_prefix(word).is_some_and(|rest| rest.trim_start().starts_with(':')));
    if is_example {
        *last = Event::Html("<p class=\"example\">".into());
    }
}

/// Appends a text in which every rule id is a link.
fn link(events: &mut Vec<Event<'_>>, prefix: &str, text: &str) {
    let owned = |part: &str| Event::Text(CowStr::from(part.to_owned()));
    let mut done = 0;
    for citation in citations(text, prefix) {
        events.push(owned(&text[done..citation.at.start]));
        let id = citation.id;
        events.push(Event::InlineHtml(format!("<a href=\"{}\">{id}</a>", address(prefix, id)).into()));
        done = citation.at.end;
    }
    events.push(owned(&text[done..]));
}

/// The text with the four letters that could be markup written as entities.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
