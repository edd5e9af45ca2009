//! The form of a new table: one page, no wizard.

use board::emblem::{emblem, free_seat};
use board::icon::{Icon, icon};
use catalog::Strength;
use engine::{OptionKind, Seat};
use maud::{Markup, html};
use words::Language;

use crate::draft::{Door, NAME_MAX, OFFERED, OTHER, OTHER_VALUE, TABLE_NAME_MAX};
use crate::game::GameOption;
use crate::lobby::nonce;
use crate::shell::{Area, House, commitment, game_mark, poster};
use crate::table::rule_link;
use crate::words::{forms as say, house, lobby};
use crate::{Draft, FieldError, Game, Promise, SeatDraft, SeatKind, Visitor, links};

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
            (nonce(&page.promise))
            input type="hidden" name="game" value=(form.game.name);
            // The Enter key presses the first button of a form: it shall open the table, not choose a preset.
            button class="sr" tabindex="-1" aria-hidden="true" { (say::open_the_table(language)) }
            main class="wrap" id="content" tabindex="-1" {
                div {
                    @if !page.errors.is_empty() {
                        p class="alert" role="alert" { (icon(Icon::Warn)) (say::something_wrong(language)) }
                    }
                    @if page.games.len() > 1 { (form.games()) }
                    div class="two" { (form.seats()) div { (form.house_rules()) (form.names()) } }
                }
                aside { (form.ticket()) }
            }
        }
    };
    House { visitor: &page.visitor, title, area: Area::Play, heading: Some(title), events: None, content }
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
            player: game.usual_player.to_owned(),
            name: String::new(),
        };
        let seats: Vec<SeatDraft> =
            (0..most).map(|at| page.draft.seats.get(at).cloned().unwrap_or_else(|| missing(at))).collect();
        let names: Vec<&str> = seats.iter().map(|seat| seat_name(page, seat)).collect();
        let letters = crate::letters(&names);
        Self { page, game, language, rows: seats.into_iter().zip(letters).collect() }
    }

    fn games(&self) -> Markup {
        html! {
            nav class="fs" aria-label=(say::game(self.language)) {
                div class="picks" {
                    @for (at, game) in self.page.games.iter().enumerate() {
                        @let here = at == self.page.chosen;
                        a class="pick" href=(links::new_table(game.name)) aria-current=[here.then_some("true")] {
                            (poster(game.name, self.language))
                            @if here { i class="tick" { (icon(Icon::Check)) } }
                            span class="l" {
                                (game_mark(game.name, game.title))
                                span { (lobby::players(self.language, *game.seats.start(), *game.seats.end())) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn seats(&self) -> Markup {
        let (game, language) = (self.game, self.language);
        html! {
            fieldset {
                legend {
                    (say::seats(language))
                    small { (say::takes(language, game.title, *game.seats.start(), *game.seats.end())) }
                }
                div {
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
    fn strengths(&self) -> Markup {
        let known: Vec<Strength> =
            self.game.players.iter().filter_map(|player| Strength::of(player, self.language)).collect();
        html! {
            @if known.len() > 1 {
                details class="hint strengths" {
                    summary { (say::strengths(self.language)) }
                    dl { @for one in &known { dt { (one.label) } dd { (one.about) } } }
                }
            }
        }
    }

    fn seat(&self, seat: Seat, draft: &SeatDraft, letter: &str) -> Markup {
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
                                input type="radio" name={ "bot." (seat) } value=(player) checked[player == draft.player];
                                (Strength::label_of(player, language))
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
    fn kinds(&self, seat: Seat) -> impl Iterator<Item = SeatKind> {
        let (first, needed) = (seat.index() == 0, seat.index() < usize::from(*self.game.seats.start()));
        SeatKind::ALL.into_iter().filter(move |kind| match kind {
            SeatKind::Me => first,
            SeatKind::Here => !first,
            SeatKind::Closed => !needed,
            SeatKind::Open | SeatKind::Computer => true,
        })
    }

    fn house_rules(&self) -> Markup {
        html! {
            fieldset {
                legend { (say::house_rules(self.language)) }
                div {
                    (self.presets())
                    @for option in &self.game.options { (self.option(option)) }
                    (self.hints())
                }
            }
        }
    }

    /// Whether people may ask for hints: a switch of the house, the same in every game.
    fn hints(&self) -> Markup {
        let label = say::hints(self.language);
        html! {
            div class="opt" data-option=(label) {
                label class="t" for="hints" { (label) }
                span class="sw" {
                    input type="hidden" name="hints" value="false";
                    input type="checkbox" role="switch" id="hints" name="hints" value="true" checked[self.page.draft.hints];
                    i {}
                }
                p { (say::hints_help(self.language)) }
            }
        }
    }

    /// Sets of options, each a button that fills in the form: the page comes back with its values.
    fn presets(&self) -> Markup {
        let (game, draft) = (self.game, &self.page.draft);
        html! {
            @if !game.presets.is_empty() {
                div class="opt" role="group" aria-label=(say::presets(self.language)) {
                    b { (say::presets(self.language)) }
                    p { (say::presets_help(self.language)) }
                    @for preset in &game.presets {
                        p { b { (preset.words.label) } " · " (preset.words.about) }
                    }
                    div class="wide" {
                        span class="sg" {
                            @for preset in &game.presets {
                                button name="preset" value=(preset.name) formnovalidate
                                    aria-pressed=(draft.is_as(preset, game)) { (preset.words.label) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn option(&self, option: &GameOption) -> Markup {
        let field = format!("option.{}", option.name);
        let value = self.page.draft.option(option);
        let about =
            html! { p { (option.words.about) " " (rule_link(self.game.name, option.rule, self.language)) } };
        html! {
            @match option.kind {
                OptionKind::Switch => {
                    div class="opt" data-option=(option.words.label) {
                        label class="t" for=(field) { (option.words.label) }
                        span class="sw" {
                            input type="hidden" name=(field) value="false";
                            input type="checkbox" role="switch" id=(field) name=(field) value="true" checked[value == "true"];
                            i {}
                        }
                        (about)
                        (self.error(&field))
                    }
                }
                OptionKind::Choice(_) => {
                    div class="opt" role="radiogroup" aria-label=(option.words.label) data-option=(option.words.label) {
                        b { (option.words.label) }
                        (about)
                        span class="wide" { span class="sg" { (radios(&field, &option.values, value)) } }
                        (self.error(&field))
                    }
                }
                OptionKind::Number { min, max, .. } => {
                    (self.number(option, value, (min, max), &about))
                }
                OptionKind::Text => {
                    div class="opt" data-option=(option.words.label) {
                        label class="t" for=(field) { (option.words.label) }
                        (about)
                        div class="wide" { (self.text(option, value)) }
                        (self.error(&field))
                    }
                }
            }
        }
    }

    /// A text: one that the host offers, or pasted, or taken from a file by the script.
    fn text(&self, option: &GameOption, value: &str) -> Markup {
        let (field, language) = (format!("option.{}", option.name), self.language);
        let chosen = option.offered.iter().find(|name| *name == value);
        let value = if value == option.default || chosen.is_some() { "" } else { value };
        let usual = option.default_words.as_deref().unwrap_or_else(|| say::no_text(language));
        html! {
            @if !option.offered.is_empty() {
                select class="field" name={ (field) (OFFERED) } aria-label=(option.words.label) {
                    option value="" { (usual) }
                    @for name in &option.offered {
                        option value=(name) selected[chosen == Some(name)] { (name) }
                    }
                }
                p class="hint" { (say::text_of_your_own(language)) }
            }
            textarea class="field" id=(field) name=(field) rows="3" autocomplete="off" autocapitalize="off" spellcheck="false"
                placeholder=(usual) aria-invalid=[self.wrong(&field)] { "\n" (value) }
            label class="btn needs-script" {
                (say::from_file(language))
                input class="sr" type="file" accept=".toml,.json,.txt,text/*" data-into=(field)
                    data-too-large=(say::file_too_large(language));
            }
        }
    }

    /// A number: what is usual as buttons, anything else in the field beside.
    fn number(&self, option: &GameOption, value: &str, range: (u32, u32), about: &Markup) -> Markup {
        let field = &format!("option.{}", option.name);
        let usual = option.values.iter().any(|(suggested, _)| suggested == value);
        let other = say::other_number(self.language);
        let words = say::from_to(self.language, range.0, range.1);
        html! {
            div class="opt" role="radiogroup" aria-label=(option.words.label) data-option=(option.words.label) {
                b { (option.words.label) }
                (about)
                span class="wide" {
                    span class="sg" {
                        (radios(field, &option.values, value))
                        label {
                            input type="radio" name=(field) value=(OTHER_VALUE) checked[!usual] aria-label=(other);
                            "…"
                        }
                    }
                    input class="field" type="number" inputmode="numeric" min=(range.0) max=(range.1) step="1"
                        name={ (field) (OTHER) } value=[(!usual).then_some(value)] placeholder=(words)
                        aria-label={ (option.words.label) ", " (other) ", " (words) } aria-invalid=[self.wrong(field)];
                }
                (self.error(field))
            }
        }
    }

    /// What the table and the visitor are called, and who learns of the table.
    fn names(&self) -> Markup {
        let (page, language) = (self.page, self.language);
        html! {
            fieldset {
                legend { (say::about_table(language)) }
                div {
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
                    div class="entry" {
                        label for="table" { (say::table_name(language)) }
                        input class="field" id="table" name="table" value=(page.draft.table) maxlength=(TABLE_NAME_MAX)
                            placeholder=(say::name_free(language)) autocomplete="off" aria-invalid=[self.wrong("table")];
                        (self.error("table"))
                    }
                    div class="opt" role="radiogroup" aria-label=(say::who_may_come(language)) {
                        b { (say::who_may_come(language)) }
                        span class="wide" {
                            span class="sg" {
                                @for (door, code, words) in [
                                    (Door::Link, "link", say::door_link(language)),
                                    (Door::Lobby, "lobby", say::door_lobby(language)),
                                ] {
                                    label { input type="radio" name="door" value=(code) checked[door == page.draft.door]; (words) }
                                }
                            }
                        }
                    }
                    (commitment(&page.promise, language))
                }
            }
        }
    }

    fn ticket(&self) -> Markup {
        let (game, language) = (self.game, self.language);
        html! {
            div class="ticket bottom" {
                (poster(game.name, language))
                div class="in" {
                    h2 { (game_mark(game.name, game.title)) span class="far" { (say::your_table(language)) } }
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

/// What a row is called; empty if its number says it.
fn seat_name<'a>(page: &'a NewTable, seat: &'a SeatDraft) -> &'a str {
    match seat.kind {
        SeatKind::Me if page.draft.name.is_empty() => say::you(page.visitor.language),
        SeatKind::Me => &page.draft.name,
        SeatKind::Here => &seat.name,
        SeatKind::Computer | SeatKind::Open | SeatKind::Closed => "",
    }
}

/// What is wrong with a field, beside it.
pub(crate) fn errors_at(errors: &[FieldError], field: &str) -> Markup {
    html! {
        @for error in errors.iter().filter(|error| error.field == field) {
            div class="error" {
                (icon(Icon::Warn))
                div {
                    p { (error.text) }
                    @if !error.list.is_empty() { ul { @for fault in &error.list { li { (fault) } } } }
                }
            }
        }
    }
}

fn radios(field: &str, values: &[(String, String)], value: &str) -> Markup {
    html! {
        @for (code, words) in values {
            label { input type="radio" name=(field) value=(code) checked[code == value]; (words) }
        }
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
