//! What scripts may ask of a position, and how they sketch luck.

use std::fmt::Display;

use engine::script::Scripted;
use engine::{ParseError, PerSeat, Seat, Set, Small};

use crate::channel::{Channel, Spot};
use crate::event::{Face, NoFissure};
use crate::luck::Chance;
use crate::map::{Border, Geyser};
use crate::phase::Phase;
use crate::preview::{Cut, FlowEnd, Odds};
use crate::public::{Content, Public};
use crate::sink::Tie;
use crate::space::{Area, Side, Space, Volcano};
use crate::standard;
use crate::state::Isle;

impl Scripted for Isle {
    /// Sketches are single words: the standard continent, bays in their order, seat `a`, a white die,
    /// the first volcanoes, the first equal part, the first open border.
    fn complete(&self, sketch: &str) -> Result<Chance, ParseError> {
        let public = &self.public;
        let word = sketch.split_whitespace().next().unwrap_or_default();
        if word != sketch {
            return Chance::read(public.seats(), sketch);
        }
        match (word, &public.phase) {
            ("continent", _) => Ok(Chance::Continent(standard::continent())),
            ("boats", _) => {
                let bays = public.map().boat_bays(public.seats()).unwrap_or_default();
                let cell = |seat: Seat| bays.get(seat.index()).map(|bay| bay.cell).unwrap_or_default();
                Ok(Chance::Boats(PerSeat::from_fn(public.seats(), cell)))
            }
            ("first", _) => Ok(Chance::First(Seat::default())),
            ("die", _) => Ok(Chance::Die(Face::White)),
            ("tokens", Phase::Tokens(draw)) => {
                Ok(Chance::Tokens(public.volcanoes().iter().take(draw.count.into()).collect()))
            }
            ("tie", _) => {
                let tie = Tie::of(public);
                let volcano = tie.volcanoes().first().map(Volcano::area);
                let area = volcano.or_else(|| tie.parts().first().and_then(|part| part.first()));
                area.map(Chance::Tie).ok_or_else(|| ParseError::at(0, "an island"))
            }
            ("crack", _) => {
                let border =
                    public.open_borders().first().ok_or_else(|| ParseError::at(0, "an open border"))?;
                let line = public.map().line(border);
                Ok(Chance::Crack(line.low, line.high))
            }
            _ => Err(ParseError::at(0, "continent, boats, first, die, tokens, tie or crack")),
        }
    }

    fn fact(&self, question: &str) -> Option<String> {
        let words: Vec<&str> = question.split_whitespace().collect();
        let public = &self.public;
        match words.as_slice() {
            [what] => public.fact_of_all(what),
            [what, of] => public
                .fact_of_seat(what, of.parse().ok())
                .or_else(|| public.fact_of_place(what, of))
                .or_else(|| public.fact_of_border(what, of)),
            [what, seat, of] => public.fact_of_seat_at(what, seat.parse().ok()?, of),
            _ => None,
        }
    }
}

impl Public {
    fn fact_of_all(&self, what: &str) -> Option<String> {
        let course = self.course();
        Some(match what {
            "phase" => self.phase_word().into(),
            "end" => self.end().map_or("none", |end| end.reason()).into(),
            "round" => course.round.to_string(),
            "quiet" => course.quiet_rounds.to_string(),
            "first" => course.first.to_string(),
            "active" => course.active.to_string(),
            "ap" => course.action_points.to_string(),
            "ending" => course.is_ending().to_string(),
            "owing" => self.owing().to_string(),
            "areas" => list(self.land()),
            "spaces" => self.spaces().len().to_string(),
            "sea" => list(Area::every().difference(self.land())),
            "volcanoes" | "tokens" => list(self.volcanoes()),
            "parts" => self.parts().len().to_string(),
            "borders" => self.map().borders().len().to_string(),
            "geysers" => self.map().all_geysers().len().to_string(),
            "bays" => self.map().bays().len().to_string(),
            "coast" => self.map().coast().len().to_string(),
            "bridges" => self.border_list(self.bridges()),
            "fissures" => self.border_list(self.fissures()),
            "fissures_left" => self.fissures_left().to_string(),
            "lava" => self.lava().len().to_string(),
            "lava_left" => self.lava_left().to_string(),
            "prayers_left" => self.prayers_left().to_string(),
            "prayers_spent" => self.prayers_spent().to_string(),
            _ => return None,
        })
    }

