//! The laws of choices and views as numbers, over random games of every number of seats.

use std::collections::BTreeSet;

use engine::laws::Lawful;
use engine::{Game, Observer, Options, Rng, RuleId, Seat, Turn};
use players::coding::{Action, Coding, Field, Label, Schema, Symmetry, View, Writer, observation, observe};

use crate::Profile;
use crate::files::first_seed;
use crate::laws::any_options;

/// How many games of each number of seats are looked at.
const GAMES: usize = 4;

/// How many more at most, if no seat of these has had anything to hide.
const FURTHER: usize = 100;

/// Of more legal actions than this, only so many are encoded step by step.
const ENCODED_MAX: usize = 40;

/// Of a hundred pairs of different views, how many must give different observations.
const TOLD_APART: usize = 99;

/// Holds the laws of a coding against a sample of games: every legal action has one encoding, and masks lead to the
/// legal actions and nowhere else; an observation depends on nothing that its seat may not know; every number lies in
/// the range of its field, and the fields are those of the schema; two different views differ in numbers too.
///
/// # Panics
/// If one of them is broken, with the seats, the seed and the options.
pub fn coding<C: Coding<Game: Lawful>>(profile: &Profile) {
    let names: BTreeSet<String> =
        Schema::of::<C>(&any_options::<C::Game>(*<C::Game as Game>::Options::SEATS.start(), profile, 0))
            .choices
            .into_iter()
            .collect();
    assert_eq!(names.len(), C::CHOICES, "each small choice has a name of its own");
    let (mut seen, mut told_apart, mut worlds) = (0, 0, 0);
    let mut look = |seats, seed| {
        let options = any_options::<C::Game>(seats, profile, seed);
        let mut run = Run::<C>::new(options, seed);
        run.game(profile.steps_max);
        seen += run.seen;
        told_apart += run.told_apart;
        worlds += run.worlds;
        worlds
    };
    let mut varied = 0;
    for seats in <C::Game as Game>::Options::SEATS {
        for seed in (first_seed()..).take(GAMES) {
            varied = look(seats, seed);
        }
    }
    // A game that hides little may hide nothing in so few.
    let mut further = (first_seed()..).skip(GAMES).take(FURTHER);
    while varied == 0 {
        let seed = further.next().expect("nothing was varied");
        varied = look(*<C::Game as Game>::Options::SEATS.end(), seed);
    }
    assert!(
        told_apart * 100 >= seen * TOLD_APART,
        "of {seen} different views {told_apart} differ in numbers"
    );
}

/// One random game, looked at step by step.
struct Run<C: Coding> {
    seed: u64,
    options: <C::Game as Game>::Options,
    schema: Schema,
    game: C::Game,
    rng: Rng,
    /// What each seat knew before, and as numbers.
    before: Vec<Option<(View<C>, Vec<i16>)>>,
    /// Views that differed from the one before, and those of them whose numbers did.
    seen: usize,
    told_apart: usize,
    /// Worlds that a seat cannot tell from the true one.
    worlds: usize,
}

impl<C: Coding<Game: Lawful>> Run<C> {
    fn new(options: <C::Game as Game>::Options, seed: u64) -> Self {
        let schema = Schema::of::<C>(&options);
        for Field { label, .. } in &schema.fields {
            let (least, most) = label.range;
            assert!(least <= most && least <= 0 && most >= 0, "{}: {:?} holds 0", label.name, label.range);
            assert!(rules::<C>().contains(&label.rule), "{}: there is no rule {}", label.name, label.rule);
        }
        for symmetry in C::symmetries(&options) {
            exchanges(&symmetry, &schema);
        }
        let (game, rng) = (C::Game::new(&options), Rng::from_seed(seed));
        let before = (0..options.seats()).map(|_| None).collect();
        Self { seed, options, schema, game, rng, before, seen: 0, told_apart: 0, worlds: 0 }
    }

