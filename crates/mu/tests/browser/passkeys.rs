//! Passkeys with an authenticator of the browser's own: added, signed in with, removed.

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::look::keep_picture;
use crate::with_browser;

/// Whether somebody is signed in, on whatever page.
const SIGNED_IN: &str = "document.querySelector('form[action=\"/account/out\"]')";

/// The texts of the passkeys in the settings.
const LISTED: &str = "[...document.querySelectorAll('#passkeys ~ .lines > li')].map(one => one.textContent)";

/// Opens the folded form with this in it.
async fn unfold(browser: &Browser, inside: &str) {
    browser.ask(&format!("document.querySelector('details.fold:has({inside})').open = true")).await;
}

/// Pages offer no passkey by themselves from now on, but for those that have `offered` in their address: an
/// authenticator that never waits would take it at once.
async fn wait_to_be_asked(browser: &Browser) {
    let script = "if (!location.search.includes('offered'))
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;";
    browser.run_first(script).await;
}

async fn sign_out(browser: &Browser, settings: &str) {
    browser.goto(settings).await;
    browser.click("form[action='/account/out'] button").await.unwrap();
    browser.wait("location.pathname === '/'").await;
}

#[test]
fn a_passkey_is_added_signs_in_and_is_removed() {
    with_browser(async || {
        let (house, driver) = (House::open("passkeys"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.add_authenticator().await;
        // No passkey belongs to the number of a machine.
        browser.goto(&house.page("/account")).await;
        assert!(browser.holds("document.body.textContent.includes('work at http://localhost:')").await);
        let page = |path: &str| house.page(path).replace("127.0.0.1", "localhost");
        wait_to_be_asked(&browser).await;
        browser.goto(&page("/account")).await;
        keep_picture(&browser, "entrance", Look::DESKTOP).await;
        browser.write("#make-name", "Anna").await;
        browser.write("#make-password", "correct horse").await;
        browser.click("form[action='/account/make'] .btn.pri").await.unwrap();
        browser.wait("location.pathname === '/'").await;
        browser.goto(&page("/settings")).await;
        unfold(&browser, "#passkey-name").await;
        browser.write("#passkey-name", "My phone").await;
        browser.write("#add-password", "not the one").await;
        browser.click("[data-passkey=add]").await.unwrap();
        browser.wait("!document.querySelector('[data-fault=add]').hidden").await;
        assert!(browser.text("[data-fault=add]").await.contains("not the password of your account"));
        browser.ask("document.querySelector('#add-password').value = ''").await;
        browser.write("#add-password", "correct horse").await;
        browser.click("[data-passkey=add]").await.unwrap();
        browser.wait(&format!("{LISTED}.some(text => text.includes('My phone'))")).await;
        assert!(
            browser.holds(&format!("{LISTED}.length === 1 && {LISTED}[0].includes('not used yet')")).await
        );
        for look in [Look::DESKTOP, Look::PHONE.dark()] {
            browser.set_look(look).await;
            keep_picture(&browser, "settings-passkeys", look).await;
        }
        browser.set_look(Look::DESKTOP).await;

        sign_out(&browser, &page("/settings")).await;
        browser.goto(&page("/account?next=/people")).await;
        browser.click("[data-passkey=in]").await.unwrap();
        browser.wait("location.pathname === '/people'").await;
        browser.goto(&page("/settings")).await;
        assert!(browser.holds(SIGNED_IN).await);
        assert!(browser.holds(&format!("{LISTED}[0].includes('last used on')")).await);

        // It is the only way in, once the password is gone.
        unfold(&browser, "#remove-password-password").await;
        browser.write("#remove-password-password", "correct horse").await;
        browser.click("form[action='/account/remove-password'] .btn").await.unwrap();
        browser.wait("!document.querySelector('form[action=\"/account/remove-password\"]')").await;
        unfold(&browser, "#removed").await;
        browser.click("form[action='/account/remove-passkey'] .btn").await.unwrap();
        browser.wait("document.body.textContent.includes('This is the only way into your account')").await;
        browser.goto(&page("/settings")).await;
        unfold(&browser, "#password-new").await;
        browser.write("#password-new", "battery staple").await;
        browser.click("form[action='/account/password'] .btn").await.unwrap();
        browser.wait("document.querySelector('#password-old')").await;
        unfold(&browser, "#removed").await;
        browser.write("#remove-passkey-password", "battery staple").await;
        browser.click("form[action='/account/remove-passkey'] .btn").await.unwrap();
        browser.wait(&format!("{LISTED}.length === 0")).await;

        // The device still has it, and nobody knows it any more.
        sign_out(&browser, &page("/settings")).await;
        browser.goto(&page("/account")).await;
        browser.click("[data-passkey=in]").await.unwrap();
        browser.wait("!document.querySelector('[data-fault=in]').hidden").await;
        assert!(browser.text("[data-fault=in]").await.contains("No account here has this passkey"));
        assert!(!browser.holds(SIGNED_IN).await);
        browser.close().await;
    });
}

#[test]
fn an_account_is_made_with_a_passkey_and_the_browser_offers_it_where_the_name_is_written() {
    with_browser(async || {
        let (house, driver) = (House::open("passkey-made"), Driver::start());
        let browser = driver.browser(Look::DESKTOP).await;
        browser.add_authenticator().await;
        let page = |path: &str| house.page(path).replace("127.0.0.1", "localhost");
        wait_to_be_asked(&browser).await;
        browser.goto(&page("/account?next=/settings")).await;
        browser.click("[data-passkey=make]").await.unwrap();
        browser.wait("!document.querySelector('[data-fault=make]').hidden").await;
        assert!(browser.text("[data-fault=make]").await.contains("at least one character"));
        assert_eq!(browser.console().await.len(), 1, "the refusal");
        browser.write("#make-name", "Ben").await;
        browser.click("[data-passkey=make]").await.unwrap();
        browser.wait("location.pathname === '/settings'").await;
        assert!(browser.holds(SIGNED_IN).await && browser.holds(&format!("{LISTED}.length === 1")).await);
        assert!(!browser.holds("document.querySelector('#password-old')").await, "it has no password");
        sign_out(&browser, &page("/settings")).await;

        // An authenticator that answers by itself takes the offer at once.
        browser.goto(&page("/account?next=/people?offered")).await;
        browser.wait("location.pathname === '/people'").await;
        browser.goto(&page("/settings")).await;
        assert!(browser.holds(SIGNED_IN).await);
        assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
        browser.close().await;
    });
}
