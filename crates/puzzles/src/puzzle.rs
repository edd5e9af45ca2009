//! What a puzzle consists of, and how it is written: a saved game that ends where somebody is to choose, whose header
//! has a few lines more.

use std::fmt::{self, Display};
use std::str::FromStr;

use engine::{SaveError, SavedGame, Seat, StepNumber};
use players::Level;
use review::Reason;
use thiserror::Error;

/// A position with one clearly best choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its number among those of its game, from 1. It never changes.
    pub number: u32,
    /// The game up to the choice, as text, which takes less memory than its parsed lines.
    pub(crate) game: String,
    /// Where it comes from.
    pub origin: Origin,
    /// Who is to choose.
    pub seat: Seat,
    /// The best choice, in the notation; more than one where nobody would notice the difference.
    pub answers: Vec<String>,
    /// The other choices that were compared, best first.
    pub tried: Vec<Tried>,
    /// What the best choice is worth.
    pub best: Tried,
    /// How it was proved.
    pub proof: Proof,
    /// How often each level of computer players found it.
    pub found: Vec<Found>,
}

/// Where a puzzle comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The seed of the mining.
    pub seed: u64,
    /// The number of the game.
    pub game: u64,
    /// After how many steps of it somebody is to choose.
    pub step: StepNumber,
}

/// A choice and what it is worth to its seat, on average over imagined worlds.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// The choice, in the notation.
    pub action: String,
    /// The success of the seat after it, from 0 to 1.
    pub success: f64,
    /// Its points after it, in points of the game.
    pub points: f64,
    /// Why it is worse than the best, if the game knows a reason that is true.
    pub reason: Option<Reason>,
    /// Whether the weakest levels choose it more often than any other wrong one.
    pub is_tempting: bool,
}

/// How the answer of a puzzle was proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// How many times as long as usual the strongest level thought.
    pub times: u32,
    /// With how many seeds; every time it found the answer.
    pub searches: u32,
    /// In how many imagined worlds the choices were compared.
    pub worlds: u32,
}

/// How often a level found the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The level.
    pub level: Level,
    /// How often it found it.
    pub times: u32,
    /// How often it was asked.
    pub asked: u32,
}

/// A text is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadPuzzle {
    /// It is no saved game.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// A line of a puzzle is missing or cannot be read.
    #[error("puzzle {number}: the line \"{word}\" is missing or cannot be read")]
    Line {
        /// The number of the puzzle, as it is written.
        number: String,
        /// The first word of the line.
        word: &'static str,
    },
}

/// The words of the lines that a puzzle has beside those of a saved game.
const WORDS: [&str; 8] = ["puzzle", "from", "choice", "best", "tried", "why", "proof", "found"];

/// How many stars a puzzle has at most; one has one at least.
pub const STARS_MAX: u8 = 4;

/// The stars of a puzzle: by the share of the answers of all levels that were right.
pub(crate) fn stars(found: &[Found]) -> u8 {
    let sum = |count: fn(&Found) -> u32| found.iter().map(count).sum::<u32>();
    match f64::from(sum(|one| one.times)) / f64::from(sum(|one| one.asked).max(1)) {
        share if share >= 0.75 => 1,
        share if share >= 0.50 => 2,
        share if share >= 0.25 => 3,
        _ => STARS_MAX,
    }
}

impl Puzzle {
    /// The game up to the choice.
    pub fn saved(&self) -> SavedGame {
        SavedGame::parse(&self.game).expect("a game that was written can be read")
    }

    /// The reason why the most tempting wrong choice is worse.
    pub fn reason(&self) -> Option<(&Tried, &Reason)> {
        self.tried.iter().filter(|one| one.is_tempting).find_map(|one| Some((one, one.reason.as_ref()?)))
    }

    /// Its theme: the word of that reason.
    pub fn theme(&self) -> &str {
        self.reason().map_or("", |(_, reason)| &reason.word)
    }

    /// How hard it is: one star for what nearly all levels find, up to four.
    pub fn stars(&self) -> u8 {
        stars(&self.found)
    }

    fn read(saved: &SavedGame) -> Result<Self, BadPuzzle> {
        let saved = &as_written(saved);
        let number = saved.first("puzzle").map(|line| line.rest.clone()).unwrap_or_default();
        let bad = |word| BadPuzzle::Line { number: number.clone(), word };
        let line = |word: &'static str| saved.first(word).ok_or_else(|| bad(word));
        let [seed, game, step] = numbers(&line("from")?.rest).ok_or_else(|| bad("from"))?;
        let [times, searches, worlds] = numbers(&line("proof")?.rest).ok_or_else(|| bad("proof"))?;
        let choice = &line("choice")?.rest;
        let (seat, answers) = choice.split_once(' ').ok_or_else(|| bad("choice"))?;
        let found: Option<Vec<Found>> = line("found")?.rest.split(' ').map(read_found).collect();
        let step = usize::try_from(step).map_err(|_| bad("from"))?;
        let best = read_tried(&line("best")?.rest).ok_or_else(|| bad("best"))?;
        let puzzle = Self {
            number: number.parse().map_err(|_| bad("puzzle"))?,
            origin: Origin { seed, game, step },
            seat: seat.parse().map_err(|_| bad("choice"))?,
            answers: answers.split(" | ").map(ToOwned::to_owned).collect(),
            tried: read_all_tried(saved).ok_or_else(|| bad("tried"))?,
            best,
            proof: Proof { times, searches, worlds },
            found: found.ok_or_else(|| bad("found"))?,
            game: without_words(saved).to_string(),
        };
        if puzzle.reason().is_none() { Err(bad("why")) } else { Ok(puzzle) }
    }
}

