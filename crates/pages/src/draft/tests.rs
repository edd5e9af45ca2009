use words::Language::{self, English};

use super::*;
use crate::sample::a_game;

fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

#[test]
fn a_fresh_form_can_be_opened_as_it_is() {
    let game = a_game(English);
    let draft = Draft::first(&game, "Nour").for_two();
    assert_eq!(draft.errors(&game, English), []);
    assert_eq!(draft.taken().count(), usize::from(game.about.best[0]));
    assert_eq!(draft.seats.len(), usize::from(*game.seats.end()));
    let kinds: Vec<SeatKind> = draft.seats.iter().map(|seat| seat.kind).collect();
    assert_eq!(kinds[..2], [SeatKind::Me, SeatKind::Open], "a seat for a friend");
}

#[test]
fn a_form_is_read_as_it_was_filled_in() {
    let draft = Draft::read(&fields(&[
        ("table", "  Friday  "),
        ("seat.a", "me"),
        ("seat.b", "computer"),
        ("bot.b", "steady"),
        ("seat.c", "here"),
        ("name.c", "Ben"),
        ("option.goal", "other"),
        ("option.goal.other", "250"),
        ("option.open", "false"),
        ("option.open", "true"),
        ("unknown", "x"),
    ]));
    assert_eq!(draft.table, "Friday");
    let kinds: Vec<SeatKind> = draft.seats.iter().map(|seat| seat.kind).collect();
    assert_eq!(kinds, [SeatKind::Me, SeatKind::Computer, SeatKind::Here]);
    assert_eq!((draft.seats[1].player, draft.seats[2].name.as_str()), (Some(Level::Steady), "Ben"));
    assert_eq!(draft.options, fields(&[("goal", "250"), ("open", "true")]));
}

#[test]
fn a_text_of_one_s_own_counts_more_than_an_offered_one() {
    let read = |pairs: &[(&str, &str)]| Draft::read(&fields(pairs)).options;
    for pairs in [
        [("option.map.offered", "atoll"), ("option.map", "  ")],
        [("option.map", ""), ("option.map.offered", "atoll")],
    ] {
        assert_eq!(read(&pairs), fields(&[("map", "atoll")]));
    }
    assert_eq!(read(&[("option.map.offered", "atoll"), ("option.map", "own")]), fields(&[("map", "own")]));
    assert_eq!(read(&[("option.map.offered", "")]), fields(&[("map", "")]));
}

#[test]
fn a_preset_sets_every_option_that_is_no_text() {
    let game = a_game(English);
    let mut draft =
        Draft::read(&fields(&[("option.goal", "300"), ("option.map", "own"), ("table", "Friday")]));
    assert!(game.presets.iter().all(|preset| !draft.is_as(preset, &game)));
    draft.take(&game.presets[1]);
    let values: Vec<&str> = game.options.iter().map(|option| draft.option(option)).collect();
    assert_eq!((values, draft.table.as_str()), (vec!["200", "false", "fast", "own"], "Friday"));
    assert!(draft.is_as(&game.presets[1], &game) && !draft.is_as(&game.presets[0], &game));
    assert!(Draft::first(&game, "Nour").is_as(&game.presets[0], &game));
}

#[test]
fn everything_wrong_is_said_at_its_field_in_every_language() {
    for language in Language::ALL {
        let game = a_game(language);
        let draft = Draft::read(&fields(&[
            ("seat.a", "me"),
            ("seat.b", "me"),
            ("seat.c", "here"),
            ("seat.d", "computer"),
            ("bot.d", "oracle"),
            ("option.goal", "7"),
            ("option.pace", "never"),
        ]));
        let errors = draft.errors(&game, language);
        let found: Vec<&str> = errors.iter().map(|error| error.field.as_str()).collect();
        assert_eq!(found, ["name", "seat.b", "name.c", "bot.d", "option.goal", "option.pace"]);
        assert!(errors.iter().all(|error| !error.text.is_empty()));
    }
}

#[test]
fn too_few_and_too_many_seats_are_refused() {
    let game = a_game(English);
    let two = Draft::read(&fields(&[("seat.a", "me"), ("seat.b", "closed")]));
    assert_eq!(two.errors(&game, English)[0].field, "seats");
    let bad =
        OptionError { name: "players".into(), value: "2".into(), reason: BadOptionReason::OutOfRange(3, 6) };
    assert_eq!(option_error(&bad, English).field, "seats");
}

#[test]
fn a_name_sits_only_once() {
    let game = a_game(English);
    let draft = Draft::read(&fields(&[
        ("name", "Ben"),
        ("seat.a", "me"),
        ("seat.b", "here"),
        ("name.b", "Ben"),
        ("seat.c", "open"),
    ]));
    let found: Vec<String> = draft.errors(&game, English).into_iter().map(|error| error.field).collect();
    assert_eq!(found, ["name.b"]);
}

#[test]
fn the_faults_of_a_text_are_listed_in_every_language() {
    let faults = vec!["tile 9 is missing".to_owned(), "tile 3 is there twice".to_owned()];
    let bad = OptionError {
        name: "map".into(),
        value: "x".into(),
        reason: BadOptionReason::Faults(faults.clone()),
    };
    for language in Language::ALL {
        let error = option_error(&bad, language);
        assert_eq!((error.field.as_str(), &error.list), ("option.map", &faults));
        assert!(error.text.contains('2') && !error.text.contains("tile"), "{}", error.text);
    }
}
