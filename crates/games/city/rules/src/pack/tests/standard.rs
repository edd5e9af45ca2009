//! The standard pack is what the rules describe, and stays so.

use std::collections::BTreeSet;

use crate::pack::{
    Bag, BuildingType, Colour, Counter, Effect, Experts, ExtraRule, Keyword, Language, Pack, Side,
};

#[test]
fn it_has_the_cards_of_the_box() {
    let pack = Pack::read(Pack::STANDARD_FILE).unwrap();
    assert_eq!((pack.id(), pack.version()), ("city-default", "1.0.0"));
    assert_eq!((pack.buildings().len(), pack.projects().len(), pack.boards().len()), (60, 32, 5));
    assert_eq!(pack.building_cards().count(), 60);
    assert_eq!(pack.project_cards(Experts::In).count(), 30);
    assert_eq!(pack.project_cards(Experts::Out).count(), 20);
    assert_eq!(pack.basic_projects().map(|id| pack.project(id).number), [1, 2]);
    for kind in BuildingType::ALL {
        let of_kind = pack.buildings().iter().filter(|building| building.kind == kind);
        assert_eq!(of_kind.clone().count(), 12);
        for side in Side::ALL {
            for colour in Colour::ALL {
                let shown = of_kind.clone().filter(|building| building.fragments.at(side) == colour);
                assert_eq!(shown.count(), 4, "{kind:?} {side:?} {colour}");
            }
        }
    }
    let different: BTreeSet<String> =
        pack.buildings().iter().map(|building| building.fragments.to_string()).collect();
    assert_eq!(different.len(), 60, "no two cards are alike");
    assert!(pack.warnings().is_empty(), "{:#?}", pack.warnings());
    assert!(pack.projects().iter().all(|project| project.name.is_complete() && project.text.is_complete()));
}

#[test]
fn its_order_is_that_of_the_components() {
    let pack = Pack::standard();
    let names: Vec<&str> = pack.buildings().iter().map(|building| building.name.as_str()).collect();
    assert_eq!((names[0], names[11], names[12], names[24], names[59]), ("M01", "M12", "W01", "T01", "A12"));
    assert!(pack.projects().is_sorted_by_key(|project| project.number));
    for id in pack.building_ids() {
        assert_eq!(pack.find_building(&pack.building(id).name), Some(id));
    }
    assert_eq!(pack.find_building("M13"), None);
    assert_eq!(pack.find_project(33), None);
    assert_eq!(pack.board_ids().map(|id| pack.board(id).name).collect::<Vec<_>>().concat(), "ABCDE");
}

#[test]
fn single_cards_are_as_they_were_written() {
    let pack = Pack::standard();
    let m01 = pack.building(pack.find_building("M01").unwrap());
    assert_eq!((m01.kind, m01.fragments.to_string()), (BuildingType::Military, "ssfo".into()));
    let board = pack.board(pack.find_board("A").unwrap());
    let rim: String = board.rim.concat().iter().map(ToString::to_string).collect();
    assert_eq!(rim, "sfosfofosfos");
    assert_eq!(board.fragment(Side::West, 2), Colour::Strength);
    let project = |number| pack.project(pack.find_project(number).unwrap());
    let flame = project(28);
    assert_eq!((flame.cost, flame.ap, flame.keyword), (Bag::new(3, 3, 0, 0), 1, Keyword::Endgame));
    assert_eq!(flame.extra.map(|extra| (extra.spaces, extra.rule)), Some((4, ExtraRule::Single)));
    assert_eq!(flame.effects[..], [Effect::ScoreExtra { ap_each: 3 }]);
    assert!(flame.expert && !flame.basic);
    assert!(matches!(
        project(32).effects[..],
        [Effect::ScorePer { count: Counter::Projects { .. }, ap: 2, max_ap: None }]
    ));
    assert_eq!(project(31).name.read(Language::De), "Umbau");
}

/// Each colour is wanted by 31 cost spaces of the 30 Projects that are dealt.
#[test]
fn the_costs_ask_for_all_colours_alike() {
    let pack = Pack::standard();
    let dealt = pack.project_cards(Experts::In).map(|id| pack.project(id).cost);
    assert_eq!(dealt.fold(Bag::EMPTY, Bag::plus), Bag::new(31, 31, 31, 0));
}

/// Saved games that say `standard` replay only as long as this holds. A new standard pack needs a new word.
#[test]
fn it_never_changes() {
    let golden = "sha256:e0fc418df885d2e41c70dc70042bdc65bcb6b56e0e727979d8e78dba3ac124d6";
    assert_eq!(Pack::standard().digest(), golden);
}

#[test]
fn french_texts_have_narrow_spaces() {
    for project in Pack::standard().projects() {
        for text in [project.name.read(Language::Fr), project.text.read(Language::Fr)] {
            assert!(!text.contains(" :") && !text.contains(" ;") && !text.contains('\''), "{text}");
        }
    }
}
