//! Points over time, in the result: a line a seat.

use std::fmt::Write as _;

use engine::{Seat, StepNumber};
use face::emblem::seat_colour;
use maud::{Markup, html};

use super::TablePage;
use crate::words::table as say;

/// What each seat had won after which step, `a` first, ascending.
pub type PointsOverTime = Vec<(StepNumber, Vec<i32>)>;

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 150.0;
/// Where lines begin and end, and where the most and the fewest points lie.
const LEFT: f64 = 34.0;
const RIGHT: f64 = 334.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 138.0;
/// The size of the emblem at the end of a line, and how far apart two are at least.
const EMBLEM: f64 = 18.0;
/// The dashes of the seats: colour is never alone.
const DASHES: [&str; 6] = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 3"];
/// Of how many moments the table for readers tells.
const MOMENTS: usize = 6;

/// The picture and, for those who do not see it, a table of a few moments; nothing if nobody ever won a point.
pub(super) fn graph(page: &TablePage, points: &PointsOverTime) -> Markup {
    let Some(frame) = Frame::of(points) else { return html! {} };
    let language = page.language();
    html! {
        figure class="course" {
            figcaption { (say::over_time(language)) }
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) aria-hidden="true" { (frame.scale()) (frame.lines(points)) }
            div class="sr" { (as_table(page, points)) }
        }
    }
}

/// How steps and points lie on the picture.
struct Frame {
    last: f64,
    least: i32,
    most: i32,
}

impl Frame {
    fn of(points: &PointsOverTime) -> Option<Self> {
        let all = || points.iter().flat_map(|(_, points)| points.iter().copied());
        let (least, most) = (all().min()?.min(0), all().max()?.max(0));
        let (last, _) = points.last()?;
        (least < most).then(|| Self { last: real(*last), least, most })
    }

    fn x(&self, step: StepNumber) -> f64 {
        LEFT + (RIGHT - LEFT) * real(step) / self.last.max(1.0)
    }

    fn y(&self, points: i32) -> f64 {
        let share = f64::from(points - self.least) / f64::from(self.most - self.least);
        BOTTOM - (BOTTOM - TOP) * share
    }

    /// The lines of no points and of the most and the fewest, with their numbers.
    fn scale(&self) -> Markup {
        let mut marks = vec![self.least, 0, self.most];
        marks.dedup();
        html! {
            @for mark in marks {
                path class="grid" d=(format!("M{LEFT} {:.1}H{RIGHT}", self.y(mark))) {}
                text x=(LEFT - 5.0) y=(format!("{:.1}", self.y(mark) + 4.0)) text-anchor="end" { (mark) }
            }
        }
    }

    fn lines(&self, points: &PointsOverTime) -> Markup {
        let seats = points.first().map_or(0, |(_, points)| points.len());
        let ends = self.ends(points, seats);
        html! {
            @for (seat, end) in Seat::all(u8::try_from(seats).unwrap_or(0)).zip(ends) {
                @let line = self.line(points, seat);
                path class="under" d=(line) {}
                path class="over" d=(line) stroke=(seat_colour(seat.index()).area) stroke-dasharray=[dashes(seat)] {}
                use href={ "#em-" (seat) } x=(RIGHT + 4.0) y=(format!("{end:.1}")) width=(EMBLEM) height=(EMBLEM) {}
            }
        }
    }

    /// Points stay as they are until they change.
    fn line(&self, points: &PointsOverTime, seat: Seat) -> String {
        let of = |points: &[i32]| points.get(seat.index()).copied().unwrap_or_default();
        let first = points.first().map(|(_, points)| of(points)).unwrap_or_default();
        let mut line = format!("M{LEFT} {:.1}", self.y(first));
        for (step, points) in points {
            let won = of(points);
            let _ = write!(line, "H{:.1}V{:.1}", self.x(*step), self.y(won));
        }
        line
    }

    /// The upper edges of the emblems at the ends of the lines, by seat: apart from each other, within the picture.
    fn ends(&self, points: &PointsOverTime, seats: usize) -> Vec<f64> {
        let last = points.last().map(|(_, points)| points.as_slice()).unwrap_or_default();
        let mut order: Vec<usize> = (0..seats).collect();
        order.sort_by_key(|&seat| std::cmp::Reverse(last.get(seat).copied()));
        let mut ends = vec![0.0; seats];
        let mut free = 0.0_f64;
        for (place, &seat) in order.iter().enumerate() {
            let below = real(seats - place) * EMBLEM;
            let wanted = self.y(last.get(seat).copied().unwrap_or_default()) - EMBLEM / 2.0;
            ends[seat] = wanted.max(free).min(HEIGHT - below);
            free = ends[seat] + EMBLEM;
        }
        ends
    }
}

fn dashes(seat: Seat) -> Option<&'static str> {
    DASHES.get(seat.index()).copied().filter(|dashes| !dashes.is_empty())
}

fn as_table(page: &TablePage, points: &PointsOverTime) -> Markup {
    let language = page.language();
    let count = points.len().min(MOMENTS);
    let moments: Vec<&(StepNumber, Vec<i32>)> =
        (1..=count).filter_map(|at| points.get(points.len() * at / count - 1)).collect();
    html! {
        table {
            caption { (say::over_time(language)) }
            tr { td {} @for (step, _) in &moments { th scope="col" { (say::after_step(language, *step)) } } }
            @for seat in page.seats_from_me() {
                tr {
                    th scope="row" { (page.called(seat)) }
                    @for (_, points) in &moments { td { (points.get(seat.index()).copied().unwrap_or_default()) } }
                }
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a game has far fewer steps than a float has digits")]
const fn real(count: usize) -> f64 {
    count as f64
}
