//! The header of the table: name, where the game is, menu.

use face::icon::{Icon, icon};
use host::Cells;
use maud::{Markup, html};

use super::{Dock, Role, TablePage, asks, coach, hint, ways_out};
use crate::likes::rows;
use crate::links;
use crate::shell::{display_choices, setting};
use crate::visitor::{Pace, Sound, Visitor};
use crate::words::{house, table as say};

pub(super) fn header(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let language = page.language();
    let table = &page.table;
    let players = say::player_count(language, table.seats.len());
    html! {
        header class="top" {
            a class="home" href=(links::LOBBY) aria-label=(house::to_lobby(language)) {
                (table.game.mark())
            }
            h1 {
                button type="button" data-dialog="facts" data-whole="facts" {
                    (table.name) small class="d-only" { (table.game.title) " · " (players) }
                }
            }
            span class="sp" {}
            (stages(page))
            span class="sp d-only" {}
            (status(page))
            (hint::bulb(page))
            (by_itself("pace", house::pace(language), &[Icon::Pace], &pace(&page.visitor)))
            (by_itself("sound", house::sound(language), &[Icon::Mute, Icon::Soft, Icon::Sound], &sound(&page.visitor)))
            (menu(page, cells))
        }
    }
}

/// Where the game is.
pub(super) fn stages(page: &TablePage) -> Markup {
    html! {
        ol id="stages" class="rounds" aria-label=(say::rounds(page.language())) {
            @for stage in &page.scene.stages {
                li class=[(!stage.current).then_some("d-only")] aria-current=[stage.current.then_some("step")] { (stage.label) }
            }
        }
    }
}

/// How many watch.
pub(super) fn status(page: &TablePage) -> Markup {
    let watching = page.table.watching;
    html! {
        div id="status" class="d-only" {
            @if watching > 0 {
                span class="watching" {
                    (icon(Icon::Eye))
                    span aria-hidden="true" { (watching) }
                    span class="sr" { (say::watchers(page.language(), watching)) }
                }
            }
        }
    }
}

/// How fast the table shows what has happened.
fn pace(visitor: &Visitor) -> Markup {
    let language = visitor.language;
    let paces = rows(Pace::ALL, visitor.preferences.pace, Pace::code, |one| house::pace_words(language, one));
    setting(visitor, "pace", house::pace(language), &paces)
}

/// How loud it is.
fn sound(visitor: &Visitor) -> Markup {
    let language = visitor.language;
    let sounds =
        rows(Sound::ALL, visitor.preferences.sound, Sound::code, |one| house::sound_words(language, one));
    setting(visitor, "sound", house::sound(language), &sounds)
}

/// A preference under an icon of its own, where the header has room: below 900 pixels it stands in the menu. Of several
/// icons the style sheet shows the one that goes with the preference.
fn by_itself(class: &str, label: &str, icons: &[Icon], choice: &Markup) -> Markup {
    html! {
        details class={ "menu d-only " (class) } {
            summary class="ib" aria-label=(label) { @for &one in icons { (icon(one)) } }
            div class="pop" { (choice) }
        }
    }
}

fn menu(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let language = page.language();
    let id = &page.table.id;
    html! {
        details class="menu" {
            summary class="ib" aria-label=(say::menu(language)) { (icon(Icon::Menu)) }
            div class="pop" {
                div class="m-only" { (pace(&page.visitor)) (sound(&page.visitor)) }
                div class="list" {
                    button type="button" class="needs-script" data-dialog="describe" { (icon(Icon::Eye)) (say::in_words(language)) }
                    button type="button" class="needs-script" data-dialog="keys" { (icon(Icon::Keyboard)) (say::keys(language)) }
                    button type="button" id="full-screen" hidden { (icon(Icon::Expand)) (say::full_screen(language)) }
                    button type="button" class="needs-script" data-dialog="facts" { (icon(Icon::Info)) (say::options(language)) }
                    (asks::ask_back(page, cells))
                    a href=(links::rules(page.table.game.name)) { (icon(Icon::Book)) (say::whole_rules(language)) }
                    @if matches!(page.dock, Dock::Over(_)) {
                        a href=(links::save(id)) download { (icon(Icon::Down)) (say::save_game(language)) }
                    }
                    @if matches!(page.role, Role::Seated(_)) && !page.is_prepared() {
                        (asks::pause(page))
                    }
                    (ways_out::ways_out(page, cells))
                    a href=(links::LOBBY) { (icon(Icon::Home)) (say::lobby(language)) }
                }
                (coach::level(page))
                (display_choices(&page.visitor))
            }
        }
    }
}
