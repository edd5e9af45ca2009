//! Types and trumps: which suit a card follows, and which card wins.

use std::fmt;
use std::str::FromStr;

use engine::ParseError;

use crate::card::{Card, Number, Suit};
use crate::cards::CardSet;

/// A colour or a number, as a class of cards (TRICKS-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Type {
    /// All cards of a colour.
    Suit(Suit),
    /// All cards with a number.
    Number(Number),
}

impl Type {
    /// How many there are.
    pub const COUNT: usize = Suit::ALL.len() + Number::ALL.len();

    /// All types: the colours, then the numbers.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Suit::ALL.into_iter().map(Self::Suit).chain(Number::ALL.into_iter().map(Self::Number))
    }

    /// All cards of the type.
    #[inline]
    pub const fn cards(self) -> CardSet {
        match self {
            Self::Suit(suit) => CardSet::of_suit(suit),
            Self::Number(number) => CardSet::of_number(number),
        }
    }

    /// Whether a card is of this type.
    pub const fn includes(self, card: Card) -> bool {
        self.cards().contains(card)
    }

    /// The types that appear on these cards, colours first (TRICKS-6.3).
    pub fn shown_by(cards: CardSet) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |shown| !cards.common(shown.cards()).is_empty())
    }
}

impl fmt::Display for Type {
    /// `R` or `7`; with `{:#}` in English, `Red` or `7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Suit(suit) => fmt::Display::fmt(suit, f),
            Self::Number(number) => fmt::Display::fmt(number, f),
        }
    }
}

impl FromStr for Type {
    type Err = ParseError;

    /// Reads `R` or `7`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut letters = text.chars();
        let read = match (letters.next(), letters.next()) {
            (Some(digit @ '0'..='9'), None) => Number::new(digit as u8 - b'0').map(Self::Number),
            (Some(letter), None) => Suit::from_letter(letter).map(Self::Suit),
            _ => None,
        };
        read.ok_or_else(|| ParseError::at(0, "a colour (R, G, B, Y, K) or a number (0 to 9)"))
    }
}

/// The suit that a card follows: all trumps are one suit and leave their printed colour (TRICKS-8.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EffectiveSuit {
    /// A colour without its trumps.
    Plain(Suit),
    /// All trumps together.
    Trump,
}

impl EffectiveSuit {
    /// The five colours, then trump.
    pub const ALL: [Self; 6] = [
        Self::Plain(Suit::Red),
        Self::Plain(Suit::Green),
        Self::Plain(Suit::Blue),
        Self::Plain(Suit::Yellow),
        Self::Plain(Suit::Black),
        Self::Trump,
    ];

    /// Its place in [`EffectiveSuit::ALL`], 0 to 5.
    pub const fn index(self) -> usize {
        match self {
            Self::Plain(suit) => suit.index(),
            Self::Trump => 5,
        }
    }
}

impl fmt::Display for EffectiveSuit {
    /// `R` or `trump`; with `{:#}` `Red` or `trump`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(suit) => fmt::Display::fmt(suit, f),
            Self::Trump => f.write_str("trump"),
        }
    }
}

/// The classes of cards in a trick, low to high (TRICKS-9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// No trump.
    Plain,
    /// Of the Vice's type only.
    Vice,
    /// Of the Chief's type only.
    Chief,
    /// Of both types.
    Double,
}

/// The trumps of a round: the Chief's type above the Vice's. Either may be missing (TRICKS-9.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Trumps {
    /// What the Chief named; `None` for no trumps.
    pub chief: Option<Type>,
    /// What the Vice named; `None` without a Vice.
    pub vice: Option<Type>,
}

impl Trumps {
    /// No trumps at all.
    pub const NONE: Self = Self { chief: None, vice: None };

    /// All trumps of the five colours.
    #[inline]
    pub const fn cards(self) -> CardSet {
        self.chief_cards().either(self.vice_cards())
    }

    #[inline]
    const fn chief_cards(self) -> CardSet {
        match self.chief {
            Some(named) => named.cards(),
            None => CardSet::EMPTY,
        }
    }

    #[inline]
    const fn vice_cards(self) -> CardSet {
        match self.vice {
            Some(named) => named.cards(),
            None => CardSet::EMPTY,
        }
    }

    /// The class of a card.
    pub const fn class(self, card: Card) -> Class {
        match (self.chief_cards().contains(card), self.vice_cards().contains(card)) {
            (true, true) => Class::Double,
            (true, false) => Class::Chief,
            (false, true) => Class::Vice,
            (false, false) => Class::Plain,
        }
    }

