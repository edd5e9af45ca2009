//! What can be wrong with a saved game.

use std::fmt;

use crate::notation::ParseError;
use crate::options::OptionError;
use crate::rule::RuleId;

/// The version of the file format.
pub const FORMAT: &str = "1";

/// A saved game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveError {
    /// The line, from 1; 0 if the whole file is meant.
    pub line: usize,
    /// The column, in characters from 1; 0 if the whole line is meant.
    pub column: usize,
    /// What is wrong.
    pub fault: SaveFault,
}

/// What is wrong with a line of a saved game, or with all of it. Its text is English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveFault {
    /// There is nothing in it.
    Empty,
    /// It does not begin as a saved game does.
    Foreign,
    /// It is of a format of this name, which is not known.
    Format(String),
    /// The header lacks this line.
    Missing(&'static str),
    /// A line with this word is there twice.
    Twice(String),
    /// An option without a value.
    NoValue,
    /// The number of players is no number.
    NoNumber,
    /// An option cannot be so.
    Option(OptionError),
    /// It is another game than the one of this name.
    OtherGame(&'static str),
    /// These rules are not known; the newest are the other ones.
    Rules(String, u16),
    /// There are more than two lines `---`.
    Separators,
    /// The line of scores is missing behind the steps.
    NoScores,
    /// Something follows the line of scores.
    AfterScores,
    /// A text was misread; this was expected.
    Expected(String),
    /// Luck must be drawn before anybody chooses.
    LuckDue,
    /// No luck is due.
    NoLuckDue,
    /// A rule forbids a step, for this reason.
    Refused(RuleId, String),
    /// There are scores, and the game is not over.
    NotOver,
    /// The scores are others: these.
    Scores(String),
    /// Something else, in English.
    Other(String),
}

impl SaveError {
    /// Something is wrong with a whole line, or with the whole file for line 0.
    pub const fn line(line: usize, fault: SaveFault) -> Self {
        Self { line, column: 0, fault }
    }

    /// The same for what only the caller knows, in English.
    pub fn other(line: usize, reason: impl fmt::Display) -> Self {
        Self::line(line, SaveFault::Other(reason.to_string()))
    }

    /// A line of text was misread: bytes become the characters that an editor counts.
    pub(crate) fn misread(line: usize, text: &str, misread: ParseError) -> Self {
        let before = text.char_indices().take_while(|&(start, _)| start < misread.column).count();
        Self { line, column: before + 1, fault: SaveFault::Expected(misread.expected) }
    }
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => write!(f, "{}", self.fault),
            (line, 0) => write!(f, "line {line}: {}", self.fault),
            (line, column) => write!(f, "line {line}, column {column}: {}", self.fault),
        }
    }
}

impl std::error::Error for SaveError {}

impl fmt::Display for SaveFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => {
                write!(f, "the file is empty; a saved game begins with the line \"mu {FORMAT}\"")
            }
            Self::Foreign => write!(f, "a saved game begins with the line \"mu {FORMAT}\""),
            Self::Format(other) => {
                write!(f, "format {other} is not known; this program knows format {FORMAT}")
            }
            Self::Missing(word) => write!(f, "the header has no line \"{word}\""),
            Self::Twice(word) => write!(f, "a second line \"{word}\""),
            Self::NoValue => f.write_str("an option has a name and a value: option players 5"),
            Self::NoNumber => f.write_str("the number of players is no number"),
            Self::Option(bad) => write!(f, "{bad}"),
            Self::OtherGame(name) => write!(f, "this is no game of {name}"),
            Self::Rules(found, newest) => {
                write!(f, "rules version {found} is not known; this program knows 1 to {newest}")
            }
            Self::Separators => f.write_str("there are only two lines ---"),
            Self::NoScores => f.write_str("expected the line of scores: = a 12 b 7 …"),
            Self::AfterScores => f.write_str("nothing may follow the line of scores"),
            Self::Expected(what) => write!(f, "expected {what}"),
            Self::LuckDue => f.write_str("a line of luck (!) must come first"),
            Self::NoLuckDue => f.write_str("no luck is due here"),
            Self::Refused(rule, reason) => write!(f, "{reason} [{rule}]"),
            Self::NotOver => f.write_str("there are scores, but the game is not over"),
            Self::Scores(scores) => write!(f, "the scores recomputed are: {scores}"),
            Self::Other(reason) => f.write_str(reason),
        }
    }
}
