//! Accounts: signing in, and what belongs to an account in the settings.

use domain::Listed;
use face::icon::{Icon, icon};
use maud::{Markup, html};
use words::Language;

use crate::draft::NAME_MAX;
use crate::fields::errors_at;
use crate::links::{self, AccountPost, PasskeyPost};
use crate::shell::{Area, Layout};
use crate::ways_in::{Asked, Kind, new_password_field, passkey_button, password_field, wrong};
use crate::words::{passkeys, people as say};
use crate::{Day, FieldError, Visitor};

/// The page on which a guest signs in or makes an account.
#[derive(Clone, Debug)]
pub struct Entrance {
    /// Who looks: a guest.
    pub visitor: Visitor,
    /// Which of the two forms was sent, if one was.
    pub tried: Option<AccountPost>,
    /// The name that was given.
    pub name: String,
    /// Where to go afterwards.
    pub next: String,
    /// What was wrong, at `name` or `password`.
    pub errors: Vec<FieldError>,
    /// Why no passkey can be used at this address, if so.
    pub no_passkeys: Option<String>,
}

/// What the settings show of the visitor's account and sessions.
#[derive(Clone, Debug, Default)]
pub struct OwnAccount {
    /// The sessions of the visitor, last used first.
    pub sessions: Vec<OwnSession>,
    /// Whether the account has a password; else its ways in are passkeys.
    pub has_password: bool,
    /// The passkeys of the account, the oldest first.
    pub passkeys: Vec<OwnPasskey>,
    /// Why none can be added at this address, if so.
    pub no_passkeys: Option<String>,
    /// Whether the account is a host's.
    pub is_host: bool,
    /// Whether the name may stand in lists of the best.
    pub listed: Listed,
    /// Which form was sent, if one was and something is wrong with it.
    pub tried: Option<AccountPost>,
    /// What was wrong, at `name`, `old`, `new` or `password`.
    pub errors: Vec<FieldError>,
}

impl OwnAccount {
    /// Which password shows that the visitor is its owner.
    pub(crate) const fn present(&self) -> Kind {
        if self.has_password { Kind::Present } else { Kind::Missing }
    }
}

/// A passkey of the visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPasskey {
    /// Tells it apart from all others.
    pub id: String,
    /// What the visitor calls it.
    pub name: String,
    /// When it was added.
    pub made: Day,
    /// When it was used last, if it was.
    pub used: Option<Day>,
}

/// A session of the visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSession {
    /// Tells it apart from the visitor's others.
    pub mark: String,
    /// Which browser, in a few words; empty if that is not known.
    pub browser: String,
    /// When it began.
    pub created: Day,
    /// When it was used last.
    pub seen: Day,
    /// Whether it is the one that asks.
    pub which: Which,
}

/// Whether a session is the one that asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// It is.
    This,
    /// It is another one.
    Other,
}

/// The page on which a guest signs in or makes an account.
pub fn entrance_page(page: &Entrance) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let title = say::account(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            h1 class="page" { (title) }
            p { (say::why_account(language)) }
            div class="pair" {
                (entrance_form(page, AccountPost::SignIn))
                (entrance_form(page, AccountPost::Make))
            }
        }
    };
    Layout { visitor, title, area: Area::Elsewhere, heading: None, events: None, content }.page()
}

fn entrance_form(page: &Entrance, post: AccountPost) -> Markup {
    let language = page.visitor.language;
    let is_new = post == AccountPost::Make;
    let code = post.code();
    let errors: &[FieldError] = if page.tried == Some(post) { &page.errors } else { &[] };
    let (title, words) = if is_new {
        (say::make_account(language), say::keeps_tables(language))
    } else {
        (say::sign_in(language), say::keeps_seats(language))
    };
    let name = match page.tried {
        Some(tried) if tried == post => page.name.as_str(),
        _ if is_new => page.visitor.name.as_str(),
        _ => "",
    };
    html! {
        form class="fs" method="post" action=(links::account(post)) aria-labelledby=(code) {
            h2 id=(code) { (title) }
            input type="hidden" name="next" value=(page.next);
            div class="entry" {
                label for={ (code) "-name" } { (say::name(language)) }
                input class="field" id={ (code) "-name" } name="name" value=(name) maxlength=(NAME_MAX) required
                    autocomplete=(if is_new { "username" } else { "username webauthn" })
                    autocapitalize="off" spellcheck="false" aria-invalid=[wrong(errors, "name")];
                (errors_at(errors, "name"))
                @if is_new { p class="hint" { (say::name_help(language)) } }
            }
            (password_field(&Asked { form: code, field: "password", label: say::password(language), is: kind(post) }, errors, language))
            button class="btn pri big" { (title) }
            @if page.no_passkeys.is_none() {
                (passkey_button(if is_new { PasskeyPost::Make } else { PasskeyPost::SignIn }, language))
            }
            p class="hint" { (words) }
            @if !is_new {
                p class="hint" { a href=(links::FORGOTTEN) { (say::forgotten(language)) } }
                @if let Some(why) = &page.no_passkeys { p class="hint" { (why) } }
            }
        }
    }
}

