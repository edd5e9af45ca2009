use super::*;

/// Two inputs, two units, two units, one output.
fn layers() -> [Layer; 3] {
    let one = i16::try_from(WEIGHT_ONE).unwrap();
    [
        Layer { weights: vec![one, 0, 0, -one], biases: vec![0, WEIGHT_ONE] },
        Layer { weights: vec![one, one, one, -one], biases: vec![0, 0] },
        Layer { weights: vec![one / 2, -one], biases: vec![ONE * WEIGHT_ONE / 4] },
    ]
}

#[test]
fn sums_are_cut_at_nothing_and_at_the_cap() {
    let network = Network::new(layers()).unwrap();
    assert_eq!(network.inputs(), 2);
    let of = |features: [i16; 2]| network.success(&features);
    // First layer: (2, 1 - 3 = 0); second: (2, 2); output: 1 - 2 + 1/4.
    assert_eq!(of([2, 3]).to_bits(), sigmoid(-0.75).to_bits());
    // (0, 1); (1, 0); 1/2 + 1/4.
    assert_eq!(of([-5, 0]).to_bits(), sigmoid(0.75).to_bits());
    // (4 instead of 900, 0); (4, 4); 2 - 4 + 1/4.
    assert_eq!(of([900, 900]).to_bits(), sigmoid(-1.75).to_bits());
}

#[test]
fn a_file_gives_the_network_and_how_it_was_made() {
    let network = Network::new(layers()).unwrap();
    let bytes = network.write("by hand").unwrap();
    assert_eq!(bytes, network.write("by hand").unwrap());
    assert_eq!(Network::read(&bytes).unwrap(), network);
    assert_eq!(Network::made(&bytes).unwrap().as_deref(), Some("by hand"));
}

#[test]
fn what_is_no_network_is_refused() {
    let with = |change: fn(&mut [Layer; 3])| {
        let mut all = layers();
        change(&mut all);
        Network::new(all).unwrap_err().to_string()
    };
    assert_eq!(with(|all| all[1].weights.truncate(3)), "layer 2 does not fit the one before");
    assert_eq!(with(|all| all[0].biases.clear()), "layer 1 does not fit the one before");
    assert_eq!(with(|all| all[2].biases.push(0)), "layer 3 does not fit the one before");
    assert_eq!(with(|all| all[0].biases[1] = i32::MAX), "the weights of layer 1 are too large");
    let bytes = Network::new(layers()).unwrap().write("").unwrap();
    for cut in 0..bytes.len() {
        assert!(Network::read(&bytes[..cut]).is_err(), "cut at {cut}");
    }
    let renamed = String::from_utf8_lossy(&bytes).replace("3.biases", "4.biases");
    assert!(Network::read(renamed.as_bytes()).is_err());
    let other = bytes.windows(3).position(|kind| kind == b"I32").unwrap();
    let mut other_kind = bytes;
    other_kind[other..other + 3].copy_from_slice(b"U32");
    assert!(
        Network::read(&other_kind).unwrap_err().to_string().ends_with("holds U32 numbers instead of I32")
    );
}