/// All puzzles of a text, one after another.
///
/// # Errors
/// The first that cannot be read.
pub fn read_all(text: &str) -> Result<Vec<Puzzle>, BadPuzzle> {
    let begins = |line: &str| line.starts_with("mu ");
    let mut puzzles = Vec::new();
    let mut lines = String::new();
    for line in text.lines() {
        if begins(line) && !lines.trim().is_empty() {
            puzzles.push(Puzzle::read(&SavedGame::parse(&lines)?)?);
            lines.clear();
        }
        lines.push_str(line);
        lines.push('\n');
    }
    if !lines.trim().is_empty() {
        puzzles.push(Puzzle::read(&SavedGame::parse(&lines)?)?);
    }
    Ok(puzzles)
}

impl Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { origin: Origin { seed, game, step }, proof, .. } = self;
        let mut saved = self.saved();
        saved.push("puzzle", &self.number.to_string());
        saved.push("from", &format!("{seed} {game} {step}"));
        saved.push("choice", &format!("{} {}", self.seat, self.answers.join(" | ")));
        saved.push("best", &self.best.values());
        for tried in &self.tried {
            saved.push("tried", &tried.values());
            if let Some(why) = tried.why() {
                saved.push("why", &why);
            }
        }
        saved.push("proof", &format!("{} {} {}", proof.times, proof.searches, proof.worlds));
        let found = self.found.iter().map(|one| format!("{}:{}/{}", one.level, one.times, one.asked));
        saved.push("found", &found.collect::<Vec<_>>().join(" "));
        write!(f, "{saved}")
    }
}

impl Tried {
    /// The reason as it is written.
    fn why(&self) -> Option<String> {
        let Reason { word, rules, numbers } = self.reason.as_ref()?;
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let tempting = if self.is_tempting { "!" } else { "-" };
        Some(format!("{tempting} {word} {} {}", rules.join(","), numbers.join(" ")))
    }

    fn values(&self) -> String {
        format!("{:.3} {:.1} {}", self.success, self.points, self.action)
    }
}

/// Three numbers.
fn numbers<N: FromStr + Copy + Default, const COUNT: usize>(text: &str) -> Option<[N; COUNT]> {
    let mut read = [N::default(); COUNT];
    let mut words = text.split(' ');
    for number in &mut read {
        *number = words.next()?.parse().ok()?;
    }
    words.next().is_none().then_some(read)
}

fn read_found(text: &str) -> Option<Found> {
    let (level, counts) = text.split_once(':')?;
    let (times, asked) = counts.split_once('/')?;
    Some(Found { level: level.parse().ok()?, times: times.parse().ok()?, asked: asked.parse().ok()? })
}

fn read_tried(text: &str) -> Option<Tried> {
    let (success, rest) = text.split_once(' ')?;
    let (points, action) = rest.split_once(' ')?;
    let (success, points) = (success.parse().ok()?, points.parse().ok()?);
    Some(Tried { action: action.into(), success, points, reason: None, is_tempting: false })
}

/// What was tried, each with the reason in the line after it.
fn read_all_tried(saved: &SavedGame) -> Option<Vec<Tried>> {
    let mut all: Vec<Tried> = Vec::new();
    for line in &saved.header {
        match line.word.as_str() {
            "tried" => all.push(read_tried(&line.rest)?),
            "why" => {
                let last = all.last_mut()?;
                let mut words = line.rest.split(' ');
                last.is_tempting = words.next()? == "!";
                last.reason = Some(Reason {
                    word: words.next()?.into(),
                    rules: words.next()?.split(',').map(ToOwned::to_owned).collect(),
                    numbers: words.map(|number| number.parse().ok()).collect::<Option<_>>()?,
                });
            }
            _ => {}
        }
    }
    Some(all)
}

/// The saved game with the lines of the puzzle as they are written: without control characters.
fn as_written(saved: &SavedGame) -> SavedGame {
    let mut written = without_words(saved);
    for line in saved.header.iter().filter(|line| WORDS.contains(&line.word.as_str())) {
        written.push(&line.word, &line.rest);
    }
    written
}

/// The saved game without the lines of the puzzle.
fn without_words(saved: &SavedGame) -> SavedGame {
    let mut plain = saved.clone();
    plain.header.retain(|line| !WORDS.contains(&line.word.as_str()));
    plain
}
