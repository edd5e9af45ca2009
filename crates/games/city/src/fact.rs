//! What scripts ask of Mū.
//!
//! Facts, with `a` for a seat or `neutral`, `#5` for a Project, `M01` for a Building:
//!
//! ```text
//! phase · round · turn · seats · sides · battle · line · battles · stock · surplus · pairs · spare · discards
//! pile buildings · pile projects · removed · deck buildings · deck projects · receiver a · option boards
//! hand a · passing a · passed a 1 · received a 1 · gone a · played a 1 · sees a b        cards, or none
//! task a · asks a · pool a · choice a · peeked a                                    what is sealed
//! city a · building a 5 · type a 5 · board a · empty a · standing a · ruined a · doomed a · warded a · pending a
//! sources a · sources a f · mismatched a · covered a · edge a 2/5
//! need a #1 · tokens a #1 · extra a #22 · owns a · complete a · used a · lost a · damage a · damage a #1
//! strength a R1 · totals R1 · bonus a · symbols a f · victories a · crossings a · covers a · wild a
//! food a · harvest a · faith a · ap a #32 · effect a #32 · score a · rank a · level
//! harvest 10 8 · level 43 · line 2/5 · spaces R1 · edges R1 · cost #5 · worth #5 · keyword #5 · does #5 · expert #5
//! kind M01 · fragments M01 · rim A · shows military
//! with 1:W02,2:T03 : strength R2        any question about a city, of the city written out; also
//! with 1:W02,2:T03 ruined 5 warded 4 pending R1,C2 covered s:2/5 : symbols f     in this order
//! why a space 5                        the rule that forbids it, or ok
//! ```

use engine::script::Scripted;
use engine::{Game, Illegality, Misread, Options, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::edge::{Edge, EdgeSet};
use crate::level::Level;
use crate::luck::Chance;
use crate::options::CityOptions;
use crate::pack::{BuildingType, Pack, Side};
use crate::score::harvest;
use crate::sketch;
use crate::space::Line;
use crate::state::City;

impl Scripted for City {
    fn complete(&self, sketch: &str) -> Result<Chance, Misread> {
        sketch::complete(self, sketch)
    }

    fn fact(&self, question: &str) -> Option<String> {
        if let Some(rest) = question.strip_prefix("with ") {
            let (layout, question) = rest.split_once(':').map(|_| rest.rsplit_once(" : "))??;
            let estate = self.laid_out(layout)?;
            let words: Vec<&str> = question.split_whitespace().collect();
            return self.city_fact(&estate, &words);
        }
        let words: Vec<&str> = question.split_whitespace().collect();
        match words.as_slice() {
            ["why", seat, action @ ..] => self.why(seat, &action.join(" ")),
            [what] => self.table_fact(what),
            ["pile", "buildings"] => Some(self.public.building_pile.to_string()),
            ["pile", "projects"] => Some(self.public.project_pile.to_string()),
            ["deck", "buildings"] => Some(self.public.deck_without(&self.removed).len().to_string()),
            ["deck", "projects"] => Some(self.public.project_cards().count().to_string()),
            ["totals", line] => Some(self.totals_fact(line.parse().ok()?)),
            ["harvest", food, standing] => {
                Some(harvest(food.parse().ok()?, standing.parse().ok()?).to_string())
            }
            ["level", result] => Some(Level::of(result.parse().ok()?).to_string()),
            [what, thing] if let Some(fact) = pack_fact(&self.public.pack, what, thing) => Some(fact),
            ["line", edge] => Some(edge.parse::<Edge>().ok()?.line().to_string()),
            ["spaces", line] => Some(line.parse::<Line>().ok()?.spaces().to_string()),
            ["edges", line] => Some(EdgeSet::along(line.parse().ok()?).to_string()),
            [what, who, rest @ ..] => self.who_fact(what, who, rest),
            [] => None,
        }
    }
}

/// Items joined by commas, or `none`.
pub(crate) fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "none".into() } else { items.join(",") }
}

/// Something, or `none`.
pub(crate) fn some<T: ToString>(thing: Option<T>) -> String {
    thing.map_or_else(|| "none".into(), |thing| thing.to_string())
}

/// What a card of the pack is.
fn pack_fact(pack: &Pack, what: &str, thing: &str) -> Option<String> {
    if let Some(number) = thing.strip_prefix('#') {
        let project = pack.project(pack.find_project(number.parse().ok()?)?);
        return Some(match what {
            "cost" => list(project.cost.iter().map(|token| match token {
                crate::pack::Token::Of(colour) => colour.to_string(),
                crate::pack::Token::Any => "any".into(),
            })),
            "worth" => project.ap.to_string(),
            "keyword" => project.keyword.word().into(),
            "does" => list(project.effects.iter().map(|effect| effect.word())),
            "expert" => if project.expert { "yes" } else { "no" }.into(),
            "basic" => if project.basic { "yes" } else { "no" }.into(),
            _ => return None,
        });
    }
    match what {
        "kind" => Some(pack.building(pack.find_building(thing)?).kind.word().into()),
        "fragments" => Some(pack.building(pack.find_building(thing)?).fragments.to_string()),
        "rim" => {
            let rim = pack.board(pack.find_board(thing)?).rim;
            let side = |side: Side| rim[side.index()].map(|colour| colour.to_string()).concat();
            Some(Side::ALL.map(side).join(" "))
        }
        "shows" => {
            let kind = BuildingType::ALL.into_iter().find(|kind| kind.word() == thing)?;
            Some(crate::pack::Colour::ALL.map(|colour| kind.symbols(colour).to_string()).join(" "))
        }
        _ => None,
    }
}

