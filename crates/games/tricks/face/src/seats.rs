//! The seats around the felt: plates with names, roles and numbers, and the cards laid in front of them.

use engine::Seat;
use face::names::of_seat;
use maud::{Markup, html};
use tricks::{Card, CardSet, Contract, Phase};
use words::{Language, count, say, word};

use super::card::card;
use super::card::suit_order;
use super::handles;
use super::names;
use super::sight::Sight;
use super::words::{card_label, card_list, cards_counted, points_counted, points_unit};
use face::emblem::emblem_of;
use face::{Cells, Counted};

/// The class of the Chief's role.
const CHIEF: &str = "t-chief";
/// The class of the Vice's role.
const VICE: &str = "t-vice";
/// The class of the partner's role.
const PARTNER: &str = "t-partner";

/// The seats around the table, clockwise from the observer's left neighbour.
pub(super) fn ring(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let label =
        word!(sight.language(), en: "Around the table", fr: "Autour de la table", de: "Rund um den Tisch");
    html! {
        ol class="t-seats" role="list" aria-label=(label) data-group="players" {
            @for seat in sight.around() {
                li class={ "t-seat " (sight.place_class(seat)) (if sight.is_at_the_side(seat) { " t-side" } else { "" }) } {
                    (plate(sight, seat, cells))
                    div class="t-before" { (laid(sight, seat, cells)) (taken(sight, seat, cells)) }
                    (open_hand(sight, seat, cells))
                }
            }
        }
    }
}

/// The plate of a seat: a button while the Chief looks for a partner.
fn plate(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    let public = sight.public();
    let chooses = public.phase() == Phase::Partner && sight.view.is_my_turn();
    let is_bidding = bidding(public.phase());
    let counted = if is_bidding { public.bid(seat) } else { public.tricks().points(seat) };
    let counts = (is_bidding, public.phase() == Phase::Auction, counted, bid_state(sight, seat));
    let is_dealer = is_bidding && public.dealer() == Some(seat);
    let marks = (chooses, is_dealer, role_class(sight, seat), side_class(sight, seat));
    let id = of_seat("t-plate-", seat);
    cells.group(&id, (public.hand_size(seat), counts, marks), || {
        let [number_id, count_id] = ["t-number-", "t-count-"].map(|part| of_seat(part, seat));
        let number = number(sight, seat, &number_id, cells);
        let count = in_hand(sight, seat, &count_id, cells);
        drawn_plate(sight, seat, &id, (chooses, html! { (number) (count) }))
    })
}

fn drawn_plate(sight: Sight<'_>, seat: Seat, id: &str, (chooses, numbers): (bool, Markup)) -> Markup {
    let side = side_class(sight, seat);
    let inside = html! {
        (emblem_of(seat))
        span class="t-name" { (sight.plate(seat)) }
        (marks(sight, seat))
        (numbers)
    };
    html! {
        @if chooses {
            button type="button" id=(id) class={ "t-plate" (side) } data-seat=(seat) data-t={ "plate:" (seat) } data-h=(handles::of_seat(seat)) { (inside) }
        } @else {
            div id=(id) class={ "t-plate" (side) } data-seat=(seat) data-t={ "plate:" (seat) } role="group" aria-label=(called(sight, seat)) { (inside) }
        }
    }
}

/// What stands on a plate besides emblem and name.
fn marks(sight: Sight<'_>, seat: Seat) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    html! {
        @if public.dealer() == Some(seat) && bidding(public.phase()) { (dealer_mark(language)) }
        @if let Some((words, class)) = role(sight, seat) { span class={ "role " (class) } data-t=(names::role(seat)) { (words) } }
    }
}

/// The number on a plate, the bid or the points of the round, and what it counts.
fn counted(sight: Sight<'_>, seat: Seat) -> (Counted, String) {
    let (public, language) = (sight.public(), sight.language());
    let (name, count, words, unit) = if bidding(public.phase()) {
        let unit = word!(language, en: "laid", fr: "sur table", de: "gelegt").to_owned();
        (names::bid(seat), public.bid(seat), laid_words(sight, seat), unit)
    } else {
        let points = public.tricks().points(seat);
        (names::points(seat), points, points_words(sight, seat), points_unit(points, language))
    };
    (Counted::new(name, count.to_string(), words), unit)
}

