//! Motions of Battles and of what they destroy.

use city::{Event, Line, Space, Who};
use engine::Seat;
use words::word;

use super::beats::{Teller, seat_place};
use super::names;
use super::track::sides;
use face::motion::{Entrance, Exit, Light, Motion, Names, Sound, Tone, place, plate, score};

/// The symbol of a Damage token.
const HIT: &str = "c-hit";
/// The symbol of a Victory token.
const WON: &str = "c-won";

impl Teller<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    pub(super) fn of_battle(&self, event: &Event) -> Vec<Motion> {
        match *event {
            Event::BattleShown { battle, line } => {
                let card = names::battle(battle.into());
                vec![Motion::flip(card.clone(), card).sounding(Sound::Flip), self.lit(line).then()]
            }
            Event::Totals { line, totals, sides: count } => {
                let told = sides(self.sight).into_iter().zip(totals).take(count.into());
                let say =
                    |(who, total): (Who, u8)| Motion::say(seat_place(who), total.to_string(), Tone::Name);
                let mut said: Vec<Motion> = told.map(say).collect();
                said.push(self.lit(line).sounding(Sound::Line));
                said
            }
            Event::AllEqual { line } => vec![self.lit(line)],
            Event::Victory { who, line } => Self::victory(who, &self.line(who, line)),
            Event::Damage { who, line } => vec![self.hit(who, line)],
            Event::DamageIgnored { seat } => {
                vec![Motion::light(plate(seat), Light::Puff).sounding(Sound::Source)]
            }
            Event::Destroyed { who, space, .. } => {
                let mut motions = self.crossed(event, who, space);
                let building = names::building(who, space);
                if self.stood_before(who, space) {
                    motions.push(Motion::vanish(building, Exit::Fade).then().sounding(Sound::Crack));
                } else {
                    let word = word!(self.sight.language(), en: "destroyed", fr: "détruit", de: "zerstört");
                    motions.push(Motion::say(building, word, Tone::Loss).then().sounding(Sound::Crack));
                }
                motions
            }
            Event::Doomed { who, space } => {
                let mut motions = self.crossed(event, who, space);
                if self.estate(who).is_some_and(|estate| estate.doomed().contains(space)) {
                    motions.push(
                        Motion::appear(names::ruin(who, space), Entrance::Drop).then().sounding(Sound::Thud),
                    );
                }
                motions
            }
            Event::Spent { who, space } => self.crossed(event, who, space),
            Event::WardHeld { seat, space } => {
                let mut motions = self.crossed(event, Who::Seat(seat), space);
                motions.push(
                    Motion::light(self.spot(Who::Seat(seat), space), Light::Dome)
                        .then()
                        .sounding(Sound::Thud),
                );
                motions
            }
            _ => Vec::new(),
        }
    }

    /// The line is lit in every city.
    fn lit(&self, line: Line) -> Motion {
        let mut places: Vec<String> = sides(self.sight).into_iter().map(|who| self.line(who, line)).collect();
        places.dedup();
        Motion::light(places.into_iter().collect::<Names>(), Light::Ring)
    }

    /// A Victory token goes from a place to its winner.
    pub(super) fn victory(who: Who, from: &str) -> Vec<Motion> {
        let token = Motion::travel(from, seat_place(who)).drawn_as(WON).sounding(Sound::Coin);
        let Who::Seat(seat) = who else { return vec![token] };
        vec![token, Motion::count(score(seat)).then().sounding(Sound::Count)]
    }

    /// A Damage token falls to the end of the line, if it still lies there.
    pub(super) fn hit(&self, who: Who, line: Line) -> Motion {
        if self.estate(who).is_some_and(|estate| estate.pending().contains(line)) {
            Motion::appear(names::damage(who, line), Entrance::Drop).sounding(Sound::Thud)
        } else {
            Motion::light(self.line(who, line), Light::Ring).sounding(Sound::Thud)
        }
    }

    fn estate(&self, who: Who) -> Option<&city::Estate> {
        match who {
            Who::Seat(seat) => Some(self.sight.public().estate(seat)),
            Who::Neutral => self.sight.public().neutral(),
        }
    }

    /// A space with all that stands on it, as a place.
    fn spot(&self, who: Who, space: Space) -> String {
        match self.estate(who) {
            Some(estate) if estate.building(space).is_some() => place(&names::building(who, space)),
            Some(estate) if estate.doomed().contains(space) => place(&names::ruin(who, space)),
            _ => place(&names::city(who)),
        }
    }

    /// Whether what stands on a space stood there when the step began.
    fn stood_before(&self, who: Who, space: Space) -> bool {
        !self.events.iter().any(
            |event| matches!(event, Event::Placed { who: of, space: at, .. } if *of == who && *at == space),
        )
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are of no concern here")]
    /// Two Damage tokens slide along their lines to the space where these cross: the one of this Battle, and one that
    /// lay there before.
    fn crossed(&self, event: &Event, who: Who, space: Space) -> Vec<Motion> {
        let before = self.events.iter().take_while(|earlier| **earlier != event);
        let taken = before.filter_map(|earlier| match earlier {
            Event::Damage { who: of, line } if *of == who => Some(*line),
            _ => None,
        });
        let taken: Vec<Line> = taken.collect();
        let Some(&new) = taken.last() else { return Vec::new() };
        let (row, column) = (space.row_line(), space.column_line());
        let old = match new {
            line if line == row => column,
            line if line == column => row,
            _ => return Vec::new(), // another Building is destroyed instead
        };
        let to = self.spot(who, space);
        let slide = |line: Line| Motion::travel(self.line(who, line), to.clone()).drawn_as(HIT);
        vec![slide(old), slide(new)]
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    pub(super) fn of_end(&self, event: &Event) -> Vec<Motion> {
        match event {
            Event::Scored { seat, .. } => vec![Motion::count(score(*seat))],
            Event::GameOver { winners, .. } => {
                let winners: Names =
                    Seat::all(self.sight.seats()).filter(|&seat| winners.contains(seat)).map(plate).collect();
                vec![Motion::light(winners, Light::Won).sounding(Sound::End)]
            }
            _ => Vec::new(),
        }
    }
}
