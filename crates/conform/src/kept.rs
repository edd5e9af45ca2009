//! Games that were played once and must replay for ever.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::laws::Lawful;
use engine::{Game, Luck, OptionKind, OptionSpec, Options, Rng, SavedGame, Seat, Table, Turn};

use crate::Profile;
use crate::files::{is_to_write, texts};

/// Replays `games/*.mu` below the folder of tests. `MU_GAMES=write` first plays games of the present version of the
/// rules, one of each number of seats and one of each value of each option, and keeps those that are not there: a file
/// is never changed.
///
/// # Panics
/// If one does not replay to its scores or would be written differently today; if there are fewer than the profile says;
/// if a number of seats is in none of them, or an option never as usual or never otherwise.
pub fn replay<G: Lawful>(tests: &str, profile: &Profile) {
    let folder = folder(tests);
    if is_to_write("MU_GAMES") {
        write::<G>(&folder, profile);
    }
    let tables = tables::<G>(tests);
    assert!(tables.len() >= profile.kept_games, "only {} games are kept", tables.len());
    for (text, table) in &tables {
        assert_eq!(table.truth().audit(), Ok(()), "{text}");
    }
    let seats: BTreeSet<u8> = tables.iter().map(|(_, table)| table.truth().seats()).collect();
    assert!(seats.iter().copied().eq(G::Options::SEATS), "only games of {seats:?} seats are kept");
    let texts: Vec<&str> = tables.iter().map(|(text, _)| text.as_str()).collect();
    let untried: Vec<String> = free_options::<G>(profile).flat_map(|spec| untried(spec, &texts)).collect();
    assert!(untried.is_empty(), "\n{}", untried.join("\n"));
}

/// Changes a step of every kept game: somebody chooses who owes nothing.
///
/// # Panics
/// If such a game is accepted, or refused with another line.
pub fn changed<G: Game>(tests: &str) {
    for (text, table) in tables::<G>(tests) {
        let steps = text.lines().position(|line| line == "---").expect("a line above the steps") + 1;
        let last = table.steps().iter().rposition(|step| matches!(step, engine::Step::Choice(..)));
        let last = last.expect("somebody chooses");
        let before = table.steps()[..last].iter().cloned();
        let before = Table::<G>::replay(table.options().clone(), before).expect("the steps are legal");
        let owing = before.turn().owing();
        let idle = (0..).map_while(Seat::new).find(|seat| !owing.contains(*seat)).expect("not all seats owe");
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let (_, action) = lines[steps + last].split_once(' ').expect("a seat and its action");
        lines[steps + last] = format!("{idle} {action}");
        let saved = SavedGame::parse(&(lines.join("\n") + "\n")).expect("it is a saved game");
        let bad = Table::<G>::restore(&saved).expect_err("this seat owes nothing");
        assert_eq!(bad.line, steps + last + 1, "{bad}");
    }
}

/// The text of every kept game in the order of the names of their files, and the table at its end.
///
/// # Panics
/// If one does not replay, is not over or holds no scores, and if it would be written differently today.
pub fn tables<G: Game>(tests: &str) -> Vec<(String, Table<G>)> {
    let table = |(name, text): (String, String)| {
        let saved = SavedGame::parse(&text).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let table = Table::<G>::restore(&saved).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        // The scores are part of the file: restoring has compared them.
        assert!(saved.scores.is_some() && table.turn().standing().is_some(), "{name} is not over");
        assert_eq!(SavedGame::of(&table).to_string(), text, "{name}");
        (text, table)
    };
    texts(&folder(tests), "mu").into_iter().map(table).collect()
}

fn folder(tests: &str) -> PathBuf {
    Path::new(tests).join("games")
}

/// The options whose values the profile leaves open.
fn free_options<G: Game>(profile: &Profile) -> impl Iterator<Item = &'static OptionSpec> {
    let given = profile.given;
    G::Options::specs().iter().filter(move |spec| given.iter().all(|(name, _)| *name != spec.name))
}

