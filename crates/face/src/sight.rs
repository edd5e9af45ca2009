//! One observer's look at one position: what every game asks of it.

/// Makes `Sight`, the look of an observer at a view of this type, in the crate of a face: what is drawn, for whom.
/// Each game adds what it asks of its own view.
#[macro_export]
macro_rules! sight {
    ($View:ty) => {
        /// What is drawn, for whom.
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct Sight<'a> {
            /// What the observer knows.
            pub(crate) view: &'a $View,
            /// For whom it is drawn.
            pub(crate) look: &'a $crate::Look<'a>,
        }

        impl<'a> Sight<'a> {
            /// What an observer knows, for whom it is drawn.
            pub(crate) const fn new(view: &'a $View, look: &'a $crate::Look<'a>) -> Self {
                Self { view, look }
            }

            /// The language of all words.
            pub(crate) const fn language(self) -> ::words::Language {
                self.look.language
            }

            /// The observer's seat, if it has one.
            pub(crate) const fn me(self) -> Option<::engine::Seat> {
                self.look.observer.seat()
            }

            /// Whether the observer sits here.
            pub(crate) fn is_me(self, seat: ::engine::Seat) -> bool {
                self.look.is_me(seat)
            }

            /// What a seat is called on its plate.
            pub(crate) fn plate(self, seat: ::engine::Seat) -> &'a str {
                $crate::seats::plate_name(seat, self.look)
            }

            /// What a seat is called inside a sentence.
            pub(crate) fn inside(self, seat: ::engine::Seat) -> &'a str {
                $crate::seats::name_inside(seat, self.look)
            }
        }
    };
}
