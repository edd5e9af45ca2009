//! Sending what is due: claimed, looked at once more, put into words, sent, and noted as sent.

use std::sync::Arc;
use std::time::Duration;

use domain::{Moment, Person, PersonId};
use futures_util::StreamExt as _;
use futures_util::stream;
use pages::letters::{Told as Line, letter};
use post::{Call, Failed, Letter, Post};
use serde_json::json;
use store::{NoticeKind, NoticePace, Round, Told, Waiting, Way};

use super::due::{Due, due};
use super::gather::tellable;
use crate::app::App;
use crate::entropy::random_token;
use crate::error::{Error, Missing};
use crate::facts::table_name;

/// To how many people at a time something is sent.
const AT_A_TIME: usize = 8;

/// How many ways are looked at in one round; the others in the next.
const ROUND_MAX: u32 = 500;

/// How many notices one message holds at most; the others come in the next one.
const MESSAGE_MAX: usize = 20;

/// How long one attempt may take. A claim lasts longer.
const PATIENCE: Duration = Duration::from_mins(1);

/// How long a way is claimed.
const CLAIMED_SECONDS: i64 = 180;

/// After so many failures in a row nothing more is sent there, and the settings say so: about two days.
const FAILURES_MAX: u32 = 14;

/// How long nothing is tried after the first failure; twice as long after each further one.
const FIRST_PAUSE: i64 = 60;

/// The longest pause.
const LONGEST_PAUSE: i64 = 6 * 3600;

/// How long nothing is tried when the mail server of the host is away.
const AWAY_PAUSE: i64 = 300;

/// Tells everybody what is due.
pub(super) async fn deliver(app: &Arc<App>, now: Moment) -> Result<(), store::Error> {
    let ways = app.store.ways_to_go(now, ROUND_MAX).await?;
    stream::iter(ways)
        .for_each_concurrent(AT_A_TIME, async |(person, way)| {
            if let Err(error) = tell(app, (&person, way), now).await {
                tracing::error!(way = way.word(), %error, "somebody cannot be told");
            }
        })
        .await;
    Ok(())
}

/// Tells one person in one way what is due.
async fn tell(app: &Arc<App>, way: (&PersonId, Way), now: Moment) -> Result<(), Error> {
    let Some(round) = app.store.claim_way(way, CLAIMED_SECONDS, now).await? else { return Ok(()) };
    let outcome = attempt(app, &round, way, now).await;
    let told = match &outcome {
        Ok(told) => *told,
        Err(_) => Some(Told::NotNow { retry: Moment(now.0.saturating_add(AWAY_PAUSE)) }),
    };
    app.store.release_way(way, told, now).await?;
    outcome.map(drop)
}

/// Sends what is due in a round; nothing if nothing is.
async fn attempt(
    app: &Arc<App>,
    round: &Round,
    way: (&PersonId, Way),
    now: Moment,
) -> Result<Option<Told>, Error> {
    let Due { now: ripe, lapsed, later } = due(&round.waiting, &round.wishes, now);
    let (mut lines, mut told, mut gone) = (Vec::new(), Vec::new(), lapsed);
    for notice in ripe {
        let line = if round.person.is_banned { None } else { line(app, round, &notice).await? };
        match line {
            Some(_) if lines.len() == MESSAGE_MAX => break,
            Some(line) => {
                lines.push(line);
                told.push(notice);
            }
            None => gone.push(notice),
        }
    }
    app.store.done(way, &gone, now).await?;
    without_repetition(&mut lines);
    if lines.is_empty() {
        return Ok((later > 0).then(|| Told::NotNow { retry: look_again(round, now) }));
    }
    let sent = tokio::time::timeout(PATIENCE, send(app, round, &lines, now)).await;
    match sent.unwrap_or_else(|_| Err(Failed::Refused("it took too long".into()))) {
        Ok(()) => {
            app.store.done(way, &told, now).await?;
            Ok(Some(Told::Yes))
        }
        Err(failed) => {
            tracing::warn!(way = round.way.way.word(), failures = round.way.failures, %failed, "a notice was not taken");
            Ok(Some(after(&failed, round.way.failures, now)))
        }
    }
}

/// When a way is looked at again for which everything is still to ripen: soon, and whenever an hour may
/// begin anywhere on earth.
fn look_again(round: &Round, now: Moment) -> Moment {
    const QUARTER: i64 = 900;
    let pause = match round.wishes.pace {
        NoticePace::AtOnce => 20,
        NoticePace::Hourly | NoticePace::Daily => 300,
    };
    let next_quarter = now.0 - now.0.rem_euclid(QUARTER) + QUARTER;
    Moment(now.0.saturating_add(pause).min(next_quarter))
}

