//! What the entries of a journal mean: a step, or one of two kinds of take-backs.
//!
//! A free take-back takes out the seat's own last step and nothing else: nobody has learned anything from it.
//! One to which the others agreed takes back everything from a step on, luck included. The outcomes of luck
//! are counted in the game as it then stands, so what is drawn again is what was drawn before.

use engine::saved::StepLine;
use engine::{SavedGame, Seat, StepNumber};

use crate::records::Moment;

/// One entry of a journal, as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number, from 1, without gaps.
    pub number: i64,
    /// A step as saved games write it, a take-back or a note.
    pub text: String,
    /// When it was written.
    pub at: Moment,
}

/// An entry to be written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewEntry {
    /// A step as saved games write it, a take-back or a note.
    pub text: String,
    /// Whose request it is, and the key of the request; none for luck.
    pub request: Option<(Seat, String)>,
}

impl NewEntry {
    /// An entry that nobody's request has written.
    pub const fn of(text: String) -> Self {
        Self { text, request: None }
    }
}

/// The word that begins the entry of a free take-back; the seat follows.
const FREE: &str = "undo";

/// The word that begins the entry of a take-back by consent; the seat, how many steps stand then, and the seats
/// that agreed follow.
const AGREED: &str = "back";

/// A take-back to which the others at the table agreed: it stands in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// How many steps stood then, or fewer if more was taken back since.
    pub at: StepNumber,
    /// Who asked.
    pub by: Seat,
    /// How many steps were taken back.
    pub steps: usize,
    /// Who agreed; nobody if only computers play there.
    pub agreed: Vec<Seat>,
}

/// The entry of a free take-back.
pub(crate) fn free_take_back(seat: Seat) -> String {
    format!("{FREE} {seat}")
}

/// The entry of a take-back by consent, after which `to` steps stand.
pub(crate) fn agreed_take_back(by: Seat, to: StepNumber, agreed: &[Seat]) -> String {
    let agreed: String = agreed.iter().map(|seat| seat.letter()).collect();
    format!("{AGREED} {by} {to} {agreed}").trim_end().to_owned()
}

/// The take-back by consent that an entry tells of, if it is one; so many steps stood before it.
pub(crate) fn read_agreed(entry: &str, steps: usize) -> Option<TakenBack> {
    let (AGREED, rest) = entry.split_once(' ')? else { return None };
    let mut words = rest.split(' ');
    let by = words.next()?.parse().ok()?;
    let at = words.next()?.parse().ok()?;
    let letters = words.next().unwrap_or_default().chars();
    let agreed = letters.filter_map(|letter| letter.to_string().parse().ok()).collect();
    Some(TakenBack { at, by, steps: steps.saturating_sub(at), agreed })
}

/// Carries one entry of a journal into a saved game; gives the take-back if it is one by consent.
pub fn write_down(saved: &mut SavedGame, entry: &str) -> Option<TakenBack> {
    match entry.split_once(' ') {
        Some((FREE, seat)) => {
            let own = |text: &str| text.split_once(' ').is_some_and(|(by, _)| by == seat);
            if let Some(last) = saved.steps.iter().rposition(|step| own(&step.text)) {
                saved.steps.remove(last);
            }
            None
        }
        Some((AGREED, _)) => {
            let back = read_agreed(entry, saved.steps.len())?;
            saved.steps.truncate(back.at);
            Some(back)
        }
        _ => {
            saved.steps.push(StepLine { line: saved.steps.len() + 1, text: entry.into() });
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(letter: &str) -> Seat {
        letter.parse().unwrap()
    }

    fn written(entries: &[&str]) -> (Vec<String>, Vec<TakenBack>) {
        let mut saved = SavedGame::default();
        let backs = entries.iter().filter_map(|entry| write_down(&mut saved, entry)).collect();
        (saved.steps.into_iter().map(|step| step.text).collect(), backs)
    }

    #[test]
    fn a_free_take_back_removes_the_last_own_step_only() {
        let (steps, backs) =
            written(&["! deal", "a pass", "b lay R7", "a lay G3", "b pass", "undo a", "undo b", "a pass"]);
        assert_eq!(steps, ["! deal", "a pass", "b lay R7", "a pass"]);
        assert_eq!(backs, []);
    }

    #[test]
    fn a_take_back_by_consent_removes_everything_from_a_step_on() {
        let entries = ["! deal", "a pass", "b lay R7", "! deal", "a lay G3"].map(String::from);
        let mut entries = entries.to_vec();
        entries.push(agreed_take_back(seat("b"), 2, &[seat("a"), seat("d")]));
        assert_eq!(entries[5], "back b 2 ad");
        entries.push("b pass".into());
        entries.push(agreed_take_back(seat("a"), 1, &[]));
        assert_eq!(entries[7], "back a 1");
        let entries: Vec<&str> = entries.iter().map(String::as_str).collect();
        let (steps, backs) = written(&entries);
        assert_eq!(steps, ["! deal"]);
        let first = TakenBack { at: 2, by: seat("b"), steps: 3, agreed: vec![seat("a"), seat("d")] };
        let second = TakenBack { at: 1, by: seat("a"), steps: 2, agreed: vec![] };
        assert_eq!(backs, [first, second]);
    }
}
