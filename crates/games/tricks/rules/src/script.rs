//! What scripts about the game may say: sketched deals and questions.

use std::fmt::Display;

use engine::script::Scripted;
use engine::{Observer, ParseError, PerSeat, Seat, SeatSet, Turn};

use crate::action::read_named;
use crate::auction::AuctionResult;
use crate::card::{Card, Suit};
use crate::cards::CardSet;
use crate::luck::Chance;
use crate::public::Phase;
use crate::score::{bonus, target};
use crate::sketch::Sketch;
use crate::state::Tricks;
use crate::trick::Trick;

impl Scripted for Tricks {
    /// `deal dealer=b a=R9,R7,-G b=K0`: named cards lie where the sketch says, and a seat gets no card
    /// of a type after `-`. All other cards follow in deck order, one at a time, clockwise from the
    /// dealer's left. Without a dealer it is `a` in the first round and the due one later.
    fn complete(&self, sketch: &str) -> Result<Chance, ParseError> {
        if sketch.starts_with("draw") {
            return Chance::read(self.public.seats(), sketch);
        }
        Sketch::read(&self.public, sketch)?.complete(*self.public.options())
    }

    fn fact(&self, question: &str) -> Option<String> {
        let words: Vec<&str> = question.split_whitespace().collect();
        self.match_fact(&words)
            .or_else(|| self.card_fact(&words))
            .or_else(|| self.auction_fact(&words))
            .or_else(|| self.contract_fact(&words))
            .or_else(|| self.trick_fact(&words))
    }
}

// The answers, by what they are about.

impl Tricks {
    fn match_fact(&self, words: &[&str]) -> Option<String> {
        let public = &self.public;
        let options = public.options();
        Some(match *words {
            ["seats"] => public.seats().to_string(),
            ["goal"] => options.goal().to_string(),
            ["pack"] => options.pack().len().to_string(),
            ["colours"] => {
                let used = |suit: &Suit| !options.pack().common(CardSet::of_suit(*suit)).is_empty();
                Suit::ALL
                    .iter()
                    .filter(|suit| used(suit))
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(",")
            }
            ["points", "in", "play"] => options.points_in_play().to_string(),
            ["round"] => public.round().to_string(),
            ["rounds", "complete"] => public.rounds_complete().to_string(),
            ["phase"] => phase_word(public.phase()).into(),
            ["turn"] => or_none(public.turn()),
            ["dealer"] => or_none(public.dealer()),
            ["next", "dealer"] => or_none(public.next_dealer()),
            ["totals"] => all(public.totals()),
            ["total", seat] => public.total(self.seat(seat)?).to_string(),
            ["scores"] => {
                let result = public.last_round()?;
                all(&PerSeat::from_fn(public.seats(), |seat| result.score(seat)))
            }
            ["card", "points"] => all(&public.last_round()?.card_points),
            ["extras"] => all(&public.last_round()?.extra),
            ["ranks"] => all(&self.standing()?.ranks),
            ["winners"] => list(self.standing()?.winners()),
            ["reason"] => self.standing()?.reason.into(),
            ["target", rank] => target(public.seats(), rank.parse().ok()?).to_string(),
            ["bonus", named, rank] => bonus(read_named(named).ok()?, rank.parse().ok()?).to_string(),
            _ => return None,
        })
    }

    fn card_fact(&self, words: &[&str]) -> Option<String> {
        let public = &self.public;
        Some(match *words {
            ["hidden", seat] => cards(self.hand(self.seat(seat)?)),
            ["hand", "size", seat] => public.hand_size(self.seat(seat)?).to_string(),
            ["hand", "sizes"] => all(&PerSeat::from_fn(public.seats(), |seat| public.hand_size(seat))),
            ["laid", seat] => cards(public.laid(self.seat(seat)?)),
            ["gone"] => cards(public.cards_gone()),
            ["points", "of", card] => card.parse::<Card>().ok()?.points().to_string(),
            ["copies", "of", card] => card.parse::<Card>().ok()?.copies().to_string(),
            // What an observer is shown of a hidden hand.
            ["spectator", "sees", other] => self.sight(Observer::Spectator, self.seat(other)?),
            [seat, "sees", other] => self.sight(Observer::Seat(self.seat(seat)?), self.seat(other)?),
            _ => return None,
        })
    }

