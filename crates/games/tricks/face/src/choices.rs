//! What the observer may choose now, and what follows from it.

use engine::Seat;
use tricks::{Action, Card, Contract, EffectiveSuit, Phase, Type, nameable_by_chief};
use words::{say, word};

use super::auction::Bidding;
use super::handles::{self, Place};
use super::refusal::task;
use super::sight::Sight;
use super::words::{
    card_list, card_name, cards_counted, named_in_sentence, points_counted, rule, suit_in_sentence,
    trumps_name, turn_of,
};
use face::{Act, Choices, Ends, Finality, ITEMS, Item, Pick};

/// What the observer may choose; without acts if it owes nothing.
pub(super) fn choices(sight: Sight<'_>) -> Choices {
    let public = sight.public();
    let Some(turn) = public.turn() else {
        return Choices { prompt: nobody_chooses(sight), ..Choices::default() };
    };
    match (public.phase(), public.contract()) {
        _ if !sight.is_me(turn) => waiting(sight, turn),
        (Phase::Auction, _) => bid(sight, turn),
        (Phase::ViceTrump, Some(contract)) => vice_trump(sight, contract),
        (Phase::ChiefTrump, Some(contract)) => chief_trump(sight, contract),
        (Phase::Partner, Some(_)) => partner(sight),
        (Phase::Trick, Some(contract)) => card(sight, contract),
        _ => Choices::default(),
    }
}

fn nobody_chooses(sight: Sight<'_>) -> String {
    match sight.public().phase() {
        Phase::Over(_) => {
            say!(sight.language(), en: "The match is over.", fr: "La partie est finie.", de: "Die Partie ist zu Ende.")
        }
        Phase::Deal
        | Phase::Draw
        | Phase::Auction
        | Phase::ViceTrump
        | Phase::ChiefTrump
        | Phase::Partner
        | Phase::Trick => {
            say!(sight.language(), en: "The cards are being dealt.", fr: "On distribue les cartes.", de: "Die Karten werden gegeben.")
        }
    }
}

fn waiting(sight: Sight<'_>, turn: Seat) -> Choices {
    let prompt = turn_of(turn, task(sight.public().phase(), sight.language()), sight.look);
    Choices { prompt, ..Choices::default() }
}

/// An action that one handle means. Nothing in Mü can be taken back freely.
fn act(action: Action, handle: String, say: String) -> Act {
    Act {
        picks: vec![Pick::One(handle)],
        text: action.text(),
        say,
        whole: String::new(),
        effect: String::new(),
        effects_by_size: Vec::new(),
        finality: Finality::Final,
        ends: Ends::Nothing,
    }
}

// The auction.

fn bid(sight: Sight<'_>, me: Seat) -> Choices {
    let bidding = Bidding::of(sight.public());
    let language = sight.language();
    let cap = sight.view.lay_cap();
    let leads = sight.public().auction().sole_leader() == Some(me);
    let hand = handles::of_cards(Place::Hand, sight.view.hand());
    let lay = (cap > 0).then(|| Act {
        picks: vec![Pick::Some {
            of: hand.into_iter().map(|(handle, card)| Item { handle, text: card.to_string() }).collect(),
            min: 1,
            max: cap.into(),
        }],
        text: format!("lay {ITEMS}"),
        say: say!(language, en: "Lay {{n}}", fr: "Poser {{n}}", de: "{{n}} auslegen"),
        whole: String::new(),
        effect: String::new(),
        effects_by_size: (1..=cap).map(|count| bidding.after_lay(sight, me, count)).collect(),
        finality: Finality::Final,
        ends: Ends::Nothing,
    });
    Choices {
        title: word!(language, en: "Your bid", fr: "Votre enchère", de: "Dein Gebot").to_owned(),
        prompt: bidding.prompt(sight, me),
        rule: Some(match cap {
            0 => rule(3, 9),
            _ if leads => rule(3, 6),
            _ => rule(3, 5),
        }),
        acts: lay.into_iter().chain([pass(sight, bidding)]).collect(),
        asks: Vec::new(),
    }
}

