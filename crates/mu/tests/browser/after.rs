//! A saved game is opened in a real page, gone through by a finger, and played on from.

use std::time::Duration;

use engine::{Luck, Observer, Rng};
use host::{Level, Look as Sight};
use words::Language;

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::with_browser;

/// The saved game of a random play with so many choices.
pub(crate) fn saved(name: &str, seats: u8, choices: usize) -> String {
    let entry = catalog::games().iter().find(|entry| entry.name == name).unwrap();
    let mut game = entry.open(seats, &[]).unwrap();
    let (luck, mut rng) = (Luck::from_seed(7), Rng::from_seed(7));
    game.settle(&luck);
    for _ in 0..choices {
        let Some(seat) = game.turn().owing().iter().next() else { break };
        let text = game.computer_choice(seat, Level::Random, &mut rng).unwrap();
        let look = Sight { language: Language::English, observer: Observer::Seat(seat), seats: &[] };
        game.play_text(seat, &text, &luck, &look).unwrap();
    }
    let mut saved = game.save();
    saved.push("seat", "a Nora");
    saved.push("seat", "b bot keen");
    saved.to_string()
}

/// Presses what may stand under the foot of the page.
pub(crate) async fn press(browser: &Browser, selector: &str) {
    browser
        .ask(&format!("document.querySelector(\"{selector}\").scrollIntoView({{ block: 'center' }})"))
        .await;
    browser.click(selector).await.unwrap();
}

/// Swipes on until something holds, ten times at most: a page takes no swipe before its script has come.
async fn swipe_until(browser: &Browser, expression: &str) {
    for _ in 0..10 {
        browser.swipe("#main", -120.0).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        if browser.holds(expression).await {
            return;
        }
    }
}

const STEP: &str = "Number(new URL(location).searchParams.get('step'))";

#[test]
fn a_broken_file_is_told_by_its_line_and_a_good_one_is_gone_through_and_played_on_from() {
    with_browser(async || {
        let (house, driver) = (House::open("after"), Driver::start());
        let browser = driver.browser(Look::PHONE).await;
        browser.goto(&house.page("/")).await;
        press(&browser, "a[href='/import']").await;
        browser.wait("document.querySelector('textarea[name=text]')").await;
        let folder = tempfile::tempdir().unwrap();
        let (good, broken) = (folder.path().join("good.mu"), folder.path().join("broken.mu"));
        let text = saved("m", 2, 12);
        std::fs::write(&good, &text).unwrap();
        let line = text.lines().position(|line| line.starts_with("a p")).unwrap();
        let mended: Vec<&str> =
            text.lines().enumerate().map(|(at, one)| if at == line { "a dance" } else { one }).collect();
        std::fs::write(&broken, mended.join("\n")).unwrap();
        browser.write("#file", broken.to_str().unwrap()).await;
        press(&browser, "form[action='/import'] button").await;
        browser.wait("document.querySelector('[role=alert] .faulty')").await;
        let told = browser.text("[role=alert]").await;
        assert!(told.contains(&format!("Line {}, column 3", line + 1)) && told.contains("a dance"), "{told}");
        assert!(browser.holds("document.querySelector('#text').value.includes('a dance')").await);
        keep_picture(&browser, "import-broken", Look::PHONE).await;

        browser.write("#file", good.to_str().unwrap()).await;
        press(&browser, "form[action='/import'] button").await;
        browser.wait("document.querySelector('.moments input')").await;
        assert!(
            browser
                .holds("document.querySelector('meta[property=\"og:description\"]').content.includes('Nora')")
                .await
        );
        let begun = browser.ask(&format!("return {STEP}")).await;
        for _ in 0..2 {
            let before = browser.ask(&format!("return {STEP}")).await;
            let has_moved = format!("{STEP} > {before}");
            swipe_until(&browser, &has_moved).await;
            browser.wait(&has_moved).await;
        }
        let second = browser.ask(&format!("return {STEP}")).await;
        browser.swipe("#main", -20.0).await;
        browser.swipe("#main", 120.0).await;
        browser.wait(&format!("{STEP} < {second} && {STEP} > {begun}")).await;
        browser.wait("!document.body.hasAttribute('data-playing')").await;
        keep_picture(&browser, "replay-imported", Look::PHONE).await;

        let step = browser.ask(&format!("return {STEP}")).await;
        browser.click(".replay a[href*='/branch']").await.unwrap();
        browser.wait(&format!("document.querySelector('input[name=step]')?.value === '{step}'")).await;
        keep_picture(&browser, "play-from-here", Look::PHONE).await;
        press(&browser, "main form button.pri").await;
        browser.wait("document.querySelector('#dock') && !document.querySelector('.moments')").await;
        browser.wait("document.querySelector('#log li')").await;
        keep_picture(&browser, "played-on", Look::PHONE).await;
        // The browser itself says so when a file is refused; nothing else may go wrong.
        let mut errors = browser.console().await;
        errors.retain(|error| !error.contains("/import - Failed to load resource"));
        assert_eq!(errors, Vec::<String>::new());
        browser.close().await;
    });
}

