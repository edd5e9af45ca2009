//! With what somebody meets a game.

use host::{Entry, Level, Preset};

/// The options that the game proposes for a first game; if it proposes none, those for this number of players.
pub(crate) fn options(entry: &Entry, count: u8) -> Vec<(String, String)> {
    let presets = (entry.presets)();
    let first = presets.iter().find(|preset| preset.name == Preset::FIRST_GAME);
    let meant = first.or_else(|| presets.iter().find(|preset| preset.players == Some(count)));
    let options = meant.map_or(&[][..], |preset| preset.options);
    options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// The weakest of the computer players that people are offered.
pub(crate) fn computer(entry: &Entry) -> Option<Level> {
    (entry.players)().into_iter().find(|player| player.is_offered())
}
