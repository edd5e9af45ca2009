//! What is said: every event, every refusal and every option, in every language, as people write it.

use crate::TricksFace;
use engine::{Illegality as _, Observer, Options as _, Seat, SeatSet};
use tricks::{CardSet, End, Illegal, MatchOptions, Phase, RULES, Suit, Type};
use words::Language;

use super::{look, on_turn, seats, walks};
use face::{Face, Line, PartKind};

/// One refusal of every kind.
fn refusals() -> Vec<Illegal> {
    let cards = |codes: &str| CardSet::read(0, codes).unwrap();
    let (seat, card, held) = (Seat::new(1).unwrap(), "R6".parse().unwrap(), cards("R9,R2"));
    let phases = [
        Phase::Auction,
        Phase::ViceTrump,
        Phase::ChiefTrump,
        Phase::Partner,
        Phase::Trick,
        Phase::Deal,
        Phase::Draw,
    ];
    let ends = [End::Goal, End::FixedRounds, End::UncertainEnd];
    let mut all: Vec<Illegal> = ends.map(|end| Illegal::Over { end }).to_vec();
    for phase in phases {
        all.extend([
            Illegal::NotYourTurn { turn: seat, phase },
            Illegal::NotNow { phase },
            Illegal::AuctionOver { phase },
            Illegal::LuckDue { phase },
            Illegal::OtherLuck { phase },
        ]);
    }
    all.extend([
        Illegal::LaysNothing,
        Illegal::EmptyHand,
        Illegal::NotInHand { cards: held },
        Illegal::AlreadyLaid { cards: held },
        Illegal::OverCap { cap: 1, asked: 2, cards: held },
        Illegal::OverCap { cap: 2, asked: 3, cards: held },
        Illegal::LeaderAddsOne { asked: 2, cards: held },
        Illegal::TypeNotLaid { named: Type::Suit(Suit::Green), laid: held },
        Illegal::ViceMustName { laid: held },
        Illegal::SameType { named: Type::Suit(Suit::Red), vice: seat },
        Illegal::NoPartner,
        Illegal::PartnerIsSelf,
        Illegal::PartnerIsVice { vice: seat },
        Illegal::NoSuchSeat { seat, seats: 4 },
        Illegal::NotHeld { card },
        Illegal::MustFollowSuit { card, led: Suit::Red, held },
        Illegal::TrumpLeavesItsColour { card, led: Suit::Red, held },
        Illegal::MustFollowTrump { card, led: card, held },
        Illegal::NoSuchDealer { seat, seats: 4 },
        Illegal::NotTheDealer { dealer: seat },
        Illegal::HandsMissing { seats: 4 },
        Illegal::HandSize { seat, size: 3, due: 15 },
        Illegal::OutOfPack { cards: held },
        Illegal::DealtTwice { seat, cards: held },
    ]);
    all
}

/// Whether a text keeps to the manners of the house in a language.
fn check_manners(text: &str, language: Language) {
    assert!(!text.is_empty());
    assert!(!text.contains('!') && !text.contains("  ") && !text.contains('{'), "{text}");
    assert!(
        !text.contains('\'') && !text.contains('"') && !text.contains("..."),
        "straight quotes in {text}"
    );
    assert!(text.trim() == text, "{text:?}");
    if language == Language::French {
        for sign in [':', ';', '?'] {
            for (at, _) in text.match_indices(sign) {
                assert!(text[..at].ends_with('\u{202f}'), "no narrow space before {sign} in {text}");
            }
        }
    } else {
        assert!(!text.contains('\u{202f}'), "{text}");
    }
}

#[test]
fn every_refusal_speaks_every_language_and_cites_its_rule() {
    let looks = seats(4);
    for reason in refusals() {
        let mut texts = Vec::new();
        for language in Language::ALL {
            for observer in
                [Observer::Seat(Seat::default()), Observer::Seat(Seat::new(1).unwrap()), Observer::Spectator]
            {
                let refusal = TricksFace::refusal(&reason, &look(&looks, observer, language));
                check_manners(&refusal.text, language);
                assert!(refusal.text.ends_with('.'), "{}", refusal.text);
                assert_eq!(refusal.rule, reason.rule());
                assert!(RULES.contains(&refusal.rule));
                assert_eq!(refusal.handles.is_empty(), reason.cards().is_empty());
                texts.push((language, refusal.text));
            }
        }
        let of = |wanted: Language| texts.iter().find(|(language, _)| *language == wanted).unwrap().1.clone();
        assert_ne!(of(Language::English), of(Language::German));
        assert_ne!(of(Language::English), of(Language::French));
    }
}

#[test]
fn must_follow_names_what_was_led_and_what_is_held() {
    let looks = seats(4);
    let reason = Illegal::MustFollowSuit {
        card: "B3".parse().unwrap(),
        led: Suit::Red,
        held: CardSet::read(0, "R9,R7,R7").unwrap(),
    };
    let refusal =
        TricksFace::refusal(&reason, &look(&looks, Observer::Seat(Seat::default()), Language::English));
    assert_eq!(refusal.text, "Red was led, and you must follow. You have Red 7, Red 7 and Red 9.");
    assert_eq!(refusal.handles, ["h.r7a", "h.r7b", "h.r9", "l.r7a", "l.r7b", "l.r9"]);
}

