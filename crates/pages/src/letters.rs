//! What people are told who look elsewhere: letters in plain text, and the words of one notice.

use words::Language;

use crate::links;
use crate::words::{notices as say, people as of_people};

/// A letter in plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// One line.
    pub subject: String,
    /// All of it.
    pub text: String,
}

/// One thing that somebody is told. Nothing in it comes from a position but whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// `turn`, `question`, `asked`, `began` or `over`.
    pub kind: &'static str,
    /// The id of the table.
    pub table: String,
    /// What the table is called.
    pub name: String,
    /// The short name of its game.
    pub game: &'static str,
    /// What the game is called.
    pub title: &'static str,
}

impl Told {
    /// What it says, without a full stop: a line, or a subject.
    pub fn words(&self, language: Language) -> String {
        say::notice(language, self.kind, &self.name, self.title)
    }

    /// Where it is, on a site that others reach under an address without a slash at its end.
    pub fn address(&self, site: &str) -> String {
        format!("{site}{}", links::table(&self.table))
    }
}

/// A letter that tells something; `ends_by` is the whole address that ends such letters.
pub fn letter(language: Language, site: &str, told: &[Told], ends_by: &str) -> Written {
    let subject = match told {
        [only] => only.words(language),
        several => {
            let mut tables: Vec<&str> = several.iter().map(|one| one.table.as_str()).collect();
            tables.sort_unstable();
            tables.dedup();
            if let ([first, ..], 1) = (several, tables.len()) {
                first.words(language)
            } else {
                say::subject_of_several(language, tables.len())
            }
        }
    };
    let lines: Vec<String> =
        told.iter().map(|one| format!("{}\n{}\n", one.words(language), one.address(site))).collect();
    let settings = format!("{site}{}", links::NOTICES);
    let end = say::why_this_letter(language, &settings, ends_by);
    Written { subject, text: format!("{}\n-- \n{end}\n", lines.join("\n")) }
}

/// The letter with the link that confirms an address.
pub fn confirm_letter(language: Language, link: &str) -> Written {
    Written {
        subject: say::confirm_subject(language).into(),
        text: format!("{}\n", say::confirm_body(language, link)),
    }
}

/// The letter with the link by which an account gets a new password.
pub fn new_password_letter(language: Language, name: &str, link: &str) -> Written {
    Written {
        subject: of_people::new_password_subject(language).into(),
        text: format!("{}\n", of_people::new_password_body(language, name, link)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(kind: &'static str, table: &str) -> Told {
        Told { kind, table: table.into(), name: "Friday".into(), game: "toy", title: "Toy" }
    }

    #[test]
    fn a_letter_tells_where_what_waits_and_how_it_ends() {
        let stop = "https://mu.example/notices/stop/5f";
        let one = letter(Language::German, "https://mu.example", &[told("turn", "amber-otter-k7m")], stop);
        assert_eq!(one.subject, "Du bist dran: Friday (Toy)");
        assert!(one.text.contains("https://mu.example/t/amber-otter-k7m\n"), "{}", one.text);
        assert!(one.text.contains("\n-- \n") && one.text.contains(stop), "{}", one.text);
        let both = [told("turn", "amber-otter-k7m"), told("over", "brown-bear-x2y")];
        let two = letter(Language::English, "https://mu.example", &both, stop);
        assert_eq!(two.subject, "Mu: news from 2 tables");
        assert!(two.text.starts_with("Your turn at Friday (Toy)\n"), "{}", two.text);
        assert!(two.text.contains("The game is over at Friday (Toy)\n"), "{}", two.text);
        let same = [told("over", "one"), told("asked", "one")];
        assert_eq!(letter(Language::French, "", &same, stop).subject, "La partie est finie à Friday (Toy)");
    }
}
