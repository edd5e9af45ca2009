//! Reads the tables of a pack field by field, and writes down everything that is wrong on the way.

use arrayvec::ArrayString;
use engine::RuleId;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::building::BuildingType;
use super::colour::Colour;
use super::fault::{PackFault, Reason, Severity};
use super::wording::Wording;
use crate::rules::rule;

/// The words of the colours.
pub(super) const COLOURS: [(&str, Colour); 3] =
    [("strength", Colour::Strength), ("faith", Colour::Faith), ("food", Colour::Food)];

/// The words of the types.
pub(super) const TYPES: [(&str, BuildingType); 5] = [
    ("military", BuildingType::Military),
    ("worship", BuildingType::Worship),
    ("trade", BuildingType::Trade),
    ("political", BuildingType::Political),
    ("farming", BuildingType::Farming),
];

/// The table of one entry, with its line.
pub(super) type Row<'a> = (&'a DeTable<'a>, Option<usize>);

/// A value with its place in the text.
pub(super) type Value<'a> = Spanned<DeValue<'a>>;

/// The text that is read, and what is wrong with it so far.
#[derive(Debug)]
pub(super) struct Form {
    /// Where each line begins; empty if lines mean nothing.
    lines: Vec<usize>,
    pub(super) faults: Vec<PackFault>,
}

/// A table inside an entry.
#[derive(Clone, Debug)]
pub(super) struct Fields<'a> {
    table: &'a DeTable<'a>,
    /// What the entry is called: `project 3`.
    pub(super) entry: String,
    /// What stands before the names of fields: `cost.`.
    path: String,
    pub(super) line: Option<usize>,
    /// The check that its fields must pass.
    rule: RuleId,
}

impl<'a> Fields<'a> {
    pub(super) fn of(table: &'a DeTable<'a>, entry: &str, line: Option<usize>, rule: RuleId) -> Self {
        Self { table, entry: entry.into(), path: String::new(), line, rule }
    }

    pub(super) fn get(&self, name: &str) -> Option<&'a Value<'a>> {
        self.table.get(name)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// The same table under another check.
    pub(super) fn by(&self, number: u8) -> Self {
        Self { rule: rule(13, number), ..self.clone() }
    }
}

impl Form {
    pub(super) fn new(text: &str) -> Self {
        let ends = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1);
        Self { lines: std::iter::once(0).chain(ends).collect(), faults: Vec::new() }
    }

    /// For a text of one line.
    pub(super) const fn without_lines() -> Self {
        Self { lines: Vec::new(), faults: Vec::new() }
    }

    pub(super) const fn is_one_line(&self) -> bool {
        self.lines.is_empty()
    }

    /// The line of a place in the text, from 1.
    pub(super) fn line_at(&self, offset: usize) -> Option<usize> {
        let line = self.lines.partition_point(|&start| start <= offset);
        (line > 0).then_some(line)
    }

    pub(super) fn line_of<T>(&self, value: &Spanned<T>) -> Option<usize> {
        self.line_at(value.span().start)
    }

    /// Writes down a fault of a whole entry.
    pub(super) fn entry(&mut self, fields: &Fields<'_>, reason: Reason) {
        self.faults.push(PackFault {
            severity: Severity::Error,
            rule: fields.rule,
            line: fields.line,
            entry: fields.entry.clone(),
            field: fields.path.trim_end_matches('.').into(),
            value: String::new(),
            reason,
        });
    }

    /// Writes down a fault of one field.
    pub(super) fn field(&mut self, fields: &Fields<'_>, name: &str, reason: Reason) {
        let value = fields.get(name);
        self.faults.push(PackFault {
            severity: Severity::Error,
            rule: fields.rule,
            line: value.map_or(fields.line, |value| self.line_of(value)),
            entry: fields.entry.clone(),
            field: format!("{}{name}", fields.path),
            value: value.map(|value| shown(value.get_ref())).unwrap_or_default(),
            reason,
        });
    }

    /// Writes down a fault of one item of a list.
    pub(super) fn item(&mut self, fields: &Fields<'_>, name: &str, item: &Value<'_>, reason: Reason) {
        self.field(fields, name, reason);
        let line = self.line_of(item);
        if let Some(fault) = self.faults.last_mut() {
            fault.value = shown(item.get_ref());
            fault.line = line;
        }
    }

