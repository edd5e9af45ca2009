//! The form of a new table: one page, no wizard.

mod options;
mod seats;
mod time;

use face::emblem::{emblem, free_seat};
use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use self::seats::seat_name;
use crate::draft::{NAME_MAX, TABLE_NAME_MAX};
use crate::fields::{errors_at, fault_id};
use crate::game::GameOption;
use crate::shell::{Area, Layout, commitment, poster};
use crate::words::{forms as say, house, lobby};
use crate::{Draft, FieldError, Game, Promise, SeatDraft, SeatKind, Visitor, links, terms};

/// What the form of a new table shows.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Who looks.
    pub visitor: Visitor,
    /// For the table to be opened.
    pub promise: Promise,
    /// The games to choose from.
    pub games: Vec<Game>,
    /// The game chosen, by its place in `games`.
    pub chosen: usize,
    /// What is in the fields.
    pub draft: Draft,
    /// What is wrong with them.
    pub errors: Vec<FieldError>,
}

/// The form of a new table.
///
/// # Panics
/// If `chosen` is not the place of a game.
pub fn new_table(page: &NewTable) -> Markup {
    let form = Form::of(page);
    let language = form.language;
    let title = say::new_table(language);
    let content = html! {
        form method="post" action=(links::NEW) data-share data-ticket {
            (page.promise.field())
            input type="hidden" name="game" value=(form.game.name);
            // The Enter key presses the first button of a form: it shall open the table, not choose a preset.
            button class="sr" tabindex="-1" aria-hidden="true" { (say::open_the_table(language)) }
            main class="wrap" id="content" tabindex="-1" {
                div {
                    @if !page.errors.is_empty() { (form.alert()) }
                    @if page.games.len() > 1 { (form.games()) }
                    div class="two" { (form.seats()) div { (form.time()) (form.ready_made()) } }
                    details id="more" open[form.says_more()] {
                        summary { (say::more(language)) " " small { (say::more_help(language)) } }
                        div class="two" { (form.house_rules()) (form.names()) }
                    }
                }
                aside { (form.ticket()) }
            }
        }
    };
    Layout { visitor: &page.visitor, title, area: Area::Play, heading: Some(title), events: None, content }
        .page()
}

struct Form<'a> {
    page: &'a NewTable,
    game: &'a Game,
    language: Language,
    /// As many rows as the game can have seats, whatever was posted, each with the letter of its emblem.
    rows: Vec<(SeatDraft, String)>,
}

impl<'a> Form<'a> {
    fn of(page: &'a NewTable) -> Self {
        let game = &page.games[page.chosen];
        let language = page.visitor.language;
        let (least, most) = (usize::from(*game.seats.start()), usize::from(*game.seats.end()));
        let missing = |at| SeatDraft {
            kind: if at < least { SeatKind::Open } else { SeatKind::Closed },
            player: Some(game.usual_player),
            name: String::new(),
        };
        let seats: Vec<SeatDraft> =
            (0..most).map(|at| page.draft.seats.get(at).cloned().unwrap_or_else(|| missing(at))).collect();
        let names: Vec<&str> = seats.iter().map(|seat| seat_name(page, seat)).collect();
        let letters = domain::letters(&names);
        Self { page, game, language, rows: seats.into_iter().zip(letters).collect() }
    }

    /// That nothing was opened, with a link to each fault; the first has the focus.
    fn alert(&self) -> Markup {
        html! {
            div class="alert" role="alert" {
                (icon(Icon::Warn))
                div {
                    p { (say::something_wrong(self.language)) }
                    ul {
                        @for (at, error) in self.page.errors.iter().enumerate() {
                            li { a href={ "#" (fault_id(&error.field)) } autofocus[at == 0] { (error.text) } }
                        }
                    }
                }
            }
        }
    }

    /// Whether what is folded away has something to say: a fault, or what is not as in any set.
    fn says_more(&self) -> bool {
        const IN_SIGHT: [&str; 5] = ["seats", "seat.", "bot.", "name", "time"];
        let is_folded = |error: &FieldError| !IN_SIGHT.iter().any(|field| error.field.starts_with(field));
        let draft = &self.page.draft;
        let as_usual = Draft { options: draft.options.clone(), ..Draft::first(self.game, &draft.name) };
        let is_changed = draft.table != as_usual.table
            || draft.terms != as_usual.terms
            || draft.allows != as_usual.allows
            || draft.rated;
        is_changed || !draft.is_as_proposed(self.game) || self.page.errors.iter().any(is_folded)
    }

