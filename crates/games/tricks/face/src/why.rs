//! Why a thing of the table cannot be chosen next.

use tricks::{Action, Card, CardSet, Illegal, Phase};
use words::say;

use super::handles::{self, Place, Thing};
use super::refusal::refusal;
use super::sight::Sight;
use super::words::card_name;
use super::words::rule;
use face::{Refusal, Tried};

/// What stands in the way of a handle, or what is asked instead.
pub(super) fn why(sight: Sight<'_>, tried: &Tried<'_>) -> Refusal {
    let asked = || tried.asked(rule(3, 2));
    if tried.is_waiting() {
        let reason = sight.view.check(Action::Pass).err();
        return reason.map_or_else(asked, |reason| tried.waits(refusal(&reason, sight.look), sight.look));
    }
    let action = match Thing::of(tried.handle) {
        Some(Thing::Card(place, card)) => {
            return no_card(sight, tried.picks, (place, card)).unwrap_or_else(asked);
        }
        Some(Thing::Type(named)) => Action::Trump(named),
        Some(Thing::Seat(seat)) => Action::Partner(seat),
        Some(Thing::Pass) => Action::Pass,
        None => return asked(),
    };
    sight.view.check(action).err().map_or_else(asked, |reason| refusal(&reason, sight.look))
}

/// Why a card of the observer's cannot be chosen after these.
fn no_card(sight: Sight<'_>, picks: &[&str], (place, card): (Place, Card)) -> Option<Refusal> {
    let reason = match (sight.public().phase(), place) {
        (Phase::Auction, Place::Laid) => Some(Illegal::AlreadyLaid { cards: CardSet::only(card) }),
        (Phase::Auction, Place::Hand) => {
            let chosen = picks.iter().filter_map(|pick| match Thing::of(pick) {
                Some(Thing::Card(Place::Hand, card)) => Some(card),
                _ => None,
            });
            sight.view.check(Action::Lay(chosen.chain([card]).collect())).err()
        }
        (Phase::Trick, Place::Hand) if sight.view.playable().contains(card) => {
            return Some(twin_on_table(sight, card));
        }
        _ => sight.view.why_not(card),
    };
    Some(refusal(&reason?, sight.look))
}

/// Of two equal cards the rules play the one on the table.
fn twin_on_table(sight: Sight<'_>, card: Card) -> Refusal {
    let name = card_name(card, sight.language());
    let laid = handles::of_cards(Place::Laid, CardSet::only(card));
    Refusal {
        text: say!(sight.language(),
            en: "You have {name} on the table too, and that one is played first: it tells the others less.",
            fr: "Vous avez aussi {name} sur la table\u{202f}: c’est celle-là qui se joue d’abord, car elle en dit moins aux autres.",
            de: "{name} liegt bei dir auch aus, und die wird zuerst gespielt: Sie verrät den anderen weniger."),
        rule: rule(8, 2),
        handles: laid.into_iter().map(|(handle, _)| handle).collect(),
    }
}
