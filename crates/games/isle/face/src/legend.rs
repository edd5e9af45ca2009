//! The signs of the map, with what they mean.

use face::Sign;
use maud::{Markup, html};
use words::{Language, say};

use super::marks::{flame, tag};
use super::pieces::{Piece, icon, icon_box};

/// The pieces as the first seat has them, then what lies on the map, then the marks.
pub(super) fn legend(language: Language) -> Vec<Sign> {
    let piece = |piece: Piece, words| Sign {
        picture: icon(&html! { use href={ "#vi-" (piece.code()) "0" } {} }, icon_box(piece)),
        words,
    };
    let placed = |id: &str, view_box: &str, words| Sign { picture: part(id, view_box), words };
    vec![
        piece(
            Piece::Settler,
            say!(language, en: "Settler, in the colour of its player", fr: "Colon, à la couleur de son joueur", de: "Siedler, in der Farbe seines Spielers"),
        ),
        piece(Piece::Village, say!(language, en: "Village", fr: "Village", de: "Dorf")),
        piece(
            Piece::Lying,
            say!(language, en: "Lying moai: can be carried, and lava destroys it", fr: "Moaï couché\u{202f}: on peut le porter, la lave le détruit", de: "Liegender Moai: lässt sich tragen, und Lava zerstört ihn"),
        ),
        piece(
            Piece::Standing,
            say!(language, en: "Raised moai: safe from lava", fr: "Moaï dressé\u{202f}: la lave ne peut rien contre lui", de: "Aufgerichteter Moai: vor Lava sicher"),
        ),
        piece(
            Piece::Boat,
            say!(language, en: "Boat: its settlers have not landed yet", fr: "Bateau\u{202f}: ses colons n’ont pas encore débarqué", de: "Boot: Seine Siedler sind noch nicht gelandet"),
        ),
        placed(
            "vi-o",
            "-34 -34 68 68",
            say!(language, en: "Volcano: when it erupts, lava flows in three directions", fr: "Volcan\u{202f}: en éruption, sa lave coule dans trois directions", de: "Vulkan: Bricht er aus, fließt Lava in drei Richtungen"),
        ),
        placed(
            "vi-f0",
            "-22 -22 44 44",
            say!(language, en: "Lava in a channel: it becomes a village or a moai. The near channel lies at the volcano, the far one behind it; without a volcano the only channel is the pit", fr: "Lave dans un canal\u{202f}: on en fait un village ou un moaï. Le canal proche touche le volcan, le lointain est derrière\u{202f}; sans volcan, l’unique canal est la cuvette", de: "Lava in einem Kanal: Aus ihr wird ein Dorf oder ein Moai. Der nahe Kanal liegt am Vulkan, der ferne dahinter; ohne Vulkan ist der einzige Kanal die Mulde"),
        ),
        placed(
            "vi-g",
            "-12 -12 24 24",
            say!(language, en: "Geyser: a moai is raised here and faces this border", fr: "Geyser\u{202f}: on y dresse un moaï, tourné vers cette frontière", de: "Geysir: Hier wird ein Moai aufgerichtet, der auf diese Grenze blickt"),
        ),
        placed(
            "vi-prayer",
            "0 0 30 30",
            say!(language, en: "Prayer token: saves one of your pieces from lava", fr: "Jeton prière\u{202f}: sauve de la lave une de vos pièces", de: "Gebetsmarker: rettet eine deiner Figuren vor Lava"),
        ),
        placed(
            "vi-die1",
            "0 0 60 60",
            say!(language, en: "Volcano die: this side makes a volcano erupt", fr: "Dé volcan\u{202f}: cette face provoque une éruption", de: "Vulkanwürfel: Diese Seite bringt einen Ausbruch"),
        ),
        Sign {
            picture: html! { svg viewBox="-2 -10 24 16" aria-hidden="true" { (flame()) } },
            words: say!(language, en: "Flame: the next eruption could burn this piece", fr: "Flamme\u{202f}: la prochaine éruption pourrait brûler cette pièce", de: "Flamme: Der nächste Ausbruch könnte diese Figur verbrennen"),
        },
        Sign {
            picture: html! { svg viewBox="-11 -11 22 20" aria-hidden="true" { g class="v-near1" { (tag("1")) } } },
            words: say!(language, en: "Triangle with a number: so many more fissures cut this area off, and it sinks", fr: "Triangle avec un chiffre\u{202f}: autant de failles de plus isolent cette zone, et elle sombre", de: "Dreieck mit Zahl: So viele weitere Risse trennen dieses Gebiet ab, und es versinkt"),
        },
    ]
}

/// A part of the sprite as a picture of its own.
fn part(id: &str, view_box: &str) -> Markup {
    html! { svg viewBox=(view_box) aria-hidden="true" { use href={ "#" (id) } {} } }
}
