//! The pages of whoever hosts: how the site does, its tables and people, what was reported, and what was done.

use domain::{HostDeed, Status};
use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::Visitor;
use crate::links::{self, AdminPart, AdminPost};
use crate::shell::{Area, Layout};
use crate::words::admin as say;

mod overview;
mod ratings;

pub use overview::{Overview, overview};
pub use ratings::AdminWeighed;
use ratings::ratings_part;

/// A page of the host's. Moments are written out: "12 May 2026, 14:05 UTC".
#[derive(Clone, Debug)]
pub struct AdminPage {
    /// Who looks: a host.
    pub visitor: Visitor,
    /// What is shown.
    pub shown: AdminShown,
}

/// What a page of the host's shows.
#[derive(Clone, Debug)]
pub enum AdminShown {
    /// How the site does.
    Overview(Box<Overview>),
    /// Tables of one status, last changed first.
    Tables {
        /// Which status.
        status: Status,
        /// The tables.
        tables: Vec<AdminTable>,
    },
    /// People, the newest first.
    People {
        /// What was searched for.
        text: String,
        /// Whom that found.
        people: Vec<AdminPerson>,
        /// The name of somebody for whom a link to a new password was made, and its whole address.
        link: Option<(String, String)>,
    },
    /// Rated games that count less than in full, by who played them, the last first.
    Ratings(Vec<AdminWeighed>),
    /// What was reported and is not dealt with, the oldest first.
    Reports(Vec<AdminReport>),
    /// What was done, the last first.
    Log {
        /// The lines.
        lines: Vec<AdminLine>,
        /// The number before which the next page goes on, if there is one.
        older: Option<i64>,
    },
}

/// A table as the host sees one.
#[derive(Clone, Debug)]
pub struct AdminTable {
    /// Its id.
    pub id: String,
    /// What the game is called.
    pub game: String,
    /// When it changed last.
    pub changed: String,
    /// Who sits there, in the order of the seats; empty for a free seat.
    pub seats: Vec<String>,
    /// Whether it can be closed.
    pub is_open: bool,
}

/// A person as the host sees one.
#[derive(Clone, Debug)]
pub struct AdminPerson {
    /// The whole id.
    pub id: String,
    /// The name; may be empty.
    pub name: String,
    /// Whether the person has an account.
    pub has_account: bool,
    /// Whether the account is a host's: about those only the command line does anything.
    pub is_host: bool,
    /// When the person came first.
    pub came: String,
    /// Since when the person is banned, if so.
    pub banned: Option<String>,
    /// On how many tables the person has a seat.
    pub tables: i64,
}

/// A report as the host sees one.
#[derive(Clone, Debug)]
pub struct AdminReport {
    /// Its number.
    pub number: i64,
    /// When it was made.
    pub at: String,
    /// At which table.
    pub table: String,
    /// The whole id of who said it, and the name.
    pub said_by: (String, String),
    /// The name of who reported it.
    pub reported_by: String,
    /// What the reporter wrote; may be empty.
    pub reason: String,
    /// What was said around it, line by line.
    pub around: Vec<String>,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct AdminLine {
    /// When.
    pub at: String,
    /// What was done.
    pub deed: HostDeed,
    /// Who did it; nobody for the command line.
    pub host: Option<String>,
    /// About whom.
    pub person: Option<String>,
    /// The table, the number of the report or the file; may be empty.
    pub subject: String,
}

/// A page of the host's.
pub fn admin_page(page: &AdminPage) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let title = say::title(language);
    let part = page.shown.part();
    let content = html! {
        main class="wrap one hosting" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            nav class="sg shelves" aria-label=(say::parts(language)) {
                @for one in AdminPart::ALL {
                    a href=(one.address()) aria-current=[(one == part).then_some("page")] { (part_words(one, language)) }
                }
            }
            @match &page.shown {
                AdminShown::Overview(all) => (overview(all, language)),
                AdminShown::Tables { status, tables } => (tables_part(*status, tables, language)),
                AdminShown::People { text, people, link } => (people_part(text, people, link.as_ref(), language)),
                AdminShown::Ratings(weighed) => (ratings_part(weighed, language)),
                AdminShown::Reports(reports) => (reports_part(reports, language)),
                AdminShown::Log { lines, older } => (log_part(lines, *older, language)),
            }
        }
    };
    Layout { visitor, title, area: Area::Elsewhere, heading: None, events: None, content }.page()
}

