//! `mu admin`: what whoever hosts does beside the server, which may go on running meanwhile.

mod copies;
mod weighed;

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use domain::{Level, Moment, PersonId, SeatKind, SeatRecord, Status, TableId};
use store::{AuditLine, Host, Listing, Member, Report, Store};

use crate::failure::Failure;
use crate::given::example;
use crate::letters::origin;
use crate::place::Place;

/// Looks after a database: copies, tables, people.
#[derive(Args, Debug)]
#[command(after_help = example("mu admin backup games.backup"), subcommand_value_name = "COMMAND")]
pub(crate) struct Admin {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    errand: BotTask,
}

#[derive(Subcommand, Debug)]
enum BotTask {
    /// Writes everything, as it is at one moment, into a new file. The server may go on running.
    Backup(copies::Backup),
    /// Fills an empty database from a backup. The server must not have been started on it.
    Restore {
        /// The backup; it is only read.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Copies everything into another, empty database: from SQLite to PostgreSQL or back.
    ///
    /// Stop the server before, and start it on the other database afterwards.
    Migrate {
        /// The other database.
        #[arg(value_name = "URL")]
        to: String,
    },
    /// Lists tables, last changed first.
    Tables {
        /// Where they are in their life.
        #[arg(long, value_name = "STATUS", value_enum, default_value_t)]
        status: Which,
        /// How many at most.
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        most: u32,
    },
    /// Closes a table: nobody can see it or play at it any more.
    Close {
        /// Its id, as in its address.
        #[arg(value_name = "TABLE")]
        table: String,
    },
    /// Lists people, the newest first, with the ids that other commands need.
    People {
        /// A part of the name, or the beginning of the id.
        #[arg(value_name = "TEXT", default_value = "")]
        text: String,
        /// How many at most.
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        most: u32,
    },
    /// Counts all ratings again from the results of rated games.
    Ratings,
    /// Lists who plays rated games that count less than in full, and why, the last first.
    Weighed {
        /// How many lines at most.
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        most: usize,
    },
    /// Makes a link by which somebody who has lost the password of an account chooses a new one. Pass it on to nobody
    /// else: who opens it has the account. It works once, within a day.
    NewPassword {
        /// The id, or at least 8 signs of its beginning, as `mu admin people NAME` tells it.
        #[arg(value_name = "PERSON")]
        person: String,
        /// The address under which others reach the site: `https://mu.example`.
        #[arg(long, value_name = "URL", default_value = "http://localhost:8080")]
        site: String,
    },
    /// Bans a person, who can then act nowhere. In running games a computer plays on.
    Ban {
        /// The id, or at least 8 signs of its beginning.
        #[arg(value_name = "PERSON")]
        person: String,
    },
    /// Makes an account a host's: the host's pages, /admin, are open to it, and only this command does anything about
    /// it.
    Host {
        /// The id, or at least 8 signs of its beginning.
        #[arg(value_name = "PERSON")]
        person: String,
        /// It is a host's no more.
        #[arg(long)]
        end: bool,
    },
    /// Lists what was done as the host, here and on the host's pages, the last first.
    Log {
        /// How many lines at most.
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        most: u32,
    },
    /// Lists what people have reported of the chat, the oldest first, or puts one report aside.
    Reports {
        /// The number of a report that is dealt with.
        #[arg(long, value_name = "NUMBER")]
        settle: Option<i64>,
        /// How many at most.
        #[arg(long, value_name = "COUNT", default_value_t = 100)]
        most: u32,
    },
    /// Lets a banned person act again, and come back to the seats.
    Pardon {
        /// The id, or at least 8 signs of its beginning.
        #[arg(value_name = "PERSON")]
        person: String,
    },
}

/// Which tables are listed.
#[derive(clap::ValueEnum, Clone, Copy, Debug, Default)]
enum Which {
    Waiting,
    #[default]
    Playing,
    Over,
    Closed,
}

impl From<Which> for Status {
    fn from(which: Which) -> Self {
        match which {
            Which::Waiting => Self::Waiting,
            Which::Playing => Self::Playing,
            Which::Over => Self::Over,
            Which::Closed => Self::Closed,
        }
    }
}

impl Admin {
    /// Does what is asked.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(self.errand.run(&self.place, out))
    }
}

