//! The Battles of a round as a sheet: all cities side by side, where their Strength comes from, what came of it.

use city::{Colour, EdgeSet, Event, Line, SIDES_MAX, SourceStrength, SpaceSet, Who};
use maud::{Markup, html};
use words::{Language, and_list, say, word};

use super::building::without_parts;
use super::gem::{damage_icon, gem_icon, victory_icon};
use super::lines::{bare_name, line};
use super::sight::Sight;
use super::track::{head, line_icon, sides};
use super::words::{line_title, roman, rule};
use super::{building::Condition, names};
use face::rule_link;
use face::svg::num;

/// A Battle that has been fought.
pub(super) struct Fight<'a> {
    pub(super) battle: u8,
    pub(super) line: Line,
    pub(super) totals: [u8; SIDES_MAX],
    /// What was told from its totals to the next Battle.
    pub(super) outcome: Vec<&'a Event>,
    /// What was told after its totals.
    later: Vec<&'a Event>,
    /// What was told between its card and its totals.
    earlier: Vec<&'a Event>,
}

/// Where Strength comes from.
pub(super) struct Parts {
    pub(super) buildings: u8,
    pub(super) sources: u8,
    pub(super) projects: u8,
}

/// The Battles that have been fought since the last round began, first to last.
pub(super) fn of_round<'a>(events: &[&'a Event]) -> Vec<Fight<'a>> {
    let begins = |event: &&Event| matches!(event, Event::BattleShown { .. });
    let starts: Vec<usize> = (0..events.len()).filter(|&at| begins(&events[at])).collect();
    let fight = |(nth, &start): (usize, &usize)| {
        let end = starts.get(nth + 1).copied().unwrap_or(events.len());
        let own = &events[start..end];
        let Event::BattleShown { battle, line } = *own.first()? else { return None };
        let told = own.iter().rposition(|event| matches!(event, Event::Totals { .. }))?;
        let Event::Totals { totals, .. } = own[told] else { return None };
        let is_of_city = |event: &&&Event| {
            !matches!(event, Event::RoundBegan { .. } | Event::Dealt { .. } | Event::Scored { .. })
        };
        let outcome = own[told + 1..].iter().take_while(is_of_city).copied().collect();
        let (earlier, later) = (own[1..told].to_vec(), events[start + told + 1..].to_vec());
        Some(Fight { battle: *battle, line: *line, totals: *totals, outcome, later, earlier })
    };
    starts.iter().enumerate().filter_map(fight).collect()
}

impl Fight<'_> {
    /// The Strength of a side.
    pub(super) fn total(&self, sight: Sight<'_>, who: Who) -> u8 {
        sides(sight).iter().position(|&side| side == who).map_or(0, |side| self.totals[side])
    }

    /// The spaces that were ruined when it was fought.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are of no concern here")]
    fn ruined(&self, sight: Sight<'_>, who: Who) -> SpaceSet {
        let mut ruined = estate(sight, who).ruined();
        for event in self.later.iter().rev() {
            match **event {
                Event::Destroyed { who: of, space, .. } | Event::Doomed { who: of, space } if of == who => {
                    ruined = ruined.without(space);
                }
                Event::Restored { seat, spaces } if Who::Seat(seat) == who => ruined = ruined.or(spaces),
                _ => {}
            }
        }
        ruined
    }

    /// Where the Strength of a side came from. What neither Buildings nor Sources explain came from Projects.
    pub(super) fn parts(&self, sight: Sight<'_>, who: Who) -> Parts {
        let (estate, pack) = (estate(sight, who), sight.pack());
        let standing = self.line.spaces().minus(self.ruined(sight, who));
        let symbols =
            |space| estate.building(space).map_or(0, |id| pack.building(id).kind.symbols(Colour::Strength));
        let edges = match sight.public().variants().source_strength {
            SourceStrength::Axis => EdgeSet::along(self.line),
            SourceStrength::Touch => EdgeSet::touching(self.line),
        };
        let total = self.total(sight, who);
        let buildings = standing.iter().map(symbols).sum::<u8>().min(total);
        let sources = estate.sources(Colour::Strength).and(edges).len().min(total - buildings);
        Parts { buildings, sources, projects: total - buildings - sources }
    }

    /// The Projects that added Strength.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are of no concern here")]
    fn projects(&self, sight: Sight<'_>, who: Who) -> String {
        let (pack, language) = (sight.pack(), sight.language());
        let lasting =
            estate(sight, who).projects(pack).filter(|(venture, _)| venture.lines().contains(self.line));
        let mut numbers: Vec<u8> = lasting.map(|(_, project)| project.number).collect();
        numbers.extend(self.earlier.iter().filter_map(|event| match event {
            Event::EffectDone { seat, project, .. } if Who::Seat(*seat) == who => Some(*project),
            _ => None,
        }));
        let projects: Vec<String> =
            numbers.into_iter().map(|number| bare_name(number, pack, language)).collect();
        and_list(language, &projects)
    }

    /// Whether a side took a Victory token.
    pub(super) fn is_won_by(&self, who: Who) -> bool {
        self.outcome.iter().any(|event| matches!(event, Event::Victory { who: winner, .. } if *winner == who))
    }

    /// What else came of it for a side, as sentences.
    fn told(&self, sight: Sight<'_>, who: Who) -> Vec<String> {
        let about = self
            .outcome
            .iter()
            .filter(|event| !matches!(event, Event::Victory { .. }) && about(event) == Some(who));
        about.filter_map(|event| Some(line(event, Some(sight.pack()), sight.look)?.text)).collect()
    }
}

