//! The colours of the names, as the style sheet holds them.

/// Style rules that give every name of [`crate::wordmark::Mark`] its colour in light and dark, and a
/// page of a game (`data-game` on its body) the colour of its name as `--accent`.
pub const STYLE: &str = "\
:root{--a-city:light-dark(#0e7f8c,#3cc0c9);--a-m:light-dark(#d4472f,#f0814f);\
--a-tricks:light-dark(#8c2238,#ef8a9b);--a-isle:light-dark(#d9480f,#ff8a4a)}\
[data-game=city]{--accent:var(--a-city)}[data-game=m]{--accent:var(--a-m)}\
[data-game=tricks]{--accent:var(--a-tricks)}[data-game=isle]{--accent:var(--a-isle)}
";

#[cfg(test)]
mod tests {
    use super::STYLE;
    use crate::wordmark::Mark;

    #[test]
    fn every_name_has_its_colour() {
        for mark in Mark::ALL.into_iter().filter(|&mark| mark != Mark::House) {
            let variable = mark.colour().trim_start_matches("var(").trim_end_matches(')');
            assert!(STYLE.contains(&format!("{variable}:light-dark(")), "{variable}");
            assert!(STYLE.contains(&format!("{{--accent:var({variable})}}")), "{variable}");
        }
    }
}