fn pass(sight: Sight<'_>, bidding: Bidding<'_>) -> Act {
    let language = sight.language();
    let (passes, seats) = (sight.public().auction().passes() + 1, sight.seats());
    if passes < seats {
        let effect = say!(language,
            en: "Pass {passes} of {seats} in a row. You may lay cards again later.",
            fr: "Passe {passes} sur {seats} de suite. Vous pourrez reposer des cartes plus tard.",
            de: "{passes} von {seats} Mal in Folge gepasst. Später darfst du wieder auslegen.");
        let say = word!(language, en: "Pass", fr: "Passer", de: "Passen").to_owned();
        return Act { effect, ..act(Action::Pass, handles::PASS.to_owned(), say) };
    }
    let outlook = bidding.outlook(sight).into_iter().map(|part| part.text).collect::<Vec<_>>().join(" ");
    let effect = say!(language,
        en: "Everybody has passed then: the auction ends. {outlook}",
        fr: "Tout le monde aura passé\u{202f}: les enchères finissent. {outlook}",
        de: "Dann haben alle gepasst: Die Auktion endet. {outlook}");
    let say = say!(language, en: "Pass and end it", fr: "Passer et finir", de: "Passen, Ende");
    Act { effect, ..act(Action::Pass, handles::PASS.to_owned(), say) }
}

// Trumps and the partner.

fn vice_trump(sight: Sight<'_>, contract: &Contract) -> Choices {
    let language = sight.language();
    let options = contract.vice.map(|vice| sight.public().nameable(vice)).unwrap_or_default();
    let act = |named: Option<Type>| {
        let act = act(Action::Trump(named), handles::of_type(named), name_words(sight, named));
        Act { effect: held_words(sight, named), ..act }
    };
    Choices {
        title: word!(language, en: "Your trump", fr: "Votre atout", de: "Dein Trumpf").to_owned(),
        prompt: say!(language,
            en: "Vice: name a colour or a number you have laid.",
            fr: "Vice\u{202f}: nommez une couleur ou un chiffre que vous avez posé.",
            de: "Vize: Nenne eine Farbe oder Zahl, die du ausgelegt hast."),
        rule: Some(rule(6, 3)),
        acts: options.into_iter().map(act).collect(),
        asks: Vec::new(),
    }
}

fn chief_trump(sight: Sight<'_>, contract: &Contract) -> Choices {
    let language = sight.language();
    let act = |named: Option<Type>| {
        let bonus = tricks::bonus(named, contract.rank);
        let target = points_counted(contract.target(sight.seats()), sight.language());
        let order =
            trumps_name(tricks::Trumps { chief: named, vice: contract.trumps.vice }, sight.language());
        let held = held_words(sight, named);
        let effect = say!(language,
            en: "Trumps: {order}. Bonus {bonus} for {target}. {held}",
            fr: "Atouts\u{202f}: {order}. Prime de {bonus} pour {target}. {held}",
            de: "Trumpf: {order}. Bonus {bonus} für {target}. {held}");
        Act { effect, ..act(Action::Trump(named), handles::of_type(named), name_words(sight, named)) }
    };
    let options = nameable_by_chief(sight.public().laid(contract.chief), contract.trumps.vice);
    Choices {
        title: word!(language, en: "Your trump", fr: "Votre atout", de: "Dein Trumpf").to_owned(),
        prompt: say!(language,
            en: "Chief: name a colour or a number you have laid, or no trumps.",
            fr: "Chef\u{202f}: nommez une couleur ou un chiffre que vous avez posé, ou sans atout.",
            de: "Chef: Nenne eine Farbe oder Zahl, die du ausgelegt hast, oder „kein Trumpf“."),
        rule: Some(rule(6, 3)),
        acts: options.into_iter().map(act).collect(),
        asks: Vec::new(),
    }
}

/// "Name Red"
fn name_words(sight: Sight<'_>, named: Option<Type>) -> String {
    let name = named_in_sentence(named, sight.language());
    match named {
        Some(_) => say!(sight.language(), en: "Name {name}", fr: "Nommer {name}", de: "{name} nennen"),
        None => {
            say!(sight.language(), en: "Name no trumps", fr: "Annoncer sans atout", de: "„Kein Trumpf“ ansagen")
        }
    }
}

