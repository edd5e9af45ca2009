//! The checker of luck in docs/examples agrees with the program on games of all kinds.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use catalog::games;
use engine::{Luck, Observer, OptionKind, Rng, Seat, Token, Turn};
use host::{Entry, Level, Look, SeatLook};
use words::Language;

/// Whether this machine has Python 3. With `MU_PYTHON=required`, as in CI, it must have it.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    let found = found.is_ok_and(|status| status.success());
    let wanted = std::env::var("MU_PYTHON").unwrap_or_default();
    assert!(found || wanted != "required", "MU_PYTHON=required, but python3 is missing");
    if !found {
        eprintln!("skipped: there is no python3");
    }
    found
}

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples")
}

/// Python's own library and the two files: nothing of ours, and nothing to install.
#[test]
fn the_checker_needs_nothing_else() {
    let known = [
        "hashlib, hmac, struct, sys",
        "continent import STANDARD, SIDES, Land, build",
        "itertools import combinations",
    ];
    for file in ["verify_luck.py", "continent.py"] {
        let text = std::fs::read_to_string(examples().join(file)).unwrap();
        for line in text.lines().filter(|line| line.starts_with("import ") || line.starts_with("from ")) {
            assert!(known.iter().any(|known| line.ends_with(known)), "{file}: {line}");
        }
    }
}

/// Every game with every number of players, and with every option otherwise than usual.
#[test]
fn the_checker_agrees_on_played_games() {
    if !has_python() {
        return;
    }
    for entry in games() {
        let seats = (entry.seats)();
        let mut tables: Vec<(u8, Vec<(String, String)>)> =
            seats.clone().map(|seats| (seats, Vec::new())).collect();
        for (place, spec) in (entry.options)().iter().enumerate() {
            let values = match spec.kind {
                OptionKind::Choice(words) => words[1..].to_vec(),
                OptionKind::Switch => vec!["true"],
                OptionKind::Number { .. } | OptionKind::Text => Vec::new(),
            };
            for (at, value) in values.into_iter().enumerate() {
                let count = seats.clone().nth((place + at) % seats.clone().count()).unwrap();
                tables.push((count, vec![(spec.name.into(), value.into())]));
            }
        }
        for (number, (seats, chosen)) in (1..).zip(&tables) {
            let text = played(entry, *seats, chosen, number);
            let outcomes = text.lines().filter(|line| line.starts_with("! ")).count();
            assert_eq!(
                said(&text),
                (true, format!("all {outcomes} outcomes of luck are fair\n")),
                "{chosen:?}\n{text}"
            );
        }
    }
}

/// Games that were played long ago, from the seed that their name tells: maps and packs of one's own among them.
#[test]
fn the_checker_agrees_on_kept_games() {
    if !has_python() {
        return;
    }
    let mut checked = 0;
    for game in ["isle", "city"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{game}/rules/tests/games"));
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let Some(seed) = name.split('-').next().filter(|number| *number <= "20") else { continue };
            let text = std::fs::read_to_string(&path).unwrap();
            let (fair, words) = said(&text.replacen(
                "\n---\n",
                &format!("\nseed {}\n---\n", seed.trim_start_matches('0')),
                1,
            ));
            assert!(fair && words.starts_with("all "), "{name}: {words}");
            checked += 1;
        }
    }
    assert_eq!(checked, 40);
}

/// Luck that is not that of the secret is found, and so is another secret than the promised one.
#[test]
fn the_checker_finds_what_is_wrong() {
    if !has_python() {
        return;
    }
    for entry in games() {
        let text = played(entry, *(entry.seats)().end(), &[], 3);
        let share = "share b ";
        let at = text.find(share).unwrap() + share.len();
        let digit = if text[at..].starts_with('0') { "1" } else { "0" };
        let (fair, words) = said(&format!("{}{digit}{}", &text[..at], &text[at + 1..]));
        assert!(!fair && words.contains("outcome 0 is "), "{}: {words}", entry.name);
        let other = text.replace("\nsecret 07", "\nsecret 08");
        assert_ne!(other, text);
        assert!(!said(&other).0, "{}: another secret", entry.name);
    }
}

/// A game of random players with the luck of a secret and of the shares of two seats, or one alone, as a file.
fn played(entry: &Entry, seats: u8, chosen: &[(String, String)], number: u64) -> String {
    let secret: Token = "07".repeat(32).parse().unwrap();
    let share = |seat: Seat| -> Token {
        format!("{:02x}", 16 * number + seat.index() as u64).repeat(32).parse().unwrap()
    };
    let shares: Vec<(Seat, Token)> = Seat::all(seats).take(2).map(|seat| (seat, share(seat))).collect();
    let (luck, mut rng) = (Luck::from_shares(&secret, &shares), Rng::from_seed(number));
    let look = |seat: u8| SeatLook { name: format!("{seat}"), letter: format!("{seat}"), computer: true };
    let looks: Vec<SeatLook> = (0..seats).map(look).collect();
    let mut table = entry.open(seats, chosen).unwrap();
    table.settle(&luck);
    while let Turn::Seats(owing) = table.turn() {
        let seat = owing.first().unwrap();
        let text = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
        let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &looks };
        table.play_text(seat, &text, &luck, &look).unwrap();
        if table.step_count() > 1_500 {
            break;
        }
    }
    let mut saved = table.save();
    saved.push("luck", &format!("sha256:{}", secret.commitment()));
    for (seat, share) in shares {
        saved.push("share", &format!("{seat} {share}"));
    }
    saved.push("secret", &secret.to_string());
    saved.to_string()
}

/// Whether the checker finds the luck of a file fair, and what it says.
fn said(text: &str) -> (bool, String) {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text).unwrap();
    let mut python = Command::new("python3");
    let Output { status, stdout, stderr } =
        python.arg("-B").arg(examples().join("verify_luck.py")).arg(file.path()).output().unwrap();
    let words = String::from_utf8(stdout).unwrap();
    (status.success(), if words.is_empty() { String::from_utf8(stderr).unwrap() } else { words })
}
