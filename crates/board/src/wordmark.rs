//! The name: M is two peaks, u is a bowl. What stands in the bowl, and what stands over it, tells the games apart.

use maud::{Markup, html};

use crate::palette::{Colour, GOLD};

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The house: water in the bowl.
    House,
    /// Mū: a terrace over spring water.
    City,
    /// M: no bowl; the tile beside the peaks.
    M,
    /// Mü: two trumps over wine.
    Tricks,
    /// Volcanic Isle: a peak with smoke over lava.
    Isle,
}

impl Mark {
    /// All marks, the house first.
    pub const ALL: [Self; 5] = [Self::House, Self::City, Self::M, Self::Tricks, Self::Isle];

    /// The mark of the game with this slug.
    pub fn of_game(slug: &str) -> Option<Self> {
        match slug {
            "city" => Some(Self::City),
            "m" => Some(Self::M),
            "tricks" => Some(Self::Tricks),
            "isle" => Some(Self::Isle),
            _ => None,
        }
    }

    /// How it is spoken; a name, the same in all languages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::House => "Mu",
            Self::City => "Mū",
            Self::M => "M",
            Self::Tricks => "Mü",
            Self::Isle => "Volcanic Isle",
        }
    }

    /// The style sheet's variable that holds its colour, ready for `fill`.
    pub const fn colour(self) -> &'static str {
        match self {
            Self::House => "var(--accent)",
            Self::City => "var(--a-city)",
            Self::M => "var(--a-m)",
            Self::Tricks => "var(--a-tricks)",
            Self::Isle => "var(--a-isle)",
        }
    }
}

/// The drawn name, in the ink of the text around it. Not below 20 px high; half its height stays clear around it.
pub fn wordmark(mark: Mark) -> Markup {
    let width = if mark == Mark::M { 58 } else { 80 };
    html! {
        svg class="wm" viewBox={ "0 -1 " (width) " 60" } role="img" aria-label=(mark.name()) {
            path d="M5 57V17L20.5 43 36 17v40" fill="none" stroke="currentColor" stroke-width="7.5" stroke-miterlimit="6" {}
            @if mark != Mark::M {
                path d=(FILLING) fill=(mark.colour()) {}
                path d=(BOWL) fill="none" stroke="currentColor" stroke-width="7.5" {}
            }
            (accent(mark))
        }
    }
}

const FILLING: &str = "M52.5 37.5c3-2.6 6-2.6 9.3 0s6.5 2.6 9.7 0v4a9.5 9.5 0 0 1-19 0z";
const BOWL: &str = "M49 27v14.5a13 13 0 0 0 26 0V27";

fn accent(mark: Mark) -> Markup {
    let colour = mark.colour();
    html! {
        @match mark {
            Mark::House => {}
            Mark::City => path d="M46 13.5h32v4.5H46zM52 7h20v4.5H52z" fill=(colour) {},
            Mark::M => rect x="46" y="46.5" width="10.5" height="10.5" fill=(colour) {},
            Mark::Tricks => {
                circle cx="54" cy="13.5" r="5" fill=(colour) {}
                circle cx="70" cy="13.5" r="5" fill=(colour) {}
            }
            Mark::Isle => {
                path d="M46.5 20 57 6.5h10L77.5 20h-8L65 13.5h-6L54.5 20z" fill=(colour) {}
                path d="M60 4.5c-1.5-2.5 1.5-2.5 0-5M64.5 4.5c-1.5-2.5 1.5-2.5 0-5" fill="none" stroke=(colour) stroke-width="1.8" {}
            }
        }
    }
}

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
    let water = Colour::hex(0x0e_8f_9e);
    let filling = match state {
        Favicon::Resting => water,
        Favicon::YourTurn => GOLD,
    };
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" {
            style { ".b{stroke:#1c1f24}@media(prefers-color-scheme:dark){.b{stroke:#f3efe7}}" }
            @match state {
                Favicon::Resting => path d="M6 14c3.5-3 6.5-3 10 0s6.5 3 10 0v5a10 10 0 0 1-20 0z" fill=(filling) {},
                Favicon::YourTurn => path d="M6 5h20v14a10 10 0 0 1-20 0z" fill=(filling) {},
            }
            path class="b" d="M5.5 3v15.5a10.5 10.5 0 0 0 21 0V3" fill="none" stroke-width="6" {}
        }
    };
    drawing.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_is_named_and_drawn_differently() {
        for (index, &a) in Mark::ALL.iter().enumerate() {
            let drawn = wordmark(a).0;
            assert!(drawn.contains(&format!(r#"aria-label="{}""#, a.name())));
            for &b in &Mark::ALL[..index] {
                assert_ne!(drawn, wordmark(b).0);
            }
        }
    }

    #[test]
    fn games_are_found_by_slug() {
        assert_eq!(Mark::of_game("tricks"), Some(Mark::Tricks));
        assert_eq!(Mark::of_game("mü"), None);
    }

    #[test]
    fn only_your_turn_is_gold() {
        assert!(favicon(Favicon::YourTurn).contains(&GOLD.to_string()));
        assert!(!favicon(Favicon::Resting).contains(&GOLD.to_string()));
    }
}
