//! Running the site: a port, a database, and an end without loss.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use domain::time::DAY;
use host::Entry;
use store::Store;
use tokio::net::TcpListener;

use crate::app::App;
use crate::assets;
use crate::config::{Config, Database};
use crate::connections;
use crate::error::ServeError;
use crate::notices;
use crate::router::router;
use crate::scheduler::mind;
use crate::visit::SESSION_SECONDS;

/// How long open requests may take after the server was asked to stop; with what follows, it ends within five
/// seconds.
const FAREWELL: Duration = Duration::from_secs(4);

/// How long the last statements of the database may take then.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// How often tables that nobody looks at are put away; expired sessions every sixtieth time.
const SWEEP: Duration = Duration::from_mins(1);

/// Runs the site with these games until the program is asked to stop (Ctrl-C or SIGTERM). `announce` is told
/// the address once it is open.
///
/// # Errors
/// If the port or the database cannot be used.
pub async fn serve(
    games: &'static [Entry],
    config: Config,
    announce: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    if config.rehearsal.is_some() && !config.bind.is_loopback() {
        return Err(ServeError::OpenRehearsal { address: config.bind });
    }
    // The port first: whoever starts the program twice shall not touch the database twice.
    let listener = listen(config.address()).await?;
    let store = open_store(&config.database).await?;
    let app = App::of(games, store, config).await?;
    let address = listener.local_addr().map_err(ServeError::Broken)?;
    tracing::info!(%address, "open");
    announce(address);
    serve_house(listener, app).await;
    Ok(())
}

/// Serves a server until the program is asked to stop: open requests are answered, streams end, the
/// database is closed.
pub async fn serve_house(listener: TcpListener, app: Arc<App>) {
    assets::pack(&app.assets);
    let sweeping = tokio::spawn(sweep(Arc::clone(&app)));
    let minding = tokio::spawn(mind(Arc::clone(&app)));
    let telling = tokio::spawn(notices::keep_telling(Arc::clone(&app)));
    let stopping = tokio::spawn(stop_when_asked(Arc::clone(&app)));
    let serving = connections::serve(listener, router(Arc::clone(&app)), &app, app.closing());
    let mut closing = app.closing();
    let late = async move {
        if closing.wait_for(|closing| *closing).await.is_ok() {
            tokio::time::sleep(FAREWELL).await;
        }
    };
    let served = async {
        serving.await;
        // What is being sent is noted as sent, if it does not take long.
        let _ = tokio::time::timeout(Duration::from_secs(1), telling).await;
    };
    tokio::select! {
        () = served => {}
        () = late => {}
    }
    stopping.abort();
    sweeping.abort();
    minding.abort();
    let _ = tokio::time::timeout(LAST_WORDS, app.store.close()).await;
}

async fn stop_when_asked(app: Arc<App>) {
    asked_to_stop().await;
    tracing::info!("stopping: open requests are answered, then the program ends");
    app.close();
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|cause| {
        if cause.kind() == io::ErrorKind::AddrInUse {
            ServeError::PortTaken { address }
        } else {
            ServeError::Bind { address, cause }
        }
    })
}

async fn open_store(database: &Database) -> Result<Store, ServeError> {
    match database {
        Database::Folder(folder) => {
            let failed = |cause| ServeError::Folder { folder: folder.clone(), cause };
            tokio::fs::create_dir_all(folder).await.map_err(failed)?;
            Ok(Store::in_file(&folder.join("mu.sqlite")).await?)
        }
        Database::Url(url) => Ok(Store::connect(url).await?),
        Database::Memory => Ok(Store::in_memory().await?),
    }
}

async fn sweep(app: Arc<App>) {
    let mut ticks = tokio::time::interval(SWEEP.min(app.tables.rest() / 2).max(Duration::from_secs(1)));
    for minute in 0_u64.. {
        ticks.tick().await;
        app.sweep();
        if let Err(cause) = app.store.forget_news().await {
            tracing::error!(%cause, "old news cannot be forgotten");
        }
        let long_ago = app.time_source.now().plus(-DAY);
        if let Err(cause) = app.store.forget_presence(long_ago).await {
            tracing::error!(%cause, "old connections cannot be forgotten");
        }
        if let Err(cause) = app.store.forget_attempts(app.time_source.now()).await {
            tracing::error!(%cause, "old attempts to sign in cannot be forgotten");
        }
        if minute.is_multiple_of(60) {
            notices::forget(&app, store::now()).await;
        }
        if minute.is_multiple_of(60)
            && let Err(cause) = app.store.forget_sessions(SESSION_SECONDS, store::now()).await
        {
            tracing::error!(%cause, "expired sessions cannot be forgotten");
        }
    }
}

/// Waits for Ctrl-C or SIGTERM.
async fn asked_to_stop() {
    let interrupt = async {
        if let Err(cause) = tokio::signal::ctrl_c().await {
            tracing::error!(%cause, "Ctrl-C cannot be heard");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(cause) => {
                tracing::error!(%cause, "SIGTERM cannot be heard");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
