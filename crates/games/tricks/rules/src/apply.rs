//! What a choice or an outcome of luck leads to, and what is told of it.

use engine::{Audience, PerSeat, Seat, SeatSet, Standing, Witness};

use crate::action::Action;
use crate::auction::{Auction, AuctionResult, NoVice, Vice};
use crate::card::Card;
use crate::cards::CardSet;
use crate::event::{Event, How};
use crate::luck::Chance;
use crate::options::{AfterRound, End};
use crate::public::{Phase, Public};
use crate::score::{Contract, Course, RoundResult, TeamResult};
use crate::state::Tricks;
use crate::trick::{Played, Source, TrickRecord};
use crate::trump::{Trumps, Type};

/// Tells something to everybody.
fn tell(witness: &mut impl Witness<Event>, event: Event) {
    witness.see(Audience::Everyone, event);
}

// Luck.

impl Tricks {
    /// Carries out an outcome of luck.
    pub(crate) fn carry_out(&mut self, chance: &Chance, witness: &mut impl Witness<Event>) {
        match *chance {
            Chance::Deal { dealer, hands } => self.deal(dealer, hands, witness),
            Chance::Draw(card) => self.public.draw(card, witness),
        }
    }

    fn deal(&mut self, dealer: Seat, hands: PerSeat<CardSet>, witness: &mut impl Witness<Event>) {
        let public = &mut self.public;
        let (seats, hand_size) = (public.seats(), public.options.hand_size());
        public.round += 1;
        public.dealer = dealer;
        public.phase = Phase::Auction;
        public.turn = dealer; // TRICKS-3.1
        public.hidden = PerSeat::new(seats, hand_size);
        public.laid = PerSeat::new(seats, CardSet::EMPTY);
        public.auction = Auction::open(seats, dealer);
        public.contract = None;
        public.tricks = TrickRecord::led_by(seats, dealer, Trumps::NONE);
        self.hands = hands;
        tell(witness, Event::RoundDealt { round: self.public.round, dealer, hand_size });
        for (seat, &hand) in self.hands.iter() {
            // TRICKS-2.4: hand cards are known to their holder only.
            witness.see(Audience::Only(SeatSet::only(seat)), Event::HandDealt { seat, hand });
        }
    }
}

// Choices.

impl Tricks {
    /// Carries out a legal action.
    pub(crate) fn take(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        match action {
            Action::Pass => self.public.pass(seat, witness),
            Action::Lay(cards) => self.lay(seat, cards, witness),
            Action::Trump(named) => self.public.name(named, witness),
            Action::Partner(partner) => self.public.choose_partner(partner, witness),
            Action::Play(card) => self.play(seat, card, witness),
        }
    }

    fn lay(&mut self, seat: Seat, cards: CardSet, witness: &mut impl Witness<Event>) {
        self.hands[seat] = self.hands[seat].minus(cards);
        self.public.lay(seat, cards, witness);
    }

    fn play(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        let public = &mut self.public;
        // Of two copies, one hidden and one laid, the laid one is played: it tells the others less.
        let from = if public.laid[seat].contains(card) {
            public.laid[seat] = public.laid[seat].without(card);
            Source::Table
        } else {
            self.hands[seat] = self.hands[seat].without(card);
            public.hidden[seat] -= 1;
            Source::Hand
        };
        public.play(seat, Played { card, from }, witness);
    }
}

// The auction.

impl Public {
    fn pass(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.auction.pass();
        let (in_a_row, hand_size) = (self.auction.passes(), self.hidden[seat]);
        tell(witness, Event::Passed { seat, in_a_row, hand_size });
        if self.auction.is_over() {
            self.end_auction(witness);
        } else {
            self.turn = seat.left(self.seats());
        }
    }

