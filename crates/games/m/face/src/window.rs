//! The table: the cells of the window with what lies there, as one inline picture.

use m::{Axis, Card, Cell, Line, Phase, Prospect};
use maud::{Markup, html};
use words::{Language, say, word};

use super::handles;
use super::plan::{MARGIN, SIZE, STEP, Window};
use super::preview::previews;
use super::sight::Sight;
use super::tile::placed;
use super::words::{cell_name, coordinate, tile_of, tokens_counted};
use face::Cells;
use face::svg::{LETTERS, translate};

/// The four stripes under the board.
pub(super) fn ground(cells: &Cells<'_>) -> Markup {
    let draw = || {
        html! {
            svg id="m-ground" class="m-ground" viewBox="0 0 1000 700" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                @for (index, class) in ["m-s1", "m-s2", "m-s3", "m-s4"].into_iter().enumerate() {
                    @let shift = 42 * index;
                    path class=(class) d={ "M-20 " (470 + shift) "H260C560 " (470 + shift) " 600 " (200 + shift) " 860 " (200 + shift) "H1020" } fill="none" stroke-width="43" {}
                }
            }
        }
    };
    cells.cell("m-ground", (), draw)
}

/// The pattern of cells that are out of reach: once a page.
pub(super) fn defs() -> Markup {
    html! {
        pattern id="m-hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            path d="M0 0V10" stroke="#6b4a2a" stroke-opacity=".55" stroke-width="2.6" {}
        }
    }
}

/// What cells place again and again: once a page, where its styles can reach it.
pub(super) fn page_defs() -> Markup {
    html! {
        rect id="m-ring" x="-1" y="-1" width="102" height="102" rx="10" {}
        rect id="m-foc" x="-5" y="-5" width="110" height="110" rx="13" {}
        @for tokens in 1..=3_u8 {
            g id={ "m-brings-" (tokens) } class="m-brings" font-family=(LETTERS) {
                circle cx="50" cy="40" r="22" {}
                text x="50" y="48" text-anchor="middle" font-size="23" font-weight="800" { "+" (tokens) }
            }
        }
        path id="m-brings-0" class="m-plus" d="M50 36V64M36 50H64" {}
        path id="m-starts" d="M50 66 61 80 50 94 39 80z" {}
    }
}

/// The board with all its handles.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    pub sight: Sight<'a>,
    /// All that the observer may lay now.
    pub prospects: &'a [Prospect],
    /// Where the last card was laid.
    pub last: Option<Cell>,
}

impl Board<'_> {
    pub(super) fn draw(self, cells: &Cells<'_>) -> Markup {
        let (sight, window) = (self.sight, Window::of(self.sight));
        html! {
            svg class="m-board" viewBox=(format!("0 0 {SIZE} {SIZE}")) role="group" aria-label=(word!(sight.language(), en: "Table", fr: "Table", de: "Auslage")) data-group="board" {
                rect class="m-frame" x="24" y="24" width=(SIZE - 48.0) height=(SIZE - 48.0) rx="18" {}
                (cells.cell("m-numbers", window, || numbers(window)))
                @for line in marked_lines(sight) {
                    @let id = format!("m-band-{}", line.axis);
                    (cells.cell(&id, (window, line), || band(window, line, &id)))
                }
                (cells.part("m-window", self.inside(window, cells)))
            }
        }
    }

    /// The cells, and what could be laid on them. They keep their places when the window moves.
    fn inside(self, window: Window, cells: &Cells<'_>) -> Markup {
        let (x, y) = window.origin();
        html! {
            g id="m-window" transform=(translate(x, y)) {
                @for cell in window.cells() {
                    @let shown = self.shown(cell);
                    @let id = format!("m-{}", handles::of_cell(cell));
                    (cells.cell(&id, &shown, || shown.draw(&id, self.sight.language())))
                }
                (previews(self.sight, self.prospects, cells))
            }
        }
    }

    /// What one cell shows.
    fn shown(self, cell: Cell) -> Shown {
        let mut here = self.prospects.iter().filter(|prospect| prospect.cell == cell);
        let starts = |prospect: &Prospect| !prospect.triggers.is_empty();
        let brings = here.next().map(|first| {
            let (mut all, mut some) = (starts(first), starts(first));
            for other in here {
                (all, some) = (all && starts(other), some || starts(other));
            }
            let scoring = match (all, some) {
                (true, _) => Starts::Always,
                (false, true) => Starts::Sometimes,
                (false, false) => Starts::Never,
            };
            Brings { tokens: first.payments.count(), scoring }
        });
        let standing = standing(self.sight, cell);
        let last = self.last == Some(cell) && !matches!(standing, Standing::Empty | Standing::Closed);
        Shown { cell, standing, last, brings }
    }
}

