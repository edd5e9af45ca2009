//! Drawings as pictures in pixels: SVG in, PNG out, with the letters of this machine.

use std::sync::LazyLock;

use resvg::tiny_skia::{Color, Pixmap};
use resvg::usvg::{self, Transform, Tree};

/// Draws pictures in pixels.
pub struct Drawer(usvg::Options<'static>);

/// How a drawing is put into a box of another shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    /// All of it is seen, on the ground of the house.
    Whole,
    /// It fills the box; what does not fit is cut on both sides alike.
    Filling,
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotDraw {
    /// It has letters, and the machine has no fonts.
    #[error("this machine has no fonts for the letters of a .png; choose an .svg")]
    NoFonts,
    /// It is no drawing, has no size, or would be too large.
    #[error("the picture cannot be drawn: {0}")]
    Bad(String),
}

/// The ground of the house: red, green, blue.
const GROUND: [u8; 3] = [0xf2, 0xee, 0xe5];

impl Drawer {
    /// The one of this machine, whose fonts are read once.
    pub fn of_this_machine() -> &'static Self {
        static DRAWER: LazyLock<Drawer> = LazyLock::new(Drawer::new);
        &DRAWER
    }

    fn new() -> Self {
        let mut options = usvg::Options::default();
        let fonts = options.fontdb_mut();
        fonts.load_system_fonts();
        choose_letters(fonts);
        Self(options)
    }

    /// The drawing, so many pixels wide.
    ///
    /// # Errors
    /// If it cannot be drawn, or has letters for which there are no fonts.
    pub fn wide(&self, svg: &str, width: u32) -> Result<Vec<u8>, CannotDraw> {
        if svg.contains("<text") && self.0.fontdb.is_empty() {
            return Err(CannotDraw::NoFonts);
        }
        let tree = self.tree(svg)?;
        let size = tree.size().to_int_size().scale_to_width(width).ok_or_else(|| bad(&"it has no height"))?;
        let scale = real(size.width()) / tree.size().width();
        let mut pixels = Self::empty((size.width(), size.height()))?;
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
        pixels.encode_png().map_err(|error| bad(&error))
    }

    /// The drawing in a box of so many pixels across and down. Where the machine has no fonts it has no letters.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub fn boxed(&self, svg: &str, size: (u32, u32), fit: Fit) -> Result<Vec<u8>, CannotDraw> {
        let tree = self.tree(svg)?;
        let (across, down) = (real(size.0) / tree.size().width(), real(size.1) / tree.size().height());
        let scale = match fit {
            Fit::Whole => across.min(down),
            Fit::Filling => across.max(down),
        };
        let mut pixels = Self::empty(size)?;
        let [red, green, blue] = GROUND;
        pixels.fill(Color::from_rgba8(red, green, blue, u8::MAX));
        let left = (real(size.0) - scale * tree.size().width()) / 2.0;
        let top = (real(size.1) - scale * tree.size().height()) / 2.0;
        resvg::render(&tree, Transform::from_row(scale, 0.0, 0.0, scale, left, top), &mut pixels.as_mut());
        pixels.encode_png().map_err(|error| bad(&error))
    }

    fn tree(&self, svg: &str) -> Result<Tree, CannotDraw> {
        Tree::from_str(svg, &self.0).map_err(|error| bad(&error))
    }

    fn empty((width, height): (u32, u32)) -> Result<Pixmap, CannotDraw> {
        Pixmap::new(width, height).ok_or_else(|| bad(&"it is too large"))
    }
}

impl std::fmt::Debug for Drawer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Drawer").field("fonts", &self.0.fontdb.len()).finish_non_exhaustive()
    }
}

fn bad(why: &dyn std::fmt::Display) -> CannotDraw {
    CannotDraw::Bad(why.to_string())
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
    use super::*;

    const RED: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#f00"/></svg>"##;

    /// What stands in the picture at a place.
    fn pixel(png: &[u8], (x, y): (u32, u32)) -> [u8; 3] {
        let drawn = Pixmap::decode_png(png).unwrap();
        let found = drawn.pixel(x, y).unwrap();
        [found.red(), found.green(), found.blue()]
    }

    #[test]
    fn a_picture_is_drawn_in_pixels() {
        let drawer = Drawer::of_this_machine();
        let bytes = drawer.wide(RED, 80).unwrap();
        assert!(bytes.starts_with(b"\x89PNG"));
        assert_eq!(bytes[16..20], 80_u32.to_be_bytes());
        assert_eq!(bytes[20..24], 40_u32.to_be_bytes());
        let other = drawer.wide(&RED.replace("#f00", "#00f"), 80).unwrap();
        assert_ne!(bytes, other, "what is drawn is seen");
        assert!(matches!(drawer.wide("<svg", 80), Err(CannotDraw::Bad(_))));
    }

    #[test]
    fn a_box_shows_all_of_it_or_is_filled() {
        let drawer = Drawer::of_this_machine();
        let whole = drawer.boxed(RED, (40, 40), Fit::Whole).unwrap();
        assert_eq!((pixel(&whole, (20, 5)), pixel(&whole, (1, 20))), (GROUND, [255, 0, 0]));
        let filling = drawer.boxed(RED, (40, 40), Fit::Filling).unwrap();
        assert_eq!((pixel(&filling, (20, 5)), pixel(&filling, (1, 39))), ([255, 0, 0], [255, 0, 0]));
    }

    #[test]
    fn letters_of_every_kind_are_drawn() {
        let drawer = Drawer::of_this_machine();
        let with = |family: &str| {
            drawer.wide(
                &format!(
                    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><text y="15" font-size="16" font-family="{family}">W</text></svg>"#
                ),
                80,
            )
        };
        let Ok(sans) = with("sans-serif") else { return };
        let nothing =
            drawer.wide(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>"#, 80).unwrap();
        assert_ne!(sans, nothing);
        assert_ne!(with("Palatino, Georgia, serif").unwrap(), nothing);
    }
}
