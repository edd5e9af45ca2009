//! What the laws ask of Mū beyond its rules.

use engine::laws::Lawful;
use engine::{Observer, Rng, Seat};

use crate::action::{Action, With};
use crate::card::{Card, ColourSet, remove};
use crate::edge::Edge;
use crate::luck::{Due, ProjectPile};
use crate::pack::{Bag, Colour, Token};
use crate::phase::Phase;
use crate::space::{Crossing, Line, LineSet, Space, SpaceSet};
use crate::state::{City, Memory};
use crate::vary::Hidden;

impl Lawful for City {
    /// Cards change places that the observer has not seen; what the others remember is forgotten.
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        if observer == Observer::Omniscient {
            return self.clone();
        }
        let mut world = self.clone();
        for seat in self.seats().filter(|&seat| observer.seat() != Some(seat)) {
            world.memories[seat.index()] = Memory::default();
        }
        let hidden = Hidden::from(self, observer);
        hidden.shuffle_some(rng, &mut world);
        world
    }

    fn tells_apart(&self, other: &Self, observer: Observer) -> bool {
        let shown = |world: &Self| {
            observer.seat().map(|seat| {
                let at = seat.index();
                (world.hands[at].clone(), world.passing[at].clone(), world.memories[at].clone())
            })
        };
        // Everybody sees who still decides; and whether a Building that replaces another gives tokens to be
        // laid depends on the unplayed card (CITY-12.18).
        let rebuilt = self.public.phase == Phase::RoundEnd && self.owing != other.owing;
        rebuilt
            || self.public != other.public
            || shown(self) != shown(other)
            || self.peeked_by(observer) != other.peeked_by(observer)
    }

    fn is_secret_between(&self, seat: Seat, choices: [Action; 2], observer: Observer) -> bool {
        // What is published at once is told; what stays sealed is not.
        let publishes = |action| {
            let mut world = self.clone();
            world.carry_out(seat, action, &mut ());
            world.public != self.public
        };
        if let [Action::Keep { play, .. }, Action::Keep { play: other, .. }] = choices {
            // In the Project round the others go on to the neighbour at once.
            let receives = self.public.round == 0 && observer.seat() == Some(self.public.receiver(seat));
            return play == other && !(receives && publishes(choices[0])) || !publishes(choices[0]);
        }
        !choices.into_iter().any(publishes)
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_buildings()?;
        self.audit_projects()?;
        self.audit_boards()
    }

    fn probes(&self, seat: Seat, rng: &mut Rng) -> Vec<Action> {
        let mut probes = self.plain_probes();
        let numbers: Vec<u8> = self.public.pack.projects().iter().map(|project| project.number).collect();
        for _ in 0..60 {
            let project = rng.pick(&numbers).copied().unwrap_or(1);
            let token = Colour::at(rng.below(3) as usize);
            let on = Token::ALL[rng.below(4) as usize];
            probes.extend([Action::Put { token, project, on }, Action::Extra { token, project }]);
            let lines = LineSet::from_bits(u8::try_from(rng.below(64)).unwrap_or(0));
            let spaces = SpaceSet::from_bits(u16::try_from(rng.below(512)).unwrap_or(0));
            let small = |rng: &mut Rng| u8::try_from(rng.below(3)).unwrap_or(0);
            let bag = Bag::new(small(rng), small(rng), small(rng), 0);
            let with = [With::Nothing, With::Lines(lines), With::Spaces(spaces), With::Tokens(bag)];
            probes.push(Action::Use { project, with: with[rng.below(4) as usize] });
            probes.extend([Action::Lines(lines), Action::Spaces(spaces)]);
        }
        let own = self.desks[seat.index()].estate;
        for venture in own.ventures() {
            let project = self.public.pack.project(venture.id).number;
            for token in Colour::ALL {
                probes.extend(Token::ALL.map(|on| Action::Put { token, project, on }));
                probes.push(Action::Extra { token, project });
            }
            probes.push(Action::Use { project, with: With::Nothing });
            probes.extend(
                Space::all().map(|space| Action::Use { project, with: With::Spaces(SpaceSet::only(space)) }),
            );
            probes.extend(
                Line::all().map(|line| Action::Use { project, with: With::Lines(LineSet::only(line)) }),
            );
        }
        let cards: Vec<Card> = self.hands.iter().flatten().copied().collect();
        for _ in 0..20 {
            if let (Some(&one), Some(&other), Some(&play)) =
                (rng.pick(&cards), rng.pick(&cards), rng.pick(&cards))
            {
                probes.push(Action::Keep { keep: [one, other], play });
            }
        }
        probes.extend(
            self.public.pairs.iter().flat_map(|&place| [0, 1, 2, 3].map(|pair| Action::Pair { pair, place })),
        );
        probes.sort_unstable();
        probes.dedup();
        probes
    }

    /// Between two Buildings or Projects a seat lays at most as many tokens as there are places, uses its
    /// Projects, and passes in a few windows.
    fn patience(&self) -> usize {
        usize::from(self.public.seats) * 160
    }

    fn milestones(&self) -> usize {
        let estates = self.public.estates().iter();
        let lying: usize =
            estates.map(|estate| estate.ventures().len() + usize::from(estate.occupied().len())).sum();
        lying + usize::from(self.public.battle)
    }
}

