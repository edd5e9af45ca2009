//! To whom the metrics are told.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request};
use axum::http::header;

use crate::secrets::is_same_secret;

/// To whom the metrics are told.
#[derive(Clone, Default)]
pub enum MetricsFor {
    /// Programs on this machine that do not pass on what others ask.
    #[default]
    ThisMachine,
    /// Whoever shows this token: `Authorization: Bearer TOKEN`.
    Bearer(String),
    /// Everybody who can reach the server.
    Everybody,
}

impl MetricsFor {
    pub(crate) fn allows(&self, request: &Request) -> bool {
        match self {
            Self::Everybody => true,
            Self::Bearer(token) => shown(request).is_some_and(|shown| is_same_secret(shown, token)),
            Self::ThisMachine => {
                let from = request.extensions().get::<ConnectInfo<SocketAddr>>();
                from.is_some_and(|ConnectInfo(from)| from.ip().to_canonical().is_loopback())
                    && !is_passed_on(request)
            }
        }
    }
}

impl std::fmt::Debug for MetricsFor {
    /// Without the token.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::ThisMachine => "ThisMachine",
            Self::Bearer(_) => "Bearer(…)",
            Self::Everybody => "Everybody",
        })
    }
}

fn shown(request: &Request) -> Option<&str> {
    request.headers().get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// Whether a proxy on this machine asks for somebody else.
fn is_passed_on(request: &Request) -> bool {
    const MARKS: [&str; 5] = ["forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip"];
    MARKS.iter().any(|mark| request.headers().contains_key(*mark))
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    fn request(from: &str, headers: &[(&str, &str)]) -> Request {
        let mut request = Request::builder();
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let from: SocketAddr = from.parse().unwrap();
        request.extension(ConnectInfo(from)).body(Body::empty()).unwrap()
    }

    #[test]
    fn this_machine_is_not_everybody_behind_its_proxy() {
        let here = |from, headers: &[_]| MetricsFor::ThisMachine.allows(&request(from, headers));
        assert!(here("127.0.0.1:5", &[]) && here("[::1]:5", &[]) && here("[::ffff:127.0.0.1]:5", &[]));
        assert!(!here("192.0.2.1:5", &[]) && !here("[2001:db8::1]:5", &[]));
        assert!(!here("127.0.0.1:5", &[("x-forwarded-for", "192.0.2.1")]));
        assert!(!MetricsFor::ThisMachine.allows(&Request::new(Body::empty())), "nobody knows from where");
    }

    #[test]
    fn a_token_is_shown_whole() {
        let rule = MetricsFor::Bearer("open sesame".into());
        let shows = |value: &str| rule.allows(&request("127.0.0.1:5", &[("authorization", value)]));
        assert!(shows("Bearer open sesame"));
        assert!(!shows("Bearer open sesam") && !shows("open sesame") && !shows("Bearer "));
        assert!(!rule.allows(&request("127.0.0.1:5", &[])), "this machine needs it as well");
        assert!(!format!("{rule:?}").contains("sesame"));
        assert!(MetricsFor::Everybody.allows(&request("192.0.2.1:5", &[])));
    }
}
