//! Why an action is refused, in the words of whoever tried it.

use engine::Illegality;
use m::{Card, Cell, CellSet, End, Groups, Illegal, Line};
use words::{Language, and_list, say, word};

use super::handles;
use super::words::{
    card_at, card_name, cards_counted, cell_list, cell_name, first_cells, line_name, of_seat,
};
use face::{Look, Refusal};

/// Why an action is refused, with the rule and with the handles that explain it.
pub(super) fn refusal(reason: &Illegal, look: &Look<'_>) -> Refusal {
    let cells = reason.cells().into_iter().map(handles::of_cell);
    let cards =
        if let Illegal::DoesNotMatch { card, .. } = reason { handles::of_card(*card) } else { Vec::new() };
    Refusal { text: text(reason, look), rule: reason.rule(), handles: cells.chain(cards).collect() }
}

fn text(reason: &Illegal, look: &Look<'_>) -> String {
    let language = look.language;
    match reason {
        Illegal::NotTheDeck { card, given, has } => {
            let card = card_name(*card, language);
            say!(language,
                en: "The deck has {card} {has} times, not {given}.",
                fr: "Le paquet contient {has} fois {card}, pas {given}.",
                de: "Im Spiel gibt es {card} {has} Mal, nicht {given} Mal.")
        }
        Illegal::ShuffleDue => word!(language, en: "The pile is shuffled first.", fr: "On mélange d’abord la pioche.", de: "Zuerst wird der Stapel gemischt.").to_owned(),
        Illegal::FirstDue => word!(language, en: "Who begins is drawn first.", fr: "On tire d’abord qui commence.", de: "Zuerst wird ausgelost, wer beginnt.").to_owned(),
        Illegal::NoLuckDue => word!(language, en: "Everything has been drawn already.", fr: "Tout a déjà été tiré.", de: "Es ist schon alles ausgelost.").to_owned(),
        Illegal::NoSuchSeat { seat, seats } => say!(language,
            en: "There is no seat {seat} at a table of {seats}.",
            fr: "Il n’y a pas de place {seat} à une table de {seats}.",
            de: "An einem Tisch zu {seats} gibt es keinen Platz {seat}."),
        Illegal::GameOver { end } => {
            let why = because(*end, language);
            say!(language, en: "The game is over. {why}", fr: "La partie est finie. {why}", de: "Das Spiel ist zu Ende. {why}")
        }
        Illegal::NotSeated => word!(language, en: "Only those who play may act.", fr: "Seuls ceux qui jouent peuvent agir.", de: "Nur wer mitspielt, darf handeln.").to_owned(),
        Illegal::NotYourTurn { turn } => of_seat!(look, *turn, who;
            you: "It is your turn.", "C’est à vous de jouer.", "Du bist dran.";
            they: "It is {who}’s turn.", "C’est à {who} de jouer.", "{who} ist dran."),
        Illegal::NotYourTake { taker, line } => {
            let line = line_name(*line, language);
            of_seat!(look, *taker, who;
                you: "You take a card of {line} now.", "C’est à vous de prendre une carte de {line}.", "Du nimmst jetzt eine Karte: {line}.";
                they: "{who} takes a card of {line} now.", "C’est à {who} de prendre une carte de {line}.", "{who} nimmt jetzt eine Karte: {line}.")
        }
        Illegal::NotYourLine { trigger } => of_seat!(look, *trigger, who;
            you: "You choose the line.", "C’est à vous de choisir la ligne ou la colonne.", "Du wählst Zeile oder Spalte.";
            they: "{who} chooses the line.", "C’est à {who} de choisir la ligne ou la colonne.", "{who} wählt Zeile oder Spalte."),
        Illegal::MustTake { line, .. } => must_take(*line, language),
        Illegal::MustChooseLine { row, column, .. } => {
            let (row, column) = (line_name(*row, language), line_name(*column, language));
            say!(language, en: "Choose {row} or {column} first.", fr: "Choisissez d’abord {row} ou {column}.", de: "Wähle zuerst {row} oder {column}.")
        }
        Illegal::NoPhase => word!(language, en: "Cards are only taken in a scoring.", fr: "On ne prend de cartes que pendant un décompte.", de: "Karten nimmt man nur in einer Wertung.").to_owned(),
        Illegal::NoLineToChoose => word!(language, en: "There is no line to choose now.", fr: "Il n’y a pas de ligne à choisir.", de: "Gerade ist keine Reihe zu wählen.").to_owned(),
        Illegal::NotInHand { card } | Illegal::NotInHandToExchange { card } => {
            let card = card_name(*card, language);
            say!(language, en: "{card} is not in your hand.", fr: "{card} n’est pas dans votre main.", de: "{card} ist nicht auf deiner Hand.")
        }
        Illegal::PileEmpty => word!(language, en: "The pile is empty: no card can be exchanged.", fr: "La pioche est vide\u{202f}: pas d’échange.", de: "Der Stapel ist leer: Tauschen geht nicht.").to_owned(),
        Illegal::Occupied { by, .. } => {
            let card = card_name(*by, language);
            say!(language, en: "{card} lies there already.", fr: "{card} s’y trouve déjà.", de: "Dort liegt schon {card}.")
        }
        Illegal::OutsideArea { width, height, .. } => outside(*width, *height, language),
        Illegal::OutsideFixedArea { width, height, .. } => outside_fixed(*width, *height, language),
        Illegal::TouchesNothing { between: false, .. } => word!(language, en: "The cell touches no card.", fr: "La case ne touche aucune carte.", de: "Das Feld berührt keine Karte.").to_owned(),
        Illegal::TouchesNothing { between: true, .. } => word!(language, en: "The cell lies between the cards but touches none of them.", fr: "La case est entre les cartes, mais n’en touche aucune.", de: "Das Feld liegt zwischen den Karten, berührt aber keine.").to_owned(),
        Illegal::OnlyCorners { corners, .. } => only_corners(corners, language),
        Illegal::DoesNotMatch { card, refusing, .. } => does_not_match(*card, refusing, language),
        Illegal::MustPlace { places } => must_place(places, language),
        Illegal::NoTokenToPass { places } => no_token_to_pass(places, language),
        Illegal::NothingThere { line, .. } => nothing_there(*line, language),
        Illegal::NotInLine { cell, line, .. } => not_in_line(*cell, *line, language),
        Illegal::CutsOff { card, groups, .. } => cuts_off(*card, groups, language),
    }
}

