//! However a file is mangled, reading it gives a pack or messages.

use proptest::prelude::*;

use super::Pack;

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn lines_left_out_or_doubled(from in 0..900_usize, count in 1..20_usize, twice in any::<bool>()) {
        let lines: Vec<&str> = Pack::STANDARD_FILE.lines().collect();
        let (from, to) = (from.min(lines.len()), (from + count).min(lines.len()));
        let again: &[&str] = if twice { &lines[from..to] } else { &[] };
        let text = [&lines[..from], again, again, &lines[to..]].concat().join("\n");
        if let Err(faults) = Pack::read(&text) {
            prop_assert!(!faults.is_empty());
        }
    }

    #[test]
    fn letters_exchanged(at in 0..25_000_usize, letter in any::<char>()) {
        let mut text: Vec<char> = Pack::STANDARD_FILE.chars().collect();
        let at = at.min(text.len() - 1);
        text[at] = letter;
        let text: String = text.into_iter().collect();
        if let Ok(pack) = Pack::read(&text) {
            let again = Pack::read_line(&pack.line());
            prop_assert_eq!(again.map(|again| again.digest()), Ok(pack.digest()));
        }
    }

    #[test]
    fn any_line(text in any::<String>()) {
        let _ = Pack::read_line(&text);
        let _ = Pack::read(&text);
        let _ = Pack::read_line(&format!("{{ {text} }}"));
    }
}

/// Brackets within brackets without end are refused like anything else.
#[test]
fn deep_nesting() {
    for bracket in ["[", "{ a = ", "[{ a = ", "a."] {
        let deep = bracket.repeat(100_000);
        assert!(Pack::read(&format!("x = {deep}")).is_err());
        assert!(Pack::read(&format!("{deep}x = 1")).is_err());
        assert!(Pack::read_line(&format!("{{ x = {deep}")).is_err());
        assert!(Pack::read_line(&format!("{{ {deep}x = 1 }}")).is_err());
    }
}
