//! Worlds that fit what an observer knows.

use arrayvec::ArrayVec;
use engine::{Imagine, Options, Rng, Seat, SeatSet};

use crate::card::Card;
use crate::deck::{Cards, Deck};
use crate::phase::Phase;
use crate::state::M;
use crate::view::View;

impl Imagine for M {
    /// Every arrangement of the unseen cards that fits the view is equally likely: those in the hands,
    /// in the pile and in the box change places, whatever is known to be somewhere stays there, cards adrift
    /// do not go to the box, and hands agree with what passes have shown of them.
    ///
    /// What the other seats remember is not known to the observer; in the world they have forgotten it.
    ///
    /// # Complexity
    /// Hands that contradict a pass are dealt anew, up to 200 times. If none agrees by then (a rare case:
    /// several players have passed though nearly every card would have fitted), as few cards as possible
    /// change places until they agree, and the world is no longer drawn quite evenly.
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        if let Some(world) = &view.everything {
            return (**world).clone();
        }
        let mut world = Self::empty(*view.public.options());
        if view.public.phase != Phase::Shuffle {
            world.public = view.public;
            Deal::new(view).into_world(rng, &mut world);
        }
        world
    }

    /// The cards of the pile that nobody has put there, and those in the box.
    fn shuffle_unseen(&mut self, rng: &mut Rng) {
        let untouched = self.public.pile.under().len();
        let mut unseen: Cards = self.pile()[untouched..].iter().copied().chain(self.removed).collect();
        // A sort key for each card of the deck, drawn even if the card is elsewhere.
        let keyed = self.public.options().deck().in_order().map(|card| (rng.next_u64(), card));
        let is_unseen = |&(_, card): &(u64, Card)| {
            let is_there = unseen.contains(card);
            unseen = unseen.without(card);
            is_there
        };
        let mut keyed: ArrayVec<(u64, Card), { Deck::SIZE }> = keyed.into_iter().filter(is_unseen).collect();
        keyed.sort_unstable();
        let mut cards = keyed.into_iter().map(|(_, card)| card);
        self.removed = cards.by_ref().take(self.removed.len()).collect();
        self.pile_mut()[untouched..].iter_mut().zip(cards).for_each(|(place, card)| *place = card);
    }
}

/// How often hands are dealt before they are mended.
const DEALS_MAX: usize = 200;

/// All cards whose place is unknown, and the places where they may be.
struct Deal<'a> {
    view: &'a View,
    /// First those adrift, which are in a hand or in the pile, then those that may be anywhere.
    cards: ArrayVec<Card, { Deck::SIZE }>,
    adrift: usize,
    hands: ArrayVec<UnknownHand, { engine::SEATS_MAX }>,
    /// How many places are in hands, and how many in hands and in the pile.
    in_hands: usize,
    in_play: usize,
    /// Which card lies where: first the places in hands, seat by seat, then those in the pile, the lowest
    /// first, then those in the box.
    places: ArrayVec<Option<usize>, { Deck::SIZE }>,
}

/// The unknown part of one hand.
struct UnknownHand {
    seat: Seat,
    /// Its places.
    from: usize,
    to: usize,
    /// So many of them at least hold none of the cards that fitted when the seat passed.
    unfitting: usize,
    fitting: Cards,
}

impl UnknownHand {
    fn new(view: &View, seat: Seat, from: usize) -> Self {
        let (public, known) = (&view.public, view.hand_of(seat));
        let to = from + usize::from(public.hand_sizes()[seat]) - known.len();
        let (fitting, shown) =
            public.pass_proof(seat).map_or((Cards::EMPTY, 0), |proof| (proof.fitting, proof.cards));
        let among_known = known.iter().filter(|&card| !fitting.contains(card)).count();
        Self { seat, from, to, unfitting: usize::from(shown).saturating_sub(among_known), fitting }
    }
}

impl<'a> Deal<'a> {
    fn new(view: &'a View) -> Self {
        let (adrift, unseen) = (view.adrift(), view.unseen());
        let (mut hands, mut in_hands) = (ArrayVec::<UnknownHand, { engine::SEATS_MAX }>::new(), 0);
        for seat in Seat::all(view.public.options().seats()) {
            let hand = UnknownHand::new(view, seat, in_hands);
            in_hands = hand.to;
            hands.push(hand);
        }
        Self {
            view,
            cards: adrift.iter().chain(unseen.without_all(adrift)).collect(),
            adrift: adrift.len(),
            hands,
            in_hands,
            in_play: in_hands + view.public.pile().len() - view.buried().len(),
            places: std::iter::repeat_n(None, unseen.len()).collect(),
        }
    }