/// Whom an event of a Battle is about.
#[expect(clippy::wildcard_enum_match_arm, reason = "the others are about nobody in particular")]
const fn about(event: &Event) -> Option<Who> {
    match *event {
        Event::Victory { who, .. }
        | Event::Damage { who, .. }
        | Event::Destroyed { who, .. }
        | Event::Doomed { who, .. }
        | Event::Spent { who, .. } => Some(who),
        Event::DamageIgnored { seat } | Event::WardHeld { seat, .. } | Event::DamageRemoved { seat, .. } => {
            Some(Who::Seat(seat))
        }
        _ => None,
    }
}

pub(super) fn estate(sight: Sight<'_>, who: Who) -> &city::Estate {
    match who {
        Who::Seat(seat) => sight.public().estate(seat),
        Who::Neutral => {
            sight.public().neutral().unwrap_or_else(|| sight.public().estate(engine::Seat::default()))
        }
    }
}

/// The Battles one below the other.
pub(super) fn sheet(sight: Sight<'_>, fights: &[Fight<'_>]) -> Markup {
    html! { @for fight in fights { (one(sight, fight)) } }
}

fn one(sight: Sight<'_>, fight: &Fight<'_>) -> Markup {
    let at = fight.battle;
    let (language, all) = (sight.language(), sides(sight));
    let parts: Vec<(Who, Parts)> = all.iter().map(|&who| (who, fight.parts(sight, who))).collect();
    let (battle, title) = (roman(fight.battle.into()), line_title(fight.line, language));
    html! {
        section class="c-fight" data-t=(names::fight(at)) {
            h3 {
                (line_icon(fight.line))
                (say!(language, en: "Battle {battle}: {title}", fr: "Affrontement {battle}\u{202f}: {title}", de: "Kampf {battle}: {title}"))
                " " (rule_link(rule(7, 3)))
            }
            div class="c-wide" tabindex="0" { table {
                thead {
                    tr { td {} @for &who in &all { th scope="col" data-t=(names::figure(at, 'h', who)) { (head(sight, who)) } } }
                    tr { td {} @for &who in &all { td { (three(sight, fight, who)) } } }
                }
                tbody {
                    (row((at, 'b'), word!(language, en: "Buildings", fr: "Bâtiments", de: "Gebäude"), parts.iter().map(|(who, parts)| (*who, parts.buildings, String::new()))))
                    (row((at, 's'), word!(language, en: "Sources", fr: "Sources", de: "Quellen"), parts.iter().map(|(who, parts)| (*who, parts.sources, String::new()))))
                    (row((at, 'p'), word!(language, en: "Projects", fr: "Projets", de: "Projekte"), parts.iter().map(|(who, parts)| {
                        (*who, parts.projects, if parts.projects > 0 { fight.projects(sight, *who) } else { String::new() })
                    })))
                    (total(sight, fight, &parts))
                    (results(sight, fight))
                }
            } }
        }
    }
}