impl AdminShown {
    const fn part(&self) -> AdminPart {
        match self {
            Self::Overview(_) => AdminPart::Overview,
            Self::Tables { .. } => AdminPart::Tables,
            Self::People { .. } => AdminPart::People,
            Self::Ratings(_) => AdminPart::Ratings,
            Self::Reports(_) => AdminPart::Reports,
            Self::Log { .. } => AdminPart::Log,
        }
    }
}

const fn part_words(part: AdminPart, language: Language) -> &'static str {
    match part {
        AdminPart::Overview => say::overview(language),
        AdminPart::Tables => say::tables(language),
        AdminPart::People => say::people(language),
        AdminPart::Ratings => say::ratings(language),
        AdminPart::Reports => say::reports(language),
        AdminPart::Log => say::log(language),
    }
}

/// What the settings of a host show: the way to these pages.
pub(crate) fn way_to_admin(language: Language) -> Markup {
    html! {
        section class="fs" aria-label=(say::title(language)) {
            div class="opt" {
                b { (say::title(language)) }
                p class="wide" { (say::hosting_help(language)) }
                div class="wide" { a class="btn" href=(links::ADMIN) { (say::to_pages(language)) } }
            }
        }
    }
}

/// Something that is asked about once more before it is done.
fn asked_twice((deed, what, help): (&str, &str, &str), address: &str, button: &str) -> Markup {
    html! {
        details class="fold" {
            summary aria-label=(say::about(deed, what)) { (deed) }
            form method="post" action=(address) {
                p class="hint" { (help) }
                button class="btn danger" aria-label=(say::about(button, what)) { (button) }
            }
        }
    }
}

/// The tables of a status in words.
const fn status_words(status: Status, language: Language) -> &'static str {
    match status {
        Status::Waiting => say::waiting(language),
        Status::Playing => say::playing(language),
        Status::Over => say::over(language),
        Status::Closed => say::closed(language),
    }
}

fn tables_part(shown: Status, tables: &[AdminTable], language: Language) -> Markup {
    html! {
        nav class="sg shelves" aria-label=(say::status(language)) {
            @for status in Status::ALL.iter().copied() {
                a href={ (AdminPart::Tables.address()) "?status=" (status.word()) } aria-current=[(status == shown).then_some("true")] { (status_words(status, language)) }
            }
        }
        @if tables.is_empty() { p class="card quiet-line" { (say::no_tables(language)) } }
        @else {
            ul class="card lines" {
                @for table in tables {
                    li {
                        div class="what" {
                            b { a href=(links::table(&table.id)) { (table.id) } }
                            span class="quiet" { (table.game) ", " (table.changed) }
                            span class="quiet" { (seats(&table.seats, language)) }
                        }
                        @if table.is_open {
                            (asked_twice((say::close(language), &table.id, say::close_help(language)), &links::admin_close(&table.id), say::close_it(language)))
                        }
                    }
                }
            }
        }
    }
}

fn seats(names: &[String], language: Language) -> String {
    let words = |name: &String| if name.is_empty() { say::free(language).to_owned() } else { name.clone() };
    names.iter().map(words).collect::<Vec<_>>().join(", ")
}

fn people_part(
    text: &str,
    people: &[AdminPerson],
    link: Option<&(String, String)>,
    language: Language,
) -> Markup {
    html! {
        @if let Some((name, address)) = link {
            section class="fs" role="status" {
                h2 { (say::link_for(language, name)) }
                p { code class="hash" { (address) } }
                p class="hint" { (say::new_password_help(language)) }
            }
        }
        form class="fs" method="get" action=(AdminPart::People.address()) role="search" {
            div class="entry" {
                label for="text" { (say::find_label(language)) }
                div class="search" {
                    input class="field" id="text" name="text" value=(text) maxlength="64" autocomplete="off" spellcheck="false";
                    button class="btn pri" { (say::find(language)) }
                }
            }
        }
        @if people.is_empty() { p class="card quiet-line" { (say::nobody(language)) } }
        @else { ul class="card lines" { @for person in people { li { (person_line(person, language)) } } } }
    }
}

