//! Reads pack files: full packs, and overlays on other packs (CITY-13.1).

use std::sync::Arc;

use toml::de::{DeTable, DeValue};
use toml_parser::lexer::TokenKind;

use super::draft::Draft;
use super::entry;
use super::fault::{PackFault, Reason, Severity};
use super::form::{Fields, Form, Row};
use super::{Counts, Pack, check, fixed};
use crate::rules::rule;

/// The only schema so far.
pub(super) const SCHEMA: &str = "mu-city-pack/1";
/// How long a pack file may be, in bytes.
const LONGEST: usize = 1 << 20;
/// How deep brackets may be nested; a pack needs five levels.
const DEPTH_MAX: usize = 40;

/// The tables of a pack file; the game fixes all but the first six.
const TABLES: [&str; 16] = [
    "schema",
    "pack",
    "remove",
    "building",
    "board",
    "project",
    "rules",
    "tokens",
    "setup",
    "solo_level",
    "option",
    "edge",
    "type",
    "battle",
    "op",
    "counter",
];

impl Pack {
    /// Reads a pack file that is full, or an overlay on the standard pack.
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of the file; then what is wrong with the whole.
    pub fn read(text: &str) -> Result<Self, Vec<PackFault>> {
        Self::read_over(text, &[])
    }

    /// Reads a pack file that may be an overlay on one of these packs or on the standard one.
    ///
    /// # Errors
    /// Everything that is wrong with it, in the order of the file; then what is wrong with the whole.
    pub fn read_over(text: &str, known: &[Self]) -> Result<Self, Vec<PackFault>> {
        if text.len() > LONGEST {
            return Err(vec![of_the_file(Reason::TooLarge)]);
        }
        let mut form = Form::new(text);
        check_depth(&form, text)?;
        let (root, errors) = DeTable::parse_recoverable(text);
        if !errors.is_empty() {
            return Err(errors.iter().map(|error| syntax(&form, error)).collect());
        }
        let draft = document(&mut form, root.get_ref(), known);
        finish(form, draft)
    }

    /// Reads what somebody gives for the table option `pack`: the text of a pack file, or one line as
    /// [`Pack::read_line`] takes it.
    ///
    /// # Errors
    /// As [`Pack::read`] and [`Pack::read_line`].
    pub fn read_any(text: &str) -> Result<Arc<Self>, Vec<PackFault>> {
        // In a file something is set equal to something before the first bracket opens.
        let is_file =
            text.trim().contains('\n') || text.split('{').next().is_some_and(|head| head.contains('='));
        if !is_file {
            return Self::read_line(text);
        }
        let pack = Self::read(text)?;
        Ok(if pack == *Self::standard() { Self::standard() } else { Arc::new(pack) })
    }

    /// Reads the bytes of a pack file.
    ///
    /// # Errors
    /// As [`Pack::read_over`]; also if the bytes are no text.
    pub fn read_bytes(bytes: &[u8], known: &[Self]) -> Result<Self, Vec<PackFault>> {
        let text = std::str::from_utf8(bytes).map_err(|_| vec![of_the_file(Reason::NotText)])?;
        Self::read_over(text, known)
    }

    /// Reads the one-line text of a pack, as the table option `pack` has it: `standard`, or what
    /// [`Pack::line`] writes, or only the part of that in curly brackets.
    ///
    /// # Errors
    /// Everything that is wrong with it; also if the text names a digest and the cards have another one (CITY-13.34).
    pub fn read_line(text: &str) -> Result<Arc<Self>, Vec<PackFault>> {
        let text = text.trim();
        if text == Self::STANDARD {
            return Ok(Self::standard());
        }
        if text.len() > LONGEST {
            return Err(vec![of_the_file(Reason::TooLarge)]);
        }
        let (names, cards) = text.find('{').map_or((text, ""), |at| text.split_at(at));
        let mut form = Form::without_lines();
        check_depth(&form, cards)?;
        let value = DeValue::parse(cards).map_err(|error| vec![syntax(&form, &error)])?;
        let Some(root) = value.get_ref().as_table() else {
            let form_of_it = "the word standard, or a pack in curly brackets";
            return Err(vec![PackFault { value: shortened(text), ..of_the_file(Reason::NotA(form_of_it)) }]);
        };
        let draft = document(&mut form, root, &[]);
        let pack = finish(form, draft)?;
        check_names(&pack, names)?;
        Ok(if pack == *Self::standard() { Self::standard() } else { Arc::new(pack) })
    }
}

fn of_the_file(reason: Reason) -> PackFault {
    PackFault {
        severity: Severity::Error,
        rule: rule(13, 10),
        line: None,
        entry: "file".into(),
        field: String::new(),
        value: String::new(),
        reason,
    }
}

