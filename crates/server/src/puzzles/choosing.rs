//! Which puzzle comes next for somebody, and how everybody stands.

use std::sync::Arc;

use ::puzzles::Puzzle;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use domain::{Moment, Rating};
use pages::{Puzzles, PuzzlesOf, Standing, Theme, links};
use serde::Deserialize;
use store::{PuzzleStanding, PuzzleTry};

use crate::all_puzzles::{GamePuzzles, day_number, start};
use crate::app::App;
use crate::error::{Error, Missing, RequestError};
use crate::input::{Line, Query, Whole};
use crate::visit::{Visit, page};

/// How many characters the word of a theme has at most.
pub(super) const THEME_MAX: usize = 40;

/// How much easier a puzzle is after two misses, in millionths: a star.
const EASIER: i64 = 6_250_000;

/// Which puzzle is wanted.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    /// One of this theme.
    theme: Option<Line<THEME_MAX>>,
    /// Not this one, if there are others.
    after: Option<Whole<0, 1_000_000>>,
}

/// What a visitor has done with the puzzles of a game.
#[derive(Debug)]
pub(super) struct Done {
    tries: Vec<PuzzleTry>,
    standing: PuzzleStanding,
}

impl Done {
    fn at(&self, puzzle: &Puzzle) -> Option<&PuzzleTry> {
        self.tries.iter().find(|one| one.number == puzzle.number)
    }

    fn has_solved(&self, puzzle: &Puzzle) -> bool {
        self.at(puzzle).is_some_and(|one| one.solved)
    }
}

/// What the visitor has done with the puzzles of each of these games.
async fn done(app: &App, visit: &Visit, games: &[&GamePuzzles]) -> Result<Vec<Done>, Error> {
    let (tries, standings) = match visit.person() {
        Some(person) => {
            (app.store.puzzle_tries(&person.id).await?, app.store.puzzle_standings(&person.id).await?)
        }
        None => Default::default(),
    };
    let of = |of: &&GamePuzzles| {
        let name = of.entry.name;
        let standing = standings.iter().find(|(game, _)| game == name).map(|(_, standing)| *standing);
        Done {
            tries: tries.iter().filter(|one| one.game == name).cloned().collect(),
            standing: standing.unwrap_or(PuzzleStanding::NEW),
        }
    };
    Ok(games.iter().map(of).collect())
}

/// `GET /puzzles/{game}`: goes to the next puzzle for the visitor.
pub(crate) async fn next(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Error> {
    let of = app.puzzles.find(app.game(&game)?)?;
    let theme = wanted.theme.as_ref().map(|theme| theme.0.as_str());
    let mut fit: Vec<&Puzzle> =
        of.all().iter().filter(|one| theme.is_none_or(|theme| one.theme() == theme)).collect();
    if fit.is_empty() {
        return Err(RequestError::Field("theme").into());
    }
    let after: u32 = wanted.after.map_or(0, Whole::small);
    if fit.iter().any(|one| one.number != after) {
        fit.retain(|one| one.number != after);
    }
    let done = done(&app, &visit, &[of]).await?.pop().ok_or(Missing::Page)?;
    let ratings = app.store.puzzle_ratings(of.entry.name).await?;
    let rating = |puzzle: &Puzzle| {
        let kept = ratings.iter().find(|(number, _)| *number == puzzle.number);
        kept.map_or_else(|| start(puzzle), |(_, rating)| *rating)
    };
    let chosen = choose(&fit, &done, rating).ok_or(Missing::Page)?;
    Ok(visit.go(&links::puzzle_of(of.entry.name, chosen.number, theme)))
}

/// The puzzle whose rating is nearest to that of the person, a star less after two misses in a row. What was not tried
/// comes first, then what was missed, then what was solved; of these the one that was tried longest ago.
fn choose<'a>(fit: &[&'a Puzzle], done: &Done, rating: impl Fn(&Puzzle) -> Rating) -> Option<&'a Puzzle> {
    let easier = if done.standing.run <= -2 { EASIER } else { 0 };
    let wanted = done.standing.rating.value - easier;
    let order = |puzzle: &&&Puzzle| match done.at(puzzle) {
        None => (0, (rating(puzzle).value - wanted).abs(), puzzle.number),
        Some(one) => (1 + i64::from(one.solved), one.at.0, puzzle.number),
    };
    fit.iter().min_by_key(order).copied()
}

/// `GET /puzzles/{game}/day`: goes to the puzzle of the day.
pub(crate) async fn of_day(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let of = app.puzzles.find(app.game(&game)?)?;
    let puzzle = of.of_day(app.time_source.moment()).ok_or(Missing::Page)?;
    Ok(visit.go(&links::puzzle(of.entry.name, puzzle.number)))
}

/// `GET /puzzles`: those of all games.
pub(crate) async fn index(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    let games: Vec<&GamePuzzles> = app.puzzles.games().iter().collect();
    let now = app.time_source.moment();
    let done = done(&app, &visit, &games).await?;
    let shown = games.iter().zip(&done).filter_map(|(of, done)| card(&app, &visit, (of, done), now));
    let shown = Puzzles { games: shown.collect(), visitor: visit.visitor(&app).await? };
    Ok(page(StatusCode::OK, &pages::puzzles_page(&shown)))
}

fn card(app: &App, visit: &Visit, (of, done): (&GamePuzzles, &Done), now: Moment) -> Option<PuzzlesOf> {
    let day = of.of_day(now)?;
    let solved = |word: &str| {
        of.all().iter().filter(|one| (word.is_empty() || one.theme() == word) && done.has_solved(one)).count()
    };
    let theme = |(word, count): (&str, usize)| {
        let name = of.theme_name(word, visit.language)?;
        Some(Theme { word: word.to_owned(), name, count, solved: solved(word) })
    };
    Some(PuzzlesOf {
        game: app.game_in(of.entry, visit.language),
        count: of.all().len(),
        solved: solved(""),
        of_day: (day.number, day.stars(), done.at(day).map(|one| one.solved)),
        standing: (!done.tries.is_empty()).then(|| standing(&done.standing, now)),
        themes: of.themes().into_iter().filter_map(theme).collect(),
    })
}

/// As pages show it: a run of days ends when a day was left out.
fn standing(kept: &PuzzleStanding, now: Moment) -> Standing {
    let is_alive = kept.day >= day_number(now) - 1;
    Standing {
        rating: kept.rating.shown(),
        run: (kept.run.max(0), kept.best),
        days: (if is_alive { kept.days } else { 0 }, kept.best_days),
    }
}
