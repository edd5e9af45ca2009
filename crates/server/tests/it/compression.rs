//! What goes over the wire: how large it is, and that an event does not wait for the next one.

use std::io::Read as _;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, StatusCode, header};
use engine::Rng;
use flate2::read::GzDecoder;
use futures_util::StreamExt as _;
use host::Entry;
use pages::assets::Assets;
use serde_json::json;

use crate::browser::{Browser, GAMES, site};
use crate::games::{picks, real_site, turn};
use crate::place::fresh;
use crate::play::{anna_and_ben, choices};
use crate::stream::act;

/// What browsers send by HTTPS.
const SAFE: &str = "gzip, deflate, br, zstd";

/// What they send by HTTP.
const PLAIN: &str = "gzip, deflate";

/// How much a page and everything that it loads may weigh at a first visit, in bytes.
const WEIGHT_MAX: usize = 150_000;

async fn get(
    browser: &mut Browser,
    path: &str,
    more: &[(header::HeaderName, &str)],
) -> (StatusCode, HeaderMap, Vec<u8>) {
    let mut request = browser.request(Method::GET, path);
    for (name, value) in more {
        request = request.header(name, *value);
    }
    let answer = browser.send(request.body(Body::empty()).unwrap()).await;
    let (parts, body) = answer.into_parts();
    (parts.status, parts.headers, to_bytes(body, usize::MAX).await.unwrap().to_vec())
}

/// The text of an answer.
fn read(headers: &HeaderMap, body: &[u8]) -> String {
    let mut text = Vec::new();
    match headers.get(header::CONTENT_ENCODING).map(|value| value.to_str().unwrap()) {
        None => text.extend(body),
        Some("gzip") => drop(GzDecoder::new(body).read_to_end(&mut text).unwrap()),
        Some("br") => brotli::BrotliDecompress(&mut &*body, &mut text).unwrap(),
        Some(other) => panic!("{other}"),
    }
    String::from_utf8(text).unwrap()
}

/// How long an answer is, head and body.
fn weight((_, headers, body): &(StatusCode, HeaderMap, Vec<u8>)) -> usize {
    headers.iter().map(|(name, value)| name.as_str().len() + value.len() + 4).sum::<usize>() + 17 + body.len()
}

