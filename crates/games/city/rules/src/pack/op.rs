//! Reads effects and counters (CITY-13.26).

use super::building::BuildingType;
use super::colour::{Bag, Token};
use super::counter::{
    Counter, LinePattern, Myself, Orientation, OutcomeSide, Pairing, ProjectState, SourcePlace, Standing,
};
use super::effect::{BattleSymbol, ColourRule, Effect, LinePick, Peek, Tie};
use super::fault::Reason;
use super::form::{COLOURS, Fields, Form, Row, TYPES};
use super::project::Keyword;
use super::wording::Wording;
use crate::rules::rule;

/// The words of an enum of words, for [`Form::word`].
macro_rules! words {
    ($name:ident) => {
        &$name::ALL.iter().map(|value| (value.word(), *value)).collect::<Vec<_>>()
    };
}

/// An operation: its word, the keywords it goes with, its fields.
struct Op(&'static str, &'static [Keyword], &'static [&'static str]);

const COMPLETE: &[Keyword] = &[Keyword::Complete];
const ANYTIME: &[Keyword] = &[Keyword::Anytime];
const ENDGAME: &[Keyword] = &[Keyword::Endgame];
const BOTH: &[Keyword] = &[Keyword::Complete, Keyword::Anytime];

const OPS: [Op; 23] = [
    Op("none", &Keyword::ALL, &["op"]),
    Op("gain_tokens", BOTH, &["op", "tokens", "rule"]),
    Op("gain_tokens_per", BOTH, &["op", "count", "token", "max"]),
    Op("victory_card", COMPLETE, &["op", "n"]),
    Op("line_strength", COMPLETE, &["op", "n", "pick"]),
    Op("ward", COMPLETE, &["op", "spaces"]),
    Op("peek_battles", BOTH, &["op", "scope"]),
    Op("wild_tokens", COMPLETE, &["op"]),
    Op("cover", COMPLETE, &["op", "max"]),
    Op("remove_damage", BOTH, &["op", "n"]),
    Op("ignore_damage", ANYTIME, &["op"]),
    Op("redirect_destruction", ANYTIME, &["op"]),
    Op("battle_strength", ANYTIME, &["op", "n"]),
    Op("battle_symbols", ANYTIME, &["op", "symbol", "each"]),
    Op("convert_tokens", ANYTIME, &["op", "n"]),
    Op("double_sources", ANYTIME, &["op"]),
    Op("restore_space", BOTH, &["op", "n"]),
    Op("rebuild", ANYTIME, &["op"]),
    Op("score_per", ENDGAME, &["op", "count", "ap", "max_ap"]),
    Op("score_majority", ENDGAME, &["op", "count", "ap", "tie"]),
    Op("symbols", ENDGAME, &["op", "faith", "food"]),
    Op("score_extra", ENDGAME, &["op", "ap_each"]),
    Op("manual", &Keyword::ALL, &["op", "prompt"]),
];

/// Reads one effect, and its text if it is done by hand.
pub(super) fn read(
    form: &mut Form,
    entry: &str,
    row: Row<'_>,
    at: usize,
    keyword: Option<Keyword>,
) -> Option<(Effect, Option<Wording>)> {
    let fields = Fields::of(row.0, &format!("{entry}, effect {at}"), row.1, rule(13, 26));
    let ops: Vec<_> = OPS.iter().map(|op| (op.0, op)).collect();
    let op = form.word(&fields, "op", &ops)?;
    form.only(&fields, op.2);
    if keyword.is_some_and(|keyword| !op.1.contains(&keyword)) {
        form.field(&fields, "op", Reason::WrongKeyword(op.1.iter().map(|word| word.word()).collect()));
    }
    if op.0 == "manual" {
        return prompt(form, &fields).map(|prompt| (Effect::Manual, Some(prompt)));
    }
    let effect = match op.0 {
        "gain_tokens" | "gain_tokens_per" | "convert_tokens" | "cover" | "wild_tokens" | "double_sources" => {
            of_tokens(form, &fields, op.0)
        }
        "score_per" | "score_majority" | "symbols" | "score_extra" => of_scoring(form, &fields, op.0),
        "victory_card" | "line_strength" | "battle_strength" | "battle_symbols" | "peek_battles" => {
            of_battles(form, &fields, op.0)
        }
        _ => of_spaces(form, &fields, op.0),
    };
    effect.map(|effect| (effect, None))
}

