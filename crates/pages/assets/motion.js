// Plays how a new position came about. The new drawing is put in first, whole and at once; then its beats are seen in
// the layer over the page, one after the other. A press ends them: what it says is judged by the newest position.
import { REST, mirrored, prepare, remember } from "./drawings.js";
import { KINDS, outline } from "./kinds.js";
import { $, closeNotice, likes, notice } from "./page.js";
import { hush } from "./sound.js";
import { find, lift, ring } from "./veil.js";

// How much longer travels and rests take, and how long a sheet that nobody closes stands while something waits, in
// milliseconds.
const PACES = {
  slow: { travel: 1.5, rest: 1.9, sheet: 60_000 }, normal: { travel: 1, rest: 1, sheet: 12_000 },
  quick: { travel: .6, rest: .35, sheet: 4000 }, once: { travel: 0, rest: 0, sheet: 4000 },
};
const CUE = 120;       // from the light of the plate to the motion
const OWN = .7;        // one knows already what one did oneself
const LATE = 12_000;   // of what is still to be played; then rests are shorter, after twice as much travels as well
const OUTLINED = { still: 700, once: 600 }; // how long an outline stands where nothing travels
const MISSED = 3;      // beats that are outlined when one looks again

const pace = () => PACES[likes.pace] ?? PACES.normal;
const isStill = () => likes.motion === "still" || (likes.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);

export class Player {
  // `put` shows an update without any motion.
  constructor(put) {
    Object.assign(this, { put, waiting: [], playing: false, stopped: false, missed: [], sheetSince: 0 });
    addEventListener("pointerdown", event => this.press(event), true);
    addEventListener("keydown", event => this.key(event), true);
    addEventListener("resize", ({ isTrusted }) => { if (isTrusted) this.flush(); }); // not when a part of the page says so
    document.addEventListener("visibilitychange", () => document.hidden ? this.flush() : this.catchUp());
    $("#notice")?.addEventListener("close", () => this.goOn());
    this.goOn = () => { /* nothing waits for the sheet yet */ };
  }

  // Shows an update when those before it have been played; one that goes back has the beats of what it undoes.
  receive(update) {
    this.waiting.push(update);
    if (!this.playing) this.run();
  }

  async run() {
    this.playing = true;
    while (this.waiting.length) {
      await this.read();
      const update = this.waiting.shift(); // a press may have taken it
      if (!update) break;
      this.stopped = false;
      await this.play(update).catch(error => this.fail(update, error));
    }
    this.playing = false;
    document.body.removeAttribute("data-playing");
    this.tellPlayed();
  }

  // Whatever is wrong with beats, the page shows the position.
  fail(update, error) {
    console.error(error);
    lift();
    if (this.shown !== update) this.show(update);
  }

  show(update) {
    this.shown = update;
    this.put(update);
  }

  tellPlayed() { document.dispatchEvent(new CustomEvent("played", { detail: Number(document.body.dataset.seq) })); }

  async play(update) {
    const { play = [], back } = update, beats = back === undefined ? play : mirrored(play);
    if (!beats.length || document.hidden) {
      if (document.hidden) this.missed.push(...beats);
      return this.show(update);
    }
    lift(); // outlines of before
    document.dispatchEvent(new Event("playing"));
    const before = remember(beats), atOnce = pace().travel === 0, still = isStill() || atOnce;
    this.show(update);
    document.body.toggleAttribute("data-playing", !atOnce);
    this.turn = {};
    const scene = { ...before, later: (ms, action) => this.later(ms, action), open: () => this.open() };
    if (!still) prepare(beats, scene);
    for (const beat of beats) {
      if (beat.read && !atOnce) await this.read();
      if (this.stopped) return;
      if (atOnce) this.outline(beat, scene);
      else await this.beat(beat, scene, still);
    }
    if (this.stopped) return;
    if (!atOnce) lift();
    this.open(); // unless a beat has opened it
  }

  outline(beat, scene) {
    document.dispatchEvent(new CustomEvent("beat", { detail: beat }));
    outline(beat, scene, OUTLINED.once);
  }

