//! What holds for every page: well formed, no inline script or style, escaped, in every language.

mod asks;
mod hints;
mod markup;
mod new_table;
mod outline;
mod pages;
mod puzzles;
mod time;

use std::collections::BTreeSet;

use ::words::Language::{self, English};
use engine::Observer;
use host::{Cells, Kept, Keys, filled_in};

use crate::sample::{a_game, a_hint, a_lobby, a_table, a_visitor, an_alone, an_ending, seat};
use crate::*;
use markup::Tags;
use pages::{over_alone, pages, watched};

fn every_page(check: impl Fn(&str, &str, &Tags)) {
    for language in Language::ALL {
        for (name, page) in pages(language) {
            let tags = Tags::read(&page).unwrap_or_else(|error| panic!("{name}, {language:?}: {error}"));
            check(&format!("{name}, {language:?}"), &page, &tags);
        }
    }
}

#[test]
fn every_page_is_well_formed_and_speaks_its_language() {
    for language in Language::ALL {
        for (name, page) in pages(language) {
            let tags = Tags::read(&page).unwrap_or_else(|error| panic!("{name}, {language:?}: {error}"));
            let html = tags.named("html").next().expect("a document");
            assert_eq!(html.attribute("lang"), Some(language.code()), "{name}");
            assert_eq!(tags.named("main").count(), 1, "{name}");
        }
    }
}

#[test]
fn headings_begin_with_one_of_the_first_order_and_skip_none() {
    every_page(|name, _, tags| {
        let orders = tags.all.iter().filter_map(|tag| tag.name.strip_prefix('h')?.parse::<u8>().ok());
        let orders: Vec<u8> = orders.collect();
        let (first, others) = orders.split_first().expect("a heading");
        assert!(*first == 1 && !others.contains(&1), "{name}: {orders:?}");
        assert!(orders.windows(2).all(|two| two[1] <= two[0] + 1), "{name}: {orders:?}");
    });
}

#[test]
fn every_field_has_a_name_for_those_who_do_not_see_it() {
    every_page(|name, _, tags| {
        let labels: BTreeSet<&str> = tags.named("label").filter_map(|tag| tag.attribute("for")).collect();
        for tag in tags.all.iter().filter(|tag| ["input", "select", "textarea"].contains(&tag.name.as_str()))
        {
            let is_named = tag.attribute("aria-label").is_some()
                || tag.attribute("id").is_some_and(|id| labels.contains(id))
                || tag.within.iter().any(|around| around == "label");
            assert!(is_named || tag.attribute("type") == Some("hidden"), "{name}: {tag:?}");
        }
    });
}

#[test]
fn the_lobby_says_where_an_answer_is_awaited_and_how_long_a_clock_runs() {
    for (language, asked, left) in [
        (English, "Your answer is needed", "2 h left"),
        (Language::French, "On attend votre réponse", "encore 2\u{a0}h"),
        (Language::German, "Deine Antwort fehlt", "noch 2 Std."),
    ] {
        let page = lobby(&a_lobby(language)).into_string();
        assert!(page.contains(&format!("<span class=\"turn\">{asked}</span>")), "{page}");
        assert!(page.contains("class=\"left soon\"") && page.contains(left), "{page}");
        assert!(page.contains("<title>(2) Mu"), "a question counts like a turn: {page}");
    }
}

#[test]
fn settings_lead_to_all_that_have_a_page_of_their_own() {
    every_page(|name, page, tags| {
        if name.starts_with("settings") {
            let links: BTreeSet<&str> = tags.values("href").collect();
            for place in [links::NOTICES, links::HOLIDAYS, links::CHAT_SETTINGS, links::PROGRAMS] {
                assert!(links.contains(place), "{name}: {place}: {page}");
            }
        }
    });
}

#[test]
fn a_text_is_pasted_or_taken_from_a_file_and_its_faults_are_a_list() {
    for language in Language::ALL {
        let (_, page) =
            pages(language).into_iter().find(|(name, _)| *name == "new table").expect("it is there");
        let tags = Tags::read(&page).expect("it is well-formed");
        let area = tags.named("textarea").next().expect("a field of several lines");
        assert_eq!(area.attribute("name"), Some("option.map"));
        let chooser = tags.named("input").find(|tag| tag.attribute("type") == Some("file"));
        let chooser = chooser.expect("a chooser of files");
        assert_eq!((chooser.attribute("data-into"), chooser.attribute("name")), (Some("option.map"), None));
        let (_, wrong) =
            pages(language).into_iter().find(|(name, _)| *name == "wrong table").expect("it is there");
        assert!(wrong.contains("<li>area 9 is missing</li><li>area 3 &lt;twice</li>"), "{language:?}");
        assert!(
            wrong.contains(">\n[[placement]]\ntile = 9</textarea>"),
            "{language:?}: what was pasted stays"
        );
    }
}