fn number(sight: Sight<'_>, seat: Seat, id: &str, cells: &Cells<'_>) -> Markup {
    let is_bidding = bidding(sight.public().phase());
    let (number, unit) = counted(sight, seat);
    number.tell(cells);
    cells.common(id, (is_bidding, &unit, bid_state(sight, seat)), || {
        html! {
            span id=(id) class="t-number" {
                @if leads(sight, seat) { (crown()) }
                (number.words())
                @if is_bidding { " " }
                (number.digits(Some("t-big")))
                small class="t-unit" aria-hidden="true" { (unit) }
                @if is_bidding { span class="t-state" { (bid_state(sight, seat)) } }
            }
        }
    })
}

/// How many cards a seat holds.
fn in_hand(sight: Sight<'_>, seat: Seat, id: &str, cells: &Cells<'_>) -> Markup {
    let held = sight.public().hand_size(seat);
    let words = in_hand_words(held, sight.language());
    let held = Counted::new(names::held_count(seat), held.to_string(), words);
    held.tell(cells);
    cells.common(id, (), || {
        html! {
            span id=(id) class="t-hidden" data-t=(names::hand(seat)) { (hidden_mark()) (held) }
        }
    })
}

fn in_hand_words(count: u8, language: Language) -> String {
    let hidden = cards_counted(count, language);
    say!(language, en: "{hidden} in hand", fr: "{hidden} en main", de: "{hidden} auf der Hand")
}

/// The mark of whoever deals: the word where there is room, else its first letter.
fn dealer_mark(language: Language) -> Markup {
    let word = word!(language, en: "dealer", fr: "donneur", de: "Geber");
    html! {
        span class="t-dealer" data-t="dealer" { span class="t-long" { (word) } span class="t-short" title=(word) aria-hidden="true" { (word!(language, en: "D", fr: "D", de: "G")) } }
    }
}

/// Whether a seat leads the auction alone.
fn leads(sight: Sight<'_>, seat: Seat) -> bool {
    sight.public().phase() == Phase::Auction && sight.public().auction().sole_leader() == Some(seat)
}

/// The mark of whoever leads the auction; the word beside it says so.
fn crown() -> Markup {
    html! {
        svg class="t-crown" viewBox="0 0 24 16" data-t="crown" aria-hidden="true" { path d="M3 15 1 3l6 5 5-7 5 7 6-5-2 12z" {} }
    }
}

/// Whether the number that matters is the bid: until the first card is played.
pub(super) const fn bidding(phase: Phase) -> bool {
    match phase {
        Phase::Deal | Phase::Auction | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner => true,
        Phase::Trick | Phase::Draw | Phase::Over(_) => false,
    }
}

/// A small card, face down.
pub(super) fn hidden_mark() -> Markup {
    html! {
        svg class="t-back" aria-hidden="true" { use href="#c-back" {} }
    }
}

/// The role of a seat in this round, with the class that colours it.
pub(super) fn role(sight: Sight<'_>, seat: Seat) -> Option<(String, &'static str)> {
    let class = role_class(sight, seat)?;
    Some((role_name(class, sight.language()).to_owned(), class))
}

/// What a role is called, by its class.
pub(super) fn role_name(class: &str, language: Language) -> &'static str {
    match class {
        CHIEF => word!(language, en: "Chief", fr: "Chef", de: "Chef"),
        VICE => word!(language, en: "Vice", fr: "Vice", de: "Vize"),
        _ => word!(language, en: "Partner", fr: "Partenaire", de: "Partner"),
    }
}

