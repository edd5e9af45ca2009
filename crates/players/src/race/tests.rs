use super::*;

/// Candidates are worth a number, each world changes all of them alike.
struct Numbers {
    tries: u32,
    /// The number of every world that was imagined.
    imagined: Vec<u32>,
}

impl Race for Numbers {
    type Candidate = u32;
    type World = u32;

    fn imagine(&mut self, number: u32) -> u32 {
        self.imagined.push(number);
        number
    }

    fn play(&mut self, candidate: &u32, world: &u32) -> Outcome {
        let worth = f64::from(*candidate) + f64::from(world % 7);
        Outcome { worth, success: worth / 100.0, points: 2.0 * worth }
    }

    fn heat(&self, so_far: &Progress) -> Option<u32> {
        Some(halving(self.tries, so_far))
    }

    fn cut(&self, running: &mut [Runner<u32>]) -> usize {
        running.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        half(running.len())
    }
}

fn race(tries: u32, entered: u32, budget: &Budget) -> (Numbers, Finish<u32>) {
    let mut numbers = Numbers { tries, imagined: Vec::new() };
    let finish = run(&mut numbers, 0..entered, budget);
    (numbers, finish)
}

#[test]
fn the_worse_half_is_dropped_after_each_heat_and_the_best_is_left() {
    let (numbers, finish) = race(60, 8, &Budget::own());
    let order: Vec<u32> = finish.runners.iter().map(|runner| runner.candidate).collect();
    assert_eq!((order[0], finish.running, &order[4..]), (7, 1, &[3, 2, 1, 0][..]));
    let worlds: Vec<usize> = finish.runners.iter().map(|runner| runner.worths().len()).collect();
    // 20 tries a heat: 2 worlds for eight, 6 more for four, 10 more for two.
    assert_eq!(worlds, [18, 18, 8, 8, 2, 2, 2, 2]);
    assert_eq!((finish.tries, numbers.imagined), (60, (0..18).collect()));
}

#[test]
fn all_that_run_meet_the_same_worlds() {
    let (_, finish) = race(500, 5, &Budget::own());
    for runner in &finish.runners {
        let worlds = 0..u32::try_from(runner.worths().len()).unwrap();
        let worths: Vec<f64> = worlds.map(|world| f64::from(runner.candidate + world % 7)).collect();
        assert_eq!(runner.worths(), worths);
    }
}

#[test]
fn few_tries_are_enough_for_one_world_and_none_are_made_without_a_choice() {
    for entered in 2..20 {
        let (numbers, finish) = race(1, entered, &Budget::own());
        assert_eq!((finish.tries, numbers.imagined), (entered, vec![0]));
        assert_eq!((finish.running, finish.runners[0].candidate), (1, entered - 1));
    }
    let (_, alone) = race(100, 1, &Budget::own());
    assert_eq!((alone.tries, alone.thought(|it| *it).unwrap()), (0, Thought::of(0)));
    let (_, nobody) = race(100, 0, &Budget::own());
    assert_eq!(nobody.thought(|it| *it), None);
}

#[test]
fn a_spent_budget_ends_it_before_the_next_world() {
    let (numbers, finish) = race(100, 6, &Budget::own().within(std::time::Duration::ZERO));
    assert_eq!((finish.tries, numbers.imagined), (0, Vec::new()));
    assert_eq!(finish.thought(|it| *it), Some(Thought::of(0)), "the one that promised most");
}

#[test]
fn the_first_of_those_that_begin_alike_speaks_for_them() {
    let (_, finish) = race(60, 8, &Budget::own());
    let thought = finish.thought(|number| number / 2).unwrap();
    let told: Vec<(u32, u32)> = thought.candidates.iter().map(|told| (told.action, told.visits)).collect();
    assert_eq!((thought.choice, thought.iterations), (3, 60));
    assert_eq!(told, [(3, 18), (2, 8), (1, 2), (0, 2)]);
    let best = thought.candidates[0];
    assert!((best.points - 200.0 * best.success).abs() < 1e-9 && best.spread > 1.0, "{best:?}");
}

#[test]
fn those_who_stay_come_first_and_nobody_overtakes() {
    let mut runners: Vec<Runner<u32>> = (0..9).map(Runner::new).collect();
    assert_eq!(keep(&mut runners, |runner| runner.candidate % 3 == 1), 3);
    let order: Vec<u32> = runners.iter().map(|runner| runner.candidate).collect();
    assert_eq!(order, [1, 4, 7, 0, 2, 3, 5, 6, 8]);
}
