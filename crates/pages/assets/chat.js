// What people say: the pane beside the table, or the box of the waiting room.
import { $, badge, say, words } from "./page.js";
import { freshKey, send } from "./stream.js";
import { append } from "./swap.js";

const box = $("[data-chat-heard]");
let unread = 0;

// How far this page has heard, in the words of the server.
export const heardTo = () => box?.dataset.chatHeard ?? "";

// Shows what was said: an event of the stream, or the answer to a message of one's own.
export function heard({ html = "", whole, heard: to, news = [] }) {
  if (!box) return;
  const list = $("#chat"), follows = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  if (whole) list.replaceChildren();
  append({ chat: html });
  if (to) box.dataset.chatHeard = to;
  for (const one of news) say(one, "news");
  if (follows) list.scrollTop = list.scrollHeight;
  count(news.length);
}

// So many lines are new. The tab counts those that nobody has looked at.
function count(more) {
  unread = list().offsetParent ? 0 : unread + more;
  badge("chat", unread);
  $("#tab-chat")?.classList.toggle("new", unread > 0);
}
const list = () => $("#chat");

async function post(event) {
  event.preventDefault();
  const form = event.target, button = event.submitter, refused = $("#chat-refused");
  const fields = Object.fromEntries(new FormData(form, button));
  if (button?.classList.contains("busy")) return;
  button?.classList.add("busy");
  refused.hidden = true;
  try {
    const { data } = await send(form.action, { ...fields, key: freshKey(), heard: heardTo() });
    if (data.error) throw data.error;
    heard(data);
    if ("text" in fields) form.reset();
    else form.closest("details").open = false;
    list().scrollTop = list().scrollHeight;
  } catch (error) {
    refused.textContent = error.text ?? words.unsent;
    refused.hidden = false;
  } finally {
    button?.classList.remove("busy");
  }
}

if (box) {
  document.addEventListener("submit", event => { if ("chat" in event.target.dataset) post(event); });
  // Looking at the tab is reading it.
  document.addEventListener("click", event => {
    if (event.target.closest("[data-view]")) setTimeout(() => { list().scrollTop = list().scrollHeight; count(0); });
  });
  list().scrollTop = list().scrollHeight;
}
