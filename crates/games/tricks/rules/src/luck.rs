//! What luck brings: deals, and the card drawn at an uncertain end.

use engine::notation::Words;
use engine::{ParseError, PerSeat, Rng, Seat};

use crate::card::Card;
use crate::cards::CardSet;
use crate::public::{Phase, Public};
use crate::refusal::Illegal;

/// One outcome of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chance {
    /// All cards in use are dealt (TRICKS-2.1).
    Deal {
        /// Who deals: anybody in the first round (TRICKS-1.4), then the left neighbour of the last one.
        dealer: Seat,
        /// Every hand.
        hands: PerSeat<CardSet>,
    },
    /// A card of the pack is drawn after a round with the uncertain end (TRICKS-15.3).
    Draw(Card),
}

impl Chance {
    /// Draws what is due.
    pub(crate) fn draw(public: &Public, rng: &mut Rng) -> Self {
        let pack = public.options().pack();
        if public.phase() == Phase::Draw {
            let place = rng.below(u32::try_from(pack.len()).expect("a pack has at most 60 cards"));
            return Self::Draw(pack.nth(place as usize).expect("the place is below the number of cards"));
        }
        let seats = public.seats();
        let dealer = public.next_dealer().unwrap_or_else(|| {
            // TRICKS-1.4: whoever deals first is drawn.
            Seat::all(seats).nth(rng.below(seats.into()) as usize).unwrap_or_default()
        });
        Self::Deal { dealer, hands: deal(pack, dealer, seats, rng) }
    }

    /// Whether this outcome could be drawn now.
    pub(crate) fn check(&self, public: &Public) -> Result<(), Illegal> {
        let phase = public.phase();
        match (*self, phase) {
            (Self::Deal { dealer, hands }, Phase::Deal) => check_deal(public, dealer, &hands),
            (Self::Draw(card), Phase::Draw) => {
                if public.options().pack().contains(card) {
                    return Ok(());
                }
                Err(Illegal::OutOfPack { cards: CardSet::only(card) })
            }
            _ => Err(Illegal::OtherLuck { phase }),
        }
    }

    /// The notation: `deal dealer=c a=R0,R7 b=…` or `draw R7`.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Deal { dealer, hands } => {
                let hands = hands.iter().map(|(seat, hand)| format!(" {seat}={hand}"));
                format!("deal dealer={dealer}{}", hands.collect::<String>())
            }
            Self::Draw(card) => format!("draw {card}"),
        }
    }

    /// Reads the notation.
    pub(crate) fn read(seats: u8, text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let (column, verb) = words.expect("deal or draw")?;
        let chance = match verb {
            "deal" => {
                let (column, dealer) = words.expect("the dealer, such as dealer=a")?;
                let dealer = after_equals(column, dealer, "dealer")?;
                let dealer = dealer.1.parse().map_err(|bad: ParseError| bad.shifted(dealer.0))?;
                let mut hands = PerSeat::new(seats, CardSet::EMPTY);
                for seat in Seat::all(seats) {
                    let name = seat.to_string();
                    let (column, word) = words.expect(&format!("the hand of seat {name}: {name}=R0,…"))?;
                    let (column, cards) = after_equals(column, word, &name)?;
                    hands[seat] = CardSet::read(column, cards)?;
                }
                Self::Deal { dealer, hands }
            }
            "draw" => {
                let (column, card) = words.expect("a card such as R7")?;
                Self::Draw(card.parse().map_err(|bad: ParseError| bad.shifted(column))?)
            }
            _ => return Err(ParseError::at(column, "deal or draw")),
        };
        words.end()?;
        Ok(chance)
    }
}

/// Shuffles and deals one card at a time, clockwise from the dealer's left (TRICKS-2.1 to 2.3).
fn deal(pack: CardSet, dealer: Seat, seats: u8, rng: &mut Rng) -> PerSeat<CardSet> {
    let mut order = [0_u8; 60];
    for (bit, place) in (0..).zip(&mut order) {
        *place = bit;
    }
    // The pack of three players is the beginning of the deck order.
    let order = &mut order[..pack.len()];
    rng.shuffle(order);
    let mut hands = PerSeat::new(seats, CardSet::EMPTY);
    for (first, seat) in dealer.left(seats).round(seats).enumerate() {
        let dealt = order[first..].iter().step_by(seats.into());
        hands[seat] = CardSet::from_bits(dealt.fold(0, |bits, &bit| bits | 1 << bit));
    }
    hands
}

fn check_deal(public: &Public, dealer: Seat, hands: &PerSeat<CardSet>) -> Result<(), Illegal> {
    let seats = public.seats();
    if dealer.index() >= seats.into() {
        return Err(Illegal::NoSuchDealer { seat: dealer, seats });
    }
    // TRICKS-13.2: after the first round it is the left neighbour of the last dealer.
    match public.next_dealer() {
        Some(due) if due != dealer => return Err(Illegal::NotTheDealer { dealer: due }),
        _ => {}
    }
    if hands.count() != seats {
        return Err(Illegal::HandsMissing { seats });
    }
    let (pack, due) = (public.options().pack(), public.options().hand_size());
    let mut dealt = CardSet::EMPTY;
    for (seat, &hand) in hands.iter() {
        let foreign = hand.minus(pack);
        if !foreign.is_empty() {
            return Err(Illegal::OutOfPack { cards: foreign });
        }
        let size = u8::try_from(hand.len()).expect("a pack has 60 cards");
        if size != due {
            return Err(Illegal::HandSize { seat, size, due });
        }
        if !dealt.fits_with(hand) {
            // Copies of one kind may lie in two hands, but no more than there are.
            let left = pack.minus(dealt);
            return Err(Illegal::DealtTwice { seat, cards: hand.minus(left) });
        }
        dealt = dealt.plus(hand);
    }
    Ok(())
}

/// The value of a word `name=value`, with its column.
fn after_equals<'a>(column: usize, word: &'a str, name: &str) -> Result<(usize, &'a str), ParseError> {
    let value = word.strip_prefix(name).and_then(|rest| rest.strip_prefix('='));
    let value = value.ok_or_else(|| ParseError::at(column, format!("{name}=…")))?;
    Ok((column + name.len() + 1, value))
}
