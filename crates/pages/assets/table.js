// The table: shows what may be chosen, takes choices by pointer and keys, sends the act.
import { Choice } from "./choice.js";
import { Coach } from "./coach.js";
import { Gesture } from "./gesture.js";
import { Hint } from "./hint.js";
import { keys, nearest } from "./keys.js";
import { close, magnifier } from "./magnify.js";
import { $, $$, closeNotice, fill, likes, say, words } from "./page.js";
import { presses } from "./press.js";
import { freshKey, send } from "./stream.js";

const SETTLES = 800; // milliseconds after a choice

export class Table {
  constructor(root, post, address) {
    Object.assign(this, { root, post, address, choice: new Choice(), gesture: new Gesture(), busy: false, settled: 0, pointer: "", lastFocus: new Map() });
    this.hint = new Hint(this, `${address}/hint`);
    this.coach = new Coach(this);
    root.addEventListener("pointerdown", event => { this.pointer = event.pointerType; });
    root.addEventListener("click", event => this.again(event), true);
    root.addEventListener("click", event => this.click(event));
    root.addEventListener("gone", event => this.refuse(event.detail)); // it was taken away while it was pressed
    root.addEventListener("keydown", event => this.key(event));
    root.addEventListener("focusin", event => this.focused(event.target.closest?.("[data-h]")));
    root.addEventListener("pointerover", event => this.preview(event.target.closest?.("[data-h]")?.dataset.h));
    root.addEventListener("pointerout", () => this.preview());
    addEventListener("resize", () => { if (!$("#tip").hidden) this.placeTip?.(); });
    magnifier(root);
  }

  take(legal) {
    const { offered } = this, { prompt, seq, acts, ahead } = this.choice.legal;
    // What was chosen ahead and is owed now, lapses without a step if it is not allowed.
    const lapses = ahead?.fixed && acts.length && seq === legal.seq && legal.acts.length && !legal.ahead;
    this.choice.take(legal);
    this.offered = JSON.stringify(legal.acts);
    if (offered !== this.offered) this.hideTip();
    else if (prompt !== legal.prompt && !$("#tip").hidden && this.explained) this.refuse(this.explained, true); // now others are awaited
    this.paint();
    if (lapses) this.explain(null, { text: words.ahead_lapsed });
  }

  // ---- choosing -----------------------------------------------------------------------------------
  // Gives whether the choice took the handle.
  pick(handle, byKey) {
    if (this.busy) { this.underway(handle); return false; }
    this.hideTip();
    const later = performance.now() > this.settled && this.later(handle); // what follows a choice at once is no choice ahead
    if (later) { this.fix(later, handle); return true; }
    if (!this.choice.pick(handle)) { this.refuse(handle); return false; }
    const act = this.choice.done();
    if (act && !this.choice.more && !this.choice.set.length && !this.mustAsk(act)) {
      for (const one of this.choice.flat) this.at(one)?.classList.add("sel"); // on its way
      this.commit(act);
      return true;
    }
    this.paint();
    if (act && byKey && !this.choice.set.length) $("#commit")?.focus();
    say(this.progress());
    return true;
  }

  // A choice is on its way. What belongs to it looks so; of anything else the page says why it does nothing.
  underway(handle) {
    if (!this.choice.flat.includes(handle)) this.explain(handle, { text: words.underway });
  }

  // Whether an act waits for a second word: `ask` says that it cannot be taken back at this table, `ends` that the turn
  // ends with it.
  mustAsk({ ask = 0, ends = 0 }) {
    const stands = ask > 0 || (ends > 0 && likes.turns === "self");
    switch (likes.confirm) {
      case "always": return true;
      case "final": return stands;
      case "never": return false;
      default: return stands || this.pointer === "touch";
    }
  }

  back() {
    const { last } = this.choice;
    this.choice.back();
    this.paint();
    say(this.progress());
    this.at(last)?.focus();
  }

  async commit(act = this.choice.done()) {
    if (!act || this.busy) return;
    const { choice, root } = this, first = choice.flat[0], byKey = document.activeElement?.matches(":focus-visible");
    const action = choice.text(act), key = this.retry?.action === action ? this.retry.key : freshKey();
    const body = { seq: choice.legal.seq, action, key };
    if (document.body.dataset.seat) body.seat = document.body.dataset.seat;
    if (this.coach.sure(body)) body.sure = true;
    this.busy = this.gesture.spent = true;
    this.hint.forget();
    root.setAttribute("aria-busy", "true");
    const slow = setTimeout(() => $("#commit")?.classList.add("busy"), 300);
    try {
      const done = await presses.until(this.post(body, choice));
      this.retry = null;
      if (done && byKey) (this.at(first) ?? $(".can", root) ?? $("#dock"))?.focus({ preventScroll: true });
    } catch {
      this.retry = { key, action }; // the same request again, should it have arrived
      this.paint();
      this.effect(words.unsent);
      say(words.unsent, "alarm");
    } finally {
      clearTimeout(slow);
      this.settled = performance.now() + SETTLES;
      this.busy = false;
      root.removeAttribute("aria-busy");
      if ($("#tip").textContent === words.underway) this.hideTip();
      $("#commit")?.classList.remove("busy");
    }
  }

