//! A whole document as HTML.

use std::fmt::Write as _;

use crate::document::{Chapter, Document};
use crate::html::escaped;

impl Document {
    /// The whole document as HTML, from its title on; every rule has its id as anchor.
    pub fn html(&self) -> String {
        let mut html = format!("<h1>{}</h1>\n{}", escaped(&self.title), self.intro.html);
        for group in &self.groups {
            let _ = writeln!(html, "<h2 id=\"{0}\">{0} {1}</h2>", group.number, escaped(&group.title));
            html.push_str(&group.intro.html);
            for section in &group.sections {
                let (id, title) = (&section.id, escaped(&section.title));
                let _ = writeln!(html, "<h3 id=\"{id}\"><a href=\"#{id}\">{id}</a> {title}</h3>");
                html.push_str(&section.html);
            }
        }
        for Chapter { id, title, prose } in &self.closing {
            let _ = write!(html, "<h2 id=\"{id}\">{}</h2>\n{}", escaped(title), prose.html);
        }
        html
    }
}
