//! The log: one sentence for each event, told to whoever looks.

use engine::{Happening, Seat};
use tricks::{
    BidPlace, Card, CardSet, Eklat, End, Event, How, NoVice, Second, Source, Trumps, Type, Vice, Won, WonBy,
};
use words::{Language, count, say, word};

use super::score_lines;
use super::words::{
    card_list, card_name, cards_counted, named_in_sentence, of_seat, points_counted, seat_list,
    suit_in_sentence, trumps_name,
};
use face::{Line, LineKind, Look};

/// The line of the log that tells an event; every event has one.
pub(super) fn line(event: &Event, look: &Look<'_>) -> Line {
    let text = text(event, look);
    let (seat, kind) = weight(event);
    Line { seat, text, rule: Some(event.rule()), kind }
}

/// Whose act an event is, and how strongly it is shown.
const fn weight(event: &Event) -> (Option<Seat>, LineKind) {
    match event {
        Event::RoundDealt { .. } => (None, LineKind::Heading),
        Event::HandDealt { seat, .. }
        | Event::Passed { seat, .. }
        | Event::Laid { seat, .. }
        | Event::CardPlayed { seat, .. }
        | Event::ViceNamed { vice: seat, .. }
        | Event::ChiefNamed { chief: seat, .. }
        | Event::PartnerChosen { chief: seat, .. }
        | Event::ViceFound { vice: Vice { seat, .. } } => (Some(*seat), LineKind::Deed),
        Event::ChiefFound { chief: seat, .. }
        | Event::TrickWon { won: Won { winner: seat, .. }, .. }
        | Event::PenaltyScored { chief: seat, .. }
        | Event::CulpritScored { culprit: seat, .. } => (Some(*seat), LineKind::Result),
        Event::AuctionEnded { .. }
        | Event::NoViceFound { .. }
        | Event::CardsCounted { .. }
        | Event::CardDrawn { .. } => (None, LineKind::Deed),
        Event::NobodyBid
        | Event::EklatFell { .. }
        | Event::TargetReached { .. }
        | Event::BonusScored { .. }
        | Event::TargetMissed { .. }
        | Event::OpponentsScored { .. }
        | Event::TiedScored { .. }
        | Event::RoundScored { .. }
        | Event::MatchOver { .. }
        | Event::MatchWon { .. } => (None, LineKind::Result),
    }
}

fn text(event: &Event, look: &Look<'_>) -> String {
    let language = look.language;
    match *event {
        Event::RoundDealt { round, dealer, hand_size } => dealt(round, dealer, hand_size, look),
        Event::HandDealt { seat, hand } => hand_dealt(seat, hand, look),
        Event::Passed { seat, hand_size, .. } => passed(seat, hand_size, look),
        Event::Laid { seat, cards, bid, place } => laid(seat, cards, (bid, place), look),
        Event::AuctionEnded { .. } => say!(language,
            en: "Everybody has passed in a row: the auction is over.",
            fr: "Tout le monde a passé de suite\u{202f}: les enchères sont finies.",
            de: "Alle haben nacheinander gepasst: Die Auktion ist zu Ende."),
        Event::NobodyBid => say!(language,
            en: "Nobody has laid a card. The round scores nothing.",
            fr: "Personne n’a posé de carte. La manche ne rapporte rien.",
            de: "Niemand hat eine Karte ausgelegt. Die Runde bringt nichts."),
        Event::EklatFell { eklat } => eklat_fell(eklat, look),
        Event::ChiefFound { chief, rank, target } => chief_found(chief, rank, target, look),
        Event::ViceFound { vice } => vice_found(vice, look),
        Event::NoViceFound { why } => no_vice(why, look),
        Event::ViceNamed { vice, named } => vice_named(vice, named, look),
        Event::ChiefNamed { chief, trumps, bonus } => chief_named(chief, trumps, bonus, look),
        Event::PartnerChosen { chief, partner } => partner_chosen(chief, partner, look),
        Event::CardPlayed { seat, card, from, how, .. } => played(seat, card, (from, how), look),
        Event::TrickWon { won, .. } => trick_won(won, look),
        Event::CardsCounted { points } => score_lines::cards_counted(points, look),
        Event::TargetReached { team } => score_lines::target_reached(&team, language),
        Event::BonusScored { team, each } => score_lines::bonus(team, each, look),
        Event::TargetMissed { team } => score_lines::target_missed(&team, language),
        Event::PenaltyScored { chief, short, loss } => score_lines::penalty(chief, short, loss, look),
        Event::OpponentsScored { opponents, each } => score_lines::opponents(opponents, each, look),
        Event::CulpritScored { culprit, loss } => score_lines::culprit(culprit, loss, look),
        Event::TiedScored { tied, each } => score_lines::tied(tied, each, look),
        Event::RoundScored { result, totals } => score_lines::round(result.round, &totals, look),
        Event::CardDrawn { card, sum, goal } => score_lines::card_drawn(card, sum, goal, language),
        Event::MatchOver { end, rounds } => match_over(end, rounds, language),
        Event::MatchWon { winners, total } => score_lines::match_won(winners, total, look),
    }
}

