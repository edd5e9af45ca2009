//! What is seen of each event. This module has the deal, the auction and what it leads to.

use engine::{Seat, SeatSet, Told};
use face::Beat;
use face::motion::{Entrance, Exit, Light, Motion, Names, Sound, Tone, place, plate};
use face::names::of_seat;
use tricks::{BidPlace, CardSet, Class, Event, NoVice, Second, Trumps, Type, Vice};
use words::word;

use super::card::{BACK, type_symbol};
use super::names;
use super::score_beats as score;
use super::sight::Sight;
use super::trick_beats::{self as trick, DWELL, Lies, from_hand};
use super::words::no_trumps;

/// What stands in the middle of the felt: outlook, headline, question.
const MIDDLE: &str = "middle";
/// Milliseconds until a card that was laid has landed, nearly.
const LANDED: u16 = 340;
/// How often the dealer goes round: seen are two cards a seat.
const ROUNDS: u8 = 2;

/// What a page plays of one step, in the order in which the rules did it.
pub(super) fn beats(told: &[&Told<Event>], sight: Sight<'_>) -> Vec<Beat> {
    let lies = trick::last_trick(told, sight);
    let of_event = |told: &&Told<Event>| {
        trick::before_a_lead(&told.event, sight).into_iter().chain(beat(&told.event, sight, lies))
    };
    told.iter().flat_map(of_event).collect()
}

/// The beat of an event; none if there is nothing to see of it.
fn beat(event: &Event, sight: Sight<'_>, lies: Lies) -> Option<Beat> {
    Some(match *event {
        Event::RoundDealt { dealer, .. } => dealt(dealer, sight),
        Event::HandDealt { seat, hand } => hand_dealt(seat, hand, sight),
        Event::Passed { seat, in_a_row, .. } => passed(seat, in_a_row, sight),
        Event::Laid { seat, cards, place, .. } => laid(seat, cards, place, sight),
        Event::AuctionEnded { .. } => ended(),
        Event::NobodyBid => nobody_bid(sight),
        Event::EklatFell { eklat } => eklat_fell(eklat.tied, sight),
        Event::ChiefFound { chief, .. } => seal("ChiefFound", chief),
        Event::ViceFound { vice } => vice_found(&vice, sight),
        Event::NoViceFound { why } => no_vice(why, sight),
        Event::ViceNamed { vice, named } => vice_named(vice, named),
        Event::ChiefNamed { chief, trumps, .. } => chief_named(chief, trumps, sight),
        Event::PartnerChosen { chief, partner } => partner_chosen(chief, partner),
        Event::CardPlayed { seat, card, from, trick, how } => {
            let card = trick::Leaving { seat, card, from, trick };
            match lies {
                Lies::OnTheTable => card.beat(how, sight),
                Lies::InTheLayer => card.beat_into_the_layer(how, sight),
            }
        }
        Event::TrickWon { won, .. } => match lies {
            Lies::OnTheTable => trick::won(won, sight),
            Lies::InTheLayer => trick::won_and_taken(won, sight),
        },
        Event::CardsCounted { .. } => score::cards_counted(sight),
        Event::TargetReached { .. } => score::judged("TargetReached", Sound::Won),
        Event::TargetMissed { .. } => score::judged("TargetMissed", Sound::Low),
        Event::BonusScored { team, .. } => score::extra("BonusScored", team, Sound::Coin),
        Event::PenaltyScored { chief, .. } => score::extra("PenaltyScored", SeatSet::only(chief), Sound::Low),
        Event::OpponentsScored { opponents, .. } => score::extra("OpponentsScored", opponents, Sound::Coin),
        Event::CulpritScored { culprit, .. } => score::culprit(culprit),
        Event::TiedScored { tied, .. } => score::extra("TiedScored", tied, Sound::Coin),
        Event::RoundScored { result, .. } => score::round(&result, sight),
        Event::CardDrawn { .. } => score::drawn(),
        // The reason stands in the log; the winners are lit.
        Event::MatchOver { .. } => return None,
        Event::MatchWon { winners, .. } => score::match_won(winners),
    })
}

// The deal.

