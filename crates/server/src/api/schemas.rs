//! What answers look like, as the document says it.

mod own;

use serde_json::{Map, Value, json};

/// Every schema of the document by its name.
pub(super) fn schemas() -> Value {
    let all = [
        ("Error", error()),
        ("Games", object(&[("games", list(link("Game")))])),
        ("Game", game()),
        ("Rules", rules()),
        ("Tables", object(&[("which", text()), ("tables", list(link("Summary")))])),
        ("Promise", object(&[("nonce", text()), ("commitment", text())])),
        ("Seat", seat()),
        ("Summary", object(&summary())),
        ("Table", table()),
        ("Legal", with(object(&legal()), &[("step", number())])),
        ("Log", with(object(&log()), &[("step", number())])),
        ("Line", line()),
        ("View", view()),
        ("Over", over()),
        ("Left", object(&[("id", text()), ("closed", flag())])),
        ("News", news()),
        ("Acted", acted()),
        ("Hint", hint()),
        ("Question", question()),
        ("Clock", clock()),
        ("Chat", chat()),
        ("Said", said()),
        ("ChatNews", chat_news()),
        ("Reported", object(&[("reported", number())])),
        ("Mutes", mutes()),
        ("Turn", turn()),
        ("Me", me()),
        ("Reached", own::reached()),
        ("Results", own::results()),
        ("Sessions", own::sessions()),
        ("Person", own::person()),
        ("People", object(&[("friends", list(text())), ("blocked", list(text()))])),
        ("Holidays", own::holidays()),
        ("Notices", own::notices()),
    ];
    Value::Object(all.into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect())
}

