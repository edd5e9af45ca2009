// What the script does on every page. The server draws and judges; this lets a person choose, and keeps the
// page as it is at the table. Without it every page still works.
import { asked } from "./asks.js";
import { heard, heardTo } from "./chat.js";
import { ending } from "./ending.js";
import { forms, problem } from "./forms.js";
import { acted, told } from "./notices.js";
import { outdated } from "./reading.js";
import { $, $$, badge, fill, likes, logged, notice, say, speak, view, words } from "./page.js";
import { Stream, send } from "./stream.js";
import { append, swap } from "./swap.js";

const address = document.body.dataset.table ?? $("[data-table]")?.dataset.table;
// The version shown grows with every change, of seats as well; what is spoken is counted in steps of the game. An update
// that has come is shown when those before it have been played.
let version = Number(document.body.dataset.seq ?? 0), newest = version, spoken = Number(document.body.dataset.step ?? 0), wasTurn = false, wasOver = false;
let table = null, stream = null;

// The player of motions comes after the page has been painted; until then everything is shown at once.
let player = null;

// Takes an event of the stream, or what was fetched instead.
function show(update) {
  if (update.go) return location.assign(update.go);
  if (update.seq < newest) return; // something newer is here already
  newest = update.seq;
  hear(update);
  if (table && update.observer !== undefined && update.observer !== document.body.dataset.seat) player?.flush();
  if (player) player.receive(update); else put(update);
  for (const one of awaited.splice(0)) one();
}

// Puts the new position into the page.
function put(update) {
  version = update.seq;
  if (table) document.body.dataset.seq = version;
  if (table) observe(update.observer);
  if (update.owing !== undefined) document.body.dataset.owing = update.owing;
  swap(update.html ?? {}, () => {
    if (!table) return;
    // What the person has begun to choose stays, as far as it is still possible.
    table.take({ ...update.legal ?? table.choice.legal, seq: version });
    $("#legal").dataset.legal = JSON.stringify(table.choice.legal); // the page stays what the server would send
  }, !update.play?.length);
  tell(update);
  if (table) { asked(); if (!update.play?.length) { notice(); result(); } outdated(); }
  for (const one of awaited.splice(0)) one();
}

// Waits until the page shows version `seq`, which an answer named: the stream brings it. If it has not within a
// second, or there is none, it is fetched, and a new stream goes on from there.
const awaited = [];
async function reach(seq) {
  for (const late = Date.now() + 1000; stream?.alive && newest < seq && Date.now() < late;) {
    await Promise.race([new Promise(done => { awaited.push(done); }), new Promise(done => { setTimeout(done, late - Date.now()); })]);
  }
  if (!stream?.alive || newest < seq) {
    // Without an answer the line says that there is no connection, and the next stream brings it.
    const answer = await fetch(`${address}?after=${newest}`, { headers: { Accept: "application/json" } }).catch(() => null);
    if (!answer?.ok) return;
    show(await answer.json());
    stream?.open();
  }
  if (version < seq) player?.flush(); // it waits behind what is still played
}

// Shows the answer to a form: where to go, what was refused, or the version to wait for.
async function answered(data) {
  if (data.go) location.assign(data.go);
  else if (data.error) problem(data);
  else if (data.seq !== undefined) await reach(data.seq);
}

// At a device that several people share, the page shows one of them after the other. The log of one
// may tell what the next must not know: it goes at once, and the page's own log comes in its place.
async function observe(observer) {
  const { dataset } = document.body;
  if (observer === undefined || dataset.seat === observer) return;
  dataset.seat = observer;
  table.choice.clear();
  $("#log").replaceChildren();
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return location.reload();
  const page = new DOMParser().parseFromString(await answer.text(), "text/html"), log = page.getElementById("log");
  if (dataset.seat !== observer || page.body.dataset.seat !== observer) return;
  const since = $$("#log li").filter(line => !page.getElementById(line.id));
  $("#log").replaceChildren(...[...log.children].map(line => document.adoptNode(line)), ...since);
  logged(0);
}

// The log grows and is spoken when news comes, whatever is still played: a line has its step in its id.
function hear({ append: parts, back }) {
  if (back !== undefined) {
    for (const line of $$("#log [id^=l]")) if (parseInt(line.id.slice(1)) > back) line.remove();
    spoken = Math.min(spoken, back);
  }
  const { sent, added } = append(parts), step = line => parseInt(line.id.slice(1)), lines = sent.filter(line => line.id[0] === "l");
  logged(added.length);
  speak(lines.filter(line => step(line) > spoken));
  spoken = Math.max(spoken, ...lines.map(step));
}