/// How many cards of a type the observer has.
fn held_words(sight: Sight<'_>, named: Option<Type>) -> String {
    let Some(named) = named else { return String::new() };
    let held = sight.view.own_cards().common(named.cards()).len();
    let all = sight.public().options().pack().common(named.cards()).len();
    say!(sight.language(),
        en: "You have {held} of these {all}.",
        fr: "Vous en avez {held} sur {all}.",
        de: "Davon hast du {held} von {all}.")
}

fn partner(sight: Sight<'_>) -> Choices {
    let language = sight.language();
    let eligible = sight.public().eligible_partners();
    let act = |seat: Seat| {
        let name = sight.look.name(seat);
        let say = say!(language, en: "Choose {name}", fr: "Choisir {name}", de: "{name} wählen");
        let act = act(Action::Partner(seat), handles::of_seat(seat), say);
        Act { effect: laid_words(sight, seat), ..act }
    };
    Choices {
        title: word!(language, en: "Your partner", fr: "Votre partenaire", de: "Dein Partner").to_owned(),
        prompt: say!(language,
            en: "Choose anybody but the Vice.",
            fr: "Choisissez qui vous voulez, sauf le Vice.",
            de: "Wähle jemanden, nur nicht den Vize."),
        rule: Some(rule(7, 1)),
        acts: eligible.iter().map(act).collect(),
        asks: Vec::new(),
    }
}

/// What somebody has shown in the auction.
fn laid_words(sight: Sight<'_>, seat: Seat) -> String {
    let laid = sight.public().auction().laid_by(seat);
    let (count, names) =
        (cards_counted(sight.public().bid(seat), sight.language()), card_list(laid, sight.language()));
    if laid.is_empty() {
        return say!(sight.language(),
            en: "Has laid no card.", fr: "N’a posé aucune carte.", de: "Hat keine Karte ausgelegt.");
    }
    say!(sight.language(), en: "Has laid {count}: {names}.", fr: "A posé {count}\u{202f}: {names}.", de: "Hat {count} ausgelegt: {names}.")
}

// The tricks.

fn card(sight: Sight<'_>, contract: &Contract) -> Choices {
    let language = sight.language();
    let (view, led) = (sight.view, sight.public().tricks().led());
    let (playable, laid) = (view.playable(), sight.public().laid(contract_turn(sight, contract)));
    let act = |(handle, card): (String, Card)| {
        let name = card_name(card, language);
        let say = say!(language, en: "Play {name}", fr: "Jouer {name}", de: "{name} spielen");
        let effect = after_card(sight, contract, card);
        Act { effect, ..act(Action::Play(card), handle, say) }
    };
    // Of two equal cards the rules play the one on the table, so only that one is offered.
    let hand =
        handles::of_cards(Place::Hand, view.hand()).into_iter().filter(|&(_, card)| !laid.contains(card));
    let table = handles::of_cards(Place::Laid, laid).into_iter();
    let offered = hand.chain(table).filter(|&(_, card)| playable.contains(card));
    Choices {
        title: word!(language, en: "Your card", fr: "Votre carte", de: "Deine Karte").to_owned(),
        prompt: card_prompt(sight, contract, led),
        rule: Some(match led.map(|led| contract.trumps.effective_suit(led)) {
            None if sight.public().tricks().complete() == 0 => rule(8, 1),
            None => rule(8, 3),
            Some(suit) if !follows(sight, contract, suit) => rule(8, 7),
            Some(EffectiveSuit::Plain(_)) => rule(8, 4),
            Some(EffectiveSuit::Trump) => rule(8, 5),
        }),
        acts: offered.map(act).collect(),
        asks: Vec::new(),
    }
}

/// The seat that plays now: the observer's.
fn contract_turn(sight: Sight<'_>, contract: &Contract) -> Seat {
    sight.me().unwrap_or(contract.chief)
}

/// Whether the observer has cards of a suit.
fn follows(sight: Sight<'_>, contract: &Contract, suit: EffectiveSuit) -> bool {
    !sight.view.own_cards().common(contract.trumps.cards_of(suit)).is_empty()
}

