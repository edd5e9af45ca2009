//! What the column of players says of each seat.

use city::{Estate, Phase};
use engine::Seat;
use words::{say, word};

use super::sight::Sight;
use super::tally::Tally;
use super::words::total;
use face::Plate;

/// One plate a seat, `a` first.
pub(super) fn plates(sight: Sight<'_>, tally: &Tally) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| plate(sight, seat, tally)).collect()
}

fn plate(sight: Sight<'_>, seat: Seat, tally: &Tally) -> Plate {
    let (public, language) = (sight.public(), sight.language());
    let estate: &Estate = sight.estate(seat);
    let (done, of, won) = (estate.completed(), estate.ventures().len(), estate.victories());
    let state = match public.phase() {
        Phase::Luck(_) | Phase::Boards => String::new(),
        Phase::Choose
        | Phase::Calm(_)
        | Phase::Resolve
        | Phase::RoundEnd
        | Phase::Window
        | Phase::Damage
        | Phase::Entries
        | Phase::Over => say!(language,
            en: "Projects {done}/{of}, victories {won}",
            fr: "Projets {done}/{of}, victoires {won}",
            de: "Projekte {done}/{of}, Siege {won}"),
    };
    let role = (!estate.pending().is_empty()).then(|| {
        let text = word!(language, en: "Damage", fr: "Dégâts", de: "Schaden").to_owned();
        (format!("{text} {}", estate.pending().len()), "c-hurt")
    });
    Plate { score: total(tally.points(seat)), role, state, ..Plate::default() }
}
