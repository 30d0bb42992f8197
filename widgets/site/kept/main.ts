// The page that says what this browser keeps of the site, and lets it be deleted.

import "./kept.css";
import { clearAll } from "../../shared/keeping/ours";
import type { State } from "../offline/edition";
import { programOf, showHow } from "../offline/line";
import type { How } from "../offline/program";
import { type Held, KINDS, readHeld } from "./held";

const root = new URL(".", location.href);
const MILLION = 1e6;

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function write(selector: string, text: string): void {
  for (const part of all(selector)) part.textContent = text;
}

/** Megabytes as the reader's language writes them. */
function megabytes(bytes: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 }).format(bytes / MILLION);
}

function showProgram(how: How, state: State | undefined): void {
  showHow(document.getElementById("al-program"), how, state);
  write("[data-edition]", state?.edition ?? "");
  write("[data-kept]", megabytes(state?.kept ?? 0));
  write("[data-size]", megabytes(state?.size ?? 0));
  for (const part of all("[data-known]")) part.hidden = !state;
  const bar = document.querySelector<HTMLProgressElement>("#al-program progress");
  if (bar && state) [bar.max, bar.value] = [state.size, state.kept];
}

function read(): Held | undefined {
  try {
    return readHeld(localStorage, sessionStorage);
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

function showHeld(): void {
  const held = read();
  const none = !held || KINDS.every((kind) => !held[kind]);
  for (const part of all("[data-store]")) part.hidden = part.dataset["store"] !== (!held ? "refused" : none ? "none" : "some");
  for (const kind of KINDS) {
    write(`[data-count="${kind}"]`, String(held?.[kind] ?? 0));
    for (const row of all(`[data-kind="${kind}"]`)) row.hidden = !held?.[kind];
  }
}

/** A button asks once before it deletes; what was done is said, and stays within reach of the keyboard. */
function askOnce(block: HTMLElement, act: () => Promise<void>): void {
  const [begin, sure, no, yes, said] = ["begin", "sure", "no", "yes", "said"].map((name) => block.querySelector<HTMLElement>(`[data-part="${name}"]`));
  if (!begin || !sure || !no || !yes || !said) throw new Error("a question lacks a part");
  const ask = (asks: boolean): void => {
    [begin.hidden, sure.hidden] = [asks, !asks];
    (asks ? no : begin).focus();
  };
  begin.addEventListener("click", () => {
    for (const part of said.children) part.setAttribute("hidden", "");
    ask(true);
  });
  no.addEventListener("click", () => ask(false));
  yes.addEventListener("click", () => {
    ask(false);
    const tell = (done: string): void => {
      for (const part of said.children) part.toggleAttribute("hidden", (part as HTMLElement).dataset["done"] !== done);
      showHeld();
    };
    act().then(() => tell("yes"), (error: unknown) => (console.warn(error), tell("no")));
  });
}

/** A page that is not kept sends its reader here: it is offered again. */
function showMissing(): void {
  const address = new URLSearchParams(location.search).get("missing");
  const notice = document.getElementById("al-missing");
  const link = notice?.querySelector("a");
  if (!address || !notice || !link) return;
  const asked = new URL(address, root);
  if (!asked.href.startsWith(root.href)) return; // a link of somebody else's making
  link.href = asked.href;
  notice.hidden = false;
  addEventListener("online", () => location.replace(asked));
}

const program = programOf(root, showProgram);
const deletes: Record<string, () => Promise<void>> = {
  program: () => program.remove(),
  all: async () => {
    await program.remove();
    clearAll();
  },
};
for (const block of all("[data-delete]")) askOnce(block, deletes[block.dataset["delete"] ?? ""] ?? (() => Promise.resolve()));
for (const button of all("[data-keep]")) button.addEventListener("click", () => void program.keepAll());
addEventListener("storage", showHeld);
document.addEventListener("visibilitychange", showHeld);
showMissing();
showHeld();
void program.begin().then(() => program.keep());
