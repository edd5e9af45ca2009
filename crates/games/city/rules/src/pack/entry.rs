//! Reads one Building, one board or one Project.

use arrayvec::{ArrayString, ArrayVec};

use super::colour::{Bag, Colour, Fragments, Side};
use super::draft::{BoardDraft, BuildingDraft, ProjectDraft};
use super::effect::Effect;
use super::fault::Reason;
use super::form::{COLOURS, Fields, Form, Row, TYPES, read_name};
use super::project::{Extra, ExtraRule, Keyword};
use super::wording::Wording;
use crate::rules::rule;

const NAME_FORM: &str = "a name of 1 to 16 letters, digits, _ or -";

/// The name of an entry, if it has the form of one.
fn name(form: &mut Form, fields: &Fields<'_>, field: &str) -> Option<ArrayString<16>> {
    let text = form.text(fields, field)?;
    let read = read_name(text);
    if read.is_none() {
        form.field(fields, field, Reason::BadName(NAME_FORM));
    }
    read
}

/// What to call an entry before it is read: by its key as it stands there, or by its place.
fn called(what: &str, (table, _): Row<'_>, key: &str, at: usize) -> String {
    let written = table.get(key).and_then(|value| match value.get_ref().as_str() {
        Some(text) => Some(text.chars().take(16).collect()),
        None => value.get_ref().as_integer().map(ToString::to_string),
    });
    written.map_or_else(|| format!("{what} no. {}", at + 1), |key: String| format!("{what} {key}"))
}

/// Reads a Building (CITY-13.13).
pub(super) fn building(form: &mut Form, row: Row<'_>, at: usize) -> BuildingDraft {
    let fields = Fields::of(row.0, &called("building", row, "id", at), row.1, rule(13, 13));
    form.only(&fields, &["id", "type", "edges", "copies", "provenance"]);
    provenance(form, &fields);
    let name = name(form, &fields, "id").unwrap_or_default();
    let kind = form.word(&fields, "type", &TYPES);
    let edges = form.words(&fields, "edges", &COLOURS, (4, 4));
    let fragments = edges.and_then(|edges| edges.try_into().ok()).map(Fragments::new);
    let copies = form.number_or(&fields, "copies", (1, 12), 1);
    BuildingDraft { name, line: row.1, kind, fragments, copies }
}

/// Reads a face of a board (CITY-13.18).
pub(super) fn board(form: &mut Form, row: Row<'_>, at: usize) -> BoardDraft {
    let fields = Fields::of(row.0, &called("board", row, "id", at), row.1, rule(13, 18));
    form.only(&fields, &["id", "north", "east", "south", "west", "side_of", "provenance"]);
    provenance(form, &fields);
    let own = name(form, &fields, "id").unwrap_or_default();
    let sides = Side::ALL.map(|side| {
        let colours = form.words(&fields, side.word(), &COLOURS, (3, 3));
        colours.and_then(|colours| <[Colour; 3]>::try_from(colours).ok())
    });
    let rim = match sides {
        [Some(north), Some(east), Some(south), Some(west)] => Some([north, east, south, west]),
        _ => None,
    };
    let side_of = if fields.has("side_of") { name(form, &fields, "side_of") } else { None };
    BoardDraft { name: own, line: row.1, rim, side_of }
}

const PROJECT_FIELDS: [&str; 13] = [
    "number",
    "basic",
    "expert",
    "copies",
    "cost",
    "ap",
    "keyword",
    "extra",
    "name",
    "text",
    "effect",
    "seed_facts",
    "provenance",
];

/// Reads a Project (CITY-13.20 to CITY-13.30).
pub(super) fn project(form: &mut Form, row: Row<'_>, at: usize) -> ProjectDraft {
    let fields = Fields::of(row.0, &called("project", row, "number", at), row.1, rule(13, 20));
    form.only(&fields, &PROJECT_FIELDS);
    provenance(form, &fields);
    let keywords = Keyword::ALL.map(|keyword| (keyword.word(), keyword));
    let keyword = form.word(&fields.by(26), "keyword", &keywords);
    let (effects, prompts, sound) = effects(form, &fields, keyword);
    let extra = if fields.has("extra") { extra(form, &fields.by(28)) } else { None };
    if let (Some(keyword), true) = (keyword, sound) {
        combined(form, &fields, keyword, &effects);
    }
    ProjectDraft {
        number: form.number(&fields, "number", (1, 99)).unwrap_or(0),
        line: row.1,
        basic: form.flag(&fields.by(21), "basic"),
        expert: form.flag(&fields.by(21), "expert"),
        copies: form.number_or(&fields.by(21), "copies", (1, 12), 1),
        cost: cost(form, &fields.by(24)),
        ap: form.number(&fields.by(25), "ap", (0, 20)),
        keyword,
        extra,
        effects,
        name: form.wording(&fields, "name").unwrap_or_default(),
        text: form.wording(&fields, "text").unwrap_or_default(),
        prompts,
    }
}

