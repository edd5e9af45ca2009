//! Somebody who plays through the page, knowing only what the page marks as choosable.

use serde_json::json;

use crate::driver::Browser;

/// The keys of the WebDriver standard that are pressed here.
const TAB: char = '\u{E004}';
const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';

/// How somebody chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    /// Clicks on what is choosable.
    Mouse,
    /// Only presses keys.
    Keys,
}

/// What the page waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// Something is to be read first.
    Notice(String),
    /// These handles may be chosen.
    Choice(Vec<String>),
    /// The game is over.
    Over,
}

/// A person at a page.
pub(crate) struct Player<'a> {
    browser: &'a Browser,
    hand: Hand,
    /// How many choices were made: what varies them.
    pub(crate) chosen: usize,
}

impl<'a> Player<'a> {
    pub(crate) const fn new(browser: &'a Browser, hand: Hand) -> Self {
        Self { browser, hand, chosen: 0 }
    }

    /// Waits until the page wants something from this person, and says what.
    pub(crate) async fn wait(&self) -> Waiting {
        let quiet = "!document.body.hasAttribute('aria-busy')";
        let wants = "(document.querySelector('#notice[open]') || document.querySelector('#dock.over') || document.querySelector('.can'))";
        self.browser.wait(&format!("{quiet} && {wants}")).await;
        if self.browser.holds("document.querySelector('#notice[open]')").await {
            return Waiting::Notice(self.browser.text("#notice h2").await);
        }
        if self.browser.holds("document.querySelector('#dock.over')").await {
            return Waiting::Over;
        }
        let handles =
            self.browser.ask("return [...document.querySelectorAll('.can')].map(one => one.dataset.h)").await;
        Waiting::Choice(serde_json::from_value(handles).unwrap())
    }

    /// Closes what is to be read.
    pub(crate) async fn read(&self) {
        match self.hand {
            Hand::Mouse => self.browser.click("#notice [data-close]").await.unwrap(),
            Hand::Keys => self.browser.press(ESCAPE).await,
        }
        self.browser.wait("!document.querySelector('#notice[open]')").await;
    }

    /// Makes one choice: one of the handles offered, then whatever completes it.
    pub(crate) async fn choose(&mut self, handles: &[String]) {
        self.chosen += 1;
        // Passing two times in three lets auctions end; otherwise the choice wanders over what there is.
        let pass =
            handles.iter().position(|handle| handle == "a.pass").filter(|_| !self.chosen.is_multiple_of(3));
        let place = pass.unwrap_or((self.chosen * 7) % handles.len());
        let before = self.browser.ask("return document.querySelector('#legal')?.dataset.legal ?? ''").await;
        self.pick(&handles[place]).await;
        for _ in 0..8 {
            if self.browser.holds("document.querySelector('#dock .go:not([hidden])')").await {
                self.commit().await;
                break;
            }
            let sent = format!(
                "document.querySelector('#legal')?.dataset.legal !== {before} || document.body.hasAttribute('aria-busy')"
            );
            if self.browser.holds(&sent).await {
                break;
            }
            let Waiting::Choice(next) = self.wait().await else { break };
            self.pick(&next[self.chosen % next.len()]).await;
        }
        self.browser.wait("!document.body.hasAttribute('aria-busy')").await;
    }

    /// Chooses one handle, choosable or not.
    pub(crate) async fn pick(&self, handle: &str) {
        let selector = format!("[data-h={}]", json!(handle));
        match self.hand {
            Hand::Mouse => self.browser.click(&selector).await.unwrap(),
            Hand::Keys => {
                self.walk_to(handle).await;
                self.browser.press(ENTER).await;
            }
        }
    }

    /// Presses the button that commits.
    async fn commit(&self) {
        match self.hand {
            Hand::Mouse => self.browser.click("#dock .go").await.unwrap(),
            Hand::Keys => {
                self.press_until(TAB, "document.activeElement?.matches('#dock .go')").await;
                self.browser.press(ENTER).await;
            }
        }
    }

    /// Moves the focus to a handle by keys alone: n goes to the next choosable one.
    async fn walk_to(&self, handle: &str) {
        self.press_until('n', &format!("document.activeElement?.dataset?.h === {}", json!(handle))).await;
    }

    /// Presses a key until an expression is true.
    async fn press_until(&self, key: char, expression: &str) {
        for _ in 0..80 {
            if self.browser.holds(expression).await {
                return;
            }
            self.browser.press(key).await;
        }
        panic!("pressing {key:?} never leads to: {expression}");
    }
}
