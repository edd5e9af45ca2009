//! Clocks, and why nobody plays on.

use host::{Cells, Kept, Keys};
use words::Language;

use crate::asks::Standstill;
use crate::sample::{a_table, seat};
use crate::{Clocks, Role, TablePage, table_page, update};

fn text(page: &TablePage) -> String {
    table_page(page).into_string()
}

#[test]
fn a_clock_has_what_the_script_needs_and_reads_without_it() {
    let page = text(&a_table(Language::English));
    let own = "<span class=\"clock runs own low\" data-until=\"1800000042000\" data-left=\"42000\">";
    assert_eq!(page.matches(own).count(), 2, "in the strip and at the plate");
    assert!(page.contains("<span class=\"t\">0:42</span>") && page.contains("data-now=\"1800000000000\""));
    assert!(page.contains("1:06:40") && page.contains("reconnecting"));
    assert!(page.contains(
        "<span class=\"clock low\"><span class=\"sr\">, time left </span><span class=\"t\">0:00</span>"
    ));
    assert!(page.contains("10 min + 20 s for each choice"));
}

#[test]
fn an_untimed_table_has_neither_clocks_nor_a_moment() {
    let untimed = TablePage { clocks: Clocks::default(), ..a_table(Language::German) };
    let page = text(&untimed);
    assert!(!page.contains("class=\"clock") && !page.contains("data-now"));
}

#[test]
fn a_pause_is_ended_by_whoever_sits_there() {
    let standstills = vec![Standstill::Paused, Standstill::Waiting(seat(1))];
    let paused = TablePage { standstills, ..a_table(Language::French) };
    let page = text(&paused);
    assert!(page.contains("La partie est en pause.") && page.contains("/t/brass-lamp-7kq/resume"), "{page}");
    assert!(page.contains("&lt;i&gt;vo a quitté la table. On attend."), "{page}");
    let watching = TablePage { role: Role::Watching, ..paused };
    let page = text(&watching);
    assert!(page.contains("La partie est en pause.") && !page.contains("/resume"));
}

#[test]
fn the_menu_asks_for_a_pause_and_ends_one_by_what_the_strip_says() {
    let timed = a_table(Language::German);
    let page = text(&timed);
    for (class, action) in [("while-played", "propose"), ("while-paused", "resume")] {
        let form =
            format!("<div class=\"{class}\"><form method=\"post\" action=\"/t/brass-lamp-7kq/{action}\"");
        assert!(page.contains(&form), "{class}");
    }
    // Rules of style show one of the two: the strip is sent when it changes, the menu is not.
    assert!(!page.contains("class=\"ask paused\""));
    let paused = TablePage { standstills: vec![Standstill::Paused], ..timed.clone() };
    let page = text(&paused);
    assert!(page.contains("class=\"ask paused\""));
    let assets = crate::assets::Assets::of(&crate::sample::GAMES);
    let rules = assets.all().iter().find(|asset| asset.name == "style.css").unwrap();
    for class in ["while-played", "while-paused", "#asks .paused"] {
        assert!(rules.body.contains(class), "{class}");
    }
    let mut untimed = timed;
    std::sync::Arc::make_mut(&mut untimed.table).timing = crate::Timing::Untimed;
    assert!(!text(&untimed).contains("value=\"pause\""), "who may think for ever needs no pause");
}

#[test]
fn whoever_is_played_for_is_told_so_and_comes_back_by_one_button() {
    let mut page = a_table(Language::French);
    page.role = Role::Watching;
    page.observer = engine::Observer::Spectator;
    page.owing = engine::SeatSet::EMPTY;
    page.choices = face::Choices::default();
    page.stand_in_for_me = vec![seat(1)];
    let alone = text(&page);
    assert!(alone.contains("Un ordinateur joue") && alone.contains("Reprendre votre place"), "{alone}");
    page.stand_in_for_me.push(seat(2));
    let shared = text(&page);
    assert!(shared.contains("Reprendre la place de &lt;i&gt;vo"), "{shared}");
}

#[test]
fn a_remark_of_the_house_stands_after_the_step_it_followed() {
    let table = a_table(Language::English);
    let page = text(&table);
    let place = |words: &str| page.find(words).unwrap_or_else(|| panic!("{words}: {page}"));
    assert!(place("id=\"l39-0\"") < place("id=\"n44\"") && place("id=\"n44\"") < place("id=\"l40-0\""));
    assert!(page.contains("&lt;i&gt;vo is back."));
    let (kept, nothing) = (Kept::default(), Keys::default());
    let sent = update(&TablePage { log: Vec::new(), ..table }, &Cells::lacking(&nothing, &kept));
    assert!(sent.append["log"].contains("id=\"n44\""), "{sent:?}");
}
