//! Being told while looking elsewhere: the page on which that is chosen, and the pages behind links in
//! letters.

use maud::{Markup, html};
use words::Language;

use crate::likes::{preference, rows};
use crate::shell::{Area, Layout, return_here, to_settings};
use crate::visitor::Alerts;
use crate::words::notices as say;
use crate::{Visitor, links};

/// Of what somebody is told, and how.
#[derive(Clone, Debug)]
pub struct NoticePage {
    /// Who looks.
    pub visitor: Visitor,
    /// E-mail, if this site sends any.
    pub mail: Option<MailState>,
    /// Calls of a web address, if this site makes any.
    pub hook: Option<HookState>,
    /// What is chosen.
    pub choices: Choices,
    /// What was not possible, to be read first.
    pub problem: Option<String>,
}

/// How it stands with a visitor's e-mail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailState {
    /// The confirmed address, if there is one.
    pub address: Option<String>,
    /// An address to which a link was sent that has not been opened yet.
    pub unconfirmed: Option<String>,
    /// Whether it failed too often.
    pub given_up: bool,
}

/// How it stands with a visitor's web address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HookState {
    /// The address, if there is one.
    pub address: Option<String>,
    /// What signs the calls.
    pub secret: Option<String>,
    /// Whether it failed too often.
    pub given_up: bool,
}

/// What somebody wants to be told, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The words of the kinds, and whether each is wanted.
    pub kinds: Vec<(&'static str, bool)>,
    /// `at-once`, `hourly` or `daily`.
    pub pace: &'static str,
    /// The hour of the day for what is told daily.
    pub hour: u8,
    /// The beginning of the quiet hours.
    pub quiet_from: u8,
    /// Their end.
    pub quiet_to: u8,
    /// Minutes east of UTC.
    pub zone: i32,
    /// How many minutes somebody has to be away from a table.
    pub away: u16,
    /// Whether nothing was chosen yet: the script then fills in the time zone.
    pub is_first: bool,
}

/// What a page behind a link in a letter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// Asks whether letters shall go to an address.
    Confirm {
        /// The address.
        address: String,
        /// What stands in the link.
        token: String,
    },
    /// They will.
    Confirmed,
    /// Asks whether letters shall end.
    Stop {
        /// The address.
        address: String,
        /// What stands in the link.
        token: String,
    },
    /// They have ended.
    Stopped,
}

/// The page on which it is chosen.
pub fn notices_page(page: &NoticePage) -> Markup {
    let language = page.visitor.language;
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (say::title(language)) }
            @if let Some(problem) = &page.problem {
                div class="error" role="alert" { p { (problem) } }
            }
            h2 { (say::here(language)) }
            (in_this_browser(&page.visitor))
            h2 { (say::away_title(language)) }
            @if page.mail.is_none() && page.hook.is_none() {
                div class="fs" { p { (say::nothing_sent(language)) } }
            } @else {
                @if let Some(mail) = &page.mail { (by_mail(mail, language)) }
                @if let Some(hook) = &page.hook { (by_call(hook, language)) }
                (wishes(&page.choices, language))
            }
            (to_settings(language))
        }
    };
    house(&page.visitor, say::title(language), content)
}

fn house(visitor: &Visitor, title: &str, content: Markup) -> Markup {
    Layout { visitor, title, area: Area::Elsewhere, heading: None, events: None, content }.page()
}

fn in_this_browser(visitor: &Visitor) -> Markup {
    let (language, likes) = (visitor.language, visitor.preferences);
    let alerts = rows(Alerts::ALL, likes.alerts, Alerts::code, |one| match one {
        Alerts::Off => say::off(language),
        Alerts::On => say::on(language),
    });
    html! {
        form class="fs" method="post" action=(links::SETTINGS) data-settings data-alerts-form {
            (return_here(visitor))
            (preference("alerts", say::alerts(language), say::alerts_hint(language), &alerts))
            p class="error" role="status" data-refused hidden { (say::alerts_refused(language)) }
            p { button class="btn pri" { (say::save(language)) } }
        }
    }
}

