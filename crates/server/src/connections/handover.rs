//! Streams of events that leave hyper: once the head of such an answer is sent, the connection writes the events
//! itself.
//!
//! hyper holds two buffers of 8 KiB for as long as a connection is open, which is for hours where somebody looks at a
//! table and hardly anything is sent. So the answer that it is given has a body that never comes; when everything
//! before it is on the way, the connection is taken out of hyper, and the true body is sent in chunks (RFC 9112, 7.1).
//! The connection ends with the stream, which its head says.

use std::convert::Infallible;
use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::http::{HeaderValue, Method, Request, Version, header};
use axum::response::Response;
use hyper::body::{Buf, Frame};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};

/// What a connection and the answers that it gives have in common: the body that it will send itself, if there is one.
#[derive(Clone, Debug, Default)]
pub(super) struct Handover(Arc<Mutex<Option<(Head, Body)>>>);

/// How far the head before a body has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Head {
    Unwritten,
    /// It may not be sent yet.
    Written,
    Sent,
}

/// A body that never comes. That it is asked for says that the head is written.
#[derive(Debug)]
struct Awaited(Handover);

impl HttpBody for Awaited {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        self.0.advance(Head::Unwritten, Head::Written);
        Poll::Pending
    }
}

/// Whether the answer to a request is sent in chunks if its length is not known.
pub(super) fn takes_chunks<B>(request: &Request<B>) -> bool {
    request.version() == Version::HTTP_11 && *request.method() != Method::HEAD
}

impl Handover {
    /// The answer with its body kept back, if it is a stream of events; any other one as it is.
    pub(super) fn begin(&self, answer: Response) -> Response {
        let kind = answer.headers().get(header::CONTENT_TYPE);
        if kind.is_none_or(|kind| kind != "text/event-stream") {
            return answer;
        }
        let (mut head, body) = answer.into_parts();
        head.headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
        *self.waiting() = Some((Head::Unwritten, body));
        Response::from_parts(head, Body::new(Awaited(self.clone())))
    }

    /// Everything that was written is sent.
    pub(super) fn flushed(&self) {
        self.advance(Head::Written, Head::Sent);
    }

    /// The body whose head is sent, if there is one.
    pub(super) fn due(&self) -> Option<Body> {
        let (_, body) = self.waiting().take_if(|(head, _)| *head == Head::Sent)?;
        Some(body)
    }

