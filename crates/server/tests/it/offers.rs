//! What a table's page offers to choose, as its script reads it.

use engine::Rng;
use serde_json::Value;

use crate::browser::Answer;

/// What a page offers: its version, and the acts as the script reads them.
pub(crate) fn offered(page: &Answer) -> (u64, Vec<Value>) {
    let legal = legal(page);
    (legal["seq"].as_u64().unwrap(), legal["acts"].as_array().unwrap().clone())
}

/// What a page tells the script of what may be chosen, and why not the rest.
pub(crate) fn legal(page: &Answer) -> Value {
    let legal = page.text.split_once("data-legal=\"").unwrap_or_else(|| panic!("{}", page.text)).1;
    let legal = legal.split('"').next().unwrap().replace("&quot;", "\"").replace("&lt;", "<");
    serde_json::from_str(&legal.replace("&gt;", ">").replace("&amp;", "&")).unwrap()
}

/// The text of an action that one of the acts allows: sets are filled at random.
pub(crate) fn action(act: &Value, rng: &mut Rng) -> String {
    let text = act["text"].as_str().unwrap();
    let Some(set) = act["p"].as_array().unwrap().last().filter(|step| step.is_object()) else {
        return text.to_owned();
    };
    let mut items = called(set);
    let (min, max) = (set["min"].as_u64().unwrap(), set["max"].as_u64().unwrap());
    let count = min + u64::from(rng.below(u32::try_from(max - min).unwrap() + 1));
    rng.shuffle(&mut items);
    host::filled(text, items.into_iter().take(usize::try_from(count).unwrap()))
}

/// What the notation calls the items of a set.
pub(crate) fn called(set: &Value) -> Vec<&str> {
    set["called"].as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect()
}
