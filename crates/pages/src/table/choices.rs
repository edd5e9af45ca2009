//! What may be chosen, as the script reads it.

use engine::StepNumber;
use face::{Act, Choices, Finality, Pick};
use serde::Serialize;

/// What may be chosen, as the script reads it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Legal {
    /// The version of the position.
    pub seq: StepNumber,
    /// What this is about.
    pub title: String,
    /// One sentence on what to do.
    pub prompt: String,
    /// What may be done.
    pub acts: Vec<LegalAct>,
}

/// One act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalAct {
    /// Its steps.
    pub p: Vec<LegalStep>,
    /// What it sends: the action in the notation, with [`face::ITEMS`] where the items of a set stand.
    pub text: String,
    /// What the commit button reads; `{n}` stands for the size of the set.
    pub say: String,
    /// What follows; for a set one sentence for each size.
    pub fx: Effects,
    /// How much a slip would cost: nothing, 1 for [`Finality::Usual`], 2 for [`Finality::Final`].
    #[serde(skip_serializing_if = "is_free")]
    pub ask: u8,
}

/// One step of an act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum LegalStep {
    /// This handle.
    One(String),
    /// Some of these items.
    Some {
        /// Their handles.
        of: Vec<String>,
        /// What the notation calls each of them.
        called: Vec<String>,
        /// Fewest.
        min: usize,
        /// Most.
        max: usize,
    },
}

/// What follows from an act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Effects {
    /// Always this.
    Always(String),
    /// This for each size of the set, from its smallest.
    BySize(Vec<String>),
}

/// What may be chosen, as the script reads it.
pub fn legal(choices: &Choices, seq: StepNumber) -> Legal {
    Legal {
        seq,
        title: choices.title.clone(),
        prompt: choices.prompt.clone(),
        acts: choices.acts.iter().map(LegalAct::of).collect(),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_free(ask: &u8) -> bool {
    *ask == 0
}

/// The same as JSON text.
pub fn choices_json(choices: &Choices, seq: StepNumber) -> String {
    serde_json::to_string(&legal(choices, seq)).expect("strings and numbers are always JSON")
}

impl LegalAct {
    fn of(act: &Act) -> Self {
        let fx = if act.effects_by_size.is_empty() {
            Effects::Always(act.effect.clone())
        } else {
            Effects::BySize(act.effects_by_size.clone())
        };
        let ask = match act.finality {
            Finality::Free => 0,
            Finality::Usual => 1,
            Finality::Final => 2,
        };
        let p = act.picks.iter().map(LegalStep::of).collect();
        Self { p, text: act.text.clone(), say: act.say.clone(), fx, ask }
    }
}

impl LegalStep {
    fn of(pick: &Pick) -> Self {
        match pick {
            Pick::One(handle) => Self::One(handle.clone()),
            Pick::Some { of, min, max } => Self::Some {
                of: of.iter().map(|item| item.handle.clone()).collect(),
                called: of.iter().map(|item| item.text.clone()).collect(),
                min: *min,
                max: *max,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use face::Item;

    use super::*;

    #[test]
    fn the_script_reads_sequences_and_sets() {
        let item = |handle: &str, text: &str| Item { handle: handle.into(), text: text.into() };
        let set = Pick::Some { of: vec![item("h.1", "R1"), item("h.2", "R2")], min: 1, max: 2 };
        let choices = Choices {
            title: "Your bid".into(),
            prompt: "Lay or pass.".into(),
            rule: None,
            acts: vec![
                Act {
                    picks: vec![set],
                    text: "lay {}".into(),
                    say: "Lay {n}".into(),
                    effect: String::new(),
                    effects_by_size: vec!["One.".into(), "Two.".into()],
                    finality: Finality::Final,
                },
                Act {
                    picks: vec![Pick::One("a.pass".into())],
                    text: "pass".into(),
                    say: "Pass".into(),
                    effect: "You may come back in.".into(),
                    effects_by_size: vec![],
                    finality: Finality::Free,
                },
            ],
        };
        let expected = r#"{"seq":7,"title":"Your bid","prompt":"Lay or pass.","acts":[{"p":[{"of":["h.1","h.2"],"called":["R1","R2"],"min":1,"max":2}],"text":"lay {}","say":"Lay {n}","fx":["One.","Two."],"ask":2},{"p":["a.pass"],"text":"pass","say":"Pass","fx":"You may come back in."}]}"#;
        assert_eq!(choices_json(&choices, 7), expected);
    }
}