fn by_mail(mail: &MailState, language: Language) -> Markup {
    html! {
        form class="fs" method="post" action=(links::NOTICES_MAIL) {
            h3 { (say::mail(language)) }
            @if let Some(address) = &mail.address { p { (say::mail_goes_to(language, address)) } }
            @if mail.given_up { (given_up(language)) }
            @if let Some(address) = &mail.unconfirmed { p role="status" { (say::link_was_sent(language, address)) } }
            div class="entry" {
                label for="mail" { (say::mail_address(language)) }
                input class="field" id="mail" name="address" type="email" autocomplete="email" maxlength="254"
                    aria-describedby="mail-hint";
                p class="hint" id="mail-hint" { (say::mail_hint(language)) }
            }
            p class="buttons" {
                button class="btn pri" { (say::send_link(language)) }
                @if mail.address.is_some() || mail.unconfirmed.is_some() {
                    button class="btn" name="end" value="1" formnovalidate { (say::end_mail(language)) }
                }
            }
        }
    }
}

fn by_call(hook: &HookState, language: Language) -> Markup {
    html! {
        form class="fs" method="post" action=(links::NOTICES_HOOK) {
            h3 { (say::hook(language)) }
            @if hook.given_up { (given_up(language)) }
            div class="entry" {
                label for="hook" { (say::hook_address(language)) }
                input class="field" id="hook" name="address" type="url" inputmode="url" maxlength="500"
                    placeholder="https://" value=[&hook.address] aria-describedby="hook-hint";
                p class="hint" id="hook-hint" { (say::hook_hint(language)) }
            }
            @if let Some(secret) = &hook.secret {
                div class="entry" {
                    label for="secret" { (say::hook_secret(language)) }
                    input class="field" id="secret" readonly value=(secret) aria-describedby="secret-hint";
                    p class="hint" id="secret-hint" { (say::hook_secret_hint(language)) }
                }
            }
            p class="buttons" {
                button class="btn pri" { (say::save(language)) }
                @if hook.address.is_some() {
                    button class="btn" name="end" value="1" formnovalidate { (say::end_hook(language)) }
                }
            }
        }
    }
}

fn given_up(language: Language) -> Markup {
    html! { div class="error" { p { (say::given_up(language)) } } }
}

fn wishes(choices: &Choices, language: Language) -> Markup {
    let paces = [
        ("at-once", say::at_once(language)),
        ("hourly", say::hourly(language)),
        ("daily", say::daily(language)),
    ];
    let hours = |chosen: u8| -> Vec<Row> {
        (0..24).map(|hour| (hour.to_string(), say::hour_of_day(hour), hour == chosen)).collect()
    };
    let zone = if choices.is_first { Filled::ByScript } else { Filled::AsChosen };
    let zones: Vec<_> = zones(choices.zone)
        .map(|zone| (zone.to_string(), say::zone_name(zone), zone == choices.zone))
        .collect();
    let away: Vec<_> = lengths(choices.away)
        .map(|long| (long.to_string(), say::so_long(language, long), long == choices.away))
        .collect();
    html! {
        form class="fs" method="post" action=(links::NOTICES) {
            h3 { (say::what_title(language)) }
            fieldset class="kinds" {
                legend { (say::kinds(language)) }
                @for (kind, wanted) in &choices.kinds {
                    label { input type="checkbox" name="kind" value=(kind) checked[*wanted]; (kind_words(language, kind)) }
                }
            }
            div class="opt" role="radiogroup" aria-label=(say::pace(language)) {
                b { (say::pace(language)) }
                span class="sg" {
                    @for (code, words) in paces {
                        label { input type="radio" name="pace" value=(code) checked[code == choices.pace]; (words) }
                    }
                }
            }
            (select("hour", say::hour(language), say::hour_hint(language), &hours(choices.hour), Filled::AsChosen))
            (select("quiet_from", say::quiet_from(language), "", &hours(choices.quiet_from), Filled::AsChosen))
            (select("quiet_to", say::quiet_to(language), say::quiet_hint(language), &hours(choices.quiet_to), Filled::AsChosen))
            (select("zone", say::zone(language), say::zone_hint(language), &zones, zone))
            (select("away", say::away(language), say::away_hint(language), &away, Filled::AsChosen))
            p class="buttons" { button class="btn pri" { (say::save(language)) } }
        }
    }
}

