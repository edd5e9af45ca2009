//! What fits where: cards and their words, lists, the result; and what is shown large. The law of layout asks the rest.

use serde_json::json;

use crate::driver::{Browser, Driver, Look, Pointer};
use crate::house::House;
use crate::look::keep_picture;
use crate::player::{Hand, Player, Waiting};
use crate::round::{Game, open_table};
use crate::with_browser;

/// A window in the light: a phone's, if it is small.
pub(crate) const fn window(width: u32, height: u32) -> Look {
    Look::light(width, height, if width < 900 { Pointer::Finger } else { Pointer::Mouse })
}

/// The windows in which a table is measured: laptops, a tablet, a phone upright and on its side.
const WINDOWS: [Look; 6] = [
    window(1440, 900),
    window(1366, 768),
    window(1280, 720),
    window(1024, 768),
    window(390, 844),
    window(844, 390),
];

/// M at its fullest.
const SIX_OF_M: Game = Game { name: "m", players: 6 };
/// Mū with opponents whose cities can be opened.
const THREE_OF_CITY: Game = Game { name: "city", players: 3 };

/// Takes on a size, and waits until the page has it.
pub(crate) async fn resize(browser: &Browser, look: Look) {
    browser.set_look(look).await;
    browser
        .ask("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
        .await;
}

/// Sits down at a table and makes so many choices.
pub(crate) async fn at_table(browser: &Browser, house: &House, game: Game, choices: usize) {
    browser.set_look(Look::DESKTOP).await;
    open_table(browser, house, game).await;
    let mut player = Player::new(browser, Hand::Mouse);
    loop {
        match player.wait().await {
            Waiting::Notice(_) => player.read().await,
            Waiting::Choice(handles) if player.chosen < choices => player.choose(&handles).await,
            Waiting::Choice(_) | Waiting::Over => return,
        }
    }
}

/// Cards of a hand that lie where the pane cannot be scrolled to, and those whose words are cut.
const OUT_OF_REACH: &str = r"
    const pane = document.querySelector('.c-hand'), faults = [];
    for (const [at, card] of [...pane.querySelectorAll('.c-paper')].entries()) {
        card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = card.getBoundingClientRect(), area = pane.getBoundingClientRect(), words = card.querySelector('.c-project');
        if (box.left < Math.max(0, area.left) - 1 || box.right > Math.min(innerWidth, area.right) + 1) faults.push(`card ${at + 1} from ${box.left} to ${box.right}`);
        if (words.scrollHeight > words.clientHeight + 1) faults.push(`card ${at + 1} hides ${words.scrollHeight - words.clientHeight} px`);
        if (words.getBoundingClientRect().bottom > area.bottom + 1) faults.push(`card ${at + 1} goes below the hand`);
    }
    return faults;
";

#[test]
fn every_project_of_the_hand_is_reached_and_read_whole() {
    with_browser(async || {
        let (house, driver) = (House::open("projects"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, THREE_OF_CITY, 0).await;
        let others = [window(1280, 800), window(1180, 820)];
        for longest in [false, true] {
            if longest {
                // No printed card says as much, in any language.
                browser
                    .ask("document.querySelector('.c-paper p span').textContent = 'When you have built three Buildings of one type in a row or a column, '.repeat(4)")
                    .await;
            }
            for look in WINDOWS.into_iter().chain(others) {
                resize(&browser, look).await;
                assert!(browser.holds("document.querySelectorAll('.c-hand .c-paper').length === 4").await);
                assert_eq!(browser.ask(OUT_OF_REACH).await, json!([]), "{look:?}");
                keep_picture(&browser, &format!("city-hand-{}", look.width), look).await;
            }
        }
        browser.close().await;
    });
}

/// The words and pictures of an element, so that a copy can be compared with it.
fn content(element: &str) -> String {
    format!(
        "(one => one && [one.textContent, ...[...one.querySelectorAll('use')].map(use => use.getAttribute('href')), one.querySelectorAll('path').length].join('|'))(document.querySelector({}))",
        json!(element)
    )
}

/// Whether what is shown large is a copy of an element, all of it in sight.
async fn is_shown_large(browser: &Browser, element: &str) {
    browser.wait("document.querySelector('#zoom')").await;
    let (shown, meant) = (
        browser.ask(&format!("return {}", content("#zoom > *"))).await,
        browser.ask(&format!("return {}", content(element))).await,
    );
    assert_eq!(shown, meant, "{element}");
    let sizes = "const [copy, one] = [document.querySelector('#zoom > *'), document.querySelector(arguments)].map(one => one.getBoundingClientRect());
        return [copy.width > 1.1 * one.width || copy.height > 1.1 * one.height, copy.top >= 0 && copy.bottom <= innerHeight && copy.left >= 0 && copy.right <= innerWidth,
            document.querySelector('#zoom > *').scrollHeight <= document.querySelector('#zoom > *').clientHeight + 1 || document.querySelector('#zoom > svg') !== null];";
    let sizes = browser.ask(&sizes.replace("arguments", &json!(element).to_string())).await;
    assert_eq!(sizes, json!([true, true, true]), "larger, in the window, not cut: {element}");
}

/// Points at something and presses z, twice. What has come under a mouse that rests was not pointed at, so it comes from
/// elsewhere.
async fn by_key(browser: &Browser, element: &str) {
    browser.point_at("#log").await;
    browser.point_at(element).await;
    browser.press('z').await;
    is_shown_large(browser, element).await;
    browser.press('z').await;
    assert!(!browser.holds("document.querySelector('#zoom')").await);
}

/// Holds something with a finger, and lets it go: nothing is chosen by that.
async fn by_finger(browser: &Browser, element: &str) {
    browser.finger_down(element).await;
    is_shown_large(browser, element).await;
    browser.finger_up().await;
    browser.wait("!document.querySelector('#zoom')").await;
    assert!(!browser.holds("document.querySelector('.sel')").await, "holding chose something: {element}");
}

/// The same by key on a desktop and by finger on a phone, if the table shows such a card.
async fn by_key_and_finger(browser: &Browser, card: &str) {
    if !browser.holds(&format!("document.querySelector({})", json!(card))).await {
        return;
    }
    resize(browser, Look::DESKTOP).await;
    by_key(browser, card).await;
    resize(browser, Look::PHONE).await;
    by_finger(browser, card).await;
}

#[test]
fn what_is_held_or_named_by_z_is_shown_whole_and_large() {
    with_browser(async || {
        let (house, driver) = (House::open("magnify"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, THREE_OF_CITY, 0).await;
        for project in [".c-hand .c-paper:nth-child(2) .c-project", ".c-own-projects .c-project"] {
            resize(&browser, Look::DESKTOP).await;
            by_key(&browser, project).await;
            resize(&browser, Look::PHONE).await;
            by_finger(&browser, project).await;
        }
        resize(&browser, Look::DESKTOP).await;
        browser.ask("document.querySelector('.c-other').open = true").await;
        by_key(&browser, ".c-other .c-project").await;
        keep_picture(&browser, "city-magnified", Look::DESKTOP).await;
        // By keys alone as well.
        browser.ask("document.querySelector('.c-own-projects .c-project').focus()").await;
        browser.press('z').await;
        is_shown_large(&browser, ".c-own-projects .c-project").await;
        browser.press('\u{E00C}').await;
        assert!(!browser.holds("document.querySelector('#zoom')").await, "Escape ends it");
        resize(&browser, Look::PHONE).await;
        browser.click(".tabbar [data-view=scores]").await.unwrap();
        by_finger(&browser, ".c-other .c-project").await;
        // Buildings, tiles, cards.
        at_table(&browser, &house, THREE_OF_CITY, 4).await;
        for (game, cards) in [
            (None, &[".c-hand .c-card", ".c-own [data-zoom]"][..]),
            (Some(SIX_OF_M), &[".m-hand .tile", ".m-board [data-zoom]"]),
            (Some(Game { name: "tricks", players: 4 }), &[".t-hand .cd"]),
        ] {
            if let Some(game) = game {
                at_table(&browser, &house, game, 1).await;
            }
            for card in cards {
                by_key_and_finger(&browser, card).await;
            }
        }
        browser.close().await;
    });
}

/// Colours of players that cannot be seen: out of the window, or under something.
const UNSEEN: &str = r"
    const lists = [...document.querySelectorAll('#players .pl')].map(player => [...player.querySelectorAll('.m-sums li')]);
    const seen = one => {
        const box = one.getBoundingClientRect(), x = box.left + 8, y = box.top + box.height / 2;
        return box.top >= 0 && box.bottom <= innerHeight && one.contains(document.elementFromPoint(x, y)) && one.scrollWidth <= one.clientWidth + 1;
    };
    return lists.map(list => list.filter(seen).length);
";

/// One tap: on a phone upright at the strip of players, on its side at the tab.
async fn show_players(browser: &Browser) {
    let has_strip = browser.holds("document.querySelector('#strip').offsetParent").await;
    browser.click(if has_strip { "#strip a" } else { ".tabbar [data-view=scores]" }).await.unwrap();
}

#[test]
fn the_colours_of_all_six_players_of_m_are_seen_at_once() {
    with_browser(async || {
        let (house, driver) = (House::open("colours"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, SIX_OF_M, 6).await;
        // Who still reads what the game is about has one line less for the players.
        browser.click("#guide button").await.unwrap();
        browser.wait("!document.querySelector('#guide')?.offsetParent").await;
        for look in WINDOWS {
            resize(&browser, look).await;
            if look.width < 900 {
                show_players(&browser).await;
            }
            assert_eq!(browser.ask(UNSEEN).await, json!([5, 5, 5, 5, 5, 5]), "{look:?}");
            keep_picture(&browser, &format!("m-six-{}", look.width), look).await;
        }
        let twice = "return [document.querySelectorAll('#panel .m-sums, #panel .m-pile').length, document.querySelectorAll('.m-pile').length]";
        assert_eq!(browser.ask(twice).await, json!([0, 1]), "nothing stands twice");
        browser.close().await;
    });
}

#[test]
fn a_figure_of_the_score_sheet_shows_its_rule_beside_the_table() {
    with_browser(async || {
        let (house, driver) = (House::open("figure"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, SIX_OF_M, 2).await;
        let here = browser.ask("return location.href").await;
        browser.click("#tab-scores").await.unwrap();
        browser.wait("document.querySelector('#sheet a.m-fig')").await;
        browser.click("#sheet a.m-fig").await.unwrap();
        browser.wait("document.querySelector('#rulebook .hit')?.checkVisibility()").await;
        assert_eq!(browser.ask("return location.href").await, here);
        browser.close().await;
    });
}

/// How the result stands: whether it is open, how high the dock is, and what of the board lies under something or out of
/// its pane.
const ENDED: &str = r"
    const dock = document.querySelector('#dock').getBoundingClientRect(), pane = document.querySelector('main').getBoundingClientRect();
    const board = document.querySelector('.m-board').getBoundingClientRect(), covered = [];
    if (dock.top < pane.bottom - 1 && dock.left < pane.right - 1) covered.push('the pane lies under the dock');
    for (let across = 1; across < 8; across++) for (let down = 1; down < 8; down++) {
        const x = board.left + board.width * across / 8, y = board.top + board.height * down / 8;
        if (!document.elementFromPoint(x, y)?.closest('.m-table')) covered.push(`${Math.round(x)} ${Math.round(y)}`);
    }
    return { open: document.querySelector('#ending').open, dock: document.querySelector('#ending').getBoundingClientRect().height, covered };
";

#[test]
fn the_result_folds_to_one_line_and_never_hides_the_last_position() {
    with_browser(async || {
        let (house, driver) = (House::open("result"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        at_table(&browser, &house, Game { name: "m", players: 3 }, usize::MAX).await;
        browser.wait("document.querySelector('#dock.over')").await;
        for look in WINDOWS {
            resize(&browser, look).await;
            if look.width < 900 {
                browser.click(".tabbar [data-view=table]").await.unwrap();
            }
            for open in [true, false] {
                let ended = browser.ask(ENDED).await;
                assert_eq!(ended["open"], open, "{look:?}");
                assert_eq!(ended["covered"], json!([]), "{look:?}, open: {open}");
                let is_one_line = ended["dock"].as_f64().unwrap_or_default() < 60.0;
                assert!(open || is_one_line, "one line: {ended} at {look:?}");
                keep_picture(&browser, &format!("result-{open}-{}", look.width), look).await;
                browser.click("#ending summary").await.unwrap();
            }
        }
        resize(&browser, Look::DESKTOP).await;
        // The sheet is seen at once, and in full.
        browser.click("#dock [data-dialog=score]").await.unwrap();
        browser.wait("document.querySelector('#score[open] table')").await;
        let whole =
            "(body => body.scrollHeight <= body.clientHeight + 1)(document.querySelector('#score .dlg-b'))";
        assert!(browser.holds(whole).await);
        browser.click("#score [data-close]").await.unwrap();
        // It was read: neither a later visit nor other eyes open it again.
        browser.reload().await;
        browser.wait("document.querySelector('#dock.over')").await;
        let table = browser.ask("return location.href").await.as_str().unwrap_or_default().to_owned();
        for eyes in ["", "?as=all", "?as=b"] {
            browser.goto(&format!("{table}{eyes}")).await;
            browser.wait("document.querySelector('#legal')").await;
            browser.ask("return new Promise(done => setTimeout(done, 300))").await;
            assert_eq!(browser.ask(ENDED).await["open"], false, "{eyes}");
            assert!(!browser.holds("document.querySelector('#notice[open]')").await, "{eyes}");
        }
        browser.close().await;
    });
}

/// Every line of the log takes the room of its words, what the house remarks too: once it took the height of a screen.
pub(crate) async fn remarks_take_the_room_of_their_words(browser: &Browser) {
    let lines = "return [...document.querySelectorAll('#log li')].map(line => [line.id, line.getBoundingClientRect().height, parseFloat(getComputedStyle(line).lineHeight) || 20])";
    let lines: Vec<(String, f64, f64)> = serde_json::from_value(browser.ask(lines).await).unwrap();
    assert!(lines.iter().any(|(id, ..)| id.starts_with('n')), "no remark among {lines:?}");
    for (id, height, line) in lines {
        assert!(height > 0.0 && height < 10.0 * line, "{id} is {height} px high, a line {line} px");
    }
}
