//! Overlays: a few cards of one's own over another pack.

use super::{Pack, messages};
use crate::pack::{Bag, BuildingType, Counter, Effect, Keyword, Language};

const HEAD: &str = "schema = \"mu-city-pack/1\"\n[pack]\nid = \"my-copy\"\nversion = \"1.0.0\"\nkind = \"overlay\"\nextends = \"city-default\"\ncounts = \"strict\"\n";

const CARDS: &str = r#"
[[building]]
id = "M01"
type = "military"
edges = ["faith", "strength", "strength", "food"]
[[project]]
number = 3
basic = false
expert = false
copies = 1
cost = { strength = 2, faith = 0, food = 1 }
ap = 3
keyword = "endgame"
name = { fr = "Arche" }
text = { fr = "2 PA par paire." }
[[project.effect]]
op = "score_per"
count = { of = "type_sets", types = ["military", "worship"] }
ap = 2
"#;

#[test]
fn one_building_and_one_project_are_replaced() {
    let pack = Pack::read(&format!("{HEAD}{CARDS}")).unwrap();
    let standard = Pack::standard();
    let m01 = pack.building(pack.find_building("M01").unwrap());
    assert_eq!(m01.fragments.to_string(), "fsso");
    let arch = pack.project(pack.find_project(3).unwrap());
    assert_eq!((arch.cost, arch.ap, arch.keyword), (Bag::new(2, 0, 1, 0), 3, Keyword::Endgame));
    let needs = [1, 1, 0, 0, 0];
    assert_eq!(
        arch.effects[..],
        [Effect::ScorePer { count: Counter::TypeSets { needs }, ap: 2, max_ap: None }]
    );
    assert_eq!(arch.name.read(Language::De), "Arche");
    let unlike = pack.buildings().iter().zip(standard.buildings()).filter(|(own, other)| own != other);
    assert_eq!(unlike.count(), 1);
    let unlike = pack.projects().iter().zip(standard.projects()).filter(|(own, other)| own != other);
    assert_eq!(unlike.count(), 1);
    assert_eq!(pack.boards(), standard.boards());
    assert_ne!(pack.digest(), standard.digest());
}

#[test]
fn its_warnings_do_not_stop_it() {
    let pack = Pack::read(&format!("{HEAD}{CARDS}")).unwrap();
    let warnings = messages(&pack.warnings());
    let wanted = [
        "project 3, name: has no text in the language en [CITY-13.30]",
        "project 3, name: has no text in the language de [CITY-13.30]",
        "project 3, text: has no text in the language en [CITY-13.30]",
        "project 3, text: has no text in the language de [CITY-13.30]",
    ];
    assert_eq!(warnings, wanted);
}

#[test]
fn cards_are_taken_away_and_added() {
    let head = HEAD.replace("strict", "free");
    let head = head.replace("[pack]", "remove = { buildings = [\"M01\", \"W01\"], projects = [32] }\n[pack]");
    let more = "[[building]]\nid = \"X1\"\ntype = \"trade\"\nedges = [\"food\", \"food\", \"food\", \"faith\"]\ncopies = 3\n";
    let pack = Pack::read(&format!("{head}{more}")).unwrap();
    assert_eq!(pack.building_cards().count(), 61);
    assert_eq!((pack.find_building("M01"), pack.find_project(32)), (None, None));
    let x1 = pack.building(pack.find_building("X1").unwrap());
    assert_eq!((x1.kind, x1.copies), (BuildingType::Trade, 3));
}

#[test]
fn overlays_are_stacked() {
    let first = Pack::read(&format!("{HEAD}{CARDS}")).unwrap();
    let second = HEAD.replace("my-copy", "mine-too").replace("city-default", "my-copy");
    let cards = CARDS.replace("M01", "M02");
    let pack = Pack::read_over(&format!("{second}{cards}"), std::slice::from_ref(&first)).unwrap();
    let names =
        ["M01", "M02"].map(|name| pack.building(pack.find_building(name).unwrap()).fragments.to_string());
    assert_eq!(names, ["fsso", "fsso"]);
    let faults = messages(&Pack::read(&second).unwrap_err());
    let wanted = "line 6: pack, extends: \"my-copy\" is no known pack; known are city-default [CITY-13.11]";
    assert_eq!(faults, [wanted]);
}

#[test]
fn a_pack_of_few_cards_is_for_few_players() {
    let head = HEAD.replace("strict", "free");
    let head = head.replace("[pack]", "remove = { buildings = [\"M12\", \"W12\"] }\n[pack]");
    let pack = Pack::read(&head).unwrap();
    let suffices: Vec<u8> = (0..=6).filter(|&players| pack.suffices_for(players)).collect();
    assert_eq!(suffices, [1, 2, 3, 4]);
    let warnings = messages(&pack.warnings());
    assert!(warnings.contains(&"pack: the Buildings do not suffice for 5 players [CITY-13.15]".into()));
}

/// The page for owners of a printed copy shows a pack that works, and names all effects and counters.
#[test]
fn the_page_for_owners_is_right() {
    let page = include_str!("../../../../../../../docs/card-packs.md");
    let (_, example) = page.split_once("```toml\nschema").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let pack = Pack::read(&format!("schema{example}")).unwrap();
    assert_eq!(pack.id(), "my-copy");
    let fixed: toml::Table = include_str!("../../../packs/fixed.toml").parse().unwrap();
    for (table, key) in [("op", "id"), ("counter", "of")] {
        for entry in fixed[table].as_array().unwrap() {
            let name = format!("\n| `{}` |", entry[key].as_str().unwrap());
            assert!(page.contains(&name), "{name}");
            for field in entry["params"].as_table().unwrap().keys() {
                assert!(page.contains(&format!("`{}`", field.trim_end_matches('?'))), "{field}");
            }
        }
    }
}
