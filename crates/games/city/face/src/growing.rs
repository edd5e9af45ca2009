//! Motions of cities that grow: Buildings, Sources, tokens, Projects, effects.

use city::{Colour, EdgeSet, Event, Space, StockFrom, Token, Venture, Who};
use engine::Seat;
use words::word;

use super::beats::Teller;
use super::names;
use super::words::total;
use face::motion::{Entrance, Exit, Light, Motion, Names, Sound, Tone, place, plate, score};

/// The symbol of a token.
pub(super) const fn token(colour: Colour) -> &'static str {
    match colour {
        Colour::Strength => "c-ts",
        Colour::Faith => "c-tf",
        Colour::Food => "c-to",
    }
}

/// The Sources of some edges.
pub(super) fn sources(who: Who, edges: EdgeSet) -> Names {
    edges.iter().map(|edge| names::source(who, edge)).collect()
}

impl Teller<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    pub(super) fn of_growth(&mut self, event: &Event) -> Vec<Motion> {
        match *event {
            Event::Placed { who, space, .. } if self.sight.public().is_solo() && !self.is_mine(who) => {
                vec![Motion::appear(names::building(who, space), Entrance::Set).sounding(Sound::Stone)]
            }
            Event::Completed { seat, project } => self.completed(seat, project),
            Event::TokensLost { seat, tokens } => {
                vec![Motion::say(plate(seat), total(-i32::from(tokens)), Tone::Loss).sounding(Sound::Low)]
            }
            Event::Stocked { from, tokens } => Self::stocked(from, tokens),
            // The others see it now; the owner has seen it.
            Event::Placed { who: Who::Seat(seat), .. }
            | Event::SourcesFormed { seat, .. }
            | Event::TradeToken { seat }
            | Event::TokensGained { seat, .. }
            | Event::TokensLaid { seat, .. }
            | Event::ExtraLaid { seat, .. }
            | Event::Covered { seat, .. }
            | Event::Rebuilt { seat, .. }
                if self.sight.is_me(seat) =>
            {
                Vec::new()
            }
            Event::Placed { who: who @ Who::Seat(seat), space, .. } => {
                vec![Motion::travel(names::played(seat), names::building(who, space)).sounding(Sound::Stone)]
            }
            Event::DestroyedAtOnce { who, space, .. } if !self.is_mine(who) => {
                let word = word!(self.sight.language(), en: "destroyed", fr: "détruit", de: "zerstört");
                vec![Motion::say(names::building(who, space), word, Tone::Loss).sounding(Sound::Thud)]
            }
            Event::SourcesFormed { seat, edges, .. } | Event::Covered { seat, edges } => {
                vec![Motion::appear(sources(Who::Seat(seat), edges), Entrance::Rise).sounding(Sound::Source)]
            }
            Event::TradeToken { seat } => {
                vec![Motion::say(plate(seat), "+1", Tone::Gain).sounding(Sound::Source)]
            }
            Event::TokensGained { seat, tokens } => {
                vec![
                    Motion::say(plate(seat), format!("+{}", tokens.total()), Tone::Gain)
                        .sounding(Sound::Source),
                ]
            }
            Event::TokensLaid { seat, project, tokens } => {
                let kinds = Token::ALL.into_iter().filter(|&kind| tokens.count(kind) > 0);
                kinds.flat_map(|kind| self.laid(seat, project, kind, tokens.count(kind))).collect()
            }
            Event::ExtraLaid { seat, project, tokens } => self.laid_extra(seat, project, tokens),
            Event::Rebuilt { seat, old, space, .. } => {
                let building = names::building(Who::Seat(seat), space);
                let turned = Motion::flip(building.clone(), building.clone());
                let risen = || Motion::appear(building.clone(), Entrance::Rise);
                vec![old.map_or_else(risen, |_| turned).sounding(Sound::Stone)]
            }
            _ => Vec::new(),
        }
    }

    /// The place of a Project of a number of which something is true.
    fn owned(&self, seat: Seat, number: u8, fits: impl Fn(&Venture) -> bool) -> Option<usize> {
        let estate = self.sight.public().estate(seat);
        estate
            .projects(self.sight.pack())
            .position(|(venture, project)| project.number == number && fits(venture))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are of no concern here")]
    /// Where tokens of a colour come from: the new Sources of it one after the other, else the city.
    fn origin(&mut self, seat: Seat, colour: Colour) -> String {
        let formed = self.events.iter().find_map(|event| match event {
            Event::SourcesFormed { seat: of, colour: lit, edges } if *of == seat && *lit == colour => {
                Some(*edges)
            }
            _ => None,
        });
        let who = Who::Seat(seat);
        let free = formed.into_iter().flat_map(|edges| edges.iter().collect::<Vec<_>>());
        let free = free.map(|edge| names::source(who, edge)).find(|name| !self.used.contains(name));
        let name = free.unwrap_or_else(|| names::city(who));
        self.used.push(name.clone());
        place(&name)
    }

    /// Tokens travel to cost spaces of one kind.
    fn laid(&mut self, seat: Seat, number: u8, kind: Token, count: u8) -> Vec<Motion> {
        let Some(at) = self.owned(seat, number, |venture| venture.paid().count(kind) >= count) else {
            return Vec::new();
        };
        let (venture, who) = (&self.sight.public().estate(seat).ventures()[at], Who::Seat(seat));
        let (project, paid) = (self.sight.pack().project(venture.id()), venture.paid().count(kind));
        let laid =
            (paid - count..paid).filter_map(|nth| Some((nth, venture.token_on_cost(project, kind, nth)?)));
        let laid: Vec<(u8, Colour)> = laid.collect();
        laid.into_iter()
            .map(|(nth, colour)| {
                let to = names::slot(who, at, kind, nth);
                self.lay_on(seat, (colour, at), to)
            })
            .collect()
    }

    /// Tokens travel to extra spaces.
    fn laid_extra(&mut self, seat: Seat, number: u8, count: u8) -> Vec<Motion> {
        let Some(at) = self.owned(seat, number, |venture| venture.extra() >= count) else {
            return Vec::new();
        };
        let venture = &self.sight.public().estate(seat).ventures()[at];
        let first = usize::from(venture.extra() - count);
        let laid: Vec<(usize, Colour)> = venture.extra_tokens().enumerate().skip(first).collect();
        laid.into_iter()
            .map(|(nth, colour)| {
                let to = names::extra(Who::Seat(seat), at, nth);
                self.lay_on(seat, (colour, at), to)
            })
            .collect()
    }

    /// One token travels to its space, or to the Project where its spaces are not drawn.
    fn lay_on(&mut self, seat: Seat, (colour, at): (Colour, usize), space: String) -> Motion {
        let (who, from) = (Who::Seat(seat), self.origin(seat, colour));
        let to = if self.is_drawn_whole(who) { space } else { place(&names::project(who, at)) };
        Motion::travel(from, to).drawn_as(token(colour)).sounding(Sound::Coin)
    }

    fn completed(&self, seat: Seat, number: u8) -> Vec<Motion> {
        let (who, counted) = (Who::Seat(seat), Motion::count(score(seat)).sounding(Sound::Count));
        let Some(at) = self.owned(seat, number, Venture::is_complete) else { return vec![counted] };
        if self.is_mine(who) {
            return vec![counted];
        }
        let name = names::project(who, at);
        let class = if self.is_drawn_whole(who) { "c-full" } else { "c-complete" };
        vec![
            Motion::state(name.clone(), class),
            Motion::light(name, Light::Ring).sounding(Sound::Seal),
            counted.then(),
        ]
    }

    fn stocked(from: StockFrom, tokens: u8) -> Vec<Motion> {
        let city = place(&names::city(Who::Neutral));
        let start = match from {
            StockFrom::Sources | StockFrom::Trade => city,
            StockFrom::Surplus => plate(Seat::default()),
        };
        vec![
            Motion::travel(start, place(names::STOCK)).times(tokens).drawn_as("c-ta").sounding(Sound::Coin),
            Motion::count(names::STOCK).then(),
        ]
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    pub(super) fn of_effects(&self, event: &Event) -> Vec<Motion> {
        match *event {
            Event::EffectDone { seat, project, .. } => {
                let at = self.owned(seat, project, Venture::is_complete);
                let light = |at| Motion::light(names::project(Who::Seat(seat), at), Light::Ring);
                at.map(|at| light(at).sounding(Sound::Name)).into_iter().collect()
            }
            Event::LineChosen { seat, lines, .. } => {
                let places: Names = lines.iter().map(|line| self.line(Who::Seat(seat), line)).collect();
                vec![Motion::light(places, Light::Ring).sounding(Sound::Name)]
            }
            Event::Warded { seat, spaces } => {
                let warded = self.sight.public().estate(seat).warded().and(spaces);
                let wards: Names = warded.iter().map(|space| names::ward(Who::Seat(seat), space)).collect();
                vec![
                    Motion::appear(wards.clone(), Entrance::Rise),
                    Motion::light(wards, Light::Dome).sounding(Sound::Prayer),
                ]
            }
            Event::Restored { seat, spaces } => {
                spaces.iter().flat_map(|space| self.restored(Who::Seat(seat), space)).collect()
            }
            Event::DamageRemoved { seat, lines } => self.relieved(seat, lines),
            Event::Entered { seat, ap, .. } if ap != 0 => {
                let tone = if ap > 0 { Tone::Gain } else { Tone::Loss };
                vec![Motion::say(plate(seat), total(i32::from(ap)), tone), Motion::count(score(seat))]
            }
            _ => Vec::new(),
        }
    }

    /// A Building turns over to its undamaged side; the mark of an empty space lifts off.
    fn restored(&self, who: Who, space: Space) -> Vec<Motion> {
        let Who::Seat(seat) = who else { return Vec::new() };
        let building = names::building(who, space);
        match self.sight.public().estate(seat).building(space) {
            Some(_) if self.is_mine(who) => vec![Motion::light(building, Light::Ring)],
            Some(_) => vec![Motion::flip(building.clone(), building).sounding(Sound::Source)],
            None if self.is_mine(who) => Vec::new(),
            None => vec![Motion::vanish(names::ruin(who, space), Exit::Lift).sounding(Sound::Source)],
        }
    }

    /// Damage tokens lift off, if they lay there when the step began.
    fn relieved(&self, seat: Seat, lines: city::LineSet) -> Vec<Motion> {
        let who = Who::Seat(seat);
        let is_new = |line| {
            self.events.iter().any(
                |event| matches!(event, Event::Damage { who: hit, line: of } if *hit == who && *of == line),
            )
        };
        if self.is_mine(who) || lines.iter().any(is_new) {
            let places: Names = lines.iter().map(|line| self.line(who, line)).collect();
            return vec![Motion::light(places, Light::Puff).sounding(Sound::Source)];
        }
        let tokens: Names = lines.iter().map(|line| names::damage(who, line)).collect();
        vec![Motion::vanish(tokens, Exit::Lift).sounding(Sound::Source)]
    }
}