/// Refuses a text with so many unclosed brackets that the parser, which is recursive, would overflow the stack: its own
/// limit does not hold once it has recovered from an error.
fn check_depth(form: &Form, text: &str) -> Result<(), Vec<PackFault>> {
    const PAIRS: [(TokenKind, TokenKind); 2] = [
        (TokenKind::LeftSquareBracket, TokenKind::RightSquareBracket),
        (TokenKind::LeftCurlyBracket, TokenKind::RightCurlyBracket),
    ];
    let mut open = Vec::new();
    for token in toml_parser::Source::new(text).lex() {
        let kind = token.kind();
        // What does not fit closes nothing, here and in the parser.
        if open.last() == Some(&kind) {
            open.pop();
        } else if let Some((_, closing)) = PAIRS.iter().find(|(opening, _)| *opening == kind) {
            open.push(*closing);
        }
        if open.len() > DEPTH_MAX {
            let what = format!("more than {DEPTH_MAX} open brackets");
            return Err(vec![unreadable(form, &what, Some(token.span().start()))]);
        }
    }
    Ok(())
}

fn syntax(form: &Form, error: &toml::de::Error) -> PackFault {
    unreadable(form, error.message(), error.span().map(|span| span.start))
}

/// What is wrong at this byte of the text.
fn unreadable(form: &Form, what: &str, at: Option<usize>) -> PackFault {
    let line = at.and_then(|at| form.line_at(at));
    let what = match (line, at) {
        (None, Some(at)) => format!("{what} at column {}", at + 1),
        _ => what.replace('\n', ", "),
    };
    PackFault { line, ..of_the_file(Reason::Syntax(what)) }
}

fn shortened(text: &str) -> String {
    format!("{:?}", text.chars().take(30).collect::<String>())
}

/// Compares id, version and digest before the cards of a one-line text with the cards.
fn check_names(pack: &Pack, names: &str) -> Result<(), Vec<PackFault>> {
    let wanted = [pack.id.clone(), pack.version.clone(), pack.digest()];
    let names: Vec<&str> = names.split_whitespace().collect();
    if names.is_empty() || names == wanted {
        return Ok(());
    }
    let differs = |at: usize| names.get(at).is_none_or(|name| *name != wanted[at]);
    let field = ["id", "version", "digest"].into_iter().enumerate().find(|&(at, _)| differs(at));
    let (at, field) = field.unwrap_or((2, "digest"));
    let fault = PackFault {
        rule: rule(13, 34),
        entry: "pack".into(),
        field: field.into(),
        value: names.get(at).copied().unwrap_or_default().into(),
        ..of_the_file(Reason::OtherDigest(wanted[at].clone()))
    };
    Err(vec![fault])
}

/// The pack, if nothing is wrong with it.
fn finish(mut form: Form, draft: Draft) -> Result<Pack, Vec<PackFault>> {
    if !form.faults.is_empty() {
        form.faults.sort_by_key(|fault| fault.line.unwrap_or(usize::MAX));
        return Err(form.faults);
    }
    Ok(draft.finish().expect("whatever is missing was written down as a fault"))
}

/// Reads all tables, lays an overlay over its base, and checks the whole.
fn document(form: &mut Form, root: &DeTable<'_>, known: &[Pack]) -> Draft {
    let fields = Fields::of(root, "file", None, rule(13, 10));
    form.only(&fields, &TABLES);
    form.word(&fields, "schema", &[(SCHEMA, ())]);
    fixed::compare(form, &fields);
    let (mut draft, base) = head(form, &fields, known);
    entries(form, &fields, &mut draft);
    let whole = match base {
        Base::None => {
            if let Some(remove) = fields.get("remove") {
                let line = form.line_of(remove);
                form.entry(&Fields::of(root, "remove", line, rule(13, 1)), Reason::RemovesFromFull);
            }
            Some(draft)
        }
        Base::Pack(base) => {
            let mut base = Draft::of(&base);
            remove(form, &fields, &mut base);
            Some(laid_over(base, draft))
        }
        Base::Unknown => None,
    };
    let Some(whole) = whole else { return Draft::default() };
    check::whole(form, &whole);
    whole
}

/// What a pack builds on.
enum Base {
    /// Nothing: a full pack.
    None,
    /// This pack.
    Pack(Arc<Pack>),
    /// A pack that is not known; the fault is written down.
    Unknown,
}

