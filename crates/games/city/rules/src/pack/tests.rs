//! Packs: read, refused, laid over others, written as one line.

mod faults;
mod line;
mod mangled;
mod overlay;
mod standard;

use super::{Pack, PackFault};

/// The standard file with one text replaced; the text must be there exactly once.
fn changed(from: &str, to: &str) -> String {
    assert_eq!(Pack::STANDARD_FILE.matches(from).count(), 1, "{from} must be there once");
    Pack::STANDARD_FILE.replace(from, to)
}

/// The standard file with texts replaced wherever they are.
fn all_changed(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(Pack::STANDARD_FILE.into(), |text: String, (from, to)| {
        assert!(text.contains(from), "{from} must be there");
        text.replacen(from, to, 1)
    })
}

fn messages(faults: &[PackFault]) -> Vec<String> {
    faults.iter().map(ToString::to_string).collect()
}

/// The messages of a text that is refused.
fn refused(text: &str) -> Vec<String> {
    messages(&Pack::read(text).expect_err("the pack must be refused"))
}

/// The only message of a text that is refused.
fn sole(text: &str) -> String {
    let messages = refused(text);
    assert_eq!(messages.len(), 1, "{messages:#?}");
    messages.into_iter().next().unwrap()
}
