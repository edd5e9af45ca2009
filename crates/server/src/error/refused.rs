//! How a refusal is told to programs.

use schemars::JsonSchema;
use serde::Serialize;

/// Why something is refused. Nothing has changed then.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Error")]
pub(crate) struct Refused {
    pub(crate) error: ToldRefusal,
}

/// What is said of it.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Refusal")]
pub(crate) struct ToldRefusal {
    /// For programs; it never changes.
    pub(crate) code: &'static str,
    /// For people, in their language.
    pub(crate) text: String,
    /// The field it is about: `seats[1].kind`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) field: Option<String>,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<String>,
    /// What lies on the table and is concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) handles: Option<Vec<String>>,
}
