//! Looks for the best way to spend a turn.

use std::cmp::Reverse;
use std::mem;

use engine::{Game, Seat, Set, Turn};
use isle::{ACTION_POINTS, Action, Area, Carry, Chance, Channel, Face, Isle, Phase, Public, Space};

use super::estate::{Estate, Offers};
use super::weights::{Milli, Walks, Weights};
use super::worth::{Judge, Threats};

/// Finds ways to spend turns, and answers to questions.
pub(super) struct Planner<'a> {
    pub(super) judge: Judge<'a>,
    /// The lines of play that are being followed, one behind the other; kept for the next time.
    lines: Vec<Line>,
    /// Of these, those that go on with so many action points left.
    levels: [Vec<usize>; ACTION_POINTS as usize + 1],
    actions: Vec<Action>,
}

impl<'a> Planner<'a> {
    /// Plans for a seat in a turn of `mover`.
    pub(super) fn new(weights: &'a Weights, seat: Seat, mover: Seat) -> Self {
        let judge = Judge::new(weights, seat, mover);
        Self { judge, lines: Vec::new(), levels: Default::default(), actions: Vec::new() }
    }

    /// The first step of the best way found to spend the rest of the turn; ending it, if nothing gains.
    pub(super) fn best_step(&mut self, world: &Isle) -> Action {
        self.best_way(world).first()
    }

    /// The best way found to spend the rest of the turn; ending it, if nothing gains.
    pub(super) fn best_way(&mut self, world: &Isle) -> Way {
        let mut best: Option<Way> = None;
        self.explore(world, |next| {
            if best.is_none_or(|best| next.worth > best.worth) {
                best = Some(next);
            }
        });
        best.unwrap_or(Way { steps: Steps::NONE, worth: 0 })
    }

    /// The best ways found to spend the rest of the turn, best first, each with another outcome; ending it
    /// at once is always one of them.
    pub(super) fn best_ways(&mut self, world: &Isle, most: usize) -> Vec<Way> {
        let mut ways = Vec::new();
        self.explore(world, |next| ways.push(next));
        let ending = ways[0];
        ways.sort_by_key(|way| (Reverse(way.worth), way.steps.before_first_raise()));
        // The same steps in another order come to the same, unless luck comes between them.
        let mut known: Vec<(Milli, Steps)> = Vec::new();
        let mut kept: Vec<Way> = Vec::new();
        for way in ways {
            let alike = known.iter().filter(|(worth, _)| *worth == way.worth);
            let sorted = way.steps.sorted();
            if alike.clone().count() < ALIKE_MAX && alike.clone().all(|(_, steps)| *steps != sorted) {
                known.push((way.worth, sorted));
                kept.push(way);
            }
            if kept.len() == most {
                break;
            }
        }
        if !kept.contains(&ending) {
            kept.push(ending);
        }
        kept
    }

    /// Shows all ways that the beam meets to spend the rest of the turn; first of all to end it.
    fn explore(&mut self, world: &Isle, mut show: impl FnMut(Way)) {
        let root = Line::root(&mut self.judge, world);
        show(Way { worth: root.way.worth + self.judge.weights.least_gain, ..root.way });
        let left = usize::from(world.public().course().action_points);
        self.lines.clear();
        self.levels.iter_mut().for_each(Vec::clear);
        self.levels[left].push(0);
        self.lines.push(root);
        for level in (0..=left).rev() {
            let mut front = mem::take(&mut self.levels[level]);
            prune(&self.lines, &mut front, self.judge.weights.beam);
            for &line in &front {
                self.extend(line, level, &mut show);
            }
            self.levels[level] = front;
        }
    }

    /// Shows and keeps all lines that are one action longer.
    fn extend(&mut self, line: usize, level: usize, show: &mut impl FnMut(Way)) {
        self.actions.clear();
        self.lines[line].actions(&self.judge, &mut self.actions);
        for &action in &self.actions {
            self.lines.extend_from_within(line..=line);
            let Some(next) = self.lines.last_mut() else { return };
            next.take(&mut self.judge, action);
            show(next.way);
            match next.points_left(self.judge.seat).filter(|left| *left < level) {
                Some(left) => self.levels[left].push(self.lines.len() - 1),
                None => self.lines.truncate(self.lines.len() - 1),
            }
        }
    }

    /// Of several answers to a question the one after which the seat stands best.
    pub(super) fn best_answer(&mut self, world: &Isle) -> Option<Action> {
        let mut best: Option<Way> = None;
        for way in self.answers(world) {
            if best.is_none_or(|best| way.worth > best.worth) {
                best = Some(way);
            }
        }
        best.map(|best| best.first())
    }

    /// The best answers to a question, best first.
    pub(super) fn best_answers(&mut self, world: &Isle, most: usize) -> Vec<Way> {
        let mut answers = self.answers(world);
        answers.sort_by_key(|answer| Reverse(answer.worth));
        answers.truncate(most);
        answers
    }

