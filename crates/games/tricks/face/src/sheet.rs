//! The score sheet: every round with every part of its score, and where the totals come from.
//!
//! Each figure is a link to the rule that gives it.

use engine::{PerSeat, RuleId, Seat, Told};
use maud::{Markup, html};
use tricks::{CardSet, Course, Event, RoundResult, TeamResult};
use words::{Language, say, word};

use super::about::score_words;
use super::sight::Sight;
use super::words::rule;
use super::words::{card_list, cards_counted, ranks_counted, seat_list, signed, total, trumps_name};
use face::emblem::emblem_of;
use face::reference::{address, section};
use face::rule_link;

/// The sheet as it stands; empty before the first round is complete.
pub(super) fn sheet(sight: Sight<'_>, told: &[&Told<Event>]) -> Markup {
    let events: Vec<&Event> = told.iter().map(|told| &told.event).collect();
    let is_end = |event: &&Event| matches!(event, Event::RoundScored { .. });
    events.iter().rposition(is_end).map_or_else(Markup::default, |last| whole(sight, &events[..=last]))
}

/// All of it: rounds, sums and auctions.
fn whole(sight: Sight<'_>, events: &[&Event]) -> Markup {
    let rounds = scored_rounds(events);
    html! {
        @if !rounds.is_empty() {
            table class="t-score" {
                caption { (word!(sight.language(), en: "Rounds", fr: "Manches", de: "Runden")) }
                thead { (heads(sight)) }
                @for (result, totals) in &rounds {
                    tbody {
                        tr { th scope="rowgroup" colspan=(sight.seats() + 1) { (course_title(sight, result)) " " (course(sight, result)) } }
                        (figures(sight, result))
                        (running(sight, totals))
                    }
                }
            }
            (sources(sight))
            (auctions(sight, events))
        }
    }
}

/// Complete rounds, oldest first, each with the totals after it.
fn scored_rounds(events: &[&Event]) -> Vec<(RoundResult, PerSeat<i32>)> {
    let scored = |event: &&Event| {
        if let Event::RoundScored { result, totals } = event { Some((*result, *totals)) } else { None }
    };
    events.iter().filter_map(scored).collect()
}

/// The seats as heads of columns.
fn heads(sight: Sight<'_>) -> Markup {
    html! {
        tr {
            td {}
            @for seat in Seat::all(sight.seats()) {
                th scope="col" {
                    (emblem_of(seat))
                    span { (sight.plate(seat)) }
                }
            }
        }
    }
}

/// "Round 3"
fn course_title(sight: Sight<'_>, result: &RoundResult) -> Markup {
    let round = result.round;
    html! { b { (say!(sight.language(), en: "Round {round}", fr: "Manche {round}", de: "Runde {round}")) } }
}

/// How a round went, in a sentence or two, each with its rule.
pub(super) fn course(sight: Sight<'_>, result: &RoundResult) -> Markup {
    let language = sight.language();
    match &result.course {
        Course::Empty => html! {
            (word!(language, en: "Nobody laid a card.", fr: "Personne n’a posé de carte.", de: "Niemand hat ausgelegt.")) " " (rule_link(rule(4, 9)))
        },
        Course::Eklat(eklat) => {
            let (cards, tied) = (cards_counted(eklat.cards, language), seat_list(eklat.tied, sight.look));
            let culprit = sight.inside(eklat.culprit);
            html! {
                (say!(language,
                    en: "Eklat with {cards} each: {tied}. Last to lay: {culprit}.",
                    fr: "Éclat à {cards} chacun\u{202f}: {tied}. Posé en dernier\u{202f}: {culprit}.",
                    de: "Eklat mit je {cards}: {tied}. Zuletzt ausgelegt: {culprit}."))
                " " (rule_link(rule(4, 4)))
            }
        }
        Course::Played(team) => played(sight, team),
    }
}

fn played(sight: Sight<'_>, team: &TeamResult) -> Markup {
    let (language, contract) = (sight.language(), &team.contract);
    let chief = sight.inside(contract.chief);
    let members =
        seat_list([Some(contract.chief), contract.partner].into_iter().flatten().collect(), sight.look);
    let (rank, trumps) = (contract.rank, trumps_name(contract.trumps, language));
    let (points, goal) = (team.points, team.target);
    let played = say!(language,
        en: "Chief {chief} with {rank}, trumps {trumps}. Team {members}: {points} of {goal}.",
        fr: "Chef {chief} à {rank}, atouts\u{202f}: {trumps}. Équipe {members}\u{202f}: {points} sur {goal}.",
        de: "Chef {chief} mit {rank}, Trumpf {trumps}. Team {members}: {points} von {goal}.",
    );
    html! { (played) " " (verdict(sight, team)) }
}

/// Whether the target was reached.
pub(super) fn verdict(sight: Sight<'_>, team: &TeamResult) -> Markup {
    let language = sight.language();
    let (text, cited) = if team.is_reached() {
        let text = word!(language, en: "Target reached.", fr: "Objectif atteint.", de: "Teamziel erreicht.")
            .to_owned();
        (text, rule(10, 4))
    } else {
        let ranks = ranks_counted(team.short(), language);
        let text = say!(language,
            en: "Target missed by {ranks}.", fr: "Objectif manqué de {ranks}.", de: "Teamziel um {ranks} verfehlt.");
        (text, rule(12, 1))
    };
    html! { (text) " " (rule_link(cited)) }
}

