// A game that several people go through together: one leads, and the pages of the others go along until they go elsewhere.
import { heard, heardTo } from "./chat.js";
import { net } from "./live.js";
import { $, say, words } from "./page.js";
import { Stream, send } from "./stream.js";
import { swap } from "./swap.js";

export class Study {
  constructor(replay) {
    const { table } = document.body.dataset;
    Object.assign(this, { replay, address: `${table}/study`, lead: undefined, along: true, telling: false, untold: false });
    document.addEventListener("wandered", () => { this.along = false; });
    document.addEventListener("turned", () => { if (this.lead?.own) this.tell(); });
    document.addEventListener("submit", event => { if ("study" in event.target.dataset) this.order(event); });
    document.addEventListener("click", event => { if (event.target.closest("a[data-along]")) this.rejoin(event); });
    this.stream = new Stream(`${this.address}/events`, {
      after: () => `chat=${heardTo()}`, table: update => this.take(update), chat: heard, net, gone: () => location.assign("/"),
    });
  }

  get eyes() { return new URL(location).searchParams.get("as"); }

  // Where the leader is now. A page that is loaded by whoever leads says where it is.
  take({ lead, html }) {
    const before = this.lead;
    this.lead = lead;
    swap(html);
    const text = $("#study [role=status]")?.textContent;
    if (before !== undefined && text && before?.own !== lead?.own) say(text);
    if (lead?.own) {
      if (before === undefined && (lead.step !== this.replay.step || lead.as !== this.eyes)) this.tell();
    } else this.follow();
  }

  // Goes to where the leader is, through the same eyes.
  follow() {
    const { lead, replay } = this;
    if (!lead || !this.along) return;
    if (lead.as === this.eyes) return replay.go(lead.step);
    const address = new URL(location), { searchParams: asked } = address;
    asked.set("step", lead.step);
    if (lead.as === null) asked.delete("as"); else asked.set("as", lead.as);
    location.replace(address);
  }

  rejoin(event) {
    event.preventDefault();
    this.along = true;
    this.follow();
  }

  // Says where this page is, twice a second at most: only the last position counts.
  async tell() {
    this.untold = true;
    if (this.telling) return;
    this.telling = true;
    while (this.untold) {
      this.untold = false;
      await this.send({ step: this.replay.step, as: this.eyes });
      await new Promise(done => setTimeout(done, 500));
    }
    this.telling = false;
  }

  order(event) {
    event.preventDefault();
    this.along = true;
    this.send(event.submitter?.name === "end" ? { end: 1 } : { step: this.replay.step, as: this.eyes });
  }

  async send(order) {
    const { data } = await send(this.address, order).catch(() => ({ data: { error: { text: words.unsent } } }));
    if (data.error) say(data.error.text, "alarm");
  }
}
