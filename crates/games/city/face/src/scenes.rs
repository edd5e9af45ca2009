//! How the sheets of the Battles and of the final scoring are filled, line by line, for all cities at once.

use city::{Event, Who};
use engine::Seat;

use super::beats::{Teller, name};
use super::fights;
use super::track::sides;
use super::{names, sheet};
use face::Beat;
use face::motion::{Light, Motion, Names, Sound, place, score};

impl Teller<'_> {
    /// The beats of events of one kind that fill a sheet; none if there is no sheet, or if they are not on it.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are of no concern here")]
    pub(super) fn of_sheet(&mut self, events: &[&Event]) -> Option<Vec<Beat>> {
        let (first, sheet) = (*events.first()?, self.sheet.as_mut()?);
        let opens =
            matches!(first, Event::BattleShown { .. } | Event::RoundBegan { .. } | Event::Scored { .. });
        let opening = (opens && !sheet.is_open).then(Motion::sheet);
        sheet.is_open |= opens;
        let battle = sheet.battle;
        match *first {
            Event::BattleShown { battle, .. } => {
                sheet.battle = Some(battle);
                let shown = self.of_battle(first).into_iter().chain(opening.map(Motion::then));
                let section = Motion::show(names::fight(battle)).then();
                Some(vec![Beat::of(name(first)).with_all(shown).with(section).rest(300)])
            }
            Event::Totals { .. } => battle.map(|battle| self.totals(battle)),
            Event::Victory { .. } => {
                let winners = events.iter().filter_map(|event| winner(event));
                let motions: Vec<Motion> = winners.flat_map(|who| Self::won(battle, who)).collect();
                battle.map(|_| vec![Beat::of(name(first)).with_all(motions).rest(300)])
            }
            Event::Damage { .. } | Event::DamageIgnored { .. } => {
                let shown: Names = events
                    .iter()
                    .filter_map(|event| Some(names::figure(battle?, 'r', hit(event)?)))
                    .collect();
                shown.iter().next()?;
                let motions: Vec<Motion> = events.iter().flat_map(|event| self.of_battle(event)).collect();
                let beat = Beat::of(name(first)).with(Motion::show(shown)).with_all(motions);
                Some(vec![beat.rest(300)])
            }
            Event::RoundBegan { .. } => {
                let again = opening.is_some().then(|| self.told_again());
                let opening = opening.map(|opening| Beat::of(name(first)).with(opening));
                let opening = opening.into_iter().chain(again.into_iter().flatten());
                let dealt = self.motions(first);
                let dealt = (!dealt.is_empty()).then(|| Beat::of(name(first)).with_all(dealt).rest(0));
                Some(opening.chain(dealt).collect())
            }
            Event::Scored { .. } => {
                let opening = opening.map(|opening| Beat::of(name(first)).with(opening));
                Some(opening.into_iter().chain(self.scored()).collect())
            }
            _ => None,
        }
    }

    /// Where the Strength of all comes from, row by row, then the totals.
    fn totals(&self, battle: u8) -> Vec<Beat> {
        let row = |row: char| {
            let figures = self.row(battle, row);
            let heading = (row != 't').then(|| Motion::show(names::heading(battle, row)));
            Beat::of("Totals")
                .with_all(heading)
                .with(Motion::show(figures.clone()))
                .with(Motion::count(figures).sounding(Sound::Count))
                .rest(if row == 't' { 300 } else { 150 })
        };
        "bspt".chars().map(row).collect()
    }

    /// A row of a Battle in the sheet.
    fn row(&self, battle: u8, row: char) -> Names {
        sides(self.sight).into_iter().map(|who| names::figure(battle, row, who)).collect()
    }

    /// The Battles of the round before, as they went: somebody was asked while they were fought.
    fn told_again(&self) -> Vec<Beat> {
        let battles = fights::battles_of(self.sight.public().round() - 1);
        let beats = battles.flat_map(|battle| {
            let title = Beat::of("BattleShown").with(Motion::show(names::fight(battle)));
            let results = Beat::of("Victory").with(Motion::show(self.row(battle, 'r')).sounding(Sound::Won));
            [vec![title.rest(300)], self.totals(battle), vec![results.rest(500)]].concat()
        });
        beats.collect()
    }

    /// Somebody has won: its head is lit, and its token goes to its plate.
    fn won(battle: Option<u8>, who: Who) -> Vec<Motion> {
        let Some(battle) = battle else { return Vec::new() };
        let result = names::figure(battle, 'r', who);
        let mut motions = vec![
            Motion::light(names::figure(battle, 'h', who), Light::Won).sounding(Sound::Won),
            Motion::show(result.clone()),
        ];
        motions.extend(Self::victory(who, &place(&result)));
        motions
    }

    /// The final scoring, row by row.
    fn scored(&self) -> Vec<Beat> {
        let seats: Vec<Seat> = Seat::all(self.sight.seats()).collect();
        let last = sheet::rows(self.sight).len();
        let row = |row: usize| {
            let figures: Names = seats.iter().map(|&seat| names::scored(row, seat)).collect();
            let shown = Motion::show(names::scored_row(row));
            let counted = Motion::count(figures.clone()).sounding(Sound::Count);
            let beat = Beat::of("Scored").with(shown).with(Motion::show(figures)).with(counted);
            if row < last {
                beat.rest(200)
            } else {
                beat.with(Motion::count(seats.iter().map(|&seat| score(seat)).collect::<Names>())).rest(300)
            }
        };
        (0..=last).map(row).collect()
    }
}

/// Whom Damage has hit, or would have.
#[expect(clippy::wildcard_enum_match_arm, reason = "the others are of no concern here")]
const fn hit(event: &Event) -> Option<Who> {
    match *event {
        Event::Damage { who, .. } => Some(who),
        Event::DamageIgnored { seat } => Some(Who::Seat(seat)),
        _ => None,
    }
}

/// Who has won.
const fn winner(event: &Event) -> Option<Who> {
    if let Event::Victory { who, .. } = *event { Some(who) } else { None }
}
