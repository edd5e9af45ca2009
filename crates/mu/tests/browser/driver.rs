//! A real Chromium, driven through chromedriver.

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// Whether a window reaches any network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Network {
    /// It does.
    Whole,
    /// It does not.
    Cut,
}

/// The chromedriver process; ends with the test.
pub(crate) struct Driver {
    process: Child,
    address: String,
}

/// Whether this machine has a browser. With `MU_BROWSER=required`, as in CI, it must have one; with
/// `MU_BROWSER=later` these tests wait for a step of their own. It is looked up once for all tests.
pub(crate) fn is_there() -> bool {
    static THERE: OnceLock<bool> = OnceLock::new();
    *THERE.get_or_init(|| {
        let wanted = std::env::var("MU_BROWSER").unwrap_or_default();
        if wanted == "later" {
            return false;
        }
        let runs = |program: &&str| {
            let mut command = Command::new(program);
            command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
        };
        let found = ["chromium", "chromedriver"].iter().all(runs);
        assert!(
            found || wanted != "required",
            "MU_BROWSER=required, but chromium or chromedriver is missing"
        );
        if !found {
            eprintln!("skipped: these tests need chromium and chromedriver (Debian: chromium-driver)");
        }
        found
    })
}

impl Driver {
    /// Starts chromedriver on a free port.
    pub(crate) fn start() -> Self {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let process = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        Self { process, address: format!("http://127.0.0.1:{port}") }
    }