    fn lay(&mut self, seat: Seat, cards: CardSet, witness: &mut impl Witness<Event>) {
        let more = u8::try_from(cards.len()).expect("a pack has 60 cards");
        let place = self.auction.place_after(seat, more);
        self.auction.lay(seat, cards);
        self.laid[seat] = self.laid[seat].plus(cards);
        let bid = self.auction.bid(seat);
        self.hidden[seat] = self.options.hand_size() - bid;
        self.turn = seat.left(self.seats());
        tell(witness, Event::Laid { seat, cards, bid, place });
    }

    fn end_auction(&mut self, witness: &mut impl Witness<Event>) {
        tell(witness, Event::AuctionEnded { turns: self.auction.turns() });
        let (round, dealer, seats) = (self.round, self.dealer, self.seats());
        match self.auction.result() {
            AuctionResult::Empty => {
                tell(witness, Event::NobodyBid);
                self.end_round(RoundResult::empty(round, dealer, seats), witness);
            }
            AuctionResult::Eklat(eklat) => {
                tell(witness, Event::EklatFell { eklat });
                self.end_round(RoundResult::eklat(round, dealer, seats, eklat), witness);
            }
            AuctionResult::Chief { chief, rank, vice } => self.begin_contract(chief, rank, vice, witness),
        }
    }

    fn begin_contract(
        &mut self,
        chief: Seat,
        rank: u8,
        vice: Result<Vice, NoVice>,
        witness: &mut impl Witness<Event>,
    ) {
        let contract = Contract {
            chief,
            rank,
            vice: vice.ok().map(|vice| vice.seat),
            trumps: Trumps::NONE,
            partner: None,
        };
        tell(witness, Event::ChiefFound { chief, rank, target: contract.target(self.seats()) });
        match vice {
            Ok(vice) => tell(witness, Event::ViceFound { vice }),
            Err(why) => tell(witness, Event::NoViceFound { why }),
        }
        // TRICKS-6.1: the Vice names first.
        (self.phase, self.turn) = match contract.vice {
            Some(vice) => (Phase::ViceTrump, vice),
            None => (Phase::ChiefTrump, chief),
        };
        self.contract = Some(contract);
    }
}

// Trumps and partner.

impl Public {
    fn name(&mut self, named: Option<Type>, witness: &mut impl Witness<Event>) {
        let Some(contract) = &mut self.contract else { return };
        if let (Phase::ViceTrump, Some(vice), Some(named)) = (self.phase, contract.vice, named) {
            contract.trumps.vice = Some(named);
            (self.phase, self.turn) = (Phase::ChiefTrump, contract.chief);
            tell(witness, Event::ViceNamed { vice, named });
            return;
        }
        contract.trumps.chief = named;
        let Contract { chief, trumps, .. } = *contract;
        tell(witness, Event::ChiefNamed { chief, trumps, bonus: contract.bonus() });
        // TRICKS-7.7: with three players nobody is picked.
        if self.options.has_teams() {
            self.phase = Phase::Partner;
        } else {
            self.begin_tricks();
        }
    }

    fn choose_partner(&mut self, partner: Seat, witness: &mut impl Witness<Event>) {
        let Some(contract) = &mut self.contract else { return };
        contract.partner = Some(partner);
        tell(witness, Event::PartnerChosen { chief: contract.chief, partner });
        self.begin_tricks();
    }

    /// TRICKS-8.1: the Chief leads to the first trick.
    fn begin_tricks(&mut self) {
        let Some(contract) = self.contract else { return };
        self.phase = Phase::Trick;
        self.turn = contract.chief;
        self.tricks = TrickRecord::led_by(self.seats(), contract.chief, contract.trumps);
    }
}

// Tricks.

