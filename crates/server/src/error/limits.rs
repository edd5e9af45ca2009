//! What is told to whoever has met a limit: what was too much, and when it goes on.

use words::{Language, count, say};

use super::{AccountError, ChatError, Error, Overload};
use crate::limits::{Budget, TooOften};

impl Error {
    /// After how many seconds the same may be asked again, if waiting helps.
    #[expect(clippy::wildcard_enum_match_arm, reason = "few errors end by themselves")]
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooOften(often) => Some(often.seconds),
            Self::Overload(Overload::Address | Overload::App) => Some(30),
            Self::Database(_) => Some(2),
            Self::Overload(Overload::Busy) | Self::Account(AccountError::Busy) => Some(5),
            Self::Talk(ChatError::TooFast) => Some(store::RATE.seconds.unsigned_abs()),
            _ => None,
        }
    }
}

impl TooOften {
    /// The status of HTTP of the answer.
    #[expect(clippy::unused_self, reason = "asked like every other kind")]
    pub(super) const fn status(self) -> u16 {
        429
    }

    /// Its word for programs.
    #[expect(clippy::unused_self, reason = "asked like every other kind")]
    pub(super) const fn code(self) -> &'static str {
        "too_often"
    }

    /// What was too much, and when it goes on.
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
            Budget::Cards => say!(l,
                en: "Very many pictures were asked for from here in a short time. Try again in {wait}.",
                fr: "Un très grand nombre d’images ont été demandées d’ici en peu de temps. Réessayez dans {wait}.",
                de: "Von hier wurden in kurzer Zeit sehr viele Bilder verlangt. Versuch es in {wait} noch einmal."),
            Budget::Data => say!(l,
                en: "Your data were asked for several times in a short time. Ask again in {wait}.",
                fr: "Vos données ont été demandées plusieurs fois en peu de temps. Redemandez-les dans {wait}.",
                de: "Deine Daten wurden in kurzer Zeit mehrmals verlangt. Verlang sie in {wait} noch einmal."),
            Budget::Leads => say!(l,
                en: "The others were led through very many positions in a short time. Lead on in {wait}.",
                fr: "Les autres ont été guidés par un très grand nombre de positions en peu de temps. Continuez dans {wait}.",
                de: "Die anderen wurden in kurzer Zeit durch sehr viele Stellungen geführt. Führe sie in {wait} weiter."),
        }
    }
}

/// A time to wait, in seconds or in minutes.
fn waiting(seconds: u64, l: Language) -> String {
    if seconds < 120 {
        let seconds = seconds.max(1);
        return count!(l, seconds,
            en: "{seconds} second" | "{seconds} seconds",
            fr: "{seconds} seconde" | "{seconds} secondes",
            de: "{seconds} Sekunde" | "{seconds} Sekunden");
    }
    let minutes = seconds.div_ceil(60);
    count!(l, minutes,
        en: "{minutes} minute" | "{minutes} minutes",
        fr: "{minutes} minute" | "{minutes} minutes",
        de: "{minutes} Minute" | "{minutes} Minuten")
}
