//! A review as one file: everything is in it, nothing is fetched, and no script is needed.

use engine::Seat;
use face::icon;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::Language;

use crate::assets::paper_style;
use crate::people::emblem_symbols;
use crate::review::{Findings, Reviewed, name, seat_mark};
use crate::table::{SaidChoice, TableFacts, mark_and_cost};
use crate::words::{replay, review as say};

/// A review as one file.
#[derive(Clone, Debug)]
pub struct ReviewFile {
    /// The language of the words.
    pub language: Language,
    /// Who sat where, at a table without an id.
    pub table: TableFacts,
    /// What was found; its choices are told of `choices` instead.
    pub kept: Reviewed,
    /// The costliest choices of each seat that was reviewed, with the board from which each was made, as a drawing.
    pub choices: Vec<(Seat, Vec<(SaidChoice, String)>)>,
}

/// The file.
pub fn review_file(file: &ReviewFile) -> Markup {
    let language = file.language;
    let of = Findings { language, table: &file.table, kept: &file.kept };
    let title = format!("{} · {}", say::review(language), file.table.game.title);
    html! {
        (DOCTYPE)
        html lang=(language.code()) data-theme="system" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(paper_style())) }
            }
            body class="house" {
                (icon::sprite())
                svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (emblem_symbols(&file.table.seats)) } }
                main class="wrap one review" {
                    h1 class="page" { (title) }
                    (of.whole_game())
                    @for (seat, choices) in &file.choices {
                        section class="fs" {
                            h2 { (say::costliest(language)) " · " (seat_mark(&of, *seat)) " " (name(&of, *seat)) }
                            @if choices.is_empty() { p { (say::none_costly(language)) } }
                            @for (said, board) in choices { (choice(said, board, language)) }
                        }
                    }
                }
            }
        }
    }
}

/// A choice with the board from which it was made.
fn choice(said: &SaidChoice, board: &str, language: Language) -> Markup {
    html! {
        h3 { (replay::move_of(language, said.number, None)) }
        p { (mark_and_cost(language, &said.choice)) }
        dl class="account" {
            dt { (say::played(language)) } dd { (said.played) }
            dt { (say::best_found(language)) } dd { (said.best) }
        }
        @if let Some((because, rules)) = &said.reason { p { (because) " (" (rules.join(", ")) ")" } }
        figure class="drawn" role="img" aria-label=(say::before_it(language)) { (PreEscaped(board)) }
    }
}
