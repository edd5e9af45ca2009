//! Writes pictures of a random game of Volcanic Isle into a folder, and a fresh continent:
//! `cargo run -p isle-face --example isle_positions FOLDER [SEED]`.

use isle_face::IsleFace;
use std::path::PathBuf;
use std::{env, fs, io};

use engine::{Game, Luck, Observer, Options, Rng, Table};
use face::{Face, Look, SeatLook};
use isle::{Isle, IsleOptions, Map, build_continent};
use words::Language;

fn main() -> io::Result<()> {
    let mut arguments = env::args_os().skip(1);
    let folder = arguments.next().map_or_else(|| env::temp_dir().join("mu-isle"), PathBuf::from);
    let seed = arguments.next().and_then(|text| text.to_str()?.parse().ok()).unwrap_or(7);
    fs::create_dir_all(&folder)?;
    let seats: Vec<SeatLook> = [("Nour", "N"), ("Ivo", "I"), ("Maëlle", "M"), ("Tarō", "T")]
        .map(|(name, letter)| SeatLook { name: name.into(), letter: letter.into(), computer: false })
        .into();
    let look = Look { language: Language::English, observer: Observer::Spectator, seats: &seats };
    let options = IsleOptions::build(4, &[]).expect("these are the defaults");
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = Table::<Isle>::open(options, &luck);
    for step in 0_u32.. {
        if step.is_multiple_of(200) {
            let view = table.view(Observer::Spectator);
            fs::write(folder.join(format!("step-{step}.svg")), IsleFace::picture(&view, &look))?;
            fs::write(
                folder.join(format!("small-{step}.svg")),
                IsleFace::miniature(&view, &look).into_string(),
            )?;
        }
        let Some(seat) = table.turn().owing().first() else { break };
        let action = table.truth().sample(seat, &mut rng).expect("whoever owes a choice has one");
        table.play(seat, action, &luck).expect("what was sampled is legal");
    }
    fs::write(folder.join("end.svg"), IsleFace::picture(&table.view(Observer::Spectator), &look))?;
    let map = Map::build(&build_continent(4, &mut rng)).expect("what was built has no fault");
    fs::write(folder.join("continent.svg"), isle_face::continent(&map, Language::English))?;
    eprintln!("{}", folder.display());
    Ok(())
}
