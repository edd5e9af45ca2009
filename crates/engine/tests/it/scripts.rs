//! Scripts: every kind of expectation, met and not met.

use engine::script::{Coverage, run};

use crate::sealed::Sealed;

fn covered(text: &str) -> Coverage {
    run::<Sealed>(text).unwrap_or_else(|failures| panic!("{failures:?}"))
}

/// The line and the explanation of every failure.
fn failures(text: &str) -> Vec<(usize, String)> {
    let failures = run::<Sealed>(text).expect_err("an expectation is not met");
    failures
        .into_iter()
        .map(|failed| (failed.line, failed.what.split("\n    ").nth(1).unwrap().into()))
        .collect()
}

/// The only failure of one case with these lines.
fn failure(lines: &str) -> String {
    let text = format!("case SEALED-3.1 x\noption players 2\n~ deal a=9\n{lines}\n");
    let [failed] = &failures(&text)[..] else { panic!("one failure") };
    failed.1.clone()
}

#[test]
fn every_rule_of_a_game() {
    let coverage = covered(
        "# SEALED: all of it

        case SEALED-2.1 Three cards each
        option players 2
        ! deal a=1,2,3 b=3,5,6          -> SEALED-2.1
        ! deal a=1,2,3 b=4,5,6          -> ok SEALED-2.1
        ? hand a = 1,2,3                SEALED-2.1

        case SEALED-3.1, SEALED-3.2, SEALED-3.3 Everybody bids one of their cards
        option players 2
        ~ deal a=9 b=16
        ? hand b = 3,4,16
        ? owed a = bid 1 / bid 2 / bid 9 / show 1 / show 2 / show 9
        a bid 3                         -> SEALED-3.2
        a bid 9                         -> ok SEALED-3.1
        a bid 1                         -> SEALED-3.3
        ? owed a =

        case SEALED-4.1 SEALED-4.2 The highest bid wins
        option players 2
        option prize bids
        ~ deal a=9 b=16
        a bid 9
        b bid 16                        -> ok SEALED-4.1 SEALED-4.2
        ? points b = 2                  SEALED-4.2
        ? points a = 0                  SEALED-4.1, SEALED-4.2

        case SEALED-5.1 SEALED-5.2 A card is shown once
        option players 2
        ~ deal
        a show 1                        -> ok SEALED-5.1
        a show 2                        -> SEALED-5.2

        case SEALED-6.1 The last deal ends the game
        option players 2
        ~ deal
        auto until deal
        ~ deal a=16
        auto 5
        ? owed b = bid 5 / show 5
        b bid 5                         -> ok SEALED-4.2
        a bid 16                        -> SEALED-6.1
        ",
    );
    assert_eq!(coverage.gaps::<Sealed>(), [""; 0]);
    assert_eq!(coverage.expectations, 23);
}

#[test]
fn gaps_are_told() {
    let mut coverage = covered("case SEALED-3.1 x\noption players 2\n~ deal\na bid 16 -> SEALED-3.2");
    let gaps = coverage.gaps::<Sealed>();
    assert!(gaps.contains(&"SEALED-3.1 is never expected as a refusal, an effect or a fact".into()));
    assert!(gaps.contains(&"SEALED-3.2 is named by no case in which something is allowed".into()));
    assert_eq!(gaps.len(), 2 * 9 - 2);
    coverage.add(covered("case SEALED-3.2 x\noption players 2\n~ deal\na bid 1 -> ok SEALED-3.1"));
    assert_eq!(coverage.gaps::<Sealed>().len(), 2 * 9 - 4);
    assert_eq!(coverage.expectations, 4);
}

