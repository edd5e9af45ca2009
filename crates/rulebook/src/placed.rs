//! Pictures that a document places: `<!-- picture NAME: caption -->`, alone on a line.
//!
//! Where the document is read as plain Markdown, such a line is a comment and is not seen.

/// A picture of a position that a document places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The line, from 1.
    pub line: usize,
    /// Its name in the course of the game.
    pub name: String,
    /// What is to be seen on it, in the language of the document.
    pub caption: String,
}

/// What is wrong with a line that is a comment but places no picture.
pub(crate) const FORM: &str = "the only comment is: <!-- picture NAME: caption -->";

/// The name and the caption of the picture that a line places.
pub(crate) fn read(line: &str) -> Option<(&str, &str)> {
    let inside = line.trim().strip_prefix("<!-- picture ")?.strip_suffix("-->")?;
    let (name, caption) = inside.split_once(':')?;
    let (name, caption) = (name.trim(), caption.trim());
    let is_name = !name.is_empty() && name.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'-');
    (is_name && !caption.is_empty() && !caption.contains("--")).then_some((name, caption))
}

/// What stands for a picture in the HTML of a document, until whoever draws it puts it there.
pub(crate) fn mark(name: &str) -> String {
    format!("<!--picture {name}-->")
}

/// The HTML of a document with the pictures put in: `figure` gives the markup of each by its name.
pub fn illustrated(html: &str, mut figure: impl FnMut(&str) -> String) -> String {
    let mut whole = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<!--picture ") {
        let Some((name, after)) = after.split_once("-->") else { break };
        whole.push_str(before);
        whole.push_str(&figure(name));
        rest = after;
    }
    whole.push_str(rest);
    whole
}
