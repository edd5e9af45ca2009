//! Positions from text.

use engine::{Game, Options, Seat, Set};
use toml::Table;

use crate::pieces::Afloat;
use crate::ways::Ways;
use crate::{Action, Chance, Channel, Isle, IsleOptions, Public, Space};

/// The position that a vector describes.
pub(super) fn position(vector: &Table) -> (IsleOptions, Isle) {
    let seats = vector.get("players").map_or(2, |count| u8::try_from(count.as_integer().unwrap()).unwrap());
    let chosen: Vec<(String, String)> = vector.get("options").map_or(Vec::new(), |options| {
        let options = options.as_table().unwrap();
        options.iter().map(|(name, value)| (name.clone(), value.as_str().unwrap().to_owned())).collect()
    });
    let options = IsleOptions::build(seats, &chosen).unwrap();
    let mut isle = Isle::new(&options);
    isle.resolve(&Chance::First(Seat::default()), &mut ());
    let public = &mut isle.public;
    public.sink_list(text(vector, "gone"));
    for item in items(text(vector, "fissures")) {
        let (low, high) = item.split_once('|').unwrap();
        let border = public.map.between(low.parse().unwrap(), high.parse().unwrap()).unwrap();
        assert!(public.fissures.insert(border), "{item} twice");
    }
    public.ways = Ways::of(&public.map, public.land, public.fissures);
    let channels =
        |name| items(text(vector, name)).map(|item| item.parse().unwrap()).collect::<Set<Channel>>();
    public.lava = public.lava.union(channels("lava_add")).difference(channels("lava_off"));
    if vector.contains_key("lava_only") {
        public.lava = channels("lava_only");
    }
    for seat in Seat::all(seats) {
        if let Some(pieces) = vector.get(&seat.to_string()) {
            place(public, seat, pieces.as_table().unwrap());
        }
    }
    if let Some(active) = vector.get("active") {
        public.course.active = active.as_str().unwrap().parse().unwrap();
    }
    let number = |name| vector.get(name).map(|number| number.as_integer().unwrap());
    public.course.action_points = number("ap").map_or(4, |points| u8::try_from(points).unwrap());
    public.course.round = number("round").map_or(1, |round| u16::try_from(round).unwrap());
    (options, isle)
}

/// Adds one piece: `a village 2a:far`.
pub(super) fn put(public: &mut Public, words: &str) {
    let words: Vec<&str> = words.split_whitespace().collect();
    let seat: Seat = words[0].parse().unwrap();
    let own = &mut public.pieces[seat];
    match words[1] {
        "settler" => {
            own.settlers.insert(words[2].parse().unwrap());
            own.afloat = Afloat::No;
        }
        "village" => {
            let channel = words[2].parse().unwrap();
            own.villages.insert(channel);
            public.lava.remove(channel);
        }
        other => panic!("no piece {other}"),
    }
}

fn place(public: &mut Public, seat: Seat, pieces: &Table) {
    for name in pieces.keys() {
        let known = ["settlers", "villages", "lying", "loose", "standing", "prayers", "points"];
        assert!(known.contains(&name.as_str()), "no pieces {name}");
    }
    let channels =
        |name| items(text(pieces, name)).map(|item| item.parse().unwrap()).collect::<Set<Channel>>();
    let spaces = |name| items(text(pieces, name)).map(|item| item.parse().unwrap()).collect::<Vec<Space>>();
    let map = public.map.clone();
    let own = &mut public.pieces[seat];
    own.settlers = spaces("settlers").into_iter().collect();
    own.afloat = if own.settlers.is_empty() { Afloat::Yes } else { Afloat::No };
    own.loose = spaces("loose").into_iter().collect();
    own.villages = channels("villages");
    own.lying = channels("lying");
    own.standing = items(text(pieces, "standing"))
        .map(|item| {
            let (space, side) = item.split_once('/').unwrap();
            map.geyser(space.parse().unwrap(), side.parse().unwrap()).unwrap()
        })
        .collect();
    let number = |name| pieces.get(name).map_or(0, |number| number.as_integer().unwrap());
    own.prayers = u8::try_from(number("prayers")).unwrap();
    own.points.villages = u16::try_from(number("points")).unwrap();
    public.lava = public.lava.difference(own.villages).difference(own.lying);
}

impl Public {
    /// Areas that are at the bottom of the sea already.
    fn sink_list(&mut self, list: &str) {
        for area in items(list).map(|item| item.parse().unwrap()) {
            self.land.remove(area);
            self.lava = self.lava.difference(Channel::of_all(area.space_set()));
        }
    }
}

fn text<'a>(table: &'a Table, name: &str) -> &'a str {
    table.get(name).map_or("", |text| text.as_str().unwrap())
}

fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').filter(|item| !item.is_empty())
}

/// Reads what a step says, for messages that name the line.
pub(super) fn read(text: &str) -> Action {
    Action::read(text).unwrap_or_else(|bad| panic!("{text}: {bad}"))
}
