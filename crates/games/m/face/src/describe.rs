//! The position in words: for the terminal, for whoever does not see the board, for the lobby.

use engine::{Seat, Standing};
use m::{Action, Axis, Card, End, Phase};
use words::{say, word};

use super::refusal::because;
use super::sight::Sight;
use super::strip::last_phase;
use super::words::{
    card_list, card_name, cards_counted, cell_list, cell_name, hue_of, line_name, of_seat, points_counted,
    row_name, seat_list, signed, tokens_counted, turn_of,
};
use face::{Look, Part, PartKind};

/// The position, part by part.
pub(super) fn describe(sight: Sight<'_>) -> Vec<Part> {
    [Some(now(sight)), Some(board(sight)), Some(seats(sight)), hand(sight), Some(scores(sight))]
        .into_iter()
        .flatten()
        .collect()
}

fn part(kind: PartKind, heading: &str, lines: Vec<String>) -> Part {
    Part { kind, heading: heading.to_owned(), lines }
}

/// What is going on, and whose turn it is.
fn now(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let mut lines = vec![state_words(sight)];
    if let Some(turn) = public.turn() {
        lines.push(turn_of(public.phase(), turn, sight.look));
    }
    if let Some(scoring) = public.scoring() {
        let cells = cell_list(scoring.takable.iter());
        lines.push(say!(language, en: "May be taken: {cells}.", fr: "Peuvent être prises\u{202f}: {cells}.", de: "Dürfen genommen werden: {cells}."));
        let must_stay: Vec<_> = public.blocked().map(|blocked| blocked.cell).collect();
        if !must_stay.is_empty() {
            let cells = cell_list(must_stay);
            lines.push(say!(language, en: "Must stay: {cells}.", fr: "Doivent rester\u{202f}: {cells}.", de: "Müssen liegen bleiben: {cells}."));
        }
    }
    let pile = cards_counted(public.pile().len(), language);
    lines.push(
        say!(language, en: "{pile} in the pile.", fr: "{pile} dans la pioche.", de: "{pile} im Stapel."),
    );
    if public.last_phase_is_near() {
        lines.push(last_phase(sight).to_owned());
    }
    part(PartKind::Board, word!(language, en: "Now", fr: "Maintenant", de: "Jetzt"), lines)
}

/// The cards on the table, row by row.
fn board(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let mut rows: Vec<i8> = public.layout().iter().map(|(cell, _)| cell.y()).collect();
    rows.sort_unstable();
    rows.dedup();
    let line = |row: i8| {
        let mut cards: Vec<_> = public.layout().iter().filter(|(cell, _)| cell.y() == row).collect();
        cards.sort_by_key(|(cell, _)| cell.x());
        let cards = cards
            .into_iter()
            .map(|(cell, card)| format!("{} {}", cell_name(cell), card_name(card, language)));
        let (row, cards) = (row_name(row), cards.collect::<Vec<_>>().join("; "));
        say!(language, en: "Row {row}: {cards}.", fr: "Ligne {row}\u{202f}: {cards}.", de: "Zeile {row}: {cards}.")
    };
    part(
        PartKind::Board,
        word!(language, en: "Table", fr: "Table", de: "Auslage"),
        rows.into_iter().map(line).collect(),
    )
}

/// Tokens, hands and collected cards of everybody.
fn seats(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let line = |seat: Seat| {
        let who = sight.plate(seat);
        let tokens = tokens_counted(public.tokens()[seat], language);
        let hand = cards_counted(public.hand_sizes()[seat].into(), language);
        let taken = public.collected(seat);
        let taken = if taken.is_empty() {
            word!(language, en: "nothing taken", fr: "rien de pris", de: "nichts genommen").to_owned()
        } else {
            let cards = card_list(taken.iter(), language);
            say!(language, en: "taken {cards}", fr: "prises\u{202f}: {cards}", de: "genommen {cards}")
        };
        say!(language, en: "{who}: {tokens}, {hand} in hand, {taken}.", fr: "{who}\u{202f}: {tokens}, {hand} en main, {taken}.", de: "{who}: {tokens}, {hand} auf der Hand, {taken}.")
    };
    let lines = Seat::all(sight.seats()).map(line).collect();
    part(PartKind::Board, word!(language, en: "Players", fr: "Joueurs", de: "Spieler"), lines)
}

/// The observer's hand, each card with the cells where it fits.
fn hand(sight: Sight<'_>) -> Option<Part> {
    sight.me()?;
    let language = sight.language();
    let line = |card: Card| {
        let name = card_name(card, language);
        if !sight.view.may_place() {
            return format!("{name}.");
        }
        let cells =
            sight.view.prospects().filter(|prospect| prospect.card == card).map(|prospect| prospect.cell);
        let cells = cell_list(cells);
        if cells.is_empty() {
            return say!(language, en: "{name}: fits nowhere.", fr: "{name}\u{202f}: ne convient nulle part.", de: "{name}: passt nirgends.");
        }
        say!(language, en: "{name}: fits on {cells}.", fr: "{name}\u{202f}: va en {cells}.", de: "{name}: passt auf {cells}.")
    };
    let mut lines: Vec<String> = sight.view.hand().iter().map(line).collect();
    if lines.is_empty() {
        lines.push(word!(language, en: "No cards.", fr: "Aucune carte.", de: "Keine Karten.").to_owned());
    }
    Some(part(PartKind::Hand, word!(language, en: "Your hand", fr: "Votre main", de: "Deine Hand"), lines))
}

