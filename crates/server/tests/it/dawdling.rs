//! Connections that dawdle or bring too much, over a real network.

use std::time::Duration;

use server::{App, Pace, serve_house};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::browser::GAMES;
use crate::place::fresh;

/// A server on a port of its own. Its clock stands still while nobody does anything, and then jumps to
/// whatever comes next.
async fn connect() -> TcpStream {
    let app = App::with_games(&GAMES, fresh().await, Pace::AT_ONCE).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(serve_house(listener, app));
    TcpStream::connect(address).await.unwrap()
}

/// Everything that comes until the connection is closed.
async fn rest(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    // A connection that is reset has said what it had to say.
    let _ = stream.read_to_end(&mut text).await;
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test]
async fn headers_that_come_drop_by_drop_are_not_waited_for() {
    let mut stream = connect().await;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: mu.example\r\n\r\n").await.unwrap();
    let mut begin = [0; 15];
    stream.read_exact(&mut begin).await.unwrap();
    assert_eq!(&begin, b"HTTP/1.1 200 OK");
    tokio::time::pause();
    let begun = tokio::time::Instant::now();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: mu.exam").await.unwrap();
    rest(&mut stream).await;
    // From this machine, which is trusted as a proxy is.
    assert!(begun.elapsed() <= Duration::from_secs(601), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn too_many_headers_and_too_long_ones_are_refused() {
    let many = "x-many: y\r\n".repeat(100);
    let long = format!("x-long: {}\r\n", "y".repeat(100_000));
    for headers in [many, long] {
        let mut stream = connect().await;
        let request = format!("GET / HTTP/1.1\r\nHost: mu.example\r\n{headers}\r\n");
        // The server may stop listening before everything is sent.
        let _ = stream.write_all(request.as_bytes()).await;
        let answer = tokio::time::timeout(Duration::from_secs(10), rest(&mut stream)).await;
        let answer = answer.expect("the connection is closed");
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431"), "{answer}");
    }
}
