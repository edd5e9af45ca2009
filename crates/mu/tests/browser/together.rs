//! Two people in two browsers at one table.

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::player::{Hand, Player, Waiting};
use crate::round::Game;
use crate::with_browser;

/// Opens a table with one open seat, invites somebody by its link and starts; gives both browsers. Computers
/// take the other seats.
pub(crate) async fn meet(house: &House, driver: &Driver, game: Game) -> (Browser, Browser) {
    meet_as_agreed(house, driver, game, "").await
}

/// The same at a table for which a script fills in more of the form.
pub(crate) async fn meet_as_agreed(
    house: &House,
    driver: &Driver,
    game: Game,
    agreed: &str,
) -> (Browser, Browser) {
    let host = driver.browser(Look::DESKTOP).await;
    host.goto(&house.page(&format!("/new/{}", game.name))).await;
    let seats = format!(
        "for (const row of document.querySelectorAll('[data-seat]')) {{
            const at = 'abcdef'.indexOf(row.dataset.seat), kind = at === 0 ? 'me' : at === 1 ? 'open' : at < {} ? 'computer' : 'closed';
            row.querySelector(`input[value=${{kind}}]`).click();
        }}",
        game.players
    );
    host.ask(&seats).await;
    host.ask(agreed).await;
    host.ask("const name = document.querySelector('form[action=\"/new\"] input[name=name]'); if (name) name.value = 'Ilse'").await;
    host.click("form[action='/new'] button.pri").await.unwrap();
    host.wait("document.querySelector('#link')").await;
    let link = host.ask("return document.querySelector('#link').value").await;

    let guest = driver.browser(Look::PHONE).await;
    guest.goto(link.as_str().unwrap()).await;
    guest.ask("document.querySelector('form[action$=\"/sit\"] input[name=name]').value = 'Noor'").await;
    guest.click("form[action$='/sit'] button").await.unwrap();
    // The host is told without asking.
    host.wait("document.body.innerText.includes('Noor')").await;
    host.wait("document.querySelector('form[action$=\"/start\"] button')").await;
    host.click("form[action$='/start'] button").await.unwrap();
    for browser in [&host, &guest] {
        browser.wait("document.querySelector('#dock')").await;
    }
    (host, guest)
}

/// Plays one seat until the game is over.
pub(crate) async fn play_to_the_end(browser: &Browser, hand: Hand) -> usize {
    let mut player = Player::new(browser, hand);
    for _ in 0..600 {
        match player.wait().await {
            Waiting::Over => break,
            Waiting::Notice(_) => player.read().await,
            Waiting::Choice(handles) => player.choose(&handles).await,
        }
    }
    assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
    player.chosen
}

/// What both must see alike: the log, and the final places.
async fn seen(browser: &Browser) -> String {
    let places = "return [...document.querySelectorAll('#dock .ranks li')].map(one => one.textContent.replace(/\\s+/g, ' ')).join()";
    browser.ask(places).await.as_str().unwrap_or_default().to_owned()
}

/// Two people meet and play to the end, one by mouse and one by keys, on a telephone.
fn two_people_play(game: Game) {
    with_browser(async || {
        let (house, driver) = (House::open(&format!("together-{}", game.name)), Driver::start());
        let (host, guest) = meet(&house, &driver, game).await;
        let (first, second) =
            tokio::join!(play_to_the_end(&host, Hand::Mouse), play_to_the_end(&guest, Hand::Keys));
        assert!(first > 5 && second > 5, "{first} and {second} choices");
        let places = format!("document.querySelectorAll('#dock .ranks li').length === {}", game.players);
        for browser in [&host, &guest] {
            assert!(browser.holds(&places).await);
        }
        // Each is "You" at home and a name abroad; the points are the same.
        let digits = |text: String| text.chars().filter(char::is_ascii_digit).collect::<String>();
        assert_eq!(digits(seen(&host).await), digits(seen(&guest).await));
        host.close().await;
        guest.close().await;
    });
}

#[test]
fn two_people_in_two_browsers_play_m_to_its_end() {
    two_people_play(Game { name: "m", players: 3 });
}

/// They choose at the same time, and neither waits for the other's sealed choice to be made.
#[test]
fn two_people_in_two_browsers_play_mu_to_its_end() {
    two_people_play(Game { name: "city", players: 4 });
}