fn dealt(dealer: Seat, sight: Sight<'_>) -> Beat {
    let others = || dealer.left(sight.seats()).round(sight.seats()).filter(|&seat| !sight.is_me(seat));
    let hands: Names = (0..ROUNDS).flat_map(|_| others()).map(|seat| place(&names::hand(seat))).collect();
    let backs = Motion::travel(plate(dealer), hands).drawn_as(BACK).sounding(Sound::Deal);
    let counts: Names = others().map(names::held_count).collect();
    let rows = Seat::all(sight.seats()).map(names::row);
    Beat::of("RoundDealt")
        .once_read()
        .with(Motion::show(rows.chain([MIDDLE.to_owned()]).collect::<Names>()))
        .with(Motion::appear("dealer", Entrance::Set))
        .with(backs.then())
        .with(Motion::count(counts))
}

fn hand_dealt(seat: Seat, hand: CardSet, sight: Sight<'_>) -> Beat {
    let cards = names::some_of(hand, |_| 0, |shown, copy| names::held(seat, shown, copy));
    let dealer = sight.public().dealer().unwrap_or_default();
    let cards = Motion::travel(plate(dealer), cards).turning_from(BACK).sounding(Sound::Flip);
    Beat::of("HandDealt").with(cards).with(Motion::count(names::held_count(seat)))
}

// The auction.

fn passed(seat: Seat, in_a_row: u8, sight: Sight<'_>) -> Beat {
    let dip = Motion::light(of_seat("plate:", seat), Light::Dip).sounding(Sound::Tap);
    // With the last one the dots go: see `ended`.
    let dot = (in_a_row < sight.seats()).then(|| Motion::state("pass", "on"));
    Beat::of("Passed").by(seat).with(dip).with_all(dot).rest(120)
}

fn laid(seat: Seat, cards: CardSet, placed: BidPlace, sight: Sight<'_>) -> Beat {
    let public = sight.public();
    let lay_before = |shown| public.laid(seat).count(shown).saturating_sub(cards.count(shown));
    let to = names::some_of(cards, lay_before, |shown, copy| names::laid(seat, shown, copy));
    let lands = from_hand(seat, cards, to, sight).sounding(Sound::Card);
    let had_crown = leader_before(seat, cards, sight);
    let crown = match (placed, had_crown) {
        (BidPlace::Leads, Some(_)) => vec![Motion::travel("crown", "crown")],
        (BidPlace::Leads, None) => vec![Motion::appear("crown", Entrance::Set)],
        (BidPlace::LeadsFurther, _) => vec![Motion::light("crown", Light::Ring)],
        (BidPlace::Ties, had_crown) => {
            let level = Motion::light(plates(public.auction().highest_seats()), Light::Ring);
            had_crown.map(|_| Motion::vanish("crown", Exit::Lift)).into_iter().chain([level]).collect()
        }
        (BidPlace::Below, _) => Vec::new(),
    };
    let rank = matches!(placed, BidPlace::Leads | BidPlace::LeadsFurther);
    let rank = rank.then(|| Motion::light("rank", Light::Ring));
    Beat::of("Laid")
        .by(seat)
        .with(lands)
        .with(Motion::count(names::bid(seat)).then())
        .with_all(crown.into_iter().chain(rank).map(|motion| motion.after(LANDED)))
        .rest(350)
}

/// Who led the auction alone before a lay.
fn leader_before(seat: Seat, cards: CardSet, sight: Sight<'_>) -> Option<Seat> {
    let bids = sight.public().auction().bids();
    let before = |other: Seat| {
        let lay = if other == seat { cards.len() } else { 0 };
        usize::from(bids[other]).saturating_sub(lay)
    };
    let highest = Seat::all(sight.seats()).map(before).max().filter(|&highest| highest > 0)?;
    let mut leaders = Seat::all(sight.seats()).filter(|&other| before(other) == highest);
    leaders.next().filter(|_| leaders.next().is_none())
}

fn ended() -> Beat {
    Beat::of("AuctionEnded").with(Motion::vanish("passes", Exit::Lift)).rest(150)
}

fn nobody_bid(sight: Sight<'_>) -> Beat {
    let word = word!(sight.language(), en: "Nobody bids", fr: "Aucune enchère", de: "Niemand bietet");
    Beat::of("NobodyBid").with(Motion::say(place("felt"), word, Tone::Loss).sounding(Sound::Low)).rest(DWELL)
}

fn eklat_fell(tied: SeatSet, sight: Sight<'_>) -> Beat {
    let word = word!(sight.language(), en: "Eklat", fr: "Éclat", de: "Eklat");
    let rows = |seats: SeatSet| seats.iter().map(names::row).collect::<Names>();
    let backs: Vec<String> = tied.iter().map(plate).collect();
    Beat::of("EklatFell")
        .with(Motion::light(plates(tied), Light::Ring))
        .with(Motion::say(place("felt"), word, Tone::Loss).sounding(Sound::Low))
        .with(Motion::travel(rows(tied), backs).after(DWELL))
        .rest(300)
}

