//! The lines of the menu by which a game ends before its rules end it, or goes on without the visitor.

use engine::Seat;
use face::icon::{Icon, icon};
use host::Cells;
use maud::{Markup, html};

use super::asks::Assent;
use super::{Dock, Role, TablePage};
use crate::links::{self, TablePost};
use crate::words::{asks as words_of_asks, table as say};

/// How the visitor could end the game before its rules do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WaysOut {
    /// Without a result. `None` if it cannot be ended so, or if that is being asked.
    pub end: Option<Assent>,
    /// The other one of two people who play each other, who wins if the visitor gives up or stays away.
    pub opponent: Option<Seat>,
}

/// The lines of whoever sits at the table.
pub(super) fn ways_out(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let sits = matches!(page.role, Role::Seated(_)) && !page.is_prepared();
    let winner = page.ways_out.opponent.map(|seat| page.name(seat));
    cells.cell("ways-out", (page.ways_out, winner, page.observer, sits, is_over(page)), || {
        html! {
            div id="ways-out" {
                @if sits {
                    @if let Some(assent) = page.ways_out.end { (end(page, assent)) }
                    @if let Some(winner) = page.ways_out.opponent { (give_up(page, winner)) }
                    (leave(page))
                }
            }
        }
    })
}

/// Ends the game without a result, or asks the others to. What nobody else can decline is asked twice: it cannot be
/// undone.
fn end(page: &TablePage, assent: Assent) -> Markup {
    let language = page.language();
    let (words, sure) = match assent {
        Assent::AtOnce => (words_of_asks::end(language), Some(words_of_asks::end_sure(language))),
        Assent::Others => (words_of_asks::ask_to_end(language), None),
    };
    html! {
        form method="post" action=(links::at_table(&page.table.id, TablePost::Propose)) data-fetch data-ask=[sure] {
            input type="hidden" name="kind" value="end";
            input type="hidden" name="seq" value=(page.seq);
            input type="hidden" name="key" value={ (page.key) "-e" };
            @if let Some(seat) = page.observer.seat() { input type="hidden" name="seat" value=(seat); }
            button { (icon(Icon::Close)) (words) }
        }
    }
}

fn give_up(page: &TablePage, winner: Seat) -> Markup {
    let language = page.language();
    html! {
        form method="post" action=(links::at_table(&page.table.id, TablePost::GiveUp)) data-fetch
            data-ask=(say::give_up_sure(language, page.name(winner)))
        {
            input type="hidden" name="seq" value=(page.seq);
            button { (icon(Icon::Flag)) (say::give_up(language)) }
        }
    }
}

const fn is_over(page: &TablePage) -> bool {
    matches!(page.dock, Dock::Over(_))
}

/// What leaving does depends on who else is there. A game that is over is left by nobody.
fn leave(page: &TablePage) -> Markup {
    let language = page.language();
    let sure = match (page.ways_out.end, page.ways_out.opponent) {
        _ if is_over(page) => None,
        (_, Some(winner)) => Some(say::leave_two_ask(language, page.name(winner))),
        (Some(Assent::AtOnce), None) => Some(say::leave_alone_ask(language).to_owned()),
        (Some(Assent::Others) | None, None) => Some(say::leave_ask(language).to_owned()),
    };
    html! {
        form method="post" action=(links::at_table(&page.table.id, TablePost::Leave)) data-ask=[sure] {
            button { (icon(Icon::Leave)) (say::leave(language)) }
        }
    }
}
