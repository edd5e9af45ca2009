//! The place of a cell in the markup around it.

use maud::{Markup, PreEscaped, Render};

/// What stands in the place of a cell.
#[derive(Clone, Debug)]
pub enum Place<'i> {
    /// Its markup.
    Filled(Markup),
    /// An empty place for the cell with this id.
    Empty(&'i str),
}

impl Render for Place<'_> {
    fn render(&self) -> Markup {
        match self {
            Self::Filled(markup) => markup.clone(),
            Self::Empty(id) => place(id),
        }
    }

    fn render_to(&self, buffer: &mut String) {
        match self {
            Self::Filled(markup) => buffer.push_str(&markup.0),
            Self::Empty(id) => write_place(buffer, id),
        }
    }
}

/// The place of a cell in the markup around it: an element that HTML and SVG both know how to nest.
pub(crate) fn place(id: &str) -> Markup {
    let mut place = String::with_capacity(PLACE.0.len() + id.len() + PLACE.1.len());
    write_place(&mut place, id);
    PreEscaped(place)
}

fn write_place(markup: &mut String, id: &str) {
    markup.extend([PLACE.0, id, PLACE.1]);
}

/// What stands in a place before and after the id.
const PLACE: (&str, &str) = ("<g data-cell=\"", "\"></g>");

/// Stands before the name of a text where the id of a cell would stand.
pub(crate) const TEXT: &str = "=";

/// Puts cells into their places and texts into their elements, as a page does: for tests, and for whoever wants one
/// piece of markup.
///
/// # Panics
///
/// If a place has no cell.
pub fn filled_in(markup: &str, cells: &[(String, String)]) -> String {
    let texts = cells.iter().filter_map(|(id, text)| Some((id.strip_prefix(TEXT)?, text)));
    texts.fold(with_cells(markup, cells), |whole, (name, text)| with_text(&whole, name, text))
}

/// The markup with a text in all elements of its name.
fn with_text(markup: &str, name: &str, text: &str) -> String {
    let beginning = format!(" data-t=\"{name}\">");
    let mut parts = markup.split(&beginning);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let old = part.find("</").unwrap_or_default();
        whole.extend([&beginning, text, &part[old..]]);
    }
    whole
}

fn with_cells(markup: &str, cells: &[(String, String)]) -> String {
    let mut rest = markup;
    let mut whole = String::new();
    while let Some((before, after)) = rest.split_once("<g data-cell=\"") {
        let (id, after) = after.split_once("\"></g>").expect("places are written by `place`");
        let (_, cell) = cells.iter().find(|(known, _)| known == id).unwrap_or_else(|| panic!("no cell {id}"));
        whole.push_str(before);
        whole.push_str(&with_cells(cell, cells));
        rest = after;
    }
    whole.push_str(rest);
    whole
}
