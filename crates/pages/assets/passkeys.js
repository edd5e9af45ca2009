// Passkeys: what the browser asks its person, between two requests.
import { $, $$ } from "./page.js";
import { send } from "./stream.js";

const known = globalThis.PublicKeyCredential;
const RENEWED = 240000; // what waits in a field is asked anew, before it runs out

// What waits in the field of the name, until somebody asks for something else.
let waiting;

export function passkeys() {
  const buttons = $$("[data-passkey]");
  if (!buttons.length) return;
  document.addEventListener("submit", event => {
    if (!event.submitter?.dataset.passkey) return;
    event.preventDefault();
    press(event.submitter);
  });
  const way = buttons.find(button => button.dataset.passkey === "in");
  if (way) offer(way);
}

// What is wrong is said below the button.
function fault({ form, dataset: { passkey } }, which, text) {
  const place = $(`[data-fault=${passkey}]`, form);
  place.hidden = !(which || text);
  $("p", place).textContent = text ?? place.dataset[which] ?? "";
}

async function press(button) {
  fault(button);
  if (!known?.parseRequestOptionsFromJSON) return fault(button, "none");
  waiting?.abort();
  waiting = undefined;
  button.classList.add("busy");
  try {
    await ask(button, {});
  } catch (error) {
    fault(button, error.name === "InvalidStateError" ? "known" : "cancelled");
  } finally {
    button.classList.remove("busy");
  }
}

// Asks the server what to ask, then the browser, and brings the answer.
async function ask(button, how) {
  const { data } = await send(button.formAction, Object.fromEntries(new FormData(button.form)));
  const { publicKey } = data;
  if (!publicKey) return how.mediation || fault(button, "cancelled", data.error?.text);
  const credential = await (button.dataset.passkey === "in"
    ? navigator.credentials.get({ publicKey: known.parseRequestOptionsFromJSON(publicKey), ...how })
    : navigator.credentials.create({ publicKey: known.parseCreationOptionsFromJSON(publicKey) }));
  const { data: done } = await send(button.dataset.answer, { credential: JSON.stringify(credential) });
  if (done.go) return location.assign(done.go);
  // The browser need not offer it again.
  if (done.error?.code === "passkey_unknown") known.signalUnknownCredential?.({ rpId: publicKey.rpId, credentialId: credential.id }).catch(() => {});
  fault(button, "cancelled", done.error?.text);
}

// Lets the browser offer its passkeys where the name is written, as long as nobody presses anything.
async function offer(button) {
  if (!known?.parseRequestOptionsFromJSON || !await known.isConditionalMediationAvailable?.()) return;
  let renewed;
  do {
    const own = waiting = new AbortController();
    renewed = false;
    const timer = setTimeout(() => { renewed = true; own.abort(); }, RENEWED);
    await ask(button, { mediation: "conditional", signal: own.signal }).catch(() => {});
    clearTimeout(timer);
  } while (renewed && waiting);
}