/// Where an entry comes from is a note for people; so is what is known of the printed card.
fn provenance(form: &mut Form, fields: &Fields<'_>) {
    if fields.has("provenance") {
        form.text(&fields.by(3), "provenance");
    }
    if let Some(facts) = fields.get("seed_facts") {
        let list = facts.get_ref().as_array();
        if !list.is_some_and(|list| list.iter().all(|fact| fact.get_ref().is_str())) {
            form.field(&fields.by(3), "seed_facts", Reason::NotA("a list of texts"));
        }
    }
}

fn cost(form: &mut Form, fields: &Fields<'_>) -> Option<Bag> {
    let cost = form.table(fields, "cost")?;
    form.only(&cost, &["strength", "faith", "food", "any"]);
    let [strength, faith, food] = COLOURS.map(|(word, _)| form.number(&cost, word, (0, 6)));
    let any = form.number_or(&cost, "any", (0, 6), 0);
    let bag = Bag::new(strength?, faith?, food?, any?);
    if !(1..=8).contains(&bag.total()) {
        form.entry(&cost, Reason::CostSum(bag.total()));
        return None;
    }
    Some(bag)
}

fn extra(form: &mut Form, fields: &Fields<'_>) -> Option<Extra> {
    let extra = form.table(fields, "extra")?;
    form.only(&extra, &["spaces", "rule"]);
    let spaces = form.number(&extra, "spaces", (1, 6));
    let rules: Vec<_> = ExtraRule::ALL.iter().map(|rule| (rule.word(), *rule)).collect();
    let rule = form.word(&extra, "rule", &rules);
    Some(Extra { spaces: spaces?, rule: rule? })
}

/// The effects of a Project with the texts of those done by hand, and whether all could be read.
fn effects(
    form: &mut Form,
    fields: &Fields<'_>,
    keyword: Option<Keyword>,
) -> (ArrayVec<Effect, 3>, Vec<Wording>, bool) {
    let (mut effects, mut prompts) = (ArrayVec::new(), Vec::new());
    let ops = fields.by(26);
    if form.needed(&ops, "effect").is_none() {
        return (effects, prompts, false);
    }
    let rows = form.tables(&ops, "effect");
    if !(1..=3).contains(&rows.len()) {
        form.field(&ops, "effect", Reason::WrongLength { least: 1, most: 3, found: rows.len() });
        return (effects, prompts, false);
    }
    let mut sound = true;
    for (at, row) in rows.iter().enumerate() {
        match super::op::read(form, &fields.entry, *row, at + 1, keyword) {
            Some((effect, prompt)) => {
                effects.push(effect);
                prompts.extend(prompt);
            }
            None => sound = false,
        }
    }
    (effects, prompts, sound)
}

/// Checks what the effects of a card must be together (CITY-13.27, CITY-13.28).
fn combined(form: &mut Form, fields: &Fields<'_>, keyword: Keyword, effects: &[Effect]) {
    let lasting: Vec<&str> =
        effects.iter().filter(|effect| effect.is_lasting()).map(|effect| effect.word()).collect();
    let is_twice = |(at, word): (usize, &&str)| lasting[..at].contains(word);
    if lasting.iter().enumerate().any(is_twice) {
        form.field(&fields.by(27), "effect", Reason::LastingTwice);
    }
    let real = effects.iter().filter(|effect| !matches!(effect, Effect::None)).count();
    if keyword == Keyword::Anytime && real > 1 {
        form.field(&fields.by(27), "effect", Reason::OneAnytimeEffect);
    }
    let scored = effects.iter().any(|effect| matches!(effect, Effect::ScoreExtra { .. }));
    match (fields.has("extra"), scored) {
        (true, false) => form.field(&fields.by(28), "extra", Reason::ExtraUnscored),
        (false, true) => form.field(&fields.by(28), "extra", Reason::ScoredWithoutExtra),
        (true, true) | (false, false) => {}
    }
}
