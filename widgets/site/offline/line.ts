// What a page says of the program that is kept: a quiet line below it, and one when a new edition is here.

import "./offline.css";
import type { State } from "./edition";
import { type How, Program } from "./program";

/** Shows of all that stands in an element for some state what stands there for this one. */
export function showHow(where: Element | null, how: How, state: State | undefined): void {
  if (!where) return;
  for (const part of where.querySelectorAll<HTMLElement>("[data-how]")) part.hidden = !part.dataset["how"]?.split(" ").includes(how);
  for (const part of where.querySelectorAll("[data-percent]")) part.textContent = percent(state);
}

function percent(state: State | undefined): string {
  const share = state?.size ? state.kept / state.size : 0;
  return new Intl.NumberFormat(document.documentElement.lang, { style: "percent" }).format(Math.floor(share * 100) / 100);
}

/** Says that a new edition waits; the reader says when it is used. */
function sayAnew(use: () => void): void {
  const line = document.getElementById("al-edition");
  if (!line) return;
  for (const button of line.querySelectorAll<HTMLButtonElement>("button")) {
    button.onclick = () => (button.hasAttribute("data-use") ? use() : line.firstElementChild?.setAttribute("hidden", ""));
  }
  line.firstElementChild?.removeAttribute("hidden");
}

function sayOthers(number: number): void {
  for (const part of document.querySelectorAll<HTMLElement>("#al-edition [data-others]")) part.hidden = false;
  for (const part of document.querySelectorAll("#al-edition [data-number]")) part.textContent = String(number);
}

/** The program of this page's site; what becomes of it is said on the page. */
export function programOf(root: URL, told: (how: How, state: State | undefined) => void = () => undefined): Program {
  let asked = false;
  const use = (): void => {
    asked = true;
    program.useNew();
  };
  const program = new Program(root, {
    how: (how, state) => {
      showHow(document.getElementById("al-kept"), how, state);
      told(how, state);
    },
    anew: () => sayAnew(use),
    others: (number) => asked && sayOthers(number),
  });
  return program;
}
