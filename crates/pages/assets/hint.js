// The bulb: asked once it says what matters, asked again it rings the choices that are worth a look.
import { $, $$, fill, say, words } from "./page.js";
import { presses } from "./press.js";
import { send } from "./stream.js";

export class Hint {
  // `table` is what the hint is about; `address` takes the question.
  constructor(table, address) {
    Object.assign(this, { table, address, given: null, shown: false, asking: false });
    document.addEventListener("submit", event => {
      if (!("hint" in event.target.dataset)) return;
      event.preventDefault();
      this.ask();
    });
  }

  // What is asked: the choices of whoever looks. Where all choose at once, others may choose meanwhile.
  get question() { return `${document.body.dataset.seat} ${this.table.offered}`; }

  // Whether what was told is about what is to be chosen now.
  get holds() { return this.given !== null && this.given.question === this.question; }

  forget() { this.given = null; }

  // One step on: what matters, then which choices, then nothing.
  ask() {
    if (!this.holds) return this.fetch();
    if (this.shown || !this.given.choices.length) this.forget();
    else this.shown = true;
    this.tell();
  }

  async fetch() {
    if (this.asking) return;
    this.asking = true;
    const { question } = this, bulb = $("[data-hint] button"), { seq } = this.table.choice.legal, seat = document.body.dataset.seat ?? "";
    bulb?.setAttribute("aria-busy", "true");
    this.table.effect(words.thinking);
    try {
      const { status, data } = await presses.until(send(this.address, seat ? { seq, seat } : { seq }));
      if (status >= 400) return this.refused(data.error ?? { text: words.unsent });
      if (question !== this.question) return; // the table has moved on meanwhile
      this.given = { ...data, question };
      this.shown = false;
      this.tell();
    } catch {
      this.refused({ text: words.unsent });
    } finally {
      this.asking = false;
      bulb?.removeAttribute("aria-busy");
      if (!this.given) this.table.rest();
    }
  }

  // Why there is none, beside the bulb.
  refused(why) {
    this.table.rest();
    this.table.explain(null, why, $("[data-hint]"));
  }

  tell() {
    this.table.paint();
    if (this.text) this.table.effect(this.text);
    say(this.text || words.hint_over);
  }

  // What the dock says while nothing is chosen.
  get text() {
    if (!this.holds) return "";
    const { sentence, choices } = this.given;
    if (this.shown) return fill(words.hint_which, { list: choices.map((one, at) => `${at + 1}. ${one.say}`).join(" · ") });
    return fill(words.hint, { text: choices.length ? `${sentence} ${words.hint_next}` : sentence });
  }

  // The figures of each, one tap away.
  figures(lines) {
    const place = $("#figures");
    if (!place) return;
    place.hidden = !lines.length;
    if (!lines.length) place.open = false;
    $("ol", place).replaceChildren(...lines.map(text => Object.assign(document.createElement("li"), { textContent: text })));
  }

  // Rings what may come next of each choice, and of the best all that follows.
  paint() {
    for (const one of $$(".advised", this.table.root)) one.classList.remove("advised", "best");
    const { holds } = this;
    if (!holds) this.forget();
    this.figures(holds && this.shown && this.table.choice.empty ? this.given.choices.map(({ figures }) => figures).filter(Boolean) : []);
    $("#fx")?.classList.toggle("hinted", holds && this.table.choice.empty);
    $("[data-hint] button")?.setAttribute("aria-pressed", holds);
    if (!holds || !this.shown) return;
    const { flat } = this.table.choice;
    for (const [at, { p }] of this.given.choices.entries()) {
      if (!flat.every(handle => p.includes(handle))) continue;
      const left = p.filter(handle => !flat.includes(handle));
      for (const handle of at === 0 ? left : left.slice(0, 1)) {
        const one = this.table.at(handle);
        one?.classList.add("advised");
        if (at === 0) one?.classList.add("best");
      }
    }
  }
}