    fn auction_fact(&self, words: &[&str]) -> Option<String> {
        let public = &self.public;
        let auction = public.auction();
        Some(match *words {
            ["cap", seat] => public.cap(self.seat(seat)?).to_string(),
            ["bid", seat] => public.bid(self.seat(seat)?).to_string(),
            ["bids"] => all(auction.bids()),
            ["passes"] => auction.passes().to_string(),
            ["turns"] => auction.turns().to_string(),
            ["leader", "of", "auction"] => or_none(auction.sole_leader()),
            ["history"] => {
                let turn = |turn: crate::auction::AuctionTurn| format!("{}:{}", turn.seat, cards(turn.cards));
                auction.history().map(turn).collect::<Vec<_>>().join(" ")
            }
            ["if", "all", "pass"] => match public.if_all_pass() {
                AuctionResult::Empty => "nobody".into(),
                AuctionResult::Eklat(eklat) => {
                    let scores = PerSeat::from_fn(public.seats(), |seat| eklat.score(seat));
                    format!("eklat {} culprit {} scores {}", eklat.cards, eklat.culprit, all(&scores))
                }
                AuctionResult::Chief { chief, rank, vice } => {
                    format!("chief {chief} rank {rank} vice {}", or_none(vice.ok().map(|vice| vice.seat)))
                }
            },
            _ => return None,
        })
    }

    fn contract_fact(&self, words: &[&str]) -> Option<String> {
        let public = &self.public;
        Some(match *words {
            ["chief"] => or_none(public.chief()),
            ["vice"] => or_none(public.vice()),
            ["partner"] => or_none(public.partner()),
            ["team"] => list(public.team()),
            ["opponents"] => {
                list(Seat::all(public.seats()).filter(|&seat| !public.team().contains(seat)).collect())
            }
            ["rank"] => public.contract()?.rank.to_string(),
            ["target"] => public.contract()?.target(public.seats()).to_string(),
            ["bonus"] => public.contract()?.bonus().to_string(),
            ["trumps"] => public.trumps()?.to_string(),
            ["order"] => {
                let groups = public.trumps()?.order(public.options().pack());
                let group = |group: &CardSet| group.to_string().replace(',', "=");
                groups.iter().map(group).collect::<Vec<_>>().join(" ")
            }
            ["nameable", seat] => {
                let named = public.nameable(self.seat(seat)?);
                named.into_iter().map(or_none).collect::<Vec<_>>().join(",")
            }
            ["eligible"] => list(public.eligible_partners()),
            _ => return None,
        })
    }

    fn trick_fact(&self, words: &[&str]) -> Option<String> {
        let public = &self.public;
        let tricks = public.tricks();
        Some(match *words {
            ["suit", "of", card] => public.trumps()?.effective_suit(card.parse().ok()?).to_string(),
            ["tricks", "complete"] => tricks.complete().to_string(),
            ["leads"] => tricks.leader().to_string(),
            ["trick"] => trick(tricks.current()),
            ["last", "trick"] => trick(tricks.last()),
            ["winning"] => {
                public.current_winner().map_or_else(|| "none".into(), |(seat, card)| format!("{seat} {card}"))
            }
            ["points"] => all(tricks.all_points()),
            ["points", "out"] => public.points_out().to_string(),
            ["team", "points"] => public.team_result()?.points.to_string(),
            ["achieved"] => public.team_result()?.achieved.to_string(),
            ["voids", seat] => {
                let voids = tricks.voids(self.seat(seat)?);
                let voids: Vec<String> = voids.iter().map(|suit| suit.to_string()).collect();
                if voids.is_empty() { "none".into() } else { voids.join(",") }
            }
            _ => return None,
        })
    }

    fn seat(&self, word: &str) -> Option<Seat> {
        word.parse().ok().filter(|seat: &Seat| seat.index() < self.public.seats().into())
    }

    fn sight(&self, observer: Observer, of: Seat) -> String {
        self.seen_by(observer).hand_of(of).map_or_else(|| "hidden".into(), cards)
    }

    fn standing(&self) -> Option<engine::Standing> {
        match self.public.phase() {
            Phase::Over(end) => Turn::Over(self.public.standing(end)).standing(),
            Phase::Deal
            | Phase::Auction
            | Phase::ViceTrump
            | Phase::ChiefTrump
            | Phase::Partner
            | Phase::Trick
            | Phase::Draw => None,
        }
    }
}

const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Deal => "deal",
        Phase::Auction => "auction",
        Phase::ViceTrump => "vice trump",
        Phase::ChiefTrump => "chief trump",
        Phase::Partner => "partner",
        Phase::Trick => "trick",
        Phase::Draw => "draw",
        Phase::Over(_) => "over",
    }
}

fn or_none(value: Option<impl Display>) -> String {
    value.map_or_else(|| "none".into(), |value| value.to_string())
}

fn cards(cards: CardSet) -> String {
    if cards.is_empty() { "none".into() } else { cards.to_string() }
}

fn list(seats: SeatSet) -> String {
    if seats.is_empty() { "none".into() } else { seats.to_string() }
}

fn all<T: Display>(values: &PerSeat<T>) -> String {
    values.values().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn trick(trick: Option<Trick<'_>>) -> String {
    let Some(trick) = trick else { return "none".into() };
    trick.iter().map(|(seat, played)| format!("{seat}:{}", played.card)).collect::<Vec<_>>().join(" ")
}
