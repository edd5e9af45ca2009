//! Ids of tables: two words and three signs, `amber-otter-k7m`, to be read aloud on the telephone.
//!
//! Whoever knows an id may watch what a spectator may see, so ids are drawn from the system's
//! randomness and are not counted up. There are about six thousand million of them.

use domain::TableId;
use engine::Rng;

use crate::entropy::Entropy;
use crate::error::Error;

/// Signs that are not taken for one another, in writing or aloud: no 0, 1, i, l, o.
const SIGNS: &[u8] = b"23456789abcdefghjkmnpqrstvwxyz";

/// A new id, drawn at random.
pub(crate) fn fresh(entropy: &Entropy) -> Result<TableId, Error> {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let mut rng = Rng::from_key(*entropy.token()?.bytes(), 0);
    let mut word = || *rng.pick(&words).expect("there are words");
    let (first, second) = (word(), word());
    let signs: String = (0..3).map(|_| char::from(*rng.pick(SIGNS).expect("there are signs"))).collect();
    Ok(TableId::new(format!("{first}-{second}-{signs}")))
}

/// A new key for the address of an invitation: about 98 bits.
pub(crate) fn fresh_key(entropy: &Entropy) -> Result<String, Error> {
    let mut rng = Rng::from_key(*entropy.token()?.bytes(), 0);
    Ok((0..20).map(|_| char::from(*rng.pick(SIGNS).expect("there are signs"))).collect())
}

/// Whether a text could be the id of a table; what cannot be need not be looked for.
pub(crate) fn is_possible(text: &str) -> bool {
    text.len() <= 40
        && text.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-')
}

/// Short English words that a child knows, none of which sounds like another.
const WORDS: &str = "\
    acorn agate alder algae alley alpine amber anchor anvil apple apron arbor arch arrow aspen \
    aster atlas attic autumn azure badger bagel baker bamboo banjo barley barn barrel basalt basil \
    basin basket bay beach beacon beaver beet bell bench berry birch bison boat bonnet book boot \
    bottle bowl brass bread breeze brick bridge bronze brook broom brush bucket bud bugle button \
    cabin cactus camel candle canoe canyon caper cape card cargo carrot castle cave cedar cello \
    chain chalk cherry chest chili chime cider cinder citrus clam clay cliff cloak clock cloud \
    clover coal coast cobalt cocoa coin comet copper coral cord cork corn cotton cove cradle crane \
    crater cream crest crocus crow crown cup curry daisy dale dawn delta desert dial dock dome \
    donkey door dove dragon drift drum duck dune dusk eagle earth easel echo eel egret elder elk \
    elm ember emu fabric falcon farm fawn fennel fern ferry fiddle field fig finch fir fire fjord \
    flag flame flint flower flute foam fog forest fork fossil fox frost gable galaxy garden garlic \
    garnet gecko geyser ginger glade glass globe glove goat gold goose gorse grain grape grass \
    gravel green grove guitar hail hammer harbor harp hatch hawk hazel heath hedge hen herb heron \
    hill hinge holly honey hood hoof horn horse ibex ice indigo ink iris iron island ivory ivy \
    jacket jade jar jay jelly jetty jewel kayak kelp kettle key kite kiwi koala lace ladder lagoon \
    lake lamp larch lark lava leaf lemon lentil lilac lily lime linen lizard llama loaf loom lotus \
    lynx magnet magpie mango map maple marble marsh mask meadow melon merlin mesa mill mint mirror \
    mist mitten mole moon moss moth mouse mural mussel nectar needle nest nettle newt nickel nut \
    oak oasis oat ocean ochre olive onion onyx opal orange orbit orchid oriole osprey otter oven \
    owl oyster paddle palm panda paper path peach pearl pebble pencil pepper piano pigeon pillow \
    pine planet plank pocket pond pony poplar poppy prism puffin puma purple quail quartz quill \
    quilt quince rabbit radish raft rain raisin raven reef ribbon rice ridge ring river robin rock \
    rocket roof root rope rose rowan ruby rudder rush saddle sage sail salmon salt sand sandal \
    satin scarf seal seed shell shore silk silver skate sky slate sleet slope snail snow sofa \
    sorrel spark spice spoon spring spruce squash stable star steam stone stork storm straw stream \
    sugar summer summit sun swan swift tailor tapir tarn tea teapot tent thatch thread thrush \
    thyme tiger timber toad topaz torch tower trail train tree trout tulip tundra tunnel turnip \
    turtle urchin valley vase velvet vessel vine violet violin vole wagon walnut walrus water wave \
    weasel well wharf wheat wheel willow wind window winter wolf wood wool yak yarn yellow zebra \
    zinc";

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn words_are_many_short_and_different() {
        let words: Vec<&str> = WORDS.split_whitespace().collect();
        assert!(words.len() >= 256, "{}", words.len());
        assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len());
        for word in words {
            assert!(
                (3..=6).contains(&word.len()) && word.bytes().all(|sign| sign.is_ascii_lowercase()),
                "{word}"
            );
        }
    }

    #[test]
    fn ids_have_two_words_and_three_signs_and_do_not_repeat() {
        let ids: BTreeSet<TableId> = (0..500).map(|_| fresh(&Entropy::System).unwrap()).collect();
        assert_eq!(ids.len(), 500);
        for id in ids {
            let parts: Vec<&str> = id.as_str().split('-').collect();
            assert!(parts.len() == 3 && parts[2].len() == 3 && is_possible(id.as_str()), "{id}");
        }
        assert!(!is_possible("../etc") && !is_possible("Amber") && !is_possible(&"a".repeat(41)));
    }
}
