//! Pictures of positions, for rules documents: read with the course, drawn by the board of the game.

use engine::{Observer, SavedGame};
use host::{AnyTable, Area, Entry, Look, SeatLook};
use words::Language;

use crate::block::{Block, Fault};
use crate::model::{Course, Picture};
use crate::walk::NoSuchPlace;

/// Who sits at the tables of rules documents.
const NAMES: [&str; 6] = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];

/// How much is seen around what a picture shows.
const MARGIN: f64 = 8.0;

/// Around what is pointed at.
const LIGHT: f64 = 4.0;

/// A picture that is less wide is shown larger, but not more than this.
const LEGIBLE: f64 = 560.0;
const LARGEST: f64 = 2.0;

/// What is not pointed at is dimmed, as in a lesson.
const STYLE: &str = ".dim{fill:#f2eee5;fill-opacity:.55}.ring{fill:none;stroke:#0b5a7a;stroke-width:4}\
    @media(prefers-color-scheme:dark){.dim{fill:#111418}.ring{stroke:#6fc7ec}}";

/// A picture that was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The whole SVG document. It follows the colours that whoever looks prefers.
    pub svg: String,
    /// How wide it is best shown, in pixels: as it is drawn, a small part somewhat larger.
    pub width: u32,
    /// How high.
    pub height: u32,
}

/// Why a picture cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undrawn {
    /// Its steps are not those of a game.
    NoPosition,
    /// There is no such thing on it.
    Nowhere(String),
}

/// Reads the picture that a line begins.
///
/// # Errors
/// The first line that cannot be so.
pub(crate) fn read(block: &Block<'_>, course: &Course) -> Result<Picture, Fault> {
    let name = block.named()?;
    if course.pictures.iter().any(|one| one.name == name) || !name.bytes().all(is_sign) {
        return block.fault("expected a name in small letters that no other picture has");
    }
    let (mut scene, mut steps, mut observer) = (None, None, Observer::Seat(course.learner));
    let (mut show, mut point, mut lesson) = (Vec::new(), Vec::new(), None);
    for &(line, below) in &block.below {
        let fault = |reason: &str| Err(Fault { line, reason: reason.to_owned() });
        let (word, rest) = below.split_once(' ').unwrap_or((below, ""));
        let things = || rest.split(';').map(|thing| thing.trim().to_owned()).collect::<Vec<_>>();
        match word {
            "from" => {
                let (named, count) = rest.split_once(' ').unwrap_or((rest, ""));
                scene = course.scenes.iter().position(|scene| scene.name == named);
                let Some(found) = scene else { return fault("there is no such scene above") };
                steps = count.parse().ok();
                let has_as_many = |steps: usize| steps <= course.scenes[found].steps.len();
                if !count.is_empty() && !steps.is_some_and(has_as_many) {
                    return fault("the scene does not have as many steps");
                }
            }
            "seen" => match (rest, rest.parse()) {
                ("all", _) => observer = Observer::Omniscient,
                ("nobody", _) => observer = Observer::Spectator,
                (_, Ok(seat)) => observer = Observer::Seat(seat),
                _ => return fault("expected a seat, all or nobody"),
            },
            "show" => show = things(),
            "point" => point = things(),
            "lesson" => {
                lesson = course.lessons.iter().position(|lesson| lesson.name == rest);
                if lesson.is_none() {
                    return fault("there is no such lesson");
                }
            }
            _ => return fault("a picture has from, seen, show, point and lesson"),
        }
    }
    match scene {
        Some(scene) if !show.is_empty() => Ok(Picture { name, scene, steps, observer, show, point, lesson }),
        _ => block.fault("a picture says from which scene it is, and what it shows"),
    }
}

const fn is_sign(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte == b'-'
}

impl Course {
    /// The picture of this name.
    pub fn picture(&self, name: &str) -> Option<&Picture> {
        self.pictures.iter().find(|picture| picture.name == name)
    }

    /// The table of a picture.
    ///
    /// # Errors
    /// If its steps are not those of a game, which a test excludes.
    pub fn pose(&self, entry: &Entry, picture: &Picture) -> Result<Box<dyn AnyTable>, NoSuchPlace> {
        let saved = self.posed(entry, picture);
        let saved = SavedGame::parse(&saved).map_err(|_| NoSuchPlace)?;
        entry.restore(&saved).map_err(|_| NoSuchPlace)
    }