    /// Opens a browser of its own, with its own cookies.
    pub(crate) async fn browser(&self, look: Look) -> Browser {
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--lang=en",
        ];
        let capabilities = json!({
            "goog:chromeOptions": { "args": arguments, "prefs": { "intl.accept_languages": "en" } },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(capabilities) = capabilities else { unreachable!("an object was written") };
        let begun = Instant::now();
        let client = loop {
            match ClientBuilder::new(HttpConnector::new())
                .capabilities(capabilities.clone())
                .connect(&self.address)
                .await
            {
                Ok(client) => break client,
                Err(error) if begun.elapsed() > Duration::from_secs(40) => panic!("no browser: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(25)).await,
            }
        };
        let browser = Browser { client };
        browser.set_look(look).await;
        browser
    }
}

impl Drop for Driver {
    /// Asks chromedriver to end, which closes its browsers too; killing it would leave them behind.
    fn drop(&mut self) {
        let host = self.address.trim_start_matches("http://");
        if let Ok(mut line) = TcpStream::connect(host) {
            let _ = write!(line, "GET /shutdown HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            let _ = line.read_to_string(&mut String::new());
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The size and colour scheme of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) scheme: &'static str,
}

impl Look {
    pub(crate) const DESKTOP: Self = Self { width: 1440, height: 900, scheme: "light" };
    pub(crate) const PHONE: Self = Self { width: 390, height: 844, scheme: "light" };

    /// The same in the dark.
    pub(crate) const fn dark(self) -> Self {
        Self { scheme: "dark", ..self }
    }
}

/// How often, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Times {
    /// Twice with the mouse.
    Two,
    /// Three times with the mouse.
    Three,
    /// Twice with a finger.
    TwoTaps,
}

impl Times {
    const fn count(self) -> usize {
        if matches!(self, Self::Three) { 3 } else { 2 }
    }
}

/// The shift key of the WebDriver standard.
const SHIFT: char = '\u{E008}';

/// One browser window.
pub(crate) struct Browser {
    client: Client,
}

impl Browser {
    /// Takes on a size and a colour scheme, as a device with that screen would.
    pub(crate) async fn set_look(&self, look: Look) {
        let Look { width, height, scheme } = look;
        let phone = width < 900;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await;
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }, { "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// The window of somebody who likes motion, as most do.
    pub(crate) async fn like_motion(&self) {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
    }

    /// Opens a page.
    pub(crate) async fn goto(&self, address: &str) {
        self.client.goto(address).await.unwrap_or_else(|error| panic!("{address}: {error}"));
    }

    /// Loads the page again.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.unwrap();
    }

    /// What a script gives: the body of a function that returns something.
    pub(crate) async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Whether an expression is true on the page.
    pub(crate) async fn holds(&self, expression: &str) -> bool {
        self.ask(&format!("return !!({expression})")).await == Value::Bool(true)
    }

    /// The text of the first element that a selector finds; empty if there is none.
    pub(crate) async fn text(&self, selector: &str) -> String {
        let script = format!("return document.querySelector({})?.textContent ?? ''", json!(selector));
        self.ask(&script).await.as_str().unwrap_or_default().trim().into()
    }

    /// Waits until an expression is true.
    pub(crate) async fn wait(&self, expression: &str) {
        self.wait_for(expression, Duration::from_secs(30)).await;
    }

    /// The same for something that takes its time. The page itself looks, so that nothing is asked over and over
    /// and what comes is seen at once.
    pub(crate) async fn wait_for(&self, expression: &str, patience: Duration) {
        const LOOK: &str = "
            const done = arguments[0], begun = Date.now();
            const look = () => {
                let now, error = '';
                try { now = !!(EXPRESSION); } catch (thrown) { error = String(thrown); }
                if (now || Date.now() - begun > 3000) done([!!now, error]); else setTimeout(look, 12);
            };
            look();";
        let look = LOOK.replace("EXPRESSION", expression);
        let begun = Instant::now();
        loop {
            let seen = self.client.execute_async(&look, Vec::new()).await;
            let why = match &seen {
                Ok(seen) if seen[0] == Value::Bool(true) => return,
                Ok(seen) => seen[1].as_str().unwrap_or_default().to_owned(),
                // Another page has come meanwhile: it is looked at instead.
                Err(error) => error.to_string(),
            };
            if begun.elapsed() > patience {
                let page = self.ask("return document.body.innerText").await;
                panic!(
                    "never true: {expression} {why}\nconsole: {:?}\n{}",
                    self.console().await,
                    page.as_str().unwrap_or_default()
                );
            }
            if seen.is_err() {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// Types a text into a field.
    pub(crate) async fn write(&self, selector: &str, text: &str) {
        self.client.find(Locator::Css(selector)).await.unwrap().send_keys(text).await.unwrap();
    }

    /// A script that every page runs from now on, before its own.
    pub(crate) async fn run_first(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// Clicks with the mouse in the middle of an element. Fails if something lies over it.
    pub(crate) async fn click(&self, selector: &str) -> Result<(), String> {
        loop {
            let element = self.client.find(Locator::Css(selector)).await;
            let element = element.map_err(|error| format!("{selector}: {error}"))?;
            match element.click().await {
                Ok(()) => return Ok(()),
                // The server has replaced it between finding and clicking: the new one is meant.
                Err(error) if error.to_string().contains("stale element") => {}
                Err(error) => return Err(format!("{selector}: {error}")),
            }
        }
    }

    /// Clicks with the mouse on a part of a drawing: at its middle, or at the place nearest to it where nothing
    /// else lies on top. Fails if there is none.
    pub(crate) async fn click_drawing(&self, selector: &str) -> Result<(), String> {
        const PLACE: &str = "
            const one = document.querySelector(SELECTOR);
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = one.getBoundingClientRect(), places = [];
            for (let across = 1; across < 24; across++) for (let down = 1; down < 24; down++) places.push([across / 24, down / 24]);
            const far = ([x, y]) => Math.hypot(x - 0.5, y - 0.5);
            places.sort((one, other) => far(one) - far(other));
            for (const [x, y] of places) {
                const at = [Math.round(box.left + box.width * x), Math.round(box.top + box.height * y)];
                if (document.elementFromPoint(...at)?.closest('[data-h]') === one) return at;
            }
            return null;";
        let place = self.ask(&PLACE.replace("SELECTOR", &json!(selector).to_string())).await;
        let Some([x, y]) = serde_json::from_value::<Option<[f64; 2]>>(place).unwrap() else {
            return Err(format!("{selector} lies under something else"));
        };
        let actions = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(actions).await.map_err(|error| format!("{selector}: {error}"))
    }

    /// Clicks at places of the window one after the other, whatever lies there, one click in each `pace`.
    pub(crate) async fn click_places(&self, places: &[[f64; 2]], pace: Duration) {
        let mut actions = MouseActions::new("mouse".into());
        for &[x, y] in places {
            actions = actions
                .then(PointerAction::MoveTo { duration: None, x, y })
                .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
                .then(PointerAction::Pause { duration: pace / 2 })
                .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
                .then(PointerAction::Pause { duration: pace / 2 });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Presses the mouse in the middle of an element and holds it; gives where.
    pub(crate) async fn press_at(&self, selector: &str) -> (f64, f64) {
        let middle = format!(
            "const box = document.querySelector({}).getBoundingClientRect(); return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]",
            json!(selector)
        );
        let (x, y) = serde_json::from_value(self.ask(&middle).await).unwrap();
        let actions = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(actions).await.unwrap();
        (x, y)
    }

    /// Lets the mouse go at a place.
    pub(crate) async fn release_at(&self, x: f64, y: f64) {
        let actions = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Clicks several times at one place, as fast as a person does, whatever the page shows there meanwhile.
    pub(crate) async fn click_often(&self, selector: &str, times: Times) -> Result<(), String> {
        const PLACE: &str = "
            const one = document.querySelector(SELECTOR);
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = one.getBoundingClientRect(), at = [Math.round(box.left + Math.min(14, box.width / 2)), Math.round(box.top + box.height / 2)];
            return document.elementFromPoint(...at)?.closest('[data-h]') === one ? at : null;";
        let place = self.ask(&PLACE.replace("SELECTOR", &json!(selector).to_string())).await;
        let Some([x, y]) = serde_json::from_value::<Option<[f64; 2]>>(place).unwrap() else {
            return Err(format!("{selector} lies under something else"));
        };
        let pause = PointerAction::Pause { duration: Duration::from_millis(90) };
        let press = [
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
            pause,
        ];
        let all = [PointerAction::MoveTo { duration: None, x, y }].into_iter();
        let all = all.chain(std::iter::repeat_n(press, times.count()).flatten());
        let done = match times {
            Times::TwoTaps => {
                self.client
                    .perform_actions(all.fold(TouchActions::new("finger".into()), TouchActions::then))
                    .await
            }
            Times::Two | Times::Three => {
                self.client
                    .perform_actions(all.fold(MouseActions::new("mouse".into()), MouseActions::then))
                    .await
            }
        };
        done.map_err(|error| format!("{selector}: {error}"))
    }

    /// Moves the pointer into the corner, away from everything that says something when it is pointed at.
    pub(crate) async fn rest(&self) {
        let away = PointerAction::MoveTo { duration: None, x: 1.0, y: 1.0 };
        self.client.perform_actions(MouseActions::new("mouse".into()).then(away)).await.unwrap();
    }

    /// Moves the pointer onto the middle of an element.
    pub(crate) async fn point_at(&self, selector: &str) {
        let (x, y) = self.middle(selector).await;
        let there = PointerAction::MoveTo { duration: None, x, y };
        self.client.perform_actions(MouseActions::new("mouse".into()).then(there)).await.unwrap();
    }

    /// Puts a finger onto the middle of an element; it stays there.
    pub(crate) async fn finger_down(&self, selector: &str) {
        let (x, y) = self.middle(selector).await;
        let touch = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.devtools("Input.dispatchTouchEvent", touch).await;
    }

    /// Lifts the finger.
    pub(crate) async fn finger_up(&self) {
        self.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// The middle of an element, brought into sight.
    async fn middle(&self, selector: &str) -> (f64, f64) {
        let script = format!(
            "const one = document.querySelector({});
            one.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
            const box = one.getBoundingClientRect();
            return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];",
            json!(selector)
        );
        serde_json::from_value(self.ask(&script).await).unwrap()
    }

    /// Presses and releases one key: a character, one of the keys of the WebDriver standard, or ⇤ for
    /// Shift and Tab.
    pub(crate) async fn press(&self, key: char) {
        let (shift, value) = if key == '⇤' { (true, '\u{E004}') } else { (false, key) };
        let mut actions = KeyActions::new("keyboard".into());
        if shift {
            actions = actions.then(KeyAction::Down { value: SHIFT });
        }
        actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        if shift {
            actions = actions.then(KeyAction::Up { value: SHIFT });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    /// What stands in the console as an error, and every refused or failed load, since the last call.
    pub(crate) async fn console(&self) -> Vec<String> {
        let log =
            self.client.issue_cmd(Raw { path: "se/log", body: json!({ "type": "browser" }) }).await.unwrap();
        let entries = log.as_array().cloned().unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Cuts the window off from every network, or connects it again.
    pub(crate) async fn set_network(&self, network: Network) {
        self.devtools("Network.enable", json!({})).await;
        let conditions = json!({ "offline": network == Network::Cut, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.devtools("Network.emulateNetworkConditions", conditions).await;
    }

    /// A picture of the window as PNG.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.unwrap()
    }

    /// Closes the window.
    pub(crate) async fn close(self) {
        self.client.close().await.unwrap();
    }

    async fn devtools(&self, command: &str, parameters: Value) {
        let body = json!({ "cmd": command, "params": parameters });
        self.client.issue_cmd(Raw { path: "goog/cdp/execute", body }).await.unwrap();
    }
}

/// A command of chromedriver that the client library does not know.
#[derive(Debug)]
struct Raw {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Raw {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
