//! What the observer may choose now, and what follows from it.

use engine::{Game as _, Seat};
use m::{Action, Axis, Card, Cell, M, Phase, Prospect, Scoring, Trigger};
use words::{Language, say, word};

use super::handles;
use super::sight::Sight;
use super::words::{cards_counted, line_name, points_counted, rule, signed, tokens_counted, turn_of};
use face::{Act, Ask, Choices, Ends, Finality, Pick};

/// What the observer may choose; without acts if it owes nothing.
pub(super) fn choices(sight: Sight<'_>) -> Choices {
    let (public, language) = (sight.public(), sight.language());
    let Some(turn) = public.turn() else {
        let prompt = if matches!(public.phase(), Phase::Over(_)) {
            say!(language, en: "The game is over.", fr: "La partie est finie.", de: "Das Spiel ist zu Ende.")
        } else {
            say!(language, en: "The cards are being dealt.", fr: "On distribue les cartes.", de: "Die Karten werden gegeben.")
        };
        return Choices { prompt, ..Choices::default() };
    };
    if !sight.is_me(turn) {
        return Choices { prompt: waiting(sight, turn), ..Choices::default() };
    }
    match public.phase() {
        Phase::ChooseLine { row, column, .. } => choose_line(sight, *row, *column),
        Phase::Scoring(scoring) => take(sight, scoring),
        Phase::Shuffle | Phase::First | Phase::Turn { .. } | Phase::Over(_) => lay_or_pass(sight),
    }
}

fn waiting(sight: Sight<'_>, turn: Seat) -> String {
    turn_of(sight.public().phase(), turn, sight.look)
}

fn one(handle: impl Into<String>) -> Pick {
    Pick::One(handle.into())
}

/// What an action means, chosen by these handles.
fn act(sight: Sight<'_>, action: Action, picks: Vec<Pick>) -> Act {
    Act {
        picks,
        text: M::action_text(sight.public().options(), action),
        say: button(action, sight),
        whole: super::describe::say_action(action, sight),
        effect: String::new(),
        effects_by_size: Vec::new(),
        finality: Finality::Final,
        ends: Ends::Nothing,
    }
}

/// What the button of an action reads, beside the chosen things.
fn button(action: Action, sight: Sight<'_>) -> String {
    let language = sight.language();
    match action {
        Action::Place { .. } => word!(language, en: "Place", fr: "Poser", de: "Legen").to_owned(),
        Action::Exchange { .. } => {
            word!(language, en: "Pass and exchange", fr: "Passer et échanger", de: "Passen und tauschen")
                .to_owned()
        }
        Action::Take(_) => word!(language, en: "Take", fr: "Prendre", de: "Nehmen").to_owned(),
        Action::Pass | Action::ChooseLine(_) => super::describe::say_action(action, sight),
    }
}

// Laying a card, or passing.

fn lay_or_pass(sight: Sight<'_>) -> Choices {
    let language = sight.language();
    let mut legal = Vec::new();
    sight.view.legal(&mut legal);
    let prospects: Vec<Prospect> = sight.view.prospects().collect();
    let acts = legal.iter().flat_map(|&action| acts_for(sight, action, &prospects)).collect();
    let (title, prompt, cited) = if prospects.is_empty() {
        (
            word!(language, en: "Pass", fr: "Passer", de: "Passen"),
            word!(language,
                en: "None of your cards fits. Pass; you may exchange a card with the pile.",
                fr: "Aucune de vos cartes ne va. Passez\u{202f}; vous pouvez échanger une carte avec la pioche.",
                de: "Keine deiner Karten passt. Passe; du darfst dabei eine Karte mit dem Stapel tauschen."),
            rule(7, 1),
        )
    } else {
        (
            word!(language, en: "Place a card", fr: "Posez une carte", de: "Lege eine Karte"),
            word!(language,
                en: "Choose a card, then a cell: it must have something in common with every card beside it.",
                fr: "Choisissez une carte, puis une case\u{202f}: elle doit avoir un point commun avec chaque carte voisine.",
                de: "Wähle eine Karte, dann ein Feld: Sie muss mit jeder Karte daneben etwas gemeinsam haben."),
            rule(4, 4),
        )
    };
    Choices {
        title: title.to_owned(),
        prompt: prompt.to_owned(),
        rule: Some(cited),
        acts,
        asks: asks(language),
    }
}

