//! Every mistake has its message, and all messages come at once.

use super::{Pack, all_changed, changed, refused, sole};

#[test]
fn fifteen_mistakes_give_fifteen_messages() {
    let text = all_changed(&[
        ("version = \"1.0.0\"", "version = \"1.0\""),
        ("east = [\"strength\", \"faith\", \"food\"]", "east = [\"strength\", \"faith\"]"),
        ("id = \"M02\"\ntype = \"military\"", "id = \"M02\"\ntype = \"millitary\""),
        (
            "id = \"M03\"\ntype = \"military\"\nedges = [\"food\", ",
            "id = \"M03\"\ntype = \"military\"\nedges = [\"fod\", ",
        ),
        ("id = \"M04\"", "id = \"M-04-is-much-too-long\""),
        ("id = \"M05\"", "id = \"M01\""),
        ("id = \"M06\"\n", "id = \"M06\"\ncolor = \"red\"\n"),
        (
            "number = 3\nbasic = false\nexpert = false\ncopies = 1\n",
            "number = 3\nbasic = false\nexpert = false\ncopies = 2\n",
        ),
        (
            "cost = { strength = 0, faith = 1, food = 1 }\nap = 4",
            "cost = { strength = 0, faith = 0, food = 0 }\nap = 4",
        ),
        (
            "cost = { strength = 1, faith = 1, food = 1 }\nap = 4",
            "cost = { strength = 1, faith = 1, food = 1 }\nap = 40",
        ),
        ("max = 3\n", "max = 13\n"),
        ("n = 2\npick = \"line\"", "n = 2"),
        ("op = \"ward\"", "op = \"wards\""),
        ("op = \"peek_battles\"\nscope = \"face_down\"", "op = \"peek_battles\"\nscope = \"face_up\""),
        ("extra = { spaces = 4, rule = \"any\" }\n", ""),
    ]);
    let messages = refused(&text);
    assert_eq!(messages.len(), 15, "{messages:#?}");
    let wanted = [
        "pack, version: \"1.0\" is not a version such as 1.0.0 [CITY-13.11]",
        "board A, east: 2 values stand here, and there must be 3 [CITY-13.18]",
        "building M02, type: \"millitary\" is none of military, worship, trade, political, farming [CITY-13.13]",
        "building M03, edges: \"fod\" is none of strength, faith, food [CITY-13.13]",
        "building M-04-is-much-too, id: \"M-04-is-much-too-long\" is not a name of 1 to 16 letters, digits, _ or - [CITY-13.13]",
        "building M01: comes twice, for the first time in line 60 [CITY-13.13]",
        "building M06: color is not known here; known are id, type, edges, copies, provenance [CITY-13.12]",
        "project 3, copies: there are 2 copies, and there must be 1 [CITY-13.21]",
        "project 4, cost: has 0 spaces in all, and there must be 1 to 8 [CITY-13.24]",
        "project 5, ap: 40 is not a whole number from 0 to 20 [CITY-13.25]",
        "project 6, effect 1, max: 13 is not a whole number from 1 to 12 [CITY-13.26]",
        "project 7, effect 1, pick: is missing [CITY-13.26]",
        "project 8, effect 1, op: \"wards\" is none of none, gain_tokens, gain_tokens_per, victory_card, line_strength, ward, peek_battles, wild_tokens, cover, remove_damage, ignore_damage, redirect_destruction, battle_strength, battle_symbols, convert_tokens, double_sources, restore_space, rebuild, score_per, score_majority, symbols, score_extra, manual [CITY-13.26]",
        "project 9, effect 1, scope: \"face_up\" is none of face_down, all [CITY-13.26]",
        "project 22, extra: score_extra needs extra spaces: extra = { spaces = 4, rule = \"any\" } [CITY-13.28]",
    ];
    for (message, wanted) in messages.iter().zip(wanted) {
        let (line, rest) = message.split_once(": ").unwrap();
        assert_eq!(rest, wanted);
        let number: usize = line.strip_prefix("line ").unwrap().parse().unwrap();
        assert!(text.lines().count() >= number);
    }
}

