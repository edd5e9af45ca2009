//! Who reads a text as a person would, and notices what does not agree.

use std::collections::{BTreeMap, BTreeSet};

use words::{Language, is_singular};

use super::sources::Text;

/// Nouns whose two forms no counted message of ours shows, or not with both beside each other.
const MORE_NOUNS: [&[(&str, &str)]; 3] = [
    &[
        ("move", "moves"),
        ("turn", "turns"),
        ("table", "tables"),
        ("battle", "battles"),
        ("line", "lines"),
        ("player", "players"),
        ("person", "people"),
    ],
    &[
        ("coup", "coups"),
        ("table", "tables"),
        ("affrontement", "affrontements"),
        ("rangée", "rangées"),
        ("tuile", "tuiles"),
        ("moaï", "moaïs"),
        ("personne", "personnes"),
    ],
    &[
        ("Zug", "Züge"),
        ("Tisch", "Tische"),
        ("Kampf", "Kämpfe"),
        ("Linie", "Linien"),
        ("Zahl", "Zahlen"),
        ("Wahl", "Wahlen"),
        ("Person", "Personen"),
        ("Stich", "Stiche"),
    ],
];

/// Verbs after a number and its noun: of one, of more.
const VERBS: [&[(&str, &str)]; 3] = [
    &[
        ("is", "are"),
        ("was", "were"),
        ("has", "have"),
        ("stays", "stay"),
        ("waits", "wait"),
        ("wants", "want"),
        ("lies", "lie"),
        ("goes", "go"),
    ],
    &[
        ("est", "sont"),
        ("a", "ont"),
        ("reste", "restent"),
        ("peut", "peuvent"),
        ("va", "vont"),
        ("attend", "attendent"),
        ("contient", "contiennent"),
    ],
    &[
        ("ist", "sind"),
        ("war", "waren"),
        ("hat", "haben"),
        ("bleibt", "bleiben"),
        ("kann", "können"),
        ("wartet", "warten"),
        ("will", "wollen"),
        ("wird", "werden"),
        ("liegt", "liegen"),
        ("darf", "dürfen"),
        ("spielt", "spielen"),
    ],
];

/// Words after a number with which no noun is counted: "5 of", "3 à".
const BETWEEN: &str = "of to and or at in by for from with per the this a an times sur à et ou de des du en la le les un une \
    d’un d’une par pour au aux von vom zu zum am im beim ins und oder mit auf bis je mal die der das den dem dieser diesem diese x";

/// Which nouns there are, and their forms.
#[derive(Default)]
pub(super) struct Reader {
    one: BTreeMap<Language, BTreeSet<String>>,
    more: BTreeMap<Language, BTreeSet<String>>,
}

impl Reader {
    /// Learns the nouns from all messages that are counted.
    pub(super) fn new(texts: &[Text]) -> Self {
        let mut reader = Self::default();
        for (at, language) in Language::ALL.into_iter().enumerate() {
            let forms = texts.iter().map(|text| &text.forms[at]);
            for (one, more) in forms.filter_map(|forms| noun(&forms.one, forms.more.as_ref()?)) {
                reader.learn(language, &one, &more);
            }
            for (one, more) in MORE_NOUNS[at] {
                reader.learn(language, one, more);
            }
        }
        reader
    }

    fn learn(&mut self, language: Language, one: &str, more: &str) {
        let at = Language::ALL.iter().position(|&known| known == language).unwrap();
        if one != more && VERBS[at].iter().all(|verb| *verb != (one, more)) {
            self.one.entry(language).or_default().insert(one.to_owned());
            self.more.entry(language).or_default().insert(more.to_owned());
        }
    }

    /// How many nouns of a language are known.
    pub(super) fn nouns(&self, language: Language) -> usize {
        self.one[&language].len()
    }

