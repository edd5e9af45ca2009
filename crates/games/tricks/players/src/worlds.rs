//! Worlds as the auction makes them likely: among all that a seat cannot tell from the true one, those in
//! which everybody had a reason to bid as they did.

use engine::{Imagine, PerSeat, Rng, Seat};
use tricks::{CardSet, Public, Tricks, Type, View};

use super::worth::{Milli, Prospect};

/// So many worlds are imagined for each one that is kept.
const TRIED: u32 = 4;

/// Some worlds, each as likely as the next. Never empty.
#[derive(Clone, Debug)]
pub(super) struct Worlds {
    worlds: Vec<Tricks>,
}

impl Worlds {
    /// Imagines worlds from a view and keeps `count` of them by how well they explain the bids.
    pub(super) fn imagine(view: &View, count: u32, rng: &mut Rng) -> Self {
        let count = count.max(1);
        let clues = Clues::of(view);
        if clues.is_silent() {
            return Self { worlds: (0..count).map(|_| Tricks::imagine(view, rng)).collect() };
        }
        let mut all = Vec::new();
        let mut sums = Vec::new();
        let mut sum = 0.0;
        for _ in 0..count * TRIED {
            let world = Tricks::imagine(view, rng);
            sum += clues.likelihood(&world);
            all.push(world);
            sums.push(sum);
        }
        // Every world is kept as often as its share of the sum says, up or down to the next whole number.
        let step = sum / f64::from(count);
        let mut mark = step * f64::from(rng.below(1000)) / 1000.0;
        let mut worlds = Vec::new();
        for (world, sum) in all.iter().zip(&sums) {
            while mark < *sum && worlds.len() < count as usize {
                worlds.push(*world);
                mark += step;
            }
        }
        if worlds.is_empty() {
            worlds.push(all[0]);
        }
        rng.shuffle(&mut worlds);
        Self { worlds }
    }

    /// All of them, in no order.
    pub(super) fn all(&self) -> &[Tricks] {
        &self.worlds
    }
}

/// What the auction tells of the hands of the others.
struct Clues {
    seats: u8,
    others: Vec<(Seat, Clue)>,
}

/// What the auction tells of one hand.
#[derive(Clone, Copy, Debug, Default)]
struct Clue {
    /// All cards laid.
    laid: CardSet,
    /// The highest bid with which the seat led.
    led: u8,
    /// The bid it would have had to make to lead when it passed last; 0 if it never passed behind.
    declined: u8,
    /// Cards that it has played.
    played: CardSet,
}

impl Clues {
    fn of(view: &View) -> Self {
        let public = view.public();
        let seats = public.seats();
        let mut clues = PerSeat::new(seats, Clue::default());
        let mut bids = PerSeat::new(seats, 0_u8);
        for turn in public.auction().history() {
            let others = bids.iter().filter(|&(other, _)| other != turn.seat).map(|(_, &bid)| bid);
            let high = others.max().unwrap_or(0);
            let bid = &mut bids[turn.seat];
            *bid += u8::try_from(turn.cards.len()).unwrap_or(0);
            clues[turn.seat].note(turn.cards, *bid, high);
        }
        let mut played = PerSeat::new(seats, CardSet::EMPTY);
        for trick in public.tricks().iter() {
            for (seat, card) in trick.iter() {
                played[seat] = played[seat].with(card.card);
            }
        }
        let others = Seat::all(seats).filter(|&seat| view.seat() != Some(seat) && public.hand_size(seat) > 0);
        let others = others.map(|seat| (seat, Clue { played: played[seat], ..clues[seat] })).collect();
        Self { seats, others }
    }

    fn is_silent(&self) -> bool {
        self.others.iter().all(|(_, clue)| clue.declined == 0 && clue.led == 0)
    }

    fn likelihood(&self, world: &Tricks) -> f64 {
        let public = world.public();
        let of_seat = |(seat, clue): &(Seat, Clue)| {
            let own = world.hand(*seat).plus(public.laid(*seat)).plus(clue.played);
            clue.likelihood(self.seats, own)
        };
        self.others.iter().map(of_seat).product()
    }
}

impl Clue {
    /// Notes a turn: these cards make a bid of so many against the highest of the others.
    const fn note(&mut self, cards: CardSet, bid: u8, high: u8) {
        self.laid = self.laid.plus(cards);
        let leads = bid > high;
        if !cards.is_empty() && leads {
            self.led = bid;
        }
        if leads {
            self.declined = 0;
        } else if cards.is_empty() {
            self.declined = high + 1;
        }
    }