    fn advance(&self, from: Head, to: Head) {
        if let Some((head, _)) = self.waiting().as_mut().filter(|(head, _)| *head == from) {
            *head = to;
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Option<(Head, Body)>> {
        // What stands in it is whole at any moment, even if a holder of the lock has panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Sends a body in chunks, to its end or until the other side goes away, and closes the connection.
pub(super) async fn send(
    mut connection: impl AsyncRead + AsyncWrite + Unpin,
    mut body: Body,
) -> io::Result<()> {
    loop {
        let frame = tokio::select! {
            biased;
            () = has_left(&mut connection) => return Ok(()),
            frame = poll_fn(|context| Pin::new(&mut body).poll_frame(context)) => frame,
        };
        // Where a body fails the end is missing, which tells the other side.
        let Some(frame) = frame.transpose().map_err(io::Error::other)? else { break };
        if let Ok(bytes) = frame.into_data()
            && !bytes.is_empty()
        {
            let length = format!("{:x}\r\n", bytes.len());
            let mut chunk = Buf::chain(length.as_bytes(), bytes).chain(&b"\r\n"[..]);
            connection.write_all_buf(&mut chunk).await?;
        }
    }
    connection.write_all(b"0\r\n\r\n").await?;
    connection.shutdown().await
}

/// Waits until the other side has gone away. It has nothing to say any more; what it says all the same is passed over.
async fn has_left(connection: &mut (impl AsyncRead + Unpin)) {
    while connection.read(&mut [0; 16]).await.is_ok_and(|length| length > 0) {}
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use axum::Router;
    use axum::routing::get;
    use futures_util::{StreamExt as _, stream};
    use tokio::net::{TcpListener, TcpStream};
    use tokio::sync::{mpsc, watch};
    use tokio::time::timeout;

    use super::super::{Site, attend};
    use super::*;
    use hyper_util::service::TowerToHyperService;

    /// A connection to a site with a stream of what is sent here, after "first" and a part without anything.
    async fn connected() -> (TcpStream, mpsc::Sender<&'static str>, watch::Sender<bool>) {
        let (events, received) = mpsc::channel(9);
        let received = Arc::new(Mutex::new(Some(received)));
        let events_of = move || {
            let received = received.lock().unwrap().take().unwrap();
            let rest =
                stream::unfold(received, async |mut received| Some((received.recv().await?, received)));
            let body = stream::iter(["first", ""]).chain(rest).map(Ok::<_, Infallible>);
            let answer = ([(header::CONTENT_TYPE, "text/event-stream")], Body::from_stream(body));
            std::future::ready(answer)
        };
        let router = Router::new().route("/events", get(events_of)).route("/page", get(|| async { "page" }));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (stream, peer) = listener.accept().await.unwrap();
        let site = Site { router: TowerToHyperService::new(router), peer, handover: Handover::default() };
        let (stop, told) = watch::channel(false);
        tokio::spawn(attend(stream, site, Duration::from_secs(30), told));
        (client, events, stop)
    }

    async fn ask(client: &mut TcpStream, line: &str) {
        client.write_all(format!("{line}\r\nHost: here\r\n\r\n").as_bytes()).await.unwrap();
    }

    /// What comes, up to this.
    async fn heard(client: &mut TcpStream, end: &str) -> String {
        let mut heard = Vec::new();
        while !heard.ends_with(end.as_bytes()) {
            let byte = timeout(Duration::from_secs(5), client.read_u8()).await;
            heard.push(byte.expect("it comes").expect("the connection lasts"));
        }
        String::from_utf8(heard).unwrap()
    }

    #[tokio::test]
    async fn a_stream_after_other_answers_is_sent_in_chunks_to_its_end() {
        let (mut client, events, _stop) = connected().await;
        for _ in 0..2 {
            ask(&mut client, "GET /page HTTP/1.1").await;
            heard(&mut client, "\r\n\r\npage").await;
        }
        ask(&mut client, "GET /events HTTP/1.1").await;
        let head = heard(&mut client, "\r\n\r\n").await;
        assert!(head.contains("transfer-encoding: chunked") && head.contains("connection: close"), "{head}");
        assert_eq!(heard(&mut client, "first\r\n").await, "5\r\nfirst\r\n");
        events.send("a second one").await.unwrap();
        assert_eq!(heard(&mut client, "one\r\n").await, "c\r\na second one\r\n");
        // Whatever is said meanwhile is passed over.
        ask(&mut client, "GET /page HTTP/1.1").await;
        events.send("x").await.unwrap();
        assert_eq!(heard(&mut client, "x\r\n").await, "1\r\nx\r\n");
        drop(events);
        let mut rest = String::new();
        client.read_to_string(&mut rest).await.unwrap();
        assert_eq!(rest, "0\r\n\r\n");
    }

    #[tokio::test]
    async fn a_stream_ends_when_the_other_side_goes_away() {
        let (mut client, events, _stop) = connected().await;
        ask(&mut client, "GET /events HTTP/1.1").await;
        heard(&mut client, "first\r\n").await;
        drop(client);
        timeout(Duration::from_secs(5), events.closed()).await.expect("nothing is sent any more");
    }

    #[tokio::test]
    async fn a_stream_goes_on_while_the_server_closes_and_no_other_request_is_taken() {
        let (mut client, events, stop) = connected().await;
        ask(&mut client, "GET /events HTTP/1.1").await;
        heard(&mut client, "first\r\n").await;
        stop.send(true).unwrap();
        events.send("last").await.unwrap();
        drop(events);
        let mut rest = String::new();
        client.read_to_string(&mut rest).await.unwrap();
        assert_eq!(rest, "4\r\nlast\r\n0\r\n\r\n");
    }

    #[tokio::test]
    async fn who_does_not_know_chunks_is_sent_a_stream_without_them() {
        let (mut client, events, _stop) = connected().await;
        ask(&mut client, "GET /events HTTP/1.0").await;
        let head = heard(&mut client, "\r\n\r\n").await;
        assert!(!head.contains("chunked"), "{head}");
        events.send(", then a second").await.unwrap();
        drop(events);
        let mut rest = String::new();
        client.read_to_string(&mut rest).await.unwrap();
        assert_eq!(rest, "first, then a second");
    }

    #[tokio::test]
    async fn a_stream_of_which_only_the_head_is_asked_does_not_begin() {
        let (mut client, events, _stop) = connected().await;
        ask(&mut client, "HEAD /events HTTP/1.1").await;
        heard(&mut client, "\r\n\r\n").await;
        ask(&mut client, "GET /page HTTP/1.1").await;
        heard(&mut client, "\r\n\r\npage").await;
        assert!(events.is_closed());
    }
}