  // ---- choosing ahead -------------------------------------------------------------------------------
  // What may be chosen ahead, while others are to choose.
  get ahead() {
    const { acts, ahead } = this.choice.legal;
    return acts.length ? [] : ahead?.acts ?? [];
  }

  later(handle) { return this.ahead.find(({ p: [first] }) => first === handle); }

  get fixed() { return this.ahead.find(({ text }) => text === this.choice.legal.ahead.fixed); }

  // Chooses ahead, or no more what is chosen so. It looks so at once; refused, it goes back, with the reason beside it.
  async fix(act, handle) {
    const { ahead } = this.choice.legal, before = ahead.fixed, { seat } = document.body.dataset;
    ahead.fixed = before === act.text ? null : act.text;
    this.paint();
    say(ahead.fixed ? fill(words.ahead, { text: act.say }) : words.ahead_off);
    const { data } = await presses.until(send(`${this.address}/ahead`, { text: ahead.fixed, seat })).catch(() => ({ data: { error: { text: words.unsent } } }));
    if (!data.error) return;
    ahead.fixed = before;
    this.paint();
    this.explain(handle, data.error);
  }

  // ---- why not ------------------------------------------------------------------------------------
  // The server says why a handle cannot be chosen now; whoever asks the same once more is told the same.
  async refuse(handle, quiet = false) {
    const { offered, choice: { legal, flat } } = this;
    const question = `${legal.seq} ${this.query(handle)}`, is = () => this.offered === offered && `${this.choice.flat}` === `${flat}`;
    if (this.told?.question !== question) this.told = { question, answer: this.why(handle) };
    const why = await presses.until(this.told.answer);
    if (why && is() && (!quiet || !$("#tip").hidden)) this.explain(handle, { ...why, quiet });
  }

  query(handle) { return new URLSearchParams([["h", handle], ...this.choice.flat.map(pick => ["p", pick])]).toString(); }

  async why(handle) {
    try {
      const answer = await fetch(`${this.address}/why?${this.query(handle)}`, { headers: { Accept: "application/json" }, signal: AbortSignal.timeout(12000) });
      const why = answer.status === 204 ? null : await answer.json();
      return why?.error ?? why;
    } catch {
      this.told = null;
      return { text: words.unsent };
    }
  }

  // A note beside a handle with the reason and its rule; the things it speaks of are outlined.
  explain(handle, { text, rule, handles = [], quiet }, beside) {
    const tip = $("#tip"), number = rule?.split("-").at(-1);
    this.explained = handle;
    tip.replaceChildren(text);
    if (rule) {
      const link = Object.assign(document.createElement("a"), { className: "ref", href: `${document.body.dataset.rules}#${rule}`, textContent: `§\u00a0${number}` });
      link.setAttribute("aria-label", fill(words.rule, { n: number }));
      tip.append(" ", link);
    }
    tip.hidden = false;
    this.placeTip = () => putBeside(tip, this.at(handle) ?? (beside?.isConnected ? beside : $("#dock")));
    this.placeTip();
    for (const one of handles) this.at(one)?.classList.add("refused");
    if (quiet) return;
    clearTimeout(this.tipTimer);
    this.tipTimer = setTimeout(() => { if (!tip.contains(document.activeElement) && !tip.matches(":hover")) this.hideTip(); }, 7000);
    say(rule ? `${text} ${fill(words.rule, { n: number })}.` : text);
  }

  hideTip() {
    const tip = $("#tip");
    if (tip.hidden) return false;
    tip.hidden = true;
    $$(".refused", this.root).forEach(one => one.classList.remove("refused"));
    return true;
  }

  // ---- showing the state of the choice --------------------------------------------------------------
  at(handle) { return handle ? this.root.querySelector(`[data-h="${CSS.escape(handle)}"]`) : null; }
  name(handle) { const one = this.at(handle); return one?.getAttribute("aria-label") ?? one?.textContent.trim() ?? handle; }
  handles() { return $$("[data-h]", this.root); }

