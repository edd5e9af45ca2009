//! Questions at the table.

use super::*;
use crate::table::asks::{Answered, AskBack, Asked, Question, Reply};

fn answered(at: usize, reply: Option<Reply>) -> Answered {
    Answered { seats: vec![seat(at)], reply, is_mine: false }
}

/// The visitor's own answer.
fn own(reply: Option<Reply>) -> Answered {
    Answered { is_mine: true, ..answered(0, reply) }
}

/// The second seat asks; the first is the visitor's, and the fifth has agreed.
fn asked() -> Question {
    Question {
        number: 3,
        asked: Asked::TakeBack { steps: 4 },
        by: Some(seat(1)),
        is_own: false,
        answered: vec![own(None), answered(1, Some(Reply::Agree)), answered(4, Some(Reply::Agree))],
        replies: vec![Reply::Agree, Reply::Decline],
        decided: None,
    }
}

fn strip(language: Language, question: Question) -> String {
    let page = TablePage { questions: vec![question], ..a_table(language) };
    let text = table_page(&page).into_string();
    let strip = text.split_once("<section id=\"asks\"").unwrap().1;
    strip.split_once("</section>").unwrap().0.to_owned()
}

#[test]
fn who_is_asked_has_a_form_for_every_answer() {
    let words =
        ["asks to take back 4 steps", "demande à reprendre 4 étapes", "möchte 4 Schritte zurücknehmen"];
    for (language, words) in Language::ALL.into_iter().zip(words) {
        let strip = strip(language, asked());
        assert!(strip.contains(words) && strip.contains("&lt;i&gt;vo"), "{strip}");
        assert_eq!(strip.matches("action=\"/t/brass-lamp-7kq/answer\"").count(), 2);
        for field in
            ["name=\"number\" value=\"3\"", "name=\"choice\" value=\"decline\"", "name=\"seq\" value=\"41\""]
        {
            assert!(strip.contains(field), "{field}: {strip}");
        }
        assert!(!strip.contains("/withdraw"));
    }
}

#[test]
fn the_asker_sees_for_whom_it_waits_and_may_withdraw() {
    let own = Question {
        by: Some(seat(0)),
        is_own: true,
        answered: vec![own(Some(Reply::Agree)), answered(1, None), answered(4, None)],
        replies: Vec::new(),
        ..asked()
    };
    let strip = strip(English, own);
    assert!(strip.contains("You ask to take back 4 steps.") && strip.contains("and Zélie."), "{strip}");
    assert!(strip.contains("/withdraw") && !strip.contains("/answer"), "{strip}");
}

#[test]
fn a_vote_keeps_its_buttons_and_marks_the_answer_that_was_given() {
    let vote = Question {
        asked: Asked::Absent(seat(1)),
        by: None,
        answered: vec![own(Some(Reply::Wait)), answered(4, None)],
        replies: vec![Reply::Wait, Reply::Computer, Reply::End],
        ..asked()
    };
    let strip = strip(English, vote);
    assert_eq!(strip.matches("/answer").count(), 3);
    assert_eq!(strip.matches("aria-pressed=\"true\"").count(), 1);
    assert!(strip.contains("Your answer: Wait. Waiting for Zélie."), "{strip}");
}

#[test]
fn what_was_decided_has_no_buttons_and_without_a_question_the_strip_is_hidden() {
    let strip = strip(English, Question { decided: Some(Reply::Agree), ..asked() });
    assert!(strip.contains("took back 4 steps; Zélie agreed."), "{strip}");
    assert!(!strip.contains("<form"));
    assert!(
        table_page(&a_table(English))
            .into_string()
            .contains("id=\"asks\" class=\"asks\" aria-label=\"Questions at the table\" hidden")
    );
}

#[test]
fn the_button_says_whether_others_are_asked() {
    for (how, words) in [(AskBack::AtOnce, ">Take back</button>"), (AskBack::Others, "Ask to take back")] {
        let page = TablePage { ask_back: Some(how), ..a_table(English) };
        let text = table_page(&page).into_string();
        assert!(
            text.contains(words) && text.contains("/propose") && text.contains("value=\"takeback\""),
            "{words}"
        );
    }
}