// The deal and the auction.

fn dealt(round: u32, dealer: Seat, hand_size: u8, look: &Look<'_>) -> String {
    let cards = cards_counted(hand_size, look.language);
    of_seat!(look, dealer, who;
        you: "Round {round}: you deal {cards} each",
            "Manche {round}\u{202f}: vous donnez {cards} à chacun",
            "Runde {round}: Du gibst je {cards}";
        they: "Round {round}: {who} deals {cards} each",
            "Manche {round}\u{202f}: {who} donne {cards} à chacun",
            "Runde {round}: {who} gibt je {cards}")
}

fn hand_dealt(seat: Seat, hand: CardSet, look: &Look<'_>) -> String {
    let cards = card_list(hand, look.language);
    of_seat!(look, seat, who;
        you: "You are dealt {cards}.", "Vous recevez {cards}.", "Du bekommst {cards}.";
        they: "{who} is dealt {cards}.", "{who} reçoit {cards}.", "{who} bekommt {cards}.")
}

fn passed(seat: Seat, hand_size: u8, look: &Look<'_>) -> String {
    if hand_size == 0 {
        return of_seat!(look, seat, who;
            you: "You have no card left to lay and pass.", "Vous n’avez plus de carte à poser et passez.", "Du hast keine Karte mehr zum Auslegen und passt.";
            they: "{who} has no card left to lay and passes.", "{who} n’a plus de carte à poser et passe.", "{who} hat keine Karte mehr zum Auslegen und passt.");
    }
    of_seat!(look, seat, who;
        you: "You pass.", "Vous passez.", "Du passt.";
        they: "{who} passes.", "{who} passe.", "{who} passt.")
}

fn laid(seat: Seat, cards: CardSet, (bid, place): (u8, BidPlace), look: &Look<'_>) -> String {
    let language = look.language;
    let (cards, count) = (card_list(cards, language), cards_counted(bid, language));
    let place = match place {
        BidPlace::Leads => {
            word!(language, en: "now in the lead", fr: "désormais en tête", de: "damit in Führung")
        }
        BidPlace::LeadsFurther => {
            word!(language, en: "further in the lead", fr: "toujours en tête", de: "weiter in Führung")
        }
        BidPlace::Ties => {
            word!(language, en: "tied for the lead", fr: "à égalité en tête", de: "gleichauf an der Spitze")
        }
        BidPlace::Below => {
            word!(language, en: "below the lead", fr: "sous la plus haute enchère", de: "unter dem höchsten Gebot")
        }
    };
    of_seat!(look, seat, who;
        you: "You lay {cards}: {count} in all, {place}.", "Vous posez {cards}\u{202f}: {count} en tout, {place}.", "Du legst {cards} aus: insgesamt {count}, {place}.";
        they: "{who} lays {cards}: {count} in all, {place}.", "{who} pose {cards}\u{202f}: {count} en tout, {place}.", "{who} legt {cards} aus: insgesamt {count}, {place}.")
}

fn eklat_fell(eklat: Eklat, look: &Look<'_>) -> String {
    let (cards, tied) = (cards_counted(eklat.cards, look.language), seat_list(eklat.tied, look));
    let fell = say!(look.language,
        en: "Eklat: {cards} each, {tied}.",
        fr: "Éclat\u{202f}: {cards} chacun, {tied}.",
        de: "Eklat: je {cards}, {tied}.");
    let last = of_seat!(look, eklat.culprit, who;
        you: "You were the last to lay.", "Vous avez posé en dernier.", "Du hast zuletzt ausgelegt.";
        they: "{who} was the last to lay.", "{who} a posé en dernier.", "{who} hat zuletzt ausgelegt.");
    format!("{fell} {last}")
}

// Chief, Vice and partner.

fn chief_found(chief: Seat, rank: u8, target: u8, look: &Look<'_>) -> String {
    let (rank, target) = (cards_counted(rank, look.language), points_counted(target, look.language));
    of_seat!(look, chief, who;
        you: "You are the Chief with {rank}. The target is {target}.", "Vous êtes le Chef avec {rank}. L’objectif est de {target}.", "Du bist Chef mit {rank}. Das Teamziel: {target}.";
        they: "{who} is the Chief with {rank}. The target is {target}.", "{who} est le Chef avec {rank}. L’objectif est de {target}.", "{who} ist Chef mit {rank}. Das Teamziel: {target}.")
}