    /// Plays until the game is over, or so many steps.
    fn game(&mut self, steps_max: usize) {
        for _ in 0..steps_max {
            match self.game.turn() {
                Turn::Over(_) => return self.position(),
                Turn::Chance => {
                    let chance = self.game.draw(&mut self.rng);
                    self.game.resolve(&chance, &mut ());
                }
                Turn::Seats(owing) => {
                    self.position();
                    let seats: Vec<Seat> = owing.iter().collect();
                    let seat = *self.rng.pick(&seats).expect("a turn of seats has a seat");
                    let action = self.game.sample(seat, &mut self.rng).expect("who owes a choice has one");
                    self.game.apply(seat, action, &mut ());
                }
            }
        }
    }

    /// Looks at the position through the eyes of every seat.
    fn position(&mut self) {
        let mut mask = vec![false; C::CHOICES];
        self.numbers(&self.game.view(Observer::Spectator), &[]);
        for seat in Seat::all(self.options.seats()) {
            let view = self.game.view(Observer::Seat(seat));
            let numbers = self.numbers(&view, &[]);
            if self.game.turn().owing().contains(seat) {
                self.choices(seat, &view);
            } else {
                C::mask(&view, &[], &mut mask);
                assert!(!mask.contains(&true), "{}: {seat} owes nothing and may choose", self.place());
            }
            self.secrecy(seat, &view, &numbers);
            if let Some((view_before, numbers_before)) = &self.before[seat.index()]
                && *view_before != view
            {
                self.seen += 1;
                self.told_apart += usize::from(*numbers_before != numbers);
            }
            self.before[seat.index()] = Some((view, numbers));
        }
    }

    /// The observation of a view: it has the fields of the schema, and every number lies in its range.
    fn numbers(&self, view: &View<C>, chosen: &[u16]) -> Vec<i16> {
        let mut checked = Checked { fields: &self.schema.fields, begun: 0, place: self.place() };
        C::write(view, chosen, &mut checked);
        assert_eq!(checked.begun, self.schema.fields.len(), "{}: fields are missing", self.place());
        let mut numbers = vec![-1; self.schema.length()];
        observe::<C>(view, chosen, &mut numbers);
        assert_eq!(numbers, observation::<C>(view, chosen), "{}: written otherwise", self.place());
        numbers
    }

    /// Every legal action has one encoding, and the masks allow exactly the encodings.
    fn choices(&mut self, seat: Seat, view: &View<C>) {
        let (mut legal, mut coded) = (Vec::new(), Vec::new());
        self.game.legal(seat, &mut legal);
        C::legal(view, &mut coded);
        assert_eq!(coded, legal, "{}: {seat} may do something else", self.place());
        let encode = |action: &Action<C>| {
            let mut encoded = Vec::new();
            C::encode(view, *action, &mut encoded);
            (encoded, *action)
        };
        let mut encoded: Vec<(Vec<u16>, Action<C>)> = legal.iter().map(encode).collect();
        encoded.sort();
        for pair in encoded.windows(2) {
            let begins = pair[1].0.starts_with(&pair[0].0);
            assert!(!begins, "{}: {:?} begins {:?}", self.place(), pair[0], pair[1]);
        }
        assert!(encoded.iter().all(|(encoded, _)| !encoded.is_empty()), "{}: no encoding", self.place());
        let walked: Vec<usize> = if encoded.len() <= ENCODED_MAX {
            (0..encoded.len()).collect()
        } else {
            let count = u32::try_from(encoded.len()).expect("a seat has fewer actions");
            (0..ENCODED_MAX).map(|_| self.rng.below(count) as usize).collect()
        };
        for at in walked {
            self.encoding(view, &encoded, at);
        }
    }