    fn stands_for_one(&self, language: Language, word: &str) -> Option<bool> {
        match (self.one[&language].contains(word), self.more[&language].contains(word)) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        }
    }

    /// Whether a word is a noun that is counted; the last of several nouns is, as in "Source tokens".
    fn is_noun(&self, language: Language, word: &str) -> bool {
        let word = word.trim_end_matches(|sign: char| !sign.is_alphanumeric());
        language == Language::English && self.stands_for_one(language, word).is_some()
    }

    /// What does not agree in a text, each with the words around it.
    pub(super) fn faults(&self, language: Language, text: &str) -> Vec<String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut faults = Vec::new();
        for (at, word) in words.iter().enumerate() {
            let Some(count) = number(word) else { continue };
            let names = at > 0 && self.names(language, words[at - 1]);
            if !names && let Some(end) = self.disagrees(language, count, &words[at + 1..]) {
                faults.push(words[at.saturating_sub(1)..=at + end].join(" "));
            }
        }
        faults
    }

    /// Whether a number after this word is a name: "column 1", "Runde 3".
    fn names(&self, language: Language, before: &str) -> bool {
        let before = before.trim_matches(|sign: char| !sign.is_alphanumeric());
        let lower = before.to_lowercase();
        self.one[&language].iter().any(|noun| noun.to_lowercase() == lower)
    }

    /// Whether a number and what follows it do not agree: how many words on that is.
    fn disagrees(&self, language: Language, count: i64, after: &[&str]) -> Option<usize> {
        let at = Language::ALL.iter().position(|&known| known == language).unwrap();
        let is_one = is_singular(language, count);
        for (steps, word) in after.iter().take(2).enumerate() {
            let bare = word.trim_end_matches(|sign: char| !sign.is_alphanumeric());
            let plain = bare.trim_start_matches(|sign: char| !sign.is_alphanumeric());
            if plain.is_empty() || plain.len() != bare.len() || number(plain).is_some() {
                return None;
            }
            let next = after.get(steps + 1).filter(|_| bare.len() == word.len());
            let form = self.stands_for_one(language, plain);
            if form.is_some() && next.is_some_and(|next| self.is_noun(language, next)) {
                continue;
            }
            match form {
                Some(form) if form != is_one => return Some(steps + 1),
                Some(_) => return verb_disagrees(at, form, next?).then_some(steps + 2),
                None => {}
            }
            if bare.len() != word.len() || BETWEEN.split(' ').any(|between| between == plain.to_lowercase()) {
                return None;
            }
        }
        None
    }
}

/// Whether a verb after a noun has the other number, in the language of this place.
fn verb_disagrees(at: usize, is_one: Option<bool>, verb: &str) -> bool {
    let verb = verb.trim_end_matches(|sign: char| !sign.is_alphanumeric());
    VERBS[at].iter().any(|(one, more)| verb == if is_one == Some(true) { *more } else { *one })
}

/// The noun that two forms of a message tell apart: the first word that differs after the number, or at all.
fn noun(one: &str, more: &str) -> Option<(String, String)> {
    let words = |text: &str| -> Vec<String> {
        let bare = |word: &str| {
            word.trim_matches(|sign: char| !sign.is_alphanumeric() && sign != '{' && sign != '}').to_owned()
        };
        text.split_whitespace().map(bare).collect()
    };
    let (one, more) = (words(one), words(more));
    let from = more.iter().position(|word| word.starts_with('{')).map_or(0, |at| at + 1);
    if one.len() != more.len() {
        return None;
    }
    let (one, more) = one.into_iter().zip(more).skip(from).find(|(one, more)| one != more)?;
    (!one.contains('{') && !more.contains('{')).then_some((one, more))
}

/// The number that a word is: "3", "+3", "3–6", "−1".
fn number(word: &str) -> Option<i64> {
    let word = word.trim_start_matches(['(', '„', '“', '«', '+', '±', '=', '·']);
    let last = word.rsplit(['–', '/']).next().unwrap_or(word);
    last.replace('−', "-").parse().ok()
}

/// French words that end like a participle and are none.
const EPICENE: [&str; 6] = ["devant", "ensuite", "ici", "maintenant", "plus", "toujours"];

/// Where a French message takes a person for a man: "{name} est parti", "vous êtes prévenu".
pub(super) fn guesses(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut found = Vec::new();
    for (at, pair) in words.windows(2).enumerate() {
        let before = &words[at.saturating_sub(3)..at];
        let is = match pair[0] {
            "est" | "sera" | "s’est" | "sont" => {
                before.iter().any(|word| ["{who}", "{name}", "{host}", "{names}", "{others}"].contains(word))
            }
            "êtes" | "serez" | "être" => before.iter().any(|word| word.eq_ignore_ascii_case("vous")),
            _ => false,
        };
        let bare = pair[1].trim_end_matches(|sign: char| !sign.is_alphanumeric());
        let ends = ["é", "és", "i", "u", "is", "us", "nt", "rt", "eul"].iter().any(|end| bare.ends_with(end));
        if is && ends && !EPICENE.contains(&bare) {
            found.push(words[at.saturating_sub(2)..=at + 1].join(" "));
        }
    }
    found
}
