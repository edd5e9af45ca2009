// The table: shows what may be chosen, takes choices by pointer and keys, sends the act.
import { Choice } from "./choice.js";
import { Hint } from "./hint.js";
import { keys, nearest } from "./keys.js";
import { close, magnifier } from "./magnify.js";
import { $, $$, fill, likes, say, words } from "./page.js";
import { freshKey } from "./stream.js";

export class Table {
  constructor(root, post, address) {
    Object.assign(this, { root, post, choice: new Choice(), busy: false, pointer: "", lastFocus: new Map() });
    this.hint = new Hint(this, `${address}/hint`);
    root.addEventListener("pointerdown", event => { this.pointer = event.pointerType; });
    root.addEventListener("click", event => this.click(event));
    root.addEventListener("keydown", event => this.key(event));
    root.addEventListener("focusin", event => this.focused(event.target.closest?.("[data-h]")));
    root.addEventListener("pointerover", event => this.preview(event.target.closest?.("[data-h]")?.dataset.h));
    root.addEventListener("pointerout", () => this.preview());
    magnifier(root);
  }

  take(legal) {
    this.choice.take(legal);
    this.offered = JSON.stringify(legal.acts);
    this.paint();
  }

  // ---- choosing -----------------------------------------------------------------------------------
  pick(handle, byKey) {
    if (this.busy) return this.underway(handle);
    this.hideTip();
    if (!this.choice.pick(handle)) return this.refuse(handle);
    const act = this.choice.done();
    if (act && !this.choice.more && !this.choice.set.length && !this.mustAsk(act)) return this.commit(act);
    this.paint();
    if (act && byKey && !this.choice.set.length) $("#commit")?.focus();
    say(this.progress());
  }

  // A choice is on its way. What belongs to it looks so; of anything else the page says why it does nothing.
  underway(handle) {
    if (!this.choice.flat.includes(handle)) this.explain(handle, { text: words.underway });
  }

  mustAsk(act) {
    return act.ask || likes.confirm === "always" || (likes.confirm !== "final" && this.pointer === "touch");
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
    const body = { seq: choice.legal.seq, p: choice.flat, key: this.retry?.p === choice.flat.join(" ") ? this.retry.key : freshKey() };
    if (document.body.dataset.seat) body.seat = document.body.dataset.seat;
    this.busy = true;
    this.hint.forget();
    root.setAttribute("aria-busy", "true");
    const slow = setTimeout(() => $("#commit")?.classList.add("busy"), 300);
    try {
      const done = await this.post(body, choice);
      this.retry = null;
      if (done && byKey) (this.at(first) ?? $(".can", root) ?? $("#dock"))?.focus({ preventScroll: true });
    } catch {
      this.retry = { key: body.key, p: choice.flat.join(" ") }; // the same request again, should it have arrived
      this.paint();
      this.effect(words.unsent);
      say(words.unsent, "alarm");
    } finally {
      clearTimeout(slow);
      this.busy = false;
      root.removeAttribute("aria-busy");
      if ($("#tip").textContent === words.underway) this.hideTip();
      $("#commit")?.classList.remove("busy");
    }
  }

  // ---- why not ------------------------------------------------------------------------------------
  refuse(handle) {
    const { legal, most } = this.choice;
    const [text, rule, handles] = this.choice.blocked(handle) ? [fill(words.full, { n: most })]
      : legal.why[handle] ?? [legal.acts.length ? words.not_part : words.not_turn];
    this.explain(handle, { text, rule, handles });
  }

