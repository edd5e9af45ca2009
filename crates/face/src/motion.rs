//! What a page plays of what has happened: motions, in [beats](crate::Beat) of one event each.
//!
//! The newest position is in the page already when they are played; a motion shows how it came about. It names things
//! and places of the drawing before and of the drawing after by what stands in their `data-t`. Beats are made from
//! what the viewer was told, so they name nothing that the log does not. A motion whose names are not in the
//! drawings is left out by the page, and the rest plays.

use serde::Serialize;

pub use crate::names::{Names, gone, place, plate, score};

/// One motion of a beat: what kind it is, of which things, and how it sounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Motion {
    #[serde(rename = "k")]
    kind: Kind,
    /// Names in the old drawing.
    #[serde(rename = "x", skip_serializing_if = "Names::is_empty")]
    from: Names,
    /// Names in the new drawing.
    #[serde(rename = "y", skip_serializing_if = "Names::is_empty")]
    to: Names,
    /// The places on the way.
    #[serde(skip_serializing_if = "Names::is_empty")]
    via: Names,
    /// The id of the symbol that is seen, where neither drawing holds what moves.
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    picture: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    how: Option<&'static str>,
    /// A number or a word to be seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// How many travel, if not one a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u8>,
    /// Whether it turns over on the way: it shows `picture` first.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    turn: bool,
    /// What it is called where it stays, if neither drawing holds it there.
    #[serde(skip_serializing_if = "Option::is_none")]
    stay: Option<String>,
    /// Milliseconds at the normal pace from when it would begin.
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u16>,
    /// Whether it begins only when what stands before it in its beat has ended.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    then: bool,
    #[serde(rename = "s", skip_serializing_if = "Option::is_none")]
    sound: Option<Sound>,
}

/// What kind of motion it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Move,
    Sort,
    Appear,
    Vanish,
    Flip,
    Count,
    Light,
    Show,
    State,
    Say,
    Roll,
    Flow,
    Crack,
    Sink,
    Band,
    Thread,
    Sheet,
}

impl Kind {
    /// About how many milliseconds it takes at the normal pace.
    const fn millis(self) -> u32 {
        match self {
            Self::Show | Self::State | Self::Sheet => 0,
            Self::Flip => 240,
            Self::Move | Self::Appear | Self::Vanish | Self::Say => 360,
            Self::Sort | Self::Count | Self::Light | Self::Flow | Self::Thread => 480,
            Self::Crack | Self::Band => 520,
            Self::Sink => 700,
            Self::Roll => 900,
        }
    }
}

/// How something comes into the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrance {
    /// It grows from its foot, past its size and back: what is built, raised, lit.
    Rise,
    /// It is set down from 14 pixels above.
    Set,
    /// It falls.
    Drop,
    /// It tips up about its foot and sways once.
    Tip,
    /// It is there by degrees.
    Fade,
}

/// How something leaves the drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// It is gone by degrees.
    Fade,
    /// A flame, and it collapses to its foot.
    Burn,
    /// It falls off.
    Fall,
    /// It rises and is gone.
    Lift,
}

/// How something is lit; nothing moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// A ring for a moment.
    Ring,
    /// A ring that stays until the next update.
    Won,
    /// A glow: a crater, a source.
    Flare,
    /// A dome closes over it.
    Dome,
    /// Shaded, until the next update: what is to go.
    Doomed,
    /// It dips by 3 pixels: somebody passes.
    Dip,
    /// A puff of steam.
    Puff,
}

/// How a word is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something won.
    Gain,
    /// Something lost.
    Loss,
    /// A plain word.
    Name,
}

/// What is heard with a motion. The recipes are in `sound.js`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "they are called what they sound like")]
pub enum Sound {
    Tap,
    Card,
    Flip,
    Deal,
    Riffle,
    Gather,
    Tile,
    Coin,
    Take,
    Count,
    Seal,
    Name,
    Won,
    Low,
    Line,
    Unline,
    Stone,
    Thud,
    Build,
    Source,
    Step,
    Water,
    Chisel,
    Grind,
    Crack,
    Die,
    Rumble,
    Lava,
    Burn,
    Prayer,
    Sink,
    End,
}