    fn into_world(mut self, rng: &mut Rng, world: &mut M) {
        let agree = (0..DEALS_MAX).any(|_| {
            self.deal_hands(rng);
            self.hands.iter().all(|hand| self.agrees(hand))
        });
        self.deal_rest(rng);
        if !agree {
            self.mend();
        }
        self.put_into(world);
    }

    /// Puts the cards adrift anywhere in hands and pile, and other cards into the rest of the hands.
    fn deal_hands(&mut self, rng: &mut Rng) {
        self.places.fill(None);
        for card in 0..self.adrift {
            // Whoever finds a place taken draws again, so each empty place is equally likely.
            let mut place = below(rng, self.in_play);
            while self.places[place].is_some() {
                place = below(rng, self.in_play);
            }
            self.places[place] = Some(card);
        }
        let empty = self.places[..self.in_hands].iter_mut().filter(|place| place.is_none());
        for (next, place) in (self.adrift..).zip(empty) {
            let drawn = next + below(rng, self.cards.len() - next);
            self.cards.swap(next, drawn);
            *place = Some(next);
        }
    }

    /// Puts the other cards into the pile and the box.
    fn deal_rest(&mut self, rng: &mut Rng) {
        let empty = self.places.iter().filter(|place| place.is_none()).count();
        let next = self.cards.len() - empty;
        rng.shuffle(&mut self.cards[next..]);
        let empty = self.places.iter_mut().filter(|place| place.is_none());
        empty.zip(next..).for_each(|(place, card)| *place = Some(card));
    }

    /// Whether a hand agrees with what its last pass has shown.
    fn agrees(&self, hand: &UnknownHand) -> bool {
        let dealt = self.places[hand.from..hand.to].iter().flatten();
        dealt.filter(|&&card| !hand.fitting.contains(self.cards[card])).count() >= hand.unfitting
    }

    /// Moves cards until all hands agree with passes: the cards that lie where they may not are put
    /// elsewhere, each on a chain of places that ends where one of them lay (augmenting paths).
    fn mend(&mut self) {
        let wrong = |(place, &card): (usize, &Option<usize>)| {
            card.filter(|&card| !self.may_lie(card, place)).map(|card| (place, card))
        };
        let wrong: ArrayVec<(usize, usize), { Deck::SIZE }> =
            self.places.iter().enumerate().filter_map(wrong).collect();
        for &(place, _) in &wrong {
            self.places[place] = None;
        }
        for (_, card) in wrong {
            let found = self.find_place(card, &mut [false; Deck::SIZE]);
            debug_assert!(found, "the world that was seen is such an arrangement");
        }
    }

    /// Finds a place for a card, moving others where that makes room.
    fn find_place(&mut self, card: usize, tried: &mut [bool; Deck::SIZE]) -> bool {
        for place in 0..self.places.len() {
            if tried[place] || !self.may_lie(card, place) {
                continue;
            }
            tried[place] = true;
            if self.places[place].is_none_or(|other| self.find_place(other, tried)) {
                self.places[place] = Some(card);
                return true;
            }
        }
        false
    }

    /// Whether a card may lie in a place, if the first places of a hand are those for cards that did not fit.
    fn may_lie(&self, card: usize, place: usize) -> bool {
        let is_for_unfitting = |hand: &&UnknownHand| (hand.from..hand.from + hand.unfitting).contains(&place);
        match self.hands.iter().find(is_for_unfitting) {
            Some(hand) => !hand.fitting.contains(self.cards[card]),
            None => place < self.in_play || card >= self.adrift,
        }
    }

    /// Lays every card in its place.
    fn put_into(&self, world: &mut M) {
        let card = |place: usize| self.cards[self.places[place].expect("every place has got a card")];
        for hand in &self.hands {
            let observer = self.view.seat().filter(|&own| own != hand.seat);
            for known in self.view.hand_of(hand.seat).iter() {
                world.hands[hand.seat].add(known, observer.into_iter().collect());
            }
            for place in hand.from..hand.to {
                world.hands[hand.seat].add(card(place), SeatSet::EMPTY);
            }
        }
        let mut buried = self.view.buried().iter().peekable();
        let mut places = self.in_hands..self.in_play;
        for (below, slot) in world.pile_mut().iter_mut().enumerate() {
            *slot = match buried.next_if(|buried| usize::from(buried.below) == below) {
                Some(buried) => buried.card,
                None => card(places.next().expect("the pile has a place for each card")),
            };
        }
        world.removed = (self.in_play..self.places.len()).map(card).collect();
        if let Some(seat) = self.view.seat() {
            world.adrift[seat] = self.view.adrift();
        }
    }
}

/// A number below a bound, each equally likely.
fn below(rng: &mut Rng, bound: usize) -> usize {
    rng.below(u32::try_from(bound).expect("there are 90 cards")) as usize
}
