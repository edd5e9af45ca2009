//! The section of the changelog for one version.

use anyhow::{Context as _, ensure};

/// Everything below `## VERSION - YYYY-MM-DD`, up to the next version, heading included.
///
/// # Errors
/// If there is no such heading, its date is none, or nothing stands below it.
pub(super) fn of(changelog: &str, version: &str) -> anyhow::Result<String> {
    let heading = format!("## {version} - ");
    let mut lines = changelog.lines().skip_while(|line| !line.starts_with(&heading));
    let first = lines.next().with_context(|| format!("CHANGELOG.md has no line: {heading}YYYY-MM-DD"))?;
    let date = &first[heading.len()..];
    let is_date = date.len() == 10
        && date.bytes().enumerate().all(|(at, byte)| match at {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    ensure!(is_date, "CHANGELOG.md: {date:?} after {version} is no date YYYY-MM-DD");
    let below: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
    let below = below.join("\n");
    ensure!(!below.trim().is_empty(), "CHANGELOG.md says nothing of {version}");
    Ok(format!("{first}\n\n{}\n", below.trim()))
}

#[cfg(test)]
mod tests {
    use super::of;

    const LOG: &str = "# Changelog\n\n## 0.2.0 - soon\n\n- More.\n\n## 0.1.0 - 2026-11-22\n\n### Added\n\n- All.\n\n## 0.0.1 - 2026-01-01\n";

    #[test]
    fn a_version_has_its_section_and_a_date() {
        assert_eq!(of(LOG, "0.1.0").unwrap(), "## 0.1.0 - 2026-11-22\n\n### Added\n\n- All.\n");
        for (version, fault) in [
            ("0.1", "has no line"),
            ("0.2.0", "is no date"),
            ("0.0.1", "says nothing"),
            ("1.0.0", "has no line"),
        ] {
            let told = of(LOG, version).unwrap_err().to_string();
            assert!(told.contains(fault), "{version}: {told}");
        }
    }
}
