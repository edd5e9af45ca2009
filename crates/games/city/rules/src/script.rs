//! What scripts ask of Mū.

use engine::script::Scripted;
use engine::{Options, ParseError, Seat};

use crate::card::Card;
use crate::edge::EdgeSet;
use crate::estate::Estate;
use crate::level::Level;
use crate::luck::Chance;
use crate::options::CityOptions;
use crate::pack::{Bag, BuildingType, Colour, Pack, PackFault, Token};
use crate::public::NEUTRAL;
use crate::rules::rule;
use crate::score::harvest;
use crate::space::Line;
use crate::state::City;

impl Scripted for City {
    fn complete(&self, sketch: &str) -> Result<Chance, ParseError> {
        self.complete_sketch(sketch)
    }

    /// Facts of the game, of cards, of a seat (`a`, or `n` for the neutral player), of a city that is written
    /// out (`with 1:W02,2:T03 ruined 5 : strength R2`), and of packs.
    fn fact(&self, question: &str) -> Option<String> {
        if let Some(rest) = question.strip_prefix("pack ") {
            let (number, text) = rest.split_once(' ')?;
            return Some(pack_fact(number.parse().ok()?, text));
        }
        if let Some((layout, question)) =
            question.strip_prefix("with ").and_then(|rest| rest.rsplit_once(" : "))
        {
            let words: Vec<&str> = question.split_whitespace().collect();
            return self.city_fact(&self.laid_out(layout)?, &words);
        }
        let words: Vec<&str> = question.split_whitespace().collect();
        match words.as_slice() {
            [what] => self.table_fact(what),
            ["harvest", food, standing] => {
                Some(harvest(food.parse().ok()?, standing.parse().ok()?).to_string())
            }
            ["level", result] => Some(Level::of(result.parse().ok()?).name().into()),
            ["totals", line] => {
                let totals = self.public.totals(line.parse().ok()?);
                Some(list(&totals[..self.public.sides.into()]))
            }
            ["edges", line] => Some(list(EdgeSet::along(line.parse().ok()?).iter())),
            ["spaces", line] => Some(list(line.parse::<Line>().ok()?.spaces().iter())),
            ["type", word] => type_fact(word),
            ["card", name] => self.card_fact(name),
            [what, side, rest @ ..] => self.side_fact(what, side, rest),
            [] => None,
        }
    }
}

/// Items joined by spaces, or `none`.
pub(crate) fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "none".into() } else { items.join(" ") }
}

/// Something, or `-`.
pub(crate) fn some<T: ToString>(thing: Option<T>) -> String {
    thing.map_or_else(|| "-".into(), |thing| thing.to_string())
}

/// Tokens by kind: `s2 f1 any1`.
pub(crate) fn bag(bag: Bag) -> String {
    let short = |token| match token {
        Token::Of(colour) => colour.to_string(),
        Token::Any => "any".into(),
    };
    list(Token::ALL.into_iter().filter(|&token| bag.count(token) > 0).map(|token| {
        let token: (String, u8) = (short(token), bag.count(token));
        format!("{}{}", token.0, token.1)
    }))
}

/// What a type is worth: `strength 2 faith 0 food 0`.
fn type_fact(word: &str) -> Option<String> {
    let kind = BuildingType::ALL.into_iter().find(|kind| kind.word() == word)?;
    Some(list(Colour::ALL.map(|colour| format!("{} {}", colour.word(), kind.symbols(colour)))))
}

/// What a check of packs says of a pack in one line, in which `: ` stands for ` = `: each place that it
/// names, or `none`; a pack that can be read gives its warnings.
fn pack_fact(number: u8, text: &str) -> String {
    let found = match Pack::read_line(&text.replace(": ", " = ")) {
        Ok(pack) => pack.warnings(),
        Err(faults) => faults,
    };
    let named = |fault: &&PackFault| fault.rule == rule(13, number);
    let place = |fault: &PackFault| {
        let severity = format!("{:?}", fault.severity).to_lowercase();
        let field = if fault.field.is_empty() { String::new() } else { format!(" {}", fault.field) };
        format!("{severity} {}{field}", fault.entry)
    };
    let places: Vec<String> = found.iter().filter(named).map(place).collect();
    if places.is_empty() { "none".into() } else { places.join("; ") }
}

impl City {
    /// The estate of a seat with its sealed decisions, or of the neutral player.
    fn estate_of(&self, side: &str) -> Option<&Estate> {
        if side == "n" {
            return self.public.is_solo().then(|| &self.public.estates[NEUTRAL]);
        }
        Some(self.desk(self.seat_named(side)?).estate())
    }

    fn seat_named(&self, name: &str) -> Option<Seat> {
        name.parse().ok().filter(|seat: &Seat| seat.index() < self.public.seats.into())
    }

