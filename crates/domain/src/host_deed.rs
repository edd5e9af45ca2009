//! What is done as the host of the site.

use crate::kept_as_words;

kept_as_words! {
    /// Something that is done as the host.
    HostDeed, "a deed of the host" {
        /// A person may act nowhere any more.
        #[default]
        Ban = "ban",
        /// A banned person may act again.
        Pardon = "pardon",
        /// A table is closed.
        CloseTable = "close_table",
        /// A report is put aside.
        SettleReport = "settle_report",
        /// A link to a new password is made.
        NewPassword = "new_password",
        /// An account becomes a host's.
        MakeHost = "make_host",
        /// An account is a host's no more.
        EndHost = "end_host",
        /// Everything is written into a file.
        Backup = "backup",
    }
}
