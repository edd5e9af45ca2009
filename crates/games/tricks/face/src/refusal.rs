//! Why an action is refused, in the words of whoever tried it.

use engine::{Illegality, Seat};
use tricks::{Card, CardSet, End, Illegal, Phase, Suit, Type};
use words::{Language, say, word};

use super::handles;
use super::words::{card_list, card_name, cards_counted, name_inside, named_in_sentence, of_seat, turn_of};
use face::{Look, Refusal};

/// Why an action is refused, with the rule and with the cards that explain it.
pub(super) fn refusal(reason: &Illegal, look: &Look<'_>) -> Refusal {
    Refusal { text: text(reason, look), rule: reason.rule(), handles: handles::anywhere(reason.cards()) }
}

fn text(reason: &Illegal, look: &Look<'_>) -> String {
    let language = look.language;
    match *reason {
        Illegal::Over { end } => over(end, language),
        Illegal::LuckDue { phase } | Illegal::OtherLuck { phase } => luck_due(phase, language),
        Illegal::NotYourTurn { turn, phase } => turn_of(turn, task(phase, language), look),
        Illegal::NotNow { phase } => not_now(phase, language),
        Illegal::AuctionOver { phase } => auction_over(phase, language),
        Illegal::LaysNothing => lays_nothing(language),
        Illegal::EmptyHand => empty_hand(language),
        Illegal::NotInHand { cards } => not_in_hand(cards, language),
        Illegal::AlreadyLaid { cards } => already_laid(cards, language),
        Illegal::OverCap { cap, asked, .. } => over_cap(cap, asked, language),
        Illegal::LeaderAddsOne { asked, .. } => leader_adds_one(asked, language),
        Illegal::TypeNotLaid { named, laid } => type_not_laid(named, laid, language),
        Illegal::ViceMustName { .. } => vice_must_name(language),
        Illegal::SameType { named, vice } => same_type(named, vice, look),
        Illegal::NoPartner => no_partner(language),
        Illegal::PartnerIsSelf => partner_is_self(language),
        Illegal::PartnerIsVice { vice } => partner_is_vice(vice, look),
        Illegal::NoSuchSeat { seats, .. } => no_such_seat(seats, language),
        Illegal::NotHeld { card } => not_held(card, language),
        Illegal::MustFollowSuit { led, held, .. } => must_follow_suit(led, held, language),
        Illegal::TrumpLeavesItsColour { card, led, held } => trump_left(card, led, held, language),
        Illegal::MustFollowTrump { led, held, .. } => must_follow_trump(led, held, language),
        Illegal::NoSuchDealer { seat, seats } => no_such_dealer(seat, seats, language),
        Illegal::NotTheDealer { dealer } => not_the_dealer(dealer, look),
        Illegal::HandsMissing { seats } => hands_missing(seats, language),
        Illegal::HandSize { size, due, .. } => hand_size(size, due, language),
        Illegal::OutOfPack { cards } => out_of_pack(cards, language),
        Illegal::DealtTwice { cards, .. } => dealt_twice(cards, language),
    }
}

// At any time.

fn over(end: End, language: Language) -> String {
    match end {
        End::Goal => say!(language,
            en: "The match is over: the goal has been reached.",
            fr: "La partie est finie\u{202f}: le but a été atteint.",
            de: "Die Partie ist zu Ende: Das Spielziel ist erreicht."),
        End::FixedRounds => say!(language,
            en: "The match is over: all agreed rounds have been played.",
            fr: "La partie est finie\u{202f}: toutes les manches convenues sont jouées.",
            de: "Die Partie ist zu Ende: Alle vereinbarten Runden sind gespielt."),
        End::UncertainEnd => say!(language,
            en: "The match is over: the card drawn has ended it.",
            fr: "La partie est finie\u{202f}: la carte tirée y a mis fin.",
            de: "Die Partie ist zu Ende: Die gezogene Karte hat sie beendet."),
    }
}

fn not_now(phase: Phase, language: Language) -> String {
    let task = task(phase, language);
    say!(language, en: "Now it is time {task}.", fr: "C’est le moment {task}.", de: "Jetzt ist dran: {task}.")
}

fn luck_due(phase: Phase, language: Language) -> String {
    match phase {
        Phase::Draw => say!(language,
            en: "First a card is drawn, to see whether the match ends.",
            fr: "Une carte est d’abord tirée, pour voir si la partie est finie.",
            de: "Zuerst wird eine Karte gezogen, um zu sehen, ob die Partie endet."),
        Phase::Deal
        | Phase::Auction
        | Phase::ViceTrump
        | Phase::ChiefTrump
        | Phase::Partner
        | Phase::Trick
        | Phase::Over(_) => say!(language,
            en: "First the cards are dealt.",
            fr: "Les cartes sont d’abord distribuées.",
            de: "Zuerst werden die Karten gegeben."),
    }
}

