//! The icons: 24 units, drawn as strokes in the colour of the text around them.

use maud::{Markup, PreEscaped, html};

use crate::svg::symbol;

/// One icon of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// The table menu.
    Menu,
    /// Time.
    Clock,
    /// Chat.
    Chat,
    /// The log.
    Log,
    /// Players.
    Players,
    /// Spectators, show and hide.
    Eye,
    /// Take back.
    Undo,
    /// A hint.
    Hint,
    /// Resign.
    Flag,
    /// The link of a table.
    Link,
    /// Copy.
    Copy,
    /// Settings.
    Settings,
    /// Sound.
    Sound,
    /// Soft sound.
    Soft,
    /// How fast.
    Pace,
    /// The rules.
    Book,
    /// Play a replay.
    Play,
    /// Pause a replay.
    Pause,
    /// One step on.
    Next,
    /// One step back.
    Prev,
    /// To the start.
    First,
    /// To the end.
    Last,
    /// Open downwards.
    Down,
    /// Open to the right.
    Right,
    /// Close upwards.
    Up,
    /// Done, right.
    Check,
    /// Close.
    Close,
    /// More, new.
    Plus,
    /// Fewer.
    Minus,
    /// A computer player.
    Chip,
    /// A person.
    User,
    /// Private, fixed.
    Lock,
    /// Language.
    Globe,
    /// Notices.
    Bell,
    /// The board.
    Board,
    /// Magnify.
    Magnify,
    /// The connection.
    Connection,
    /// Chance.
    Die,
    /// The graph of chances.
    Graph,
    /// The better move.
    Star,
    /// Scores, the winner.
    Trophy,
    /// Waiting for others.
    Hourglass,
    /// Dark scheme.
    Moon,
    /// Your hand, your turn.
    Hand,
    /// Exchange.
    Swap,
    /// Keys.
    Keyboard,
    /// Light scheme.
    Sun,
    /// Sound off.
    Mute,
    /// Careful.
    Warn,
    /// An explanation.
    Info,
    /// Leave the table.
    Leave,
    /// Send the link on.
    Share,
    /// Send a line of chat.
    Send,
    /// The lobby.
    Home,
    /// Four corners: over all of the screen.
    Expand,
}

/// An icon beside a word that says the same; readers skip it. Its size comes from the style, its scale from the symbol.
pub fn icon(icon: Icon) -> Markup {
    html! {
        svg class="i" aria-hidden="true" { (symbol("i-", icon.code())) }
    }
}

/// An icon that stands alone and is spoken as `label`.
pub fn labelled_icon(icon: Icon, label: &str) -> Markup {
    html! {
        svg class="i" role="img" aria-label=(label) { (symbol("i-", icon.code())) }
    }
}

/// All icons as symbols `i-…`: once a page, before anything that uses them.
pub fn sprite() -> Markup {
    html! {
        svg class="sprite" width="0" height="0" aria-hidden="true" {
            defs { (symbols(&Icon::ALL)) }
        }
    }
}

/// The symbols of some icons, for a page that builds its own `<defs>`.
pub fn symbols(icons: &[Icon]) -> Markup {
    html! {
        @for icon in icons {
            symbol id={ "i-" (icon.code()) } viewBox="0 0 24 24" { (PreEscaped(icon.drawing())) }
        }
    }
}

impl Icon {
    /// All icons, in the order of their declaration.
    pub const ALL: [Self; 55] = [
        Self::Menu,
        Self::Clock,
        Self::Chat,
        Self::Log,
        Self::Players,
        Self::Eye,
        Self::Undo,
        Self::Hint,
        Self::Flag,
        Self::Link,
        Self::Copy,
        Self::Settings,
        Self::Sound,
        Self::Soft,
        Self::Pace,
        Self::Book,
        Self::Play,
        Self::Pause,
        Self::Next,
        Self::Prev,
        Self::First,
        Self::Last,
        Self::Down,
        Self::Right,
        Self::Up,
        Self::Check,
        Self::Close,
        Self::Plus,
        Self::Minus,
        Self::Chip,
        Self::User,
        Self::Lock,
        Self::Globe,
        Self::Bell,
        Self::Board,
        Self::Magnify,
        Self::Connection,
        Self::Die,
        Self::Graph,
        Self::Star,
        Self::Trophy,
        Self::Hourglass,
        Self::Moon,
        Self::Hand,
        Self::Swap,
        Self::Keyboard,
        Self::Sun,
        Self::Mute,
        Self::Warn,
        Self::Info,
        Self::Leave,
        Self::Share,
        Self::Send,
        Self::Home,
        Self::Expand,
    ];