impl City {
    /// What holds for the table.
    fn table_fact(&self, what: &str) -> Option<String> {
        let public = &self.public;
        let buildings = |ids: &[crate::pack::BuildingId]| list(ids.iter().map(|&id| public.pack.building(id).name));
        Some(match what {
            "phase" => public.phase.word().into(),
            "round" => public.round.to_string(),
            "turn" => public.turn.to_string(),
            "seats" => public.seats.to_string(),
            "sides" => public.sides.to_string(),
            "tables" => format!("{} to {}", CityOptions::SEATS.start(), CityOptions::SEATS.end()),
            "owing" => list(self.owing.iter()),
            "battle" => public.battle.to_string(),
            "line" => some(public.line()),
            "battles" => list(public.battles.iter().map(|line| line.map_or_else(|| "?".into(), |line| line.to_string()))),
            "stock" => public.stock.to_string(),
            "surplus" => public.surplus().to_string(),
            "pairs" => {
                let pairs = public.pairs().map(|pair| buildings(&pair));
                pairs.collect::<Vec<_>>().join(" ")
            }
            "spare" => buildings(&public.spare),
            "discards" => buildings(&public.discards),
            "hidden_discards" => (self.discards.len() + self.project_discards.len()).to_string(),
            "removed" => self.removed.len().to_string(),
            "removed_shown" => public.removed.len().to_string(),
            "level" => {
                let standing = self.owed().standing()?;
                Level::of(*standing.scores.values().first()?).to_string()
            }
            "winners" => list(self.owed().standing()?.winners().iter()),
            _ => return None,
        })
    }

    fn totals_fact(&self, line: Line) -> String {
        list(&self.public.totals(line)[..usize::from(self.public.sides)])
    }

    /// The rule that forbids an action, or `ok`.
    fn why(&self, seat: &str, action: &str) -> Option<String> {
        let action = Action::read(&self.public.pack, action).ok()?;
        let checked = self.check(seat.parse().ok()?, action);
        Some(checked.err().map_or_else(|| "ok".into(), |reason| reason.rule().to_string()))
    }

    /// What holds for a seat, or for the neutral player.
    fn who_fact(&self, what: &str, who: &str, rest: &[&str]) -> Option<String> {
        if who == "neutral" {
            let neutral = self.public.neutral()?;
            let words: Vec<&str> = std::iter::once(what).chain(rest.iter().copied()).collect();
            return self.city_fact(neutral, &words);
        }
        let seat: Seat = who.parse().ok().filter(|seat: &Seat| seat.index() < usize::from(self.public.seats))?;
        self.secret_fact(what, seat, rest).or_else(|| self.score_fact(what, seat, rest)).or_else(|| {
            let deciding = self.desks[seat.index()].estate;
            let estate = if self.owing.is_empty() { self.public.estates[seat.index()] } else { deciding };
            let words: Vec<&str> = std::iter::once(what).chain(rest.iter().copied()).collect();
            self.city_fact(&estate, &words)
        })
    }

    /// What only the seat knows.
    fn secret_fact(&self, what: &str, seat: Seat, rest: &[&str]) -> Option<String> {
        let (at, pack) = (seat.index(), &self.public.pack);
        let cards = |cards: &[Card]| Some(list(cards.iter().map(|card| card.name(pack))));
        let (desk, memory) = (&self.desks[at], &self.memories[at]);
        match (what, rest) {
            ("hand", []) => cards(&self.hands[at]),
            ("passing", []) => cards(&self.passing[at]),
            ("passed", [turn]) => cards(memory.passed(turn.parse().ok()?)),
            ("received", [turn]) => cards(memory.received(turn.parse().ok()?)),
            ("gone", []) => cards(&memory.gone),
            ("played", [turn]) => {
                Some(some(self.public.played(seat, turn.parse().ok()?).map(|card| card.name(pack))))
            }
            ("receiver", []) => Some(self.public.receiver(seat).to_string()),
            ("task", []) => Some(format!("{:?}", desk.task).to_lowercase()),
            ("asks", []) => Some(some(desk.effect(pack).map(|(number, effect)| format!("#{number} {}", effect.word())))),
            ("pool", []) => Some(list(desk.pool.iter().map(|token| match token {
                crate::pack::Token::Of(colour) => colour.to_string(),
                crate::pack::Token::Any => "any".into(),
            }))),
            ("choice", []) => Some(some(desk.choice.map(|choice| choice.play.name(pack)))),
            ("peeked", []) => {
                let seen = desk.estate.peeked;
                Some(list((0..6).filter(|at| seen >> at & 1 != 0).map(|at| self.battles[at])))
            }
            ("sees", [other]) => {
                let other: Seat = other.parse().ok()?;
                let view = self.view(engine::Observer::Seat(seat));
                cards(if other == seat { view.hand() } else { &[] })
            }
            _ => None,
        }
    }

    fn score_fact(&self, what: &str, seat: Seat, rest: &[&str]) -> Option<String> {
        let sheet = || self.public.sheet_of(seat.index(), &self.desks[seat.index()].estate);
        let project = |number: &str| {
            let number: u8 = number.strip_prefix('#')?.parse().ok()?;
            sheet().projects.iter().find(|project| project.number == number).copied()
        };
        Some(match (what, rest) {
            ("food", []) => sheet().food.to_string(),
            ("harvest", []) => sheet().harvest.to_string(),
            ("faith", []) => sheet().faith.to_string(),
            ("ap", [number]) => project(number).map_or(0, |project| project.ap).to_string(),
            ("effect", [number]) => project(number).map_or(0, |project| project.effect).to_string(),
            ("score", []) => sheet().total().to_string(),
            ("rank", []) => self.owed().standing()?.ranks[seat].to_string(),
            ("bonus", []) => self.public.bonus[seat.index()].to_string(),
            _ => return None,
        })
    }
}
