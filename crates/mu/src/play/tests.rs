use std::fs;
use std::io::Cursor;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use ::words::Language;
use engine::{SavedGame, Seat};

use super::{Play, resumed, seats};
use crate::failure::Failure;
use crate::given::TableGiven;
use crate::saved_file::SavedFile;
use crate::tests::TOY;

/// Anna at a table of three. She holds 4, 11 and 16.
fn anna() -> Play {
    Play {
        game: Some(&TOY),
        table: TableGiven { players: Some(3), preset: None, options: vec![("rounds".into(), "1".into())] },
        seat: Seat::default(),
        name: None,
        bots: Vec::new(),
        seed: Some(7),
        language: Some(Language::English),
        save: None,
        resume: None,
    }
}

fn typed(play: &Play, lines: &str) -> Result<String, Failure> {
    let mut out = Vec::new();
    play.run(&mut Cursor::new(lines.as_bytes()), &mut out)?;
    Ok(String::from_utf8(out).unwrap())
}

/// The same at a table that is kept in a file of its own, without what is said of the file at the end of the input.
fn typed_aside(play: Play, lines: &str) -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let path = scratch(&format!("aside-{}.mu", COUNT.fetch_add(1, Ordering::Relaxed)));
    let all = typed(&Play { save: Some(path), ..play }, lines).unwrap();
    let last = all.trim_end_matches('\n').rfind('\n').map_or(0, |at| at + 1);
    if all[last..].contains("--resume") { all[..last].to_owned() } else { all }
}

fn heard(lines: &str) -> String {
    typed_aside(anna(), lines)
}

/// What was answered to the first line typed.
fn answer(line: &str) -> String {
    let all = heard(&format!("{line}\n"));
    let after = all.split("> ").nth(1).unwrap();
    after.trim().to_owned()
}

fn refusal(play: &Play) -> String {
    match typed(play, "") {
        Err(Failure::Input(why)) => why,
        other => panic!("{other:?}"),
    }
}