/// A file, as soon as it is compressed as well as it can be.
async fn packed(browser: &mut Browser, path: &str, accepts: &str) -> (StatusCode, HeaderMap, Vec<u8>) {
    for _ in 0..3000 {
        let answer = get(browser, path, &[(header::ACCEPT_ENCODING, accepts)]).await;
        assert_eq!(answer.0, StatusCode::OK, "{path}");
        // Until then it has no name, or that of the plain file.
        if answer.1.get(header::ETAG).is_some_and(|tag| tag.to_str().unwrap().contains('-')) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{path} is never packed");
}

/// A page with everything that it loads; gives the bytes on the wire, and how many there would be uncompressed.
async fn weigh(browser: &mut Browser, path: &str, accepts: &str) -> (usize, usize) {
    let page = get(browser, path, &[(header::ACCEPT_ENCODING, accepts)]).await;
    let text = read(&page.1, &page.2);
    let (mut wire, mut plain) = (weight(&page), text.len());
    let (without_script, rest) = text.split_once("<noscript>").unwrap();
    let loaded = format!("{without_script}{}", rest.split_once("</noscript>").unwrap().1);
    let mut files: Vec<&str> =
        ["href=\"", "src=\""].into_iter().flat_map(|mark| loaded.split(mark).skip(1)).collect();
    for file in &mut files {
        *file = file.split('"').next().unwrap();
    }
    files.retain(|file| file.starts_with("/assets/"));
    files.sort_unstable();
    files.dedup();
    assert!(files.len() > 15, "{files:?}");
    for file in files.into_iter().filter(|file| !file.contains("favicon-turn")) {
        let answer = packed(browser, file, accepts).await;
        plain += read(&answer.1, &answer.2).len();
        wire += weight(&answer);
    }
    (wire, plain)
}

/// Anna in the middle of a game with as many as can play it.
async fn mid_game(entry: &Entry) -> (Browser, String) {
    let site = real_site(fresh().await).await;
    let mut anna = site.person("Anna").await;
    let seats = (entry.seats)().max().unwrap();
    let path = format!("/play/{}", entry.name);
    let path = anna.post(&path, &[("players", &seats.to_string())]).await.location();
    let mut rng = Rng::from_seed(7);
    for number in 0..14 {
        let Some((seq, acts)) = turn(&mut anna, &path).await else { break };
        let picks = picks(rng.pick(&acts).unwrap(), &mut rng);
        let act = json!({ "seq": seq, "key": format!("k{number}"), "p": picks });
        assert_eq!(anna.json(&format!("{path}/act"), &act).await.status, StatusCode::OK);
    }
    turn(&mut anna, &path).await;
    (anna, path)
}

#[tokio::test]
async fn a_first_visit_to_any_table_or_the_front_page_is_light() {
    let mut weights = Vec::new();
    for entry in catalog::games() {
        let (mut anna, table) = mid_game(entry).await;
        for (name, path) in [(entry.name, table.as_str()), ("the front page", "/")] {
            weights.push((name, SAFE, weigh(&mut anna, path, SAFE).await));
            weights.push((name, PLAIN, weigh(&mut anna, path, PLAIN).await));
        }
    }
    for (name, accepts, (wire, plain)) in &weights {
        eprintln!("{name:16} {accepts:26} {wire:7} of {plain:7} bytes");
    }
    assert!(weights.iter().all(|(_, _, (wire, _))| *wire <= WEIGHT_MAX), "{weights:?}");
}

#[tokio::test]
async fn a_page_asks_for_all_its_modules_at_once() {
    let page = site().await.browser().get("/").await.text;
    let asked: Vec<&str> = page.split("<link rel=\"modulepreload\" href=\"").skip(1).collect();
    let assets = Assets::of(&GAMES);
    for module in assets.all().iter().filter(|asset| asset.media_type.starts_with("text/javascript")) {
        let address = format!("/assets/{}/{}\"", assets.version(), module.name);
        assert!(asked.iter().any(|link| link.starts_with(&address)), "{} is found late", module.name);
    }
}

#[tokio::test]
async fn a_file_has_a_name_for_each_of_its_forms() {
    let site = site().await;
    let mut browser = site.browser();
    let path = format!("/assets/{}/style.css", Assets::of(&GAMES).version());
    let plain = get(&mut browser, &path, &[]).await;
    assert!(plain.1.get(header::CONTENT_ENCODING).is_none());
    let mut tags = vec![plain.1[header::ETAG].clone()];
    for (accepts, encoding) in [(SAFE, "br"), (PLAIN, "gzip"), ("br;q=0.2, gzip;q=0.9", "gzip")] {
        let answer = packed(&mut browser, &path, accepts).await;
        assert_eq!(answer.1[header::CONTENT_ENCODING], encoding, "{accepts}");
        assert_eq!(read(&answer.1, &answer.2).as_bytes(), plain.2);
        assert_eq!(answer.1[header::VARY], "accept-encoding");
        let tag = answer.1[header::ETAG].clone();
        let again = [(header::ACCEPT_ENCODING, accepts), (header::IF_NONE_MATCH, tag.to_str().unwrap())];
        let again = get(&mut browser, &path, &again).await;
        assert_eq!((again.0, again.2.len()), (StatusCode::NOT_MODIFIED, 0));
        let other = [
            (header::ACCEPT_ENCODING, accepts),
            (header::IF_NONE_MATCH, plain.1[header::ETAG].to_str().unwrap()),
        ];
        assert_eq!(get(&mut browser, &path, &other).await.0, StatusCode::OK, "another form is not this one");
        tags.push(tag);
    }
    assert_eq!(get(&mut browser, &path, &[(header::ACCEPT_ENCODING, "br;q=0, gzip;q=0")]).await.2, plain.2);
    tags.sort();
    tags.dedup();
    assert_eq!(tags.len(), 3, "{tags:?}");
}

#[tokio::test]
async fn pages_and_answers_are_compressed_for_who_can_read_that() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    for page in ["/", "/rules/toy", "/api/openapi.json", &path] {
        let plain = get(&mut anna, page, &[]).await;
        let packed = get(&mut anna, page, &[(header::ACCEPT_ENCODING, SAFE)]).await;
        assert_eq!(packed.1[header::CONTENT_ENCODING], "gzip", "{page}");
        assert_eq!(
            (&plain.1[header::VARY], &packed.1[header::VARY]),
            (&"accept-encoding".parse().unwrap(), &"accept-encoding".parse().unwrap())
        );
        assert!(packed.2.len() * 2 < plain.2.len(), "{page}: {} of {}", packed.2.len(), plain.2.len());
        if page != "/" {
            // The front page holds a promise of luck, which is another one each time.
            assert_eq!(read(&packed.1, &packed.2).as_bytes(), plain.2, "{page}");
        }
    }
    let small = get(&mut anna, "/waiting", &[(header::ACCEPT_ENCODING, SAFE)]).await;
    assert!(small.1.get(header::CONTENT_ENCODING).is_none(), "what is short is left as it is");
}

