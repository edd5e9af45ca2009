//! The rules documents as a book: every picture is a position of a game, shows and points at what is there, and stands at
//! the same rule in every language.

use std::collections::BTreeMap;

use host::Entry;
use lessons::Course;
use rulebook::Document;
use words::Language;

use crate::all;

/// How many pictures a document has at least and at most.
const PICTURES: std::ops::RangeInclusive<usize> = 6..=12;

/// How many pictures a group of rules has at most.
const IN_A_GROUP: usize = 4;

/// How heavy a picture is at most, in bytes before it is compressed.
const WEIGHT: usize = 130_000;

fn illustrated() -> impl Iterator<Item = (Entry, Course)> {
    let read = |entry: Entry| {
        let course =
            Course::parse((entry.course)()).unwrap_or_else(|fault| panic!("{}: {fault}", entry.name));
        (entry, course)
    };
    all().filter(|entry| !(entry.course)().is_empty()).map(read)
}

/// Under `MU_PICTURES` a picture is kept, to be looked at.
fn keep(name: &str, svg: &str) {
    if let Ok(folder) = std::env::var("MU_PICTURES") {
        std::fs::write(format!("{folder}/{name}"), svg).unwrap();
    }
}

#[test]
fn every_picture_is_a_position_and_shows_what_is_there() {
    for (entry, course) in illustrated() {
        for picture in &course.pictures {
            for language in Language::ALL {
                let what = format!("{}, {}, {}", entry.name, picture.name, language.code());
                let drawn = course.draw(&entry, picture, language);
                let drawn = drawn.unwrap_or_else(|why| panic!("{what}: {why:?}"));
                assert!(
                    drawn.width >= 100 && drawn.height >= 40,
                    "{what}: {} × {}",
                    drawn.width,
                    drawn.height
                );
                assert!(drawn.svg.len() < WEIGHT, "{what}: {} bytes", drawn.svg.len());
                assert_eq!(drawn.svg.contains("class=\"ring\""), !picture.point.is_empty(), "{what}");
                resvg::usvg::Tree::from_str(&drawn.svg, &resvg::usvg::Options::default()).expect(&what);
                keep(&format!("{}-{}.{}.svg", entry.name, picture.name, language.code()), &drawn.svg);
            }
        }
    }
}

/// Where each picture stands: under which heading.
fn places(document: &Document) -> BTreeMap<String, String> {
    let of = |heading: &str, html: &str| -> Vec<(String, String)> {
        let marks = html.split("<!--picture ").skip(1);
        marks.map(|mark| (mark.split("-->").next().unwrap().to_owned(), heading.to_owned())).collect()
    };
    let groups = document.groups.iter().map(|group| of(&group.number.to_string(), &group.intro.html));
    let rules = document.sections().map(|rule| of(&rule.id, &rule.html));
    let chapters = document.closing.iter().map(|chapter| of(&chapter.id, &chapter.prose.html));
    groups.chain(rules).chain(chapters).flatten().collect()
}

#[test]
fn every_document_places_every_picture_where_the_others_do() {
    for (entry, course) in illustrated() {
        let named: Vec<&str> = course.pictures.iter().map(|picture| picture.name.as_str()).collect();
        let first = places(entry.document(Language::English));
        for language in Language::ALL {
            let document = entry.document(language);
            let file = format!("docs/rules/{}.{}.md", entry.name, language.code());
            for placed in &document.pictures {
                assert!(named.contains(&&*placed.name), "{file}:{}: no picture {}", placed.line, placed.name);
            }
            assert_eq!(document.pictures.len(), named.len(), "{file} places every picture of the course");
            assert!(PICTURES.contains(&document.pictures.len()), "{file}");
            assert_eq!(places(document), first, "{file}");
        }
        let mut groups: BTreeMap<&str, usize> = BTreeMap::new();
        for heading in first.values() {
            *groups.entry(heading.split_once('.').map_or(heading, |(group, _)| group)).or_default() += 1;
        }
        assert!(groups.values().all(|&count| count <= IN_A_GROUP), "{}: {groups:?}", entry.name);
    }
}

#[test]
fn the_summaries_agree_and_have_two_pages() {
    for (entry, _) in illustrated() {
        let shape = |language: Language| {
            let summary = entry.document(language).summary.as_ref();
            let summary =
                summary.unwrap_or_else(|| panic!("{}, {}: no summary", entry.name, language.code()));
            let item = |item: &rulebook::Item| (item.rules.clone(), item.on_card);
            let topic = |topic: &rulebook::Topic| topic.items.iter().map(item).collect::<Vec<_>>();
            summary.sides.iter().map(|side| side.iter().map(topic).collect::<Vec<_>>()).collect::<Vec<_>>()
        };
        let first = shape(Language::English);
        assert_eq!(first.len(), 2, "{}", entry.name);
        assert!(first.iter().flatten().all(|topic| !topic.is_empty()), "{}", entry.name);
        let on_card = first.iter().flatten().flatten().filter(|(_, on_card)| *on_card).count();
        assert!((15..=30).contains(&on_card), "{}: {on_card}", entry.name);
        for language in Language::ALL {
            assert_eq!(shape(language), first, "{}, {}", entry.name, language.code());
        }
    }
}

/// The introduction names rules to read first; the editions stand before the summary.
#[test]
fn every_document_says_what_to_read_first() {
    for (entry, _) in illustrated() {
        for language in Language::ALL {
            let document = entry.document(language);
            let cited = rulebook::citations(&document.intro.markdown, &entry.name.to_uppercase()).len();
            assert!(cited >= 8, "{}, {}: {cited}", entry.name, language.code());
            assert!(document.closing.len() >= 3, "{}, {}", entry.name, language.code());
        }
    }
}
