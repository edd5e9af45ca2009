// Forms: what a script adds to them. All of them work without.
import { $, $$, likes, say, words } from "./page.js";
import { presses } from "./press.js";
import { freshKey, send } from "./stream.js";

// A share of the luck: 64 digits from the browser's own generator.
const share = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, "0")).join("");

// What a form holds, as the server reads JSON: a repeated field is a list.
function content(form, button) {
  const fields = {};
  for (const [name, value] of new FormData(form, button)) fields[name] = name in fields ? [].concat(fields[name], value) : value;
  return fields;
}

// The form that was asked about and is meant.
let meant;

// Asks in a dialog of the page whether a form is meant. What has the focus first lets it be.
function ask(form, button) {
  const dialog = document.createElement("dialog"), make = (tag, className, ...children) => {
    const made = Object.assign(document.createElement(tag), { className });
    made.append(...children);
    return made;
  };
  const choice = (text, value, kind) => {
    const made = Object.assign(make("button", `btn ${kind}`, text), { type: "button" });
    made.addEventListener("click", () => dialog.close(value));
    return made;
  };
  const question = Object.assign(make("p", "", form.dataset.ask), { id: "sure-h" });
  Object.assign(dialog, { id: "sure", className: "asks-first" }).setAttribute("aria-labelledby", question.id);
  dialog.append(make("div", "dlg-b", question), make("div", "dlg-f", choice(words.cancel, "", ""), choice(button.ariaLabel ?? button.textContent.trim(), "sure", "pri")));
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (!dialog.returnValue) return;
    // The stream may have drawn it anew in the meantime.
    meant = form.isConnected ? form : $$("form[data-ask]").find(other => other.action === form.action);
    meant?.requestSubmit(button.isConnected ? button : undefined);
    meant = undefined;
  });
  document.body.append(dialog);
  dialog.showModal();
}

// `answered` takes the answer to a form of the table.
export function forms(answered) {
  document.addEventListener("submit", event => {
    const form = event.target, { dataset } = form;
    if (dataset.ask && form !== meant) {
      event.preventDefault();
      return ask(form, event.submitter ?? $("button", form));
    }
    if ("share" in dataset && !form.elements.share) {
      const field = Object.assign(document.createElement("input"), { type: "hidden", name: "share", value: share() });
      form.append(field);
    }
    if ("setting" in dataset) like(event);
    else if ("fetch" in dataset || "undo" in dataset) post(event, answered);
  });
  $$("[data-settings]").forEach(form => form.addEventListener("change", event => { likes[event.target.name] = event.target.value; }));
  $$("[data-ticket]").forEach(ticket);
  $$("[data-into]").forEach(chooser => chooser.addEventListener("change", fromFile));
  missingShare();
}

// A change of looks is seen at once and kept by the server.
function like(event) {
  const { submitter } = event;
  if (!submitter?.name) return;
  event.preventDefault();
  const { name, value } = submitter;
  likes[name] = value;
  $$(`[data-setting="${name}"] button`).forEach(button => button.setAttribute("aria-pressed", button.value === value));
  send(event.target.action, { [name]: value }).catch(() => {});
}

async function post(event, answered) {
  event.preventDefault();
  const form = event.target, button = event.submitter, { seq } = document.body.dataset;
  if (seq && form.elements.seq) form.elements.seq.value = seq; // the version that the page shows
  const fields = content(form, button);
  if ("key" in fields) fields.key = freshKey();
  button?.classList.add("busy");
  try {
    await presses.until(send(form.action, fields).then(({ data }) => answered(data)));
  } catch {
    form.submit(); // the plain way may still work, or says what is wrong
  } finally {
    button?.classList.remove("busy");
  }
}

// Somebody who sat down without script has no share in the luck yet.
function missingShare() {
  const place = $("[data-share-missing]");
  if (place) send(place.dataset.shareMissing, { share: share() }).catch(() => {});
}

// The form of a new table: the ticket beside it stays true.
function ticket(form) {
  const sum = $("[data-sum=seats]", form);
  if (!sum) return;
  form.addEventListener("change", () => {
    const row = Object.assign(document.createElement("span"), { className: "seats" });
    for (const seat of $$("[data-seat]", form)) {
      const kind = $(":checked", seat)?.value;
      if (kind === "closed") continue;
      row.append($(kind === "open" ? ".vacant svg" : ".taken svg", seat).cloneNode(true));
    }
    sum.replaceChildren(row);
  });
  // An option that was changed is no longer as a set of options says; texts are in none of the sets.
  const presets = $$("[name=preset]", form);
  const players = () => $$("[data-seat] [value]:checked:not([value=closed])", form).filter(({ name }) => name.startsWith("seat.")).length;
  let pressed = presets.find(button => button.ariaPressed === "true");
  form.addEventListener("change", ({ target }) => {
    if (target.matches("input[name^='option.']")) pressed = press(presets);
    if (target.closest("[data-seat]")) fit(form, players());
    // As long as nothing was changed by hand, the number of players chooses the set that is meant for it.
    if (!pressed || !target.closest("[data-seat]")) return;
    const meant = presets.find(button => +button.dataset.players === players()) ?? presets.find(button => !button.dataset.players);
    if (meant && meant !== pressed) pressed = press(presets, meant);
  });
  // Choosing a computer or a person opens a field: it gets the focus only when the keyboard did not choose.
  form.addEventListener("input", event => {
    if (event.target.value === "here") $(".who input", event.target.closest("[data-seat]"))?.focus();
    if (event.target.matches("[type=number]")) {
      const other = $$("[value=other]", event.target.closest(".opt"))[0];
      if (other) other.checked = true;
    }
  });
}

// Offers only what goes with the number of players; what was chosen and does not go gives way to the first that does.
function fit(form, players) {
  for (const label of $$("[data-fits]", form)) {
    label.hidden = !label.dataset.fits.split(" ").includes(`${players}`);
    const field = $(":checked", label), other = field && label.hidden && $("[data-fits]:not([hidden]) input", label.parentElement);
    if (other) other.checked = true;
  }
}

// Fills in the options of a set and says why, or says that none of the sets holds.
function press(presets, chosen) {
  presets.forEach(button => button.setAttribute("aria-pressed", button === chosen));
  for (const [name, value] of new URLSearchParams(chosen?.dataset.values)) {
    for (const field of $$(`[name="option.${name}"]:not([type=hidden])`, chosen.form)) field.checked = field.value === value;
  }
  say(chosen && `${chosen.textContent}: ${chosen.dataset.about}`);
  return chosen;
}

// A file chosen beside a field of text is read into it, and goes on its way as if it had been pasted.
async function fromFile({ target }) {
  const [file] = target.files, field = document.getElementById(target.dataset.into);
  if (!file || !field) return;
  if (file.size > 200000) {
    field.setCustomValidity(target.dataset.tooLarge);
    field.reportValidity();
    return field.setCustomValidity("");
  }
  field.value = await file.text();
  field.focus();
  target.value = "";
}

// A problem that is not about a move.
export function problem({ error }) {
  if (error?.text) say(error.text, "alarm");
}
