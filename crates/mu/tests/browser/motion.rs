//! What moves at the table: every event that has beats is played in a real page, from the drawing before it to the
//! drawing after it.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Luck, Observer, Rng, Seat};
use host::{AnyView, Beat, Cells, Kept, Level, Look as Seen, SeatLook};
use serde_json::{Value, json};
use words::Language;

use crate::driver::{Browser, Driver, Look};
use crate::house::House;
use crate::round::{Game, open_table};
use crate::{is_sampled, with_browser};

/// An event as it was met in a game: the drawings around its step, and beats of it.
struct Row {
    before: Value,
    after: Value,
    beats: Value,
}

/// The parts of a page that a scene makes.
fn drawn(view: &dyn AnyView) -> Value {
    let kept = Kept::default();
    let scene = view.scene(&Cells::in_place(&kept));
    let scores: Vec<String> = scene.plates.iter().map(|plate| plate.score.clone()).collect();
    let notice = scene.notice.map(|notice| notice.body.into_string());
    // What lies open at the plates stands in the same column.
    let beside = scene.plates.into_iter().map(|plate| plate.detail.into_string());
    let panel: String = [scene.panel.into_string()].into_iter().chain(beside).collect();
    json!({ "main": scene.main.into_string(), "hand": scene.hand.into_string(), "panel": panel, "scores": scores, "notice": notice })
}

/// Plays random games as a person at seat `a` sees them, and shows each step: the drawings around it and its beats.
fn steps(game: Game, seeds: impl IntoIterator<Item = u64>, mut show: impl FnMut(&Value, &Value, &[Beat])) {
    let entry = catalog::games().iter().find(|entry| entry.name == game.name).unwrap();
    let seats: Vec<SeatLook> = (0..game.players)
        .map(|seat| SeatLook { name: format!("Seat {seat}"), letter: seat.to_string(), computer: true })
        .collect();
    let look = Seen { language: Language::English, observer: Observer::Seat(Seat::default()), seats: &seats };
    for seed in seeds {
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = entry.open(game.players, &[]).unwrap();
        let bare = drawn(&*table.see(look));
        table.settle(&luck);
        let mut before = drawn(&*table.see(look));
        show(&bare, &before, &table.see(look).beats_since(0));
        while let Some(seat) = table.turn().owing().first() {
            let step = table.steps_since(0).len();
            let text = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
            table.play_text(seat, &text, &luck, &look).unwrap();
            let view = table.see(look);
            let (beats, after) = (view.beats_since(step), drawn(&*view));
            show(&before, &after, &beats);
            before = after;
        }
    }
}

/// The first beat of each event that is met.
fn rows(game: Game, seeds: impl IntoIterator<Item = u64>) -> BTreeMap<String, Row> {
    let mut rows = BTreeMap::new();
    steps(game, seeds, |before, after, beats| {
        for beat in beats.iter().filter(|beat| !beat.motions().is_empty()) {
            rows.entry(beat.event().to_owned()).or_insert_with(|| Row {
                before: before.clone(),
                after: after.clone(),
                beats: json!([beat]),
            });
        }
    });
    rows
}

/// The first step of each of these events that is met, with all that it played.
fn scenes(game: Game, games: u64, events: &[&str]) -> BTreeMap<String, Row> {
    let mut scenes = BTreeMap::new();
    steps(game, 0..games, |before, after, beats| {
        let of = |event: &&&str| beats.iter().any(|beat| beat.event() == **event);
        for event in events.iter().filter(of) {
            scenes.entry((*event).to_owned()).or_insert_with(|| Row {
                before: before.clone(),
                after: after.clone(),
                beats: json!(beats),
            });
        }
    });
    scenes
}

/// What the scripts of all tests here begin with: the drawings, and how one is put into the page.
const BEGIN: &str = "
    const [before, after, beats, back] = ARGUMENTS;
    const put = parts => {
        document.querySelector('#main').innerHTML = parts.main;
        document.querySelector('#panel').innerHTML = parts.panel;
        document.querySelector('#dock').innerHTML = `<div id=prompt class=prompt></div>${parts.hand}`;
        parts.scores.forEach((score, at) => { for (const one of document.querySelectorAll(`[data-t='score:${'abcdef'[at]}']`)) one.textContent = score; });
        const notice = document.querySelector('#notice');
        notice.removeAttribute('open');
        notice.innerHTML = `<div class=dlg-b>${parts.notice ?? ''}</div>`;
    };
    const { Player } = await import(performance.getEntriesByType('resource').map(one => one.name).find(name => /motion.*\\.js/.test(name)));
