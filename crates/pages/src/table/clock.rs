//! The clock of a seat: its text at load, and what the script needs to count it down.

use engine::Seat;
use maud::{Markup, html};
use words::Language;

use super::{Role, TablePage};
use crate::Day;
use crate::words::time as say;

/// The clocks of a table as one visitor sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// Whether they count days.
    pub daily: bool,
    /// One a seat that has one.
    pub faces: Vec<ClockFace>,
    /// What time it is for the server, in milliseconds since 1970.
    pub now: i64,
}

/// What the clock of a seat shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockFace {
    /// Whose clock.
    pub seat: Seat,
    /// What is left in milliseconds: now for a whole page, since it was set going for an update, so that
    /// an update is sent only if a clock is set going or stopped.
    pub left: i64,
    /// When it runs out, in milliseconds since 1970, if it runs.
    pub until: Option<i64>,
    /// What else there is to say.
    pub state: Ticking,
}

/// What else there is to say of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ticking {
    /// Nothing.
    Well,
    /// The connection of the person is lost.
    Lost,
    /// It has run out.
    Out,
    /// The person is on holiday up to and with this day: it stands still.
    Holiday(Day),
}

/// The clock of a seat, if it has one.
pub(super) fn clock(page: &TablePage, seat: Seat) -> Markup {
    let language = page.language();
    let Some(face) = page.clocks.faces.iter().find(|face| face.seat == seat) else { return html! {} };
    let class = class(face, &page.role);
    html! {
        span class=(class) data-until=[face.until] data-left=[face.until.map(|_| face.left)] data-daily[page.clocks.daily] {
            span class="sr" { ", " (say::time_left(language)) " " }
            span class="t" { (text(face.left, &page.clocks, language)) }
            @if let Some(words) = state_words(face.state, language) { small { " " (words) } }
        }
    }
}

fn state_words(state: Ticking, language: Language) -> Option<String> {
    match state {
        Ticking::Well => None,
        Ticking::Lost => Some(say::reconnecting(language).into()),
        Ticking::Out => Some(say::out_of_time(language).into()),
        Ticking::Holiday(day) => Some(say::away_until(language, day)),
    }
}

fn class(face: &ClockFace, role: &Role) -> String {
    let mut class = String::from("clock");
    if face.until.is_some() {
        class.push_str(" runs");
    }
    if matches!(role, Role::Seated(seats) if seats.contains(&face.seat)) {
        class.push_str(" own");
    }
    if face.left < 60_000 {
        class.push_str(" low");
    }
    class
}

/// What a clock shows: `4:07`, `1:02:03`, or in words by the day.
fn text(left: i64, clocks: &Clocks, language: Language) -> String {
    let seconds = left / 1000;
    if clocks.daily {
        return say::days_left(language, seconds / 60);
    }
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_minutes_hours_or_days() {
        let live = |left| text(left, &Clocks::default(), Language::English);
        assert_eq!([0, 9_999, 61_000, 3_723_000].map(live), ["0:00", "0:09", "1:01", "1:02:03"]);
        let by_day = Clocks { daily: true, ..Clocks::default() };
        let daily = |hours: i64| text(hours * 3_600_000, &by_day, Language::German);
        assert_eq!(
            [72, 48, 47, 1, 0].map(daily),
            ["noch 3 Tage", "noch 2 Tage", "noch 47 Std.", "noch 1 Std.", "noch 0 Min."]
        );
    }
}
