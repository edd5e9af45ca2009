//! Everything that a page can do, a program can do: every form of the site has its call, or a reason why not.

use std::collections::{BTreeMap, BTreeSet};

use super::document;
use crate::browser::site;

/// What stands for a form of a page.
enum For {
    /// These calls of the document, by their names.
    Calls(&'static [&'static str]),
    /// No call, for this reason; docs/api.md gives it.
    OnlyPages(Why),
}

use For::{Calls, OnlyPages};

/// Why no program may do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Why {
    /// Whoever has found a token could take the account over, or make more tokens.
    TakesOver,
    /// It is kept in the browser and means nothing to a program.
    InBrowser,
    /// A link in a letter carries its own secret, and is opened by whoever reads the letter.
    ByLetter,
    /// It says that a person's eyes are on a page.
    Viewpoint,
    /// It spares a person the wait, and a program waits for nothing.
    Patience,
    /// Whoever hosts does it: a program that has a host's token shall not ban, close and open accounts.
    Hosts,
    /// It is for looking at a game that is over, and for trying what else could have happened.
    Study,
}

/// Every form of every page.
const FORMS: &[(&str, For)] = &[
    ("/new", Calls(&["open_table"])),
    ("/import", OnlyPages(Why::Study)),
    ("/t/{id}/branch", OnlyPages(Why::Study)),
    ("/t/{id}/study", OnlyPages(Why::Study)),
    ("/t/{id}/star", OnlyPages(Why::Study)),
    ("/t/{id}/note", OnlyPages(Why::Study)),
    ("/learn/{game}/{lesson}/act", OnlyPages(Why::Study)),
    ("/learn/{game}/{lesson}/free", OnlyPages(Why::Study)),
    ("/puzzles/{game}/{number}/act", OnlyPages(Why::Study)),
    ("/puzzles/{game}/{number}/free", OnlyPages(Why::Study)),
    ("/play/{game}", Calls(&["open_table"])),
    ("/play/{game}/people", Calls(&["play_with_people"])),
    ("/i/{id}/{key}", Calls(&["accept"])),
    ("/name", Calls(&["change_me"])),
    ("/language", Calls(&["change_me"])),
    ("/holidays", Calls(&["take_holidays", "drop_holidays"])),
    ("/settings", OnlyPages(Why::InBrowser)),
    ("/settings/programs/token", OnlyPages(Why::TakesOver)),
    ("/settings/programs/bot", OnlyPages(Why::TakesOver)),
    ("/settings/programs/end", OnlyPages(Why::TakesOver)),
    ("/settings/chat", Calls(&["mute_words"])),
    ("/settings/unmute", Calls(&["unmute"])),
    ("/account/in", OnlyPages(Why::TakesOver)),
    ("/account/out", OnlyPages(Why::InBrowser)),
    ("/account/make", OnlyPages(Why::TakesOver)),
    ("/account/rename", OnlyPages(Why::TakesOver)),
    ("/account/password", OnlyPages(Why::TakesOver)),
    ("/account/forgotten", OnlyPages(Why::TakesOver)),
    ("/account/new-password/{token}", OnlyPages(Why::TakesOver)),
    ("/account/passkey/in", OnlyPages(Why::TakesOver)),
    ("/account/passkey/make", OnlyPages(Why::TakesOver)),
    ("/account/passkey/add", OnlyPages(Why::TakesOver)),
    ("/account/passkey/answer", OnlyPages(Why::TakesOver)),
    ("/account/remove-passkey", OnlyPages(Why::TakesOver)),
    ("/account/remove-password", OnlyPages(Why::TakesOver)),
    ("/account/delete", OnlyPages(Why::TakesOver)),
    ("/account/end", Calls(&["end_session"])),
    ("/account/listing", Calls(&["change_me"])),
    ("/admin/tables/{id}/close", OnlyPages(Why::Hosts)),
    ("/admin/people/{id}/ban", OnlyPages(Why::Hosts)),
    ("/admin/people/{id}/pardon", OnlyPages(Why::Hosts)),
    ("/admin/people/{id}/new-password", OnlyPages(Why::Hosts)),
    ("/admin/reports/{number}/settle", OnlyPages(Why::Hosts)),
    ("/people/{name}/{deed}", Calls(&["befriend", "unfriend", "block", "unblock"])),
    ("/notices", Calls(&["choose_notices"])),
    ("/notices/mail", Calls(&["mail", "end_mail"])),
    ("/notices/hook", Calls(&["hook", "end_hook"])),
    ("/notices/confirm/{token}", OnlyPages(Why::ByLetter)),
    ("/notices/stop/{token}", OnlyPages(Why::ByLetter)),
    ("/t/{id}/looking", OnlyPages(Why::Viewpoint)),
    ("/t/{id}/seen", OnlyPages(Why::Viewpoint)),
    ("/t/{id}/sit", Calls(&["sit"])),
    ("/t/{id}/share", Calls(&["share"])),
    ("/t/{id}/leave", Calls(&["leave"])),
    ("/t/{id}/fill", Calls(&["fill"])),
    ("/t/{id}/swap", Calls(&["swap"])),
    ("/t/{id}/reserve", Calls(&["reserve"])),
    ("/t/{id}/kick", Calls(&["kick"])),
    ("/t/{id}/terms", Calls(&["terms"])),
    ("/t/{id}/ready", Calls(&["ready"])),
    ("/t/{id}/say", Calls(&["say"])),
    ("/t/{id}/mute", Calls(&["mute"])),
    ("/t/{id}/report", Calls(&["report"])),
    ("/t/{id}/start", Calls(&["start"])),
    ("/t/{id}/act", Calls(&["act"])),
    ("/t/{id}/ahead", OnlyPages(Why::Patience)),
    ("/t/{id}/undo", Calls(&["take_back"])),
    ("/t/{id}/propose", Calls(&["propose"])),
    ("/t/{id}/answer", Calls(&["answer"])),
    ("/t/{id}/withdraw", Calls(&["withdraw"])),
    ("/t/{id}/hint", Calls(&["hint"])),
    ("/t/{id}/show", Calls(&["show"])),
    ("/t/{id}/review", Calls(&["ask_review"])),
    ("/t/{id}/resume", Calls(&["resume"])),
    ("/t/{id}/give-up", Calls(&["give_up"])),
    ("/t/{id}/rematch", Calls(&["rematch"])),
];

