// The replay of a game: its positions one after the other, forward with their motions and back with the same ones
// mirrored. The page knows no later position than the furthest that it has met, unless the person asked for the whole game.
import { $, $$, closeNotice, say, speak } from "./page.js";
import { Study } from "./study.js";
import { append } from "./swap.js";

const BETWEEN = 500; // from one move to the next while the game runs by itself, in milliseconds
const SWIPE = 48;    // pixels that a finger goes across the board at least
const SWIFT = 700;   // milliseconds that it takes at most

export class Replay {
  // `player` shows updates.
  constructor(player) {
    const { step, next, known, marks = [] } = JSON.parse(document.body.dataset.replay);
    Object.assign(this, { player, step, next, known, marks, wanted: null, busy: false, plays: false });
    document.addEventListener("click", event => this.click(event), true);
    document.addEventListener("input", ({ target }) => {
      if (target !== this.slider) return;
      const to = this.known[target.value];
      this.stop(); // which puts the slider where the page is
      this.wander(to);
    });
    addEventListener("keydown", event => this.key(event), true);
    for (const touch of ["touchstart", "touchend", "touchcancel"]) document.addEventListener(touch, event => this.touch(event), { passive: true });
    document.addEventListener("played", () => this.playOn());
    this.paint();
    if (new URL(location).searchParams.has("together")) new Study(this);
  }

  get slider() { return $(".moments input"); }

  get place() { return this.known.indexOf(this.step); }

  // Where a button or a key leads: a position, or nothing.
  target(go) {
    const later = this.known.filter(step => step > this.step), rounds = this.rounds();
    switch (go) {
      case "first": return this.known[0];
      case "back": return this.known[this.place - 1];
      case "on": return this.next;
      case "last": return later.at(-1) ?? this.next;
      case "round-back": return rounds.findLast(step => step < this.step) ?? this.known[0];
      case "round-on": return rounds.find(step => step > this.step) ?? later.at(-1);
      default: return undefined;
    }
  }

  // The positions at which a round or a phase begins: the headings of the log.
  rounds() { return $$("#log .rd").map(line => this.reached(line)).filter(step => step !== undefined); }

  // The first position after what a line of the log tells.
  reached(line) {
    const at = Number(/^l(\d+)-/.exec(line.id)?.[1] ?? NaN);
    return this.known.find(step => step >= at);
  }

