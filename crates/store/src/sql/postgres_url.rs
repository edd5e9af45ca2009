//! Where a PostgreSQL is, and how its connections are made.

use std::path::Path;

use tokio_postgres::Config;

use super::Failure;

/// Parameters of a connection unless the URL sets them: when nothing is heard of the machine of the database
/// for some ten seconds, the connection is lost. Without it the system waits a quarter of an hour for an answer to
/// what was sent, and two hours where only notices are awaited.
const DEFAULTS: [&str; 5] = [
    "connect_timeout=5",
    "tcp_user_timeout=10",
    "keepalives_idle=5",
    "keepalives_interval=2",
    "keepalives_retries=3",
];

/// What a URL says. `options[NAME]=VALUE` sets a parameter of the session; without a host it is the socket on this
/// machine, if there is one.
pub(super) fn config(url: &str) -> Result<Config, Failure> {
    let (place, words) = url.split_once('?').unwrap_or((url, ""));
    // What stands later counts.
    let mut kept: Vec<String> = DEFAULTS.map(Into::into).into();
    let mut set = Vec::new();
    for word in words.split('&').filter(|word| !word.is_empty()) {
        let name = word.strip_prefix("options[").or_else(|| word.strip_prefix("options%5B"));
        match name.and_then(|name| name.split_once("]=").or_else(|| name.split_once("%5D="))) {
            Some((name, value)) => set.push(format!("-c%20{name}%3D{value}")),
            None => kept.push(word.to_owned()),
        }
    }
    if !set.is_empty() {
        kept.push(format!("options={}", set.join("%20")));
    }
    let mut config: Config = format!("{place}?{}", kept.join("&")).parse()?;
    if config.get_hosts().is_empty() {
        let sockets = ["/run/postgresql", "/var/run/postgresql", "/tmp"];
        let socket = sockets.into_iter().find(|folder| Path::new(folder).join(".s.PGSQL.5432").exists());
        config.host(socket.unwrap_or("localhost"));
    }
    if config.get_password().is_none()
        && let Ok(password) = std::env::var("PGPASSWORD")
    {
        config.password(password);
    }
    Ok(config)
}
