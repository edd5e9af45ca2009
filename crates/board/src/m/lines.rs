//! The log: one sentence for each event, told to whoever looks.

use ::m::{Event, PhaseEnd, Trigger};
use engine::{Happening, Seat};
use words::{and_list, say};

use super::choices::card_at;
use super::describe::won;
use super::refusal::because;
use super::words::{
    card_list, card_name, cards_counted, cell_name, line_name, of_seat, points_counted, tokens_counted,
};
use crate::{Line, LineKind, Look};

/// The line of the log that tells an event; one's own draws are told by the card alone.
pub(super) fn line(event: &Event, look: &Look<'_>) -> Option<Line> {
    if let Event::Drew { seat, .. } | Event::Exchanged { seat } = *event
        && look.is_me(seat)
    {
        return None;
    }
    let (seat, kind) = weight(event);
    Some(Line { seat, text: text(event, look), rule: Some(event.rule()), kind })
}

/// Whose act an event is, and how strongly it is shown.
const fn weight(event: &Event) -> (Option<Seat>, LineKind) {
    match event {
        Event::Shuffled { .. } | Event::GameOver { .. } => (None, LineKind::Heading),
        Event::FirstDrawn { seat }
        | Event::HandDealt { seat, .. }
        | Event::Placed { seat, .. }
        | Event::TwoLines { seat, .. }
        | Event::LineChosen { seat, .. }
        | Event::Took { seat, .. }
        | Event::Drew { seat, .. }
        | Event::DrewCard { seat, .. }
        | Event::NothingDrawn { seat }
        | Event::Passed { seat, .. }
        | Event::PassFree { seat }
        | Event::Exchanged { seat }
        | Event::ExchangedCards { seat, .. }
        | Event::Skipped { seat }
        | Event::PassPaid { from: seat, .. }
        | Event::TokensPaid { from: seat, .. } => (Some(*seat), LineKind::Deed),
        Event::PhaseBegan { trigger: seat, .. } | Event::Scored { seat, .. } => {
            (Some(*seat), LineKind::Result)
        }
        Event::Removed { .. }
        | Event::StartLaid { .. }
        | Event::HandsDealt { .. }
        | Event::TokensLost { .. }
        | Event::PhaseEnded { .. } => (None, LineKind::Deed),
        Event::PileOut | Event::Won { .. } => (None, LineKind::Result),
    }
}

fn text(event: &Event, look: &Look<'_>) -> String {
    let language = look.language;
    match *event {
        Event::Shuffled { deck } => {
            say!(language, en: "The game begins with {deck} cards", fr: "La partie commence avec {deck} cartes", de: "Das Spiel beginnt mit {deck} Karten")
        }
        Event::Removed { count } => {
            let cards = cards_counted(count.into(), language);
            say!(language, en: "{cards} stay in the box, unseen.", fr: "{cards} restent dans la boîte, non vues.", de: "{cards} bleiben ungesehen in der Schachtel.")
        }
        Event::StartLaid { cards } => {
            let cards: Vec<String> =
                cards.iter().map(|&(cell, card)| card_at(card, cell, language)).collect();
            let cards = and_list(language, &cards);
            say!(language, en: "The start cards: {cards}.", fr: "Les cartes de départ\u{202f}: {cards}.", de: "Die Startkarten: {cards}.")
        }
        Event::FirstDrawn { seat } => of_seat!(look, seat, who;
            you: "You begin.", "Vous commencez.", "Du beginnst.";
            they: "{who} begins.", "{who} commence.", "{who} beginnt."),
        Event::HandsDealt { each, pile } => {
            let cards = cards_counted(each.into(), language);
            say!(language, en: "Everybody gets {cards}; {pile} are left in the pile.", fr: "Chacun reçoit {cards}\u{202f}; il en reste {pile} dans la pioche.", de: "Alle bekommen {cards}; {pile} bleiben im Stapel.")
        }
        Event::GameOver { end } => {
            let why = because(end, language);
            say!(language, en: "The game is over. {why}", fr: "La partie est finie. {why}", de: "Das Spiel ist zu Ende. {why}")
        }
        Event::Scored { seat, score } => {
            let points = points_counted(score.total(), language);
            of_seat!(look, seat, who;
                you: "You have {points}.", "Vous avez {points}.", "Du hast {points}.";
                they: "{who} has {points}.", "{who} a {points}.", "{who} hat {points}.")
        }
        Event::Won { seats, points } => won(seats, points, look),
        Event::TwoLines { .. }
        | Event::LineChosen { .. }
        | Event::PhaseBegan { .. }
        | Event::Took { .. }
        | Event::PhaseEnded { .. } => in_scoring(event, look),
        Event::Passed { .. }
        | Event::PassPaid { .. }
        | Event::PassFree { .. }
        | Event::Exchanged { .. }
        | Event::ExchangedCards { .. }
        | Event::Skipped { .. } => in_pass(event, look),
        Event::HandDealt { .. }
        | Event::Placed { .. }
        | Event::TokensPaid { .. }
        | Event::TokensLost { .. }
        | Event::Drew { .. }
        | Event::DrewCard { .. }
        | Event::PileOut
        | Event::NothingDrawn { .. } => in_turn(event, look),
    }
}