#[test]
fn what_is_not_met_is_told() {
    assert_eq!(
        failure("a bid 16 -> ok"),
        "expected ok, but it was refused: card 16 is not in this hand [SEALED-3.2]"
    );
    assert_eq!(
        failure("a bid 16"),
        "expected ok, but it was refused: card 16 is not in this hand [SEALED-3.2]"
    );
    assert_eq!(
        failure("a bid 16 -> SEALED-3.3"),
        "expected SEALED-3.3, but it was refused: card 16 is not in this hand [SEALED-3.2]"
    );
    assert_eq!(failure("a bid 9 -> SEALED-3.2"), "expected a refusal by SEALED-3.2, but it was allowed");
    assert_eq!(failure("a bid 9 -> ok SEALED-4.1"), "no event cites SEALED-4.1; cited are {\"SEALED-3.1\"}");
    assert_eq!(
        failure("a bid 16 -> SEALED-3.2 SEALED-3.3"),
        "a step is refused by one rule; SEALED-3.3 is one too many"
    );
    assert_eq!(
        failure("! deal a=1,2,3 b=4,5,6 -> ok"),
        "expected ok, but it was refused: no luck is due here"
    );
    assert_eq!(failure("a bid 9 ->"), "nothing is expected after ->");
    assert_eq!(failure("a bid"), "cannot be read: column 6: expected a card, 1 to 16");
    assert_eq!(failure("c bid 1"), "cannot be read: column 1: expected a seat of this table, a to b");
    assert_eq!(failure("? hand a = 1,2 SEALED-2.1"), "hand a is 1,2,9, not 1,2");
    assert_eq!(
        failure("? hand a = 1,2,9 SEALED-2.1 really"),
        "only rules follow after the first one, and really is none"
    );
    assert_eq!(
        failure("? owed b = bid 3"),
        "owed b is bid 3 / bid 4 / bid 5 / show 3 / show 4 / show 5, not bid 3"
    );
    assert_eq!(failure("? owed x = bid 3"), "column 1: expected a seat, a to f");
    assert_eq!(failure("? weather = fine"), "there is no fact weather");
    assert_eq!(failure("? hand a"), "a question has the form: ? cap b = 3  RULE-ID");
    assert_eq!(failure("auto soon"), "auto needs a number of choices or: until deal");
    assert_eq!(failure("option prize bids"), "options come before the first step");
}

#[test]
fn a_case_that_shows_nothing_fails() {
    let at = |line, what: &str| vec![(line, what.to_owned())];
    let unnamed = "the heading of this case names no rule of the game";
    assert_eq!(failures("case The cards are dealt\noption players 2\n~ deal"), at(1, unnamed));
    assert_eq!(failures("\ncase SEALED-9.9 x"), at(2, unnamed));
    assert_eq!(failures("case"), at(1, unnamed));
    assert_eq!(failures("case SEALED-2.1 x\noption players 2"), at(1, "this case expects nothing"));
    let begins = "a script begins with a line: case RULE-ID what it shows";
    assert_eq!(failures("# x\n~ deal\na bid 1"), at(2, begins));
    assert_eq!(covered("# nothing at all"), Coverage::default());
}

#[test]
fn tables_that_cannot_be_are_told() {
    let first = |lines: &str| failures(&format!("case SEALED-2.1 x\n{lines}")).remove(0);
    assert_eq!(first("~ deal"), (2, "the case needs a line: option players 4".into()));
    assert_eq!(first("option players many"), (2, "the number of players is no number".into()));
    assert_eq!(first("option players"), (2, "an option has a name and a value".into()));
    let bad = "option players cannot be \"7\"; it is a number from 2 to 4";
    assert_eq!(first("option players 7\n~ deal"), (3, bad.into()));
}

#[test]
fn a_case_ends_at_its_first_failure_and_the_next_one_runs() {
    let text = "case SEALED-2.1 x\noption players 2\n~ deal\na bid 16\na bid 15\n\
        case SEALED-2.1 y\noption players 2\n~ deal\nb bid 16\n";
    let lines: Vec<usize> = failures(text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [4, 9]);
    let failed = run::<Sealed>(text).unwrap_err().remove(0).to_string();
    assert!(failed.starts_with("line 4: a bid 16\n    expected ok"), "{failed}");
}
