//! Rated games that count less than in full.

use std::io::Write;

use domain::{Less, PersonId};
use store::{Store, WeighedGames};

use super::when;
use crate::failure::Failure;

/// Lists who plays rated games that count less, and why.
pub(super) async fn list(store: &Store, most: usize, out: &mut dyn Write) -> Result<(), Failure> {
    let all = store.weighed_games(most).await.map_err(Failure::input)?;
    if all.is_empty() {
        writeln!(out, "All rated games count in full.")?;
    }
    for weighed in &all {
        writeln!(out, "{}", line(weighed))?;
    }
    Ok(())
}

/// `m  2026-11-21 14:05  12 games  25%  same_people  Anna (3f9c2a10), Ben (77aa0b12)`
fn line(weighed: &WeighedGames) -> String {
    let short = |id: &PersonId| id.as_str().chars().take(8).collect::<String>();
    let named = |(id, name): &(PersonId, String)| format!("{name} ({})", short(id));
    let people: Vec<String> = weighed.people.iter().map(named).collect();
    let loser =
        weighed.thrown_by.as_ref().map(|loser| format!("  lost by {}", short(loser))).unwrap_or_default();
    let Less { weight, why } = weighed.last;
    let (game, at, games) = (&weighed.game, when(weighed.ended), weighed.games);
    format!(
        "{game}  {at}  {games} games  {}%  {}  {}{loser}",
        weight.percent(),
        why.word(),
        people.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use domain::{Moment, Weight, WhyLess};

    use super::*;

    #[test]
    fn a_line_says_who_played_how_much_it_counts_and_why() {
        let person = |id: &str, name: &str| (PersonId::new(id), name.to_owned());
        let weighed = WeighedGames {
            game: "m".into(),
            players: 2,
            people: vec![person("3f9c2a1077aa0b12", "Anna"), person("77aa0b123f9c2a10", "Ben")],
            thrown_by: Some(PersonId::new("77aa0b123f9c2a10")),
            games: 12,
            last: Less { weight: Weight::Quarter, why: WhyLess::Thrown },
            ended: Moment(1_795_269_900),
        };
        assert_eq!(
            line(&weighed),
            "m  2026-11-21 14:05  12 games  25%  thrown  Anna (3f9c2a10), Ben (77aa0b12)  lost by 77aa0b12"
        );
    }
}
