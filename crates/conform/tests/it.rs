//! Every piece of the harness fails when it should: held against a game that is sound, and files that are not.

use std::fs;
use std::path::Path;

use conform::{Profile, Sizes, kept};
use players::coding::{Coding, Label, Writer};
use tempfile::TempDir;
use toy::{Action, Toy, View};
use toy_players::ToyCoding;

const SOUND: Profile = Profile {
    given: &[("fault", "none")],
    kept_games: 1,
    sizes: Sizes { state: 320, view: 400, action: 1 },
    ..Profile::DEFAULT
};

/// Two of the kept games of the toy.
const USUAL: &str = "games/v1-01-2players-usual.mu";
const BONUS: &str = "games/v1-09-5players-bonus.mu";

/// What the test says that is expected to fail.
fn failure(test: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = std::panic::catch_unwind(test).expect_err("the harness is content");
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_default()
}

/// A copy of the tests of the game in which one text of a file is replaced.
fn changed(file: &str, old: &str, new: &str) -> TempDir {
    let copy = tempfile::tempdir().expect("the folder can be copied");
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/toy/rules/tests");
    for folder in ["rules", "games", "."] {
        fs::create_dir_all(copy.path().join(folder)).expect("the folder can be copied");
        for entry in fs::read_dir(tests.join(folder)).expect("the folder can be copied") {
            let entry = entry.expect("the folder can be copied");
            if entry.file_type().expect("the folder can be copied").is_file() {
                fs::copy(entry.path(), copy.path().join(folder).join(entry.file_name()))
                    .expect("the folder can be copied");
            }
        }
    }
    let path = copy.path().join(file);
    let text = fs::read_to_string(&path).expect("the folder can be copied");
    assert!(text.contains(old), "{file} has no {old}");
    fs::write(path, text.replace(old, new)).expect("the folder can be copied");
    copy
}

fn folder(copy: &TempDir) -> &str {
    copy.path().to_str().expect("a path of letters")
}

#[test]
fn scripts_miss_a_rule_a_section_and_an_expectation() {
    let rule = changed("rules/02-winning.script", "?", "#");
    assert!(failure(|| conform::scripts::<Toy>(folder(&rule), &SOUND)).contains("TOY-2.4 is never expected"));
    let wrong = changed("rules/02-winning.script", "? points b = 4 ", "? points b = 5 ");
    let said = failure(|| conform::scripts::<Toy>(folder(&wrong), &SOUND));
    assert!(said.contains("02-winning.script, line 8: ") && said.contains("points b is 4, not 5"), "{said}");
    let section = changed("rules/02-winning.script", "?", "?");
    fs::remove_file(section.path().join("rules/02-winning.script")).unwrap();
    assert!(
        failure(|| conform::scripts::<Toy>(folder(&section), &SOUND)).contains("one file for each section")
    );
}

#[test]
fn laws_are_broken_by_a_leak() {
    let leaky = Profile { given: &[("fault", "leak")], ..SOUND };
    let said = failure(|| conform::laws::<Toy>(&leaky));
    assert!(said.contains("law 4 is broken") || said.contains("law 5 is broken"), "{said}");
}

#[test]
fn laws_that_compare_nothing_are_no_laws() {
    // Before the first choice hands are hidden, but a game of no steps looks at none of them.
    let blind = Profile { steps_max: 0, ..SOUND };
    assert!(failure(|| conform::laws::<Toy>(&blind)).contains("nothing was varied"));
}

#[test]
fn kept_games_replay_otherwise_are_too_few_or_miss_an_option() {
    let scores = changed(USUAL, "\n= a ", "\n= a 1");
    assert!(failure(|| kept::replay::<Toy>(folder(&scores), &SOUND)).contains("scores"));
    let many = Profile { kept_games: 1_000, ..SOUND };
    let whole = changed(USUAL, "mu 1", "mu 1");
    assert!(failure(|| kept::replay::<Toy>(folder(&whole), &many)).contains("games are kept"));
    fs::remove_file(whole.path().join(BONUS)).unwrap();
    assert!(failure(|| kept::replay::<Toy>(folder(&whole), &SOUND)).contains("bonus is nowhere otherwise"));
}

#[test]
fn counts_differ() {
    let wrong = changed("perft.txt", "perft 1 6", "perft 1 7");
    assert!(failure(|| conform::perft::<Toy>(folder(&wrong))).contains("perft 1 7, found: perft 1 6"));
    let none = changed("perft.txt", "perft", "# perft");
    assert!(failure(|| conform::perft::<Toy>(folder(&none))).contains("nothing is counted"));
}

