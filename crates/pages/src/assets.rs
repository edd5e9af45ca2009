//! The files that pages load: style sheets, scripts, posters, icons of the tab.

use std::borrow::Cow;
use std::{fmt, iter};

use face::wordmark::{Favicon, app_icon, favicon};
use host::Entry;
use words::Language;

use crate::script;

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

/// All files that the pages of a house load: its own, and those of its games. Their content never changes while
/// the program runs, and their version names it, so they may be kept by browsers for ever.
#[derive(Clone, Debug)]
pub struct Assets {
    all: Vec<Asset>,
    version: AssetsVersion,
}

/// The version of all files together, part of their addresses: 64 bits of their contents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AssetsVersion(u64);

impl fmt::Display for AssetsVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl AssetsVersion {
    /// The address of a file.
    pub(crate) fn href(self, name: &str) -> String {
        format!("/assets/{self}/{name}")
    }
}

/// The name of the file that lets browsers install the house as an app. Nothing is kept for use without a network.
pub(crate) const MANIFEST: &str = "manifest.webmanifest";

/// The name of the icon of an installed house.
pub const APP_ICON: &str = "app.svg";

/// The name of the style rules of a game's table.
pub(crate) fn game_style(game: &str) -> String {
    format!("game-{game}.css")
}

/// The name of the poster of a game; tiles on it carry letters, hence the language.
pub(crate) fn poster_name(game: &str, language: Language) -> String {
    format!("poster-{game}.{}.svg", language.code())
}

/// The rules for a page that is a file of its own: those of the house and of sheets.
pub(crate) fn paper_style() -> String {
    [include_str!("../assets/style.css"), include_str!("../assets/sheets.css")].concat()
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

impl Assets {
    /// The files of a house with these games.
    pub fn of(games: &[Entry]) -> Self {
        let style = [
            include_str!("../assets/style.css"),
            include_str!("../assets/archive.css"),
            include_str!("../assets/best.css"),
            include_str!("../assets/book.css"),
            include_str!("../assets/sheets.css"),
            include_str!("../assets/table.css"),
            include_str!("../assets/lesson.css"),
            include_str!("../assets/motion.css"),
            include_str!("../assets/talk.css"),
        ]
        .concat();
        let accents = games.iter().map(|game| (game.mark)().style(game.name));
        let style = iter::once(style).chain(accents).collect::<String>();
        let mut all = vec![
            Asset::of("style.css", CSS, style),
            Asset::of("plain.css", CSS, include_str!("../assets/plain.css")),
        ];
        all.extend(script::files().map(|(name, body)| Asset::of(name, SCRIPT, body)));
        all.push(Asset::of("favicon.svg", SVG, favicon(Favicon::Resting)));
        all.push(Asset::of("favicon-turn.svg", SVG, favicon(Favicon::YourTurn)));
        all.push(Asset::of(APP_ICON, SVG, app_icon()));
        all.push(Asset::of(MANIFEST, "application/manifest+json", include_str!("../assets/manifest.json")));
        for game in games {
            for language in Language::ALL {
                all.push(Asset::of(poster_name(game.name, language), SVG, (game.poster)(language).file()));
            }
        }
        for game in games {
            all.push(Asset::of(game_style(game.name), CSS, (game.style)()));
        }
        let version = fingerprint(&all);
        Self { all, version }
    }

    /// All of them.
    pub fn all(&self) -> &[Asset] {
        &self.all
    }

    /// The version that stands in their addresses.
    pub const fn version(&self) -> AssetsVersion {
        self.version
    }
}

impl Asset {
    fn of(name: impl Into<String>, media_type: &'static str, body: impl Into<Cow<'static, str>>) -> Self {
        Self { name: name.into(), media_type, body: body.into() }
    }
}

/// FNV-1a over names and contents.
fn fingerprint(all: &[Asset]) -> AssetsVersion {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in all.iter().flat_map(|asset| asset.name.bytes().chain(asset.body.bytes())) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    AssetsVersion(hash)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn assets() -> Assets {
        Assets::of(&crate::sample::GAMES)
    }

    #[test]
    fn names_are_different_and_every_file_has_content() {
        let assets = assets();
        let names: BTreeSet<&str> = assets.all().iter().map(|asset| asset.name.as_str()).collect();
        assert_eq!(names.len(), assets.all().len());
        assert!(assets.all().iter().all(|asset| !asset.body.is_empty()));
        for name in ["game-toy.css", "poster-toy.fr.svg"] {
            assert!(names.contains(name), "{name}");
        }
    }

    #[test]
    fn any_change_of_a_file_changes_the_version() {
        let assets = assets();
        let mut changed = assets.all().to_vec();
        changed[0].body = Cow::Owned(format!("{} ", changed[0].body));
        assert_eq!(fingerprint(assets.all()), assets.version());
        assert_ne!(fingerprint(&changed), assets.version());
        assert_ne!(Assets::of(&[]).version(), assets.version(), "the files of games count too");
    }

    #[test]
    fn every_name_has_its_colour() {
        let assets = assets();
        let style = &assets.all().iter().find(|asset| asset.name == "style.css").unwrap().body;
        for game in crate::sample::GAMES {
            assert!(style.contains(&format!(":root{{--a-{}:light-dark(", game.name)), "{}", game.name);
        }
    }
}
