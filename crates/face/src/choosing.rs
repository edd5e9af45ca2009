//! What a person may choose, in which order, and what is said of everything else.

use engine::RuleId;

use crate::parts::{Look, Refusal};

/// What an observer may choose.
#[derive(Clone, Debug, Default, Hash)]
pub struct Choices {
    /// What this is about: "Your bid". Empty if the observer owes nothing.
    pub title: String,
    /// One sentence on what to do, or on whom everybody waits for.
    pub prompt: String,
    /// The rule that explains it.
    pub rule: Option<RuleId>,
    /// What may be done.
    pub acts: Vec<Act>,
    /// What is asked once some of an act is chosen; where nothing fits, the prompt goes on standing there.
    pub asks: Vec<Ask>,
}

/// What is asked in the middle of a choice: "Now choose the card you keep."
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Ask {
    /// The handle that the choice began with; empty for any.
    pub first: String,
    /// How many things are chosen then, from 1.
    pub chosen: usize,
    /// The question.
    pub text: String,
}

/// One act, or a family of acts that end in a set.
#[derive(Clone, Debug, Hash)]
pub struct Act {
    /// The handles to choose one after the other; a set is the last of them.
    pub picks: Vec<Pick>,
    /// The action in the notation: `play R7`. Of an act that ends in a set, with [`ITEMS`] where its items stand:
    /// `lay {}`.
    pub text: String,
    /// What the commit button reads, [`SAY_MAX`] characters at most: "Play Red 7". For a set, `{n}` stands for the
    /// number chosen and `{n:card|cards}` for a word that follows it: "Lay {n} {n:card|cards}".
    pub say: String,
    /// The whole sentence where the button is shorter, for whoever does not see what is chosen: "Place Yellow 20
    /// triangle on D4"; empty if `say` is the whole.
    pub whole: String,
    /// What follows from it as far as it is certain and public; may be empty.
    pub effect: String,
    /// What follows for each size of the set, from its smallest; empty if there is no set.
    pub effects_by_size: Vec<String>,
    /// Whether it stands: what decides whether it must be confirmed.
    pub finality: Finality,
    /// Whether the seat's turn ends with it, without its words saying so.
    pub ends: Ends,
}

/// What a seat may fix while others are to choose, to be carried out when it owes the choice.
#[derive(Clone, Debug, Default, Hash)]
pub struct Ahead {
    /// Which stretch of the game the offers are for: a round, a trick. What was fixed lapses with it.
    pub stretch: u32,
    /// What may be fixed, each ended by a single handle. An act that is offered again after it was carried out stays
    /// fixed.
    pub acts: Vec<Act>,
}

/// Whether an act stands once it is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Finality {
    /// It can be taken back without asking anybody.
    #[default]
    Free,
    /// It stands, now or as soon as the others are ready.
    Final,
}

/// What ends with an act by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ends {
    /// Nothing; or that is what the act is called, such as "End turn".
    #[default]
    Nothing,
    /// The turn of the seat, which was made of several acts: there is nothing left to do in it.
    Turn,
}

/// One step of an act.
#[derive(Clone, Debug, Hash)]
pub enum Pick {
    /// This handle.
    One(String),
    /// Some of these items, from `min` to `max`.
    Some {
        /// The items.
        of: Vec<Item>,
        /// Fewest.
        min: usize,
        /// Most.
        max: usize,
    },
}

/// One of several things of which a set is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Item {
    /// The handle: where it is.
    pub handle: String,
    /// What the notation calls it; things that are alike are called alike.
    pub text: String,
}

/// How many characters the words on a button have at most.
pub const SAY_MAX: usize = 34;

/// How many characters what is shown of a label has at most.
pub const BRIEF_MAX: usize = 30;

/// What is shown of the label of a handle among the things that are chosen: all before its first comma, colon,
/// semicolon or parenthesis. So a label begins with the words that one sees.
pub fn brief(label: &str) -> &str {
    label.split([',', ':', ';', '(']).next().unwrap_or(label).trim()
}

/// Stands for the items in the text of an act that ends in a set.
pub const ITEMS: &str = "{}";

/// The text of an action, from the text of an act and what the notation calls the chosen items of its set.
pub fn filled<'a>(text: &str, items: impl IntoIterator<Item = &'a str>) -> String {
    let items: Vec<&str> = items.into_iter().collect();
    text.replacen(ITEMS, &items.join(","), 1)
}

/// A handle that was tried out of order.
#[derive(Clone, Copy, Debug)]
pub struct Tried<'a> {
    /// What may be chosen.
    pub choices: &'a Choices,
    /// What has been chosen so far, one after the other.
    pub picks: &'a [&'a str],
    /// What was tried next.
    pub handle: &'a str,
}

impl Choices {
    /// Whether a handle may be chosen after these: because it comes next, because it takes the place of one of them
    /// and of all that followed it, or because it is one of them and lets go.
    pub fn takes(&self, picks: &[&str], handle: &str) -> bool {
        picks.contains(&handle) || (0..=picks.len()).any(|at| self.may_stand_at(picks, at, handle))
    }

