//! The log: one sentence for each event, told to whoever looks.

use engine::{Happening, Seat};
use m::{Card, Cell, Event, Hand, PhaseEnd, Trigger};
use words::{Language, and_list, count, say, word};

use super::describe::won;
use super::refusal::because;
use super::words::{
    card_at, card_list, card_name, cards_counted, cell_name, line_name, of_seat, points_counted,
    tokens_counted,
};
use face::{Line, LineKind, Look};

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
            let cards = cards_counted(deck.into(), language);
            say!(language, en: "The game begins with {cards}", fr: "La partie commence avec {cards}", de: "Das Spiel beginnt mit {cards}")
        }
        Event::Removed { count } => removed(count, language),
        Event::StartLaid { cards } => start_laid(&cards, language),
        Event::FirstDrawn { seat } => first_drawn(seat, look),
        Event::HandsDealt { each, pile } => hands_dealt(each, pile, language),
        Event::HandDealt { seat, hand } => hand_dealt(seat, hand, look),
        Event::Placed { seat, card, cell, .. } => placed(seat, card, cell, look),
        Event::TokensPaid { from, to, count, .. } => gives(from, to, count, look),
        Event::TokensLost { to, count } => tokens_lost(to, count, look),
        Event::Drew { seat, pile, .. } => drew(seat, pile, look),
        Event::DrewCard { seat, card } => drew_card(seat, card, look),
        Event::PileOut => pile_out(language),
        Event::NothingDrawn { seat } => nothing_drawn(seat, look),
        Event::TwoLines { seat, row, column } => two_lines(seat, row, column, look),
        Event::LineChosen { seat, line } => line_chosen(seat, line, look),
        Event::PhaseBegan { trigger, by, last: true, .. } => began(trigger, by, look) + last_one(look),
        Event::PhaseBegan { trigger, by, last: false, .. } => began(trigger, by, look),
        Event::Took { seat, card, cell, .. } => took(seat, card, cell, look),
        Event::PhaseEnded { line, end: PhaseEnd::OneLeft, .. } => one_left(line, language),
        Event::PhaseEnded { line, left, end: PhaseEnd::NothingTakable } => {
            nothing_takable(line, left, language)
        }
        Event::Passed { seat, voluntary: false } => passed_unfit(seat, look),
        Event::Passed { seat, voluntary: true } => passed(seat, look),
        Event::PassPaid { from, to } => gives(from, to, 1, look),
        Event::PassFree { seat } => pass_free(seat, look),
        Event::Exchanged { seat } => exchanged(seat, look),
        Event::ExchangedCards { seat, under, drawn } => exchanged_cards(seat, under, drawn, look),
        Event::Skipped { seat } => skipped(seat, look),
        Event::GameOver { end } => {
            let why = because(end, language);
            say!(language, en: "The game is over. {why}", fr: "La partie est finie. {why}", de: "Das Spiel ist zu Ende. {why}")
        }
        Event::Scored { seat, score } => scored(seat, score.total(), look),
        Event::Won { seats, points } => won(seats, points, look),
    }
}

// Before the first turn.

fn removed(count: u8, language: Language) -> String {
    count!(language, count,
        en: "{count} card stays in the box, unseen." | "{count} cards stay in the box, unseen.",
        fr: "{count} carte reste dans la boîte, face cachée." | "{count} cartes restent dans la boîte, face cachée.",
        de: "{count} Karte bleibt ungesehen in der Schachtel." | "{count} Karten bleiben ungesehen in der Schachtel.")
}

fn start_laid(cards: &[(Cell, Card)], language: Language) -> String {
    let cards: Vec<String> = cards.iter().map(|&(cell, card)| card_at(card, cell, language)).collect();
    let cards = and_list(language, &cards);
    say!(language, en: "The start cards: {cards}.", fr: "Les cartes de départ\u{202f}: {cards}.", de: "Die Startkarten: {cards}.")
}

fn first_drawn(seat: Seat, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "You begin.", "Vous commencez.", "Du beginnst.";
        they: "{who} begins.", "{who} commence.", "{who} beginnt.")
}

fn hands_dealt(each: u8, pile: u8, language: Language) -> String {
    let cards = cards_counted(each.into(), language);
    say!(language, en: "Everybody gets {cards}; {pile} left in the pile.", fr: "Chacun reçoit {cards}\u{202f}; il en reste {pile} dans la pioche.", de: "Alle bekommen {cards}; noch {pile} im Stapel.")
}

