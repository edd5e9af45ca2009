//! What decided a game, in its result: the steps at which points changed most, with what the log tells of them.

use engine::StepNumber;
use face::emblem::emblem_of;
use host::{Line, LineKind};
use maud::{Markup, html};

use super::TablePage;
use super::graph::PointsOverTime;
use crate::links::{self, ReplayAt};
use crate::words::table as say;

/// How many moments are told, and how many lines of each.
const MOMENTS: usize = 6;
const LINES: usize = 12;

/// A step that changed the points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Its number, from 1.
    pub step: StepNumber,
    /// What happened: under which heading of the log, then what was won.
    pub lines: Vec<String>,
    /// By how much the points of each seat changed, `a` first.
    pub change: Vec<i32>,
}

/// The moments that changed the points most, in the order in which they came.
pub fn moments(points: &PointsOverTime, log: &[(StepNumber, Line)]) -> Vec<Moment> {
    let seats = points.first().map_or(0, |(_, points)| points.len());
    let before = std::iter::once(vec![0; seats]).chain(points.iter().map(|(_, points)| points.clone()));
    let mut changes: Vec<(StepNumber, Vec<i32>)> = points
        .iter()
        .zip(before)
        .map(|((step, after), before)| {
            (*step, after.iter().zip(before).map(|(now, then)| now - then).collect())
        })
        .collect();
    changes.sort_by_key(|(step, change)| (std::cmp::Reverse(weight(change)), *step));
    changes.truncate(MOMENTS);
    changes.retain(|(_, change)| weight(change) > 0);
    changes.sort_by_key(|(step, _)| *step);
    changes.into_iter().map(|(step, change)| Moment { step, lines: told(step, log), change }).collect()
}

/// How much a change sets the seats apart: what all win alike decides nothing.
fn weight(change: &[i32]) -> i32 {
    let least = if change.len() > 1 { change.iter().min() } else { None };
    change.iter().max().map_or(0, |most| most - least.unwrap_or(&0)).abs()
}

/// The heading that a step stands under, unless it is that of the whole game, and what was won in it; if the log marks
/// nothing as won, what was done.
fn told(step: StepNumber, log: &[(StepNumber, Line)]) -> Vec<String> {
    let from = log.partition_point(|(at, _)| *at < step);
    let to = log.partition_point(|(at, _)| *at <= step);
    let is_heading = |line: &(StepNumber, Line)| line.1.kind == LineKind::Heading;
    let first = log.iter().position(is_heading);
    let own = &log[from..to];
    let heading = log[..from].iter().rposition(is_heading).filter(|at| Some(*at) != first);
    let heading = heading.filter(|_| !own.first().is_some_and(is_heading)).map(|at| &log[at]);
    let has_results = own.iter().any(|line| line.1.kind == LineKind::Result);
    let wanted = own.iter().filter(|line| !has_results || line.1.kind != LineKind::Deed);
    let mut lines: Vec<&(StepNumber, Line)> = heading.into_iter().chain(wanted).take(LINES).collect();
    while lines.last().is_some_and(|line| is_heading(line)) {
        lines.pop();
    }
    lines.into_iter().map(|(_, line)| line.text.clone()).collect()
}

/// The list; nothing if nothing was won.
pub(super) fn decided(page: &TablePage, moments: &[Moment]) -> Markup {
    let language = page.language();
    let at = |step| ReplayAt { step, ..ReplayAt::default() };
    html! {
        @if !moments.is_empty() {
            details class="decided" open {
                summary { (say::what_decided(language)) }
                ol {
                    @for moment in moments {
                        li {
                            p {
                                a href=(links::replay(&page.table.id, at(moment.step))) { (say::after_step(language, moment.step)) }
                                @for seat in page.seats_from_me() {
                                    @let change = moment.change.get(seat.index()).copied().unwrap_or_default();
                                    @if change != 0 { span { (emblem_of(seat)) span class="sr" { (page.called(seat)) ": " } (format!("{change:+}").replace('-', "−")) } }
                                }
                            }
                            @for line in &moment.lines { p { (line) } }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, LineKind, moments};

    fn line(text: &str, kind: LineKind) -> Line {
        Line { seat: None, text: text.into(), rule: None, kind }
    }

    #[test]
    fn what_set_the_seats_apart_most_is_told_with_its_heading() {
        let points: Vec<(usize, Vec<i32>)> = (1..=9)
            .map(|step| (step, vec![10 * i32::try_from(step * step).unwrap(), 5]))
            .chain([(12, vec![1210, 405])])
            .collect();
        let log = [
            (0, line("The game begins", LineKind::Heading)),
            (4, line("a draws", LineKind::Deed)),
            (7, line("Round 1", LineKind::Heading)),
            (8, line("a laid", LineKind::Deed)),
            (9, line("a plays", LineKind::Deed)),
            (9, line("a wins", LineKind::Result)),
        ];
        let found = moments(&points, &log);
        assert_eq!(found.iter().map(|moment| moment.step).collect::<Vec<_>>(), [4, 5, 6, 7, 8, 9]);
        assert_eq!(found[4].lines, ["Round 1", "a laid"]);
        assert_eq!(found[5].lines, ["Round 1", "a wins"]);
        assert_eq!(found[0].lines, ["a draws"], "the heading of the whole game says nothing");
    }

    #[test]
    fn what_all_win_alike_decides_nothing() {
        assert_eq!(moments(&vec![(3, vec![7, 7])], &[]), []);
        assert_eq!(moments(&vec![(3, vec![7])], &[])[0].change, [7], "alone every point counts");
    }
}
