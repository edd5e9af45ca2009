//! A strict little reader of HTML, for tests: every tag closed, every attribute quoted.

/// The tags of a document in order.
#[derive(Debug, Default)]
pub(super) struct Tags {
    pub(super) all: Vec<Tag>,
}

/// One element.
#[derive(Debug)]
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) attributes: Vec<(String, String)>,
    /// All text inside, without tags.
    pub(super) text: String,
    /// The elements around it, the outermost first.
    pub(super) within: Vec<String>,
}

pub(super) const VOID: [&str; 6] = ["meta", "link", "input", "br", "img", "hr"];

impl Tags {
    /// Reads a document.
    pub(super) fn read(page: &str) -> Result<Self, String> {
        let mut tags = Self::default();
        let mut open: Vec<usize> = Vec::new();
        let mut rest = page.trim_start_matches("<!DOCTYPE html>");
        while let Some(start) = rest.find('<') {
            for &at in &open {
                tags.all[at].text.push_str(&rest[..start]);
            }
            let end = rest[start..].find('>').ok_or("a tag does not end")? + start;
            let tag = &rest[start + 1..end];
            rest = &rest[end + 1..];
            if let Some(name) = tag.strip_prefix('/') {
                let at = open.pop().filter(|&at| tags.all[at].name == name);
                at.ok_or_else(|| format!("</{name}> closes something else"))?;
                continue;
            }
            let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag.trim_end(), true));
            let within = open.iter().map(|&at| tags.all[at].name.clone()).collect();
            tags.all.push(Tag::read(tag, within)?);
            if !closed && !VOID.contains(&tags.all[tags.all.len() - 1].name.as_str()) {
                open.push(tags.all.len() - 1);
            }
        }
        match open.last() {
            Some(&at) => Err(format!("<{}> is not closed", tags.all[at].name)),
            None => Ok(tags),
        }
    }

    pub(super) fn named(&self, name: &str) -> impl Iterator<Item = &Tag> {
        self.all.iter().filter(move |tag| tag.name == name)
    }

    /// The values of an attribute, one an element that has it.
    pub(super) fn values(&self, attribute: &str) -> impl Iterator<Item = &str> {
        self.all.iter().filter_map(move |tag| tag.attribute(attribute))
    }
}

impl Tag {
    pub(super) fn read(tag: &str, within: Vec<String>) -> Result<Self, String> {
        let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut attributes: Vec<(String, String)> = Vec::new();
        while !rest.is_empty() {
            let end = rest.find(['=', ' ']).unwrap_or(rest.len());
            let attribute = rest[..end].to_owned();
            if attributes.iter().any(|(known, _)| *known == attribute) {
                return Err(format!("{attribute} twice in <{tag}>"));
            }
            rest = &rest[end..];
            let value = if let Some(after) = rest.strip_prefix("=\"") {
                let close = after.find('"').ok_or_else(|| format!("an open quote in <{tag}>"))?;
                rest = &after[close + 1..];
                after[..close].to_owned()
            } else if rest.starts_with('=') {
                return Err(format!("{attribute} is not quoted in <{tag}>"));
            } else {
                String::new()
            };
            attributes.push((attribute, value));
            rest = rest.trim_start();
        }
        Ok(Self { name: name.to_owned(), attributes, text: String::new(), within })
    }

    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(attribute, _)| attribute == name).map(|(_, value)| value.as_str())
    }
}

#[test]
fn the_reader_finds_what_is_wrong() {
    for wrong in ["<p>", "<p></b>", "</p>", "<p class=x></p>", "<p id=\"a\" id=\"b\"></p>", "<p id=\"a></p>"]
    {
        assert!(Tags::read(wrong).is_err(), "{wrong}");
    }
    let read = Tags::read("<p id=\"a\" hidden>x<b>y</b><br></p>").unwrap();
    assert_eq!((read.all.len(), read.all[0].text.as_str()), (3, "xy"));
}
