use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::packs::OWN;
use crate::{fails, fine, program, scratch};

/// A running server; ends with the test.
pub(crate) struct Serving {
    process: Child,
    /// Where it says it is: `127.0.0.1:40123`.
    address: String,
}

/// What came back.
pub(crate) struct Asked {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: String,
}

impl Asked {
    pub(crate) fn header(&self, name: &str) -> String {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        let found = lines.find(|(field, _)| field.eq_ignore_ascii_case(name));
        found.unwrap_or_else(|| panic!("no {name}: {}{}", self.head, self.body)).1.to_owned()
    }
}

impl Serving {
    fn start(folder: &str) -> Self {
        Self::at(&["--data", folder])
    }

    /// With these words about where everything is kept.
    pub(crate) fn at(place: &[&str]) -> Self {
        let mut command = program();
        command.arg("serve").args(place);
        Self::run(command)
    }

    /// What is said on standard error goes into a file.
    fn start_telling(folder: &str, more: &[&str], told: &Path) -> Self {
        let mut command = program();
        command.arg("serve").args(more).args(["--data", folder]);
        command.stderr(fs::File::create(told).unwrap());
        Self::run(command)
    }

    fn run(mut command: Command) -> Self {
        command.args(["--port", "0"]).stdout(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        Self { process, address: address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned() }
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Ends it as if somebody pulled the plug.
    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Asks for something with a cookie; a body that begins with a brace is JSON.
    pub(crate) fn ask(&self, method: &str, path: &str, cookie: &str, body: &str) -> Asked {
        Asked::of(&self.address, method, path, (cookie, body))
    }
}

impl Asked {
    /// What is at an address, as [`Serving::ask`] asks for it.
    pub(crate) fn of(address: &str, method: &str, path: &str, (cookie, body): (&str, &str)) -> Self {
        let kind =
            if body.starts_with('{') { "application/json" } else { "application/x-www-form-urlencoded" };
        let accept = if body.starts_with('{') { "application/json" } else { "text/html" };
        let mut stream = TcpStream::connect(address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\nAccept: {accept}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Self { status, head: head.to_owned(), body: body.to_owned() }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn the_table_is_where_the_program_says() {
    let folder = scratch("served").display().to_string();
    let serving = Serving::start(&folder);
    let mut stream = TcpStream::connect(&serving.address).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", serving.address).unwrap();
    let mut page = String::new();
    stream.read_to_string(&mut page).unwrap();
    assert!(page.starts_with("HTTP/1.1 200 OK\r\n"), "{page}");
    assert!(scratch("served").join("mu.sqlite").exists(), "everything is kept in the folder");

    let port = serving.address.rsplit(':').next().unwrap();
    let taken = fails(2, &["serve", "--port", port, "--data", &folder]);
    assert!(taken.contains(&format!("port {port}")) && taken.contains("--port"), "{taken}");
}

#[test]
fn what_cannot_be_served_says_why() {
    let file = crate::written("no-folder", "a file");
    assert!(fails(2, &["serve", "--port", "0", "--data", &file]).contains("--data"));
    assert!(fails(2, &["serve", "--port", "65536"]).contains("65536"));
    assert!(fails(2, &["serve", "--rehearse-bank", "900"]).contains("--rehearse <SEED>"));
    assert!(fails(2, &["serve", "--bind", "localhost"]).contains("invalid"));
    assert!(fails(2, &["serve", "--data", "x", "--database", "sqlite://x"]).contains("cannot be used with"));
    assert!(fails(2, &["serve", "--port", "0", "--database", "nonsense"]).starts_with("mu: "));
}

#[test]
fn variables_name_the_database_and_who_may_read_the_metrics() {
    let folder = scratch("by-variables");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    let told = folder.join("told.txt");
    let url = format!("sqlite://{}?mode=rwc", folder.join("own.sqlite").display());
    let mut command = program();
    command.args(["serve", "--log", "json"]).stderr(fs::File::create(&told).unwrap());
    command.env("MU_DATABASE", url).env("MU_METRICS_TOKEN", "open sesame").env("RUST_LOG", "server=debug");
    let serving = Serving::run(command);
    assert!(folder.join("own.sqlite").exists());
    let metrics = |token: &str| {
        let mut stream = TcpStream::connect(&serving.address).unwrap();
        let request = "GET /metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n";
        write!(stream, "{request}Authorization: Bearer {token}\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    assert!(metrics("open sesam").starts_with("HTTP/1.1 403 "));
    assert!(metrics("open sesame").contains("\nmu_streams_open 0\n"));
    assert_eq!(serving.ask("GET", "/rules?q=secret+words", "mu=secret", "").status, 200);
    drop(serving);
    let told = fs::read_to_string(told).unwrap();
    let lines: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let asked = lines.iter().find(|line| line["path"] == "/rules").unwrap_or_else(|| panic!("{told}"));
    assert_eq!((&asked["method"], &asked["status"]), (&"GET".into(), &200.into()));
    assert!(asked["milliseconds"].is_u64() && asked["level"] == "DEBUG", "{asked}");
    assert!(lines.iter().any(|line| line["message"] == "open"), "{told}");
    assert!(!told.contains("secret") && !told.contains("sesame"), "{told}");
}

#[test]
fn packs_of_a_folder_are_offered_and_broken_ones_told() {
    let packs = scratch("packs");
    let _ = fs::remove_dir_all(&packs);
    fs::create_dir(&packs).unwrap();
    for (name, pack) in [("mine.toml", OWN), ("broken.toml", &OWN.replace("\"military\"", "\"tower\""))] {
        fs::write(packs.join(name), pack).unwrap();
    }
    let map = fine(&["isle", "map", "--seed", "3"]);
    fs::write(packs.join("atoll.toml"), map).unwrap();
    let told = scratch("packs-told.txt");
    let folder = scratch("packs-served").display().to_string();
    let serving = Serving::start_telling(&folder, &["--packs", &packs.display().to_string()], &told);
    let page = |path: &str| {
        let mut stream = TcpStream::connect(&serving.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", serving.address)
            .unwrap();
        let mut page = String::new();
        stream.read_to_string(&mut page).unwrap();
        page
    };
    let city = page("/new/city");
    assert!(city.contains("<option value=\"mine\">mine</option>") && !city.contains("atoll"), "{city}");
    let isle = page("/new/isle");
    assert!(isle.contains("<option value=\"atoll\">atoll</option>") && !isle.contains("\"mine\""), "{isle}");
    let told = fs::read_to_string(told).unwrap();
    assert!(told.contains("broken.toml is not offered:\n"), "{told}");
    assert!(
        told.contains("  city, option pack: line 12: building M01, type: \"tower\" is none of "),
        "{told}"
    );
    assert!(!told.contains("mine.toml") && !told.contains("atoll.toml"), "{told}");
    assert!(fails(2, &["serve", "--packs", "no/such"]).contains("--packs no/such: "));
}

/// Everything that a browser, a host or a table keeps to itself, and nothing of it stands in the log.
#[test]
fn no_log_holds_a_secret() {
    let folder = scratch("secrets");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir(&folder).unwrap();
    let told = folder.join("told.txt");
    let mut command = program();
    command.args(["serve", "--data"]).arg(&folder).stderr(fs::File::create(&told).unwrap());
    command.env("MU_METRICS_TOKEN", "open-sesame").env("RUST_LOG", "trace");
    let serving = Serving::run(command);
    let (share, nonce) = ("ab12".repeat(16), "cd34".repeat(16));
    let opened = serving.ask(
        "POST",
        "/new",
        "",
        &format!("game=m&seat.a=me&name=Zerlina&seat.b=here&name.b=Ben&nonce={nonce}&share={share}"),
    );
    let path = opened.header("location");
    let cookie = opened.header("set-cookie").split(';').next().unwrap().to_owned();
    let session = cookie.split_once('=').unwrap().1.to_owned();
    assert_eq!(session.len(), 64);
    for (method, address, body) in [
        ("GET", path.as_str(), ""),
        ("POST", "/name", "name=Zerlina+Geheim"),
        ("POST", "/account/make", "name=Zerlina&password=correct-horse-battery"),
        ("POST", "/account/in", "name=Zerlina&password=correct-horse-battery"),
        ("POST", &format!("{path}/act"), "{\"seq\": 1, \"key\": \"k\", \"p\": [\"secret-pick\"]}"),
        ("POST", &format!("{path}/hint"), "{\"seq\": \"secret-pick\"}"),
        ("GET", "/rules?q=secret-pick", ""),
        ("GET", "/nowhere/at/all", ""),
        // The keys of invitations and the secrets of letters stand in addresses.
        ("GET", "/i/amber-otter-k7m/secret-pick", ""),
        ("GET", "/i/amber-otter-k7m/secret-pick/", ""),
        ("POST", "/i/amber-otter-k7m/secret-pick", "name=Ben"),
        ("GET", "/notices/confirm/secret-pick", ""),
        ("POST", "/notices/confirm/secret-pick", ""),
        ("GET", "/notices/stop/secret-pick", ""),
    ] {
        let answer = serving.ask(method, address, &cookie, body);
        assert!(answer.status < 500, "{address}: {}", answer.body);
    }
    let mut stream = TcpStream::connect(&serving.address).unwrap();
    let request = "GET /metrics HTTP/1.1\r\nHost: here\r\nConnection: close\r\n";
    write!(stream, "{request}Authorization: Bearer open-sesame\r\n\r\n").unwrap();
    stream.read_to_string(&mut String::new()).unwrap();
    drop(serving);
    let told = fs::read_to_string(told).unwrap();
    assert!(told.contains("a request is answered") && told.contains("/nowhere/at/all"), "{told}");
    for secret in [
        session.as_str(),
        &share,
        &nonce,
        "open-sesame",
        "Zerlina",
        "Geheim",
        "correct-horse-battery",
        "secret-pick",
    ] {
        let line = told.lines().find(|line| line.contains(secret));
        assert!(line.is_none(), "{secret} stands in the log: {line:?}");
    }
}