/// A path of one test alone.
fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("mu-play-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

const QUESTION: &str =
    "Your number. Seal one of your numbers. (TOY-1.2)\n1. Seal 4\n2. Seal 11\n3. Seal 16\n";

#[test]
fn the_question_says_what_is_owed() {
    let start = heard("");
    let welcome =
        "Toy. You are Anna. With you: Ben (Steady) and Clara (Steady). Type ? for help.\n\nRound 1\n\n";
    assert_eq!(start, format!("{welcome}{QUESTION}> \n"));
}

#[test]
fn a_whole_game_is_played_by_numbers_and_by_notation() {
    let all = heard("1\nSEAL 11\nseal 16\n");
    let told: Vec<&str> = all.lines().collect();
    let showing =
        ["> You sealed 4.", "Ben has sealed a number.", "Clara has sealed a number.", "Anna shows 4."];
    assert!(told.windows(4).any(|lines| lines == showing), "{all}");
    let end = "\nWon by Anna.\n1. Anna: 27 points\n  numbers: 27 (TOY-2.1)\n2. Ben: 14 points\n";
    assert!(all.contains(end), "{all}");
    assert!(all.contains("Anna wins 16 points. (TOY-2.1)\nThe game is over. (TOY-2.3)\n"), "{all}");
}

#[test]
fn every_command_answers() {
    assert_eq!(answer(""), QUESTION.trim());
    let help = answer("?");
    assert!(help.contains("q: save the game and leave.") && help.ends_with("3. Seal 16 (seal 16)"), "{help}");
    assert_eq!(answer("b"), "Shown\nScores\n  Anna: 0\n  Ben: 0\n  Clara: 0\nYour numbers\n  4, 11 and 16");
    assert_eq!(answer("h"), "Your numbers\n  4, 11 and 16");
    assert_eq!(answer("s"), "Scores\n  Anna: 0\n  Ben: 0\n  Clara: 0");
    assert_eq!(answer("l"), "Round 1 (TOY-1.1)");
    assert_eq!(answer("why 2"), "That is allowed.");
    assert_eq!(
        answer("why seal 18"),
        "You do not hold 18. (TOY-1.3)\nTOY-1.3 Own numbers\nYou seal a number that you hold."
    );
    assert_eq!(answer("why"), "Write the choice after the word why.");
    assert!(answer("r 1.2").starts_with("TOY-1.2 Seal\nAll seats choose"));
    assert!(answer("r highest points").starts_with("TOY-2.1 Highest number"));
    assert_eq!(answer("r nothing"), "No rule has the id or the words “nothing”.");
    assert_eq!(answer("r"), "Write the number of a rule or words after r.");
    assert_eq!(answer("at 7"), "7\n  It was not shown yet.");
    assert_eq!(answer("at"), "Write a place on the table after the word at.");
    assert!(answer("at 19").starts_with("There is nothing to say of “19”."));
    assert!(answer("u").starts_with("Nothing can be taken back"));
}

#[test]
fn a_hint_says_first_what_matters_and_then_which() {
    let all = heard("hint\nhint\nhint\n");
    let told: Vec<&str> = all.split("> ").skip(1).map(str::trim).collect();
    assert!(told[0].ends_with("Type hint once more to hear which."), "{all}");
    assert!(!told[0].contains("Seal"), "{all}");
    assert_eq!(told[1], "1. Seal 16");
    assert_eq!(told[2], told[0], "a third time begins anew");
}

#[test]
fn the_log_begins_at_the_last_own_choice() {
    let all = heard("1\nl\n");
    let log = all.split("> ").nth(2).unwrap();
    assert!(log.starts_with("You sealed 4. (TOY-1.2)\nBen has sealed a number. (TOY-1.2)\n"), "{log}");
    assert!(!log.contains("Round 1"), "{log}");
}

#[test]
fn what_is_refused_changes_nothing() {
    assert_eq!(answer("seal 18"), "You do not hold 18. (TOY-1.3)");
    assert_eq!(answer("9"), "There is no choice 9. The numbers go from 1 to 3.");
    assert_eq!(answer("0"), "There is no choice 0. The numbers go from 1 to 3.");
    assert_eq!(answer("seal"), "Not understood from character 5 on. You can type, for example: seal 4");
    assert_eq!(answer("\u{1b}[A"), "Not understood from character 1 on. You can type, for example: seal 4");
    assert_eq!(
        heard("seal 18\n9\nseal\nwhy 1\nb\n1\n2\n1\n").split("\nWon by").nth(1),
        heard("1\n2\n1\n").split("\nWon by").nth(1)
    );
}

#[test]
fn all_languages_are_spoken() {
    let spoken = Language::ALL.map(|language| {
        let play = Play { language: Some(language), ..anna() };
        typed_aside(play, "?\n7\nseal\nwhy\nr\nwhy 1\nl\n1\n1\n1\n")
    });
    for (language, text) in Language::ALL.into_iter().zip(&spoken).skip(1) {
        let english: Vec<&str> = spoken[0].lines().filter(|line| line.contains(' ')).collect();
        let same: Vec<&&str> =
            english.iter().filter(|line| text.lines().any(|other| other == **line)).collect();
        assert!(same.is_empty(), "{language:?} says in English: {same:?}");
    }
    assert!(spoken[1].contains("Vous êtes Anna. Avec vous\u{202f}: Ben (Solide) et Clara (Solide)."));
    assert!(spoken[2].contains("Nicht verstanden ab Zeichen 5."));
}

#[test]
fn a_game_that_is_kept_goes_on_as_it_would_have() {
    let (whole, parts) = (scratch("whole.mu"), scratch("parts.mu"));
    let mut play = Play { save: Some(whole.clone()), ..anna() };
    play.table.options.clear();
    typed(&play, "1\n1\n1\n1\n1\n1\n").unwrap();

    play.save = Some(parts.clone());
    let left = typed(&play, "1\n1\nq\n").unwrap();
    assert!(
        left.ends_with(&format!("The game is saved. Go on with: mu play --resume {}\n", parts.display())),
        "{left}"
    );
    let text = fs::read_to_string(&parts).unwrap();
    assert!(text.contains("\nseat a Anna\nseat b bot steady\nseat c bot steady\nseed 7\n---\n"), "{text}");

    // Somebody added a line that this program does not know.
    let saved = SavedGame::parse(
        &text
            .replace("seat a", "place kitchen\nseat a")
            .replace("option fault none\noption bonus none\n", ""),
    )
    .unwrap();
    let file = SavedFile { path: parts.clone(), saved, game: &TOY };
    let mut out = Vec::new();
    let mut session = resumed(&file, Language::English).unwrap().kept_in(Some(parts.clone()));
    session.play(&mut Cursor::new("1\n1\n1\n1\n"), &mut out).unwrap();
    let told = String::from_utf8(out).unwrap();
    assert!(told.starts_with("Toy. You are Anna.") && !told.contains("Anna shows 4."), "{told}");
    let again = fs::read_to_string(&parts).unwrap();
    let usual = again
        .replace("place kitchen\n", "")
        .replace("seed 7\noption fault none\noption bonus none\n", "seed 7\n");
    assert_eq!(
        usual.replace(
            "option lowest_wins false\n",
            "option lowest_wins false\noption fault none\noption bonus none\n"
        ),
        fs::read_to_string(&whole).unwrap()
    );
    assert!(again.contains("\nplace kitchen\nseat a Anna\n"), "the line stays in its place: {again}");
    assert!(again.lines().last().unwrap().starts_with("= a "));
}

#[test]
fn a_game_is_kept_after_each_choice() {
    let path = scratch("each.mu");
    let play = Play { save: Some(path.clone()), ..anna() };
    typed(&play, "2\n").unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("\na seal 11\n"), "{text}");
}

