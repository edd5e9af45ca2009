//! Checks of every picture at once: the gallery holds them all.

use super::*;

/// The body of the gallery as XML: everything on it is written so that it is both.
fn page(language: Language) -> String {
    let html = gallery(language);
    let body = html.split_once("<body>").and_then(|(_, rest)| rest.split_once("</body>")).unwrap().0;
    format!("<body>{body}</body>")
}

#[test]
fn every_picture_is_well_formed() {
    for language in Language::ALL {
        let text = page(language);
        let document = roxmltree::Document::parse(&text).unwrap();
        assert!(document.descendants().filter(|node| node.has_tag_name("svg")).count() > 300);
    }
}

#[test]
fn every_reference_leads_somewhere() {
    let text = page(Language::English);
    let document = roxmltree::Document::parse(&text).unwrap();
    let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        for attribute in node.attributes() {
            let value = attribute.value();
            let target = if attribute.name() == "href" {
                value.strip_prefix('#')
            } else {
                value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')'))
            };
            if let Some(target) = target {
                assert!(ids.contains(&target), "{value} in <{}>", node.tag_name().name());
            }
        }
    }
}

#[test]
fn coordinates_are_rounded_to_a_tenth() {
    const PLACES: [&str; 15] =
        ["d", "points", "x", "y", "cx", "cy", "r", "rx", "ry", "width", "height", "x1", "y1", "x2", "y2"];
    let text = page(Language::English);
    let document = roxmltree::Document::parse(&text).unwrap();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        for attribute in node.attributes().filter(|attribute| PLACES.contains(&attribute.name())) {
            for digits in attribute.value().split('.').skip(1) {
                let decimals = digits.bytes().take_while(u8::is_ascii_digit).count();
                assert!(decimals <= 1, "{}={:?}", attribute.name(), attribute.value());
            }
        }
    }
}

#[test]
fn pictures_are_named_or_hidden_and_never_titled() {
    let text = page(Language::French);
    let document = roxmltree::Document::parse(&text).unwrap();
    for svg in document.descendants().filter(|node| node.has_tag_name("svg")) {
        assert!(!svg.has_attribute("title"));
        let named = svg.attribute("role") == Some("img")
            && svg.attribute("aria-label").is_some_and(|label| !label.is_empty());
        let is_file = svg.ancestors().any(|node| node.attribute("class") == Some("fav"));
        assert!(named || svg.attribute("aria-hidden") == Some("true") || is_file);
    }
}

#[test]
fn the_pictures_of_a_table_stay_light() {
    assert!(
        card::defs(Language::English).0.len() < 60_000,
        "cards: {}",
        card::defs(Language::English).0.len()
    );
    assert!(tile::defs().0.len() < 20_000, "tiles: {}", tile::defs().0.len());
    assert!(sprite().0.len() < 14_000, "icons: {}", sprite().0.len());
}