/// One of many: code, words, whether it is chosen.
type Row = (String, String, bool);

/// Who knows best what is to be chosen first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Filled {
    AsChosen,
    ByScript,
}

/// A choice of one from many.
fn select(name: &str, label: &str, hint: &str, rows: &[Row], filled: Filled) -> Markup {
    html! {
        div class="opt among" {
            label class="t" for=(name) { (label) }
            select class="field" id=(name) name=(name) data-first[filled == Filled::ByScript] {
                @for (code, words, chosen) in rows { option value=(code) selected[*chosen] { (words) } }
            }
            @if !hint.is_empty() { p { (hint) } }
        }
    }
}

/// The time zones of the world as minutes east of UTC, and the chosen one.
fn zones(chosen: i32) -> impl Iterator<Item = i32> {
    const ODD: [i32; 11] = [-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630];
    let mut all: Vec<i32> = (-12..=14).map(|hours| hours * 60).chain(ODD).chain([765, chosen]).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
}

/// How long somebody may have to be away, and the chosen time.
fn lengths(chosen: u16) -> impl Iterator<Item = u16> {
    let mut all = vec![0, 2, 5, 15, 60, 240, 720, chosen];
    all.sort_unstable();
    all.dedup();
    all.into_iter()
}

fn kind_words(language: Language, kind: &str) -> &'static str {
    match kind {
        "turn" => say::turn(language),
        "asked" => say::asked(language),
        "question" => say::question(language),
        "began" => say::began(language),
        _ => say::over(language),
    }
}

/// A page behind a link in a letter.
pub fn link_page(visitor: &Visitor, said: &Said) -> Markup {
    let language = visitor.language;
    let button = |address: String, words: &str| {
        html! { form method="post" action=(address) { p class="hint" { button class="btn pri" { (words) } } } }
    };
    let (title, text, onwards) = match said {
        Said::Confirm { address, token } => (
            say::confirm_title(language),
            say::confirm_text(language, address),
            button(links::confirm_mail(token), say::confirm_button(language)),
        ),
        Said::Stop { address, token } => (
            say::stop_title(language),
            say::stop_text(language, address),
            button(links::stop_mail(token), say::stop_button(language)),
        ),
        Said::Confirmed => {
            (say::confirmed_title(language), say::confirmed_text(language).into(), to_notices(language))
        }
        Said::Stopped => {
            (say::stopped_title(language), say::stopped_text(language).into(), to_notices(language))
        }
    };
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            section class="fs" {
                h1 class="page" { (title) }
                p { (text) }
                (onwards)
            }
        }
    };
    house(visitor, title, content)
}

fn to_notices(language: Language) -> Markup {
    html! { p class="hint" { a class="btn" href=(links::NOTICES) { (say::to_notices(language)) } } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_zones_and_lengths_hold_what_is_chosen() {
        assert!(zones(-345).any(|zone| zone == -345) && zones(0).all(|zone| (-720..=840).contains(&zone)));
        assert!(zones(0).all(|zone| zone % 15 == 0));
        assert_eq!(say::zone_name(-210), "UTC−3:30");
        assert_eq!(say::zone_name(345), "UTC+5:45");
        assert_eq!(say::zone_name(0), "UTC");
        assert_eq!(lengths(7).filter(|&long| long == 7).count(), 1);
        assert_eq!(say::so_long(Language::French, 240), "4 heures");
    }
}
