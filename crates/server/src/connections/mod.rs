//! Connections: how many there are, how long they may dawdle, and how much they may hold.
//!
//! Everything of HTTP is hyper's; here stand its bounds. A connection that says nothing, sends its headers
//! drop by drop, or takes no answer is closed, and holds a few KiB until then. Streams of events are taken out of
//! hyper once they have begun ([`handover`]).

mod handover;
mod patient;

use std::collections::HashMap;
use std::convert::Infallible;
use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::app::App;
use crate::limits::neighbourhood;
use handover::Handover;
use patient::Patient;

/// How long the headers of a request may take, from the end of the last answer on.
const HEADERS: Duration = Duration::from_secs(30);

/// The same for a proxy that the host trusts: it keeps connections for later, and bounds its own visitors.
const HEADERS_OF_PROXY: Duration = Duration::from_mins(10);

/// How many headers a request may have.
const HEADERS_MAX: usize = 64;

/// How long all of them and the address may be together: 16 KiB.
const HEAD_MAX: usize = 16 * 1024;

/// How much of an answer that waits to be taken is held: 64 KiB.
const HELD_MAX: usize = 64 * 1024;

/// How many open files are kept for the database and the rest.
#[cfg(target_os = "linux")]
const OTHER_FILES: usize = 64;

/// How long nobody is let in after the system has refused a connection: it may be out of files.
const RECOVERY: Duration = Duration::from_millis(200);

/// Lets people in until `stop` is true, and waits until the last answer is given.
pub(crate) async fn serve(listener: TcpListener, site: Router, app: &App, mut stop: watch::Receiver<bool>) {
    let doors = Arc::new(Doors {
        most: app.limits.connections.min(room_for_connections()),
        most_of_address: app.limits.connections_of_address,
        open: Mutex::default(),
    });
    // Every connection holds the other end: when none is left, all are closed.
    let all = watch::Sender::new(());
    loop {
        let (stream, peer) = tokio::select! {
            biased;
            () = told(&mut stop) => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(cause) => {
                    if !is_of_the_other_side(&cause) {
                        tracing::error!(%cause, "no connection can be taken");
                        tokio::time::sleep(RECOVERY).await;
                    }
                    continue;
                }
            },
        };
        let is_proxy = app.proxies.iter().any(|network| network.holds(peer.ip()));
        let address = if is_proxy { None } else { neighbourhood(peer.ip()) };
        // Whoever has too many is not let in: the connection is closed without a word.
        let Some(door) = doors.enter(address) else { continue };
        let handover = Handover::default();
        let site = Site { router: TowerToHyperService::new(site.clone()), peer, handover };
        let (stop, here) = (stop.clone(), all.subscribe());
        tokio::spawn(async move {
            attend(stream, site, if is_proxy { HEADERS_OF_PROXY } else { HEADERS }, stop).await;
            drop((door, here));
        });
    }
    drop(listener);
    all.closed().await;
}

/// One connection, from its first request to its end.
async fn attend(stream: TcpStream, site: Site, headers: Duration, mut stop: watch::Receiver<bool>) {
    // A stream sends little, and that at once.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(headers);
    http.max_headers(HEADERS_MAX).max_header_size(HEAD_MAX).max_buf_size(HELD_MAX);
    let handover = site.handover.clone();
    let stream = TokioIo::new(Patient::new(stream, handover.clone()));
    let mut connection = Box::new(http.serve_connection(stream, site));
    let mut is_stopping = false;
    let ended = loop {
        tokio::select! {
            biased;
            () = told(&mut stop), if !is_stopping => {
                is_stopping = true;
                Pin::new(&mut *connection).graceful_shutdown();
            }
            ended = served(&mut connection, &handover) => break ended,
        }
    };
    let ended = match ended {
        Served::Ended(ended) => ended.map_err(io::Error::other),
        Served::Begun(body) => {
            // The buffers go with the rest of what hyper held.
            let stream = connection.into_parts().io.into_inner();
            handover::send(stream, body).await
        }
    };
    if let Err(cause) = ended {
        // The other side's affair: it went away, dawdled, or spoke no HTTP.
        tracing::trace!(%cause, "a connection broke off");
    }
}

