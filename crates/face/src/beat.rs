//! Beats: the motions of one event, seen together.

use engine::{Seat, StepNumber};
use serde::{Serialize, Serializer};

use crate::motion::Motion;

/// What one event, or several events of one cause, look like: their motions, together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Beat {
    /// The name of the event, as in `docs/motion.md`.
    #[serde(rename = "e")]
    event: &'static str,
    /// Whose plate is lit first.
    #[serde(serialize_with = "letter", skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    /// The step of the table, whose line of the log is lit meanwhile.
    #[serde(rename = "l", skip_serializing_if = "Option::is_none")]
    step: Option<StepNumber>,
    #[serde(rename = "h", skip_serializing_if = "Vec::is_empty")]
    motions: Vec<Motion>,
    /// Whether it waits until the sheet that is open has been read.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    read: bool,
    /// Milliseconds at the normal pace before the next beat; the page knows the usual ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    rest: Option<u16>,
}

impl Beat {
    /// A beat of an event, without any motion yet.
    pub const fn of(event: &'static str) -> Self {
        Self { event, by: None, step: None, motions: Vec::new(), read: false, rest: None }
    }

    /// With the seat that acts: its plate is lit before anything moves.
    #[must_use]
    pub const fn by(mut self, seat: Seat) -> Self {
        self.by = Some(seat);
        self
    }

    /// With one more motion. All of a beat begin together, unless one says that it comes [after](Motion::then).
    #[must_use]
    pub fn with(mut self, motion: Motion) -> Self {
        self.motions.push(motion);
        self
    }

    /// With more motions.
    #[must_use]
    pub fn with_all(mut self, motions: impl IntoIterator<Item = Motion>) -> Self {
        self.motions.extend(motions);
        self
    }

    /// Begins when the sheet that is open has been closed or has stood for some seconds: what comes after a scene.
    #[must_use]
    pub const fn once_read(mut self) -> Self {
        self.read = true;
        self
    }

    /// With a rest in milliseconds at the normal pace, instead of 180, before the next beat.
    #[must_use]
    pub const fn rest(mut self, milliseconds: u16) -> Self {
        self.rest = Some(milliseconds);
        self
    }

    /// With the step of the table that did it.
    #[must_use]
    pub const fn at(mut self, step: StepNumber) -> Self {
        self.step = Some(step);
        self
    }

    /// The step of the table that did it.
    pub const fn step(&self) -> Option<StepNumber> {
        self.step
    }

    /// About how many milliseconds it takes at the normal pace, with its rest: a page knows how far things travel.
    pub fn millis(&self) -> u32 {
        const CUE: u32 = 120;
        const REST: u32 = 180;
        let (mut all, mut together) = (0, 0);
        for motion in &self.motions {
            if motion.is_then() {
                all += together;
                together = 0;
            }
            together = together.max(motion.millis());
        }
        let cue = if self.by.is_some() { CUE } else { 0 };
        cue + all + together + self.rest.map_or(REST, u32::from)
    }

    /// The name of the event.
    pub const fn event(&self) -> &'static str {
        self.event
    }

    /// Its motions.
    pub fn motions(&self) -> &[Motion] {
        &self.motions
    }
}

#[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde passes a field so")]
fn letter<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&seat.map(|seat| seat.to_string()).unwrap_or_default())
}