/// What a phase asks for, as it follows "it is time" and "Ivo's turn".
pub(super) const fn task(phase: Phase, language: Language) -> &'static str {
    match phase {
        Phase::Auction => {
            word!(language, en: "to lay cards or pass", fr: "de poser des cartes ou de passer", de: "auslegen oder passen")
        }
        Phase::ViceTrump => {
            word!(language, en: "to name the lower trump", fr: "de nommer l’atout du Vice", de: "den Vize-Trumpf nennen")
        }
        Phase::ChiefTrump => {
            word!(language, en: "to name the upper trump", fr: "de nommer l’atout du Chef", de: "den Chef-Trumpf nennen")
        }
        Phase::Partner => {
            word!(language, en: "to choose a partner", fr: "de choisir un partenaire", de: "einen Partner wählen")
        }
        Phase::Trick => {
            word!(language, en: "to play a card", fr: "de jouer une carte", de: "eine Karte spielen")
        }
        Phase::Deal => word!(language, en: "to deal", fr: "de distribuer", de: "geben"),
        Phase::Draw => {
            word!(language, en: "to draw a card", fr: "de tirer une carte", de: "eine Karte ziehen")
        }
        Phase::Over(_) => word!(language, en: "to stop", fr: "de s’arrêter", de: "aufhören"),
    }
}

// The auction.

fn auction_over(phase: Phase, language: Language) -> String {
    let task = task(phase, language);
    say!(language,
        en: "The auction is over. Now it is time {task}.",
        fr: "Les enchères sont finies. C’est le moment {task}.",
        de: "Die Auktion ist zu Ende. Jetzt ist dran: {task}.")
}

fn lays_nothing(language: Language) -> String {
    say!(language,
        en: "To lay no card, pass.",
        fr: "Pour ne poser aucune carte, passez.",
        de: "Wenn du keine Karte auslegen willst, passe.")
}

fn empty_hand(language: Language) -> String {
    say!(language,
        en: "You have no card left in your hand, so you can only pass.",
        fr: "Vous n’avez plus de carte en main\u{202f}: vous ne pouvez que passer.",
        de: "Du hast keine Karte mehr auf der Hand, also kannst du nur passen.")
}

fn not_in_hand(cards: CardSet, language: Language) -> String {
    let names = card_list(cards, language);
    say!(language,
        en: "Not in your hand: {names}.",
        fr: "Pas dans votre main\u{202f}: {names}.",
        de: "Nicht auf deiner Hand: {names}.")
}

fn already_laid(cards: CardSet, language: Language) -> String {
    let names = card_list(cards, language);
    say!(language,
        en: "On the table already: {names}. A card is laid once.",
        fr: "Déjà sur la table\u{202f}: {names}. Une carte ne se pose qu’une fois.",
        de: "Liegt schon aus: {names}. Eine Karte wird nur einmal ausgelegt.")
}

fn over_cap(cap: u8, asked: u8, language: Language) -> String {
    let cap = cards_counted(cap, language);
    say!(language,
        en: "You may lay at most {cap} now, not {asked}: in all one more than the highest bid of the others.",
        fr: "Vous pouvez poser au plus {cap} à ce tour, pas {asked}\u{202f}: au total une de plus que la plus haute enchère des autres.",
        de: "Du darfst jetzt höchstens {cap} auslegen, nicht {asked}: insgesamt eine mehr als das höchste Gebot der anderen.")
}

fn leader_adds_one(asked: u8, language: Language) -> String {
    say!(language,
        en: "You lead already, so you may add one card, not {asked}.",
        fr: "Vous menez déjà\u{202f}: vous pouvez ajouter une carte, pas {asked}.",
        de: "Du führst schon, also darfst du eine Karte dazulegen, nicht {asked}.")
}

// Trumps and the partner.

fn type_not_laid(named: Type, laid: CardSet, language: Language) -> String {
    let (named, laid) = (named_in_sentence(Some(named), language), card_list(laid, language));
    say!(language,
        en: "You may name only what stands on a card you have laid: {laid}. None of them shows {named}.",
        fr: "Vous ne pouvez nommer que ce qui figure sur une carte que vous avez posée\u{202f}: {laid}. Aucune ne montre {named}.",
        de: "Du darfst nur nennen, was auf einer deiner ausliegenden Karten steht: {laid}. Keine zeigt {named}.")
}

fn vice_must_name(language: Language) -> String {
    say!(language,
        en: "Only the Chief may name no trumps. The Vice names a colour or a number.",
        fr: "Seul le Chef peut annoncer sans atout. Le Vice nomme une couleur ou un chiffre.",
        de: "Nur der Chef darf „kein Trumpf“ ansagen. Der Vize nennt eine Farbe oder eine Zahl.")
}

fn same_type(named: Type, vice: Seat, look: &Look<'_>) -> String {
    let language = look.language;
    let (named, vice) = (named_in_sentence(Some(named), language), name_inside(vice, look));
    say!(language,
        en: "The Vice, {vice}, has named {named} already. The Chief names something else.",
        fr: "Le Vice, {vice}, a déjà nommé {named}. Le Chef nomme autre chose.",
        de: "Der Vize, {vice}, hat schon {named} genannt. Der Chef nennt etwas anderes.")
}

