//! Who sits where, and how strong the computers are.

use engine::Seat;
use face::emblem::{emblem, free_seat};
use face::icon::{Icon, icon};
use host::Strength;
use maud::{Markup, html};
use words::Language;

use super::{Form, NewTable};
use crate::draft::NAME_MAX;
use crate::words::forms as say;
use crate::{SeatDraft, SeatKind};

impl Form<'_> {
    pub(super) fn seats(&self) -> Markup {
        let (game, language) = (self.game, self.language);
        html! {
            fieldset {
                legend {
                    (say::seats(language))
                    small { (say::takes(language, game.title, *game.seats.start(), *game.seats.end())) }
                }
                div {
                    (self.own_name())
                    (self.error("seats"))
                    @for (seat, (draft, letter)) in Seat::all(*game.seats.end()).zip(&self.rows) {
                        (self.seat(seat, draft, letter))
                    }
                    p class="hint" { (say::open_help(language)) }
                    (self.strengths())
                }
            }
        }
    }

    /// What each strength of the computer players is like, weakest first.
    pub(super) fn strengths(&self) -> Markup {
        let known: Vec<Strength> =
            self.game.players.iter().map(|&player| Strength::of(player, self.language)).collect();
        html! {
            @if known.len() > 1 {
                details class="hint strengths" {
                    summary { (say::strengths(self.language)) }
                    dl { @for one in &known { dt { (one.label) } dd { (one.about) } } }
                }
            }
        }
    }

    pub(super) fn seat(&self, seat: Seat, draft: &SeatDraft, letter: &str) -> Markup {
        let language = self.language;
        let number = say::seat_number(language, seat.index() + 1);
        let name = seat_name(self.page, draft);
        html! {
            fieldset class="seat-row" data-seat=(seat) {
                legend class="sr" { (number) }
                span class="taken" { (emblem(seat.index(), letter)) }
                span class="vacant" { (free_seat(seat.index())) }
                b aria-hidden="true" { @if name.is_empty() { (number) } @else { (name) } }
                span class="sg" {
                    @for kind in self.kinds(seat) {
                        label {
                            input type="radio" name={ "seat." (seat) } value=(kind.code()) checked[kind == draft.kind];
                            (kind_words(kind, language))
                        }
                    }
                }
                (self.error(&format!("seat.{seat}")))
                span class="more bot" {
                    (icon(Icon::Chip)) (say::strength(language))
                    span class="sg" role="radiogroup" aria-label=(say::strength(language)) {
                        @for &player in &self.game.players {
                            label {
                                input type="radio" name={ "bot." (seat) } value=(player) checked[Some(player) == draft.player];
                                (Strength::of(player, language).label)
                            }
                        }
                    }
                    (self.error(&format!("bot.{seat}")))
                }
                span class="more who" {
                    @let field = format!("name.{seat}");
                    input class="field" name=(field) value=(draft.name) maxlength=(NAME_MAX) autocomplete="off"
                        placeholder=(say::name_here(language)) aria-label=(say::name_here(language))
                        aria-invalid=[self.wrong(&field)];
                    (self.error(&field))
                }
            }
        }
    }

    /// What a seat may be: the first ones cannot be closed, and only the first one is the visitor's.
    pub(super) fn kinds(&self, seat: Seat) -> impl Iterator<Item = SeatKind> {
        let (first, needed) = (seat.index() == 0, seat.index() < usize::from(*self.game.seats.start()));
        SeatKind::ALL.into_iter().filter(move |kind| match kind {
            SeatKind::Me => first,
            SeatKind::Here => !first,
            SeatKind::Closed => !needed,
            SeatKind::Open | SeatKind::Computer => true,
        })
    }
}

/// What a row is called; empty if its number says it.
pub(super) fn seat_name<'a>(page: &'a NewTable, seat: &'a SeatDraft) -> &'a str {
    match seat.kind {
        SeatKind::Me if page.draft.name.is_empty() => say::you(page.visitor.language),
        SeatKind::Me => &page.draft.name,
        SeatKind::Here => &seat.name,
        SeatKind::Computer | SeatKind::Open | SeatKind::Closed => "",
    }
}

const fn kind_words(kind: SeatKind, language: Language) -> &'static str {
    match kind {
        SeatKind::Me => say::you(language),
        SeatKind::Open => say::open_seat(language),
        SeatKind::Computer => say::computer(language),
        SeatKind::Here => say::here(language),
        SeatKind::Closed => say::closed(language),
    }
}
