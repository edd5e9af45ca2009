//! The courses of all games.

use host::Entry;

use crate::model::Course;

/// The courses of all games that have one.
#[derive(Clone, Debug)]
pub struct Courses(Vec<(&'static str, Course)>);

impl Courses {
    /// Those of these games.
    ///
    /// # Panics
    /// If the text of one cannot be read; a test reads those of all games.
    pub fn of(games: &[Entry]) -> Self {
        let with = games.iter().filter(|entry| !(entry.course)().is_empty());
        let read = |entry: &Entry| match Course::parse((entry.course)()) {
            Ok(course) => (entry.name, course),
            Err(fault) => panic!("the course of {}: {fault}", entry.name),
        };
        Self(with.map(read).collect())
    }

    /// The course of a game.
    pub fn find(&self, game: &str) -> Option<&Course> {
        self.0.iter().find(|(name, _)| *name == game).map(|(_, course)| course)
    }

    /// All of them, each with the name of its game.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Course)> {
        self.0.iter().map(|(name, course)| (*name, course))
    }
}
