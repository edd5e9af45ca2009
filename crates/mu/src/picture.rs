//! Pictures in pixels.

use resvg::{tiny_skia, usvg};

use crate::failure::Failure;

/// The picture in pixels, as wide as asked for, with the fonts of this machine.
pub(crate) fn png(svg: &str, width: u32) -> Result<Vec<u8>, Failure> {
    let mut options = usvg::Options::default();
    let fonts = options.fontdb_mut();
    fonts.load_system_fonts();
    choose_letters(fonts);
    if svg.contains("<text") && fonts.is_empty() {
        return Err(Failure::input("this machine has no fonts for the letters of a .png; choose an .svg"));
    }
    let bad = |error: &dyn std::fmt::Display| Failure::input(format!("the picture cannot be drawn: {error}"));
    let tree = usvg::Tree::from_str(svg, &options).map_err(|error| bad(&error))?;
    let size = tree.size().to_int_size();
    let size = size.scale_to_width(width).ok_or_else(|| bad(&"it has no height"))?;
    let mut pixels =
        tiny_skia::Pixmap::new(size.width(), size.height()).ok_or_else(|| bad(&"it is too large"))?;
    let scale = real(size.width()) / tree.size().width();
    let to_size = usvg::Transform::from_scale(scale, scale);
    resvg::render(&tree, to_size, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| bad(&error))
}

#[expect(clippy::cast_precision_loss, reason = "at most 8192 pixels")]
const fn real(pixels: u32) -> f32 {
    pixels as f32
}

/// Letters come from the first font of these lists that the machine has; where it has none with
/// serifs, from those without.
fn choose_letters(fonts: &mut usvg::fontdb::Database) {
    const SANS: &[&str] =
        &["Noto Sans", "Segoe UI", "Roboto", "Helvetica", "Arial", "Liberation Sans", "DejaVu Sans"];
    const SERIF: &[&str] =
        &["Palatino", "Georgia", "Noto Serif", "Times New Roman", "Liberation Serif", "DejaVu Serif"];
    let any = fonts.faces().find_map(|face| face.families.first().map(|(family, _)| family.clone()));
    let sans = first_of(SANS, fonts).or(any);
    if let Some(name) = first_of(SERIF, fonts).or_else(|| sans.clone()) {
        fonts.set_serif_family(name);
    }
    if let Some(name) = sans {
        fonts.set_sans_serif_family(name);
    }
}

fn first_of(known: &[&str], fonts: &usvg::fontdb::Database) -> Option<String> {
    let has =
        |name: &&&str| fonts.faces().any(|face| face.families.iter().any(|(family, _)| family == **name));
    known.iter().find(has).map(|name| (*name).to_owned())
}

#[cfg(test)]
mod tests {
    use super::png;

    #[test]
    fn a_picture_is_drawn_in_pixels() {
        let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#f00"/></svg>"##;
        let bytes = png(svg, 80).unwrap();
        assert!(bytes.starts_with(b"\x89PNG"));
        assert_eq!(bytes[16..20], 80_u32.to_be_bytes());
        assert_eq!(bytes[20..24], 40_u32.to_be_bytes());
        let other = png(&svg.replace("#f00", "#00f"), 80).unwrap();
        assert_ne!(bytes, other, "what is drawn is seen");
        assert!(png("<svg", 80).is_err());
    }

    #[test]
    fn letters_of_every_kind_are_drawn() {
        let with = |family: &str| {
            png(
                &format!(
                    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><text y="15" font-size="16" font-family="{family}">W</text></svg>"#
                ),
                80,
            )
        };
        let Ok(sans) = with("sans-serif") else { return };
        let nothing = png(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>"#, 80).unwrap();
        assert_ne!(sans, nothing);
        assert_ne!(with("Palatino, Georgia, serif").unwrap(), nothing);
    }
}