/// The addresses of a router with their methods: `GET,HEAD,POST`.
///
/// A router does not list what it knows, but it writes it when it is asked how it looks.
fn routes(router: &axum::Router) -> BTreeMap<String, String> {
    let text = format!("{router:?}");
    let (text, _) = text.split_once("fallback_router").expect("the addresses stand first");
    let (routers, addresses) = text.split_once("node: ").expect("the addresses follow their methods");
    let methods = by_number(routers);
    let addresses = by_number(addresses);
    assert_eq!(addresses.len(), methods.len(), "every address has its methods");
    let address = |text: &str| text.split('"').nth(1).unwrap().to_owned();
    let allowed = |text: &str| {
        let (_, rest) = text.split_once("allow_header: Bytes(b\"").unwrap_or_default();
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    addresses.into_iter().map(|(number, text)| (address(text), allowed(methods[number]))).collect()
}

/// What a router writes of each of its routes.
fn by_number(text: &str) -> BTreeMap<&str, &str> {
    text.split("RouteId(").skip(1).map(|entry| entry.split_once(')').unwrap()).collect()
}

/// The addresses of pages to which something is posted.
fn forms(routes: &BTreeMap<String, String>) -> BTreeSet<&str> {
    let posts = routes.iter().filter(|(_, methods)| methods.split(',').any(|method| method == "POST"));
    posts.map(|(address, _)| address.as_str()).filter(|address| !address.starts_with("/api/v1/")).collect()
}

#[tokio::test]
async fn whatever_a_page_can_do_a_program_can_do_or_there_is_a_reason() {
    let site = site().await;
    let routes = routes(&site.router);
    assert_eq!(routes.get("/t/{id}/events").map(String::as_str), Some("GET,HEAD"), "{routes:?}");
    assert_eq!(routes.get("/api/v1/tables").map(String::as_str), Some("GET,HEAD,POST"));
    let named: BTreeSet<&str> = FORMS.iter().map(|(address, _)| *address).collect();
    assert_eq!(named.len(), FORMS.len(), "each form is named once");
    assert_eq!(
        forms(&routes),
        named,
        "a form of a page needs a call for programs, or a reason here and in docs/api.md"
    );
    let document = document::document(&site).await;
    let calls: BTreeSet<String> = document::operations(&document)
        .into_iter()
        .map(|(_, _, call)| call["operationId"].as_str().unwrap().to_owned())
        .collect();
    for (address, stands) in FORMS {
        let Calls(names) = stands else { continue };
        let missing: Vec<_> = names.iter().filter(|name| !calls.contains(**name)).collect();
        assert!(!names.is_empty() && missing.is_empty(), "{address}: there is no call {missing:?}");
    }
}

#[test]
fn the_document_for_people_names_every_exception() {
    let text = include_str!("../../../../../docs/api.md");
    let (_, list) = text.split_once("## What only pages do").unwrap();
    let list = list.split("\n## ").next().unwrap();
    for (address, stands) in FORMS {
        if let OnlyPages(why) = stands {
            assert!(
                list.contains(&format!("`{address}`")),
                "docs/api.md does not explain {address}: {why:?}"
            );
        }
    }
}
