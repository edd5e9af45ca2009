//! The name: M is two peaks, u is a bowl. What stands in the bowl, and what stands over it, tells the games apart.

use maud::{Markup, html};

use crate::palette::{Colour, GOLD};

/// The drawn name of a game. Every game has its own, with a colour of its own.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// How it is spoken; a name, the same in all languages.
    pub name: &'static str,
    /// Its colour, which is also the accent of the game's pages.
    pub accent: Accent,
    /// The u beside the peaks.
    pub bowl: Bowl,
    /// What tells it apart from the others, drawn in the colour that is given, in the room over the bowl or in
    /// its place: 46 to 78 across, -1 to 57 down.
    pub sign: fn(&str) -> Markup,
}

/// A colour in light and in dark, as style sheets write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent {
    /// On a light ground.
    pub light: &'static str,
    /// On a dark ground.
    pub dark: &'static str,
}

/// The u of a drawn name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bowl {
    /// A bowl that is filled with the colour.
    Filled,
    /// No u: the name is M.
    Absent,
}

impl Mark {
    /// The drawn name of the game with this short name, in the ink of the text around it. Not below 20 px high;
    /// half its height stays clear around it.
    pub fn wordmark(&self, slug: &str) -> Markup {
        drawn(self, &format!("var(--a-{slug})"))
    }

    /// Style rules that give the name of a game its colour in light and dark, and the pages of that game
    /// (`data-game` on the body) the same colour as `--accent`.
    pub fn style(&self, slug: &str) -> String {
        let Accent { light, dark } = self.accent;
        format!(
            ":root{{--a-{slug}:light-dark({light},{dark})}}[data-game={slug}]{{--accent:var(--a-{slug})}}\n"
        )
    }
}

/// The drawn name of the house: water in the bowl.
pub fn house_mark() -> Markup {
    let accent = Accent { light: "#0e7f8c", dark: "#3cc0c9" };
    drawn(&Mark { name: "Mu", accent, bowl: Bowl::Filled, sign: |_| Markup::default() }, "var(--accent)")
}

fn drawn(mark: &Mark, colour: &str) -> Markup {
    let width = if mark.bowl == Bowl::Filled { 80 } else { 58 };
    html! {
        svg class="wm" viewBox={ "0 -1 " (width) " 60" } role="img" aria-label=(mark.name) {
            path d="M5 57V17L20.5 43 36 17v40" fill="none" stroke="currentColor" stroke-width="7.5" stroke-miterlimit="6" {}
            @if mark.bowl == Bowl::Filled {
                path d=(FILLING) fill=(colour) {}
                path d=(BOWL) fill="none" stroke="currentColor" stroke-width="7.5" {}
            }
            ((mark.sign)(colour))
        }
    }
}

const FILLING: &str = "M52.5 37.5c3-2.6 6-2.6 9.3 0s6.5 2.6 9.7 0v4a9.5 9.5 0 0 1-19 0z";
const BOWL: &str = "M49 27v14.5a13 13 0 0 0 26 0V27";

/// What the favicon tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Favicon {
    /// The bowl holds water.
    Resting,
    /// The bowl holds gold: it is your turn.
    YourTurn,
}

/// The favicon: the u alone, as a whole SVG file. It looks at the system's scheme itself.
pub fn favicon(state: Favicon) -> String {
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" {
            style { ".b{stroke:#1c1f24}@media(prefers-color-scheme:dark){.b{stroke:#f3efe7}}" }
            (filling(state))
            path class="b" d=(SMALL_BOWL) fill="none" stroke-width="6" {}
        }
    };
    drawing.into_string()
}

/// The icon under which the house is installed, as a whole SVG file: the u on a ground of its own, inside the middle
/// circle of 80 % that every system leaves whole.
pub fn app_icon() -> String {
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -12 58 58" {
            rect x="-13" y="-12" width="58" height="58" fill="#fffdf8" {}
            (filling(Favicon::Resting))
            path d=(SMALL_BOWL) fill="none" stroke="#1c1f24" stroke-width="6" {}
        }
    };
    drawing.into_string()
}

/// The line of the u that stands alone.
const SMALL_BOWL: &str = "M5.5 3v15.5a10.5 10.5 0 0 0 21 0V3";

/// What the bowl of the u holds.
fn filling(state: Favicon) -> Markup {
    let water = Colour::hex(0x0e_8f_9e);
    html! {
        @match state {
            Favicon::Resting => path d="M6 14c3.5-3 6.5-3 10 0s6.5 3 10 0v5a10 10 0 0 1-20 0z" fill=(water) {},
            Favicon::YourTurn => path d="M6 5h20v14a10 10 0 0 1-20 0z" fill=(GOLD) {},
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_spoken_and_has_its_colour() {
        let accent = Accent { light: "#111", dark: "#eee" };
        let mark =
            Mark { name: "Go", accent, bowl: Bowl::Absent, sign: |colour| html! { rect fill=(colour) {} } };
        let drawn = mark.wordmark("go").0;
        assert!(
            drawn.contains(r#"aria-label="Go""#) && drawn.contains(r#"<rect fill="var(--a-go)">"#),
            "{drawn}"
        );
        assert_ne!(drawn, house_mark().0);
        let style = mark.style("go");
        assert_eq!(style, ":root{--a-go:light-dark(#111,#eee)}[data-game=go]{--accent:var(--a-go)}\n");
    }

    #[test]
    fn only_your_turn_is_gold() {
        assert!(favicon(Favicon::YourTurn).contains(&GOLD.to_string()));
        assert!(!favicon(Favicon::Resting).contains(&GOLD.to_string()));
    }
}
