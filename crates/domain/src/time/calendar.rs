//! The calendar (UTC).

/// Year, month from 1 and day of the month from 1 that hold a moment, in seconds since 1970; years are counted with a
/// year 0.
///
/// Counts in years that begin with March, so that the leap day is the last of its year.
pub fn calendar_day(seconds: i64) -> (i64, u8, u8) {
    const DAYS_OF_400_YEARS: i64 = 146_097;
    const SMALL: &str = "a month has at most 31 days, a year 12 months";
    let days = seconds.div_euclid(86_400) + 719_468; // since 1 March of the year 0
    let (era, day) = (days.div_euclid(DAYS_OF_400_YEARS), days.rem_euclid(DAYS_OF_400_YEARS));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153; // from March, in the rhythm 31 30 31 30 31
    let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next_year, month.try_into().expect(SMALL), day_of_month.try_into().expect(SMALL))
}
