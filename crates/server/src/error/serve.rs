//! Why the site cannot run.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// Why the site cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Another program listens on the port.
    #[error(
        "port {port} on {address} is in use by another program; choose another with --port, for example --port {other}",
        port = address.port(), address = address.ip(), other = other_port(*address)
    )]
    PortTaken {
        /// The address that was wanted.
        address: SocketAddr,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}; choose an address of this machine with --bind")]
    Bind {
        /// The address that was wanted.
        address: SocketAddr,
        /// Why not.
        cause: io::Error,
    },
    /// The data folder cannot be made.
    #[error("cannot make the folder {}: {cause}; choose another with --data", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// Why not.
        cause: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A rehearsal that others could take for play.
    #[error(
        "a rehearsal is for this machine alone: --rehearse needs an address such as 127.0.0.1, not {address}"
    )]
    OpenRehearsal {
        /// The address that was wanted.
        address: IpAddr,
    },
    /// The system has no random bytes.
    #[error("the system gives no random bytes: {0}")]
    Random(#[from] getrandom::Error),
    /// The system gives no threads for computer players to think on.
    #[error("the system gives no threads for computer players: {0}; try fewer with --thinkers")]
    Threads(io::Error),
    /// The server broke off.
    #[error("the server broke off: {0}")]
    Broken(io::Error),
}

const fn other_port(address: SocketAddr) -> u16 {
    if address.port() == u16::MAX { 8081 } else { address.port() + 1 }
}
