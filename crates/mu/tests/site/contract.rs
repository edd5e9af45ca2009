//! The document of the calls against the server, by somebody who knows the document alone: Schemathesis sends what it
//! allows and what it forbids, and holds every answer to it.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::place::fresh;
use crate::program::{ALL, Program};
use crate::real_site;

/// How many requests are drawn for each call, unless `MU_EXAMPLES` says so, besides those that follow from the document.
const EXAMPLES: &str = "3";

/// What is not asked: streams, which do not end.
const LEFT_OUT: &str = "/events$";

/// Left out because it takes every refusal for a difference: that a card does not fit, or that days are taken already, no
/// document can say. The tests of the server send each example and break each field in turn.
const NOT_CHECKED: &str = "positive_data_acceptance";

/// The document with tables, games and people that there are in its paths: others are only ever answered with 404.
fn filled(mut document: Value, tables: &[String]) -> Value {
    let games: Vec<&str> = catalog::games().iter().map(|entry| entry.name).collect();
    let paths = document["paths"].as_object_mut().unwrap().values_mut();
    let calls = paths.flat_map(|path| path.as_object_mut().unwrap().values_mut());
    for parameter in calls.flat_map(|call| call["parameters"].as_array_mut().unwrap()) {
        if parameter["in"] == "path" {
            let there = match parameter["name"].as_str().unwrap() {
                "table" => json!(tables),
                "game" => json!(games),
                _ => json!(["Ben"]),
            };
            parameter["schema"] = json!({ "type": "string", "enum": there });
        }
    }
    document
}

/// Opens a table; gives its id.
async fn opened(program: &mut Program, asked: &Value) -> String {
    program.done("/api/v1/tables", asked).await["id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_does_what_its_document_says() {
    let Some(schemathesis) = std::env::var_os("MU_SCHEMATHESIS") else {
        eprintln!("skipped: MU_SCHEMATHESIS names no program; cargo xtask ci API has one");
        return;
    };
    let site = real_site(fresh().await).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let app = site.router.clone();
    let server = tokio::spawn(async move { axum::serve(listener, app).await });
    let mut anna = Program::of(&site, &mut site.person("Anna").await, &ALL).await;
    let mut ben = site.browser();
    let named = [("name", "Ben"), ("password", "correct horse battery staple")];
    assert_eq!(ben.post("/account/make", &named).await.location(), "/");
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "computer" }]);
    let tables = [
        opened(&mut anna, &json!({ "game": "tricks" })).await,
        opened(&mut anna, &json!({ "game": "m", "seats": seats })).await,
    ];
    let folder = tempfile::tempdir().unwrap();
    let whole = anna.seen("/api/openapi.json").await;
    for (name, document) in [("filled", filled(whole.clone(), &tables)), ("whole", whole)] {
        let path = folder.path().join(format!("{name}.json"));
        std::fs::write(&path, document.to_string()).unwrap();
        let (program, url, token) = (schemathesis.clone(), url.clone(), anna.token.clone());
        let asking = tokio::task::spawn_blocking(move || ask(Path::new(&program), &path, &url, &token));
        let (is_fine, said) = asking.await.unwrap();
        assert!(is_fine, "{name}: {said}");
        let tested =
            said.lines().find(|line| line.contains(" generated, ")).unwrap_or_else(|| panic!("{said}"));
        // With a token that does not count everything would be refused, and nothing tried.
        assert!(!said.contains("401 Unauthorized"), "{said}");
        eprintln!("{name}: {}", tested.trim());
    }
    site.app.close();
    server.abort();
}

/// Runs Schemathesis with a document; gives whether it found nothing, and what it said.
fn ask(program: &Path, document: &Path, url: &str, token: &str) -> (bool, String) {
    let number = |name: &str, usual: &str| std::env::var(name).unwrap_or_else(|_| usual.to_owned());
    let mut command = Command::new(program);
    command.arg("run").arg(document).args(["--url", url, "-H", &format!("Authorization: Bearer {token}")]);
    command.args(["--checks", "all", "--exclude-checks", NOT_CHECKED, "--exclude-path-regex", LEFT_OUT]);
    command.args(["--max-examples", &number("MU_EXAMPLES", EXAMPLES), "--seed", &number("MU_SEED", "1")]);
    command.args(["--continue-on-failure", "--request-timeout", "60"]);
    // Where it keeps what it has found before.
    command.current_dir(document.parent().unwrap());
    let ended = command.output().unwrap();
    let said = [ended.stdout, ended.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    (ended.status.success(), said.concat())
}
