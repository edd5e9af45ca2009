//! The poster of a game: one picture, 400 × 280, drawn by rule. Its middle also works as a square.

use maud::{Markup, html};

/// The poster of a game, drawn by its face.
#[derive(Clone, Debug)]
pub struct Poster {
    /// What the drawing refers to by id, as the content of `<defs>`. Equal ids stand for equal pictures.
    pub parts: Markup,
    /// The drawing, in a box of 400 × 280.
    pub drawing: Markup,
}

impl Poster {
    /// It as a file of its own. What does not fit a box is cut at its edges.
    pub fn file(&self) -> String {
        let file = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 280" {
                defs { (self.parts) }
                (self.drawing)
            }
        };
        file.into_string()
    }

    /// It inside a page, filling its box. It is decoration: the game's name stands beside it.
    pub fn inline(&self) -> Markup {
        html! {
            svg class="po" viewBox="0 0 400 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                defs { (self.parts) }
                (self.drawing)
            }
        }
    }
}