/// A text that is the same in all languages, or one for each.
fn prompt(form: &mut Form, fields: &Fields<'_>) -> Option<Wording> {
    match fields.get("prompt").and_then(|value| value.get_ref().as_str()) {
        Some(text) if !text.trim().is_empty() => {
            let mut wording = Wording::default();
            wording.set("en", text);
            Some(wording)
        }
        Some(_) => {
            form.field(fields, "prompt", Reason::NoText);
            None
        }
        None => form.wording(fields, "prompt"),
    }
}

fn of_tokens(form: &mut Form, fields: &Fields<'_>, op: &str) -> Option<Effect> {
    let tokens = Token::ALL.map(|token| (token.word(), token));
    Some(match op {
        "gain_tokens" => {
            let gained = form.words(fields, "tokens", &tokens, (1, 9));
            let rule = form.word(fields, "rule", words!(ColourRule));
            let tokens = gained?.into_iter().fold(Bag::EMPTY, |bag, token| bag.with(token, 1));
            Effect::GainTokens { tokens, rule: rule? }
        }
        "gain_tokens_per" => {
            let count = counter(form, fields);
            let token = form.word(fields, "token", &tokens);
            let max = form.number(fields, "max", (1, 12));
            Effect::GainTokensPer { count: count?, token: token?, max: max? }
        }
        "convert_tokens" => Effect::ConvertTokens { n: form.number(fields, "n", (1, 6))? },
        "cover" => Effect::Cover { max: form.number(fields, "max", (1, 12))? },
        "wild_tokens" => Effect::WildTokens,
        _ => Effect::DoubleSources,
    })
}

fn of_battles(form: &mut Form, fields: &Fields<'_>, op: &str) -> Option<Effect> {
    Some(match op {
        "victory_card" => Effect::VictoryCard { n: form.number(fields, "n", (1, 3))? },
        "line_strength" => {
            let n = form.number(fields, "n", (1, 5));
            let pick = form.word(fields, "pick", words!(LinePick));
            Effect::LineStrength { n: n?, pick: pick? }
        }
        "battle_strength" => Effect::BattleStrength { n: form.number(fields, "n", (1, 9))? },
        "battle_symbols" => {
            let symbol = form.word(fields, "symbol", words!(BattleSymbol));
            let each = form.number(fields, "each", (1, 3));
            Effect::BattleSymbols { symbol: symbol?, each: each? }
        }
        _ => Effect::PeekBattles { scope: form.word(fields, "scope", words!(Peek))? },
    })
}

fn of_spaces(form: &mut Form, fields: &Fields<'_>, op: &str) -> Option<Effect> {
    Some(match op {
        "ward" => Effect::Ward { spaces: form.number(fields, "spaces", (1, 9))? },
        "remove_damage" => Effect::RemoveDamage { n: form.number(fields, "n", (1, 3))? },
        "restore_space" => Effect::RestoreSpace { n: form.number(fields, "n", (1, 2))? },
        "ignore_damage" => Effect::IgnoreDamage,
        "redirect_destruction" => Effect::RedirectDestruction,
        "rebuild" => Effect::Rebuild,
        _ => Effect::None,
    })
}

fn of_scoring(form: &mut Form, fields: &Fields<'_>, op: &str) -> Option<Effect> {
    Some(match op {
        "score_per" => {
            let count = counter(form, fields);
            let ap = form.number(fields, "ap", (1, 9));
            let max_ap =
                if fields.has("max_ap") { Some(form.number(fields, "max_ap", (1, 99))?) } else { None };
            Effect::ScorePer { count: count?, ap: ap?, max_ap }
        }
        "score_majority" => {
            let count = counter(form, fields);
            let ap = form.number(fields, "ap", (1, 20));
            let tie = form.word(fields, "tie", words!(Tie));
            Effect::ScoreMajority { count: count?, ap: ap?, tie: tie? }
        }
        "symbols" => {
            let faith = form.number(fields, "faith", (0, 9));
            let food = form.number(fields, "food", (0, 9));
            Effect::Symbols { faith: faith?, food: food? }
        }
        _ => Effect::ScoreExtra { ap_each: form.number(fields, "ap_each", (1, 9))? },
    })
}

