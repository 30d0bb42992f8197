// What somebody writes in the studio is kept by the browser up to the last key, and what cannot be kept is said once.

import { EditorView } from "@codemirror/view";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Store } from "../../shared/keeping/store";
import studio, { type Model } from "../../studio/main";

const TEXT = "format: algeria-scenario/1\n";
const STORE = new Store("algeria-lab:scenarios");
const traits: Record<string, unknown> = { put: { edition: 1, text: TEXT, own: "w" }, rooms: {}, starters: [], lang: "en",
  strings: { "studio-ui-no-store": "Nothing kept", "studio-ui-store-damaged": "Put aside" } };
const ends: (() => void)[] = [];

/** Opens the studio; what is typed at the end of its text is returned as a function. */
function start(): { el: HTMLElement; type(text: string): void } {
  const model = { get: (name: string) => traits[name], on: vi.fn(), off: vi.fn(), send: vi.fn() } as unknown as Model;
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  ends.push(studio.render({ model, el }));
  const view = EditorView.findFromDOM(el.querySelector(".cm-editor") as HTMLElement);
  return { el, type: (text) => view?.dispatch({ changes: { from: view.state.doc.length, insert: text } }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

describe("a text that is written", () => {
  it("is kept when the page goes, however short the keys have rested", () => {
    start().type("id: a");
    dispatchEvent(new Event("pagehide"));

    expect(STORE.read().map(({ save }) => save)).toEqual([`${TEXT}id: a`]);
  });

  it("is taken back where it is written, not beside a board with an undo of its own", () => {
    const { el } = start();
    const undo = () => Array.from(el.querySelectorAll<HTMLElement>(".al-studio-bar > button")).filter(({ textContent }) => textContent === "studio-ui-undo").map(({ hidden }) => hidden);
    const tab = (name: string) => el.querySelector<HTMLElement>(`[role=tab][data-tab="${name}"]`)?.click();
    expect(undo()).toEqual([false]);
    tab("play");
    expect(undo()).toEqual([true]);
    tab("form");
    expect(undo()).toEqual([false]);
  });

  it("is nobody's work before a key was pressed", () => {
    start();
    dispatchEvent(new Event("pagehide"));

    expect(STORE.read()).toEqual([]);
  });

  it("stands in the page where the browser keeps nothing: that is said once, and the page asks before it is left", () => {
    const { el, type } = start();
    const note = el.querySelector('[role="status"]') as HTMLElement;
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: denied });
    type("id: a");
    vi.advanceTimersByTime(1000);
    expect(note.textContent).toBe("Nothing kept");
    expect(document.documentElement.dataset["unkept"]).toBe("");

    note.textContent = "";
    type("b");
    vi.advanceTimersByTime(1000);
    expect(note.textContent).toBe("");

    vi.unstubAllGlobals();
    type("c");
    vi.advanceTimersByTime(1000);
    expect(document.documentElement.dataset["unkept"]).toBeUndefined();
  });

  it("is put aside where it cannot be read, and nothing is written over it", () => {
    localStorage.setItem("algeria-lab:scenarios", "[{");
    const { el } = start();

    expect(localStorage.getItem("algeria-lab:scenarios:damaged")).toBe("[{");
    expect(el.querySelector('[role="status"]')?.textContent).toBe("Put aside");
  });
});
