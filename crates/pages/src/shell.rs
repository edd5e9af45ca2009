//! The frame of every page: document head, header, foot, the places for what is spoken.

use face::emblem::emblem;
use face::icon::{self, Icon, icon};
use face::wordmark::house_mark;
use maud::{DOCTYPE, Markup, html};
use words::Language;

use crate::assets::{MANIFEST, game_style, poster_name};
use crate::likes::{Chosen, Row, rows};
use crate::visitor::Theme;
use crate::words::alone;
use crate::words::archive;
use crate::words::house as say;
use crate::words::learn;
use crate::words::people;
use crate::words::script::script_words_json;
use crate::words::table;
use crate::{Promise, Visitor, links, script};

/// Where a page stands in the main navigation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Area {
    /// Lobby, new table, tables.
    Play,
    /// Guided first games.
    Learn,
    /// Games that are over.
    Games,
    /// Rules.
    Rules,
    /// People and their pages.
    People,
    /// About Mu.
    About,
    /// Settings and problems.
    Elsewhere,
}

/// A page of the house: everything but the table.
pub(crate) struct Layout<'a> {
    pub(crate) visitor: &'a Visitor,
    pub(crate) title: &'a str,
    pub(crate) area: Area,
    /// A heading beside the name, for forms; other pages have theirs in the content.
    pub(crate) heading: Option<&'a str>,
    /// The stream that changes the page while it is open.
    pub(crate) events: Option<&'a str>,
    /// The element after the header.
    pub(crate) content: Markup,
}

impl Layout<'_> {
    pub(crate) fn page(&self) -> Markup {
        self.page_told(None)
    }

    /// The page, and what others show of a link to it.
    pub(crate) fn page_told(&self, told: Option<Told<'_>>) -> Markup {
        let language = self.visitor.language;
        let body = html! {
            body class="house" {
                a class="skip" href="#content" { (say::skip(language)) }
                (icon::sprite())
                (self.header())
                (self.content)
                (foot(language))
                (self.tabs())
                (voices(language))
            }
        };
        document(self.visitor, &Head { title: self.title, game: None, events: self.events, told }, &body)
    }

    fn header(&self) -> Markup {
        let visitor = self.visitor;
        let language = visitor.language;
        html! {
            header class="hd" {
                a class="home" href=(links::LOBBY) aria-label=(say::to_lobby(language)) { (house_mark()) }
                @if let Some(heading) = self.heading {
                    h1 { (heading) }
                } @else {
                    nav aria-label=(say::main_navigation(language)) {
                        @for (area, address, _, word) in areas(language) {
                            a href=(address) aria-current=[(area == self.area).then_some("page")] { (word) }
                        }
                    }
                }
                span class="sp" {}
                span id="bell" data-waiting=[(!visitor.name.is_empty()).then_some(visitor.waiting)] { (bell(visitor)) }
                (display_menu(visitor))
                @if !visitor.name.is_empty() {
                    a class="me" href=(links::SETTINGS) {
                        (emblem(0, &visitor.letter()))
                        span { (visitor.name) }
                    }
                }
            }
        }
    }

    /// The main navigation at the foot of small screens.
    fn tabs(&self) -> Markup {
        let language = self.visitor.language;
        html! {
            nav class="tabbar" aria-label=(say::main_navigation(language)) {
                @for (area, address, picture, word) in areas(language) {
                    a href=(address) aria-current=[(area == self.area).then_some("page")] { (icon(picture)) (word) }
                }
            }
        }
    }
}

/// The bell of the header, if tables wait for the visitor.
pub fn bell(visitor: &Visitor) -> Markup {
    html! {
        @if visitor.waiting > 0 {
            a class="ib" href=(links::LOBBY) aria-label=(say::tables_wait(visitor.language, visitor.waiting)) {
                (icon(Icon::Bell))
                span class="n" { (visitor.waiting) }
            }
        }
    }
}

