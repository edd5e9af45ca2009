//! Hints on the page of a table.

use super::*;

#[test]
fn the_bulb_is_for_those_who_may_ask() {
    let bulb = |page: &TablePage| table_page(page).into_string().contains("data-hint");
    let mine = a_table(English);
    assert!(bulb(&mine));
    assert!(!bulb(&watched(English)), "who watches");
    let forbidden = TableFacts { hints: false, ..(*mine.table).clone() };
    let page = TablePage { table: forbidden.into(), ..mine };
    assert!(!bulb(&page) && table_page(&page).into_string().contains("No hints at this table."));
}

#[test]
fn a_hint_stands_above_the_choices_without_script_and_is_read_by_the_script() {
    let page = TablePage { hint: Some(a_hint()), ..a_table(English) };
    let text = table_page(&page).into_string();
    let (before, after) = text.split_once("class=\"advice\"").unwrap();
    assert!(before.ends_with("<noscript><div class=\"plain\"><div "), "the script shows it otherwise");
    assert!(
        after.contains("You can win this trick.") && after.contains("Play Red 7: clearly best"),
        "{after}"
    );
    let answer = serde_json::to_value(hint_answer(&a_hint(), seat(2), 41)).unwrap();
    assert_eq!(answer["choices"][1], serde_json::json!({ "p": ["h.2"], "say": "Play Green 3" }));
    assert_eq!((answer["seat"].as_str(), answer["seq"].as_u64()), (Some("c"), Some(41)));
}

#[test]
fn hints_are_counted_for_those_who_may_know() {
    let counted = |page: &TablePage| table_page(page).into_string().matches("2 hints").count();
    let page = TablePage { hints_taken: vec![(seat(0), 2)], ..a_table(English) };
    assert_eq!(counted(&page), 1);
    let over = TablePage { dock: Dock::Over(an_ending()), ..page };
    assert_eq!(counted(&over), 2, "in the column of players and with the result");
    assert_eq!(counted(&a_table(English)), 0);
}