/// Whether no game uses an option as it usually is, or none otherwise.
fn untried(spec: &OptionSpec, texts: &[&str]) -> Vec<String> {
    let (usual, named) = (format!("option {} {}", spec.name, spec.default), format!("option {} ", spec.name));
    let has = |wanted: &dyn Fn(&str) -> bool| texts.iter().any(|text| text.lines().any(wanted));
    let mut untried = Vec::new();
    if !has(&|line| line == usual) {
        untried.push(format!("{usual} is nowhere"));
    }
    if !has(&|line| line.starts_with(&named) && line != usual) {
        untried.push(format!("{} is nowhere otherwise than usual", spec.name));
    }
    untried
}

/// Plays games of the present version of the rules and keeps those that are not there.
fn write<G: Lawful>(folder: &Path, profile: &Profile) {
    fs::create_dir_all(folder).unwrap_or_else(|bad| panic!("{}: {bad}", folder.display()));
    let usual = G::Options::SEATS.map(|seats| (seats, profile.given(), "usual".to_owned()));
    let seats: Vec<u8> = G::Options::SEATS.collect();
    let otherwise = (0..).zip(unusual::<G>(profile)).filter_map(|(nth, (name, value))| {
        // The number of seats changes from game to game; where an option cannot be so, another one is taken.
        let mut seats = seats.iter().cycle().skip(nth % seats.len()).take(seats.len());
        let what = value.as_ref().map_or(name.to_owned(), |word| format!("{name}_{word}"));
        seats.find_map(|&seats| {
            let value = match &value {
                Some(value) => value.clone(),
                None => G::random_text(name, seats, &mut Rng::from_seed(seats.into()))?,
            };
            let mut chosen = profile.given();
            chosen.push((name.to_owned(), value));
            G::Options::build(seats, &chosen).ok().map(|_| (seats, chosen, what.clone()))
        })
    });
    for (seed, (seats, chosen, what)) in (1..).zip(usual.chain(otherwise)) {
        let file = folder.join(format!("v{}-{seed:02}-{seats}players-{what}.mu", G::RULES_VERSION));
        if !file.exists() {
            let options = G::Options::build(seats, &chosen).unwrap_or_else(|bad| panic!("{bad}"));
            let text = SavedGame::of(&played::<G>(options, seed)).to_string();
            fs::write(&file, text).unwrap_or_else(|bad| panic!("{}: {bad}", file.display()));
        }
    }
}

/// Every option with each value that it usually does not have; no value stands for a random text.
fn unusual<G: Game>(profile: &Profile) -> Vec<(&'static str, Option<String>)> {
    let values = |spec: &'static OptionSpec| -> Vec<Option<String>> {
        let words: Vec<String> = match spec.kind {
            OptionKind::Switch => vec!["true".into(), "false".into()],
            OptionKind::Choice(words) => words.iter().map(|&word| word.to_owned()).collect(),
            OptionKind::Number { suggested, .. } => suggested.iter().map(u32::to_string).collect(),
            OptionKind::Text => return vec![None],
        };
        words.into_iter().filter(|word| word != spec.default).map(Some).collect()
    };
    free_options::<G>(profile)
        .flat_map(|spec| values(spec).into_iter().map(|value| (spec.name, value)))
        .collect()
}

/// A random game; who chooses first of those who owe a choice is random, too.
fn played<G: Game>(options: G::Options, seed: u64) -> Table<G> {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = Table::<G>::open(options, &luck);
    while let Turn::Seats(owing) = table.turn() {
        let seats: Vec<Seat> = owing.iter().collect();
        let seat = *rng.pick(&seats).expect("somebody owes a choice");
        let action = table.truth().sample(seat, &mut rng).expect("who owes a choice has one");
        table.play(seat, action, &luck).expect("a sampled action is legal");
    }
    table
}
