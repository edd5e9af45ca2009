use engine::{Game, Observer, Options, Rng, Turn};
use tricks::{MatchOptions, Phase, Tricks, Action};
use crate::{Played, Player, Budget};
#[test]
fn bias() {
    for (seats, every) in [(6u8, true)] {
        let options = MatchOptions::build(seats, &[]).unwrap();
        let p = Tricks::player("keen").unwrap();
        let b = Tricks::player("steady").unwrap();
        let mut rows: Vec<(u8, f64, f64)> = Vec::new();
        for seed in 0..60 {
            let mut luck = Rng::from_seed(seed);
            let mut mind = Rng::from_seed(seed+9);
            let mut game = Tricks::new(&options);
            let c = game.draw(&mut luck); game.resolve(&c, &mut ());
            let mut seen = Vec::new();
            loop {
                let Turn::Seats(o) = game.turn() else { break };
                let seat = o.first().unwrap();
                let v = game.view(Observer::Seat(seat));
                let fierce = if every { seat.index()%2==0 } else { seat.index() == 0 };
                let act = if fierce && game.public().phase() != Phase::Trick {
                    let t = p.think(&v, &mut mind, &Budget::own());
                    let high = game.public().auction().highest();
                    let kind = match (game.public().phase(), t.choice) {
                        (Phase::Auction, Action::Lay(c)) if game.public().bid(seat) + c.len() as u8 > high => 20 + high + 1,
                        (Phase::Auction, Action::Lay(_)) => 1,
                        (Phase::Auction, _) if game.public().bid(seat) == high => 3,
                        (Phase::Auction, _) => 0,
                        (Phase::ViceTrump, _) => 10,
                        (Phase::ChiefTrump, _) => 11,
                        _ => 12,
                    };
                    if let Some(c) = t.candidates.iter().find(|c| c.action == t.choice) { seen.push((kind, seat, c.points)); }
                    t.choice
                } else if fierce { p.choose(&v, &mut mind) } else { b.choose(&v, &mut mind) };
                game.apply(seat, act, &mut ());
            }
            if let Some(r) = game.public().last_round() {
                for (k, s, p) in seen { rows.push((k, p, f64::from(r.score(s)))); }
            }
        }
        println!("seats {seats} every {every}");
        for k in 0..40 {
            let of: Vec<_> = rows.iter().filter(|r| r.0 == k).collect();
            if of.len() > 3 { let n = of.len() as f64;
                let d = of.iter().map(|r| r.2 - r.1).sum::<f64>() / n; let v = of.iter().map(|r| (r.2-r.1-d).powi(2)).sum::<f64>()/n;
                println!("kind {k}: n {n} predicted {:.1} actual {:.1} diff {d:+.1} ± {:.1}", of.iter().map(|r| r.1).sum::<f64>()/n, of.iter().map(|r| r.2).sum::<f64>()/n, 1.96*(v/n).sqrt()); }
        }
    }
}
