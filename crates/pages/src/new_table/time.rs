//! How long people may think at a new table.

use maud::{Markup, html};

use super::Form;
use crate::timing::{MINUTES, OWN, SECONDS, Timing};
use crate::words::time as say;

impl Form<'_> {
    pub(super) fn time(&self) -> Markup {
        let (language, draft) = (self.language, &self.page.draft.time);
        let untimed = Timing::Untimed.code();
        let chosen = if draft.choice.is_empty() { &untimed } else { &draft.choice };
        html! {
            fieldset {
                legend { (say::time(language)) }
                div {
                    div class="opt" role="radiogroup" aria-label=(say::time(language)) data-option=(say::time(language)) {
                        p { (say::choose_time_help(language)) }
                        span class="wide" {
                            span class="sg" {
                                @for timing in Timing::offered() {
                                    label {
                                        input type="radio" name="time" value=(timing.code()) checked[timing.code() == *chosen]
                                            aria-label=(timing.words(language));
                                        (self.time_button(timing))
                                    }
                                }
                                label { input type="radio" name="time" value=(OWN) checked[chosen == OWN]; (say::own(language)) }
                            }
                        }
                        (self.error("time"))
                    }
                    div class="own-time" {
                        @for (field, words, value, range) in [
                            ("time.minutes", say::own_minutes(language), &draft.minutes, MINUTES),
                            ("time.seconds", say::own_seconds(language), &draft.seconds, SECONDS),
                        ] {
                            div class="entry" {
                                label for=(field) { (words) }
                                input class="field" type="number" inputmode="numeric" id=(field) name=(field) value=(value)
                                    min=(range.start()) max=(range.end()) step="1" aria-invalid=[self.wrong(field)];
                                (self.error(field))
                            }
                        }
                        p class="hint" { (say::own_help(language)) }
                    }
                }
            }
        }
    }

    fn time_button(&self, timing: Timing) -> String {
        match timing {
            Timing::Untimed => say::untimed(self.language).into(),
            Timing::Live { minutes, seconds } => say::short_live(self.language, minutes, seconds),
            Timing::Daily { days } => say::days(self.language, days),
        }
    }
}
