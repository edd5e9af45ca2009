//! Ways back into an account whose password is lost.

use maud::{Markup, html};

use crate::draft::NAME_MAX;
use crate::shell::{Area, Layout};
use crate::ways_in::new_password_field;
use crate::words::people as say;
use crate::{FieldError, Visitor, links};

/// The page on which a letter with a link is asked for.
#[derive(Clone, Debug)]
pub struct Forgotten {
    /// Who looks.
    pub visitor: Visitor,
    /// How far it has come.
    pub stage: ForgottenStage,
}

/// How far somebody has come who has forgotten a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForgottenStage {
    /// This site sends no letters: only its host can help.
    NoLetters,
    /// The name of the account is asked for.
    Name,
    /// It was given. Whether there is such an account is not told.
    Asked,
}

/// The page behind a link, on which a new password is chosen.
#[derive(Clone, Debug)]
pub struct NewPassword {
    /// Who looks.
    pub visitor: Visitor,
    /// The name of the account.
    pub name: String,
    /// The last part of the address.
    pub token: String,
    /// What was wrong, at `password`.
    pub errors: Vec<FieldError>,
}

/// The page on which a letter with a link is asked for.
pub fn forgotten_page(page: &Forgotten) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let title = say::forgotten_title(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            section class="fs" {
                h1 class="page" { (title) }
                @match page.stage {
                    ForgottenStage::NoLetters => p { (say::forgotten_without_letters(language)) },
                    ForgottenStage::Asked => p role="status" { (say::forgotten_asked(language)) },
                    ForgottenStage::Name => {
                        p { (say::forgotten_text(language)) }
                        form method="post" action=(links::FORGOTTEN) {
                            div class="entry" {
                                label for="forgotten-name" { (say::name(language)) }
                                input class="field" id="forgotten-name" name="name" maxlength=(NAME_MAX) required
                                    autocomplete="username" autocapitalize="off" spellcheck="false";
                            }
                            button class="btn pri" { (say::send_link(language)) }
                        }
                    }
                }
                @if page.stage != ForgottenStage::NoLetters { p class="hint" { (say::forgotten_host(language)) } }
                p class="hint" { a class="btn" href=(links::ACCOUNT) { (say::back_to_sign_in(language)) } }
            }
        }
    };
    Layout { visitor, title, area: Area::Elsewhere, heading: None, events: None, content }.page()
}

/// The page behind a link, on which a new password is chosen.
pub fn new_password_page(page: &NewPassword) -> Markup {
    let visitor = &page.visitor;
    let language = visitor.language;
    let title = say::choose_password(language);
    let content = html! {
        main class="wrap one" id="content" tabindex="-1" {
            form class="fs" method="post" action=(links::new_password(&page.token)) {
                h1 class="page" { (title) }
                p { (say::choose_password_for(language, &page.name)) }
                // Password managers keep the name with the password.
                div class="entry" {
                    label for="new-name" { (say::name(language)) }
                    input class="field" id="new-name" name="name" value=(page.name) autocomplete="username" readonly;
                }
                (new_password_field("new", "password", &page.errors, language))
                p class="hint" { (say::change_password_help(language)) }
                button class="btn pri big" { (title) }
            }
        }
    };
    Layout { visitor, title, area: Area::Elsewhere, heading: None, events: None, content }.page()
}