fn vice_found(vice: Vice, look: &Look<'_>) -> String {
    match vice.by {
        Second::MoreCards { cards } => {
            let cards = cards_counted(cards, look.language);
            of_seat!(look, vice.seat, who;
                you: "You are the Vice with {cards}.", "Vous êtes le Vice avec {cards}.", "Du bist Vize mit {cards}.";
                they: "{who} is the Vice with {cards}.", "{who} est le Vice avec {cards}.", "{who} ist Vize mit {cards}.")
        }
        Second::HigherNumbers { beaten, numbers, next } => {
            let beaten = seat_list(beaten, look);
            of_seat!(look, vice.seat, who;
                you: "You are the Vice, before {beaten}: {numbers} beats {next}.", "Vous êtes le Vice, devant {beaten}\u{202f}: {numbers} bat {next}.", "Du bist Vize, vor {beaten}: {numbers} schlägt {next}.";
                they: "{who} is the Vice, before {beaten}: {numbers} beats {next}.", "{who} est le Vice, devant {beaten}\u{202f}: {numbers} bat {next}.", "Vize ist {who}. Dahinter {beaten}: {numbers} schlägt {next}.")
        }
    }
}

fn no_vice(why: NoVice, look: &Look<'_>) -> String {
    let language = look.language;
    match why {
        NoVice::ThreePlayers => say!(language,
            en: "With three players there is no Vice.", fr: "À trois, il n’y a pas de Vice.", de: "Zu dritt gibt es keinen Vize."),
        NoVice::OnlyChiefLaid => say!(language,
            en: "There is no Vice: only the Chief has laid cards.",
            fr: "Pas de Vice\u{202f}: seul le Chef a posé des cartes.",
            de: "Es gibt keinen Vize: Nur der Chef hat Karten ausgelegt."),
        NoVice::Tied { seats, numbers } => {
            let seats = seat_list(seats, look);
            say!(language,
                en: "There is no Vice: second place is shared with {numbers} by {seats}.",
                fr: "Pas de Vice\u{202f}: deuxième place partagée avec {numbers} par {seats}.",
                de: "Es gibt keinen Vize: Den zweiten Platz mit {numbers} teilen sich {seats}.")
        }
    }
}

fn vice_named(vice: Seat, named: Type, look: &Look<'_>) -> String {
    let named = named_in_sentence(Some(named), look.language);
    of_seat!(look, vice, who;
        you: "You name {named} as the lower trump.", "Vous nommez {named} comme atout du Vice.", "Du nennst {named} als Vize-Trumpf.";
        they: "{who} names {named} as the lower trump.", "{who} nomme {named} comme atout du Vice.", "{who} nennt {named} als Vize-Trumpf.")
}

fn chief_named(chief: Seat, trumps: Trumps, bonus: u8, look: &Look<'_>) -> String {
    let language = look.language;
    let (named, order) = (named_in_sentence(trumps.chief, language), trumps_name(trumps, language));
    if trumps.chief.is_none() {
        return of_seat!(look, chief, who;
            you: "You name no trumps. Trumps: {order}, bonus {bonus}.", "Vous annoncez sans atout. Atouts\u{202f}: {order}, prime de {bonus}.", "Du sagst „kein Trumpf“ an. Trumpf: {order}, Bonus {bonus}.";
            they: "{who} names no trumps. Trumps: {order}, bonus {bonus}.", "{who} annonce sans atout. Atouts\u{202f}: {order}, prime de {bonus}.", "{who} sagt „kein Trumpf“ an. Trumpf: {order}, Bonus {bonus}.");
    }
    of_seat!(look, chief, who;
        you: "You name {named}. Trumps: {order}, bonus {bonus}.", "Vous nommez {named}. Atouts\u{202f}: {order}, prime de {bonus}.", "Du nennst {named}. Trumpf: {order}, Bonus {bonus}.";
        they: "{who} names {named}. Trumps: {order}, bonus {bonus}.", "{who} nomme {named}. Atouts\u{202f}: {order}, prime de {bonus}.", "{who} nennt {named}. Trumpf: {order}, Bonus {bonus}.")
}

fn partner_chosen(chief: Seat, partner: Seat, look: &Look<'_>) -> String {
    if look.is_me(partner) {
        let who = look.name(chief);
        return say!(look.language,
            en: "{who} chooses you as partner.", fr: "{who} vous choisit comme partenaire.", de: "{who} wählt dich als Partner.");
    }
    let partner = look.name(partner);
    of_seat!(look, chief, who;
        you: "You choose {partner} as partner.", "Vous choisissez {partner} comme partenaire.", "Du wählst {partner} als Partner.";
        they: "{who} chooses {partner} as partner.", "{who} choisit {partner} comme partenaire.", "{who} wählt {partner} als Partner.")
}

