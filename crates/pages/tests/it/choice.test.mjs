// The machine of choices, without a page: node --test choice.test.mjs
import assert from "node:assert/strict";
import { test } from "node:test";
import { Choice } from "../../assets/choice.js";
import { Gesture } from "../../assets/gesture.js";

const bid = { seq: 1, prompt: "Lay or pass.", acts: [
  { p: [{ of: ["h.1", "h.2", "h.3"], called: ["R7", "R7", "G3"], min: 1, max: 2 }], text: "lay {}", say: "Lay {n}", fx: ["You stay in.", "You lead."], ask: 2 },
  { p: ["a.pass"], text: "pass", say: "Pass", fx: "You may come back in." } ] };
const place = { seq: 1, acts: [
  { p: ["h.1", "c.1"], say: "Place on 1", fx: "Takes 1." },
  { p: ["h.1", "c.2"], say: "Place on 2", fx: "Takes 2." },
  { p: ["h.2", "c.3", "c.4"], say: "Place twice", fx: "" },
  { p: ["h.3"], say: "Stop here", fx: "" },
  { p: ["h.3", "c.1"], say: "Go on", fx: "" } ] };

test("at first every first step may be chosen", () => {
  assert.deepEqual([...new Choice(place).next()], ["h.1", "h.2", "h.3"]);
  assert.deepEqual([...new Choice(bid).next()], ["a.pass", "h.1", "h.2", "h.3"]);
});

test("a sequence is complete with its last step only", () => {
  const choice = new Choice(place);
  assert.ok(choice.pick("h.1"));
  assert.equal(choice.done(), undefined);
  assert.deepEqual([...choice.next()], ["c.1", "c.2"]);
  assert.ok(choice.pick("c.2"));
  assert.equal(choice.say(choice.done()), "Place on 2");
  assert.deepEqual(choice.flat, ["h.1", "c.2"]);
  assert.equal(choice.more, false);
});

test("steps without a choice are taken along, the last one never", () => {
  const choice = new Choice(place);
  choice.pick("h.2");
  assert.deepEqual(choice.flat, ["h.2", "c.3"]);
  assert.equal(choice.done(), undefined);
  choice.pick("c.4");
  assert.ok(choice.done());
  choice.back();
  assert.deepEqual(choice.flat, ["h.2", "c.3"]);
  choice.back();
  assert.deepEqual(choice.flat, [], "the step that was taken along goes back with its choice");
});

test("a sequence that begins another one may stop there", () => {
  const choice = new Choice(place);
  choice.pick("h.3");
  assert.equal(choice.say(choice.done()), "Stop here");
  assert.ok(choice.more);
  choice.pick("c.1");
  assert.equal(choice.say(choice.done()), "Go on");
});

test("another first step starts over, a chosen one lets go with all that followed it", () => {
  const choice = new Choice(place);
  choice.pick("h.1");
  choice.pick("h.2");
  assert.deepEqual(choice.flat, ["h.2", "c.3"]);
  choice.pick("h.2");
  assert.deepEqual(choice.flat, []);
  choice.pick("h.1");
  choice.pick("c.1");
  assert.ok(choice.pick("c.1"));
  assert.deepEqual(choice.flat, ["h.1"]);
  choice.pick("c.1");
  choice.pick("h.1");
  assert.deepEqual(choice.flat, []);
});

test("another place takes the place of the chosen one, and all of them stay lit", () => {
  const choice = new Choice(place);
  choice.pick("h.1");
  assert.deepEqual([...choice.swaps()], [], "while something is still to be chosen");
  choice.pick("c.1");
  assert.deepEqual([...choice.next()], []);
  assert.deepEqual([...choice.swaps()], ["c.2"]);
  assert.equal(foreseen(choice, "c.2"), "Takes 2.", "they can be compared");
  assert.deepEqual(choice.flat, ["h.1", "c.1"], "and looking changes nothing");
  assert.ok(choice.pick("c.2"));
  assert.deepEqual(choice.flat, ["h.1", "c.2"]);
  assert.deepEqual([...choice.swaps()], ["c.1"]);
  assert.equal(choice.pick("c.3"), false, "the place of another card is none");
  assert.deepEqual(choice.flat, ["h.1", "c.2"]);
});

