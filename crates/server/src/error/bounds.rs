//! What is told to whoever has met a bound: what was too much, and when it goes on.

use words::{Language, say, word};

use super::{BadAccount, Error, NoTalk};
use crate::limits::{Budget, TooOften};

/// There is no room for more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crowded {
    /// Too many streams of this address are open.
    Address,
    /// Too many streams are open in all.
    House,
    /// The server has too much to do to answer in time.
    Busy,
}

impl Error {
    /// After how many seconds the same may be asked again, if waiting helps.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooOften(often) => Some(often.seconds),
            Self::Crowded(Crowded::Address | Crowded::House) => Some(30),
            Self::Database(_) => Some(2),
            Self::Crowded(Crowded::Busy) | Self::Account(BadAccount::Busy) => Some(5),
            Self::Talk(NoTalk::TooFast) => Some(store::RATE.seconds.unsigned_abs()),
            Self::Talk(
                NoTalk::Off | NoTalk::Empty | NoTalk::Long | NoTalk::Phrase | NoTalk::Gone | NoTalk::Words,
            )
            | Self::Missing(_)
            | Self::Request(_)
            | Self::Name(_)
            | Self::Account(_)
            | Self::Option(_)
            | Self::Person(_)
            | Self::Seats(_)
            | Self::Play(_)
            | Self::Hint(_)
            | Self::Time(_)
            | Self::Notice(_)
            | Self::Call(_)
            | Self::Consent(_)
            | Self::Failed(_) => None,
        }
    }
}

impl TooOften {
    pub(super) fn text(self, l: Language) -> String {
        let wait = waiting(self.seconds, l);
        match self.budget {
            Budget::Pages => say!(l,
                en: "Very many pages were asked for from here in a short time. Try again in {wait}.",
                fr: "Un très grand nombre de pages ont été demandées d’ici en peu de temps. Réessayez dans {wait}.",
                de: "Von hier wurden in kurzer Zeit sehr viele Seiten verlangt. Versuch es in {wait} noch einmal."),
            Budget::Changes => say!(l,
                en: "Very much was done from here in a short time. Nothing was changed. Try again in {wait}.",
                fr: "Trop d’actions sont venues d’ici en peu de temps. Rien n’a changé. Réessayez dans {wait}.",
                de: "Von hier kam in kurzer Zeit sehr viel auf einmal. Nichts wurde geändert. Versuch es in {wait} noch einmal."),
            Budget::Tables => say!(l,
                en: "Many tables were opened from here in a short time. No table was opened. Try again in {wait}.",
                fr: "Beaucoup de tables ont été ouvertes d’ici en peu de temps. Aucune n’a été ouverte. Réessayez dans {wait}.",
                de: "Von hier wurden in kurzer Zeit viele Tische eröffnet. Kein Tisch wurde eröffnet. Versuch es in {wait} noch einmal."),
            Budget::Arrivals => say!(l,
                en: "Many new people have come from your network in a short time. Nothing was changed. Try again in {wait}.",
                fr: "Beaucoup de nouvelles personnes sont venues de votre réseau en peu de temps. Rien n’a changé. Réessayez dans {wait}.",
                de: "Aus deinem Netz kamen in kurzer Zeit viele neue Leute. Nichts wurde geändert. Versuch es in {wait} noch einmal."),
            Budget::SignIns => say!(l,
                en: "Signing in was tried many times. So that nobody can guess passwords, wait {wait}, then try again.",
                fr: "La connexion a été tentée de nombreuses fois. Pour que personne ne devine un mot de passe, attendez {wait}, puis réessayez.",
                de: "Das Anmelden wurde oft versucht. Damit niemand Passwörter errät, geht es erst in {wait} weiter."),
            Budget::Hints => say!(l,
                en: "Many hints were asked for in a short time, and each takes some thinking. Ask again in {wait}.",
                fr: "Beaucoup de conseils ont été demandés en peu de temps, et chacun prend de la réflexion. Redemandez dans {wait}.",
                de: "In kurzer Zeit wurden viele Tipps verlangt, und über jeden wird nachgedacht. Frag in {wait} noch einmal."),
        }
    }
}

/// A time to wait, in seconds or in minutes.
fn waiting(seconds: u64, l: Language) -> String {
    match seconds {
        0 | 1 => word!(l, en: "a second", fr: "une seconde", de: "einer Sekunde").into(),
        2..=119 => say!(l, en: "{seconds} seconds", fr: "{seconds} secondes", de: "{seconds} Sekunden"),
        _ => {
            let minutes = seconds.div_ceil(60);
            say!(l, en: "{minutes} minutes", fr: "{minutes} minutes", de: "{minutes} Minuten")
        }
    }
}

impl Crowded {
    pub(super) const fn text(self, l: Language) -> &'static str {
        match self {
            Self::Address => word!(l,
                en: "Very many pages of tables are open from your network. Close some, or wait: this page tries again by itself.",
                fr: "Un très grand nombre de pages de tables sont ouvertes depuis votre réseau. Fermez-en, ou attendez\u{202f}: cette page réessaie d’elle-même.",
                de: "Aus deinem Netz sind sehr viele Seiten von Tischen offen. Schließ einige, oder warte: Diese Seite versucht es von selbst wieder."),
            Self::House => word!(l,
                en: "As many pages of tables are open here as the server can carry. Wait: this page tries again by itself.",
                fr: "Le serveur a autant de pages de tables ouvertes qu’il peut en porter. Attendez\u{202f}: cette page réessaie d’elle-même.",
                de: "Hier sind so viele Seiten von Tischen offen, wie der Server tragen kann. Warte: Diese Seite versucht es von selbst wieder."),
            Self::Busy => word!(l,
                en: "The server has too much to do to answer in time. Look at the table before you try again: what you asked for may have been done.",
                fr: "Le serveur est trop occupé pour répondre à temps. Regardez la table avant de réessayer\u{202f}: ce que vous avez demandé a peut-être été fait.",
                de: "Der Server hat zu viel zu tun, um rechtzeitig zu antworten. Schau auf den Tisch, bevor du es noch einmal versuchst: Vielleicht ist es schon geschehen."),
        }
    }
}
