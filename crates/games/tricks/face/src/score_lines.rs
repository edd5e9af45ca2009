//! The log lines about points: what a round and a match brought whom.

use engine::{PerSeat, Seat, SeatSet};
use tricks::{Card, TeamResult};
use words::{Language, say};

use super::words::{card_name, of_seat, plate_name, points_counted, ranks_counted, seat_list, total};
use face::Look;

/// Points on the cards won, seat by seat.
pub(super) fn cards_counted(points: PerSeat<u8>, look: &Look<'_>) -> String {
    let list = list(points.iter().map(|(seat, &points)| (seat, points.into())), look);
    say!(look.language,
        en: "Points on the cards won: {list}.",
        fr: "Points des cartes gagnées\u{202f}: {list}.",
        de: "Punkte auf den gewonnenen Karten: {list}.")
}

/// A value for each seat: "you 12, Ivo 4".
fn list(values: impl Iterator<Item = (Seat, i32)>, look: &Look<'_>) -> String {
    let each = |(seat, value): (Seat, i32)| format!("{} {}", plate_name(seat, look), total(value));
    values.map(each).collect::<Vec<_>>().join(", ")
}

/// The Chief's team has made it.
pub(super) fn target_reached(team: &TeamResult, language: Language) -> String {
    let (points, target) = (points_counted(team.points, language), team.target);
    say!(language,
        en: "The Chief’s team has {points} and reaches its target of {target}.",
        fr: "L’équipe du Chef a {points} et atteint son objectif de {target}.",
        de: "Das Chef-Team hat {points} und erreicht sein Ziel von {target}.")
}

/// The Chief's team has not made it.
pub(super) fn target_missed(team: &TeamResult, language: Language) -> String {
    let (points, target, achieved) = (points_counted(team.points, language), team.target, team.achieved);
    let short = ranks_counted(team.short(), language);
    say!(language,
        en: "The Chief’s team has {points} and needed {target}. That is rank {achieved}: short by {short}.",
        fr: "L’équipe du Chef a {points} et il en fallait {target}. C’est le palier {achieved}\u{202f}: il manque {short}.",
        de: "Das Chef-Team hat {points} und brauchte {target}. Erreicht ist Stufe {achieved}, zu wenig um {short}.")
}

/// The bonus of Chief and partner.
pub(super) fn bonus(team: SeatSet, each: u8, look: &Look<'_>) -> String {
    let members = seat_list(team, look);
    say!(look.language,
        en: "Bonus of {each}: {members}.", fr: "Prime de {each}\u{202f}: {members}.", de: "Bonus von {each}: {members}.")
}

/// What the Chief pays.
pub(super) fn penalty(chief: Seat, short: u8, loss: u8, look: &Look<'_>) -> String {
    let (short, loss) = (ranks_counted(short, look.language), points_counted(loss, look.language));
    of_seat!(look, chief, who;
        you: "You lose {loss} as Chief: 10 a rank, {short}.", "Vous perdez {loss} comme Chef\u{202f}: 10 par palier, {short}.", "Du verlierst als Chef {loss}: 10 je Stufe, {short}.";
        they: "{who} loses {loss} as Chief: 10 a rank, {short}.", "{who} perd {loss} comme Chef\u{202f}: 10 par palier, {short}.", "{who} verliert als Chef {loss}: 10 je Stufe, {short}.")
}

/// What the opponents gain from a missed target.
pub(super) fn opponents(opponents: SeatSet, each: u8, look: &Look<'_>) -> String {
    let opponents = seat_list(opponents, look);
    say!(look.language,
        en: "Opponents, {each} each: {opponents}.",
        fr: "Adversaires, {each} chacun\u{202f}: {opponents}.",
        de: "Gegner, je {each}: {opponents}.")
}

/// What the culprit of an Eklat pays.
pub(super) fn culprit(culprit: Seat, loss: u8, look: &Look<'_>) -> String {
    let loss = points_counted(loss, look.language);
    of_seat!(look, culprit, who;
        you: "You lose {loss} as the culprit.", "Vous perdez {loss} comme fautif.", "Du verlierst als Provokateur {loss}.";
        they: "{who} loses {loss} as the culprit.", "{who} perd {loss} comme fautif.", "{who} verliert als Provokateur {loss}.")
}

/// What the others gain that are tied.
pub(super) fn tied(tied: SeatSet, each: u8, look: &Look<'_>) -> String {
    let tied = seat_list(tied, look);
    say!(look.language,
        en: "For the tie, {each} each: {tied}.",
        fr: "Pour l’égalité, {each} chacun\u{202f}: {tied}.",
        de: "Für den Gleichstand, je {each}: {tied}.")
}

/// The totals after a round.
pub(super) fn round(round: u32, totals: &PerSeat<i32>, look: &Look<'_>) -> String {
    let list = list(totals.iter().map(|(seat, &points)| (seat, points)), look);
    say!(look.language,
        en: "Totals after round {round}: {list}.",
        fr: "Totaux après la manche {round}\u{202f}: {list}.",
        de: "Stand nach Runde {round}: {list}.")
}

/// The card drawn at an uncertain end.
pub(super) fn card_drawn(card: Card, sum: i32, goal: i32, language: Language) -> String {
    let card = card_name(card, language);
    if sum > goal {
        return say!(language,
            en: "{card} is drawn: {sum} is beyond the goal of {goal}.",
            fr: "On tire {card}\u{202f}: {sum} dépasse le but de {goal}.",
            de: "{card} wird gezogen: {sum} liegt über dem Spielziel von {goal}.");
    }
    say!(language,
        en: "{card} is drawn: {sum} is not beyond the goal of {goal}.",
        fr: "On tire {card}\u{202f}: {sum} ne dépasse pas le but de {goal}.",
        de: "{card} wird gezogen: {sum} liegt nicht über dem Spielziel von {goal}.")
}

/// Who has won the match.
pub(super) fn match_won(winners: SeatSet, points: i32, look: &Look<'_>) -> String {
    let points = points_counted(points, look.language);
    let mut seats = winners.iter();
    if let (Some(winner), None) = (seats.next(), seats.next()) {
        return of_seat!(look, winner, who;
            you: "You win the match with {points}.", "Vous gagnez la partie avec {points}.", "Du gewinnst die Partie mit {points}.";
            they: "{who} wins the match with {points}.", "{who} gagne la partie avec {points}.", "{who} gewinnt die Partie mit {points}.");
    }
    let winners = seat_list(winners, look);
    say!(look.language,
        en: "The win is shared, with {points} each: {winners}.",
        fr: "Victoire partagée, avec {points} chacun\u{202f}: {winners}.",
        de: "Geteilter Sieg mit je {points}: {winners}.")
}
