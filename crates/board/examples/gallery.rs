//! Writes the gallery of all pictures: `cargo run -p board --example gallery [FOLDER]`.

use std::path::PathBuf;

use words::Language;

fn main() -> std::io::Result<()> {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    for language in Language::ALL {
        let file = folder.join(format!("gallery-{}.html", language.code()));
        std::fs::write(&file, board::gallery::gallery(language))?;
        eprintln!("{}", file.display());
    }
    Ok(())
}
