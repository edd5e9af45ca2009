//! The commands of Mū: they check and show packs of cards.

use std::fmt::Write;

use city::Pack;
use city::pack::PackFault;

use super::pack::pack_sheet;
use face::{Given, Product, Take, TakeKind, Tool, Unmade};

pub(super) const TOOLS: &[Tool] = &[
    Tool {
        group: "pack",
        name: "check",
        about: "Says everything that is wrong with a card pack, and what looks like a slip of the pen.",
        example: "pack check my-copy.toml",
        takes: &[
            Take { name: "file", about: "The pack file.", kind: TakeKind::NeededFile },
            Take { name: "base", about: BASE, kind: TakeKind::File },
        ],
        run: check,
    },
    Tool {
        group: "pack",
        name: "show",
        about: "Draws all cards of a pack as one sheet, or writes the whole pack as a file.",
        example: "pack show my-copy.toml --out sheet.svg",
        takes: &[
            Take {
                name: "file",
                about: "The pack file; the standard pack if left out.",
                kind: TakeKind::PlainFile,
            },
            Take { name: "base", about: BASE, kind: TakeKind::File },
        ],
        run: show,
    },
];

const BASE: &str = "The pack that an overlay extends, if it is not the standard pack.";

fn check(given: &Given) -> Result<Product, Unmade> {
    let pack = read(given)?;
    Ok(Product { text: verdict(&pack), ending: "txt", svg: None })
}

fn show(given: &Given) -> Result<Product, Unmade> {
    let pack = read(given)?;
    let text = if pack == *Pack::standard() { Pack::STANDARD_FILE.into() } else { pack.file() };
    Ok(Product { text, ending: "toml", svg: Some(pack_sheet(&pack, given.language)) })
}

/// The pack of the file, over its base.
fn read(given: &Given) -> Result<Pack, Unmade> {
    let base = match given.file("base") {
        Some(text) => vec![Pack::read(text).map_err(|faults| faulty("base", &faults))?],
        None => Vec::new(),
    };
    let Some(text) = given.file("file") else { return Ok((*Pack::standard()).clone()) };
    Pack::read_over(text, &base).map_err(|faults| faulty("file", &faults))
}

fn faulty(file: &'static str, faults: &[PackFault]) -> Unmade {
    Unmade::Faults(file, faults.iter().map(ToString::to_string).collect())
}

/// What a pack that can be used is good for, and what looks wrong with it.
fn verdict(pack: &Pack) -> String {
    let mut text = format!("{} {} can be played with.\n", pack.id(), pack.version());
    let [boards, buildings, projects] = [
        pack.boards().len(),
        pack.building_cards().count(),
        pack.projects().iter().map(|project| usize::from(project.copies)).sum(),
    ];
    let _ = writeln!(text, "  cards: {boards} boards, {buildings} Buildings, {projects} Projects");
    let players = |fits: &dyn Fn(u8) -> bool| {
        let numbers: Vec<String> =
            city::pack::PLAYERS.filter(|&players| fits(players)).map(|players| players.to_string()).collect();
        if numbers.is_empty() { "none".to_owned() } else { numbers.join(", ") }
    };
    let _ = writeln!(text, "  players: {}", players(&|players| pack.suffices_for(players)));
    let first = players(&|players| pack.suffices_for(players) && pack.has_first_game(players));
    let _ = writeln!(text, "  players of a first game, without Expert Projects: {first}");
    let _ = writeln!(text, "  digest: {}", pack.digest());
    let warnings = pack.warnings();
    match warnings.len() {
        0 => text.push_str("Nothing looks like a slip.\n"),
        1 => text.push_str("1 warning, which does not stop it:\n"),
        count => {
            let _ = writeln!(text, "{count} warnings, which do not stop it:");
        }
    }
    for warning in warnings {
        let _ = writeln!(text, "  {warning}");
    }
    text
}

