//! Calls of web addresses: a small JSON text by POST, signed, and nothing of the answer but its status.
//!
//! On hyper itself: reqwest would replace the sixty lines that connect and send, and bring seven more crates, among
//! them a second source of certificate authorities, 0.7 MB of program and up to a minute of a core in a release build.

use std::fmt::{self, Write as _};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, KeyInit, Mac};
use http::{HeaderValue, Method, Request, StatusCode, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use sha2::Sha256;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};
use url::Url;

use crate::Failed;
use crate::guard::{BadAddress, Guard};

/// How long a call may take, looking up the name included.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long one connection may take to be made.
const CONNECTING: Duration = Duration::from_secs(4);

/// The most bytes of a body.
const BODY_MAX: usize = 16 * 1024;

/// A call of a web address.
#[derive(Clone, PartialEq, Eq)]
pub struct Call {
    /// Where.
    pub address: String,
    /// What is sent: JSON.
    pub body: String,
    /// What signs it; whoever is called has it as well.
    pub secret: String,
    /// When: whole seconds since 1970.
    pub at: i64,
}

impl fmt::Debug for Call {
    /// Without address and secret: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").field("bytes", &self.body.len()).finish_non_exhaustive()
    }
}

/// Calls web addresses that its guard allows.
#[derive(Clone)]
pub struct Caller {
    guard: Guard,
    tls: TlsConnector,
}

impl fmt::Debug for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Caller").field("guard", &self.guard).finish_non_exhaustive()
    }
}

/// The value of the header `Mu-Signature`: when, and the HMAC-SHA-256 of `WHEN.BODY` under the secret.
pub fn signature(secret: &str, at: i64, body: &str) -> String {
    let mut mac =
        Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of HMAC may be of any length");
    mac.update(format!("{at}.{body}").as_bytes());
    let digits = mac.finalize().into_bytes().iter().fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    });
    format!("t={at},v1={digits}")
}

impl Caller {
    /// A caller with this guard, who trusts the authorities that browsers trust.
    pub fn new(guard: Guard) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Self { guard, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Who decides which addresses are called.
    pub const fn guard(&self) -> &Guard {
        &self.guard
    }

    /// Makes a call. Whatever does not answer with a status from 200 to 299 has failed; no redirect is
    /// followed, and nothing of an answer is read but its head.
    ///
    /// # Errors
    /// Why it failed. `410 Gone` means: never again.
    pub async fn call(&self, call: &Call) -> Result<(), Failed> {
        if call.body.len() > BODY_MAX {
            return Err(Failed::Refused("there is too much to be told at once".into()));
        }
        let calling = tokio::time::timeout(PATIENCE, self.status(call)).await;
        let status = calling.map_err(|_| Failed::Refused("no answer in time".into()))??;
        match status {
            StatusCode::GONE => Err(Failed::Gone("the address answered 410".into())),
            status if status.is_success() => Ok(()),
            status => Err(Failed::Refused(format!("the address answered {}", status.as_u16()))),
        }
    }

    async fn status(&self, call: &Call) -> Result<StatusCode, Failed> {
        let refused = |bad: BadAddress| Failed::Refused(bad.to_string());
        let url = self.guard.check(&call.address).map_err(refused)?;
        let places = self.guard.resolve(&url).await.map_err(refused)?;
        let stream = connect(&places).await?;
        let request = request(&url, call)?;
        if url.scheme() == "https" {
            let name = url.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned();
            let name = ServerName::try_from(name).map_err(|_| refused(BadAddress::Unreadable))?;
            let safe = self.tls.connect(name, stream).await;
            post(safe.map_err(|_| Failed::Refused("no safe connection".into()))?, request).await
        } else {
            post(stream, request).await
        }
    }
}

/// A connection to the first of these that takes one: to the numbers that were judged, never to the name
/// again.
async fn connect(places: &[SocketAddr]) -> Result<TcpStream, Failed> {
    for place in places {
        if let Ok(Ok(stream)) = tokio::time::timeout(CONNECTING, TcpStream::connect(place)).await {
            return Ok(stream);
        }
    }
    Err(Failed::Refused("no connection".into()))
}

fn request(url: &Url, call: &Call) -> Result<Request<Full<Bytes>>, Failed> {
    let bad = |_| Failed::Refused("this is no address of the web".into());
    let path = url.query().map_or_else(|| url.path().to_owned(), |query| format!("{}?{query}", url.path()));
    let host = url.port().map_or_else(
        || url.host_str().unwrap_or_default().to_owned(),
        |port| format!("{}:{port}", url.host_str().unwrap_or_default()),
    );
    let signed = HeaderValue::from_str(&signature(&call.secret, call.at, &call.body));
    Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(header::HOST, host)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, "Mu")
        .header(header::CONNECTION, "close")
        .header("mu-signature", signed.expect("digits and letters"))
        .body(Full::new(Bytes::from(call.body.clone())))
        .map_err(bad)
}

/// Sends a request over a connection of its own; the connection ends with the head of the answer.
async fn post<S>(stream: S, request: Request<Full<Bytes>>) -> Result<StatusCode, Failed>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let broken = |_: hyper::Error| Failed::Refused("the connection broke off".into());
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(BODY_MAX)
        .handshake::<_, Full<Bytes>>(TokioIo::new(stream))
        .await
        .map_err(broken)?;
    let mut answered = pin!(sender.send_request(request));
    let answer = tokio::select! {
        biased;
        answer = &mut answered => answer,
        // It lives as long as it is polled. When it ends, the answer is there or will never be.
        _ = connection => answered.await,
    };
    answer.map(|answer| answer.status()).map_err(broken)
}
