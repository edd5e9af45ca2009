//! The position in words: for the terminal, for whoever does not see the board, for the lobby.

use city::{Card, Level, Moment, Phase, Space, Who};
use engine::{Seat, SeatSet, Standing};
use words::{say, word};

use super::choices::waiting;
use super::plan::{Frame, Touch};
use super::project::{Grip, Owned};
use super::scene::moment;
use super::sight::Sight;
use super::tally::{Tally, standing_of, strength};
use super::track::sides;
use super::words::{
    level_name, line_list, line_title, neutral_title, of_seat, points, round_name, seat_list, who_inside,
};
use super::{building, project};
use face::{Look, Part, PartKind};

/// The position, part by part.
pub(super) fn describe(sight: Sight<'_>) -> Vec<Part> {
    let mut parts = vec![now(sight)];
    parts.extend(hand(sight));
    let tally = &Tally::of(sight);
    parts.extend(sight.me().map(|me| city(sight, Who::Seat(me), tally)));
    parts.push(battles(sight));
    parts.extend(
        sides(sight)
            .into_iter()
            .filter(|&who| sight.me().map(Who::Seat) != Some(who))
            .map(|who| city(sight, who, tally)),
    );
    parts.push(scores(sight));
    parts
}

fn part(kind: PartKind, heading: impl Into<String>, lines: Vec<String>) -> Part {
    Part { kind, heading: heading.into(), lines }
}

/// What is going on.
fn now(sight: Sight<'_>) -> Part {
    let language = sight.language();
    let mut lines = vec![state_words(sight)];
    let choices = super::choices::choices(sight);
    if choices.acts.is_empty() {
        lines.push(waiting(sight).to_owned());
    } else {
        lines.push(format!("{}. {}", choices.title.trim_end_matches(['?', '\u{202f}']), choices.prompt));
    }
    part(PartKind::Board, word!(language, en: "Now", fr: "Maintenant", de: "Jetzt"), lines)
}

/// What the observer holds.
fn hand(sight: Sight<'_>) -> Option<Part> {
    sight.me()?;
    let (language, pack) = (sight.language(), sight.pack());
    let card = |&card: &Card| match card {
        Card::Building(id) => format!("{}.", building::label(pack.building(id), language)),
        Card::Project(id) => project::label(pack.project(id), language),
    };
    let mut lines: Vec<String> = sight.view.hand().iter().map(card).collect();
    if let Some((to, passed)) = sight.view.passed() {
        for cards in passed.into_iter().filter(|cards| !cards.is_empty()) {
            let names: Vec<String> = cards.iter().map(|&card| super::say::card_name(card, sight)).collect();
            let (to, names) = (sight.inside(to), names.join(", "));
            lines.push(say!(language, en: "Passed to {to}: {names}.", fr: "Passé à {to}\u{202f}: {names}.", de: "Weitergegeben an {to}: {names}."));
        }
    }
    for (number, [one, other]) in (1_u8..).zip(sight.public().pairs()) {
        let (one, other) =
            (building::label(pack.building(one), language), building::label(pack.building(other), language));
        lines.push(say!(language, en: "Pair {number}: {one}; {other}.", fr: "Paire {number}\u{202f}: {one}\u{202f}; {other}.", de: "Paar {number}: {one}; {other}."));
    }
    if let Some(desk) = sight.deciding().filter(|desk| !desk.pool().is_empty()) {
        let tokens = super::words::bag_words(desk.pool(), language);
        lines.push(say!(language, en: "Tokens to place: {tokens}.", fr: "Jetons à placer\u{202f}: {tokens}.", de: "Marker zu legen: {tokens}."));
    }
    if lines.is_empty() {
        lines.push(word!(language, en: "No cards.", fr: "Aucune carte.", de: "Keine Karten.").to_owned());
    }
    Some(part(PartKind::Hand, word!(language, en: "Your hand", fr: "Votre main", de: "Deine Hand"), lines))
}

/// A city row by row, its Damage and its Projects.
fn city(sight: Sight<'_>, who: Who, tally: &Tally) -> Part {
    let (language, public) = (sight.language(), sight.public());
    let (estate, heading, touch) = match who {
        Who::Seat(seat) if sight.is_me(seat) => (
            sight.estate(seat),
            word!(language, en: "Your city", fr: "Votre cité", de: "Deine Stadt").to_owned(),
            Touch::Own,
        ),
        Who::Seat(seat) => {
            let name = sight.look.name(seat);
            (
                sight.estate(seat),
                say!(language, en: "City of {name}", fr: "Cité de {name}", de: "Stadt von {name}"),
                Touch::Look,
            )
        }
        Who::Neutral => (
            public.neutral().unwrap_or_else(|| public.estate(Seat::default())),
            neutral_title(language).to_owned(),
            Touch::Look,
        ),
    };
    let frame = Frame { sight, who, estate, touch, tally };
    let mut lines: Vec<String> = Space::all().map(|space| format!("{}.", frame.label(space))).collect();
    if !estate.pending().is_empty() {
        let pending = line_list(estate.pending(), language);
        lines.push(say!(language, en: "Damage lies on {pending}.", fr: "Des Dégâts sont sur {pending}.", de: "Schaden liegt an: {pending}."));
    }
    for (at, (venture, project)) in estate.projects(sight.pack()).enumerate() {
        lines.push(Owned { project, venture, who, at, grip: Grip::default() }.label(language));
    }
    if who == Who::Neutral {
        let stock = public.stock();
        lines.push(
            say!(language, en: "Stock: {stock}.", fr: "Réserve\u{202f}: {stock}.", de: "Vorrat: {stock}."),
        );
    }
    part(PartKind::Board, heading, lines)
}

