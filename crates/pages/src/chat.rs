//! What people say at a table: the pane beside it, what an open page is sent, and the page about one
//! message.

use engine::Seat;
use face::icon::{Icon, icon};
use maud::{Markup, html};
use serde::Serialize;
use words::Language;

use crate::shell::{Area, Layout, to_settings};
use crate::words::{chat as say, study as words_of_study};
use crate::{Visitor, links};
use face::emblem::emblem_of;

/// The most characters of a message.
pub const TEXT_MAX: usize = 300;

/// Quick phrases by their words. Each reader sees them in the own language.
pub const PHRASES: [&str; 10] = [
    "hello",
    "good_luck",
    "one_moment",
    "here_again",
    "your_turn",
    "well_played",
    "thanks",
    "sorry",
    "again",
    "goodbye",
];

/// The chat of a table, as one visitor sees it.
#[derive(Clone, Debug)]
pub struct Chat {
    /// The id of the table.
    pub table: String,
    /// What was said, oldest first.
    pub lines: Vec<ChatLine>,
    /// How far the page has heard: the server reads it, nobody else.
    pub heard: String,
    /// For whom the visitor writes.
    pub writing: Writing,
    /// A key for the form of a page without script.
    pub key: String,
    /// How many watch.
    pub watching: usize,
}

/// For whom a visitor writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// For those who play.
    Players,
    /// For those who watch.
    Watchers,
    /// For nobody: chat is off here.
    Off,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number at the table.
    pub number: i64,
    /// Who said it.
    pub name: String,
    /// From which seat; none for a watcher.
    pub seat: Option<Seat>,
    /// What, in the language of the reader.
    pub text: String,
    /// Where it leads, if it invites somewhere.
    pub link: Option<String>,
    /// Whether the reader has said it.
    pub mine: bool,
}

/// What an open page is sent when something was said. Serialise it as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ChatNews {
    /// Lines to be added at the end, unless one with its id is there already.
    pub html: String,
    /// Whether they replace all lines: the reader may read more than before.
    pub whole: bool,
    /// How far the page has heard then: the server reads it, nobody else.
    pub heard: String,
    /// What is to be spoken.
    pub news: Vec<String>,
}

/// What an open page is sent.
pub fn chat_news(
    lines: &[ChatLine],
    (heard, whole): (String, Whole),
    language: Language,
    table: &str,
) -> ChatNews {
    let spoken = lines.iter().filter(|line| !line.mine && whole == Whole::No);
    ChatNews {
        html: html! { @for line in lines { (chat_line(line, table, language)) } }.into_string(),
        whole: whole == Whole::Yes,
        heard,
        news: spoken.map(|line| say::spoken(language, &line.name, &line.text)).collect(),
    }
}

/// Whether lines replace all that a page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whole {
    /// They do.
    Yes,
    /// They come after them.
    No,
}

/// The words of a quick phrase; none if there is no such phrase.
pub fn phrase(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "hello" => say::hello(language),
        "good_luck" => say::good_luck(language),
        "one_moment" => say::one_moment(language),
        "here_again" => say::here_again(language),
        "your_turn" => say::your_turn(language),
        "well_played" => say::well_played(language),
        "thanks" => say::thanks(language),
        "sorry" => say::sorry(language),
        "again" => say::again(language),
        "goodbye" => say::goodbye(language),
        "study" => words_of_study::invitation(language),
        _ => return None,
    })
}

/// The chat: what was said, and the forms to say something.
pub(crate) fn chat(chat: &Chat, language: Language) -> Markup {
    html! {
        div class="chat" data-chat-heard=(chat.heard) {
            @if chat.watching > 0 {
                p class="fx watching" { (icon(Icon::Eye)) (crate::words::table::watchers(language, chat.watching)) }
            }
            ol id="chat" class="said" aria-label=(say::chat(language)) data-empty=(say::nothing_said(language)) tabindex="0" {
                @for line in &chat.lines { (chat_line(line, &chat.table, language)) }
            }
            @if chat.writing == Writing::Off {
                p class="fx" { (say::is_off(language)) }
            } @else {
                (write(chat, language))
            }
            p class="fx" { a href=(links::CHAT_SETTINGS) { (say::whom_i_read(language)) } }
        }
    }
}

