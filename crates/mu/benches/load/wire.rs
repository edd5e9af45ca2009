//! As much of HTTP as a run needs, so that most of the machine is left to the server.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

/// A connection for one request after the other.
pub(crate) struct Wire(BufReader<TcpStream>);

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Wire {
    pub(crate) async fn to(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Self(BufReader::new(stream))
    }

    /// Posts a form, or JSON if it begins with a brace.
    pub(crate) async fn post(&mut self, path: &str, cookie: &str, body: &str) -> Answer {
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        let accept = if body.starts_with('{') { "application/json" } else { "text/html" };
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nAccept: {accept}\r\n\
             Sec-Fetch-Site: same-origin\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.0.get_mut().write_all(request.as_bytes()).await.unwrap();
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert_ne!(self.0.read_line(&mut head).await.unwrap(), 0, "the server has closed: {head}");
        }
        let mut answer = Answer { status: head[9..12].parse().unwrap(), head, body: Vec::new() };
        answer.body.resize(answer.header("content-length").unwrap().parse().unwrap(), 0);
        self.0.read_exact(&mut answer.body).await.unwrap();
        answer
    }
}

/// An open stream of events: chunk by chunk, as the server sends them.
pub(crate) struct Chunks {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Chunks {
    pub(crate) async fn of(address: SocketAddr, path: &str, cookie: &str) -> Self {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut chunks = Self { stream, read: Vec::new() };
        let head = chunks.until(b"\r\n\r\n").await.unwrap();
        assert!(head.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&head));
        chunks
    }

    /// The next chunk; none when the stream ends.
    pub(crate) async fn next(&mut self) -> Option<Vec<u8>> {
        let line = self.until(b"\r\n").await?;
        let size = usize::from_str_radix(std::str::from_utf8(&line).unwrap().trim(), 16).unwrap();
        while self.read.len() < size + 2 {
            self.more().await?;
        }
        let rest = self.read.split_off(size + 2);
        let mut chunk = std::mem::replace(&mut self.read, rest);
        chunk.truncate(size);
        (size > 0).then_some(chunk)
    }

    async fn until(&mut self, end: &[u8]) -> Option<Vec<u8>> {
        loop {
            if let Some(at) = self.read.windows(end.len()).position(|window| window == end) {
                let rest = self.read.split_off(at + end.len());
                return Some(std::mem::replace(&mut self.read, rest));
            }
            self.more().await?;
        }
    }

    async fn more(&mut self) -> Option<()> {
        loop {
            self.stream.readable().await.ok()?;
            match read_some(&self.stream, &mut self.read) {
                Ok(0) => return None,
                Ok(_) => return Some(()),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(_) => return None,
            }
        }
    }
}

/// By way of the stack: twenty thousand streams that wait have no buffers.
fn read_some(stream: &TcpStream, into: &mut Vec<u8>) -> io::Result<usize> {
    let mut some = [0; 16 * 1024];
    let length = stream.try_read(&mut some)?;
    into.extend_from_slice(&some[..length]);
    Ok(length)
}