    /// Walks the encoding of one action.
    fn encoding(&self, view: &View<C>, encoded: &[(Vec<u16>, Action<C>)], at: usize) {
        let (choices, action) = &encoded[at];
        let mut mask = vec![false; C::CHOICES];
        for made in 0..choices.len() {
            let chosen = &choices[..made];
            assert_eq!(C::action(view, chosen), None, "{}: {chosen:?} is incomplete", self.place());
            C::mask(view, chosen, &mut mask);
            let allowed: BTreeSet<u16> =
                (0..).zip(&mask).filter(|(_, may)| **may).map(|(at, _)| at).collect();
            let from = encoded.partition_point(|(other, _)| other.as_slice() < chosen);
            let alike = encoded[from..].iter().take_while(|(other, _)| other.starts_with(chosen));
            let next: BTreeSet<u16> = alike.map(|(other, _)| other[made]).collect();
            assert_eq!(allowed, next, "{}: after {chosen:?} of {action:?}", self.place());
            self.numbers(view, chosen);
        }
        assert_eq!(C::action(view, choices), Some(*action), "{}: {choices:?}", self.place());
        C::mask(view, choices, &mut mask);
        assert!(!mask.contains(&true), "{}: {action:?} is complete and goes on", self.place());
    }

    /// What a seat cannot tell apart is the same in numbers.
    fn secrecy(&mut self, seat: Seat, view: &View<C>, numbers: &[i16]) {
        let observer = Observer::Seat(seat);
        let other = self.game.vary(observer, &mut self.rng);
        let is_same = other.view(Observer::Omniscient) == self.game.view(Observer::Omniscient);
        if is_same || self.game.tells_apart(&other, observer) {
            return;
        }
        self.worlds += 1;
        let varied = other.view(observer);
        assert_eq!(numbers, self.numbers(&varied, &[]), "{}: {seat} is told a secret", self.place());
        let (mut mask, mut varied_mask) = (vec![false; C::CHOICES], vec![false; C::CHOICES]);
        C::mask(view, &[], &mut mask);
        C::mask(&varied, &[], &mut varied_mask);
        assert_eq!(mask, varied_mask, "{}: what {seat} may choose tells a secret", self.place());
    }

    fn place(&self) -> String {
        format!("{} players, seed {}, {:?}", self.options.seats(), self.seed, self.options.chosen())
    }
}

/// An exchange takes each small choice to another one, and each number to another place of its field.
fn exchanges(symmetry: &Symmetry, schema: &Schema) {
    let choices: BTreeSet<usize> = symmetry.choices.iter().map(|choice| usize::from(*choice)).collect();
    assert!(choices.into_iter().eq(0..schema.choices.len()), "a symmetry takes choices to choices");
    assert_eq!(symmetry.numbers.len(), schema.length(), "a symmetry takes every number somewhere");
    for field in &schema.fields {
        let places: BTreeSet<usize> = symmetry.numbers[field.places()].iter().copied().collect();
        assert!(places.into_iter().eq(field.places()), "a symmetry takes {} to itself", field.name());
    }
}

const fn rules<C: Coding>() -> &'static [RuleId] {
    <C::Game as Game>::RULES
}

/// Compares what is written with the schema.
struct Checked<'a> {
    fields: &'a [Field],
    /// How many fields have been begun.
    begun: usize,
    place: String,
}

impl Writer for Checked<'_> {
    fn field(&mut self, label: Label, shape: &[usize]) {
        let field = self.fields.get(self.begun);
        let is_known = field.is_some_and(|field| field.label == label && field.shape == shape);
        assert!(is_known, "{}: {} {shape:?} is not in the schema", self.place, label.name);
        self.begun += 1;
    }

    fn put(&mut self, place: usize, number: i16) {
        let field = &self.fields[self.begun - 1];
        let (name, (least, most)) = (field.name(), field.label.range);
        assert!(place < field.places().len(), "{}: {name} has no place {place}", self.place);
        assert!((least..=most).contains(&number), "{}: {name} is {number} at {place}", self.place);
    }
}
