//! Rust text taken apart: what is code, what is a string, what is a comment.

/// A Rust file taken apart. Lines keep their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Source {
    /// The code, with comments and the content of strings blanked out.
    pub(crate) code: String,
    /// The comments, with everything else blanked out.
    pub(crate) comments: String,
    /// The strings, each with the line on which it begins.
    pub(crate) strings: Vec<(usize, String)>,
}

impl Source {
    /// Takes a text apart.
    pub(crate) fn of(text: &str) -> Self {
        let mut reader = Reader { rest: text, line: 1, source: Self::default() };
        while !reader.rest.is_empty() {
            reader.piece();
        }
        reader.source
    }

    /// The words of the code, each with its line. A word is a run of letters, digits and `_`.
    pub(crate) fn words(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.code.lines().enumerate();
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        lines.flat_map(move |(index, line)| {
            line.split(move |letter| !is_word(letter))
                .filter(|word| !word.is_empty())
                .map(move |word| (index + 1, word))
        })
    }

    /// The lines of code in which a text stands, white space aside.
    pub(crate) fn lines_with<'a>(&'a self, text: &'a str) -> impl Iterator<Item = usize> + 'a {
        let tight = |line: &str| line.split_whitespace().collect::<String>();
        self.code
            .lines()
            .enumerate()
            .filter(move |(_, line)| tight(line).contains(text))
            .map(|(index, _)| index + 1)
    }
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    source: Source,
}

impl<'a> Reader<'a> {
    /// Reads one comment, one string, or one word or sign of code.
    fn piece(&mut self) {
        if self.rest.starts_with("//") {
            let end = self.rest.find('\n').unwrap_or(self.rest.len());
            self.comment(end);
        } else if self.rest.starts_with("/*") {
            self.comment(block_comment(self.rest));
        } else if let Some((opening, closing)) = string_opening(self.rest, self.previous()) {
            self.string(opening, &closing);
        } else if let Some(length) = letter_literal(self.rest) {
            self.blank(length);
        } else {
            let taken = self.take(code_length(self.rest));
            self.source.code.push_str(taken);
            self.source.comments.extend(blanks(taken));
        }
    }

    fn previous(&self) -> Option<char> {
        self.source.code.chars().next_back()
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Takes something that is neither code nor a comment; its lines stay.
    fn blank(&mut self, length: usize) {
        let taken = self.take(length);
        self.source.code.extend(blanks(taken));
        self.source.comments.extend(blanks(taken));
    }

    fn comment(&mut self, length: usize) {
        let taken = self.take(length);
        self.source.code.extend(blanks(taken));
        self.source.comments.push_str(taken);
    }

    fn string(&mut self, opening: usize, closing: &str) {
        let line = self.line;
        let content = &self.rest[opening..];
        let length = if closing == "\"" { escaped_end(content) } else { content.find(closing) };
        let length = length.unwrap_or(content.len());
        self.source.strings.push((line, content[..length].to_owned()));
        self.source.code.push('"');
        self.blank(opening + length);
        self.take(closing.len().min(self.rest.len()));
        self.source.code.push('"');
    }
}

/// How long the word, the space or the sign is that begins here.
fn code_length(text: &str) -> usize {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let run = |is_part: &dyn Fn(&u8) -> bool| text.bytes().take_while(is_part).count();
    match text.as_bytes().first() {
        Some(b' ') => run(&|byte| *byte == b' '),
        Some(first) if is_word(first) => run(&is_word),
        _ => text.chars().next().map_or(0, char::len_utf8),
    }
}

/// As many blanks, in the same lines.
fn blanks(text: &str) -> impl Iterator<Item = char> {
    text.chars().map(|letter| if letter == '\n' { '\n' } else { ' ' })
}

/// How long the comment is that begins here; comments of this kind nest.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest.starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// How long the opening of a string is, if one begins here, and what closes it.
fn string_opening(text: &str, previous: Option<char>) -> Option<(usize, String)> {
    if text.starts_with('"') {
        return Some((1, "\"".into()));
    }
    // `r#"` begins a raw string only where no word goes on.
    if previous.is_some_and(|letter| letter.is_alphanumeric() || letter == '_') {
        return None;
    }
    let prefix = ["br", "cr", "r"].into_iter().find(|prefix| text.starts_with(prefix));
    let Some(prefix) = prefix else {
        let bytes = ["b\"", "c\""].into_iter().any(|prefix| text.starts_with(prefix));
        return bytes.then(|| (2, "\"".into()));
    };
    let hashes = text[prefix.len()..].bytes().take_while(|&byte| byte == b'#').count();
    let opens = text[prefix.len() + hashes..].starts_with('"');
    opens.then(|| (prefix.len() + hashes + 1, format!("\"{}", "#".repeat(hashes))))
}

/// Where a string with escapes ends.
fn escaped_end(content: &str) -> Option<usize> {
    let mut escaped = false;
    content.bytes().position(|byte| {
        let ends = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    })
}

/// How long a literal such as `'x'` or `'\n'` is, if one begins here; a lifetime is none.
fn letter_literal(text: &str) -> Option<usize> {
    let content = text.strip_prefix('\'')?;
    if let Some(escape) = content.strip_prefix('\\') {
        let (end, _) = escape.char_indices().skip(1).find(|&(_, letter)| letter == '\'')?;
        return Some(2 + end + 1);
    }
    let letter = content.chars().next()?;
    content[letter.len_utf8()..].starts_with('\'').then(|| letter.len_utf8() + 2)
}

#[cfg(test)]
mod tests {
    use super::Source;

    #[test]
    fn comments_and_strings_are_no_code() {
        let source = Source::of(
            "let a = \"f64 // no\"; // f64\n/* f64 /* f32 */ \n */ let b = 'f'; let c: &'a str;\n",
        );
        assert_eq!(source.strings, [(1, "f64 // no".to_owned())]);
        let comments: Vec<&str> = source.comments.split_whitespace().collect();
        assert_eq!(comments, ["//", "f64", "/*", "f64", "/*", "f32", "*/", "*/"]);
        let words: Vec<(usize, &str)> = source.words().collect();
        assert_eq!(
            words,
            [(1, "let"), (1, "a"), (3, "let"), (3, "b"), (3, "let"), (3, "c"), (3, "a"), (3, "str")]
        );
    }

    #[test]
    fn raw_strings_and_escapes_end_where_they_end() {
        let source = Source::of(
            r##"x(r#"a "quoted" one"#, "b\"c\\", b"d", 'e', '\'', '"', br"f"); for r in 0..1 {}"##,
        );
        let texts: Vec<&str> = source.strings.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["a \"quoted\" one", "b\\\"c\\\\", "d", "f"]);
        assert_eq!(
            source.words().map(|(_, word)| word).collect::<Vec<_>>(),
            ["x", "for", "r", "in", "0", "1"]
        );
    }

    #[test]
    fn lines_are_found_whatever_their_spaces() {
        let source = Source::of("\n#[ allow(dead_code) ]\n// #[allow(x)]\n");
        assert_eq!(source.lines_with("#[allow(").collect::<Vec<_>>(), [2]);
    }
}