    /// Whether a handle may be the one after the first `at`, in place of what was chosen there.
    fn may_stand_at(&self, picks: &[&str], at: usize, handle: &str) -> bool {
        let (before, behind) = picks.split_at(at);
        self.acts.iter().filter(|act| begins(act, before)).any(|act| match act.picks.get(at) {
            Some(Pick::One(one)) => one == handle,
            Some(Pick::Some { of, max, .. }) => {
                // A set of several that is full changes nothing by itself: one of it must go first.
                let holds = |handle: &str| of.iter().any(|item| item.handle == handle);
                let is_full =
                    behind.len() > 1 && behind.len() >= *max && behind.iter().all(|pick| holds(pick));
                !is_full && holds(handle)
            }
            None => false,
        })
    }

    /// The action that these handles make, in the notation; `None` if none of the acts is made of them.
    pub fn text(&self, picks: &[&str]) -> Option<String> {
        self.acts.iter().find_map(|act| act.filled_by(picks))
    }

    /// The handles that make an action of the notation, one after the other; `None` if it is not offered.
    pub fn picks(&self, text: &str) -> Option<Vec<String>> {
        self.acts.iter().find_map(|act| act.picks_for(text))
    }
}

impl Act {
    /// What it does, in a whole sentence.
    pub fn sentence(&self) -> &str {
        if self.whole.is_empty() { &self.say } else { &self.whole }
    }

    /// The action that these handles make, if they are all that this act needs.
    fn filled_by(&self, picks: &[&str]) -> Option<String> {
        let Some((Pick::Some { of, min, max }, before)) = self.picks.split_last() else {
            return (picks.len() == self.picks.len() && begins(self, picks)).then(|| self.text.clone());
        };
        let (path, chosen) = picks.split_at_checked(before.len())?;
        let is_repeated = |(at, pick): (usize, &&str)| chosen[..at].contains(pick);
        if !begins(self, path)
            || !(*min..=*max).contains(&chosen.len())
            || chosen.iter().enumerate().any(is_repeated)
        {
            return None;
        }
        let text = |pick: &&str| of.iter().find(|item| item.handle == *pick).map(|item| item.text.as_str());
        let items: Option<Vec<&str>> = chosen.iter().map(text).collect();
        Some(filled(&self.text, items?))
    }

    /// The handles that make an action of the notation, if this act can.
    fn picks_for(&self, text: &str) -> Option<Vec<String>> {
        let mut picks: Vec<String> = self.picks.iter().filter_map(Pick::single).map(String::from).collect();
        if let Some(Pick::Some { of, min, max }) = self.picks.last() {
            let (before, behind) = self.text.split_once(ITEMS)?;
            let mut left: Vec<&Item> = of.iter().collect();
            for wanted in text.strip_prefix(before)?.strip_suffix(behind)?.split(',') {
                let at = left.iter().position(|item| item.text == wanted)?;
                picks.push(left.remove(at).handle.clone());
            }
            return (*min..=*max).contains(&(of.len() - left.len())).then_some(picks);
        }
        (self.text == text).then_some(picks)
    }
}

impl Pick {
    /// The handle, unless it is a set.
    pub fn single(&self) -> Option<&str> {
        match self {
            Self::One(handle) => Some(handle),
            Self::Some { .. } => None,
        }
    }
}

/// Whether an act begins with these single handles.
fn begins(act: &Act, picks: &[&str]) -> bool {
    picks.len() <= act.picks.len()
        && act.picks.iter().zip(picks).all(|(pick, chosen)| matches!(pick, Pick::One(one) if one == chosen))
}

