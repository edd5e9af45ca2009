//! Whether an answer is as the document says.

use std::sync::OnceLock;

use axum::http::Method;
use serde_json::Value;

/// The document of the site. All sites of a test program have the same but for examples.
pub(crate) static DOCUMENT: OnceLock<Value> = OnceLock::new();

/// The operation of a document that answers to a method and a path, with or without a query.
pub(crate) fn operation<'a>(document: &'a Value, method: &Method, path: &str) -> Option<&'a Value> {
    let asked: Vec<&str> = path.split('?').next().unwrap_or_default().split('/').collect();
    let fits = |known: &str| {
        let known: Vec<&str> = known.split('/').collect();
        let fits = |(known, asked): (&&str, &&str)| known.starts_with('{') || known == asked;
        known.len() == asked.len() && known.iter().zip(&asked).all(fits)
    };
    let paths = document["paths"].as_object().unwrap();
    // What is written out comes before what stands for anything.
    let found =
        paths.iter().filter(|(known, _)| fits(known)).min_by_key(|(known, _)| known.matches('{').count());
    found.and_then(|(_, operations)| operations.get(method.as_str().to_ascii_lowercase()))
}

/// Panics where a value is not as a schema of a document says. Members that the schema does not name
/// are faults as well: nothing is told that is not documented.
pub(crate) fn conforms(document: &Value, schema: &Value, value: &Value, at: &str) {
    if let Some(fault) = fault(document, schema, value, at) {
        panic!("{fault}");
    }
}

fn fault(document: &Value, schema: &Value, value: &Value, at: &str) -> Option<String> {
    if let Some(link) = schema["$ref"].as_str() {
        let name = link.strip_prefix("#/components/schemas/").unwrap();
        let meant = &document["components"]["schemas"][name];
        assert!(meant.is_object(), "{link} leads nowhere");
        return fault(document, meant, value, at);
    }
    if let Some(any_of) = schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
        let faults: Vec<_> = any_of.iter().map(|one| fault(document, one, value, at)).collect();
        return if faults.iter().any(Option::is_none) { None } else { faults.into_iter().flatten().next() };
    }
    if let Some(constant) = schema.get("const")
        && value != constant
    {
        return Some(format!("{at} is not {constant}: {value}"));
    }
    let fits = |kind: &Value| match kind.as_str().unwrap_or_else(|| panic!("{at}: {schema}")) {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "null" => value.is_null(),
        other => panic!("{at}: {other}"),
    };
    let kinds = schema["type"].as_array().cloned().unwrap_or_else(|| vec![schema["type"].clone()]);
    if !kinds.iter().any(fits) {
        return Some(format!("{at} is none of {kinds:?}: {value}"));
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Some(format!("{at} is none of {words:?}: {value}"));
    }
    let number = |name: &str| schema[name].as_i64();
    let out_of_bounds = |value: i64| {
        number("minimum").is_some_and(|least| value < least)
            || number("maximum").is_some_and(|most| value > most)
    };
    if value.as_i64().is_some_and(out_of_bounds) {
        return Some(format!("{at} is out of bounds: {value}"));
    }
    match value {
        Value::Array(items) => items
            .iter()
            .enumerate()
            .find_map(|(number, item)| fault(document, &schema["items"], item, &format!("{at}[{number}]"))),
        Value::Object(members) => {
            let required = schema["required"].as_array().cloned().unwrap_or_default();
            if let Some(missing) = required.iter().find(|name| !members.contains_key(name.as_str().unwrap()))
            {
                return Some(format!("{at} has no {missing}"));
            }
            let Some(properties) = schema["properties"].as_object() else {
                let any = &schema["additionalProperties"];
                return any.is_object().then(|| {
                    members
                        .iter()
                        .find_map(|(name, member)| fault(document, any, member, &format!("{at}.{name}")))
                })?;
            };
            members.iter().find_map(|(name, member)| match properties.get(name) {
                Some(schema) => fault(document, schema, member, &format!("{at}.{name}")),
                None => Some(format!("{at}.{name} is not documented")),
            })
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}
