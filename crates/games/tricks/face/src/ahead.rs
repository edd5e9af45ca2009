//! What may be chosen ahead: to pass until the auction ends, and the card for the trick that lies there.

use face::{Act, Ahead, Ends, Finality, Pick};
use tricks::{Action, Phase};
use words::{say, word};

use super::handles::{self, Place};
use super::sight::Sight;
use super::words::card_name;

/// What the observer may choose ahead.
pub(super) fn ahead(sight: Sight<'_>) -> Ahead {
    let (public, language) = (sight.public(), sight.language());
    let Some(me) = sight.me() else { return Ahead::default() };
    let act = |action: Action, handle: String, say: String| Act {
        picks: vec![Pick::One(handle)],
        text: action.text(),
        say,
        whole: String::new(),
        effect: String::new(),
        effects_by_size: Vec::new(),
        finality: Finality::Free,
        ends: Ends::Nothing,
    };
    let trick = public.tricks().current();
    match public.phase() {
        Phase::Auction => {
            let say = word!(language, en: "Pass until the auction ends", fr: "Passer jusqu’à la fin des enchères", de: "Passen, bis die Auktion endet");
            Ahead {
                stretch: STRETCH * public.round(),
                acts: vec![act(Action::Pass, handles::PASS.to_owned(), say.to_owned())],
            }
        }
        Phase::Trick if trick.is_some_and(|trick| trick.of(me).is_none()) => {
            let laid = public.laid(me);
            let hand = handles::of_cards(Place::Hand, sight.view.hand())
                .into_iter()
                .filter(|(_, card)| !laid.contains(*card));
            let cards = hand.chain(handles::of_cards(Place::Laid, laid));
            let follow = |(handle, card)| {
                let name = card_name(card, language);
                let say = say!(language, en: "Then play {name}", fr: "Ensuite, jouer {name}", de: "Dann {name} spielen");
                act(Action::Play(card), handle, say)
            };
            let number = trick.map_or(0, |trick| u32::from(trick.number()) + 1);
            Ahead { stretch: STRETCH * public.round() + number, acts: cards.map(follow).collect() }
        }
        Phase::Deal
        | Phase::Draw
        | Phase::ViceTrump
        | Phase::ChiefTrump
        | Phase::Partner
        | Phase::Trick
        | Phase::Over(_) => Ahead::default(),
    }
}

/// More than a round has tricks.
const STRETCH: u32 = 100;
