//! Words of the notation, and options.

use engine::notation::{Words, items};
use engine::{BadOptionReason, Game, Options, ParseError};
use proptest::prelude::*;

use crate::sealed::{Action, Card, Deal, Sealed, SealedOptions};

#[test]
fn words_know_their_columns() {
    let mut words = Words::new("  lay \t R7,G3 now ");
    assert_eq!(words.next(), Some((2, "lay")));
    assert_eq!(words.expect("cards"), Ok((8, "R7,G3")));
    assert_eq!(words.clone().end(), Err(ParseError::at(14, "the end of the line")));
    assert_eq!(words.next(), Some((14, "now")));
    assert_eq!(words.end(), Ok(()));
    assert_eq!(words.expect("cards"), Err(ParseError::at(18, "cards")));
    assert_eq!(Words::new("").next(), None);
}

#[test]
fn items_know_their_columns() {
    assert_eq!(items(8, "R7,G3,,B").collect::<Vec<_>>(), [(8, "R7"), (11, "G3"), (14, ""), (15, "B")]);
    assert_eq!(items(0, "").collect::<Vec<_>>(), [(0, "")]);
}

#[test]
fn a_misreading_is_told_from_column_1() {
    let misread = ParseError::at(4, "a card").shifted(2);
    assert_eq!(misread.to_string(), "column 7: expected a card");
}

#[test]
fn actions_are_refused_where_they_are_wrong() {
    let options = options(2, &[]).unwrap();
    let refused = |text| Sealed::read_action(&options, text).unwrap_err().to_string();
    assert_eq!(refused(""), "column 1: expected bid or show");
    assert_eq!(refused("sell 3"), "column 1: expected bid or show");
    assert_eq!(refused("bid"), "column 4: expected a card, 1 to 16");
    assert_eq!(refused("bid   17"), "column 7: expected a card, 1 to 16");
    assert_eq!(refused("bid 3 4"), "column 7: expected the end of the line");
    let refused = |text| Sealed::read_chance(&options, text).unwrap_err().to_string();
    assert_eq!(refused("deal a=1,2,3 b=4,x,6"), "column 18: expected a card, 1 to 16");
    assert_eq!(refused("deal a=1,2,2 b=4,5,6"), "column 12: expected another card than before");
    assert_eq!(refused("deal a=1,2,3 c=4,5,6"), "column 14: expected the hand of b: b=1,2,3");
}

proptest! {
    #[test]
    fn text_goes_there_and_back(card in 1_u8..=16, shows: bool, spaces in "[ \t]{0,3}", seats in 2_u8..=4, seed: u64) {
        let options = options(seats, &[]).unwrap();
        let action = if shows { Action::Show(Card(card)) } else { Action::Bid(Card(card)) };
        let text = Sealed::action_text(&options, action);
        prop_assert_eq!(Sealed::read_action(&options, &text), Ok(action));
        let spaced = format!("{spaces}{}{spaces}", text.replace(' ', &format!(" {spaces}")));
        prop_assert_eq!(Sealed::read_action(&options, &spaced), Ok(action));
        let deal: Deal = Sealed::new(&options).draw(&mut engine::Rng::from_seed(seed));
        let text = Sealed::chance_text(&options, &deal);
        prop_assert_eq!(Sealed::read_chance(&options, &text), Ok(deal));
    }

    #[test]
    fn words_find_every_word(text in "[ a-zé,=]{0,30}") {
        let words: Vec<(usize, &str)> = Words::new(&text).collect();
        prop_assert!(words.iter().all(|&(column, word)| text[column..].starts_with(word)));
        prop_assert_eq!(words.iter().map(|(_, word)| *word).collect::<Vec<_>>(), text.split_whitespace().collect::<Vec<_>>());
    }
}

fn options(seats: u8, chosen: &[(&str, &str)]) -> Result<SealedOptions, engine::OptionError> {
    let chosen: Vec<(String, String)> =
        chosen.iter().map(|&(name, value)| (name.into(), value.into())).collect();
    SealedOptions::build(seats, &chosen)
}

#[test]
fn options_take_their_defaults() {
    let defaults = options(3, &[]).unwrap().chosen();
    assert_eq!(defaults, [("deals", "0".into()), ("low_wins", "false".into()), ("prize", "point".into())]);
    let all = [("prize", "bids"), ("low_wins", "true"), ("deals", "06")];
    let chosen = options(3, &all).unwrap().chosen();
    assert_eq!(chosen, [("deals", "6".into()), ("low_wins", "true".into()), ("prize", "bids".into())]);
}

#[test]
fn every_reason_to_refuse_an_option() {
    use BadOptionReason::{NotMultipleOf, NotOneOf, OutOfRange, Twice, Unknown};
    type Case<'a> = (u8, &'a [(&'a str, &'a str)], BadOptionReason, &'a str);
    let cases: &[Case<'_>] = &[
        (1, &[], OutOfRange(2, 4), "option players cannot be \"1\"; it is a number from 2 to 4"),
        (5, &[], OutOfRange(2, 4), "option players cannot be \"5\"; it is a number from 2 to 4"),
        (
            2,
            &[("colour", "red")],
            Unknown(vec!["deals", "low_wins", "prize"]),
            "there is no option colour; there are: players, deals, low_wins, prize",
        ),
        (
            2,
            &[("low_wins", "yes")],
            NotOneOf(vec!["true", "false"]),
            "option low_wins cannot be \"yes\"; it is one of: true, false",
        ),
        (
            2,
            &[("prize", "")],
            NotOneOf(vec!["point", "bids"]),
            "option prize cannot be \"\"; it is one of: point, bids",
        ),
        (
            2,
            &[("deals", "13")],
            OutOfRange(0, 12),
            "option deals cannot be \"13\"; it is a number from 0 to 12",
        ),
        (
            2,
            &[("deals", "-1")],
            OutOfRange(0, 12),
            "option deals cannot be \"-1\"; it is a number from 0 to 12",
        ),
        (
            4,
            &[("deals", "6")],
            NotMultipleOf(4),
            "option deals cannot be 6; it is 0 or a multiple of 4, the number of players",
        ),
        (2, &[("deals", "2"), ("deals", "2")], Twice, "option deals is given twice"),
    ];
    for (seats, chosen, reason, text) in cases {
        let bad = options(*seats, chosen).unwrap_err();
        assert_eq!((&bad.reason, bad.to_string().as_str()), (reason, *text));
    }
}
