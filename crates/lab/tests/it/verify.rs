use engine::{Luck, Observer, Options, SavedGame, Seat, Table, Token};
use lab::{CannotVerify, Commitment, verify};
use toy::{Action, Toy, ToyOptions};

const SECRET: Token = Token::new([7; 32]);

fn shares() -> Vec<(Seat, Token)> {
    [(0, [1; 32]), (2, [3; 32])].map(|(seat, bytes)| (Seat::new(seat).unwrap(), Token::new(bytes))).to_vec()
}

/// A finished game with this luck, each seat sealing its first number.
fn played(luck: &Luck) -> SavedGame {
    let mut table = Table::<Toy>::open(ToyOptions::build(3, &[]).unwrap(), luck);
    while let Some(seat) = table.turn().owing().first() {
        let first = table.view(Observer::Seat(seat)).hand().first().unwrap();
        table.play(seat, Action(first), luck).unwrap();
    }
    SavedGame::of(&table)
}

/// A game with a published secret, as it stands in a file.
fn published() -> String {
    let mut saved = played(&Luck::from_shares(&SECRET, &shares()));
    saved.push("luck", &format!("sha256:{}", SECRET.commitment()));
    for (seat, share) in shares() {
        saved.push("share", &format!("{seat} {share}"));
    }
    saved.push("secret", &SECRET.to_string());
    saved.to_string()
}

fn verified(text: &str) -> Result<lab::Verified, CannotVerify> {
    verify::<Toy>(&SavedGame::parse(text).unwrap())
}

#[test]
fn fair_luck_is_confirmed() {
    let fair = verified(&published()).unwrap();
    assert_eq!((fair.outcomes, fair.commitment.clone()), (2, Commitment::Kept));
    assert!(fair.is_fair(), "{fair:?}");
}

#[test]
fn an_exchanged_outcome_is_named() {
    let text = published();
    let line = text.lines().position(|line| line.starts_with("! deal")).unwrap() + 1;
    let honest = text.lines().nth(line - 1).unwrap();
    // Seats a and b exchange their hands, and play what they now hold.
    let (a, b) = (hand(honest, "a="), hand(honest, "b="));
    let dealt = honest
        .replace(&format!("a={a}"), "a=?")
        .replace(&format!("b={b}"), &format!("b={a}"))
        .replace("a=?", &format!("a={b}"));
    let mut tampered: Vec<String> = text.lines().map(String::from).collect();
    tampered[line - 1] = dealt.clone();
    for step in &mut tampered[line..line + 9] {
        let swapped = match step.split_at(1) {
            ("a", rest) => format!("b{rest}"),
            ("b", rest) => format!("a{rest}"),
            (other, rest) => format!("{other}{rest}"),
        };
        *step = swapped;
    }
    let tampered: Vec<String> = tampered.into_iter().filter(|line| !line.starts_with("= ")).collect();
    let unfair = verified(&tampered.join("\n")).unwrap();
    assert_eq!(unfair.differing.len(), 1, "the later outcome is judged by itself: {unfair:?}");
    let differs = &unfair.differing[0];
    assert_eq!((differs.line, differs.outcome), (line, 0));
    assert_eq!((differs.found.as_str(), differs.expected.as_str()), (dealt.as_str(), honest));
    assert!(!unfair.is_fair());
}

fn hand<'a>(deal: &'a str, seat: &str) -> &'a str {
    let start = deal.find(seat).unwrap() + seat.len();
    deal[start..].split(' ').next().unwrap()
}

#[test]
fn another_secret_than_promised_is_named() {
    let text = published().replace(&SECRET.commitment().to_string(), &Token::new([9; 32]).to_string());
    let broken = verified(&text).unwrap();
    assert!(matches!(broken.commitment, Commitment::Broken { .. }), "{broken:?}");
    assert!(broken.differing.is_empty() && !broken.is_fair());
}

#[test]
fn a_missing_share_changes_all_luck() {
    let text = published();
    let text: Vec<&str> = text.lines().filter(|line| !line.starts_with("share c")).collect();
    assert_eq!(verified(&text.join("\n")).unwrap().differing.len(), 2);
}

#[test]
fn a_seed_can_be_verified_too() {
    let mut saved = played(&Luck::from_seed(12));
    saved.push("seed", "12");
    let fair = verified(&saved.to_string()).unwrap();
    assert_eq!((fair.is_fair(), fair.commitment), (true, Commitment::None));
    let other = saved.to_string().replace("seed 12", "seed 13");
    assert_eq!(verified(&other).unwrap().differing.len(), 2);
}

#[test]
fn what_cannot_be_verified_says_why() {
    let why = |change: fn(&str) -> Option<String>| {
        let text: String = published().lines().filter_map(|line| Some(change(line)? + "\n")).collect();
        verified(&text).unwrap_err().to_string()
    };
    assert_eq!(
        why(|line| (!line.starts_with("secret")).then(|| line.to_owned())),
        "the file has no line \"secret\": it is published only when the game is over"
    );
    assert_eq!(
        why(|line| (!line.starts_with("luck")).then(|| line.to_owned())),
        "the file has a secret, but no line \"luck\" that promised it"
    );
    assert!(
        why(|line| Some(line.replace("secret 07", "secret 0x")))
            .ends_with("a secret has 64 hexadecimal digits")
    );
    assert!(
        why(|line| Some(line.replace("share a", "share z")))
            .ends_with("a share has a seat and 64 hexadecimal digits")
    );
    assert!(why(|line| Some(line.replace("sha256:", "md5:"))).contains("sha256: and 64 hexadecimal digits"));
    assert!(why(|line| Some(line.replace("game toy", "game chess"))).contains("this is no game of toy"));
}
