// What every page can do: speak, open dialogs and tabs, copy, show rules beside the table.
export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
export const likes = document.documentElement.dataset;
export const words = JSON.parse($("#words")?.dataset.words ?? "{}");
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

// ---- speaking -----------------------------------------------------------------------------------
const waiting = new Map();

// Says something politely. What comes within 400 ms is said together; of much, what matters most.
export function say(text, where = "say", loud = false) {
  if (!text) return;
  const queue = waiting.get(where) ?? [];
  queue.push({ text, loud });
  if (waiting.has(where)) return;
  waiting.set(where, queue);
  setTimeout(() => {
    waiting.delete(where);
    const line = document.createElement("p");
    line.textContent = joined(queue);
    document.getElementById(where)?.append(line);
    setTimeout(() => line.remove(), 9000);
  }, where === "news" ? 400 : 60);
}

// Says lines of the log, without the links to their rules. Remarks between them are not spoken.
export function speak(lines) {
  for (const line of lines.filter(one => !one.matches(".remark"))) {
    const parts = [...(line.lastElementChild ?? line).childNodes].filter(part => !part.matches?.(".ref"));
    say(parts.map(part => part.textContent).join("").trim(), "news", line.matches(".win"));
  }
}

// Up to three sentences in their order, results before the rest, and how many were left out.
function joined(queue) {
  const kept = new Set([...queue.filter(one => one.loud), ...queue.filter(one => !one.loud)].slice(0, 3));
  const left = queue.length - kept.size, texts = queue.filter(one => kept.has(one)).map(one => one.text);
  return [...texts, ...left ? [fill(words.more, { n: left })] : []].join(" ");
}

// ---- views and tabs -------------------------------------------------------------------------------
// One of table, log, scores, rules. Beside a wide table the log stands for the table.
export function view(name) {
  document.body.dataset.view = name;
  const pane = name === "table" ? "log" : name;
  for (const tab of $$(".tabs [role=tab]")) {
    const here = tab.dataset.view === pane;
    tab.setAttribute("aria-selected", here);
    tab.tabIndex = here ? 0 : -1;
  }
  for (const one of $$(".pane")) one.hidden = one.id !== `pane-${pane}`;
  for (const link of $$(".tabbar [data-view]")) link.toggleAttribute("aria-current", link.dataset.view === name);
  if (pane === "log") toEnd($("#pane-log"));
  if (name === "log") logged(0);
  if (name === "table") badge("table", 0);
  document.dispatchEvent(new Event("reading"));
}

// The log follows what happens until the person scrolls up.
const toEnd = pane => { if (pane) pane.scrollTop = pane.scrollHeight; };
let follows = true, unread = 0;
$("#pane-log")?.addEventListener("scroll", ({ target }) => { follows = target.scrollHeight - target.scrollTop - target.clientHeight < 60; });

// So many lines are new. Where the log is a tab of its own, it counts those that nobody has looked at.
export function logged(count) {
  unread = document.body.dataset.view === "log" || !$(".tabbar")?.offsetParent ? 0 : unread + count;
  badge("log", unread);
  if (follows) toEnd($("#pane-log"));
}

// A number at a tab of small screens.
export function badge(name, number) {
  const place = $(`.tabbar [data-view="${name}"] .n`);
  if (place) place.textContent = number > 9 ? "9+" : number || "";
}

function tabKeys(event) {
  const tabs = $$(".tabs [role=tab]"), at = tabs.indexOf(event.target);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (at < 0 || !step) return;
  const tab = tabs[(at + step + tabs.length) % tabs.length];
  view(tab.dataset.view);
  tab.focus();
  event.preventDefault();
}

// ---- rules beside the table -----------------------------------------------------------------------
let rulebook;

async function showRule(address) {
  const [path, id] = address.split("#"), place = $("#rulebook");
  try {
    rulebook ??= fetch(path).then(answer => answer.ok ? answer.text() : Promise.reject(answer.status));
    const page = new DOMParser().parseFromString(await rulebook, "text/html"), text = page.getElementById("document");
    if (!text) throw new Error("no document");
    if (!$(".doc", place)) place.replaceChildren(document.adoptNode(text));
  } catch {
    // The pane keeps its way to the whole rules. Whoever plays stays at the table.
    rulebook = null;
    for (const link of $$("a", place)) link.href = address;
    return view("rules");
  }
  view("rules");
  $$(".hit", place).forEach(hit => hit.classList.remove("hit"));
  const rule = id && place.querySelector(`[id="${CSS.escape(id)}"]`);
  if (!rule) return;
  rule.classList.add("hit");
  rule.tabIndex = -1;
  rule.focus({ preventScroll: true });
  rule.scrollIntoView({ block: "start" });
}

