//! Project cards.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::colour::Bag;
use super::effect::Effect;
use super::wording::Wording;

/// How many Project cards that are dealt a pack may have, copies included; the basic ones are not counted.
pub const PROJECTS_MAX: usize = 99;
/// How many effects a Project has at most.
pub const EFFECTS_MAX: usize = 3;

/// Names a Project of a pack. Equal copies share it, since they are never told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProjectId(u8);

impl ProjectId {
    /// The Project at this place of [`super::Pack::projects`].
    pub(crate) fn at(index: usize) -> Self {
        Self(u8::try_from(index).expect("a pack has at most 99 Projects"))
    }

    /// Its place in [`super::Pack::projects`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One Project (CITY-2.9).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Project {
    /// Its number, 1 to 99: `#17` in the notation.
    pub number: u8,
    /// Whether everybody owns one from the start.
    pub basic: bool,
    /// Whether it is an Expert Project.
    pub expert: bool,
    /// How many equal cards there are.
    pub copies: u8,
    /// Its cost spaces, 1 to 8; those counted as any take a token of any colour.
    pub cost: Bag,
    /// Its AP when complete, 0 to 20.
    pub ap: u8,
    /// When its effects are resolved.
    pub keyword: Keyword,
    /// Its extra spaces.
    pub extra: Option<Extra>,
    /// Its effects in the order in which they are carried out, 1 to 3.
    pub effects: ArrayVec<Effect, EFFECTS_MAX>,
    /// What it is called.
    pub name: Wording,
    /// What it says.
    pub text: Wording,
    /// What the players carry out themselves, one text for each `manual` effect, in their order.
    pub prompts: Vec<Wording>,
}

impl Project {
    /// The effect of an Anytime Project, the one that does something (CITY-13.27), and its place.
    pub(crate) fn anytime(&self) -> Option<(usize, Effect)> {
        if self.keyword != Keyword::Anytime {
            return None;
        }
        let mut effects = self.effects.iter().copied().enumerate();
        effects.find(|(_, effect)| !matches!(effect, Effect::None))
    }
}

/// When the effects of a Project are resolved (CITY-6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Keyword {
    /// At completion.
    Complete,
    /// Once, when the owner wishes.
    Anytime,
    /// In the final scoring.
    Endgame,
}

impl Keyword {
    /// All.
    pub const ALL: [Self; 3] = [Self::Complete, Self::Anytime, Self::Endgame];

    /// Its word in packs: `complete`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::Anytime => "anytime",
            Self::Endgame => "endgame",
        }
    }
}

/// Extra spaces (CITY-6.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Extra {
    /// How many, 1 to 6.
    pub spaces: u8,
    /// Which tokens they take.
    pub rule: ExtraRule,
}

worded! {
    /// Which tokens extra spaces take.
    ExtraRule {
        /// Of any colours.
        Any = "any",
        /// All of one colour, fixed by the first.
        Single = "single",
    }
}
