//! The example in docs/examples plays every game to its end, against a server that listens.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use serde_json::json;
use tokio::net::TcpListener;

use crate::place::fresh;
use crate::program::{ALL, Program};
use crate::real_site;

/// Whether this machine has Python 3. With `MU_PYTHON=required`, as in CI, it must have it.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status();
    let found = found.is_ok_and(|status| status.success());
    let wanted = std::env::var("MU_PYTHON").unwrap_or_default();
    assert!(found || wanted != "required", "MU_PYTHON=required, but python3 is missing");
    if !found {
        eprintln!("skipped: there is no python3");
    }
    found
}

#[test]
fn the_example_is_short_and_needs_nothing_else() {
    let text = std::fs::read_to_string(example()).unwrap();
    assert!(text.lines().count() < 50, "{} lines", text.lines().count());
    let modules = ["json", "random", "sys", "time", "urllib.error", "urllib.request", "uuid"];
    let imports: Vec<&str> = text.lines().filter(|line| line.starts_with("import ")).collect();
    assert_eq!(imports, [format!("import {}", modules.join(", "))]);
}

fn example() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples/bot.py")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_plays_every_game_to_its_end() {
    if !has_python() {
        return;
    }
    let site = real_site(fresh().await).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = site.router.clone();
    let server = tokio::spawn(async move { axum::serve(listener, app).await });
    let mut anna = site.person("Anna").await;
    let mut host = Program::of(&site, &mut anna, &ALL).await;
    let bot = Program::bot(&site, &mut anna, "Deep").await;
    for entry in catalog::games() {
        let count = (*(entry.seats)().start()).max(2);
        let mut seats = vec![json!({ "kind": "computer" }); count.into()];
        seats[0] = json!({ "kind": "open" });
        let table = host.done("/api/v1/tables", &json!({ "game": entry.name, "seats": seats })).await;
        let id = table["id"].as_str().unwrap().to_owned();
        let (url, token, name) = (format!("http://{address}"), bot.token.clone(), id.clone());
        let playing = tokio::task::spawn_blocking(move || {
            Command::new("python3").arg(example()).args([&url, &token, &name]).output().unwrap()
        });
        start_when_full(&mut host, &id).await;
        let played = tokio::time::timeout(Duration::from_mins(5), playing).await.unwrap().unwrap();
        let errors = String::from_utf8_lossy(&played.stderr).into_owned();
        // What it prints at the end goes where Python says why it stops.
        assert!(played.status.success(), "{}: {errors}", entry.name);
        let over = host.seen(&format!("/api/v1/tables/{id}")).await;
        assert_eq!(over["status"], "over", "{}: {errors}", entry.name);
    }
    site.app.close();
    server.abort();
}

/// Waits until the bot sits, and begins.
async fn start_when_full(host: &mut Program, id: &str) {
    for _ in 0..600 {
        let table = host.seen(&format!("/api/v1/tables/{id}")).await;
        if table["seats"][0]["kind"] == "bot" {
            host.done(&format!("/api/v1/tables/{id}/start"), &json!({})).await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the bot does not sit down");
}
