//! One of two sites that are compared.

use std::collections::BTreeMap;

use axum::http::StatusCode;
use domain::time::Course;
use domain::{
    Allowances, Change, Moment, NewEntry, Person, PersonId, SeatKind, SeatRecord, Status, TableId, Terms,
};
use engine::{Seat, Token};
use serde_json::{Value, json};
use store::{NewTable, SessionHash, Store};
use words::Language;

use super::table::Table;
use super::{Probe, Visitor, allows, calls};
use crate::browser::{Answer, Browser, Site};
use crate::events::{Event, Events};
use crate::offers::{legal, offered};
use crate::place::fresh;

const PATH: &str = "/t/amber-otter-k7m";
const NAMES: [&str; 6] = ["Anna", "Ben", "Cleo", "Dora", "Egon", "Fatma"];
const OPENED: Moment = Moment(1_800_000_000);

/// One of the two sites.
pub(crate) struct World {
    site: Site,
    /// The people by their seats.
    people: Vec<Browser>,
    visitor: Browser,
    stream: Events,
    /// The same table, told to a program of the visitor.
    news: Events,
    /// What the visitor's streams have said.
    pub(crate) heard: Vec<Event>,
    /// The browsers that hold seats, by their first seats.
    holders: Vec<usize>,
    /// How often a take-back was asked for.
    asked: u64,
    /// How often somebody has said something at the table.
    said: usize,
}

impl World {
    pub(crate) async fn with(table: &Table, visitor: Visitor) -> Self {
        let store = fresh().await;
        let mut seats = Vec::new();
        let mut tokens = Vec::new();
        for (seat, name) in Seat::all(table.seats).zip(NAMES) {
            tokens.push(known(&store, seat, name).await);
            let shares_device = visitor == Visitor::Covered && seat.index() == 1;
            let holder = PersonId::new(if shares_device { NAMES[0] } else { name });
            seats.push(SeatRecord {
                kind: SeatKind::Person,
                person: Some(holder),
                name: name.into(),
                ..SeatRecord::open(seat)
            });
        }
        begun(&store, table, seats).await;
        let site = Site::with(std::slice::from_ref(table.entry), store).await;
        let browser = |token: &String| {
            let mut browser = site.browser();
            browser.cookies.insert("mu".into(), token.clone());
            browser
        };
        let people: Vec<Browser> = tokens.iter().map(browser).collect();
        let is_held = |seat: &usize| visitor != Visitor::Covered || *seat != 1;
        let holders = (0..usize::from(table.seats)).filter(is_held).collect();
        let spectates = visitor == Visitor::Spectator;
        let mut visitor = if spectates { site.browser() } else { people[0].clone() };
        let stream = Events::open(&mut visitor, &format!("{PATH}/events?after=1"), &[]).await;
        let news = Events::open(&mut visitor, &format!("{}/events?since=1", calls::ROOT), &[]).await;
        Self { site, people, visitor, stream, news, heard: Vec::new(), holders, asked: 0, said: 0 }
    }

    /// Everything that the visitor can get at this moment, by its name; `probes` are to be tried.
    pub(crate) async fn everything(&mut self, probes: &[Probe]) -> BTreeMap<String, String> {
        let mut all = BTreeMap::new();
        let about = format!("{PATH}/said/1");
        let parts = [
            "",
            "/describe",
            "/words",
            "/sheet",
            "/rules",
            "/picture.svg",
            "/card.png?step=2&as=all",
            "/embed?step=1000000&whole=1&as=all",
            "/save",
            "/luck",
            "/study/events",
            "/review",
            "/review/3?show=answer",
            "/branch?step=1000000&as=all",
            "/branch?step=1&as=b",
        ]
        .map(|part| format!("{PATH}{part}"));
        for path in parts.into_iter().chain([about]) {
            let answer = self.visitor.get(&path).await;
            all.insert(path, format!("{} {}", answer.status, answer.text));
        }
        all.insert("/".into(), without_promises(&self.visitor.get("/").await.text));
        let mut fresh = Events::open(&mut self.visitor, &format!("{PATH}/events"), &[]).await;
        all.insert("the state".into(), fresh.next().await.unwrap().data);
        all.insert("what a page fetches".into(), self.visitor.update(PATH, 1).await.to_string());
        for (what, got) in calls::everything(&mut self.visitor, probes).await {
            all.insert(format!("call: {what}"), got);
        }
        for asked in ["step=1000000&whole=1&as=all&together=1", "step=2&as=b"] {
            let path = format!("{PATH}/replay?{asked}");
            all.insert(path.clone(), self.visitor.get(&path).await.text);
        }
        for (from, to) in [(0, 1_000_000), (1_000_000, 0), (2, 3)] {
            let path = format!("{PATH}/replay?from={from}&step={to}&seq=1000000");
            all.insert(path.clone(), self.visitor.fetch(&path).await.to_string());
        }
        let (seq, own) = offered(&self.visitor.get(PATH).await);
        // What a hint is thought from is the view alone, and what it draws from owes nothing to the table's luck.
        let hint = self.visitor.json(&format!("{PATH}/hint"), &json!({ "seq": seq })).await;
        assert_eq!(hint.status == StatusCode::OK, !own.is_empty(), "{}", hint.text);
        all.insert("a hint".into(), format!("{} {}", hint.status, hint.text));
        for (number, (handle, action)) in probes.iter().enumerate() {
            let handle = handle.replace('|', "%7C");
            let why = self.visitor.get(&format!("{PATH}/why?h={handle}")).await;
            all.insert(format!("why not {handle}"), format!("{} {}", why.status, why.text));
            if own.iter().any(|act| allows(act, action)) {
                continue;
            }
            let seat = ["a", "b"][number % 2];
            let act = json!({ "seq": seq, "key": "try", "seat": seat, "action": action });
            let refused = self.visitor.json(&format!("{PATH}/act"), &act).await;
            assert!(refused.status.is_client_error(), "{act}: {}", refused.text);
            all.insert(format!("trying {act}"), format!("{} {}", refused.status, refused.text));
        }
        for (what, key) in [("undo", "back"), ("show", "show")] {
            let asked = json!({ "seq": seq, "key": key, "seat": "c" });
            let answer = self.visitor.json(&format!("{PATH}/{what}"), &asked).await;
            assert!(answer.status.is_client_error(), "{what}: {}", answer.text);
            all.insert(what.to_owned(), format!("{} {}", answer.status, answer.text));
        }
        all
    }

