//! A real Chromium, driven through chromedriver.

mod pointer;

use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use fantoccini::wd::{PrintConfiguration, PrintSize, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder, Locator};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::{ParseError, Url};

pub(crate) use self::pointer::Times;

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
        // Nobody here watches what moves, unless a test says so.
        let likes = json!({ "name": "mu_look", "value": "pace-once", "domain": "127.0.0.1", "path": "/" });
        browser.devtools("Network.setCookie", likes).await;
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

/// What a page is pressed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointer {
    Mouse,
    Finger,
}

/// The size and colour scheme of a page, and what it is pressed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) scheme: &'static str,
    pub(crate) pointer: Pointer,
}

impl Look {
    pub(crate) const DESKTOP: Self = Self::light(1440, 900, Pointer::Mouse);
    pub(crate) const PHONE: Self = Self::light(390, 844, Pointer::Finger);

    /// A window in the light.
    pub(crate) const fn light(width: u32, height: u32, pointer: Pointer) -> Self {
        Self { width, height, scheme: "light", pointer }
    }

    /// The same in the dark.
    pub(crate) const fn dark(self) -> Self {
        Self { scheme: "dark", ..self }
    }
}

/// One browser window.
pub(crate) struct Browser {
    client: Client,
}

impl Browser {
    /// Takes on a size and a colour scheme, as a device with that screen would.
    pub(crate) async fn set_look(&self, look: Look) {
        let Look { width, height, scheme, pointer } = look;
        let phone = pointer == Pointer::Finger;
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

    /// A browser that no server has seen before.
    pub(crate) async fn forget(&self) {
        self.devtools("Network.clearBrowserCookies", json!({})).await;
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

    /// Gives the browser an authenticator of its own, that makes passkeys, knows its person, and never waits.
    pub(crate) async fn add_authenticator(&self) {
        let body = json!({
            "protocol": "ctap2_1", "transport": "internal", "hasResidentKey": true,
            "hasUserVerification": true, "isUserVerified": true,
        });
        self.client.issue_cmd(Raw { path: "webauthn/authenticator", body }).await.unwrap();
    }

    /// Puts the window behind a line of so many milliseconds there and back, and so many bytes a second each way.
    pub(crate) async fn set_line(&self, latency: u32, bytes: u32) {
        self.devtools("Network.enable", json!({})).await;
        let conditions = json!({ "offline": false, "latency": latency, "downloadThroughput": bytes, "uploadThroughput": bytes });
        self.devtools("Network.emulateNetworkConditions", conditions).await;
    }

    /// A picture of the window as PNG.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.unwrap()
    }

    /// The page as it is printed, as PDF, on paper of this width and height in centimetres.
    pub(crate) async fn printed(&self, (width, height): (f64, f64)) -> Vec<u8> {
        let settings = PrintConfiguration::builder().size(PrintSize { width, height });
        self.client.print(settings.build().unwrap()).await.unwrap()
    }

    /// Closes the window.
    pub(crate) async fn close(self) {
        self.client.close().await.unwrap();
    }

    /// The accessibility tree, as a screen reader is given it.
    pub(crate) async fn accessibility(&self) -> Value {
        self.devtools("Accessibility.getFullAXTree", json!({})).await
    }

    async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.client.issue_cmd(Raw { path: "goog/cdp/execute", body }).await.unwrap()
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
