//! The seats around the felt: plates with names, roles and numbers, and the cards laid in front of them.

use engine::Seat;
use maud::{Markup, html};
use tricks::{Card, CardSet, Contract, Phase};
use words::{Language, say, word};

use super::card::suit_order;
use super::card::{card, silent_card};
use super::handles::{self, Place};
use super::sight::Sight;
use super::words::{card_label, card_list, cards_counted, points_counted, points_unit, total};
use face::emblem::emblem_of;
use face::icon::{Icon, labelled_icon};
use face::{Cells, Plate};

/// The class of the Chief's role.
const CHIEF: &str = "t-chief";
/// The class of the Vice's role.
const VICE: &str = "t-vice";

/// The seats around the table, clockwise from the observer's left neighbour.
pub(super) fn ring(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let label =
        word!(sight.language(), en: "Around the table", fr: "Autour de la table", de: "Rund um den Tisch");
    html! {
        ol class="t-seats" role="list" aria-label=(label) data-group="players" {
            @for seat in sight.around() {
                li class={ "t-seat " (sight.place_class(seat)) (if sight.is_at_the_side(seat) { " t-side" } else { "" }) } {
                    (plate(sight, seat, cells))
                    (laid(sight, seat, cells))
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
    let bid = is_bidding.then(|| (public.bid(seat), bid_state(sight, seat), public.dealer() == Some(seat)));
    let part = (role_class(sight, seat), side_class(sight, seat));
    let points = (!is_bidding).then(|| public.tricks().points(seat));
    let id = format!("t-count-{seat}");
    let count = cells.cell(&id, public.hand_size(seat), || in_hand(sight, seat, &id));
    // A button is read as a whole, with the number of cards.
    let hidden = chooses.then(|| public.hand_size(seat));
    let key = (hidden, public.phase() == Phase::Auction, bid, part, points);
    let id = format!("t-plate-{seat}");
    cells.cell(&id, key, || drawn_plate(sight, seat, &id, (chooses, &count)))
}

fn drawn_plate(sight: Sight<'_>, seat: Seat, id: &str, (chooses, count): (bool, &Markup)) -> Markup {
    let side = side_class(sight, seat);
    let inside = html! {
        (emblem_of(seat))
        span class="t-name" { (sight.plate(seat)) }
        (marks(sight, seat))
        (count)
    };
    html! {
        @if chooses {
            button type="button" id=(id) class={ "t-plate" (side) } data-seat=(seat) data-h=(handles::of_seat(seat)) aria-label={ (spoken(sight, seat)) ", " (in_hand_words(sight.public().hand_size(seat), sight.language())) } { (inside) }
        } @else {
            div id=(id) class={ "t-plate" (side) } data-seat=(seat) role="group" aria-label=(spoken(sight, seat)) { (inside) }
        }
    }
}

/// What stands on a plate besides emblem and name.
fn marks(sight: Sight<'_>, seat: Seat) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let look = sight.look.seats.get(seat.index());
    html! {
        @if look.is_some_and(|look| look.computer) { (labelled_icon(Icon::Chip, computer(language))) }
        @if public.dealer() == Some(seat) && bidding(public.phase()) { (dealer_mark(language)) }
        @if let Some((words, class)) = role(sight, seat) { span class={ "role " (class) } { (words) } }
        @if bidding(public.phase()) {
            b class="t-big" { (public.bid(seat)) }
            small { (bid_state(sight, seat)) }
        } @else {
            @let points = public.tricks().points(seat);
            b class="t-big" { (points) }
            small { (points_unit(points, language)) }
        }
    }
}

/// How many cards a seat holds.
fn in_hand(sight: Sight<'_>, seat: Seat, id: &str) -> Markup {
    let count = sight.public().hand_size(seat);
    html! {
        span id=(id) class="t-hidden" {
            span aria-hidden="true" { (hidden_mark()) (count) }
            span class="sr" { (in_hand_words(count, sight.language())) }
        }
    }
}

fn in_hand_words(count: u8, language: Language) -> String {
    let hidden = cards_counted(count, language);
    say!(language, en: "{hidden} in hand", fr: "{hidden} en main", de: "{hidden} auf der Hand")
}

/// The mark of whoever deals: the word where there is room, else its first letter.
fn dealer_mark(language: Language) -> Markup {
    let word = word!(language, en: "dealer", fr: "donneur", de: "Geber");
    html! {
        span class="t-dealer" { span class="t-long" { (word) } span class="t-short" aria-hidden="true" { (word!(language, en: "D", fr: "D", de: "G")) } }
    }
}

/// Whether the number that matters is the bid: until the first card is played.
const fn bidding(phase: Phase) -> bool {
    match phase {
        Phase::Deal | Phase::Auction | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner => true,
        Phase::Trick | Phase::Draw | Phase::Over(_) => false,
    }
}

/// A small card, face down.
pub(super) fn hidden_mark() -> Markup {
    html! {
        svg class="t-back" viewBox="0 0 100 150" aria-hidden="true" { use href="#c-back" {} }
    }
}

const fn computer(language: Language) -> &'static str {
    word!(language, en: "computer player", fr: "joué par l’ordinateur", de: "Computer")
}

/// The role of a seat in this round, with the class that colours it.
pub(super) fn role(sight: Sight<'_>, seat: Seat) -> Option<(String, &'static str)> {
    let (class, language) = (role_class(sight, seat)?, sight.language());
    let words = match class {
        CHIEF => word!(language, en: "Chief", fr: "Chef", de: "Chef"),
        VICE => word!(language, en: "Vice", fr: "Vice", de: "Vize"),
        _ => word!(language, en: "Partner", fr: "Partenaire", de: "Partner"),
    };
    Some((words.to_owned(), class))
}

/// The class that colours the role of a seat in this round, if it has one.
fn role_class(sight: Sight<'_>, seat: Seat) -> Option<&'static str> {
    let contract = sight.public().contract()?;
    if seat == contract.chief {
        Some(CHIEF)
    } else if contract.vice == Some(seat) {
        Some(VICE)
    } else {
        (contract.partner == Some(seat)).then_some("t-partner")
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
        return word!(language, en: "laid", fr: "posées", de: "ausgelegt");
    }
    let last_turn = auction.history().filter(|turn| turn.seat == seat).last();
    if auction.sole_leader() == Some(seat) {
        word!(language, en: "leads", fr: "mène", de: "führt")
    } else if auction.highest_seats().contains(seat) {
        word!(language, en: "tied", fr: "égalité", de: "gleichauf")
    } else if last_turn.is_some_and(|turn| turn.cards.is_empty()) {
        word!(language, en: "passed", fr: "a passé", de: "gepasst")
    } else {
        ""
    }
}

/// The cards in front of a seat. The observer's own are handles; in the tricks they lie in the dock.
fn laid(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    let (phase, cards) = (sight.public().phase(), sight.public().laid(seat));
    let is_shown = !(sight.is_me(seat) && own_laid_in_dock(phase)) && (!cards.is_empty() || bidding(phase));
    if !is_shown {
        return html! {};
    }
    let id = format!("t-laid-{seat}");
    cells.cell(&id, cards, || drawn_laid(sight, seat, &id, cards))
}

fn drawn_laid(sight: Sight<'_>, seat: Seat, id: &str, cards: CardSet) -> Markup {
    let language = sight.language();
    let name = sight.plate(seat);
    let label = say!(language, en: "Laid, {name}", fr: "Posées, {name}", de: "Ausgelegt, {name}");
    let mine = sight.is_me(seat);
    html! {
        @if cards.is_empty() {
            p id=(id) class="t-none" { (word!(language, en: "no card laid", fr: "rien de posé", de: "nichts ausgelegt")) }
        } @else if mine {
            div id=(id) class="t-laid" role="group" aria-label=(label) data-group="board" {
                @for (handle, shown) in handles::of_cards(Place::Laid, cards) {
                    button type="button" class="t-lc" data-h=(handle) data-t=[handles::travelling(shown)] aria-label=(laid_label(sight, shown)) { (silent_card(shown)) }
                }
            }
        } @else {
            ul id=(id) class="t-laid" aria-label=(label) {
                @for shown in cards.iter() { li class="t-lc" data-t=[handles::travelling(shown)] { (card(shown, language)) } }
            }
        }
    }
}

/// The hidden hand of a seat that is not the observer's, for whoever sees all hands.
fn open_hand(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    let hand = sight.view.hand_of(seat).filter(|hand| !sight.is_me(seat) && !hand.is_empty());
    let Some(hand) = hand else { return html! {} };
    let id = format!("t-open-{seat}");
    cells.cell(&id, (hand, sight.public().trumps()), || drawn_open_hand(sight, seat, &id, hand))
}

fn drawn_open_hand(sight: Sight<'_>, seat: Seat, id: &str, hand: CardSet) -> Markup {
    let (language, trumps) = (sight.language(), sight.public().trumps());
    let name = sight.plate(seat);
    let label = say!(language, en: "Hand, {name}", fr: "Main, {name}", de: "Hand, {name}");
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| suit_order(trumps, card));
    html! {
        ul id=(id) class="t-laid t-open" aria-label=(label) {
            @for shown in cards { li class="t-lc" { (card(shown, language)) } }
        }
    }
}

/// Whether the observer's laid cards are part of the hand in the dock.
pub(super) const fn own_laid_in_dock(phase: Phase) -> bool {
    match phase {
        Phase::Trick => true,
        Phase::Deal
        | Phase::Auction
        | Phase::ViceTrump
        | Phase::ChiefTrump
        | Phase::Partner
        | Phase::Draw
        | Phase::Over(_) => false,
    }
}

/// Everything on a laid card of one's own: "Red 7, 2 points, on the table".
pub(super) fn laid_label(sight: Sight<'_>, shown: Card) -> String {
    let label = card_label(shown, sight.language());
    say!(sight.language(), en: "{label}, on the table", fr: "{label}, sur la table", de: "{label}, liegt aus")
}

/// What stands on a plate, as it is spoken, but for the number of cards in hand, which speaks for itself.
fn spoken(sight: Sight<'_>, seat: Seat) -> String {
    let public = sight.public();
    let parts = [Some(sight.plate(seat).to_owned()), role(sight, seat).map(|(words, _)| words)];
    let state = if bidding(public.phase()) { bid_words(sight, seat) } else { points_words(sight, seat) };
    parts.into_iter().flatten().chain([state]).collect::<Vec<_>>().join(", ")
}

/// "laid 3 cards, tied"
fn bid_words(sight: Sight<'_>, seat: Seat) -> String {
    let language = sight.language();
    let (bid, state) = (cards_counted(sight.public().bid(seat), language), bid_state(sight, seat));
    let laid = say!(language, en: "laid {bid}", fr: "{bid} posées", de: "{bid} ausgelegt");
    let running = sight.public().phase() == Phase::Auction && !state.is_empty();
    if running { format!("{laid}, {state}") } else { laid }
}

fn points_words(sight: Sight<'_>, seat: Seat) -> String {
    let points = points_counted(sight.public().tricks().points(seat), sight.language());
    say!(sight.language(), en: "{points} this round", fr: "{points} dans la manche", de: "{points} in dieser Runde")
}

/// The plates of the column of players, seat `a` first.
pub(super) fn plates(sight: Sight<'_>) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| side_plate(sight, seat)).collect()
}

fn side_plate(sight: Sight<'_>, seat: Seat) -> Plate {
    let public = sight.public();
    let state = match public.phase() {
        Phase::Deal => String::new(),
        Phase::Auction | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner => bid_words(sight, seat),
        Phase::Trick | Phase::Draw | Phase::Over(_) => points_words(sight, seat),
    };
    Plate { score: total(public.total(seat)), role: role(sight, seat), state, ..Plate::default() }
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