// Title and icon follow the table.
function tell({ title, turn }) {
  if (title) document.title = title;
  const icon = $("link[rel=icon]"), mine = turn !== undefined && turn !== null;
  icon.href = mine ? icon.dataset.turn : icon.dataset.resting;
  if (table) {
    if (mine && !wasTurn) {
      say(`${words.turn} ${table.progress()}`);
      if (document.body.dataset.view !== "table") badge("table", 1);
    }
    wasTurn = mine;
  }
}

// When the game is over, the score sheet comes up where there is room beside the board.
function result() {
  const over = Boolean($("#dock.over"));
  told({ mine: wasTurn, over });
  // Said by an attribute: `:has()` on the whole page would style every line of the log anew whenever the focus moves.
  document.body.toggleAttribute("data-over", over);
  ending();
  if (over && !wasOver && matchMedia("(min-width: 900px)").matches) view("scores");
  wasOver = over;
}

// A lesson sends acts in its own way.
let lesson = null, taught = null;
if (document.body.dataset.lesson !== undefined) lesson = new Promise(done => { taught = done; });

// Sends an act. Gives whether the table took it; throws if nobody answered.
async function post(body, choice) {
  acted();
  if (lesson) return (await lesson).post(body, choice);
  const { themeKept } = document.body.dataset;
  if (themeKept) body.theme = themeKept;
  const { status, data } = await send(`${address}/act`, body);
  if (status === 409 && !data.error) {
    choice.clear();
    await reach(data.seq);
    table.paint();
    say(words.moved, "alarm");
    table.explain(null, { text: words.moved });
    return false;
  }
  if (data.error) {
    table.paint();
    table.explain(choice.last, data.error);
    return false;
  }
  if (status >= 400) throw new Error(`status ${status}`);
  if (data.go) { location.assign(data.go); return true; } // the answer of a puzzle
  if (data.ask) {
    table.paint();
    table.coach.ask(body, data.ask);
    return false;
  }
  for (const line of $$("#log .new")) line.classList.remove("new");
  await reach(data.seq);
  choice.clear();
  table.paint();
  return true;
}

// The line under the header while there is no connection.
let down = 0, ticking;
export function net(seconds) {
  const line = $("#net");
  clearInterval(ticking);
  if (seconds === 0) {
    if (line && !line.hidden) say(words.found, "alarm");
    if (line) line.hidden = true;
    down = 0;
    return;
  }
  down ||= Date.now();
  let left = seconds;
  const tick = () => {
    if (!line || Date.now() - down < 2000) return; // short gaps are not worth a word
    if (line.hidden) say(fill(words.lost, { n: Math.max(left, 1) }), "alarm");
    line.hidden = false;
    line.textContent = fill(words.lost, { n: Math.max(left, 1) });
  };
  tick();
  ticking = setInterval(() => { left--; tick(); }, 1000);
}

// Begins, once the page has been read; a table's page gives what a person chooses with there.
export function begin({ Table, tellSeen, zoom } = {}) {
  table = Table ? new Table(document.body, post, address) : null;
  forms(answered);
  if (table) { sit(zoom); tellSeen(address, table); }
  stream = likes.events ? new Stream(likes.events, {
    after: () => `after=${newest}&lines&chat=${heardTo()}`, table: show, chat: heard, net, gone: () => location.assign("/"),
  }) : null;
}

function sit(zoom) {
  document.addEventListener("played", result);
  addEventListener("load", () => import("./motion.js").then(async ({ Player }) => {
    player = new Player(put);
    if (taught) taught(new (await import("./lesson.js")).Lesson(player, table));
    if (!document.body.dataset.replay) return;
    const { Replay } = await import("./replay.js");
    new Replay(player);
  }));
  table.take(JSON.parse($("#legal").dataset.legal));
  zoom(document.body);
  wasTurn = table.choice.legal.acts.length > 0;
  const icon = $("link[rel=icon]");
  if (wasTurn) { icon.href = icon.dataset.turn; say(`${words.turn} ${table.progress()}`); }
  view("table");
  $("#puzzle.answered") && $("#main [data-answer]")?.scrollIntoView({ block: "center", inline: "nearest" });
  result();
  asked();
  notice();
}
