//! What a hand is worth in the auction: by trump and partner, over imagined deals.

use engine::{Rng, Seat};
use players::{Appraisal, Worth};
use tricks::{Action, Contract, Phase, Tricks, Trumps, Type, View, rank_reached};

use super::bidding::ranked;
use super::habit::play_out;
use super::order::Order;
use super::position::Position;
use super::worlds::Worlds;

/// So many deals are imagined.
const DEALS: u32 = 48;

/// So many trumps are looked at, the most promising first.
const TRUMPS: usize = 4;

/// Whether the view is one whose hand can be appraised: somebody is to bid.
pub(super) fn is_due(view: &View) -> bool {
    view.public().phase() == Phase::Auction && view.is_my_turn()
}

/// What the hand of the view would bring its side as Chief, without a Vice: the points of the tricks, and the bid that
/// they carry in half of the deals.
pub(super) fn appraise(view: &View, rng: &mut Rng) -> Option<Appraisal<Action>> {
    let seat = view.seat().filter(|_| is_due(view))?;
    let public = view.public();
    let types = ranked(public.seats(), view.hand(), public.laid(seat));
    let trumps: Vec<Type> = types.into_iter().take(TRUMPS).map(|(_, named)| named).collect();
    let others = Seat::all(public.seats()).filter(|&other| other != seat);
    let partners: Vec<Seat> = if public.seats() > 3 { others.collect() } else { Vec::new() };
    let deals = Worlds::imagine(view, DEALS, rng);
    let row = |&named: &Type| {
        let cell = |partner| worth(deals.all(), seat, named, partner);
        if partners.is_empty() {
            vec![cell(None)]
        } else {
            partners.iter().map(|&partner| cell(Some(partner))).collect()
        }
    };
    Some(Appraisal {
        cells: trumps.iter().map(row).collect(),
        rows: trumps.into_iter().map(|named| Action::Trump(Some(named))).collect(),
        columns: partners.into_iter().map(Action::Partner).collect(),
    })
}

/// What a trump and a partner bring the two together, all cards played by habit.
fn worth(deals: &[Tricks], chief: Seat, named: Type, partner: Option<Seat>) -> Worth {
    let trumps = Trumps { chief: Some(named), vice: None };
    let contract = Contract { chief, rank: 1, vice: None, trumps, partner };
    let order = Order::of(trumps);
    let points = |deal: &Tricks| {
        let mut position = Position::of(deal, &contract, &order);
        position.turn = u8::try_from(chief.index()).expect("at most six seats");
        play_out(&order, &mut position);
        let points = position.card_points();
        points[chief] + partner.map_or(0, |partner| points[partner])
    };
    let mut points: Vec<u8> = deals.iter().map(points).collect();
    points.sort_unstable();
    let count = f64::from(u32::try_from(points.len()).unwrap_or(1).max(1));
    let mean = points.iter().copied().map(f64::from).sum::<f64>() / count;
    let squares: f64 = points.iter().map(|&one| (f64::from(one) - mean).powi(2)).sum();
    // Half of the deals bring at least so many.
    let median = points[(points.len() - 1) / 2];
    let seats = deals[0].public().seats();
    Worth {
        points: mean,
        error: (squares / (count - 1.0).max(1.0) / count).sqrt(),
        reach: rank_reached(seats, median),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Luck, Observer, Options as _, Table};
    use tricks::MatchOptions;

    use super::*;

    #[test]
    fn what_a_hand_is_worth_stands_for_every_trump_and_partner() {
        for seats in 3..=6 {
            let luck = Luck::from_seed(5);
            let table = Table::<Tricks>::open(MatchOptions::build(seats, &[]).unwrap(), &luck);
            let seat = table.truth().public().turn().unwrap();
            let view = table.view(Observer::Seat(seat));
            let found = appraise(&view, &mut Rng::from_seed(1)).unwrap();
            let columns = if seats == 3 { 1 } else { usize::from(seats) - 1 };
            assert_eq!(found.rows.len(), TRUMPS);
            assert_eq!(found.columns.len(), if seats == 3 { 0 } else { columns });
            assert!(found.cells.iter().all(|row| row.len() == columns));
            let all = if seats == 3 { 36.0 } else { 60.0 };
            let is_sound = |worth: &Worth| worth.points > 0.0 && worth.points < all && worth.error < 3.0;
            assert!(found.cells.iter().flatten().all(is_sound), "{found:?}");
            assert_eq!(appraise(&view, &mut Rng::from_seed(1)), Some(found));
            let other = table.view(Observer::Seat(seat.left(seats)));
            assert_eq!(appraise(&other, &mut Rng::from_seed(1)), None, "who is not to bid");
        }
    }

    /// The trumps are ranked by a rule of thumb: over many hands the deals agree with it.
    #[test]
    fn the_most_promising_trump_stands_first() {
        let mut sums = [0.0; TRUMPS];
        for seed in 0..20 {
            let luck = Luck::from_seed(seed);
            let table = Table::<Tricks>::open(MatchOptions::build(4, &[]).unwrap(), &luck);
            let seat = table.truth().public().turn().unwrap();
            let found = appraise(&table.view(Observer::Seat(seat)), &mut Rng::from_seed(1)).unwrap();
            for (sum, row) in sums.iter_mut().zip(&found.cells) {
                *sum += row.iter().map(|worth| worth.points).sum::<f64>();
            }
        }
        assert!(sums[0] > sums[TRUMPS - 1], "{sums:?}");
    }
}