#[cfg(test)]
mod tests {
    use city::Pack;
    use words::Language;

    use super::{check, show};
    use face::{Given, Unmade};

    const OWN: &str = "schema = \"mu-city-pack/1\"\n[pack]\nid = \"mine\"\nversion = \"1.0.0\"\nkind = \"overlay\"\nextends = \"city-default\"\ncounts = \"strict\"\n\
        [[building]]\nid = \"M01\"\ntype = \"military\"\nedges = [\"faith\", \"strength\", \"strength\", \"food\"]\n";

    fn given(file: Option<&str>, base: Option<&str>) -> Given {
        let named = |name, text: Option<&str>| text.map(|text| (name, text.to_owned()));
        Given {
            language: Language::English,
            numbers: Vec::new(),
            files: named("file", file).into_iter().chain(named("base", base)).collect(),
        }
    }

    fn faults(made: Result<face::Product, Unmade>) -> (&'static str, Vec<String>) {
        match made {
            Err(Unmade::Faults(file, faults)) => (file, faults),
            other => panic!("it is wrong, but: {other:?}"),
        }
    }

    #[test]
    fn a_pack_that_can_be_used_is_described() {
        let said = check(&given(Some(OWN), None)).unwrap().text;
        assert!(said.starts_with("mine 1.0.0 can be played with.\n"), "{said}");
        assert!(said.contains("cards: 5 boards, 60 Buildings, 40 Projects"), "{said}");
        assert!(said.contains("players: 1, 2, 3, 4, 5\n"), "{said}");
        let standard = check(&given(Some(Pack::STANDARD_FILE), None)).unwrap().text;
        assert!(
            standard.contains("Nothing looks like a slip.") || standard.contains("warning"),
            "{standard}"
        );
        let slip = OWN.replace("id = \"M01\"", "id = \"M02\"");
        let more = check(&given(Some(&format!("{OWN}{}", &slip[slip.find("[[").unwrap()..])), None)).unwrap();
        assert!(more.text.contains("has the same type and sides as"), "{}", more.text);
        assert!(more.text.contains("[CITY-13.16]"), "{}", more.text);
    }

    #[test]
    fn everything_that_is_wrong_is_said_at_once() {
        let wrong = OWN.replace("\"faith\", ", "\"fod\", ").replace("1.0.0", "one");
        let (file, said) = faults(check(&given(Some(&wrong), None)));
        assert_eq!((file, said.len()), ("file", 2), "{said:?}");
        assert!(said[0].starts_with("line 4: pack, version: "), "{said:?}");
        assert!(said[1].starts_with("line 11: building M01, edges: \"fod\" is none of"), "{said:?}");
        assert_eq!(faults(show(&given(Some(&wrong), None))), (file, said));
    }

    #[test]
    fn an_overlay_on_another_pack_needs_that_one() {
        let other = OWN.replace("city-default", "mine").replace("id = \"mine\"", "id = \"more\"");
        let (_, said) = faults(check(&given(Some(&other), None)));
        assert!(said[0].contains("\"mine\" is no known pack; known are city-default"), "{said:?}");
        assert!(check(&given(Some(&other), Some(OWN))).is_ok());
        assert_eq!(faults(check(&given(Some(&other), Some("x")))).0, "base");
    }

    #[test]
    fn a_pack_is_shown_as_a_sheet_and_as_a_file() {
        let standard = show(&given(None, None)).unwrap();
        assert_eq!(standard.text, Pack::STANDARD_FILE);
        let own = show(&given(Some(OWN), None)).unwrap();
        assert_eq!(Pack::read(&own.text), Pack::read(OWN), "the file is the whole pack");
        let sheet = own.svg.unwrap();
        assert!(sheet.starts_with("<svg") && sheet.contains("mine 1.0.0"), "{}", &sheet[..200]);
        assert_ne!(sheet, standard.svg.unwrap());
    }
}