    /// How likely a seat bids like this with these cards of its own.
    fn likelihood(&self, seats: u8, own: CardSet) -> f64 {
        let Some(will) = Will::of(seats, own) else { return 1.0 };
        let missing = f64::from(self.led.saturating_sub(will.rank));
        let held_back =
            if self.declined == 0 { 0.0 } else { f64::from((will.rank + 1).saturating_sub(self.declined)) };
        // Who lays cards of a type has more of it, the surer the more cards lie there.
        let shown = Type::shown_by(self.laid).map(|named| Prospect::of(seats, own, Some(named)).mean).max();
        let strength = shown.map_or(0.0, |mean| {
            points(mean) * (f64::from(u8::try_from(self.laid.len()).unwrap_or(6).min(6))) / SURE
        });
        (strength - 0.6 * missing - 0.5 * held_back).exp()
    }
}

/// So many points of a type shown, times cards laid, make a hand more likely by the factor e.
const SURE: f64 = 20.0;

/// How high a seat would go.
struct Will {
    rank: u8,
}

fn points(milli: Milli) -> f64 {
    f64::from(i32::try_from(milli).unwrap_or(0)) / 1000.0
}

impl Will {
    fn of(seats: u8, own: CardSet) -> Option<Self> {
        let worth = |named: &Type| {
            let prospect = Prospect::of(seats, own, Some(*named));
            (prospect.extra(seats, Some(*named), 3), *named, prospect)
        };
        let (_, named, prospect) =
            Type::shown_by(own).map(|named| worth(&named)).max_by_key(|&(worth, named, _)| (worth, named))?;
        let worth_it = prospect.values(seats, Some(named)).skip(1).take(8);
        let worth_it = worth_it.take_while(|value| *value > 3_000).count();
        Some(Self { rank: u8::try_from(worth_it).unwrap_or(0) })
    }
}

/// The round's scores so far written down, if it is over.
pub(super) fn scores(public: &Public) -> [i32; 6] {
    let mut scores = [0; 6];
    if let Some(result) = public.last_round() {
        for seat in Seat::all(public.seats()) {
            scores[seat.index()] = result.score(seat).into();
        }
    }
    scores
}

#[cfg(test)]
mod tests {
    use engine::{Game, Luck, Observer, Options, Table};
    use tricks::{Action, Card, MatchOptions, Suit};

    use super::*;

    /// What the left neighbour sees of a seat that has laid three of its red cards, one after the other, while all
    /// the others have passed.
    fn red_is_bid() -> (View, Seat) {
        let red = |table: &Table<Tricks>, seat| table.truth().hand(seat).common(CardSet::of_suit(Suit::Red));
        let options = MatchOptions::build(5, &[]).unwrap();
        let (luck, mut table) = (0..1_000)
            .map(|seed| (Luck::from_seed(seed), Table::<Tricks>::open(options, &Luck::from_seed(seed))))
            .find(|(_, table)| red(table, table.turn().owing().first().unwrap()).len() >= 6)
            .unwrap();
        let bidder = table.turn().owing().first().unwrap();
        for lay in 0..3 {
            let card: Card = red(&table, bidder).first().unwrap();
            table.play(bidder, Action::Lay(CardSet::only(card)), &luck).unwrap();
            while lay < 2 && table.turn().owing().first() != Some(bidder) {
                let seat = table.turn().owing().first().unwrap();
                table.play(seat, Action::Pass, &luck).unwrap();
            }
        }
        (table.view(Observer::Seat(bidder.left(5))), bidder)
    }

    #[test]
    fn who_bids_on_a_colour_has_more_of_it() {
        let (view, bidder) = red_is_bid();
        let mut rng = Rng::from_seed(4);
        let red = |worlds: &[Tricks]| {
            let held =
                worlds.iter().map(|world| world.hand(bidder).common(CardSet::of_suit(Suit::Red)).len());
            f64::from(u32::try_from(held.sum::<usize>()).unwrap())
                / f64::from(u32::try_from(worlds.len()).unwrap())
        };
        let blind: Vec<Tricks> = (0..400).map(|_| Tricks::imagine(&view, &mut rng)).collect();
        let worlds = Worlds::imagine(&view, 400, &mut rng);
        assert_eq!(worlds.all().len(), 400);
        assert!(red(worlds.all()) > red(&blind) + 0.4, "{} {}", red(worlds.all()), red(&blind));
        for world in worlds.all() {
            assert_eq!(world.view(view.observer()), view, "only worlds that look like the true one");
        }
    }
}