    /// The suit a card follows (TRICKS-8.6, TRICKS-9.1).
    #[inline]
    pub const fn effective_suit(self, card: Card) -> EffectiveSuit {
        if self.cards().contains(card) { EffectiveSuit::Trump } else { EffectiveSuit::Plain(card.suit()) }
    }

    /// All cards that follow a suit.
    #[inline]
    pub const fn cards_of(self, suit: EffectiveSuit) -> CardSet {
        match suit {
            EffectiveSuit::Trump => self.cards(),
            EffectiveSuit::Plain(suit) => CardSet::of_suit(suit).minus(self.cards()),
        }
    }

    /// Which of these cards may follow the card led: those of its suit, or all if there is none;
    /// all for the leader (TRICKS-8.3 to 8.7, 8.11).
    #[inline]
    pub const fn playable(self, own: CardSet, led: Option<Card>) -> CardSet {
        let Some(led) = led else { return own };
        own.following(self.cards_of(self.effective_suit(led)))
    }

    /// How cards rank in a trick to which `led` was led.
    #[inline]
    pub const fn ranking(self, led: Card) -> Ranking {
        Ranking::of(self).led(led)
    }

    /// The place of the winning card among cards in playing order; of equal cards the first
    /// (TRICKS-9.5). 0 if there are no cards.
    #[inline]
    pub fn winner(self, cards: impl IntoIterator<Item = Card>) -> usize {
        let mut cards = cards.into_iter();
        let Some(led) = cards.next() else { return 0 };
        let ranking = self.ranking(led);
        let (mut best, mut strongest) = (0, ranking.strength(led));
        for (place, card) in (1..).zip(cards) {
            let strength = ranking.strength(card);
            if strength > strongest {
                (best, strongest) = (place, strength);
            }
        }
        best
    }

    /// The trump suit from the top: groups of equal cards, from the cards of `pack` (TRICKS-9.9).
    pub fn order(self, pack: CardSet) -> Vec<CardSet> {
        let trumps = pack.common(self.cards());
        let mut groups: Vec<(u8, CardSet)> = Vec::new();
        for card in trumps {
            let strength = self.ranking(card).strength(card);
            match groups.iter_mut().find(|(known, _)| *known == strength) {
                Some((_, group)) => *group = group.with(card),
                None => groups.push((strength, CardSet::only(card))),
            }
        }
        groups.sort_by_key(|&(strength, _)| std::cmp::Reverse(strength));
        groups.into_iter().map(|(_, group)| group).collect()
    }
}

/// How cards rank in one trick (TRICKS-9.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ranking {
    chief: CardSet,
    vice: CardSet,
    /// The colour led, unless a trump was led.
    plain: CardSet,
}

impl Ranking {
    /// The strength of the best plain card.
    pub const PLAIN_MAX: u8 = 10;

    /// How cards rank before one is led: none but trumps can win.
    pub(crate) const fn of(trumps: Trumps) -> Self {
        Self { chief: trumps.chief_cards(), vice: trumps.vice_cards(), plain: CardSet::EMPTY }
    }

    /// How cards rank once this one is led.
    pub(crate) const fn led(self, card: Card) -> Self {
        let plain = if self.trumps().contains(card) { CardSet::EMPTY } else { CardSet::of_suit(card.suit()) };
        Self { plain, ..self }
    }

    const fn trumps(self) -> CardSet {
        self.chief.either(self.vice)
    }

    /// The suit of the card led, which is this one, and all cards that follow it.
    pub(crate) const fn following(self, led: Card) -> (EffectiveSuit, CardSet) {
        if self.plain.is_empty() {
            (EffectiveSuit::Trump, self.trumps())
        } else {
            (EffectiveSuit::Plain(led.suit()), self.plain.minus(self.trumps()))
        }
    }

    /// How strong a card is: more is better, equal cards have equal strength, and 0 never wins. A
    /// card of the suit led or a trump has at least 1: the class first, then the number.
    #[inline]
    pub const fn strength(self, card: Card) -> u8 {
        let class = 2 * self.chief.contains(card) as u8 + self.vice.contains(card) as u8;
        if class == 0 && !self.plain.contains(card) { 0 } else { 1 + class * 10 + card.number().value() }
    }
}

impl fmt::Display for Trumps {
    /// `Red over Green`, `7`, `no trumps over Green`, `no trumps`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.chief, self.vice) {
            (Some(chief), Some(vice)) => write!(f, "{chief:#} over {vice:#}"),
            (Some(chief), None) => write!(f, "{chief:#}"),
            (None, Some(vice)) => write!(f, "no trumps over {vice:#}"),
            (None, None) => f.write_str("no trumps"),
        }
    }
}
