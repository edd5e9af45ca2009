//! The visitor's tokens and bots.

use face::icon::{Icon, icon};
use maud::{Markup, html};

use crate::draft::NAME_MAX;
use crate::shell::{Area, Layout, to_settings};
use crate::words::programs as say;
use crate::{Day, FieldError, Visitor, links};

/// The page of the visitor's tokens and bots.
#[derive(Clone, Debug)]
pub struct Programs {
    /// Who looks: the owner, and nobody else.
    pub visitor: Visitor,
    /// The token that was made just now. It is shown this once.
    pub made: Option<NewToken>,
    /// All tokens, the newest first.
    pub tokens: Vec<TokenLine>,
    /// The visitor's bots.
    pub bots: Vec<BotLine>,
    /// What a token may be allowed.
    pub scopes: Vec<ScopeWords>,
    /// What is wrong with what was asked for: at `token`, `bot` or `scope`.
    pub errors: Vec<FieldError>,
}

/// A token that was made just now.
#[derive(Clone, PartialEq, Eq)]
pub struct NewToken {
    /// What its owner calls it.
    pub name: String,
    /// The token itself.
    pub token: String,
}

impl std::fmt::Debug for NewToken {
    /// Says nothing of the token: debug output may reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewToken").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A token in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenLine {
    /// By what it is revoked.
    pub id: String,
    /// What its owner calls it.
    pub name: String,
    /// The bot it acts for; none if it acts for its owner.
    pub bot: Option<String>,
    /// What it may do.
    pub scopes: Vec<String>,
    /// When it was made.
    pub created: Day,
    /// When it was used last.
    pub used: Option<Day>,
}

/// A bot in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotLine {
    /// Who it is, for its owner's forms.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// Something that a token may be allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScopeWords {
    /// Its word.
    pub code: &'static str,
    /// What it allows.
    pub words: &'static str,
}

/// The page of the visitor's tokens and bots.
pub fn programs_page(page: &Programs) -> Markup {
    let language = page.visitor.language;
    let title = say::title(language);
    let content = html! {
        main class="wrap one programs" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { (say::about(language)) " " a href=(links::API) { (say::calls(language)) } }
            @if let Some(made) = &page.made { (shown_once(page, made)) }
            section class="fs" aria-labelledby="tokens" {
                h2 id="tokens" { (say::tokens(language)) }
                @if page.tokens.is_empty() { p { (say::no_tokens(language)) } }
                @for token in &page.tokens { (token_line(page, token)) }
            }
            (token_form(page))
            (bots(page))
            (to_settings(language))
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Elsewhere, heading: None, events: None, content }
        .page()
}

fn shown_once(page: &Programs, made: &NewToken) -> Markup {
    let language = page.visitor.language;
    html! {
        section class="fs" role="status" {
            h2 { (made.name) }
            p { (say::shown_once(language)) }
            p { code class="hash" { (made.token) } }
            p class="hint" { (say::keep_secret(language)) }
        }
    }
}

fn token_line(page: &Programs, token: &TokenLine) -> Markup {
    let language = page.visitor.language;
    html! {
        form class="program" method="post" action={ (links::PROGRAMS) "/end" } {
            input type="hidden" name="token" value=(token.id);
            div {
                b { (token.name) }
                @if let Some(bot) = &token.bot { " · " (bot) }
                p class="hint" { (token.scopes.join(", ")) }
                p class="hint" {
                    (say::made_on(language, &token.created.words(language))) " · "
                    @match token.used {
                        Some(day) => (say::used_on(language, &day.words(language))),
                        None => (say::never_used(language)),
                    }
                }
            }
            button class="btn" aria-label=(say::revoke_named(language, &token.name)) { (say::revoke(language)) }
        }
    }
}

fn token_form(page: &Programs) -> Markup {
    let language = page.visitor.language;
    html! {
        form class="fs" method="post" action={ (links::PROGRAMS) "/token" } {
            h2 { (say::new_token(language)) }
            div class="entry" {
                label for="token" { (say::token_name(language)) }
                input class="field" id="token" name="name" maxlength=(NAME_MAX) autocomplete="off";
                p class="hint" { (say::token_name_hint(language)) }
                (error(page, "token"))
            }
            @if !page.bots.is_empty() {
                div class="entry" {
                    label for="for" { (say::acts_for(language)) }
                    select class="field" id="for" name="for" {
                        option value="" { (say::yourself(language)) }
                        @for bot in &page.bots { option value=(bot.id) { (bot.name) } }
                    }
                }
            }
            fieldset class="plain" {
                legend { (say::may(language)) }
                @for scope in &page.scopes {
                    label class="may" {
                        input type="checkbox" name="scope" value=(scope.code) checked;
                        span { b { (scope.code) } " " (scope.words) }
                    }
                }
                (error(page, "scope"))
            }
            button class="btn pri" { (say::make_token(language)) }
        }
    }
}

fn bots(page: &Programs) -> Markup {
    let language = page.visitor.language;
    html! {
        form class="fs" method="post" action={ (links::PROGRAMS) "/bot" } {
            h2 { (say::bots_heading(language)) }
            p { (say::bots_about(language)) }
            @if page.bots.is_empty() {
                p { (say::no_bots(language)) }
            } @else {
                ul class="bots" { @for bot in &page.bots { li { (icon(Icon::Chip)) b { (bot.name) } } } }
            }
            div class="entry" {
                label for="bot" { (say::bot_name(language)) }
                input class="field" id="bot" name="name" maxlength=(BOT_NAME_MAX) autocomplete="off";
                p class="hint" { (say::bot_name_hint(language)) }
                (error(page, "bot"))
            }
            button class="btn" { (say::make_bot(language)) }
        }
    }
}

/// How many characters a bot's name may have before its mark: so that the whole is a name.
pub const BOT_NAME_MAX: usize = 18;

fn error(page: &Programs, field: &str) -> Markup {
    crate::fields::errors_at(&page.errors, field)
}