/// What follows from a failure, after so many in a row before it.
fn after(failed: &Failed, failures: u32, now: Moment) -> Told {
    match failed {
        Failed::Away(_) => Told::NotNow { retry: Moment(now.0.saturating_add(AWAY_PAUSE)) },
        Failed::Gone(_) => Told::Never,
        Failed::Refused(_) if failures + 1 >= FAILURES_MAX => Told::Never,
        Failed::Refused(_) => {
            let pause = FIRST_PAUSE.saturating_mul(1 << failures.min(20)).min(LONGEST_PAUSE);
            Told::No { retry: Moment(now.0.saturating_add(pause)) }
        }
    }
}

/// What is told of a notice, if it is still so.
async fn line(app: &Arc<App>, round: &Round, notice: &Waiting) -> Result<Option<Line>, Error> {
    let live = match app.tables.table(notice.table.as_str()).await {
        Ok(live) => live,
        Err(Error::Missing(_)) => return Ok(None),
        Err(error) => return Err(error),
    };
    let state = match live.read().await {
        Ok(state) => state,
        Err(Error::Missing(Missing::Table(_) | Missing::Closed(_))) => return Ok(None),
        Err(error) => return Err(error),
    };
    let is_so = tellable(&state, &round.person.id).contains(&(notice.kind, notice.step));
    Ok(is_so.then(|| Line {
        kind: notice.kind.word(),
        table: notice.table.to_string(),
        name: table_name(&state.record, round.person.language),
        game: state.entry.name,
        title: state.entry.title,
    }))
}

/// Who is told that it is their turn needs not be told that the game began.
fn without_repetition(lines: &mut Vec<Line>) {
    let (turn, began) = (NoticeKind::Turn.word(), NoticeKind::Began.word());
    let turns: Vec<String> =
        lines.iter().filter(|line| line.kind == turn).map(|line| line.table.clone()).collect();
    lines.retain(|line| line.kind != began || !turns.contains(&line.table));
}

async fn send(app: &App, round: &Round, lines: &[Line], now: Moment) -> Result<(), Failed> {
    let away = || Failed::Away("nothing is sent here any more".into());
    match round.way.way {
        Way::Mail => {
            let (post, site) = app.notices.letters().ok_or_else(away)?;
            send_letter(post, site, round, lines).await
        }
        Way::Hook => {
            let (post, site) = app.notices.calls().ok_or_else(away)?;
            let body = told_to_programs(&round.person, site, lines, now);
            let (address, secret) = (round.way.address.clone(), round.way.secret.clone());
            post.call(&Call { address, body, secret, at: now.0 }).await
        }
    }
}

async fn send_letter(post: &Arc<dyn Post>, site: &str, round: &Round, lines: &[Line]) -> Result<(), Failed> {
    let ends_by = format!("{site}{}", pages::links::stop_mail(&round.way.secret));
    let written = letter(round.person.language, site, lines, &ends_by);
    let id = random_token().map_err(|error| Failed::Away(error.to_string()))?.to_string();
    let to = round.way.address.clone();
    post.mail(&Letter { to, subject: written.subject, text: written.text, id, ends_by: Some(ends_by) }).await
}

/// The body of a call. `text` is what chats show that take such calls.
fn told_to_programs(person: &Person, site: &str, lines: &[Line], now: Moment) -> String {
    let language = person.language;
    let notices: Vec<serde_json::Value> = lines
        .iter()
        .map(|line| {
            json!({
                "kind": line.kind,
                "table": line.table,
                "name": line.name,
                "game": line.game,
                "title": line.title,
                "text": line.words(language),
                "url": line.address(site),
            })
        })
        .collect();
    let text: Vec<String> =
        lines.iter().map(|line| format!("{} {}", line.words(language), line.address(site))).collect();
    json!({ "version": 1, "at": now.0, "text": text.join("\n"), "notices": notices }).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let (now, refused) = (Moment(1_000), Failed::Refused("no".into()));
        let pause = |failures| match after(&refused, failures, now) {
            Told::No { retry } => retry.0 - now.0,
            other @ (Told::Yes | Told::NotNow { .. } | Told::Never) => panic!("{other:?}"),
        };
        assert_eq!([0, 1, 2, 7, 8, 12].map(pause), [60, 120, 240, 7680, 15_360, LONGEST_PAUSE]);
        assert_eq!(after(&refused, FAILURES_MAX - 1, now), Told::Never);
        assert_eq!(after(&Failed::Gone("no".into()), 0, now), Told::Never);
        // The mail server of the host is nobody's fault: it is tried for ever.
        let away = Failed::Away("no".into());
        assert_eq!(after(&away, 99, now), Told::NotNow { retry: Moment(1_000 + AWAY_PAUSE) });
    }

    #[test]
    fn a_turn_says_that_the_game_began() {
        let line = |kind, table: &str| Line {
            kind,
            table: table.into(),
            name: "Friday".into(),
            game: "toy",
            title: "Toy",
        };
        let mut lines =
            vec![line("began", "one"), line("turn", "one"), line("began", "two"), line("over", "one")];
        without_repetition(&mut lines);
        assert_eq!(lines, [line("turn", "one"), line("began", "two"), line("over", "one")]);
    }
}
