//! Why a choice was worse than another. What lies open is compared as it is, what depends on hidden cards in
//! imagined deals.

use engine::{Game as _, Rng, RuleId, Seat};
use players::rehearsal::play_until;
use players::{Case, Reason, Twice, most};
use tricks::{Action, Card, Contract, Course, EffectiveSuit, Phase, TeamResult, Tricks, Type};

use super::by_rule;

/// The words of all reasons.
pub(super) const WORDS: [&str; 10] = [
    "eklat",
    "bid_missed",
    "bid_low",
    "trumps_fewer",
    "partner_without_trumps",
    "trick_lost",
    "own_side_beaten",
    "strong_card_spent",
    "points_given",
    "points_kept",
];

const EKLAT: RuleId = RuleId::new("TRICKS", 4, 4);
const TYPE: RuleId = RuleId::new("TRICKS", 6, 2);
const PARTNER: RuleId = RuleId::new("TRICKS", 7, 1);
const TEAMS: RuleId = RuleId::new("TRICKS", 7, 5);
const ONE_SUIT: RuleId = RuleId::new("TRICKS", 9, 1);
const WINNING: RuleId = RuleId::new("TRICKS", 9, 6);
const COMPARING: RuleId = RuleId::new("TRICKS", 9, 8);
const POINTS: RuleId = RuleId::new("TRICKS", 10, 1);
const TARGET: RuleId = RuleId::new("TRICKS", 10, 3);
const BONUS: RuleId = RuleId::new("TRICKS", 11, 1);
const LOSS: RuleId = RuleId::new("TRICKS", 12, 2);

/// The weightiest reason that is true.
pub(super) fn reason(case: &Case<'_, Tricks>) -> Option<Reason> {
    match (case.played, case.best) {
        (Action::Pass | Action::Lay(_), Action::Pass | Action::Lay(_)) => bidding(case),
        (Action::Trump(Some(played)), Action::Trump(Some(best))) => trumps_fewer(case, played, best),
        (Action::Partner(played), Action::Partner(best)) => partner_without_trumps(case, played, best),
        (Action::Play(played), Action::Play(best)) => playing(case, played, best),
        (Action::Pass | Action::Lay(_) | Action::Trump(_) | Action::Partner(_) | Action::Play(_), _) => None,
    }
}

/// A choice by the rules of thumb, whatever it is.
fn choose(world: &Tricks, seat: Seat, rng: &mut Rng) -> Action {
    let by_rule = by_rule(world.public(), seat, world.hand(seat));
    by_rule.or_else(|| world.sample(seat, rng)).expect("only asked of a seat that owes a choice")
}

// The auction.

/// How the round goes after each of two choices.
fn rounds(after: Twice<Tricks>) -> [Option<Course>; 2] {
    let Twice { played, best, draws } = after;
    [played, best].map(|world| {
        let between = |world: &Tricks| matches!(world.public().phase(), Phase::Deal | Phase::Draw);
        let end = play_until(world, &mut draws.clone(), choose, between);
        end.public().last_round().map(|round| round.course)
    })
}

fn bidding(case: &Case<'_, Tricks>) -> Option<Reason> {
    // Others gain by an Eklat.
    let is_eklat =
        |course: &Option<Course>| matches!(course, Some(Course::Eklat(eklat)) if eklat.culprit == case.seat);
    let own = |course: &Option<Course>| match course {
        Some(Course::Played(team)) if team.contract.chief == case.seat => Some(*team),
        Some(Course::Played(_) | Course::Eklat(_) | Course::Empty) | None => None,
    };
    let reaches = |course: &Option<Course>| own(course).map(|team| TeamResult::is_reached(&team));
    let [laid, wise] = [case.played, case.best].map(|action| action.cards().len());
    let all = case.each(rounds);
    let say = |word, rules: &'static [RuleId], holds: &dyn Fn(&[Option<Course>; 2]) -> bool| {
        most(&all, holds).map(|share| Reason::of(word, rules, [share]))
    };
    say("eklat", &[EKLAT], &|[played, best]| is_eklat(played) && !is_eklat(best))
        .or_else(|| {
            say("bid_missed", &[TARGET, LOSS], &|[played, best]| {
                laid > wise && reaches(played) == Some(false) && reaches(best) != Some(false)
            })
        })
        .or_else(|| {
            say("bid_low", &[TARGET, BONUS], &|[played, best]| {
                wise > laid && reaches(played).is_none() && reaches(best) == Some(true)
            })
        })
}

// Trumps and the partner.

fn trumps_fewer(case: &Case<'_, Tricks>, played: Type, best: Type) -> Option<Reason> {
    let [played, best] = [played, best].map(|named| case.view.own_cards().common(named.cards()).len());
    (best > played).then(|| Reason::of("trumps_fewer", &[TYPE, ONE_SUIT], [played, best]))
}