    /// The word of the phase in traces and for programs: `turn`, `crack`.
    pub const fn phase_word(&self) -> &'static str {
        match self.phase() {
            Phase::Continent => "continent",
            Phase::Boats => "boats",
            Phase::First => "first",
            Phase::Turn => "turn",
            Phase::Notice(_) => "notice",
            Phase::Tie(_) => "tie",
            Phase::Rescue(_) => "rescue",
            Phase::Die => "die",
            Phase::Tokens(_) => "tokens",
            Phase::Prayer(_) => "prayer",
            Phase::Crack => "crack",
            Phase::Over(_) => "over",
        }
    }

    fn fact_of_seat(&self, what: &str, seat: Option<Seat>) -> Option<String> {
        let seat = seat.filter(|seat| seat.index() < self.seats().into())?;
        let own = self.pieces(seat);
        Some(match what {
            "vp" => own.points().total().to_string(),
            "score" => self.sheet(seat).total().to_string(),
            "rank" => self.standing_at(self.end()?).ranks[seat].to_string(),
            "sheet" => {
                let lines = self.sheet(seat).lines();
                lines.iter().map(|line| line.value.to_string()).collect::<Vec<_>>().join(" ")
            }
            "bonus" => (2 * self.adjacent(seat).len()).to_string(),
            "prayers" => own.prayers().to_string(),
            "price" => own.prayer_price().to_string(),
            "boat" => own.boat()?.to_string(),
            "afloat" => own.is_afloat().to_string(),
            "landing" => list(self.landing(seat).0),
            "settlers" => join(own.settlers().iter()),
            "villages" => join(sorted(own.villages()).into_iter()),
            "lying" => join(sorted(own.lying()).into_iter()),
            "loose" => join(own.loose().iter()),
            "standing" => self.geyser_list(own.standing()),
            "reserve" => {
                format!("{} {} {}", own.settlers_left(), own.villages_left(), own.moai_left())
            }
            "threatened" => join(self.threatened(seat).into_iter().map(|(spot, _)| spot)),
            "fertile" => list(self.fertile(seat)),
            "call_points" => self.call_points(seat).to_string(),
            "call" => cut_words(self.preview_call(seat).as_ref()),
            _ => return None,
        })
    }

    fn fact_of_place(&self, what: &str, of: &str) -> Option<String> {
        if let Ok(space) = of.parse::<Space>() {
            return Some(match what {
                "reach" => list(self.reach(space)),
                "adjacent" => list(self.map().steps(space)),
                "area" => space.area().to_string(),
                "channels" => join(Channel::of(space).map(Channel::depth)),
                "geysers" => {
                    join(self.map().geysers(space).iter().map(|geyser| self.map().site(geyser).side))
                }
                "free" => join(self.free_geysers(space).iter().map(|geyser| self.map().site(geyser).side)),
                "coast" => join(Side::ALL.into_iter().filter(|side| self.is_coast(space, *side))),
                _ => return None,
            });
        }
        if let Ok(spot) = of.parse::<Spot>() {
            return match (what, spot) {
                ("in", Spot::Channel(channel)) => Some(self.content_words(channel)),
                ("burn", spot) => Some(odds_words(self.burn_odds(spot))),
                _ => None,
            };
        }
        let area: Area = of.parse().ok()?;
        Some(match what {
            "neighbours" => list(self.map().neighbours(area)),
            "part" => list(self.part_of(area)),
            "spaces" => join(area.spaces()),
            "open" => self.border_list(self.open_borders_of(area)),
            "created" => self.created_in(area).to_string(),
            "lava" => {
                join(area.spaces().flat_map(Channel::of).filter(|channel| self.lava().contains(*channel)))
            }
            "flows" => {
                join(self.preview_eruption(area.volcano()?).into_iter().map(|flow| flow_word(flow.end)))
            }
            "odds" => odds_words(self.eruption_odds(area.volcano()?)),
            "danger" => match self.dangers()[area.index()] {
                None => "sunk".into(),
                Some(danger) => format!("{} {:?}", danger.open_borders, danger.distance).to_lowercase(),
            },
            _ => return None,
        })
    }

    fn fact_of_border(&self, what: &str, of: &str) -> Option<String> {
        let (low, high) = of.split_once('|')?;
        let border = self.map().between(low.parse().ok()?, high.parse().ok()?)?;
        Some(match what {
            "border" if self.fissures().contains(border) => "fissure".into(),
            "border" if self.open_borders().contains(border) => "open".into(),
            "border" => "sunk".into(),
            "sides" => self.map().border_sides(border, self.map().line(border).low).count().to_string(),
            "geysers" => self.geyser_list(self.map().line(border).geysers),
            "cut" => cut_words(self.preview_fissure(border, self.course().active).as_ref()),
            _ => return None,
        })
    }

    fn fact_of_seat_at(&self, what: &str, seat: Seat, of: &str) -> Option<String> {
        if seat.index() >= self.seats().into() {
            return None;
        }
        let geyser = |of: &str| {
            let (space, side) = of.split_once('/')?;
            self.map().geyser(space.parse().ok()?, side.parse().ok()?)
        };
        Some(match what {
            "value" => self.raise_value(seat, of.parse().ok()?).points().to_string(),
            "lone" => (!self.adjacent(seat).contains(geyser(of)?)).to_string(),
            "fissure" => match self.fissure_of(geyser(of)?) {
                Ok(border) => self.border_list(Set::only(border)),
                Err(NoFissure::AlreadyThere) => "there".into(),
                Err(NoFissure::Sea) => "sea".into(),
                Err(NoFissure::NoneLeft) => "none_left".into(),
            },
            "loss" => {
                let (low, high) = of.split_once('|')?;
                let border = self.map().between(low.parse().ok()?, high.parse().ok()?)?;
                let cut = self.preview_fissure(border, self.course().active)?;
                join(cut.sinkings.iter().map(|sinking| sinking.lost[seat]))
            }
            _ => return None,
        })
    }

    fn content_words(&self, channel: Channel) -> String {
        match self.content(channel) {
            None => "nothing".into(),
            Some(Content::Lava) => "lava".into(),
            Some(Content::Village(seat)) => format!("village {seat}"),
            Some(Content::Moai(seat)) => format!("moai {seat}"),
        }
    }

    fn border_list(&self, borders: Set<Border>) -> String {
        join(
            borders
                .iter()
                .map(|border| format!("{}|{}", self.map().line(border).low, self.map().line(border).high)),
        )
    }

    fn geyser_list(&self, geysers: Set<Geyser>) -> String {
        join(geysers.iter().map(|geyser| {
            let site = self.map().site(geyser);
            format!("{}/{}", site.space, site.side)
        }))
    }
}

fn cut_words(cut: Option<&Cut>) -> String {
    let parts = cut.map(|cut| cut.sinkings.iter().map(|sinking| list(sinking.part)).collect::<Vec<_>>());
    parts.map_or_else(|| "none".into(), |parts| parts.join(" or "))
}

fn sorted(channels: Set<Channel>) -> Vec<Channel> {
    let mut sorted: Vec<Channel> = channels.iter().collect();
    sorted.sort_unstable();
    sorted
}

fn flow_word(end: FlowEnd) -> String {
    match end {
        FlowEnd::Full => "full".into(),
        FlowEnd::Dry(channel) => format!("{channel}(dry)"),
        FlowEnd::Fills(channel) => channel.to_string(),
        FlowEnd::Hits { channel, owner, .. } => format!("{channel}({owner})"),
    }
}

fn odds_words(odds: Odds) -> String {
    format!("{}/{}", odds.times, odds.of)
}

fn list<T: Small + Display>(set: Set<T>) -> String {
    join(set.iter())
}

/// The items with commas between them, or `none`.
fn join<T: Display>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if items.is_empty() { "none".into() } else { items.join(",") }
}