  // What is shown of a name where there is little room: its first words.
  brief(handle) { return this.name(handle).split(/[,:;(]/, 1)[0].trim(); }

  // Where the choice stands: what was chosen last, what it amounts to or what is asked next, how many choices there are.
  progress() {
    const { choice } = this, count = choice.next().size, act = choice.done(), others = choice.swaps().size;
    const last = choice.empty ? choice.legal.prompt : fill(words.chosen, { name: this.name(choice.last) });
    const whole = act ? `${this.spoken(act)}. ${choice.effect(act)}` : !choice.empty && choice.question, number = count === 1 ? words.choice : fill(words.choices, { n: count });
    const instead = others && fill(others === 1 ? words.other : words.others, { n: others });
    const parts = act && !count ? [whole, words.ready, instead] : [last, whole, count && number];
    return parts.filter(Boolean).join(" ");
  }

  // A button for each first step that nothing on the page stands for: pass, end of turn.
  buttons() {
    const { acts } = this.choice.legal, commit = $("#commit"), firsts = new Map();
    for (const { p: [first], say: words } of [...acts, ...this.ahead]) if (typeof first === "string" && !firsts.has(first)) firsts.set(first, words);
    for (const one of $$("#dock .acts [data-h]")) if (firsts.get(one.dataset.h) !== one.textContent) one.remove();
    for (const [handle, words] of firsts) {
      if (!commit || this.at(handle)) continue;
      const button = Object.assign(document.createElement("button"), { type: "button", className: "btn", textContent: words });
      button.dataset.h = handle;
      commit.before(button);
    }
  }

  paint() {
    this.buttons();
    const { choice } = this, ahead = new Set(this.ahead.map(({ p: [first] }) => first)), fixed = this.fixed?.p[0];
    const next = choice.next(), swaps = choice.swaps(), others = choice.others(), flat = choice.flat;
    for (const one of this.handles()) {
      const handle = one.dataset.h, order = flat.indexOf(handle), chosen = order >= 0, can = !chosen && (next.has(handle) || swaps.has(handle));
      const other = !can && others.has(handle);
      one.classList.toggle("can", can);
      one.classList.toggle("sel", chosen);
      one.classList.toggle("alt", other);
      one.classList.toggle("later", ahead.has(handle));
      one.classList.toggle("fixed", handle === fixed);
      if (chosen) one.dataset.n = order + 1; else delete one.dataset.n;
      const disc = $(".num", one);
      if (disc) disc.textContent = chosen ? order + 1 : "";
      one.setAttribute("aria-pressed", chosen || handle === fixed);
      one.setAttribute("aria-disabled", !(can || chosen || other || ahead.has(handle)));
      one.tabIndex = -1;
    }
    this.paintDock(flat);
    for (const group of $$("[data-group]", this.root)) {
      const inside = $$("[data-h]", group).filter(one => !one.hidden), last = this.lastFocus.get(group.dataset.group);
      const stop = inside.find(one => one.dataset.h === last) ?? inside.find(one => one.matches(".can")) ?? inside[0];
      if (stop) stop.tabIndex = 0;
    }
    this.hint.paint();
    this.foresee(flat);
    this.root.dispatchEvent(new CustomEvent("chosen", { detail: flat }));
  }

  paintDock(flat) {
    const { choice } = this, act = choice.done(), go = $("#commit"), back = $("#back"), steps = $("#steps");
    steps?.replaceChildren(...flat.map((handle, at) => {
      const chip = document.createElement("span"), number = document.createElement("b");
      number.textContent = at + 1;
      chip.append(number, this.brief(handle));
      chip.title = this.name(handle);
      return chip;
    }));
    if (go) {
      go.hidden = !act;
      go.firstElementChild.textContent = act ? this.commits(act) : "";
      go.setAttribute("aria-label", act ? this.spoken(act) : "");
    }
    if (back) back.hidden = choice.empty;
    // A button that completes the act makes room for the one that commits it.
    for (const one of $$("#dock .acts [data-h]")) one.hidden = Boolean(act) && one.dataset.h === choice.last;
    this.reachable(steps?.parentElement);
    this.resting = act ? choice.effect(act) : choice.empty ? this.hint.text || this.waiting : choice.question;
    this.effect(this.resting);
  }

  // A line that scrolls takes the focus, so that keys can scroll it; one that does not is no stop.
  reachable(line) {
    if (!line) return;
    if (line.scrollWidth > line.clientWidth) line.tabIndex = 0; else line.removeAttribute("tabindex");
  }

  // What the button that commits an act reads.
  commits(act) {
    const text = this.choice.say(act);
    return act.ends ? fill(words.ends_turn, { text }) : text;
  }

  // The name of that button: the whole sentence, which begins with what it reads.
  spoken(act) {
    const seen = this.commits(act), whole = this.choice.whole(act);
    return seen.startsWith(whole) ? seen : whole.startsWith(seen) ? whole : `${seen}: ${whole}`;
  }

  // What the dock says while nothing is chosen: what is to be done, or what will be.
  get waiting() {
    const { fixed } = this, { prompt = "" } = this.choice.legal;
    return fixed ? fill(words.ahead, { text: fixed.say }) : prompt;
  }

  effect(text) {
    const place = $("#fx");
    if (place) place.textContent = text;
  }

  // Back to what the dock says when nothing is pointed at.
  rest() { this.effect(this.resting ?? ""); }

  // Shows the drawings of what these handles would do, where the game has drawn any: a drawing names the first ones.
  foresee(flat) {
    const wanted = `${flat.join(" ")} `;
    for (const one of $$("[data-preview]", this.root)) one.classList.toggle("on", wanted.startsWith(`${one.dataset.preview} `));
  }

  // What a last step would do, before it is taken.
  preview(handle) {
    if (this.busy || handle === this.previewed) return;
    this.previewed = handle;
    const then = handle ? this.choice.then(handle) : null, act = then?.done(), text = act ? then.effect(act) : "";
    this.effect(text || (handle && this.later(handle)?.say) || this.resting || "");
    this.foresee(text ? then.flat : this.choice.flat);
  }

  // ---- pointer ------------------------------------------------------------------------------------
  // Before anything else sees a click: what only ends a gesture that has chosen or sent something is no click of its own.
  again(event) {
    const { gesture } = this;
    if (gesture.note(event) === 1 || !(gesture.chose || gesture.spent)) return;
    event.preventDefault();
    event.stopPropagation();
    if (gesture.number === 2 && !gesture.spent) this.twice(event.target);
  }

  // A second click confirms what the first has chosen, if that completes the choice and still lies there.
  twice(target) {
    const { choice, gesture: { chose: { handle, offered } } } = this, one = this.at(handle);
    const lies = one?.hidden || target.closest("#commit") || target.closest("[data-h]") === one;
    if (this.busy || offered !== this.offered || !lies) return;
    if (!choice.flat.includes(handle)) choice.pick(handle); // the first one let it go
    const act = choice.done();
    if (act && !choice.more && choice.last === handle) this.commit(act);
    else this.paint();
  }

  click(event) {
    if (event.target.closest("#commit")) return this.commit();
    if (event.target.closest("#back")) return this.back();
    const one = event.target.closest("[data-h]");
    if (one) {
      const { offered } = this, handle = one.dataset.h;
      if (this.pick(handle, event.detail === 0)) this.gesture.chose = { handle, offered };
    } else if (!event.target.closest("#tip")) this.hideTip();
  }

  // ---- keys ---------------------------------------------------------------------------------------
  focused(one) {
    const group = one?.closest("[data-group]");
    if (group) {
      this.lastFocus.set(group.dataset.group, one.dataset.h);
      $$("[data-h]", group).forEach(other => { other.tabIndex = other === one ? 0 : -1; });
    }
    this.preview(one?.dataset.h);
  }

  key(event) {
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey || $("dialog:modal")) return;
    const one = event.target.closest("[data-h]");
    this.pointer = "key";
    if (event.repeat && ["Enter", " "].includes(event.key)) { // a key that is held down chooses once
      if (event.target.closest("[data-h], #commit, #back")) event.preventDefault();
      return;
    }
    if (event.key === "Escape") { if (!close() && !this.hideTip() && !closeNotice()) { if (this.choice.empty) return; this.back(); } }
    else if (event.key === "Enter" && this.confirms(one, event.target)) this.commit();
    else if (one && event.key.startsWith("Arrow")) nearest(one, event.key)?.focus();
    else if (one && !(one instanceof HTMLButtonElement) && (event.key === "Enter" || event.key === " ")) this.pick(one.dataset.h, true);
    else if (likes.keys === "off" || !keys(this, event.key, one)) return;
    event.preventDefault();
  }

  // Whether Enter confirms here: on what is chosen already, or where it would do nothing else.
  confirms(one, target) {
    return Boolean(this.choice.done()) && (one ? one.matches(".sel") : !target.closest("a, button, summary, [tabindex='0']"));
  }
}

// Puts a note over an element, or under it where there is no room; over a whole hand, not over its other cards.
function putBeside(note, one) {
  const box = one.getBoundingClientRect(), above = (one.closest("[data-group=hand]") ?? one).getBoundingClientRect().top - note.offsetHeight - 10;
  note.style.left = `${Math.max(8, Math.min(innerWidth - note.offsetWidth - 8, box.left + box.width / 2 - note.offsetWidth / 2))}px`;
  note.style.top = `${above > 8 ? above : Math.min(innerHeight - note.offsetHeight - 8, box.bottom + 10)}px`;
}