    /// What holds for the table.
    fn table_fact(&self, what: &str) -> Option<String> {
        let (public, pack) = (&self.public, &self.public.pack);
        Some(match what {
            "tables" => format!("{} to {}", CityOptions::SEATS.start(), CityOptions::SEATS.end()),
            "phase" => public.phase.word().into(),
            "owing" => list(self.owing.iter()),
            "round" => public.round.to_string(),
            "turn" => public.turn.to_string(),
            "line" => some(public.line()),
            "battles" => {
                list(public.battles.map(|line| line.map_or_else(|| "?".into(), |line| line.to_string())))
            }
            "pile" => self.buildings.len().to_string(),
            "project-pile" => self.projects.len().to_string(),
            "removed" => self.removed.len().to_string(),
            "removed-shown" => list(public.removed.iter().map(|&id| pack.building(id).name)),
            "discards" => self.discards.len().to_string(),
            "open-discards" => list(public.discards.iter().map(|&id| pack.building(id).name)),
            "pairs" => list(public.pairs.iter().map(|&id| pack.building(id).name)),
            "stock" => public.stock.to_string(),
            "cards" => pack.building_cards().count().to_string(),
            "projects" => public.project_cards().count().to_string(),
            "boards" => list(pack.boards().iter().map(|board| board.name)),
            "basic" => list(pack.basic_projects().map(|id| format!("#{}", pack.project(id).number))),
            "experts" => list(
                pack.projects()
                    .iter()
                    .filter(|project| project.expert)
                    .map(|project| format!("#{}", project.number)),
            ),
            "outcome-tokens" => {
                let held = |estate: &Estate| u32::from(estate.victories()) + u32::from(estate.damage_taken());
                public.estates().iter().map(held).sum::<u32>().to_string()
            }
            "scores" => list(self.seats().map(|seat| public.sheet(seat).total())),
            "ranks" => list(public.standing().ranks.values()),
            "winners" => list(public.standing().winners().iter()),
            "pack" => pack.id().into(),
            "options" => {
                let v = public.variants;
                let (one, two) = (v.expert_projects.word(), v.boards.word());
                let (three, four) = (v.removed_buildings.word(), v.placement.word());
                let (five, six) = (v.source_strength.word(), v.extra_before_cost.word());
                let (seven, eight, nine) =
                    (v.doomed_trade_token.word(), v.solo_neutral_trade.word(), v.solo_refill.word());
                list([one, two, three, four, five, six, seven, eight, nine])
            }
            _ => return None,
        })
    }

    /// What a card of the pack is: `military ssfo`, or `cost s2 f1 ap 2 complete victory_card`.
    fn card_fact(&self, name: &str) -> Option<String> {
        let pack = &self.public.pack;
        if let Some(number) = name.strip_prefix('#') {
            let project = pack.project(pack.find_project(number.parse().ok()?)?);
            let effects: Vec<&str> = project.effects.iter().map(|effect| effect.word()).collect();
            let (cost, keyword) = (bag(project.cost), project.keyword.word());
            return Some(format!("cost {cost} ap {} {keyword} {}", project.ap, effects.join(" ")));
        }
        let building = pack.building(pack.find_building(name)?);
        Some(format!("{} {}", building.kind.word(), building.fragments))
    }

    /// What holds for one side: for a seat with its sealed decisions, or with `public-` as all see it.
    fn side_fact(&self, what: &str, side: &str, rest: &[&str]) -> Option<String> {
        let seat = self.seat_named(side);
        let of_seat = seat.filter(|_| rest.is_empty()).and_then(|seat| self.seat_fact(what, seat));
        of_seat.or_else(|| {
            let (what, estate) = match what.strip_prefix("public-") {
                Some(what) => (what, self.public.estate(seat?)),
                None => (what, self.estate_of(side)?),
            };
            let words: Vec<&str> = std::iter::once(what).chain(rest.iter().copied()).collect();
            self.city_fact(estate, &words)
        })
    }

    /// What holds for a seat only.
    fn seat_fact(&self, what: &str, seat: Seat) -> Option<String> {
        let pack = &self.public.pack;
        let names = |cards: &[Card]| list(cards.iter().map(|card| card.name(pack)));
        let desk = self.desk(seat);
        Some(match what {
            "left" => seat.left(self.public.seats).to_string(),
            "right" => seat.right(self.public.seats).to_string(),
            "receiver" => self.public.receiver(seat).to_string(),
            "hand" => names(self.hand(seat)),
            "played" => some(self.public.played(seat, self.public.turn).map(|card| card.name(pack))),
            "pool" => bag(desk.pool()),
            "knows-battles" => {
                let view = self.seen_by(engine::Observer::Seat(seat));
                let shown = |battle: usize| self.public.battles.get(battle).copied().flatten();
                let known = (0..Line::COUNT).map(|battle| view.peeked(battle).or_else(|| shown(battle)));
                list(known.map(|line| line.map_or_else(|| "?".into(), |line| line.to_string())))
            }
            "food" => self.public.sheet(seat).food.to_string(),
            "score" => self.public.sheet(seat).total().to_string(),
            "sheet" => list(
                self.public
                    .sheet(seat)
                    .lines()
                    .iter()
                    .map(|line| format!("{}:{}", line.rule.number(), line.value)),
            ),
            _ => return None,
        })
    }
}