    /// All answers to a question, and how the seat is judged to stand then.
    fn answers(&mut self, world: &Isle) -> Vec<Way> {
        let mut actions = Vec::new();
        world.legal(self.judge.seat, &mut actions);
        let answer = |action| {
            let mut after = world.clone();
            after.apply(self.judge.seat, action, &mut ());
            settle(&mut self.judge, &mut after, DEPTH_MAX);
            Way { steps: Steps::only(action), worth: self.judge.standing(after.public()) }
        };
        actions.into_iter().map(answer).collect()
    }
}

/// How many ways that are worth exactly the same are kept.
const ALIKE_MAX: usize = 2;

/// A way to spend the rest of a turn, and how the seat is judged to stand then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) steps: Steps,
    pub(super) worth: Milli,
}

impl Way {
    /// What is done first.
    pub(super) fn first(&self) -> Action {
        self.steps.get(0).unwrap_or(Action::End)
    }
}

/// Some actions of one turn, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Steps([Option<Action>; STEPS_MAX]);

/// Four action points, and one action that costs none.
const STEPS_MAX: usize = ACTION_POINTS as usize + 1;

impl Steps {
    const NONE: Self = Self([None; STEPS_MAX]);

    /// One action.
    pub(super) fn only(action: Action) -> Self {
        Self::NONE.and(action)
    }

    /// The action at a place, from 0.
    pub(super) fn get(&self, place: usize) -> Option<Action> {
        self.0.get(place).copied().flatten()
    }

    fn and(mut self, action: Action) -> Self {
        if let Some(free) = self.0.iter_mut().find(|step| step.is_none()) {
            *free = Some(action);
        }
        self
    }

    /// The same actions in an order that tells nothing.
    fn sorted(mut self) -> Self {
        self.0.sort_unstable();
        self
    }

    /// How many actions come before the first raise: whoever rolls early knows more for the others.
    fn before_first_raise(&self) -> usize {
        self.0.iter().position(|step| matches!(step, Some(Action::Raise { .. }))).unwrap_or(STEPS_MAX)
    }
}

/// A way to spend some action points of a turn.
#[derive(Clone)]
struct Line {
    world: Isle,
    way: Way,
    /// What the seat has in this world.
    estate: Estate,
    offers: Offers,
    threats: Threats,
    /// What the rolls of the die on the way are expected to cost. The world is the one in which they
    /// were all white.
    risk: Milli,
    /// What the rivals take away: only a raise changes it much.
    rivals: Milli,
}

impl Line {
    /// The line on which nothing is done yet.
    fn root(judge: &mut Judge<'_>, world: &Isle) -> Self {
        let public = world.public();
        let rivals = judge.rivals(public);
        let threats = judge.threats(public);
        let offers = Offers::of(public);
        let survey = judge.survey(public, judge.seat, threats, &offers);
        let estate = Estate::of(&survey);
        let way = Way { steps: Steps::NONE, worth: estate.worth(&survey) - rivals };
        Self { world: world.clone(), way, estate, offers, threats, risk: 0, rivals }
    }

    /// All actions with which it is worth to go on.
    fn actions(&self, judge: &Judge<'_>, actions: &mut Vec<Action>) {
        self.world.legal(judge.seat, actions);
        match judge.weights.walks {
            Walks::Anywhere => actions.retain(|action| is_worth_a_look(*action)),
            Walks::ToWork => {
                let public = self.world.public();
                let work = work(public, judge.seat);
                actions.retain(|action| is_worth_a_look(*action) && leads_to_work(public, work, *action));
            }
        }
    }

    /// Goes on by one action.
    fn take(&mut self, judge: &mut Judge<'_>, action: Action) {
        self.way.steps = self.way.steps.and(action);
        self.world.apply(judge.seat, action, &mut ());
        let is_turn = matches!(self.world.public().phase(), Phase::Turn);
        if !is_turn || matches!(action, Action::Raise { .. }) {
            self.risk += settle(judge, &mut self.world, DEPTH_MAX);
            self.rivals = judge.rivals(self.world.public());
        }
        // Whatever else is done changes neither the land nor the moai that stand.
        let follows = is_turn && !matches!(action, Action::Raise { .. } | Action::Call);
        if follows {
            self.offers.follow(action);
        } else {
            self.threats = judge.threats(self.world.public());
            self.offers = Offers::of(self.world.public());
        }
        let survey = judge.survey(self.world.public(), judge.seat, self.threats, &self.offers);
        if follows {
            self.estate.follow(&survey, action);
        } else {
            self.estate = Estate::of(&survey);
        }
        self.way.worth = self.estate.worth(&survey) - self.rivals - self.risk;
    }

    /// The action points with which the line goes on; `None` if it is not the seat's turn any more.
    fn points_left(&self, seat: Seat) -> Option<usize> {
        let public = self.world.public();
        let goes_on = matches!(public.phase(), Phase::Turn) && public.course().active == seat;
        goes_on.then(|| public.course().action_points.into())
    }
}

