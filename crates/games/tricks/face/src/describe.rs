//! The position in words: for the terminal, for whoever does not see the board, for the lobby.

use engine::{Seat, Standing};
use tricks::{Action, End, Phase, Source};
use words::{count, say, word};

use super::auction::Bidding;
use super::banner::rungs;
use super::card::suit_order;
use super::refusal::task;
use super::seats::{laid_in_words, role};
use super::sight::Sight;
use super::trick::{caption, trick_name, trick_number};
use super::words::{
    card_list, card_name, cards_counted, name_inside, named_in_sentence, passes_of, points_counted,
    points_of, seat_list, signed, total, trumps_name, turn_of,
};
use face::{Look, Part, PartKind};

/// The position, part by part.
pub(super) fn describe(sight: Sight<'_>) -> Vec<Part> {
    [Some(now(sight)), contract(sight), trick(sight), Some(seats(sight)), hand(sight), Some(scores(sight))]
        .into_iter()
        .flatten()
        .collect()
}

fn part(kind: PartKind, heading: &str, lines: Vec<String>) -> Part {
    Part { kind, heading: heading.to_owned(), lines }
}

/// Where the match is, and whose turn it is; in the auction also what it leads to.
fn now(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let mut lines = vec![state_words(sight)];
    if let Some(turn) = public.turn() {
        lines.push(turn_of(turn, task(public.phase(), language), sight.look));
    }
    if public.phase() == Phase::Auction {
        let (passes, seats) = (public.auction().passes(), sight.seats());
        lines.push(format!("{}.", passes_of(passes, seats, language)));
        let outlook = Bidding::of(public).outlook(sight).into_iter().map(|part| part.text);
        let outlook = outlook.collect::<Vec<_>>().join(" ");
        lines.push(say!(language,
            en: "If all pass now: {outlook}", fr: "Si tous passent\u{202f}: {outlook}", de: "Wenn jetzt alle passen: {outlook}"));
    }
    part(PartKind::Board, word!(language, en: "Now", fr: "Maintenant", de: "Jetzt"), lines)
}

/// Roles, trumps, target and result.
fn contract(sight: Sight<'_>) -> Option<Part> {
    let (public, language) = (sight.public(), sight.language());
    let team = public.team_result().filter(|_| public.phase() != Phase::Auction)?;
    let mut lines = Vec::new();
    if let Some(trumps) = public.trumps() {
        let order = trumps_name(trumps, language);
        lines.push(
            say!(language, en: "Trumps: {order}.", fr: "Atouts\u{202f}: {order}.", de: "Trumpf: {order}."),
        );
        lines.extend(
            rungs(trumps, public.options().pack()).iter().map(|rung| format!("{}.", rung.words(language))),
        );
    } else if let Some(named) = public.vice_type() {
        let named = named_in_sentence(Some(named), language);
        lines.push(say!(language, en: "The Vice has named {named}.", fr: "Le Vice a nommé {named}.", de: "Der Vize hat {named} genannt."));
    }
    let (points, rank) = (points_of(team.points, team.target, language), team.contract.rank);
    let members = seat_list(public.team(), sight.look);
    lines.push(say!(language,
        en: "The Chief’s team, {members}: {points}, rank {rank}.",
        fr: "L’équipe du Chef, {members}\u{202f}: {points}, palier {rank}.",
        de: "Das Chef-Team, {members}: {points}, Stufe {rank}."));
    if public.trumps().is_some() {
        let (bonus, out) = (signed(team.contract.bonus()), points_counted(public.points_out(), language));
        let now = signed(team.extra(team.contract.chief));
        lines.push(say!(language,
            en: "Bonus {bonus}; {out} still out. If the round stopped here, {now} for the Chief.",
            fr: "Prime {bonus}\u{202f}; encore {out} en jeu. Si la manche s’arrêtait là, {now} pour le Chef.",
            de: "Bonus {bonus}, noch {out} im Spiel. Wäre jetzt Schluss: {now} für den Chef."));
    }
    Some(part(
        PartKind::Board,
        word!(language, en: "Trumps and target", fr: "Atouts et objectif", de: "Trumpf und Teamziel"),
        lines,
    ))
}

