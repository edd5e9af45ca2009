//! What calls somebody back who looks elsewhere: title and icon, sound, notices of the browser.

use serde_json::json;

use crate::driver::{Browser, Driver};
use crate::house::House;
use crate::together::meet;
use crate::trouble::{GAME, play, wanted};
use crate::with_browser;

/// Stands for the loudspeaker and for the notices of the browser, and remembers what was asked of them. The page is
/// hidden when the test says so.
const STUBS: &str = "
    const kept = JSON.parse(sessionStorage.getItem('calls') ?? '{\"asked\":[],\"leave\":\"default\"}');
    window.calls = { tones: 0, contexts: 0, shown: [], closed: 0, ...kept };
    const keep = () => sessionStorage.setItem('calls', JSON.stringify({ asked: calls.asked, leave: calls.leave }));
    const ramp = { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const part = () => ({ frequency: ramp, gain: ramp, pan: ramp, Q: ramp, threshold: ramp, ratio: ramp, connect: next => next, disconnect() {}, start() { calls.tones++; }, stop() {} });
    window.AudioContext = class {
        constructor() { calls.contexts++; }
        state = 'running'; currentTime = 0; destination = {};
        sampleRate = 8000;
        createOscillator() { return part(); }
        createGain() { return part(); }
        createDynamicsCompressor() { return part(); }
        createStereoPanner() { return part(); }
        createBiquadFilter() { return part(); }
        createBufferSource() { return part(); }
        createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
        async resume() {}
    };
    window.Notification = class extends EventTarget {
        constructor(title, rest) { super(); calls.shown.push([title, rest.body]); }
        close() { calls.closed++; }
        static get permission() { return calls.leave; }
        static async requestPermission() {
            calls.asked.push(navigator.userActivation.isActive);
            calls.leave = 'granted';
            keep();
            return calls.leave;
        }
    };
    Object.defineProperty(document, 'hidden', { get: () => Boolean(window.isAway) });
";

/// The icon is that of a turn, and the title begins with it; or neither is.
async fn shows_turn(browser: &Browser, turn: &str) {
    let title = "document.title.startsWith('Your turn · ')";
    let icon = "(icon => icon.href === new URL(icon.dataset.turn, location).href)(document.querySelector('link[rel=icon]'))";
    browser.wait(&format!("{title} === {turn} && {icon} === {turn}")).await;
}

/// They play until one of them alone is to choose.
async fn until_turn_of(people: [&Browser; 2], who: usize) {
    const CHOOSES: &str = "document.querySelector('.can') && !document.querySelector('#notice[open]')";
    loop {
        wanted(people).await.expect("the game goes on");
        if people[who].holds(CHOOSES).await && !people[1 - who].holds(CHOOSES).await {
            return;
        }
        play(people, 1).await;
    }
}

#[test]
fn whoever_looks_elsewhere_is_called_as_wished_and_not_otherwise() {
    with_browser(async || {
        let (house, driver) = (House::open("calls"), Driver::start());
        let (host, guest) = meet(&house, &driver, GAME).await;
        let both = [&host, &guest];
        guest.run_first(STUBS).await;
        guest.reload().await;
        guest.wait("window.calls && document.querySelector('#dock')").await;

        // Nothing is wished: the title and the icon say it all, without a word of the guest.
        until_turn_of(both, 0).await;
        shows_turn(&guest, "false").await;
        guest.ask("window.isAway = true; window.isStillHere = true").await;
        until_turn_of(both, 1).await;
        shows_turn(&guest, "true").await;
        assert!(guest.holds("window.isStillHere && calls.contexts + calls.shown.length === 0").await);
        let table = guest.ask("return location.href").await;

        // Leave for notices is asked for by a click, and by nothing else.
        guest.goto(&house.page("/settings")).await;
        guest.ask("document.querySelector('[name=sound][value=soft]').click()").await;
        assert!(guest.holds("document.documentElement.dataset.sound === 'soft'").await, "at once");
        guest.ask("window.isOld = true; document.querySelector('form[data-settings]').requestSubmit()").await;
        guest.wait("!window.isOld && document.querySelector('[name=sound][value=soft]')?.checked").await;
        guest.goto(&house.page("/notices")).await;
        assert_eq!(guest.ask("return calls.asked").await, json!([]));
        guest.click("label:has([name=alerts][value=on])").await.unwrap();
        guest.wait("calls.asked.length === 1").await;
        assert_eq!(guest.ask("return calls.asked").await, json!([true]), "within a click");
        assert!(guest.holds("document.querySelector('[data-refused]').hidden").await);
        guest.ask("window.isOld = true").await;
        guest.click("form[data-alerts-form] button.pri").await.unwrap();
        guest.wait("!window.isOld && document.querySelector('[name=alerts][value=on]')?.checked").await;
        assert!(guest.holds("document.documentElement.dataset.sound === 'soft'").await);

        // Now a turn is heard and shown, once.
        guest.goto(table.as_str().unwrap()).await;
        until_turn_of(both, 0).await;
        shows_turn(&guest, "false").await;
        guest.ask("window.isAway = true").await;
        until_turn_of(both, 1).await;
        shows_turn(&guest, "true").await;
        guest.wait("calls.tones > 0 && calls.shown.length === 1").await;
        let shown = guest.ask("return calls.shown[0]").await;
        assert!(shown[0].as_str().unwrap().starts_with("Your turn"), "{shown}");
        // Whoever comes back needs the notice no more.
        guest.ask("window.isAway = false; document.dispatchEvent(new Event('visibilitychange'))").await;
        guest.wait("calls.closed === 1").await;
        assert_eq!(guest.ask("return calls.asked.length").await, json!(1), "and is not asked again");
        for browser in both {
            assert_eq!(browser.console().await, Vec::<String>::new(), "errors in the console");
        }
        host.close().await;
        guest.close().await;
    });
}