fn plates(seats: SeatSet) -> Names {
    seats.iter().map(|seat| of_seat("plate:", seat)).collect()
}

// Chief and Vice.

/// The seal of a part drops onto a plate.
fn seal(event: &'static str, seat: Seat) -> Beat {
    let seal = Motion::appear(names::role(seat), Entrance::Drop).sounding(Sound::Seal);
    Beat::of(event).by(seat).with(seal).rest(500)
}

/// What lies in front of the observer is part of the hand as soon as nothing more is laid.
fn own_to_hand(sight: Sight<'_>) -> Option<Motion> {
    let own = own_laid(sight);
    (!own.is_empty()).then(|| Motion::travel(own.clone(), own))
}

fn own_laid(sight: Sight<'_>) -> Vec<String> {
    let Some(me) = sight.me() else { return Vec::new() };
    names::some_of(sight.public().laid(me), |_| 0, |shown, copy| names::laid(me, shown, copy))
}

/// The laid cards of seats that were compared; the observer's own are in the hand by now.
fn compared(seats: SeatSet, sight: Sight<'_>) -> Vec<String> {
    let laid = |seat| if sight.is_me(seat) { own_laid(sight) } else { vec![names::row(seat)] };
    seats.iter().flat_map(laid).collect()
}

fn vice_found(vice: &Vice, sight: Sight<'_>) -> Beat {
    let level = match vice.by {
        Second::MoreCards { .. } => SeatSet::EMPTY,
        Second::HigherNumbers { beaten, .. } => beaten,
    };
    let compared = compared(level.with(vice.seat), sight);
    let seal = Motion::appear(names::role(vice.seat), Entrance::Drop).sounding(Sound::Seal).then();
    let lit = Motion::light(compared, Light::Ring).then();
    Beat::of("ViceFound")
        .by(vice.seat)
        .with_all(own_to_hand(sight))
        .with(lit)
        .with(seal)
        .with(Motion::show(MIDDLE).then())
        .rest(400)
}

fn no_vice(why: NoVice, sight: Sight<'_>) -> Beat {
    let level = match why {
        NoVice::Tied { seats, .. } => seats,
        NoVice::ThreePlayers | NoVice::OnlyChiefLaid => SeatSet::EMPTY,
    };
    let compared = compared(level, sight);
    let lit =
        (!compared.is_empty()).then(|| Motion::light(compared, Light::Ring).sounding(Sound::Tap).then());
    Beat::of("NoViceFound").with_all(own_to_hand(sight)).with_all(lit).with(Motion::show(MIDDLE).then())
}

// Trumps and partner.

/// The sign of a type goes from a plate to the order of trumps.
fn sign(seat: Seat, named: Type, class: Class) -> Motion {
    Motion::travel(plate(seat), names::chip(class)).drawn_as(type_symbol(named)).sounding(Sound::Name)
}

fn vice_named(vice: Seat, named: Type) -> Beat {
    Beat::of("ViceNamed").by(vice).with(sign(vice, named, Class::Vice)).rest(400)
}

fn chief_named(chief: Seat, trumps: Trumps, sight: Sight<'_>) -> Beat {
    let beat = Beat::of("ChiefNamed").by(chief).rest(400);
    let beat = match trumps.chief {
        Some(named) => {
            let has_double = trumps.vice.is_some_and(|other| !named.cards().common(other.cards()).is_empty());
            let double = has_double.then(|| Motion::show(names::chip(Class::Double)).then());
            beat.with(sign(chief, named, Class::Chief)).with_all(double)
        }
        None => beat.with(
            Motion::say(format!("plate:{chief}"), no_trumps(sight.language()), Tone::Name)
                .sounding(Sound::Name),
        ),
    };
    let Some(me) = sight.me() else { return beat };
    let own = sight.view.hand().common(trumps.cards());
    let rising = names::some_of(own, |_| 0, |shown, copy| names::held(me, shown, copy));
    beat.with(Motion::sort("dock", rising).sounding(Sound::Riffle).then())
}

fn partner_chosen(chief: Seat, partner: Seat) -> Beat {
    let seal = Motion::travel(place(&names::role(chief)), names::role(partner)).sounding(Sound::Seal);
    let thread = Motion::thread(format!("plate:{chief}"), format!("plate:{partner}"));
    Beat::of("PartnerChosen").by(chief).with(thread).with(seal).rest(600)
}