/// Foreign moai are left where they lie, and turns are ended by the player, not by the plan.
const fn is_worth_a_look(action: Action) -> bool {
    !matches!(action, Action::End | Action::Move { carry: Carry::LooseOf(_), .. })
}

/// Where a settler without a moai finds something to do at once.
fn work(public: &Public, seat: Seat) -> Set<Space> {
    let own = public.pieces(seat);
    Channel::spaces(public.lava().union(own.lying())).union(own.loose().spaces())
}

/// Whether a walk leads to work; all other actions are work themselves.
fn leads_to_work(public: &Public, work: Set<Space>, action: Action) -> bool {
    match action {
        Action::Move { to, carry: Carry::Nothing, .. } => work.contains(to),
        Action::Move { to, .. } => !public.free_geysers(to).is_empty(),
        Action::Land(_)
        | Action::Village(_)
        | Action::Settler(_)
        | Action::Sculpt(_)
        | Action::Raise { .. }
        | Action::Pray
        | Action::Save(_)
        | Action::Rescue(_)
        | Action::End
        | Action::Call
        | Action::Leave => true,
    }
}

/// Keeps the best of some lines, best first, one for each position.
fn prune(lines: &[Line], front: &mut Vec<usize>, beam: usize) {
    front.sort_by_key(|line| Reverse(lines[*line].way.worth));
    front.dedup_by(|one, other| {
        let (one, other) = (&lines[*one], &lines[*other]);
        one.way.worth == other.way.worth && one.world.public() == other.world.public()
    });
    front.truncate(beam);
}

/// More decisions than these do not follow from one action.
const DEPTH_MAX: u8 = 24;

/// Carries a world on to the next action of a turn, as far as that is certain: dice stay white, the own
/// seat answers well, others somehow. Gives back what the rolls are expected to cost.
fn settle(judge: &mut Judge<'_>, world: &mut Isle, depth: u8) -> Milli {
    let mut risk = 0;
    for _ in 0..depth {
        match (world.turn(), world.public().phase()) {
            (Turn::Chance, Phase::Die) => {
                risk += judge.roll(world.public());
                world.resolve(&Chance::Die(Face::White), &mut ());
            }
            (Turn::Chance, Phase::Tokens(draw)) => {
                risk += judge.eruptions(world.public(), draw.count);
                break;
            }
            (Turn::Chance, Phase::Tie(_)) => {
                let Some(feared) = feared_tie(judge, world) else { break };
                world.resolve(&Chance::Tie(feared), &mut ());
            }
            (Turn::Seats(owing), Phase::Rescue(_) | Phase::Prayer(_) | Phase::Notice(_)) => {
                let seat = if owing.contains(judge.seat) { Some(judge.seat) } else { owing.first() };
                let Some(seat) = seat else { break };
                let Some(answer) = likely_answer(judge, world, seat) else { break };
                world.apply(seat, answer, &mut ());
            }
            (Turn::Chance | Turn::Seats(_) | Turn::Over(_), _) => break,
        }
    }
    risk
}

/// Of the equal parts the one whose sinking would be worst, as an area with its token.
fn feared_tie(judge: &mut Judge<'_>, world: &Isle) -> Option<Area> {
    let cut = world.public().preview_call(judge.seat)?;
    let token = |part: Set<Area>| part.iter().find(|area| area.volcano().is_some()).or_else(|| part.first());
    let tokens: Vec<Area> = cut.sinkings.iter().filter_map(|sinking| token(sinking.part)).collect();
    tokens.into_iter().min_by_key(|area| {
        let mut after = world.clone();
        after.resolve(&Chance::Tie(*area), &mut ());
        settle(judge, &mut after, DEPTH_MAX / 2);
        judge.standing(after.public())
    })
}

/// What a seat may answer: the own seat saves its settlers well, and everybody notices sinkings.
pub(super) fn likely_answer(judge: &mut Judge<'_>, world: &Isle, seat: Seat) -> Option<Action> {
    let mut actions = Vec::new();
    world.legal(seat, &mut actions);
    match world.public().phase() {
        Phase::Rescue(_) if seat == judge.seat => {
            let worth = |judge: &mut Judge<'_>, action: Action| {
                let mut after = world.clone();
                after.apply(seat, action, &mut ());
                judge.own(after.public())
            };
            actions.into_iter().max_by_key(|action| worth(judge, *action))
        }
        // The most tokens: the last one in order.
        Phase::Prayer(_) => actions.last().copied(),
        Phase::Rescue(_)
        | Phase::Notice(_)
        | Phase::Turn
        | Phase::Continent
        | Phase::Boats
        | Phase::First
        | Phase::Tie(_)
        | Phase::Die
        | Phase::Tokens(_)
        | Phase::Crack
        | Phase::Over(_) => actions.first().copied(),
    }
}
