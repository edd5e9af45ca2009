//! The passkeys of an account, in the settings.

use maud::{Markup, html};
use words::Language;

use crate::FieldError;
use crate::accounts::{OwnAccount, OwnPasskey};
use crate::links::{self, AccountPost, PasskeyPost};
use crate::ways_in::{Asked, passkey_button, password_field};
use crate::words::passkeys as say;
use crate::words::people;

/// The most characters of the name of a passkey.
const NAME_MAX: usize = 40;

/// The passkeys of an account.
pub(crate) fn passkeys_section(own: &OwnAccount, language: Language) -> Markup {
    html! {
        section class="fs" aria-labelledby="passkeys" {
            h2 id="passkeys" { (say::title(language)) }
            p class="hint" { (say::about(language)) }
            @if !own.passkeys.is_empty() {
                ul class="lines" {
                    @for passkey in &own.passkeys { li { (line(passkey, language)) } }
                }
            }
            @match &own.no_passkeys {
                Some(why) => p class="hint" { (why) },
                None => (adding(own, language)),
            }
            @if !own.passkeys.is_empty() {
                (removal(own, AccountPost::RemovePasskey, language))
                @if own.has_password { (removal(own, AccountPost::RemovePassword, language)) }
            }
        }
    }
}

fn line(passkey: &OwnPasskey, language: Language) -> Markup {
    let used = match passkey.used {
        Some(day) => people::last_seen(language, day),
        None => say::never_used(language).to_owned(),
    };
    html! {
        span class="what" {
            b { (passkey.name) }
            span class="quiet" { (people::signed_in(language, passkey.made)) ", " (used) }
        }
    }
}

/// The form in which a new one gets a name.
fn adding(own: &OwnAccount, language: Language) -> Markup {
    let asked =
        Asked { form: "add", field: "password", label: people::password(language), is: own.present() };
    html! {
        details class="fold" {
            summary { (say::add(language)) }
            form method="post" action=(links::passkey(PasskeyPost::Add)) {
                div class="entry" {
                    label for="passkey-name" { (say::name(language)) }
                    input class="field" id="passkey-name" name="name" maxlength=(NAME_MAX) autocomplete="off";
                    p class="hint" { (say::name_help(language)) }
                }
                (password_field(&asked, &[], language))
                (passkey_button(PasskeyPost::Add, language))
            }
        }
    }
}

/// The form that removes a passkey, or the password.
fn removal(own: &OwnAccount, post: AccountPost, language: Language) -> Markup {
    let code = post.code();
    let was_tried = own.tried == Some(post);
    let errors: &[FieldError] = if was_tried { &own.errors } else { &[] };
    let is_passkey = post == AccountPost::RemovePasskey;
    let (title, hint) = if is_passkey {
        (say::remove(language), say::remove_help(language))
    } else {
        (say::remove_password(language), say::remove_password_help(language))
    };
    let asked = Asked { form: code, field: "password", label: people::password(language), is: own.present() };
    html! {
        details class="fold" open[was_tried] {
            summary { (title) }
            form method="post" action=(links::account(post)) {
                @if is_passkey {
                    div class="entry" {
                        label for="removed" { (say::which(language)) }
                        select class="field" id="removed" name="passkey" {
                            @for passkey in &own.passkeys { option value=(passkey.id) { (passkey.name) } }
                        }
                    }
                }
                (password_field(&asked, errors, language))
                p class="hint" { (hint) }
                button class="btn danger" { (title) }
            }
        }
    }
}
