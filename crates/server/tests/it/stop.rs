//! The server stopped in peace, and the server that cannot begin.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use serde_json::Value;
use server::{Config, Database, ServeError, serve};

use crate::place::Place;
use crate::process::{Guest, Server};

#[test]
fn a_stop_answers_what_is_open_and_ends_the_streams() {
    let place = Place::new();
    let server = Server::start(&place.url);
    let path = Guest::at(&server).sit_down().unwrap();
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
    write!(stream, "GET {path}/events?cells HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut first = [0; 15];
    stream.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200 OK");
    assert!(server.stop());
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
}

#[test]
fn a_visitor_who_sends_half_a_head_delays_no_stop_for_more_than_five_seconds() {
    let place = Place::new();
    let server = Server::start(&place.url);
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: loc").unwrap();
    thread::sleep(Duration::from_millis(300));
    let begun = std::time::Instant::now();
    assert!(server.stop());
    assert!(begun.elapsed() <= Duration::from_secs(5), "{:?}", begun.elapsed());
}

#[test]
fn what_is_under_way_is_answered_and_a_page_goes_on_at_the_next_server() {
    let place = Place::new();
    let server = Server::start(&place.url);
    let mut anna = Guest::at(&server);
    let path = anna.sit_down().unwrap();
    let act = std::iter::repeat_with(|| anna.choice(&path, "k").unwrap()).find(|act| !act.is_null()).unwrap();
    let request = anna.request("POST", &format!("{path}/act"), &act.to_string());
    let (begin, rest) = request.split_at(request.len() - 5);
    let mut stream = TcpStream::connect(("127.0.0.1", anna.port)).unwrap();
    stream.write_all(begin.as_bytes()).unwrap();
    thread::sleep(Duration::from_millis(200));
    // The server is asked to stop while half of a request has come.
    let stopping = thread::spawn(move || server.stop());
    thread::sleep(Duration::from_millis(200));
    stream.write_all(rest.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK"), "{answer}");
    assert!(stopping.join().unwrap());

    let server = Server::start(&place.url);
    anna.port = server.port;
    let stream = TcpStream::connect(("127.0.0.1", anna.port)).unwrap();
    let resume = anna.request("GET", &format!("{path}/events?after={}&lines", act["seq"]), "");
    (&stream).write_all(resume.as_bytes()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    assert_eq!(lines.next().unwrap(), "HTTP/1.1 200 OK");
    let missed = lines.find_map(|line| line.strip_prefix("data: ").map(String::from)).unwrap();
    let missed: Value = serde_json::from_str(&missed).unwrap();
    assert!(missed["seq"].as_u64() > act["seq"].as_u64(), "the page gets what it has missed");
    assert_eq!(anna.act(&path, &act), Some(200), "and knows that its move was answered");
}

#[tokio::test]
async fn a_port_that_is_taken_is_said_with_a_way_out() {
    let taken = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = taken.local_addr().unwrap().port();
    let config = Config { port, database: Database::Memory, ..Config::default() };
    let refused = serve(&[], config, |_| panic!("nothing is open")).await.unwrap_err();
    assert!(matches!(refused, ServeError::PortTaken { .. }), "{refused}");
    let text = refused.to_string();
    assert!(text.contains(&port.to_string()) && text.contains("--port"), "{text}");
    let config =
        Config { bind: "203.0.113.7".parse().unwrap(), database: Database::Memory, ..Config::default() };
    let refused = serve(&[], config, |_| panic!("nothing is open")).await.unwrap_err();
    assert!(refused.to_string().contains("--bind"), "{refused}");
}

#[tokio::test]
async fn a_folder_that_cannot_be_is_said_with_a_way_out() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    let config = Config { port: 0, database: Database::Folder(file.join("mu")), ..Config::default() };
    let refused = serve(&[], config, |_| panic!("nothing is open")).await.unwrap_err();
    assert!(refused.to_string().contains("--data"), "{refused}");
    let config = Config { port: 0, database: Database::Url("mysql://x".into()), ..Config::default() };
    let refused = serve(&[], config, |_| panic!("nothing is open")).await.unwrap_err();
    assert!(refused.to_string().contains("mysql"), "{refused}");
}
