//! The quiet pages of the house: settings, about, and what is said when something is not there.

use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::accounts::{account_section, own_data_section, sessions_section};
use crate::admin::way_to_admin;
use crate::best::listing_section;
use crate::draft::NAME_MAX;
use crate::likes::{preference, rows};
use crate::passkeys::passkeys_section;
use crate::shell::{Area, Layout, return_here};
use crate::table::key_list;
use crate::visitor::{Confirm, Keys, Motion, Pace, Side, Size, Sound, Theme, Turns};
use crate::words::{chat, house as say, notices, people, programs, time};
use crate::{Game, OwnAccount, Visitor, links};

/// Why a page cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What happened, in a few words: "There is no such table".
    pub title: String,
    /// What to do about it, in a sentence or two.
    pub text: String,
}

/// The page of a problem, with the way to the lobby.
pub fn error_page(visitor: &Visitor, problem: &Problem) -> Markup {
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            section class="fs" {
                h1 class="page" { (problem.title) }
                p { (problem.text) }
                p class="hint" { a class="btn pri" href=(links::LOBBY) { (say::back_to_lobby(visitor.language)) } }
            }
        }
    };
    Layout { visitor, title: &problem.title, area: Area::Elsewhere, heading: None, events: None, content }
        .page()
}

/// The settings.
pub fn settings_page(visitor: &Visitor, own: &OwnAccount) -> Markup {
    let language = visitor.language;
    let likes = visitor.preferences;
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (say::settings(language)) }
            @if visitor.has_account { (account_section(visitor, own)) } @else { (name_form(visitor)) }
            @if visitor.has_account { (passkeys_section(own, language)) }
            @if visitor.has_account { (listing_section(own.listed, language)) }
            @if own.is_host { (way_to_admin(language)) }
            (further(language))
            form class="fs" method="post" action=(links::LANGUAGE) {
                (return_here(visitor))
                div class="opt" {
                    b { (say::language(language)) }
                    span class="sg" {
                        @for other in Language::ALL {
                            button name="language" value=(other.code()) lang=(other.code()) aria-pressed=(other == language) {
                                (other.own_name())
                            }
                        }
                    }
                }
            }
            form class="fs" method="post" action=(links::SETTINGS) data-settings {
                (return_here(visitor))
                (preference("theme", say::theme(language), "", &rows(Theme::ALL, likes.theme, Theme::code, |one| say::theme_words(language, one))))
                (preference("motion", say::motion(language), say::motion_hint(language), &rows(Motion::ALL, likes.motion, Motion::code, |one| say::motion_words(language, one))))
                (preference("pace", say::pace(language), say::pace_hint(language), &rows(Pace::ALL, likes.pace, Pace::code, |one| say::pace_words(language, one))))
                (preference("sound", say::sound(language), say::sound_hint(language), &rows(Sound::ALL, likes.sound, Sound::code, |one| say::sound_words(language, one))))
                p class="listen" { button class="btn sm" type="button" hidden data-chime="turn" { (say::listen(language)) } }
                (preference("confirm", say::confirm(language), say::confirm_hint(language), &rows(Confirm::ALL, likes.confirm, Confirm::code, |one| say::confirm_words(language, one))))
                (preference("turns", say::turns(language), say::turns_hint(language), &rows(Turns::ALL, likes.turns, Turns::code, |one| say::turns_words(language, one))))
                (preference("keys", say::keys(language), say::keys_hint(language), &rows(Keys::ALL, likes.keys, Keys::code, |one| say::keys_words(language, one))))
                (preference("size", say::size(language), "", &rows(Size::ALL, likes.size, Size::code, |one| say::size_words(language, one))))
                (preference("side", say::side(language), "", &rows(Side::ALL, likes.side, Side::code, |one| say::side_words(language, one))))
                p { button class="btn pri" { (say::save(language)) } }
            }
            @if !own.sessions.is_empty() {
                (sessions_section(own, language))
                @if !visitor.has_account { (own_data_section(language)) }
            }
        }
    };
    let title = say::settings(language);
    Layout { visitor, title, area: Area::Elsewhere, heading: None, events: None, content }.page()
}

/// What a guest is called, and the way to an account.
fn name_form(visitor: &Visitor) -> Markup {
    let language = visitor.language;
    html! {
        form class="fs" method="post" action=(links::NAME) {
            (return_here(visitor))
            div class="entry" {
                label for="name" { (say::your_name(language)) }
                input class="field" id="name" name="name" value=(visitor.name) maxlength=(NAME_MAX) autocomplete="nickname";
                p class="hint" { (say::name_hint(language)) }
            }
            div class="deeds" {
                button class="btn" { (say::save(language)) }
                a class="btn quiet" href=(links::account_for(&visitor.path)) { (icon(Icon::User)) (people::account_or_sign_in(language)) }
            }
        }
    }
}

/// The way to the settings that have a page of their own.
fn further(language: Language) -> Markup {
    let pages = [
        (links::NOTICES, Icon::Bell, notices::title(language), notices::about(language)),
        (links::HOLIDAYS, Icon::Sun, time::holidays(language), time::holidays_about(language)),
        (links::CHAT_SETTINGS, Icon::Mute, chat::whom_i_read(language), chat::whom_i_read_about(language)),
        (links::PROGRAMS, Icon::Chip, programs::title(language), programs::title_about(language)),
    ];
    html! {
        nav class="card further" aria-label=(say::further(language)) {
            @for (address, picture, title, about) in pages {
                a href=(address) { (icon(picture)) span { b { (title) } span { (about) } } (icon(Icon::Right)) }
            }
        }
    }
}

/// What this is, who made the printed games, keys and screen readers.
pub fn about_page(visitor: &Visitor, games: &[Game]) -> Markup {
    let language = visitor.language;
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            article class="doc" {
                h1 { (say::about_title(language)) }
                p { (say::about_text(language)) }
                h2 id="credits" { (say::printed_games(language)) }
                @for game in games {
                    h3 { (game.title) }
                    p { (game.about.credits) }
                }
                h2 id="refused" { (say::why_refused(language)) }
                p { (say::why_refused_text(language)) }
                h2 id="luck" { (say::fair_luck(language)) }
                p { (say::fair_luck_text(language)) }
                h2 id="kept" { (notices::kept_title(language)) }
                p { (notices::kept_text(language)) }
                h2 id="keys" { (say::keyboard(language)) }
                (key_list(language))
                h2 id="readers" { (say::readers(language)) }
                p { (say::readers_text(language)) }
                h2 id="colours" { (say::colours_title(language)) }
                p { (say::colours_text(language)) }
            }
        }
    };
    let title = say::about_title(language);
    Layout { visitor, title, area: Area::About, heading: None, events: None, content }.page()
}
