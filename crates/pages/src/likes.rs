//! A preference as a row of values, one of them chosen.

use maud::{Markup, html};

/// Code, words and whether it is chosen.
pub(crate) type Row = (&'static str, &'static str, Chosen);

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Chosen {
    Yes,
    No,
}

impl From<bool> for Chosen {
    fn from(is_chosen: bool) -> Self {
        if is_chosen { Self::Yes } else { Self::No }
    }
}

/// The values of a preference with their words.
pub(crate) fn rows<T: Copy + PartialEq>(
    all: &[T],
    chosen: T,
    code: impl Fn(T) -> &'static str,
    words: impl Fn(T) -> &'static str,
) -> Vec<Row> {
    let row = |&one: &T| (code(one), words(one), if one == chosen { Chosen::Yes } else { Chosen::No });
    all.iter().map(row).collect()
}

pub(crate) fn preference(field: &str, label: &str, hint: &str, rows: &[Row]) -> Markup {
    html! {
        div class="opt" role="radiogroup" aria-label=(label) {
            b { (label) }
            span class="sg" {
                @for (code, words, chosen) in rows {
                    label { input type="radio" name=(field) value=(code) checked[*chosen == Chosen::Yes]; (words) }
                }
            }
            @if !hint.is_empty() { p { (hint) } }
        }
    }
}