    /// What a seat may do, as its person's page says.
    pub(crate) async fn acts_of(&mut self, seat: usize) -> (u64, Vec<Value>) {
        offered(&self.people[seat].get(PATH).await)
    }

    /// What a seat may choose ahead, as its person's page says.
    pub(crate) async fn ahead_of(&mut self, seat: usize) -> Vec<String> {
        let legal = legal(&self.people[seat].get(PATH).await);
        let acts = legal["ahead"]["acts"].as_array().into_iter().flatten();
        acts.map(|act| act["text"].as_str().unwrap().to_owned()).collect()
    }

    /// A seat chooses ahead, or no more.
    pub(crate) async fn choose_ahead(&mut self, seat: usize, text: Option<&str>) {
        let chosen = json!({ "text": text, "seat": Seat::new(seat).unwrap().to_string() });
        let answer = self.people[seat].json(&format!("{PATH}/ahead"), &chosen).await;
        assert_eq!(answer.status, StatusCode::OK, "{chosen}: {}", answer.text);
    }

    /// Makes a move and gives the answer; waits until the visitor's stream has told of it.
    pub(crate) async fn act(&mut self, seat: usize, seq: u64, action: &str) -> String {
        let letter = Seat::new(seat).unwrap().to_string();
        let act = json!({ "seq": seq, "key": format!("k{seq}"), "seat": letter, "action": action });
        let answer = self.people[seat].json(&format!("{PATH}/act"), &act).await;
        assert_eq!(answer.status, StatusCode::OK, "{act}: {}", answer.text);
        self.hear(&answer).await;
        let said = self.talk(seat).await;
        format!("{} {said}", answer.text)
    }

    /// Somebody asks the others for a take-back or something else of this kind; gives the answer.
    pub(crate) async fn ask(&mut self, seat: usize, kind: &str) -> String {
        self.asked += 1;
        let letter = Seat::new(seat).unwrap().to_string();
        let seq = self.acts_of(seat).await.0;
        let asked = json!({ "kind": kind, "seq": seq, "key": format!("b{seq}"), "seat": letter });
        let answer = self.people[seat].json(&format!("{PATH}/propose"), &asked).await;
        assert_eq!(answer.status, StatusCode::OK, "{asked}: {}", answer.text);
        self.hear(&answer).await;
        answer.text
    }

    /// Whoever asked last does so no more.
    pub(crate) async fn withdraw(&mut self, seat: usize) {
        let seq = self.acts_of(seat).await.0;
        let withdrawn = json!({ "number": self.asked, "seq": seq });
        let answer = self.people[seat].json(&format!("{PATH}/withdraw"), &withdrawn).await;
        assert_eq!(answer.status, StatusCode::OK, "{withdrawn}: {}", answer.text);
        self.hear(&answer).await;
    }

    /// The others agree one after the other; gives the answers to the first seat.
    pub(crate) async fn agree_back(&mut self, asker: usize) -> Vec<String> {
        let mut answers = Vec::new();
        for holder in self.holders.clone().into_iter().filter(|&holder| holder != asker) {
            let seq = self.acts_of(holder).await.0;
            let agreed = json!({ "number": self.asked, "seq": seq, "choice": "agree" });
            let answer = self.people[holder].json(&format!("{PATH}/answer"), &agreed).await;
            assert_eq!(answer.status, StatusCode::OK, "{agreed}: {}", answer.text);
            self.hear(&answer).await;
            answers.extend((holder == 0).then_some(answer.text));
        }
        answers
    }