fn hand_dealt(seat: Seat, hand: Hand, look: &Look<'_>) -> String {
    let cards = card_list(hand.iter(), look.language);
    of_seat!(look, seat, who;
        you: "You are dealt {cards}.", "Vous recevez {cards}.", "Du bekommst {cards}.";
        they: "{who} is dealt {cards}.", "{who} reçoit {cards}.", "{who} bekommt {cards}.")
}

// Cards laid and drawn, and tokens for them.

fn placed(seat: Seat, card: Card, cell: Cell, look: &Look<'_>) -> String {
    let (card, cell) = (card_name(card, look.language), cell_name(cell));
    of_seat!(look, seat, who;
        you: "You lay {card} on {cell}.", "Vous posez {card} en {cell}.", "Du legst {card} auf {cell}.";
        they: "{who} lays {card} on {cell}.", "{who} pose {card} en {cell}.", "{who} legt {card} auf {cell}.")
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

fn tokens_lost(to: Seat, count: u8, look: &Look<'_>) -> String {
    let tokens = tokens_counted(count, look.language);
    of_seat!(look, to, who;
        you: "Nobody can pay you {tokens} more.", "Personne ne peut vous payer {tokens} de plus.", "Niemand kann dir noch {tokens} zahlen.";
        they: "Nobody can pay {who} {tokens} more.", "Personne ne peut payer à {who} {tokens} de plus.", "Niemand kann {who} noch {tokens} zahlen.")
}

fn drew(seat: Seat, pile: u8, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "You draw a card; {pile} left in the pile.", "Vous piochez\u{202f}; il en reste {pile}.", "Du ziehst eine Karte; noch {pile} im Stapel.";
        they: "{who} draws a card; {pile} left in the pile.", "{who} pioche une carte\u{202f}; il en reste {pile}.", "{who} zieht eine Karte; noch {pile} im Stapel.")
}

fn drew_card(seat: Seat, card: Card, look: &Look<'_>) -> String {
    let card = card_name(card, look.language);
    of_seat!(look, seat, who;
        you: "You draw {card}.", "Vous piochez {card}.", "Du ziehst {card}.";
        they: "{who} draws {card}.", "{who} pioche {card}.", "{who} zieht {card}.")
}

fn nothing_drawn(seat: Seat, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "The pile is empty: you draw nothing.", "La pioche est vide\u{202f}: vous ne piochez pas.", "Der Stapel ist leer: Du ziehst nichts.";
        they: "The pile is empty: {who} draws nothing.", "La pioche est vide\u{202f}: {who} ne pioche pas.", "Der Stapel ist leer: {who} zieht nichts.")
}

fn pile_out(language: Language) -> String {
    say!(language,
        en: "The pile is empty: the next scoring ends the game.",
        fr: "La pioche est vide\u{202f}: le prochain décompte finit la partie.",
        de: "Der Stapel ist leer: Die nächste Wertung beendet das Spiel.")
}

// A scoring.

fn two_lines(seat: Seat, row: m::Line, column: m::Line, look: &Look<'_>) -> String {
    let (row, column) = (line_name(row, look.language), line_name(column, look.language));
    of_seat!(look, seat, who;
        you: "You may score {row} or {column}.", "Vous pouvez décompter {row} ou {column}.", "Du kannst {row} oder {column} werten.";
        they: "{who} may score {row} or {column}.", "{who} peut décompter {row} ou {column}.", "{who} kann {row} oder {column} werten.")
}

fn line_chosen(seat: Seat, line: m::Line, look: &Look<'_>) -> String {
    let line = line_name(line, look.language);
    of_seat!(look, seat, who;
        you: "You choose {line}.", "Vous choisissez {line}.", "Du wählst {line}.";
        they: "{who} chooses {line}.", "{who} choisit {line}.", "{who} wählt {line}.")
}

