// A lesson at the table: sends what is chosen, plays what comes of it, and lights what the voice speaks of. Where the page
// is stands in the attributes of the voice, which comes anew with every position.
import { $, $$, likes, say, speak, view } from "./page.js";
import { send } from "./stream.js";
import { append } from "./swap.js";

const SVG = "http://www.w3.org/2000/svg";
const TRAVEL = 250; // milliseconds that the light needs from one place to the next
const BREATH = 900; // milliseconds that a position stands before it is taken back
const ROOM = 6;     // pixels between a thing and the edge of its light
const LOOK = 300;   // milliseconds between two looks at where the things are: a map may be moved, a pane opened

const isStill = () => likes.motion === "still" || (likes.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);

export class Lesson {
  constructor(player, table) {
    Object.assign(this, { player, table, shown: [], wanted: [], byKey: true });
    const { query } = table;
    table.query = handle => [query.call(table, handle), ...this.did.map(did => new URLSearchParams({ did }))].join("&");
    table.hint.ask = () => $("#voice [data-show]")?.requestSubmit(); // the hint of a lesson
    this.light = document.createElementNS(SVG, "svg");
    this.light.id = "light";
    this.light.setAttribute("aria-hidden", "true");
    this.dark = this.light.appendChild(document.createElementNS(SVG, "path"));
    this.edge = this.light.appendChild(document.createElementNS(SVG, "path"));
    document.body.append(this.light);
    document.addEventListener("submit", event => this.submit(event), true);
    document.addEventListener("played", () => this.arrive());
    document.addEventListener("playing", () => this.put([]));
    addEventListener("resize", () => this.look());
    addEventListener("scroll", () => this.look(), true);
    setInterval(() => this.look(), LOOK);
    this.arrive();
  }

  get voice() { return $("#voice"); }
  get did() { return JSON.parse(this.voice.dataset.did); }

  // ---- acts -------------------------------------------------------------------------------------------------------
  // Sends a choice, or the wish to be shown one. Gives whether it was legal.
  async post({ action, show }, choice) {
    this.byKey = Boolean(document.activeElement?.matches(":focus-visible"));
    const { table, did } = this, { table: address } = document.body.dataset;
    const { status, data } = await send(`${address}/act`, { action, show, did, detours: this.voice.dataset.detours });
    if (data.error) {
      table.paint();
      table.explain(choice?.last, data.error);
      return false;
    }
    if (status >= 400 || !data.updates) throw new Error(`status ${status}`);
    for (const update of data.updates) this.receive(update);
    choice?.clear();
    table.paint();
    return true;
  }

  receive(update) {
    if (update.back === undefined) {
      speak(append(update.append).sent);
      const last = update.play?.at(-1);
      if (last && update.html?.voice?.includes(" data-waits")) last.rest = Math.max(last.rest ?? 0, BREATH);
    } else {
      for (const line of $$("#log [id^=l]")) if (parseInt(line.id.slice(1), 10) > update.back) line.remove();
    }
    this.player.receive(update);
  }

  // The way is shown with its motions.
  submit(event) {
    if (!event.target.matches?.("[data-show]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.post({ show: true }).catch(() => event.target.submit());
  }

  // ---- the voice --------------------------------------------------------------------------------------------------
  // Everything has been played: the voice is heard, what it speaks of is lit, and one key is enough to act.
  arrive() {
    const { voice } = this, { place, waits } = voice.dataset;
    if (waits !== undefined) return;
    const text = [".answer", ".said", ".lit-words"].map(part => $(part, voice)?.textContent.trim()).filter(Boolean).join(" ");
    if (text !== this.heard) say(text);
    this.heard = text;
    if (place !== location.pathname + location.search) history.replaceState(null, "", place);
    this.names = JSON.parse(voice.dataset.lit);
    const [first] = this.elements().flat(), pane = first?.closest(".pane[hidden]");
    if (pane) view(pane.id.slice("pane-".length));
    else if (first && document.body.dataset.view !== "table" && first.closest("#main, #dock")) view("table");
    // All of it is in sight if that can be, the first of it in any case.
    for (const [one] of this.elements().reverse()) one?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (this.byKey) (this.elements().flat().find(one => one.matches(".can[data-h]")) ?? $(".bar .btn", voice))?.focus({ preventScroll: true });
    this.look();
  }

  // The elements of each thing that is lit. A name may have others after a bar, which stand in for it where it is not shown;
  // for a player or the panel of the game on a page of their own stands the tab that leads there.
  elements() {
    return (this.names ?? []).map(names => names.flatMap(name => {
      const others = name.split("|"), found = others.map(one => all(one).filter(isShown)).find(shown => shown.length);
      if (found) return found.slice(0, 1);
      const last = all(others.at(-1)), tab = $(".tabbar [data-view=scores]");
      return (last.some(one => one.closest("#players, #panel")) && isShown(tab) ? [tab] : last).slice(0, 1);
    }));
  }

  // ---- the light --------------------------------------------------------------------------------------------------
  // Looks where the things are.
  look() {
    if (document.body.dataset.playing !== undefined || this.voice.dataset.waits !== undefined) return;
    this.put(this.elements().map(around).filter(Boolean));
  }

  // Lights these boxes: from where the light is, unless the person wants no motion.
  put(boxes) {
    if (`${boxes.map(key)}` === `${this.wanted.map(key)}`) return;
    const from = this.shown, begun = performance.now(), still = isStill() || !from.length || from.length !== boxes.length;
    this.wanted = boxes;
    const step = now => {
      if (this.wanted !== boxes) return;
      const t = still ? 1 : Math.min(1, (now - begun) / TRAVEL);
      this.shown = boxes.map((box, at) => still ? box : between(from[at], box, t));
      this.draw();
      if (t < 1) requestAnimationFrame(step);
    };
    step(begun);
  }

  draw() {
    const holes = this.shown.map(rounded).join("");
    this.dark.setAttribute("d", holes && `M0 0H${innerWidth}V${innerHeight}H0Z${holes}`);
    this.edge.setAttribute("d", holes);
  }
}

const all = name => [...document.querySelectorAll(`[data-h="${CSS.escape(name)}"], [data-t="${CSS.escape(name)}"], #${CSS.escape(name)}`)].sort((one, other) => !one.closest("#main") - !other.closest("#main"));
const isShown = one => one.checkVisibility() && boxOf(one).width > 1;
const key = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);

// The box of an element; of one that takes no room itself, that of all it holds.
function boxOf(one) {
  const box = one.getBoundingClientRect();
  return box.width > 1 ? box : union([...one.querySelectorAll("*")].map(inner => inner.getBoundingClientRect()).filter(inner => inner.width > 1)) ?? box;
}

function union(boxes) {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map(box => box.left)), top = Math.min(...boxes.map(box => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map(box => box.right)) - left, Math.max(...boxes.map(box => box.bottom)) - top);
}

// The box around some elements, as far as they are in the window.
function around(elements) {
  const whole = union(elements.filter(isShown).map(boxOf).filter(box => box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth));
  return whole && new DOMRect(whole.x - ROOM, whole.y - ROOM, whole.width + 2 * ROOM, whole.height + 2 * ROOM);
}

function between(from, to, t) {
  const eased = t * (2 - t), of = name => from[name] + (to[name] - from[name]) * eased;
  return new DOMRect(of("x"), of("y"), of("width"), of("height"));
}

function rounded({ x, y, width, height }) {
  const r = Math.min(12, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