impl BotTask {
    async fn run(&self, place: &Place, out: &mut dyn Write) -> Result<(), Failure> {
        match self {
            Self::Backup(backup) => return backup.run(place, out).await,
            Self::Restore { file } => return copies::restore(place, file, out).await,
            Self::Migrate { to } => return copies::migrate(place, to, out).await,
            Self::Tables { .. }
            | Self::Close { .. }
            | Self::People { .. }
            | Self::Ratings
            | Self::Weighed { .. }
            | Self::NewPassword { .. }
            | Self::Ban { .. }
            | Self::Host { .. }
            | Self::Log { .. }
            | Self::Reports { .. }
            | Self::Pardon { .. } => {}
        }
        let store = place.open().await?;
        let done = self.look_after(&store, out).await;
        store.close().await;
        done
    }

    /// What concerns one database.
    async fn look_after(&self, store: &Store, out: &mut dyn Write) -> Result<(), Failure> {
        let now = store::now();
        match self {
            Self::Backup(_) | Self::Restore { .. } | Self::Migrate { .. } => {}
            Self::Tables { status, most } => {
                for listing in store.tables_that_are((*status).into(), *most).await.map_err(Failure::input)? {
                    writeln!(out, "{}", table_line(&listing))?;
                }
            }
            Self::Close { table } => {
                let id = TableId::new(table.as_str());
                let words =
                    match store.close_table(Host::CommandLine, &id, now).await.map_err(Failure::input)? {
                        Status::Waiting => "had not begun and is removed",
                        Status::Playing | Status::Over => "is closed; its journal is kept",
                        Status::Closed => "was closed before",
                    };
                writeln!(out, "Table {id} {words}.")?;
            }
            Self::People { text, most } => {
                for member in store.members(text, *most).await.map_err(Failure::input)? {
                    writeln!(out, "{}", person_line(&member))?;
                }
            }
            Self::Ratings => {
                for league in store.recount_ratings().await.map_err(Failure::input)? {
                    let store::RatedGames { game, players, games, people } = league;
                    writeln!(out, "{game} with {players} players: {games} rated games of {people} people.")?;
                }
                writeln!(out, "All ratings are counted again.")?;
            }
            Self::Weighed { most } => return weighed::list(store, *most, out).await,
            Self::NewPassword { person, site } => return new_password(store, (person, site), out).await,
            Self::Ban { person } => {
                let member = store.member(person).await.map_err(Failure::input)?;
                let left =
                    store.ban(Host::CommandLine, &member.id, stand_in, now).await.map_err(Failure::input)?;
                writeln!(out, "{} is banned.", called(&member))?;
                for table in left {
                    writeln!(out, "At table {table} a computer plays on.")?;
                }
            }
            Self::Host { person, end } => return hosting(store, (person, *end), out).await,
            Self::Log { most } => {
                for line in store.audit_log(None, *most).await.map_err(Failure::input)? {
                    writeln!(out, "{}", log_line(&line))?;
                }
            }
            Self::Reports { settle: Some(number), .. } => {
                let settled =
                    store.settle_report(Host::CommandLine, *number, now).await.map_err(Failure::input)?;
                let words = if settled { "is put aside" } else { "is none that is open" };
                writeln!(out, "Report {number} {words}.")?;
            }
            Self::Reports { settle: None, most } => return list_reports(store, *most, out).await,
            Self::Pardon { person } => {
                let member = store.member(person).await.map_err(Failure::input)?;
                store.pardon(Host::CommandLine, &member.id, now).await.map_err(Failure::input)?;
                writeln!(out, "{} may act again.", called(&member))?;
            }
        }
        Ok(())
    }
}

/// Lists the open reports.
async fn list_reports(store: &Store, most: u32, out: &mut dyn Write) -> Result<(), Failure> {
    let reports = store.reports(most).await.map_err(Failure::input)?;
    if reports.is_empty() {
        writeln!(out, "No report is open.")?;
    }
    for report in &reports {
        let said_by = who(store, &report.what.person).await;
        let reported_by = who(store, &report.what.reporter).await;
        writeln!(out, "{}", report_lines(report, &said_by, &reported_by))?;
    }
    Ok(())
}

/// Makes an account a host's, or a host's no more.
async fn hosting(store: &Store, (person, ends): (&str, bool), out: &mut dyn Write) -> Result<(), Failure> {
    let (member, now) = (store.member(person).await.map_err(Failure::input)?, store::now());
    if ends {
        store.end_host(&member.id, now).await.map_err(Failure::input)?;
        return Ok(writeln!(out, "{} hosts no more.", called(&member))?);
    }
    if !member.has_account {
        return Err(Failure::input(format!("{} has no account, so cannot host", called(&member))));
    }
    store.make_host(&member.id, now).await.map_err(Failure::input)?;
    Ok(writeln!(out, "{} hosts now: the pages are at /admin.", called(&member))?)
}

