//! Who pays for a placement (M-6).

use engine::{PerSeat, Seat};

/// How many tokens a placement can bring at most: three, beside four cards (M-6.1).
const REWARD_MAX: usize = 3;

/// One player's share of a reward.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Payment {
    /// Who pays.
    pub from: Seat,
    /// How many tokens, 1 to 3.
    pub count: u8,
    /// How far to the right of the receiver the payer sits, from 1.
    pub steps: u8,
}

/// All that is paid for one placement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Payments {
    paid: [Payment; REWARD_MAX],
    payers: u8,
    lost: u8,
}

impl Payments {
    /// Who pays a receiver `due` tokens, 0 to 3, out of what everybody has.
    pub(crate) fn of(tokens: PerSeat<u8>, to: Seat, due: u8) -> Self {
        let mut payments = Self { lost: due, ..Self::default() };
        let (mut from, seats) = (to, tokens.count());
        for steps in 1..seats {
            if payments.lost == 0 {
                break;
            }
            // M-6.2 to M-6.4: the right neighbour first, whoever has none passes the debt to the right.
            from = from.right(seats);
            let count = payments.lost.min(tokens[from]);
            if count > 0 {
                payments.paid[usize::from(payments.payers)] = Payment { from, count, steps };
                payments.payers += 1;
                payments.lost -= count;
            }
        }
        payments
    }

    /// The payments in the order in which they are made.
    pub fn iter(&self) -> impl Iterator<Item = Payment> {
        self.paid.into_iter().take(usize::from(self.payers))
    }

    /// How many tokens the receiver gets.
    pub fn count(&self) -> u8 {
        self.iter().map(|payment| payment.count).sum()
    }

    /// How many tokens are lost since nobody can pay them (M-6.5).
    pub const fn lost(&self) -> u8 {
        self.lost
    }
}
