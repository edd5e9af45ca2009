//! The laws on maps of the players, and what random games see.

use std::collections::BTreeSet;

use engine::laws::{self, Lawful};
use engine::{Game, Luck, Observer, Options, Rng, Step, Table, Turn};
use isle::{Isle, IsleOptions};

/// A map as players bring it.
fn map_of_seed(seats: u8, seed: u64) -> String {
    Isle::random_text("map", seats, &mut Rng::from_seed(seed)).expect("the game builds maps")
}

/// On maps that the players brought: both set-ups, two to four seats.
#[test]
fn laws_hold_on_maps_of_the_players() {
    for (seats, seed) in (2..=4).zip(1..) {
        for setup in ["standard", "advanced"] {
            let map = map_of_seed(seats, seed);
            let chosen = [("setup".to_owned(), setup.to_owned()), ("map".to_owned(), map.clone())];
            let options = IsleOptions::build(seats, &chosen).expect("the map is faultless");
            assert_eq!(options.chosen().last(), Some(&("map", map)), "the map is kept");
            match laws::hold::<Isle>(&options, seed, 4_000) {
                Ok(checked) => assert!(checked.steps > 100, "{seats} {setup}: {checked:?}"),
                Err(broken) => panic!("{seats} {setup}: {broken}"),
            }
        }
    }
}

/// The law of non-interference has something to look at: prayers that wait for others' prayers, and
/// what is said about sinkings.
#[test]
fn sealed_choices_are_varied() {
    for (name, value) in [("sinking_call", "automatic"), ("sinking_call", "by_players")] {
        let chosen = [(name.to_owned(), value.to_owned())];
        let options = IsleOptions::build(4, &chosen).expect("the option exists");
        let worlds = (0..12).map(|seed| match laws::hold::<Isle>(&options, seed, 4_000) {
            Ok(checked) => checked.worlds,
            Err(broken) => panic!("{broken}"),
        });
        assert!(worlds.sum::<usize>() > 0, "{name} {value}: nothing was varied");
    }
}

/// Random games see every phase, every ending that chance can bring, and every kind of event.
#[test]
fn random_games_see_everything() {
    let mut phases = BTreeSet::new();
    let mut events = BTreeSet::new();
    let mut endings = BTreeSet::new();
    let variants = [
        ("setup", "standard"),
        ("setup", "advanced"),
        ("sinking_call", "by_players"),
        ("stall", "restless_earth"),
        ("prayed_flow", "flows_on"),
        ("foreign_moai", "carry"),
    ];
    for seed in 0..120_u64 {
        let (name, value) = variants[usize::try_from(seed % 6).expect("below six")];
        let seats = 2 + u8::try_from(seed % 3).expect("below three");
        let chosen = [(name.to_owned(), value.to_owned())];
        let options = IsleOptions::build(seats, &chosen).expect("the option exists");
        let table = played(&options, seed, &mut phases);
        let told = table.events_since(0, Observer::Omniscient);
        events.extend(told.map(|told| first_word(&told.event)));
        endings.extend(table.turn().standing().map(|standing| standing.reason));
    }
    let names = |list: &str| list.split_whitespace().map(str::to_owned).collect::<BTreeSet<String>>();
    assert_eq!(phases, names("Boats Continent Crack Die First Notice Prayer Rescue Tie Tokens Turn"));
    let missing: Vec<String> = names(EVENTS).difference(&events).cloned().collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
    assert!(endings.contains("volcanoes") && endings.contains("no_raise"), "{endings:?}");
}

const EVENTS: &str = "BoatsDealt CallUnrewarded Carried ContinentBuilt Counted Destroyed DieRolled EndTriggered Erupted FirstDrawn \
    FissurePlaced FlowFull FlowStopped FlowWentOn GameOver Landed LavaPlaced Moved NoFissure NoticeDecided \
    PartCutOff PartOverlooked PartSank PiecesLost PrayerBought PrayerDecided Prayed Raised Rescued Scored Sculpted \
    SettlerCreated SinkingCalled SinkingDecided TokensMixed TurnBegan TurnEnded VillageBuilt Won";

fn played(options: &IsleOptions, seed: u64, phases: &mut BTreeSet<String>) -> Table<Isle> {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<Isle>::bare(options.clone());
    let mut outcome = 0;
    loop {
        match table.turn() {
            Turn::Over(_) => return table,
            Turn::Chance => {
                phases.insert(first_word(table.truth().public().phase()));
                let chance = table.truth().draw(&mut luck.outcome(outcome));
                outcome += 1;
                table.take(Step::Chance(chance)).expect("what is drawn can be drawn");
            }
            Turn::Seats(owing) => {
                phases.insert(first_word(table.truth().public().phase()));
                let seat = owing.first().expect("somebody owes a choice");
                let action = table.truth().sample(seat, &mut rng).expect("who owes a choice has one");
                table.take(Step::Choice(seat, action)).expect("a sampled action is legal");
            }
        }
    }
}

fn first_word(thing: &impl std::fmt::Debug) -> String {
    format!("{thing:?}").split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}
