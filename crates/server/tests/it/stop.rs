//! The server stopped in peace, and the server that cannot begin.

use std::io::{Read, Write};
use std::net::TcpStream;

use server::{Config, Database, ServeError, serve};

use crate::place::Place;
use crate::process::{Guest, Server};

#[test]
fn a_stop_answers_what_is_open_and_ends_the_streams() {
    let place = Place::new();
    let server = Server::start(&place.url);
    let path = Guest::at(&server).sit_down().unwrap();
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
    write!(stream, "GET {path}/events HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut first = [0; 15];
    stream.read_exact(&mut first).unwrap();
    assert_eq!(&first, b"HTTP/1.1 200 OK");
    assert!(server.stop());
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
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
