//! Whether the luck of a game that is over is that which was promised.

use face::icon::{Icon, icon};
use maud::{Markup, html};

use crate::shell::{Area, Layout};
use crate::words::{after as say, house, table};
use crate::{TableFacts, Visitor, links};

/// What recomputing the luck of a game has shown.
#[derive(Clone, Debug)]
pub struct Proof {
    /// Who looks.
    pub visitor: Visitor,
    /// The table.
    pub table: TableFacts,
    /// What the saved game says of its luck: each word with its value, `luck`, `share`, `secret`, `seed`.
    pub told: Vec<(String, String)>,
    /// What came of it; none if the saved game tells no secret.
    pub found: Option<Recomputed>,
}

/// What recomputing the luck has shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recomputed {
    /// Whether the secret is the one that was promised.
    pub promise: Promised,
    /// How many steps come from another game; their luck was not compared.
    pub taken: usize,
    /// How many outcomes were compared.
    pub outcomes: usize,
    /// Those that are not what the secret gives: as they stand in the game, and as they should.
    pub differing: Vec<(String, String)>,
}

/// Whether the secret of a game is the one that was promised.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Promised {
    /// It is.
    Kept,
    /// It is another one.
    Broken,
    /// Nothing was promised.
    #[default]
    Nothing,
}

/// The page about the luck of a game.
pub fn proof_page(page: &Proof) -> Markup {
    let language = page.visitor.language;
    let title = table::fair_luck(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { b { (page.table.name) " · " (page.table.game.title) } }
            p { (house::fair_luck_text(language)) }
            section class="fs" { (result(page)) }
            @if !page.told.is_empty() { section class="fs" { (told(page)) } }
            p { (say::by_yourself(language)) }
            div class="deeds" {
                a class="btn" href=(links::save(&page.table.id)) download { (icon(Icon::Down)) (table::save_game(language)) }
                a class="btn quiet" href=(links::table(&page.table.id)) { (icon(Icon::Board)) (table::table(language)) }
            }
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Elsewhere, heading: None, events: None, content }
        .page()
}

fn result(page: &Proof) -> Markup {
    let language = page.visitor.language;
    let Some(found) = &page.found else { return html! { p { (say::no_secret(language)) } } };
    let good = found.differing.is_empty() && found.promise != Promised::Broken;
    let promise = match found.promise {
        Promised::Kept => say::kept(language),
        Promised::Broken => say::broken(language),
        Promised::Nothing => say::seed(language),
    };
    html! {
        p { (icon(if good { Icon::Check } else { Icon::Warn })) " " b { (promise) } }
        @if found.taken > 0 { p { (say::taken_over(language, found.taken)) } }
        p { (say::outcomes(language, found.outcomes - found.differing.len(), found.outcomes)) }
        @for (is, should) in &found.differing {
            p { (say::differs(language)) ": " code class="hash" { (is) } " → " code class="hash" { (should) } }
        }
    }
}

fn told(page: &Proof) -> Markup {
    let language = page.visitor.language;
    html! {
        @for (word, value) in &page.told {
            p {
                @match word.as_str() {
                    "luck" => (table::commitment(language)),
                    "secret" => (table::secret(language)),
                    "share" => (say::share(language)),
                    other => (other),
                }
                br; code class="hash" { (value) }
            }
        }
    }
}