fn person_line(person: &AdminPerson, language: Language) -> Markup {
    let name = if person.name.is_empty() { say::no_name(language) } else { &person.name };
    html! {
        div class="what" {
            b { (name) }
            @if person.is_host { span class="pill" { (say::is_host(language)) } }
            span class="quiet" {
                @if person.has_account { (say::account(language)) } @else { (say::guest(language)) }
                ", " (say::came(language, &person.came)) ", " (say::on_tables(language, person.tables))
                @if let Some(since) = &person.banned { ", " (say::banned_since(language, since)) }
            }
            code class="quiet" { (person.id) }
        }
        @if !person.is_host { (deeds(person, name, language)) }
    }
}

/// What a host can do about somebody.
fn deeds(person: &AdminPerson, name: &str, language: Language) -> Markup {
    let post = |post| links::admin_person(&person.id, post);
    html! {
        @if person.banned.is_some() {
            form method="post" action=(post(AdminPost::Pardon)) {
                button class="btn sm" aria-label=(say::about(say::pardon(language), name)) { (say::pardon(language)) }
            }
        } @else {
            (asked_twice((say::ban(language), name, say::ban_help(language)), &post(AdminPost::Ban), say::ban(language)))
        }
        @if person.has_account {
            (asked_twice((say::new_password(language), name, say::new_password_help(language)), &post(AdminPost::NewPassword), say::make_link(language)))
        }
    }
}

fn reports_part(reports: &[AdminReport], language: Language) -> Markup {
    html! {
        @if reports.is_empty() { p class="card quiet-line" { (say::no_reports(language)) } }
        @for report in reports {
            @let title = say::report(language, report.number);
            section class="fs" aria-label=(title) {
                h2 { (title) }
                p class="hint" {
                    (say::said_and_reported(language, &report.said_by.1, &report.reported_by)) ", " (report.at) ", "
                    a href=(links::table(&report.table)) { (report.table) }
                }
                @if !report.reason.is_empty() { p { (say::because(language)) " " (report.reason) } }
                ul aria-label=(say::around(language)) { @for line in &report.around { li { (line) } } }
                div class="deeds" {
                    form method="post" action=(links::admin_settle(report.number)) {
                        button class="btn pri" aria-label=(say::about(say::put_aside(language), &title)) { (say::put_aside(language)) }
                    }
                    a class="btn" href={ (AdminPart::People.address()) "?text=" (report.said_by.0) } { (report.said_by.1) (icon(Icon::Next)) }
                }
            }
        }
    }
}

fn log_part(lines: &[AdminLine], older: Option<i64>, language: Language) -> Markup {
    html! {
        @if lines.is_empty() { p class="card quiet-line" { (say::no_log(language)) } }
        @else {
            ol class="card lines" {
                @for line in lines {
                    li {
                        div class="what" {
                            b { (deed_words(line.deed, language)) }
                            @if let Some(person) = &line.person { span { @if person.is_empty() { (say::no_name(language)) } @else { (person) } } }
                            @if !line.subject.is_empty() { code { (line.subject) } }
                            span class="quiet" {
                                (say::done_by(language, line.host.as_deref().unwrap_or(say::command_line(language)))) ", " (line.at)
                            }
                        }
                    }
                }
            }
        }
        @if let Some(number) = older {
            p { a class="btn" rel="next" href={ (AdminPart::Log.address()) "?before=" (number) } { (say::older(language)) (icon(Icon::Next)) } }
        }
    }
}

/// A deed in words.
const fn deed_words(deed: HostDeed, language: Language) -> &'static str {
    match deed {
        HostDeed::Ban => say::deed_ban(language),
        HostDeed::Pardon => say::deed_pardon(language),
        HostDeed::CloseTable => say::deed_close_table(language),
        HostDeed::SettleReport => say::deed_settle_report(language),
        HostDeed::NewPassword => say::deed_new_password(language),
        HostDeed::MakeHost => say::deed_make_host(language),
        HostDeed::EndHost => say::deed_end_host(language),
        HostDeed::Backup => say::deed_backup(language),
    }
}
