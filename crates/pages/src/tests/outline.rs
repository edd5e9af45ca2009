//! What somebody meets who reads a page from its first word to its last: words, headings, links, fields and
//! buttons, in their order. Each page has a snapshot of that; `INSTA_UPDATE=always cargo test -p pages outline`
//! takes them anew.

use ::words::Language::English;

use super::markup::{Tag, VOID};
use super::pages::pages;

/// A page as lines of text.
fn outline(page: &str) -> String {
    let mut outline = Outline::default();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        outline.say(&rest[..start]);
        let end = start + rest[start..].find('>').expect("a tag ends");
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if tag.starts_with('!') {
            continue;
        }
        if tag.starts_with('/') {
            outline.leave();
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag.trim_end(), true));
        let tag = Tag::read(tag, Vec::new()).expect("a tag is well formed");
        let closed = closed || VOID.contains(&tag.name.as_str());
        outline.enter(&tag);
        if closed {
            outline.leave();
        }
    }
    outline.lines.push(outline.line);
    outline.lines.retain(|line| !line.trim().is_empty());
    outline.lines.join("\n") + "\n"
}

#[derive(Default)]
struct Outline {
    lines: Vec<String>,
    line: String,
    /// Of each element around this place: what stands at its end, and whether a new line begins there.
    open: Vec<(String, Breaks)>,
    /// How many elements around this place are not read.
    unread: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Breaks {
    /// Its own lines.
    Around,
    /// Inside a line.
    Nowhere,
    /// Nothing of it is read.
    Unread,
}

/// Elements that stand inside a line.
const INLINE: [&str; 16] = [
    "a", "b", "button", "em", "i", "img", "input", "kbd", "label", "option", "select", "small", "span",
    "svg", "textarea", "time",
];

impl Outline {
    fn say(&mut self, text: &str) {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if self.unread > 0 || words.is_empty() {
            return;
        }
        let is_apart = text.starts_with(char::is_whitespace) || self.line.ends_with([']', ')', '}']);
        if is_apart && !self.line.is_empty() && !self.line.ends_with(' ') {
            self.line.push(' ');
        }
        self.line.push_str(&words);
        if text.ends_with(char::is_whitespace) {
            self.line.push(' ');
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.line);
        self.lines.push(line.trim_end().to_owned());
    }

    fn enter(&mut self, tag: &Tag) {
        let unread = ["head", "script", "style"].contains(&tag.name.as_str())
            || (tag.name == "svg" && tag.attribute("role") != Some("img"))
            || tag.attribute("aria-hidden") == Some("true")
            || tag.attribute("type") == Some("hidden");
        if unread || self.unread > 0 {
            self.unread += 1;
            self.open.push((String::new(), Breaks::Unread));
            return;
        }
        let breaks = if INLINE.contains(&tag.name.as_str()) { Breaks::Nowhere } else { Breaks::Around };
        if breaks == Breaks::Around {
            self.end_line();
        }
        let (start, end) = marks(tag);
        if !start.is_empty() && !self.line.is_empty() && !self.line.ends_with([' ', '[', '{']) {
            self.line.push(' ');
        }
        self.line.push_str(&start);
        if tag.name == "svg" {
            // A picture has a name; what it is drawn of is not read.
            self.unread += 1;
            self.open.push((end, Breaks::Unread));
        } else {
            self.open.push((end, breaks));
        }
    }

    fn leave(&mut self) {
        let Some((end, breaks)) = self.open.pop() else { return };
        match breaks {
            Breaks::Unread => self.unread -= 1,
            Breaks::Nowhere => self.line.push_str(&end),
            Breaks::Around => {
                self.line.push_str(&end);
                self.end_line();
            }
        }
    }
}

/// What stands before and after what an element holds.
fn marks(tag: &Tag) -> (String, String) {
    let label = tag.attribute("aria-label").map(|label| format!("({label}) ")).unwrap_or_default();
    let name = tag.attribute("name").unwrap_or_default();
    let value = tag.attribute("value").unwrap_or_default();
    match tag.name.as_str() {
        "h1" | "h2" | "h3" | "h4" => {
            (format!("{} {label}", "#".repeat(usize::from(tag.name.as_bytes()[1] - b'0'))), String::new())
        }
        "li" | "dt" => (format!("- {label}"), String::new()),
        "dd" => ("  ".into(), String::new()),
        "a" => (format!("[{label}"), format!("]({})", tag.attribute("href").unwrap_or_default())),
        "button" | "summary" => {
            let is_set = |name: &&str| tag.attribute(name).is_some_and(|set| set != "false");
            let state = ["disabled", "aria-pressed", "aria-expanded"].into_iter().filter(is_set);
            let state: Vec<String> = state.map(|name| format!("<{name}>")).collect();
            (format!("{{{label}"), format!("}}{}", state.concat()))
        }
        "input" => {
            let kind = tag.attribute("type").unwrap_or("text");
            let checked = if tag.attribute("checked").is_some() { " checked" } else { "" };
            (format!("{label}<{kind} {name}={value}{checked}>"), String::new())
        }
        "select" | "textarea" => (format!("{label}<{} {name}: ", tag.name), ">".into()),
        "option" => (if tag.attribute("selected").is_some() { "*" } else { "" }.into(), " ".into()),
        "main" | "nav" | "header" | "footer" | "section" | "aside" | "form" | "dialog" => {
            (format!("<{}> {label}", tag.name), String::new())
        }
        _ => (label, String::new()),
    }
}

#[test]
fn an_outline_reads_what_is_read_aloud() {
    let page = "<!DOCTYPE html><html><head><title>x</title></head><body><main aria-label=\"Table\"><h1>Hi <b>you</b></h1>\
        <svg><path d=\"x\"/></svg><svg role=\"img\" aria-label=\"A card\"><text>7</text></svg><p>One <a href=\"/x\">way</a>.</p>\
        <form><label><input type=\"radio\" name=\"a\" value=\"1\" checked>Yes</label><input type=\"hidden\" name=\"k\">\
        <button disabled>Go</button></form><span aria-hidden=\"true\">no</span></main></body></html>";
    let read =
        "<main> (Table)\n# Hi you\n(A card)\nOne [way](/x) .\n<form> <radio a=1 checked>Yes {Go}<disabled>\n";
    assert_eq!(outline(page), read);
}

#[test]
fn the_outline_of_every_page_is_known() {
    for (name, page) in pages(English) {
        insta::assert_snapshot!(name.replace(' ', "_"), outline(&page));
    }
}