#[test]
fn every_event_is_told_in_every_language() {
    let mut kinds = std::collections::BTreeSet::new();
    walks(|table| {
        let count = table.options().seats();
        let looks = seats(count);
        let last = table.steps().len().saturating_sub(2);
        for (observer, language) in [Observer::Seat(Seat::new(1).unwrap()), Observer::Spectator]
            .into_iter()
            .flat_map(|observer| Language::ALL.map(|language| (observer, language)))
        {
            let look = look(&looks, observer, language);
            for told in table.events_since(last, observer) {
                let Line { text, rule, .. } = TricksFace::line(&told.event, &look).unwrap();
                check_manners(&text.replace("Clara & <i>", "Clara"), language);
                assert!(rule.is_some_and(|rule| RULES.contains(&rule)));
                let kind = format!("{:?}", told.event);
                kinds.insert(kind.split([' ', '{']).next().unwrap_or_default().to_owned());
            }
        }
    });
    for kind in [
        "RoundDealt",
        "HandDealt",
        "Passed",
        "Laid",
        "AuctionEnded",
        "EklatFell",
        "ChiefFound",
        "ViceFound",
        "NoViceFound",
        "ViceNamed",
        "ChiefNamed",
        "PartnerChosen",
        "CardPlayed",
        "TrickWon",
        "CardsCounted",
        "TargetReached",
        "BonusScored",
        "TargetMissed",
        "PenaltyScored",
        "OpponentsScored",
        "CulpritScored",
        "TiedScored",
        "RoundScored",
        "CardDrawn",
        "MatchOver",
        "MatchWon",
    ] {
        assert!(kinds.contains(kind), "{kind} never happened");
    }
}

#[test]
fn a_seat_is_told_of_itself_as_you() {
    walks(|table| {
        let Some(seat) = on_turn(table) else { return };
        let looks = seats(table.options().seats());
        for told in table.events_since(table.steps().len().saturating_sub(1), Observer::Seat(seat)) {
            let own = TricksFace::line(&told.event, &look(&looks, Observer::Seat(seat), Language::English))
                .unwrap();
            assert!(!own.text.contains(looks[seat.index()].name.as_str()), "{}", own.text);
        }
    });
}

#[test]
fn positions_are_described_part_by_part() {
    let mut step = 0;
    walks(|table| {
        step += 1;
        let looks = seats(table.options().seats());
        let language = Language::ALL[step % 3];
        for observer in [Observer::Seat(Seat::default()), Observer::Spectator] {
            let look = look(&looks, observer, language);
            let view = table.view(observer);
            let parts = TricksFace::describe(&view, &look);
            let kinds: Vec<PartKind> = parts.iter().map(|part| part.kind).collect();
            assert!(kinds.contains(&PartKind::Board) && kinds.contains(&PartKind::Scores));
            assert_eq!(kinds.contains(&PartKind::Hand), observer.seat().is_some());
            for part in parts {
                check_manners(&part.heading, language);
                assert!(!part.lines.is_empty());
                part.lines
                    .iter()
                    .for_each(|line| check_manners(&line.replace("Clara & <i>", "Clara"), language));
            }
            check_manners(&TricksFace::state_words(&view, &look).replace("Clara & <i>", "Clara"), language);
        }
        if let Some(standing) = table.turn().standing() {
            check_manners(
                &TricksFace::ending(&standing, &look(&looks, Observer::Spectator, language))
                    .replace("Clara & <i>", "Clara"),
                language,
            );
        }
    });
}

#[test]
fn the_game_and_its_options_are_explained() {
    for language in Language::ALL {
        let about = TricksFace::about(language);
        check_manners(&about.tagline, language);
        about.three_sentences.iter().for_each(|sentence| check_manners(sentence, language));
        for spec in MatchOptions::specs() {
            let words = TricksFace::option_words(spec.name, language);
            check_manners(&words.label, language);
            check_manners(&words.about, language);
            assert_ne!(words.label, spec.name);
            check_manners(&TricksFace::option_value(spec.name, spec.default, language), language);
        }
        for line in tricks::Sums::default().lines() {
            let words = TricksFace::score_words(line.what, language);
            check_manners(&words, language);
            assert_ne!(words, line.what);
        }
    }
}

#[test]
fn every_action_can_be_said() {
    let looks = seats(5);
    super::walk(5, "calm", 12, &[("goal", "40")], |table| {
        let Some(seat) = on_turn(table) else { return };
        let view = table.view(Observer::Seat(seat));
        let mut actions = Vec::new();
        view.legal(&mut actions);
        for action in actions.into_iter().step_by(7) {
            for language in Language::ALL {
                let look = look(&looks, Observer::Seat(seat), language);
                check_manners(
                    &TricksFace::say(action, &view, &look).replace("Clara & <i>", "Clara"),
                    language,
                );
            }
        }
    });
}

#[test]
fn an_eklat_outlook_names_everybody_it_costs() {
    let all = SeatSet::all(4);
    assert_eq!(
        crate::words::seat_list(all, &look(&seats(4), Observer::Seat(Seat::default()), Language::English)),
        "Ben, Clara & <i>, David and you"
    );
}