/// The trick on the table, or the last one.
fn trick(sight: Sight<'_>) -> Option<Part> {
    let public = sight.public();
    let trumps = public.trumps()?;
    let trick = public.tricks().current().or_else(|| public.tricks().last())?;
    let played = trick.iter().map(|(seat, played)| {
        let card = card_name(played.card, sight.language());
        let from = if played.from == Source::Hand {
            ""
        } else {
            word!(sight.language(), en: ", from the table", fr: ", de la table", de: ", vom Tisch")
        };
        let who = sight.plate(seat);
        say!(sight.language(), en: "{who}: {card}{from}", fr: "{who}\u{202f}: {card}{from}", de: "{who}: {card}{from}")
    });
    let mut lines: Vec<String> = played.collect();
    lines.push(format!("{}.", caption(sight, trumps, &trick).text));
    Some(part(PartKind::Board, &trick_name(sight, &trick), lines))
}

/// Every seat with its role, its cards on the table and in hand.
fn seats(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let line = |seat: Seat| {
        let role = role(sight, seat).map(|(role, _)| role);
        let name =
            [Some(sight.plate(seat).to_owned()), role].into_iter().flatten().collect::<Vec<_>>().join(", ");
        let hidden = cards_counted(public.hand_size(seat), language);
        let hidden =
            say!(language, en: "{hidden} in hand", fr: "{hidden} en main", de: "{hidden} auf der Hand");
        let laid = laid_in_words(sight, seat);
        let points = points_counted(public.tricks().points(seat), language);
        say!(language,
            en: "{name}: {laid}; {hidden}; {points}",
            fr: "{name}\u{202f}: {laid}\u{202f}; {hidden}\u{202f}; {points}",
            de: "{name}: {laid}; {hidden}; {points}")
    };
    let lines = sight.around().map(line).collect();
    part(
        PartKind::Board,
        word!(language, en: "Around the table", fr: "Autour de la table", de: "Rund um den Tisch"),
        lines,
    )
}

/// The observer's hand, one line for each effective suit.
fn hand(sight: Sight<'_>) -> Option<Part> {
    sight.me()?;
    let (language, trumps) = (sight.language(), sight.public().trumps());
    let mut cards: Vec<tricks::Card> = sight.view.hand().iter().collect();
    cards.sort_by_key(|&card| suit_order(trumps, card));
    let suit = |card: tricks::Card| trumps.unwrap_or_default().effective_suit(card);
    let lines: Vec<String> = cards
        .chunk_by(|&a, &b| suit(a) == suit(b))
        .map(|group| group.iter().map(|&card| card_name(card, language)).collect::<Vec<_>>().join(", "))
        .collect();
    let empty =
        || vec![word!(language, en: "No cards.", fr: "Aucune carte.", de: "Keine Karten.").to_owned()];
    let lines = if lines.is_empty() { empty() } else { lines };
    Some(part(PartKind::Hand, word!(language, en: "Your hand", fr: "Votre main", de: "Deine Hand"), lines))
}

fn scores(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let line = |seat: Seat| {
        let (who, points) = (sight.plate(seat), total(public.total(seat)));
        say!(language, en: "{who}: {points}", fr: "{who}\u{202f}: {points}", de: "{who}: {points}")
    };
    let goal = points_counted(public.options().goal(), language);
    let aim = match public.options().fixed_rounds() {
        Some(rounds) => {
            count!(language, rounds,
                en: "The match is one round." | "The match is {rounds} rounds.",
                fr: "On joue une manche." | "On joue {rounds} manches.",
                de: "Gespielt wird eine Runde." | "Gespielt werden {rounds} Runden.")
        }
        None => {
            say!(language, en: "The goal is {goal}.", fr: "Le but est de {goal}.", de: "Spielziel: {goal}.")
        }
    };
    let lines = sight.around().map(line).chain([aim]).collect();
    part(PartKind::Scores, word!(language, en: "Totals", fr: "Totaux", de: "Stände"), lines)
}