/// `2026-11-21 14:05  ban  Ben (3f9c2a10)  by Anna (77aa0b12)`
fn log_line(line: &AuditLine) -> String {
    let named = |(id, name): &(PersonId, String)| {
        let short: String = id.as_str().chars().take(8).collect();
        if name.is_empty() { short } else { format!("{name} ({short})") }
    };
    let about = line.person.as_ref().map(|person| format!("  {}", named(person))).unwrap_or_default();
    let subject = if line.subject.is_empty() { String::new() } else { format!("  {}", line.subject) };
    let host = line.host.as_ref().map_or_else(|| "the command line".into(), named);
    format!("{}  {}{about}{subject}  by {host}", when(line.at), line.deed.word())
}

/// Makes a link to a new password for a person, on the site of this address.
async fn new_password(
    store: &Store,
    (person, site): (&str, &str),
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let site = origin(site)?;
    let member = store.member(person).await.map_err(Failure::input)?;
    if !member.has_account {
        return Err(Failure::input(format!("{} has no account, so no password", called(&member))));
    }
    let path =
        server::new_password_path(store, Host::CommandLine, &member.id).await.map_err(Failure::input)?;
    writeln!(out, "{} can choose a new password within a day, once, at", called(&member))?;
    writeln!(out, "{site}{path}")?;
    Ok(())
}

/// The usual computer player of a game.
fn stand_in(game: &str) -> Option<Level> {
    let entry = catalog::games().iter().find(|entry| entry.name == game)?;
    Some((entry.usual_player)())
}

/// `amber-otter-k7m  tricks  2026-11-21 14:05  Anna (3f9c2a10), Ada (steady), free`
fn table_line(listing: &Listing) -> String {
    let seats: Vec<String> = listing.seats.iter().map(seat_words).collect();
    let Listing { table, .. } = listing;
    format!("{}  {}  {}  {}", table.id, table.game, when(table.changed), seats.join(", "))
}

fn seat_words(seat: &SeatRecord) -> String {
    let short = |id: &PersonId| id.as_str().chars().take(8).collect::<String>();
    match (seat.kind, &seat.person) {
        (SeatKind::Open, None) => "free".into(),
        (SeatKind::Open, Some(person)) => format!("kept for {} ({})", seat.name, short(person)),
        (SeatKind::Computer, None) => format!("{} ({})", seat.name, seat.computer_word()),
        (SeatKind::Computer, Some(person)) => {
            format!("{} for {} ({})", seat.computer_word(), seat.name, short(person))
        }
        (SeatKind::Person, person) => {
            format!("{} ({})", seat.name, person.as_ref().map(short).unwrap_or_default())
        }
    }
}

/// The whole id, when the person came, whether with an account, on how many tables, the name.
fn person_line(member: &Member) -> String {
    let banned = member.banned.map(|since| format!("  banned {}", when(since))).unwrap_or_default();
    let name = if member.name.is_empty() { "(no name)" } else { &member.name };
    let kind = if member.has_account { "account" } else { "guest" };
    let (id, came) = (member.id.as_str(), when(member.created));
    format!("{id}  {came}  {kind}  {} tables  {name}{banned}", member.tables)
}

/// What was reported, when, who said it and who reported it, and what was said around it.
fn report_lines(report: &Report, said_by: &str, reported_by: &str) -> String {
    let what = &report.what;
    let reason = if what.reason.is_empty() { String::new() } else { format!("\n  because: {}", what.reason) };
    let around: Vec<String> = what.around.lines().map(|line| format!("\n  {line}")).collect();
    format!(
        "Report {}  {}  table {}  said by {said_by}  reported by {reported_by}{reason}{}",
        report.number,
        when(report.at),
        what.table,
        around.concat()
    )
}

/// Whose id this is: what the person is called today, and whether the person is banned.
async fn who(store: &Store, id: &PersonId) -> String {
    match store.member(id.as_str()).await {
        Ok(member) => {
            let banned = member.banned.map(|since| format!(", banned {}", when(since))).unwrap_or_default();
            format!("{}{banned}", called(&member))
        }
        // Somebody who is not kept any more.
        Err(_) => id.as_str().chars().take(8).collect(),
    }
}

fn called(member: &Member) -> String {
    let short: String = member.id.as_str().chars().take(8).collect();
    if member.name.is_empty() { format!("Guest {short}") } else { format!("{} ({short})", member.name) }
}

/// A moment as day and minute (UTC).
fn when(moment: Moment) -> String {
    let minutes = moment.0.div_euclid(60);
    format!(
        "{} {:02}:{:02}",
        server::day(moment),
        minutes.div_euclid(60).rem_euclid(24),
        minutes.rem_euclid(60)
    )
}