    /// Writes down the names of fields that there are not (CITY-13.12).
    pub(super) fn only(&mut self, fields: &Fields<'_>, known: &[&'static str]) {
        for (name, value) in fields.table.iter().filter(|(name, _)| !known.contains(&name.get_ref().as_ref()))
        {
            let line = self.line_of(value);
            self.faults.push(PackFault {
                severity: Severity::Error,
                rule: rule(13, 12),
                line,
                entry: fields.entry.clone(),
                field: fields.path.trim_end_matches('.').into(),
                value: name.get_ref().to_string(),
                reason: Reason::Unknown(known.to_vec()),
            });
        }
    }

    /// A field that must be there.
    pub(super) fn needed<'a>(&mut self, fields: &Fields<'a>, name: &str) -> Option<&'a Value<'a>> {
        let value = fields.get(name);
        if value.is_none() {
            self.field(fields, name, Reason::Missing);
        }
        value
    }

    pub(super) fn text<'a>(&mut self, fields: &Fields<'a>, name: &str) -> Option<&'a str> {
        let value = self.needed(fields, name)?;
        let text = value.get_ref().as_str();
        if text.is_none() {
            self.field(fields, name, Reason::NotA("text in quotes"));
        }
        text
    }

    pub(super) fn flag(&mut self, fields: &Fields<'_>, name: &str) -> Option<bool> {
        let value = self.needed(fields, name)?;
        let flag = value.get_ref().as_bool();
        if flag.is_none() {
            self.field(fields, name, Reason::NotA("true or false"));
        }
        flag
    }

    /// A whole number from `least` to `most`.
    pub(super) fn number(&mut self, fields: &Fields<'_>, name: &str, range: (u8, u8)) -> Option<u8> {
        let value = self.needed(fields, name)?;
        let number = whole(value.get_ref()).filter(|number| (range.0..=range.1).contains(number));
        if number.is_none() {
            self.field(fields, name, Reason::OutOfRange(range.0.into(), range.1.into()));
        }
        number
    }

    /// A whole number, or `default` if the field is left out.
    pub(super) fn number_or(
        &mut self,
        fields: &Fields<'_>,
        name: &str,
        range: (u8, u8),
        default: u8,
    ) -> Option<u8> {
        if fields.has(name) { self.number(fields, name, range) } else { Some(default) }
    }

    /// One of some words.
    pub(super) fn word<T: Copy>(
        &mut self,
        fields: &Fields<'_>,
        name: &str,
        words: &[(&'static str, T)],
    ) -> Option<T> {
        let value = self.needed(fields, name)?;
        let found = value.get_ref().as_str().and_then(|text| words.iter().find(|(word, _)| *word == text));
        if found.is_none() {
            self.field(fields, name, Reason::NotOneOf(words.iter().map(|(word, _)| *word).collect()));
        }
        found.map(|&(_, value)| value)
    }

    /// A list of words, of a length from `least` to `most`.
    pub(super) fn words<T: Copy>(
        &mut self,
        fields: &Fields<'_>,
        name: &str,
        words: &[(&'static str, T)],
        (least, most): (usize, usize),
    ) -> Option<Vec<T>> {
        let value = self.needed(fields, name)?;
        let Some(list) = value.get_ref().as_array() else {
            self.field(fields, name, Reason::NotA("a list in square brackets"));
            return None;
        };
        if !(least..=most).contains(&list.len()) {
            self.field(fields, name, Reason::WrongLength { least, most, found: list.len() });
            return None;
        }
        let mut read = Vec::new();
        for item in list {
            let found = words.iter().find(|(word, _)| Some(*word) == item.get_ref().as_str());
            if let Some(&(_, value)) = found {
                read.push(value);
            } else {
                let reason = Reason::NotOneOf(words.iter().map(|(word, _)| *word).collect());
                self.item(fields, name, item, reason);
            }
        }
        (read.len() == list.len()).then_some(read)
    }

    /// A table in a field.
    pub(super) fn table<'a>(&mut self, fields: &Fields<'a>, name: &str) -> Option<Fields<'a>> {
        let value = self.needed(fields, name)?;
        let table = value.get_ref().as_table();
        if table.is_none() {
            self.field(fields, name, Reason::NotA("a table such as { strength = 1, faith = 0, food = 1 }"));
        }
        table.map(|table| Fields {
            table,
            path: format!("{}{name}.", fields.path),
            line: self.line_of(value),
            ..fields.clone()
        })
    }

    /// A table at the top of a file, which is an entry by itself.
    pub(super) fn section<'a>(&mut self, fields: &Fields<'a>, name: &str) -> Option<Fields<'a>> {
        let table = self.table(fields, name)?;
        Some(Fields { entry: name.into(), path: String::new(), ..table })
    }

    /// Texts by language (CITY-13.30).
    pub(super) fn wording(&mut self, fields: &Fields<'_>, name: &str) -> Option<Wording> {
        let texts = self.table(&fields.by(30), name)?;
        let mut wording = Wording::default();
        let faults = self.faults.len();
        for (code, _) in texts.table {
            let code = code.get_ref().as_ref();
            if !(2..=3).contains(&code.len()) || !code.bytes().all(|byte| byte.is_ascii_lowercase()) {
                self.field(&texts, code, Reason::BadName("the text of a language such as en, fr or de"));
                continue;
            }
            let text = self.text(&texts, code).unwrap_or_default();
            if !text.trim().is_empty() {
                wording.set(code, text);
            }
        }
        if wording.is_empty() && faults == self.faults.len() {
            self.entry(&texts, Reason::NoText);
        }
        (faults == self.faults.len()).then_some(wording)
    }

    /// The tables of a list of tables, `[[name]]`.
    pub(super) fn tables<'a>(
        &mut self,
        fields: &Fields<'a>,
        name: &str,
    ) -> Vec<(&'a DeTable<'a>, Option<usize>)> {
        let Some(value) = fields.get(name) else { return Vec::new() };
        let tables: Option<Vec<_>> = value.get_ref().as_array().and_then(|list| {
            list.iter()
                .map(|item| item.get_ref().as_table().map(|table| (table, self.line_of(item))))
                .collect()
        });
        tables.unwrap_or_else(|| {
            self.field(fields, name, Reason::NotA("a list of tables; each begins with [[…]]"));
            Vec::new()
        })
    }
}

/// A whole number that fits into a byte, which every number of a pack does.
pub(super) fn whole(value: &DeValue<'_>) -> Option<u8> {
    let number = value.as_integer()?;
    u8::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A value as it may stand in a message.
pub(super) fn shown(value: &DeValue<'_>) -> String {
    const LONGEST: usize = 40;
    let text = match value {
        DeValue::String(text) => format!("{text:?}"),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.as_str().into(),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(time) => time.to_string(),
        DeValue::Array(_) | DeValue::Table(_) => String::new(),
    };
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// A name of a card or a board, if the text has the form of one.
pub(super) fn read_name(text: &str) -> Option<ArrayString<16>> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    let is_name = !text.is_empty() && text.bytes().all(fits);
    ArrayString::from(text).ok().filter(|_| is_name)
}
