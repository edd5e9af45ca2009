//! Letters and calls, with a mail server and a receiver on this machine.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop here")]

mod fake;

use std::net::IpAddr;

use post::{Call, Caller, Failed, Guard, Letter, Mailer, Schemes, signature};
use tokio::io::AsyncReadExt;
use tokio::net::TcpListener;

const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

fn letter(to: &str) -> Letter {
    Letter {
        to: to.into(),
        subject: "À vous de jouer\r\nBcc: all@example.org".into(),
        text: "C’est à vous.\n.\nhttps://mu.example/t/amber-otter-k7m\n".into(),
        id: "4f1c".into(),
        ends_by: Some("https://mu.example/notices/stop/abc".into()),
    }
}

fn mailer(port: u16, tls: &str) -> Mailer {
    let server = format!("smtp://127.0.0.1:{port}{tls}").parse().unwrap();
    Mailer::new(&server, None, "Mu <mu@mu.example>").unwrap()
}

#[tokio::test]
async fn a_letter_arrives_whole_and_with_the_way_to_end_it() {
    let (address, letters) = fake::mail_server().await;
    mailer(address.port(), "?tls=none").send(&letter("anna@example.org")).await.unwrap();
    let letters = letters.lock().unwrap();
    let [got] = letters.as_slice() else { panic!("{letters:?}") };
    for line in [
        "From: Mu <mu@mu.example>",
        "To: anna@example.org",
        "Message-ID: <4f1c@mu.example>",
        "List-Unsubscribe: <https://mu.example/notices/stop/abc>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
        "Auto-Submitted: auto-generated",
        "Content-Transfer-Encoding: quoted-printable",
    ] {
        assert!(got.lines().any(|other| other == line), "{line}: {got}");
    }
    assert!(got.contains("C=E2=80=99est"), "{got}");
    assert!(!got.lines().any(|line| line.starts_with("Bcc")), "a subject is one line: {got}");
}

#[tokio::test]
async fn it_is_told_apart_who_did_not_take_a_letter() {
    let (address, letters) = fake::mail_server().await;
    let here = mailer(address.port(), "?tls=none");
    for (to, code) in [("nobody@example.org", "550"), ("grey@example.org", "451")] {
        let failed = here.send(&letter(to)).await.unwrap_err();
        assert_eq!(failed, Failed::Refused(format!("the mail server answered {code}")));
    }
    // No STARTTLS is offered: nothing goes out in the open.
    let safe = mailer(address.port(), "").send(&letter("anna@example.org")).await.unwrap_err();
    assert!(matches!(safe, Failed::Away(_)), "{safe:?}");
    assert!(letters.lock().unwrap().is_empty());
    let unused = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    let away = mailer(unused, "?tls=none").send(&letter("anna@example.org")).await.unwrap_err();
    assert!(matches!(away, Failed::Away(_)), "{away:?}");
}

fn call(address: impl Into<String>) -> Call {
    Call { address: address.into(), body: r#"{"a":1}"#.into(), secret: "s3cret".into(), at: 1_800_000_000 }
}

fn caller() -> Caller {
    Caller::new(Guard::new(Schemes::HttpToo).allowing(HERE))
}

#[tokio::test]
async fn a_call_is_signed_and_posted_once() {
    let (address, calls) = fake::receiver("204").await;
    caller().call(&call(format!("http://{address}/mu?x=1"))).await.unwrap();
    let calls = calls.lock().unwrap();
    let [got] = calls.as_slice() else { panic!("{calls:?}") };
    assert!(got.starts_with("POST /mu?x=1 HTTP/1.1\r\n"), "{got}");
    assert!(got.ends_with("\r\n\r\n{\"a\":1}"), "{got}");
    let signed = signature("s3cret", 1_800_000_000, r#"{"a":1}"#);
    assert!(got.contains(&format!("mu-signature: {signed}\r\n")), "{got}");
    assert!(got.contains(&format!("host: {address}\r\n")), "{got}");
}

#[test]
fn a_signature_can_be_checked_elsewhere() {
    // printf '1800000000.{"a":1}' | openssl dgst -sha256 -hmac s3cret
    let expected = "t=1800000000,v1=476d445fc5d734bcaf69961f0de38cb8c2ec42450829655895ca5e064c0765c9";
    assert_eq!(signature("s3cret", 1_800_000_000, r#"{"a":1}"#), expected);
}

#[tokio::test]
async fn no_redirect_is_followed_and_other_answers_are_failures() {
    let (other, never) = fake::receiver("204").await;
    let target: &'static str = Box::leak(format!("302 location: http://{other}/").into_boxed_str());
    let (address, calls) = fake::receiver(target).await;
    let failed = caller().call(&call(format!("http://{address}/"))).await.unwrap_err();
    assert_eq!(failed, Failed::Refused("the address answered 302".into()));
    assert_eq!((calls.lock().unwrap().len(), never.lock().unwrap().len()), (1, 0));
    let (address, _) = fake::receiver("500").await;
    let failed = caller().call(&call(format!("http://{address}/"))).await.unwrap_err();
    assert_eq!(failed, Failed::Refused("the address answered 500".into()));
    let (address, _) = fake::receiver("410").await;
    let gone = caller().call(&call(format!("http://{address}/"))).await.unwrap_err();
    assert!(matches!(gone, Failed::Gone(_)), "{gone:?}");
    let large = Call { body: "x".repeat(20_000), ..call(format!("http://{address}/")) };
    assert!(caller().call(&large).await.is_err());
}

#[tokio::test]
async fn nothing_near_this_machine_is_ever_connected_to() {
    let (address, calls) = fake::receiver("204").await;
    let port = address.port();
    let strict = Caller::new(Guard::new(Schemes::HttpToo));
    for host in ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "127.1", "2130706433"] {
        let failed = strict.call(&call(format!("http://{host}:{port}/"))).await.unwrap_err();
        assert_eq!(failed, Failed::Refused("the address is not on the open internet".into()), "{host}");
    }
    let plain = Caller::new(Guard::new(Schemes::Https).allowing(HERE));
    let failed = plain.call(&call(format!("http://{address}/"))).await.unwrap_err();
    assert_eq!(failed, Failed::Refused("the address must begin with https://".into()));
    assert!(calls.lock().unwrap().is_empty());
}

#[tokio::test]
async fn https_speaks_tls_or_nothing() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let heard = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut first = [0; 3];
        stream.read_exact(&mut first).await.unwrap();
        first
    });
    let failed = caller().call(&call(format!("https://{address}/"))).await.unwrap_err();
    assert_eq!(failed, Failed::Refused("no safe connection".into()));
    assert_eq!(heard.await.unwrap()[..2], [0x16, 0x03], "a greeting of TLS");
}
