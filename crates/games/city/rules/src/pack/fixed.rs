//! What the game fixes and no pack can change (CITY-13.2).

use toml::de::{DeTable, DeValue};

use super::fault::Reason;
use super::form::{Fields, Form};

/// The tables as they are in the game.
const FILE: &str = include_str!("../../packs/fixed.toml");

const TABLES: [&str; 10] =
    ["rules", "tokens", "setup", "solo_level", "option", "edge", "type", "battle", "op", "counter"];

/// Compares the tables that a pack repeats with those of the game.
pub(super) fn compare(form: &mut Form, fields: &Fields<'_>) {
    if !TABLES.iter().any(|table| fields.has(table)) {
        return;
    }
    let fixed = DeTable::parse(FILE).expect("a test reads the fixed tables");
    for name in TABLES {
        let wanted = fixed.get_ref().get(name);
        let Some(found) = fields.get(name) else { continue };
        if !wanted.is_some_and(|wanted| is_same(wanted.get_ref(), found.get_ref())) {
            form.field(&fields.by(2), name, Reason::FixedByTheGame);
        }
    }
}

/// Whether two values are the same, wherever they stand.
fn is_same(one: &DeValue<'_>, other: &DeValue<'_>) -> bool {
    match (one, other) {
        (DeValue::Array(one), DeValue::Array(other)) => {
            one.len() == other.len()
                && one.iter().zip(other.iter()).all(|(one, other)| is_same(one.get_ref(), other.get_ref()))
        }
        (DeValue::Table(one), DeValue::Table(other)) => {
            let in_other = |name: &str, value: &DeValue<'_>| {
                other.get(name).is_some_and(|other| is_same(value, other.get_ref()))
            };
            one.len() == other.len()
                && one.iter().all(|(name, value)| in_other(name.get_ref(), value.get_ref()))
        }
        (DeValue::Integer(one), DeValue::Integer(other)) => one.to_string() == other.to_string(),
        (DeValue::String(one), DeValue::String(other)) => one == other,
        (DeValue::Boolean(one), DeValue::Boolean(other)) => one == other,
        _ => false,
    }
}

/// A test reads the fixed tables.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_tables_are_there() {
        let fixed = DeTable::parse(FILE).unwrap();
        assert!(TABLES.iter().all(|table| fixed.get_ref().contains_key(*table)));
        assert_eq!(fixed.get_ref().len(), TABLES.len());
    }
}
