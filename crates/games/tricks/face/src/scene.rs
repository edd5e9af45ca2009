//! Everything that a page shows of a position.

use engine::Told;
use tricks::{Event, Phase};
use words::{count, say, word};

use super::sight::Sight;
use super::{felt, hand, notice, panel, plates, trick};
use face::{Cells, Scene, Stage};

/// Everything that a page shows of a position, except the choices.
pub(super) fn scene(sight: Sight<'_>, told: &[&Told<Event>], cells: &Cells<'_>) -> Scene {
    let events: Vec<&Event> = told.iter().map(|told| &told.event).collect();
    Scene {
        main: felt::table(sight, cells),
        hand: hand::hand(sight, cells),
        plates: plates::plates(sight, cells),
        panel: panel::panel(sight, cells),
        stages: stages(sight),
        notice: notice::notice(sight, &events, cells),
    }
}

/// The steps of a round; the current one names the round.
fn stages(sight: Sight<'_>) -> Vec<Stage> {
    let (public, language) = (sight.public(), sight.language());
    let round = public.round();
    let here = match public.phase() {
        Phase::Deal | Phase::Auction => 0,
        Phase::ViceTrump | Phase::ChiefTrump => 1,
        Phase::Partner => 2,
        Phase::Trick | Phase::Draw | Phase::Over(_) => 3,
    };
    let record = public.tricks();
    let number = (record.complete() + 1).min(public.options().hand_size());
    let tricks = if here == 3 {
        trick::trick_number(sight, number)
    } else {
        let all = public.options().hand_size();
        count!(language, all, en: "{all} trick" | "{all} tricks", fr: "{all} pli" | "{all} plis", de: "{all} Stich" | "{all} Stiche")
    };
    let labels = [
        word!(language, en: "Auction", fr: "Enchères", de: "Auktion").to_owned(),
        word!(language, en: "Trumps", fr: "Atouts", de: "Trümpfe").to_owned(),
        word!(language, en: "Partner", fr: "Partenaire", de: "Partner").to_owned(),
        tricks,
    ];
    let in_use = |place: usize| place != 2 || public.options().has_teams();
    let labels = labels.into_iter().enumerate().filter(|&(place, _)| in_use(place));
    let stage = |(place, label): (usize, String)| {
        if place != here {
            return Stage { label, current: false };
        }
        let label = say!(language,
            en: "Round {round} · {label}", fr: "Manche {round} · {label}", de: "Runde {round} · {label}");
        Stage { label, current: true }
    };
    labels.map(stage).collect()
}
