//! `mu admin`, with a server on the same database where that is allowed.

use std::fs;
use std::path::PathBuf;

use crate::serve::Serving;
use crate::{fails, fine, scratch};

/// An empty folder of one test alone.
fn folder(name: &str) -> PathBuf {
    let folder = scratch(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn admin<'a>(data: &'a str, words: &[&'a str]) -> Vec<&'a str> {
    [&["admin", "--data", data], words].concat()
}

/// Opens a table of the first game against computers; gives its id and the cookie of its person.
fn open_table(serving: &Serving, name: &str) -> (String, String) {
    let named = serving.ask("POST", "/name", "", &format!("name={name}"));
    let cookie = named.header("set-cookie").split(';').next().unwrap().to_owned();
    let game = catalog::games()[0].name;
    let players = (catalog::games()[0].seats)().last().unwrap();
    let table = serving.ask("POST", &format!("/play/{game}"), &cookie, &format!("players={players}"));
    (table.header("location").strip_prefix("/t/").unwrap().to_owned(), cookie)
}

#[test]
fn a_backup_is_made_while_the_server_runs_and_is_restored_elsewhere() {
    let (here, there) = (folder("admin-here"), folder("admin-there"));
    let (from, to) = (here.display().to_string(), there.join("new").display().to_string());
    let serving = Serving::at(&["--data", &from]);
    let (table, cookie) = open_table(&serving, "Anna");
    let file = there.join("games.backup").display().to_string();
    let said = fine(&admin(&from, &["backup", &file]));
    assert!(said.starts_with("1 people, 1 tables and ") && said.contains("games.backup"), "{said}");
    assert!(fails(2, &admin(&from, &["backup", &file])).contains("is there already"));
    let verified = there.join("verified.backup").display().to_string();
    let said = fine(&admin(&from, &["backup", &verified, "--verify"]));
    assert!(said.contains("can be restored whole"), "{said}");
    fs::remove_file(&verified).unwrap();
    let log = fine(&admin(&from, &["log"]));
    assert!(log.lines().count() == 2 && log.contains("backup  games.backup  by the command line"), "{log}");
    drop(serving);

    assert!(fine(&admin(&to, &["restore", &file])).contains("1 tables"));
    assert!(fails(2, &admin(&to, &["restore", &file])).contains("not empty"), "what is there is left alone");
    let again = Serving::at(&["--data", &to]);
    let own = again.ask("GET", &format!("/t/{table}"), &cookie, "");
    assert!(own.status == 200 && own.body.contains("data-seat=\"a\""), "the person is known there");
    let page = again.ask("GET", &format!("/t/{table}/describe"), "", "");
    assert!(page.status == 200 && page.body.contains("Anna"), "{}", page.body);
    let left: Vec<_> = fs::read_dir(&there).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "nothing is left beside the backup: {left:?}");
}

#[test]
fn everything_goes_to_another_database_and_back() {
    let (here, back) = (folder("admin-from"), folder("admin-back"));
    let from = here.display().to_string();
    let (table, _) = open_table(&Serving::at(&["--data", &from]), "Anna");
    let other = match std::env::var("TEST_POSTGRES_URL").ok().filter(|url| !url.is_empty()) {
        Some(server) => {
            let sign = if server.contains('?') { '&' } else { '?' };
            let since =
                std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_micros();
            format!("{server}{sign}options[search_path]=migrated_{since}")
        }
        None => format!("sqlite://{}?mode=rwc", back.join("other.sqlite").display()),
    };
    let said = fine(&admin(&from, &["migrate", &other]));
    assert!(said.contains("start the server on the other database"), "{said}");
    let file = back.join("mu.backup").display().to_string();
    fine(&["admin", "backup", &file, "--database", &other]);
    let last = back.display().to_string();
    fine(&admin(&last, &["restore", &file]));
    let tables = fine(&admin(&last, &["tables"]));
    assert!(tables.starts_with(&table) && tables.contains("Anna ("), "{tables}");
}

#[test]
fn tables_are_closed_and_people_banned_under_a_running_server() {
    let data = folder("admin-house").display().to_string();
    let serving = Serving::at(&["--data", &data]);
    let (table, cookie) = open_table(&serving, "Anna");
    let path = format!("/t/{table}");
    let people = fine(&admin(&data, &["people", "anna"]));
    assert!(people.contains("  guest  1 tables  Anna"), "{people}");
    let id = people.split_whitespace().next().unwrap();
    let made = serving.ask("POST", "/account/make", "", "name=Cleo&password=a+long+secret");
    assert_eq!(made.status, 303);
    assert!(fine(&admin(&data, &["people", "cleo"])).contains("  account  0 tables  Cleo"));
    assert_eq!(fine(&admin(&data, &["ratings"])), "All ratings are counted again.\n");
    assert_eq!(fine(&admin(&data, &["weighed"])), "All rated games count in full.\n");
    let said = fine(&admin(&data, &["ban", &id[..10]]));
    assert!(said.starts_with("Anna (") && said.contains("is banned"), "{said}");
    assert_eq!(serving.ask("POST", "/name", &cookie, "name=Berta").status, 403);
    assert!(fine(&admin(&data, &["people", id])).contains("banned 20"));
    fine(&admin(&data, &["pardon", id]));
    assert_eq!(serving.ask("POST", "/name", &cookie, "name=Berta").status, 303);

    assert!(fine(&admin(&data, &["close", &table])).contains("is closed; its journal is kept"));
    assert!(fine(&admin(&data, &["close", &table])).contains("was closed before"));
    assert!(fine(&admin(&data, &["tables", "--status", "closed"])).starts_with(&table));
    // The server hears of it after a moment.
    let begun = std::time::Instant::now();
    while serving.ask("GET", &path, &cookie, "").status != 410 {
        assert!(begun.elapsed().as_secs() < 20, "the server has not heard of it");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[test]
fn what_cannot_be_done_says_why() {
    let data = folder("admin-nothing").display().to_string();
    assert!(fails(2, &admin(&data, &["tables"])).contains("there is no database"));
    assert!(fails(2, &admin(&data, &["backup", "x.backup"])).contains("there is no database"));
    assert!(
        fails(2, &admin(&data, &["restore", "no/such.backup"])).contains("there is no backup no/such.backup")
    );
    let text = crate::written("no-backup", "not a database, but a text of some length that nobody wrote");
    assert!(fails(2, &admin(&data, &["restore", &text])).contains("is no backup"));
    assert!(fs::read_dir(&data).unwrap().next().is_none(), "nothing was made");
    drop(Serving::at(&["--data", &data]));
    assert!(fails(2, &admin(&data, &["close", "no-such-table"])).contains("there is no table no-such-table"));
    assert!(fails(2, &admin(&data, &["ban", "0123"])).contains("at least 8 signs"));
    assert!(fails(2, &admin(&data, &["migrate", "mysql://x"])).contains("mysql"));
    assert!(
        fails(2, &admin(&data, &["migrate", &format!("sqlite://{data}/mu.sqlite")])).contains("not empty")
    );
}

#[test]
fn reports_of_the_chat_are_read_and_put_aside() {
    let data = folder("admin-reports").display().to_string();
    let serving = Serving::at(&["--data", &data]);
    let (table, _) = open_table(&serving, "Anna");
    let path = format!("/t/{table}");
    let named = |name: &str| {
        let answer = serving.ask("POST", "/name", "", &format!("name={name}"));
        answer.header("set-cookie").split(';').next().unwrap().to_owned()
    };
    let (ben, cleo) = (named("Ben"), named("Cleo"));
    assert_eq!(fine(&admin(&data, &["reports"])), "No report is open.\n");
    assert_eq!(serving.ask("POST", &format!("{path}/say"), &ben, "text=grr").status, 303);
    let report = "number=1&reason=rude";
    assert_eq!(serving.ask("POST", &format!("{path}/report"), &cleo, report).status, 303);
    let said = fine(&admin(&data, &["reports"]));
    assert!(said.starts_with("Report 1  20") && said.contains(&format!("table {table}")), "{said}");
    assert!(said.contains("  said by Ben (") && said.contains("  reported by Cleo ("), "{said}");
    assert!(said.contains("  because: rude\n") && said.contains("> 1 Ben: grr"), "{said}");
    // What stands there is enough to ban whoever said it, and says so afterwards.
    let ben = said.split_once("said by Ben (").unwrap().1.split(')').next().unwrap();
    assert_eq!(fine(&admin(&data, &["ban", ben])), format!("Ben ({ben}) is banned.\n"));
    assert!(fine(&admin(&data, &["reports"])).contains(&format!("said by Ben ({ben}), banned 20")));
    assert_eq!(fine(&admin(&data, &["reports", "--settle", "1"])), "Report 1 is put aside.\n");
    assert_eq!(fine(&admin(&data, &["reports", "--settle", "1"])), "Report 1 is none that is open.\n");
    assert_eq!(fine(&admin(&data, &["reports"])), "No report is open.\n");
}

#[test]
fn a_host_makes_a_link_to_a_new_password() {
    let here = folder("admin-new-password");
    let data = here.display().to_string();
    let serving = Serving::at(&["--data", &data]);
    serving.ask("POST", "/account/make", "", "name=Cleo&password=a+long+secret");
    let listed = fine(&admin(&data, &["people", "Cleo"]));
    let id = listed.split_whitespace().next().unwrap();
    let said = fine(&admin(&data, &["new-password", id, "--site", "https://mu.example/"]));
    let (_, path) = said.trim_end().split_once("https://mu.example").unwrap_or_else(|| panic!("{said}"));
    let chosen = serving.ask("POST", path, "", "password=another+secret");
    assert_eq!((chosen.status, chosen.header("location").as_str()), (303, "/"));
    let signs_in = |password: &str| {
        serving.ask("POST", "/account/in", "", &format!("name=Cleo&password={password}")).status
    };
    assert_eq!([signs_in("a+long+secret"), signs_in("another+secret")], [403, 303]);
    for (person, site, fault) in
        [(id, "mu.example", "is not the address of a site"), ("00000000", "https://mu.example", "no person")]
    {
        let refused = fails(2, &admin(&data, &["new-password", person, "--site", site]));
        assert!(refused.contains(fault), "{refused}");
    }
    let (_, _guest) = open_table(&serving, "Anna");
    let listed = fine(&admin(&data, &["people", "Anna"]));
    let guest = listed.split_whitespace().next().unwrap();
    assert!(fails(2, &admin(&data, &["new-password", guest])).contains("has no account"));
}

#[test]
fn an_account_becomes_a_host_and_a_guest_does_not() {
    let data = folder("admin-hosts").display().to_string();
    let serving = Serving::at(&["--data", &data]);
    let (_, cookie) = open_table(&serving, "Gerd");
    let made = serving.ask("POST", "/account/make", "", "name=Helga&password=correct+horse");
    let host = made.header("set-cookie").split(';').next().unwrap().to_owned();
    let id = |name: &str| {
        let people = fine(&admin(&data, &["people", name]));
        people.split_whitespace().next().unwrap().to_owned()
    };
    assert_eq!(serving.ask("GET", "/admin", &host, "").status, 404);
    assert!(fine(&admin(&data, &["host", &id("Helga")])).contains("hosts now"));
    assert_eq!(serving.ask("GET", "/admin", &host, "").status, 200);
    assert!(fails(2, &admin(&data, &["host", &id("Gerd")])).contains("no account"));
    assert_eq!(serving.ask("GET", "/admin", &cookie, "").status, 404);
    assert!(fine(&admin(&data, &["host", "--end", &id("Helga")])).contains("hosts no more"));
    assert_eq!(serving.ask("GET", "/admin", &host, "").status, 404);
    let log = fine(&admin(&data, &["log", "--most", "1"]));
    assert!(log.contains("end_host  Helga (") && log.lines().count() == 1, "{log}");
}
