//! Small charts: lines over time with the values that bound them. Over the steps of a game a line a seat, with colours,
//! dashes and the emblems at the ends of the lines.

use std::fmt::Write as _;

use engine::{Seat, StepNumber};
use face::emblem::seat_colour;
use maud::{Markup, html};

/// The size of a chart.
pub(crate) const WIDTH: f64 = 360.0;
pub(crate) const HEIGHT: f64 = 150.0;
/// Where lines begin and end, and where the most and the least lie.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 334.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 138.0;
/// The size of the emblem at the end of a line, and how far apart two are at least.
const EMBLEM: f64 = 18.0;
/// The dashes of the seats: colour is never alone.
const DASHES: [&str; 6] = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 3"];

/// What each seat had after which step, `a` first, ascending.
pub(crate) type Course = [(StepNumber, Vec<f64>)];

/// How a line goes from one step to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Between {
    /// It stays as it was until it changes.
    Stays,
    /// Straight.
    Straight,
}

/// How time and values lie on a chart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<'a> {
    /// The end of the time, which begins with 0.
    pub(crate) last: usize,
    /// What lies at the bottom and at the top.
    pub(crate) range: (f64, f64),
    /// The values at which a line goes across, each with its words.
    pub(crate) scale: &'a [(f64, String)],
}

impl Frame<'_> {
    /// Where a moment lies.
    pub(crate) fn x(&self, at: usize) -> f64 {
        LEFT + (RIGHT - LEFT) * real(at) / real(self.last).max(1.0)
    }

    /// Where a value lies.
    pub(crate) fn y(&self, value: f64) -> f64 {
        let (least, most) = self.range;
        BOTTOM - (BOTTOM - TOP) * (value - least) / (most - least)
    }

    /// The lines across.
    pub(crate) fn marks(&self) -> Markup {
        html! {
            @for (value, words) in self.scale {
                path class="grid" d=(format!("M{LEFT} {:.1}H{RIGHT}", self.y(*value))) {}
                text x=(LEFT - 5.0) y=(format!("{:.1}", self.y(*value) + 4.0)) text-anchor="end" { (words) }
            }
        }
    }
}

/// A line a seat over the steps of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chart<'a> {
    pub(crate) frame: Frame<'a>,
    pub(crate) course: &'a Course,
    pub(crate) between: Between,
}

impl Chart<'_> {
    /// The picture; `more` is drawn on it.
    pub(crate) fn picture(&self, more: &Markup) -> Markup {
        html! {
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) aria-hidden="true" { (self.frame.marks()) (self.lines()) (more) }
        }
    }

    /// A number at a step. Numbers of steps that follow each other closely stand one below the other.
    pub(crate) fn numbered(&self, step: StepNumber, number: usize) -> Markup {
        let x = format!("{:.1}", self.frame.x(step));
        let y = TOP + 13.0 * f64::from(u8::try_from((number - 1) % 5).unwrap_or(0));
        html! {
            path class="grid turn" d=(format!("M{x} {TOP}V{BOTTOM}")) {}
            circle class="turn" cx=(x) cy=(format!("{y:.1}")) r="6" {}
            text class="turn" x=(x) y=(format!("{:.1}", y + 3.0)) text-anchor="middle" { (number) }
        }
    }

    fn lines(&self) -> Markup {
        let seats = self.course.first().map_or(0, |(_, values)| values.len());
        let ends = self.ends(seats);
        html! {
            @for (seat, end) in Seat::all(u8::try_from(seats).unwrap_or(0)).zip(ends) {
                @let line = self.line(seat);
                path class="under" d=(line) {}
                path class="over" d=(line) stroke=(seat_colour(seat.index()).area) stroke-dasharray=[dashes(seat)] {}
                use href={ "#em-" (seat) } x=(RIGHT + 4.0) y=(format!("{end:.1}")) width=(EMBLEM) height=(EMBLEM) {}
            }
        }
    }

    fn line(&self, seat: Seat) -> String {
        let of = |values: &[f64]| values.get(seat.index()).copied().unwrap_or_default();
        let first = self.course.first().map(|(_, values)| of(values)).unwrap_or_default();
        let mut line = format!("M{LEFT} {:.1}", self.frame.y(first));
        for (step, values) in self.course {
            let (x, y) = (self.frame.x(*step), self.frame.y(of(values)));
            let _ = match self.between {
                Between::Stays => write!(line, "H{x:.1}V{y:.1}"),
                Between::Straight => write!(line, "L{x:.1} {y:.1}"),
            };
        }
        line
    }

    /// The upper edges of the emblems at the ends of the lines, by seat: apart from each other, within the picture.
    fn ends(&self, seats: usize) -> Vec<f64> {
        let last = self.course.last().map(|(_, values)| values.as_slice()).unwrap_or_default();
        let of = |seat: usize| last.get(seat).copied().unwrap_or_default();
        let mut order: Vec<usize> = (0..seats).collect();
        order.sort_by(|&one, &other| of(other).total_cmp(&of(one)));
        let mut ends = vec![0.0; seats];
        let mut free = 0.0_f64;
        for (place, &seat) in order.iter().enumerate() {
            let below = real(seats - place) * EMBLEM;
            let wanted = self.frame.y(of(seat)) - EMBLEM / 2.0;
            ends[seat] = wanted.max(free).min(HEIGHT - below);
            free = ends[seat] + EMBLEM;
        }
        ends
    }
}

fn dashes(seat: Seat) -> Option<&'static str> {
    DASHES.get(seat.index()).copied().filter(|dashes| !dashes.is_empty())
}

/// So many moments of a course, evenly apart, the last among them.
pub(crate) fn moments<T>(course: &[T], most: usize) -> impl Iterator<Item = &T> {
    let count = course.len().min(most);
    (1..=count).filter_map(move |at| course.get(course.len() * at / count - 1))
}

#[expect(clippy::cast_precision_loss, reason = "counts of steps, games and seats")]
const fn real(count: usize) -> f64 {
    count as f64
}