test("of several places that a thing could take it takes the last", () => {
  const keep = [["h.1", "h.2"], ["h.1", "h.3"], ["h.2", "h.1"], ["h.2", "h.3"], ["h.3", "h.1"], ["h.3", "h.2"]];
  const choice = new Choice({ acts: keep.map(p => ({ p, say: "Keep", fx: "" })) });
  choice.pick("h.1");
  choice.pick("h.2");
  choice.pick("h.3");
  assert.deepEqual(choice.flat, ["h.1", "h.3"], "what is kept changes, not what is played");
  choice.pick("h.1");
  assert.deepEqual(choice.flat, [], "what is played lets go first");
});

test("a step in the middle is replaced with all that followed it", () => {
  const moves = [["a.move", "w.1", "x.1"], ["a.move", "w.2", "x.2"], ["a.move", "w.2", "x.3"], ["a.end"]];
  const choice = new Choice({ acts: moves.map(p => ({ p, say: "Move", fx: "" })) });
  choice.pick("a.move");
  choice.pick("w.2");
  choice.pick("x.3");
  assert.ok(choice.others().has("w.1") && choice.others().has("a.end"));
  assert.deepEqual([...choice.swaps()], ["x.2"], "only the last step stays lit");
  choice.pick("w.1");
  assert.deepEqual(choice.flat, ["a.move", "w.1"]);
});

test("sets grow and shrink between their limits", () => {
  const choice = new Choice(bid);
  choice.pick("h.2");
  assert.equal(choice.say(choice.done()), "Lay 1");
  assert.equal(choice.effect(choice.done()), "You stay in.");
  choice.pick("h.1");
  assert.deepEqual(choice.flat, ["h.2", "h.1"]);
  assert.equal(choice.say(choice.done()), "Lay 2");
  assert.equal(choice.effect(choice.done()), "You lead.");
  assert.equal(choice.blocked("h.3"), true);
  assert.equal(choice.pick("h.3"), false, "a full set refuses");
  assert.deepEqual(choice.flat, ["h.2", "h.1"]);
  assert.deepEqual([...choice.swaps()], [], "nor does it light the rest");
  choice.pick("h.2");
  assert.deepEqual(choice.flat, ["h.1"]);
  choice.back();
  assert.ok(choice.empty);
});

test("a complete act is sent as the text of the action", () => {
  const choice = new Choice(bid);
  choice.pick("h.3");
  assert.equal(choice.text(choice.done()), "lay G3");
  choice.pick("h.2");
  assert.equal(choice.text(choice.done()), "lay G3,R7", "in the order of choosing; twins are called alike");
  choice.pick("a.pass");
  assert.equal(choice.text(choice.done()), "pass");
});

test("words follow the size of a set", () => {
  const choice = new Choice({ acts: [{ p: [{ of: ["h.1", "h.2"], min: 1, max: 2 }], say: "Lay {n} {n:card|cards}", fx: "" }] });
  choice.pick("h.1");
  assert.equal(choice.say(choice.done()), "Lay 1 card");
  choice.pick("h.2");
  assert.equal(choice.say(choice.done()), "Lay 2 cards");
});

test("a single step leaves the set", () => {
  const choice = new Choice(bid);
  choice.pick("h.1");
  assert.deepEqual([...choice.next()], ["h.2", "h.3"]);
  assert.ok(choice.others().has("a.pass"));
  choice.pick("a.pass");
  assert.deepEqual(choice.flat, ["a.pass"]);
  choice.pick("h.1");
  assert.deepEqual(choice.flat, ["h.1"]);
});

