//! The server as a process of its own, and people who ask it over the network.

use std::io::{BufRead, BufReader, Lines, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Command, Stdio};

use serde_json::{Value, json};
use server::{App, Pace, serve_house};
use store::Store;

use crate::browser::GAMES;

/// The variable that names the database of a server that is run alone.
const DATABASE: &str = "MU_SERVER_DATABASE";

/// Run alone by [`Server::start`]: the server, until it is killed or asked to stop.
#[tokio::test]
async fn child_that_serves() {
    let Ok(url) = std::env::var(DATABASE) else { return };
    let store = Store::connect(&url).await.unwrap();
    let app = App::with_games(&GAMES, store, Pace::AT_ONCE).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    writeln!(std::io::stderr(), "listening on {}", listener.local_addr().unwrap().port()).unwrap();
    serve_house(listener, app).await;
    writeln!(std::io::stderr(), "stopped in peace").unwrap();
}

/// A server in a process of its own; killed when this is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) port: u16,
    said: Lines<BufReader<ChildStderr>>,
}

impl Server {
    pub(crate) fn start(url: &str) -> Self {
        Self::start_as(url, |_| {})
    }

    /// The same after its command was changed.
    pub(crate) fn start_as(url: &str, change: impl FnOnce(&mut Command)) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "process::child_that_serves", "--nocapture"]);
        command.env(DATABASE, url).stdout(Stdio::null()).stderr(Stdio::piped());
        change(&mut command);
        let mut child = command.spawn().unwrap();
        let mut said = BufReader::new(child.stderr.take().unwrap()).lines();
        let port = said
            .find_map(|line| line.unwrap().strip_prefix("listening on ")?.parse().ok())
            .expect("the server says its port");
        Self { child, port, said }
    }

    /// Ends it without a word, as if somebody pulled the plug.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap(); // SIGKILL
        self.child.wait().unwrap();
    }

    /// Sends it a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.child.id().to_string()]).status();
        assert!(sent.unwrap().success());
    }

    /// Asks it to stop, waits until it has, and says whether it ended well.
    pub(crate) fn stop(mut self) -> bool {
        self.signal("TERM");
        assert!(self.said.any(|line| line.unwrap() == "stopped in peace"));
        self.child.wait().unwrap().success()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who asks servers over the network.
#[derive(Clone, Debug, Default)]
pub(crate) struct Guest {
    pub(crate) port: u16,
    cookie: String,
}

impl Guest {
    pub(crate) const fn at(server: &Server) -> Self {
        Self { port: server.port, cookie: String::new() }
    }

    /// A request as it goes over the network.
    pub(crate) fn request(&self, method: &str, path: &str, body: &str) -> String {
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        let accept = if body.starts_with('{') { "application/json" } else { "text/html" };
        format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {}\r\nAccept: {accept}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        )
    }

    /// Sends a request and gives status, headers and body; nothing if the server is gone.
    pub(crate) fn ask(&self, method: &str, path: &str, body: &str) -> Option<(u16, String, String)> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        stream.write_all(self.request(method, path, body).as_bytes()).ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).ok()?;
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, head.to_owned(), body.to_owned()))
    }

    /// Becomes known and opens a table against computers; gives its address.
    pub(crate) fn sit_down(&mut self) -> Option<String> {
        let (status, head, _) = self.ask("POST", "/play/toy", "players=2")?;
        assert_eq!(status, 303, "{head}");
        self.take_seat(&head)
    }

    /// Keeps the cookie of an answer; gives the address that it leads to.
    pub(crate) fn take_seat(&mut self, head: &str) -> Option<String> {
        if let Some(cookie) = header(head, "set-cookie") {
            self.cookie = cookie.split(';').next().unwrap().into();
        }
        header(head, "location")
    }

    /// The first choice that the page of a table offers, as a request with this key; null if it offers none
    /// just now. Nothing if the server is gone.
    pub(crate) fn choice(&self, path: &str, key: &str) -> Option<Value> {
        let (_, _, page) = self.ask("GET", path, "")?;
        Self::choice_on(&page, key)
    }

    /// The same on a page.
    pub(crate) fn choice_on(page: &str, key: &str) -> Option<Value> {
        let legal = page.split_once("data-legal=\"")?.1.split('"').next()?.replace("&quot;", "\"");
        let legal: Value = serde_json::from_str(&legal).ok()?;
        let action = legal["acts"][0]["text"].as_str();
        let act = |action| json!({ "seq": legal["seq"], "key": key, "seat": "a", "action": action });
        Some(action.map_or(Value::Null, act))
    }

    /// Sends an act; gives the status of the answer.
    pub(crate) fn act(&self, path: &str, act: &Value) -> Option<u16> {
        Some(self.ask("POST", &format!("{path}/act"), &act.to_string())?.0)
    }
}

fn header(head: &str, name: &str) -> Option<String> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
}