#[test]
fn no_page_carries_inline_script_or_style() {
    every_page(|name, page, tags| {
        assert!(!page.contains("javascript:"), "{name}");
        for tag in &tags.all {
            for (attribute, _) in &tag.attributes {
                assert!(!attribute.starts_with("on"), "{name}: {attribute} in <{}>", tag.name);
                assert_ne!(attribute, "style", "{name}: <{}>", tag.name);
            }
            match tag.name.as_str() {
                "style" => panic!("{name}: an inline style sheet"),
                "script" => {
                    assert!(tag.attribute("src").is_some_and(|src| src.starts_with("/assets/")), "{name}");
                }
                _ => {}
            }
        }
    });
}

#[test]
fn what_people_type_never_becomes_markup() {
    every_page(|name, page, _| {
        for typed in ["<i>vo", "<does>", "<follows>", "Table <one", "excerpt <b>", "<so>"] {
            assert!(!page.contains(typed), "{name} shows {typed} as markup");
        }
    });
}

#[test]
fn ids_and_handles_are_unique_and_references_arrive() {
    every_page(|name, _, tags| {
        for attribute in ["id", "data-h"] {
            let mut seen = BTreeSet::new();
            for value in tags.values(attribute) {
                assert!(seen.insert(value), "{name}: {attribute} {value:?} twice");
            }
        }
        let ids: BTreeSet<&str> = tags.values("id").collect();
        for attribute in ["for", "aria-labelledby", "aria-controls"] {
            for target in tags.values(attribute) {
                assert!(ids.contains(target), "{name}: {attribute} {target:?} leads nowhere");
            }
        }
        for target in tags.values("href").filter_map(|href| href.strip_prefix('#')) {
            assert!(ids.contains(target) || target.starts_with("i-"), "{name}: #{target} leads nowhere");
        }
    });
}

#[test]
fn everything_that_can_be_pressed_has_a_name() {
    every_page(|name, _, tags| {
        for tag in tags.all.iter().filter(|tag| ["a", "button", "summary"].contains(&tag.name.as_str())) {
            let named = tag.attribute("aria-label").is_some_and(|label| !label.is_empty());
            let filled_later =
                tag.attribute("class").is_some_and(|class| class.split(' ').any(|one| one == "go"));
            assert!(named || filled_later || !tag.text.trim().is_empty(), "{name}: a nameless {tag:?}");
        }
        for tag in tags
            .named("input")
            .chain(tags.named("select"))
            .filter(|tag| tag.attribute("type") != Some("hidden"))
        {
            let labelled =
                tag.attribute("id").is_some_and(|id| tags.values("for").any(|target| target == id));
            let named = labelled
                || tag.attribute("aria-label").is_some()
                || tag.within.iter().any(|name| name == "label");
            assert!(named, "{name}: a nameless {tag:?}");
        }
    });
}

/// An update that brings everything, with the cells it has noted.
fn whole_update(page: &TablePage) -> Update {
    let (kept, nothing) = (Kept::default(), Keys::default());
    let cells = Cells::lacking(&nothing, &kept);
    let sent = update(page, &cells);
    Update { html: cells.finish().1, ..sent }
}

#[test]
fn an_update_is_written_as_any_json_writer_would_write_it_and_in_lines() {
    for language in Language::ALL {
        for page in [a_table(language), watched(language)] {
            let mut update = whole_update(&page);
            let odd = format!("{} \"\\ \u{1} \n \t / \u{7f} \u{2028} é 𝄞 ", "x".repeat(61));
            update.append.insert("odd", odd.clone());
            update.html.push(("odd".to_owned(), odd.repeat(9)));
            let known = serde_json::to_value(&update).unwrap();
            assert_eq!(known["html"].as_object().unwrap().len(), update.html.len());
            assert_eq!(
                serde_json::from_str::<serde_json::Value>(&update.clone().into_json()).unwrap(),
                known
            );
            let mut lines = "before ".to_owned();
            update.write_lines("\n", &mut lines);
            let lines = lines.strip_prefix("before ").unwrap();
            let (head, rest) = lines.split_once('\n').unwrap();
            let mut read: serde_json::Value = serde_json::from_str(head).unwrap();
            for (id, markup) in rest.split('\n').map(|line| line.split_once(' ').unwrap()) {
                let (part, id) = id.strip_prefix('+').map_or(("html", id), |region| ("append", region));
                read[part][id] = markup.replace("&#10;", "\n").into();
            }
            assert!(!lines.contains('\r'), "it would end a line");
            assert_eq!(read, known);
        }
    }
    let empty = Update::go_to("/t/x".into());
    assert_eq!(empty.clone().into_json(), serde_json::to_string(&empty).unwrap());
}

