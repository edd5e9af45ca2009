//! Writes a page with all pictures for every game: `cargo run -p catalog --example gallery [FOLDER]`.

use std::path::PathBuf;

use words::Language;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    for game in catalog::games() {
        for language in Language::ALL {
            let file = folder.join(format!("gallery-{}-{}.html", game.name, language.code()));
            std::fs::write(&file, (game.gallery)(language))?;
            eprintln!("{}", file.display());
        }
    }
    Ok(())
}
