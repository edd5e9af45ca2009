//! The table: the cells of the window with what lies there, as one inline picture.

use engine::Seat;
use m::{Axis, Card, Cell, Line, Phase, Prospect};
use maud::{Markup, PreEscaped, html};
use words::{Language, say, word};

use super::plan::{MARGIN, SIZE, STEP, VIEW_BOX, Window};
use super::preview::previews;
use super::sight::Sight;
use super::tile::placed;
use super::words::{cell_name, column_name, row_name, tile_of, tokens_counted};
use super::{handles, names};
use face::names::numbered;
use face::svg::{LETTERS, translate};
use face::{Cells, Place};

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
        rect id="m-cell" class="m-cell" x="2" y="2" width="96" height="96" rx="8" {}
        path id="m-corners" class="m-last" d="M0 30V9A9 9 0 0 1 9 0H30M70 0H91A9 9 0 0 1 100 9V30M100 70V91A9 9 0 0 1 91 100H70M30 100H9A9 9 0 0 1 0 91V70" {}
        rect id="m-gone" class="m-gone" x="2" y="2" width="96" height="96" rx="8" {}
        g id="m-may" class="m-takable" {
            rect class="m-edge" x="-1" y="-1" width="102" height="102" rx="10" {}
            rect x="-1" y="-1" width="102" height="102" rx="10" {}
        }
        g id="m-must" {
            rect class="m-dark" width="100" height="100" rx="9" {}
            g class="m-cross" { circle cx="76" cy="24" r="17" {} path d="M69 17l14 14M83 17 69 31" {} }
        }
    }
}

/// The board with all its handles.
#[derive(Clone, Copy)]
pub(super) struct Board<'a> {
    pub sight: Sight<'a>,
    /// All that the observer may lay now.
    pub prospects: &'a [Prospect],
    /// What was done last.
    pub last: &'a Last,
}

/// What was done since the observer's last turn.
#[derive(Clone, Debug, Default, Hash)]
pub(super) struct Last {
    /// Whether a card was laid.
    pub has_laid: bool,
    /// Where the last one was laid, if it still lies there.
    pub laid: Option<Cell>,
    /// The cards that the others have laid, as far as they still lie there, and who laid each.
    pub news: Vec<(Cell, Seat)>,
    /// Whence the last card was taken, if that was after the last one was laid.
    pub taken: Option<Cell>,
}

impl Last {
    /// Adds an earlier card, and its seat if it is news to the observer.
    pub(super) fn add(&mut self, lies: Option<Cell>, news: Option<Seat>) {
        if !self.has_laid {
            self.laid = lies;
        }
        self.has_laid = true;
        self.news.extend(lies.zip(news));
    }
}

impl Board<'_> {
    pub(super) fn draw(self, cells: &Cells<'_>) -> Markup {
        let (sight, window) = (self.sight, Window::of(self.sight));
        html! {
            svg class="m-board" viewBox=(VIEW_BOX) role="group" aria-label=(word!(sight.language(), en: "Table", fr: "Table", de: "Auslage")) data-group="board" {
                rect class="m-frame" x="24" y="24" width=(SIZE - 48.0) height=(SIZE - 48.0) rx="18" {}
                (cells.common("m-numbers", window, || numbers(window)))
                @let lines = marked_lines(sight);
                @for &line in &lines {
                    @let id = format!("m-band-{}", line.axis);
                    (cells.common(&id, (window, line, lines.len()), || band(window, line, lines.len(), &id)))
                }
                (cells.part("m-window", self.inside(window, cells)))
                @if let [line] = lines[..] { (cells.common("m-rest", (window, line), || rest(window, line))) }
            }
        }
    }

    /// The cells, and what could be laid on them. They keep their places when the window moves.
    fn inside(self, window: Window, cells: &Cells<'_>) -> Markup {
        let (x, y) = window.origin();
        html! {
            g id="m-window" transform=(translate(x, y)) {
                @for y in window.rows() { (self.row(window, y, cells)) }
                (cells.common("m-last", self.last, || marks_of(self.last)))
                (previews(self.sight, self.prospects, cells))
            }
        }
    }

    /// The cells of one row: what is laid or taken changes few of them.
    fn row(self, window: Window, y: i8, cells: &Cells<'_>) -> Markup {
        let row = window.columns().filter_map(|x| Cell::new(x, y));
        let row: Vec<(Cell, Lies, Mark)> =
            row.map(|cell| (cell, lies(self.sight, cell), self.mark(cell))).collect();
        let id = numbered("m-row-", [y]);
        cells.group(&id, &row, || html! { g id=(id) { @for &one in &row { (self.cell(one, cells)) } } })
    }

    /// One cell: what lies there, and, drawn anew for itself, what may be done with it.
    fn cell(self, (cell, lies, mark): (Cell, Lies, Mark), cells: &Cells<'_>) -> Markup {
        let (language, handle) = (self.sight.language(), handles::of_cell(cell));
        let (id, mark_id) = (["m-", &handle].concat(), ["m-o", &handle].concat());
        let mark = cells.common_within(&mark_id, mark, || mark.draw(&mark_id, cell, language));
        cells.common(&id, lies, || lies.draw(&id, cell, language, &mark))
    }

    /// What may be done with a cell.
    fn mark(self, cell: Cell) -> Mark {
        if let Some(scoring) = self.sight.public().scoring() {
            let lies = self.sight.public().layout().card(cell).is_some();
            return match (lies && scoring.by.line.contains(cell), scoring.takable.contains(cell)) {
                (true, true) => Mark::Takable,
                (true, false) => Mark::Blocked,
                (false, _) => Mark::None,
            };
        }
        let mut here = self.prospects.iter().filter(|prospect| prospect.cell == cell);
        let starts = |prospect: &Prospect| !prospect.triggers.is_empty();
        let Some(first) = here.next() else { return Mark::None };
        let (mut all, mut some) = (starts(first), starts(first));
        for other in here {
            (all, some) = (all && starts(other), some || starts(other));
        }
        let scoring = match (all, some) {
            (true, _) => Starts::Always,
            (false, true) => Starts::Sometimes,
            (false, false) => Starts::Never,
        };
        Mark::Brings(Brings { tokens: first.payments.count(), scoring })
    }
}

