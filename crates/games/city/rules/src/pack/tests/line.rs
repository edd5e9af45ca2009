//! One line of text for each pack.

use super::{Pack, messages};

const OWN: &str = "schema = \"mu-city-pack/1\"\n[pack]\nid = \"mine\"\nversion = \"2.0.1\"\nkind = \"overlay\"\nextends = \"city-default\"\ncounts = \"free\"\ntitle = { fr = \"À  moi\u{202f}: « ça »\" }\n\
    [[project]]\nnumber = 40\nbasic = false\nexpert = true\ncopies = 2\ncost = { strength = 0, faith = 0, food = 0, any = 3 }\nap = 0\nkeyword = \"anytime\"\nname = { en = \"By\\thand \\\\ #1\" }\ntext = { en = \"Do it.\", it = \"Fallo.\" }\neffect = [{ op = \"manual\", prompt = \"Say \\\"it\\\"\" }]\n";

/// As a table option is kept: words separated by single spaces.
fn as_option(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_standard_pack_is_one_word() {
    assert_eq!(Pack::standard().line(), "standard");
    assert_eq!(Pack::read_line(" standard ").unwrap(), Pack::standard());
}

#[test]
fn a_line_reads_back_the_same() {
    let pack = Pack::read(OWN).unwrap();
    let line = pack.line();
    assert_eq!(as_option(&line), line, "an option does not change it");
    assert!(line.starts_with(&format!("mine 2.0.1 {} {{ schema", pack.digest())), "{line}");
    assert!(line.len() < 900, "only what differs is written: {line}");
    let again = Pack::read_line(&line).unwrap();
    assert_eq!(*again, pack);
    assert_eq!(again.line(), line);
    let cards = &line[line.find('{').unwrap()..];
    assert_eq!(*Pack::read_line(cards).unwrap(), pack);
}

/// Every operation and every counter goes through a line unchanged.
#[test]
fn every_effect_is_written_and_read() {
    const COMPLETE: &str = "gain_tokens tokens = [\"food\", \"any\"], rule = \"all_same\"|gain_tokens_per count = { of = \"types\" }, token = \"faith\", max = 12|victory_card n = 3|line_strength n = 5, pick = \"row\"|ward spaces = 9|peek_battles scope = \"all\"|wild_tokens|cover max = 12|remove_damage n = 3|restore_space n = 2|none";
    const ANYTIME: &str = "ignore_damage|redirect_destruction|battle_strength n = 9|battle_symbols symbol = \"food\", each = 3|convert_tokens n = 6|double_sources|rebuild|manual prompt = { fr = \"Oui\" }";
    const ENDGAME: &str = "score_per count = { of = \"buildings\", type = \"any\", state = \"destroyed\" }, ap = 9, max_ap = 99|score_majority count = { of = \"source_sets\" }, ap = 20, tie = \"fails\"|symbols faith = 9, food = 0";
    const COUNTERS: &str = "of = \"buildings\", type = \"farming\", state = \"standing\"|of = \"type_sets\", types = [\"trade\", \"trade\", \"farming\"]|of = \"same_type_pairs\", adjacent = false|of = \"lines\", pattern = \"all_same\", orientation = \"column\"|of = \"sources\", colour = \"any\", where = \"border\"|of = \"sources\", colour = \"food\", where = \"inner\"|of = \"rich_buildings\", min_sources = 2|of = \"symbols\", symbol = \"faith\"|of = \"outcome\", side = \"damage\"|of = \"projects\", state = \"incomplete\", include_self = true";
    let counters = COUNTERS.split('|').map(|count| format!("score_per count = {{ {count} }}, ap = 1"));
    let endgame: Vec<String> = ENDGAME.split('|').map(String::from).chain(counters).collect();
    let complete = COMPLETE.split('|').map(|op| ("complete", op.to_owned()));
    let anytime = ANYTIME.split('|').map(|op| ("anytime", op.to_owned()));
    let all = complete.chain(anytime).chain(endgame.into_iter().map(|op| ("endgame", op)));
    for (keyword, op) in all {
        let (op, fields) = op.split_once(' ').unwrap_or((&op, ""));
        let comma = if fields.is_empty() { "" } else { ", " };
        let effect = format!("{{ op = \"{op}\"{comma}{fields} }}");
        let text = OWN.replace("keyword = \"anytime\"", &format!("keyword = \"{keyword}\""));
        let text = text.replace("{ op = \"manual\", prompt = \"Say \\\"it\\\"\" }", &effect);
        let pack = Pack::read(&text).unwrap_or_else(|faults| panic!("{effect}: {:#?}", messages(&faults)));
        assert!(pack.line().contains(&effect), "{effect}\n{}", pack.line());
        assert_eq!(*Pack::read_line(&pack.line()).unwrap(), pack, "{effect}");
    }
}

#[test]
fn a_file_and_a_line_are_told_apart() {
    let pack = Pack::read(OWN).unwrap();
    for text in [OWN, &pack.line(), &pack.file(), &format!("  {}\n", pack.line())] {
        assert_eq!(*Pack::read_any(text).unwrap(), pack, "{text}");
    }
    for text in ["standard", Pack::STANDARD_FILE] {
        assert!(std::sync::Arc::ptr_eq(&Pack::read_any(text).unwrap(), &Pack::standard()));
    }
    let wrong = messages(&Pack::read_any(&OWN.replace("any = 3", "any = 33")).unwrap_err());
    assert!(wrong[0].starts_with("line 14: project 40, cost.any: 33 is not"), "{wrong:?}");
    let sole = messages(&Pack::read_any("schema = 7").unwrap_err());
    assert!(sole.iter().all(|message| message.contains(": ")) && !sole.is_empty(), "{sole:?}");
}

#[test]
fn a_file_reads_back_the_same() {
    let own = Pack::read(OWN).unwrap();
    for pack in [&own, &*Pack::standard()] {
        let file = pack.file();
        assert_eq!(Pack::read(&file).map_err(|faults| messages(&faults)).as_ref(), Ok(pack), "{file}");
        assert_eq!(file.matches("[[building]]").count(), 60);
    }
}

#[test]
fn removed_cards_stay_removed() {
    let text = OWN.replace("[pack]", "remove = { buildings = [\"M01\"] }\n[pack]");
    let pack = Pack::read(&text).unwrap();
    assert!(pack.line().contains("remove = { buildings = [\"M01\"] }"));
    assert_eq!(*Pack::read_line(&pack.line()).unwrap(), pack);
}

#[test]
fn another_digest_is_refused() {
    let line = Pack::read(OWN).unwrap().line();
    let tampered = line.replace("any = 3", "any = 2");
    let messages = messages(&Pack::read_line(&tampered).unwrap_err());
    assert_eq!(messages.len(), 1);
    assert!(
        messages[0].contains("is not the digest of these cards") && messages[0].ends_with("[CITY-13.34]")
    );
}

#[test]
fn what_is_no_pack_is_refused() {
    for (text, wanted) in [
        ("nonsense", "this cannot be read"),
        ("", "this cannot be read"),
        ("{ schema = \"mu-city-pack/1\" }", "pack, is missing"),
        ("mine { x", "at column"),
        ("[1]", "cannot be read"),
    ] {
        let messages = messages(&Pack::read_line(text).unwrap_err());
        let found = messages.iter().any(|message| message.replace(": is", ", is").contains(wanted));
        assert!(found, "{text}: {messages:#?}");
    }
}