const fn areas(language: Language) -> [(Area, &'static str, Icon, &'static str); 6] {
    [
        (Area::Play, links::LOBBY, Icon::Board, say::play(language)),
        (Area::Learn, links::LEARN, Icon::Hand, learn::learn(language)),
        (Area::Games, links::GAMES, Icon::Log, archive::games(language)),
        (Area::Rules, links::RULES, Icon::Book, say::rules(language)),
        (Area::People, links::PEOPLE, Icon::Players, people::people(language)),
        (Area::About, links::ABOUT, Icon::Info, say::about(language)),
    ]
}

/// What the head of a document differs in.
pub(crate) struct Head<'a> {
    pub(crate) title: &'a str,
    /// Of a table's page the game: it needs that game's style rules, and the script of tables.
    pub(crate) game: Option<&'a str>,
    /// The stream that changes the page while it is open.
    pub(crate) events: Option<&'a str>,
    /// What others show of a link to the page.
    pub(crate) told: Option<Told<'a>>,
}

/// What others show of a link to a page.
pub(crate) struct Told<'a> {
    pub(crate) title: &'a str,
    /// A sentence.
    pub(crate) about: &'a str,
    /// The path of a picture of 1200 × 630 pixels.
    pub(crate) picture: Option<String>,
}

impl Head<'_> {
    /// The icon of the tab: golden where a page of the house is shown while tables wait. A table's own page
    /// has its script change it.
    const fn icon(&self, visitor: &Visitor) -> &'static str {
        if self.game.is_none() && visitor.waiting > 0 { "favicon-turn.svg" } else { "favicon.svg" }
    }
}

/// The whole document around a body.
pub(crate) fn document(visitor: &Visitor, head: &Head<'_>, body: &Markup) -> Markup {
    let likes = visitor.preferences;
    let href = |name: &str| visitor.assets.href(name);
    html! {
        (DOCTYPE)
        html lang=(visitor.language.code())
            data-theme=(likes.theme.code()) data-motion=(likes.motion.code()) data-confirm=(likes.confirm.code())
            data-turns=(likes.turns.code())
            data-keys=(likes.keys.code()) data-size=(likes.size.code()) data-side=(likes.side.code())
            data-pace=(likes.pace.code()) data-sound=(likes.sound.code()) data-alerts=(likes.alerts.code())
            data-events=[head.events]
        {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (head.title) }
                @if let Some(told) = &head.told {
                    meta property="og:title" content=(told.title);
                    meta property="og:description" content=(told.about);
                    meta name="description" content=(told.about);
                    @if let Some(picture) = &told.picture {
                        meta property="og:image" content={ (visitor.origin) (picture) };
                        meta property="og:image:width" content="1200";
                        meta property="og:image:height" content="630";
                        meta name="twitter:card" content="summary_large_image";
                    }
                    meta property="og:type" content="website";
                    meta property="og:site_name" content=(say::house(visitor.language));
                }
                link rel="icon" type="image/svg+xml" href=(href(head.icon(visitor)))
                    data-resting=(href("favicon.svg")) data-turn=(href("favicon-turn.svg"));
                link rel="manifest" href=(href(MANIFEST));
                link rel="apple-touch-icon" href=(links::ICON);
                @for (scheme, colour) in [("light", "#fffdf8"), ("dark", "#1b1f25")] {
                    meta name="theme-color" media={ "(prefers-color-scheme: " (scheme) ")" } content=(colour);
                }
                link rel="stylesheet" href=(href("style.css"));
                @if let Some(game) = head.game {
                    link rel="stylesheet" href=(href(&game_style(game)));
                }
                noscript { link rel="stylesheet" href=(href("plain.css")); }
                script type="module" src=(href(if head.game.is_some() { script::BOARD } else { script::HOUSE })) {}
            }
            (body)
        }
    }
}

