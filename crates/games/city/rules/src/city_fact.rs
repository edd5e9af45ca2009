//! Facts about one city, of a seat or written out in a question.

use crate::edge::Edge;
use crate::estate::Estate;
use crate::pack::{Bag, BuildingType, Colour, Counter, Effect, Project, Token};
use crate::script::{bag, list, some};
use crate::space::{Crossing, Line, Space};
use crate::state::City;
use crate::venture::Venture;

impl City {
    /// The city that is written out: `1:W02,2:T03 ruined 5 warded 4 pending R1,C2 covered s:2/5`.
    pub(crate) fn laid_out(&self, layout: &str) -> Option<Estate> {
        let pack = &self.public.pack;
        let mut words = layout.split_whitespace();
        let mut estate = Estate::new(pack, self.public.estates[0].board, &pack.basic_projects());
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
                "covered" => items.map(|item| cover(&mut estate, item)).collect::<Option<()>>()?,
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
        match words {
            [what] => self.one_word_fact(estate, what),
            ["project", number] => self.project_fact(estate, number),
            ["strength", line] => {
                let reading = self.public.variants.source_strength;
                Some(estate.strength(pack, line.parse().ok()?, reading).to_string())
            }
            ["fragments", edge] => Some(list(estate.fragments(pack, edge.parse().ok()?).map(some))),
            ["kind", space] => {
                Some(estate.kind(pack, space.parse().ok()?).map_or("none", BuildingType::word).into())
            }
            ["substitutes", space] => {
                Some(list(estate.substitutes(Crossing::on(space.parse().ok()?)).iter()))
            }
            ["count", number] => self.count_fact(estate, number),
            _ => None,
        }
    }

    fn one_word_fact(&self, estate: &Estate, what: &str) -> Option<String> {
        let pack = &self.public.pack;
        let numbers = |fits: &dyn Fn(&Venture) -> bool| {
            let fitting = estate.projects(pack).filter(|(venture, _)| fits(venture));
            list(fitting.map(|(_, project)| format!("#{}", project.number)))
        };
        Some(match what {
            "city" => list(Space::all().filter_map(|space| {
                estate.building(space).map(|id| format!("{space}:{}", pack.building(id).name))
            })),
            "board" => pack.board(estate.board()).name.to_string(),
            "rim" => list(pack.board(estate.board()).rim.map(|side| side.map(|c| c.to_string()).concat())),
            "sources" => list(Edge::all().filter_map(|edge| {
                let colour = Colour::ALL.into_iter().find(|&colour| estate.sources(colour).contains(edge))?;
                Some(format!("{edge}:{colour}"))
            })),
            "mismatched" => list(estate.mismatched().iter()),
            "covered" => list(estate.covered().iter()),
            "covers-left" => estate.covers_left().to_string(),
            "lines" => list(
                Line::all().map(|line| estate.strength(pack, line, self.public.variants.source_strength)),
            ),
            "symbols" => list(Colour::ALL.map(|colour| estate.symbols(colour))),
            "ruined" => list(estate.ruined().iter()),
            "doomed" => list(estate.doomed().iter()),
            "standing" => list(estate.standing().iter()),
            "warded" => list(estate.warded().iter()),
            "pending" => list(estate.pending().iter()),
            "crossings" => list(estate.all_crossings().iter()),
            "open-crossings" => list(estate.crossings().map(Crossing::space)),
            "victories" => estate.victories().to_string(),
            "victory-cards" => estate.victory_cards(pack).to_string(),
            "damage" => estate.damage_taken().to_string(),
            "lost" => estate.tokens_lost().to_string(),
            "projects" => numbers(&|_| true),
            "complete" => numbers(&Venture::is_complete),
            "used" => numbers(&Venture::is_used),
            _ => return None,
        })
    }

    /// A Project in front of a seat: open cost spaces and marks: `open s1 f1`, `complete used extra s s damage 1`.
    fn project_fact(&self, estate: &Estate, number: &str) -> Option<String> {
        let number: u8 = number.strip_prefix('#')?.parse().ok()?;
        let owned = |(_, project): &(&Venture, &Project)| project.number == number;
        let (venture, project) = estate.projects(&self.public.pack).find(owned)?;
        let open = Token::ALL
            .into_iter()
            .fold(Bag::EMPTY, |all, token| all.with(token, venture.open(project, token)));
        let mut marks =
            vec![if venture.is_complete() { "complete".into() } else { format!("open {}", bag(open)) }];
        if venture.is_used() {
            marks.push("used".into());
        }
        if venture.extra() > 0 {
            marks.push(format!("extra {}", list(venture.extra_tokens())));
        }
        if venture.damage() > 0 {
            marks.push(format!("damage {}", venture.damage()));
        }
        if !venture.lines().is_empty() {
            marks.push(list(venture.lines().iter()));
        }
        Some(marks.join(" "))
    }

    /// What the counter of a Project counts in a city now.
    fn count_fact(&self, estate: &Estate, number: &str) -> Option<String> {
        let pack = &self.public.pack;
        let number: u8 = number.strip_prefix('#')?.parse().ok()?;
        let mut effects = pack.project(pack.find_project(number)?).effects.iter();
        let counter: Counter = effects.find_map(|effect| match effect {
            Effect::GainTokensPer { count, .. }
            | Effect::ScorePer { count, .. }
            | Effect::ScoreMajority { count, .. } => Some(*count),
            Effect::None
            | Effect::GainTokens { .. }
            | Effect::VictoryCard { .. }
            | Effect::LineStrength { .. }
            | Effect::Ward { .. }
            | Effect::PeekBattles { .. }
            | Effect::WildTokens
            | Effect::Cover { .. }
            | Effect::RemoveDamage { .. }
            | Effect::IgnoreDamage
            | Effect::RedirectDestruction
            | Effect::BattleStrength { .. }
            | Effect::BattleSymbols { .. }
            | Effect::ConvertTokens { .. }
            | Effect::DoubleSources
            | Effect::RestoreSpace { .. }
            | Effect::Rebuild
            | Effect::Symbols { .. }
            | Effect::ScoreExtra { .. }
            | Effect::Manual => None,
        })?;
        let slot = estate.slot(|venture| pack.project(venture.id()).number == number);
        Some(estate.count(&self.public, slot, counter).to_string())
    }
}

/// Covers an edge: `s:2/5`.
fn cover(estate: &mut Estate, item: &str) -> Option<()> {
    let (colour, edge) = item.split_once(':')?;
    estate.cover(edge.parse().ok()?, Colour::of_letter(colour.chars().next()?)?);
    Some(())
}
