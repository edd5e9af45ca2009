//! What people may be called, and what they are called at a table.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use domain::{NAME_MAX, Skeleton};
use host::{Level, Strength};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use words::Language;

use crate::error::NameError;

/// How many marks may stand on one letter.
const MARKS_MAX: usize = 2;

/// Words of the server that are nobody's name, in the three languages.
const OFFICES: &[&str] = &[
    // Who is called so has no name.
    "Guest",
    "Invité",
    "Invitée",
    "Gast",
    "N. N.",
    "Nobody",
    "Personne",
    "Niemand",
    "Anonymous",
    "Anonyme",
    "Anonym",
    // Who says something here.
    "Admin",
    "Administrator",
    "Administrateur",
    "Administratrice",
    "Moderator",
    "Modérateur",
    "Modératrice",
    "Host",
    "Hôte",
    "Gastgeber",
    "Gastgeberin",
    "House",
    "Haus",
    "System",
    "Système",
    "Server",
    "Serveur",
    "Support",
    "Mu",
    // What the log calls people.
    "You",
    "Vous",
    "Du",
    "Neutral player",
    "Joueur neutre",
    "Neutraler Spieler",
];

/// Words by which the server marks programs and computer players: no person's name holds one.
const MARKS: &[&str] = &["bot", "bots", "computer", "ordinateur"];

/// The skeletons of what nobody is called.
static RESERVED: LazyLock<BTreeSet<Skeleton>> = LazyLock::new(|| {
    let words = Level::ALL.iter().map(|level| level.word());
    let labels = Language::ALL
        .into_iter()
        .flat_map(|language| Level::ALL.iter().map(move |&level| Strength::of(level, language).label));
    words.chain(labels).chain(OFFICES.iter().copied()).map(Skeleton::of).collect()
});

/// A name as it is kept: with one space between words, in the shortest form of Unicode.
///
/// # Errors
/// If it is empty, longer than `max` characters, or holds signs that cannot be seen.
pub(crate) fn good_name(text: &str, max: usize) -> Result<String, NameError> {
    let text = text.trim();
    if text.chars().any(is_invisible) || has_loose_signs(text) {
        return Err(NameError::Invisible);
    }
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    if name.is_empty() {
        Err(NameError::Empty)
    } else if has_piled_marks(&name) {
        Err(NameError::Invisible)
    } else if name.chars().count() > max {
        Err(NameError::Long)
    } else {
        Ok(name)
    }
}

/// The same for a person, who is not called like the server, a computer player or nobody.
///
/// # Errors
/// If it cannot be the name of a person.
pub(crate) fn person_name(text: &str) -> Result<String, NameError> {
    let name = good_name(text, NAME_MAX)?;
    if is_reserved(&name) { Err(NameError::Reserved) } else { Ok(name) }
}

/// Whether the server keeps a name for itself, with a number behind it or without.
fn is_reserved(name: &str) -> bool {
    let plain: String = name.nfkc().collect();
    let bare = plain.trim_end_matches(|sign: char| !sign.is_alphabetic());
    let marks: BTreeSet<Skeleton> = MARKS.iter().map(|mark| Skeleton::of(mark)).collect();
    // Letters in brackets each are the mark as well: (b)(o)(t).
    let in_brackets = plain.split_once(['(', '[', '{', '<', '«', '⟨']).map(|(_, rest)| Skeleton::of(rest));
    RESERVED.contains(&Skeleton::of(name))
        || RESERVED.contains(&Skeleton::of(bare))
        || plain
            .split(|sign: char| !sign.is_alphanumeric())
            .chain(plain.split_whitespace())
            .any(|word| marks.contains(&Skeleton::of(word)))
        || in_brackets.is_some_and(|rest| marks.contains(&rest))
}

/// Whether nothing is seen of a sign, or it changes how others are seen.
const fn is_invisible(sign: char) -> bool {
    matches!(sign,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
        // Signs that everybody may draw as they like, and none at all.
        | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{fffe}'..='\u{ffff}' | '\u{f0000}'..='\u{10ffff}')
}

/// Whether a mark stands on nothing, or a choice of form behind a letter, where it changes nothing.
fn has_loose_signs(text: &str) -> bool {
    let mut before = ' ';
    text.chars().any(|sign| {
        let is_form = matches!(sign, '\u{fe0e}' | '\u{fe0f}');
        let is_loose = is_form && (before.is_alphanumeric() || before.is_whitespace())
            || !is_form && is_combining_mark(sign) && before.is_whitespace();
        before = sign;
        is_loose
    })
}

/// Whether more marks are piled on a letter than any language writes.
fn has_piled_marks(name: &str) -> bool {
    let mut pile = 0;
    name.chars().any(|sign| {
        pile = if is_combining_mark(sign) { pile + 1 } else { 0 };
        pile > MARKS_MAX
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_short_and_visible() {
        assert_eq!(good_name("  Zoë Ågren ", NAME_MAX), Ok("Zoë Ågren".into()));
        assert_eq!(good_name("Anna \u{2003} Lena", NAME_MAX), Ok("Anna Lena".into()));
        assert_eq!(good_name("Zoe\u{308} \u{2764}\u{fe0f}", NAME_MAX), Ok("Zoë \u{2764}\u{fe0f}".into()));
        assert_eq!(good_name("ééééééééééééééééééééééééé", NAME_MAX), Err(NameError::Long));
        assert_eq!(good_name(&"é".repeat(24), NAME_MAX), Ok("é".repeat(24)));
        for (name, bad) in [
            ("", NameError::Empty),
            (" \t\n", NameError::Empty),
            ("An\u{7}na", NameError::Invisible),
            ("An\nna", NameError::Invisible),
            ("annA\u{202e}x", NameError::Invisible),
            ("\u{200b}", NameError::Invisible),
            ("An\u{ad}na", NameError::Invisible),
            ("Anna\u{fe0f}", NameError::Invisible),
            ("\u{3164}", NameError::Invisible),
            ("A\u{301}\u{302}\u{303}\u{304}", NameError::Invisible),
            (". \u{301}", NameError::Invisible),
            ("Anna\u{e0041}", NameError::Invisible),
            ("\u{f8ff}", NameError::Invisible),
        ] {
            assert_eq!(good_name(name, NAME_MAX), Err(bad), "{name:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_the_house_or_a_computer_player() {
        for name in [
            "(bot)",
            "Ada (bot)",
            "Ada [BOT]",
            "Ada (b0t)",
            "Ada (Вot)",
            "Ada ⒝⒪⒯",
            "Ada b.o.t.",
            "Bot 7",
            "N. N.",
            "n.n.",
            "N N 2",
            "Ν. Ν.",
            "Guest",
            "guest 3",
            "Gast",
            "Invité",
            "Invite",
            "Host",
            "Gastgeber",
            "Admin",
            "аdmin",
            "A d m i n",
            "Admin!",
            "Modérateur",
            "Mu",
            "Mū",
            "Mü",
            "Μu",
            "ＭＵ",
            "You",
            "Steady",
            "Sehr stark",
            "Ada (Computer)",
            "Ordinateur 2",
        ] {
            assert_eq!(person_name(name), Err(NameError::Reserved), "{name:?}");
        }
        for name in [
            "Abbot",
            "Talbot",
            "Robert",
            "Ada",
            "Hugo",
            "Muriel",
            "M",
            "Hostettler",
            "Gustav",
            "Anna-Lena O’Hara",
            "李小龍",
        ] {
            assert!(person_name(name).is_ok(), "{name:?}");
        }
    }
}