  // Goes to a position. While an answer is awaited the last wish counts.
  async go(step) {
    if (step === undefined || step === (this.wanted ?? this.step)) return;
    this.wanted = step;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.wanted !== null) {
        const to = this.wanted;
        this.wanted = null;
        if (!await this.turn(to)) break;
      }
    } finally {
      this.wanted = null;
      this.busy = false;
    }
  }

  // Shows another position. Gives whether it came.
  async turn(to) {
    const address = new URL(this.link(to), location), { dataset } = document.body, { seq } = dataset, onward = to === this.next;
    address.searchParams.set("from", this.step);
    address.searchParams.set("seq", seq);
    const answer = await fetch(address, { headers: { Accept: "application/json" } }).catch(() => null);
    if (!answer?.ok) {
      this.stop();
      say(this.slider.dataset.unreached, "alarm");
      return false;
    }
    const update = await answer.json();
    if (update.go) { location.assign(update.go); return false; }
    this.player.flush();
    if (!this.plays) closeNotice();
    if (onward) dataset.passed = $("#notice").dataset.key ?? ""; else delete dataset.passed;
    const { sent } = append(update.append);
    if (!this.plays) speak(sent);
    const { known = [], marks = [] } = update.replay;
    this.marks.push(...marks.filter(mark => !this.marks.some(one => one.step === mark.step && one.kind === mark.kind)));
    ({ step: this.step, next: this.next } = update.replay);
    this.known = [...new Set([...this.known, ...known])].sort((one, other) => one - other);
    history.replaceState(null, "", this.link(this.step)); // first: what is read beside the board is fetched for this address
    this.player.receive(update);
    this.paint();
    document.dispatchEvent(new Event("turned"));
    return true;
  }

  // Goes where the person wants to go, and not where whoever leads is.
  wander(step) {
    document.dispatchEvent(new Event("wandered"));
    this.go(step);
  }

  // The address of a position through the same eyes.
  link(step) {
    const address = new URL(location);
    address.searchParams.set("step", step);
    return address.pathname + address.search;
  }

  // ---- by itself --------------------------------------------------------------------------------------------------
  play() {
    this.plays = true;
    this.paint();
    this.wander(this.next);
  }

  stop() {
    this.plays = false;
    clearTimeout(this.timer);
    this.paint();
  }

  playOn() {
    clearTimeout(this.timer);
    if (!this.plays) return;
    if (this.next === undefined) this.stop();
    else this.timer = setTimeout(() => { if (this.plays) this.go(this.next); }, BETWEEN);
  }

  // ---- the bar ----------------------------------------------------------------------------------------------------
  // Shows where the page is. The server knows nothing of the bar of an open page.
  paint() {
    const { slider } = this;
    if (!slider) return;
    slider.max = this.known.length - 1;
    slider.value = this.place;
    slider.setAttribute("aria-valuetext", $("#moment")?.textContent.trim() ?? "");
    for (const one of $$(".moments [data-go]")) one.setAttribute("aria-disabled", one.dataset.go === "play" ? this.next === undefined : this.target(one.dataset.go) === undefined || this.target(one.dataset.go) === this.step);
    this.paintMarks();
    $(".moments [data-go=play]").setAttribute("aria-pressed", this.plays);
    for (const link of $$("a[data-replay]")) {
      const address = new URL(link.href);
      address.searchParams.set("step", this.step);
      link.href = address;
    }
    const lines = $$("#log li"), now = lines.findLast(line => this.isBehind(line));
    for (const line of lines) {
      line.classList.toggle("later", !this.isBehind(line));
      line.toggleAttribute("aria-current", line === now);
    }
    now?.scrollIntoView({ block: "nearest" });
  }

  // What a review has marked, above the slider. No mark is wider on a long game than on a short one.
  paintMarks() {
    const track = $(".moments .track svg"), last = Math.max(1, this.known.length - 1);
    track?.replaceChildren(...this.marks.map(({ step, kind }) => {
      const path = document.createElementNS(track.namespaceURI, "path");
      path.setAttribute("d", `M${1000 * this.known.indexOf(this.known.find(known => known >= step)) / last} 0v10`);
      path.setAttribute("class", kind);
      return path;
    }));
  }

  // The position at a place of the graph: its lowest line goes from the first step to the last.
  charted({ target, clientX }) {
    const figure = target.closest("figure[data-last]"), line = figure?.querySelector(".grid").getBoundingClientRect();
    if (!line) return undefined;
    const step = (clientX - line.left) / line.width * figure.dataset.last;
    return this.known.findLast(known => known <= step) ?? this.known[0];
  }

  isBehind(line) {
    const at = /^l(\d+)-/.exec(line.id);
    return !at || Number(at[1]) <= this.step;
  }

  click(event) {
    const { target } = event, go = target.closest("[data-go]")?.dataset.go, line = target.closest("#log li");
    if (target.closest("[data-h]")) event.stopImmediatePropagation(); // nothing is chosen here
    const marked = target.closest("a[data-step]"), at = marked ? Number(marked.dataset.step) : this.charted(event);
    if (go) this.press(go);
    else if (at !== undefined) { event.preventDefault(); this.stop(); this.wander(at); }
    else if (line && !target.closest("a")) { this.stop(); this.wander(this.reached(line)); }
  }

  press(go) {
    if (go === "play" && !this.plays) return this.play();
    this.stop();
    this.wander(this.target(go));
  }

  // A finger that goes over the board to the left shows the next position, to the right the one before.
  touch(event) {
    const { type, target, touches, timeStamp: time } = event, { clientX: x, clientY: y } = event.changedTouches[0];
    if (type === "touchstart") {
      this.finger = touches.length === 1 && target.closest?.("#main") && !goesAlong(target) ? { x, y, time } : null;
      return;
    }
    const begun = this.finger;
    this.finger = null;
    if (!begun || type === "touchcancel") return;
    const across = x - begun.x;
    if (Math.abs(across) >= SWIPE && Math.abs(across) > 2 * Math.abs(y - begun.y) && time - begun.time <= SWIFT) this.press(across < 0 ? "on" : "back");
  }

  key(event) {
    const { key, target, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, textarea, select, dialog:modal, [role=tab], header, summary, .menu")) return;
    if (key === " " && target.closest?.("button, a")) return;
    const go = { ArrowLeft: shiftKey ? "round-back" : "back", ArrowRight: shiftKey ? "round-on" : "on", Home: "first", End: "last", " ": "play" }[key];
    if (!go) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.press(go);
  }
}

// Whether something on the board goes along with the finger: what is scrolled sideways, and a map that was zoomed in.
function goesAlong(target) {
  const map = target.closest("svg[data-zoomable]"), area = box => box.split(/[ ,]+/).slice(2).reduce((w, h) => w * h);
  if (map?.dataset.box && area(map.getAttribute("viewBox")) < .95 * area(map.dataset.box)) return true;
  for (let one = target; one; one = one.id === "main" ? null : one.parentElement) {
    if (one.scrollWidth > one.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(one).overflowX)) return true;
  }
  return false;
}
