// The two ways between page and server: acts that are sent, and the stream of what happens.
const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

// A name for one request. A repeated send with the same name is answered, not carried out again.
export function freshKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, "0")).join("");
}

// Posts data as JSON and tries again while nothing answers. Gives { status, data }.
export async function send(address, data) {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify(data),
        signal: AbortSignal.timeout(12000),
      });
      if (answer.status >= 502 && attempt < 2) throw new Error("the server is away");
      return { status: answer.status, data: await answer.json().catch(() => ({})) };
    } catch (error) {
      if (attempt >= 2) throw error;
      await pause(600 * 3 ** attempt);
    }
  }
}

// An event of a table: its first line is JSON, each other one a cell, its id and its markup, or with + before the id of
// a region what is added there.
function read(data) {
  const [head, ...lines] = data.split("\n"), update = JSON.parse(head);
  for (const line of lines) {
    const at = line.indexOf(" "), id = line.slice(0, at), markup = line.slice(at + 1);
    if (id[0] === "+") (update.append ??= {})[id.slice(1)] = markup;
    else (update.html ??= {})[id] = markup;
  }
  return update;
}

// The stream of a page. `after` gives what the page shows, so that nothing is missed.
export class Stream {
  constructor(address, { after, table, chat, net, gone }) {
    Object.assign(this, { address, after, table, chat, net, gone, wait: 1000, alive: false });
    addEventListener("online", () => this.open());
    addEventListener("offline", () => this.lost());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", event => event.persisted && this.open());
    document.addEventListener("visibilitychange", () => { if (!document.hidden && !this.alive) this.open(); });
    addEventListener("focus", () => { if (this.rests) this.open(); });
    this.open();
  }

  open() {
    this.close();
    this.rests = false;
    const source = this.source = new EventSource(`${this.address}${this.address.includes("?") ? "&" : "?"}${this.after()}`);
    source.addEventListener("open", () => this.beat());
    source.addEventListener("beat", () => this.beat());
    source.addEventListener("time", event => document.dispatchEvent(new CustomEvent("servertime", { detail: Number(event.data) })));
    source.addEventListener("table", event => { this.beat(); this.table(read(event.data)); });
    source.addEventListener("chat", event => { this.beat(); this.chat(JSON.parse(event.data)); });
    source.addEventListener("rest", () => this.rest());
    source.addEventListener("gone", () => { this.close(); this.gone(); });
    source.addEventListener("error", () => { if (this.source === source) this.lost(); });
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  // Too many pages of one person are open, and this is the oldest: it waits until somebody looks at it.
  rest() {
    this.close();
    this.alive = false;
    this.rests = true;
  }

  // Something came: the connection lives. An open socket can be dead, so silence ends it.
  beat() {
    clearTimeout(this.timer);
    this.wait = 1000;
    this.alive = true;
    this.net(0);
    this.timer = setTimeout(() => this.lost(), 45000);
  }

  lost() {
    this.close();
    this.alive = false;
    const wait = this.wait * (1 + Math.random() * 0.4); // spread, so that not everybody comes back at once
    this.wait = Math.min(this.wait * 1.7, 20000);
    this.net(Math.ceil(wait / 1000));
    this.timer = setTimeout(() => this.open(), wait);
  }
}