#[test]
fn the_end_of_the_input_keeps_the_game_as_leaving_does() {
    let here = std::env::current_dir().unwrap().join("toy-190.mu");
    let kept = |lines: &str| {
        let said = typed(&Play { seed: Some(190), ..anna() }, lines).unwrap();
        assert!(said.ends_with("Go on with: mu play --resume toy-190.mu\n"), "{said}");
        let text = fs::read_to_string(&here).unwrap();
        fs::remove_file(&here).unwrap();
        text
    };
    let (left, ended) = (kept("2\nq\n"), kept("2\n"));
    assert_eq!(left, ended);
    assert!(ended.contains("seed 190\n") && ended.contains("a seal "), "{ended}");
}

#[test]
fn a_file_that_cannot_go_on_says_why() {
    let file = |change: fn(&str) -> String| {
        let path = scratch("bad.mu");
        typed(&Play { save: Some(path.clone()), ..anna() }, "1\n").unwrap();
        let saved = SavedGame::parse(&change(&fs::read_to_string(&path).unwrap())).unwrap();
        match resumed(&SavedFile { path: "bad.mu".into(), saved, game: &TOY }, Language::English).err() {
            Some(Failure::Input(why) | Failure::Finding(why)) => why,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        file(|text| text.replace("seed 7\n", "")),
        "bad.mu: only games of mu play can go on; this one names no seed"
    );
    assert_eq!(
        file(|text| text.replace("seed 7\n", "seed x\n")),
        "bad.mu: line 12: a seed is a whole number"
    );
    assert_eq!(
        file(|text| text.replace("seat a Anna", "seat a bot steady")),
        "bad.mu: computer players sit on all seats"
    );
    assert_eq!(
        file(|text| text.replace("bot steady", "bot clever")),
        "there is no computer player \"clever\"; there are: random, steady, ismcts, pimc"
    );
    assert!(
        file(|text| text.replace("a seal 4", "a seal 5"))
            .starts_with("bad.mu: line 15: 5 is not in this hand")
    );
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let at = |seat: &str| Play { seat: seat.parse().unwrap(), ..anna() };
    assert_eq!(refusal(&at("d")), "there is no seat d at this table; its seats are a to c");
    let with = |bots: &[&str]| Play { bots: bots.iter().map(|bot| (*bot).into()).collect(), ..anna() };
    assert_eq!(refusal(&with(&["steady"; 3])), "3 computer players are named, but there are 2 other seats");
    assert!(refusal(&with(&["clever"])).starts_with("there is no computer player \"clever\""));
    let mut seven = anna();
    seven.table.players = Some(7);
    assert_eq!(refusal(&seven), "option players cannot be \"7\"; it is a number from 2 to 6");
}

#[test]
fn another_seat_and_another_name_are_mine() {
    let play =
        Play { seat: "c".parse().unwrap(), name: Some("Zoé".into()), bots: vec!["random".into()], ..anna() };
    let all = typed_aside(play, "");
    assert!(all.starts_with("Toy. You are Zoé. With you: Anna (Random) and Ben (Random)."), "{all}");
    for (name, fits) in
        [("Zoé", true), ("", false), ("bot 7", false), ("a\nsecret x", false), (&"x".repeat(33), false)]
    {
        assert_eq!(seats::name(name).is_ok(), fits, "{name:?}");
    }
}
