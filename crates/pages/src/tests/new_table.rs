//! The form of a new table.

use host::Level;

use super::*;

#[test]
fn offered_texts_can_be_chosen_by_name() {
    let game = a_game(English);
    let form = |value: &str| {
        let mut draft = Draft::first(&game, "Nour");
        draft.options = vec![("map".into(), value.into())];
        let page = NewTable {
            visitor: a_visitor(English),
            promise: Promise::default(),
            games: vec![game.clone()],
            chosen: 0,
            draft,
            errors: vec![],
        };
        new_table(&page).into_string()
    };
    let chosen = form("our <map>");
    assert!(chosen.contains("name=\"option.map.offered\""), "{chosen}");
    assert!(chosen.contains("<option value=\"our &lt;map&gt;\" selected>our &lt;map&gt;</option>"));
    assert!(chosen.contains(">\n</textarea>"), "the field for one's own text is empty then");
    let own = form("tile = 9");
    assert!(!own.contains(" selected>our") && own.contains(">\ntile = 9</textarea>"));
}

#[test]
fn strengths_are_told_weakest_first_and_the_usual_one_is_chosen() {
    for language in Language::ALL {
        let game = a_game(language);
        let draft = Draft::first(&game, "Nour");
        assert!(draft.allows.hints && draft.seats[1].player == Some(Level::Steady));
        let page = NewTable {
            visitor: a_visitor(language),
            promise: Promise::default(),
            games: vec![game],
            chosen: 0,
            draft,
            errors: vec![],
        };
        let text = new_table(&page).into_string();
        let list = text.split_once("class=\"hint strengths\"").unwrap().1;
        let of = |player| host::Strength::of(player, language);
        assert!(list.find(of(Level::Gentle).about) < list.find(of(Level::Steady).about), "{list}");
    }
}

/// A set of options for a number of players is taken by the form that begins with so many, and told to the script.
#[test]
fn a_set_for_a_number_of_players_is_taken() {
    let mut game = a_game(English);
    game.presets[1].players = Some(5);
    let mut draft = Draft::first(&game, "Nour");
    let pace = |draft: &Draft| draft.options.iter().find(|(name, _)| name == "pace").unwrap().1.clone();
    draft.propose(&game);
    assert_eq!(pace(&draft), "fast");
    let text = new_table(&NewTable {
        visitor: a_visitor(English),
        promise: Promise::default(),
        games: vec![game.clone()],
        chosen: 0,
        draft: draft.clone(),
        errors: vec![],
    });
    let text = text.into_string();
    let button = text.split("<button").find(|button| button.contains("data-players=\"5\"")).unwrap();
    assert!(button.contains("goal=200&amp;open=false&amp;pace=fast"), "{button}");
    // With fewer seats nothing is proposed.
    draft = Draft::first(&game, "Nour");
    let usual = pace(&draft);
    draft.seats[4].kind = SeatKind::Closed;
    draft.propose(&game);
    assert_eq!((pace(&draft), usual.as_str()), (usual.clone(), "calm"));
}