  async beat(beat, scene, still) {
    const { travel, rest } = this.speed(), line = beat.l && document.querySelectorAll(`#log [id^="l${beat.l}-"]`);
    document.dispatchEvent(new CustomEvent("beat", { detail: beat }));
    bringIntoSight(beat);
    for (const one of line || []) one.classList.add("playing");
    if (still) await this.wait(outline(beat, scene, OUTLINED.still));
    else {
      const own = beat.by && beat.by === document.body.dataset.seat, plate = beat.by && !own ? find(`@plate:${beat.by}`) : null, t = travel * (own ? OWN : 1);
      if (plate) ring(plate.box, "cue", { ms: 620 * t });
      const start = plate ? CUE * t : 0;
      let end = start;
      for (const motion of beat.h ?? []) {
        const from = (motion.then ? end : start) + (motion.at ?? 0) * t;
        end = Math.max(end, KINDS[motion.k]?.(motion, { ...scene, from, t }) ?? from);
      }
      await this.wait(end);
    }
    if (!this.stopped) await this.wait((beat.rest ?? REST) * rest);
    for (const one of line || []) one.classList.remove("playing");
  }

  // The pace that the person chose, and a quicker one if much waits.
  speed() {
    const { travel, rest } = pace(), beats = this.waiting.flatMap(update => update.play ?? []);
    const ms = beats.reduce((sum, beat) => sum + 500 * travel + (beat.rest ?? REST) * rest, 0);
    return { travel: ms > 2 * LATE ? travel / 2 : travel, rest: ms > LATE ? rest / 3 : rest };
  }

  wait(ms) {
    if (!(ms > 0) || this.stopped) return Promise.resolve();
    return new Promise(done => { this.wake = done; this.timer = setTimeout(done, ms); });
  }

  // Does something in a while, unless the update is over by then.
  later(ms, action) {
    const { turn } = this;
    setTimeout(() => { if (this.turn === turn && !this.stopped) action(); }, ms);
  }

  // ---- sheets ---------------------------------------------------------------------------------------------------
  open() { if (notice()) this.sheetSince = Date.now(); }

  // Waits until an open sheet has been read: until it is closed, or its time is over.
  read() {
    const left = this.sheetSince + pace().sheet - Date.now();
    if (!$("#notice[open]") || left <= 0) { closeNotice(); return Promise.resolve(); }
    return new Promise(done => {
      const timer = setTimeout(done, left);
      this.goOn = () => { clearTimeout(timer); done(); };
    }).then(() => closeNotice());
  }

  // ---- never in the way -----------------------------------------------------------------------------------------
  // Puts in at once what waits, and takes the layer away.
  flush() {
    this.goOn();
    if (!this.playing) return;
    this.stopped = true;
    this.turn = {};
    hush();
    lift();
    document.body.removeAttribute("data-playing");
    if (this.waiting.length) this.show(joined(this.waiting.splice(0)));
    clearTimeout(this.timer);
    this.wake?.();
  }

  press({ target }) {
    if (!target.closest?.("#main, #dock, .hand")) return;
    closeNotice();
    this.flush();
  }

  key(event) {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches?.("input, textarea, select")) return;
    if (!this.playing || !/^( |Enter|[1-9npuh])$/.test(key) || target.closest?.("dialog, .side, header")) return;
    const isSkip = key === " " && !target.closest?.("[data-h], button, a, summary");
    if (isSkip) event.preventDefault();
    closeNotice();
    this.flush();
    if (isSkip) event.stopPropagation();
  }

  // What happened while nobody looked is outlined.
  catchUp() {
    const names = this.missed.slice(-MISSED).flatMap(beat => beat.h ?? []).flatMap(motion => [motion.y ?? []].flat());
    this.missed = [];
    for (const name of names) { const found = find(name); if (found) ring(found.box, "", { ms: 900 }); }
    if (names.length) setTimeout(() => { if (!this.playing) lift(); }, 1000);
  }
}

// Updates as one, for a page that shows nothing between them: of each cell, and of what not every update says, the last.
// Putting them in one by one would hold the page up for some hundredths of a second each.
function joined(updates) {
  const html = Object.assign({}, ...updates.map(update => update.html));
  return { ...Object.assign({}, ...updates), html, play: updates.at(-1).play };
}

// What a sheet tells next is in sight there, however long the sheet is.
function bringIntoSight({ h = [] }) {
  const names = new Set(h.flatMap(motion => [motion.y ?? []].flat()));
  for (const one of document.querySelectorAll("#notice[open] [data-t]")) if (names.has(one.dataset.t)) one.scrollIntoView({ block: "nearest" });
}
