//! On what terms people come to a table: who may come in, watch and talk. The same fields stand in the
//! form of a new table and, for its host, in the waiting room.

use maud::{Markup, html};
use words::Language;

use crate::words::terms as say;

/// On what terms people come to a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Who may come in: field `door`.
    pub entrance: Entrance,
    /// Whether people may watch: field `watchers`, unless it says `false`.
    pub watchers: bool,
    /// Who may talk: field `chat`.
    pub talk: Talk,
}

/// Who may come in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Entrance {
    /// Whoever is given the link: `link`.
    #[default]
    Link,
    /// Everybody who opens the lobby: `lobby`.
    Lobby,
    /// Nobody but those whom the host names: `private`.
    Named,
}

/// Who may talk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Talk {
    /// Players and watchers apart; watchers read the players: `open`.
    #[default]
    Open,
    /// Players and watchers apart, and neither read the others: `apart`.
    Apart,
    /// Nobody: `off`.
    Off,
}

impl Default for Terms {
    fn default() -> Self {
        Self { entrance: Entrance::Link, watchers: true, talk: Talk::Open }
    }
}

impl Terms {
    /// Reads the fields of a posted form. What is missing or unknown is as usual.
    pub fn read(fields: &[(String, String)]) -> Self {
        let field = |name: &str| {
            let found = fields.iter().rev().find(|(field, _)| field == name);
            found.map(|(_, value)| value.trim()).unwrap_or_default()
        };
        Self {
            entrance: match field("door") {
                "lobby" => Entrance::Lobby,
                "private" => Entrance::Named,
                _ => Entrance::Link,
            },
            watchers: field("watchers") != "false",
            talk: match field("chat") {
                "apart" => Talk::Apart,
                "off" => Talk::Off,
                _ => Talk::Open,
            },
        }
    }
}

/// The fields.
pub(crate) fn fields(terms: Terms, language: Language) -> Markup {
    let entrances = [
        (Entrance::Link, "link", say::by_link(language)),
        (Entrance::Lobby, "lobby", say::by_lobby(language)),
        (Entrance::Named, "private", say::by_name(language)),
    ];
    let watchers =
        [(true, "true", say::may_watch(language)), (false, "false", say::nobody_watches(language))];
    let talks = [
        (Talk::Open, "open", say::chat_open(language)),
        (Talk::Apart, "apart", say::chat_apart(language)),
        (Talk::Off, "off", say::chat_off(language)),
    ];
    // The style shows the help of what is chosen.
    let help = html! {
        p class="wide help" data-for="link" { (say::by_link_help(language)) }
        p class="wide help" data-for="lobby" { (say::by_lobby_help(language)) }
        p class="wide help" data-for="private" { (say::by_name_help(language)) }
    };
    let plain = |text: &str| html! { p class="wide" { (text) } };
    html! {
        (choice("door", say::who_may_come(language), &help, &entrances, terms.entrance))
        (choice("watchers", say::watchers(language), &plain(say::watchers_help(language)), &watchers, terms.watchers))
        (choice("chat", say::chat(language), &plain(say::chat_help(language)), &talks, terms.talk))
    }
}

fn choice<T: Copy + PartialEq>(
    field: &str,
    label: &str,
    help: &Markup,
    values: &[(T, &str, &str)],
    chosen: T,
) -> Markup {
    html! {
        div class="opt" role="radiogroup" aria-label=(label) {
            b { (label) }
            span class="wide" {
                span class="sg" {
                    @for (value, code, words) in values {
                        label { input type="radio" name=(field) value=(code) checked[*value == chosen]; (words) }
                    }
                }
            }
            (help)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_or_unknown_is_as_usual() {
        let read = |pairs: &[(&str, &str)]| {
            let fields: Vec<(String, String)> =
                pairs.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
            Terms::read(&fields)
        };
        assert_eq!(read(&[]), Terms::default());
        assert_eq!(read(&[("door", "window"), ("watchers", "x"), ("chat", "")]), Terms::default());
        let strict = Terms { entrance: Entrance::Named, watchers: false, talk: Talk::Off };
        assert_eq!(read(&[("door", "private"), ("watchers", "false"), ("chat", "off")]), strict);
        assert_eq!(read(&[("door", "lobby"), ("chat", "apart")]).talk, Talk::Apart);
    }

    #[test]
    fn the_fields_show_what_is_chosen() {
        let strict = Terms { entrance: Entrance::Named, watchers: false, talk: Talk::Apart };
        for language in Language::ALL {
            let form = fields(strict, language).into_string();
            for checked in ["value=\"private\" checked", "value=\"false\" checked", "value=\"apart\" checked"]
            {
                assert!(form.contains(checked), "{checked}: {form}");
            }
            assert_eq!(form.matches(" checked").count(), 3);
        }
    }
}