fn no_partner(language: Language) -> String {
    say!(language,
        en: "With three players the Chief plays alone.",
        fr: "À trois, le Chef joue seul.",
        de: "Zu dritt spielt der Chef allein.")
}

fn partner_is_self(language: Language) -> String {
    say!(language,
        en: "You are the Chief. Choose somebody else as your partner.",
        fr: "Vous êtes le Chef. Choisissez quelqu’un d’autre comme partenaire.",
        de: "Du bist der Chef. Wähle jemand anderen als Partner.")
}

fn partner_is_vice(vice: Seat, look: &Look<'_>) -> String {
    let vice = name_inside(vice, look);
    say!(look.language,
        en: "The Vice plays against the Chief: {vice} cannot be the partner.",
        fr: "Le Vice joue contre le Chef\u{202f}: {vice} ne peut pas être partenaire.",
        de: "Der Vize spielt gegen den Chef: {vice} kann nicht Partner sein.")
}

fn no_such_seat(seats: u8, language: Language) -> String {
    say!(language,
        en: "There is no such seat: {seats} people play here.",
        fr: "Cette place n’existe pas\u{202f}: on joue ici à {seats}.",
        de: "Diesen Platz gibt es nicht: Hier wird zu {seats} gespielt.")
}

// The tricks.

fn not_held(card: Card, language: Language) -> String {
    let name = card_name(card, language);
    say!(language,
        en: "You have no {name}, neither in your hand nor on the table.",
        fr: "Vous n’avez pas {name}, ni en main ni sur la table.",
        de: "{name} hast du nicht, weder auf der Hand noch ausliegend.")
}

fn must_follow_suit(led: Suit, held: CardSet, language: Language) -> String {
    let (suit, held) = (named_in_sentence(Some(Type::Suit(led)), language), card_list(held, language));
    say!(language,
        en: "{suit} was led, and you must follow. You have {held}.",
        fr: "On a entamé {suit}, et vous devez fournir. Vous avez {held}.",
        de: "{suit} wurde ausgespielt, und du musst bedienen. Du hast {held}.")
}

fn trump_left(card: Card, led: Suit, held: CardSet, language: Language) -> String {
    let (card, held) = (card_name(card, language), card_list(held, language));
    let suit = named_in_sentence(Some(Type::Suit(led)), language);
    say!(language,
        en: "{card} is a trump and no longer counts as {suit}. You must follow {suit}: {held}.",
        fr: "{card} est un atout et a quitté sa couleur. On a entamé {suit}, et vous devez fournir\u{202f}: {held}.",
        de: "{card} ist Trumpf und zählt nicht mehr als {suit}. Du musst {suit} bedienen: {held}.")
}

fn must_follow_trump(led: Card, held: CardSet, language: Language) -> String {
    let (led, held) = (card_name(led, language), card_list(held, language));
    say!(language,
        en: "{led} is a trump, so you must play a trump too. You have {held}.",
        fr: "{led} est un atout\u{202f}: vous devez aussi jouer un atout. Vous avez {held}.",
        de: "{led} ist Trumpf, also musst auch du Trumpf spielen. Du hast {held}.")
}

// Luck: nobody at a table meets these, whoever reads a saved game may.

fn no_such_dealer(seat: Seat, seats: u8, language: Language) -> String {
    say!(language,
        en: "Seat {seat} cannot deal at a table of {seats}.",
        fr: "La place {seat} ne peut pas donner à une table de {seats}.",
        de: "Platz {seat} kann an einem Tisch zu {seats} nicht geben.")
}

fn not_the_dealer(dealer: Seat, look: &Look<'_>) -> String {
    of_seat!(look, dealer, who;
        you: "It is you who deals this round.", "C’est vous qui donnez cette manche.", "Diese Runde gibst du.";
        they: "It is {who} who deals this round.", "C’est {who} qui donne cette manche.", "Diese Runde gibt {who}.")
}

fn hands_missing(seats: u8, language: Language) -> String {
    say!(language,
        en: "Exactly {seats} hands must be dealt.",
        fr: "Il faut donner exactement {seats} mains.",
        de: "Es müssen genau {seats} Hände gegeben werden.")
}

fn hand_size(size: u8, due: u8, language: Language) -> String {
    let due = cards_counted(due, language);
    say!(language,
        en: "Everybody gets {due}, not {size}.",
        fr: "Chacun reçoit {due}, pas {size}.",
        de: "Alle bekommen {due}, nicht {size}.")
}

fn out_of_pack(cards: CardSet, language: Language) -> String {
    let names = card_list(cards, language);
    say!(language,
        en: "Not in use at this table: {names}.",
        fr: "Hors jeu à cette table\u{202f}: {names}.",
        de: "An diesem Tisch nicht im Spiel: {names}.")
}

fn dealt_twice(cards: CardSet, language: Language) -> String {
    let names = card_list(cards, language);
    say!(language,
        en: "Dealt twice: {names}.",
        fr: "Donné deux fois\u{202f}: {names}.",
        de: "Zweimal gegeben: {names}.")
}
