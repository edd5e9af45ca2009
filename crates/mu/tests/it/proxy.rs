//! Two processes on one database behind nginx, with the configuration that docs/hosting shows: pages at both, streams
//! that are not held back, and a process that dies.

use std::fs;
use std::io::{BufRead, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::scratch;
use crate::serve::Serving;
use crate::together::{Person, action, shared};

/// How long an event may be on its way.
const SOON: Duration = Duration::from_secs(20);

/// Who comes until somebody meets the other server than the first of them.
const NAMES: [&str; 12] =
    ["Ben", "Cleo", "Dora", "Egon", "Fatma", "Gus", "Hal", "Ida", "Jon", "Kai", "Lea", "Max"];

/// Where nginx is, if it is there. With `MU_NGINX=required`, as in CI, it must be.
fn nginx() -> Option<&'static str> {
    let known = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];
    let found = known.into_iter().find(|path| Path::new(path).exists());
    let wanted = std::env::var("MU_NGINX").unwrap_or_default();
    assert!(found.is_some() || wanted != "required", "MU_NGINX=required, but nginx is missing");
    if found.is_none() {
        eprintln!("skipped: there is no nginx");
    }
    found
}

/// A proxy in front of two servers; ends with the test.
struct Proxy {
    process: Child,
    address: String,
}

