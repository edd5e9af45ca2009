//! Facts about one city, of a seat or written out in a question.

use crate::card::remove;
use crate::edge::Edge;
use crate::estate::Estate;
use crate::fact::{list, some};
use crate::pack::{BuildingId, Colour, Token};
use crate::space::{Line, Space};
use crate::state::City;

impl City {
    /// The city that is written out: `1:W02,2:T03 ruined 5 warded 4 pending R1,C2 covered s:2/5`.
    pub(crate) fn laid_out(&self, layout: &str) -> Option<Estate> {
        let pack = &self.public.pack;
        let mut words = layout.split_whitespace();
        let mut estate = Estate::new(self.public.estates[0].board, &pack.basic_projects());
        for item in words.next()?.split(',').filter(|item| *item != "none") {
            let (space, name) = item.split_once(':')?;
            estate.place(pack, pack.find_building(name)?, space.parse().ok()?);
        }
        while let (Some(what), Some(which)) = (words.next(), words.next()) {
            let items = which.split(',');
            match what {
                "ruined" => estate.ruined = items.map(|item| item.parse().ok()).collect::<Option<_>>()?,
                "warded" => estate.warded = items.map(|item| item.parse().ok()).collect::<Option<_>>()?,
                "pending" => estate.pending = items.map(|item| item.parse().ok()).collect::<Option<_>>()?,
                "covered" => {
                    for item in items {
                        let (colour, edge) = item.split_once(':')?;
                        estate.cover(edge.parse().ok()?, Colour::of_letter(colour.chars().next()?)?);
                    }
                }
                "rebuilt" => {
                    let (space, name) = which.split_once(':')?;
                    estate.rebuild(pack, pack.find_building(name)?, space.parse().ok()?);
                }
                _ => return None,
            }
        }
        Some(estate)
    }

    /// What holds in a city.
    pub(crate) fn city_fact(&self, estate: &Estate, words: &[&str]) -> Option<String> {
        let pack = &self.public.pack;
        let name = |id: BuildingId| pack.building(id).name;
        Some(match words {
            ["city"] => {
                let placed = Space::all().filter_map(|space| estate.building(space).map(|id| (space, name(id))));
                list(placed.map(|(space, name)| format!("{space}:{name}")))
            }
            ["building", space] => some(estate.building(space.parse().ok()?).map(name)),
            ["type", space] => some(estate.kind(pack, space.parse().ok()?).map(|kind| kind.word())),
            ["board"] => pack.board(estate.board).name.to_string(),
            ["empty"] => list(estate.empty().iter()),
            ["standing"] => list(estate.standing().iter()),
            ["ruined"] => list(estate.ruined.iter()),
            ["doomed"] => list(estate.doomed().iter()),
            ["warded"] => list(estate.warded.iter()),
            ["pending"] => list(estate.pending.iter()),
            ["crossings"] => {
                let crossings: Vec<String> = estate.crossings().map(|crossing| crossing.to_string()).collect();
                if crossings.is_empty() { "none".into() } else { crossings.join(" ") }
            }
            ["substitutes", space] => {
                list(estate.substitutes(crate::space::Crossing::on(space.parse().ok()?)).iter())
            }
            ["lost"] => estate.lost.to_string(),
            ["damage"] => estate.taken.to_string(),
            ["covers"] => estate.covers_left(pack).to_string(),
            ["wild"] => if estate.is_wild(pack) { "yes" } else { "no" }.into(),
            ["victories"] => (estate.victories + estate.victory_cards(pack)).to_string(),
            _ => return self.edge_fact(estate, words).or_else(|| self.project_fact(estate, words)),
        })
    }

    fn edge_fact(&self, estate: &Estate, words: &[&str]) -> Option<String> {
        let pack = &self.public.pack;
        let colour = |letter: &str| Colour::of_letter(letter.chars().next()?);
        Some(match words {
            ["sources"] => {
                let coloured = |edge: Edge| {
                    let own = |colour: &Colour| estate.sources(*colour).contains(edge);
                    format!("{edge}:{}", some(Colour::ALL.into_iter().find(own)))
                };
                list(estate.all_sources().iter().map(coloured))
            }
            ["sources", letter] => list(estate.sources(colour(letter)?).iter()),
            ["mismatched"] => list(estate.mismatched(pack).iter()),
            ["covered"] => list(estate.covered.iter()),
            ["edge", edge] => {
                let [one, other] = estate.fragments(pack, edge.parse().ok()?);
                format!("{} {}", some(one), some(other))
            }
            ["strength", line] => {
                let line: Line = line.parse().ok()?;
                estate.strength(pack, line, self.public.variants.source_strength).to_string()
            }
            ["symbols", letter] => estate.symbols(pack, colour(letter)?).to_string(),
            ["count", number] => {
                // What the first counter of a Project counts.
                let project = pack.project(pack.find_project(number.strip_prefix('#')?.parse().ok()?)?);
                let counter = project.effects.iter().find_map(|effect| match effect {
                    crate::pack::Effect::ScorePer { count, .. }
                    | crate::pack::Effect::ScoreMajority { count, .. }
                    | crate::pack::Effect::GainTokensPer { count, .. } => Some(*count),
                    _ => None,
                });
                let slot = estate.slot(|venture| pack.project(venture.id).number == project.number);
                estate.count(&self.public, slot, counter?).to_string()
            }
            _ => return None,
        })
    }

    fn project_fact(&self, estate: &Estate, words: &[&str]) -> Option<String> {
        let pack = &self.public.pack;
        let numbers = |mut chosen: Vec<(u8, u8)>| {
            chosen.sort_unstable();
            list(chosen.into_iter().map(|(_, number)| format!("#{number}")))
        };
        match words {
            ["owns"] => return Some(list(estate.projects(pack).map(|(_, project)| format!("#{}", project.number)))),
            ["complete"] => {
                let complete = estate.projects(pack).filter(|(venture, _)| venture.is_complete());
                return Some(numbers(complete.map(|(venture, project)| (venture.completed, project.number)).collect()));
            }
            ["used"] => {
                let used = estate.projects(pack).filter(|(venture, _)| venture.used);
                return Some(list(used.map(|(_, project)| format!("#{}", project.number))));
            }
            _ => {}
        }
        let [what, number] = words else { return None };
        let number: u8 = number.strip_prefix('#')?.parse().ok()?;
        let (venture, project) = estate.projects(pack).find(|(_, project)| project.number == number)?;
        let short = |token: Token| match token {
            Token::Of(colour) => colour.to_string(),
            Token::Any => "any".into(),
        };
        Some(match *what {
            "need" => {
                let mut needed: arrayvec::ArrayVec<Token, 8> = project.cost.iter().collect();
                for token in venture.paid.iter() {
                    remove(&mut needed, &token);
                }
                list(needed.into_iter().map(short))
            }
            "tokens" => {
                let on_cost = Token::ALL.into_iter().flat_map(|space| {
                    (0..venture.paid.count(space)).filter_map(move |nth| venture.token_on_cost(project, space, nth))
                });
                list(on_cost.map(|colour| colour.to_string()))
            }
            "extra" => list(venture.extra_tokens()),
            "damage" => venture.damage.to_string(),
            "line" => list(venture.lines.iter()),
            _ => return None,
        })
    }
}