/// What the game is doing now, in one sentence: "Round 6, trick 9 of 12: Red over Green."
pub(super) fn state_words(sight: Sight<'_>) -> String {
    let (public, language) = (sight.public(), sight.language());
    let round = public.round();
    let what = match (public.phase(), public.trumps()) {
        (Phase::Over(_), _) => {
            return say!(language,
                en: "Over after round {round}.", fr: "Terminée après la manche {round}.", de: "Nach Runde {round} zu Ende.");
        }
        (Phase::Auction, _) => {
            let headline = Bidding::of(public).headline(sight);
            say!(language, en: "auction: {headline}", fr: "enchères\u{202f}: {headline}", de: "Auktion: {headline}")
        }
        (Phase::Trick, Some(trumps)) => {
            let number = (public.tricks().complete() + 1).min(public.options().hand_size());
            let (trick, order) = (trick_number(sight, number), trumps_name(trumps, language));
            let trick = lower_first(&trick, sight);
            say!(language, en: "{trick}: {order}", fr: "{trick}\u{202f}: {order}", de: "{trick}: {order}")
        }
        (phase, _) => task(phase, language).to_owned(),
    };
    say!(language, en: "Round {round}, {what}.", fr: "Manche {round}, {what}.", de: "Runde {round}, {what}.")
}

/// A heading inside a sentence; German nouns stay large.
fn lower_first(text: &str, sight: Sight<'_>) -> String {
    match sight.language() {
        words::Language::English | words::Language::French => text.to_lowercase(),
        words::Language::German => text.to_owned(),
    }
}

/// How the match ended, and who won.
pub(super) fn ending(standing: &Standing, look: &Look<'_>) -> String {
    let language = look.language;
    let winners = standing.winners();
    let points = winners.first().map_or(0, |seat| standing.scores[seat]);
    let won = super::score_lines::match_won(winners, points, look);
    let ends = [End::Goal, End::FixedRounds, End::UncertainEnd];
    let why = match ends.into_iter().find(|end| end.reason() == standing.reason) {
        Some(End::Goal) => {
            word!(language, en: "The goal has been reached.", fr: "Le but est atteint.", de: "Das Spielziel ist erreicht.")
        }
        Some(End::FixedRounds) => {
            word!(language, en: "All agreed rounds have been played.", fr: "Toutes les manches convenues sont jouées.", de: "Alle vereinbarten Runden sind gespielt.")
        }
        Some(End::UncertainEnd) => {
            word!(language, en: "The card drawn has ended the match.", fr: "La carte tirée a mis fin à la partie.", de: "Die gezogene Karte hat die Partie beendet.")
        }
        None => "",
    };
    format!("{won} {why}").trim_end().to_owned()
}

/// An action as a person says it: "Lay Red 7 and Green 3".
pub(super) fn say_action(action: Action, look: &Look<'_>) -> String {
    let language = look.language;
    match action {
        Action::Pass => say!(language, en: "Pass", fr: "Passer", de: "Passen"),
        Action::Lay(cards) => {
            let cards = card_list(cards, language);
            say!(language, en: "Lay {cards}", fr: "Poser {cards}", de: "{cards} auslegen")
        }
        Action::Trump(None) => {
            say!(language, en: "Name no trumps", fr: "Annoncer sans atout", de: "„Kein Trumpf“ ansagen")
        }
        Action::Trump(named) => {
            let named = named_in_sentence(named, language);
            say!(language, en: "Name {named}", fr: "Nommer {named}", de: "{named} nennen")
        }
        Action::Partner(seat) => {
            let name = name_inside(seat, look);
            say!(language, en: "Choose {name} as partner", fr: "Choisir {name} comme partenaire", de: "{name} als Partner wählen")
        }
        Action::Play(card) => {
            let card = card_name(card, language);
            say!(language, en: "Play {card}", fr: "Jouer {card}", de: "{card} spielen")
        }
    }
}