/// The counters and their fields.
const COUNTERS: [(&str, &[&str]); 11] = [
    ("buildings", &["of", "type", "state"]),
    ("types", &["of"]),
    ("type_sets", &["of", "types"]),
    ("same_type_pairs", &["of", "adjacent"]),
    ("lines", &["of", "pattern", "orientation"]),
    ("sources", &["of", "colour", "where"]),
    ("source_sets", &["of"]),
    ("rich_buildings", &["of", "min_sources"]),
    ("symbols", &["of", "symbol"]),
    ("outcome", &["of", "side"]),
    ("projects", &["of", "state", "include_self"]),
];

/// Reads the counter of an effect (CITY-12.30 to CITY-12.40).
fn counter(form: &mut Form, fields: &Fields<'_>) -> Option<Counter> {
    let count = form.table(fields, "count")?;
    let counters: Vec<_> = COUNTERS.iter().map(|(word, known)| (*word, (*word, *known))).collect();
    let (of, known) = form.word(&count, "of", &counters)?;
    form.only(&count, known);
    Some(match of {
        "buildings" => return buildings(form, &count),
        "types" => Counter::Types,
        "type_sets" => {
            let types = form.words(&count, "types", &TYPES, (1, 9))?;
            let mut needs = [0; 5];
            for kind in types {
                needs[kind.index()] += 1;
            }
            Counter::TypeSets { needs }
        }
        "same_type_pairs" => {
            let adjacent = form.flag(&count, "adjacent")?;
            Counter::SameTypePairs { pairing: if adjacent { Pairing::Adjacent } else { Pairing::Anywhere } }
        }
        "lines" => {
            let pattern = form.word(&count, "pattern", words!(LinePattern));
            let orientation = form.word(&count, "orientation", words!(Orientation));
            Counter::Lines { pattern: pattern?, orientation: orientation? }
        }
        "sources" => {
            let colour = form.word(&count, "colour", &or_any(COLOURS));
            let place = form.word(&count, "where", words!(SourcePlace));
            Counter::Sources { colour: colour?, place: place? }
        }
        "source_sets" => Counter::SourceSets,
        "rich_buildings" => {
            Counter::RichBuildings { min_sources: form.number(&count, "min_sources", (1, 4))? }
        }
        "symbols" => Counter::Symbols { symbol: form.word(&count, "symbol", &COLOURS)? },
        "outcome" => Counter::Outcome { side: form.word(&count, "side", words!(OutcomeSide))? },
        _ => {
            let state = form.word(&count, "state", words!(ProjectState));
            let include = form.flag(&count, "include_self");
            let myself = if include? { Myself::Included } else { Myself::Excluded };
            Counter::Projects { state: state?, myself }
        }
    })
}

/// Destroyed Buildings have no type (CITY-13.29).
fn buildings(form: &mut Form, count: &Fields<'_>) -> Option<Counter> {
    let kind: Option<Option<BuildingType>> = form.word(count, "type", &or_any(TYPES));
    let state = form.word(count, "state", words!(Standing));
    let (kind, state) = (kind?, state?);
    if state == Standing::Destroyed && kind.is_some() {
        form.field(&count.by(29), "type", Reason::DestroyedHasNoType);
        return None;
    }
    Some(Counter::Buildings { kind, state })
}

/// Some words, and `any` for none of them.
fn or_any<T: Copy, const N: usize>(words: [(&'static str, T); N]) -> Vec<(&'static str, Option<T>)> {
    std::iter::once(("any", None)).chain(words.map(|(word, value)| (word, Some(value)))).collect()
}
