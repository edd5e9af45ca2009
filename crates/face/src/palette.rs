//! The colours that mean something, and how they mix.
//!
//! Page colours (`--page`, `--ink`, …) live in the style sheet, since they follow the
//! scheme. What stands here is the same in light and dark.

use maud::Render;

/// An opaque colour: red, green and blue, 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    /// The colour `#rrggbb` written as the number `0xrrggbb`; higher bits are dropped.
    pub const fn hex(rgb: u32) -> Self {
        let [_, red, green, blue] = rgb.to_be_bytes();
        Self(red, green, blue)
    }

    /// This colour with `percent` of the other one in it; above 100 counts as 100.
    #[must_use]
    pub fn mix(self, other: Self, percent: u8) -> Self {
        let share = u16::from(percent.min(100));
        let part = |a: u8, b: u8| {
            let sum = u16::from(a) * (100 - share) + u16::from(b) * share;
            u8::try_from((sum + 50) / 100).unwrap_or(u8::MAX)
        };
        Self(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }

    /// This colour with `percent` of white in it.
    #[must_use]
    pub fn lighter(self, percent: u8) -> Self {
        self.mix(WHITE, percent)
    }

    /// This colour with `percent` of black in it.
    #[must_use]
    pub fn darker(self, percent: u8) -> Self {
        self.mix(BLACK, percent)
    }
}

/// Writes `#rrggbb`.
impl std::fmt::Display for Colour {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

impl Render for Colour {
    fn render_to(&self, buffer: &mut String) {
        // Pictures are full of colours: they are written without a format.
        const DIGITS: [char; 16] =
            ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
        buffer.push('#');
        for part in [self.0, self.1, self.2] {
            buffer.push(DIGITS[usize::from(part >> 4)]);
            buffer.push(DIGITS[usize::from(part & 15)]);
        }
    }
}

const WHITE: Colour = Colour::hex(0xff_ff_ff);
const BLACK: Colour = Colour::hex(0x00_00_00);

/// Gold: only for what is yours to choose now.
pub const GOLD: Colour = Colour::hex(0xff_c2_33);
/// Ink on gold.
pub const GOLD_INK: Colour = Colour::hex(0x2b_1d_00);

/// The colour of a seat and the ink that reads on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatColour {
    /// The area.
    pub area: Colour,
    /// The letter on it; at least 4.5:1 against the area.
    pub ink: Colour,
}

/// The colours of the six seats: Okabe–Ito hues in an order that keeps vermilion and orange out of the first four.
pub const SEATS: [SeatColour; 6] = [
    seat_colour(0x00_72_b2, 0xff_ff_ff),
    seat_colour(0xf0_e4_42, 0x26_23_0a),
    seat_colour(0xcc_79_a7, 0x2b_0f_20),
    seat_colour(0x00_9e_73, 0x04_21_1a),
    seat_colour(0xd5_5e_00, 0x21_0e_00),
    seat_colour(0x56_b4_e9, 0x08_22_33),
];

const fn seat_colour(area: u32, ink: u32) -> SeatColour {
    SeatColour { area: Colour::hex(area), ink: Colour::hex(ink) }
}

/// The suits of Mü.
pub mod suits {
    use super::Colour;
    /// Red, the flame.
    pub const RED: Colour = Colour::hex(0xb0_2a_1c);
    /// Green, the leaf.
    pub const GREEN: Colour = Colour::hex(0x0a_8a_62);
    /// Blue, the wave.
    pub const BLUE: Colour = Colour::hex(0x12_58_9a);
    /// Yellow, the sun.
    pub const YELLOW: Colour = Colour::hex(0xbd_84_00);
    /// Black, the moon.
    pub const BLACK: Colour = Colour::hex(0x25_26_2b);
    /// The paper of the cards.
    pub const IVORY: Colour = Colour::hex(0xff_fa_f0);
    /// The line around a card.
    pub const EDGE: Colour = Colour::hex(0x3a_32_26);
    /// The back of the cards.
    pub const BORDEAUX: Colour = Colour::hex(0x7b_1f_33);
    /// The knot on the back.
    pub const BRASS: Colour = Colour::hex(0xe8_c3_7a);
}