    /// Draws a picture.
    ///
    /// # Errors
    /// If it has no position, or shows or points at what is not there; a test excludes both.
    pub fn draw(&self, entry: &Entry, picture: &Picture, language: Language) -> Result<Drawn, Undrawn> {
        let table = self.pose(entry, picture).map_err(|_| Undrawn::NoPosition)?;
        let seat = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
        let seats: Vec<SeatLook> = NAMES.iter().take(table.seats().into()).map(|name| seat(name)).collect();
        let view = table.see(Look { language, observer: picture.observer, seats: &seats });
        let area = |thing: &String| view.area(thing).ok_or_else(|| Undrawn::Nowhere(thing.clone()));
        let whole = area(&"whole".to_owned())?;
        let shown: Vec<Area> = picture.show.iter().map(area).collect::<Result<_, _>>()?;
        let shown = shown.into_iter().reduce(Area::with).unwrap_or(whole).grown(MARGIN).within(whole);
        let lit: Vec<Area> = picture.point.iter().map(area).collect::<Result<_, _>>()?;
        let scale = (LEGIBLE / shown.width).clamp(1.0, LARGEST);
        let (width, height) = (whole_number(shown.width * scale), whole_number(shown.height * scale));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{:.0} {:.0} {:.0} {:.0}\" width=\"{width}\" height=\"{height}\">{}",
            shown.x,
            shown.y,
            shown.width,
            shown.height,
            view.picture()
        );
        if !lit.is_empty() {
            svg.push_str(&light(shown, lit));
        }
        svg.push_str("</svg>");
        Ok(Drawn { svg, width, height })
    }
}

/// What dims a picture but for what is lit, and rings that.
fn light(shown: Area, lit: Vec<Area>) -> String {
    let outline =
        |Area { x, y, width, height }: Area| format!("M{x:.0} {y:.0}h{width:.0}v{height:.0}h-{width:.0}z");
    let all = outline(shown.grown(MARGIN));
    let lights: String = lit.into_iter().map(|lit| outline(lit.grown(LIGHT))).collect();
    format!(
        "<style>{STYLE}</style><mask id=\"unlit\"><path fill=\"#fff\" d=\"{all}\"/><path d=\"{lights}\"/></mask><path class=\"dim\" mask=\"url(#unlit)\" d=\"{all}\"/><path class=\"ring\" d=\"{lights}\"/>"
    )
}

/// A size as a whole number of units.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "pictures are some hundred units wide"
)]
const fn whole_number(size: f64) -> u32 {
    size.round().clamp(0.0, 9999.0) as u32
}

#[cfg(test)]
mod tests {
    use engine::Observer;

    use crate::Course;

    const COURSE: &str = "mu-lessons 1\nscene s\n  ! deal\n  a play\npicture one\n  from s 1\n  seen nobody\n  show board\n\
        \x20 point cell 1; cell 2\n  lesson first\nlesson first\ntitle\n  en A\n  fr A\n  de A\nstep look\nfrom s\nsay\n  en L\n\
        \x20 fr L\n  de L\nlook\nclose\n  en E\n  fr E\n  de E\n";

    #[test]
    fn a_picture_is_read() {
        let course = Course::parse(COURSE).unwrap();
        let picture = course.picture("one").unwrap();
        assert_eq!((picture.scene, picture.steps, picture.lesson), (0, Some(1), Some(0)));
        assert_eq!(picture.observer, Observer::Spectator);
        assert_eq!(picture.point, ["cell 1", "cell 2"]);
        assert_eq!(course.picture("two"), None);
    }

    #[test]
    fn faults_name_their_line() {
        for (right, wrong, line) in [
            ("picture one", "picture One", 5),
            ("from s 1", "from t 1", 6),
            ("from s 1", "from s 3", 6),
            ("seen nobody", "seen somebody", 7),
            ("  show board\n", "", 5),
            ("lesson first\nlesson", "lesson second\nlesson", 10),
            ("point cell", "points cell", 9),
        ] {
            let broken = COURSE.replacen(right, wrong, 1);
            assert_ne!(broken, COURSE, "{right}");
            assert_eq!(Course::parse(&broken).unwrap_err().line, line, "{wrong}");
        }
    }
}
