//! The server as a process of its own: killed in the middle, and stopped in peace.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use server::{Config, Database, House, Pace, ServeError, serve, serve_house};
use store::{Store, TableId};

use crate::browser::GAMES;

/// Run alone by the tests below: the server, until it is killed or asked to stop.
#[tokio::test]
async fn child_that_serves() {
    let Ok(file) = std::env::var("MU_SERVER_KILL_TEST") else { return };
    let store = Store::in_file(Path::new(&file)).await.unwrap();
    let house = House::with_games(&GAMES, store, Pace::AT_ONCE).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    writeln!(std::io::stderr(), "listening on {}", listener.local_addr().unwrap().port()).unwrap();
    serve_house(listener, house).await.unwrap();
    writeln!(std::io::stderr(), "stopped in peace").unwrap();
}

/// A server in a process of its own.
struct Server {
    child: Child,
    port: u16,
    said: std::io::Lines<BufReader<std::process::ChildStderr>>,
    cookie: String,
}

impl Server {
    fn start(file: &Path, cookie: &str) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "kill::child_that_serves", "--nocapture"])
            .env("MU_SERVER_KILL_TEST", file)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stderr.take().unwrap()).lines();
        let port = said
            .find_map(|line| line.unwrap().strip_prefix("listening on ")?.parse().ok())
            .expect("the server says its port");
        Self { child, port, said, cookie: cookie.into() }
    }

    /// Sends a request and gives status, headers and body; nothing if the server is gone.
    fn ask(&self, method: &str, path: &str, body: &str) -> Option<(u16, String, String)> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        let accept = if body.starts_with('{') { "application/json" } else { "text/html" };
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {}\r\nAccept: {accept}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        )
        .ok()?;
        let mut text = String::new();
        stream.read_to_string(&mut text).ok()?;
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, head.to_owned(), body.to_owned()))
    }

    /// Makes the visitor known and opens a table; gives its address.
    fn sit_down(&mut self) -> Option<String> {
        let (status, head, _) = self.ask("POST", "/play/toy", "players=2")?;
        assert_eq!(status, 303, "{head}");
        if let Some(cookie) = header(&head, "set-cookie") {
            self.cookie = cookie.split(';').next().unwrap().into();
        }
        header(&head, "location")
    }

    /// Makes one choice; gives its key once it is answered.
    fn act(&self, path: &str, key: &str) -> Option<bool> {
        let (_, _, page) = self.ask("GET", path, "")?;
        let legal = page.split_once("data-legal=\"")?.1.split('"').next()?.replace("&quot;", "\"");
        let legal: Value = serde_json::from_str(&legal).ok()?;
        let Some(handle) = legal["acts"][0]["p"][0].as_str() else { return Some(false) };
        let act = json!({ "seq": legal["seq"], "key": key, "seat": "a", "p": [handle] });
        let (status, _, _) = self.ask("POST", &format!("{path}/act"), &act.to_string())?;
        Some(status == 200)
    }

    /// Plays as long as there is something to choose and the server lives; gives the keys of answered choices.
    fn play(&self, path: &str, name: &str) -> Vec<String> {
        let keys = (0..40).map(|number| format!("{name}-{number}"));
        let tried = keys.map_while(|key| self.act(path, &key).map(|done| (done, key)));
        tried.filter(|(done, _)| *done).map(|(_, key)| key).collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn header(head: &str, name: &str) -> Option<String> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned())
}

#[test]
fn every_answered_move_survives_a_kill_and_none_is_there_twice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mu.sqlite");
    let mut cookie = String::new();
    let mut answered: Vec<(String, String)> = Vec::new();
    for life in 0..40_u64 {
        // On a busy machine a life holds few moves; then it takes more lives.
        if life >= 6 && answered.len() > 20 {
            break;
        }
        let mut server = Server::start(&file, &cookie);
        let pid = server.child.id().to_string();
        // Somebody pulls the plug at some moment.
        let killer = std::thread::spawn(move || {
            std::thread::sleep(std::time::Duration::from_millis(250 + 150 * life.min(12)));
            Command::new("kill").args(["-KILL", &pid]).status().unwrap()
        });
        for table in 0.. {
            let Some(path) = server.sit_down() else { break };
            let answers = server.play(&path, &format!("life{life}-{table}"));
            answered.extend(answers.into_iter().map(|key| (path.clone(), key)));
        }
        killer.join().unwrap();
        cookie.clone_from(&server.cookie);
        drop(server);
        check(&file, &answered);
    }
    assert!(answered.len() > 20, "{}", answered.len());
    let again = Server::start(&file, &cookie);
    let (last, _) = answered.last().unwrap();
    assert_eq!(again.ask("GET", last, "").unwrap().0, 200);
}

/// Every answered request stands in its table's journal, which is without gaps.
fn check(file: &Path, answered: &[(String, String)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::in_file(file).await.unwrap();
        for (path, key) in answered {
            let id = TableId::new(path.strip_prefix("/t/").unwrap());
            let number = store.request(&id, "a".parse().unwrap(), key).await.unwrap();
            assert!(number.is_some(), "{key} at {path} was answered and is lost");
            let journal = store.journal(&id, 0).await.unwrap();
            assert!(journal.iter().zip(1..).all(|(entry, number)| entry.number == number), "{path}");
        }
        store.close().await;
    });
}

#[test]
fn a_stop_answers_what_is_open_and_ends_the_streams() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mu.sqlite");
    let mut server = Server::start(&file, "");
    let path = server.sit_down().unwrap();
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
    write!(stream, "GET {path}/events HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut first = [0; 15];
    stream.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200 OK");
    Command::new("kill").args(["-TERM", &server.child.id().to_string()]).status().unwrap();
    assert!(server.said.any(|line| line.unwrap() == "stopped in peace"));
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
    assert!(server.child.wait().unwrap().success());
}

#[tokio::test]
async fn a_port_that_is_taken_is_said_with_a_way_out() {
    let taken = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = taken.local_addr().unwrap().port();
    let config = Config { port, database: Database::Memory, ..Config::default() };
    let refused = serve(config, |_| panic!("nothing is open")).await.unwrap_err();
    assert!(matches!(refused, ServeError::PortTaken { .. }), "{refused}");
    let text = refused.to_string();
    assert!(text.contains(&port.to_string()) && text.contains("--port"), "{text}");
    let config =
        Config { bind: "203.0.113.7".parse().unwrap(), database: Database::Memory, ..Config::default() };
    let refused = serve(config, |_| panic!("nothing is open")).await.unwrap_err();
    assert!(refused.to_string().contains("--bind"), "{refused}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_said_with_a_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let config = Config { port: 0, database: Database::Folder(file.join("mu")), ..Config::default() };
    let refused = serve(config, |_| panic!("nothing is open")).await.unwrap_err();
    assert!(refused.to_string().contains("--data"), "{refused}");
    let config = Config { port: 0, database: Database::Url("mysql://x".into()), ..Config::default() };
    let refused = serve(config, |_| panic!("nothing is open")).await.unwrap_err();
    assert!(refused.to_string().contains("mysql"), "{refused}");
}
