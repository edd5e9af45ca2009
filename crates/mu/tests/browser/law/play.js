// Plays at random for everybody who sits at this device, without hands: what is chosen is sent as the page sends it.

const offered = () => JSON.parse(document.querySelector("#legal")?.dataset.legal ?? "{}");
const verb = act => act.text.split(" ")[0];
const cover = () => document.querySelector("#dock .cover form");
const isOver = () => Boolean(document.querySelector("#dock.over"));

// What the page waits for, in one word or a few: what it asks, and the verbs of what may be answered.
function phase() {
  if (isOver()) return "over";
  if (document.querySelector("#notice[open]")) return "notice";
  if (cover()) return "cover";
  const { title = "", acts = [] } = offered();
  return `${title.split("·").pop().trim()} (${[...new Set(acts.map(verb))].sort().join(" ")})`;
}

// Waits until somebody at this device has something to do.
async function quiet() {
  for (let waited = 0; waited < 20000; waited += 10) {
    if (!document.body.hasAttribute("aria-busy") && (isOver() || cover() || document.querySelector("#notice[open]") || offered().acts?.length)) return phase();
    await new Promise(done => { setTimeout(done, 10); });
  }
  throw new Error(`nobody is asked anything: ${document.body.innerText}`);
}

// An act of a list that `number` points at: first a verb, of those that `likes` names the first, then one of its acts.
function drawn(acts, number, likes) {
  const verbs = [...new Set(acts.map(verb))], liked = likes.find(like => verbs.includes(like));
  const chosen = liked && number % 4 ? liked : verbs[number % verbs.length], all = acts.filter(act => verb(act) === chosen);
  return all[Math.floor(number / 7) % all.length];
}

// The action that an act means: of a set it takes as few as it may, but not none.
function action({ p, text }, number) {
  const set = p.find(step => typeof step === "object");
  if (!set) return text;
  const from = number % set.called.length, turned = [...set.called.slice(from), ...set.called.slice(0, from)];
  return text.replace("{}", turned.slice(0, Math.max(set.min, 1)).join(","));
}

// Makes one choice, or shows the seat that is to choose, and waits for the next question. Gives the new phase.
async function choose(number, likes) {
  document.querySelector("#notice[open] [data-close]")?.click();
  if (!cover() && !offered().acts?.length) return quiet(); // others go on when it has been read
  const { seat, table, seq } = document.body.dataset, key = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, "0")).join("");
  const post = (path, sent) => fetch(`${table}/${path}`, { method: "POST", headers: { "Content-Type": "application/json", Accept: "application/json" }, body: JSON.stringify(sent) });
  const { acts } = offered();
  if (cover()) cover().requestSubmit(cover().querySelector("button"));
  else {
    const act = drawn(acts, number, likes), sent = { seq: offered().seq, action: action(act, number), key };
    const answer = await post("act", seat ? { ...sent, seat } : sent);
    if (answer.status >= 400 && answer.status !== 409) throw new Error(`${sent.action}: ${await answer.text()}`);
  }
  for (let waited = 0; waited < 5000 && document.body.dataset.seq === seq && document.body.dataset.seat === seat; waited += 10) await new Promise(done => { setTimeout(done, 10); });
  return quiet();
}

// Sits down at a new table of the form that is open: so many at this device, computers on so many other seats.
function open(here, computers, options) {
  const form = document.querySelector("form[action='/new']");
  for (const row of form.querySelectorAll("[data-seat]")) {
    const at = "abcdef".indexOf(row.dataset.seat), kind = at === 0 ? "me" : at < here ? "here" : at < here + computers ? "computer" : "closed";
    row.querySelector(`input[value=${kind}]`).click();
    const name = row.querySelector("input[name^='name.']");
    row.querySelector("input[name^='bot.'][value=gentle]")?.click(); // who thinks least
    if (name && kind === "here") name.value = ["", "Bartholomäus", "Chloé", "Dörte", "Eve", "Ferdinand"][at];
  }
  const name = form.querySelector("input[name=name]");
  if (name) name.value = "Anna";
  for (const [name, value] of Object.entries(options)) {
    for (const field of form.querySelectorAll(`[name="option.${name}"]`)) if (field.type !== "radio" && field.type !== "checkbox") field.value = value; else field.checked = field.value === value;
  }
  form.querySelector("button.pri").click();
}
