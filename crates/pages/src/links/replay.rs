//! Where a replay is, and what is done from one of its positions.

use engine::StepNumber;

use super::Seen;

/// GET: the positions of a game one after the other. `step` is that after so many steps, `as` through whose eyes,
/// `whole` shows what comes after it, too, `together` goes
/// along with whoever leads; for the script `from`, the position that the page shows.
pub fn replay(id: &str, at: ReplayAt) -> String {
    let whole = if at.whole { "&whole=1" } else { "" };
    let seen = at.seen.map(|seen| format!("&as={seen}")).unwrap_or_default();
    let together = if at.together { "&together=1" } else { "" };
    let page = if at.framed { "embed" } else { "replay" };
    format!("/t/{id}/{page}?step={}{seen}{whole}{together}", at.step)
}

/// POST `step` and `as`, the position to which the visitor leads the others in a game that is over, or `end`.
pub fn study(id: &str) -> String {
    format!("/t/{id}/study")
}

/// A position of a replay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReplayAt {
    /// After so many steps.
    pub step: StepNumber,
    /// Through whose eyes, if the visitor has chosen.
    pub seen: Option<Seen>,
    /// Whether the page shows how long the game was and what came later.
    pub whole: bool,
    /// Whether the page goes along with whoever leads through the game.
    pub together: bool,
    /// Whether it is shown in a frame of another site.
    pub framed: bool,
}

/// GET: the form for a new table that goes on from a position of a game that is over; its query is that of a replay.
/// POST `seat.a` and so on, `bot`, `step`: opens it.
pub fn branch(id: &str, at: ReplayAt) -> String {
    let seen = at.seen.map(|seen| format!("&as={seen}")).unwrap_or_default();
    format!("/t/{id}/branch?step={}{seen}", at.step)
}

/// GET: a picture for previews of links: of a game that is over this position, or the last one, of any other table the
/// poster of its game.
pub fn link_picture(id: &str, at: Option<ReplayAt>) -> String {
    let seen = at.and_then(|at| at.seen).map(|seen| format!("&as={seen}")).unwrap_or_default();
    let step = at.map(|at| format!("?step={}{seen}", at.step)).unwrap_or_default();
    format!("/t/{id}/card.png{step}")
}