/// What is asked once the card or the exchange is chosen.
fn asks(language: Language) -> Vec<Ask> {
    let ask = |first: &str, text: &str| Ask { first: first.to_owned(), chosen: 1, text: text.to_owned() };
    vec![
        ask(
            handles::EXCHANGE,
            word!(language,
            en: "Now choose the card that goes under the pile.",
            fr: "Choisissez maintenant la carte qui passe sous la pioche.",
            de: "Wähle jetzt die Karte, die unter den Stapel kommt."),
        ),
        ask(
            "",
            word!(language,
            en: "Now choose its cell: it must have something in common with every card beside it.",
            fr: "Choisissez maintenant sa case\u{202f}: elle doit avoir un point commun avec chaque carte voisine.",
            de: "Wähle jetzt ihr Feld: Sie muss mit jeder Karte daneben etwas gemeinsam haben."),
        ),
    ]
}

/// The acts that mean an action; a twin in the hand makes two of them.
fn acts_for(sight: Sight<'_>, action: Action, prospects: &[Prospect]) -> Vec<Act> {
    let language = sight.language();
    let held = |wanted: Card| {
        let named = handles::of_hand(sight.view.hand()).into_iter();
        named.filter(move |&(_, card)| card == wanted).map(|(handle, _)| handle)
    };
    match action {
        Action::Place { card, cell } => {
            let prospect = prospects.iter().find(|prospect| prospect.card == card && prospect.cell == cell);
            let effect = prospect.map(|prospect| effect(prospect, language)).unwrap_or_default();
            let lay = |card| {
                let picks = vec![one(card), one(handles::of_cell(cell))];
                Act { effect: effect.clone(), ..act(sight, action, picks) }
            };
            held(card).map(lay).collect()
        }
        Action::Pass => {
            vec![Act { effect: pays(sight), ..act(sight, action, vec![one(handles::PASS)]) }]
        }
        Action::Exchange { card } => {
            let pays = pays(sight);
            let effect = say!(language,
                en: "{pays} The card goes under the pile, and you draw the top one.",
                fr: "{pays} La carte passe sous la pioche, et vous prenez celle du dessus.",
                de: "{pays} Die Karte kommt unter den Stapel, und du ziehst die oberste.");
            let exchange = |card| {
                let picks = vec![one(handles::EXCHANGE), one(card)];
                Act { effect: effect.clone(), ..act(sight, action, picks) }
            };
            held(card).map(exchange).collect()
        }
        Action::ChooseLine(_) | Action::Take(_) => Vec::new(),
    }
}

/// What a pass costs.
fn pays(sight: Sight<'_>) -> String {
    let (public, language) = (sight.public(), sight.language());
    let Some(me) = sight.me().filter(|&me| public.tokens()[me] > 0) else {
        return say!(language, en: "You have no token to pay.", fr: "Vous n’avez pas de jeton à donner.", de: "Du hast keinen Chip abzugeben.");
    };
    let to = sight.inside(me.right(sight.seats()));
    say!(language, en: "Gives 1 token to {to}.", fr: "Donne 1 jeton à {to}.", de: "Gibt 1 Chip an {to}.")
}

