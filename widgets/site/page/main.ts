// A page of the site: its text stands already; its Python begins in a worker, and its widgets are shown where they belong.

import "@jupyter-widgets/controls/css/widgets-base.css";
import type { Place, Shown, Told } from "../messages";
import { asHere } from "../../shared/page/address";
import { programOf } from "../offline/line";
import { showFailure } from "./failure";
import { Kernel } from "./kernel";
import { Manager } from "./manager";

const place = JSON.parse(document.getElementById("al-site")?.textContent ?? "null") as Place;
const root = new URL(place.root, location.href);
const manager = new Manager();
const LINKS = "a[href*='.ipynb']";

/** What a server would say of the reader. */
function variables(): Record<string, string> {
  const wishes = new URLSearchParams(location.search);
  wishes.set("lang", document.documentElement.lang);
  const library = new URL("site/bokeh.min.js", root).pathname;
  return { QUERY_STRING: wishes.toString(), HTTP_ACCEPT_LANGUAGE: navigator.languages.join(","), ALGERIA_LAB_BOKEHJS: library };
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`this page has no ${id}`);
  return found;
}

async function show(cell: string, what: Shown): Promise<void> {
  const where = element("rendered_cells").querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
  if (!where) return;
  if ("model" in what) await manager.show(what.model, where);
  else where.textContent = what.text;
}

const shown: Promise<unknown>[] = [];

function told(told: Exclude<Told, { kind: `comm_${string}` }>): void {
  if (told.kind === "show") shown.push(show(told.cell, told.what));
  else if (told.kind === "ready") void Promise.all(shown).then(ready, failed);
  else if (told.kind === "step") showProgress(told.done, told.of);
  else failed(told.text);
}

function showProgress(done: number, of: number): void {
  const bar = document.getElementById("al-progress");
  if (bar instanceof HTMLProgressElement) [bar.max, bar.value] = [of, done];
}

function ready(): void {
  document.getElementById("loading")?.remove();
  element("rendered_cells").style.display = "";
  dispatchEvent(new Event("al-shown"));
  void program.keep([location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
}

function failed(why: unknown): void {
  console.error(why);
  document.getElementById("loading")?.remove();
  showFailure(why);
}

/** Python calls pages by the names that they have beside it, wherever it writes a link: only what is new is looked at. */
function nameLinks(changes: MutationRecord[]): void {
  for (const { target, addedNodes } of changes) {
    for (const part of [target, ...addedNodes]) {
      if (!(part instanceof Element)) continue;
      const links = part === target ? [part] : [part, ...part.querySelectorAll(LINKS)];
      for (const link of links) if (link.matches(LINKS)) link.setAttribute("href", asHere(link.getAttribute("href") ?? ""));
    }
  }
}

new MutationObserver(nameLinks).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });

const program = programOf(root);
void program.begin();
const worker = new Worker(new URL("site/kernel.js", root), { type: "module" });
const kernel = new Kernel(worker, { opened: (comm, message) => manager.handle_comm_open(comm, message as never), told });
kernel.begin(place, variables());