#[test]
fn a_fault_names_its_line() {
    let text = changed("ap_each = 3", "ap_each = 10");
    let line = text.lines().position(|line| line == "ap_each = 10").unwrap() + 1;
    let wanted = format!(
        "line {line}: project 28, effect 1, ap_each: 10 is not a whole number from 1 to 9 [CITY-13.26]"
    );
    assert_eq!(sole(&text), wanted);
}

#[test]
fn files_that_are_none() {
    assert!(sole("id = ").contains("line 1: file: this cannot be read"));
    assert!(refused("").iter().any(|message| message == "file, schema: is missing [CITY-13.10]"));
    let large = format!("{}\n#{}", Pack::STANDARD_FILE, "x".repeat(1 << 20));
    assert_eq!(sole(&large), "file: the file is larger than 1 MiB [CITY-13.10]");
    let bytes = Pack::read_bytes(&[0xff, 0x00], &[]).unwrap_err();
    assert_eq!(bytes[0].to_string(), "file: the file is not text in UTF-8 [CITY-13.10]");
    assert_eq!(
        sole("schema = \"mu-city-pack/1"),
        "line 1: file: this cannot be read: invalid basic string, expected `\"` [CITY-13.10]"
    );
    let two = "schema = \"x\"\nid = \nkind = ]\n";
    assert_eq!(refused(two).len(), 2, "{:#?}", refused(two));
    assert!(
        sole(&changed("schema = \"mu-city-pack/1\"", "schema = \"mu-city-pack/2\""))
            .contains("is none of mu-city-pack/1")
    );
}

#[test]
fn the_game_fixes_some_tables() {
    let fixed = include_str!("../../../packs/fixed.toml");
    let text = Pack::STANDARD_FILE.replace("# ----", &format!("{fixed}\n# ----")).replacen(fixed, "", 2);
    assert_eq!(Pack::read(&text).map(|pack| pack.digest()), Ok(Pack::standard().digest()));
    let more = text.replace("victory_token_ap = 3", "victory_token_ap = 4");
    assert!(sole(&more).ends_with("rules: the game fixes this, and it is otherwise in the game [CITY-13.2]"));
    let more = text.replace("window = \"round_end\"", "window = \"any\"");
    assert!(sole(&more).contains("op: the game fixes this"));
}

