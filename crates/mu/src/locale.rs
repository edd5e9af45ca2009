//! The language of the terminal.

use words::Language;

/// The language asked for, else that of the environment, else English.
pub(crate) fn language(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| from_environment(|name| std::env::var(name).ok()))
}

/// The language of the first of these variables that says something, as other programs read them.
fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let says = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
    let locale = says.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    let code = locale.split(['_', '.', '@']).next().unwrap_or_default();
    code.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_in_its_order() {
        let language = |variables: &[(&str, &str)]| {
            let found = |name: &str| {
                variables.iter().find(|(variable, _)| *variable == name).map(|(_, value)| (*value).to_owned())
            };
            from_environment(found)
        };
        assert_eq!(language(&[("LANG", "fr_CH.UTF-8")]), Language::French);
        assert_eq!(language(&[("LANG", "fr_FR"), ("LC_ALL", "de_AT@euro")]), Language::German);
        assert_eq!(language(&[("LC_ALL", ""), ("LANG", "de")]), Language::German);
        assert_eq!(language(&[("LANG", "C.UTF-8")]), Language::English);
        assert_eq!(language(&[]), Language::English);
    }
}
