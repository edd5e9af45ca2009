//! The ratings of an arena as a picture.

use std::fmt::Write as _;

use lab::{ArenaReport, Rating};

/// How wide the picture is.
const WIDTH: f64 = 720.0;
/// Where the names end and the ratings begin.
const LEFT: f64 = 150.0;
/// Where the ratings end and the figures begin.
const RIGHT: f64 = 560.0;
/// How high the line of one player is.
const LINE: f64 = 34.0;
/// How much room there is above the first line.
const TOP: f64 = 64.0;

/// A line a player, the best first: its rating as a dot, its interval as a bar.
///
/// The picture stands alone: it brings its colours, dark ones where the reader prefers them. What it shows by
/// place and length stands beside it in figures.
pub(crate) fn plot(report: &ArenaReport) -> String {
    let players = report.by_rating();
    let ratings: Vec<Rating> = players.iter().map(|(_, performance)| performance.rating).collect();
    let scale = Scale::around(&ratings);
    let bottom = LINE.mul_add(f64::from(u8::try_from(players.len()).unwrap_or(u8::MAX)), TOP);
    let mut svg = String::new();
    let height = bottom + 40.0;
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
         height=\"{height}\" font-family=\"system-ui,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif\" \
         font-size=\"14\" role=\"img\">\n<style>{STYLE}</style>\n<title>{title}</title>\n\
         <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n\
         <text class=\"ink\" x=\"16\" y=\"28\" font-size=\"15\" font-weight=\"600\">{title}</text>\n\
         <text class=\"soft\" x=\"16\" y=\"48\" font-size=\"12\">rating, with 95 % interval</text>\n",
        title = escaped(&title(report)),
    );
    for mark in scale.marks() {
        let x = scale.x(mark);
        let class = if mark == 0.0 { "zero" } else { "mark" };
        let _ = writeln!(
            svg,
            "<path class=\"{class}\" d=\"M{x:.1} {TOP}V{bottom}\"/><text class=\"soft\" x=\"{x:.1}\" y=\"{:.1}\" \
             font-size=\"12\" text-anchor=\"middle\">{}</text>",
            bottom + 20.0,
            signed(mark),
        );
    }
    for (number, ((name, _), rating)) in (0_u8..).zip(players.iter().zip(&ratings)) {
        let y = LINE.mul_add(f64::from(number) + 0.5, TOP);
        svg.push_str(&line(name, *rating, y, &scale));
    }
    svg.push_str("</svg>\n");
    svg
}

/// Ink on paper, by day and by night.
const STYLE: &str = ".paper{fill:#fffaf0}.ink{fill:#25262b}.soft{fill:#6b6256}.mark{stroke:#e2d8c4}\
    .zero{stroke:#9a8f7c}.bar{stroke:#12589a;stroke-width:3;fill:none}.dot{fill:#12589a}\
    @media(prefers-color-scheme:dark){.paper{fill:#1d1a16}.ink{fill:#f4ecdc}.soft{fill:#b8ad9a}\
    .mark{stroke:#3a342b}.zero{stroke:#7d7362}.bar{stroke:#7cb8ee}.dot{fill:#7cb8ee}}";

fn title(report: &ArenaReport) -> String {
    let (seats, games) = (report.arena.setting.seats, report.games());
    let alone = if seats == 1 { "1 player".to_owned() } else { format!("{seats} players") };
    format!("{}, {alone}, {games} games", report.title)
}

/// The line of one player.
fn line(name: &str, rating: Rating, y: f64, scale: &Scale) -> String {
    let (low, high) = (scale.x(rating.mean - rating.half), scale.x(rating.mean + rating.half));
    let text = y + 5.0;
    let half = if rating.half.is_finite() { format!(" ± {:.0}", rating.half) } else { String::new() };
    format!(
        "<text class=\"ink\" x=\"{x:.1}\" y=\"{text:.1}\" text-anchor=\"end\">{name}</text>\
         <path class=\"bar\" d=\"M{low:.1} {y:.1}H{high:.1}M{low:.1} {up:.1}V{down:.1}M{high:.1} {up:.1}V{down:.1}\"/>\
         <circle class=\"dot\" cx=\"{dot:.1}\" cy=\"{y:.1}\" r=\"6\"/>\
         <text class=\"ink\" x=\"{end:.1}\" y=\"{text:.1}\">{mean}{half}</text>\n",
        x = LEFT - 16.0,
        name = escaped(name),
        up = y - 6.0,
        down = y + 6.0,
        dot = scale.x(rating.mean),
        end = RIGHT + 16.0,
        mean = signed(rating.mean),
    )
}