/// Reads the table `[pack]` (CITY-13.11).
fn head(form: &mut Form, fields: &Fields<'_>, known: &[Pack]) -> (Draft, Base) {
    let mut draft = Draft::default();
    let at = form.section(&fields.by(11), "pack");
    let Some(pack) = at else { return (draft, Base::Unknown) };
    form.only(&pack, &["id", "version", "kind", "extends", "counts", "provenance", "title"]);
    if let Some(id) = form.text(&pack, "id") {
        if !is_id(id) {
            form.field(&pack, "id", Reason::BadName("an id of small letters, digits and - such as my-copy"));
        }
        draft.id = id.into();
    }
    if let Some(version) = form.text(&pack, "version") {
        if !is_version(version) {
            form.field(&pack, "version", Reason::BadName("a version such as 1.0.0"));
        }
        draft.version = version.into();
    }
    draft.counts =
        form.word(&pack, "counts", &Counts::ALL.iter().map(|c| (c.word(), *c)).collect::<Vec<_>>());
    if pack.has("title") {
        draft.title = form.wording(&pack, "title").unwrap_or_default();
    }
    let is_overlay = form.word(&pack, "kind", &[("full", false), ("overlay", true)]);
    let extends = if pack.has("extends") { form.text(&pack, "extends") } else { Some("") };
    let base = match (is_overlay, extends) {
        (Some(false), Some("")) => Base::None,
        (Some(false), Some(_)) => {
            form.field(&pack, "extends", Reason::FullWithBase);
            Base::None
        }
        (Some(true), Some("")) => {
            form.field(&pack, "extends", Reason::OverlayWithoutBase);
            Base::Unknown
        }
        (Some(true), Some(base)) => find_base(form, &pack, &draft.id, base, known),
        (None, _) | (_, None) => Base::Unknown,
    };
    (draft, base)
}

fn find_base(form: &mut Form, pack: &Fields<'_>, own: &str, base: &str, known: &[Pack]) -> Base {
    let standard = Pack::standard();
    // The one line of a pack that has the standard pack's name tells how it differs from that.
    if own == base && !form.is_one_line() {
        form.field(pack, "extends", Reason::ExtendsItself);
        return Base::Unknown;
    }
    if base == standard.id {
        return Base::Pack(standard);
    }
    if let Some(found) = known.iter().find(|known| known.id == base) {
        return Base::Pack(Arc::new(found.clone()));
    }
    let ids = std::iter::once(&*standard).chain(known).map(|pack| pack.id.clone()).collect();
    form.field(pack, "extends", Reason::UnknownBase(ids));
    Base::Unknown
}

fn is_id(text: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=41).contains(&text.len()) && !text.starts_with('-') && text.bytes().all(fits)
}

fn is_version(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let is_number =
        |part: &&str| (1..=6).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
    parts.len() == 3 && parts.iter().all(is_number)
}

/// Reads all entries; none may come twice.
fn entries(form: &mut Form, fields: &Fields<'_>, draft: &mut Draft) {
    for (at, row) in form.tables(&fields.by(18), "board").into_iter().enumerate() {
        let board = entry::board(form, row, at);
        let first = draft.boards.iter().find(|known| known.name == board.name && !board.name.is_empty());
        twice(form, row, ("board", &board.name, 18), first.map(|first| Reason::Twice { first: first.line }));
        draft.boards.push(board);
    }
    for (at, row) in form.tables(&fields.by(13), "building").into_iter().enumerate() {
        let building = entry::building(form, row, at);
        let same = |name| name == building.name && !building.name.is_empty();
        let first = draft.buildings.iter().find(|known| same(known.name));
        twice(
            form,
            row,
            ("building", &building.name, 13),
            first.map(|first| Reason::Twice { first: first.line }),
        );
        draft.buildings.push(building);
    }
    for (at, row) in form.tables(&fields.by(20), "project").into_iter().enumerate() {
        let project = entry::project(form, row, at);
        let same = |number| number == project.number && number > 0;
        let first = draft.projects.iter().find(|known| same(known.number));
        twice(
            form,
            row,
            ("project", &project.number.to_string(), 20),
            first.map(|first| Reason::Twice { first: first.line }),
        );
        draft.projects.push(project);
    }
}

fn twice(form: &mut Form, row: Row<'_>, (what, key, check): (&str, &str, u8), first: Option<Reason>) {
    if let Some(reason) = first {
        form.entry(&Fields::of(row.0, &format!("{what} {key}"), row.1, rule(13, check)), reason);
    }
}

/// Takes away what an overlay removes from its base.
fn remove(form: &mut Form, fields: &Fields<'_>, base: &mut Draft) {
    if !fields.has("remove") {
        return;
    }
    let Some(remove) = form.section(&fields.by(1), "remove") else { return };
    form.only(&remove, &["buildings", "boards", "projects"]);
    for list in ["buildings", "boards", "projects"] {
        let Some(value) = remove.get(list) else { continue };
        let Some(items) = value.get_ref().as_array() else {
            form.field(&remove, list, Reason::NotA("a list in square brackets"));
            continue;
        };
        for item in items {
            if !base.take_away(list, item.get_ref()) {
                form.item(&remove, list, item, Reason::NothingToRemove);
            }
        }
    }
}

/// The base with the entries of an overlay in place of those with the same keys.
fn laid_over(mut base: Draft, overlay: Draft) -> Draft {
    for board in overlay.boards {
        base.boards.retain(|known| known.name != board.name);
        base.boards.push(board);
    }
    for building in overlay.buildings {
        base.buildings.retain(|known| known.name != building.name);
        base.buildings.push(building);
    }
    for project in overlay.projects {
        base.projects.retain(|known| known.number != project.number);
        base.projects.push(project);
    }
    let Draft { id, version, counts, title, .. } = overlay;
    Draft { id, version, counts, title, ..base }
}
