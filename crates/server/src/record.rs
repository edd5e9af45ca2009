//! The table written down: its saved game, and its position in words.

use std::fmt::Write;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::{Look, Part};
use engine::SavedGame;
use store::{Moment, SeatKind, SeatRecord, Status};

use crate::error::{Error, Seating};
use crate::house::House;
use crate::sitting::Sitting;
use crate::table_page::place;
use crate::visit::Visit;

/// `GET /t/{id}/save`: the whole game, once it is over. Before, it would show everybody's hand.
pub(crate) async fn save(State(house): State<Arc<House>>, Path(id): Path<String>) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let sitting = live.read(&house).await?;
    let text = match sitting.record.status {
        Status::Waiting => return Err(Seating::NotBegun.into()),
        Status::Playing => return Err(Seating::Running.into()),
        Status::Over => saved(&sitting)?.to_string(),
    };
    let name = format!("attachment; filename=\"{}-{}.mu\"", sitting.record.game, sitting.record.id);
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// `GET /t/{id}/describe`: the position in words, for this visitor.
pub(crate) async fn describe(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = house.hub.table(&house, &id).await?;
    let sitting = live.read(&house).await?;
    let seats = sitting.looks();
    let (_, eyes) = place(&live, &sitting, &visit);
    let look = Look { language: visit.language, observer: eyes.observer(), seats: &seats };
    let text = plain(&sitting.game()?.describe(&look));
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

fn plain(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        let _ = writeln!(text, "{}", part.heading);
        for line in &part.lines {
            let _ = writeln!(text, "  {line}");
        }
        text.push('\n');
    }
    text
}

/// The saved game with its people, its date and what proves its luck.
fn saved(sitting: &Sitting) -> Result<SavedGame, Error> {
    let mut saved = sitting.game()?.save();
    for seat in &sitting.seats {
        saved.push("seat", &seat_line(seat));
    }
    saved.push("date", &date(sitting.record.created));
    saved.push("luck", &format!("sha256:{}", sitting.record.secret.commitment()));
    for seat in &sitting.seats {
        if let Some(share) = &seat.share {
            saved.push("share", &format!("{} {share}", seat.seat));
        }
    }
    saved.push("secret", &sitting.record.secret.to_string());
    Ok(saved)
}

fn seat_line(seat: &SeatRecord) -> String {
    match seat.kind {
        SeatKind::Computer => format!("{} bot {}", seat.seat, seat.computer),
        SeatKind::Person | SeatKind::Open => format!("{} {}", seat.seat, seat.name),
    }
}

/// The day of a moment (UTC) as `2026-11-21`.
///
/// Counts in years that begin with March, so that the leap day is the last of its year.
fn date(moment: Moment) -> String {
    const DAYS_OF_400_YEARS: i64 = 146_097;
    let days = moment.0.div_euclid(86_400) + 719_468; // since 1 March of the year 0
    let (era, day) = (days.div_euclid(DAYS_OF_400_YEARS), days.rem_euclid(DAYS_OF_400_YEARS));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153; // from March, in the rhythm 31 30 31 30 31
    let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day_of_month:02}", era * 400 + year + next_year)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (seconds, day) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_709_164_800, "2024-02-29"),
            (1_795_219_200, "2026-11-21"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(Moment(seconds)), day, "{seconds}");
        }
    }
}