/// Points on cards, then bonus, penalty, gain or Eklat score.
fn figures(sight: Sight<'_>, result: &RoundResult) -> Markup {
    let language = sight.language();
    html! {
        tr {
            th scope="row" { (word!(language, en: "Cards", fr: "Cartes", de: "Karten")) }
            @for (_, points) in result.card_points.iter() { td { (figure(&i32::from(*points).to_string(), rule(10, 1), language)) } }
        }
        tr {
            th scope="row" { (word!(language, en: "Extra", fr: "En plus", de: "Dazu")) }
            @for (seat, extra) in result.extra.iter() {
                td { (figure(&signed(*extra), extra_rule(result, seat), language)) }
            }
        }
    }
}

/// The rule that gives a seat its extra score in a round.
pub(super) fn extra_rule(result: &RoundResult, seat: Seat) -> RuleId {
    match &result.course {
        Course::Empty => rule(4, 9),
        Course::Eklat(eklat) if eklat.culprit == seat => rule(4, 6),
        Course::Eklat(eklat) if eklat.tied.contains(seat) => rule(4, 5),
        Course::Eklat(_) => rule(4, 7),
        Course::Played(team) if team.is_reached() => rule(11, 1),
        Course::Played(team) if team.contract.chief == seat => rule(12, 2),
        Course::Played(team) if team.contract.in_team(seat) => rule(12, 4),
        Course::Played(_) => rule(12, 3),
    }
}

/// The totals after a round.
fn running(sight: Sight<'_>, totals: &PerSeat<i32>) -> Markup {
    let most = totals.values().iter().max().copied();
    html! {
        tr class="t-total" {
            th scope="row" { (word!(sight.language(), en: "Total", fr: "Total", de: "Stand")) }
            @for (_, &points) in totals.iter() {
                td class=[(most == Some(points)).then_some("t-most")] { (figure(&total(points), rule(13, 1), sight.language())) }
            }
        }
    }
}

/// A figure that leads to its rule.
pub(super) fn figure(text: &str, cited: RuleId, language: Language) -> Markup {
    named_figure(None, text, cited, language)
}

/// The same with a name for the page to move it.
pub(super) fn named_figure(name: Option<String>, text: &str, cited: RuleId, language: Language) -> Markup {
    let section = section(cited);
    let label = say!(language, en: "{text}, rule {section}", fr: "{text}, règle {section}", de: "{text}, Regel {section}");
    html! {
        a class="t-fig" data-t=[name] href=(address(cited)) aria-label=(label) { (text) }
    }
}

/// Where the totals come from, over all rounds.
fn sources(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let lines = |seat: Seat| public.sums(seat).lines();
    let parts = lines(Seat::default());
    html! {
        table class="t-score" {
            caption { (word!(language, en: "Where the totals come from", fr: "D’où viennent les totaux", de: "Woraus die Stände bestehen")) }
            thead { (heads(sight)) }
            tbody {
                @for (place, part) in parts.iter().enumerate() {
                    tr {
                        th scope="row" { (score_words(part.what, language)) " " (rule_link(part.rule)) }
                        @for seat in Seat::all(sight.seats()) {
                            td { @if let Some(line) = lines(seat).get(place) { (figure(&total(line.value), line.rule, language)) } }
                        }
                    }
                }
            }
        }
    }
}

/// The auctions of complete rounds, turn by turn.
fn auctions(sight: Sight<'_>, events: &[&Event]) -> Markup {
    let rounds = auction_turns(events);
    html! {
        @for (round, turns) in rounds.iter().rev() {
            details class="t-auctions" {
                summary { (say!(sight.language(), en: "Auction of round {round}", fr: "Enchères de la manche {round}", de: "Auktion der Runde {round}")) }
                ol { @for &(seat, cards) in turns { li { (turn_words(sight, seat, cards)) } } }
            }
        }
    }
}

/// The turns of each complete round's auction: who did what; nothing laid is a pass.
fn auction_turns(events: &[&Event]) -> Vec<(u32, Vec<(Seat, CardSet)>)> {
    let (mut rounds, mut turns) = (Vec::new(), Vec::new());
    for event in events {
        if let Event::RoundDealt { .. } = event {
            turns.clear();
        } else if let Event::Laid { seat, cards, .. } = event {
            turns.push((*seat, *cards));
        } else if let Event::Passed { seat, .. } = event {
            turns.push((*seat, CardSet::EMPTY));
        } else if let Event::RoundScored { result, .. } = event {
            rounds.push((result.round, std::mem::take(&mut turns)));
        }
    }
    rounds
}

/// One turn: "Ivo: Red 5", "Maëlle: pass".
fn turn_words(sight: Sight<'_>, seat: Seat, cards: CardSet) -> String {
    let (who, language) = (sight.plate(seat), sight.language());
    let what = if cards.is_empty() {
        word!(language, en: "pass", fr: "passe", de: "passt").to_owned()
    } else {
        card_list(cards, language)
    };
    say!(language, en: "{who}: {what}", fr: "{who}\u{202f}: {what}", de: "{who}: {what}")
}
