//! A program that uses the calls.

use axum::body::Body;
use axum::http::{Method, StatusCode, header};
use serde_json::Value;

use super::schema::{DOCUMENT, conforms, operation};
use crate::browser::{Answer, Browser, Site};

/// A program with a token of its own.
pub(crate) struct Program {
    /// It keeps no cookies.
    pub(crate) http: Browser,
    pub(crate) token: String,
}

impl Program {
    /// A program that acts for the person of a browser.
    pub(crate) async fn of(site: &Site, owner: &mut Browser, scopes: &[&str]) -> Self {
        Self::acting_for(site, owner, "", scopes).await
    }

    /// A program that acts for a new bot of a person.
    pub(crate) async fn bot(site: &Site, owner: &mut Browser, name: &str) -> Self {
        let made = owner.post("/settings/programs/bot", &[("name", name)]).await;
        assert_eq!(made.location(), "/settings/programs");
        let page = owner.get("/settings/programs").await.text;
        let option = format!(">{name} (bot)</option>");
        let before = page.split_once(&option).unwrap_or_else(|| panic!("{page}")).0;
        let id = before.rsplit_once("value=\"").unwrap().1.trim_end_matches('"').to_owned();
        Self::acting_for(site, owner, &id, &["read", "play", "tables"]).await
    }

    async fn acting_for(site: &Site, owner: &mut Browser, person: &str, scopes: &[&str]) -> Self {
        let mut fields = vec![("name", "test"), ("for", person)];
        fields.extend(scopes.iter().map(|&scope| ("scope", scope)));
        let page = owner.post("/settings/programs/token", &fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        Self { http: site.browser(), token: token_in(&page.text) }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask(Method::POST, path, Some(body.to_string())).await
    }

    /// A request that must be carried out; gives the answer.
    pub(crate) async fn done(&mut self, path: &str, body: &Value) -> Value {
        let answer = self.post(path, body).await;
        assert_eq!(answer.status, StatusCode::OK, "{path} {body}: {}", answer.text);
        answer.json()
    }

    /// A look that must be allowed.
    pub(crate) async fn seen(&mut self, path: &str) -> Value {
        let answer = self.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
        answer.json()
    }

    /// A request that must be refused; gives the error.
    pub(crate) async fn refused(&mut self, path: &str, body: &Value, status: u16) -> Value {
        let answer = self.post(path, body).await;
        assert_eq!(answer.status.as_u16(), status, "{path} {body}: {}", answer.text);
        answer.json()["error"].clone()
    }

    /// Asks for something. Every answer must be as the document says.
    pub(crate) async fn ask(&mut self, method: Method, path: &str, body: Option<String>) -> Answer {
        let mut request = self.http.request(method.clone(), path);
        if !self.token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", self.token));
        }
        let body = body.map_or_else(Body::empty, Body::from);
        let request = request.header(header::CONTENT_TYPE, "application/json").body(body).unwrap();
        let answer = self.http.ask(request).await;
        self.check(&method, path, &answer).await;
        answer
    }

    async fn check(&mut self, method: &Method, path: &str, answer: &Answer) {
        let kind = answer.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if !path.starts_with("/api/v1/") || kind != Some("application/json") {
            return;
        }
        if DOCUMENT.get().is_none() {
            let told = self.http.get("/api/openapi.json").await.json();
            DOCUMENT.get_or_init(|| told);
        }
        let document = DOCUMENT.get().unwrap();
        let status = if answer.status == StatusCode::OK { "200" } else { "default" };
        let Some(operation) = operation(document, method, path) else {
            assert_ne!(answer.status, StatusCode::OK, "{method} {path} is not documented");
            return;
        };
        let schema = &operation["responses"][status]["content"]["application/json"]["schema"];
        conforms(document, schema, &answer.json(), &format!("{method} {path}"));
    }
}

/// The token that a page shows.
fn token_in(page: &str) -> String {
    let start = page.find(">mu_").unwrap_or_else(|| panic!("no token: {page}")) + 1;
    page[start..].split('<').next().unwrap().to_owned()
}

pub(crate) const ALL: [&str; 5] = ["read", "play", "tables", "chat", "profile"];
