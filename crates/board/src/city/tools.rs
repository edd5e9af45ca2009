//! The commands of Mū: to check a card pack and to draw one.

use ::city::Pack;
use ::city::pack::PackFault;

use super::pack::pack_sheet;
use crate::tool::{Given, Product, Take, TakeKind, Tool, Unmade};

const FILE: &str = "FILE";
const OVER: &str = "file";

/// All of them.
pub(super) const TOOLS: &[Tool] = &[
    Tool {
        group: "pack",
        name: "show",
        about: "Draws all cards and boards of a card pack; without a file those that come with it",
        example: "pack show --file my-copy.toml --out my-copy.svg",
        takes: &[Take { name: OVER, about: "The file of the pack", kind: TakeKind::File }],
        run: show,
    },
    Tool {
        group: "pack",
        name: "check",
        about: "Says everything that is wrong with a card pack, and what looks wrong",
        example: "pack check my-copy.toml",
        takes: &[Take { name: FILE, about: "The file of the pack", kind: TakeKind::NeededFile }],
        run: check,
    },
];

fn show(given: &Given) -> Result<Product, Unmade> {
    let (pack, text) = match given.file(OVER) {
        Some(text) => (read(OVER, text)?, text),
        None => (Pack::standard().as_ref().clone(), Pack::STANDARD_FILE),
    };
    let svg = pack_sheet(&pack, given.language);
    Ok(Product { text: text.to_owned(), ending: "toml", svg: Some(svg) })
}

fn check(given: &Given) -> Result<Product, Unmade> {
    let pack = read(FILE, given.file(FILE).unwrap_or_default())?;
    let mut lines = vec![format!("{} {} can be used. Digest {}", pack.id(), pack.version(), pack.digest())];
    lines.extend(pack.warnings().iter().map(|warning| format!("warning: {warning}")));
    lines.push(String::new());
    Ok(Product { text: lines.join("\n"), ending: "txt", svg: None })
}

fn read(name: &'static str, text: &str) -> Result<Pack, Unmade> {
    let sentences = |faults: Vec<PackFault>| faults.iter().map(ToString::to_string).collect();
    Pack::read(text).map_err(|faults| Unmade::Faults(name, sentences(faults)))
}