impl Proxy {
    /// The proxy of docs/hosting/nginx.conf, with these two servers, another port, and without TLS.
    fn start(program: &str, servers: [&Serving; 2]) -> Self {
        let shown = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting/nginx.conf");
        let mut shown = fs::read_to_string(shown).unwrap();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let address = format!("127.0.0.1:{port}");
        for (there, here) in [
            ("127.0.0.1:8081", servers[0].address()),
            ("127.0.0.1:8082", servers[1].address()),
            ("443 ssl", &address),
        ] {
            assert!(shown.contains(there), "the configuration names {there}");
            shown = shown.replace(there, here);
        }
        let shown: Vec<&str> = shown.lines().filter(|line| !line.contains("ssl_")).collect();
        let folder = scratch("proxy");
        fs::create_dir_all(&folder).unwrap();
        let own = folder.display();
        let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let kept = kept.map(|what| format!("{what}_temp_path {own}/{what};\n")).concat();
        let whole = format!(
            "daemon off;\nmaster_process off;\npid {own}/pid;\nerror_log {own}/errors;\nevents {{}}\n\
             http {{\naccess_log off;\n{kept}{}\n}}\n",
            shown.join("\n")
        );
        fs::write(folder.join("nginx.conf"), whole).unwrap();
        let mut command = Command::new(program);
        command.arg("-p").arg(&folder).arg("-c").arg(folder.join("nginx.conf"));
        command.arg("-e").arg(folder.join("errors")).stdin(Stdio::null()).stdout(Stdio::null());
        let process = command.spawn().unwrap();
        let patience = Instant::now() + SOON;
        while TcpStream::connect(&address).is_err() {
            let errors = fs::read_to_string(folder.join("errors")).unwrap_or_default();
            assert!(Instant::now() < patience, "nginx does not listen: {errors}");
            sleep(Duration::from_millis(20));
        }
        Self { process, address }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What a page is told, as it comes out of the proxy.
struct Stream(BufReader<TcpStream>);

impl Stream {
    fn open(person: &Person<'_>, path: &str) -> Self {
        let mut stream = TcpStream::connect(person.at).unwrap();
        stream.set_read_timeout(Some(SOON)).unwrap();
        // In chunks, as 1.1 has them, a line could be cut within a letter.
        write!(
            stream,
            "GET {path}/events?lines HTTP/1.0\r\nHost: {}\r\nCookie: {}\r\nAccept: text/event-stream\r\n\r\n",
            person.at, person.cookie
        )
        .unwrap();
        let mut stream = Self(BufReader::new(stream));
        assert!(stream.line().unwrap().contains(" 200 "), "the stream is open");
        stream
    }

    /// The next line; nothing when the stream is over.
    fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.0.read_line(&mut line).expect("something comes soon");
        (read > 0).then_some(line)
    }

    /// Waits until the stream has told of version `seq`.
    fn hears(&mut self, seq: u64) {
        let id = |line: &str| {
            line.strip_prefix("id: ").or(line.strip_prefix("id:")).map(|id| id.trim().to_owned())
        };
        let tells = |line: &str| id(line).and_then(|id| id.split('.').next()?.parse().ok()) == Some(seq);
        loop {
            let line = self.line().unwrap_or_else(|| panic!("the stream ends before version {seq}"));
            if tells(&line) {
                return;
            }
        }
    }
}

/// How many streams are open at a server.
fn streams(at: &Serving) -> u32 {
    let metrics = at.ask("GET", "/metrics", "", "").body;
    let lines = metrics.lines().filter(|line| line.starts_with("mu_streams_open"));
    lines.filter_map(|line| line.rsplit(' ').next()?.parse::<u32>().ok()).sum()
}

/// Two people at a new table whose pages are at different servers: at which somebody is follows from the cookie.
fn apart<'a>(proxy: &'a str, servers: [&Serving; 2], game: &str) -> ([Person<'a>; 2], String) {
    let anna = Person::at(proxy, "Anna");
    let form = format!("game={game}&seat.a=me&seat.b=open");
    let path = anna.post("/new", &form).header("location");
    let one = Stream::open(&anna, &path);
    sleep(Duration::from_millis(100));
    let at = usize::from(streams(servers[1]) > 0);
    assert_eq!(streams(servers[at]), 1);
    for name in NAMES {
        let ben = Person::at(proxy, name);
        let two = Stream::open(&ben, &path);
        sleep(Duration::from_millis(100));
        if streams(servers[1 - at]) > 0 {
            assert_eq!(ben.post(&format!("{path}/sit"), "").status, 303);
            drop((one, two));
            return ([anna, ben], path);
        }
    }
    panic!("twelve browsers, and all at one process");
}

/// Plays the next choice of whoever owes one; gives the version after it, or nothing if the game is over.
fn play(people: &[Person<'_>; 2], path: &str, number: u32) -> Option<u64> {
    let patience = Instant::now() + SOON;
    loop {
        for person in people {
            let page = person.get(path).body;
            if page.contains("/rematch") {
                return None;
            }
            let (seq, acts) = person.offered(path);
            let Some(act) = acts.first() else { continue };
            let act = json!({ "seq": seq, "key": format!("k{number}"), "action": action(act) });
            let done = person.post(&format!("{path}/act"), &act.to_string());
            assert_eq!(done.status, 200, "{act}: {}", done.body);
            let again = person.post(&format!("{path}/act"), &act.to_string());
            assert_eq!(
                again.status, 200,
                "sent again it is answered, and nothing more happens: {}",
                again.body
            );
            let now: Value = serde_json::from_str(&done.body).unwrap();
            return now["seq"].as_u64();
        }
        assert!(Instant::now() < patience, "nobody is to choose");
    }
}

#[test]
fn a_game_goes_on_behind_a_proxy_when_a_process_dies() {
    let Some(program) = nginx() else { return };
    let place = shared("proxy");
    let place: Vec<&str> = place.iter().map(String::as_str).collect();
    let mut servers = [Serving::at(&place), Serving::at(&place)];
    sleep(Duration::from_millis(600)); // they greet each other
    let proxy = Proxy::start(program, [&servers[0], &servers[1]]);
    assert_eq!(Person::at(&proxy.address, "Cleo").get("/metrics").status, 404, "figures stay inside");
    let game = catalog::games().iter().find(|game| (game.seats)().contains(&2)).unwrap().name;
    let (people, path) = apart(&proxy.address, [&servers[0], &servers[1]], game);
    assert_eq!(people[0].post(&format!("{path}/start"), "").status, 303);
    for person in &people {
        person.sees_it_begin(&path);
    }

    let mut streams_open = people.each_ref().map(|person| Stream::open(person, &path));
    for number in 0..8 {
        let seq = play(&people, &path, number).expect("the game has just begun");
        // Each event comes as it happens, at both.
        for stream in &mut streams_open {
            stream.hears(seq);
        }
    }
    assert!(servers.iter().all(|server| streams(server) > 0), "a page at each");
    servers[0].kill();
    let (mut after, mut is_over) = (0, false);
    let mut streams_open = people.each_ref().map(|person| Stream::open(person, &path));
    for number in 8..200 {
        let Some(seq) = play(&people, &path, number) else {
            is_over = true;
            break;
        };
        after += 1;
        for stream in &mut streams_open {
            stream.hears(seq);
        }
    }
    assert!(is_over || after == 192, "it was played on: {after}");
    let described = people.each_ref().map(|person| person.get(&format!("{path}/describe")).status);
    assert_eq!(described, [200, 200]);
}