/// The live regions, in the page from its first byte, and the words of the script.
pub(crate) fn voices(language: Language) -> Markup {
    html! {
        div id="say" class="sr" aria-live="polite" {}
        div id="news" class="sr" aria-live="polite" {}
        div id="alarm" class="sr" aria-live="assertive" {}
        div id="words" hidden data-words=(script_words_json(language)) {}
    }
}

/// Language and colours under one button.
pub(crate) fn display_menu(visitor: &Visitor) -> Markup {
    let language = visitor.language;
    html! {
        details class="menu" {
            summary class="ib" aria-label=(say::settings(language)) { (icon(Icon::Settings)) }
            div class="pop" { (display_choices(visitor)) }
        }
    }
}

/// Language, colours, the way to the visitor's own results, to people, to an account and to all settings.
pub(crate) fn display_choices(visitor: &Visitor) -> Markup {
    let language = visitor.language;
    html! {
        div {
            b { (say::language(language)) }
            form method="post" action=(links::LANGUAGE) class="sg" aria-label=(say::language(language)) {
                (return_here(visitor))
                @for other in Language::ALL {
                    button name="language" value=(other.code()) lang=(other.code()) aria-pressed=(other == language) {
                        (other.own_name())
                    }
                }
            }
        }
        (setting(visitor, "theme", say::theme(language),
            &rows(Theme::ALL, visitor.preferences.theme, Theme::code, |one| say::theme_words(language, one))))
        div class="list" {
            a href=(links::ALONE) { (icon(Icon::Trophy)) (alone::menu(language)) }
            @if !visitor.has_account { a href=(links::account_for(&visitor.path)) { (icon(Icon::User)) (people::sign_in(language)) } }
            a href=(links::SETTINGS) { (icon(Icon::Settings)) (say::all_settings(language)) }
        }
    }
}

/// One preference as a row of buttons: each is seen and kept at once.
pub(crate) fn setting(visitor: &Visitor, field: &str, label: &str, rows: &[Row]) -> Markup {
    html! {
        div {
            b { (label) }
            form method="post" action=(links::SETTINGS) class="sg" data-setting=(field) aria-label=(label) {
                (return_here(visitor))
                @for (code, words, chosen) in rows {
                    button name=(field) value=(code) aria-pressed=(*chosen == Chosen::Yes) { (words) }
                }
            }
        }
    }
}

/// The field that brings the visitor back to this page.
pub(crate) fn return_here(visitor: &Visitor) -> Markup {
    html! { input type="hidden" name="next" value=(visitor.path); }
}

/// The fingerprint to which the server has committed itself, where a table can be made.
pub(crate) fn commitment(promise: &Promise, language: Language) -> Markup {
    html! {
        @if !promise.commitment.is_empty() {
            details class="luck" {
                summary { (say::fair_luck(language)) }
                p { (say::fair_luck_text(language)) }
                p { (table::commitment(language)) br; code class="hash" { (promise.commitment) } }
            }
        }
    }
}

/// The poster of a game, filling its box.
pub(crate) fn poster(visitor: &Visitor, game: &str) -> Markup {
    let file = visitor.assets.href(&poster_name(game, visitor.language));
    html! { img class="po" src=(file) alt="" width="400" height="280" decoding="async"; }
}

fn foot(language: Language) -> Markup {
    html! {
        footer class="ft" {
            a href=(links::RULES) { (say::rules(language)) }
            a href={ (links::ABOUT) "#keys" } { (say::keyboard(language)) }
            a href={ (links::ABOUT) "#readers" } { (say::readers(language)) }
            a href=(links::SETTINGS) { (say::settings(language)) }
            span class="sp" {}
            span { (say::unofficial(language)) }
        }
    }
}

/// The way back to the settings, from those that have a page of their own.
pub(crate) fn to_settings(language: Language) -> Markup {
    html! { p { a class="btn" href=(links::SETTINGS) { (icon(Icon::Prev)) (say::settings(language)) } } }
}
