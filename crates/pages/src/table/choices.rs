//! What may be chosen, as the script reads it.

use std::collections::BTreeMap;

use board::face::{Choices, Pick};
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
    /// What the commit button reads.
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
    let _ = (choices, seq, Pick::One(String::new()));
    Legal::default()
}

/// The same as JSON text.
pub fn choices_json(choices: &Choices, seq: StepNumber) -> String {
    serde_json::to_string(&legal(choices, seq)).expect("strings and numbers are always JSON")
}
