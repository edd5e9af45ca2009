//! Tokens of programs: how they are written, what is kept of them, and what they allow.

use std::fmt;

use engine::Token;
use store::SessionHash;
use words::{Language, word};

/// Where all calls are.
pub(crate) const ROOT: &str = "/api/v1";

/// With what every token begins, so that people and scanners know one when they see it.
const TOKEN_MARK: &str = "mu_";

/// Something that a token may be allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// To see what its person may see.
    Read,
    /// To choose for its person.
    Play,
    /// To open tables, sit down, stand up, and begin.
    Tables,
    /// To read and write in the chat, and to say what is not to be read.
    Chat,
    /// To change what belongs to its person: name, language, people, holidays, notices, sessions; to take it along.
    Profile,
}

/// What a token may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Scopes(u8);

impl Scope {
    /// All of them, in the order of the form.
    pub(crate) const ALL: [Self; 5] = [Self::Read, Self::Play, Self::Tables, Self::Chat, Self::Profile];

    /// Its word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Tables => "tables",
            Self::Chat => "chat",
            Self::Profile => "profile",
        }
    }

    /// What it allows.
    pub(crate) const fn about(self, l: Language) -> &'static str {
        match self {
            Self::Read => word!(l,
                en: "see what you may see",
                fr: "voir ce que vous pouvez voir",
                de: "sehen, was du sehen darfst"),
            Self::Play => word!(l,
                en: "choose at your seats, take back, ask for hints",
                fr: "choisir à vos places, reprendre, demander conseil",
                de: "auf deinen Plätzen wählen, zurücknehmen, Tipps erfragen"),
            Self::Tables => word!(l,
                en: "open tables, sit down, stand up, start games",
                fr: "ouvrir des tables, prendre place, se lever, lancer des parties",
                de: "Tische eröffnen, sich setzen, aufstehen, Spiele beginnen"),
            Self::Chat => word!(l,
                en: "read and write in the chat of tables, mute and report",
                fr: "lire et écrire dans la discussion des tables, masquer et signaler",
                de: "im Chat der Tische lesen und schreiben, stummschalten und melden"),
            Self::Profile => word!(l,
                en: "change what is yours: name, language, friends, blocks, holidays, notices; see and end sessions; download your data",
                fr: "changer ce qui est à vous\u{202f}: nom, langue, amis, blocages, vacances, avis\u{202f}; voir et fermer les sessions\u{202f}; télécharger vos données",
                de: "ändern, was dein ist: Namen, Sprache, Freunde, Sperren, Urlaub, Benachrichtigungen; Sitzungen sehen und beenden; deine Daten herunterladen"),
        }
    }
}

impl Scopes {
    /// These scopes.
    pub(crate) fn of(scopes: impl IntoIterator<Item = Scope>) -> Self {
        scopes.into_iter().fold(Self::default(), |all, scope| Self(all.0 | (1 << scope as u8)))
    }

    /// The scopes of a text; words that are none are left aside.
    pub(crate) fn read(text: &str) -> Self {
        let known = |word: &str| Scope::ALL.into_iter().find(|scope| scope.word() == word);
        Self::of(text.split_whitespace().filter_map(known))
    }

    /// Whether this is allowed.
    pub(crate) const fn allow(self, scope: Scope) -> bool {
        self.0 & (1 << scope as u8) != 0
    }

    /// Whether nothing is allowed.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their words.
    pub(crate) fn words(self) -> Vec<&'static str> {
        Scope::ALL.into_iter().filter(|&scope| self.allow(scope)).map(Scope::word).collect()
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().join(" "))
    }
}

/// Whether a path is one of programs.
pub(crate) fn is_call(path: &str) -> bool {
    path.strip_prefix(ROOT).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// What the store keeps of the token in the value of an `Authorization` header.
pub(crate) fn token_hash(value: &str) -> Option<SessionHash> {
    let (scheme, token) = value.split_once(' ')?;
    let token = token.trim().strip_prefix(TOKEN_MARK)?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.parse().ok().map(|token| hash(&token)))?
}

/// A token as its owner is shown it.
pub(crate) fn token_text(token: &Token) -> String {
    format!("{TOKEN_MARK}{token}")
}

/// What the store keeps of a session's token.
pub(crate) fn hash(token: &Token) -> SessionHash {
    SessionHash(token.commitment().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_kept_as_words() {
        let scopes = Scopes::of([Scope::Tables, Scope::Read]);
        assert_eq!(scopes.to_string(), "read tables");
        assert_eq!(Scopes::read("read tables nonsense"), scopes);
        assert!(scopes.allow(Scope::Read) && !scopes.allow(Scope::Play));
        assert!(Scopes::read("").is_empty());
        for scope in Scope::ALL {
            assert!(Scopes::read(scope.word()).allow(scope));
        }
    }

    #[test]
    fn tokens_are_read_from_their_header() {
        let token = Token::new([7; 32]);
        let hash = hash(&token);
        let text = token_text(&token);
        assert_eq!(token_hash(&format!("Bearer {text}")), Some(hash.clone()));
        assert_eq!(token_hash(&format!("bearer {text}")), Some(hash));
        for bad in [text.clone(), format!("Basic {text}"), format!("Bearer {token}"), "Bearer mu_12".into()] {
            assert_eq!(token_hash(&bad), None, "{bad}");
        }
    }

    #[test]
    fn calls_have_addresses_of_their_own() {
        assert!(is_call("/api/v1") && is_call("/api/v1/tables"));
        assert!(!is_call("/api") && !is_call("/api/v10/tables") && !is_call("/api/openapi.json"));
    }
}
