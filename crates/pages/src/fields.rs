//! What is wrong with a field of a form.

use face::icon::{Icon, icon};
use maud::{Markup, html};

/// Something wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The field's name in the form: `option.goal`, `name.c`, `seats`.
    pub field: String,
    /// What is wrong, and what is possible.
    pub text: String,
    /// Everything that is wrong one by one, where the field holds a text with several faults.
    pub list: Vec<String>,
}

impl FieldError {
    /// What is wrong with a field.
    pub fn at(field: &str, text: String) -> Self {
        Self { field: field.to_owned(), text, list: Vec::new() }
    }
}

/// The id of what is wrong with a field, to lead there.
pub(crate) fn fault_id(field: &str) -> String {
    format!("fault-{field}")
}

/// What is wrong with a field, beside it.
pub(crate) fn errors_at(errors: &[FieldError], field: &str) -> Markup {
    html! {
        @for error in errors.iter().filter(|error| error.field == field) {
            div class="error" id=(fault_id(field)) {
                (icon(Icon::Warn))
                div {
                    p { (error.text) }
                    @if !error.list.is_empty() { ul { @for fault in &error.list { li { (fault) } } } }
                }
            }
        }
    }
}
