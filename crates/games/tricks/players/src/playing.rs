//! Card play: what each playable card may win or give away, weighed against what it is worth later.

use engine::Seat;
use tricks::{Card, CardSet, Class, Contract, EffectiveSuit, Public, Voids};

use super::worth::Milli;

/// How much a seat remembers of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Memory {
    /// Every card, and who could not follow.
    OfAll,
    /// What lies on the table.
    OfThisTrick,
}

/// The card that promises most to a seat whose turn it is.
pub(super) fn play(public: &Public, contract: &Contract, seat: Seat, hand: CardSet) -> Option<Card> {
    play_from_memory(public, contract, seat, hand, Memory::OfAll)
}

/// The card that seems to promise most to a seat that remembers so much.
pub(super) fn play_from_memory(
    public: &Public,
    contract: &Contract,
    seat: Seat,
    hand: CardSet,
    memory: Memory,
) -> Option<Card> {
    let own = hand.plus(public.laid(seat));
    let trick = Trick { memory, ..Trick::of(public, contract, seat, hand) }.remembered();
    let playable = contract.trumps.playable(own, trick.led).kinds();
    playable.iter().max_by_key(|&card| (trick.promise(card, own), std::cmp::Reverse(card)))
}

/// What a seat knows of the trick to which it is about to play.
struct Trick<'a> {
    public: &'a Public,
    contract: &'a Contract,
    seat: Seat,
    led: Option<Card>,
    best: Option<(Seat, Card)>,
    /// Points on the cards already in the trick.
    points: Milli,
    /// Who plays after the seat, in order.
    later: Vec<Seat>,
    /// Cards in hidden hands of others.
    unseen: CardSet,
    memory: Memory,
}

/// A chance in permille.
type Permille = i64;

impl<'a> Trick<'a> {
    fn of(public: &'a Public, contract: &'a Contract, seat: Seat, hand: CardSet) -> Self {
        let current = public.tricks().current();
        let in_trick = current.as_ref().map_or(CardSet::EMPTY, tricks::Trick::cards);
        let played = in_trick.len();
        let later =
            seat.round(public.seats()).skip(1).take(usize::from(public.seats()) - 1 - played).collect();
        Self {
            public,
            contract,
            seat,
            led: public.tricks().led(),
            best: public.current_winner(),
            points: 1000 * Milli::from(in_trick.points()),
            later,
            unseen: public.unseen().minus(hand),
            memory: Memory::OfAll,
        }
    }

    /// Who forgets takes the cards of earlier tricks to be still out.
    fn remembered(self) -> Self {
        let gone = self.public.tricks().iter().filter(tricks::Trick::is_complete);
        match self.memory {
            Memory::OfAll => self,
            Memory::OfThisTrick => {
                Self { unseen: gone.map(|trick| trick.cards()).fold(self.unseen, CardSet::plus), ..self }
            }
        }
    }

    /// Whether a seat wins for the same side.
    fn is_friend(&self, other: Seat) -> bool {
        self.contract.in_team(other) == self.contract.in_team(self.seat)
    }

    /// What playing a card promises: points won by the seat, by its side and by the others, and the
    /// future worth of what is given up.
    fn promise(&self, card: Card, own: CardSet) -> Milli {
        let led = self.led.unwrap_or(card);
        let strength = self.contract.trumps.ranking(led).strength(card);
        let leads =
            self.best.is_none_or(|(_, best)| strength > self.contract.trumps.ranking(led).strength(best));
        let to_come = 900 * Milli::try_from(self.later.len()).unwrap_or(0);
        let stake = self.points + 1000 * Milli::from(card.points()) + to_come;
        let (mine, friends, others) = if leads {
            let mine = self.survives(self.seat, card, led);
            self.shared(mine, card, led)
        } else {
            self.lost(led)
        };
        let gain = mine * stake + friends * stake * 55 / 100 - others * stake * 60 / 100;
        gain / 1000 - self.later_worth(card, own) + self.draws_trumps(card, own)
    }

    /// The chances of seat, friends and others when the seat has the best card so far.
    fn shared(&self, mine: Permille, card: Card, led: Card) -> (Permille, Permille, Permille) {
        let rest = 1000 - mine;
        // Whoever overtakes is an enemy, unless only friends can.
        let friend_left =
            self.later.iter().any(|&later| self.is_friend(later) && self.beats(later, card, led) > 0);
        let enemy_left = self.later.iter().any(|&later| !self.is_friend(later));
        match (friend_left, enemy_left) {
            (true, true) => (mine, rest / 4, rest - rest / 4),
            (true, false) => (mine, rest, 0),
            (false, _) => (mine, 0, rest),
        }
    }

