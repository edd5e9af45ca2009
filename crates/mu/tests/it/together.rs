//! Two processes of the program on one database: a file, or the PostgreSQL of `TEST_POSTGRES_URL`.

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::scratch;
use crate::serve::{Asked, Serving};

/// Where both keep everything, in a test of this name.
pub(crate) fn shared(test: &str) -> [String; 2] {
    if let Some(server) = std::env::var("TEST_POSTGRES_URL").ok().filter(|url| !url.is_empty()) {
        let sign = if server.contains('?') { '&' } else { '?' };
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_micros();
        return ["--database".into(), format!("{server}{sign}options[search_path]={test}_{since}")];
    }
    let folder = scratch(&format!("{test}-database"));
    let _ = fs::remove_dir_all(&folder);
    ["--data".into(), folder.display().to_string()]
}

/// Somebody at the server of an address.
pub(crate) struct Person<'a> {
    pub(crate) at: &'a str,
    pub(crate) cookie: String,
}

impl<'a> Person<'a> {
    pub(crate) fn at(at: &'a str, name: &str) -> Self {
        let mut person = Self { at, cookie: String::new() };
        let cookie = person.post("/name", &format!("name={name}")).header("set-cookie");
        cookie.split(';').next().unwrap().clone_into(&mut person.cookie);
        person
    }

    pub(crate) fn get(&self, path: &str) -> Asked {
        Asked::of(self.at, "GET", path, (&self.cookie, ""))
    }

    pub(crate) fn post(&self, path: &str, body: &str) -> Asked {
        Asked::of(self.at, "POST", path, (&self.cookie, body))
    }

    /// The version that the page shows and the acts it offers.
    pub(crate) fn offered(&self, path: &str) -> (u64, Vec<Value>) {
        let page = self.get(path);
        let legal = page.body.split_once("data-legal=\"").unwrap_or_else(|| panic!("{}", page.body)).1;
        let legal = legal.split('"').next().unwrap().replace("&quot;", "\"").replace("&lt;", "<");
        let legal: Value = serde_json::from_str(&legal.replace("&gt;", ">").replace("&amp;", "&")).unwrap();
        (legal["seq"].as_u64().unwrap(), legal["acts"].as_array().unwrap().clone())
    }

    /// Waits until the page shows the game: the other process is told of its beginning.
    pub(crate) fn sees_it_begin(&self, path: &str) {
        let patience = Instant::now() + Duration::from_secs(20);
        while !self.get(path).body.contains("data-legal=") {
            assert!(Instant::now() < patience, "nothing is heard of the beginning");
            sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the page shows version `seq`.
    fn sees(&self, path: &str, seq: u64) {
        let patience = Instant::now() + Duration::from_secs(20);
        while self.offered(path).0 < seq {
            assert!(Instant::now() < patience, "nothing is heard of version {seq}");
            sleep(Duration::from_millis(20));
        }
    }
}

/// The first action that an act allows.
pub(crate) fn action(act: &Value) -> String {
    let text = act["text"].as_str().unwrap();
    let Some(set) = act["p"].as_array().unwrap().last().filter(|step| step.is_object()) else {
        return text.into();
    };
    let least = usize::try_from(set["min"].as_u64().unwrap()).unwrap();
    host::filled(text, set["called"].as_array().unwrap().iter().take(least).map(|one| one.as_str().unwrap()))
}

#[test]
fn two_processes_serve_one_table_to_two_people() {
    let place = shared("together");
    let place: Vec<&str> = place.iter().map(String::as_str).collect();
    let (here, there) = (Serving::at(&place), Serving::at(&place));
    sleep(Duration::from_millis(600)); // they greet each other
    let game = catalog::games().iter().find(|game| (game.seats)().contains(&2)).unwrap().name;
    let (anna, ben) = (Person::at(here.address(), "Anna"), Person::at(there.address(), "Ben"));
    let form = format!("game={game}&seat.a=me&seat.b=open");
    let path = anna.post("/new", &form).header("location");
    assert_eq!(ben.post(&format!("{path}/sit"), "").status, 303);
    assert_eq!(anna.post(&format!("{path}/start"), "").header("location"), path);

    for person in [&anna, &ben] {
        person.sees_it_begin(&path);
    }
    for number in 0..12 {
        let owing = [&anna, &ben].into_iter().find(|person| !person.offered(&path).1.is_empty());
        let Some(person) = owing else { panic!("nobody owes a choice after {number}") };
        let (seq, acts) = person.offered(&path);
        let act = json!({ "seq": seq, "key": format!("k{number}"), "action": action(&acts[0]) });
        let done = person.post(&format!("{path}/act"), &act.to_string());
        assert_eq!(done.status, 200, "{act}: {}", done.body);
        let now: Value = serde_json::from_str(&done.body).unwrap();
        let now = now["seq"].as_u64().unwrap();
        // The same request at both servers: it is answered, and nothing more happens.
        for at in [&here, &there] {
            let again = at.ask("POST", &format!("{path}/act"), &person.cookie, &act.to_string());
            assert_eq!(again.status, 200, "{act}: {}", again.body);
        }
        for other in [&anna, &ben] {
            other.sees(&path, now);
            assert_eq!(other.offered(&path).0, now, "one move, not two");
        }
    }
    let described = [&here, &there].map(|at| at.ask("GET", &format!("{path}/describe"), "", "").body);
    assert_eq!(described[0], described[1], "both show the same table");
    let health = [&here, &there].map(|at| at.ask("GET", "/healthz", "", "").body);
    assert_eq!(health, ["ok\n", "ok\n"]);
    let metrics = here.ask("GET", "/metrics", "", "");
    assert!(
        metrics.status == 200 && metrics.body.contains("mu_moves_total{by=\"person\"} "),
        "{}",
        metrics.body
    );
}
