//! Every documented request with one field broken is refused, and that field is named.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::document::{document, operations};
use super::{ALL, Program};
use crate::browser::site;

/// A request with one fault: the body, the code and the field with which it is refused.
struct Fault {
    body: Value,
    code: &'static str,
    field: String,
}

/// Every way in which a value at a place is not as its schema says: the value, and the field that is named.
fn broken(schema: &Value, place: &str) -> Vec<(Value, String)> {
    if let Some(any_of) = schema["anyOf"].as_array() {
        assert!(any_of.iter().all(|one| one["type"] != "object"), "{place}: {schema}");
        return vec![(json!([1]), place.to_owned())];
    }
    let kind = schema["type"].as_array().and_then(|kinds| kinds.first()).unwrap_or(&schema["type"]);
    let at = |value: Value| (value, place.to_owned());
    let number = |name: &str| schema[name].as_i64();
    let length = |name: &str| schema[name].as_u64().and_then(|length| usize::try_from(length).ok());
    match kind.as_str().unwrap_or_else(|| panic!("{place}: {schema}")) {
        "string" => {
            let mut faults = vec![at(json!(7)), at(json!([]))];
            let is_bound = schema["enum"].is_array() || schema["pattern"].is_string();
            faults.extend(is_bound.then(|| at(json!("no such word"))));
            faults.extend(length("maxLength").map(|most| at(json!("x".repeat(most + 1)))));
            faults
        }
        "integer" => {
            let mut faults = vec![at(json!("7")), at(json!(7.5)), at(json!(true))];
            faults.extend(number("minimum").map(|least| at(json!(least - 1))));
            faults.extend(number("maximum").map(|most| at(json!(most + 1))));
            faults.extend(number("multipleOf").map(|_| at(json!(1))));
            faults
        }
        "boolean" => vec![at(json!("true")), at(json!(1))],
        "array" => {
            let mut faults = vec![at(json!(7))];
            faults.extend(length("minItems").map(|least| at(json!(vec![0; least - 1]))));
            // A list of plain values is one field.
            let is_plain = !schema["items"]["properties"].is_object();
            let item = if is_plain { place.to_owned() } else { format!("{place}[0]") };
            faults.extend(broken(&schema["items"], &item).into_iter().map(|(one, at)| (json!([one]), at)));
            faults
        }
        "object" if schema["properties"].is_object() => {
            objects(schema, place).into_iter().map(|fault| (fault.body, fault.field)).collect()
        }
        "object" => {
            let any = broken(&schema["additionalProperties"], "").remove(0).0;
            vec![at(json!(7)), (json!({ "x": any }), format!("{place}.x"))]
        }
        other => panic!("{place}: {other}"),
    }
}

/// Every way in which one member of an object at a place is broken, unknown or missing.
fn objects(schema: &Value, place: &str) -> Vec<Fault> {
    let within = |name: &str| if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") };
    let members = schema["properties"].as_object().into_iter().flatten();
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    assert_eq!(schema["additionalProperties"], false, "{place}: unknown members are refused");
    let mut faults = Vec::new();
    for unknown in [json!(1), Value::Null] {
        faults.push(Fault {
            body: json!({ "bogus": unknown }),
            code: "unknown_field",
            field: within("bogus"),
        });
    }
    for (name, schema) in members {
        for (value, field) in broken(schema, &within(name)) {
            let mut body = json!({});
            body[name] = value;
            faults.push(Fault { body, code: "", field });
        }
        if required.contains(&name.as_str()) {
            let body = json!({ name: null });
            faults.push(Fault { body, code: "missing_field", field: within(name) });
        }
    }
    faults
}

#[tokio::test]
async fn every_request_with_one_field_broken_is_refused_with_that_field_named() {
    let site = site().await;
    let document = document(&site).await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let mut count = 0;
    for (path, method, call) in operations(&document) {
        let content = &call["requestBody"]["content"]["application/json"];
        if method != "post" {
            continue;
        }
        let path = path.replace("{table}", "no-such-table").replace("{game}", "toy").replace("{name}", "Ben");
        for fault in objects(&content["schema"], "") {
            // The first fault is found wherever it stands: all other fields are as in the example.
            let mut body = content["example"].clone();
            body.as_object_mut().unwrap().extend(fault.body.as_object().unwrap().clone());
            let refused = anna.refused(&path, &body, 400).await;
            assert_eq!(refused["field"], fault.field, "{path} {body}: {refused}");
            assert!(fault.code.is_empty() || refused["code"] == fault.code, "{path} {body}: {refused}");
            count += 1;
        }
    }
    assert!(count > 200, "{count} broken requests");
    assert_eq!(anna.seen("/api/v1/tables?which=yours").await["tables"], json!([]), "nothing was opened");
}

#[tokio::test]
async fn every_look_with_one_field_broken_is_refused_with_that_field_named() {
    let site = site().await;
    let document = document(&site).await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    for (path, method, call) in operations(&document) {
        let path = path.replace("{table}", "no-such-table").replace("{game}", "toy").replace("{name}", "Ben");
        let method = Method::from_bytes(method.to_ascii_uppercase().as_bytes()).unwrap();
        let unknown = anna.ask(method.clone(), &format!("{path}?bogus=1"), None).await;
        assert_eq!(
            (unknown.status, &unknown.json()["error"]["field"]),
            (StatusCode::BAD_REQUEST, &json!("bogus")),
            "{path}"
        );
        let after =
            call["parameters"].as_array().unwrap().iter().filter(|parameter| parameter["in"] == "query");
        for parameter in after {
            let (name, schema) = (parameter["name"].as_str().unwrap(), &parameter["schema"]);
            let text = match (schema["maxLength"].as_u64(), schema["maximum"].as_i64()) {
                (Some(most), _) => "x".repeat(usize::try_from(most).unwrap() + 1),
                (None, Some(most)) => (most + 1).to_string(),
                (None, None) => "no-such-word".to_owned(),
            };
            let answer = anna.ask(method.clone(), &format!("{path}?{name}={text}"), None).await;
            assert_eq!(
                (answer.status, &answer.json()["error"]["field"]),
                (StatusCode::BAD_REQUEST, &json!(name)),
                "{path}"
            );
        }
    }
}

#[tokio::test]
async fn whole_numbers_are_whole_however_they_are_written() {
    let site = site().await;
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let time = json!({ "kind": "live", "minutes": 10.0, "seconds": 2e1 });
    let open = json!({ "game": "toy", "seats": [{ "kind": "me" }, { "kind": "open" }], "time": time });
    let table = anna.done("/api/v1/tables", &open).await;
    assert_eq!(table["time"], json!({ "kind": "live", "minutes": 10, "seconds": 20 }));
    let null = json!({ "game": "toy", "name": null, "seats": null, "time": null });
    anna.done("/api/v1/tables", &null).await;
}