// ---- dialogs --------------------------------------------------------------------------------------
export function open(id) {
  const dialog = document.getElementById(id);
  if (!dialog || dialog.open) return;
  // What it shows larger than the page does, as that stands now.
  const shown = $("[data-copy-of]", dialog);
  shown?.replaceChildren(...document.getElementById(shown.dataset.copyOf).cloneNode(true).childNodes);
  dialog.showModal();
  document.dispatchEvent(new Event("reading"));
}

// Whether something was shown before in this browser; from now on it was. The last 200 things are remembered.
export function shownBefore(what) {
  try {
    const all = JSON.parse(localStorage.getItem("shown") ?? "[]");
    if (all.includes(what)) return true;
    localStorage.setItem("shown", JSON.stringify([...all.slice(-199), what]));
  } catch { /* without storage everything is new */ }
  return false;
}

// What there is to read comes beside the board, once a table, key and seat: several people may share a device. When the
// game is over, it comes once, through whosever eyes. It takes no focus, and hides nothing that can be chosen. In a replay
// it comes with the move that brings it, as often as that is played: who goes elsewhere looks for something else.
export function notice() {
  const sheet = $("#notice"), { key } = sheet?.dataset ?? {}, { table, seat = "", replay, passed = key } = document.body.dataset;
  if (!key || sheet.open) return false;
  if (replay ? passed === key : shownBefore(`notice ${table} ${$("#dock.over") ? "" : seat} ${key}`)) return false;
  sheet.open = true;
  place();
  document.dispatchEvent(new Event("reading"));
  return true;
}

// It stands on the dock, as long as that leaves it half of the window; where the dock is at the side, beside it.
function place() {
  const sheet = $("#notice[open]"), { top = innerHeight, left = 0 } = $("#dock")?.getBoundingClientRect() ?? {};
  if (!sheet) return;
  const beside = left > 100, bottom = beside ? 0 : Math.max(0, Math.min(innerHeight - top, innerHeight / 2));
  sheet.style.right = beside ? `${innerWidth - left}px` : 0;
  sheet.style.bottom = `${bottom}px`;
  sheet.style.maxHeight = `${Math.min(beside ? innerHeight : .62 * innerHeight, innerHeight - bottom - 8)}px`;
}
addEventListener("resize", place);

// Closes it. Gives whether it was open.
export function closeNotice() {
  const sheet = $("#notice[open]");
  sheet?.close();
  return Boolean(sheet);
}

// ---- copying and sending on -------------------------------------------------------------------------
async function copy(button) {
  const label = $("span", button), before = label.textContent;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    label.textContent = words.copied;
  } catch {
    $("#link")?.select();
    label.textContent = words.uncopied;
  }
  say(label.textContent);
  setTimeout(() => { label.textContent = before; }, 3000);
}

// ---- clicks that belong to no handle ----------------------------------------------------------------
document.addEventListener("click", event => {
  const hit = selector => event.target.closest(selector);
  for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target) || hit("[data-dialog], [data-undo], [data-fetch], #full-screen")) menu.open = false;
  // Whatever names a rule of this game shows it beside the table.
  const rule = $("#rulebook") && hit(`a.ref, a[href^="${document.body.dataset.rules}#"], :is(#rulebook, #rules-now) a[href*='#']`)?.getAttribute("href");
  if (rule && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    hit("dialog")?.close();
    showRule(rule.startsWith("#") ? document.body.dataset.rules + rule : rule);
  } else if (hit("[data-view]") && hit("[data-view]") !== document.body) {
    event.preventDefault();
    view(hit("[data-view]").dataset.view);
  } else if (hit("[data-dialog]")) {
    event.preventDefault();
    open(hit("[data-dialog]").dataset.dialog);
  } else if (hit("[data-close]")) hit("dialog").close();
  else if (event.target.tagName === "DIALOG") event.target.close(); // the ground around it
  else if (hit("[data-copy]")) copy(hit("[data-copy]"));
  else if (hit("[data-share-link]")) navigator.share({ url: hit("[data-share-link]").dataset.shareLink, title: document.title }).catch(() => {});
});
document.addEventListener("keydown", event => {
  tabKeys(event);
  const menu = event.key === "Escape" && event.target.closest?.("details.menu[open]");
  if (menu) { menu.open = false; $("summary", menu).focus(); }
});
if (navigator.share) $$("[data-share-link]").forEach(button => { button.hidden = false; });

// ---- all of the screen ------------------------------------------------------------------------------
const wide = $("#full-screen");
if (wide && document.fullscreenEnabled) {
  const tell = () => wide.setAttribute("aria-pressed", Boolean(document.fullscreenElement));
  wide.hidden = false;
  tell();
  wide.addEventListener("click", () => document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen().catch(() => {}));
  document.addEventListener("fullscreenchange", tell);
}