impl Public {
    fn play(&mut self, seat: Seat, played: Played, witness: &mut impl Witness<Event>) {
        let Some(contract) = &self.contract else { return };
        let (card, trick) = (played.card, self.tricks.complete());
        let how = match self.tricks.follows(card) {
            None => How::Led,
            Some((suit, true)) => How::Followed(suit),
            Some((suit, false)) if contract.trumps.cards().contains(card) => How::Ruffed(suit),
            Some((suit, false)) => How::Discarded(suit),
        };
        tell(witness, Event::CardPlayed { seat, card, from: played.from, trick, how });
        let Some(won) = self.tricks.play(seat, played) else {
            self.turn = seat.left(self.seats());
            return;
        };
        let cards = self.tricks.last().map_or(CardSet::EMPTY, |trick| trick.cards());
        tell(witness, Event::TrickWon { won, cards });
        self.turn = won.winner; // TRICKS-8.8
        // TRICKS-8.9: until all cards have been played.
        if self.tricks.complete() == self.options.hand_size() {
            let points = *self.tricks.all_points();
            tell(witness, Event::CardsCounted { points });
            self.end_round(RoundResult::played(self.round, self.dealer, *contract, points), witness);
        }
    }
}

// The end of a round and of the match.

impl Public {
    fn end_round(&mut self, result: RoundResult, witness: &mut impl Witness<Event>) {
        tell_scores(&result, witness);
        for seat in Seat::all(self.seats()) {
            self.totals[seat] += i32::from(result.score(seat)); // TRICKS-13.1
            self.sums[seat].add(&result, seat);
        }
        self.last_round = Some(result);
        tell(witness, Event::RoundScored { result, totals: self.totals });
        match self.options.after_round(self.round, &self.totals) {
            AfterRound::Deal => self.phase = Phase::Deal,
            AfterRound::Draw => self.phase = Phase::Draw,
            AfterRound::Over(end) => self.end_match(end, witness),
        }
    }

    fn draw(&mut self, card: Card, witness: &mut impl Witness<Event>) {
        let goal = self.options.goal();
        let sum = self.highest_total() + 10 * i32::from(card.number().value());
        tell(witness, Event::CardDrawn { card, sum, goal });
        // TRICKS-15.3: strictly beyond the goal.
        if sum > goal {
            self.end_match(End::UncertainEnd, witness);
        } else {
            self.phase = Phase::Deal;
        }
    }

    fn end_match(&mut self, end: End, witness: &mut impl Witness<Event>) {
        self.phase = Phase::Over(end);
        tell(witness, Event::MatchOver { end, rounds: self.round });
        let winners = self.standing(end).winners();
        tell(witness, Event::MatchWon { winners, total: self.highest_total() });
    }

    /// The final standing: more points are better, equal totals share a place (TRICKS-13.5, TRICKS-13.6).
    pub(crate) fn standing(&self, end: End) -> Standing {
        Standing::by_score(end.reason(), self.totals)
    }

    fn highest_total(&self) -> i32 {
        self.totals.values().iter().copied().max().unwrap_or(0)
    }
}

/// Tells who scored what beyond card points, part by part.
fn tell_scores(result: &RoundResult, witness: &mut impl Witness<Event>) {
    let size = |seat: Seat| u8::try_from(result.extra[seat].unsigned_abs()).unwrap_or(u8::MAX);
    let all = SeatSet::all(result.extra.count());
    match result.course {
        Course::Empty => {}
        Course::Eklat(eklat) => {
            let culprit = eklat.culprit;
            let tied = eklat.tied.without(culprit);
            tell(witness, Event::CulpritScored { culprit, loss: size(culprit) });
            tell(witness, Event::TiedScored { tied, each: tied.first().map_or(0, size) });
        }
        Course::Played(team) => {
            let TeamResult { contract, .. } = team;
            let members = all.iter().filter(|&seat| contract.in_team(seat)).collect::<SeatSet>();
            if team.is_reached() {
                tell(witness, Event::TargetReached { team });
                tell(witness, Event::BonusScored { team: members, each: contract.bonus() });
                return;
            }
            let opponents = all.iter().filter(|&seat| !contract.in_team(seat)).collect::<SeatSet>();
            let (chief, short) = (contract.chief, team.short());
            tell(witness, Event::TargetMissed { team });
            tell(witness, Event::PenaltyScored { chief, short, loss: size(chief) });
            tell(witness, Event::OpponentsScored { opponents, each: opponents.first().map_or(0, size) });
        }
    }
}
