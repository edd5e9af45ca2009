//! How long people may think: what a table has agreed, the clock of each seat, and what happens when
//! somebody is not there. Nothing in here looks at a clock: every moment is given.

// Module order is reading order: what was agreed, one clock, all of them, who is absent, the whole.
mod absence;
mod calendar;
mod clock;
mod clocks;
mod course;
mod timing;

pub use absence::{Absence, Phase, VOTE_MILLIS, Why, lapsed_vote};
pub use calendar::calendar_day;
pub use clock::{Clock, Tick};
pub use clocks::Clocks;
pub use course::{Ahead, Course, CourseText};
pub use timing::{DAY, GRACE, MINUTE, PLAYED_IN_ALL, PLAYED_MAX, SECOND, Timing};