";

/// Plays one beat over a drawing in the page, and says what was seen: of each travel where it began, where it was in
/// the middle of its time, where it ended and where it should have; what was held back; and what is left afterwards.
const PLAY: &str = "
    const beat = beats[0], seen = { travels: [], held: [], lit: 0, ghosts: 0, left: '', console: '' };
    const page = () => ['#main', '#panel', '#dock'].map(part => document.querySelector(part).innerHTML).join('\\n');
    const middle = box => [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    put(after);
    const anew = page();
    put(before);
    const there = new Set([...document.querySelectorAll('[data-t]')].map(one => one.dataset.t));
    const place = name => {
        const all = [...document.querySelectorAll(`[data-t='${CSS.escape(name.replace('@', ''))}']`)];
        const one = all.find(one => one.getBoundingClientRect().width > 1);
        return one ? middle(one.getBoundingClientRect()) : null;
    };
    const was = new Map((beat.h ?? []).flatMap(motion => [motion.x ?? []].flat()).map(name => [name, place(name)]));
    const look = () => {
        seen.lit = Math.max(seen.lit, document.querySelectorAll('#veil .lit').length);
        for (const ghost of document.querySelectorAll('#veil .ghost')) {
            seen.ghosts++;
            const { from, to } = ghost.dataset;
            const flight = ghost.getAnimations().find(one => one.effect.getKeyframes().some(frame => frame.transform?.startsWith('translate(')) && one.effect.getTiming().duration > 1);
            if (!flight || !to) continue;
            const { delay, duration } = flight.effect.getTiming(), now = flight.currentTime, at = share => {
                flight.currentTime = delay + share * duration;
                return middle(ghost.getBoundingClientRect());
            };
            flight.pause();
            seen.travels.push({ from, to, was: was.get(from) ?? null, begins: at(0), between: at(.5), ends: at(1), is: place(to) });
            flight.currentTime = now;
            flight.play();
        }
        if (!back) for (const motion of beat.h ?? []) if (['appear', 'move', 'flip'].includes(motion.k)) for (const name of [motion.y ?? []].flat()) {
            if (name.startsWith('@') || (motion.k === 'appear' && there.has(name))) continue; // what was there does not come
            const one = [...document.querySelectorAll(`[data-t='${CSS.escape(name)}']`)].find(one => one.getBoundingClientRect().width > 1);
            if (one) seen.held.push([name, getComputedStyle(one).opacity]);
        }
    };
    const player = new Player(() => put(after));
    document.addEventListener('beat', () => setTimeout(look), { once: true });
    const played = new Promise(done => document.addEventListener('played', done, { once: true }));
    player.receive({ seq: 1, play: beats, ...back && { back: 0 } });
    await played;
    await new Promise(done => setTimeout(done, 30));
    const isThere = (names, from) => [names ?? []].flat().some(name => from ? was.get(name) : place(name));
    seen.wanted = (beat.h ?? []).filter(motion => motion.k === 'move' && !motion.as && !back && isThere(motion.x, true) && isThere(motion.y)).length;
    seen.left = document.querySelector('#veil').innerHTML;
    seen.moves = document.getAnimations().filter(one => one.effect.target?.closest?.('#veil')).length;
    seen.same = page() === anew;
    document.querySelector('#notice').removeAttribute('open');
    return seen;
";

/// In which direction a row is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Forward,
    Back,
}

/// Plays a row in the page and gives what was seen.
async fn play(browser: &Browser, row: &Row, direction: Direction) -> Value {
    let arguments = match direction {
        Direction::Forward => json!([row.before, row.after, row.beats, false]),
        Direction::Back => json!([row.after, row.before, row.beats, true]),
    };
    browser.ask(&format!("{BEGIN}{PLAY}").replace("ARGUMENTS", &arguments.to_string())).await
}

fn far(one: &Value, other: &Value) -> f64 {
    let at = |value: &Value, axis: usize| value[axis].as_f64().unwrap_or(f64::NAN);
    (at(one, 0) - at(other, 0)).hypot(at(one, 1) - at(other, 1))
}