test("a set of one changes over", () => {
  const choice = new Choice({ acts: [{ p: [{ of: ["h.1", "h.2"], min: 1, max: 1 }], say: "Give", fx: "" }] });
  choice.pick("h.1");
  assert.deepEqual([...choice.swaps()], ["h.2"]);
  assert.ok(choice.pick("h.2"));
  assert.deepEqual(choice.flat, ["h.2"]);
});

test("a set after a step, and families of sets", () => {
  const choice = new Choice({ acts: [
    { p: ["a.x", { of: ["h.1", "h.2"], min: 2, max: 2 }], say: "Both", fx: "" },
    { p: ["a.y", { of: ["h.1"], min: 1, max: 1 }], say: "One", fx: "" } ] });
  choice.pick("a.x");
  choice.pick("h.1");
  assert.equal(choice.done(), undefined);
  choice.pick("h.2");
  assert.deepEqual(choice.flat, ["a.x", "h.1", "h.2"]);
  choice.pick("a.y");
  assert.deepEqual(choice.flat, ["a.y"]);
});

test("what cannot be chosen is refused and changes nothing", () => {
  const choice = new Choice(bid);
  choice.pick("h.1");
  assert.equal(choice.pick("h.9"), false);
  assert.deepEqual(choice.flat, ["h.1"]);
  assert.equal(new Choice().pick("h.1"), false);
});

test("new choices keep what is still possible", () => {
  const choice = new Choice(place);
  choice.pick("h.1");
  choice.take({ ...place, seq: 2 });
  assert.deepEqual(choice.flat, ["h.1"]);
  choice.take({ seq: 3, acts: [{ p: ["h.2"], say: "Play", fx: "" }] });
  assert.ok(choice.empty);
  const sets = new Choice(bid);
  sets.pick("h.1"); sets.pick("h.2");
  sets.take({ seq: 2, acts: [{ p: [{ of: ["h.2", "h.3"], min: 1, max: 3 }], say: "Lay {n}", fx: "" }] });
  assert.deepEqual(sets.flat, ["h.2"]);
});

// What choosing a handle would lead to, if it is lit and completes an act.
function foreseen(choice, handle) {
  const then = choice.then(handle), act = then?.done();
  return act ? then.effect(act) : "";
}

test("what a last step would do is told before it is taken", () => {
  const choice = new Choice(place);
  assert.equal(foreseen(choice, "h.1"), "");
  choice.pick("h.1");
  assert.equal(foreseen(choice, "c.2"), "Takes 2.");
  assert.equal(foreseen(choice, "c.9"), "");
  const sets = new Choice(bid);
  assert.equal(foreseen(sets, "h.1"), "You stay in.");
  sets.pick("h.1");
  assert.equal(foreseen(sets, "h.2"), "You lead.");
  assert.equal(foreseen(sets, "a.pass"), "");
  assert.deepEqual(sets.flat, ["h.1"], "looking changes nothing");
});

const click = (timeStamp, x = 100, more = {}) => ({ detail: 1, clientX: x, clientY: 50, timeStamp, pointerType: "mouse", ...more });

test("clicks at one place soon after each other are one gesture", () => {
  const gesture = new Gesture();
  assert.deepEqual([0, 150, 390, 700].map(time => gesture.note(click(time))), [1, 2, 3, 4]);
  assert.equal(gesture.note(click(1200)), 1, "later is another one");
  assert.equal(gesture.note(click(1300, 140)), 1, "and so is elsewhere");
  assert.equal(gesture.note(click(1400, 165, { pointerType: "touch" })), 2, "a finger strays further");
});

test("what a gesture has done ends with it, and keys make none", () => {
  const gesture = new Gesture();
  gesture.note(click(0));
  Object.assign(gesture, { chose: "h.1", spent: true });
  gesture.note(click(100));
  assert.deepEqual([gesture.chose, gesture.spent], ["h.1", true]);
  assert.equal(gesture.note(click(200, 0, { detail: 0 })), 1);
  assert.deepEqual([gesture.chose, gesture.spent], [null, false]);
  assert.equal(gesture.note(click(250, 0, { detail: 0 })), 1);
});
