//! Fuzzing: real texts, changed in ways that find what a reader has not expected, and changed again where the answer
//! was a new one.
//!
//! An input is worth more changes if its answer is a new one or, with the feature `guided` and an instrumented program,
//! if it ran a branch that none before it did. `cargo xtask fuzz` instruments; plain tests go by the answers, which are
//! as good a guide only where they do not repeat what was written.
//! What was found worth keeping stands in `corpus/`, a file for each target, and is tried by every run.
//! Without the feature everything follows from a seed and the number of the input, apart from how many there is time for.
//! Variables: `MU_SEED=7` takes other inputs, `MU_FUZZ_MINUTES=10` takes as many as there is time for,
//! `MU_FUZZ_KEEP=1` writes `corpus/`.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{env, fs};

#[cfg(feature = "guided")]
use coverage::{branches, forget};
use engine::Rng;

use crate::files::first_seed;

/// How long one input may take, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(30);

/// The most bytes of an input.
const BYTES_MAX: usize = 200_000;

/// The most inputs that are kept to be changed again.
const KEPT_MAX: usize = 2_000;

/// The most bytes of an input in `corpus/`, and of all of a target.
const CORPUS_INPUT_MAX: usize = 2_000;
const CORPUS_MAX: usize = 20_000;

/// What stands between two inputs of a file in `corpus/`.
const BETWEEN: &str = "\n\u{c}\n";

/// Numbers at the edges of what fits somewhere.
const NUMBERS: [&str; 14] = [
    "0",
    "-1",
    "1",
    "007",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967296",
    "18446744073709551616",
    "1e308",
    "NaN",
    "٣",
    "0x10",
];

/// Signs that mean something to somebody, or nothing to anybody.
const SIGNS: [&str; 26] = [
    "\u{0}",
    "\u{1}",
    "\t",
    "\n",
    "\r\n",
    "\u{a0}",
    "\u{85}",
    "\u{200b}",
    "\u{202e}",
    "\u{2028}",
    "\u{feff}",
    "\u{fffd}",
    "e\u{301}",
    "é",
    "ß",
    "İ",
    "ﬁ",
    "Ａ",
    "😀",
    "\u{10ffff}",
    "\"",
    "'",
    "%",
    "&",
    "=",
    "{",
];

/// A run of a target.
#[derive(Clone, Copy, Debug)]
pub struct Fuzzed {
    /// How many inputs it was given.
    pub inputs: u64,
    /// How many different answers it gave.
    pub answers: usize,
}

/// Gives a target the inputs of its corpus, and then texts made from these and from real ones, so many, or as many as
/// `MU_FUZZ_MINUTES` allows. The target says what it answers, in words that are the same for alike answers: numbers in
/// it count for nothing.
///
/// # Panics
/// If the target panics, or takes too long; the input and its number are told first.
pub fn fuzz(name: &str, real: &[String], count: u64, target: impl Fn(&str) -> String) -> Fuzzed {
    let minutes = env::var("MU_FUZZ_MINUTES").ok();
    let minutes = minutes.map(|value| value.parse::<u64>().expect("MU_FUZZ_MINUTES is a number"));
    let (seed, begun) = (first_seed(), Instant::now());
    let mut kept: Vec<String> = real.to_vec();
    kept.extend(corpus(name));
    let first = kept.clone();
    let mut answers = BTreeSet::new();
    let mut inputs = 0;
    forget();
    let is_due = |inputs: u64| match minutes {
        Some(minutes) => begun.elapsed() < Duration::from_secs(60 * minutes),
        None => inputs < count,
    };
    while is_due(inputs) {
        let mut rng = Rng::from_seed(seed.wrapping_mul(1_000_003).wrapping_add(inputs));
        let in_corpus = usize::try_from(inputs).ok().and_then(|at| first.get(real.len() + at));
        let input = in_corpus.cloned().unwrap_or_else(|| changed(&kept, &mut rng));
        let started = Instant::now();
        let run_before = branches();
        let answer = catch_unwind(AssertUnwindSafe(|| target(&input))).unwrap_or_else(|panic| {
            tell(&format!("{name}: MU_SEED={seed}, input {inputs}: {input:?}"));
            resume_unwind(panic)
        });
        assert!(
            started.elapsed() < PATIENCE,
            "{name}: MU_SEED={seed}, input {inputs} takes too long: {input:?}"
        );
        let kind: String = answer.chars().filter(|sign| !sign.is_ascii_digit()).take(120).collect();
        let is_new_answer = answers.insert(kind);
        let is_new = if cfg!(feature = "guided") { branches() > run_before } else { is_new_answer };
        if is_new && in_corpus.is_none() && kept.len() < KEPT_MAX {
            kept.push(input);
        }
        inputs += 1;
    }
    let run = if cfg!(feature = "guided") { format!(", {} branches", branches()) } else { String::new() };
    tell(&format!(
        "{name}: {inputs} inputs, {} answers, {} kept{run}",
        answers.len(),
        kept.len() - first.len()
    ));
    if env::var_os("MU_FUZZ_KEEP").is_some() {
        keep(name, real, &kept[real.len()..], target);
    }
    Fuzzed { inputs, answers: answers.len() }
}

