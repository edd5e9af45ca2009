//! What shows who somebody is: fields for passwords, and the button for a passkey.

use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::FieldError;
use crate::fields::errors_at;
use crate::links::{self, PasskeyPost};
use crate::words::passkeys;
use crate::words::people as say;

/// Which password a field asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The one that there is.
    Present,
    /// The same, of an account that has none: it is said what counts instead.
    Missing,
    /// One that is chosen.
    New,
}

/// A field for a password.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<'a> {
    /// The code of its form.
    pub(crate) form: &'a str,
    /// Its name in the form.
    pub(crate) field: &'a str,
    /// What stands above it.
    pub(crate) label: &'a str,
    /// Which password it asks for.
    pub(crate) is: Kind,
}

/// A field for a new password.
pub(crate) fn new_password_field(
    form: &str,
    field: &str,
    errors: &[FieldError],
    language: Language,
) -> Markup {
    password_field(
        &Asked { form, field, label: say::new_password(language), is: Kind::New },
        errors,
        language,
    )
}

/// A field for a password.
pub(crate) fn password_field(asked: &Asked<'_>, errors: &[FieldError], language: Language) -> Markup {
    if asked.is == Kind::Missing {
        return html! {
            (errors_at(errors, asked.field))
            p class="hint" { (passkeys::fresh_sign_in(language)) }
        };
    }
    let id = format!("{}-{}", asked.form, asked.field);
    // Only a new one is checked for its length here: an old one is right or wrong.
    let (known_as, least) = match asked.is {
        Kind::Present | Kind::Missing => ("current-password", None),
        Kind::New => ("new-password", Some(PASSWORD_MIN)),
    };
    html! {
        div class="entry" {
            label for=(id) { (asked.label) }
            input class="field" type="password" id=(id) name=(asked.field) required minlength=[least] maxlength=(PASSWORD_MAX)
                autocomplete=(known_as) aria-invalid=[wrong(errors, asked.field)];
            (errors_at(errors, asked.field))
            @if asked.is == Kind::New { p class="hint" { (say::password_help(language)) } }
        }
    }
}

/// What a field says of itself if something is wrong with it.
pub(crate) fn wrong(errors: &[FieldError], field: &str) -> Option<&'static str> {
    errors.iter().any(|error| error.field == field).then_some("true")
}

/// The fewest characters of a password.
pub const PASSWORD_MIN: usize = 8;
/// The most characters of a password.
pub const PASSWORD_MAX: usize = 128;

/// The button of a form by which the script asks the browser; without the script the answer says what is missing.
pub(crate) fn passkey_button(post: PasskeyPost, language: Language) -> Markup {
    let words = match post {
        PasskeyPost::SignIn => passkeys::sign_in(language),
        PasskeyPost::Make => passkeys::make_account(language),
        PasskeyPost::Add => passkeys::add(language),
    };
    html! {
        button class={ "btn" @if post != PasskeyPost::Add { " big" } } formaction=(links::passkey(post)) formnovalidate[post != PasskeyPost::Add] data-passkey=(post.code())
            data-answer=(links::PASSKEY_ANSWER) { (icon(Icon::User)) (words) }
        div class="error" role="alert" hidden data-fault=(post.code()) data-none=(passkeys::none_here(language))
            data-cancelled=(passkeys::cancelled(language)) data-known=(passkeys::known(language)) {
            (icon(Icon::Warn))
            div { p {} }
        }
    }
}
