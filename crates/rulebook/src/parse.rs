//! From Markdown to a document. The form is strict, so that a slip in one language is seen at once.

use std::fmt;

use words::Language;

use crate::citation::citations;
use crate::document::{Chapter, Document, Group, Prose, Section};
use crate::html;
use crate::placed::{self, Placed};
use crate::summary;

/// A text is no rules document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadDocument {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for BadDocument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for BadDocument {}

impl Document {
    /// Reads a document from its Markdown: `# Title`, an introduction, groups `## 3 Heading` of rules
    /// `### TRICKS-3.5 Heading`, and at the end chapters `## Heading` without a number.
    ///
    /// # Errors
    /// The first line that does not belong in a rules document, or an id in the text that no section has.
    pub fn parse(game: &str, language: Language, markdown: &str) -> Result<Self, BadDocument> {
        let mut blocks = blocks(markdown)?.into_iter();
        let prefix = game.to_uppercase();
        let title = blocks.next().filter(|block| block.level == 1);
        let title = title.ok_or_else(|| bad(1, "a rules document begins with a line: # Title"))?;
        let mut document = Self {
            game: game.into(),
            language,
            title: title.heading.into(),
            intro: prose(&prefix, &title.body),
            groups: Vec::new(),
            closing: Vec::new(),
            summary: None,
            pictures: pictures(markdown)?,
        };
        for block in blocks {
            let numbered = numbered(block.heading);
            if !document.closing.is_empty() && (block.level > 2 || numbered.is_some()) {
                return Err(bad(block.line, "no rule and no group may follow the chapters without a number"));
            }
            match (block.level, numbered) {
                (1, _) => return Err(bad(block.line, "a rules document has one title")),
                (2, Some((number, title))) => begin_group(&mut document, &prefix, &block, number, title)?,
                (2, None) => add_chapter(&mut document, &prefix, &block)?,
                _ => add_section(&mut document, &prefix, &block)?,
            }
        }
        check_citations(&document, &prefix, markdown)?;
        Ok(document)
    }
}

/// The pictures that a document places, each once.
fn pictures(markdown: &str) -> Result<Vec<Placed>, BadDocument> {
    let mut pictures: Vec<Placed> = Vec::new();
    for (line, text) in (1..).zip(markdown.lines()).filter(|(_, text)| text.contains("<!--")) {
        let (name, caption) = placed::read(text).ok_or_else(|| bad(line, placed::FORM))?;
        if pictures.iter().any(|placed| placed.name == name) {
            return Err(bad(line, format!("the picture {name} is placed twice")));
        }
        pictures.push(Placed { line, name: name.into(), caption: caption.into() });
    }
    Ok(pictures)
}

/// A heading and the text below it.
struct Block<'a> {
    line: usize,
    level: usize,
    heading: &'a str,
    body: String,
}

fn blocks(markdown: &str) -> Result<Vec<Block<'_>>, BadDocument> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut fenced = false;
    for (line, text) in markdown.lines().enumerate().map(|(index, text)| (index + 1, text.trim_end())) {
        fenced ^= text.starts_with("```");
        let level = text.bytes().take_while(|&byte| byte == b'#').count();
        let heading = text[level..].strip_prefix(' ').map(str::trim);
        match (level, heading) {
            (1..=3, Some(heading)) if !fenced => {
                blocks.push(Block { line, level, heading, body: String::new() });
            }
            (1.., _) if !fenced => return Err(bad(line, "a heading has one to three # and a blank")),
            _ => match blocks.last_mut() {
                Some(block) => {
                    block.body.push_str(text);
                    block.body.push('\n');
                }
                None if text.is_empty() => {}
                None => return Err(bad(line, "a rules document begins with a line: # Title")),
            },
        }
    }
    Ok(blocks)
}

/// The number of a group and its heading.
fn numbered(heading: &str) -> Option<(u8, &str)> {
    let (number, title) = heading.split_once(' ')?;
    Some((number.parse().ok()?, title.trim()))
}

