//! The host's pages, by somebody whom the command line has made a host.

use crate::axe;
use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::with_browser;

/// Makes an account in a browser; gives the id of its person.
async fn account(browser: &Browser, house: &House, name: &str) -> String {
    browser.goto(&house.page("/account")).await;
    browser.write("#make-name", name).await;
    browser.write("#make-password", "correct horse").await;
    browser.click("form[action='/account/make'] button").await.unwrap();
    browser.wait("location.pathname === '/'").await;
    house.admin(&["people", name]).split_whitespace().next().unwrap().to_owned()
}

#[test]
fn a_host_bans_somebody_and_the_pages_can_be_read_and_pressed_by_everybody() {
    with_browser(async || {
        let (house, driver) = (House::open("admin"), Driver::start());
        let (browser, other) = (driver.browser(Look::DESKTOP).await, driver.browser(Look::DESKTOP).await);
        account(&other, &house, "Bartholomäus").await;
        let host = account(&browser, &house, "Helga").await;
        house.admin(&["host", &host]);
        if let Some(script) = axe::script() {
            browser.run_first(script).await;
        }
        let mut faults = Vec::new();
        browser.goto(&house.page("/settings")).await;
        browser.click("a[href='/admin']").await.unwrap();
        browser.wait("document.querySelector('#health')").await;
        for path in
            ["/admin", "/admin/tables", "/admin/people", "/admin/ratings", "/admin/reports", "/admin/log"]
        {
            browser.goto(&house.page(path)).await;
            axe::finds_nothing(&browser, path, &mut faults).await;
            for look in [Look::DESKTOP, Look::PHONE.dark()] {
                browser.set_look(look).await;
                keep_picture(&browser, &format!("admin{}", path.replace('/', "-")), look).await;
            }
        }
        assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));

        // What cannot be meant by one press is folded up.
        browser.goto(&house.page("/admin/people?text=Barth")).await;
        assert!(
            !browser.holds("document.querySelector('form[action$=\"/ban\"] button').checkVisibility()").await
        );
        browser.click("details:has(form[action$='/ban']) > summary").await.unwrap();
        browser.click("form[action$='/ban'] button").await.unwrap();
        browser.wait("document.querySelector('form[action$=\"/pardon\"]')").await;
        other.goto(&house.page("/")).await;
        other.click("form[action='/play/m'] button").await.unwrap();
        other.wait("document.body.innerText.includes('excluded you')").await;
        let log = house.admin(&["log", "--most", "1"]);
        assert!(log.contains("ban  Bartholomäus") && log.contains("by Helga"), "{log}");
        assert_eq!(browser.console().await, Vec::<String>::new());
        other.close().await;
        browser.close().await;
    });
}