/// Always 0: without the feature branches are not counted.
#[cfg(not(feature = "guided"))]
const fn branches() -> usize {
    0
}

/// Does nothing: without the feature branches are not counted.
#[cfg(not(feature = "guided"))]
const fn forget() {}

/// Where the corpus of a target stands.
fn corpus_file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "corpus", &name.replace(' ', "-")]
        .iter()
        .collect::<PathBuf>()
        .with_extension("txt")
}

/// The inputs that an earlier run of a target has left.
fn corpus(name: &str) -> Vec<String> {
    let text = fs::read_to_string(corpus_file(name)).unwrap_or_default();
    text.split(BETWEEN).filter(|input| !input.is_empty()).map(str::to_owned).collect()
}

/// Writes the corpus of a target: of the inputs that were kept the short ones, and of these each that runs a branch
/// which neither the real texts nor shorter ones run.
fn keep(name: &str, real: &[String], kept: &[String], target: impl Fn(&str) -> String) {
    forget();
    for text in real {
        target(text);
    }
    let is_fit =
        |input: &&String| input.len() <= CORPUS_INPUT_MAX && !input.contains(BETWEEN.trim_matches('\n'));
    let mut short: Vec<&String> = kept.iter().filter(is_fit).collect();
    short.sort_by_key(|input| (input.len(), *input));
    let mut text = String::new();
    for input in short {
        let run_before = branches();
        target(input);
        if branches() > run_before && text.len() + input.len() <= CORPUS_MAX {
            text += input;
            text += BETWEEN;
        }
    }
    let file = corpus_file(name);
    fs::create_dir_all(file.parent().expect("it is in a folder")).expect("the folder is there");
    fs::write(file, text).expect("it can be written");
}

#[expect(clippy::print_stderr, reason = "the progress of a test")]
fn tell(text: &str) {
    eprintln!("{text}");
}

/// One of these texts, changed a few times.
///
/// # Panics
/// If there are none.
pub fn changed(texts: &[String], rng: &mut Rng) -> String {
    let mut text = rng.pick(texts).expect("there are real texts").clone();
    for _ in 0..=rng.below(4) {
        text = change(&text, rng.pick(texts).expect("there are real texts"), rng);
        if text.len() > BYTES_MAX {
            text.truncate(text.floor_char_boundary(BYTES_MAX));
        }
    }
    text
}

/// The text with one thing changed; `other` is another text of its kind.
fn change(text: &str, other: &str, rng: &mut Rng) -> String {
    let (from, to) = range(text, rng);
    let (before, within, after) = (&text[..from], &text[from..to], &text[to..]);
    let sign = *rng.pick(&SIGNS).expect("there are some");
    let put = |what: &str| [before, what, after].concat();
    match rng.below(13) {
        0 => [before, after].concat(),
        1 => before.to_owned(),
        2 => after.to_owned(),
        3 => put(&[within, within].concat()),
        4 => put(&within.repeat(rng.below(300) as usize)),
        5 => put(sign),
        6 => put(&[within, sign].concat()),
        7 => with_number(text, rng),
        8 => {
            let (from, to) = range(other, rng);
            put(&other[from..to])
        }
        9 => [before, &other[range(other, rng).0..]].concat(),
        10 => put(&within.chars().rev().collect::<String>()),
        11 => put(&if rng.below(2) == 0 { within.to_uppercase() } else { within.to_lowercase() }),
        _ => lines_exchanged(text, rng),
    }
}

