use std::iter;

use catalog::{find, games};
use host::Level;
use rulebook::Document;
use words::Language;

use crate::all;

#[test]
fn a_game_is_found_by_its_short_name() {
    for entry in games() {
        assert_eq!(find(entry.name).map(|found| found.title), Some(entry.title));
    }
    assert!(find("chess").is_none());
    let mut names: Vec<&str> = all().map(|entry| entry.name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), games().len() + 1, "no name stands twice");
}

#[test]
fn every_rule_stands_in_all_three_documents() {
    for entry in all() {
        let rules: Vec<String> = entry.rules.iter().map(ToString::to_string).collect();
        for language in Language::ALL {
            let document = entry.document(language);
            let written: Vec<&str> = document.sections().map(|section| section.id.as_str()).collect();
            assert_eq!(written, rules, "{} in {}", entry.name, language.own_name());
            assert_eq!(document.title, entry.title);
        }
    }
}

#[test]
fn the_documents_of_a_game_have_the_same_tables_and_citations() {
    let rows = |text: &str| text.lines().filter(|line| line.starts_with('|')).count();
    let cited = |html: &str| html.matches("<a href=").count();
    let shape = |document: &Document| -> Vec<(usize, usize)> {
        document.sections().map(|rule| (rows(&rule.markdown), cited(&rule.html))).collect()
    };
    let around = |document: &Document| -> Vec<(usize, usize)> {
        let groups = document.groups.iter().map(|group| &group.intro);
        let prose = iter::once(&document.intro).chain(groups);
        let prose = prose.chain(document.closing.iter().map(|chapter| &chapter.prose));
        prose.map(|prose| (rows(&prose.markdown), cited(&prose.html))).collect()
    };
    for entry in all() {
        let english = shape(entry.document(Language::English));
        for language in Language::ALL {
            let (one, other) = (around(entry.document(language)), around(entry.document(Language::English)));
            assert_eq!(one, other, "{} in {}: around the rules", entry.name, language.own_name());
            for (section, (one, other)) in shape(entry.document(language)).iter().zip(&english).enumerate() {
                let rule = entry.rules[section];
                assert_eq!(one, other, "{rule} in {}: rows of tables, links", language.own_name());
            }
        }
    }
}

/// Whose work the printed games are.
const MAKERS: [(&str, &[&str]); 4] = [
    ("tricks", &["Doris Matthäus", "Frank Nestel", "Ken Tidwell", "John"]),
    ("m", &["Martin Schlegel"]),
    ("city", &["Johan Benvenuto", "David Paput", "Sylvain Aublin", "Bankiiiz Editions"]),
    ("isle", &["Andrea Mainini", "Luciano Sopranzetti", "Pendragon Game Studio"]),
];

#[test]
fn everybody_is_credited_by_the_program_by_the_rules_and_by_the_readme() {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md")).unwrap();
    let mut missing = Vec::new();
    for (game, makers) in MAKERS {
        let entry = find(game).unwrap();
        let mut places = vec![("README.md".to_owned(), readme.clone())];
        for language in Language::ALL {
            let intro = entry.document(language).intro.markdown.clone();
            places.push((format!("rules, {}", language.own_name()), intro));
            places.push((format!("about, {}", language.own_name()), (entry.about)(language).credits));
        }
        let all = makers.iter().flat_map(|maker| places.iter().map(move |place| (maker, place)));
        let silent = all.filter(|(maker, (_, text))| !text.contains(**maker));
        missing.extend(silent.map(|(maker, (place, _))| format!("{game}: {maker} ({place})")));
    }
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_option_is_ruled_and_in_words() {
    for entry in all() {
        for spec in (entry.options)() {
            assert!(entry.rules.contains(&spec.rule), "{}: {} is no rule", spec.name, spec.rule);
            for language in Language::ALL {
                assert!(!(entry.option_words)(spec.name, language).label.is_empty(), "{}", spec.name);
            }
        }
    }
}

#[test]
fn the_weakest_computer_player_is_random() {
    for entry in all() {
        assert_eq!((entry.players)().first(), Some(&Level::Random), "{}", entry.name);
    }
}

/// A set for a first game turns on what helps to remember, and a set that a form takes by itself is for a number of
/// players that the game has.
#[test]
fn sets_of_options_fit_their_games() {
    let mut by_themselves = 0;
    for entry in all() {
        let presets = (entry.presets)();
        for aid in (entry.aids)() {
            let spec = (entry.options)().iter().find(|spec| spec.name == *aid);
            assert!(spec.is_some_and(|spec| spec.default == "false"), "{}: {aid}", entry.name);
            let first = presets.iter().find(|preset| preset.name == "first_game");
            let on = first.is_some_and(|preset| preset.options.contains(&(aid, "true")));
            assert!(on, "{}: a first game goes without {aid}", entry.name);
        }
        for preset in presets {
            let chosen: Vec<_> =
                preset.options.iter().map(|&(name, value)| (name.into(), value.into())).collect();
            let players = preset.players.unwrap_or_else(|| *(entry.seats)().start());
            assert!(
                (entry.seats)().contains(&players) && entry.open(players, &chosen).is_ok(),
                "{}",
                preset.name
            );
            by_themselves += usize::from(preset.players.is_some());
        }
        let mut players: Vec<u8> = presets.iter().filter_map(|preset| preset.players).collect();
        let count = players.len();
        players.dedup();
        assert_eq!(players.len(), count, "{}: two sets for one number of players", entry.name);
    }
    assert!(by_themselves > 0, "no form takes a set by itself");
}
