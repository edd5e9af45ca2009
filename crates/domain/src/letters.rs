//! Letters that tell the people at a table apart.

/// One letter a name, all different: its first letter, on a clash a later one, at last a number.
/// An empty name has no letter.
pub fn letters(names: &[&str]) -> Vec<String> {
    let mut taken: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let own =
            name.chars().filter(|sign| sign.is_alphanumeric()).map(|sign| sign.to_uppercase().to_string());
        let letter = if name.is_empty() {
            String::new()
        } else {
            let numbers = (1_usize..).map(|number| number.to_string());
            let free = own.chain(numbers).find(|letter| !taken.contains(letter));
            free.expect("there are more numbers than names")
        };
        taken.push(letter);
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_different_and_come_from_the_name() {
        assert_eq!(letters(&["Nour", "Ivo", "nina", ""]), ["N", "I", "A", ""]);
        assert_eq!(letters(&["Al", "la", "AL", "ß"]), ["A", "L", "1", "SS"]);
        assert_eq!(letters(&["--", "Émile"]), ["1", "É"]);
    }
}