/// The three roles with what they are, for the legend: the colour of each, its name, and what follows the name.
pub(super) fn roles(language: Language) -> [(&'static str, &'static str, &'static str); 3] {
    let role = |class, what| (class, role_name(class, language), what);
    [
        role(
            CHIEF,
            word!(language,
            en: "has laid the most cards; names the upper trump and must reach the target",
            fr: "a posé le plus de cartes\u{202f}; nomme l’atout supérieur et doit faire l’objectif",
            de: "hat am meisten Karten gelegt; nennt den oberen Trumpf und muss das Teamziel erreichen"),
        ),
        role(
            VICE,
            word!(language,
            en: "came second; names the lower trump and plays against the Chief",
            fr: "arrive deuxième\u{202f}; nomme l’atout inférieur et joue contre le Chef",
            de: "hat am zweitmeisten gelegt; nennt den unteren Trumpf und spielt gegen den Chef"),
        ),
        role(
            PARTNER,
            word!(language,
            en: "chosen by the Chief; their points count together",
            fr: "choisi par le Chef\u{202f}; leurs points comptent ensemble",
            de: "vom Chef gewählt; ihre Punkte zählen zusammen"),
        ),
    ]
}

/// The class that colours the role of a seat in this round, if it has one.
pub(super) fn role_class(sight: Sight<'_>, seat: Seat) -> Option<&'static str> {
    let contract = sight.public().contract()?;
    if seat == contract.chief {
        Some(CHIEF)
    } else if contract.vice == Some(seat) {
        Some(VICE)
    } else {
        (contract.partner == Some(seat)).then_some(PARTNER)
    }
}

/// The class of the side a seat is on, once sides are known.
fn side_class(sight: Sight<'_>, seat: Seat) -> &'static str {
    let known = |contract: &&Contract| contract.partner.is_some() || sight.public().phase() == Phase::Trick;
    match sight.public().contract().filter(known) {
        Some(contract) if contract.in_team(seat) => " t-team",
        Some(_) => " t-against",
        None => "",
    }
}

/// How a seat stands in the auction, in one word.
fn bid_state(sight: Sight<'_>, seat: Seat) -> &'static str {
    let (auction, language) = (sight.public().auction(), sight.language());
    if sight.public().phase() != Phase::Auction {
        return "";
    }
    if auction.sole_leader() == Some(seat) {
        word!(language, en: "leads", fr: "mène", de: "führt")
    } else if auction.highest_seats().contains(seat) {
        word!(language, en: "tied", fr: "égalité", de: "gleichauf")
    } else if auction.counts_of(seat).next_back() == Some(0) {
        passed_word(language)
    } else {
        ""
    }
}

/// The cards in front of a seat. The observer's own lie in the dock after the auction.
fn laid(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    let (phase, cards) = (sight.public().phase(), sight.public().laid(seat));
    let is_shown = !(sight.is_me(seat) && own_laid_in_dock(phase)) && (!cards.is_empty() || bidding(phase));
    if !is_shown {
        return html! {};
    }
    let id = of_seat("t-laid-", seat);
    cells.group(&id, cards, || row_of_laid(sight, seat, (&id, cards), cells))
}

fn row_of_laid(sight: Sight<'_>, seat: Seat, (id, cards): (&str, CardSet), cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    let name = sight.plate(seat);
    let label = say!(language, en: "Laid, {name}", fr: "Posées, {name}", de: "Ausgelegt, {name}");
    html! {
        @if cards.is_empty() {
            p id=(id) class="t-none" data-t=(names::row(seat)) { (word!(language, en: "no card laid", fr: "rien de posé", de: "nichts ausgelegt")) }
        } @else {
            ul id=(id) class="t-laid" data-t=(names::row(seat)) aria-label=(label) { (laid_cards(sight, seat, cards, cells)) }
        }
    }
}

fn laid_cards(sight: Sight<'_>, seat: Seat, cards: CardSet, cells: &Cells<'_>) -> Markup {
    html! {
        @for (shown, copy) in handles::copies(cards) {
            @let id = format!("t-laid-{seat}-{}", handles::code(shown, copy));
            (cells.common(&id, (), || html! { li id=(id) class="t-lc" data-t=(names::laid(seat, shown, copy)) { (card(shown, sight.language())) } }))
        }
    }
}

/// The tricks that a seat has taken, as a pile of backs that grows.
fn taken(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    if sight.public().phase() != Phase::Trick {
        return html! {};
    }
    let (count, id) = (sight.tricks_taken(seat), of_seat("t-won-", seat));
    cells.common(&id, count, || {
        html! {
            p id=(id) class={ "t-won" @if count == 0 { " t-zero" } } data-t=(names::won(seat)) {
                span aria-hidden="true" { @for _ in 0..count.max(1) { (hidden_mark()) } }
                b aria-hidden="true" data-t=(names::won_count(seat)) { (count) }
                span class="sr" { (tricks_words(count, sight.language())) }
            }
        }
    })
}

/// "2 tricks"
pub(super) fn tricks_words(count: u8, language: Language) -> String {
    if count == 0 {
        return word!(language, en: "no trick", fr: "aucun pli", de: "kein Stich").to_owned();
    }
    count!(language, count,
        en: "{count} trick" | "{count} tricks",
        fr: "{count} pli" | "{count} plis",
        de: "{count} Stich" | "{count} Stiche")
}

/// The hidden hand of a seat that is not the observer's, for whoever sees all hands.
fn open_hand(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    let hand = sight.view.hand_of(seat).filter(|hand| !sight.is_me(seat) && !hand.is_empty());
    let Some(hand) = hand else { return html! {} };
    let id = of_seat("t-open-", seat);
    cells.cell(&id, (hand, sight.public().trumps()), || drawn_open_hand(sight, seat, &id, hand))
}

fn drawn_open_hand(sight: Sight<'_>, seat: Seat, id: &str, hand: CardSet) -> Markup {
    let (language, trumps) = (sight.language(), sight.public().trumps());
    let name = sight.plate(seat);
    let label = say!(language, en: "Hand, {name}", fr: "Main, {name}", de: "Hand, {name}");
    let mut cards: Vec<(Card, u8)> = handles::copies(hand).collect();
    cards.sort_by_key(|&(card, _)| suit_order(trumps, card));
    html! {
        ul id=(id) class="t-laid t-open" aria-label=(label) {
            @for (shown, copy) in cards { li class="t-lc" data-t=(names::held(seat, shown, copy)) { (card(shown, language)) } }
        }
    }
}

/// Whether the observer's laid cards are part of the hand in the dock: as soon as nothing more is laid.
pub(super) const fn own_laid_in_dock(phase: Phase) -> bool {
    match phase {
        Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner | Phase::Trick => true,
        Phase::Deal | Phase::Auction | Phase::Draw | Phase::Over(_) => false,
    }
}

/// Everything on a laid card of one's own: "Red 7, 2 points, on the table".
pub(super) fn laid_label(sight: Sight<'_>, shown: Card) -> String {
    let label = card_label(shown, sight.language());
    say!(sight.language(), en: "{label}, on the table", fr: "{label}, sur la table", de: "{label}, liegt aus")
}

/// Who sits here, in which part: what a plate is called.
fn called(sight: Sight<'_>, seat: Seat) -> String {
    let parts = [Some(sight.plate(seat).to_owned()), role(sight, seat).map(|(words, _)| words)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// "laid 3 cards"
fn laid_words(sight: Sight<'_>, seat: Seat) -> String {
    laid_of(sight.public().bid(seat).into(), sight.language())
}

pub(super) fn laid_of(bid: usize, language: Language) -> String {
    count!(language, bid,
        en: "laid {bid} card" | "laid {bid} cards",
        fr: "{bid} carte posée" | "{bid} cartes posées",
        de: "{bid} Karte ausgelegt" | "{bid} Karten ausgelegt")
}

pub(super) const fn passed_word(language: Language) -> &'static str {
    word!(language, en: "passed", fr: "a passé", de: "gepasst")
}

fn points_words(sight: Sight<'_>, seat: Seat) -> String {
    let points = points_counted(sight.public().tricks().points(seat), sight.language());
    say!(sight.language(), en: "{points} this round", fr: "{points} dans la manche", de: "{points} in dieser Runde")
}

/// The laid cards of a seat in words, or that there are none.
pub(super) fn laid_in_words(sight: Sight<'_>, seat: Seat) -> String {
    let cards = sight.public().laid(seat);
    if cards.is_empty() {
        return say!(sight.language(), en: "no card on the table", fr: "aucune carte sur la table", de: "keine Karte liegt aus");
    }
    let cards = card_list(cards, sight.language());
    say!(sight.language(), en: "on the table: {cards}", fr: "sur la table\u{202f}: {cards}", de: "liegt aus: {cards}")
}
