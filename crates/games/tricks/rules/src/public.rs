//! What lies open on the table: all that every observer may know.

use arrayvec::ArrayVec;
use engine::{Options, PerSeat, RuleId, Seat, SeatSet};

use crate::auction::{Auction, AuctionResult};
use crate::card::Card;
use crate::cards::CardSet;
use crate::options::{End, MatchOptions};
use crate::rules::rule;
use crate::score::{Contract, RoundResult, Sums, TeamResult};
use crate::trick::TrickRecord;
use crate::trump::{Trumps, Type};

/// What the table waits for.
// A byte of its own says which; packed into that of the end it would be worked out several times a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Phase {
    /// A deal.
    Deal,
    /// The next turn of the auction.
    Auction,
    /// The Vice names a type.
    ViceTrump,
    /// The Chief names a type or no trumps.
    ChiefTrump,
    /// The Chief picks a partner.
    Partner,
    /// A card.
    Trick,
    /// The card drawn after a round with the uncertain end.
    Draw,
    /// Nothing: the match is over.
    Over(End),
}

impl Phase {
    /// The rule that says what may be done in this phase.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Deal => rule(2, 1),
            Self::Auction => rule(3, 2),
            Self::ViceTrump | Self::ChiefTrump => rule(6, 1),
            Self::Partner => rule(7, 3),
            Self::Trick => rule(8, 2),
            Self::Draw | Self::Over(End::UncertainEnd) => rule(15, 3),
            Self::Over(End::Goal) => rule(13, 4),
            Self::Over(End::FixedRounds) => rule(15, 2),
        }
    }
}

/// Everything that lies open on the table. The truth and every view hold the same one.
///
/// Between the end of a round and the next deal, and after the match, the round that was played
/// last is still in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Public {
    pub(crate) options: MatchOptions,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) dealer: Seat,
    pub(crate) round: u32,
    pub(crate) totals: PerSeat<i32>,
    pub(crate) sums: PerSeat<Sums>,
    pub(crate) hidden: PerSeat<u8>,
    pub(crate) laid: PerSeat<CardSet>,
    pub(crate) auction: Auction,
    pub(crate) contract: Option<Contract>,
    pub(crate) tricks: TrickRecord,
    pub(crate) last_round: Option<RoundResult>,
}

impl Public {
    /// The table before the first deal.
    pub(crate) fn new(options: MatchOptions) -> Self {
        let (seats, first) = (options.seats(), Seat::default());
        Self {
            options,
            phase: Phase::Deal,
            turn: first,
            dealer: first,
            round: 0,
            totals: PerSeat::new(seats, 0), // TRICKS-1.3
            sums: PerSeat::new(seats, Sums::default()),
            hidden: PerSeat::new(seats, 0),
            laid: PerSeat::new(seats, CardSet::EMPTY),
            auction: Auction::open(seats, first),
            contract: None,
            tricks: TrickRecord::led_by(seats, first, Trumps::NONE),
            last_round: None,
        }
    }

    // The match.

    /// What was agreed on before the match.
    pub const fn options(&self) -> &MatchOptions {
        &self.options
    }

    /// How many players there are.
    pub const fn seats(&self) -> u8 {
        self.totals.count()
    }