#[test]
fn the_cells_of_an_update_are_elements_of_the_page() {
    for language in Language::ALL {
        for page in [a_table(language), watched(language)] {
            let whole = table_page(&page).into_string();
            let tags = Tags::read(&whole).unwrap();
            let ids: BTreeSet<&str> = tags.values("id").collect();
            let update = whole_update(&page);
            let (texts, cells): (Vec<_>, Vec<_>) =
                update.html.iter().partition(|(id, _)| id.starts_with('='));
            for (id, markup) in cells {
                assert!(ids.contains(id.as_str()), "{id}");
                let cell = Tags::read(markup).unwrap();
                assert_eq!(cell.all[0].attribute("id"), Some(id.as_str()));
                let same = id == "dock" || whole.contains(&filled_in(markup, &update.html));
                assert!(same, "{id} differs between page and update");
            }
            assert!(!texts.is_empty());
            for (name, text) in texts {
                let shown = format!(" data-t=\"{}\">{text}</", &name[1..]);
                assert!(whole.contains(&shown), "the page does not show {shown}");
            }
            let added = Tags::read(&update.append["log"]).unwrap();
            assert!(added.values("id").all(|id| ids.contains(id)));
            assert_eq!(update.turn.is_some(), matches!(page.role, Role::Seated(_)));
        }
    }
}

#[test]
fn a_page_is_sent_only_what_has_changed() {
    let (kept, nothing) = (Kept::default(), Keys::default());
    let page = a_table(English);
    let cells = Cells::lacking(&nothing, &kept);
    assert!(update(&page, &cells).legal.is_some());
    let (keys, _) = cells.finish();
    let sent = |page: &TablePage| {
        let cells = Cells::lacking(&keys, &kept);
        let sent = update(page, &cells);
        let ids: Vec<String> = cells.finish().1.into_iter().map(|(id, _)| id).collect();
        (sent.legal.is_some(), ids)
    };
    assert_eq!(sent(&page), (false, vec![]));
    let mut scored = page.clone();
    scored.scene.plates[1].score = "99".into();
    assert_eq!(sent(&scored), (false, vec!["=score:b".to_owned(), "=score:b-said".to_owned()]));
    let elsewhere = TablePage { owing: engine::SeatSet::only(seat(2)), ..page };
    assert_eq!(sent(&elsewhere), (false, vec![]), "who is to choose stands at the body");
}

