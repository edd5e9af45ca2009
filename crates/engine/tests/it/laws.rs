//! The laws hold for a game that keeps them, and each finds the flaws that it is there for.

use engine::laws::{Broken, hold};
use engine::{
    Audience, BadOption, Game, Imagine, Misread, Observer, OptionSpec, Options, Rng, Seat, SeatSet, Set,
    Turn, Witness,
};
use proptest::prelude::*;
use std::ops::RangeInclusive;

use crate::flawed::{Flaw, Flawed};
use crate::sealed::{Action, Card, Deal, Event, Illegal, Sealed, SealedOptions, View};

impl AsRef<Self> for SealedOptions {
    fn as_ref(&self) -> &Self {
        self
    }
}

fn options<O: Options>(seats: u8, deals: u8) -> O {
    O::build(seats, &[("deals".into(), deals.to_string())]).expect("two deals for each seat at most")
}

proptest! {
    #[test]
    fn a_sound_game_keeps_every_law(
        seats in 2_u8..=4,
        rounds in 0_u8..=2,
        low_wins: bool,
        prize in prop::sample::select(vec!["point", "bids"]),
        seed: u64,
    ) {
        let chosen = [
            ("deals".into(), (rounds * seats).to_string()),
            ("low_wins".into(), low_wins.to_string()),
            ("prize".into(), prize.into()),
        ];
        let options = SealedOptions::build(seats, &chosen).unwrap();
        let checked = hold::<Sealed>(&options, seed, 10_000).unwrap_or_else(|broken| panic!("{broken}"));
        let deals = usize::from(options.deals_due());
        // At least a deal and three rounds of bids, at most a card shown by everybody too.
        let seats = usize::from(seats);
        prop_assert!((deals * (1 + 3 * seats)..=deals * (1 + 4 * seats)).contains(&checked.steps));
        prop_assert!(checked.worlds > 0);
    }
}

#[test]
fn a_game_cut_short_is_checked_up_to_there() {
    let checked = hold::<Sealed>(&options(3, 0), 1, 7).unwrap();
    assert_eq!(checked.steps, 7);
    assert_eq!(hold::<Sealed>(&options(3, 0), 1, 0).unwrap().steps, 0);
}

/// Plays many games with a flaw. Every game that breaks a law must break this one, and many must.
fn caught<F: Flaw>(law: u8) -> Vec<Broken> {
    let games = (2..=4_u8).flat_map(|seats| (0..40).map(move |seed| (seats, seed)));
    let broken: Vec<Broken> =
        games.filter_map(|(seats, seed)| hold::<Flawed<F>>(&options(seats, 0), seed, 500).err()).collect();
    if let Some(other) = broken.iter().find(|broken| broken.law != law) {
        panic!("law {law} should have found it first: {other}");
    }
    assert!(broken.len() >= 20, "law {law} found it in {} of 120 games only", broken.len());
    broken
}

/// One test for each flaw: its name, the law that finds it, and what is different.
macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident: law $law:literal { $($body:tt)* })*) => {$(
        #[test]
        fn $name() {
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            struct This;
            impl Flaw for This {
                type Options = SealedOptions;
                $($body)*
            }
            caught::<This>($law);
        }
    )*};
}