type Member = (&'static str, Value);

fn text() -> Value {
    json!({ "type": "string" })
}

fn number() -> Value {
    json!({ "type": "integer" })
}

fn flag() -> Value {
    json!({ "type": "boolean" })
}

#[expect(clippy::needless_pass_by_value, reason = "callers make it on the spot")]
fn list(of: Value) -> Value {
    json!({ "type": "array", "items": of })
}

fn words(all: &[&str]) -> Value {
    json!({ "type": "string", "enum": all })
}

/// By name, anything of this kind.
#[expect(clippy::needless_pass_by_value, reason = "callers make it on the spot")]
fn map(of: Value) -> Value {
    json!({ "type": "object", "additionalProperties": of })
}

pub(super) fn link(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

#[expect(clippy::needless_pass_by_value, reason = "callers make it on the spot")]
fn or_null(schema: Value) -> Value {
    json!({ "oneOf": [schema, { "type": "null" }] })
}

/// An object in which all of this is there.
fn object(members: &[Member]) -> Value {
    let properties: Map<String, Value> =
        members.iter().map(|(name, schema)| ((*name).to_owned(), schema.clone())).collect();
    let required: Vec<&str> = members.iter().map(|(name, _)| *name).collect();
    json!({ "type": "object", "properties": properties, "required": required })
}

/// The same object with more that is always there.
fn with(mut schema: Value, members: &[Member]) -> Value {
    schema = maybe(schema, members);
    if let Some(required) = schema["required"].as_array_mut() {
        required.extend(members.iter().map(|(name, _)| Value::from(*name)));
    }
    schema
}

/// The same object with more that may be there.
fn maybe(mut schema: Value, members: &[Member]) -> Value {
    for (name, member) in members {
        schema["properties"][*name] = member.clone();
    }
    schema
}

fn error() -> Value {
    let inner = maybe(
        object(&[("code", text()), ("text", text())]),
        &[("rule", text()), ("field", text()), ("handles", list(text()))],
    );
    object(&[("error", inner)])
}

fn game() -> Value {
    let kind = maybe(
        object(&[("type", words(&["switch", "number", "choice", "text"]))]),
        &[("min", number()), ("max", number()), ("suggested", list(number())), ("values", list(text()))],
    );
    let option = object(&[
        ("name", text()),
        ("label", text()),
        ("about", text()),
        ("kind", kind),
        ("default", text()),
        ("rule", text()),
        ("offered", list(text())),
    ]);
    let preset = object(&[("name", text()), ("label", text()), ("about", text()), ("options", map(text()))]);
    object(&[
        ("name", text()),
        ("title", text()),
        ("tagline", text()),
        ("about", text()),
        ("minutes", number()),
        ("seats", object(&[("min", number()), ("max", number()), ("best", list(number()))])),
        ("rules_version", number()),
        ("options", list(option)),
        ("presets", list(preset)),
        ("players", list(text())),
        ("usual_player", text()),
    ])
}

fn rules() -> Value {
    let rule = object(&[("id", text()), ("title", text()), ("markdown", text())]);
    object(&[("game", text()), ("version", number()), ("rules", list(rule))])
}

fn seat() -> Value {
    let kinds = words(&["open", "kept", "person", "bot", "computer", "stand-in"]);
    maybe(
        object(&[("seat", text()), ("name", text()), ("kind", kinds)]),
        &[("presence", words(&["here", "away"])), ("player", text()), ("owner", text()), ("invite", text())],
    )
}

fn summary() -> Vec<Member> {
    vec![
        ("id", text()),
        ("name", text()),
        ("game", text()),
        ("status", words(&["waiting", "playing", "over"])),
        ("step", number()),
        ("seats", list(link("Seat"))),
        ("watching", number()),
        ("to_choose", list(text())),
        ("yours", list(text())),
        ("your_turn", flag()),
    ]
}

/// What is there as soon as the game has begun.
fn position() -> Vec<Member> {
    vec![
        ("legal", object(&legal())),
        ("log", object(&log())),
        ("may_take_back", flag()),
        ("sees", or_null(text())),
        ("covered", or_null(text())),
        ("hints_taken", map(number())),
        ("asked", list(link("Question"))),
        ("paused", flag()),
        ("clocks", list(link("Clock"))),
        ("over", or_null(link("Over"))),
    ]
}

fn table() -> Value {
    let luck = object(&[("commitment", text()), ("secret", or_null(text()))]);
    let told = with(
        object(&summary()),
        &[
            ("rules", number()),
            ("options", map(text())),
            ("door", words(&["link", "lobby", "private"])),
            ("watchers", flag()),
            ("chat", words(&["open", "apart", "off"])),
            ("time", time()),
            ("hints", flag()),
            ("bots", flag()),
            ("take_backs", flag()),
            ("rated", flag()),
            ("you_are_host", flag()),
            ("luck", luck),
            ("rematch", or_null(text())),
        ],
    );
    maybe(maybe(told, &position()), &[("view", link("View"))])
}

fn time() -> Value {
    let kinds = words(&["none", "live", "daily"]);
    maybe(object(&[("kind", kinds)]), &[("minutes", number()), ("seconds", number()), ("days", number())])
}

/// `left`: milliseconds when it was set going or stopped; `until`: when it runs out, in milliseconds since 1970.
fn clock() -> Value {
    object(&[
        ("seat", text()),
        ("left", number()),
        ("until", or_null(number())),
        ("state", words(&["well", "lost", "out", "holiday"])),
        ("away_until", or_null(text())),
    ])
}

fn legal() -> Vec<Member> {
    vec![
        ("total", number()),
        ("offset", number()),
        ("actions", list(text())),
        ("short", or_null(list(text()))),
    ]
}

fn log() -> Vec<Member> {
    vec![("whole", flag()), ("lines", list(link("Line")))]
}

fn line() -> Value {
    object(&[
        ("at", number()),
        ("kind", words(&["heading", "deed", "result"])),
        ("seat", or_null(text())),
        ("text", text()),
        ("rule", or_null(text())),
    ])
}

fn view() -> Value {
    let part = object(&[
        ("about", words(&["hand", "scores", "board"])),
        ("heading", text()),
        ("lines", list(text())),
    ]);
    object(&[("state", text()), ("facts", json!({ "type": "object" })), ("words", list(part))])
}

fn over() -> Value {
    let part = object(&[("rule", text()), ("what", text()), ("words", text()), ("value", number())]);
    let place = object(&[("seat", text()), ("place", number()), ("score", number()), ("parts", list(part))]);
    object(&[("reason", text()), ("words", or_null(text())), ("places", list(place))])
}

fn news() -> Value {
    maybe(with(object(&summary()), &[("rematch", or_null(text()))]), &position())
}

fn acted() -> Value {
    with(news(), &[("repeated", flag())])
}

fn hint() -> Value {
    let choice = object(&[("handles", list(text())), ("words", text()), ("outlook", text())]);
    object(&[("step", number()), ("seat", text()), ("sentence", text()), ("choices", list(choice))])
}

fn question() -> Value {
    let answer = object(&[("seats", list(text())), ("choice", or_null(text()))]);
    object(&[
        ("number", number()),
        ("kind", words(&["takeback", "pause", "absent"])),
        ("about", json!({ "oneOf": [number(), text(), { "type": "null" }] })),
        ("by", or_null(text())),
        ("answers", list(answer)),
        ("choices", list(text())),
        ("decided", or_null(text())),
    ])
}

fn chat() -> Value {
    object(&[
        ("writes", words(&["players", "watchers", "off"])),
        ("heard", text()),
        ("lines", list(link("Said"))),
    ])
}

fn said() -> Value {
    object(&[
        ("number", number()),
        ("name", text()),
        ("seat", or_null(text())),
        ("text", text()),
        ("yours", flag()),
    ])
}

fn chat_news() -> Value {
    object(&[("heard", text()), ("whole", flag()), ("lines", list(link("Said")))])
}

fn mutes() -> Value {
    let person = object(&[("name", text()), ("table", or_null(text()))]);
    object(&[("people", list(person)), ("words", list(text()))])
}

fn turn() -> Value {
    let states = words(&["waiting", "your_turn", "others", "over", "gone"]);
    maybe(
        object(&[("table", text()), ("state", states)]),
        &[("name", text()), ("game", text()), ("seats", list(text())), ("step", or_null(number()))],
    )
}

fn me() -> Value {
    object(&[
        ("name", text()),
        ("language", words(&["en", "fr", "de"])),
        ("bot", flag()),
        ("owner", or_null(text())),
        ("scopes", or_null(list(text()))),
    ])
}