/// Refuses with a reason unless something holds.
macro_rules! ensure {
    ($holds:expr, $($reason:tt)+) => {
        if !$holds {
            return Err(format!($($reason)+));
        }
    };
}

impl City {
    fn peeked_by(&self, observer: Observer) -> Vec<Line> {
        let Some(seat) = observer.seat() else { return Vec::new() };
        let seen = self.desks[seat.index()].estate.peeked | self.public.estates[seat.index()].peeked;
        (0..Line::COUNT).filter(|at| seen >> at & 1 != 0).map(|at| self.battles[at]).collect()
    }

    /// The probes of which there are few.
    fn plain_probes(&self) -> Vec<Action> {
        let mut probes = vec![Action::Pass, Action::End];
        probes.extend(self.public.pack.board_ids().map(Action::Board));
        for space in Space::all() {
            probes.extend([
                Action::Space(space),
                Action::Redirect(space),
                Action::Cross(Crossing::on(space)),
                Action::NeutralCross(Crossing::on(space)),
                Action::Spaces(SpaceSet::only(space)),
            ]);
        }
        probes.extend(Line::all().map(|line| Action::Lines(LineSet::only(line))));
        probes.extend((0..8).map(|bits| Action::Colours(ColourSet::from_bits(bits))));
        for edge in Edge::all() {
            probes.extend(Colour::ALL.map(|token| Action::Cover { token, edge }));
        }
        probes
    }

    fn audit_buildings(&self) -> Result<(), String> {
        let public = &self.public;
        if matches!(public.phase, Phase::Luck(Due::Removed | Due::Buildings)) {
            return Ok(());
        }
        let mut all = public.deck_without(&[]);
        let hidden = self.hands.iter().flatten().chain(self.passing.iter().flatten());
        let hidden = hidden.filter_map(|card| card.building());
        let shown = public.removed.is_empty();
        let boxed = self.removed.iter().copied().filter(|_| shown);
        let rest = self.discards.iter().chain(&self.buildings).copied().chain(boxed);
        for id in public.seen_buildings().chain(hidden).chain(rest) {
            ensure!(remove(&mut all, &id), "there is one {} too many", public.pack.building(id).name);
        }
        ensure!(all.is_empty(), "{} buildings are missing", all.len());
        ensure!(self.buildings.len() == usize::from(public.building_pile), "the pile is miscounted");
        ensure!(self.removed.is_sorted() && self.discards.is_sorted(), "cards lie in disorder");
        for hand in &self.hands {
            ensure!(hand.is_sorted(), "a hand is in disorder");
        }
        Ok(())
    }

    fn audit_projects(&self) -> Result<(), String> {
        let public = &self.public;
        if matches!(public.phase, Phase::Luck(Due::Removed | Due::Buildings | Due::Projects)) {
            return Ok(());
        }
        let mut all: ProjectPile = public.project_cards().collect();
        let hidden = self.hands.iter().flatten().chain(self.passing.iter().flatten());
        let hidden = hidden.filter_map(|card| card.project());
        let drafted = self.seats().flat_map(|seat| {
            self.public.estates[seat.index()].ventures().iter().skip(2).map(|venture| venture.id)
        });
        let rest = self.project_discards.iter().chain(&self.projects).copied();
        for id in drafted.chain(hidden).chain(rest) {
            ensure!(remove(&mut all, &id), "there is one #{} too many", public.pack.project(id).number);
        }
        ensure!(all.is_empty(), "{} projects are missing", all.len());
        Ok(())
    }

    /// Sources are where fragments or tokens make them; Damage tokens lie somewhere; nothing is left undone.
    fn audit_boards(&self) -> Result<(), String> {
        let public = &self.public;
        let desks = self.seats().map(|seat| &self.desks[seat.index()].estate);
        for estate in public.estates().iter().chain(desks) {
            for edge in Edge::all() {
                let colour = Colour::ALL.into_iter().find(|colour| estate.sources(*colour).contains(edge));
                let made = match estate.fragments(&public.pack, edge) {
                    [Some(one), Some(other)] if one == other => Some(one),
                    _ => None,
                };
                let covered = estate.covered.contains(edge);
                ensure!(colour == made || covered && made.is_none(), "{edge} is {colour:?}, not {made:?}");
            }
            let lying = estate.damage_lying();
            ensure!(estate.taken == lying, "{} damage tokens were taken, {lying} lie", estate.taken);
            for (venture, project) in estate.projects(&public.pack) {
                let full = venture.open_total(project) == 0;
                ensure!(full == venture.is_complete(), "#{} is complete or not", project.number);
            }
        }
        if public.phase != Phase::Damage {
            for estate in public.estates() {
                ensure!(estate.all_crossings().is_empty(), "a row and a column are under damage");
            }
        }
        Ok(())
    }
}
