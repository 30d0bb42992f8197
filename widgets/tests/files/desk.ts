// The row of saving and opening to be tested, in a page of its own, beside what the browser keeps.

import { afterEach, beforeEach, vi } from "vitest";
import files, { type FilesMessage } from "../../files/main";
import type { Kept } from "../../shared/keeping/store";
import { FormModel } from "../shared/model";

export const KEY = "algeria-lab:wars:algeria";
export const STRINGS = {
  "files-save": "Save", "files-open": "Open", "files-resume": "Resume %date% (%label%)", "files-forget": "Forget",
  "files-forget-war": "Forget %label%", "files-too-large": "%name% is too large", "files-no-answer": "No answer",
  "files-saved": "Saved %name%", "files-store-note": "Kept here", "files-no-store": "Nothing kept",
  "files-store-full": "No room", "files-forgotten": "Forgotten", "files-unreadable": "%name% unreadable",
  "files-whose": "Whose?", "files-whose-on": "Go on: %label%, %date%", "files-whose-anew": "Anew", "files-whose-note": "Nothing is lost.",
};

const ends: (() => void)[] = [];

export function start(change: Record<string, unknown> = {}) {
  const model = new FormModel<FilesMessage>({ shelf: "algeria", war: "w1", save: "{1}", name: "a.json", label: "1954, turn 1", lang: "en",
    strings: STRINGS, message: {}, ...change });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const end = files.render({ model, el });
  ends.push(end);
  const button = (text: string) => {
    const found = [...el.querySelectorAll("button")].find((one) => one.textContent?.startsWith(text));
    if (!found) throw new Error(`no button ${text}`);
    return found;
  };
  return { model, el, end, button, note: () => el.querySelector("[role=status]")?.textContent,
    offers: () => [...el.querySelectorAll("li button:first-child")].map((one) => one.textContent) };
}

export const kept = (war: string, change: Partial<Kept> = {}): Kept =>
  ({ war, save: `{${war}}`, name: `${war}.json`, label: `label ${war}`, when: 1000, ...change });
export const stored = (): Kept[] => JSON.parse(localStorage.getItem(KEY) ?? "[]");
export const put = (...entries: unknown[]) => localStorage.setItem(KEY, JSON.stringify(entries));

export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Leaves each test the page of the war room as it is opened, with nothing kept. */
export function tidy(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/voila/render/war-room.ipynb");
    delete document.body.dataset["voila"];
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.unstubAllGlobals();
  });
}
