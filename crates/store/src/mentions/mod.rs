//! Every place of the database where a person is named: what becomes of it when the person goes, and what the person
//! is told of it. The deletion of accounts and the copy of one's own data both follow this list.

mod games;
mod oneself;
mod others;
#[cfg(test)]
mod tests;

/// All of them, in the order in which they are told.
pub(crate) fn mentions() -> impl Iterator<Item = &'static Mention> {
    [oneself::MENTIONS, others::MENTIONS, games::MENTIONS].into_iter().flatten()
}

/// A column that names a person.
#[derive(Debug)]
pub(crate) struct Mention {
    pub(crate) table: &'static str,
    pub(crate) column: &'static str,
    /// What else makes a line one of the person `$1`; may be empty.
    or: &'static str,
    /// What becomes of the lines when the person goes.
    parting: Parting,
    /// What the person is told of them.
    pub(crate) told: Told,
}

/// What becomes of lines when their person goes.
#[derive(Clone, Copy, Debug)]
enum Parting {
    /// They are removed.
    Erased,
    /// They stay, for this reason.
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "the reason is for readers and for the test of the list")
    )]
    Stays(&'static str),
}

/// What a person is told of lines.
#[derive(Debug)]
pub(crate) enum Told {
    /// What this part says.
    Part(Part),
    /// Nothing, for this reason.
    Nothing(&'static str),
}

/// One kind of thing that is kept of a person.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) name: &'static str,
    /// What it is, in a sentence.
    pub(crate) about: &'static str,
    /// Whether it belongs to chats.
    pub(crate) is_talk: bool,
    /// What is told of each line: a column, with a name of its own after ` AS `.
    pub(crate) columns: &'static [(&'static str, Means)],
    /// What is joined to the lines; may be empty.
    pub(crate) join: &'static str,
    /// What tells the lines of a person apart, in their order; empty if there is one at most.
    pub(crate) keys: &'static [&'static str],
}

/// What the values of a column mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// A text.
    Text,
    /// A whole number.
    Number,
    /// Yes or no.
    Flag,
    /// A moment, or never.
    Moment,
    /// A moment that is kept in milliseconds, or never.
    Tick,
    /// A day that is kept as a number, or none.
    Day,
    /// A table, or none.
    Table,
    /// The strength of a rating as it is shown, or none.
    Strength,
    /// The uncertainty of a rating as it is shown, or none.
    Spread,
}

impl Mention {
    /// Lines that go with their person.
    const fn erased(table: &'static str, column: &'static str, told: Told) -> Self {
        Self { table, column, or: "", parting: Parting::Erased, told }
    }

    /// Lines that stay when their person goes.
    const fn stays(table: &'static str, column: &'static str, why: &'static str, told: Told) -> Self {
        Self { table, column, or: "", parting: Parting::Stays(why), told }
    }

    /// The condition in SQL that a line is one of the person `$1`.
    pub(crate) fn condition(&self) -> String {
        let Self { table, column, or, .. } = self;
        if or.is_empty() {
            format!("{table}.{column} = $1")
        } else {
            format!("({table}.{column} = $1 OR {or})")
        }
    }

    /// The statement that removes the lines of the person `$1`, if they go with the person.
    pub(crate) fn removal(&self) -> Option<String> {
        match self.parting {
            Parting::Erased => Some(format!("DELETE FROM {} WHERE {}", self.table, self.condition())),
            Parting::Stays(_) => None,
        }
    }
}

impl Told {
    /// Many lines, which differ in their keys.
    const fn many(
        name: &'static str,
        about: &'static str,
        keys: &'static [&'static str],
        columns: &'static [(&'static str, Means)],
    ) -> Self {
        Self::Part(Part { name, about, is_talk: false, columns, join: "", keys })
    }

    /// One line at most.
    const fn one(name: &'static str, about: &'static str, columns: &'static [(&'static str, Means)]) -> Self {
        Self::many(name, about, &[], columns)
    }

    /// The same with what is joined to the lines.
    const fn join(self, join: &'static str) -> Self {
        match self {
            Self::Part(part) => Self::Part(Part { join, ..part }),
            Self::Nothing(why) => Self::Nothing(why),
        }
    }

    /// The same, which belongs to chats.
    const fn talk(self) -> Self {
        match self {
            Self::Part(part) => Self::Part(Part { is_talk: true, ..part }),
            Self::Nothing(why) => Self::Nothing(why),
        }
    }
}
