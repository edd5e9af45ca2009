//! What is to be read after a round: how it went, what it brought everybody, and its last trick.

use engine::Seat;
use maud::{Markup, html};
use tricks::{Card, Course, Event, Phase, RoundResult, TeamResult};
use words::{say, word};

use super::card::silent_card;
use super::lines::line;
use super::names;
use super::sheet::{course, extra_rule, named_figure};
use super::sight::Sight;
use super::trick::row;
use super::words::rule;
use super::words::{ranks_counted, signed, total};
use face::emblem::emblem_of;
use face::{Cells, Notice, rule_link};

/// The result of the last complete round, until the next one has got its Chief.
pub(super) fn notice(sight: Sight<'_>, events: &[&Event], cells: &Cells<'_>) -> Option<Notice> {
    let result = sight.public().last_round()?;
    match sight.public().phase() {
        Phase::Auction | Phase::Draw | Phase::Over(_) => {}
        Phase::Deal | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner | Phase::Trick => return None,
    }
    let drawn = events
        .iter()
        .rev()
        .take_while(|event| !matches!(event, Event::RoundScored { .. }))
        .find_map(|event| drawn_card(event));
    Some(Notice {
        key: format!("round-{}", result.round),
        title: title(sight, result),
        body: cells.cell("t-result", (result, drawn.map(|(card, _)| card), sight.public().phase()), || {
            html! {
                div id="t-result" class="t-result" {
                    p { (course(sight, result)) }
                    @if let Course::Played(team) = &result.course { (team_sums(sight, team)) }
                    (scores(sight, result))
                    @if let Some((card, event)) = drawn { (draw(sight, card, event)) }
                    (last_trick(sight, events))
                    (next_step(sight))
                }
            }
        }),
    })
}

/// The card that was drawn to see whether the match ends.
const fn drawn_card(event: &Event) -> Option<(Card, &Event)> {
    if let Event::CardDrawn { card, .. } = event { Some((*card, event)) } else { None }
}

fn draw(sight: Sight<'_>, card: Card, event: &Event) -> Markup {
    let line = line(event, sight.look);
    html! {
        p class="t-drawn" data-t="drawn" {
            (silent_card(card))
            span { (line.text) @if let Some(rule) = line.rule { " " (rule_link(rule)) } }
        }
    }
}

/// "Round 3: target reached"
fn title(sight: Sight<'_>, result: &RoundResult) -> String {
    let (language, round) = (sight.language(), result.round);
    let how = match &result.course {
        Course::Empty => {
            word!(language, en: "nobody bid", fr: "aucune enchère", de: "niemand hat geboten").to_owned()
        }
        Course::Eklat(_) => word!(language, en: "Eklat", fr: "éclat", de: "Eklat").to_owned(),
        Course::Played(team) if team.is_reached() => {
            word!(language, en: "target reached", fr: "objectif atteint", de: "Teamziel erreicht").to_owned()
        }
        Course::Played(team) => {
            let ranks = ranks_counted(team.short(), language);
            say!(language,
                en: "target missed by {ranks}", fr: "objectif manqué de {ranks}", de: "Teamziel um {ranks} verfehlt")
        }
    };
    say!(language, en: "Round {round}: {how}", fr: "Manche {round}\u{202f}: {how}", de: "Runde {round}: {how}")
}

/// Target, result, rank and stake of a played round, each with its rule.
fn team_sums(sight: Sight<'_>, team: &TeamResult) -> Markup {
    let language = sight.language();
    let facts = [
        (word!(language, en: "Target", fr: "Objectif", de: "Teamziel"), team.target.to_string(), rule(10, 3)),
        (word!(language, en: "Result", fr: "Résultat", de: "Ergebnis"), team.points.to_string(), rule(10, 2)),
        (
            word!(language, en: "Rank bid", fr: "Palier annoncé", de: "Gebotsstufe"),
            team.contract.rank.to_string(),
            rule(4, 1),
        ),
        (
            word!(language, en: "Rank reached", fr: "Palier atteint", de: "Erreichte Stufe"),
            team.achieved.to_string(),
            rule(10, 5),
        ),
        (
            word!(language, en: "Bonus at stake", fr: "Prime en jeu", de: "Möglicher Bonus"),
            signed(team.contract.bonus()),
            rule(11, 2),
        ),
    ];
    html! {
        dl class="t-facts" data-t="sums" {
            @for (name, value, cited) in facts { dt { (name) " " (rule_link(cited)) } dd { (value) } }
        }
    }
}

