//! Battles: totals, reactions, outcome, Damage (CITY-7, CITY-8).

use engine::{Seat, Witness};

use crate::desk::{Desk, Task};
use crate::event::{Event, Who};
use crate::flow::tell;
use crate::legal::neutral_hit;
use crate::phase::{Moment, Phase};
use crate::public::{NEUTRAL, Public, SIDES_MAX};
use crate::space::Line;
use crate::state::City;

impl Public {
    /// Whose board a side is.
    pub(crate) fn who(&self, side: usize) -> Who {
        match Seat::new(side).filter(|seat| seat.index() < usize::from(self.seats)) {
            Some(seat) => Who::Seat(seat),
            None => Who::Neutral,
        }
    }

    /// Whether a side has lost the Battle that is being fought (CITY-7.5, CITY-7.7).
    pub(crate) const fn loses(&self, side: usize) -> bool {
        self.losers >> side & 1 != 0
    }

    /// The highest and the lowest total of a line.
    pub(crate) fn extremes(&self, line: Line) -> (u8, u8) {
        let totals = self.totals(line);
        let totals = &totals[..usize::from(self.sides)];
        (totals.iter().copied().max().unwrap_or(0), totals.iter().copied().min().unwrap_or(0))
    }
}

impl City {
    /// Turns up the next Battle card of the round (CITY-7.2), or goes on after the last one.
    pub(crate) fn show_battle(&mut self, witness: &mut impl Witness<Event>) {
        let (_, end) = self.public.battles_of_round();
        if self.public.battle >= end {
            return match self.public.round {
                3 => self.calm(Moment::Harvest),
                round => self.begin_round(round + 1, witness),
            };
        }
        let battle = self.public.battle;
        let line = self.battles[usize::from(battle)];
        self.public.battles[usize::from(battle)] = Some(line);
        self.public.bonus = [0; SIDES_MAX];
        tell(witness, Event::BattleShown { battle, line });
        self.calm(Moment::Battle);
    }

    /// Totals are announced, and those who can change theirs are asked (CITY-7.11).
    pub(crate) fn announce(&mut self, witness: &mut impl Witness<Event>) {
        self.ask(Phase::Window);
        self.tell_totals(witness);
    }

    fn tell_totals(&self, witness: &mut impl Witness<Event>) {
        if let Some(line) = self.public.line().filter(|_| witness.is_looking()) {
            let (totals, sides) = (self.public.totals(line), self.public.sides);
            tell(witness, Event::Totals { line, totals, sides });
        }
    }

    /// The window is over if nobody has used anything; else it opens again.
    pub(crate) fn after_window(&mut self, witness: &mut impl Witness<Event>) {
        let used = |seat: Seat| {
            let (desk, before) = (&self.desks[seat.index()], &self.public.estates[seat.index()]);
            desk.estate.ventures().iter().zip(before.ventures()).any(|(now, then)| now.used != then.used)
        };
        let reopened = self.public.asked.iter().any(used);
        self.publish(witness);
        if reopened { self.announce(witness) } else { self.outcome(witness) }
    }

    /// Victory tokens for the highest totals, Damage for the lowest (CITY-7.4 to CITY-7.8).
    fn outcome(&mut self, witness: &mut impl Witness<Event>) {
        let Some(line) = self.public.line() else { return };
        let sides = usize::from(self.public.sides);
        let totals = self.public.totals(line);
        let of_sides = totals.iter().copied().take(sides);
        let (most, least) = (of_sides.clone().max().unwrap_or(0), of_sides.clone().min().unwrap_or(0));
        self.public.losers = 0;
        if most == least {
            tell(witness, Event::AllEqual { line });
        }
        for (side, total) in of_sides.enumerate() {
            if total == most {
                self.change_estate(side, |_, estate| estate.victories += 1);
                tell(witness, Event::Victory { who: self.public.who(side), line });
            } else if total == least {
                self.public.losers |= 1 << side;
            }
        }
        self.ask(Phase::Damage);
        if self.public.is_solo() && self.public.loses(NEUTRAL) && self.owing.is_empty() {
            self.neutral_damage(None, witness);
        }
    }

    /// The neutral player takes its Damage token (CITY-10.13).
    pub(crate) fn neutral_damage(
        &mut self,
        crossing: Option<crate::space::Crossing>,
        witness: &mut impl Witness<Event>,
    ) {
        let Some(line) = self.public.line() else { return };
        let before = self.public.estates[NEUTRAL];
        let mut desk = Desk::new(before);
        desk.lose(&self.public, line);
        if let (Task::Cross, Some(crossing)) = (desk.task, crossing) {
            desk.choose_crossing(&self.public, crossing);
        }
        self.public.estates[NEUTRAL] = desk.estate;
        self.tell_damage(NEUTRAL, &before, &desk, witness);
    }

    /// The Battle is finished (CITY-7.10).
    pub(crate) fn after_damage(&mut self, witness: &mut impl Witness<Event>) {
        self.public.battle += 1;
        self.public.bonus = [0; SIDES_MAX];
        self.public.losers = 0;
        self.show_battle(witness);
    }
}

impl Desk {
    /// What its owner is asked when the outcome of a Battle is known (CITY-8.14).
    pub(crate) fn begin_damage(&mut self, public: &Public, seat: Seat) {
        let Some(line) = public.line() else { return };
        if public.loses(seat.index()) {
            self.lose(public, line);
        } else if public.is_solo()
            && public.loses(NEUTRAL)
            && neutral_hit(public).crossings().nth(1).is_some()
        {
            self.task = Task::NeutralCross;
        }
    }
}
