//! What may be chosen, as the script reads it.

use std::collections::BTreeMap;

use board::{Act, Choices, Pick};
use engine::StepNumber;
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
    /// Why a handle cannot be chosen: reason, rule, handles concerned.
    pub why: BTreeMap<String, (String, String, Vec<String>)>,
}

/// One act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalAct {
    /// Its steps.
    pub p: Vec<LegalStep>,
    /// What the commit button reads; `{n}` stands for the size of the set.
    pub say: String,
    /// What follows; for a set one sentence for each size.
    pub fx: Effects,
    /// Whether it must be confirmed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ask: bool,
}

/// One step of an act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum LegalStep {
    /// This handle.
    One(String),
    /// Some of these handles.
    Some {
        /// The handles.
        of: Vec<String>,
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
    let why = choices.why.iter().map(|(handle, refusal)| {
        let reason = (refusal.text.clone(), refusal.rule.to_string(), refusal.handles.clone());
        (handle.clone(), reason)
    });
    Legal {
        seq,
        title: choices.title.clone(),
        prompt: choices.prompt.clone(),
        acts: choices.acts.iter().map(LegalAct::of).collect(),
        why: why.collect(),
    }
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
        Self { p: act.picks.iter().map(LegalStep::of).collect(), say: act.say.clone(), fx, ask: act.ask }
    }
}

impl LegalStep {
    fn of(pick: &Pick) -> Self {
        match pick {
            Pick::One(handle) => Self::One(handle.clone()),
            Pick::Some { of, min, max } => Self::Some { of: of.clone(), min: *min, max: *max },
        }
    }
}

#[cfg(test)]
mod tests {
    use board::Refusal;
    use engine::RuleId;

    use super::*;

    #[test]
    fn the_script_reads_sequences_sets_and_reasons() {
        let set = Pick::Some { of: vec!["h.1".into(), "h.2".into()], min: 1, max: 2 };
        let choices = Choices {
            title: "Your bid".into(),
            prompt: "Lay or pass.".into(),
            rule: None,
            acts: vec![
                Act {
                    picks: vec![set],
                    say: "Lay {n}".into(),
                    effect: String::new(),
                    effects_by_size: vec!["One.".into(), "Two.".into()],
                    ask: true,
                },
                Act {
                    picks: vec![Pick::One("a.pass".into())],
                    say: "Pass".into(),
                    effect: "You may come back in.".into(),
                    effects_by_size: vec![],
                    ask: false,
                },
            ],
            why: vec![(
                "h.3".into(),
                Refusal { text: "No.".into(), rule: RuleId::new("G", 8, 4), handles: vec!["h.1".into()] },
            )],
        };
        let expected = r#"{"seq":7,"title":"Your bid","prompt":"Lay or pass.","acts":[{"p":[{"of":["h.1","h.2"],"min":1,"max":2}],"say":"Lay {n}","fx":["One.","Two."],"ask":true},{"p":["a.pass"],"say":"Pass","fx":"You may come back in."}],"why":{"h.3":["No.","G-8.4",["h.1"]]}}"#;
        assert_eq!(choices_json(&choices, 7), expected);
    }
}