fn write(chat: &Chat, language: Language) -> Markup {
    let action = links::say(&chat.table);
    let (label, whom) = match chat.writing {
        Writing::Watchers => (say::to_watchers(language), say::watchers_read(language)),
        Writing::Players | Writing::Off => (say::to_players(language), ""),
    };
    html! {
        p id="chat-refused" class="error" role="alert" hidden {}
        form class="say" method="post" action=(action) data-chat {
            input type="hidden" name="key" value=(chat.key);
            label class="sr" for="chat-text" { (label) }
            input class="field" id="chat-text" name="text" maxlength=(TEXT_MAX) required autocomplete="off"
                enterkeyhint="send" placeholder=(label);
            button class="btn" aria-label=(say::send(language)) { (icon(Icon::Send)) }
        }
        @if !whom.is_empty() { p class="fx" { (whom) } }
        details class="phrases" {
            summary { (say::quick_phrases(language)) }
            form method="post" action=(action) data-chat {
                input type="hidden" name="key" value=(chat.key);
                @for word in PHRASES {
                    @if let Some(words) = phrase(word, language) {
                        button class="btn sm" name="phrase" value=(word) { (words) }
                    }
                }
            }
        }
    }
}

fn chat_line(line: &ChatLine, table: &str, language: Language) -> Markup {
    html! {
        li id={ "said-" (line.number) } class=[line.mine.then_some("mine")] {
            span { @if let Some(seat) = line.seat { (emblem_of(seat)) } @else { (icon(Icon::Eye)) } }
            span {
                b { (line.name) } " " (line.text)
                @if let Some(link) = &line.link { " " a href=(link) { (words_of_study::together(language)) } }
            }
            @if !line.mine {
                a class="about" href=(links::said(table, line.number)) aria-label=(say::about_message(language, &line.name)) {
                    (icon(Icon::Flag))
                }
            }
        }
    }
}

/// The page about one message: not to read its writer, and to report it.
#[derive(Clone, Debug)]
pub struct MessagePage {
    /// Who looks.
    pub visitor: Visitor,
    /// The id of the table.
    pub table: String,
    /// What the table is called.
    pub table_name: String,
    /// The message.
    pub line: ChatLine,
    /// What was done just now, if something was.
    pub done: Option<MessageDone>,
}

/// What was done about a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageDone {
    /// It was reported.
    Reported,
}

/// The page about one message.
pub fn message_page(page: &MessagePage) -> Markup {
    let language = page.visitor.language;
    let (name, number) = (page.line.name.as_str(), page.line.number);
    let title = say::about_message(language, name);
    let mute = |at: &str, words: String, help: &str| {
        html! {
            form class="opt" method="post" action=(links::mute(&page.table)) {
                input type="hidden" name="number" value=(number);
                input type="hidden" name="at" value=(at);
                b { (words) }
                button class="btn" { (say::mute(language)) }
                p { (help) }
            }
        }
    };
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { (page.table_name) }
            @if page.done == Some(MessageDone::Reported) {
                p class="card quiet-line" role="status" { (icon(Icon::Check)) " " (say::reported(language)) }
            }
            section class="fs" {
                blockquote { b { (name) } " " (page.line.text) }
                (mute("table", say::mute_here(language, name), say::mute_here_help(language)))
                (mute("everywhere", say::mute_everywhere(language, name), say::mute_everywhere_help(language)))
            }
            @if page.done.is_none() {
                form class="fs" method="post" action=(links::report(&page.table)) {
                    h2 { (say::report(language)) }
                    p class="hint" { (say::report_help(language)) }
                    input type="hidden" name="number" value=(number);
                    div class="entry" {
                        label for="reason" { (say::reason(language)) }
                        input class="field" id="reason" name="reason" maxlength=(TEXT_MAX) autocomplete="off";
                    }
                    button class="btn" { (icon(Icon::Flag)) (say::report(language)) }
                }
            }
            p { a class="btn" href=(links::table(&page.table)) { (icon(Icon::Prev)) (say::back_to_table(language)) } }
        }
    };
    Layout { visitor: &page.visitor, title: &title, area: Area::Play, heading: None, events: None, content }
        .page()
}

