//! Refusals as tables: one row holds everything that is told of one of them.

/// Why something is refused: an enum with one row a variant.
///
/// A row names the variant with the values its text needs, the status of HTTP, the code for programs (it never
/// changes), and the text in all languages, or a closure that makes it from the language. The enum gets
/// `status`, `code` and `text`.
///
/// ```
/// words::refusals!(
///     /// The seats of the table do not allow it.
///     #[derive(Debug)]
///     pub enum SeatError {
///         /// Somebody sits there.
///         Taken => 409, "seat_taken", { en: "Taken.", fr: "Prise.", de: "Besetzt." };
///         /// The seat is kept for this person.
///         Kept(name: String) => 409, "seat_kept", {
///             en: "Kept for {name}.", fr: "Gardée pour {name}.", de: "Für {name} reserviert.",
///         };
///         /// It was told elsewhere.
///         Told(text: String) => 422, "told", |_| text.clone();
///     }
/// );
/// let kept = SeatError::Kept("Zoë".into());
/// assert_eq!((kept.status(), kept.code()), (409, "seat_kept"));
/// assert_eq!(kept.text(words::Language::French), "Gardée pour Zoë.");
/// ```
#[macro_export]
macro_rules! refusals {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $(
            $(#[$doc:meta])*
            $variant:ident $(($($value:ident: $type:ty),+ $(,)?))? => $status:literal, $code:literal,
            $({ $($texts:tt)+ })? $(|$language:pat_param| $text:expr)?;
        )+
    }) => {
        $(#[$meta])*
        $vis enum $name {
            $($(#[$doc])* $variant $(($($type),+))?),+
        }

        impl $name {
            /// The status of HTTP of the answer.
            $vis const fn status(&self) -> u16 {
                match self { $(Self::$variant { .. } => $status),+ }
            }

            /// Its word for programs; it never changes.
            $vis const fn code(&self) -> &'static str {
                match self { $(Self::$variant { .. } => $code),+ }
            }

            /// What happened, and what to do about it.
            $vis fn text(&self, language: $crate::Language) -> ::std::string::String {
                match self {
                    $(Self::$variant $(($($value),+))? => {
                        $($crate::say!(language, $($texts)+))?
                        $({ let $language = language; $text })?
                    })+
                }
            }
        }
    };
}
