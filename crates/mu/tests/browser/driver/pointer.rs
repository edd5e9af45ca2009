//! Mouse, finger and keys.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fantoccini::actions::{
    InputSource as _, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use serde_json::json;

use super::Browser;

/// The shift key of the WebDriver standard.
const SHIFT: char = '\u{E008}';

/// How often, and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Times {
    /// Twice with the mouse.
    Two,
    /// Three times with the mouse.
    Three,
    /// Twice with a finger.
    TwoTaps,
}

impl Times {
    const fn count(self) -> usize {
        if matches!(self, Self::Three) { 3 } else { 2 }
    }
}

impl Browser {
    /// Clicks with the mouse on a part of a drawing: at its middle, or at the place nearest to it where nothing
    /// else lies on top. Fails if there is none.
    pub(crate) async fn click_drawing(&self, selector: &str) -> Result<(), String> {
        const PLACE: &str = "
            const one = document.querySelector(SELECTOR);
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = one.getBoundingClientRect(), places = [];
            for (let across = 1; across < 24; across++) for (let down = 1; down < 24; down++) places.push([across / 24, down / 24]);
            const far = ([x, y]) => Math.hypot(x - 0.5, y - 0.5);
            places.sort((one, other) => far(one) - far(other));
            for (const [x, y] of places) {
                const at = [Math.round(box.left + box.width * x), Math.round(box.top + box.height * y)];
                if (document.elementFromPoint(...at)?.closest('[data-h]') === one) return at;
            }
            return null;";
        let place = self.ask(&PLACE.replace("SELECTOR", &json!(selector).to_string())).await;
        let Some([x, y]) = serde_json::from_value::<Option<[f64; 2]>>(place).unwrap() else {
            return Err(format!("{selector} lies under something else"));
        };
        let actions = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(actions).await.map_err(|error| format!("{selector}: {error}"))
    }

    /// Clicks at places of the window one after the other, whatever lies there, one click in each `pace`.
    pub(crate) async fn click_places(&self, places: &[[f64; 2]], pace: Duration) {
        let mut actions = MouseActions::new("mouse".into());
        for &[x, y] in places {
            actions = actions
                .then(PointerAction::MoveTo { duration: None, x, y })
                .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
                .then(PointerAction::Pause { duration: pace / 2 })
                .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
                .then(PointerAction::Pause { duration: pace / 2 });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Presses the mouse in the middle of an element and holds it; gives where.
    pub(crate) async fn press_at(&self, selector: &str) -> (f64, f64) {
        let middle = format!(
            "const box = document.querySelector({}).getBoundingClientRect(); return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]",
            json!(selector)
        );
        let (x, y) = serde_json::from_value(self.ask(&middle).await).unwrap();
        let actions = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(actions).await.unwrap();
        (x, y)
    }

    /// Lets the mouse go at a place.
    pub(crate) async fn release_at(&self, x: f64, y: f64) {
        let actions = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Clicks several times at one place, as fast as a person does, whatever the page shows there meanwhile.
    pub(crate) async fn click_often(&self, selector: &str, times: Times) -> Result<(), String> {
        const PLACE: &str = "
            const one = document.querySelector(SELECTOR);
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = one.getBoundingClientRect(), at = [Math.round(box.left + Math.min(14, box.width / 2)), Math.round(box.top + box.height / 2)];
            return document.elementFromPoint(...at)?.closest('[data-h]') === one ? at : null;";
        let place = self.ask(&PLACE.replace("SELECTOR", &json!(selector).to_string())).await;
        let Some([x, y]) = serde_json::from_value::<Option<[f64; 2]>>(place).unwrap() else {
            return Err(format!("{selector} lies under something else"));
        };
        let pause = PointerAction::Pause { duration: Duration::from_millis(90) };
        let press = [
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
            pause,
        ];
        let all = [PointerAction::MoveTo { duration: None, x, y }].into_iter();
        let all = all.chain(std::iter::repeat_n(press, times.count()).flatten());
        let done = match times {
            Times::TwoTaps => {
                self.client
                    .perform_actions(all.fold(TouchActions::new("finger".into()), TouchActions::then))
                    .await
            }
            Times::Two | Times::Three => {
                self.client
                    .perform_actions(all.fold(MouseActions::new("mouse".into()), MouseActions::then))
                    .await
            }
        };
        done.map_err(|error| format!("{selector}: {error}"))
    }

    /// Moves the pointer into the corner, away from everything that says something when it is pointed at.
    pub(crate) async fn rest(&self) {
        let away = PointerAction::MoveTo { duration: None, x: 1.0, y: 1.0 };
        self.client.perform_actions(MouseActions::new("mouse".into()).then(away)).await.unwrap();
    }

    /// Moves the pointer onto the middle of an element.
    pub(crate) async fn point_at(&self, selector: &str) {
        let (x, y) = self.middle(selector).await;
        let there = PointerAction::MoveTo { duration: None, x, y };
        self.client.perform_actions(MouseActions::new("mouse".into()).then(there)).await.unwrap();
    }

    /// Puts a finger onto the middle of an element; it stays there.
    pub(crate) async fn finger_down(&self, selector: &str) {
        let (x, y) = self.middle(selector).await;
        let touch = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.devtools("Input.dispatchTouchEvent", touch).await;
    }

    /// A finger that goes from the middle of an element so many pixels to the right, or to the left if it is negative.
    /// The times of its events are said: a busy machine makes no slow finger of it.
    pub(crate) async fn swipe(&self, selector: &str, across: f64) {
        let (x, y) = self.middle(selector).await;
        let begun = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64();
        for (kind, part) in [("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0), ("touchEnd", 1.0)] {
            let points =
                if kind == "touchEnd" { json!([]) } else { json!([{ "x": x + across * part, "y": y }]) };
            let touch = json!({ "type": kind, "touchPoints": points, "timestamp": begun + 0.1 * part });
            self.devtools("Input.dispatchTouchEvent", touch).await;
        }
    }

    /// Lifts the finger.
    pub(crate) async fn finger_up(&self) {
        self.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// The middle of an element, brought into sight.
    async fn middle(&self, selector: &str) -> (f64, f64) {
        let script = format!(
            "const one = document.querySelector({});
            one.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
            const box = one.getBoundingClientRect();
            return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];",
            json!(selector)
        );
        serde_json::from_value(self.ask(&script).await).unwrap()
    }

    /// Presses and releases one key: a character, one of the keys of the WebDriver standard, or ⇤ for
    /// Shift and Tab.
    pub(crate) async fn press(&self, key: char) {
        let (shift, value) = if key == '⇤' { (true, '\u{E004}') } else { (false, key) };
        let mut actions = KeyActions::new("keyboard".into());
        if shift {
            actions = actions.then(KeyAction::Down { value: SHIFT });
        }
        actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        if shift {
            actions = actions.then(KeyAction::Up { value: SHIFT });
        }
        self.client.perform_actions(actions).await.unwrap();
    }
}
