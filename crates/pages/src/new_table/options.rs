//! The house rules: what the game lets the players agree on.

use engine::OptionKind;
use maud::{Markup, html};

use super::{Form, radios};
use crate::draft::{OFFERED, OTHER, OTHER_VALUE};
use crate::game::GameOption;
use crate::links;
use crate::rules::rule_link;
use crate::words::{forms as say, people, programs};

impl Form<'_> {
    pub(super) fn house_rules(&self) -> Markup {
        html! {
            fieldset {
                legend { (say::house_rules(self.language)) }
                div {
                    @for option in &self.game.options { (self.option(option)) }
                    (self.hints())
                    (self.bots())
                    (self.take_backs())
                    (self.rated())
                }
            }
        }
    }

    /// Whether people may ask for hints: a switch of the house, the same in every game.
    fn hints(&self) -> Markup {
        let language = self.language;
        let on = Switch { field: "hints", label: say::hints(language), is_on: self.page.draft.allows.hints };
        on.markup(&html! { p { (say::hints_help(language)) } })
    }

    /// Whether programs may sit down.
    fn bots(&self) -> Markup {
        let language = self.language;
        let on =
            Switch { field: "bots", label: programs::bots(language), is_on: self.page.draft.allows.bots };
        on.markup(&html! { p { (programs::bots_help(language)) } })
    }

    /// Whether people may agree to a take-back.
    fn take_backs(&self) -> Markup {
        let language = self.language;
        let on = Switch {
            field: "takebacks",
            label: say::take_backs(language),
            is_on: self.page.draft.allows.take_backs,
        };
        on.markup(&html! { p { (say::take_backs_help(language)) } })
    }

    /// Whether the game counts for ratings.
    fn rated(&self) -> Markup {
        let language = self.language;
        let on = Switch { field: "rated", label: people::rated(language), is_on: self.page.draft.rated };
        on.markup(&html! {
            p { (people::rated_help(language)) }
            (self.error("rated"))
            @if !self.page.visitor.has_account && self.wrong("rated").is_some() {
                p { a href=(links::ACCOUNT) { (people::account_or_sign_in(language)) } }
            }
        })
    }

    /// The sets of options that the game proposes.
    pub(super) fn ready_made(&self) -> Markup {
        html! {
            @if !self.game.presets.is_empty() {
                fieldset { legend { (say::presets(self.language)) } div { (self.presets()) } }
            }
        }
    }

    /// For how many the form stands.
    fn players(&self) -> u8 {
        u8::try_from(self.page.draft.taken().count()).unwrap_or(u8::MAX)
    }

    /// Sets of options, each a button that fills in the form: the page comes back with its values.
    pub(super) fn presets(&self) -> Markup {
        let (game, draft) = (self.game, &self.page.draft);
        html! {
            @if !game.presets.is_empty() {
                div class="opt" role="group" aria-label=(say::presets(self.language)) {
                    p { (say::presets_help(self.language)) }
                    ul class="sets" {
                        @for preset in &game.presets { li { b { (preset.words.label) } " · " (preset.words.about) } }
                    }
                    div class="wide" {
                        span class="sg" {
                            @for preset in &game.presets {
                                button name="preset" value=(preset.name) formnovalidate
                                    data-values=(query(&preset.values)) data-players=[preset.players] data-about=(preset.words.about)
                                    aria-pressed=(draft.is_as(preset, game)) { (preset.words.label) }
                            }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn option(&self, option: &GameOption) -> Markup {
        let field = format!("option.{}", option.name);
        let value = self.page.draft.option(option);
        let about =
            html! { p { (option.words.about) " " (rule_link(self.game.name, option.rule, self.language)) } };
        html! {
            @match option.kind {
                OptionKind::Switch => {
                    @let on = Switch { field: &field, label: &option.words.label, is_on: value == "true" };
                    (on.markup(&html! { (about) (self.error(&field)) }))
                }
                OptionKind::Choice(_) => {
                    div class="opt" role="radiogroup" aria-label=(option.words.label) data-option=(option.words.label) {
                        b { (option.words.label) }
                        (about)
                        span class="wide" { span class="sg" { (radios(&field, option, value, self.players())) } }
                        (self.error(&field))
                    }
                }
                OptionKind::Number { min, max, .. } => {
                    (self.number(option, value, (min, max), &about))
                }
                OptionKind::Text => {
                    div class="opt" data-option=(option.words.label) {
                        label class="t" for=(field) { (option.words.label) }
                        (about)
                        div class="wide" { (self.text(option, value)) }
                        (self.error(&field))
                    }
                }
            }
        }
    }

    /// A text: one that the host offers, or pasted, or taken from a file by the script.
    pub(super) fn text(&self, option: &GameOption, value: &str) -> Markup {
        let (field, language) = (format!("option.{}", option.name), self.language);
        let chosen = option.offered.iter().find(|name| *name == value);
        let value = if value == option.default || chosen.is_some() { "" } else { value };
        let usual = option.default_words.as_deref().unwrap_or_else(|| say::no_text(language));
        html! {
            @if !option.offered.is_empty() {
                select class="field" name={ (field) (OFFERED) } aria-label=(option.words.label) {
                    option value="" { (usual) }
                    @for name in &option.offered {
                        option value=(name) selected[chosen == Some(name)] { (name) }
                    }
                }
                p class="hint" { (say::text_of_your_own(language)) }
            }
            textarea class="field" id=(field) name=(field) rows="3" autocomplete="off" autocapitalize="off" spellcheck="false"
                placeholder=(usual) aria-invalid=[self.wrong(&field)] { "\n" (value) }
            label class="btn needs-script" {
                (say::from_file(language))
                input class="sr" type="file" accept=".toml,.json,.txt,text/*" data-into=(field)
                    data-too-large=(say::file_too_large(language));
            }
        }
    }

    /// A number: what is usual as buttons, anything else in the field beside.
    pub(super) fn number(
        &self,
        option: &GameOption,
        value: &str,
        range: (u32, u32),
        about: &Markup,
    ) -> Markup {
        let field = &format!("option.{}", option.name);
        let usual = option.values.iter().any(|(suggested, _)| suggested == value);
        let other = say::other_number(self.language);
        let words = say::from_to(self.language, range.0, range.1);
        html! {
            div class="opt" role="radiogroup" aria-label=(option.words.label) data-option=(option.words.label) {
                b { (option.words.label) }
                (about)
                span class="wide" {
                    span class="sg" {
                        (radios(field, option, value, self.players()))
                        label {
                            input type="radio" name=(field) value=(OTHER_VALUE) checked[!usual] aria-label=(other);
                            "…"
                        }
                    }
                    input class="field" type="number" inputmode="numeric" min=(range.0) max=(range.1) step="1"
                        name={ (field) (OTHER) } value=[(!usual).then_some(value)] placeholder=(words)
                        aria-label={ (option.words.label) ", " (other) ", " (words) } aria-invalid=[self.wrong(field)];
                }
                (self.error(field))
            }
        }
    }
}

/// The values of a preset for the script, which fills them in when the number of players changes.
fn query(values: &[(&str, &str)]) -> String {
    values.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

/// A switch of the form. It is sent as `false` if it is off: nothing sent would mean the usual.
struct Switch<'a> {
    field: &'a str,
    label: &'a str,
    is_on: bool,
}

impl Switch<'_> {
    /// The switch with its label, and what else is said about it.
    fn markup(&self, about: &Markup) -> Markup {
        html! {
            div class="opt" data-option=(self.label) {
                label class="t" for=(self.field) { (self.label) }
                span class="sw" {
                    input type="hidden" name=(self.field) value="false";
                    input type="checkbox" role="switch" id=(self.field) name=(self.field) value="true" checked[self.is_on];
                    i {}
                }
                (about)
            }
        }
    }
}
