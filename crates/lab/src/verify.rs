//! Whether the luck of a saved game is the luck that its secret gives.

use std::str::FromStr;

use engine::saved::{HeaderLine, read_step};
use engine::{Game, Luck, SaveError, SavedGame, Seat, Step, Table, Token};
use thiserror::Error;

/// What comparing the luck of a game with its secret has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many steps were taken over from another game. Their luck is not that of this secret, and was not compared.
    pub taken: usize,
    /// How many outcomes of luck were compared.
    pub outcomes: usize,
    /// Those that are not what the secret gives.
    pub differing: Vec<Differs>,
    /// Whether the secret is the one that was promised.
    pub commitment: Commitment,
}

impl Verified {
    /// Whether nothing speaks against the luck.
    pub const fn is_fair(&self) -> bool {
        self.differing.is_empty() && !matches!(self.commitment, Commitment::Broken { .. })
    }
}

/// An outcome that is not what the secret gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differs {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Its number among the outcomes, from 0.
    pub outcome: usize,
    /// What the file says.
    pub found: String,
    /// What the secret gives.
    pub expected: String,
}

/// Whether the secret is the one that was promised before the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Commitment {
    /// It is.
    Kept,
    /// It is another one.
    Broken {
        /// What was promised: the SHA-256 of the secret.
        promised: String,
        /// The SHA-256 of the secret in the file.
        actual: String,
    },
    /// Nothing was promised: the luck comes from a seed that somebody chose.
    None,
}

/// The luck of a saved game cannot be verified.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotVerify {
    /// The file is no saved game of this kind.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The file tells neither a secret nor a seed.
    #[error("the file has no line \"secret\": it is published only when the game is over")]
    NoSecret,
    /// The file tells a secret, but not what was promised of it.
    #[error("the file has a secret, but no line \"luck\" that promised it")]
    NoPromise,
}

/// Recomputes every outcome of luck from the secret and the shares in the header, or from the seed of
/// a game without them, and compares it with its line. Each outcome is judged by itself: one that was
/// exchanged does not make the later ones differ.
///
/// # Errors
/// If the file cannot be replayed or does not tell where its luck comes from.
pub fn verify<G: Game>(saved: &SavedGame) -> Result<Verified, CannotVerify> {
    let whole = Table::<G>::restore(saved)?;
    let (luck, commitment) = source(saved)?;
    let taken = taken(saved)?;
    let mut table = Table::<G>::bare(whole.options().clone());
    let (mut outcomes, mut compared, mut differing) = (0, 0, Vec::new());
    for (number, line) in saved.steps.iter().enumerate() {
        let step = read_step::<G>(table.options(), &line.text);
        let step = step.map_err(|bad| SaveError::other(line.line, bad))?;
        let is_luck = matches!(&step, Step::Chance(_));
        if is_luck && number >= taken {
            let expected = table.truth().draw(&mut luck.outcome(outcomes));
            let expected = table.step_text(&Step::Chance(expected));
            let found = table.step_text(&step);
            if found != expected {
                differing.push(Differs { line: line.line, outcome: outcomes, found, expected });
            }
            compared += 1;
        }
        outcomes += usize::from(is_luck);
        table.take(step).map_err(|bad| SaveError::line(line.line, bad.into()))?;
    }
    Ok(Verified { taken, outcomes: compared, differing, commitment })
}

/// Where the luck of the game comes from, as its header says.
fn source(saved: &SavedGame) -> Result<(Luck, Commitment), CannotVerify> {
    let Some(line) = saved.first("secret") else {
        let line = saved.first("seed").ok_or(CannotVerify::NoSecret)?;
        let seed = read(line, &line.rest, "a seed is a whole number")?;
        return Ok((Luck::from_seed(seed), Commitment::None));
    };
    let secret: Token = read(line, &line.rest, "a secret has 64 hexadecimal digits")?;
    let promise = saved.first("luck").ok_or(CannotVerify::NoPromise)?;
    let form = "what was promised has the form sha256: and 64 hexadecimal digits";
    let digits = promise.rest.strip_prefix("sha256:").unwrap_or_default();
    let promised: Token = read(promise, digits, form)?;
    let shares = saved.all("share").map(share).collect::<Result<Vec<_>, _>>()?;
    let actual = secret.commitment();
    let commitment = if promised == actual {
        Commitment::Kept
    } else {
        Commitment::Broken { promised: promised.to_string(), actual: actual.to_string() }
    };
    Ok((Luck::from_shares(&secret, &shares), commitment))
}

/// How many steps a game that goes on from another one took over from it.
fn taken(saved: &SavedGame) -> Result<usize, SaveError> {
    let Some(line) = saved.first("taken") else { return Ok(0) };
    let count: usize = read(line, &line.rest, "what was taken over is a number of steps")?;
    Ok(count.min(saved.steps.len()))
}

/// A seat's share: `a 3b77…`.
fn share(line: &HeaderLine) -> Result<(Seat, Token), SaveError> {
    let form = "a share has a seat and 64 hexadecimal digits";
    let (seat, token) = line.rest.split_once(' ').ok_or_else(|| SaveError::other(line.line, form))?;
    Ok((read(line, seat, form)?, read(line, token.trim(), form)?))
}

fn read<T: FromStr>(line: &HeaderLine, text: &str, form: &str) -> Result<T, SaveError> {
    text.parse().map_err(|_| SaveError::other(line.line, form))
}