    /// What follows `i-` in the id of its symbol.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::Clock => "clock",
            Self::Chat => "chat",
            Self::Log => "log",
            Self::Players => "players",
            Self::Eye => "eye",
            Self::Undo => "undo",
            Self::Hint => "hint",
            Self::Flag => "flag",
            Self::Link => "link",
            Self::Copy => "copy",
            Self::Settings => "settings",
            Self::Sound => "sound",
            Self::Soft => "soft",
            Self::Pace => "pace",
            Self::Book => "book",
            Self::Play => "play",
            Self::Pause => "pause",
            Self::Next => "next",
            Self::Prev => "prev",
            Self::First => "first",
            Self::Last => "last",
            Self::Down => "down",
            Self::Right => "right",
            Self::Up => "up",
            Self::Check => "check",
            Self::Close => "close",
            Self::Plus => "plus",
            Self::Minus => "minus",
            Self::Chip => "chip",
            Self::User => "user",
            Self::Lock => "lock",
            Self::Globe => "globe",
            Self::Bell => "bell",
            Self::Board => "board",
            Self::Magnify => "magnify",
            Self::Connection => "connection",
            Self::Die => "die",
            Self::Graph => "graph",
            Self::Star => "star",
            Self::Trophy => "trophy",
            Self::Hourglass => "hourglass",
            Self::Moon => "moon",
            Self::Hand => "hand",
            Self::Swap => "swap",
            Self::Keyboard => "keyboard",
            Self::Sun => "sun",
            Self::Mute => "mute",
            Self::Warn => "warn",
            Self::Info => "info",
            Self::Leave => "leave",
            Self::Share => "share",
            Self::Send => "send",
            Self::Home => "home",
            Self::Expand => "expand",
        }
    }

    const fn drawing(self) -> &'static str {
        DRAWINGS[self as usize]
    }
}

