// Opens one thing after the other that can be opened at a table, and judges the page with each.

const frames = () => new Promise(done => { requestAnimationFrame(() => requestAnimationFrame(done)); });
const seen = css => [...document.querySelectorAll(css)].filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest("#veil, noscript"));
const tab = name => seen(`.tabs [data-view=${name}], .tabbar [data-view=${name}]`)[0];
const until = async true_ => { for (let waited = 0; waited < 3000 && !true_(); waited += 20) await new Promise(done => { setTimeout(done, 20); }); };

// Everything that is opened: its name, how it is opened, and how it is closed again.
function* openings() {
  const names = [...new Set(seen(".tabs [data-view], .tabbar [data-view]").map(one => one.dataset.view))].filter(name => name !== "table");
  for (const name of names) {
    yield [`the view ${name}`, () => tab(name).click(), () => {}];
    if (name === "log") yield ["the last line of the log", () => { const line = seen("#log li").at(-1); if (line) { line.tabIndex = -1; line.focus(); } }, () => {}];
    if (name !== "chat" && name !== "scores") continue;
    for (const folded of seen("#pane-chat details, #players details, #panel details")) yield [words(folded.firstElementChild), () => { folded.open = true; }, () => { folded.open = false; }];
  }
  yield ["the table again", () => tab("table")?.click(), () => {}];
  for (const menu of seen(".top > details")) yield [`the menu ${words(menu.firstElementChild)}`, () => { menu.open = true; }, () => { menu.open = false; }];
  for (const id of new Set([...document.querySelectorAll("[data-dialog]")].map(one => one.dataset.dialog))) {
    const dialog = document.getElementById(id);
    if (dialog) yield [`the dialog ${id}`, () => { [...document.querySelectorAll(`[data-dialog=${id}]`)].find(one => one.checkVisibility() || one.closest("details"))?.click(); }, () => dialog.close()];
  }
  const ending = document.querySelector("#ending");
  if (ending) yield ["the result the other way", () => { ending.open = !ending.open; }, () => { ending.open = !ending.open; }];
  const rule = seen(".dock a.ref")[0];
  if (rule) yield ["a rule", async () => { rule.click(); await until(() => document.querySelector("#rulebook .hit")); }, () => { document.querySelector("#rulebook .hit")?.focus(); (tab("table") ?? tab("log"))?.click(); }];
}

// The faults of the page as it stands and, if `all` of it is wanted, with everything opened: each as
// [with what opened, rule, element, numbers].
async function judge(least, all) {
  await frames();
  const found = law(least).map(fault => ["", ...fault]);
  if (!all) return found;
  const known = new Set(found.map(([, rule, element]) => `${rule} ${element}`)), main = document.querySelector(".main"), { scrollTop } = main;
  const before = document.body.dataset.view;
  for (const [name, open, close] of openings()) {
    await open();
    await frames();
    for (const fault of law(least)) {
      const [rule, element] = fault, key = `${rule} ${element}`;
      if (!known.has(key)) { known.add(key); found.push([name, ...fault]); }
    }
    await close();
  }
  tab(before)?.click();
  await frames();
  if (main.scrollTop !== scrollTop) found.push(["everything closed again", "scrolled away", ".main", `${main.scrollTop} instead of ${scrollTop}`]);
  return found;
}

// Chooses what makes the longest question before it is sent, so that its button stands in the dock. Gives whether there is one.
function chooseLongest() {
  document.documentElement.dataset.confirm = "always";
  const { acts = [] } = JSON.parse(document.querySelector("#legal")?.dataset.legal ?? "{}"), at = handle => document.querySelector(`[data-h="${CSS.escape(handle)}"]`);
  const fixed = acts.filter(act => act.p.every(step => typeof step === "string" && at(step)));
  const longest = fixed.sort((one, other) => other.say.length - one.say.length)[0];
  for (const handle of longest?.p ?? []) if (document.querySelector("#commit")?.hidden) at(handle)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return document.querySelector("#commit")?.hidden === false;
}

function letGo() {
  for (let step = 0; step < 12 && document.querySelector("#back")?.hidden === false; step++) document.querySelector("#back").click();
  delete document.documentElement.dataset.confirm;
}