/// What is wrong with how a row was played with motion.
fn faults(seen: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let travels = seen["travels"].as_array().unwrap();
    if seen["wanted"].as_u64() > Some(travels.len() as u64) {
        faults.push(format!("{} things travel, not {}", travels.len(), seen["wanted"]));
    }
    for travel in travels {
        let name = format!("{} to {}", travel["from"], travel["to"]);
        let way = far(&travel["begins"], &travel["ends"]);
        if travel["was"].is_array() && far(&travel["begins"], &travel["was"]) > 40.0 {
            faults.push(format!("{name} begins at {}, but was at {}", travel["begins"], travel["was"]));
        }
        if travel["is"].is_array() && far(&travel["ends"], &travel["is"]) > 40.0 {
            faults.push(format!("{name} ends at {}, but is at {}", travel["ends"], travel["is"]));
        }
        let [begun, left] = [&travel["begins"], &travel["ends"]].map(|end| far(&travel["between"], end));
        if way > 20.0 && (begun < 1.0 || left < 1.0) {
            faults.push(format!("{name} is never in between"));
        }
    }
    for held in seen["held"].as_array().unwrap() {
        if held[1] != "0" {
            faults.push(format!("{} is seen before it comes", held[0]));
        }
    }
    if seen["left"] != "" || seen["moves"] != 0 {
        faults.push(format!(
            "the layer is not empty afterwards: {}, {} animations",
            seen["left"], seen["moves"]
        ));
    }
    if seen["same"] != true {
        faults.push("the page is not what is drawn anew".to_owned());
    }
    faults
}

/// The events of a game that docs/motion.md gives motions: the names in the first column of its table, but for rows
/// that say that nothing is seen.
fn documented(title: &str) -> BTreeSet<String> {
    let document = include_str!("../../../../docs/motion.md");
    let section = document.split(&format!("\n## {title}\n")).nth(1).expect("the game has a section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let seen = rows.filter(|line| !line.split('|').nth(3).unwrap_or_default().trim().starts_with("nothing"));
    seen.flat_map(|line| line.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2))
        .map(str::to_owned)
        .collect()
}

/// A browser at a table that will play motions at a pace.
pub(crate) async fn table(house: &House, driver: &Driver, game: Game, pace: &str) -> Browser {
    let browser = driver.browser(Look::DESKTOP).await;
    browser.like_motion().await;
    open_table(&browser, house, game).await;
    browser
        .wait("performance.getEntriesByType('resource').some(one => /motion.*\\.js/.test(one.name))")
        .await;
    browser.ask(&format!("document.documentElement.dataset.pace = '{pace}'")).await;
    browser
}

/// An event that random games hardly ever meet, a card drawn when a match ends undecided: a test of its face has it.
const RARE: &str = "CardDrawn";

/// Plays every row of the game of this number, two of the four for each commit: with motion, and with little.
fn every_row_is_played((number, title): (usize, &str), game: Game, seeds: impl IntoIterator<Item = u64>) {
    if !is_sampled(number, 2) {
        return;
    }
    with_browser(async || {
        let rows = rows(game, seeds);
        let missing: Vec<String> = documented(title)
            .into_iter()
            .filter(|event| !rows.contains_key(event) && event != RARE)
            .collect();
        let (house, driver) = (House::open(&format!("motion-{}", game.name)), Driver::start());
        let browser = table(&house, &driver, game, "quick").await;
        let (mut wrong, mut travels) = (Vec::new(), 0);
        for (event, row) in &rows {
            for direction in [Direction::Forward, Direction::Back] {
                let seen = play(&browser, row, direction).await;
                travels += seen["travels"].as_array().unwrap().len();
                wrong.extend(
                    faults(&seen).into_iter().map(|fault| format!("{event}, {direction:?}: {fault}")),
                );
            }
        }
        browser.set_look(Look::DESKTOP).await; // with little motion
        for (event, row) in &rows {
            let seen = play(&browser, row, Direction::Forward).await;
            if seen["ghosts"] != 0 {
                wrong.push(format!("{event}: with reduced motion something travels"));
            }
            if seen["same"] != true {
                wrong.push(format!("{event}: with reduced motion the page is not what is drawn anew"));
            }
        }
        eprintln!("{title}: {} events, {travels} travels seen forward and back", rows.len());
        assert!(wrong.is_empty(), "{} rows:\n{}", rows.len(), wrong.join("\n"));
        assert!(missing.is_empty(), "never met: {missing:?}");
        assert_eq!(browser.console().await, Vec::<String>::new());
        browser.close().await;
    });
}