/// A range of a text: now and then of any length, mostly a word, a line or a few signs.
fn range(text: &str, rng: &mut Rng) -> (usize, usize) {
    let at = |place: u32| text.floor_char_boundary(place as usize);
    let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
    let from = at(rng.below(length.saturating_add(1)));
    let until = |signs: &[char]| text[from..].find(signs).map_or(text.len(), |after| from + after);
    let to = match rng.below(5) {
        0 => until(&['\n']),
        1 => until(&[' ', '\n', ',', ';', '=', '&']),
        2 => at(rng.below(length.saturating_add(1))).max(from),
        _ => text.floor_char_boundary(from + 1 + rng.below(6) as usize),
    };
    (from, to.max(from))
}

/// The text with one of its numbers exchanged.
fn with_number(text: &str, rng: &mut Rng) -> String {
    let is_first = |(at, sign): &(usize, char)| {
        sign.is_ascii_digit() && !text[..*at].ends_with(|before: char| before.is_ascii_digit())
    };
    let places: Vec<usize> = text.char_indices().filter(is_first).map(|(at, _)| at).collect();
    let Some(&from) = rng.pick(&places) else { return text.to_owned() };
    let to = text[from..].find(|sign: char| !sign.is_ascii_digit()).map_or(text.len(), |after| from + after);
    let number = *rng.pick(&NUMBERS).expect("there are some");
    [&text[..from], number, &text[to..]].concat()
}

fn lines_exchanged(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<&str> = text.split('\n').collect();
    let count = u32::try_from(lines.len()).unwrap_or(u32::MAX);
    lines.swap(rng.below(count) as usize, rng.below(count) as usize);
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader of `name=number` that fails for one number in a line after the third.
    fn careless(text: &str) -> String {
        for (at, line) in text.lines().enumerate() {
            let Some((name, number)) = line.split_once('=') else { return format!("line {at}: no sign") };
            match number.parse::<u8>() {
                Ok(number) if at > 2 => assert!(number < 255, "it is full"),
                Ok(_) => {}
                Err(bad) => return format!("line {at}, {}: {bad}", name.len()),
            }
        }
        "fine".into()
    }

    #[test]
    fn a_reader_that_fails_at_an_edge_is_found_out() {
        let real = ["a=1\nb=2\nc=3\nd=4\ne=5".to_owned()];
        let found = catch_unwind(|| fuzz("careless", &real, 20_000, careless));
        assert!(found.is_err(), "{found:?}");
    }

    /// A reader that always answers the same, and fails at five signs in a row.
    #[cfg(feature = "guided")]
    fn silent(text: &str) -> String {
        let mut signs = text.chars();
        if signs.next() == Some('{')
            && signs.next() == Some('=')
            && signs.next() == Some('&')
            && signs.next() == Some('%')
            && signs.next() == Some('é')
        {
            panic!("it is found");
        }
        "no".into()
    }

    #[cfg(feature = "guided")]
    #[test]
    fn what_no_answer_tells_is_found_by_the_branches() {
        let found = catch_unwind(|| fuzz("silent", &["x".to_owned()], 1_000_000, silent));
        assert!(found.is_err(), "{found:?}");
    }

    #[test]
    fn a_seed_makes_the_same_inputs_again() {
        let real = ["play R7 B3".to_owned(), "pass".to_owned()];
        let made = |seed| -> Vec<String> {
            (seed..seed + 200).map(|seed| changed(&real, &mut Rng::from_seed(seed))).collect()
        };
        assert_eq!(made(1), made(1));
        assert!(made(1).iter().collect::<BTreeSet<_>>().len() > 100);
    }
}
