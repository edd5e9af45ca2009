//! The addresses of the host's pages.

/// The host's pages; for accounts that `mu admin host` has made a host's.
pub const ADMIN: &str = "/admin";

/// A part of the host's pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdminPart {
    /// Health, load and what is kept.
    Overview,
    /// GET `status`: tables by where they are in their life.
    Tables,
    /// GET `text`: people by name or id.
    People,
    /// Rated games that count less, and who played them.
    Ratings,
    /// What was reported of the chat.
    Reports,
    /// GET `before`: what was done as the host.
    Log,
}

impl AdminPart {
    /// All of them, in their order.
    pub const ALL: [Self; 6] =
        [Self::Overview, Self::Tables, Self::People, Self::Ratings, Self::Reports, Self::Log];

    /// Its address.
    pub const fn address(self) -> &'static str {
        match self {
            Self::Overview => ADMIN,
            Self::Tables => "/admin/tables",
            Self::People => "/admin/people",
            Self::Ratings => "/admin/ratings",
            Self::Reports => "/admin/reports",
            Self::Log => "/admin/log",
        }
    }
}

/// What may be posted by a host about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdminPost {
    /// The person may act nowhere any more.
    Ban,
    /// The person may act again.
    Pardon,
    /// Makes a link to a new password.
    NewPassword,
}

impl AdminPost {
    /// The last part of its address.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ban => "ban",
            Self::Pardon => "pardon",
            Self::NewPassword => "new-password",
        }
    }
}

/// POST: does something about a person, by the whole id.
pub fn admin_person(id: &str, post: AdminPost) -> String {
    format!("/admin/people/{id}/{}", post.code())
}

/// POST: closes a table.
pub fn admin_close(id: &str) -> String {
    format!("/admin/tables/{id}/close")
}

/// POST: puts a report aside.
pub fn admin_settle(number: i64) -> String {
    format!("/admin/reports/{number}/settle")
}