    /// What has happened last.
    pub(crate) async fn last_entry(&self) -> String {
        let journal = self.site.store.journal(&TableId::new("amber-otter-k7m"), 0).await.unwrap();
        journal.last().map(|entry| entry.text.clone()).unwrap_or_default()
    }

    /// Whether a take-back is the last thing that has happened.
    pub(crate) async fn is_taken_back(&self) -> bool {
        self.last_entry().await.starts_with("back ")
    }

    /// Whether the visitor's page was told how something came about.
    pub(crate) fn has_played(&self) -> bool {
        self.heard.iter().any(|event| event.name == "table" && event.data.contains("\"play\":"))
    }

    /// Waits until the visitor's stream has told of the version of an answer.
    async fn hear(&mut self, answer: &Answer) {
        let seq = answer.json()["seq"].to_string();
        let is_of = |event: &Event| event.name == "table" && event.id.split('.').next() == Some(&seq);
        while !self.heard.last().is_some_and(is_of) {
            self.heard.push(told(&mut self.stream).await);
        }
        loop {
            let news = told(&mut self.news).await;
            let is_last = news.id == seq;
            self.heard.insert(self.heard.len() - 1, news);
            if is_last {
                break;
            }
        }
    }

    /// Lets somebody say something, a few times only: nobody may talk all the time. Waits until the visitor
    /// has heard of it.
    async fn talk(&mut self, seat: usize) -> String {
        if self.said == 4 {
            return String::new();
        }
        self.said += 1;
        let words = json!({ "text": format!("line {}", self.said), "key": format!("s{}", self.said) });
        let answer = self.people[seat].json(&format!("{PATH}/say"), &words).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let line = format!("line {}", self.said);
        let tells = |event: &Event| event.name == "chat" && event.data.contains(&line);
        while !self.heard.last().is_some_and(tells) {
            self.heard.push(told(&mut self.stream).await);
        }
        // The stream of the visitor's program tells of it as well.
        let mut is_told = false;
        while !is_told {
            let told = told(&mut self.news).await;
            is_told = tells(&told);
            self.heard.insert(self.heard.len() - 1, told);
        }
        answer.text
    }

    pub(crate) async fn close(self) {
        self.site.store.close().await;
    }
}

/// Makes a person known; gives the token of the session.
async fn known(store: &Store, seat: Seat, name: &str) -> String {
    let token = Token::new([seat.letter() as u8; 32]);
    let id = PersonId::new(name);
    let person = Person {
        id: id.clone(),
        name: name.into(),
        handle: None,
        language: Language::English,
        is_banned: false,
    };
    store.add_person(&person, OPENED).await.unwrap();
    let hash = SessionHash(token.commitment().to_string());
    store.begin_session(&hash, &id, "", store::now()).await.unwrap();
    token.to_string()
}

/// Opens the table and begins its game.
async fn begun(store: &Store, table: &Table, seats: Vec<SeatRecord>) {
    let new = NewTable {
        id: TableId::new("amber-otter-k7m"),
        game: table.game.into(),
        rules: table.rules,
        options: table.options.clone(),
        name: String::new(),
        terms: Terms::public(),
        allows: Allowances::default(),
        timing: domain::time::Timing::Untimed,
        rated: false,
        host: PersonId::new(NAMES[0]),
        secret: Token::new([9; 32]),
        rematch_of: None,
        beginning: None,
        seats,
        guests: Vec::new(),
    };
    store.open_table(&new, OPENED).await.unwrap();
    let (record, _) = store.table(&new.id).await.unwrap().unwrap();
    let begins = Change {
        entries: table.luck.iter().cloned().map(NewEntry::of).collect(),
        course: Some(Course::default()),
        begins: true,
        ..Change::at(Status::Playing)
    };
    store.commit(&record, &begins, OPENED).await.unwrap();
}

/// The page without nonces and commitments: a promise of luck is drawn anew for every lobby.
fn without_promises(page: &str) -> String {
    let mut kept = String::new();
    let mut rest = page;
    while let Some(start) = rest.find(|sign: char| sign.is_ascii_hexdigit()) {
        let run = rest[start..].find(|sign: char| !sign.is_ascii_hexdigit()).unwrap_or(rest.len() - start);
        let end = start + run;
        kept.push_str(if run == 64 { &rest[..start] } else { &rest[..end] });
        rest = &rest[end..];
    }
    kept + rest
}

/// The next event that tells something. A stream that lives long beats, and when depends on the clock alone.
async fn told(events: &mut Events) -> Event {
    loop {
        let event = events.next().await.unwrap();
        if event.name != "beat" {
            return event;
        }
    }
}