const fn kind(post: AccountPost) -> Kind {
    match post {
        AccountPost::Make => Kind::New,
        AccountPost::SignIn
        | AccountPost::SignOut
        | AccountPost::Rename
        | AccountPost::Password
        | AccountPost::RemovePassword
        | AccountPost::RemovePasskey
        | AccountPost::Delete
        | AccountPost::Listing
        | AccountPost::End => Kind::Present,
    }
}

/// What the settings show of an account: name, sign-out, and what needs the password.
pub(crate) fn account_section(visitor: &Visitor, own: &OwnAccount) -> Markup {
    let language = visitor.language;
    html! {
        section class="fs" aria-labelledby="account" {
            h2 id="account" { (say::account(language)) }
            div class="opt" {
                b { (visitor.name) }
                p class="wide" { (say::account_name_hint(language)) }
                div class="wide" {
                    a class="btn" href=(links::profile(&visitor.name)) { (icon(Icon::User)) (say::your_page(language)) }
                    form method="post" action=(links::account(AccountPost::SignOut)) {
                        button class="btn" { (icon(Icon::Leave)) (say::sign_out(language)) }
                    }
                }
            }
            (folded(visitor, own, AccountPost::Rename))
            (folded(visitor, own, AccountPost::Password))
            (own_data(language))
            (folded(visitor, own, AccountPost::Delete))
        }
    }
}

/// Where the visitor takes along all that is kept.
fn own_data(language: Language) -> Markup {
    html! {
        div class="opt" {
            b { (say::your_data(language)) }
            p class="wide" { (say::your_data_help(language)) }
            div class="wide" { a class="btn" href=(links::OWN_DATA) { (say::download_data(language)) } }
        }
    }
}

/// The same for a guest.
pub(crate) fn own_data_section(language: Language) -> Markup {
    html! { section class="fs" aria-label=(say::your_data(language)) { (own_data(language)) } }
}

/// A form that is folded away until it is wanted.
fn folded(visitor: &Visitor, own: &OwnAccount, post: AccountPost) -> Markup {
    let language = visitor.language;
    let code = post.code();
    let was_tried = own.tried == Some(post);
    let errors: &[FieldError] = if was_tried { &own.errors } else { &[] };
    let (title, hint) = match post {
        AccountPost::Password if own.has_password => {
            (say::change_password(language), say::change_password_help(language))
        }
        AccountPost::Password => (passkeys::choose_password(language), say::change_password_help(language)),
        AccountPost::Delete => (say::delete_account(language), say::delete_help(language)),
        AccountPost::Rename
        | AccountPost::SignIn
        | AccountPost::SignOut
        | AccountPost::Make
        | AccountPost::RemovePassword
        | AccountPost::RemovePasskey
        | AccountPost::Listing
        | AccountPost::End => (say::change_name(language), say::name_help(language)),
    };
    let owner = |field, label| {
        password_field(&Asked { form: code, field, label, is: own.present() }, errors, language)
    };
    html! {
        details class="fold" open[was_tried] {
            summary { (title) }
            form method="post" action=(links::account(post)) {
                @if post == AccountPost::Rename {
                    div class="entry" {
                        label for="rename-name" { (say::name(language)) }
                        input class="field" id="rename-name" name="name" value=(visitor.name) maxlength=(NAME_MAX) required
                            autocomplete="username" aria-invalid=[wrong(errors, "name")];
                        (errors_at(errors, "name"))
                    }
                }
                @if post == AccountPost::Password {
                    (owner("old", say::old_password(language)))
                    (new_password_field(code, "new", errors, language))
                } @else {
                    (owner("password", say::password(language)))
                }
                p class="hint" { (hint) }
                button class={ "btn" @if post == AccountPost::Delete { " danger" } } { (title) }
            }
        }
    }
}

/// Where the visitor is signed in.
pub(crate) fn sessions_section(own: &OwnAccount, language: Language) -> Markup {
    html! {
        section class="fs" aria-labelledby="sessions" {
            h2 id="sessions" { (say::sessions(language)) }
            p class="hint" { (say::sessions_help(language)) }
            ul class="lines" {
                @for session in &own.sessions { li { (session_line(session, language)) } }
            }
            @if own.sessions.len() > 1 {
                form method="post" action=(links::account(AccountPost::End)) {
                    input type="hidden" name="session" value="others";
                    button class="btn" { (say::end_others(language)) }
                    p class="hint" { (say::end_others_help(language)) }
                }
            }
        }
    }
}

fn session_line(session: &OwnSession, language: Language) -> Markup {
    let name = if session.browser.is_empty() { say::unknown_browser(language) } else { &session.browser };
    html! {
        span class="what" {
            b { (name) }
            @if session.which == Which::This { span class="pill" { (say::this_one(language)) } }
            span class="quiet" { (say::signed_in(language, session.created)) ", " (say::last_seen(language, session.seen)) }
        }
        @if session.which == Which::Other {
            form method="post" action=(links::account(AccountPost::End)) {
                input type="hidden" name="session" value=(session.mark);
                button class="btn sm" aria-label=(say::end_session_of(language, name)) { (say::end_session(language)) }
            }
        }
    }
}
