//! Card play by search: one tree of what the seats can see, grown in many imagined worlds.

use std::cmp::Reverse;

use engine::Seat;
use tricks::{Action, Contract, rank_reached};

use super::endgame::{Stakes, solve};
use super::habit::{habit, play_out};
use super::order::{Order, Place, bit, lowest};
use super::outlook::Outlook;
use super::position::{Position, Seats, index};
use super::trial::round_scores;
use super::worlds::Worlds;
use players::{Budget, Tally, Thought};

/// What a point of the own is worth beyond a point of the own side, in hundredths.
const OWN: i32 = 40;

/// How much a card that was tried seldom is preferred; in units of success.
const CURIOSITY: f64 = 0.12;

/// No child, no sibling.
const NONE: u32 = u32::MAX;

/// A card played at some point of the tree, and what came of it.
#[derive(Clone, Copy, Debug)]
struct Node {
    place: Place,
    visits: u32,
    /// How often it could have been played.
    seen: u32,
    /// The success of the seat that played it, summed up.
    success: f64,
    child: u32,
    sibling: u32,
}

/// A search of the card to play.
pub(super) struct Tree<'a> {
    order: Order,
    contract: &'a Contract,
    outlook: &'a Outlook,
    nodes: Vec<Node>,
}

impl<'a> Tree<'a> {
    pub(super) fn new(contract: &'a Contract, outlook: &'a Outlook) -> Self {
        let root = Node { place: 0, visits: 0, seen: 0, success: 0.0, child: NONE, sibling: NONE };
        Self { order: Order::of(contract.trumps), contract, outlook, nodes: vec![root] }
    }

    /// Searches the card for a seat.
    pub(super) fn search(
        mut self,
        seat: Seat,
        worlds: &Worlds,
        iterations: u32,
        budget: &Budget,
    ) -> Thought<Action> {
        let positions = self.positions(worlds);
        let mut tallies: Vec<(Place, Tally)> = Vec::new();
        for (_, position) in (0..iterations).zip(positions.iter().cycle()) {
            if !tallies.is_empty() && budget.is_spent() {
                break;
            }
            let (first, success, scores) = self.iterate(*position);
            let me = seat.index();
            let known = tallies.iter().position(|(place, _)| *place == first);
            let number = known.unwrap_or_else(|| {
                tallies.push((first, Tally::new()));
                tallies.len() - 1
            });
            tallies[number].1.add(success[me], scores[me].into());
        }
        // The card tried most often is the choice.
        tallies.sort_by_key(|(place, tally)| (Reverse(tally.visits()), *place));
        self.thought(&tallies)
    }

    fn positions(&self, worlds: &Worlds) -> Vec<Position> {
        worlds.all().iter().map(|world| Position::of(world, self.contract, &self.order)).collect()
    }

    /// Solves what follows each card in every world. For the last tricks only.
    pub(super) fn solve(&self, seat: Seat, worlds: &Worlds, budget: &Budget) -> Thought<Action> {
        let (me, positions) = (seat.index(), self.positions(worlds));
        let stakes = self.stakes(index(seat), &positions[0]);
        let mut tallies = Vec::new();
        let mut legal = positions[0].legal(&self.order);
        while legal != 0 {
            tallies.push((lowest(legal), Tally::new()));
            legal &= legal - 1;
        }
        for position in positions.iter().take_while(|_| !budget.is_spent()) {
            for (place, tally) in &mut tallies {
                let mut after = *position;
                after.play(&self.order, *place);
                after.points = solve(&self.order, &stakes, &after).1;
                let scores = round_scores(self.contract, &after);
                tally.add(self.outlook.success(&scores)[me], scores[me].into());
            }
        }
        tallies.sort_by(|(_, one), (_, other)| other.mean().total_cmp(&one.mean()));
        self.thought(&tallies)
    }

    /// What the sides play for: the team's points and what they bring its members beside the others.
    fn stakes(&self, seat: u8, position: &Position) -> Stakes {
        let seats = position.seats;
        let opponents = i32::from(seats) - if seats == 3 { 1 } else { 2 };
        let is_member = position.team >> seat & 1 == 1;
        Stakes::new(seat, if is_member { OWN } else { -OWN }, |points| {
            let short = i32::from(self.contract.rank.saturating_sub(rank_reached(seats, points)));
            let bonus = if short == 0 { 2 * i32::from(self.contract.bonus()) } else { 0 };
            100 * (i32::from(points) + bonus - short * (10 + 5 * opponents))
        })
    }

    /// The first card is the choice.
    fn thought(&self, tallies: &[(Place, Tally)]) -> Thought<Action> {
        let action = |place| Action::Play(self.order.card(place));
        let choice = action(tallies.first().map(|(place, _)| *place).unwrap_or_default());
        let candidates = tallies.iter().map(|(place, tally)| tally.candidate(action(*place))).collect();
        Thought { choice, candidates, iterations: tallies.iter().map(|(_, tally)| tally.visits()).sum() }
    }

    /// Walks down the tree in one world, adds a card to it, plays the rest by habit, and writes down what
    /// came of it.
    fn iterate(&mut self, mut position: Position) -> (Place, Seats<f64>, Seats<i32>) {
        let mut path: [(u32, u8); 60] = [(0, 0); 60];
        let mut depth = 0;
        let mut node = 0_u32;
        let mut grown = false;
        while !position.is_over() && !grown {
            let turn = position.turn;
            (node, grown) = self.descend(node, &position);
            position.play(&self.order, self.nodes[node as usize].place);
            path[depth] = (node, turn);
            depth += 1;
        }
        play_out(&self.order, &mut position);
        let scores = round_scores(self.contract, &position);
        let success = self.outlook.success(&scores);
        for &(node, seat) in &path[..depth] {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.success += success[usize::from(seat)];
        }
        (self.nodes[path[0].0 as usize].place, success, scores)
    }

    /// The next node: one that was never tried, else the most promising; and whether it is new.
    fn descend(&mut self, parent: u32, position: &Position) -> (u32, bool) {
        let legal = position.legal(&self.order);
        let (mut known, mut best, mut most) = (0, NONE, f64::NEG_INFINITY);
        let mut child = self.nodes[parent as usize].child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            let index = std::mem::replace(&mut child, node.sibling);
            if legal & bit(node.place) == 0 {
                continue;
            }
            known |= bit(node.place);
            node.seen += 1;
            let visits = f64::from(node.visits);
            let worth = node.success / visits + CURIOSITY * (f64::from(node.seen).ln() / visits).sqrt();
            if worth > most {
                (best, most) = (index, worth);
            }
        }
        let unknown = legal & !known;
        if unknown == 0 {
            return (best, false);
        }
        let usual = if known == 0 { habit(&self.order, position) } else { lowest(unknown) };
        (self.grow(parent, usual), true)
    }

    fn grow(&mut self, parent: u32, place: Place) -> u32 {
        let index = u32::try_from(self.nodes.len()).unwrap_or(NONE);
        let sibling = self.nodes[parent as usize].child;
        self.nodes.push(Node { place, visits: 0, seen: 1, success: 0.0, child: NONE, sibling });
        self.nodes[parent as usize].child = index;
        index
    }
}
