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

/// Handles that one of the acts allows: sets are filled at random.
pub(crate) fn picks(act: &Value, rng: &mut Rng) -> Vec<String> {
    let mut picks = Vec::new();
    for step in act["p"].as_array().unwrap() {
        if let Some(handle) = step.as_str() {
            picks.push(handle.to_owned());
            continue;
        }
        let mut of: Vec<&str> =
            step["of"].as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
        let (min, max) = (step["min"].as_u64().unwrap(), step["max"].as_u64().unwrap());
        let count = min + u64::from(rng.below(u32::try_from(max - min).unwrap() + 1));
        rng.shuffle(&mut of);
        picks.extend(of.into_iter().take(usize::try_from(count).unwrap()).map(String::from));
    }
    picks
}
