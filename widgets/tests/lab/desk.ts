// A desk of experiments to be tested: its parts as the kernel would send them, and a page that holds it.

import { afterEach, beforeEach, vi } from "vitest";
import lab from "../../lab/main";
import type { Control, Message, Part, Scene } from "../../lab/types";
import { FormModel } from "../shared/model";

export const STRINGS = {
  "lab-ui-predict-way": "Prediction for %way%", "lab-ui-predict-number": "Number for %way%", "lab-ui-no-prediction": "nothing yet",
  "lab-ui-mark": "%value%, %mark%", "lab-ui-kept": "Kept wars", "lab-ui-kept-item": "%label%, %date%",
  "lab-ui-copied": "Copied", "lab-ui-copied-long": "Copied, %letters% letters", "lab-ui-copy-by-hand": "By hand",
  "lab-ui-saved": "Saved %file%", "lab-ui-kept-done": "Kept", "lab-ui-kept-full": "Full", "lab-ui-too-large": "%file% too large",
  "lab-ui-no-answer": "No answer", "lab-ui-room": "Open the war room",
};
export const SHELF = "algeria-lab:wars:algeria";

export function select(change: Partial<Control> = {}): Control {
  return { key: "runs", kind: "select", label: "Wars", value: "100", options: [["100", "100"], ["200", "200"]], ...change };
}

export function part(controls: Control[], change: Partial<Part> = {}): Part {
  return { key: "question", title: "The question", says: [], groups: [{ key: "one", legend: "Size", controls }], ...change };
}

export const bars = (values: (number | null)[]): Part =>
  part([], { key: "prediction", groups: [], bars: { low: -99, high: 99, bars: values.map((value, place) => ({ key: `w${place}`, label: `Way ${place}`, value })) } });

export function scene(parts: Part[], change: Partial<Scene> = {}): Scene {
  return { lang: "en", dir: "ltr", parts, link: "abc", write: false, ...change };
}

const ends: (() => void)[] = [];

export function start(parts: Part[], change: Partial<Scene> = {}) {
  const model = new FormModel<Message>({ scene: scene(parts, change), strings: STRINGS, progress: {}, message: {} });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const end = lab.render({ model, el });
  ends.push(end);
  const find = <E extends Element>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  return { model, el, end, find, show: (next: Part[], more: Partial<Scene> = {}) => model.set({ scene: scene(next, more) }),
    note: () => find<HTMLElement>(".al-lab-note p").textContent };
}

export const press = (element: Element, key: string) => element.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true }));
export const choose = (element: HTMLSelectElement | HTMLInputElement, value: string) => {
  element.value = value;
  element.dispatchEvent(new Event("change"));
};
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Leaves each test a page as it was found, and the browser's stores empty. */
export function tidy(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "#");
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    delete document.body.dataset["voila"];
  });
}