impl Motion {
    const fn new(kind: Kind, from: Names, to: Names) -> Self {
        let via = Names::NONE;
        Self {
            kind,
            from,
            to,
            via,
            picture: None,
            how: None,
            text: None,
            n: None,
            turn: false,
            stay: None,
            at: None,
            then: false,
            sound: None,
        }
    }

    /// Things travel: from where they are in the old drawing, or from a [`place`], to where they are in the new one, or
    /// into a [`place`]. Several of them go one after the other; if one side has fewer names, its last counts for
    /// the rest.
    pub fn travel(from: impl Into<Names>, to: impl Into<Names>) -> Self {
        Self::new(Kind::Move, from.into(), to.into())
    }

    /// All things within an element, such as a hand, glide to their new places in it; some rise meanwhile.
    pub fn sort(within: impl Into<Names>, rising: impl Into<Names>) -> Self {
        Self::new(Kind::Sort, rising.into(), within.into())
    }

    /// Things of the new drawing that are not seen before this motion.
    pub fn appear(things: impl Into<Names>, how: Entrance) -> Self {
        let word = match how {
            Entrance::Rise => "rise",
            Entrance::Set => "set",
            Entrance::Drop => "drop",
            Entrance::Tip => "tip",
            Entrance::Fade => "fade",
        };
        Self { how: Some(word), ..Self::new(Kind::Appear, Names::default(), things.into()) }
    }

    /// Things of the old drawing, which are seen until this motion.
    pub fn vanish(things: impl Into<Names>, how: Exit) -> Self {
        let word = match how {
            Exit::Fade => "fade",
            Exit::Burn => "burn",
            Exit::Fall => "fall",
            Exit::Lift => "lift",
        };
        Self { how: Some(word), ..Self::new(Kind::Vanish, things.into(), Names::default()) }
    }

    /// A thing of the old drawing turns over and is one of the new drawing.
    pub fn flip(from: impl Into<Names>, to: impl Into<Names>) -> Self {
        Self::new(Kind::Flip, from.into(), to.into())
    }

    /// A number reads what it did until now, then counts to what the new drawing says.
    pub fn count(numbers: impl Into<Names>) -> Self {
        Self::new(Kind::Count, Names::default(), numbers.into())
    }

    /// Things or places are lit.
    pub fn light(things: impl Into<Names>, how: Light) -> Self {
        let word = match how {
            Light::Ring => "ring",
            Light::Won => "won",
            Light::Flare => "flare",
            Light::Dome => "dome",
            Light::Doomed => "doomed",
            Light::Dip => "dip",
            Light::Puff => "puff",
        };
        Self { how: Some(word), ..Self::new(Kind::Light, Names::default(), things.into()) }
    }

    /// Things of the new drawing, such as marks and captions, are not seen before this motion and come without
    /// any, so that nothing is told before its beat.
    pub fn show(things: impl Into<Names>) -> Self {
        Self::new(Kind::Show, Names::default(), things.into())
    }

    /// Things of the new drawing have this class only from now on.
    pub fn state(things: impl Into<Names>, class: &'static str) -> Self {
        Self { how: Some(class), ..Self::new(Kind::State, Names::default(), things.into()) }
    }

    /// A number or a word rises from a thing or place.
    pub fn say(at: impl Into<Names>, text: impl Into<String>, tone: Tone) -> Self {
        let word = match tone {
            Tone::Gain => "gain",
            Tone::Loss => "loss",
            Tone::Name => "name",
        };
        let (how, text) = (Some(word), Some(text.into()));
        Self { how, text, ..Self::new(Kind::Say, Names::default(), at.into()) }
    }

    /// A die rolls onto a place and shows one of two symbols in the end; the other is seen while it tumbles.
    pub fn roll(at: impl Into<Names>, shows: &str, other: &str) -> Self {
        let (picture, text) = (Some(shows.to_owned()), Some(other.to_owned()));
        Self { picture, text, ..Self::new(Kind::Roll, Names::default(), at.into()) }
    }