impl Tried<'_> {
    /// Whether nothing is owed: others are to choose, or nobody.
    pub const fn is_waiting(&self) -> bool {
        self.choices.acts.is_empty()
    }

    /// What is said to whoever owes nothing, whatever it tries: who is to choose. `reason` is why the rules refuse.
    pub fn waits(&self, reason: Refusal, look: &Look<'_>) -> Refusal {
        let prompt = &self.choices.prompt;
        let text = match look.observer.seat() {
            None if reason.text != *prompt => format!("{} {prompt}", reason.text),
            Some(_) | None => prompt.clone(),
        };
        Refusal { text, ..reason }
    }

    /// How many of a set are chosen, if that is as many as may be and the handle is of that set too.
    pub fn full(&self) -> Option<usize> {
        let of_set = |act: &Act| match act.picks.split_last() {
            Some((Pick::Some { of, max, .. }, before)) => {
                let (path, chosen) = self.picks.split_at_checked(before.len())?;
                let holds = |handle: &str| of.iter().any(|item| item.handle == handle);
                let all = begins(act, path) && chosen.iter().copied().chain([self.handle]).all(holds);
                (all && chosen.len() >= *max).then_some(*max)
            }
            _ => None,
        };
        self.choices.acts.iter().find_map(of_set)
    }

    /// What is to be chosen now, where nothing more can be said of what was tried.
    pub fn asked(&self, rule: RuleId) -> Refusal {
        let rule = self.choices.rule.unwrap_or(rule);
        Refusal { text: self.choices.prompt.clone(), rule, handles: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(handle: &str) -> Pick {
        Pick::One(handle.into())
    }

    fn set_of(handles: &[&str], min: usize, max: usize) -> Pick {
        let item = |handle: &&str| Item { handle: (*handle).into(), text: handle[2..3].to_uppercase() };
        Pick::Some { of: handles.iter().map(item).collect(), min, max }
    }

    fn choices(acts: Vec<Vec<Pick>>) -> Choices {
        let act = |picks| Act {
            picks,
            text: String::new(),
            say: String::new(),
            whole: String::new(),
            effect: String::new(),
            effects_by_size: Vec::new(),
            finality: Finality::Free,
            ends: Ends::Nothing,
        };
        Choices { acts: acts.into_iter().map(act).collect(), ..Choices::default() }
    }

    #[test]
    fn what_is_shown_of_a_label_is_its_beginning() {
        for (label, shown) in [
            ("Guild Hall, Project 6: 5 AP", "Guild Hall"),
            ("Case 3a\u{202f}: lave", "Case 3a"),
            ("16a → 16b", "16a → 16b"),
            ("", ""),
        ] {
            assert_eq!(brief(label), shown);
        }
    }

    #[test]
    fn what_comes_next_what_replaces_and_what_lets_go_is_taken() {
        let choices = choices(vec![
            vec![one("h.1"), one("c.1")],
            vec![one("h.1"), one("c.2")],
            vec![one("h.2"), one("c.3")],
        ]);
        for (picks, taken) in [
            (&[][..], &["h.1", "h.2"][..]),
            (&["h.1"], &["h.1", "h.2", "c.1", "c.2"]),
            (&["h.1", "c.1"], &["h.1", "h.2", "c.1", "c.2"]),
            (&["h.2", "c.3"], &["h.1", "h.2", "c.3"]),
        ] {
            let found: Vec<&str> = ["h.1", "h.2", "c.1", "c.2", "c.3"]
                .into_iter()
                .filter(|one| choices.takes(picks, one))
                .collect();
            assert_eq!(found, taken, "{picks:?}");
        }
    }

    #[test]
    fn a_full_set_takes_no_more_and_a_set_of_one_changes_over() {
        let set = |max| set_of(&["h.1", "h.2", "h.3"], 1, max);
        let two = choices(vec![vec![set(2)], vec![one("a.pass")]]);
        assert!(two.takes(&["h.1"], "h.2") && two.takes(&["h.1"], "a.pass"));
        assert!(!two.takes(&["h.1", "h.2"], "h.3"));
        assert!(two.takes(&["h.1", "h.2"], "h.2") && two.takes(&["h.1", "h.2"], "a.pass"));
        assert!(choices(vec![vec![set(1)]]).takes(&["h.1"], "h.2"));
        let after = choices(vec![vec![one("a.x"), set(2)]]);
        assert!(!after.takes(&[], "h.1") && after.takes(&["a.x"], "h.1"));
        assert!(after.takes(&["a.x", "h.1"], "h.2") && !after.takes(&["a.x", "h.1", "h.2"], "h.3"));
    }

    #[test]
    fn handles_and_texts_say_the_same() {
        let mut choices = choices(vec![
            vec![set_of(&["h.a1", "h.a2", "h.b", "h.c"], 1, 3)],
            vec![one("a.use"), set_of(&["l.x", "l.y"], 2, 2)],
            vec![one("a.pass")],
        ]);
        for (act, text) in choices.acts.iter_mut().zip(["lay {}", "use {} twice", "pass"]) {
            act.text = text.into();
        }
        for (picks, text) in [
            (&["a.pass"][..], "pass"),
            (&["h.b"], "lay B"),
            (&["h.c", "h.a1", "h.a2"], "lay C,A,A"),
            (&["a.use", "l.y", "l.x"], "use Y,X twice"),
        ] {
            assert_eq!(choices.text(picks).as_deref(), Some(text));
            assert_eq!(choices.picks(text).unwrap(), picks);
        }
        assert_eq!(choices.text(&["h.a2", "h.b"]).as_deref(), Some("lay A,B"), "twins are called alike");
        for picks in [
            &[][..],
            &["a.pass", "h.b"],
            &["h.b", "h.b"],
            &["h.d"],
            &["h.a1", "h.a2", "h.b", "h.c"],
            &["a.use", "l.x"],
            &["l.x", "l.y"],
        ] {
            assert_eq!(choices.text(picks), None, "{picks:?}");
        }
        for text in
            ["", "lay", "lay ", "lay A,A,A", "lay D", "lay A,A,B,C", "use X twice", "use X,Y", "pass A"]
        {
            assert_eq!(choices.picks(text), None, "{text}");
        }
    }
}