/// One change of the standard file, and what the only message says.
const MISTAKES: &[(&str, &str, &str)] = &[
    ("id = \"city-default\"", "id = \"City\"", "pack, id: \"City\" is not an id"),
    ("kind = \"full\"", "kind = \"whole\"", "\"whole\" is none of full, overlay [CITY-13.11]"),
    ("kind = \"full\"", "kind = \"overlay\"", "an overlay must name the pack that it extends [CITY-13.11]"),
    ("extends = \"\"", "extends = \"x\"", "a full pack extends nothing [CITY-13.11]"),
    ("counts = \"strict\"", "counts = 5", "5 is none of strict, free [CITY-13.11]"),
    ("counts = \"strict\"\n", "", "pack, counts: is missing [CITY-13.11]"),
    ("[pack]\n", "note = 1\n[pack]\n", "note is not known here"),
    ("[pack]\n", "remove = { projects = [3] }\n[pack]\n", "only an overlay can remove entries [CITY-13.1]"),
    (
        "id = \"A12\"\n",
        "id = \"A12\"\ncopies = 2\n",
        "pack: there are 61 Building cards, and there must be 60 [CITY-13.14]",
    ),
    (
        "id = \"A12\"\n",
        "id = \"A12\"\ncopies = 13\n",
        "copies: 13 is not a whole number from 1 to 12 [CITY-13.13]",
    ),
    (
        "[[board]]\nid = \"E\"\n",
        "[[board]]\nid = \"E\"\nside_of = \"A\"\n",
        "there are 4 boards, and there must be 5 [CITY-13.18]",
    ),
    (
        "number = 32\n",
        "number = 33\n",
        "project 33, number: is not a number of the box, 1 to 32 [CITY-13.20]",
    ),
    ("number = 32\n", "number = 31\n", "project 31: comes twice"),
    ("number = 32\n", "number = 100\n", "number: 100 is not a whole number from 1 to 99 [CITY-13.20]"),
    (
        "number = 32\nbasic = false",
        "number = 32\nbasic = true",
        "there are 3 basic Projects, and there must be 2 [CITY-13.21]",
    ),
    (
        "number = 1\nbasic = true\nexpert = false\ncopies = 5",
        "number = 1\nbasic = true\nexpert = false\ncopies = 4",
        "there are 4 copies, and there must be at least 5 [CITY-13.21]",
    ),
    (
        "number = 32\nbasic = false\nexpert = true",
        "number = 32\nbasic = false\nexpert = \"yes\"",
        "expert: \"yes\" is not true or false",
    ),
    (
        "cost = { strength = 3, faith = 3, food = 0 }",
        "cost = { strength = 7, faith = 1, food = 0 }",
        "cost.strength: 7 is not a whole number from 0 to 6 [CITY-13.24]",
    ),
    (
        "cost = { strength = 3, faith = 3, food = 0 }",
        "cost = { strength = 6, faith = 3, food = 0 }",
        "has 9 spaces in all",
    ),
    (
        "cost = { strength = 3, faith = 3, food = 0 }",
        "cost = { strength = 3, faith = 3 }",
        "cost.food: is missing [CITY-13.24]",
    ),
    ("cost = { strength = 3, faith = 3, food = 0 }", "cost = 6", "cost: 6 is not a table"),
    (
        "op = \"rebuild\"",
        "op = \"victory_card\"\nn = 1",
        "\"victory_card\" does not go with this keyword; it goes with complete [CITY-13.26]",
    ),
    ("op = \"rebuild\"", "op = \"rebuild\"\nn = 1", "n is not known here; known are op [CITY-13.12]"),
    ("op = \"rebuild\"", "op = \"manual\"", "prompt: is missing"),
    ("op = \"rebuild\"", "op = \"manual\"\nprompt = \"\"", "prompt: \"\" has no text in any language"),
    (
        "min_sources = 4",
        "min_sources = 5",
        "count.min_sources: 5 is not a whole number from 1 to 4 [CITY-13.26]",
    ),
    ("of = \"lines\", pattern", "of = \"line\", pattern", "count.of: \"line\" is none of buildings, types"),
    (
        "type = \"political\", state = \"standing\"",
        "type = \"political\", state = \"destroyed\"",
        "destroyed Buildings have no type, so the type must be any [CITY-13.29]",
    ),
    (
        "of = \"same_type_pairs\", adjacent = true",
        "of = \"same_type_pairs\", adjacent = 1",
        "count.adjacent: 1 is not true or false",
    ),
    (
        "extra = { spaces = 4, rule = \"single\" }",
        "extra = { spaces = 7, rule = \"single\" }",
        "extra.spaces: 7 is not a whole number from 1 to 6 [CITY-13.28]",
    ),
    (
        "op = \"rebuild\"",
        "op = \"rebuild\"\n[[project.effect]]\nop = \"double_sources\"",
        "an Anytime card is used once, so it can have only one effect [CITY-13.27]",
    ),
    (
        "op = \"wild_tokens\"",
        "op = \"wild_tokens\"\n[[project.effect]]\nop = \"wild_tokens\"",
        "a lasting effect can come only once on a card [CITY-13.27]",
    ),
    (
        "op = \"wild_tokens\"",
        "op = \"wild_tokens\"\n[[project.effect]]\nop = \"none\"\n[[project.effect]]\nop = \"none\"\n[[project.effect]]\nop = \"none\"",
        "4 values stand here, and there must be 1 to 3 [CITY-13.26]",
    ),
    ("[[project.effect]]\nop = \"wild_tokens\"", "", "project 30, effect: is missing [CITY-13.26]"),
    (
        "op = \"redirect_destruction\"",
        "op = \"redirect_destruction\"\n[project.extra]\nspaces = 1\nrule = \"any\"",
        "extra spaces need the effect score_extra [CITY-13.28]",
    ),
    (
        "name = { en = \"Rebuilding\", fr = \"Reconstruction\", de = \"Umbau\" }",
        "name = {}",
        "project 31, name: has no text in any language [CITY-13.30]",
    ),
    ("de = \"Umbau\" }", "deutsch = \"Umbau\" }", "name.deutsch: \"Umbau\" is not the text of a language"),
    ("de = \"Umbau\" }", "de = 3 }", "name.de: 3 is not text in quotes [CITY-13.30]"),
    (
        "tokens = [\"strength\", \"faith\", \"food\"]",
        "tokens = []",
        "0 values stand here, and there must be 1 to 9",
    ),
    (
        "tokens = [\"strength\", \"faith\", \"food\"]",
        "tokens = \"any\"",
        "\"any\" is not a list in square brackets",
    ),
];