/// The numbers of columns and rows.
fn numbers(window: Window) -> Markup {
    let middle = |index: i8| MARGIN + STEP * f64::from(index) + 50.0;
    html! {
        g id="m-numbers" class="m-numbers" font-family=(LETTERS) aria-hidden="true" {
            @for x in window.columns() { text x=(middle(x - window.left)) y="18" text-anchor="middle" { (column_name(x)) } }
            @for y in window.rows() { text x="12" y=(middle(y - window.top) + 6.0) text-anchor="middle" { (row_name(y)) } }
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

/// Where the band of a line begins across it.
fn across(window: Window, line: Line) -> f64 {
    let first = match line.axis {
        Axis::Row => line.at - window.top,
        Axis::Column => line.at - window.left,
    };
    MARGIN + STEP * f64::from(first) - 5.0
}

/// A band along a line, with the lozenge at its end; dashed if there are more lines to choose from.
fn band(window: Window, line: Line, lines: usize, id: &str) -> Markup {
    let (across, long) = (across(window, line), SIZE - 48.0);
    let end = (SIZE - 15.0, across + 55.0);
    html! {
        g id=(id) class=[(lines > 1).then_some("m-either")] {
            @let (x, y, width, height) = match line.axis {
                Axis::Row => (24.0, across, long, 110.0),
                Axis::Column => (across, 24.0, 110.0, long),
            };
            rect class="m-band" data-t=(names::fill(line.axis)) x=(x) y=(y) width=(width) height=(height) {}
            g data-t=(names::band(line.axis)) {
                rect class="m-band-edge" x=(x) y=(y) width=(width) height=(height) {}
                @match line.axis {
                    Axis::Row => path class="m-rhombus" d="M0-19 13 0 0 19-13 0z" transform=(translate(end.0, end.1)) {},
                    Axis::Column => path class="m-rhombus" d="M0-13 19 0 0 13-19 0z" transform=(translate(end.1, end.0)) {},
                }
            }
        }
    }
}

/// All but the band of a line, which is dimmed while the line is scored.
fn rest(window: Window, line: Line) -> Markup {
    let (first, long) = (across(window, line), SIZE - 48.0);
    let (before, after) = (first - 24.0, SIZE - 24.0 - first - 110.0);
    let path = match line.axis {
        Axis::Row => format!("M24 24h{long}v{before}h-{long}zM24 {}h{long}v{after}h-{long}z", first + 110.0),
        Axis::Column => {
            format!("M24 24v{long}h{before}v-{long}zM{} 24v{long}h{after}v-{long}z", first + 110.0)
        }
    };
    html! { path id="m-rest" class="m-rest" data-t=(names::REST) d=(path) {} }
}

/// The corners of the card laid last, the emblems of those who laid since the observer's turn, and a frame whence the
/// last card was taken.
fn marks_of(Last { laid, news, taken, .. }: &Last) -> Markup {
    let at = |cell: Cell| translate(STEP * f64::from(cell.x()), STEP * f64::from(cell.y()));
    html! {
        g id="m-last" {
            @if let Some(cell) = *laid {
                use href="#m-corners" data-t=(names::LAST) transform=(at(cell)) {}
            }
            @for &(cell, seat) in news {
                use class="m-by" href={ "#em-" (seat) } x="0" y="64" width="36" height="36" data-t=(names::by(cell)) transform=(at(cell)) {}
            }
            @if let Some(cell) = *taken {
                use href="#m-gone" data-t=(names::GONE) transform=(at(cell)) {}
            }
        }
    }
}

/// What shows that a cell may be chosen, is chosen or has the focus; written short, as each cell has it.
const RINGS: PreEscaped<&str> = PreEscaped(
    r##"<use class="ring0" href="#m-ring"/><use class="ring" href="#m-ring"/><use class="foc" href="#m-foc"/>"##,
);

/// What lies on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Lies {
    Card(Card),
    /// Nothing; it is inside the limits or near enough to be filled one day.
    Empty,
    /// Nothing; it is out of reach as the cards lie.
    Closed,
}

fn lies(sight: Sight<'_>, cell: Cell) -> Lies {
    let public = sight.public();
    match public.layout().card(cell) {
        Some(card) => Lies::Card(card),
        None if public.limits().reach().contains(cell) => Lies::Empty,
        None => Lies::Closed,
    }
}

impl Lies {
    /// A cell with everything on it: the drawing depends on nothing else.
    fn draw(self, id: &str, cell: Cell, language: Language, mark: &Place<'_>) -> Markup {
        let (x, y) = (STEP * f64::from(cell.x()), STEP * f64::from(cell.y()));
        let (handle, zooms) = (handles::of_cell(cell), matches!(self, Self::Card(_)));
        html! {
            g id=(id) data-h=(handle) data-stays="" role="button" tabindex="-1" aria-label=(self.label(cell, language)) aria-describedby={ "m-o" (handle) } data-zoom=[zooms.then_some("")] transform=(translate(x, y)) {
                @match self {
                    Self::Card(card) => {
                        use href="#m-cell" {}
                        g data-t=(names::tile(cell)) { (placed(tile_of(card))) }
                    }
                    Self::Empty => { use href="#m-cell" {} }
                    Self::Closed => { rect class="m-closed" width="100" height="100" rx="8" fill="url(#m-hatch)" {} }
                }
                (mark)
                (RINGS)
            }
        }
    }

    /// The cell in words, with what lies there.
    fn label(self, cell: Cell, language: Language) -> String {
        let place = cell_name(cell);
        let what = match self {
            Self::Card(card) => tile_of(card).label(language),
            Self::Empty => word!(language, en: "empty", fr: "vide", de: "leer").to_owned(),
            Self::Closed => {
                word!(language, en: "out of reach", fr: "hors d’atteinte", de: "außer Reichweite").to_owned()
            }
        };
        say!(language, en: "{place}: {what}", fr: "{place}\u{202f}: {what}", de: "{place}: {what}")
    }
}

/// What may be done with a cell, as it is drawn over what lies there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Mark {
    None,
    /// Laying a card here would bring something.
    Brings(Brings),
    /// The card may be taken now.
    Takable,
    /// The card is in the line being scored, and must stay.
    Blocked,
}

/// What laying a card on a cell would bring. Tokens depend on the cell alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
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

impl Mark {
    /// With its words, which describe the cell to readers.
    fn draw(self, id: &str, cell: Cell, language: Language) -> Markup {
        let words = match self {
            Self::None => return html! { g id=(id) {} },
            Self::Brings(brings) => {
                let tokens = tokens_counted(brings.tokens, language);
                say!(language, en: "brings {tokens}", fr: "rapporte {tokens}", de: "bringt {tokens}")
            }
            Self::Takable => {
                word!(language, en: "may be taken", fr: "peut être prise", de: "darf genommen werden")
                    .to_owned()
            }
            Self::Blocked => {
                word!(language, en: "must stay", fr: "doit rester", de: "muss liegen bleiben").to_owned()
            }
        };
        let (hidden, name) = match self {
            Self::Brings(_) => (Some("m-mark"), None),
            Self::None | Self::Takable | Self::Blocked => (None, Some(names::mark(cell))),
        };
        html! {
            g id=(id) class=[hidden] data-t=[name] role="img" aria-label=(words) {
                @match self {
                    Self::None => {}
                    Self::Brings(brings) => (brings.drawing()),
                    Self::Takable => use href="#m-may" {},
                    Self::Blocked => use href="#m-must" {},
                }
            }
        }
    }
}

impl Brings {
    /// What is shown when the cell may be chosen. The lozenge is hollow if only some of the cards that fit start a
    /// scoring.
    fn drawing(self) -> Markup {
        let Self { tokens, scoring } = self;
        html! {
            @if tokens > 0 || scoring == Starts::Never { use href={ "#m-brings-" (tokens) } {} }
            @match scoring {
                Starts::Never => {}
                Starts::Sometimes => use class="m-starts m-some" href="#m-starts" {},
                Starts::Always => use class="m-starts" href="#m-starts" {},
            }
        }
    }
}