    fn games(&self) -> Markup {
        html! {
            nav class="fs" aria-label=(say::game(self.language)) {
                div class="picks" {
                    @for (at, game) in self.page.games.iter().enumerate() {
                        @let here = at == self.page.chosen;
                        a class="pick" href=(links::new_table(game.name)) aria-current=[here.then_some("true")] {
                            (poster(&self.page.visitor, game.name))
                            @if here { i class="tick" { (icon(Icon::Check)) } }
                            span class="l" {
                                (game.drawn_mark())
                                b { (game.title) } " "
                                span { (lobby::players(self.language, *game.seats.start(), *game.seats.end())) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What the visitor is called, where that is not known yet.
    pub(super) fn own_name(&self) -> Markup {
        let (page, language) = (self.page, self.language);
        html! {
            @if page.visitor.name.is_empty() {
                div class="entry" {
                    label for="name" { (house::your_name(language)) }
                    input class="field" id="name" name="name" value=(page.draft.name) maxlength=(NAME_MAX)
                        autocomplete="nickname" aria-invalid=[self.wrong("name")];
                    (self.error("name"))
                }
            } @else {
                input type="hidden" name="name" value=(page.visitor.name);
                (self.error("name"))
            }
        }
    }

    /// What the table is called, and who learns of it.
    fn names(&self) -> Markup {
        let (page, language) = (self.page, self.language);
        html! {
            fieldset {
                legend { (say::about_table(language)) }
                div {
                    div class="entry" {
                        label for="table" { (say::table_name(language)) }
                        input class="field" id="table" name="table" value=(page.draft.table) maxlength=(TABLE_NAME_MAX)
                            placeholder=(say::name_free(language)) autocomplete="off" aria-invalid=[self.wrong("table")];
                        (self.error("table"))
                    }
                    (terms::fields(page.draft.terms, language))
                    (commitment(&page.promise, language))
                }
            }
        }
    }

    fn ticket(&self) -> Markup {
        let (game, language) = (self.game, self.language);
        html! {
            div class="ticket bottom" {
                (poster(&self.page.visitor, game.name))
                div class="in" {
                    h2 { (game.drawn_mark()) (game.title) }
                    dl aria-live="off" {
                        dt class="needs-script" { (say::seats(language)) }
                        dd class="needs-script" data-sum="seats" { (self.seat_sum()) }
                        dt { (say::length(language)) }
                        dd { (say::about_minutes(language, game.about.minutes)) }
                    }
                    div class="cut" {}
                    button class="btn pri big" { (say::open_the_table(language)) }
                    p class="hint" { (say::starts_when(language)) }
                }
            }
        }
    }

    /// The seats in emblems, as they are when the page is made; the script keeps it true.
    fn seat_sum(&self) -> Markup {
        html! {
            span class="seats" {
                @for (at, (seat, letter)) in self.rows.iter().enumerate() {
                    @match seat.kind {
                        SeatKind::Closed => {}
                        SeatKind::Open => (free_seat(at)),
                        SeatKind::Me | SeatKind::Here | SeatKind::Computer => (emblem(at, letter)),
                    }
                }
            }
        }
    }

    fn wrong(&self, field: &str) -> Option<&'static str> {
        self.page.errors.iter().any(|error| error.field == field).then_some("true")
    }

    fn error(&self, field: &str) -> Markup {
        errors_at(&self.page.errors, field)
    }
}

/// The values of an option, each a button; those that do not go with this number of players are not shown, and known to
/// the script.
fn radios(field: &str, option: &GameOption, value: &str, players: u8) -> Markup {
    html! {
        @for (at, (code, words)) in option.values.iter().enumerate() {
            @let fits = option.fits.get(at);
            label data-fits=[fits.map(|fits| numbers(fits))]
                hidden[code != value && fits.is_some_and(|fits| !fits.contains(&players))] {
                input type="radio" name=(field) value=(code) checked[code == value]; (words)
            }
        }
    }
}

/// Numbers with spaces between them.
fn numbers(all: &[u8]) -> String {
    all.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}
