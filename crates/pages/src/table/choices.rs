//! What may be chosen, as the script reads it.

use engine::StepNumber;
use face::{Act, Ask, Choices, Ends, Finality, Pick};
use serde::Serialize;

/// What may be chosen, as the script reads it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Legal {
    /// The version of the position.
    pub seq: StepNumber,
    /// One sentence on what to do.
    pub prompt: String,
    /// What may be done.
    pub acts: Vec<LegalAct>,
    /// What is asked once some of an act is chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<LegalAsk>,
    /// What may be chosen ahead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ahead: Option<LegalAhead>,
}

/// What may be chosen ahead, and what is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalAhead {
    /// What may be.
    pub acts: Vec<LegalAct>,
    /// The action that is.
    pub fixed: Option<String>,
}

/// What somebody may choose ahead, and what is chosen so, as an action of the notation.
#[derive(Clone, Debug, Default, Hash)]
pub struct AheadChoice {
    /// What may be chosen.
    pub offered: Vec<Act>,
    /// What is.
    pub fixed: Option<String>,
}

/// What is asked once some of an act is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegalAsk {
    /// The handle that the choice began with; empty for any.
    pub first: String,
    /// How many handles are chosen then.
    pub chosen: usize,
    /// The question.
    pub text: String,
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
    /// The whole sentence, if the button reads less.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub whole: String,
    /// What follows; for a set one sentence for each size.
    #[serde(skip_serializing_if = "Effects::is_nothing")]
    pub fx: Effects,
    /// 1 if it cannot be taken back.
    #[serde(skip_serializing_if = "is_no")]
    pub ask: u8,
    /// 1 if the turn ends with it by itself.
    #[serde(skip_serializing_if = "is_no")]
    pub ends: u8,
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

impl Effects {
    fn is_nothing(&self) -> bool {
        *self == Self::Always(String::new())
    }
}

/// What may be chosen, as the script reads it.
pub fn legal(choices: &Choices, ahead: &AheadChoice, seq: StepNumber) -> Legal {
    let is_told = !ahead.offered.is_empty() || ahead.fixed.is_some();
    Legal {
        seq,
        prompt: choices.prompt.clone(),
        acts: choices.acts.iter().map(LegalAct::of).collect(),
        asks: choices.asks.iter().map(LegalAsk::of).collect(),
        ahead: is_told.then(|| LegalAhead {
            acts: ahead.offered.iter().map(LegalAct::of).collect(),
            fixed: ahead.fixed.clone(),
        }),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_no(flag: &u8) -> bool {
    *flag == 0
}

/// The same as JSON text.
pub fn choices_json(choices: &Choices, ahead: &AheadChoice, seq: StepNumber) -> String {
    serde_json::to_string(&legal(choices, ahead, seq)).expect("strings and numbers are always JSON")
}

impl LegalAct {
    fn of(act: &Act) -> Self {
        let fx = if act.effects_by_size.is_empty() {
            Effects::Always(act.effect.clone())
        } else {
            Effects::BySize(act.effects_by_size.clone())
        };
        let ask = u8::from(act.finality == Finality::Final);
        let ends = u8::from(act.ends == Ends::Turn);
        let p = act.picks.iter().map(LegalStep::of).collect();
        let (text, say) = (act.text.clone(), act.say.clone());
        let whole = if act.whole == say { String::new() } else { act.whole.clone() };
        Self { p, text, say, whole, fx, ask, ends }
    }
}

impl LegalAsk {
    fn of(ask: &Ask) -> Self {
        Self { first: ask.first.clone(), chosen: ask.chosen, text: ask.text.clone() }
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
                    whole: String::new(),
                    effect: String::new(),
                    effects_by_size: vec!["One.".into(), "Two.".into()],
                    finality: Finality::Final,
                    ends: Ends::Nothing,
                },
                Act {
                    picks: vec![Pick::One("a.pass".into())],
                    text: "pass".into(),
                    say: "Pass".into(),
                    whole: "Pass for this auction".into(),
                    effect: "You may come back in.".into(),
                    effects_by_size: vec![],
                    finality: Finality::Free,
                    ends: Ends::Turn,
                },
            ],
            asks: vec![Ask { first: String::new(), chosen: 1, text: "Another?".into() }],
        };
        let expected = r#"{"seq":7,"prompt":"Lay or pass.","acts":[{"p":[{"of":["h.1","h.2"],"called":["R1","R2"],"min":1,"max":2}],"text":"lay {}","say":"Lay {n}","fx":["One.","Two."],"ask":1},{"p":["a.pass"],"text":"pass","say":"Pass","whole":"Pass for this auction","fx":"You may come back in.","ends":1}],"asks":[{"first":"","chosen":1,"text":"Another?"}]}"#;
        assert_eq!(choices_json(&choices, &AheadChoice::default(), 7), expected);
    }
}
