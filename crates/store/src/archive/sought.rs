//! The statements of a search: which index is walked, and what is left out on the way.

use domain::PersonId;

use super::{Key, Outcome, STRETCH, Search, Shelf};
use crate::sql::{Query, Value, assembled};

/// A statement of SQL with its values, put together.
pub(super) struct Sought {
    /// From which tables, with the index that is walked as `near` and the archive as `game`.
    from: &'static str,
    /// The conditions that bound the walk: they stand in the index.
    walk: Vec<String>,
    /// All others.
    rest: Vec<String>,
    values: Vec<Value>,
}

impl Sought {
    /// The walk that a search takes, from before one place to another.
    pub(super) fn walk(search: &Search, (before, last): (&Key, &Key)) -> Self {
        const ARCHIVE: &str = "archive AS near JOIN archive AS game ON game.table_id = near.table_id";
        const PEOPLE: &str = "archive_people AS near JOIN archive AS game ON game.table_id = near.table_id";
        const STARS: &str = "stars AS near JOIN archive AS game ON game.table_id = near.table_id";
        const NOTES: &str = "notes AS near JOIN archive AS game ON game.table_id = near.table_id";
        let (from, person) = match &search.shelf {
            Shelf::Own(person) => (PEOPLE, Some(person)),
            Shelf::Starred(person) => (STARS, Some(person)),
            Shelf::Noted(person) => (NOTES, Some(person)),
            Shelf::Listed => search.with.as_ref().map_or((ARCHIVE, None), |person| (PEOPLE, Some(person))),
        };
        let mut sought = Self { from, walk: Vec::new(), rest: Vec::new(), values: Vec::new() };
        if let Some(person) = person {
            let person = sought.value(person.as_str());
            sought.walk.push(format!("near.person = {person}"));
        } else {
            sought.walk.push("near.listed = 1".into());
            if let Some(game) = &search.game {
                let game = sought.value(game.as_str());
                sought.walk.push(format!("near.game = {game}"));
            }
        }
        for (sign, (ended, table)) in [("<", before), (">=", last)] {
            let (ended, table) = (sought.value(*ended), sought.value(table.as_str()));
            sought.walk.push(format!("(near.ended, near.table_id) {sign} ({ended}, {table})"));
        }
        sought
    }

    /// What does not bound the walk.
    fn narrow(&mut self, search: &Search) {
        match (&search.shelf, &search.with) {
            (Shelf::Listed, _) => self.rest.push("game.listed = 1".into()),
            (_, Some(person)) => {
                let person = self.value(person.as_str());
                self.rest.push(format!(
                    "EXISTS (SELECT 1 FROM archive_people AS other
                             WHERE other.table_id = game.table_id AND other.person = {person})"
                ));
            }
            _ => {}
        }
        if let Shelf::Noted(_) = search.shelf {
            self.rest.push(FIRST_NOTE.into());
        }
        if let Some(game) = &search.game {
            self.needs("game.game =", game.as_str());
        }
        if let Some(players) = search.players {
            self.needs("game.players =", i64::from(players));
        }
        if let Some(pace) = search.pace {
            self.needs("game.pace =", pace.word());
        }
        if let Some(rated) = search.rated {
            self.needs("game.rated =", i64::from(rated));
        }
        if let Some(least) = search.seconds.0 {
            self.needs("game.seconds >=", least);
        }
        if let Some(most) = search.seconds.1 {
            self.needs("game.seconds <", most);
        }
        if let Some(visitor) = &search.visitor {
            self.narrow_for(search, visitor);
        }
    }

    /// What depends on who searches.
    fn narrow_for(&mut self, search: &Search, visitor: &PersonId) {
        if let Some(outcome) = search.outcome {
            let own = format!("{OWN_PLACE} {})", self.value(visitor.as_str()));
            match outcome {
                Outcome::Won => self.rest.push(format!("{own} = 1")),
                Outcome::Lost => self.rest.push(format!("{own} > 1")),
                Outcome::Place(place) => self.needs(&format!("{own} ="), i64::from(place)),
            }
        }
        if search.shelf == Shelf::Listed {
            let visitor = self.value(visitor.as_str());
            self.rest.push(format!(
                "NOT EXISTS (SELECT 1 FROM guests WHERE guests.table_id = game.table_id
                 AND guests.person = {visitor} AND guests.standing = 'removed')"
            ));
        }
    }

    fn needs(&mut self, condition: &str, value: impl Into<Value>) {
        let value = self.value(value);
        self.rest.push(format!("{condition} {value}"));
    }

    /// Keeps a value, and gives what stands for it.
    fn value(&mut self, value: impl Into<Value>) -> String {
        self.values.push(value.into());
        format!("${}", self.values.len())
    }

    /// Where the stretch ends: the place of the last of the games that are looked at, if there are so many.
    pub(super) fn end_of_stretch(&self) -> Query {
        let near = self.from.split(" JOIN ").next().unwrap_or_default();
        let sql = format!(
            "SELECT near.ended AS ended, near.table_id AS table_id FROM {near} WHERE {}
             ORDER BY near.ended DESC, near.table_id DESC LIMIT 1 OFFSET {STRETCH}",
            self.walk.join(" AND ")
        );
        self.used(sql)
    }

    /// The games that fit.
    pub(super) fn games(mut self, search: &Search, most: i64) -> Query {
        self.narrow(search);
        let all: Vec<&str> = self.walk.iter().chain(&self.rest).map(String::as_str).collect();
        let conditions = all.join(" AND ");
        let visitor = self.value(search.visitor.as_ref().map_or("", PersonId::as_str));
        let most = self.value(most);
        let sql = format!(
            "SELECT game.*, {OWN_PLACE} {visitor}) AS own,
                    (SELECT stars.ended FROM stars WHERE stars.table_id = game.table_id
                     AND stars.person = {visitor}) AS starred
             FROM {} WHERE {conditions}
             ORDER BY near.ended DESC, near.table_id DESC LIMIT {most}",
            self.from
        );
        self.used(sql)
    }

    fn used(&self, sql: String) -> Query {
        self.values.iter().cloned().fold(assembled(sql), Query::bind)
    }
}

/// Of the notes about a game one alone.
const FIRST_NOTE: &str = "NOT EXISTS (SELECT 1 FROM notes AS earlier WHERE earlier.person = near.person
     AND earlier.table_id = near.table_id AND earlier.step < near.step)";

/// The place of somebody, who is named behind it.
const OWN_PLACE: &str =
    "(SELECT own.place FROM archive_people AS own WHERE own.table_id = game.table_id AND own.person =";
