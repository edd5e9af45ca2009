// What calls a person back who looks elsewhere: a sound, a notice of the browser, the count of waiting tables.
import { $, $$, likes, words } from "./page.js";
import { call } from "./sound.js";
import { send } from "./stream.js";

// ---- at the table -------------------------------------------------------------------------------
let before, lastAct = 0, note;

// The person has just sent an act.
export const acted = () => { lastAct = Date.now(); };

// How the table stands for the person. The first word is only remembered.
export function told(now) {
  const turn = before && now.mine && !before.mine, over = before && now.over && !before.over;
  before = now;
  if (!now.mine) quiet();
  if (!turn && !over) return;
  const looks = !document.hidden && document.hasFocus();
  if (looks && Date.now() - lastAct < 4000) return; // what one has just done oneself is no news
  if (likes.sound !== "off") call(over ? "end" : "turn");
  if (likes.alerts === "on" && document.hidden) alert(over ? words.over : words.turn);
}

// A notice of the browser. Those of one table replace each other.
function alert(text) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    note = new Notification(document.title, { body: text, tag: document.body.dataset.table ?? "mu", icon: $("link[rel=icon]").dataset.turn });
    note.addEventListener("click", () => { window.focus(); quiet(); });
  } catch { /* some browsers, mostly on phones, show notices of installed programs only */ }
}

function quiet() {
  note?.close();
  note = null;
}
document.addEventListener("visibilitychange", () => { if (!document.hidden) quiet(); });

// ---- word that somebody is looking ------------------------------------------------------------------
// Who is told by letter is not told while looking at the table. Nobody else's page says anything twice.
const MINUTE = 60000, table = $("[data-table]")?.dataset.table;
let stirred = Date.now();
for (const sign of ["pointerdown", "pointermove", "keydown", "scroll"]) addEventListener(sign, () => { stirred = Date.now(); }, { passive: true });

async function look() {
  const looks = !document.hidden && Date.now() - stirred < 5 * MINUTE;
  const answer = looks ? await send(`${table}/looking`, {}).catch(() => null) : null;
  if (answer?.status === 200 && !answer.data.again) return;
  setTimeout(look, MINUTE);
}
if (table && document.body.dataset.voice === undefined) look();

// ---- tables that wait ---------------------------------------------------------------------------------
const bell = $("#bell[data-waiting]"), plainTitle = document.title.replace(/^\(\d+\) /, "");
let waiting = Number(bell?.dataset.waiting ?? 0);

async function count() {
  const answer = await fetch("/waiting", { headers: { Accept: "application/json" } }).catch(() => null);
  if (answer?.ok) {
    const { waiting: now, bell: markup } = await answer.json();
    bell.replaceChildren(...new DOMParser().parseFromString(markup, "text/html").body.childNodes);
    document.title = now ? `(${now}) ${plainTitle}` : plainTitle;
    const icon = $("link[rel=icon]");
    icon.href = now ? icon.dataset.turn : icon.dataset.resting;
    if (now > waiting && likes.sound !== "off") call("turn");
    if (now > waiting && likes.alerts === "on" && document.hidden) alert(words.turn);
    if (now < waiting) quiet();
    waiting = now;
  }
  setTimeout(count, MINUTE);
}
if (bell && !table) setTimeout(count, MINUTE);

// ---- settings -------------------------------------------------------------------------------------------
for (const button of $$("[data-chime]")) {
  button.hidden = false;
  button.addEventListener("click", () => call(button.dataset.chime));
}

// Only a click may ask for leave to show notices.
for (const form of $$("[data-alerts-form]")) {
  const refused = $("[data-refused]", form);
  form.addEventListener("change", async ({ target }) => {
    if (target.name !== "alerts") return;
    refused.hidden = true;
    if (target.value !== "on") return;
    const leave = "Notification" in window ? await Notification.requestPermission() : "denied";
    if (leave === "granted") return;
    refused.hidden = false;
    $("[name=alerts][value=off]", form).checked = true;
    likes.alerts = "off";
  });
}

// The browser knows how its clock differs from others.
const zone = $("select[name=zone][data-first]"), east = -new Date().getTimezoneOffset();
if (zone && $(`option[value="${east}"]`, zone)) zone.value = east;