// Where cards may lie.

fn outside(width: u8, height: u8, language: Language) -> String {
    say!(language,
        en: "All cards keep within 6 columns and 6 rows. With this one it would be {width} by {height}.",
        fr: "Toutes les cartes tiennent en 6 colonnes et 6 lignes. Avec celle-ci, ce serait {width} sur {height}.",
        de: "Alle Karten bleiben in 6 Spalten und 6 Zeilen. Mit dieser wären es {width} mal {height}.")
}

fn outside_fixed(width: u8, height: u8, language: Language) -> String {
    say!(language,
        en: "All cards that ever lay here keep within 6 columns and 6 rows. With this one it would be {width} by {height}.",
        fr: "Toutes les cartes posées depuis le début tiennent en 6 colonnes et 6 lignes. Avec celle-ci, ce serait {width} sur {height}.",
        de: "Alle Karten, die je lagen, bleiben in 6 Spalten und 6 Zeilen. Mit dieser wären es {width} mal {height}.")
}

fn only_corners(corners: &[(Cell, Card)], language: Language) -> String {
    let cards = at_cells(corners, language);
    say!(language,
        en: "The cell touches {cards} by a corner only. A card must lie edge to edge.",
        fr: "La case ne touche {cards} que par un coin. Il faut un côté commun.",
        de: "Das Feld berührt {cards} nur an der Ecke. Es braucht eine gemeinsame Kante.")
}

fn does_not_match(card: Card, refusing: &[(Cell, Card)], language: Language) -> String {
    let (card, cards) = (card_name(card, language), at_cells(refusing, language));
    say!(language,
        en: "{card} has nothing in common with {cards}.",
        fr: "{card} n’a rien en commun avec {cards}.",
        de: "{card} hat nichts gemeinsam mit {cards}.")
}

// What is owed.