/// The numbers of columns and rows.
fn numbers(window: Window) -> Markup {
    let middle = |index: i8| MARGIN + STEP * f64::from(index) + 50.0;
    html! {
        g id="m-numbers" class="m-numbers" font-family=(LETTERS) aria-hidden="true" {
            @for x in window.columns() { text x=(middle(x - window.left)) y="18" text-anchor="middle" { (coordinate(x)) } }
            @for y in window.rows() { text x="12" y=(middle(y - window.top) + 6.0) text-anchor="middle" { (coordinate(y)) } }
        }
    }
}

/// The line being scored, or those that may be.
fn marked_lines(sight: Sight<'_>) -> Vec<Line> {
    match sight.public().phase() {
        Phase::Scoring(scoring) => vec![scoring.by.line],
        Phase::ChooseLine { row, column, .. } => vec![row.line, column.line],
        Phase::Shuffle | Phase::First | Phase::Turn { .. } | Phase::Over(_) => Vec::new(),
    }
}

/// A band along a line, with the lozenge at its end.
fn band(window: Window, line: Line, id: &str) -> Markup {
    let first = match line.axis {
        Axis::Row => f64::from(line.at - window.top),
        Axis::Column => f64::from(line.at - window.left),
    };
    let (across, long) = (MARGIN + STEP * first - 5.0, SIZE - 48.0);
    let end = (SIZE - 15.0, across + 55.0);
    html! {
        g id=(id) {
            @match line.axis {
                Axis::Row => {
                    rect class="m-band" x="24" y=(across) width=(long) height="110" {}
                    path class="m-rhombus" d="M0-19 13 0 0 19-13 0z" transform=(translate(end.0, end.1)) {}
                }
                Axis::Column => {
                    rect class="m-band" x=(across) y="24" width="110" height=(long) {}
                    path class="m-rhombus" d="M0-13 19 0 0 13-19 0z" transform=(translate(end.1, end.0)) {}
                }
            }
        }
    }
}

/// How a cell stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Standing {
    /// A card that may be taken now.
    Takable(Card),
    /// A card of the line being scored that must stay.
    Blocked(Card),
    /// Any other card.
    Card(Card),
    /// Empty, and inside the limits or near enough to be filled one day.
    Empty,
    /// Empty, and out of reach as the cards lie.
    Closed,
}

fn standing(sight: Sight<'_>, cell: Cell) -> Standing {
    let public = sight.public();
    let Some(card) = public.layout().card(cell) else {
        let reach = public.limits().reach();
        return if reach.contains(cell) { Standing::Empty } else { Standing::Closed };
    };
    match public.scoring() {
        Some(scoring) if scoring.takable.contains(cell) => Standing::Takable(card),
        Some(scoring) if scoring.by.line.contains(cell) => Standing::Blocked(card),
        _ => Standing::Card(card),
    }
}

/// One cell with everything on it: its drawing depends on nothing else.
#[derive(Hash)]
struct Shown {
    cell: Cell,
    standing: Standing,
    /// Whether the last card was laid here.
    last: bool,
    /// What laying a card here would bring.
    brings: Option<Brings>,
}

/// What laying a card on a cell would bring. Tokens depend on the cell alone.
#[derive(Clone, Copy, Hash)]
struct Brings {
    tokens: u8,
    scoring: Starts,
}