#[test]
fn the_results_of_a_visitor_stand_best_first_with_level_options_day_and_table() {
    let page = alone_page(&an_alone(English)).into_string();
    let at = |text: &str| page.find(text).unwrap_or_else(|| panic!("no {text} in {page}"));
    let parts = [
        "8 finished games",
        "1.</span>",
        "47<span class=\"sr\"> points",
        "Splendid &lt;so&gt;",
        "Goal: 300",
        "href=\"/t/amber-otter-k7m\"",
        "datetime=\"2026-05-12\"",
        "12 May 2026",
        "2.</span>",
        "href=\"/t/birch-tern-2xk\"",
    ];
    let places: Vec<usize> = parts.into_iter().map(at).collect();
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn only_a_result_reached_alone_says_where_it_stands_and_every_page_leads_to_the_list() {
    let alone = table_page(&over_alone(English)).into_string();
    assert!(alone.contains("Your best: 47 (12 May 2026). This is your 3rd best of 8."), "{alone}");
    let watched = TablePage { dock: Dock::Over(an_ending()), ..watched(English) };
    assert!(!table_page(&watched).into_string().contains("best of"));
    for page in [alone, lobby(&a_lobby(English)).into_string()] {
        assert!(Tags::read(&page).unwrap().values("href").any(|href| href == links::ALONE));
    }
}

#[test]
fn lines_of_one_step_have_ids_of_their_own_and_new_ones_are_marked() {
    let page = table_page(&a_table(English)).into_string();
    for id in ["l38-0", "l39-0", "l40-0", "l40-1"] {
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
    }
    assert!(page.contains("<li id=\"l40-0\" class=\"new\">"));
    assert!(page.contains("<li id=\"l39-0\">"));
    assert!(page.contains("<li id=\"l40-1\" class=\"win new\">"));
}

#[test]
fn without_script_every_act_can_be_sent() {
    let page = table_page(&a_table(English)).into_string();
    let tags = Tags::read(&page).unwrap();
    let sent: Vec<&str> = tags
        .named("input")
        .filter(|tag| matches!(tag.attribute("name"), Some("action" | "item")))
        .filter_map(|tag| tag.attribute("value"))
        .collect();
    assert_eq!(sent, ["lay {}", "R7", "G3", "place R7 1", "pass", "partner b"]);
    assert!(page.contains("Green 3 &amp; more"), "a set names its handles");
    let keys = tags.named("input").filter(|tag| tag.attribute("name") == Some("key"));
    assert!(keys.count() >= 2);
}

#[test]
fn a_cover_shows_no_hand_and_nothing_to_choose() {
    let page = TablePage { dock: Dock::Cover(seat(0)), ..watched(English) };
    let page = table_page(&page).into_string();
    assert!(page.contains("Hand the device to Nour"));
    assert!(!page.contains("data-h=\"h."));
    assert!(!page.contains("name=\"p\""));
    assert!(page.contains("/t/brass-lamp-7kq/show"));
}

#[test]
fn page_and_update_say_for_whom_they_were_made() {
    for (page, observer) in [(a_table(English), "a"), (watched(English), "")] {
        assert_eq!(whole_update(&page).observer, observer);
        let whole = table_page(&page).into_string();
        assert!(whole.contains(&format!("data-seat=\"{observer}\"")));
    }
}

#[test]
fn the_title_says_when_it_is_your_turn() {
    assert_eq!(whole_update(&a_table(English)).title, "Your turn · The \"brass\" lamp · Toy & Co");
    assert_eq!(whole_update(&watched(English)).title, "The \"brass\" lamp · Toy & Co");
}

#[test]
fn the_own_seat_comes_first_and_is_called_you() {
    let page = TablePage {
        observer: Observer::Seat(seat(2)),
        role: Role::Seated(vec![seat(2)]),
        ..a_table(English)
    };
    let order: Vec<String> = page.seats_from_me().map(|seat| page.called(seat).to_owned()).collect();
    assert_eq!(order, ["You", "Tarō", "Zélie", "Nour", "<i>vo"]);
    let shared = TablePage { role: Role::Seated(vec![seat(0), seat(2)]), ..page };
    assert_eq!(shared.called(seat(2)), "Maëlle");
}

#[test]
fn no_source_names_a_game() {
    let sources = [
        include_str!("../alone.rs"),
        include_str!("../lobby.rs"),
        include_str!("../new_table/mod.rs"),
        include_str!("../new_table/options.rs"),
        include_str!("../new_table/seats.rs"),
        include_str!("../waiting/mod.rs"),
        include_str!("../waiting/invitation.rs"),
        include_str!("../shell.rs"),
        include_str!("../table/mod.rs"),
        include_str!("../table/dock.rs"),
        include_str!("../table/side.rs"),
        include_str!("../../assets/style.css"),
        include_str!("../../assets/sheets.css"),
        include_str!("../../assets/table.css"),
        include_str!("../../assets/live.js"),
        include_str!("../../assets/magnify.js"),
        include_str!("../../assets/ending.js"),
    ];
    for source in sources {
        for game in ["trick", "\"m\"", "\"city\"", "\"isle\"", "Volcanic"] {
            assert!(!source.contains(game), "{game}");
        }
    }
}

#[test]
fn a_saved_game_is_offered_when_the_game_is_over() {
    let mut page = a_table(English);
    let menu = |page: &TablePage| {
        let page = table_page(page).into_string();
        page.split_once("<details class=\"menu\"").unwrap().1.split_once("</details>").unwrap().0.to_owned()
    };
    assert!(!menu(&page).contains("/save"));
    page.dock = Dock::Over(an_ending());
    assert!(menu(&page).contains("/save"));
}
