//! Chances in whole numbers: how many tokens come, how much Strength a line gains.

/// A share or a chance in thousandths.
pub(crate) type Permille = i64;

/// The most Buildings that are still to be placed.
const BUILDINGS: usize = 9;
/// The most tokens of one colour that are told apart.
const TOKENS: usize = 24;
/// The most Strength of a line that is told apart.
pub(super) const STRENGTH: usize = 24;

/// Parts of a whole in which small chances are counted.
const WHOLE: i64 = 1_000_000;

/// How many tokens of one colour a Building brings, in parts of a thousand: none, one, two, three. Two tokens
/// for each Building in all, a third of them of each colour.
const TOKENS_EACH: [i64; 4] = [520, 320, 130, 30];

/// How much Strength a Building brings to one line, in parts of a thousand: it is on the line in one case of
/// three, is Military in one of five, Political in one of five, and may form a Source there.
const STRENGTH_EACH: [i64; 4] = [700, 160, 110, 30];

/// The distribution of a sum of so many equal draws.
const fn sums<const N: usize>(each: [i64; 4]) -> [[i64; N]; BUILDINGS + 1] {
    let mut sums = [[0; N]; BUILDINGS + 1];
    sums[0][0] = WHOLE;
    let mut draws = 1;
    while draws <= BUILDINGS {
        let mut sum = 0;
        while sum < N {
            let mut last = 0;
            while last < each.len() {
                sums[draws][at_most(sum + last, N - 1)] += sums[draws - 1][sum] * each[last] / 1000;
                last += 1;
            }
            sum += 1;
        }
        draws += 1;
    }
    sums
}

/// What exceeds a table is counted in its last entry.
const fn at_most(place: usize, last: usize) -> usize {
    if place < last { place } else { last }
}

const TOKEN_SUMS: [[i64; TOKENS]; BUILDINGS + 1] = sums(TOKENS_EACH);
const STRENGTH_SUMS: [[i64; STRENGTH]; BUILDINGS + 1] = sums(STRENGTH_EACH);

/// The chance that so many Buildings bring at least so many tokens of a colour.
pub(super) fn tokens_come(buildings: usize, tokens: usize) -> Permille {
    if tokens == 0 {
        return 1000;
    }
    let sums = &TOKEN_SUMS[buildings.min(BUILDINGS)];
    sums.iter().skip(tokens).sum::<i64>() * 1000 / WHOLE
}

/// The chances, in millionths, of the Strength that so many Buildings bring to a line.
pub(super) fn strength_gained(buildings: usize) -> &'static [i64; STRENGTH] {
    &STRENGTH_SUMS[buildings.min(BUILDINGS)]
}

/// The product of two chances in millionths.
pub(super) const fn both(one: i64, other: i64) -> i64 {
    one * other / WHOLE
}

/// What is certain, in millionths.
pub(super) const CERTAIN: i64 = WHOLE;

/// A part of a worth.
pub(super) const fn share(worth: i64, part: Permille) -> i64 {
    worth * part / 1000
}

#[cfg(test)]
mod tests {
    use super::{CERTAIN, strength_gained, tokens_come};

    #[test]
    fn chances_add_up_to_a_whole() {
        for buildings in 0..=9 {
            let sum: i64 = strength_gained(buildings).iter().sum();
            assert!((CERTAIN - 1_000..=CERTAIN).contains(&sum), "{buildings}: {sum}");
        }
    }

    #[test]
    fn more_buildings_bring_more_tokens() {
        for tokens in 1..6 {
            for buildings in 0..9 {
                assert!(tokens_come(buildings, tokens) <= tokens_come(buildings + 1, tokens));
                assert!(tokens_come(buildings, tokens) >= tokens_come(buildings, tokens + 1));
            }
        }
    }
}
