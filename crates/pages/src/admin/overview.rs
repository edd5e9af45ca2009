//! How the site does, on one page.

use maud::{Markup, html};
use words::Language;

use crate::links::AdminPart;
use crate::words::admin as say;

/// How the site does.
#[derive(Clone, Debug)]
pub struct Overview {
    /// What is wrong with the database, if anything is.
    pub fault: Option<String>,
    /// The version of the program.
    pub version: String,
    /// Since when the process runs.
    pub running_since: String,
    /// The kind of the database.
    pub database: &'static str,
    /// When a backup was made last.
    pub last_backup: Option<String>,
    /// Tables in the memory of this process.
    pub tables_in_memory: usize,
    /// Streams of open pages of this process.
    pub open_pages: usize,
    /// Moves of people since the process began.
    pub moves_of_people: u64,
    /// Moves of computers since the process began.
    pub moves_of_computers: u64,
    /// Requests since the process began that were answered with a status of 500 or more.
    pub failed_requests: u64,
    /// Resident memory of the process in bytes, if the system tells it.
    pub memory: Option<u64>,
    /// People, guests as well.
    pub people: i64,
    /// People with an account.
    pub accounts: i64,
    /// Tables that wait, are played, are over, are closed.
    pub tables: [i64; 4],
    /// Open reports.
    pub reports: i64,
    /// The names of the hosts.
    pub hosts: Vec<String>,
}

/// How the site does.
pub fn overview(all: &Overview, language: Language) -> Markup {
    html! {
        section class="fs" aria-labelledby="health" {
            h2 id="health" { (say::health(language)) }
            @match &all.fault {
                None => p { (say::well(language)) },
                Some(why) => p role="alert" { b { (say::unwell(language)) " " (why) } },
            }
            (figures(&[
                (say::version(language), all.version.clone()),
                (say::running_since(language), all.running_since.clone()),
                (say::database(language), all.database.to_owned()),
                (say::last_backup(language), all.last_backup.clone().unwrap_or_else(|| say::never(language).to_owned())),
            ]))
            p class="hint" { (say::backup_help(language)) }
        }
        section class="fs" aria-labelledby="load" {
            h2 id="load" { (say::load(language)) }
            p class="hint" { (say::of_this_process(language)) }
            (figures(&load(all, language)))
        }
        section class="fs" aria-labelledby="kept" {
            h2 id="kept" { (say::kept(language)) }
            (figures(&kept(all, language)))
            @if all.reports > 0 { p { a class="btn pri" href=(AdminPart::Reports.address()) { (say::open_reports(language)) ": " (all.reports) } } }
        }
        section class="fs" aria-labelledby="hosts" {
            h2 id="hosts" { (say::hosts(language)) }
            p { (all.hosts.join(", ")) }
            p class="hint" { (say::hosts_help(language)) }
        }
    }
}

fn load(all: &Overview, language: Language) -> Vec<(&'static str, String)> {
    let mut figures = vec![
        (say::tables_in_memory(language), all.tables_in_memory.to_string()),
        (say::open_pages(language), all.open_pages.to_string()),
        (say::moves_of_people(language), all.moves_of_people.to_string()),
        (say::moves_of_computers(language), all.moves_of_computers.to_string()),
        (say::failed_requests(language), all.failed_requests.to_string()),
    ];
    let memory = all.memory.map(|bytes| say::megabytes(language, bytes.div_ceil(1 << 20)));
    figures.extend(memory.map(|memory| (say::memory(language), memory)));
    figures
}

fn kept(all: &Overview, language: Language) -> Vec<(&'static str, String)> {
    let [waiting, playing, over, closed] = all.tables;
    vec![
        (say::persons(language), all.people.to_string()),
        (say::accounts(language), all.accounts.to_string()),
        (say::waiting(language), waiting.to_string()),
        (say::playing(language), playing.to_string()),
        (say::over(language), over.to_string()),
        (say::closed(language), closed.to_string()),
    ]
}

fn figures(all: &[(&str, String)]) -> Markup {
    html! { dl { @for (name, value) in all { div { dt { (name) } dd { (value) } } } } }
}