// The tricks.

fn played(seat: Seat, card: Card, (from, how): (Source, How), look: &Look<'_>) -> String {
    let language = look.language;
    let name = card_name(card, language);
    let card = if from == Source::Hand {
        name
    } else {
        say!(language, en: "{name} from the table", fr: "{name} de la table", de: "{name} vom Tisch")
    };
    match how {
        How::Led => of_seat!(look, seat, who;
            you: "You lead {card}.", "Vous entamez {card}.", "Du spielst {card} aus.";
            they: "{who} leads {card}.", "{who} entame {card}.", "{who} spielt {card} aus."),
        How::Followed(_) => of_seat!(look, seat, who;
            you: "You play {card}.", "Vous jouez {card}.", "Du spielst {card}.";
            they: "{who} plays {card}.", "{who} joue {card}.", "{who} spielt {card}."),
        How::Ruffed(suit) => {
            let suit = suit_in_sentence(suit, language);
            of_seat!(look, seat, who;
                you: "You have no {suit} and ruff with {card}.", "Vous ne pouvez fournir {suit} et coupez avec {card}.", "Du hast kein {suit} und stichst mit {card}.";
                they: "{who} has no {suit} and ruffs with {card}.", "{who} ne peut fournir {suit} et coupe avec {card}.", "{who} hat kein {suit} und sticht mit {card}.")
        }
        How::Discarded(suit) => {
            let suit = no_such(suit_in_sentence(suit, language), language);
            of_seat!(look, seat, who;
                you: "You have {suit} and discard {card}.", "Vous n’avez pas de quoi fournir {suit} et jetez {card}.", "Du hast {suit} und wirfst {card} ab.";
                they: "{who} has {suit} and discards {card}.", "{who} n’a pas de quoi fournir {suit} et se défausse\u{202f}: {card}.", "{who} hat {suit} und wirft {card} ab.")
        }
    }
}

/// "no Red", "kein Rot", "keinen Trumpf"; French says it another way.
fn no_such(suit: String, language: Language) -> String {
    match language {
        Language::English => format!("no {suit}"),
        Language::German if suit == "Trumpf" => "keinen Trumpf".to_owned(),
        Language::German => format!("kein {suit}"),
        Language::French => suit,
    }
}

fn trick_won(won: Won, look: &Look<'_>) -> String {
    let language = look.language;
    let (number, points) = (won.number + 1, points_counted(won.points, language));
    let card = card_name(won.card, language);
    let by = match won.by {
        WonBy::Suit => {
            word!(language, en: "the highest of the suit led", fr: "la plus haute de la couleur entamée", de: "die höchste der ausgespielten Farbe")
        }
        WonBy::Trump => {
            word!(language, en: "the highest trump", fr: "le plus fort atout", de: "der höchste Trumpf")
        }
        WonBy::FirstOfEquals => {
            word!(language, en: "the first of equal cards", fr: "la première de cartes égales", de: "die erste von gleichen Karten")
        }
    };
    of_seat!(look, won.winner, who;
        you: "Trick {number} is yours with {card}, {by}: {points}.", "Le pli {number} est à vous avec {card}, {by}\u{202f}: {points}.", "Stich {number} gehört dir mit {card}, {by}: {points}.";
        they: "Trick {number} goes to {who} with {card}, {by}: {points}.", "Le pli {number} va à {who} avec {card}, {by}\u{202f}: {points}.", "Stich {number} geht an {who} mit {card}, {by}: {points}.")
}

// The end.

fn match_over(end: End, rounds: u32, language: Language) -> String {
    match end {
        End::Goal => say!(language,
            en: "The goal is reached after round {rounds}: the match is over.",
            fr: "Le but est atteint après la manche {rounds}\u{202f}: la partie est finie.",
            de: "Nach Runde {rounds} ist das Spielziel erreicht: Die Partie ist zu Ende."),
        End::FixedRounds => count!(language, rounds,
            en: "The round has been played: the match is over." | "All {rounds} rounds have been played: the match is over.",
            fr: "La manche est jouée\u{202f}: la partie est finie." | "Les {rounds} manches sont jouées\u{202f}: la partie est finie.",
            de: "Die Runde ist gespielt: Die Partie ist zu Ende." | "Alle {rounds} Runden sind gespielt: Die Partie ist zu Ende."),
        End::UncertainEnd => say!(language,
            en: "The card drawn ends the match after round {rounds}.",
            fr: "La carte tirée met fin à la partie après la manche {rounds}.",
            de: "Die gezogene Karte beendet die Partie nach Runde {rounds}."),
    }
}