/// Cards laid and drawn, and tokens for them.
fn in_turn(event: &Event, look: &Look<'_>) -> String {
    let language = look.language;
    match *event {
        Event::HandDealt { seat, hand } => {
            let cards = card_list(hand.iter(), language);
            of_seat!(look, seat, who;
                you: "You are dealt {cards}.", "Vous recevez {cards}.", "Du bekommst {cards}.";
                they: "{who} is dealt {cards}.", "{who} reçoit {cards}.", "{who} bekommt {cards}.")
        }
        Event::Placed { seat, card, cell, .. } => {
            let (card, cell) = (card_name(card, language), cell_name(cell, language));
            of_seat!(look, seat, who;
                you: "You lay {card} on {cell}.", "Vous posez {card} en {cell}.", "Du legst {card} auf {cell}.";
                they: "{who} lays {card} on {cell}.", "{who} pose {card} en {cell}.", "{who} legt {card} auf {cell}.")
        }
        Event::TokensPaid { from, to, count, .. } => gives(from, to, count, look),
        Event::TokensLost { to, count } => {
            let tokens = tokens_counted(count, language);
            of_seat!(look, to, who;
                you: "Nobody can pay you {tokens} more.", "Personne ne peut vous payer {tokens} de plus.", "Niemand kann dir noch {tokens} zahlen.";
                they: "Nobody can pay {who} {tokens} more.", "Personne ne peut payer à {who} {tokens} de plus.", "Niemand kann {who} noch {tokens} zahlen.")
        }
        Event::Drew { seat, pile, .. } => of_seat!(look, seat, who;
            you: "You draw a card; {pile} are left.", "Vous piochez\u{202f}; il en reste {pile}.", "Du ziehst eine Karte; noch {pile} im Stapel.";
            they: "{who} draws a card; {pile} left in the pile.", "{who} pioche une carte\u{202f}; il en reste {pile}.", "{who} zieht eine Karte; noch {pile} im Stapel."),
        Event::DrewCard { seat, card } => {
            let card = card_name(card, language);
            of_seat!(look, seat, who;
                you: "You draw {card}.", "Vous piochez {card}.", "Du ziehst {card}.";
                they: "{who} draws {card}.", "{who} pioche {card}.", "{who} zieht {card}.")
        }
        Event::NothingDrawn { seat } => of_seat!(look, seat, who;
            you: "The pile is empty: you draw nothing.", "La pioche est vide\u{202f}: vous ne piochez pas.", "Der Stapel ist leer: Du ziehst nichts.";
            they: "The pile is empty: {who} draws nothing.", "La pioche est vide\u{202f}: {who} ne pioche pas.", "Der Stapel ist leer: {who} zieht nichts."),
        _ => say!(language,
            en: "The pile is empty: the next scoring ends the game.",
            fr: "La pioche est vide\u{202f}: le prochain décompte finit la partie.",
            de: "Der Stapel ist leer: Die nächste Wertung beendet das Spiel."),
    }
}

/// Tokens from one to another.
fn gives(from: Seat, to: Seat, count: u8, look: &Look<'_>) -> String {
    let tokens = tokens_counted(count, look.language);
    if look.is_me(to) {
        let who = look.name(from);
        return say!(look.language, en: "{who} gives you {tokens}.", fr: "{who} vous donne {tokens}.", de: "{who} gibt dir {tokens}.");
    }
    let to = look.name(to);
    of_seat!(look, from, who;
        you: "You give {to} {tokens}.", "Vous donnez {tokens} à {to}.", "Du gibst {to} {tokens}.";
        they: "{who} gives {to} {tokens}.", "{who} donne {tokens} à {to}.", "{who} gibt {to} {tokens}.")
}

