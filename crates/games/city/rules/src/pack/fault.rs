//! What may be wrong with a card pack, and what looks wrong.

use std::fmt;

use engine::RuleId;

/// One thing that is wrong with a pack, or that looks like a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackFault {
    /// Whether the pack can be used in spite of it.
    pub severity: Severity,
    /// The check that found it.
    pub rule: RuleId,
    /// The line of the file, from 1, if it is about one.
    pub line: Option<usize>,
    /// What it is about: `project 3`, `building M01`, `pack`.
    pub entry: String,
    /// The field, empty if it is about the whole entry: `cost.faith`, `effect 2, count.type`.
    pub field: String,
    /// What stands there, empty if nothing does.
    pub value: String,
    /// What is wrong with it.
    pub reason: Reason,
}

/// How bad a fault is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The pack is refused.
    Error,
    /// The pack can be used.
    Warning,
}

impl fmt::Display for PackFault {
    /// One sentence, with the place before it and the check behind it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        f.write_str(&self.entry)?;
        if !self.field.is_empty() {
            write!(f, ", {}", self.field)?;
        }
        f.write_str(": ")?;
        if !self.value.is_empty() {
            write!(f, "{} ", self.value)?;
        }
        write!(f, "{} [{}]", self.reason, self.rule)
    }
}

