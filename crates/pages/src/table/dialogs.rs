//! What opens over the table: a result to read, the board in words, keys, what was agreed.

use face::icon::{Icon, icon};
use host::Part;
use maud::{Markup, html};
use words::Language;

use super::{Dock, TablePage, coach};
use crate::origin::{branch_links, origin};
use crate::rules::rule_link;
use crate::words::{after, forms, house, people, table as say, time};
use crate::{Origin, Rated, Timing, links};

/// All dialogs of the page. Without script those that are worth reading stand open in the page.
pub(super) fn dialogs(page: &TablePage) -> Markup {
    let language = page.language();
    html! {
        (notice(page))
        (coach::dialog(page))
        dialog id="describe" class="reads" aria-labelledby="describe-h" {
            (head("describe-h", say::in_words(language), language))
            (description(&page.description))
        }
        dialog id="keys" aria-labelledby="keys-h" {
            (head("keys-h", say::keys(language), language))
            div class="dlg-b" { (key_list(language)) }
        }
        dialog id="score" aria-labelledby="score-h" {
            (head("score-h", say::score_sheet(language), language))
            div class="dlg-b scroll-x" data-copy-of="sheet" tabindex="0" {}
        }
        dialog id="facts" class="reads" aria-labelledby="facts-h" {
            (head("facts-h", say::options(language), language))
            div class="dlg-b" { (facts(page)) }
        }
    }
}

fn head(id: &str, title: &str, language: Language) -> Markup {
    html! {
        div class="dlg-h" {
            h2 id=(id) { (title) }
            button type="button" class="ib needs-script" data-close aria-label=(say::close(language)) { (icon(Icon::Close)) }
        }
    }
}

/// Something to read before going on. The script opens it once a key.
pub(super) fn notice(page: &TablePage) -> Markup {
    // Beside a question about a choice nothing else is to be read.
    let notice =
        page.scene.notice.as_ref().filter(|_| !matches!(page.dock, Dock::Reviewed(_) | Dock::Puzzle(_)));
    let Some(notice) = notice else { return html! { dialog id="notice" {} } };
    html! {
        dialog id="notice" class="reads" aria-labelledby="notice-h" data-key=(notice.key) {
            div class="dlg-h" { h2 id="notice-h" { (notice.title) } }
            div class="dlg-b" { (notice.body) (coach::remember(page)) }
            div class="dlg-f needs-script" {
                button type="button" class="btn pri" data-close autofocus { (say::go_on(page.language())) }
            }
        }
    }
}

/// The position in words, part by part.
pub fn description(parts: &[Part]) -> Markup {
    html! {
        div id="description" class="dlg-b" tabindex="0" {
            @for part in parts {
                h3 { (part.heading) }
                @if let [line] = part.lines.as_slice() {
                    p { (line) }
                } @else {
                    ul { @for line in &part.lines { li { (line) } } }
                }
            }
        }
    }
}

/// The keys of the table.
pub(crate) fn key_list(language: Language) -> Markup {
    let keys: [(&[&str], &str); 18] = [
        (&["Tab"], say::key_tab(language)),
        (&[say::arrows(language)], say::key_arrows(language)),
        (&[say::enter(language), say::space(language)], say::key_enter(language)),
        (&[say::escape(language)], say::key_escape(language)),
        (&["1", "9"], say::key_digits(language)),
        (&["N", "P"], say::key_next(language)),
        (&["U"], say::key_undo(language)),
        (&["H"], say::key_hint(language)),
        (&["Z"], say::key_magnify(language)),
        (&["X"], say::key_hide(language)),
        (&["+", "−", "0"], say::key_zoom(language)),
        (&["L"], say::key_last(language)),
        (&["T"], say::key_turn(language)),
        (&["S"], say::key_scores(language)),
        (&["C"], time::key_clocks(language)),
        (&["B"], say::key_describe(language)),
        (&["/"], say::key_chat(language)),
        (&["?"], say::key_list(language)),
    ];
    html! {
        dl class="keys" {
            @for (names, words) in keys {
                dt { @for (at, name) in names.iter().enumerate() { @if at > 0 { " " } kbd { (name) } } }
                dd { (words) }
            }
        }
    }
}

/// What was agreed at this table, and how its luck can be checked.
fn facts(page: &TablePage) -> Markup {
    let language = page.language();
    let game = &page.table.game;
    let luck = &page.table.luck;
    html! {
        p { b { (page.table.name) } " · " (game.title) " · " (say::player_count(language, page.table.seats.len())) }
        @for agreed in game.agreed(&page.table.options) {
            p {
                b { (agreed.option.words.label) ":" } " " (agreed.words) " "
                (rule_link(game.name, agreed.option.rule, language))
            }
        }
        @if game.options.is_empty() { p { (say::agreed_default(language)) } }
        @if page.table.timing != Timing::Untimed {
            p { b { (time::time(language)) ":" } " " (page.table.timing.words(language)) }
        }
        @match page.table.rated {
            Rated::No => {}
            Rated::Yes => p { (people::rated_table(language)) " " (people::rated_help(language)) },
            Rated::Lost => p { (people::no_longer_rated(language)) },
        }
        @if !page.table.hints { p { (forms::no_hints(language)) } }
        (origin(&page.table.origin, language))
        @if let Dock::Over(ending) = &page.dock { (branch_links(&ending.branches, language)) }
        @if !luck.commitment.is_empty() {
            h3 { (say::fair_luck(language)) }
            p { (house::fair_luck_text(language)) }
            p { (say::commitment(language)) br; code class="hash" { (luck.commitment) } }
            @if let Some(secret) = &luck.secret { p { (say::secret(language)) br; code class="hash" { (secret) } } }
        }
        @if luck.secret.is_some() || page.table.origin == Origin::Imported {
            p { a class="btn sm" href=(links::luck(&page.table.id)) { (after::check_luck(language)) } }
        }
    }
}