#[tokio::test]
async fn a_page_with_keys_is_not_compressed_here_nor_by_a_proxy() {
    let site = site().await;
    let mut anna = site.person("Anna").await;
    let path = anna.post("/new", &[("game", "toy"), ("seat.a", "me"), ("seat.b", "open")]).await.location();
    anna.post(&format!("{path}/reserve"), &[("seat", "b"), ("name", "Ben")]).await;
    let page = get(&mut anna, &path, &[(header::ACCEPT_ENCODING, SAFE)]).await;
    assert!(read(&page.1, &page.2).contains("/i/"), "the host sees the key of the seat");
    let events = anna.request(Method::GET, &format!("{path}/events")).header(header::ACCEPT_ENCODING, SAFE);
    let events = anna.send(events.body(Body::empty()).unwrap()).await;
    for headers in [&page.1, events.headers()] {
        assert!(headers.get(header::CONTENT_ENCODING).is_none());
        assert!(headers[header::CACHE_CONTROL].to_str().unwrap().contains("no-transform"), "{headers:?}");
    }
}

#[tokio::test]
async fn a_compressed_event_can_be_read_before_the_next_one_comes() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, _) = choices(&mut anna, &path).await;
    let events = anna.request(Method::GET, &format!("{path}/events?after={seq}"));
    let events = events.header(header::ACCEPT_ENCODING, SAFE).body(Body::empty()).unwrap();
    let answer = anna.send(events).await;
    assert_eq!(answer.headers()[header::CONTENT_ENCODING], "gzip");
    let (mut body, mut file) = (answer.into_body().into_data_stream(), Vec::new());
    // One part after the other, as far as it can be read without the rest.
    let mut next = async |wanted: &str, after: usize| -> String {
        let part =
            tokio::time::timeout(Duration::from_secs(5), body.next()).await.expect(wanted).unwrap().unwrap();
        file.extend_from_slice(&part);
        let mut read = Vec::new();
        // The end of the file is missing, of course.
        assert!(GzDecoder::new(&file[..]).read_to_end(&mut read).is_err());
        let told = String::from_utf8(read[after..].to_vec()).unwrap();
        assert!(told.contains(wanted) && told.ends_with("\n\n"), "{wanted}: {told}");
        told
    };
    act(&mut ben, &path, "1").await;
    let first = next("Ben has sealed", 0).await;
    act(&mut anna, &path, "1").await;
    let second = next("event: table", first.len()).await;
    // A short one as well.
    let said = json!({ "text": "Hi", "key": "s" });
    assert_eq!(ben.json(&format!("{path}/say"), &said).await.status, StatusCode::OK);
    next("event: chat", first.len() + second.len()).await;
    site.house.close();
    let end = tokio::time::timeout(Duration::from_secs(5), body.next()).await.unwrap().unwrap().unwrap();
    file.extend_from_slice(&end);
    let mut whole = String::new();
    GzDecoder::new(&file[..]).read_to_string(&mut whole).unwrap();
}
