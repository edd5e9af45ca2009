//! What a person types at the table.

/// What a person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// To hear the question again.
    Repeat,
    /// To hear what can be typed, and everything that can be chosen.
    Help,
    /// To hear the whole table.
    Board,
    /// To hear the own hand.
    Hand,
    /// To hear the scores.
    Scores,
    /// To hear what happened since the own last choice.
    Log,
    /// To hear why something is not allowed.
    Why(&'a str),
    /// To read a rule.
    Rule(&'a str),
    /// To hear of one thing on the table.
    At(&'a str),
    /// To be told what matters, and asked again, which choices are worth a look.
    Hint,
    /// To take the last choice back.
    Undo,
    /// To keep the game and leave.
    Leave,
    /// To make a choice: its number, or itself in the notation.
    Choose(&'a str),
}

impl<'a> Command<'a> {
    /// Understands a line; what is no command is a choice.
    pub(crate) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => Self::Repeat,
            ("?" | "help", "") => Self::Help,
            ("b", "") => Self::Board,
            ("h", "") => Self::Hand,
            ("s", "") => Self::Scores,
            ("l", "") => Self::Log,
            ("q", "") => Self::Leave,
            ("why" | "pourquoi" | "warum", action) => Self::Why(action),
            ("r", words) => Self::Rule(words),
            ("at" | "à" | "bei", thing) => Self::At(thing),
            ("hint" | "conseil" | "tipp" | "Tipp", "") => Self::Hint,
            ("u", "") => Self::Undo,
            _ => Self::Choose(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Command;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Command::read(""), Command::Repeat);
        assert_eq!(Command::read("  \n"), Command::Repeat);
        assert_eq!(Command::read("?\n"), Command::Help);
        assert_eq!(Command::read(" b "), Command::Board);
        assert_eq!(Command::read("why  play 7\n"), Command::Why("play 7"));
        assert_eq!(Command::read("warum"), Command::Why(""));
        assert_eq!(Command::read("r 3.5"), Command::Rule("3.5"));
        assert_eq!(Command::read("at 5b\n"), Command::At("5b"));
        assert_eq!(Command::read("à 5b"), Command::At("5b"));
        assert_eq!(Command::read("u"), Command::Undo);
        assert_eq!(Command::read("conseil\n"), Command::Hint);
        assert_eq!(Command::read("3\n"), Command::Choose("3"));
        assert_eq!(Command::read("h 7"), Command::Choose("h 7"), "a command of one letter stands alone");
    }
}