/// What is wrong. The text of each continues a sentence that begins with the value, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The text is no TOML; what its reader says.
    Syntax(String),
    /// The file is larger than 1 MiB.
    TooLarge,
    /// The file is not UTF-8.
    NotText,
    /// The field is missing.
    Missing,
    /// The value is of another kind.
    NotA(&'static str),
    /// The value is none of these words.
    NotOneOf(Vec<&'static str>),
    /// The number is not in this range.
    OutOfRange(i64, i64),
    /// The word has not the form of a name.
    BadName(&'static str),
    /// There is no such table or field; these there are.
    Unknown(Vec<&'static str>),
    /// The list has another length than this one.
    WrongLength {
        /// Least length.
        least: usize,
        /// Greatest length.
        most: usize,
        /// What it has.
        found: usize,
    },
    /// The entry comes twice.
    Twice {
        /// In which line it came first, if the first is in the same file.
        first: Option<usize>,
    },
    /// The game fixes this, and it stands there otherwise.
    FixedByTheGame,
    /// There is no pack of this id; these are known.
    UnknownBase(Vec<String>),
    /// A full pack names a base.
    FullWithBase,
    /// An overlay names no base.
    OverlayWithoutBase,
    /// An overlay names itself as its base.
    ExtendsItself,
    /// Only an overlay can remove entries.
    RemovesFromFull,
    /// There is no such entry in the base.
    NothingToRemove,
    /// There is no such board.
    NoSuchBoard,
    /// The board is itself another one's other side.
    OtherSideOfOtherSide,
    /// More boards than one are the other side of this one.
    TwoOtherSides,
    /// There are so many, and there must be this many.
    MustBe {
        /// Of what.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// There are more than can be played with.
    TooMany {
        /// Of what.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// There are too few.
    TooFew {
        /// Of what.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there must be.
        least: usize,
    },
    /// These numbers of Projects are missing.
    NumbersMissing(Vec<u8>),
    /// Projects of a box have numbers up to 32.
    NotInTheBox,
    /// The card costs so many tokens in all.
    CostSum(u8),
    /// The effect does not go with the keyword; these keywords it goes with.
    WrongKeyword(Vec<&'static str>),
    /// A lasting effect comes twice on one card.
    LastingTwice,
    /// An Anytime card is used once, so it has one effect.
    OneAnytimeEffect,
    /// There are extra spaces, and nothing that scores them.
    ExtraUnscored,
    /// Extra spaces are scored, and there are none.
    ScoredWithoutExtra,
    /// Destroyed Buildings have no type.
    DestroyedHasNoType,
    /// There is no text in any language.
    NoText,
    /// The pack does not suffice for any number of players.
    ForNobody,
    /// The text names a digest and the data have another one.
    OtherDigest(String),
    /// Something that is no error.
    Hint(Hint),
}

/// What looks like a slip, or limits what can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The pack does not suffice for so many players.
    CountOff(u8),
    /// Two cards of one type with the same fragments.
    SameFragments(String),
    /// The colours are uneven: the least and the greatest number.
    UnevenColours(u16, u16),
    /// The rim of a board has not four of each colour.
    UnevenRim,
    /// Too few Projects without the Expert ones for so many players.
    FirstGameOff(u8),
    /// No text in this language.
    NoTextIn(&'static str),
    /// The players carry an effect out themselves.
    ByHand,
    /// Five players would need about so many tokens.
    DearProjects(u32),
    /// The printed card is known to be otherwise.
    UnlikeTheBox(&'static str),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(what) => write!(f, "this cannot be read: {what}"),
            Self::TooLarge => f.write_str("the file is larger than 1 MiB"),
            Self::NotText => f.write_str("the file is not text in UTF-8"),
            Self::Missing => f.write_str("is missing"),
            Self::NotA(kind) => write!(f, "is not {kind}"),
            Self::NotOneOf(words) => write!(f, "is none of {}", words.join(", ")),
            Self::OutOfRange(least, most) => write!(f, "is not a whole number from {least} to {most}"),
            Self::BadName(form) => write!(f, "is not {form}"),
            Self::Unknown(known) => write!(f, "is not known here; known are {}", known.join(", ")),
            Self::WrongLength { least, most, found } if least == most => {
                write!(f, "{found} values stand here, and there must be {least}")
            }
            Self::WrongLength { least, most, found } => {
                write!(f, "{found} values stand here, and there must be {least} to {most}")
            }
            Self::Twice { first: Some(line) } => write!(f, "comes twice, for the first time in line {line}"),
            Self::Twice { first: None } => f.write_str("comes twice"),
            Self::MustBe { what, found, wanted } => {
                write!(f, "there are {found} {what}, and there must be {wanted}")
            }
            Self::TooMany { what, found, most } => {
                write!(f, "there are {found} {what}, and there can be at most {most}")
            }
            Self::TooFew { what, found, least } => {
                write!(f, "there are {found} {what}, and there must be at least {least}")
            }
            Self::NumbersMissing(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                write!(f, "no Project has the number {}", numbers.join(", "))
            }
            Self::CostSum(sum) => write!(f, "has {sum} spaces in all, and there must be 1 to 8"),
            Self::WrongKeyword(words) => {
                write!(f, "does not go with this keyword; it goes with {}", words.join(", "))
            }
            Self::UnknownBase(known) => {
                write!(f, "is no known pack; known are {}", known.join(", "))
            }
            Self::OtherDigest(found) => {
                write!(f, "is not the digest of these cards, which is {found}")
            }
            Self::Hint(hint) => hint.fmt(f),
            Self::FixedByTheGame
            | Self::FullWithBase
            | Self::OverlayWithoutBase
            | Self::ExtendsItself
            | Self::RemovesFromFull
            | Self::NothingToRemove
            | Self::NoSuchBoard
            | Self::OtherSideOfOtherSide
            | Self::TwoOtherSides
            | Self::NotInTheBox
            | Self::LastingTwice
            | Self::OneAnytimeEffect
            | Self::ExtraUnscored
            | Self::ScoredWithoutExtra
            | Self::DestroyedHasNoType
            | Self::NoText
            | Self::ForNobody => f.write_str(self.sentence()),
        }
    }
}

impl Reason {
    /// The text of a reason that has no facts of its own.
    const fn sentence(&self) -> &'static str {
        match self {
            Self::FixedByTheGame => "the game fixes this, and it is otherwise in the game",
            Self::FullWithBase => "a full pack extends nothing",
            Self::OverlayWithoutBase => "an overlay must name the pack that it extends",
            Self::ExtendsItself => "a pack cannot extend itself",
            Self::RemovesFromFull => "only an overlay can remove entries",
            Self::NothingToRemove => "is not in the base pack",
            Self::NoSuchBoard => "is no board of this pack",
            Self::OtherSideOfOtherSide => "is itself the other side of a board",
            Self::TwoOtherSides => "already has another side",
            Self::NotInTheBox => "is not a number of the box, 1 to 32",
            Self::LastingTwice => "a lasting effect can come only once on a card",
            Self::OneAnytimeEffect => "an Anytime card is used once, so it can have only one effect",
            Self::ExtraUnscored => "extra spaces need the effect score_extra",
            Self::ScoredWithoutExtra => {
                "score_extra needs extra spaces: extra = { spaces = 4, rule = \"any\" }"
            }
            Self::DestroyedHasNoType => "destroyed Buildings have no type, so the type must be any",
            Self::NoText => "has no text in any language",
            Self::ForNobody => "the Buildings do not suffice for any number of players",
            Self::Syntax(_)
            | Self::TooLarge
            | Self::NotText
            | Self::Missing
            | Self::NotA(_)
            | Self::NotOneOf(_)
            | Self::OutOfRange(..)
            | Self::BadName(_)
            | Self::Unknown(_)
            | Self::WrongLength { .. }
            | Self::Twice { .. }
            | Self::UnknownBase(_)
            | Self::MustBe { .. }
            | Self::TooMany { .. }
            | Self::TooFew { .. }
            | Self::NumbersMissing(_)
            | Self::CostSum(_)
            | Self::WrongKeyword(_)
            | Self::OtherDigest(_)
            | Self::Hint(_) => "cannot be so",
        }
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::CountOff(players) => write!(f, "the Buildings do not suffice for {players} players"),
            Self::SameFragments(other) => write!(f, "has the same type and sides as {other}"),
            Self::UnevenColours(least, most) => {
                write!(f, "one colour comes {least} times and another {most} times")
            }
            Self::UnevenRim => f.write_str("the rim does not show each colour four times"),
            Self::FirstGameOff(players) => {
                write!(f, "without Expert Projects there are not enough for {players} players")
            }
            Self::NoTextIn(code) => write!(f, "has no text in the language {code}"),
            Self::ByHand => f.write_str(
                "the players carry this effect out themselves, and computer players see only the card's points",
            ),
            Self::DearProjects(tokens) => {
                write!(f, "five players would need about {tokens} tokens, and the box has 75")
            }
            Self::UnlikeTheBox(known) => write!(f, "is unlike the printed card: {known}"),
        }
    }
}
