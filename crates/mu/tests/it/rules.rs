use words::Language;

use crate::{fails, fine, program};

#[test]
fn the_rules_are_read_in_every_language() {
    for game in catalog::games() {
        for language in Language::ALL {
            let whole = fine(&["rules", game.name, "--language", language.code()]);
            for rule in game.rules {
                assert!(whole.contains(&format!("\n{rule} ")), "{rule} in {language:?}");
            }
        }
    }
}

#[test]
fn one_rule_is_read_by_its_id() {
    for game in catalog::games() {
        let rule = game.rules.last().unwrap().to_string();
        let number = rule.split_once('-').unwrap().1;
        let by_id = fine(&["rules", game.name, &rule]);
        assert!(by_id.starts_with(&format!("{rule} ")), "{by_id}");
        assert_eq!(by_id, fine(&["rules", game.name, number]));
        assert_eq!(by_id, fine(&["rules", game.name, &rule.to_lowercase()]));
    }
}

#[test]
fn words_are_looked_for_in_the_language_of_the_terminal() {
    for game in catalog::games() {
        let document = game.document(Language::German);
        let word = document.sections().next().unwrap().title.clone();
        let output = program().env("LANG", "de_DE.UTF-8").args(["rules", game.name, &word]).output().unwrap();
        assert!(String::from_utf8(output.stdout).unwrap().contains(&word));
        let none = program().env("LANG", "de_DE.UTF-8").args(["rules", game.name, "xyzzy"]).output().unwrap();
        assert_eq!(none.status.code(), Some(1));
        assert!(String::from_utf8(none.stderr).unwrap().contains("Keine Regel hat"));
        assert!(fails(1, &["rules", game.name, "xyzzy"]).contains("No rule has"));
    }
}