fn scores(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let line = |seat: Seat| {
        let (who, score) = (sight.plate(seat), public.score(seat));
        let (total, tokens) = (points_counted(score.total(), language), score.token_points());
        let plus = score.plus.iter().map(|&(colour, sum)| (colour, i32::from(sum)));
        let minus = score.minus.iter().map(|&(colour, sum)| (colour, -i32::from(sum)));
        let sums = plus.chain(minus).filter(|&(_, sum)| sum != 0);
        let mut parts =
            vec![say!(language, en: "tokens {tokens}", fr: "jetons {tokens}", de: "Chips {tokens}")];
        parts.extend(sums.map(|(colour, sum)| format!("{} {}", hue_of(colour).name(language), signed(sum))));
        let parts = parts.join(", ");
        say!(language, en: "{who}: {total} ({parts}).", fr: "{who}\u{202f}: {total} ({parts}).", de: "{who}: {total} ({parts}).")
    };
    let lines = Seat::all(sight.seats()).map(line).collect();
    part(PartKind::Scores, word!(language, en: "Scores", fr: "Scores", de: "Stände"), lines)
}

/// What the game is doing now, in one sentence.
pub(super) fn state_words(sight: Sight<'_>) -> String {
    let (public, language) = (sight.public(), sight.language());
    let turn = public.turn_number();
    match public.phase() {
        Phase::Shuffle | Phase::First => {
            say!(language, en: "The cards are being dealt.", fr: "On distribue les cartes.", de: "Die Karten werden gegeben.")
        }
        Phase::Turn { .. } | Phase::ChooseLine { .. } => {
            let left = cards_counted(public.pile().len(), language);
            say!(language, en: "Turn {turn}, {left} in the pile.", fr: "Tour {turn}, {left} dans la pioche.", de: "Zug {turn}, {left} im Stapel.")
        }
        Phase::Scoring(scoring) => {
            let line = line_name(scoring.by.line, language);
            say!(language, en: "Turn {turn}, scoring {line}.", fr: "Tour {turn}, décompte de {line}.", de: "Zug {turn}, Wertung: {line}.")
        }
        Phase::Over(end) => {
            let why = because(*end, language);
            say!(language, en: "Over after turn {turn}. {why}", fr: "Terminée après le tour {turn}. {why}", de: "Nach Zug {turn} zu Ende. {why}")
        }
    }
}

/// How the game ended, and who won.
pub(super) fn ending(standing: &Standing, look: &Look<'_>) -> String {
    let winners = standing.winners();
    let points = winners.first().map_or(0, |seat| standing.scores[seat]);
    let won = won(winners, points, look);
    let why = End::ALL.into_iter().find(|end| end.reason() == standing.reason);
    let why = why.map_or("", |end| because(end, look.language));
    format!("{won} {why}").trim_end().to_owned()
}

/// Who has won with how many points.
pub(super) fn won(winners: engine::SeatSet, points: i32, look: &Look<'_>) -> String {
    let language = look.language;
    let points = points_counted(points, language);
    match winners.first() {
        Some(only) if winners.len() == 1 => of_seat!(look, only, who;
            you: "You win with {points}.", "Vous gagnez avec {points}.", "Du gewinnst mit {points}.";
            they: "{who} wins with {points}.", "{who} gagne avec {points}.", "{who} gewinnt mit {points}."),
        _ => {
            let all = seat_list(winners, look);
            say!(language, en: "Shared victory with {points}: {all}.", fr: "Victoire partagée avec {points}\u{202f}: {all}.", de: "Geteilter Sieg mit {points}: {all}.")
        }
    }
}

/// An action as a person says it.
pub(super) fn say_action(action: Action, sight: Sight<'_>) -> String {
    let language = sight.language();
    match action {
        Action::Place { card, cell } => {
            let (card, cell) = (card_name(card, language), cell_name(cell));
            say!(language, en: "Place {card} on {cell}", fr: "Poser {card} en {cell}", de: "{card} auf {cell} legen")
        }
        Action::Pass => say!(language, en: "Pass", fr: "Passer", de: "Passen"),
        Action::Exchange { card } => {
            let card = card_name(card, language);
            say!(language, en: "Pass and exchange {card}", fr: "Passer et échanger {card}", de: "Passen und {card} tauschen")
        }
        Action::ChooseLine(axis) => {
            let line = match (axis, sight.public().phase()) {
                (Axis::Row, Phase::ChooseLine { row, .. }) => line_name(row.line, language),
                (Axis::Column, Phase::ChooseLine { column, .. }) => line_name(column.line, language),
                (Axis::Row, _) => word!(language, en: "the row", fr: "la ligne", de: "die Zeile").to_owned(),
                (Axis::Column, _) => {
                    word!(language, en: "the column", fr: "la colonne", de: "die Spalte").to_owned()
                }
            };
            say!(language, en: "Score {line}", fr: "Décompter {line}", de: "{line} werten")
        }
        Action::Take(cell) => {
            let place = cell_name(cell);
            match sight.public().layout().card(cell) {
                Some(card) => {
                    let card = card_name(card, language);
                    say!(language, en: "Take {card} from {place}", fr: "Prendre {card} en {place}", de: "{card} von {place} nehmen")
                }
                None => {
                    say!(language, en: "Take the card from {place}", fr: "Prendre la carte en {place}", de: "Karte von {place} nehmen")
                }
            }
        }
    }
}