/// Where a rating stands.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    /// Ends at round numbers beyond all intervals; an unknown interval reaches from end to end.
    fn around(ratings: &[Rating]) -> Self {
        let half = |rating: &Rating| if rating.half.is_finite() { rating.half } else { 0.0 };
        let least = ratings.iter().map(|rating| rating.mean - half(rating)).fold(0.0, f64::min);
        let most = ratings.iter().map(|rating| rating.mean + half(rating)).fold(0.0, f64::max);
        let steps = [10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0];
        let step = steps.into_iter().find(|step| (most - least) / step <= 8.0).unwrap_or(2000.0);
        let low = (least / step).floor() * step;
        Self { low, high: ((most / step).ceil() * step).max(low + step), step }
    }

    fn x(&self, rating: f64) -> f64 {
        let part = (rating.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        (RIGHT - LEFT).mul_add(part, LEFT)
    }

    /// The ratings that are written below.
    fn marks(&self) -> Vec<f64> {
        let mut marks = vec![self.low];
        while let Some(&last) = marks.last().filter(|&&last| last + self.step / 2.0 < self.high) {
            marks.push(last + self.step);
        }
        marks
    }
}

/// A rating with its sign, as numbers are set: a true minus, no minus before 0.
fn signed(rating: f64) -> String {
    let text = format!("{rating:+.0}");
    if text.ends_with("+0") || text.ends_with("-0") { "0".into() } else { text.replace('-', "−") }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use host::Level;
    use lab::{Arena, Performance, Ranking, Setting, Stopping};

    use super::*;

    fn report(ratings: &[(Level, f64, f64)]) -> ArenaReport {
        let performance = |&(_, mean, half): &(Level, f64, f64)| {
            let rating = Rating { mean, half };
            Performance { rating, success: None, wins: 0.0, score: rating }
        };
        let bots = ratings.iter().map(|(level, ..)| *level).collect();
        ArenaReport {
            game: "toy".into(),
            title: "Toy & Co".into(),
            arena: Arena {
                setting: Setting { seats: 3, options: Vec::new(), bots, seed: 0 },
                games: 1,
                iterations: None,
                time: None,
                stopping: Stopping::WhenPlayed,
            },
            tables: 6,
            ranking: Ranking {
                deals: 1,
                performances: ratings.iter().map(performance).collect(),
                differences: Vec::new(),
            },
            times: Vec::new(),
        }
    }

    #[test]
    fn the_plot_is_a_picture_with_a_line_a_player() {
        let svg = plot(&report(&[
            (Level::Random, -120.0, 20.0),
            (Level::Fierce, 95.0, f64::INFINITY),
            (Level::Steady, 25.0, 8.0),
        ]));
        let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default()).unwrap();
        assert!((tree.size().width() - 720.0).abs() < 1e-3);
        assert_eq!(svg.matches("class=\"dot\"").count(), 3);
        assert!(svg.contains("Toy &amp; Co, 3 players, 6 games"), "{svg}");
        let at = |name: &str| svg.find(&format!(">{name}<")).unwrap();
        assert!(at("fierce") < at("steady") && at("steady") < at("random"), "the best first");
        assert!(svg.contains(">−120 ± 20<") && svg.contains(">+95<") && svg.contains(">+25 ± 8<"), "{svg}");
        assert!(!svg.contains("inf") && !svg.contains("NaN"), "{svg}");
    }

    #[test]
    fn the_scale_holds_all_intervals_and_ends_at_round_numbers() {
        for ratings in [vec![(-3.0, 1.0), (3.0, 2.0)], vec![(-900.0, 50.0), (700.0, 300.0)], vec![(0.0, 0.0)]]
        {
            let ratings: Vec<Rating> =
                ratings.into_iter().map(|(mean, half)| Rating { mean, half }).collect();
            let scale = Scale::around(&ratings);
            for rating in &ratings {
                assert!(scale.low <= rating.mean - rating.half && rating.mean + rating.half <= scale.high);
            }
            let marks = scale.marks();
            assert!((2..=10).contains(&marks.len()), "{marks:?}");
            assert!((marks.last().unwrap() - scale.high).abs() < 1e-6, "{marks:?}");
        }
    }
}
