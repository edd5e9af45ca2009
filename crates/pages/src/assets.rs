//! The files that pages load: style sheets, the script in parts, posters, icons of the tab.

use std::borrow::Cow;
use std::sync::LazyLock;

use board::poster::{self, Poster};
use board::wordmark::{Favicon, favicon};
use maud::html;
use words::Language;

/// A file that pages load, served below `/assets/VERSION/`.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its name: `style.css`.
    pub name: String,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub body: Cow<'static, str>,
}

/// All files. Their content never changes while the program runs, and [`version`] names it, so they
/// may be kept by browsers for ever.
pub fn assets() -> &'static [Asset] {
    &ALL.0
}

/// The version of all files together, part of their addresses.
pub fn version() -> &'static str {
    &ALL.1
}

/// The address of a file.
pub(crate) fn href(name: &str) -> String {
    format!("/assets/{}/{name}", version())
}

/// The addresses of the parts of the script, so that a page can ask for all of them at once.
pub(crate) fn modules() -> impl Iterator<Item = String> {
    assets().iter().filter(|asset| asset.media_type == SCRIPT).map(|asset| href(&asset.name))
}

/// The name of the style rules of a game's table.
pub(crate) fn game_style(game: &str) -> String {
    format!("game-{game}.css")
}

/// The name of the poster of a game; tiles on it carry letters, hence the language.
pub(crate) fn poster_name(game: &str, language: Language) -> String {
    format!("poster-{game}.{}.svg", language.code())
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

static ALL: LazyLock<(Vec<Asset>, String)> = LazyLock::new(|| {
    let mut all = vec![
        Asset::of(
            "style.css",
            CSS,
            format!(
                "{}{}{}{}{}",
                include_str!("../assets/style.css"),
                include_str!("../assets/sheets.css"),
                include_str!("../assets/table.css"),
                include_str!("../assets/talk.css"),
                board::accent::STYLE
            ),
        ),
        Asset::of("plain.css", CSS, include_str!("../assets/plain.css")),
        Asset::of("live.js", SCRIPT, include_str!("../assets/live.js")),
        Asset::of("asks.js", SCRIPT, include_str!("../assets/asks.js")),
        Asset::of("chat.js", SCRIPT, include_str!("../assets/chat.js")),
        Asset::of("choice.js", SCRIPT, include_str!("../assets/choice.js")),
        Asset::of("clock.js", SCRIPT, include_str!("../assets/clock.js")),
        Asset::of("ending.js", SCRIPT, include_str!("../assets/ending.js")),
        Asset::of("forms.js", SCRIPT, include_str!("../assets/forms.js")),
        Asset::of("gesture.js", SCRIPT, include_str!("../assets/gesture.js")),
        Asset::of("hint.js", SCRIPT, include_str!("../assets/hint.js")),
        Asset::of("keys.js", SCRIPT, include_str!("../assets/keys.js")),
        Asset::of("magnify.js", SCRIPT, include_str!("../assets/magnify.js")),
        Asset::of("table.js", SCRIPT, include_str!("../assets/table.js")),
        Asset::of("swap.js", SCRIPT, include_str!("../assets/swap.js")),
        Asset::of("stream.js", SCRIPT, include_str!("../assets/stream.js")),
        Asset::of("notices.js", SCRIPT, include_str!("../assets/notices.js")),
        Asset::of("page.js", SCRIPT, include_str!("../assets/page.js")),
        Asset::of("zoom.js", SCRIPT, include_str!("../assets/zoom.js")),
        Asset::of("favicon.svg", SVG, favicon(Favicon::Resting)),
        Asset::of("favicon-turn.svg", SVG, favicon(Favicon::YourTurn)),
    ];
    for poster in Poster::ALL {
        for language in Language::ALL {
            all.push(Asset::of(poster_name(poster.slug(), language), SVG, poster_file(poster, language)));
        }
    }
    for game in catalog::games() {
        all.push(Asset::of(game_style(game.name), CSS, (game.style)()));
    }
    let version = fingerprint(&all);
    (all, version)
});

impl Asset {
    fn of(name: impl Into<String>, media_type: &'static str, body: impl Into<Cow<'static, str>>) -> Self {
        Self { name: name.into(), media_type, body: body.into() }
    }
}

/// A poster as a file of its own.
fn poster_file(poster: Poster, language: Language) -> String {
    let file = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 280" {
            defs { (poster::symbol(poster, language)) }
            use href={ "#po-" (poster.slug()) } {}
        }
    };
    file.into_string()
}

/// FNV-1a over names and contents, 64 bits in hexadecimal digits.
fn fingerprint(all: &[Asset]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in all.iter().flat_map(|asset| asset.name.bytes().chain(asset.body.bytes())) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_are_different_and_every_file_has_content() {
        let names: BTreeSet<&str> = assets().iter().map(|asset| asset.name.as_str()).collect();
        assert_eq!(names.len(), assets().len());
        assert!(assets().iter().all(|asset| !asset.body.is_empty()));
    }

    #[test]
    fn any_change_of_a_file_changes_the_version() {
        let mut changed = assets().to_vec();
        changed[0].body = Cow::Owned(format!("{} ", changed[0].body));
        assert_eq!(fingerprint(assets()), version());
        assert_ne!(fingerprint(&changed), version());
    }

    #[test]
    fn every_part_that_the_script_imports_is_served() {
        for asset in assets().iter().filter(|asset| asset.media_type == SCRIPT) {
            for line in asset.body.lines().filter(|line| line.starts_with("import ")) {
                let part = line.split('"').nth(1).expect("an import names its part").trim_start_matches("./");
                assert!(assets().iter().any(|other| other.name == part), "{} imports {part}", asset.name);
            }
        }
    }
}
