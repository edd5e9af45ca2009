//! The pictures of the rules documents, each drawn once.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::OnceLock;

use host::Entry;
use lessons::{Course, Courses, Drawn};
use words::Language;

/// A picture that was drawn.
#[derive(Debug)]
pub(crate) struct RulesPicture {
    /// The picture.
    pub(crate) drawn: Drawn,
    /// Changes with it.
    pub(crate) version: u64,
}

/// The pictures of the rules documents of all games in every language. Each is drawn when somebody first reads the
/// document, and kept: some tens, of at most 130 kB each.
#[derive(Debug, Default)]
pub(crate) struct RulesPictures(
    BTreeMap<(&'static str, String, &'static str), OnceLock<Option<RulesPicture>>>,
);

impl RulesPictures {
    /// Those of these courses, none of them drawn yet.
    pub(crate) fn of(courses: &Courses) -> Self {
        let named = courses.iter().flat_map(|(game, course)| {
            let each =
                course.pictures.iter().flat_map(|picture| Language::ALL.map(|one| (picture, one.code())));
            each.map(move |(picture, code)| ((game, picture.name.clone(), code), OnceLock::new()))
        });
        Self(named.collect())
    }

    /// A picture of a game; `None` if there is none of this name.
    pub(crate) fn find(
        &self,
        entry: &Entry,
        course: &Course,
        (name, language): (&str, Language),
    ) -> Option<&RulesPicture> {
        let picture = self.0.get(&(entry.name, name.to_owned(), language.code()))?;
        let draw = || {
            let drawn = course.draw(entry, course.picture(name)?, language).ok()?;
            let mut hash = DefaultHasher::new();
            drawn.svg.hash(&mut hash);
            Some(RulesPicture { drawn, version: hash.finish() })
        };
        picture.get_or_init(draw).as_ref()
    }
}