#[test]
fn a_leak_that_nobody_looks_for_is_not_noticed() {
    let blind = Profile { steps_max: 0, ..SOUND };
    assert!(failure(|| conform::leak::<Toy>(&blind)).contains("no law noticed a leaking view"));
}

#[test]
fn choices_that_all_see_cannot_be_taken_back() {
    let wrong = Profile { takes_back: true, ..SOUND };
    assert!(failure(|| conform::take_back::<Toy>(&wrong)).contains("alone: 0"));
}

#[test]
fn values_outgrow_their_ceilings() {
    let low = Profile { sizes: Sizes { state: 100, ..SOUND.sizes }, ..SOUND };
    assert!(failure(|| conform::sizes::<Toy>(&low)).contains("is not below"));
    let high = Profile { sizes: Sizes { view: 4_000, ..SOUND.sizes }, ..SOUND };
    assert!(failure(|| conform::sizes::<Toy>(&high)).contains("far below"));
}

/// The numbers of the toy with something wrong in them.
struct Flawed<const FLAW: u8>;

const SOUND_NUMBERS: u8 = 0;
const ALIKE: u8 = 1;
const ENDLESS: u8 = 2;
const DEAD_END: u8 = 3;
const TOO_GREAT: u8 = 4;
const UNTOLD: u8 = 5;
const SECRET: u8 = 6;
const CHANGING: u8 = 7;
const NAMELESS: u8 = 8;

impl<const FLAW: u8> Coding for Flawed<FLAW> {
    type Game = Toy;

    const CHOICES: usize = ToyCoding::CHOICES;

    fn name(choice: u16) -> String {
        ToyCoding::name(if FLAW == NAMELESS { 0 } else { choice })
    }

    fn legal(view: &View, actions: &mut Vec<Action>) {
        ToyCoding::legal(view, actions);
    }

    fn encode(view: &View, action: Action, encoded: &mut Vec<u16>) {
        ToyCoding::encode(view, action, encoded);
        if FLAW == ALIKE {
            encoded[0] /= 9;
        }
    }

    fn mask(view: &View, chosen: &[u16], mask: &mut [bool]) {
        ToyCoding::mask(view, chosen, mask);
        match FLAW {
            ENDLESS => mask[0] |= !chosen.is_empty(),
            DEAD_END => mask[0] |= chosen.is_empty() && !view.legal().is_empty(),
            _ => {}
        }
    }

    fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
        let label = Label { name: "more", rule: toy::SEAL, range: (0, 9), meaning: "nothing" };
        let seen = format!("{view:?}");
        match FLAW {
            UNTOLD => writer.field(label, &[1]),
            CHANGING if view.hand().is_empty() => writer.field(label, &[1]),
            _ => ToyCoding::write(view, chosen, writer),
        }
        if FLAW == SECRET || FLAW == TOO_GREAT {
            // What leaks is the lowest number of the last seat, which the view holds and tells nobody.
            let leak = seen.bytes().rev().filter(u8::is_ascii_digit).map(|digit| digit - b'0').next();
            let one = if FLAW == SECRET { leak.unwrap_or(0) } else { 10 };
            writer.one(label, one);
        }
    }
}

/// What is said of the numbers with a flaw.
fn said_of<const FLAW: u8>(profile: &Profile) -> String {
    failure(|| conform::coding::<Flawed<FLAW>>(profile))
}

#[test]
fn numbers_are_wrong_in_every_way() {
    conform::coding::<Flawed<SOUND_NUMBERS>>(&SOUND);
    assert!(said_of::<ALIKE>(&SOUND).contains("begins"));
    assert!(said_of::<ENDLESS>(&SOUND).contains("is complete and goes on"));
    assert!(said_of::<DEAD_END>(&SOUND).contains("after [] of"));
    assert!(said_of::<TOO_GREAT>(&SOUND).contains("more is 10 at 0"));
    assert!(said_of::<UNTOLD>(&SOUND).contains("0 differ in numbers"));
    assert!(said_of::<CHANGING>(&SOUND).contains("is not in the schema"));
    assert!(said_of::<NAMELESS>(&SOUND).contains("a name of its own"));
    let leaky = Profile { given: &[("fault", "leak")], ..SOUND };
    assert!(said_of::<SECRET>(&leaky).contains("is told a secret"));
}
