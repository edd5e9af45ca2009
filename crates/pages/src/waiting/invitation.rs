//! The invitation behind a link.

use engine::Seat;
use face::emblem::free_seat;
use face::icon::{Icon, icon};
use maud::{Markup, html};

use super::{about_game, agreed, free_seats, house_page, lead, seats, who};
use crate::draft::NAME_MAX;
use crate::fields::errors_at;
use crate::links::{self, TablePost};
use crate::people::Occupant;
use crate::table::TableFacts;
use crate::words::{people, terms as terms_words, waiting as say};
use crate::{FieldError, Rated, Visitor};

/// What somebody sees who opens the link and does not sit at the table yet.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// Who looks.
    pub visitor: Visitor,
    /// The table.
    pub table: TableFacts,
    /// Who sent the link: the person who opened the table.
    pub host: String,
    /// The seats that are kept for the visitor.
    pub kept: Vec<Seat>,
    /// The key of the address with which the visitor came, and the name under which the seat is kept.
    pub key: Option<(String, String)>,
    /// What is wrong with the name or the seat that was asked for.
    pub errors: Vec<FieldError>,
}

/// The invitation.
pub fn invitation(page: &Invitation) -> Markup {
    let language = page.visitor.language;
    let content = html! {
        main class="hall" id="content" tabindex="-1" {
            div {
                (lead(&page.table, &page.visitor))
                section class="fs" aria-labelledby="seats" {
                    h2 id="seats" { (say::seats(language)) }
                    div class="plates" {
                        @for (letter, seat) in seats(&page.table) {
                            div class={ "place" @if seat.who == Occupant::Free { " free" } } {
                                (who(&page.table, (letter, seat), &[], language))
                            }
                        }
                    }
                }
                (about_game(&page.table, language))
                (agreed(&page.table, language))
            }
            aside class="ticket" { div class="in" { (sit_form(page)) } }
        }
    };
    house_page(&page.visitor, &page.table, content)
}

fn sit_form(page: &Invitation) -> Markup {
    let language = page.visitor.language;
    let free: Vec<Seat> =
        if page.kept.is_empty() { free_seats(&page.table).collect() } else { page.kept.clone() };
    let sit = links::at_table(&page.table.id, TablePost::Sit);
    let (action, name) = match &page.key {
        Some((key, name)) => (links::invitation(&page.table.id, key), name.as_str()),
        None => (sit, ""),
    };
    html! {
        h2 { (say::invites(language, &page.host)) }
        @if !name.is_empty() { p { (terms_words::kept_for(language, name)) } }
        @if free.is_empty() {
            p class="hint" { (say::all_taken(language)) }
            (errors_at(&page.errors, "seat"))
        } @else if page.table.rated != Rated::No && !page.visitor.has_account {
            p { (people::rated_help(language)) }
            (errors_at(&page.errors, "seat"))
            p { a class="btn pri big" href=(links::account_for(&links::table(&page.table.id))) { (people::account_or_sign_in(language)) } }
        } @else {
            form method="post" action=(action) data-share class="rows" {
                @if page.visitor.name.is_empty() {
                    div class="entry" {
                        label for="name" { (say::your_name(language)) }
                        input class="field" id="name" name="name" value=(name) required maxlength=(NAME_MAX) autocomplete="nickname"
                            aria-invalid=[page.errors.iter().any(|error| error.field == "name").then_some("true")];
                        (errors_at(&page.errors, "name"))
                        p class="hint" { (say::no_account(language)) }
                    }
                }
                @if free.len() > 1 {
                    div role="radiogroup" aria-label=(say::which_seat(language)) {
                        p { b { (say::which_seat(language)) } }
                        span class="sg" {
                            @for (at, &seat) in free.iter().enumerate() {
                                label {
                                    input type="radio" name="seat" value=(seat) checked[at == 0]
                                        aria-label=(say::sit_on(language, seat.index() + 1));
                                    span class="seats" { (free_seat(seat.index())) }
                                }
                            }
                        }
                    }
                } @else if page.key.is_none() {
                    // The key says which seat it is.
                    @for &seat in &free { input type="hidden" name="seat" value=(seat); }
                }
                (errors_at(&page.errors, "seat"))
                button class="btn pri big" { (say::sit_down(language)) }
            }
        }
        @if page.table.terms.watchers && page.key.is_none() {
            p class="hint" { a class="btn" href=(links::watch(&page.table.id)) { (icon(Icon::Eye)) (say::watch(language)) } }
        }
    }
}
