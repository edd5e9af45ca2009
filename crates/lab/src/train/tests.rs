use super::*;
use players::Level;
use players::network::sigmoid;
use toy_players::ToyPlayers;

/// Samples of three numbers, whose success only a hidden layer can tell: that of the larger one of the first two.
fn samples(count: u32, seed: u64) -> Samples {
    let (mut rng, mut samples) = (Rng::from_seed(seed), Samples::default());
    for _ in 0..count {
        let mut number = || i16::try_from(rng.below(41)).unwrap() - 20;
        let features = [number(), number(), number()];
        let larger = f64::from(features[0].max(features[1]));
        samples.add(&features, &[sigmoid(larger / 10.0)]);
    }
    samples
}

#[test]
fn it_learns_what_no_single_layer_can() {
    let (samples, held) = (samples(4_000, 1), samples(500, 2));
    let mut rng = Rng::from_seed(3);
    let mut trainer = Trainer::new(&samples, [16, 8], &mut rng);
    for epoch in 0..200 {
        let left = |epoch: u32| 1.0 - f64::from(epoch) / 200.0;
        trainer.epoch(&samples, (left(epoch), left(epoch + 1)), &mut rng);
    }
    let (network, mean) = (trainer.network().unwrap(), held.mean());
    let (error, spread) = (held.error(|features| network.success(features)), held.error(|_| mean));
    assert!(spread > 0.05, "{spread}");
    assert!(error < spread / 100.0, "{error} of {spread}");
}

#[test]
fn gradients_are_those_of_the_error() {
    let samples = samples(1, 5);
    let (features, success) = samples.get(0);
    let trainer = Trainer::new(&samples, [12, 8], &mut Rng::from_seed(6));
    let mut sampled = trainer.clone();
    let error = sampled.sample(features, success);
    let mut steep = 0;
    for layer in 0..3 {
        let gradients = &sampled.layers[layer].weights.gradients;
        for (weight, gradient) in gradients.iter().enumerate() {
            let mut moved = trainer.clone();
            moved.layers[layer].weights.values[weight] += 1e-6;
            let found = (moved.sample(features, success) - error) / 1e-6;
            assert!(
                (found - gradient).abs() < 1e-4,
                "layer {layer}, weight {weight}: {gradient}, found {found}"
            );
            steep += u32::from(gradient.abs() > 1e-3);
        }
    }
    assert!(steep > 10, "{steep} weights change the error");
}

#[test]
fn the_same_training_gives_the_same_network_on_any_number_of_threads() {
    let with_threads = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let setting = Setting { seats: 3, options: Vec::new(), bots: vec![Level::Steady], seed: 7 };
        let training = Training { setting, games: 400, explore: 2, epochs: 6, units: [8, 4] };
        pool.install(|| train::<ToyPlayers>(&training, &())).unwrap()
    };
    let one = with_threads(1);
    assert_eq!(one.network, with_threads(3).network);
    assert_eq!(one.samples.iter().sum::<usize>() % 3, 0);
    assert!(one.errors[5][1] < 0.8 * one.spread, "{one}");
}