#[test]
fn each_check_has_its_message() {
    let mut wrong = Vec::new();
    for (from, to, wanted) in MISTAKES {
        let messages = refused(&changed(from, to));
        let is_sole = messages.len() == 1 && messages[0].contains(wanted);
        if !is_sole {
            wrong.push(format!("{from} -> {to}\n{messages:#?}\n{wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn a_wrong_type_is_missed_in_one_place_and_too_much_in_another() {
    let messages = refused(&changed("id = \"A12\"\ntype = \"farming\"", "id = \"A12\"\ntype = \"trade\""));
    let wanted = [
        "pack, trade: there are 13 cards of this type, and there must be 12 [CITY-13.14]",
        "pack, farming: there are 11 cards of this type, and there must be 12 [CITY-13.14]",
    ];
    assert_eq!(messages, wanted);
}

#[test]
fn boards_and_their_other_sides() {
    let other = |front: &str, name: &str| {
        format!(
            "\n[[board]]\nid = \"{name}\"\nside_of = \"{front}\"\nnorth = [\"food\", \"food\", \"food\"]\neast = [\"food\", \"food\", \"food\"]\nsouth = [\"food\", \"food\", \"food\"]\nwest = [\"food\", \"food\", \"food\"]\n"
        )
    };
    let with = |more: &str| format!("{}{more}", Pack::STANDARD_FILE);
    let pack = Pack::read(&with(&other("B", "B2"))).unwrap();
    let back = pack.board(pack.find_board("B2").unwrap());
    assert_eq!(back.side_of, pack.find_board("B"));
    let warned: Vec<String> = pack.warnings().iter().map(ToString::to_string).collect();
    assert_eq!(warned, ["board B2: the rim does not show each colour four times [CITY-13.19]"]);
    assert!(sole(&with(&other("Z", "B2"))).contains("board B2, side_of: is no board of this pack"));
    let both = with(&(other("B", "B2") + &other("B", "B3")));
    assert!(sole(&both).contains("board B3, side_of: already has another side"));
    let chain = with(&(other("B", "B2") + &other("B2", "B3")));
    assert!(sole(&chain).contains("board B3, side_of: is itself the other side of a board"));
}

#[test]
fn free_packs_must_suffice_for_somebody() {
    let free = Pack::STANDARD_FILE.replace("\"strict\"", "\"free\"");
    let few: String = free.split("[[project]]").take(14).collect::<Vec<_>>().join("[[project]]");
    assert_eq!(sole(&few), "pack: there are 11 Projects to deal, and there must be at least 20 [CITY-13.22]");
    let many = free
        .replace("id = \"A12\"\n", "id = \"A12\"\ncopies = 12\n")
        .replace("id = \"A11\"\n", "id = \"A11\"\ncopies = 12\n");
    assert!(Pack::read(&many).is_ok());
    let (head, rest) = free.split_once("[[building]]").unwrap();
    let (_, projects) = rest
        .split_once("# ---------------------------------------------------------------- Projects")
        .unwrap();
    assert_eq!(
        sole(&format!("{head}{projects}")),
        "pack: the Buildings do not suffice for any number of players [CITY-13.15]"
    );
}

#[test]
fn what_looks_like_a_slip_is_told() {
    let cases: &[(&str, &str, &str)] = &[
        (
            "edges = [\"food\", \"faith\", \"faith\", \"faith\"]",
            "edges = [\"faith\", \"strength\", \"strength\", \"strength\"]",
            "building A12, edges: has the same type and sides as A11 [CITY-13.16]",
        ),
        (
            "edges = [\"food\", \"faith\", \"faith\", \"faith\"]",
            "edges = [\"food\", \"food\", \"food\", \"food\"]",
            "farming: one colour comes 13 times and another 19 times [CITY-13.17]",
        ),
        (
            "number = 1\nbasic = true\nexpert = false\ncopies = 5\ncost = { strength = 1, faith = 1, food = 1 }",
            "number = 1\nbasic = true\nexpert = false\ncopies = 5\ncost = { strength = 1, faith = 1, food = 0 }",
            "project 1: is unlike the printed card: it costs one token of each colour [CITY-13.33]",
        ),
        ("ap_each = 3", "ap_each = 2", "project 28: is unlike the printed card"),
        (
            "op = \"wild_tokens\"",
            "op = \"manual\"\nprompt = \"…\"",
            "project 30: the players carry this effect out themselves",
        ),
        (
            "op = \"wild_tokens\"",
            "op = \"none\"",
            "project 30: is unlike the printed card: its effect is wild_tokens [CITY-13.33]",
        ),
    ];
    for (from, to, wanted) in cases {
        let warnings: Vec<String> =
            Pack::read(&changed(from, to)).unwrap().warnings().iter().map(ToString::to_string).collect();
        assert!(warnings.iter().any(|warning| warning.contains(wanted)), "{wanted}\n{warnings:#?}");
    }
    let experts =
        Pack::STANDARD_FILE.replacen("basic = false\nexpert = false", "basic = false\nexpert = true", 1);
    let warnings: Vec<String> =
        Pack::read(&experts).unwrap().warnings().iter().map(ToString::to_string).collect();
    assert_eq!(warnings, ["pack: without Expert Projects there are not enough for 5 players [CITY-13.23]"]);
    let dear = Pack::STANDARD_FILE
        .replace(
            "cost = { strength = 0, faith = 1, food = 1 }",
            "cost = { strength = 2, faith = 3, food = 3 }",
        )
        .replace(
            "cost = { strength = 1, faith = 0, food = 1 }",
            "cost = { strength = 3, faith = 2, food = 3 }",
        )
        .replace(
            "cost = { strength = 2, faith = 0, food = 0 }",
            "cost = { strength = 3, faith = 2, food = 3 }",
        );
    let warnings: Vec<String> =
        Pack::read(&dear).unwrap().warnings().iter().map(ToString::to_string).collect();
    assert!(
        warnings.iter().any(|warning| warning.contains("five players would need about")),
        "{warnings:#?}"
    );
}

/// The parser recurses once for each, and would overflow the stack.
#[test]
fn unclosed_brackets_are_refused_before_the_parser_recurses_into_them() {
    let open = "building = [{ id = \"x-1\",t\", counts = \"free\", title = { en = \"m\" } }, ".repeat(14_000);
    let file = sole(&format!("x = {{ {open}"));
    assert_eq!(file, "line 1: file: this cannot be read: more than 40 open brackets [CITY-13.10]");
    let line = Pack::read_line(&format!("4d49 {{ {open}")).unwrap_err();
    let told: Vec<String> = line.iter().map(ToString::to_string).collect();
    assert!(
        matches!(told.as_slice(), [one] if one.contains("more than 40 open brackets at column")),
        "{told:?}"
    );
}
