//! Names, languages and preferences.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use store::{Person, SeatRecord};
use words::{Language, word};

use crate::error::{BadAccount, BadName, BadRequest, Error};
use crate::fields::Fields;
use crate::house::House;
use crate::visit::{Visit, page};

/// How many characters a person's name may have.
pub(crate) const NAME_MAX: usize = 24;

/// `POST /name`.
pub(crate) async fn rename(
    State(house): State<Arc<House>>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let name = good_name(fields.one("name").unwrap_or_default(), NAME_MAX)?;
    let person = visit.guest(&house).await?;
    if person.has_account() {
        return Err(BadAccount::NameNeedsPassword.into());
    }
    house.store.rename(&person.id, &name).await?;
    Ok(visit.go(fields.next()))
}

/// `POST /language`.
pub(crate) async fn speak(
    State(house): State<Arc<House>>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Error> {
    let language: Language = fields.need("language")?.parse().map_err(|_| BadRequest::Field("language"))?;
    let person = visit.guest(&house).await?;
    house.store.speak(&person.id, language).await?;
    Ok(visit.go(fields.next()))
}

/// `POST /settings`: kept in the browser, not in the store.
pub(crate) async fn prefer(visit: Visit, fields: Fields) -> Result<Response, Error> {
    let preferences = visit.preferences.with_form(fields.pairs());
    let mut response = visit.go(fields.next());
    let cookie = HeaderValue::from_str(&visit.preferences_cookie(preferences)).map_err(Error::failed)?;
    response.headers_mut().append(header::SET_COOKIE, cookie);
    Ok(response)
}

/// `GET /about`.
pub(crate) async fn about(State(house): State<Arc<House>>, visit: Visit) -> Result<Response, Error> {
    let visitor = visit.visitor(&house).await?;
    Ok(page(StatusCode::OK, &pages::about_page(&visitor, &house.games_in(visit.language))))
}

/// A name without white space around it.
///
/// # Errors
/// If it is empty, longer than `max` characters, or holds characters that cannot be seen.
pub(crate) fn good_name(text: &str, max: usize) -> Result<String, BadName> {
    let name = text.trim();
    let invisible = |sign: char| {
        sign.is_control()
            // Marks that turn the direction of writing or have no width.
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    if name.is_empty() {
        Err(BadName::Empty)
    } else if name.chars().any(invisible) {
        Err(BadName::Invisible)
    } else if name.chars().count() > max {
        Err(BadName::Long)
    } else {
        Ok(name.into())
    }
}

/// What a person is called at a table: a guest without a name is a guest.
pub(crate) fn name_at_table(person: &Person) -> &str {
    if person.name.is_empty() {
        word!(person.language, en: "Guest", fr: "Invité", de: "Gast")
    } else {
        &person.name
    }
}

/// A name that nobody at the table has yet: the second Anna is Anna 2.
pub(crate) fn different_name(name: &str, seats: &[SeatRecord]) -> String {
    let is_free = |name: &str| !seats.iter().any(|seat| seat.name == name);
    let numbered = |number: usize| {
        let ending = format!(" {number}");
        let kept: String = name.chars().take(NAME_MAX - ending.len()).collect();
        format!("{}{ending}", kept.trim_end())
    };
    let mut names = std::iter::once(name.to_owned()).chain((2..).map(numbered));
    names.find(|name| is_free(name)).expect("a table has fewer seats than there are numbers")
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;

    #[test]
    fn names_are_trimmed_short_and_visible() {
        assert_eq!(good_name("  Zoë Ågren ", NAME_MAX), Ok("Zoë Ågren".into()));
        assert_eq!(good_name("ééééééééééééééééééééééééé", NAME_MAX), Err(BadName::Long));
        assert_eq!(good_name(&"é".repeat(24), NAME_MAX), Ok("é".repeat(24)));
        for (name, bad) in [
            ("", BadName::Empty),
            (" \t\n", BadName::Empty),
            ("An\u{7}na", BadName::Invisible),
            ("An\nna", BadName::Invisible),
            ("annA\u{202e}x", BadName::Invisible),
            ("\u{200b}", BadName::Invisible),
        ] {
            assert_eq!(good_name(name, NAME_MAX), Err(bad), "{name:?}");
        }
    }

    #[test]
    fn two_people_of_one_name_are_told_apart() {
        let seated = |names: &[&str]| -> Vec<SeatRecord> {
            let seat = |name: &&str| SeatRecord { name: (*name).into(), ..SeatRecord::open(Seat::default()) };
            names.iter().map(seat).collect()
        };
        assert_eq!(different_name("Anna", &seated(&["Ben", ""])), "Anna");
        assert_eq!(different_name("Anna", &seated(&["Anna", "Anna 2"])), "Anna 3");
        let long = "x".repeat(24);
        let second = different_name(&long, &seated(&[&long]));
        assert_eq!(second, format!("{} 2", "x".repeat(22)));
    }
}