/// What laying a card brings.
fn effect(prospect: &Prospect, language: Language) -> String {
    let adjacent = cards_counted(prospect.adjacent.into(), language);
    let tokens = tokens_counted(prospect.payments.count(), language);
    let mut text = if prospect.payments.count() > 0 {
        say!(language, en: "Touches {adjacent}: takes {tokens}.", fr: "Touche {adjacent}\u{202f}: prend {tokens}.", de: "Berührt {adjacent}: nimmt {tokens}.")
    } else {
        match prospect.adjacent {
            1 => {
                say!(language, en: "Touches 1 card: no token.", fr: "Touche 1 carte\u{202f}: aucun jeton.", de: "Berührt 1 Karte: kein Chip.")
            }
            _ => {
                say!(language, en: "Touches {adjacent}, but nobody can pay.", fr: "Touche {adjacent}, mais personne ne peut payer.", de: "Berührt {adjacent}, aber niemand kann zahlen.")
            }
        }
    };
    let lines: Vec<String> = [prospect.triggers.row, prospect.triggers.column]
        .into_iter()
        .flatten()
        .map(|by| line_name(by.line, language))
        .collect();
    if !lines.is_empty() {
        let lines = words::or_list(language, &lines);
        text += &say!(language, en: " Starts a scoring of {lines}.", fr: " Lance le décompte de {lines}.", de: " Löst eine Wertung aus: {lines}.");
    }
    if prospect.last {
        text += word!(language, en: " The game ends after it.", fr: " La partie finit ensuite.", de: " Danach ist das Spiel zu Ende.");
    }
    text
}

// Scoring.

fn choose_line(sight: Sight<'_>, row: Trigger, column: Trigger) -> Choices {
    let language = sight.language();
    let act = |handle: &str, axis: Axis, by: Trigger| {
        let cards = cards_counted(by.cards.into(), language);
        let effect = say!(language, en: "{cards} lie there. You take first.", fr: "{cards} s’y trouvent. Vous prenez en premier.", de: "Dort liegen {cards}. Du nimmst zuerst.");
        Act { effect, ..act(sight, Action::ChooseLine(axis), vec![one(handle)]) }
    };
    Choices {
        title: word!(language, en: "Choose the line", fr: "Choisissez", de: "Wähle die Reihe").to_owned(),
        prompt: say!(language,
            en: "A row and a column qualify together. Choose which is scored.",
            fr: "Une ligne et une colonne comptent à la fois. Choisissez laquelle on décompte.",
            de: "Eine Zeile und eine Spalte kommen zugleich in Frage. Wähle, welche gewertet wird."),
        rule: Some(rule(8, 8)),
        acts: vec![act(handles::ROW, Axis::Row, row), act(handles::COLUMN, Axis::Column, column)],
        asks: Vec::new(),
    }
}

fn take(sight: Sight<'_>, scoring: &Scoring) -> Choices {
    let language = sight.language();
    let acts = scoring.takable.iter().map(|cell| {
        let act = act(sight, Action::Take(cell), vec![one(handles::of_cell(cell))]);
        Act { effect: gain(sight, cell), ..act }
    });
    let line = line_name(scoring.by.line, language);
    Choices {
        title: word!(language, en: "Take a card", fr: "Prenez une carte", de: "Nimm eine Karte").to_owned(),
        prompt: say!(language,
            en: "You must take a card of {line}. Crossed cards hold the table together.",
            fr: "Vous devez prendre une carte de {line}. Les cartes barrées tiennent la table ensemble.",
            de: "Du musst eine Karte nehmen: {line}. Durchgekreuzte halten die Auslage zusammen."),
        rule: Some(rule(9, 3)),
        acts: acts.collect(),
        asks: Vec::new(),
    }
}

/// What a take does to the own score.
fn gain(sight: Sight<'_>, cell: Cell) -> String {
    let (public, language) = (sight.public(), sight.language());
    let Some((me, card)) = sight.me().zip(public.layout().card(cell)) else { return String::new() };
    let (gain, now) = (public.gain(me, card), public.score(me).total());
    let (change, after) = (signed(gain), points_counted(now + gain, language));
    say!(language,
        en: "Your score now: {change}, to {after}.",
        fr: "Votre score actuel\u{202f}: {change}, soit {after}.",
        de: "Dein Stand jetzt: {change}, also {after}.")
}