flaws! {
    /// Cards may be shown again and again, and are.
    standing_still: law 1 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            match state.check(seat, action) {
                Err(Illegal::ShownAlready { .. }) => Ok(()),
                checked => checked,
            }
        }
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            let mut forgetful = *state;
            forgetful.shown[seat] = None;
            forgetful.legal(seat, actions);
        }
        fn sample(state: &Sealed, seat: Seat, _: &mut Rng) -> Option<Action> {
            let owes = state.turn().owing().contains(seat);
            state.hands[seat].first().filter(|_| owes).map(Action::Show)
        }
        fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
            state.shown[seat] = None;
            state.apply(seat, action, witness);
        }
    }

    /// After the first round nobody owes anything, though there are cards left.
    nobody_owes: law 1 {
        fn turn(state: &Sealed) -> Turn {
            if state.played[Seat::default()].len() == 1 { Turn::Seats(SeatSet::EMPTY) } else { state.turn() }
        }
    }

    /// After the first deal the cards are never dealt again, however often luck is drawn.
    luck_without_end: law 1 {
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            if state.deals == 0 {
                state.resolve(deal, witness);
            }
        }
    }

    /// What should only grow shrinks with each deal.
    shrinking_milestones: law 1 {
        fn milestones(state: &Sealed) -> usize {
            state.played.values().iter().map(|played| played.len()).sum()
        }
    }

    /// A legal action is not offered.
    something_not_offered: law 2 {
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.retain(|action| *action != Action::Show(Card(7)));
        }
    }

    /// An action that is refused is offered.
    something_refused_offered: law 2 {
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            if !actions.is_empty() && !actions.contains(&Action::Bid(Card(16))) {
                actions.push(Action::Bid(Card(16)));
            }
        }
    }

    /// An action is offered twice.
    something_offered_twice: law 2 {
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            actions.extend(actions.first().copied());
        }
    }

    /// Whoever owes a choice is offered none.
    nothing_offered: law 2 {
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            if state.hands[seat].len() > 1 {
                state.legal(seat, actions);
            }
        }
    }

    /// A seat may bid a second time while it waits for the others.
    idle_seats_may_act: law 2 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            match state.check(seat, action) {
                Err(Illegal::NotYourTurn) if seat.index() < state.options.seats.into() => Ok(()),
                checked => checked,
            }
        }
    }

    /// A seat that does not exist may act.
    strangers_may_act: law 2 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            if seat.index() < state.options.seats.into() { state.check(seat, action) } else { Ok(()) }
        }
    }

    /// Play goes on when the game is over.
    no_end_to_it: law 2 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            match state.check(seat, action) {
                Err(Illegal::Over) => Ok(()),
                checked => checked,
            }
        }
    }

    /// A random choice is not what is offered.
    samples_beside_the_rules: law 2 {
        fn sample(state: &Sealed, seat: Seat, rng: &mut Rng) -> Option<Action> {
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            if rng.chance(1, 8) { Some(Action::Bid(Card(1))) } else { rng.pick(&actions).copied() }
        }
    }

    /// The rules refuse the luck that they draw.
    draws_what_it_refuses: law 2 {
        fn draw(state: &Sealed, rng: &mut Rng) -> Deal {
            let mut deal = state.draw(rng);
            let hand = &mut deal.0[Seat::default()];
            hand.remove(hand.first().expect("a deal has three cards"));
            deal
        }
    }

    /// Two actions share one text.
    ambiguous_text: law 3 {
        fn action_text(action: Action) -> String {
            action.to_string().replace("16", "1")
        }
    }

    /// Only the canonical text is understood.
    fussy_about_spaces: law 3 {
        fn read_action(text: &str) -> Result<Action, Misread> {
            if text.contains("  ") { Err(Misread::at(0, "single spaces")) } else { text.parse() }
        }
    }

    /// What is left over is overlooked.
    overlooks_the_rest: law 3 {
        fn read_action(text: &str) -> Result<Action, Misread> {
            let words: Vec<&str> = text.split_whitespace().take(2).collect();
            words.join(" ").parse()
        }
    }

    /// A slip of the pen is read as something that cannot be written.
    reads_what_is_not_there: law 3 {
        fn read_action(text: &str) -> Result<Action, Misread> {
            let words: Vec<&str> = text.split_whitespace().collect();
            match words[..] {
                ["bid"] => Ok(Action::Bid(Card(99))),
                _ => text.parse(),
            }
        }
    }

    /// The text of a deal loses a card.
    text_of_luck_loses_something: law 3 {
        fn chance_text(deal: &Deal) -> String {
            let text = deal.to_string();
            text.rsplit_once(',').map_or_else(String::new, |(all, _)| all.into())
        }
    }

    /// An imagined seat has forgotten its own bid.
    imagines_without_own_bid: law 4 {
        fn imagine(view: &View, rng: &mut Rng) -> Sealed {
            let mut world = Sealed::imagine(view, rng);
            world.bids = engine::PerSeat::new(world.options.seats, None);
            world
        }
    }

    /// An imagined neighbour does not hold the card that it has shown.
    imagines_without_memory: law 4 {
        fn imagine(view: &View, rng: &mut Rng) -> Sealed {
            let mut forgetful = view.clone();
            if let Observer::Seat(seat) = view.observer {
                forgetful.shown[seat.right(view.options.seats)] = None;
            }
            Sealed::imagine(&forgetful, rng)
        }
    }

    /// Imagined hands are too small.
    imagines_too_little: law 4 {
        fn imagine(view: &View, rng: &mut Rng) -> Sealed {
            let mut world = Sealed::imagine(view, rng);
            let seats = world.options.seats;
            for seat in Seat::all(seats).filter(|&seat| view.observer == Observer::Seat(seat.left(seats))) {
                let hidden = world.hands[seat].iter().find(|&card| world.shown[seat] != Some(card));
                world.hands[seat] = hidden.map_or(world.hands[seat], |card| world.hands[seat].without(card));
            }
            world
        }
    }

    /// A seat does not know that it has shown a card, and so not what it may do.
    view_without_own_memory: law 4 {
        fn view(state: &Sealed, observer: Observer) -> View {
            let mut view = state.view(observer);
            if let Observer::Seat(seat) = observer {
                view.shown[seat] = None;
            }
            view
        }
    }

    /// The view lists the other hands as one set of cards, and so tells which cards were never dealt.
    /// An imagined world has just these cards in the other hands: law 4 sees nothing.
    leaks_what_was_never_dealt: law 5 {
        fn view(state: &Sealed, observer: Observer) -> View {
            let mut view = state.view(observer);
            if observer != Observer::Omniscient {
                let hands = state.hands.values().iter().fold(Set::EMPTY, |all, &hand| all.union(hand));
                view.unseen = hands.intersection(view.unseen);
            }
            view
        }
    }

    /// The points whisper whether the right neighbour holds the best card.
    leaks_one_bit: law 5 {
        fn view(state: &Sealed, observer: Observer) -> View {
            let mut view = state.view(observer);
            if let Observer::Seat(seat) = observer {
                let holds = state.hands[seat.right(state.options.seats)].contains(Card(16));
                view.points[seat] = state.points[seat] * 2 + i32::from(holds);
            }
            view
        }
        fn imagine(view: &View, rng: &mut Rng) -> Sealed {
            // It goes to great lengths to imagine a world in which the whisper is true.
            let mut honest = view.clone();
            let Observer::Seat(seat) = view.observer else { return Sealed::imagine(view, rng) };
            honest.points[seat] = view.points[seat].div_euclid(2);
            let holds = view.points[seat].rem_euclid(2) == 1;
            let neighbour = seat.right(view.options.seats);
            std::iter::repeat_with(|| Sealed::imagine(&honest, rng))
                .find(|world| world.hands[neighbour].contains(Card(16)) == holds)
                .expect("the generator does not end")
        }
    }

    /// Everybody is told what is left in the hand of whoever wins.
    tells_the_hand_of_the_winner: law 5 {
        fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
            let before = state.points;
            state.apply(seat, action, witness);
            let winner = Seat::all(state.options.seats).find(|&seat| state.points[seat] != before[seat]);
            if let Some(seat) = winner {
                witness.see(Audience::Everyone, Event::Received { seat, hand: state.hands[seat] });
            }
        }
    }

    /// Whoever bids last wins.
    last_bid_wins: law 6 {
        fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
            let before = state.points;
            state.apply(seat, action, witness);
            if state.points != before {
                let prize = state.options.prize_points();
                state.points = before;
                state.points[seat] += prize;
            }
        }
    }

    /// Whoever has been shown a card must not show the next one up.
    shows_forbid_each_other: law 6 {
        fn check(state: &Sealed, seat: Seat, action: Action) -> Result<(), Illegal> {
            state.check(seat, action)?;
            let mut legal = Vec::new();
            Self::legal(state, seat, &mut legal);
            if legal.contains(&action) { Ok(()) } else { Err(Illegal::ShownAlready { card: action.card() }) }
        }
        fn legal(state: &Sealed, seat: Seat, actions: &mut Vec<Action>) {
            state.legal(seat, actions);
            if let Some(Card(seen)) = state.shown[seat.right(state.options.seats)] {
                actions.retain(|action| *action != Action::Show(Card(seen + 1)));
            }
        }
    }

    /// A sealed bid is told to all.
    tells_a_sealed_bid: law 7 {
        fn apply(state: &mut Sealed, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
            state.apply(seat, action, witness);
            if let Action::Bid(card) = action {
                witness.see(Audience::Everyone, Event::Bid { seat, card });
            }
        }
    }

    /// A seat would not know what it does itself.
    keeps_a_choice_from_its_seat: law 7 {
        fn audience(state: &Sealed, seat: Seat, action: Action) -> Audience {
            let audience = state.audience(seat, action);
            let alone = audience == Audience::Only(SeatSet::only(seat));
            if alone { Audience::Only(SeatSet::EMPTY) } else { audience }
        }
    }

    /// A choice is told to a seat that nobody sits on.
    choice_told_to_nobody: law 7 {
        fn audience(state: &Sealed, seat: Seat, action: Action) -> Audience {
            match state.audience(seat, action) {
                Audience::Only(seats) => Audience::Only(seats.with(Seat::new(5).expect("six seats at most"))),
                Audience::Everyone => Audience::Everyone,
            }
        }
    }

    /// An event is told to a seat that nobody sits on.
    event_told_to_nobody: law 7 {
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            state.resolve(deal, witness);
            witness.see(Audience::Only(SeatSet::all(5)), Event::Dealt);
        }
    }

    /// A card is lost between the pack and the hand.
    loses_a_card: law 8 {
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            state.resolve(deal, witness);
            let hand = &mut state.hands[Seat::default()];
            *hand = hand.first().map_or(Set::EMPTY, |card| hand.without(card));
        }
    }

    /// A card is dealt to two seats.
    makes_a_card: law 8 {
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            state.resolve(deal, witness);
            state.hands[Seat::default().left(2)] = state.hands[Seat::default()];
        }
    }
}

