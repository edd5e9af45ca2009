//! The words in scripts that stand for long texts:
//!
//! - `option pack @cheap 7 8`: the standard cards, but every Project costs one token of any colour, and the
//!   two named ones are the basic ones that everybody owns;
//! - `option pack @doing complete op = "none"`: the standard cards, but Project 1 costs one token of any colour
//!   and has this keyword and effect;
//! - `option pack @counting of = "types"`: the standard cards, but Project 3 gives 1 AP for each thing counted;
//! - `@overlay` and `@free`: the beginning of a pack in one line that builds on the standard one;
//! - `~ buildings @plain`: a pile for solo play with which the player can place Trade Buildings without any
//!   Source on the spaces 1, 5, 9 and 3, then others on 7 and 2, and loses every Battle of R1, R2, C1 and C2.

use city::Pack;

/// A script with the short words written out, line for line.
pub(crate) fn spelled_out(script: &str) -> String {
    script.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn line(line: &str) -> String {
    if let Some(numbers) = line.trim().strip_prefix("option pack @cheap") {
        let numbers: Vec<u8> =
            numbers.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        return format!("option pack {}", cheap([numbers[0], numbers[1]]).line());
    }
    if let Some(effect) = line.trim().strip_prefix("option pack @doing ") {
        let (keyword, effect) = effect.split_once(' ').expect("a keyword, then an effect");
        return format!("option pack {}", with_project(1, keyword, effect));
    }
    if let Some(count) = line.trim().strip_prefix("option pack @counting ") {
        let effect = format!("op = \"score_per\", count = {{ {count} }}, ap = 1");
        return format!("option pack {}", with_project(3, "endgame", &effect));
    }
    let line = &line.replace("@plain", PLAIN);
    let head = |counts: &str| {
        format!(
            "schema: \"mu-city-pack/1\", pack: {{ id: \"own\", version: \"1.0.0\", kind: \"overlay\", \
             extends: \"city-default\", counts: \"{counts}\" }}"
        )
    };
    line.replace("@overlay", &head("strict")).replace("@free", &head("free"))
}

/// A pile of 30 Buildings, four for each turn of a solo game.
const PLAIN: &str = "T02,M02,P02,P03,T01,P01,A01,P04,T03,A02,P05,P06,T04,A03,W01,W02,A05,A04,W04,W05,\
    W03,A06,W06,M01,T05,M03,T06,M04,M05,M06";

/// One line of a pack whose Project of this number costs one token and has this effect.
fn with_project(number: u8, keyword: &str, effect: &str) -> String {
    let basic = number < 3;
    let copies = if basic { 5 } else { 1 };
    format!(
        "{{ schema = \"mu-city-pack/1\", pack = {{ id = \"own\", version = \"1.0.0\", kind = \"overlay\", \
         extends = \"city-default\", counts = \"strict\" }}, project = [{{ number = {number}, basic = {basic}, \
         expert = false, copies = {copies}, cost = {{ strength = 0, faith = 0, food = 0, any = 1 }}, ap = 1, \
         keyword = \"{keyword}\", name = {{ en = \"One\" }}, text = {{ en = \"As it says.\" }}, \
         effect = [{{ {effect} }}] }}] }}"
    )
}

/// The standard cards with every Project for one token, and these two as the basic ones.
fn cheap(basic: [u8; 2]) -> Pack {
    let mut number = 0;
    let lines = Pack::STANDARD_FILE.lines().map(|line| {
        let word = line.split(' ').next().unwrap_or_default();
        let is_basic = basic.contains(&number);
        match word {
            "number" => {
                number = line["number = ".len()..].parse().expect("a number");
                line.into()
            }
            "basic" => format!("basic = {is_basic}"),
            "copies" => format!("copies = {}", if is_basic { 5 } else { 1 }),
            "cost" => "cost = { strength = 0, faith = 0, food = 0, any = 1 }".into(),
            "id" if number == 0 => line.replace("city-default", "cheap"),
            _ => line.to_owned(),
        }
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    Pack::read(&text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}
