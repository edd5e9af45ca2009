//! What goes over the wire: how large it is, and that an event does not wait for the next one.

use std::io::Read as _;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use flate2::read::GzDecoder;
use futures_util::StreamExt as _;
use pages::assets::Assets;
use serde_json::json;

use crate::browser::{GAMES, site};
use crate::play::{anna_and_ben, choices};
use crate::stream::act;
use crate::weight::{PLAIN, SAFE, get, packed, read};

#[tokio::test]
async fn a_page_names_its_whole_script_at_once() {
    let site = site().await;
    let (mut anna, _, path) = anna_and_ben(&site).await;
    let assets = Assets::of(&GAMES);
    for (page, name) in [("/", "house.js"), (path.as_str(), "board.js")] {
        let page = anna.get(page).await.text;
        let script = format!("src=\"/assets/{}/{name}\"", assets.version());
        assert!(page.contains(&script), "{name}");
        let file = assets.all().iter().find(|asset| asset.name == name).unwrap();
        assert!(
            file.body.lines().all(|line| !line.starts_with("import ")),
            "{name} asks for more when it has come"
        );
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
    let events =
        anna.request(Method::GET, &format!("{path}/events?lines")).header(header::ACCEPT_ENCODING, SAFE);
    let events = anna.send(events.body(Body::empty()).unwrap()).await;
    for headers in [&page.1, events.headers()] {
        assert!(headers.get(header::CONTENT_ENCODING).is_none());
        assert!(headers[header::CACHE_CONTROL].to_str().unwrap().contains("no-transform"), "{headers:?}");
    }
}

#[tokio::test]
async fn what_others_say_is_never_compressed_with_what_one_holds() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, _) = choices(&mut anna, &path).await;
    let events = anna.request(Method::GET, &format!("{path}/events?after={}&lines&chat=0.0", seq - 1));
    let events = events.header(header::ACCEPT_ENCODING, SAFE).body(Body::empty()).unwrap();
    let mut body = anna.send(events).await.into_body().into_data_stream();
    let (mut kinds, mut is_first) = (Vec::new(), true);
    for turn in 0..3 {
        // Ben guesses what Anna's page is sent, as he may at the table.
        let text = format!("<div id=\"toy-hand\"><span>5</span><span>9</span> {turn}");
        let said = ben
            .json(&format!("{path}/say"), &json!({ "text": text.repeat(4), "key": format!("s{turn}") }))
            .await;
        assert_eq!(said.status, StatusCode::OK, "{}", said.text);
        act(&mut anna, &path, &format!("a{turn}")).await;
        act(&mut ben, &path, &format!("b{turn}")).await;
        while let Ok(Some(part)) = tokio::time::timeout(Duration::from_millis(300), body.next()).await {
            let part = part.unwrap();
            // After the head of the file every part is read by a reader that has seen none before it.
            let head = usize::from(std::mem::take(&mut is_first)) * 10;
            let (mut reader, mut read) = (flate2::Decompress::new(false), Vec::with_capacity(1 << 20));
            reader
                .decompress_vec(&part[head..], &mut read, flate2::FlushDecompress::Sync)
                .expect("it refers to nothing before it");
            let read = String::from_utf8(read).unwrap();
            let (is_table, is_chat) = (read.contains("event: table\n"), read.contains("event: chat\n"));
            assert!(!(is_table && is_chat), "{read}");
            assert!(
                !is_table || !read.contains("<span>9</span> "),
                "what was said stands beside what is held: {read}"
            );
            kinds.extend(
                [("table", is_table), ("chat", is_chat)].into_iter().filter(|kind| kind.1).map(|kind| kind.0),
            );
        }
    }
    assert!(kinds.iter().filter(|kind| **kind == "table").count() >= 3, "{kinds:?}");
    assert!(kinds.iter().filter(|kind| **kind == "chat").count() >= 3, "{kinds:?}");
}

#[tokio::test]
async fn a_compressed_event_can_be_read_before_the_next_one_comes() {
    let site = site().await;
    let (mut anna, mut ben, path) = anna_and_ben(&site).await;
    let (seq, _) = choices(&mut anna, &path).await;
    let events = anna.request(Method::GET, &format!("{path}/events?after={seq}&lines"));
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
    site.app.close();
    let end = tokio::time::timeout(Duration::from_secs(5), body.next()).await.unwrap().unwrap().unwrap();
    file.extend_from_slice(&end);
    let mut whole = String::new();
    GzDecoder::new(&file[..]).read_to_string(&mut whole).unwrap();
}
