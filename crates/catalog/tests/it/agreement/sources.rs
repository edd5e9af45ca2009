//! Every text in the sources: three strings beside each other, or three pairs of them.

use std::fs;
use std::path::{Path, PathBuf};

/// A message in English, French and German.
pub(super) struct Text {
    /// Where it stands.
    pub(super) at: String,
    /// What is said of one, and of more where that is told apart.
    pub(super) forms: [Forms; 3],
}

/// What is said in one language.
#[derive(Clone)]
pub(super) struct Forms {
    pub(super) one: String,
    pub(super) more: Option<String>,
}

/// Files whose numbers are never none or one: the figures of hints are rounded, and the script has words of its own for one.
const LARGE: [&str; 2] = ["face/src/hint.rs", "pages/src/words/script.rs"];

#[derive(Debug)]
enum Token {
    Literal(String),
    Sign(char),
    Word(String),
}

/// All messages of all crates; their tests left out.
pub(super) fn texts() -> Vec<Text> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut files = Vec::new();
    collect(crates, &mut files);
    files.sort();
    let mut texts = Vec::new();
    for file in files {
        let source = fs::read_to_string(&file).unwrap();
        let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let name = file.strip_prefix(crates).unwrap().display().to_string();
        if !LARGE.contains(&name.as_str()) {
            messages(source, &name, &mut texts);
        }
    }
    texts
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() && !["tests", "benches", "examples", "assets"].contains(&name) {
            collect(&path, files);
        } else if path.extension().is_some_and(|kind| kind == "rs") && !name.contains("tests") {
            files.push(path);
        }
    }
}

fn messages(source: &str, name: &str, texts: &mut Vec<Text>) {
    let tokens = tokens(source);
    let mut at = 0;
    while at < tokens.len() {
        let mut end = at;
        let forms: Option<Vec<Forms>> = (0..3).map(|part| forms(&tokens, &mut end, part)).collect();
        let Some(forms) = forms.and_then(|forms| <[Forms; 3]>::try_from(forms).ok()) else {
            at += 1;
            continue;
        };
        let are_words = forms[0].one != forms[2].one && forms.iter().all(|forms| !forms.one.is_empty());
        if are_words {
            texts.push(Text { at: format!("{name}: {}", forms[0].one), forms });
        }
        at = end;
    }
}

/// The text of one language, `fr: "one" | "more"`, after a comma if it is not the first.
fn forms(tokens: &[Token], at: &mut usize, part: usize) -> Option<Forms> {
    let token = |at: usize| tokens.get(at);
    if part > 0 {
        let Some(Token::Sign(',')) = token(*at) else { return None };
        *at += 1;
    }
    if let (Some(Token::Word(label)), Some(Token::Sign(':'))) = (token(*at), token(*at + 1)) {
        if label != ["en", "fr", "de"][part] {
            return None;
        }
        *at += 2;
    }
    let Some(Token::Literal(one)) = token(*at) else { return None };
    *at += 1;
    let more = match (token(*at), token(*at + 1)) {
        (Some(Token::Sign('|')), Some(Token::Literal(more))) => {
            *at += 2;
            Some(more.clone())
        }
        _ => None,
    };
    Some(Forms { one: one.clone(), more })
}

/// The source as literals, words and signs; comments and spaces are left out.
fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        } else if first == '"' {
            let (literal, after) = literal(&rest[1..]);
            tokens.push(Token::Literal(literal));
            rest = after;
        } else if rest.starts_with("'\"'") {
            rest = &rest[3..];
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
            tokens.push(Token::Word(rest[..end].to_owned()));
            rest = &rest[end..];
        } else {
            if !first.is_whitespace() {
                tokens.push(Token::Sign(first));
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    tokens
}

/// A string after its first quotation mark, with spaces for those that do not break, and what follows it.
fn literal(rest: &str) -> (String, &str) {
    let mut escaped = false;
    let end = rest.find(|sign: char| {
        let ends = sign == '"' && !escaped;
        escaped = sign == '\\' && !escaped;
        ends
    });
    let end = end.unwrap_or(rest.len());
    let text = rest[..end].replace("\\u{202f}", "\u{202f}").replace("\\u{a0}", "\u{a0}").replace("\\n", "\n");
    (text.replace("\\u{2192}", "→").replace("\\u{2212}", "−"), rest.get(end + 1..).unwrap_or_default())
}
