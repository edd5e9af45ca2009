//! Questions at the table.

use super::*;
use crate::table::asks::{Answered, Asked, Assent, Question, Reply};

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

/// The lines of the menu about ending and leaving.
fn ways_out(page: &TablePage) -> String {
    let text = table_page(page).into_string();
    let lines = text.split_once("<div id=\"ways-out\">").unwrap().1;
    lines.split_once("</div>").unwrap().0.to_owned()
}

#[test]
fn the_menu_ends_the_game_asks_the_others_or_gives_up() {
    let undone = ["This cannot be undone.", "C’est définitif.", "Das lässt sich nicht rückgängig machen."];
    for (language, undone) in Language::ALL.into_iter().zip(undone) {
        let with = |ways_out| TablePage { ways_out, ..a_table(language) };
        let others = ways_out(&with(WaysOut { end: Some(Assent::Others), opponent: None }));
        assert!(others.contains("/propose") && others.contains("name=\"kind\" value=\"end\""), "{others}");
        assert!(
            !others.contains(undone) && !others.contains("/give-up"),
            "whoever is asked may decline: {others}"
        );
        let alone = ways_out(&with(WaysOut { end: Some(Assent::AtOnce), opponent: None }));
        assert!(alone.contains("/propose") && alone.matches(undone).count() == 1, "{alone}");
        let two = ways_out(&with(WaysOut { end: Some(Assent::Others), opponent: Some(seat(1)) }));
        let given_up = two.split_once("/give-up\"").unwrap().1.split_once("</form>").unwrap().0;
        assert!(given_up.contains(undone) && given_up.contains("&lt;i&gt;vo"), "{given_up}");
        let asked = ways_out(&with(WaysOut::default()));
        assert!(!asked.contains("/propose") && asked.contains("/leave"), "it is being asked: {asked}");
        let others_decide = |lines: &str| {
            lines.contains("others decide") || lines.contains("Les autres") || lines.contains("Die anderen")
        };
        assert!(others_decide(&others) && others_decide(&asked) && !others_decide(&alone), "{alone}");
        let over = TablePage { dock: Dock::Over(an_ending()), ..with(WaysOut::default()) };
        assert!(!ways_out(&over).contains("data-ask"), "a game that is over is left without a question");
        assert_eq!(ways_out(&watched(language)), "", "who watches ends nothing");
    }
}

#[test]
fn whoever_is_asked_to_end_the_game_is_told_what_it_means() {
    let ends = Question { asked: Asked::End, ..asked() };
    for (language, words) in Language::ALL.into_iter().zip([
        [
            "asks to end the game here, without a result.",
            "The game would be over for everybody and count for nobody.",
        ],
        [
            "propose d’arrêter la partie ici, sans résultat.",
            "La partie serait finie pour tout le monde et ne compterait pour personne.",
        ],
        [
            "schlägt vor, das Spiel hier ohne Ergebnis zu beenden.",
            "Das Spiel wäre für alle zu Ende und würde für niemanden zählen.",
        ],
    ]) {
        let strip = strip(language, ends.clone());
        assert!(words.iter().all(|words| strip.contains(words)), "{strip}");
    }
    let own = Question { by: Some(seat(0)), is_own: true, replies: Vec::new(), ..ends.clone() };
    assert!(strip(English, own).contains("You ask to end the game here"));
    let declined = vec![answered(4, Some(Reply::Decline))];
    let declined = Question { decided: Some(Reply::Decline), answered: declined, ..ends };
    assert!(strip(English, declined).contains("Zélie declined: the game goes on."));
}

#[test]
fn the_button_says_whether_others_are_asked() {
    for (how, words) in [(Assent::AtOnce, ">Take back</button>"), (Assent::Others, "Ask to take back")] {
        let page = TablePage { ask_back: Some(how), ..a_table(English) };
        let text = table_page(&page).into_string();
        assert!(
            text.contains(words) && text.contains("/propose") && text.contains("value=\"takeback\""),
            "{words}"
        );
    }
}
