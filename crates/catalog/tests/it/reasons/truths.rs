//! What each reason says, looked up again in the open game: by carrying out both choices, and in what lies open then.

use city::{Action as Built, City};
use engine::Game;
use isle::{Action as Done, Isle};
use m::{Action as Laid, M, Phase};
use tricks::{Action as Bid, Tricks, Type};

use super::Said;

/// The open game after each of the two choices.
fn after<G: Game>(said: &Said<'_, G>) -> [G; 2] {
    [said.case.played, said.case.best].map(|action| {
        let mut world = said.world.clone();
        world.apply(said.case.seat, action, &mut ());
        world
    })
}

/// Two numbers, of what was played and of what was better, are these, and the second is the larger.
fn are(said: [i32; 2], numbers: &[i32]) -> bool {
    said == *numbers && said[0] < said[1]
}

/// A single number that is a share of most worlds.
fn is_most(numbers: &[i32]) -> bool {
    matches!(numbers, [60..=100])
}

pub(super) fn of_m(said: &Said<'_, M>) -> bool {
    let (seat, numbers) = (said.case.seat, &*said.reason.numbers);
    let [played, best] = after(said);
    let both = [&played, &best];
    let starts =
        both.map(|world| matches!(world.public().phase(), Phase::Scoring(_) | Phase::ChooseLine { .. }));
    match said.reason.word {
        "tokens_left" => {
            let before = i32::from(said.world.public().tokens()[seat]);
            starts == [false, false]
                && are(both.map(|world| i32::from(world.public().tokens()[seat]) - before), numbers)
        }
        "card_lower" => {
            let before = said.world.public().score(seat).total();
            are(both.map(|world| world.public().score(seat).total() - before), numbers)
        }
        "scoring_missed" => starts == [false, true] && numbers[0] > 0,
        "scoring_given" => starts == [true, false] && numbers[0] < numbers[1],
        "line_opened" => starts == [false, false] && is_most(numbers),
        "exchange_left" => {
            said.case.played == Laid::Pass
                && matches!(said.case.best, Laid::Exchange { .. })
                && is_most(numbers)
        }
        _ => false,
    }
}

pub(super) fn of_tricks(said: &Said<'_, Tricks>) -> bool {
    let (seat, numbers, public) = (said.case.seat, &*said.reason.numbers, said.world.public());
    match (said.reason.word, said.case.played, said.case.best) {
        ("eklat" | "bid_missed" | "bid_low", Bid::Pass | Bid::Lay(_), Bid::Pass | Bid::Lay(_)) => {
            let bids = after(said).map(|world| world.public().bid(seat));
            let rises = if said.reason.word == "bid_low" { bids[0] < bids[1] } else { bids[0] != bids[1] };
            is_most(numbers) && (rises || said.reason.word != "bid_low")
        }
        ("trumps_fewer", Bid::Trump(Some(played)), Bid::Trump(Some(best))) => {
            let all = said.world.hand(seat).plus(public.laid(seat));
            let count = |named: Type| all.iter().filter(|&card| named.includes(card)).count();
            are([played, best].map(|named| i32::try_from(count(named)).unwrap()), numbers)
        }
        ("partner_without_trumps", Bid::Partner(played), Bid::Partner(best)) => {
            let trumps = public.trumps().unwrap();
            let shown = |of| {
                let is_trump =
                    |card| [trumps.chief, trumps.vice].iter().flatten().any(|named| named.includes(card));
                public.laid(of).iter().filter(|&card| is_trump(card)).count()
            };
            are([played, best].map(|of| i32::try_from(shown(of)).unwrap()), numbers)
        }
        ("points_given", Bid::Play(played), Bid::Play(best)) => {
            are([best, played].map(|card| card.points().into()), &[numbers[1], numbers[0]])
        }
        ("points_kept", Bid::Play(played), Bid::Play(best)) => {
            are([played, best].map(|card| card.points().into()), numbers)
        }
        ("own_side_beaten", Bid::Play(_), Bid::Play(_)) => {
            let holder = public.current_winner().unwrap().0;
            let team = public.team();
            let takes = |world: &Tricks| world.public().current_winner().is_some_and(|(who, _)| who == seat);
            let [played, best] = after(said);
            // The last card of a trick ends it: then its winner leads.
            let lies = public.tricks().current().unwrap().iter().count() + 1 < usize::from(public.seats());
            let seen = !lies || (takes(&played) && !takes(&best));
            seen && team.contains(holder) == team.contains(seat) && is_most(numbers)
        }
        ("trick_lost" | "strong_card_spent", Bid::Play(_), Bid::Play(_)) => is_most(numbers),
        _ => false,
    }
}

pub(super) fn of_city(said: &Said<'_, City>) -> bool {
    let (seat, numbers) = (said.case.seat, &*said.reason.numbers);
    let pack = said.world.public().pack().clone();
    let formed = |id, space| {
        let estate = said.world.desk(seat).estate();
        let sources: u8 = estate.would_form(&pack, id, space).iter().map(|edges| edges.len()).sum();
        i32::from(sources)
    };
    match (said.reason.word, said.case.played, said.case.best) {
        ("sources_fewer", Built::Space(played), Built::Space(best)) => {
            let card = said.world.desk(seat).card().unwrap();
            // A token of Trade comes beside those of Sources, on whichever space.
            numbers[1] > numbers[0]
                && formed(card, best) <= numbers[1]
                && numbers[0] - formed(card, played) <= 1
        }
        ("strength_less", Built::Space(_), Built::Space(_))
        | ("building_weaker", Built::Keep { .. }, Built::Keep { .. }) => numbers[0] < numbers[1],
        ("project_left", Built::Put { .. }, Built::Put { .. }) => {
            let before = said.world.desk(seat).estate().completed();
            let [played, best] = after(said).map(|world| world.desk(seat).estate().completed());
            played == before && best > before
        }
        ("battle_missed" | "damage_taken" | "project_missed", _, _) => is_most(numbers),
        _ => false,
    }
}

pub(super) fn of_isle(said: &Said<'_, Isle>) -> bool {
    let (seat, numbers) = (said.case.seat, &*said.reason.numbers);
    let points = |world: &Isle| i32::from(world.public().pieces(seat).points().total());
    let won = || after(said).map(|world| points(&world) - points(said.world));
    match (said.reason.word, said.case.played, said.case.best) {
        ("points_unspent", Done::End, _) => {
            numbers == [i32::from(said.world.public().course().action_points)] && numbers[0] > 0
        }
        ("raise_lower", Done::Raise { .. }, Done::Raise { .. }) => are(won(), numbers),
        ("raise_missed", _, Done::Raise { .. }) => won()[1] == numbers[0],
        ("saved_fewer", Done::Save(played), Done::Save(best)) => {
            are([played, best].map(|saved| i32::try_from(saved.iter().count()).unwrap()), numbers)
        }
        ("land_lost" | "village_burnt", _, _) => is_most(numbers),
        ("turn_weaker" | "next_turn_weaker", _, _) => matches!(numbers, [1..=100]),
        _ => false,
    }
}
