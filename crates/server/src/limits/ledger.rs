//! Who owes how much of a budget: a table of fixed size, whatever number of people ask.
//!
//! The rule is that of the crate governor (GCRA), which keeps a payer each in a map: that grows with every stranger
//! until it is swept, and brings four to eleven crates. What is kept here is 128 KiB for each budget, for ever.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::Rate;

/// How many cells a ledger has: 128 KiB.
const CELLS: usize = 1 << 14;

/// What everybody owes of one budget.
///
/// A payer has two cells, each with the moment at which everything that was asked will be paid. The payer
/// owes the lesser of both: somebody who shares one cell with a stranger does not pay for that stranger.
pub(super) struct Ledger {
    rate: Rate,
    cells: Box<[AtomicU64]>,
}

impl Ledger {
    pub(super) fn new(rate: Rate) -> Self {
        Self { rate, cells: (0..CELLS).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Takes one request from what the payer with this hash may ask at `now`, or says how long to wait.
    pub(super) fn spend(&self, payer: u64, now: Duration) -> Result<(), Duration> {
        let now = nanoseconds(now);
        let price = nanoseconds(self.rate.price());
        let most = price.saturating_mul(self.rate.at_once.max(1).into());
        let cells = self.cells_of(payer);
        let paid = cells.iter().map(|cell| cell.load(Ordering::Relaxed)).min().unwrap_or_default().max(now);
        let after = paid.saturating_add(price);
        let owed = after - now;
        if owed > most {
            return Err(Duration::from_nanos(owed - most));
        }
        // Of two at the same moment one may ask for nothing: it is no lock, and need not be exact.
        for cell in cells {
            cell.fetch_max(after, Ordering::Relaxed);
        }
        Ok(())
    }

    fn cells_of(&self, payer: u64) -> [&AtomicU64; 2] {
        const BITS: u32 = CELLS.trailing_zeros();
        let cell = |bits: u64| &self.cells[usize::try_from(bits).unwrap_or_default() % CELLS];
        [cell(payer), cell(payer >> BITS)]
    }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn so_many_at_once_and_then_one_by_one() {
        let ledger = Ledger::new(Rate { at_once: 3, a_minute: 60 });
        let now = SECOND * 100;
        for _ in 0..3 {
            assert_eq!(ledger.spend(7, now), Ok(()));
        }
        assert_eq!(ledger.spend(7, now), Err(SECOND));
        assert_eq!(ledger.spend(7, now), Err(SECOND), "a refusal costs nothing");
        assert_eq!(ledger.spend(7, now + SECOND / 2), Err(SECOND / 2));
        assert_eq!(ledger.spend(7, now + SECOND), Ok(()));
        assert_eq!(ledger.spend(7, now + SECOND), Err(SECOND));
        for _ in 0..3 {
            assert_eq!(ledger.spend(7, now + SECOND * 60), Ok(()), "everything is paid after a while");
        }
    }

    #[test]
    fn a_stranger_in_one_of_two_cells_costs_nothing() {
        let ledger = Ledger::new(Rate { at_once: 1, a_minute: 1 });
        let (one, other, third) = (5 | 9 << 14, 5 | 10 << 14, 5 | 9 << 14);
        assert_eq!(ledger.spend(one, SECOND), Ok(()));
        assert_eq!(ledger.spend(other, SECOND), Ok(()));
        assert!(ledger.spend(third, SECOND).is_err(), "both cells are the same");
    }

    #[test]
    fn many_strangers_do_not_need_more_memory_nor_get_through_twice() {
        let ledger = Ledger::new(Rate { at_once: 1, a_minute: 1 });
        let spread = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let first = (0..1000).filter(|&number| ledger.spend(spread(number), SECOND).is_ok()).count();
        assert!(first > 950, "{first} of 1000 get through");
        assert!((0..1000).all(|number| ledger.spend(spread(number), SECOND).is_err()));
        assert_eq!(ledger.cells.len(), CELLS);
    }
}