/// Options that are not written down whole: a replay takes the default.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Forgetful(SealedOptions);

impl AsRef<SealedOptions> for Forgetful {
    fn as_ref(&self) -> &SealedOptions {
        &self.0
    }
}

impl Options for Forgetful {
    const SEATS: RangeInclusive<u8> = SealedOptions::SEATS;

    fn specs() -> &'static [OptionSpec] {
        SealedOptions::specs()
    }
    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, BadOption> {
        SealedOptions::build(seats, chosen).map(Self)
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn chosen(&self) -> Vec<(&'static str, String)> {
        self.0.chosen().into_iter().filter(|(name, _)| *name != "low_wins").collect()
    }
}

#[test]
fn forgotten_option() {
    #[derive(Clone, Copy, Debug)]
    struct This;
    impl Flaw for This {
        type Options = Forgetful;
    }
    let chosen = [("low_wins".into(), "true".into())];
    let options = Forgetful::build(3, &chosen).unwrap();
    for seed in 0..20 {
        let broken = hold::<Flawed<This>>(&options, seed, 500).unwrap_err();
        assert_eq!(broken.law, 9, "{broken}");
    }
}

#[test]
fn a_broken_law_shows_how_to_get_there() {
    #[derive(Clone, Copy, Debug)]
    struct This;
    impl Flaw for This {
        type Options = SealedOptions;
        fn resolve(state: &mut Sealed, deal: &Deal, witness: &mut impl Witness<Event>) {
            state.resolve(deal, witness);
            state.hands[Seat::default()] = Set::EMPTY;
        }
    }
    let broken = caught::<This>(8).remove(0);
    let text = broken.to_string();
    assert!(text.starts_with("law 8 is broken: a holds {}"), "{text}");
    assert!(text.contains("\n! deal a="), "{text}");
}

#[test]
fn a_world_that_is_never_varied_is_not_counted() {
    #[derive(Clone, Copy, Debug)]
    struct This;
    impl Flaw for This {
        type Options = SealedOptions;
        fn vary(state: &Sealed, _: Observer, _: &mut Rng) -> Sealed {
            *state
        }
    }
    let checked = hold::<Flawed<This>>(&options(2, 0), 3, 500).unwrap();
    assert_eq!(checked.worlds, 0);
}
