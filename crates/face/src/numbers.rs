//! Numbers as people write them: with a real minus.

/// A number with its sign: "+40", "−20", "0".
pub fn signed(value: impl Into<i64>) -> String {
    match value.into() {
        0 => "0".to_owned(),
        value @ 1.. => format!("+{value}"),
        value => total(value),
    }
}

/// A total: "84", "−20".
pub fn total(value: impl Into<i64>) -> String {
    let value = value.into();
    if value < 0 { format!("\u{2212}{}", value.unsigned_abs()) } else { value.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_minus_is_a_real_one() {
        assert_eq!([signed(4), signed(0), signed(-2)], ["+4", "0", "\u{2212}2"]);
        assert_eq!([total(4), total(0), total(-2)], ["4", "0", "\u{2212}2"]);
    }
}