/// Whom a person does not read, and which words.
#[derive(Clone, Debug)]
pub struct ChatSettings {
    /// Who looks.
    pub visitor: Visitor,
    /// People, each with the table's id if it is for one table only.
    pub people: Vec<(String, Option<String>)>,
    /// Words.
    pub words: Vec<String>,
}

/// The settings of the chat.
pub fn chat_settings(page: &ChatSettings) -> Markup {
    let language = page.visitor.language;
    let title = say::whom_i_read(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            form class="fs" method="post" action=(links::CHAT_SETTINGS) {
                div class="entry" {
                    label for="muted-words" { (say::muted_words(language)) }
                    textarea class="field words" id="muted-words" name="words" rows="4" aria-describedby="muted-words-help" {
                        "\n" (page.words.join("\n"))
                    }
                    p class="hint" id="muted-words-help" { (say::muted_words_help(language)) }
                }
                button class="btn pri" { (crate::words::house::save(language)) }
            }
            section class="fs" aria-labelledby="muted" {
                h2 id="muted" { (say::muted_people(language)) }
                @if page.people.is_empty() { p { (say::nobody_muted(language)) } }
                @for (name, table) in &page.people {
                    form class="opt" method="post" action=(links::UNMUTE) {
                        input type="hidden" name="name" value=(name);
                        @if let Some(table) = table { input type="hidden" name="table" value=(table); }
                        b { (name) }
                        button class="btn" aria-label=(say::unmute_person(language, name)) { (say::unmute(language)) }
                        p { @if let Some(table) = table { (say::at_table(language, table)) } @else { (say::everywhere(language)) } }
                    }
                }
            }
            (to_settings(language))
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Elsewhere, heading: None, events: None, content }
        .page()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: i64, text: &str) -> ChatLine {
        ChatLine {
            number,
            name: "<i>vo".into(),
            seat: Seat::new(1),
            text: text.into(),
            link: None,
            mine: false,
        }
    }

    #[test]
    fn what_is_said_is_escaped_and_spoken_unless_it_is_ones_own() {
        let lines = [line(3, "a <b>"), ChatLine { mine: true, ..line(4, "mine") }];
        let news = chat_news(&lines, ("5.3".into(), Whole::No), Language::English, "brass-lamp-7kq");
        assert!(news.html.contains("id=\"said-3\"") && news.html.contains("a &lt;b&gt;"), "{}", news.html);
        assert_eq!(
            (news.heard.as_str(), news.news.as_slice()),
            ("5.3", ["<i>vo: a <b>".to_owned()].as_slice())
        );
        assert_eq!(news.html.matches("/said/").count(), 1, "nobody mutes themselves: {}", news.html);
        let whole = chat_news(&lines, ("5.3".into(), Whole::Yes), Language::English, "brass-lamp-7kq");
        assert!(whole.whole && whole.news.is_empty(), "old lines are not spoken again");
    }

    #[test]
    fn every_phrase_has_words_in_every_language_and_nothing_else_has() {
        for language in Language::ALL {
            let all: std::collections::BTreeSet<_> =
                PHRASES.map(|word| phrase(word, language).unwrap()).into();
            assert_eq!(all.len(), PHRASES.len());
            assert!(all.iter().all(|words| !words.contains('!')));
        }
        assert_eq!(phrase("<b>", Language::English), None);
    }
}
