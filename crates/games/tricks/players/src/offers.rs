//! The bids that are worth a thought.

use engine::Seat;
use tricks::{Action, CardSet, Public};

use super::bidding::{Plan, bid};

/// So many types a seat thinks of.
const TYPES: usize = 3;

/// Appends the bids that a seat considers: to pass, and for each of its best types to take the lead, to
/// show one card, or to stay just below the lead.
pub(super) fn offers(public: &Public, seat: Seat, hand: CardSet, offers: &mut Vec<Action>) {
    let usual = bid(public, seat, hand);
    offers.push(usual);
    if usual != Action::Pass {
        offers.push(Action::Pass);
    }
    let cap = public.cap(seat);
    let bids = public.auction().bids();
    let own = bids[seat];
    let high = bids.iter().filter(|&(other, _)| other != seat).map(|(_, &bid)| bid).max().unwrap_or(0);
    let lead = (high + 1).saturating_sub(own).max(1);
    let below = high.saturating_sub(own + 1);
    for plan in Plan::several(public, seat, hand, TYPES) {
        // Never a tie: who ties must go higher or pay for an Eklat.
        let counts =
            [lead, 1, below].into_iter().filter(|&count| (1..=cap).contains(&count) && own + count != high);
        for offer in counts.map(|count| Action::Lay(plan.choose(hand, count))) {
            if !offers.contains(&offer) {
                offers.push(offer);
            }
        }
    }
}