fn begin_group(
    document: &mut Document,
    prefix: &str,
    block: &Block<'_>,
    number: u8,
    title: &str,
) -> Result<(), BadDocument> {
    let intro = prose(prefix, &block.body);
    let expected = document.groups.last().map_or(1, |group| group.number + 1);
    if number != expected {
        return Err(bad(block.line, format!("group {number} stands where group {expected} belongs")));
    }
    document.groups.push(Group { number, title: title.into(), intro, sections: Vec::new() });
    Ok(())
}

fn add_chapter(document: &mut Document, prefix: &str, block: &Block<'_>) -> Result<(), BadDocument> {
    let prose = prose(prefix, &block.body);
    if prose.markdown.is_empty() {
        return Err(bad(block.line, format!("the chapter {} has no text", block.heading)));
    }
    if summary::TITLES.contains(&block.heading) {
        let read = summary::read(prefix, &block.body);
        document.summary = Some(read.map_err(|(line, reason)| bad(block.line + 1 + line, reason))?);
    }
    let id = format!("end-{}", document.closing.len() + 1);
    document.closing.push(Chapter { id, title: block.heading.into(), prose });
    Ok(())
}

fn add_section(document: &mut Document, prefix: &str, block: &Block<'_>) -> Result<(), BadDocument> {
    let form = || bad(block.line, format!("a rule has an id and a heading: ### {prefix}-3.5 Heading"));
    let (id, title) = block.heading.split_once(' ').ok_or_else(form)?;
    let number = id.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')).ok_or_else(form)?;
    let (group_number, number) = number.split_once('.').ok_or_else(form)?;
    let group_number: u8 = group_number.parse().map_err(|_| form())?;
    let number: u8 = number.parse().map_err(|_| form())?;
    let group = document.groups.last_mut().filter(|group| group.number == group_number);
    let group = group.ok_or_else(|| bad(block.line, format!("{id} does not belong to this group")))?;
    let last = group.sections.last().map_or(0, |section| section_number(&section.id));
    let expected = format!("{prefix}-{group_number}.{}", last + 1);
    if !follows(u16::from(number), last) || id != format!("{prefix}-{group_number}.{number}") {
        return Err(bad(block.line, format!("{id} stands where {expected} belongs")));
    }
    let Prose { markdown, html } = prose(prefix, &block.body);
    if markdown.is_empty() {
        return Err(bad(block.line, format!("{id} has no text")));
    }
    group.sections.push(Section { id: id.into(), title: title.trim().into(), markdown, html });
    Ok(())
}

/// Whether a rule with this number may come after the last one of its group.
///
/// Numbers go up by one. Where another kind of rule begins inside a group they may go on at the next ten,
/// as in `CITY-12.23`, `CITY-12.30`.
const fn follows(number: u16, last: u16) -> bool {
    number == last + 1 || (last > 0 && number == (last / 10 + 1) * 10)
}

/// The 5 of `TRICKS-3.5`.
fn section_number(id: &str) -> u16 {
    let number = id.rsplit_once('.').and_then(|(_, number)| number.parse().ok());
    number.expect("a section has an id that was read")
}

fn prose(prefix: &str, body: &str) -> Prose {
    let markdown = body.trim_matches('\n').to_owned();
    let html = html::body(prefix, &markdown);
    Prose { markdown, html }
}

fn check_citations(document: &Document, prefix: &str, markdown: &str) -> Result<(), BadDocument> {
    for (line, text) in markdown.lines().enumerate().map(|(index, text)| (index + 1, text)) {
        let unknown = citations(text, prefix).into_iter().find(|cited| document.find(cited.id).is_none());
        if let Some(cited) = unknown {
            return Err(bad(line, format!("{} is no rule of this document", cited.id)));
        }
    }
    Ok(())
}

fn bad(line: usize, reason: impl Into<String>) -> BadDocument {
    BadDocument { line, reason: reason.into() }
}