fn in_scoring(event: &Event, look: &Look<'_>) -> String {
    let language = look.language;
    match *event {
        Event::TwoLines { seat, row, column } => {
            let (row, column) = (line_name(row, language), line_name(column, language));
            of_seat!(look, seat, who;
                you: "You may score {row} or {column}.", "Vous pouvez décompter {row} ou {column}.", "Du kannst {row} oder {column} werten.";
                they: "{who} may score {row} or {column}.", "{who} peut décompter {row} ou {column}.", "{who} kann {row} oder {column} werten.")
        }
        Event::LineChosen { seat, line } => {
            let line = line_name(line, language);
            of_seat!(look, seat, who;
                you: "You choose {line}.", "Vous choisissez {line}.", "Du wählst {line}.";
                they: "{who} chooses {line}.", "{who} choisit {line}.", "{who} wählt {line}.")
        }
        Event::PhaseBegan { trigger, by, last, .. } => {
            began(trigger, &by, look) + if last { last_one(look) } else { "" }
        }
        Event::Took { seat, card, cell, .. } => {
            let (card, cell) = (card_name(card, language), cell_name(cell, language));
            of_seat!(look, seat, who;
                you: "You take {card} from {cell}.", "Vous prenez {card} en {cell}.", "Du nimmst {card} von {cell}.";
                they: "{who} takes {card} from {cell}.", "{who} prend {card} en {cell}.", "{who} nimmt {card} von {cell}.")
        }
        Event::PhaseEnded { line, end: PhaseEnd::OneLeft, .. } => {
            let line = line_name(line, language);
            say!(language, en: "The scoring of {line} is over: one card stays.", fr: "Le décompte de {line} est fini\u{202f}: une carte reste.", de: "Die Wertung ist vorbei ({line}): Eine Karte bleibt liegen.")
        }
        Event::PhaseEnded { line, left, .. } => {
            let (line, left) = (line_name(line, language), cards_counted(left.into(), language));
            say!(language, en: "The scoring of {line} is over: none of the {left} left may be taken.", fr: "Le décompte de {line} est fini\u{202f}: plus rien ne peut partir, il reste {left}.", de: "Die Wertung ist vorbei ({line}): Nichts darf mehr weg, es bleiben {left}.")
        }
        _ => String::new(),
    }
}

fn last_one(look: &Look<'_>) -> &'static str {
    words::word!(look.language, en: " It is the last one.", fr: " C’est le dernier.", de: " Es ist die letzte.")
}

fn began(trigger: Seat, by: &Trigger, look: &Look<'_>) -> String {
    let language = look.language;
    let (line, cards, mate) = (line_name(by.line, language), by.cards, card_name(by.mate_card, language));
    of_seat!(look, trigger, who;
        you: "You start a scoring of {line}: {cards} cards, and two things in common with {mate}.",
            "Vous lancez le décompte de {line}\u{202f}: {cards} cartes, et deux points communs avec {mate}.",
            "Du löst eine Wertung aus ({line}): {cards} Karten, und zwei Gemeinsamkeiten mit {mate}.";
        they: "{who} starts a scoring of {line}: {cards} cards, and two things in common with {mate}.",
            "{who} lance le décompte de {line}\u{202f}: {cards} cartes, et deux points communs avec {mate}.",
            "{who} löst eine Wertung aus ({line}): {cards} Karten, und zwei Gemeinsamkeiten mit {mate}.")
}

fn in_pass(event: &Event, look: &Look<'_>) -> String {
    match *event {
        Event::Passed { seat, voluntary: false } => of_seat!(look, seat, who;
            you: "None of your cards fits: you pass.", "Aucune de vos cartes ne va\u{202f}: vous passez.", "Keine deiner Karten passt: Du setzt aus.";
            they: "{who} has no card that fits and passes.", "{who} n’a pas de carte qui va et passe.", "{who} hat keine passende Karte und setzt aus."),
        Event::Passed { seat, voluntary: true } => of_seat!(look, seat, who;
            you: "You pass.", "Vous passez.", "Du passt.";
            they: "{who} passes.", "{who} passe.", "{who} passt."),
        Event::PassPaid { from, to } => gives(from, to, 1, look),
        Event::PassFree { seat } => of_seat!(look, seat, who;
            you: "You have no token to give.", "Vous n’avez pas de jeton à donner.", "Du hast keinen Chip abzugeben.";
            they: "{who} has no token to give.", "{who} n’a pas de jeton à donner.", "{who} hat keinen Chip abzugeben."),
        Event::Exchanged { seat } => of_seat!(look, seat, who;
            you: "You exchange a card with the pile.", "Vous échangez une carte avec la pioche.", "Du tauschst eine Karte mit dem Stapel.";
            they: "{who} exchanges a card with the pile.", "{who} échange une carte avec la pioche.", "{who} tauscht eine Karte mit dem Stapel."),
        Event::ExchangedCards { seat, under, drawn } => {
            let (under, drawn) = (card_name(under, look.language), card_name(drawn, look.language));
            of_seat!(look, seat, who;
                you: "You put {under} under the pile and draw {drawn}.", "Vous glissez {under} sous la pioche et piochez {drawn}.", "Du legst {under} unter den Stapel und ziehst {drawn}.";
                they: "{who} puts {under} under the pile and draws {drawn}.", "{who} glisse {under} sous la pioche et pioche {drawn}.", "{who} legt {under} unter den Stapel und zieht {drawn}.")
        }
        Event::Skipped { seat } => of_seat!(look, seat, who;
            you: "You have no card and are skipped.", "Vous n’avez pas de carte et passez votre tour.", "Du hast keine Karte und wirst übersprungen.";
            they: "{who} has no card and is skipped.", "{who} n’a pas de carte\u{202f}; on passe au suivant.", "{who} hat keine Karte und wird übersprungen."),
        _ => String::new(),
    }
}