/// A connection that hyper serves.
type Connection = http1::Connection<TokioIo<Patient<TcpStream>>, Site>;

/// What came of a connection.
enum Served {
    Ended(hyper::Result<()>),
    /// The head of a stream is sent, and this is to follow.
    Begun(Body),
}

async fn served(connection: &mut Connection, handover: &Handover) -> Served {
    poll_fn(|context| match Pin::new(&mut *connection).poll(context) {
        Poll::Ready(ended) => Poll::Ready(Served::Ended(ended)),
        Poll::Pending => handover.due().map_or(Poll::Pending, |body| Poll::Ready(Served::Begun(body))),
    })
    .await
}

/// How many connections the system lets this process have, after it was asked for as many as it gives.
fn room_for_connections() -> usize {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // Where that is refused, it stays as it is.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
        let files = getrlimit(Resource::Nofile).current.and_then(|files| usize::try_from(files).ok());
        files.map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES))
    }
    #[cfg(not(target_os = "linux"))]
    usize::MAX
}

/// Waits until the server closes, or is no more.
async fn told(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// The site for one connection: every request is told where it comes from.
#[derive(Clone)]
struct Site {
    router: TowerToHyperService<Router>,
    peer: SocketAddr,
    handover: Handover,
}

impl Service<Request<Incoming>> for Site {
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let handover = handover::takes_chunks(&request).then(|| self.handover.clone());
        let answering = self.router.call(request);
        Box::pin(async move {
            let answer = answering.await?;
            Ok(match handover {
                Some(handover) => handover.begin(answer),
                None => answer,
            })
        })
    }
}

/// Who is in.
struct Doors {
    most: usize,
    most_of_address: usize,
    open: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    all: usize,
    addresses: HashMap<u128, usize>,
}

/// One connection that is let in, as long as this lives.
struct Door {
    doors: Arc<Doors>,
    address: Option<u128>,
}

impl Doors {
    /// Lets a connection in, unless there are too many. This machine itself and proxies are no address:
    /// only the bound for all holds for them.
    fn enter(self: &Arc<Self>, address: Option<u128>) -> Option<Door> {
        let mut inside = self.inside();
        let of_address = address.and_then(|address| inside.addresses.get(&address).copied());
        if inside.all >= self.most || of_address.unwrap_or_default() >= self.most_of_address {
            return None;
        }
        inside.all += 1;
        if let Some(address) = address {
            *inside.addresses.entry(address).or_default() += 1;
        }
        drop(inside);
        Some(Door { doors: Arc::clone(self), address })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        // What stands in it is whole at any moment, even if a holder of the lock has panicked.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let mut inside = self.doors.inside();
        inside.all = inside.all.saturating_sub(1);
        if let Some(address) = self.address
            && let Some(count) = inside.addresses.get_mut(&address)
        {
            *count = count.saturating_sub(1);
            if *count == 0 {
                inside.addresses.remove(&address);
            }
        }
    }
}

/// Whether a connection was lost by whoever asked for it, before it was taken.
fn is_of_the_other_side(cause: &io::Error) -> bool {
    matches!(
        cause.kind(),
        io::ErrorKind::ConnectionRefused | io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_doors_and_the_house_no_more_than_it_can_carry() {
        let doors = Arc::new(Doors { most: 4, most_of_address: 2, open: Mutex::default() });
        let enter = |text: &str| doors.enter(neighbourhood(text.parse().unwrap()));
        let first = enter("192.0.2.7").unwrap();
        let _second = enter("192.0.2.7").unwrap();
        assert!(enter("192.0.2.7").is_none());
        drop(first);
        let _third = enter("192.0.2.7").unwrap();
        let _here = [enter("127.0.0.1").unwrap(), enter("127.0.0.1").unwrap()];
        assert!(enter("192.0.2.8").is_none() && enter("127.0.0.1").is_none(), "the house is full");
    }
}
