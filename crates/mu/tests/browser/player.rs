//! Somebody who plays through the page, knowing only what the page marks as choosable.

use serde_json::json;

use crate::driver::Browser;

/// The keys of the WebDriver standard that are pressed here.
const BACK_TAB: char = '⇤';
const ENTER: char = '\u{E007}';
const ESCAPE: char = '\u{E00C}';
const LEFT: char = '\u{E012}';
const UP: char = '\u{E013}';
const RIGHT: char = '\u{E014}';
const DOWN: char = '\u{E015}';

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
    pub(crate) browser: &'a Browser,
    hand: Hand,
    /// How many choices were made: what varies them.
    pub(crate) chosen: usize,
    /// What it chooses whenever it may, the first of these first: what brings a game on.
    pub(crate) likes: &'static [&'static str],
}

/// What a page shows of what it waits for.
const SHOWN: &str = "return {
    notice: document.querySelector('#notice[open]') && (document.querySelector('#notice h2')?.textContent ?? '').trim(),
    over: !!document.querySelector('#dock.over'),
    handles: [...document.querySelectorAll('.can')].map(one => one.dataset.h),
}";

impl<'a> Player<'a> {
    pub(crate) const fn new(browser: &'a Browser, hand: Hand) -> Self {
        Self { browser, hand, chosen: 0, likes: &[] }
    }

    /// Waits until the page wants something from this person, and says what.
    pub(crate) async fn wait(&self) -> Waiting {
        let quiet = "!document.body.hasAttribute('aria-busy')";
        let wants = "(document.querySelector('#notice[open]') || document.querySelector('#dock.over') || document.querySelector('.can'))";
        self.browser.wait(&format!("{quiet} && {wants}")).await;
        // All in one look: the page may change between two.
        let shown = self.browser.ask(SHOWN).await;
        if let Some(title) = shown["notice"].as_str() {
            return Waiting::Notice(title.to_owned());
        }
        if shown["over"] == true {
            return Waiting::Over;
        }
        Waiting::Choice(serde_json::from_value(shown["handles"].clone()).unwrap())
    }

    /// Closes what is to be read, unless it has stood so long that it has closed by itself.
    pub(crate) async fn read(&self) {
        match self.hand {
            Hand::Mouse => {
                if let Err(error) = self.browser.click("#notice [data-close]").await {
                    assert!(!self.browser.holds("document.querySelector('#notice[open]')").await, "{error}");
                }
            }
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
        let liked = self.likes.iter().find_map(|liked| handles.iter().position(|handle| handle == liked));
        let place = liked.or(pass).unwrap_or((self.chosen * 7) % handles.len());
        let before = self.browser.ask("return document.querySelector('#legal')?.dataset.legal ?? ''").await;
        self.pick(&handles[place]).await;
        for _ in 0..8 {
            if self.browser.holds("document.querySelector('#dock .go:not([hidden])')").await {
                self.commit().await;
                self.browser.wait("document.querySelector('#dock .go')?.hidden !== false").await;
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
            Hand::Mouse => {
                let drawn = format!("document.querySelector({}) instanceof SVGElement", json!(selector));
                if self.browser.holds(&drawn).await {
                    self.browser.click_drawing(&selector).await.unwrap();
                } else {
                    self.browser.click(&selector).await.unwrap();
                }
            }
            Hand::Keys => {
                self.walk_to(handle).await;
                self.browser.press(ENTER).await;
            }
        }
    }

    /// Presses the button that commits, unless it is gone: where all choose at the same time, what the others do
    /// may bring the next choice meanwhile.
    async fn commit(&self) {
        const SHOWN: &str = "document.querySelector('#dock .go:not([hidden])')";
        const REACHED: &str = "document.activeElement?.matches('#dock .go')";
        match self.hand {
            Hand::Mouse => {
                if let Err(error) = self.browser.click("#dock .go").await {
                    assert!(!self.browser.holds(SHOWN).await, "{error}");
                }
            }
            Hand::Keys => {
                // It has the focus already, or is the group before the hand.
                self.press_until(BACK_TAB, &format!("{REACHED} || !{SHOWN}")).await;
                if self.browser.holds(REACHED).await {
                    self.browser.press(ENTER).await;
                }
            }
        }
    }

    /// Moves the focus to a handle by keys alone: n goes to the next choosable one, the arrows to any
    /// other of the same group.
    async fn walk_to(&self, handle: &str) {
        let selector = format!("[data-h={}]", json!(handle));
        let here = format!("document.activeElement?.matches({})", json!(selector));
        if self.browser.holds(&format!("document.querySelector({})?.matches('.can')", json!(selector))).await
        {
            return self.press_until('n', &here).await;
        }
        let target = format!("document.querySelector({})", json!(selector));
        self.press_until(
            BACK_TAB,
            &format!("document.activeElement?.closest('[data-group]') === {target}.closest('[data-group]')"),
        )
        .await;
        // Within a group the arrows go to the nearest thing in their direction.
        let direction = format!(
            "const from = document.activeElement.getBoundingClientRect(), to = {target}.getBoundingClientRect();
            const right = to.left + to.width / 2 - from.left - from.width / 2, down = to.top + to.height / 2 - from.top - from.height / 2;
            return Math.abs(right) > Math.abs(down) ? Math.sign(right) : 2 * Math.sign(down)"
        );
        for _ in 0..40 {
            if self.browser.holds(&here).await {
                return;
            }
            let arrow = match self.browser.ask(&direction).await.as_i64() {
                Some(-1) => LEFT,
                Some(1) => RIGHT,
                Some(-2) => UP,
                _ => DOWN,
            };
            self.browser.press(arrow).await;
        }
        panic!("the arrows never lead to {handle}");
    }

    /// Presses a key until an expression is true.
    async fn press_until(&self, key: char, expression: &str) {
        for _ in 0..160 {
            if self.browser.holds(expression).await {
                return;
            }
            self.browser.press(key).await;
        }
        let focused = "return [document.activeElement?.outerHTML.slice(0, 300), [...document.querySelectorAll('.can')].map(one => one.dataset.h)]";
        panic!(
            "pressing {key:?} never leads to: {expression}; focused is {}",
            self.browser.ask(focused).await
        );
    }
}
