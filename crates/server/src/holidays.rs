//! When a person is away: the clocks of games by the day stand still then.

use std::ops::Range;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use domain::PersonId;
use domain::time::{DAY, SECOND, Tick};
use pages::{Day, FieldError, Holidays, links};
use serde::Deserialize;

use crate::app::App;
use crate::days::{day_number, day_of};
use crate::error::{Error, HolidayError, Unread};
use crate::input::Form;
use crate::visit::{Visit, page};

/// How many days of a calendar year somebody may be away.
const DAYS_MAX: i64 = 30;

/// How long before they begin holidays may be set, in days.
const AHEAD: i64 = 366;

/// A span of whole days since 1970: the first, and the one after the last.
type Days = Range<i64>;

/// `GET /holidays`.
pub(crate) async fn show(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Error> {
    render(&app, &visit, StatusCode::OK, Default::default()).await
}

/// Holidays shall be taken, or dropped.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    first: Option<String>,
    last: Option<String>,
    /// The first day of those that shall be dropped.
    drop: Option<String>,
}

impl Change {
    fn wanted(&self) -> Result<Wanted<'_>, Unread> {
        let needed = |name: &str| Unread::MissingField(name.to_owned());
        Ok(match (&self.drop, &self.first, &self.last) {
            (Some(first), ..) => Wanted::Drop { first },
            (None, Some(first), Some(last)) => Wanted::Take { first, last },
            (None, None, _) => return Err(needed("first")),
            (None, Some(_), None) => return Err(needed("last")),
        })
    }
}

/// `POST /holidays`.
pub(crate) async fn change(
    State(app): State<Arc<App>>,
    visit: Visit,
    Form(change): Form<Change>,
) -> Result<Response, Error> {
    let person = visit.guest(&app).await?;
    let wanted = change.wanted()?;
    match (changed(&app, &person.id, wanted).await, wanted) {
        (Ok(()), _) => Ok(visit.go(links::HOLIDAYS)),
        (Err(error @ Error::Holidays(_)), Wanted::Take { first, last }) => {
            let typed = (first.to_owned(), last.to_owned());
            let shown = (typed, Some(FieldError::at("first", error.text(visit.language))));
            render(&app, &visit, StatusCode::UNPROCESSABLE_ENTITY, shown).await
        }
        (Err(error), _) => Err(error),
    }
}

/// What somebody wants to change about holidays; days are written like 2026-12-24.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted<'a> {
    /// To be away from the first to the last day.
    Take {
        /// The first day.
        first: &'a str,
        /// The last day.
        last: &'a str,
    },
    /// To stay at home.
    Drop {
        /// On which day these holidays would have begun.
        first: &'a str,
    },
}

/// Changes the holidays of a person, and with them the clocks of the person's games by the day.
pub(crate) async fn changed(app: &App, person: &PersonId, wanted: Wanted<'_>) -> Result<(), Error> {
    let now = app.time_source.now();
    let all = app.store.holidays(person).await?;
    let all = match wanted {
        Wanted::Take { first, last } => with(&all, (first, last), now)?,
        Wanted::Drop { first } => {
            let first = day_number(first).ok_or(HolidayError::Unreadable)?;
            without(all, first, now)
        }
    };
    let tables = app.store.set_holidays(person, &all, now).await?;
    for live in app.tables.all() {
        if tables.contains(live.id()) {
            live.forget_if_daily().await;
        }
    }
    Ok(())
}

/// The holidays of a person that are not over, and how many days are left of this year and the next.
pub(crate) async fn to_come(
    app: &App,
    person: Option<&PersonId>,
) -> Result<(Vec<(Day, Day)>, [(i64, i64); 2]), Error> {
    let now = app.time_source.now();
    let all = match person {
        Some(person) => app.store.holidays(person).await?,
        None => Vec::new(),
    };
    let year = day_of(now).year;
    let spans: Vec<Days> = all.iter().map(days_of).collect();
    let left = [year, year + 1].map(|year| (year, DAYS_MAX - days_in(&spans, year)));
    let to_come = all.iter().filter(|away| away.end > now);
    Ok((to_come.map(|away| (day_of(away.start), day_of(away.end.plus(-SECOND)))).collect(), left))
}

async fn render(
    app: &App,
    visit: &Visit,
    status: StatusCode,
    (typed, error): ((String, String), Option<FieldError>),
) -> Result<Response, Error> {
    let (days, left) = to_come(app, visit.person().map(|person| &person.id)).await?;
    let visitor = visit.visitor(app).await?;
    let shown = Holidays { visitor, days, left: left.to_vec(), typed, error };
    Ok(page(status, &pages::holidays_page(&shown)))
}