    /// Lava runs out of a thing or place into a new thing.
    pub fn flow(from: impl Into<Names>, to: impl Into<Names>) -> Self {
        Self::new(Kind::Flow, from.into(), to.into())
    }

    /// New paths are drawn from one end to the other.
    pub fn crack(paths: impl Into<Names>) -> Self {
        Self::new(Kind::Crack, Names::default(), paths.into())
    }

    /// Things of the old drawing go under, with all that stands on them.
    pub fn sink(things: impl Into<Names>) -> Self {
        Self::new(Kind::Sink, things.into(), Names::default())
    }

    /// A band is drawn around a line of things, from the first to the last, and stays until the next update.
    pub fn band(from: impl Into<Names>, to: impl Into<Names>) -> Self {
        Self::new(Kind::Band, from.into(), to.into())
    }

    /// A thread is drawn from one thing to another, and stays until the next update.
    pub fn thread(from: impl Into<Names>, to: impl Into<Names>) -> Self {
        Self::new(Kind::Thread, from.into(), to.into())
    }

    /// The notice of the scene opens beside the board. What its beats do not touch is seen at once; the next update
    /// waits until it is closed or has stood for some seconds.
    pub fn sheet() -> Self {
        Self::new(Kind::Sheet, Names::default(), "notice".into())
    }

    /// By these places, a step each.
    #[must_use]
    pub fn via(mut self, places: impl Into<Names>) -> Self {
        self.via = places.into();
        self
    }

    /// Seen as the symbol with this id, if neither drawing holds the thing.
    #[must_use]
    pub fn drawn_as(mut self, symbol: impl Into<String>) -> Self {
        self.picture = Some(symbol.into());
        self
    }

    /// Shows the symbol with this id first, and turns over on the way.
    #[must_use]
    pub fn turning_from(mut self, symbol: impl Into<String>) -> Self {
        self.picture = Some(symbol.into());
        self.turn = true;
        self
    }

    /// Stays at the [`place`] that it goes to, under this name, until a motion takes it or the update is over: for
    /// what neither drawing holds there, such as the last card of a round.
    #[must_use]
    pub fn staying(mut self, name: impl Into<String>) -> Self {
        self.stay = Some(name.into());
        self
    }

    /// So many of them, one after the other.
    #[must_use]
    pub const fn times(mut self, number: u8) -> Self {
        self.n = Some(number);
        self
    }

    /// Begins when what stands before it in its beat has ended.
    #[must_use]
    pub const fn then(mut self) -> Self {
        self.then = true;
        self
    }

    /// Begins so many milliseconds later, at the normal pace.
    #[must_use]
    pub const fn after(mut self, milliseconds: u16) -> Self {
        self.at = Some(milliseconds);
        self
    }

    /// With a sound, for each thing that moves.
    #[must_use]
    pub const fn sounding(mut self, sound: Sound) -> Self {
        self.sound = Some(sound);
        self
    }

    /// The names that the drawing before must hold. Those of places begin with `@`.
    pub fn before(&self) -> impl Iterator<Item = &str> {
        self.from.iter()
    }

    /// The names that the drawing after must hold. Those of places begin with `@`.
    pub fn afterwards(&self) -> impl Iterator<Item = &str> {
        self.to.iter().chain(self.via.iter())
    }

    /// Whether it begins only when what stands before it in its beat has ended.
    pub(crate) const fn is_then(&self) -> bool {
        self.then
    }

    /// About how many milliseconds it takes at the normal pace.
    pub(crate) const fn millis(&self) -> u32 {
        self.kind.millis()
    }

    /// The name that it leaves behind for the motions after it.
    pub fn leaves(&self) -> Option<&str> {
        self.stay.as_deref()
    }

    /// The ids of the symbols that it shows.
    pub fn symbols(&self) -> impl Iterator<Item = &str> {
        let other = self.text.as_deref().filter(|_| self.kind == Kind::Roll);
        self.picture.as_deref().into_iter().chain(other)
    }
}