/// Every line with its Battle and the Strength of all.
fn battles(sight: Sight<'_>) -> Part {
    let language = sight.language();
    let line = |line: city::Line| {
        let each: Vec<String> = sides(sight)
            .into_iter()
            .map(|who| format!("{} {}", who_inside(who, sight.look), strength(sight, who, line)))
            .collect();
        let (name, how, each) =
            (line_title(line, language), standing_of(sight, line).words(language), each.join(", "));
        say!(language, en: "{name}: {how}. Strength: {each}.", fr: "{name}\u{202f}: {how}. Force\u{202f}: {each}.", de: "{name}: {how}. Stärke: {each}.")
    };
    part(
        PartKind::Board,
        word!(language, en: "Battles", fr: "Affrontements", de: "Kämpfe"),
        city::Line::all().map(line).collect(),
    )
}

/// What everybody would score now.
fn scores(sight: Sight<'_>) -> Part {
    let language = sight.language();
    let line = |seat: Seat| {
        let sheet = sight.public().sheet(seat);
        let parts: Vec<String> = super::sheet::rows(sight)
            .into_iter()
            .map(|row| (row.name, (row.of)(&sheet)))
            .filter(|(_, value)| *value != 0)
            .map(|(name, value)| format!("{name} {}", super::words::total(value)))
            .collect();
        let (who, all, parts) = (sight.plate(seat), points(sheet.total(), language), parts.join(", "));
        say!(language, en: "{who}: {all} ({parts}).", fr: "{who}\u{202f}: {all} ({parts}).", de: "{who}: {all} ({parts}).")
    };
    let heading = word!(language, en: "If the game ended now", fr: "Si la partie finissait maintenant", de: "Wäre jetzt Schluss");
    part(PartKind::Scores, heading, Seat::all(sight.seats()).map(line).collect())
}

/// What the game is doing now, in one sentence.
pub(super) fn state_words(sight: Sight<'_>) -> String {
    let (public, language) = (sight.public(), sight.language());
    match public.phase() {
        Phase::Luck(_) => word!(language, en: "The cards are being shuffled.", fr: "On mélange les cartes.", de: "Die Karten werden gemischt.").to_owned(),
        Phase::Boards => word!(language, en: "Boards are being picked.", fr: "On choisit les plateaux.", de: "Die Tableaus werden gewählt.").to_owned(),
        Phase::Over => word!(language, en: "Over after the Harvest.", fr: "Terminée après la Moisson.", de: "Nach der Ernte zu Ende.").to_owned(),
        Phase::Calm(Moment::Harvest) | Phase::Entries => word!(language, en: "Just before the Harvest.", fr: "Juste avant la Moisson.", de: "Kurz vor der Ernte.").to_owned(),
        Phase::Choose | Phase::Calm(_) | Phase::Resolve | Phase::RoundEnd | Phase::Window | Phase::Damage => format!("{}, {}.", round_name(public.round(), language), moment(sight)),
    }
}

/// How the game ended, and who won; alone, with the level.
pub(super) fn ending(standing: &Standing, look: &Look<'_>) -> String {
    let winners = standing.winners();
    let score = winners.first().map_or(0, |seat| standing.scores[seat]);
    if look.seats.len() == 1 {
        let (level, points) = (level_name(Level::of(score), look.language), points(score, look.language));
        return say!(look.language, en: "{points}. Level: {level}.", fr: "{points}. Niveau\u{202f}: {level}.", de: "{points}. Stufe: {level}.");
    }
    won(winners, Some(score), look)
}

/// Who has won, with how many points if they are known.
pub(super) fn won(winners: SeatSet, score: Option<i32>, look: &Look<'_>) -> String {
    let language = look.language;
    let with = score.map_or_else(String::new, |score| {
        let points = points(score, language);
        say!(language, en: " with {points}", fr: " avec {points}", de: " mit {points}")
    });
    match winners.first() {
        Some(only) if winners.len() == 1 => of_seat!(look, only, who;
            you: "You win{with}.", "Vous gagnez{with}.", "Du gewinnst{with}.";
            they: "{who} wins{with}.", "{who} gagne{with}.", "{who} gewinnt{with}."),
        _ => {
            let all = seat_list(winners, look);
            say!(language, en: "Shared victory{with}: {all}.", fr: "Victoire partagée{with}\u{202f}: {all}.", de: "Geteilter Sieg{with}: {all}.")
        }
    }
}
