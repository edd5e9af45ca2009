//! A number that is seen as digits and heard in words.

use maud::{Markup, Render, html};

use crate::Cells;

/// A number for the eye, and what readers hear in its place. An open page is sent both alone when they change
/// ([`Cells::text`]): the keys of the cells around them leave them out.
#[derive(Clone, Debug)]
pub struct Counted {
    /// What motions call the digits.
    name: String,
    digits: String,
    words: String,
}

impl Counted {
    /// A number by its name, in digits and in words.
    pub const fn new(name: String, digits: String, words: String) -> Self {
        Self { name, digits, words }
    }

    /// Tells an open page: once, however often the number stands there.
    pub fn tell(&self, cells: &Cells<'_>) {
        cells.text(&self.name, &self.digits);
        cells.text(&self.name_of_words(), &self.words);
    }

    /// The digits alone.
    pub fn digits(&self, class: Option<&str>) -> Markup {
        html! { span class=[class] aria-hidden="true" data-t=(self.name) { (self.digits) } }
    }

    /// The words alone.
    pub fn words(&self) -> Markup {
        html! { span class="sr" data-t=(self.name_of_words()) { (self.words) } }
    }

    fn name_of_words(&self) -> String {
        [&self.name, "-said"].concat()
    }
}

impl Render for Counted {
    fn render(&self) -> Markup {
        html! { (self.digits(None)) (self.words()) }
    }
}