    /// What the table waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who owes a choice; `None` when luck is due or the match is over.
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Auction | Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner | Phase::Trick => {
                Some(self.turn)
            }
            Phase::Deal | Phase::Draw | Phase::Over(_) => None,
        }
    }

    /// The number of the round, from 1; 0 before the first deal.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// Who dealt this round; `None` before the first deal.
    pub const fn dealer(&self) -> Option<Seat> {
        if self.round == 0 { None } else { Some(self.dealer) }
    }

    /// Who deals the next round; `None` if that is to be drawn (TRICKS-1.4, TRICKS-13.2).
    pub const fn next_dealer(&self) -> Option<Seat> {
        if self.round == 0 { None } else { Some(self.dealer.left(self.seats())) }
    }

    /// How many rounds are complete.
    pub fn rounds_complete(&self) -> u32 {
        self.last_round.map_or(0, |result| result.round)
    }

    /// The total of a seat after the last complete round; may be negative (TRICKS-13.7).
    pub fn total(&self, seat: Seat) -> i32 {
        self.totals[seat]
    }

    /// All totals.
    pub const fn totals(&self) -> &PerSeat<i32> {
        &self.totals
    }

    /// Where a seat's total comes from.
    pub fn sums(&self, seat: Seat) -> &Sums {
        &self.sums[seat]
    }

    /// What the last complete round was worth.
    pub const fn last_round(&self) -> Option<&RoundResult> {
        self.last_round.as_ref()
    }

    // The cards.

    /// How many hidden cards a seat holds (TRICKS-16.2).
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hidden[seat]
    }

    /// The laid cards that still lie in front of a seat.
    pub fn laid(&self, seat: Seat) -> CardSet {
        self.laid[seat]
    }

    /// All cards played in this round: what an attentive player remembers. Whether a page shows it
    /// is the option `show_cards_gone` (TRICKS-16.3).
    pub fn cards_gone(&self) -> CardSet {
        self.tricks.cards_gone()
    }

    /// All cards that have not been seen in this round: those in the hidden hands.
    pub fn unseen(&self) -> CardSet {
        let on_table = self.laid.values().iter().fold(CardSet::EMPTY, |all, &laid| all.plus(laid));
        self.options.pack().minus(on_table).minus(self.cards_gone())
    }

    // The auction.

    /// The auction of this round: who laid what when.
    pub const fn auction(&self) -> &Auction {
        &self.auction
    }

    /// How many cards a seat has laid in this round: its bid.
    pub fn bid(&self, seat: Seat) -> u8 {
        self.auction.bid(seat)
    }

    /// How many cards a seat may lay if it is its turn now: 0 with an empty hand or when the auction
    /// is over (TRICKS-3.5, TRICKS-3.6, TRICKS-3.9).
    pub fn cap(&self, seat: Seat) -> u8 {
        match self.phase {
            Phase::Auction => self.auction.cap_by_bids(seat).min(self.hidden[seat]),
            Phase::Deal
            | Phase::ViceTrump
            | Phase::ChiefTrump
            | Phase::Partner
            | Phase::Trick
            | Phase::Draw
            | Phase::Over(_) => 0,
        }
    }

    /// What the auction leads to if nothing more is laid: the prospect while it runs, the result later.
    pub fn if_all_pass(&self) -> AuctionResult {
        self.auction.result()
    }

    // The contract.

    /// Chief, bid rank, Vice, types and partner, as far as they are known; `None` during the auction
    /// and in an Eklat.
    pub const fn contract(&self) -> Option<&Contract> {
        self.contract.as_ref()
    }

    /// The Chief of this round.
    pub fn chief(&self) -> Option<Seat> {
        self.contract.map(|contract| contract.chief)
    }

    /// The Vice of this round, if there is one.
    pub fn vice(&self) -> Option<Seat> {
        self.contract?.vice
    }

    /// The Chief's partner, once chosen.
    pub fn partner(&self) -> Option<Seat> {
        self.contract?.partner
    }

    /// The type the Vice has named.
    pub fn vice_type(&self) -> Option<Type> {
        self.contract?.trumps.vice
    }

    /// The trumps, once the Chief has named.
    pub fn trumps(&self) -> Option<Trumps> {
        let named = !matches!(self.phase, Phase::ViceTrump | Phase::ChiefTrump);
        self.contract.filter(|_| named).map(|contract| contract.trumps)
    }

    /// The Chief's team, as far as it is known (TRICKS-7.5).
    pub fn team(&self) -> SeatSet {
        self.contract
            .into_iter()
            .flat_map(|contract| [Some(contract.chief), contract.partner])
            .flatten()
            .collect()
    }

    /// Whom the Chief may pick as partner: everybody but the Chief and the Vice (TRICKS-7.1); nobody
    /// with three players.
    pub fn eligible_partners(&self) -> SeatSet {
        let Some(contract) = self.contract.filter(|_| self.options.has_teams()) else {
            return SeatSet::EMPTY;
        };
        let others = SeatSet::all(self.seats()).without(contract.chief);
        contract.vice.map_or(others, |vice| others.without(vice))
    }

    /// The types a seat may name now if it is its turn, `None` for no trumps; colours, numbers, none
    /// (TRICKS-6.3 to 6.5). Empty outside the naming of trumps.
    pub fn nameable(&self, seat: Seat) -> ArrayVec<Option<Type>, NAMEABLE> {
        match (self.phase, self.contract) {
            (Phase::ViceTrump, Some(contract)) if contract.vice == Some(seat) => {
                Type::shown_by(self.laid[seat]).map(Some).collect()
            }
            (Phase::ChiefTrump, Some(contract)) if contract.chief == seat => {
                nameable_by_chief(self.laid[seat], contract.trumps.vice)
            }
            _ => ArrayVec::new(),
        }
    }

    // The tricks.

    /// The tricks of this round; none before play.
    pub const fn tricks(&self) -> &TrickRecord {
        &self.tricks
    }

    /// Who has the current trick so far, and with which card; `None` before its lead.
    pub fn current_winner(&self) -> Option<(Seat, Card)> {
        self.tricks.winning().map(|won| (won.winner, won.card))
    }

    /// How the Chief's team stands if the round stopped here: points, target, rank reached; `None`
    /// before the Chief is found.
    pub fn team_result(&self) -> Option<TeamResult> {
        self.contract.map(|contract| TeamResult::of(contract, self.tricks.all_points()))
    }

    /// The points on all cards that nobody has won yet, those of the current trick included.
    pub fn points_out(&self) -> u8 {
        let won: u8 = self.tricks.all_points().values().iter().sum();
        self.options.points_in_play() - won
    }
}

/// Every type, and no trumps.
const NAMEABLE: usize = Type::COUNT + 1;

/// The types a Chief with these laid cards may name, with `None` for no trumps; the Vice's type is
/// taken (TRICKS-6.3 to 6.5).
pub fn nameable_by_chief(laid: CardSet, vice: Option<Type>) -> ArrayVec<Option<Type>, NAMEABLE> {
    let types = Type::shown_by(laid).filter(|&shown| Some(shown) != vice);
    types.map(Some).chain([None]).collect()
}