    /// The chances of seat, friends and others when the card played does not win.
    fn lost(&self, led: Card) -> (Permille, Permille, Permille) {
        let Some((winner, best)) = self.best else { return (0, 0, 1000) };
        if self.is_friend(winner) {
            let held = self.survives(winner, best, led);
            return (0, held, 1000 - held);
        }
        let rescue = self.later.iter().filter(|&&later| self.is_friend(later));
        let rescued = 1000 - none_of(rescue.map(|&later| self.beats(later, best, led)));
        (0, rescued * 7 / 10, 1000 - rescued * 7 / 10)
    }

    /// The chance that no enemy of the winner who plays later beats a card.
    fn survives(&self, winner: Seat, card: Card, led: Card) -> Permille {
        let side = self.contract.in_team(winner);
        let enemies = self.later.iter().filter(|&&later| self.contract.in_team(later) != side);
        let by_enemies = none_of(enemies.map(|&later| self.beats(later, card, led)));
        if winner != self.seat {
            return by_enemies;
        }
        // A friend may have to overtake.
        let friends = self.later.iter().filter(|&&later| self.contract.in_team(later) == side);
        by_enemies * none_of(friends.map(|&later| self.beats(later, card, led) / 3)) / 1000
    }

    /// The chance that a seat that plays later beats a card.
    fn beats(&self, other: Seat, card: Card, led: Card) -> Permille {
        let trumps = self.contract.trumps;
        let suit = trumps.effective_suit(led);
        let strength = trumps.ranking(led).strength(card);
        let stronger = |cards: CardSet| {
            cards.iter().filter(|&other| trumps.ranking(led).strength(other) > strength).collect::<CardSet>()
        };
        let laid = self.public.laid(other);
        let voids = match self.memory {
            Memory::OfAll => self.public.tricks().voids(other),
            Memory::OfThisTrick => Voids::NONE,
        };
        let maybe = self.unseen.minus(self.unseen.common(voids.cards(trumps)));
        let draws = Draws { unseen: maybe.len(), held: usize::from(self.public.hand_size(other)) };
        let following = trumps.cards_of(suit);
        let in_suit = if stronger(laid.common(following)).is_empty() {
            draws.any_of(stronger(maybe.common(following)).len())
        } else {
            900
        };
        if suit == EffectiveSuit::Trump || !laid.common(following).is_empty() {
            return in_suit;
        }
        let void = if voids.contains(suit) { 1000 } else { draws.none_of(maybe.common(following).len()) };
        let has_trump = if stronger(laid.common(trumps.cards())).is_empty() {
            draws.any_of(stronger(maybe.common(trumps.cards())).len())
        } else {
            1000
        };
        let ruffs = void * has_trump / 1000 * 9 / 10;
        in_suit + (1000 - in_suit) * ruffs / 1000
    }

    /// What a card may still win later: strong cards and trumps are kept for tricks that are worth them.
    fn later_worth(&self, card: Card, own: CardSet) -> Milli {
        let trumps = self.contract.trumps;
        let number = Milli::from(card.number().value());
        let above = trumps.cards_of(trumps.effective_suit(card)).common(self.unseen);
        let masters = above
            .iter()
            .all(|other| trumps.ranking(card).strength(other) <= trumps.ranking(card).strength(card));
        let tricks_left = Milli::try_from(own.len()).unwrap_or(0);
        if tricks_left <= 1 {
            return 0;
        }
        let plain = 60 * number + if masters && number >= 5 { 500 } else { 0 };
        match trumps.class(card) {
            Class::Double => 2_300,
            Class::Chief => 1_500 + 70 * number,
            Class::Vice => 1_100 + 60 * number,
            Class::Plain => plain,
        }
    }

    /// A Chief's side with many trumps draws those of the others.
    fn draws_trumps(&self, card: Card, own: CardSet) -> Milli {
        let trumps = self.contract.trumps.cards();
        if self.led.is_some() || !trumps.contains(card) || self.seat != self.contract.chief {
            return 0;
        }
        let (held, out) = (own.common(trumps).len(), self.unseen.common(trumps).len());
        if held >= 3 && out > 0 && 2 * held > out { 1_600 } else { 0 }
    }
}

/// How many unseen cards there are, and how many of them one hand holds.
#[derive(Clone, Copy)]
struct Draws {
    unseen: usize,
    held: usize,
}

impl Draws {
    /// The chance that the hand holds none of `count` of the unseen cards.
    fn none_of(self, count: usize) -> Permille {
        let mut chance = 1_000_000;
        for drawn in 0..self.held.min(self.unseen) {
            let left = self.unseen - drawn;
            let others = left.saturating_sub(count);
            chance = chance * i64::try_from(others).unwrap_or(0) / i64::try_from(left).unwrap_or(1);
        }
        chance / 1000
    }

    /// The chance that the hand holds at least one of them.
    fn any_of(self, count: usize) -> Permille {
        1000 - self.none_of(count)
    }
}

/// The chance that none of several independent things happens.
fn none_of(chances: impl Iterator<Item = Permille>) -> Permille {
    chances.fold(1000, |all, chance| all * (1000 - chance) / 1000)
}
