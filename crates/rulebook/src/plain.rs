//! A document as plain lines: for terminals, and read aloud.
//!
//! One sentence stays one line. A row of a table becomes one line that names its columns, so that
//! nobody has to look up.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use words::{Language, word};

use crate::document::{Document, Prose, Section};
use crate::placed;

impl Document {
    /// The whole document as plain lines, for a terminal or a screen reader.
    pub fn plain(&self) -> String {
        let language = self.language;
        let mut parts = vec![self.title.clone(), self.intro.plain(language)];
        for group in &self.groups {
            parts.push(format!("{} {}", group.number, group.title));
            parts.push(group.intro.plain(language));
            parts.extend(group.sections.iter().map(|rule| rule.plain(language)));
        }
        for chapter in &self.closing {
            parts.extend([chapter.title.clone(), chapter.prose.plain(language)]);
        }
        parts.retain(|part| !part.is_empty());
        parts.join("\n\n")
    }
}

impl Section {
    /// Its heading and text as plain lines; a row of a table becomes one line that names its columns.
    pub fn plain(&self, language: Language) -> String {
        format!("{} {}\n{}", self.id, self.title, lines(&self.markdown, language))
    }
}

impl Prose {
    /// The text as plain lines.
    pub fn plain(&self, language: Language) -> String {
        lines(&self.markdown, language)
    }
}

/// Markdown as plain lines, an empty one between paragraphs.
fn lines(markdown: &str, language: Language) -> String {
    let colon = word!(language, en: ": ", fr: "\u{202f}: ", de: ": ");
    let picture = word!(language, en: "Picture", fr: "Image", de: "Bild");
    let mut page = Page { text: String::new(), table: None, colon, picture };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES) {
        page.take(event);
    }
    page.text.trim().to_owned()
}

/// The text so far, and the table it may be in.
struct Page {
    text: String,
    table: Option<Table>,
    /// What stands between the name of a column and a cell.
    colon: &'static str,
    /// What a picture is called.
    picture: &'static str,
}

#[derive(Default)]
struct Table {
    columns: Vec<String>,
    row: Vec<String>,
    cell: String,
}

impl Page {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other events of Markdown have no text")]
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Html(text) if placed::read(&text).is_some() => {
                let caption = placed::read(&text).map_or("", |(_, caption)| caption);
                self.text.extend(["[", self.picture, self.colon, caption, "]\n\n"]);
            }
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => {
                self.write(&text);
            }
            Event::SoftBreak | Event::HardBreak => self.write("\n"),
            Event::Start(Tag::Table(_)) => self.table = Some(Table::default()),
            Event::Start(Tag::Item) => self.write("- "),
            Event::End(end) => self.end(end),
            _ => {}
        }
    }

    fn write(&mut self, text: &str) {
        match &mut self.table {
            Some(table) => table.cell.push_str(text),
            None => self.text.push_str(text),
        }
    }

    fn end(&mut self, end: TagEnd) {
        match (end, &mut self.table) {
            (TagEnd::TableCell, Some(table)) => table.row.push(std::mem::take(&mut table.cell)),
            (TagEnd::TableHead, Some(table)) => table.columns = std::mem::take(&mut table.row),
            (TagEnd::TableRow, Some(table)) => {
                self.text.push_str(&table.line(self.colon));
                table.row.clear();
            }
            (TagEnd::Table, _) => {
                self.table = None;
                self.text.push('\n');
            }
            (TagEnd::Paragraph | TagEnd::List(_), None) => self.text.push_str("\n\n"),
            (TagEnd::Item, None) if !self.text.ends_with('\n') => self.text.push('\n'),
            _ => {}
        }
    }
}

impl Table {
    /// The row as it is read aloud: `Players: 4; Colours: 5; Cards: 60.`
    fn line(&self, colon: &str) -> String {
        let cells: Vec<String> = self
            .columns
            .iter()
            .zip(&self.row)
            .map(|(column, cell)| format!("{column}{colon}{cell}"))
            .collect();
        format!("{}.\n", cells.join("; "))
    }
}
