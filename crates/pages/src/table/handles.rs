//! The handles that a scene shows, and what each is called.
//!
//! Every handle carries a label that tells all its printed facts. That label is the one source of
//! its name: for readers, for the chips of chosen steps, which show its first words ([`face::brief`]),
//! and for the form without script.

use std::collections::BTreeMap;

use host::Scene;

/// The handles that a scene shows, drawn in place, with their labels.
#[derive(Debug, Default)]
pub(super) struct Handles {
    labels: BTreeMap<String, String>,
}

impl Handles {
    /// The handles in the table, the hand and the panel.
    pub(super) fn shown(scene: &Scene) -> Self {
        let mut shown = Self::default();
        for markup in [&scene.main, &scene.hand, &scene.panel] {
            shown.read(&markup.0);
        }
        shown
    }

    /// Reads the tags of markup that a face has made.
    fn read(&mut self, markup: &str) {
        // Few tags have a handle: those are looked for, not every tag.
        for (at, _) in markup.match_indices(" data-h=\"") {
            let begin = markup[..at].rfind('<').unwrap_or_default();
            let end = markup[at..].find('>').map_or(markup.len(), |end| at + end);
            let tag = &markup[begin..end];
            if let Some(handle) = attribute(tag, " data-h=\"") {
                let label = attribute(tag, " aria-label=\"").unwrap_or_else(|| handle.clone());
                self.labels.insert(handle, label);
            }
        }
    }

    /// What a handle is called; itself if the scene does not show it.
    pub(super) fn label<'a>(&'a self, handle: &'a str) -> &'a str {
        self.labels.get(handle).map_or(handle, String::as_str)
    }
}

/// The value of an attribute in the text of a tag, after this beginning. A value never holds `<`, `>` or a
/// quote unescaped.
fn attribute(tag: &str, beginning: &str) -> Option<String> {
    let value = &tag[tag.find(beginning)? + beginning.len()..];
    let value = &value[..value.find('"')?];
    if !value.contains('&') {
        return Some(value.to_owned());
    }
    Some(value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn labels_come_from_the_markup_as_they_were_written() {
        let main = html! {
            svg { g data-h="c.1" role="button" aria-label={ "A & \"B\" <1>" } {} }
            button data-h="h.r7" { "no label" }
            span aria-label="not a handle" data-help="x" {}
        };
        let shown = Handles::shown(&Scene { main, ..Scene::default() });
        assert_eq!(shown.label("c.1"), "A & \"B\" <1>");
        assert_eq!(shown.label("h.r7"), "h.r7");
        assert_eq!(shown.labels.len(), 2);
    }
}