  // A note beside a handle with the reason and its rule; the things it speaks of are outlined.
  explain(handle, { text, rule, handles = [] }, beside) {
    const tip = $("#tip"), number = rule?.split("-").at(-1);
    tip.replaceChildren(text);
    if (rule) {
      const link = Object.assign(document.createElement("a"), { className: "ref", href: `${document.body.dataset.rules}#${rule}`, textContent: `§\u00a0${number}` });
      link.setAttribute("aria-label", fill(words.rule, { n: number }));
      tip.append(" ", link);
    }
    tip.hidden = false;
    const one = this.at(handle) ?? beside ?? $("#dock"), box = one.getBoundingClientRect();
    // Over the whole hand, not over its other cards.
    const above = (one.closest("[data-group=hand]") ?? one).getBoundingClientRect().top - tip.offsetHeight - 10;
    tip.style.left = `${Math.max(8, Math.min(innerWidth - tip.offsetWidth - 8, box.left + box.width / 2 - tip.offsetWidth / 2))}px`;
    tip.style.top = `${above > 8 ? above : Math.min(innerHeight - tip.offsetHeight - 8, box.bottom + 10)}px`;
    for (const one of handles) this.at(one)?.classList.add("refused");
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

  // Where the choice stands: what was chosen last, what it amounts to, how many choices there are.
  progress() {
    const { choice } = this, count = choice.next().size, act = choice.done();
    const last = choice.empty ? choice.legal.prompt : fill(words.chosen, { name: this.name(choice.last) });
    const whole = act && `${choice.say(act)}. ${choice.effect(act)}`, number = count === 1 ? words.choice : fill(words.choices, { n: count });
    const parts = act && !count ? [whole, words.ready] : [last, whole, count && number];
    return parts.filter(Boolean).join(" ");
  }

  paint() {
    const { choice } = this, next = choice.next(), others = choice.others(), flat = choice.flat;
    for (const one of this.handles()) {
      const handle = one.dataset.h, order = flat.indexOf(handle), chosen = order >= 0, can = !chosen && next.has(handle);
      const other = !can && !chosen && others.has(handle) && !choice.blocked(handle);
      one.classList.toggle("can", can);
      one.classList.toggle("sel", chosen);
      one.classList.toggle("alt", other);
      if (chosen) one.dataset.n = order + 1; else delete one.dataset.n;
      const disc = $(".num", one);
      if (disc) disc.textContent = chosen ? order + 1 : "";
      one.setAttribute("aria-pressed", chosen);
      one.setAttribute("aria-disabled", !(can || chosen || other));
      one.tabIndex = -1;
    }
    for (const group of $$("[data-group]", this.root)) {
      const inside = $$("[data-h]", group), last = this.lastFocus.get(group.dataset.group);
      const stop = inside.find(one => one.dataset.h === last) ?? inside.find(one => one.matches(".can")) ?? inside[0];
      if (stop) stop.tabIndex = 0;
    }
    this.paintDock(flat);
    this.hint.paint();
    this.foresee(flat);
    this.root.dispatchEvent(new CustomEvent("chosen", { detail: flat }));
  }

  paintDock(flat) {
    const { choice } = this, act = choice.done(), go = $("#commit"), back = $("#back"), steps = $("#steps");
    steps?.replaceChildren(...flat.map((handle, at) => {
      const chip = document.createElement("span"), number = document.createElement("b");
      number.textContent = at + 1;
      chip.append(number, this.name(handle));
      return chip;
    }));
    if (go) { go.hidden = !act; go.firstElementChild.textContent = act ? choice.say(act) : ""; }
    if (back) back.hidden = choice.empty;
    this.resting = act ? choice.effect(act) : choice.empty ? this.hint.text || (choice.legal.prompt ?? "") : this.progress();
    this.effect(this.resting);
  }

  effect(text) {
    const place = $("#fx");
    if (place) place.textContent = text;
  }

  // Back to what the dock says when nothing is pointed at.
  rest() { this.effect(this.resting ?? ""); }

  // Shows the drawing of what these handles would do, where the game has drawn one.
  foresee(flat) {
    const wanted = flat.join(" ");
    for (const one of $$("[data-preview]", this.root)) one.classList.toggle("on", one.dataset.preview === wanted);
  }

  // What a last step would do, before it is taken.
  preview(handle) {
    if (this.busy || handle === this.previewed) return;
    this.previewed = handle;
    const text = handle ? this.choice.preview(handle) : "";
    this.effect(text || this.resting || "");
    this.foresee(text ? [...this.choice.flat, handle] : this.choice.flat);
    this.root.dispatchEvent(new CustomEvent("preview", { detail: text ? [...this.choice.flat, handle] : null }));
  }

  // ---- pointer ------------------------------------------------------------------------------------
  click(event) {
    if (event.target.closest("#commit")) return this.commit();
    if (event.target.closest("#back")) return this.back();
    const one = event.target.closest("[data-h]");
    if (one) this.pick(one.dataset.h, event.detail === 0);
    else if (!event.target.closest("#tip")) this.hideTip();
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
    if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
    const one = event.target.closest("[data-h]");
    this.pointer = "key";
    if (event.key === "Escape") { if (!close() && !this.hideTip()) { if (this.choice.empty) return; this.back(); } }
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
