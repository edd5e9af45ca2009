//! Why an action is good: what a hint says before it says which.

use engine::Seat;
use tricks::{Action, Card, CardSet, Contract, EffectiveSuit, Type};
use words::{say, word};

use super::sight::Sight;
use super::words::{cards_counted, points_counted};

/// Why an action is good here.
pub(super) fn reason(action: Action, sight: Sight<'_>) -> Option<String> {
    let contract = sight.public().contract();
    match action {
        Action::Pass => Some(passing(sight)),
        Action::Lay(cards) => laying(cards, sight),
        Action::Trump(named) => Some(trump(named, contract?, sight)),
        Action::Partner(seat) => partner(seat, contract?, sight),
        Action::Play(card) => playing(card, contract?, sight),
    }
}

// The auction.

fn passing(sight: Sight<'_>) -> String {
    let language = sight.language();
    let leads = sight.me().is_some() && sight.public().auction().sole_leader() == sight.me();
    if leads {
        return word!(language,
            en: "You lead the auction already: more open cards would show the others more and raise your goal.",
            fr: "Vous menez déjà les enchères\u{202f}: d’autres cartes ouvertes en diraient plus et relèveraient votre objectif.",
            de: "Du führst die Auktion schon: Noch mehr offene Karten verraten mehr und erhöhen dein Ziel.").to_owned();
    }
    word!(language,
        en: "Every card laid raises the goal of the Chief, and your hand does not carry that now.",
        fr: "Chaque carte posée relève l’objectif du Chef, et votre main ne le porte pas pour l’instant.",
        de: "Jede ausgelegte Karte erhöht das Ziel des Chefs, und das trägt deine Hand gerade nicht.")
    .to_owned()
}

fn laying(cards: CardSet, sight: Sight<'_>) -> Option<String> {
    let (language, me) = (sight.language(), sight.me()?);
    let more = u8::try_from(cards.len()).ok()?;
    let auction = sight.public().auction();
    let count = cards_counted(more, language);
    if auction.bid(me) + more > auction.highest() {
        return Some(say!(language,
            en: "Your hand is worth a bid: with {count} more on the table you lead the auction.",
            fr: "Votre main vaut une enchère\u{202f}: avec {count} de plus sur la table, vous menez.",
            de: "Deine Hand ist ein Gebot wert: Mit {count} mehr auf dem Tisch führst du die Auktion."));
    }
    Some(say!(language,
        en: "Open cards show what you are good for as a partner: {count} more tells enough.",
        fr: "Des cartes ouvertes montrent ce que vous valez comme partenaire\u{202f}: {count} de plus, c’est assez.",
        de: "Offene Karten zeigen, was du als Partner taugst: {count} mehr reicht dafür."))
}

// Trumps and the partner.

fn trump(named: Option<Type>, contract: &Contract, sight: Sight<'_>) -> String {
    let language = sight.language();
    let Some(named) = named else {
        let bonus = tricks::bonus(None, contract.rank);
        let target = points_counted(contract.target(sight.seats()), language);
        return say!(language,
            en: "Your high cards stand by themselves, and the bonus is larger so: {bonus} for {target}.",
            fr: "Vos cartes hautes se passent d’atout, et la prime en est plus forte\u{202f}: {bonus} pour {target}.",
            de: "Deine hohen Karten stehen für sich, und der Bonus ist so größer: {bonus} für {target}.");
    };
    let held = sight.view.own_cards().common(named.cards()).len();
    let all = sight.public().options().pack().common(named.cards()).len();
    say!(language,
        en: "Trumps are worth what you hold of them: of one kind you have {held} of {all}.",
        fr: "Un atout vaut ce que vous en avez\u{202f}: d’une sorte, vous en tenez {held} sur {all}.",
        de: "Trumpf ist so viel wert, wie du davon hast: Von einer Sorte hast du {held} von {all}.")
}

fn partner(seat: Seat, contract: &Contract, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    let laid = sight.public().auction().laid_by(seat);
    let trumps = laid.common(contract.trumps.cards_of(EffectiveSuit::Trump)).len();
    if trumps > 0 {
        let trumps = cards_counted(u32::try_from(trumps).unwrap_or(u32::MAX), language);
        return Some(say!(language,
            en: "Somebody you may choose has shown trumps in the auction: {trumps}.",
            fr: "L’un de ceux que vous pouvez choisir a montré des atouts aux enchères\u{202f}: {trumps}.",
            de: "Jemand, den du wählen kannst, hat in der Auktion Trumpf gezeigt: {trumps}."));
    }
    (!laid.is_empty()).then(|| {
        word!(language,
            en: "Nobody you may choose has shown trumps: look at who laid high cards beside yours.",
            fr: "Personne de disponible n’a montré d’atout\u{202f}: voyez qui a posé des cartes hautes qui complètent les vôtres.",
            de: "Niemand zur Wahl hat Trumpf gezeigt: Schau, wer hohe Karten ausgelegt hat, die deine ergänzen.").to_owned()
    })
}

// The tricks.