/// The holidays with these days added.
fn with(
    all: &[Range<Tick>],
    (first, last): (&str, &str),
    now: Tick,
) -> Result<Vec<Range<Tick>>, HolidayError> {
    let first = day_number(first).ok_or(HolidayError::Unreadable)?;
    let last = day_number(last).ok_or(HolidayError::Unreadable)?;
    let today = now.0.div_euclid(DAY);
    if last < first {
        return Err(HolidayError::Backwards);
    }
    if first < today {
        return Err(HolidayError::Past);
    }
    if first > today + AHEAD {
        return Err(HolidayError::Far);
    }
    let new = first..last + 1;
    let mut spans: Vec<Days> = all.iter().map(days_of).collect();
    if spans.iter().any(|away| away.start < new.end && new.start < away.end) {
        return Err(HolidayError::Overlap);
    }
    // More days than this are too many in whichever years they are.
    if new.end - new.start > 2 * DAYS_MAX {
        return Err(HolidayError::TooMany);
    }
    let years = [year_of(new.start), year_of(new.end - 1)];
    spans.push(new.clone());
    if years.into_iter().any(|year| days_in(&spans, year) > DAYS_MAX) {
        return Err(HolidayError::TooMany);
    }
    let mut more = all.to_vec();
    // What is left of today: what has passed of a clock is not given back.
    more.push(Tick(new.start * DAY).max(now)..Tick(new.end * DAY));
    more.sort_by_key(|away| away.start);
    Ok(more)
}

/// The holidays without those that begin on this day. Those that have begun end now and count as far as
/// they were taken; those that are over stay.
fn without(all: Vec<Range<Tick>>, first: i64, now: Tick) -> Vec<Range<Tick>> {
    let shortened = all.into_iter().filter_map(|away| {
        if days_of(&away).start != first || away.end <= now {
            return Some(away);
        }
        (away.start < now).then_some(away.start..now)
    });
    shortened.collect()
}

/// The days that holidays touch.
const fn days_of(away: &Range<Tick>) -> Days {
    away.start.0.div_euclid(DAY)..(away.end.0 - 1).div_euclid(DAY) + 1
}

/// How many days of a year they are.
fn days_in(spans: &[Days], year: i64) -> i64 {
    let count = |days: &Days| days.clone().filter(|&day| year_of(day) == year).count();
    spans.iter().map(count).sum::<usize>().try_into().unwrap_or(i64::MAX)
}

fn year_of(day: i64) -> i64 {
    Day::of_seconds(day * (DAY / SECOND)).year
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::days::away_until;
    use domain::time::{DAY, SECOND, Tick};

    /// Noon of 20 December 2026.
    const NOW: Tick = Tick(20_807 * DAY + DAY / 2);

    fn add(all: &[Range<Tick>], first: &str, last: &str) -> Result<Vec<Range<Tick>>, HolidayError> {
        with(all, (first, last), NOW)
    }

    #[test]
    fn days_are_read_as_they_are_written() {
        assert_eq!(day_number("1970-01-01"), Some(0));
        assert_eq!(day_number("2026-12-20"), Some(20_807));
        for number in (0..200_000).step_by(37) {
            let written = Day::of_seconds(number * (DAY / SECOND)).to_string();
            assert_eq!(day_number(&written), Some(number), "{written}");
        }
        let wrong =
            ["", "2026-2-30", "2026-02-30", "2026-13-01", "1969-12-31", "2026-1-01", "x-1-1", "2026-12-24-1"];
        for wrong in wrong {
            assert_eq!(day_number(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn holidays_begin_today_at_the_earliest_and_count_by_the_calendar_year() {
        let today = add(&[], "2026-12-20", "2026-12-20").unwrap();
        assert_eq!(
            today.as_slice(),
            std::slice::from_ref(&(NOW..Tick(20_808 * DAY))),
            "the morning has passed"
        );
        for (first, last, why) in [
            ("2026-12-19", "2026-12-21", HolidayError::Past),
            ("2026-12-24", "2026-12-23", HolidayError::Backwards),
            ("24.12.2026", "2026-12-26", HolidayError::Unreadable),
            ("2028-01-01", "2028-01-02", HolidayError::Far),
            ("2027-03-01", "2027-03-31", HolidayError::TooMany),
            ("2027-01-01", "2099-01-01", HolidayError::TooMany),
        ] {
            assert_eq!(add(&[], first, last), Err(why), "{first}");
        }
        let winter = add(&[], "2026-12-21", "2027-01-20").unwrap();
        assert_eq!(winter.len(), 1, "eleven days of one year and twenty of the next");
        assert_eq!(add(&winter, "2027-01-20", "2027-01-21"), Err(HolidayError::Overlap));
        assert_eq!(add(&winter, "2027-05-01", "2027-05-11"), Err(HolidayError::TooMany));
        assert_eq!(add(&winter, "2027-05-01", "2027-05-10").unwrap().len(), 2);
    }

    #[test]
    fn what_was_taken_of_holidays_counts_and_the_rest_does_not() {
        let day = |day: i64| Tick(day * DAY);
        let all = vec![day(20_700)..day(20_720), day(20_800)..day(20_820), day(20_900)..day(20_905)];
        assert_eq!(away_until(&all, NOW).unwrap().to_string(), "2027-01-01");
        let stayed = without(all.clone(), 20_700, NOW);
        assert_eq!(stayed, all, "what is over stays");
        let back = without(all.clone(), 20_800, NOW);
        assert_eq!(back[1], day(20_800)..NOW);
        assert_eq!(away_until(&back, NOW), None);
        assert_eq!(without(all.clone(), 20_900, NOW), all[..2]);
    }
}
