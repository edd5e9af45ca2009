//! Sample pages of the host.

use domain::{HostDeed, Less, Status, Weight, WhyLess};
use words::Language;

use super::a_visitor;
use crate::admin::Overview;
use crate::{AdminLine, AdminPage, AdminPerson, AdminReport, AdminShown, AdminTable, AdminWeighed};

const MOMENT: &str = "12 May 2026, 14:05 UTC";

fn somebody(name: &str) -> AdminPerson {
    AdminPerson {
        id: "3f9c2a1077aa0b12".into(),
        name: name.into(),
        has_account: !name.is_empty(),
        is_host: false,
        came: MOMENT.into(),
        banned: None,
        tables: 1,
    }
}

fn an_overview() -> Overview {
    Overview {
        fault: Some("the disk is full <b>".into()),
        version: "0.1.0".into(),
        running_since: MOMENT.into(),
        database: "SQLite",
        last_backup: None,
        tables_in_memory: 3,
        open_pages: 4,
        moves_of_people: 5,
        moves_of_computers: 6,
        failed_requests: 0,
        memory: Some(100_000_000),
        people: 7,
        accounts: 2,
        tables: [1, 2, 3, 4],
        reports: 1,
        hosts: vec!["Nour <b>".into()],
    }
}

/// Each of them by name.
pub(crate) fn admin_pages(language: Language) -> Vec<(&'static str, AdminPage)> {
    let table = AdminTable {
        id: "amber-otter-k7m".into(),
        game: "Toy".into(),
        changed: MOMENT.into(),
        seats: vec!["Nour <b>".into(), String::new()],
        is_open: true,
    };
    let report = AdminReport {
        number: 7,
        at: MOMENT.into(),
        table: "amber-otter-k7m".into(),
        said_by: ("3f9c2a1077aa0b12".into(), "Ben".into()),
        reported_by: "Nour <b>".into(),
        reason: "Not <nice>.".into(),
        around: vec!["Ben: <i>".into()],
    };
    let line = |deed, host: Option<&str>| AdminLine {
        at: MOMENT.into(),
        deed,
        host: host.map(String::from),
        person: Some(String::new()),
        subject: "mu.sqlite".into(),
    };
    let people = vec![
        AdminPerson { is_host: true, ..somebody("Nour <b>") },
        AdminPerson { banned: Some(MOMENT.into()), ..somebody("Ben") },
        somebody(""),
    ];
    let link = Some(("Ben".into(), "http://mu.example/account/new-password/5f".into()));
    let weighed = |less, thrown_by: Option<&str>| AdminWeighed {
        game: "Toy".into(),
        people: vec![
            ("3f9c2a1077aa0b12".into(), "Nour <b>".into()),
            ("77aa0b123f9c2a10".into(), String::new()),
        ],
        thrown_by: thrown_by.map(String::from),
        games: 3,
        less,
        at: MOMENT.into(),
    };
    let weighed = vec![
        weighed(Less { weight: Weight::Quarter, why: WhyLess::SamePeople }, None),
        weighed(Less { weight: Weight::Nothing, why: WhyLess::Thrown }, Some("Nour <b>")),
    ];
    let shown = [
        ("hosting", AdminShown::Overview(Box::new(an_overview()))),
        ("hosted tables", AdminShown::Tables { status: Status::Playing, tables: vec![table] }),
        ("hosted people", AdminShown::People { text: "<b>".into(), people, link }),
        ("hosted ratings", AdminShown::Ratings(weighed)),
        ("hosted ratings, none", AdminShown::Ratings(vec![])),
        ("reports", AdminShown::Reports(vec![report])),
        (
            "log",
            AdminShown::Log {
                lines: vec![line(HostDeed::Ban, Some("Nour <b>")), line(HostDeed::Backup, None)],
                older: Some(3),
            },
        ),
    ];
    shown.into_iter().map(|(name, shown)| (name, AdminPage { visitor: a_visitor(language), shown })).collect()
}