/// What the round brought everybody, the best of the round first in no order but the seats'.
fn scores(sight: Sight<'_>, result: &RoundResult) -> Markup {
    let language = sight.language();
    html! {
        table class="t-score" {
            thead {
                tr {
                    td {}
                    th scope="col" { (word!(language, en: "Cards", fr: "Cartes", de: "Karten")) }
                    th scope="col" { (word!(language, en: "Extra", fr: "En plus", de: "Dazu")) }
                    th scope="col" { (word!(language, en: "Round", fr: "Manche", de: "Runde")) }
                    th scope="col" { (word!(language, en: "Total", fr: "Total", de: "Stand")) }
                }
            }
            tbody { @for seat in Seat::all(sight.seats()) { (score(sight, result, seat)) } }
        }
    }
}

fn score(sight: Sight<'_>, result: &RoundResult, seat: Seat) -> Markup {
    let language = sight.language();
    let part = part_words(sight, result, seat);
    let named =
        |what: &str, text: &str, cited| named_figure(Some(names::result(what, seat)), text, cited, language);
    html! {
        tr {
            th scope="row" {
                (emblem_of(seat))
                span { (sight.plate(seat)) @if !part.is_empty() { small { (part) } } }
            }
            td { (named("cards", &result.card_points[seat].to_string(), rule(10, 1))) }
            td { (named("extra", &signed(result.extra[seat]), extra_rule(result, seat))) }
            td { b data-t=(names::result("round", seat)) { (signed(result.score(seat))) } }
            td { (named("total", &total(sight.public().total(seat)), rule(13, 1))) }
        }
    }
}

/// Which part a seat had in the round.
fn part_words(sight: Sight<'_>, result: &RoundResult, seat: Seat) -> &'static str {
    let language = sight.language();
    match &result.course {
        Course::Eklat(eklat) if eklat.culprit == seat => {
            word!(language, en: "culprit", fr: "fautif", de: "Provokateur")
        }
        Course::Eklat(eklat) if eklat.tied.contains(seat) => {
            word!(language, en: "tied", fr: "à égalité", de: "gleichauf")
        }
        Course::Played(team) if team.contract.chief == seat => {
            word!(language, en: "Chief", fr: "Chef", de: "Chef")
        }
        Course::Played(team) if team.contract.partner == Some(seat) => {
            word!(language, en: "Partner", fr: "Partenaire", de: "Partner")
        }
        Course::Played(team) if team.contract.vice == Some(seat) => {
            word!(language, en: "Vice, opponent", fr: "Vice, adversaire", de: "Vize, Gegner")
        }
        Course::Played(_) => word!(language, en: "opponent", fr: "adversaire", de: "Gegner"),
        Course::Empty | Course::Eklat(_) => "",
    }
}

/// The last trick of the round that was scored last, which is gone from the table by now.
fn last_trick(sight: Sight<'_>, events: &[&Event]) -> Markup {
    let scored = events.iter().rposition(|event| matches!(event, Event::RoundScored { .. })).unwrap_or(0);
    let dealt =
        events[..scored].iter().rposition(|event| matches!(event, Event::RoundDealt { .. })).unwrap_or(0);
    let round = &events[dealt..scored];
    let won = round
        .iter()
        .rev()
        .find_map(|event| if let Event::TrickWon { won, .. } = event { Some(*won) } else { None });
    let Some(won) = won else { return html! {} };
    let of_trick = |event: &&Event| {
        if let Event::CardPlayed { seat, card, trick, .. } = **event {
            (trick == won.number).then_some((seat, card, seat == won.winner))
        } else {
            None
        }
    };
    let cards: Vec<(Seat, Card, bool)> = round.iter().filter_map(of_trick).collect();
    html! {
        h3 { (word!(sight.language(), en: "The last trick", fr: "Le dernier pli", de: "Der letzte Stich")) }
        (row(sight, cards.into_iter()))
    }
}

/// Who deals now.
fn next_step(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let Some(dealer) = public.dealer().filter(|_| public.phase() == Phase::Auction) else { return html! {} };
    let (dealer, round) = (sight.inside(dealer), public.round());
    html! {
        p {
            (say!(language,
                en: "Round {round} is dealt. The first to bid: {dealer}.",
                fr: "Les cartes de la manche {round} sont données. Première enchère\u{202f}: {dealer}.",
                de: "Runde {round} ist gegeben. Zuerst bietet: {dealer}."))
            " " (rule_link(rule(13, 2)))
        }
    }
}