#[test]
fn one_leads_through_a_game_and_another_goes_along_until_going_elsewhere() {
    with_browser(async || {
        let (house, driver) = (House::open("study"), Driver::start());
        let leader = driver.browser(Look::DESKTOP).await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.mu");
        std::fs::write(&file, saved("tricks", 4, 30)).unwrap();
        leader.goto(&house.page("/import")).await;
        leader.write("#file", file.to_str().unwrap()).await;
        press(&leader, "form[action='/import'] button").await;
        leader.wait("document.querySelector('.moments input')").await;
        leader.click("#study a").await.unwrap();
        leader.wait("document.querySelector('form[data-study] button')").await;
        leader.click("#study button").await.unwrap();
        leader.wait("document.querySelector('#study')?.textContent.includes('You lead')").await;
        leader.click("[data-go=on]").await.unwrap();
        at(&leader).await;

        let address = leader.ask("return location.pathname").await;
        let guest = driver.browser(Look::PHONE).await;
        guest.goto(&house.page(address.as_str().unwrap())).await;
        guest.wait("document.querySelector('.moments input')").await;
        press(&guest, "#study a").await;
        guest.wait("document.querySelector('#study [role=status]')").await;
        for _ in 0..3 {
            leader.click("[data-go=on]").await.unwrap();
            let step = at(&leader).await;
            guest.wait(&format!("{STEP} === {step}")).await;
        }
        keep_picture(&leader, "study-leads", Look::DESKTOP).await;
        keep_picture(&guest, "study-along", Look::PHONE).await;
        // Whoever goes elsewhere stays there, until going along again.
        guest.click("[data-go=first]").await.unwrap();
        let first = at(&guest).await;
        assert!(first < at(&leader).await, "the page wanders");
        leader.click("[data-go=on]").await.unwrap();
        let step = at(&leader).await;
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert!(guest.holds(&format!("{STEP} === {first}")).await, "and stays where it is");
        press(&guest, "#study a[data-along]").await;
        guest.wait(&format!("{STEP} === {step}")).await;
        // Through other eyes.
        leader.ask("document.querySelector('.replay .eyes').open = true").await;
        leader.click(".replay .eyes .list a:last-child").await.unwrap();
        leader.wait("new URL(location).searchParams.has('as') && document.querySelector('#study')?.textContent.includes('You lead')").await;
        let eyes = leader.ask("return new URL(location).searchParams.get('as')").await;
        guest.wait(&format!("new URL(location).searchParams.get('as') === {eyes}")).await;
        leader.click("#study button").await.unwrap();
        guest.wait("document.querySelector('#study form')").await;
        for browser in [leader, guest] {
            assert_eq!(browser.console().await, Vec::<String>::new());
            browser.close().await;
        }
    });
}

/// Where a page is once it has stopped.
async fn at(browser: &Browser) -> u64 {
    browser
        .wait("!document.body.hasAttribute('data-playing') && !document.querySelector('[aria-busy]')")
        .await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    browser.ask(&format!("return {STEP}")).await.as_u64().unwrap()
}