const fn last_one(look: &Look<'_>) -> &'static str {
    word!(look.language, en: " It is the last one.", fr: " C’est le dernier.", de: " Es ist die letzte.")
}

fn began(trigger: Seat, by: Trigger, look: &Look<'_>) -> String {
    let language = look.language;
    let (line, mate) = (line_name(by.line, language), card_name(by.mate_card, language));
    let cards = cards_counted(by.cards.into(), language);
    of_seat!(look, trigger, who;
        you: "You start a scoring of {line}: {cards}, and two things in common with {mate}.",
            "Vous lancez le décompte de {line}\u{202f}: {cards}, et deux points communs avec {mate}.",
            "Du löst eine Wertung aus ({line}): {cards}, und zwei Gemeinsamkeiten mit {mate}.";
        they: "{who} starts a scoring of {line}: {cards}, and two things in common with {mate}.",
            "{who} lance le décompte de {line}\u{202f}: {cards}, et deux points communs avec {mate}.",
            "{who} löst eine Wertung aus ({line}): {cards}, und zwei Gemeinsamkeiten mit {mate}.")
}

fn took(seat: Seat, card: Card, cell: Cell, look: &Look<'_>) -> String {
    let (card, cell) = (card_name(card, look.language), cell_name(cell));
    of_seat!(look, seat, who;
        you: "You take {card} from {cell}.", "Vous prenez {card} en {cell}.", "Du nimmst {card} von {cell}.";
        they: "{who} takes {card} from {cell}.", "{who} prend {card} en {cell}.", "{who} nimmt {card} von {cell}.")
}

fn one_left(line: m::Line, language: Language) -> String {
    let line = line_name(line, language);
    say!(language, en: "The scoring of {line} is over: one card stays.", fr: "Le décompte de {line} est fini\u{202f}: il reste une carte.", de: "Die Wertung ist vorbei ({line}): Eine Karte bleibt liegen.")
}

fn nothing_takable(line: m::Line, left: u8, language: Language) -> String {
    let line = line_name(line, language);
    count!(language, left,
        en: "The scoring of {line} is over: the last card may not be taken." | "The scoring of {line} is over: none of the {left} cards left may be taken.",
        fr: "Le décompte de {line} est fini\u{202f}: la dernière carte ne peut pas partir." | "Le décompte de {line} est fini\u{202f}: plus aucune des {left} cartes ne peut partir.",
        de: "Die Wertung ist vorbei ({line}): Die letzte Karte darf nicht weg." | "Die Wertung ist vorbei ({line}): Es bleiben {left} Karten, keine davon darf weg.")
}

// A pass.

fn passed_unfit(seat: Seat, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "None of your cards fits: you pass.", "Aucune de vos cartes ne convient\u{202f}: vous passez.", "Keine deiner Karten passt: Du setzt aus.";
        they: "{who} has no card that fits and passes.", "{who} n’a pas de carte qui convienne et passe.", "{who} hat keine passende Karte und setzt aus.")
}

fn passed(seat: Seat, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "You pass.", "Vous passez.", "Du passt.";
        they: "{who} passes.", "{who} passe.", "{who} passt.")
}

fn pass_free(seat: Seat, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "You have no token to give.", "Vous n’avez pas de jeton à donner.", "Du hast keinen Chip abzugeben.";
        they: "{who} has no token to give.", "{who} n’a pas de jeton à donner.", "{who} hat keinen Chip abzugeben.")
}

fn exchanged(seat: Seat, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "You exchange a card with the pile.", "Vous échangez une carte avec la pioche.", "Du tauschst eine Karte mit dem Stapel.";
        they: "{who} exchanges a card with the pile.", "{who} échange une carte avec la pioche.", "{who} tauscht eine Karte mit dem Stapel.")
}

fn exchanged_cards(seat: Seat, under: Card, drawn: Card, look: &Look<'_>) -> String {
    let (under, drawn) = (card_name(under, look.language), card_name(drawn, look.language));
    of_seat!(look, seat, who;
        you: "You put {under} under the pile and draw {drawn}.", "Vous glissez {under} sous la pioche et piochez {drawn}.", "Du legst {under} unter den Stapel und ziehst {drawn}.";
        they: "{who} puts {under} under the pile and draws {drawn}.", "{who} glisse {under} sous la pioche et pioche {drawn}.", "{who} legt {under} unter den Stapel und zieht {drawn}.")
}

fn skipped(seat: Seat, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "You have no card and are skipped.", "Vous n’avez pas de carte et passez votre tour.", "Du hast keine Karte und wirst übersprungen.";
        they: "{who} has no card and is skipped.", "{who} n’a pas de carte\u{202f}; on passe au suivant.", "{who} hat keine Karte und wird übersprungen.")
}

// The end.

fn scored(seat: Seat, points: i32, look: &Look<'_>) -> String {
    let points = points_counted(points, look.language);
    of_seat!(look, seat, who;
        you: "You have {points}.", "Vous avez {points}.", "Du hast {points}.";
        they: "{who} has {points}.", "{who} a {points}.", "{who} hat {points}.")
}
