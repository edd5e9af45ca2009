//! Whether the luck of a game that is over is that which was promised.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use engine::SavedGame;
use host::{CannotVerify, Commitment, Verified};
use pages::{Promised, Proof, Recomputed};

use crate::app::App;
use crate::error::Error;
use crate::export::saved;
use crate::facts::facts;
use crate::visit::{Visit, page};

/// `GET /t/{id}/luck`: the luck recomputed from its secret, once the game is over.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Error> {
    let live = app.tables.table(&id).await?;
    let visitor = visit.visitor(&app).await?;
    let (game, table, verify) = {
        let state = live.read().await?;
        state.needs_over()?;
        (saved(&app, &state).await?, facts(&live, &state, &visit), state.entry.laboratory.verify)
    };
    let told = told(&game);
    let found = match app.replayer.run(move || verify(&game)).await? {
        Ok(verified) => Some(recomputed(verified)),
        Err(CannotVerify::NoSecret | CannotVerify::NoPromise | CannotVerify::Save(_)) => None,
    };
    Ok(page(StatusCode::OK, &pages::proof_page(&Proof { visitor, table, told, found })))
}

/// What a saved game says of its luck.
fn told(game: &SavedGame) -> Vec<(String, String)> {
    let is_told = |word: &str| ["luck", "share", "secret", "seed"].contains(&word);
    let lines = game.header.iter().filter(|line| is_told(&line.word));
    lines.map(|line| (line.word.clone(), line.rest.clone())).collect()
}

fn recomputed(verified: Verified) -> Recomputed {
    Recomputed {
        promise: match verified.commitment {
            Commitment::Kept => Promised::Kept,
            Commitment::Broken { .. } => Promised::Broken,
            Commitment::None => Promised::Nothing,
        },
        taken: verified.taken,
        outcomes: verified.outcomes,
        differing: verified.differing.into_iter().map(|differs| (differs.found, differs.expected)).collect(),
    }
}