fn must_place(places: &CellSet, language: Language) -> String {
    let cells = first_cells(places);
    say!(language, en: "A card of yours fits, for example on {cells}. You must lay one.", fr: "Une de vos cartes va, par exemple en {cells}. Vous devez en poser une.", de: "Eine deiner Karten passt, zum Beispiel auf {cells}. Du musst legen.")
}

fn no_token_to_pass(places: &CellSet, language: Language) -> String {
    let cells = first_cells(places);
    say!(language, en: "Passing costs a token while a card fits, and you have none. A card fits for example on {cells}.", fr: "Passer coûte un jeton tant qu’une carte va, et vous n’en avez pas. Une carte va par exemple en {cells}.", de: "Passen kostet einen Chip, solange eine Karte passt, und du hast keinen. Eine Karte passt zum Beispiel auf {cells}.")
}

// What may be taken.

fn nothing_there(line: Line, language: Language) -> String {
    let then = must_take(line, language);
    say!(language, en: "No card lies there. {then}", fr: "Il n’y a pas de carte ici. {then}", de: "Dort liegt keine Karte. {then}")
}

fn not_in_line(cell: Cell, line: Line, language: Language) -> String {
    let (cell, line) = (cell_name(cell), line_name(line, language));
    say!(language, en: "Only {line} is scored now; this card lies in {cell}.", fr: "On ne décompte que {line}\u{202f}; cette carte est en {cell}.", de: "Gewertet wird nur {line}; diese Karte liegt in {cell}.")
}

fn must_take(line: Line, language: Language) -> String {
    let line = line_name(line, language);
    say!(language, en: "A card of {line} must be taken now.", fr: "Il faut maintenant prendre une carte de {line}.", de: "Jetzt muss eine Karte genommen werden: {line}.")
}

/// Cards with their cells.
fn at_cells(cards: &[(Cell, Card)], language: Language) -> String {
    let cards: Vec<String> = cards.iter().map(|&(cell, card)| card_at(card, cell, language)).collect();
    and_list(language, &cards)
}

fn cuts_off(card: Card, groups: &Groups, language: Language) -> String {
    let card = card_name(card, language);
    let cut: Vec<String> = groups
        .cut_off()
        .iter()
        .map(|group| {
            let count = cards_counted(group.len(), language);
            let cells = if group.len() > 3 { first_cells(group) + " …" } else { cell_list(group.iter()) };
            format!("{count} ({cells})")
        })
        .collect();
    let cut = and_list(language, &cut);
    say!(language,
        en: "Without {card} the table would fall apart. Cut off: {cut}.",
        fr: "Sans {card}, la table se séparerait. Coupé du reste\u{202f}: {cut}.",
        de: "Ohne {card} fiele die Auslage auseinander. Abgeschnitten: {cut}.")
}

/// Why a game ended.
pub(super) const fn because(end: End, language: Language) -> &'static str {
    match end {
        End::LastPhase => {
            word!(language, en: "The last scoring is done.", fr: "Le dernier décompte est fini.", de: "Die letzte Wertung ist vorbei.")
        }
        End::HandsEmpty => {
            word!(language, en: "Nobody holds a card any more.", fr: "Plus personne n’a de carte.", de: "Niemand hat mehr eine Karte.")
        }
        End::AllPassed => {
            word!(language, en: "The pile is empty, and all who hold cards have passed in a row.", fr: "La pioche est vide, et tous ceux qui ont des cartes ont passé de suite.", de: "Der Stapel ist leer, und alle mit Karten haben nacheinander gepasst.")
        }
        End::Stalled => {
            word!(language, en: "All have passed in a row, and nobody exchanged a card.", fr: "Tous ont passé de suite, sans échange.", de: "Alle haben nacheinander gepasst, und niemand hat getauscht.")
        }
        End::DeadLayout => {
            word!(language, en: "No card in the hands or in the pile fits anywhere.", fr: "Aucune carte des mains ou de la pioche ne va nulle part.", de: "Keine Karte auf den Händen oder im Stapel passt irgendwo.")
        }
        End::ThreeRounds => {
            word!(language, en: "All have passed three times in a row.", fr: "Tous ont passé trois fois de suite.", de: "Alle haben dreimal nacheinander gepasst.")
        }
    }
}
