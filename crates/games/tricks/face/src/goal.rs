//! How the Chief's team stands: result, target, rank, and what is at stake.

use std::hash::Hash;

use engine::Seat;
use face::Cells;
use maud::{Markup, html};
use tricks::{Phase, TeamResult};
use words::{Language, say, word};

use super::names;
use super::sight::Sight;
use super::words::{points_of, rule, seat_list, signed};
use face::rule_link;

/// The team's result of a position: in the tricks and after them.
pub(super) fn team(sight: Sight<'_>) -> Option<TeamResult> {
    match sight.public().phase() {
        Phase::Trick | Phase::Draw | Phase::Over(_) => sight.public().team_result(),
        Phase::Deal | Phase::Auction | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner => None,
    }
}

/// The bar in short: "23 / 33", what the target pays, and what it would cost if the round stopped here.
pub(super) fn in_short(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let Some(team) = team(sight) else { return html! {} };
    cells.cell("t-goal", key(sight, &team), || {
        let (points, target) = (team.points, team.target);
        html! {
            section id="t-goal" class="t-goal" aria-label=(spoken(sight, &team)) {
                p aria-hidden="true" { span { b data-t=(names::GOAL[0]) { (points) } " / " (target) } small { (stake(sight, &team)) } }
                (bar(sight, &team, "t-bar-short"))
            }
        }
    })
}

/// What both bars are drawn from.
fn key(sight: Sight<'_>, team: &TeamResult) -> impl Hash {
    let public = sight.public();
    (*team, public.points_out(), public.tricks().points(team.contract.chief), is_decided(sight))
}

/// The bar with everything about it, for the side column.
pub(super) fn in_full(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let Some(team) = team(sight) else { return html! {} };
    cells.cell("t-team", key(sight, &team), || whole(sight, team))
}

fn whole(sight: Sight<'_>, team: TeamResult) -> Markup {
    let language = sight.language();
    let (points, target) = (team.points, team.target);
    let (achieved, rank) = (team.achieved, team.contract.rank);
    let (out, bonus) = (sight.public().points_out(), signed(team.contract.bonus()));
    html! {
        section id="t-team" class="t-block" {
            h2 { (team_name(sight, &team)) }
            (bar(sight, &team, "t-bar-full"))
            dl class="t-facts" {
                dt { (word!(language, en: "Result", fr: "Résultat", de: "Ergebnis")) " " (rule_link(rule(10, 2))) }
                dd { (say!(language, en: "{points} of {target}", fr: "{points} sur {target}", de: "{points} von {target}")) }
                dt { (word!(language, en: "Rank reached", fr: "Palier atteint", de: "Erreichte Stufe")) " " (rule_link(rule(10, 5))) }
                dd { (say!(language, en: "{achieved}, bid {rank}", fr: "{achieved}, annoncé {rank}", de: "{achieved}, geboten {rank}")) }
                dt { (word!(language, en: "Points still out", fr: "Points en jeu", de: "Noch im Spiel")) }
                dd { (out) }
                dt { (word!(language, en: "Bonus at stake", fr: "Prime en jeu", de: "Möglicher Bonus")) " " (rule_link(rule(11, 2))) }
                dd { (bonus) (each(&team, language)) }
            }
            p class="t-now" { (if_it_stopped(sight, &team)) }
        }
    }
}

/// "The Chief's team: Ivo and you"
fn team_name(sight: Sight<'_>, team: &TeamResult) -> String {
    let members = seat_list(sight.public().team(), sight.look);
    let mine = sight.me().is_some_and(|me| team.contract.in_team(me));
    if mine {
        say!(sight.language(), en: "Your team: {members}", fr: "Votre équipe\u{202f}: {members}", de: "Dein Team: {members}")
    } else {
        say!(sight.language(), en: "The Chief’s team: {members}", fr: "L’équipe du Chef\u{202f}: {members}", de: "Das Chef-Team: {members}")
    }
}

/// " each", where two score it.
const fn each(team: &TeamResult, language: Language) -> &'static str {
    match team.contract.partner {
        Some(_) => word!(language, en: " each", fr: " chacun", de: " für beide"),
        None => "",
    }
}