#[test]
fn every_motion_of_mue_is_played() {
    every_row_is_played((1, "Mü"), Game { name: "tricks", players: 4 }, 0..40);
}

#[test]
fn every_motion_of_m_is_played() {
    // In these two a player has no card left, and tokens are missing: that is rare.
    every_row_is_played((0, "M"), Game { name: "m", players: 4 }, (0..12).chain([6941, 1055]));
}

#[test]
fn every_motion_of_city_is_played() {
    every_row_is_played((2, "Mū"), Game { name: "city", players: 4 }, 0..12);
}

#[test]
fn every_motion_of_isle_is_played() {
    every_row_is_played((3, "Volcanic Isle"), Game { name: "isle", players: 4 }, 0..12);
}

/// Begins to play a scene; `window.shown` says when it is over.
const WATCH: &str = "
    put(before);
    window.shown = false;
    document.addEventListener('played', () => { window.shown = true; }, { once: true });
    new Player(() => put(after)).receive({ seq: 1, play: beats });
";

/// Takes pictures of some scenes as fast as the browser gives them: none of them is blank. An empty page is a
/// picture of few bytes.
fn no_frame_is_blank(game: Game, games: u64, events: &[&str]) {
    with_browser(async || {
        let scenes = scenes(game, games, events);
        assert_eq!(scenes.len(), events.len(), "only {:?} were met", scenes.keys());
        let (house, driver) = (House::open(&format!("frames-{}", game.name)), Driver::start());
        let browser = table(&house, &driver, game, "normal").await;
        for (event, row) in scenes {
            let arguments = json!([row.before, row.after, row.beats, false]);
            browser.ask(&format!("{BEGIN}{WATCH}").replace("ARGUMENTS", &arguments.to_string())).await;
            let mut sizes = Vec::new();
            while sizes.len() < 400 && !browser.holds("window.shown").await {
                sizes.push(browser.picture().await.len());
            }
            let whole = browser.picture().await.len();
            let least = sizes.iter().min().copied().unwrap_or_default();
            eprintln!("{event}: {} frames, {least} bytes and more; at rest {whole}", sizes.len());
            assert!(sizes.len() > 3, "{event} was not seen");
            assert!(least > whole / 2, "a frame of {event} is blank: {least} bytes, at rest {whole}");
        }
        browser.close().await;
    });
}

#[test]
fn no_frame_of_an_eruption_or_a_sinking_is_blank() {
    no_frame_is_blank(Game { name: "isle", players: 4 }, 12, &["Erupted", "PartSank"]);
}

#[test]
fn no_frame_of_a_battle_is_blank() {
    no_frame_is_blank(Game { name: "city", players: 4 }, 4, &["BattleShown"]);
}

#[test]
fn no_frame_of_a_trick_or_the_end_of_a_round_is_blank() {
    no_frame_is_blank(Game { name: "tricks", players: 4 }, 6, &["TrickWon", "CardsCounted"]);
}

#[test]
fn a_position_is_shown_whatever_is_wrong_with_its_beats() {
    with_browser(async || {
        let game = Game { name: "m", players: 3 };
        let (house, driver) = (House::open("wrong-beats"), Driver::start());
        let browser = table(&house, &driver, game, "quick").await;
        let script = "
            const [beats] = ARGUMENTS, { Player } = await import(performance.getEntriesByType('resource').map(one => one.name).find(name => /motion.*\\.js/.test(name)));
            const seen = [], player = new Player(update => seen.push(update.seq));
            const played = new Promise(done => document.addEventListener('played', done, { once: true }));
            console.error = () => {};
            for (const [at, beat] of beats.entries()) player.receive({ seq: at, play: [beat] });
            await played;
            return seen;";
        let beats = json!([
            { "e": "Names", "h": [{ "k": "sink", "x": 5 }] },
            { "e": "Nobody", "by": "f", "h": [{ "k": "move", "x": "no:thing", "y": "@no:place" }] },
            { "e": "Unknown", "h": [{ "k": "leap", "x": "plate:a", "y": "plate:b" }] },
            { "e": "Nothing" },
        ]);
        let seen = browser.ask(&script.replace("ARGUMENTS", &json!([beats]).to_string())).await;
        assert_eq!(seen, json!([0, 1, 2, 3]));
        assert!(browser.holds("document.querySelector('#veil').children.length === 0").await);
        browser.close().await;
    });
}