fn card_prompt(sight: Sight<'_>, contract: &Contract, led: Option<Card>) -> String {
    let language = sight.language();
    let Some(led) = led else {
        return match sight.public().tricks().complete() {
            0 => say!(language,
                en: "The Chief leads first: play any card.",
                fr: "Le Chef entame\u{202f}: jouez la carte de votre choix.",
                de: "Der Chef spielt aus: Jede Karte ist erlaubt."),
            _ => say!(language,
                en: "You lead: play any card.",
                fr: "Vous entamez\u{202f}: jouez la carte de votre choix.",
                de: "Du spielst aus: Jede Karte ist erlaubt."),
        };
    };
    let suit = contract.trumps.effective_suit(led);
    let name = suit_in_sentence(suit, language);
    match suit {
        _ if !follows(sight, contract, suit) => say!(language,
            en: "You have no {name}: play any card.",
            fr: "Vous ne pouvez pas fournir {name}\u{202f}: jouez la carte de votre choix.",
            de: "Du kannst {name} nicht bedienen: Jede Karte ist erlaubt."),
        EffectiveSuit::Trump => say!(language,
            en: "A trump was led. Play a trump.",
            fr: "On a entamé atout. Jouez un atout.",
            de: "Trumpf wurde ausgespielt. Spiele einen Trumpf."),
        EffectiveSuit::Plain(_) => say!(language,
            en: "{name} was led. Follow with {name}.",
            fr: "On a entamé {name}. Fournissez {name}.",
            de: "{name} wurde ausgespielt. Bediene {name}."),
    }
}

/// What is certain after a card: who has the trick then, and with what.
fn after_card(sight: Sight<'_>, contract: &Contract, card: Card) -> String {
    let (language, trumps) = (sight.language(), contract.trumps);
    let Some(trick) = sight.public().tricks().current() else {
        let suit = suit_in_sentence(trumps.effective_suit(card), language);
        return say!(language,
            en: "You lead {suit}: whoever has {suit} must follow.",
            fr: "Vous entamez {suit}\u{202f}: qui en a doit fournir.",
            de: "Du spielst {suit} aus: Wer {suit} hat, muss bedienen.");
    };
    let before = trick.won(trumps);
    let cards: Vec<Card> = trick.iter().map(|(_, played)| played.card).chain([card]).collect();
    let wins = trumps.winner(cards.iter().copied()) == cards.len() - 1;
    if cards.len() == usize::from(sight.seats()) {
        let points = points_counted(before.points + card.points(), language);
        if wins {
            return say!(language,
                en: "You win the trick: {points}.", fr: "Vous gagnez le pli\u{202f}: {points}.", de: "Du gewinnst den Stich: {points}.");
        }
        let who = sight.inside(before.winner);
        return say!(language,
            en: "{who} wins the trick: {points}.", fr: "{who} gagne le pli\u{202f}: {points}.", de: "{who} gewinnt den Stich: {points}.");
    }
    let (who, best) = (sight.inside(before.winner), card_name(before.card, language));
    let ranking = trumps.ranking(trick.led());
    let strength = ranking.strength(card);
    if wins {
        say!(language, en: "The best card so far.", fr: "La meilleure carte jusqu’ici.", de: "Bisher die beste Karte.")
    } else if strength == 0 {
        say!(language,
            en: "Cannot win: neither a trump nor of the suit led.",
            fr: "Ne peut pas gagner\u{202f}: ni atout ni de la couleur entamée.",
            de: "Kann nicht gewinnen: weder Trumpf noch von der ausgespielten Farbe.")
    } else if strength == ranking.strength(before.card) {
        say!(language,
            en: "As strong as {best} ({who}), but that was played first.",
            fr: "Aussi forte que {best} ({who}), jouée avant elle.",
            de: "So stark wie {best} ({who}), aber die lag zuerst.")
    } else {
        say!(language,
            en: "{best} ({who}) stays the best.",
            fr: "{best} ({who}) reste la meilleure.",
            de: "{best} ({who}) bleibt die beste.")
    }
}