/// What it is worth in a few signs: "+40, now −20"; once it is decided, that alone.
fn stake(sight: Sight<'_>, team: &TeamResult) -> String {
    let (bonus, now) = (signed(team.contract.bonus()), signed(team.extra(team.contract.chief)));
    if team.is_reached() || is_decided(sight) {
        return now;
    }
    say!(sight.language(), en: "{bonus}, now {now}", fr: "{bonus}, là {now}", de: "{bonus}, jetzt {now}")
}

/// Whether no card is left to play.
const fn is_decided(sight: Sight<'_>) -> bool {
    sight.public().tricks().complete() == sight.public().options().hand_size()
}

/// "If it stopped here: −20 for Ivo, +10 for each opponent."
fn if_it_stopped(sight: Sight<'_>, team: &TeamResult) -> Markup {
    let language = sight.language();
    let chief = sight.inside(team.contract.chief);
    let own = signed(team.extra(team.contract.chief));
    let (text, rule) = if team.is_reached() {
        let each = each(team, language);
        let text = say!(language,
            en: "Target reached: {own}{each}.",
            fr: "Objectif atteint\u{202f}: {own}{each}.",
            de: "Teamziel erreicht: {own}{each}.");
        (text, rule(10, 4))
    } else {
        let opponent = Seat::all(sight.seats()).find(|&seat| !team.contract.in_team(seat));
        let gain = signed(opponent.map_or(0, |seat| team.extra(seat)));
        let text = if is_decided(sight) {
            say!(language,
                en: "Target missed: {own} for the Chief, {chief}; {gain} for each opponent.",
                fr: "Objectif manqué\u{202f}: {own} pour le Chef, {chief}\u{202f}; {gain} pour chaque adversaire.",
                de: "Teamziel verfehlt: {own} für den Chef, {chief}, {gain} für jeden Gegner.")
        } else {
            say!(language,
            en: "If the round stopped here: {own} for the Chief, {chief}; {gain} for each opponent.",
            fr: "Si la manche s’arrêtait là\u{202f}: {own} pour le Chef, {chief}\u{202f}; {gain} pour chaque adversaire.",
            de: "Wäre jetzt Schluss: {own} für den Chef, {chief}, {gain} für jeden Gegner.")
        };
        (text, rule(12, 1))
    };
    html! { (text) " " (rule_link(rule)) }
}

/// Everything the bar shows, in one sentence.
fn spoken(sight: Sight<'_>, team: &TeamResult) -> String {
    let points = points_of(team.points, team.target, sight.language());
    let out = sight.public().points_out();
    let name = team_name(sight, team);
    let stake = stake(sight, team);
    say!(sight.language(),
        en: "{name}. {points}, {out} still out. {stake}.",
        fr: "{name}. {points}, encore {out} en jeu. {stake}.",
        de: "{name}. {points}, noch {out} im Spiel. {stake}.")
}

/// The bar: the Chief's points plain, the partner's hatched, a thin line at every rank below the bid, a
/// thick one at the target. One unit is one point. What is seen of it has a width that counts.
fn bar(sight: Sight<'_>, team: &TeamResult, clip: &str) -> Markup {
    let public = sight.public();
    let all = public.options().points_in_play();
    let chief = public.tricks().points(team.contract.chief);
    let partner = team.points - chief;
    let ranks: Vec<String> =
        (1..team.contract.rank).map(|rank| format!("M{} 0V4", tricks::target(sight.seats(), rank))).collect();
    let stripes: Vec<String> =
        (0..partner).map(|stripe| format!("M{} 4L{} 0", chief + stripe, chief + stripe + 1)).collect();
    html! {
        svg class="t-goalbar" viewBox=(format!("0 0 {all} 4")) preserveAspectRatio="none" aria-hidden="true" {
            clipPath id=(clip) { rect width=(team.points) height="4" data-t=(names::GOAL[1]) {} }
            g clip-path={ "url(#" (clip) ")" } {
                rect class="t-own" width=(all) height="4" {}
                path class="t-stripe" d=(stripes.concat()) {}
            }
            path class="t-tick" d=(ranks.concat()) {}
            path class="t-target" d=(format!("M{} 0V4", team.target)) {}
        }
    }
}