/// Whether the cards that fit on a cell start a scoring.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Starts {
    Never,
    /// Some of them do.
    Sometimes,
    Always,
}

impl Shown {
    fn draw(&self, id: &str, language: Language) -> Markup {
        let (x, y) = (STEP * f64::from(self.cell.x()), STEP * f64::from(self.cell.y()));
        let card = match self.standing {
            Standing::Takable(card) | Standing::Blocked(card) | Standing::Card(card) => Some(card),
            Standing::Empty | Standing::Closed => None,
        };
        html! {
            g id=(id) data-h=(handles::of_cell(self.cell)) data-stays="" role="button" tabindex="-1" aria-label=(self.label(language)) data-zoom=[card.map(|_| "")] transform=(translate(x, y)) {
                @match self.standing {
                    Standing::Takable(card) | Standing::Blocked(card) | Standing::Card(card) => { (placed(tile_of(card))) }
                    Standing::Empty => { rect class="m-cell" x="2" y="2" width="96" height="96" rx="8" {} }
                    Standing::Closed => { rect class="m-closed" width="100" height="100" rx="8" fill="url(#m-hatch)" {} }
                }
                @if let Standing::Blocked(_) = self.standing {
                    rect class="m-dark" width="100" height="100" rx="9" {}
                    g class="m-cross" { circle cx="76" cy="24" r="17" {} path d="M69 17l14 14M83 17 69 31" {} }
                }
                @if let Standing::Takable(_) = self.standing { rect class="m-takable" x="-1" y="-1" width="102" height="102" rx="10" {} }
                @if self.last { path class="m-last" d="M0 30V9A9 9 0 0 1 9 0H30M70 0H91A9 9 0 0 1 100 9V30M100 70V91A9 9 0 0 1 91 100H70M30 100H9A9 9 0 0 1 0 91V70" {} }
                @if let Some(brings) = self.brings { (brings.mark()) }
                use class="ring0" href="#m-ring" {}
                use class="ring" href="#m-ring" {}
                use class="foc" href="#m-foc" {}
            }
        }
    }

    /// The cell in words, with what lies there and what may be done with it.
    fn label(&self, language: Language) -> String {
        let place = cell_name(self.cell, language);
        let what = match self.standing {
            Standing::Card(card) => tile_of(card).label(language),
            Standing::Takable(card) => {
                let card = tile_of(card).label(language);
                say!(language, en: "{card}, may be taken", fr: "{card}, peut être prise", de: "{card}, darf genommen werden")
            }
            Standing::Blocked(card) => {
                let card = tile_of(card).label(language);
                say!(language, en: "{card}, must stay", fr: "{card}, doit rester", de: "{card}, muss liegen bleiben")
            }
            Standing::Closed => {
                word!(language, en: "out of reach", fr: "hors d’atteinte", de: "außer Reichweite").to_owned()
            }
            Standing::Empty => self.empty(language),
        };
        say!(language, en: "{place}: {what}", fr: "{place}\u{202f}: {what}", de: "{place}: {what}")
    }

    /// An empty cell: what a card of the hand would bring there.
    fn empty(&self, language: Language) -> String {
        let Some(brings) = self.brings else {
            return word!(language, en: "empty", fr: "vide", de: "leer").to_owned();
        };
        let tokens = tokens_counted(brings.tokens, language);
        say!(language, en: "empty, brings {tokens}", fr: "vide, rapporte {tokens}", de: "leer, bringt {tokens}")
    }
}

impl Brings {
    /// What is shown when the cell may be chosen. The lozenge is hollow if only some of the cards that fit start a
    /// scoring.
    fn mark(self) -> Markup {
        let Self { tokens, scoring } = self;
        html! {
            g class="m-mark" aria-hidden="true" {
                @if tokens > 0 || scoring == Starts::Never { use href={ "#m-brings-" (tokens) } {} }
                @match scoring {
                    Starts::Never => {}
                    Starts::Sometimes => use class="m-starts m-some" href="#m-starts" {},
                    Starts::Always => use class="m-starts" href="#m-starts" {},
                }
            }
        }
    }
}
