//! A mail server and a program at a web address, on this machine, that take notes.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// What was received, one text each.
pub(crate) type Received = Arc<Mutex<Vec<String>>>;

/// A mail server that takes every letter, but knows no `nobody@…` and is busy for `grey@…`.
pub(crate) async fn mail_server() -> (SocketAddr, Received) {
    let (listener, received) = (TcpListener::bind("127.0.0.1:0").await.unwrap(), Received::default());
    let address = listener.local_addr().unwrap();
    let letters = Arc::clone(&received);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(converse(stream, Arc::clone(&letters)));
        }
    });
    (address, received)
}

async fn converse(stream: TcpStream, letters: Received) {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 fake ESMTP\r\n").await.unwrap();
    let mut line = String::new();
    while stream.read_line(&mut line).await.is_ok_and(|read| read > 0) {
        let word = line.get(..4).unwrap_or_default().to_uppercase();
        let answer = match word.as_str() {
            "EHLO" => "250-fake\r\n250 8BITMIME\r\n",
            "RCPT" if line.contains("nobody@") => "550 no such person\r\n",
            "RCPT" if line.contains("grey@") => "451 try again later\r\n",
            "MAIL" | "RCPT" | "RSET" | "NOOP" => "250 ok\r\n",
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.unwrap();
                let Some(letter) = whole_letter(&mut stream).await else { return };
                letters.lock().unwrap().push(letter);
                "250 taken\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "502 what\r\n",
        };
        stream.write_all(answer.as_bytes()).await.unwrap();
        line.clear();
    }
}

/// A letter up to the line with a dot alone; nothing if the connection ends before.
async fn whole_letter(stream: &mut BufReader<TcpStream>) -> Option<String> {
    let mut letter = String::new();
    while !letter.ends_with("\r\n.\r\n") {
        stream.read_line(&mut letter).await.ok().filter(|read| *read > 0)?;
    }
    Some(letter)
}

/// A program at a web address that answers every request with the first word of `answer` as status, and
/// the rest as a header.
pub(crate) async fn receiver(answer: &'static str) -> (SocketAddr, Received) {
    let (listener, received) = (TcpListener::bind("127.0.0.1:0").await.unwrap(), Received::default());
    let address = listener.local_addr().unwrap();
    let calls = Arc::clone(&received);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = Vec::new();
            let mut chunk = [0; 4096];
            while !is_whole(&request) {
                match stream.read(&mut chunk).await {
                    Ok(read) if read > 0 => request.extend_from_slice(&chunk[..read]),
                    _ => break,
                }
            }
            calls.lock().unwrap().push(String::from_utf8_lossy(&request).into_owned());
            let (status, header) = answer.split_once(' ').unwrap_or((answer, "x-none: 1"));
            let answer = format!("HTTP/1.1 {status} Said\r\n{header}\r\ncontent-length: 0\r\n\r\n");
            let _ = stream.write_all(answer.as_bytes()).await;
        }
    });
    (address, received)
}

/// Whether the head of a request and as much of a body as it announces is there.
fn is_whole(request: &[u8]) -> bool {
    let text = String::from_utf8_lossy(request);
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    body.len() >= length.and_then(|length| length.parse().ok()).unwrap_or(0)
}
