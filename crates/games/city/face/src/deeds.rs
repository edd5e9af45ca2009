//! What a page plays of a choice of the observer's own: it is sealed, and the others see it when all have chosen.

use city::{Action, Card, Colour, Desk, EdgeSet, Estate, Space, Task, Token, Who};

use super::growing::{sources, token};
use super::sight::Sight;
use super::{hand, names};
use face::Beat;
use face::motion::{Entrance, Light, Motion, Names, Sound, place};

/// The beats of a choice.
pub(super) fn deeds(action: Action, sight: Sight<'_>) -> Vec<Beat> {
    let Some(me) = sight.me() else { return Vec::new() };
    let deed = Deed { sight, who: Who::Seat(me), estate: sight.estate(me) };
    let beats = deed.beats(action);
    beats.into_iter().filter(|beat| !beat.motions().is_empty()).map(|beat| beat.by(me)).collect()
}

/// A choice that somebody has made.
struct Deed<'a> {
    sight: Sight<'a>,
    who: Who,
    estate: &'a Estate,
}

impl Deed<'_> {
    fn beats(&self, action: Action) -> Vec<Beat> {
        match action {
            Action::Keep { play, .. } => vec![self.kept(play)],
            Action::Pair { pair, place } => vec![self.taken(pair, place)],
            Action::Space(space) => self.placed(space),
            Action::Put { token, project, on } => self.put(token, project, on),
            Action::Extra { token, project } => vec![self.extra(token, project)],
            Action::Cover { token, edge } => {
                let source = names::source(self.who, edge);
                vec![Beat::of("Covered").with(out_of_pool(token, source).sounding(Sound::Source))]
            }
            Action::Use { project, .. } => vec![self.lit(project)],
            Action::Lines(lines) => {
                let pennants: Names = lines.iter().map(|line| names::pennant(self.who, line)).collect();
                vec![Beat::of("LineChosen").with(Motion::light(pennants, Light::Ring).sounding(Sound::Name))]
            }
            Action::Spaces(spaces) => {
                let wards = self.estate.warded().and(spaces);
                let wards: Names = wards.iter().map(|space| names::ward(self.who, space)).collect();
                let shown = Motion::appear(wards, Entrance::Rise).sounding(Sound::Source);
                vec![Beat::of("Warded").with(shown)]
            }
            Action::Board(_)
            | Action::Colours(_)
            | Action::Cross(_)
            | Action::NeutralCross(_)
            | Action::Redirect(_)
            | Action::Manual { .. }
            | Action::Pass
            | Action::End => Vec::new(),
        }
    }

    /// The two cards that were chosen close up; what is left for the neighbour goes when all have chosen.
    fn kept(&self, play: Card) -> Beat {
        let beat = Beat::of("Keep");
        if self.sight.view.desk().and_then(Desk::choice).is_none() {
            return beat;
        }
        let name = names::held(play, self.sight.pack());
        beat.with(Motion::sort(names::HAND, name).sounding(Sound::Card))
    }

    /// Solo: the card of the pair for the own board.
    fn taken(&self, pair: u8, card: city::BuildingId) -> Beat {
        let beat = Beat::of("Pair");
        let name = names::held(Card::Building(card), self.sight.pack());
        if !hand::names(self.sight).contains(&name) {
            return beat;
        }
        beat.with(Motion::travel(place(&names::pair(pair)), name).sounding(Sound::Card))
    }

    /// The Building goes from the hand to its space, Sources light, and their tokens wait.
    fn placed(&self, space: Space) -> Vec<Beat> {
        let Some(id) = self.estate.building(space) else { return Vec::new() };
        let card = names::held(Card::Building(id), self.sight.pack());
        let set = Motion::travel(card, names::building(self.who, space)).sounding(Sound::Stone);
        let mut beats = vec![Beat::of("Placed").with(set).rest(60)];
        let around = EdgeSet::around(space).minus(self.estate.covered());
        let formed: Vec<(Colour, EdgeSet)> =
            Colour::ALL.map(|colour| (colour, self.estate.sources(colour).and(around))).into();
        let lit = formed.iter().filter(|(_, edges)| !edges.is_empty());
        let lit = lit.map(|&(_, edges)| {
            Motion::appear(sources(self.who, edges), Entrance::Rise).sounding(Sound::Source)
        });
        beats.push(Beat::of("SourcesFormed").with_all(lit).rest(60));
        if self.sight.task() == Task::Pool {
            let pool = self.sight.deciding().map(Desk::pool).unwrap_or_default();
            let waiting = formed.iter().flat_map(|&(colour, edges)| {
                let first = (pool.of(colour) + 1).saturating_sub(edges.len()).max(1);
                let tokens = (first..=pool.of(colour)).map(move |nth| names::token(colour, nth));
                edges.iter().zip(tokens).map(move |(edge, name)| (colour, edge, name)).collect::<Vec<_>>()
            });
            let waiting = waiting.map(|(colour, edge, name)| {
                Motion::travel(place(&names::source(self.who, edge)), name).drawn_as(token(colour))
            });
            beats.push(Beat::of("SourcesFormed").with_all(waiting).rest(0));
        }
        beats
    }

    /// A token goes to a cost space; the last one completes the Project.
    fn put(&self, colour: Colour, number: u8, kind: Token) -> Vec<Beat> {
        let owned: Vec<_> = self.estate.projects(self.sight.pack()).collect();
        let fits = |(venture, project): &(&city::Venture, &city::Project)| {
            project.number == number && venture.paid().count(kind) > 0
        };
        let Some(at) = owned.iter().rposition(fits) else { return Vec::new() };
        let (venture, _) = owned[at];
        let slot = names::slot(self.who, at, kind, venture.paid().count(kind) - 1);
        let mut beats = vec![Beat::of("TokensLaid").with(out_of_pool(colour, slot)).rest(0)];
        if venture.is_complete() {
            let name = names::project(self.who, at);
            let full = Motion::state(name.clone(), "c-full");
            let ring = Motion::light(name, Light::Ring).sounding(Sound::Seal);
            beats.push(Beat::of("Completed").with(full).with(ring));
        }
        beats
    }

    fn extra(&self, colour: Colour, number: u8) -> Beat {
        let beat = Beat::of("ExtraLaid");
        let mut owned = self.estate.projects(self.sight.pack());
        let at = owned.position(|(venture, project)| project.number == number && venture.extra() > 0);
        let Some(at) = at else { return beat };
        let nth = usize::from(self.estate.ventures()[at].extra()) - 1;
        beat.with(out_of_pool(colour, names::extra(self.who, at, nth)))
    }

    /// The Project whose effect is used.
    fn lit(&self, number: u8) -> Beat {
        let mut owned = self.estate.projects(self.sight.pack());
        let at = owned.position(|(venture, project)| project.number == number && venture.is_used());
        let light =
            at.map(|at| Motion::light(names::project(self.who, at), Light::Ring).sounding(Sound::Name));
        Beat::of("EffectDone").with_all(light)
    }
}

/// A token of the pool goes somewhere: the first of its colour, or one of any colour.
fn out_of_pool(colour: Colour, to: String) -> Motion {
    Motion::travel(place(&names::token(colour, 1)), to).drawn_as(token(colour)).sounding(Sound::Coin)
}
