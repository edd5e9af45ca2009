//! Counts of sequences of choices: any change in what may be done shows.

use std::fs;
use std::path::Path;

use engine::script::{Scripted, Situation};
use engine::{Game, Turn};

use crate::files::is_to_write;

/// Compares the counts in `perft.txt` of the folder of tests; `MU_PERFT=write` writes those that are found.
///
/// A situation is set up like the case of a script: `option players 3`, steps, sketched luck (`~ …`), `auto 30`. Then
/// `perft 2 882`: there are 882 sequences of two choices. Where several seats owe a choice, each of them may be next.
/// A sequence ends where luck is due or the game is over: one that would have to go on is none.
///
/// # Panics
/// If a count differs, or a line cannot be carried out, or nothing is counted.
pub fn perft<G: Scripted>(tests: &str) {
    let path = Path::new(tests).join("perft.txt");
    let text = fs::read_to_string(&path).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
    let counted = counted::<G>(&text);
    if is_to_write("MU_PERFT") {
        fs::write(&path, counted).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        return;
    }
    let differ = text.lines().zip(counted.lines()).filter(|(old, new)| old != new);
    let wrong: Vec<String> = differ.map(|(old, new)| format!("{old}, found: {new}")).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The text with the counts that are found.
fn counted<G: Scripted>(text: &str) -> String {
    let (mut lines, mut counts) = (Vec::new(), 0);
    let mut situation = Situation::<G>::default();
    for (number, line) in (1..).zip(text.lines()) {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let done = match word {
            "" | "#" => Ok(line.to_owned()),
            "situation" => {
                situation = Situation::default();
                Ok(line.to_owned())
            }
            "perft" => {
                counts += 1;
                count_line(&mut situation, rest)
            }
            _ => situation.line(line.trim()).map(|()| line.to_owned()),
        };
        lines.push(done.unwrap_or_else(|bad| panic!("line {number}: {line}: {bad}")));
    }
    assert!(counts > 0, "nothing is counted");
    lines.join("\n") + "\n"
}

/// `perft 2 882`, of `2` or `2 881`.
fn count_line<G: Scripted>(situation: &mut Situation<G>, rest: &str) -> Result<String, String> {
    let depth = rest.split(' ').next().and_then(|depth| depth.parse().ok()).ok_or("perft needs a depth")?;
    let found = count(situation.table()?.truth(), depth);
    Ok(format!("perft {depth} {found}"))
}

/// How many sequences of exactly `depth` choices lead on from here.
fn count<G: Game>(state: &G, depth: u32) -> u64 {
    let Turn::Seats(owing) = state.turn() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let mut found = 0;
    for seat in owing.iter() {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        for action in actions {
            let mut next = state.clone();
            next.apply(seat, action, &mut ());
            found += count(&next, depth - 1);
        }
    }
    found
}