/// The Buildings of the line as they stood.
fn three(sight: Sight<'_>, fight: &Fight<'_>, who: Who) -> Markup {
    let (estate, ruined) = (estate(sight, who), fight.ruined(sight, who));
    html! {
        svg class="c-three" viewBox="0 0 316 100" aria-hidden="true" {
            @for (nth, space) in fight.line.spaces().iter().enumerate() {
                @let condition = if ruined.contains(space) { Condition::Destroyed } else { Condition::Standing };
                @match estate.building(space) {
                    Some(id) => use href={ "#" (without_parts(sight.building(id).kind, condition)) } x=(108 * nth) {},
                    None => use href="#c-empty" x=(108 * nth) {},
                }
            }
        }
    }
}

/// A row of what adds up, each figure with what it is called.
fn row((at, row): (u8, char), name: &str, figures: impl Iterator<Item = (Who, u8, String)>) -> Markup {
    html! {
        tr {
            th scope="row" data-t=(names::heading(at, row)) { (name) }
            @for (who, figure, from) in figures {
                td { span class="c-plus" data-t=(names::figure(at, row, who)) { (figure) } @if !from.is_empty() { small { (from) } } }
            }
        }
    }
}

/// The totals, each with a bar of its parts.
fn total(sight: Sight<'_>, fight: &Fight<'_>, parts: &[(Who, Parts)]) -> Markup {
    let (language, at) = (sight.language(), fight.battle);
    let most = fight.totals.iter().copied().max().unwrap_or(0).max(1);
    let wide = |part: u8| 100.0 * f64::from(part) / f64::from(most);
    html! {
        tr class="c-sum" {
            th scope="row" { (gem_icon(Colour::Strength)) (word!(language, en: "Strength", fr: "Force", de: "Stärke")) }
            @for (who, parts) in parts {
                td {
                    svg class="c-strength" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
                        @for (row, from, part) in [('b', 0, parts.buildings), ('s', parts.buildings, parts.sources), ('p', parts.buildings + parts.sources, parts.projects)] {
                            @if part > 0 { rect data-t=(names::figure(at, row, *who)) class={ "c-part-" (row) } x=(num(wide(from))) width=(num(wide(part))) height="10" {} }
                        }
                    }
                    b data-t=(names::figure(at, 't', *who)) { (fight.total(sight, *who)) }
                }
            }
        }
    }
}

/// Who wins, who takes Damage, and what that destroys.
fn results(sight: Sight<'_>, fight: &Fight<'_>) -> Markup {
    let (language, at) = (sight.language(), fight.battle);
    html! {
        tr class="c-results" {
            th scope="row" { (word!(language, en: "Outcome", fr: "Issue", de: "Ergebnis")) }
            @for who in sides(sight) {
                td data-t=(names::figure(at, 'r', who)) {
                    @if fight.is_won_by(who) { (victory_icon()) b { (super::words::points(3, language)) } }
                    @let told = fight.told(sight, who);
                    @if !told.is_empty() { (damage_icon()) @for sentence in told { small { (sentence) } } }
                }
            }
        }
    }
}

/// The heading of a sheet, for the Battles of a round.
pub(super) fn title(round: u8, language: Language) -> String {
    let roman = roman(match round {
        1 => 0,
        2 => 1,
        _ => 3,
    });
    say!(language, en: "Battles {roman}", fr: "Affrontements {roman}", de: "Kämpfe {roman}")
}

/// The Battles of a round, 1 to 3.
pub(super) const fn battles_of(round: u8) -> std::ops::Range<u8> {
    match round {
        1 => 0..1,
        2 => 1..3,
        _ => 3..5,
    }
}
