//! What becomes of a deal and of a choice.

use engine::{Audience, PerSeat, Seat, SeatSet, Set, Witness};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, winning_rule};
use crate::luck::Deal;
use crate::options::Winning;
use crate::state::Toy;

impl Toy {
    /// Begins a round.
    pub(crate) fn deal(&mut self, Deal(hands): &Deal, witness: &mut impl Witness<Event>) {
        self.hands = *hands;
        self.shown = PerSeat::new(self.options.seats, Set::EMPTY);
        self.round = self.round.saturating_add(1);
        witness.see(Audience::Everyone, Event::Dealt(self.round));
    }

    /// Seals a number; the last one shows them all.
    pub(crate) fn seal(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        debug_assert!(self.check_seal(seat, action).is_ok());
        self.sealed[seat] = Some(action.0);
        witness.see(Audience::Everyone, Event::Sealed(seat));
        witness.see(Audience::Only(SeatSet::only(seat)), Event::Chose(seat, action.0));
        if self.owed().owing().is_empty() {
            self.show(witness);
        }
    }

    /// Everybody has sealed a number: they are shown, and one seat wins.
    fn show(&mut self, witness: &mut impl Witness<Event>) {
        let shown: Vec<(Seat, Card)> =
            self.sealed.iter().filter_map(|(seat, card)| Some((seat, (*card)?))).collect();
        for &(seat, card) in &shown {
            witness.see(Audience::Everyone, Event::Shown(seat, card));
            self.hands[seat].remove(card);
            self.shown[seat].insert(card);
        }
        self.sealed = PerSeat::new(self.options.seats, None);
        self.showings += 1;
        let by_value = |&(_, card): &(Seat, Card)| card;
        let best = match self.options.wins {
            Winning::Highest => shown.iter().copied().max_by_key(by_value),
            Winning::Lowest => shown.iter().copied().min_by_key(by_value),
        };
        if let Some((seat, card)) = best {
            let points = card.value() + u8::from(self.options.bonus.contains(card));
            self.points[seat] += i32::from(points);
            let rule = winning_rule(self.options.wins);
            witness.see(Audience::Everyone, Event::Won { seat, points, rule });
        }
        if self.owed().standing().is_some() {
            witness.see(Audience::Everyone, Event::Over);
        }
    }
}