/// What is inside each symbol, in the order of [`Icon::ALL`].
const DRAWINGS: [&str; Icon::ALL.len()] = [
    r#"<path d="M4 7h16M4 12h16M4 17h16"/>"#,
    r#"<circle cx="12" cy="13" r="8"/><path d="M12 9v4l3 2M9 2h6"/>"#,
    r#"<path d="M4 5h16v11H11l-4 4v-4H4z"/>"#,
    r#"<path d="M7 4h13M7 10h13M7 16h9M3 4h.1M3 10h.1M3 16h.1"/>"#,
    r#"<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 5a3.2 3.2 0 0 1 0 6.4M18 14.5c2 .7 3.2 2.6 3.5 5.5"/>"#,
    r#"<path d="M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12z"/><circle cx="12" cy="12" r="3"/>"#,
    r#"<path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H9"/>"#,
    r#"<path d="M9 17.5c0-2.5-3-3.8-3-8a6 6 0 0 1 12 0c0 4.2-3 5.5-3 8zM10 21h4"/>"#,
    r#"<path d="M5 21V4M5 4.5c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0"/>"#,
    r#"<path d="M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3"/>"#,
    r#"<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V4H4v12h4"/>"#,
    r#"<circle cx="12" cy="12" r="3"/><path d="M10.8 5.1L11.1 2.5L12.9 2.5L13.2 5.1L16 6.3L18 4.6L19.4 6L17.7 8L18.9 10.8L21.5 11.1L21.5 12.9L18.9 13.2L17.7 16L19.4 18L18 19.4L16 17.7L13.2 18.9L12.9 21.5L11.1 21.5L10.8 18.9L8 17.7L6 19.4L4.6 18L6.3 16L5.1 13.2L2.5 12.9L2.5 11.1L5.1 10.8L6.3 8L4.6 6L6 4.6L8 6.3z"/>"#,
    r#"<path d="M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12"/>"#,
    r#"<path d="M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7"/>"#,
    r#"<path d="M4 18a9 9 0 1 1 16 0M12 15.5 16 9M12 15.5h.1M6.5 12.2h.1M9 8.2h.1"/>"#,
    r#"<path d="M12 6C9.5 4.3 6.5 4 3 4v14c3.5 0 6.5.3 9 2 2.5-1.7 5.5-2 9-2V4c-3.5 0-6.5.3-9 2zM12 6v14"/>"#,
    r#"<path d="M7 4v16l13-8z" fill="currentColor"/>"#,
    r#"<path d="M8 5v14M16 5v14" stroke-width="3.5"/>"#,
    r#"<path d="m9 5 7 7-7 7"/>"#,
    r#"<path d="m15 5-7 7 7 7"/>"#,
    r#"<path d="m18 5-7 7 7 7M6 5v14"/>"#,
    r#"<path d="m6 5 7 7-7 7M18 5v14"/>"#,
    r#"<path d="m5 9 7 7 7-7"/>"#,
    r#"<path d="m9 5 7 7-7 7"/>"#,
    r#"<path d="m5 15 7-7 7 7"/>"#,
    r#"<path d="m4.5 12.5 5 5 10-11"/>"#,
    r#"<path d="M6 6l12 12M18 6 6 18"/>"#,
    r#"<path d="M12 5v14M5 12h14"/>"#,
    r#"<path d="M5 12h14"/>"#,
    r#"<rect x="6" y="6" width="12" height="12" rx="2"/><path d="M10 10h4v4h-4zM9 2.5V6M15 2.5V6M9 18v3.5M15 18v3.5M2.5 9H6M2.5 15H6M18 9h3.5M18 15h3.5"/>"#,
    r#"<circle cx="12" cy="8" r="4"/><path d="M4 21c.7-4.7 3.6-7 8-7s7.3 2.3 8 7"/>"#,
    r#"<rect x="5" y="11" width="14" height="10" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>"#,
    r#"<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z"/>"#,
    r#"<path d="M5 17h14l-2-3V10a5 5 0 0 0-10 0v4zM10 20h4"/>"#,
    r#"<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"/>"#,
    r#"<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5M7.5 10.5h6M10.5 7.5v6"/>"#,
    r#"<path d="M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M10 16.5a3 3 0 0 1 4 0M12 20h.1"/>"#,
    r#"<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M8.5 8.5h.1M15.5 15.5h.1M12 12h.1M15.5 8.5h.1M8.5 15.5h.1" stroke-width="2.6"/>"#,
    r#"<path d="M4 4v16h16M7 15l4-5 3 3 5-7"/>"#,
    r#"<path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8z"/>"#,
    r#"<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H3.5c0 3 1.5 5 4 5M17 6h3.5c0 3-1.5 5-4 5M12 14v3M8 20h8M10 17h4"/>"#,
    r#"<path d="M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9"/>"#,
    r#"<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/>"#,
    r#"<path d="M5 8.5 9.5 6 15 18l-4.5 2.5zM12 5.5 17 4l3.5 12-4.5 1.7"/>"#,
    r#"<path d="M4 8h14l-4-4M20 16H6l4 4"/>"#,
    r#"<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14h10"/>"#,
    r#"<circle cx="12" cy="12" r="4"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"/>"#,
    r#"<path d="M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5"/>"#,
    r#"<path d="M12 3.5 2.5 20h19zM12 10v4.5M12 17.2h.1"/>"#,
    r#"<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5h.1"/>"#,
    r#"<path d="M14 4H5v16h9M10 12h11M17.5 8l4 4-4 4"/>"#,
    r#"<circle cx="6" cy="12" r="2.5"/><circle cx="17.5" cy="5.5" r="2.5"/><circle cx="17.5" cy="18.5" r="2.5"/><path d="m8.3 10.8 7-4M8.3 13.2l7 4"/>"#,
    r#"<path d="M3.5 4.5 21 12 3.5 19.5 6 12zM6 12h8"/>"#,
    r#"<path d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20"/>"#,
    r#"<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>"#,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_has_its_own_code_and_drawing() {
        for (index, a) in Icon::ALL.iter().enumerate() {
            assert_eq!(*a as usize, index, "{a:?} is listed where it is declared");
            for b in &Icon::ALL[index + 1..] {
                assert_ne!(a.code(), b.code());
                assert!(a.drawing() != b.drawing() || same_arrow(*a, *b), "{a:?} looks like {b:?}");
            }
        }
    }

    /// "One step on" and "open to the right" are one arrow with two meanings.
    fn same_arrow(a: Icon, b: Icon) -> bool {
        (a, b) == (Icon::Next, Icon::Right)
    }

    #[test]
    fn the_icons_of_a_page_stay_light() {
        assert!(sprite().0.len() < 14_000, "{}", sprite().0.len());
    }

    #[test]
    fn icons_say_what_they_should() {
        assert!(icon(Icon::Menu).0.contains(r##"<use href="#i-menu"/>"##));
        assert!(icon(Icon::Menu).0.contains("aria-hidden"));
        assert!(labelled_icon(Icon::Chip, "computer").0.contains(r#"role="img" aria-label="computer""#));
        assert!(sprite().0.contains(r#"id="i-keyboard""#));
    }
}
