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

/// A form with these seats and faults.
fn form_of(draft: Draft, errors: Vec<FieldError>) -> String {
    let mut game = a_game(English);
    let option = game.options.iter_mut().find(|option| option.name == "goal").unwrap();
    option.fits =
        option.values.iter().enumerate().map(|(at, _)| if at == 0 { vec![3, 5] } else { vec![3] }).collect();
    let page = NewTable {
        visitor: a_visitor(English),
        promise: Promise::default(),
        games: vec![game],
        chosen: 0,
        draft,
        errors,
    };
    new_table(&page).into_string()
}

#[test]
fn what_is_seldom_asked_is_folded_until_it_has_something_to_say() {
    let first = Draft::first(&a_game(English), "Nour");
    let is_open =
        |text: &str| text.split_once("id=\"more\"").unwrap().1.split('>').next().unwrap().contains(" open");
    let plain = form_of(first.clone(), vec![]);
    assert!(!is_open(&plain), "{plain}");
    let (asked, folded) = plain.split_once("id=\"more\"").unwrap();
    assert_eq!(asked.matches("<legend>").count(), 3, "seats, time, a ready-made set: {asked}");
    assert!(!asked.contains("name=\"option.") && folded.contains("name=\"option."), "{asked}");
    assert!(is_open(&form_of(Draft { rated: true, ..first.clone() }, vec![])));
    assert!(is_open(&form_of(
        Draft { options: vec![("goal".into(), "77".into())], ..first.clone() },
        vec![]
    )));
    for (field, opens) in
        [("seats", false), ("name", false), ("time", false), ("option.goal", true), ("table", true)]
    {
        let text = form_of(first.clone(), vec![FieldError::at(field, "It cannot be.".into())]);
        assert_eq!(is_open(&text), opens, "{field}");
        let link = format!("href=\"#fault-{field}\" autofocus");
        assert!(text.contains(&link) && text.contains(&format!("id=\"fault-{field}\"")), "{field}: {text}");
    }
}

#[test]
fn only_what_goes_with_the_number_of_players_is_offered() {
    let draft = Draft::first(&a_game(English), "Nour");
    let hidden =
        |text: &str| text.matches(" data-fits=").count() - text.matches(" data-fits=\"3 5\">").count();
    assert_eq!(draft.taken().count(), 5);
    let text = form_of(draft.clone(), vec![]);
    let offered =
        text.split("data-fits=").skip(1).filter(|label| !label.split('>').next().unwrap().contains("hidden"));
    let chosen = a_game(English).options.iter().find(|option| option.name == "goal").unwrap().default;
    for label in offered {
        let fits = label.starts_with("\"3 5\"") || label.contains(&format!("value=\"{chosen}\""));
        assert!(fits, "{label}");
    }
    assert!(hidden(&text) > 0, "something does not go with five: {text}");
    let mut three = draft;
    three.seats.truncate(3);
    let text = form_of(three, vec![]);
    assert!(
        !text.split("data-fits=").skip(1).any(|label| label.split('>').next().unwrap().contains("hidden")),
        "{text}"
    );
}
