//! Checks of every picture at once: the galleries hold them all.

use std::collections::BTreeSet;

use words::Language;

use crate::all;

/// The bodies of all galleries as XML: everything on them is written so that it is both.
fn pages(language: Language) -> impl Iterator<Item = String> {
    all().map(move |entry| {
        let html = (entry.gallery)(language);
        let body = html.split_once("<body>").and_then(|(_, rest)| rest.split_once("</body>")).unwrap().0;
        format!("<body>{body}</body>")
    })
}

#[test]
fn every_picture_is_well_formed() {
    for language in Language::ALL {
        let mut pictures = 0;
        for text in pages(language) {
            let document = roxmltree::Document::parse(&text).unwrap();
            pictures += document.descendants().filter(|node| node.has_tag_name("svg")).count();
        }
        assert!(pictures > 300, "{pictures}");
    }
}

#[test]
fn every_reference_leads_somewhere() {
    for text in pages(Language::English) {
        let document = roxmltree::Document::parse(&text).unwrap();
        let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        for (name, value) in attributes(&document) {
            let inside = |value: &'_ str| value.strip_prefix("url(#")?.strip_suffix(')').map(str::to_owned);
            let target =
                if name == "href" { value.strip_prefix('#').map(str::to_owned) } else { inside(value) };
            assert!(target.is_none_or(|target| ids.contains(&&*target)), "{name}={value}");
        }
    }
}

/// Every attribute of a document: its name and its value.
fn attributes<'a>(document: &'a roxmltree::Document<'a>) -> impl Iterator<Item = (&'a str, &'a str)> {
    let all = document.descendants().flat_map(|node| node.attributes());
    all.map(|attribute| (attribute.name(), attribute.value()))
}

#[test]
fn coordinates_are_rounded_to_a_tenth() {
    const PLACES: [&str; 15] =
        ["d", "points", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "x1", "y1", "x2", "y2"];
    for text in pages(Language::English) {
        let document = roxmltree::Document::parse(&text).unwrap();
        for (name, value) in attributes(&document).filter(|(name, _)| PLACES.contains(name)) {
            let decimals = |digits: &str| digits.bytes().take_while(u8::is_ascii_digit).count();
            assert!(value.split('.').skip(1).all(|digits| decimals(digits) <= 1), "{name}={value:?}");
        }
    }
}

#[test]
fn pictures_are_named_or_hidden_and_never_titled() {
    for text in pages(Language::French) {
        let document = roxmltree::Document::parse(&text).unwrap();
        for svg in document.descendants().filter(|node| node.has_tag_name("svg")) {
            assert!(!svg.has_attribute("title"));
            let named = svg.attribute("role") == Some("img")
                && svg.attribute("aria-label").is_some_and(|label| !label.is_empty());
            let is_file = svg.ancestors().any(|node| node.attribute("class") == Some("fav"));
            assert!(named || svg.attribute("aria-hidden") == Some("true") || is_file);
        }
    }
}

#[test]
fn the_drawn_names_of_all_games_differ() {
    let names: Vec<String> = all().map(|entry| (entry.mark)().wordmark("same").0).collect();
    for (index, name) in names.iter().enumerate() {
        assert!(!names[..index].contains(name), "{name}");
    }
}

#[test]
fn a_poster_brings_what_it_refers_to_and_is_the_same_every_time() {
    for entry in all() {
        for language in Language::ALL {
            let file = (entry.poster)(language).file();
            let names = |mark: &str, end: char| -> BTreeSet<&str> {
                file.split(mark).skip(1).filter_map(|rest| Some(rest.split_once(end)?.0)).collect()
            };
            let has = names(" id=\"", '"');
            let uses: BTreeSet<&str> = &names("href=\"#", '"') | &names("url(#", ')');
            let missing: Vec<&&str> = uses.difference(&has).collect();
            assert!(missing.is_empty(), "the poster of {} lacks {missing:?}", entry.name);
            assert!(file.len() < 48_000, "{}: {}", entry.name, file.len());
            assert_eq!(file, (entry.poster)(language).file());
        }
    }
}