/// The tiles of M: the panel of a colour, and the deep tone of its disc.
pub mod tiles {
    use super::Colour;
    /// Blue: panel and disc.
    pub const BLUE: [Colour; 2] = [Colour::hex(0x1f_6f_b5), Colour::hex(0x0f_3f_70)];
    /// Red: panel and disc.
    pub const RED: [Colour; 2] = [Colour::hex(0xd4_47_2f), Colour::hex(0x8c_24_13)];
    /// Green: panel and disc.
    pub const GREEN: [Colour; 2] = [Colour::hex(0x2c_9a_72), Colour::hex(0x13_5a_40)];
    /// Brown: panel and disc.
    pub const BROWN: [Colour; 2] = [Colour::hex(0x5e_38_22), Colour::hex(0x34_1b_0d)];
    /// Yellow: panel and disc.
    pub const YELLOW: [Colour; 2] = [Colour::hex(0xe6_a5_1c), Colour::hex(0x8f_5c_00)];
    /// The cream frame and the signs.
    pub const CREAM: Colour = Colour::hex(0xff_f3_d9);
    /// Numerals and outlines.
    pub const INK: Colour = Colour::hex(0x1d_12_0b);
    /// The stripes, from the sun down to the earth.
    pub const STRIPES: [Colour; 5] = [
        Colour::hex(0xe6_a5_1c),
        Colour::hex(0xea_7b_2c),
        Colour::hex(0xd4_47_2f),
        Colour::hex(0x8c_24_13),
        Colour::hex(0x3d_1d_14),
    ];
}

/// The Sources of Mū.
pub mod sources {
    use super::Colour;
    /// Strength, the diamond.
    pub const STRENGTH: Colour = Colour::hex(0xb2_34_20);
    /// Food, the circle.
    pub const FOOD: Colour = Colour::hex(0x9c_c4_3c);
    /// Faith, the square.
    pub const FAITH: Colour = Colour::hex(0x5a_55_c0);
}

/// The building types of Mū.
pub mod buildings {
    use super::Colour;
    /// Military.
    pub const MILITARY: Colour = Colour::hex(0x8c_34_23);
    /// Worship.
    pub const WORSHIP: Colour = Colour::hex(0x6a_5f_b8);
    /// Trade.
    pub const TRADE: Colour = Colour::hex(0x1a_8f_98);
    /// Political.
    pub const POLITICAL: Colour = Colour::hex(0xd9_a8_3c);
    /// Farming.
    pub const FARMING: Colour = Colour::hex(0x6c_94_40);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_write_themselves_and_mix() {
        assert_eq!(Colour::hex(0x0a_8a_62).to_string(), "#0a8a62");
        assert_eq!(WHITE.mix(BLACK, 50), Colour(128, 128, 128));
        assert_eq!(BLACK.lighter(100), WHITE);
        assert_eq!(WHITE.darker(200), BLACK);
        assert_eq!(suits::RED.mix(suits::BLUE, 0), suits::RED);
    }

    #[test]
    fn letters_read_on_their_seat() {
        for seat in SEATS {
            assert!(contrast(seat.area, seat.ink) >= 4.5, "{} on {}", seat.ink, seat.area);
        }
    }

    #[test]
    fn a_colour_in_markup_is_the_colour_in_text() {
        for part in 0..=u8::MAX {
            let colour = Colour(part, part.wrapping_mul(7), part ^ 0x5a);
            assert_eq!(colour.render().0, colour.to_string());
        }
    }

    #[test]
    fn signs_read_on_their_tile_and_ranks_on_their_card() {
        for [panel, disc] in [tiles::BLUE, tiles::RED, tiles::GREEN, tiles::BROWN, tiles::YELLOW] {
            assert!(contrast(disc, tiles::CREAM) >= 4.5, "sign on {disc}");
            assert!(contrast(panel, disc) >= 1.2, "disc {disc} on {panel}");
        }
        for suit in [suits::RED, suits::GREEN, suits::BLUE, suits::YELLOW, suits::BLACK] {
            assert!(contrast(suit, suits::IVORY) >= 3.0, "rank in {suit}");
        }
    }

    /// The contrast of two colours as WCAG 2.2 defines it, 1 to 21.
    fn contrast(a: Colour, b: Colour) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(Colour(red, green, blue): Colour) -> f64 {
        let part = |value: u8| {
            let share = f64::from(value) / 255.0;
            if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }
}
