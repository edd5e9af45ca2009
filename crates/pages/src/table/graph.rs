//! Points over time, in the result: a line a seat.

use engine::StepNumber;
use maud::{Markup, html};

use super::TablePage;
use crate::chart::{Between, Chart, Frame, moments};
use crate::words::table as say;

/// What each seat had won after which step, `a` first, ascending.
pub type PointsOverTime = Vec<(StepNumber, Vec<i32>)>;

/// Of how many moments the table for readers tells.
const MOMENTS: usize = 6;

/// The picture and, for those who do not see it, a table of a few moments; nothing if nobody ever won a point.
pub(super) fn graph(page: &TablePage, points: &PointsOverTime) -> Markup {
    let Some((least, most)) = range(points) else { return html! {} };
    let language = page.language();
    let mut marks = vec![least, 0, most];
    marks.dedup();
    let scale: Vec<(f64, String)> = marks.into_iter().map(|mark| (mark.into(), mark.to_string())).collect();
    let reals = |points: &[i32]| points.iter().copied().map(f64::from).collect();
    let course: Vec<(StepNumber, Vec<f64>)> =
        points.iter().map(|(step, points)| (*step, reals(points))).collect();
    let range = (least.into(), most.into());
    let last = points.last().map_or(0, |(step, _)| *step);
    let chart =
        Chart { frame: Frame { last, range, scale: &scale }, course: &course, between: Between::Stays };
    html! {
        figure class="course" {
            figcaption { (say::over_time(language)) }
            (chart.picture(&html! {}))
            div class="sr" { (as_table(page, points)) }
        }
    }
}

/// The fewest and the most points, nothing among them, if they differ.
fn range(points: &PointsOverTime) -> Option<(i32, i32)> {
    let all = || points.iter().flat_map(|(_, points)| points.iter().copied());
    let (least, most) = (all().min()?.min(0), all().max()?.max(0));
    (least < most).then_some((least, most))
}

fn as_table(page: &TablePage, points: &PointsOverTime) -> Markup {
    let language = page.language();
    let moments: Vec<&(StepNumber, Vec<i32>)> = moments(points, MOMENTS).collect();
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