fn partner_without_trumps(case: &Case<'_, Tricks>, played: Seat, best: Seat) -> Option<Reason> {
    let public = case.view.public();
    let trumps = public.contract()?.trumps.cards_of(EffectiveSuit::Trump);
    let shown = |seat| public.auction().laid_by(seat).common(trumps).len();
    let (played, best) = (shown(played), shown(best));
    (best > played).then(|| Reason::of("partner_without_trumps", &[PARTNER, ONE_SUIT], [played, best]))
}

// The tricks.

/// What is known of a choice between two cards.
struct Cards<'a> {
    case: &'a Case<'a, Tricks>,
    contract: &'a Contract,
    played: Card,
    best: Card,
    /// Who wins the trick after each of the two in the imagined deals.
    winners: Vec<Option<[Seat; 2]>>,
}

fn playing(case: &Case<'_, Tricks>, played: Card, best: Card) -> Option<Reason> {
    let contract = case.view.public().contract()?;
    let winners = case.each(|after| winners(case, contract, after));
    let cards = Cards { case, contract, played, best, winners };
    let reasons = [
        Cards::trick_lost,
        Cards::own_side_beaten,
        Cards::strong_card_spent,
        Cards::points_given,
        Cards::points_kept,
    ];
    reasons.iter().find_map(|reason| reason(&cards))
}

/// Who wins the trick after each of the two cards, everybody else playing by rule.
fn winners(case: &Case<'_, Tricks>, contract: &Contract, after: Twice<Tricks>) -> Option<[Seat; 2]> {
    let number = case.view.public().tricks().complete();
    let Twice { played, best, draws } = after;
    let ends = [played, best].map(|world| {
        let is_over = |world: &Tricks| {
            let public = world.public();
            public.phase() != Phase::Trick || public.tricks().complete() > number
        };
        let end = play_until(world, &mut draws.clone(), choose, is_over);
        let trick = end.public().tricks().trick(number)?;
        let is_whole = trick.iter().count() == usize::from(end.public().seats());
        is_whole.then(|| trick.won(contract.trumps).winner)
    });
    let [played, best] = ends;
    Some([played?, best?])
}

impl Cards<'_> {
    fn is_own(&self, seat: Seat) -> bool {
        self.contract.in_team(seat) == self.contract.in_team(self.case.seat)
    }

    /// In how many per cent of the worlds both tricks end so, if that is most.
    fn mostly(&self, holds: impl Fn(Seat, Seat) -> bool) -> Option<i32> {
        most(&self.winners, |winners| winners.is_some_and(|[played, best]| holds(played, best)))
    }

    /// The other card mostly wins the trick for the own side, this one does not.
    fn trick_lost(&self) -> Option<Reason> {
        let share = self.mostly(|played, best| !self.is_own(played) && self.is_own(best))?;
        Some(Reason::of("trick_lost", &[WINNING], [share]))
    }

    /// It beat a card of the own side that mostly would have won, too.
    fn own_side_beaten(&self) -> Option<Reason> {
        let trumps = self.contract.trumps;
        let trick = self.case.view.public().tricks().current()?;
        let holder = trick.won(trumps).winner;
        let beats = |card| {
            let all: Vec<Card> = trick.iter().map(|(_, played)| played.card).chain([card]).collect();
            trumps.winner(all.iter().copied()) + 1 == all.len()
        };
        if !self.is_own(holder) || !beats(self.played) || beats(self.best) {
            return None;
        }
        let share = self.mostly(|_, best| best == holder)?;
        Some(Reason::of("own_side_beaten", &[TEAMS, WINNING], [share]))
    }

    /// A weaker card of the same class mostly wins the trick for the seat as well.
    fn strong_card_spent(&self) -> Option<Reason> {
        let trumps = self.contract.trumps;
        let led = self.case.view.public().tricks().led();
        let strength = |card| trumps.ranking(led.unwrap_or(card)).strength(card);
        if strength(self.played) <= strength(self.best) {
            return None;
        }
        let share = self.mostly(|played, best| played == self.case.seat && best == self.case.seat)?;
        Some(Reason::of("strong_card_spent", &[COMPARING], [share]))
    }

    /// More points than needed went to the other side.
    fn points_given(&self) -> Option<Reason> {
        if self.played.points() <= self.best.points() {
            return None;
        }
        self.mostly(|played, best| !self.is_own(played) && !self.is_own(best))?;
        Some(Reason::of("points_given", &[POINTS, TEAMS], [self.played.points(), self.best.points()]))
    }

    /// Fewer points than possible went to the own side.
    fn points_kept(&self) -> Option<Reason> {
        if self.played.points() >= self.best.points() {
            return None;
        }
        self.mostly(|played, best| self.is_own(played) && self.is_own(best))?;
        Some(Reason::of("points_kept", &[POINTS, TEAMS], [self.played.points(), self.best.points()]))
    }
}