fn playing(card: Card, contract: &Contract, sight: Sight<'_>) -> Option<String> {
    let me = sight.me()?;
    let Some(trick) = sight.public().tricks().current() else { return Some(leading(card, contract, sight)) };
    let (language, trumps) = (sight.language(), contract.trumps);
    let before = trick.won(trumps);
    let played: Vec<Card> = trick.iter().map(|(_, played)| played.card).chain([card]).collect();
    let wins = trumps.winner(played.iter().copied()) == played.len() - 1;
    let is_last = played.len() == usize::from(sight.seats());
    let is_mine = contract.in_team(before.winner) == contract.in_team(me);
    let so_far = points_counted(before.points, language);
    Some(match (wins, is_last, is_mine) {
        (true, true, _) => {
            let points = points_counted(before.points + card.points(), language);
            say!(language,
                en: "You can win this trick for your side; it then holds {points}.",
                fr: "Vous pouvez gagner ce pli pour votre camp\u{202f}; il vaut alors {points}.",
                de: "Du kannst diesen Stich für deine Seite gewinnen; er zählt dann {points}.")
        }
        (true, false, _) if is_sure(card, contract, sight) => say!(language,
            en: "You have a card that nobody can beat in this trick; so far it holds {so_far}.",
            fr: "Vous avez une carte que personne ne peut battre dans ce pli\u{202f}; il contient déjà {so_far}.",
            de: "Du hast eine Karte, die in diesem Stich niemand schlägt; bisher zählt er {so_far}."),
        (true, false, _) => say!(language,
            en: "You can take the lead in this trick; so far it holds {so_far}, and others still play.",
            fr: "Vous pouvez prendre la tête de ce pli\u{202f}; il contient déjà {so_far}, et d’autres jouent encore.",
            de: "Du kannst in diesem Stich in Führung gehen; bisher zählt er {so_far}, und andere spielen noch."),
        (false, _, true) if card.points() > 0 => word!(language,
            en: "Your own side is winning this trick: points are well placed in it.",
            fr: "Votre camp est en train de gagner ce pli\u{202f}: des points y sont bien placés.",
            de: "Deine eigene Seite gewinnt diesen Stich gerade: Punkte sind darin gut aufgehoben.")
        .to_owned(),
        (false, _, true) => word!(language,
            en: "Your own side is winning this trick: keep your strong cards for later.",
            fr: "Votre camp est en train de gagner ce pli\u{202f}: gardez vos cartes fortes pour la suite.",
            de: "Deine eigene Seite gewinnt diesen Stich gerade: Heb deine starken Karten auf.")
        .to_owned(),
        (false, _, false) if card.points() == 0 => word!(language,
            en: "The other side is winning this trick: give it a card without points.",
            fr: "L’autre camp est en train de gagner ce pli\u{202f}: donnez-y une carte sans point.",
            de: "Die andere Seite gewinnt diesen Stich gerade: Gib eine Karte ohne Punkte hinein.")
        .to_owned(),
        (false, _, false) => word!(language,
            en: "The other side is winning this trick: give away what you will need least.",
            fr: "L’autre camp est en train de gagner ce pli\u{202f}: donnez ce qui vous servira le moins.",
            de: "Die andere Seite gewinnt diesen Stich gerade: Gib her, was du am wenigsten brauchst.")
        .to_owned(),
    })
}

fn leading(card: Card, contract: &Contract, sight: Sight<'_>) -> String {
    let language = sight.language();
    let is_trump = contract.trumps.effective_suit(card) == EffectiveSuit::Trump;
    let words = match (is_sure(card, contract, sight), is_trump) {
        (true, true) => word!(language,
            en: "You have a trump that cannot be beaten: it wins, and draws trumps from the others.",
            fr: "Vous avez un atout imbattable\u{202f}: il gagne et fait tomber des atouts chez les autres.",
            de: "Du hast einen Trumpf, der nicht zu schlagen ist: Er gewinnt und zieht den anderen Trümpfe."),
        (true, false) => word!(language,
            en: "You have a card that no card of its suit beats: led now, only a trump can take it.",
            fr: "Vous avez une carte maîtresse dans sa couleur\u{202f}: en entame, seul un atout peut la prendre.",
            de: "Du hast eine Karte, die in ihrer Farbe keine schlägt: Ausgespielt nimmt sie höchstens ein Trumpf."),
        (false, true) => word!(language,
            en: "Trumps led now leave the others with fewer later.",
            fr: "Entamer atout en laisse moins aux autres pour la suite.",
            de: "Wird jetzt Trumpf gespielt, haben die anderen später weniger davon."),
        (false, false) if card.points() == 0 => word!(language,
            en: "No lead of yours is sure to win: one without points risks nothing.",
            fr: "Aucune entame n’est sûre de gagner\u{202f}: une carte sans point ne risque rien.",
            de: "Kein Ausspiel gewinnt sicher: Eines ohne Punkte wagt nichts."),
        (false, false) => word!(language,
            en: "No lead of yours is sure to win: what matters is who has to follow, and with what.",
            fr: "Aucune entame n’est sûre de gagner\u{202f}: l’important est qui devra fournir, et avec quoi.",
            de: "Kein Ausspiel gewinnt sicher: Es kommt darauf an, wer bedienen muss, und womit."),
    };
    words.to_owned()
}

/// Whether no card that the others may still hold beats this one; of a lead, none that must follow it.
fn is_sure(card: Card, contract: &Contract, sight: Sight<'_>) -> bool {
    let trumps = contract.trumps;
    let led = sight.public().tricks().led();
    let ranking = trumps.ranking(led.unwrap_or(card));
    let open = Seat::all(sight.seats()).filter(|&seat| !sight.is_me(seat));
    let laid = open.map(|seat| sight.public().laid(seat)).fold(CardSet::EMPTY, CardSet::plus);
    let others = sight.view.unseen().plus(laid);
    // In a trick that is under way anybody may trump; whether they can is not known.
    let rivals = match led {
        Some(_) => others,
        None => others.common(trumps.cards_of(trumps.effective_suit(card))),
    };
    rivals.iter().all(|other| ranking.strength(other) <= ranking.strength(card))
}
