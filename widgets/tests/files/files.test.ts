// Saving and opening: the download needs no kernel, the browser keeps what was played, and nothing fails unsaid.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import files, { type OpenMessage } from "../../files/main";
import { MOST_BYTES } from "../../shared/files";
import { type Kept, MOST_KEPT, Store } from "../../shared/store";

const KEY = "algeria-lab:wars:algeria";
const STRINGS = {
  "files-save": "Save", "files-open": "Open", "files-resume": "Resume %date% (%label%)", "files-forget": "Forget",
  "files-forget-war": "Forget %label%", "files-too-large": "%name% is too large", "files-no-answer": "No answer",
  "files-saved": "Saved %name%", "files-store-note": "Kept here", "files-no-store": "Nothing kept",
  "files-store-full": "No room", "files-forgotten": "Forgotten", "files-unreadable": "%name% unreadable",
};

class FakeModel {
  readonly sent: OpenMessage[] = [];
  private readonly callbacks = new Map<string, Set<() => void>>();
  state: Record<string, unknown> = { shelf: "algeria", war: "w1", save: "{1}", name: "a.json", label: "1954, turn 1", lang: "en",
    strings: STRINGS, message: {} };

  get(name: string): unknown {
    return this.state[name];
  }

  on(name: string, callback: () => void): void {
    this.callbacks.set(name, (this.callbacks.get(name) ?? new Set()).add(callback));
  }

  off(name: string, callback: () => void): void {
    this.callbacks.get(name)?.delete(callback);
  }

  send(message: OpenMessage): void {
    this.sent.push(message);
  }

  /** The kernel changes traits in one message: all are set before any callback runs. */
  set(changes: Record<string, unknown>): void {
    Object.assign(this.state, changes);
    for (const name of Object.keys(changes)) for (const callback of this.callbacks.get(`change:${name}`) ?? []) callback();
  }

  get listening(): number {
    return [...this.callbacks.values()].reduce((sum, found) => sum + found.size, 0);
  }
}

function start(change: Record<string, unknown> = {}) {
  const model = new FakeModel();
  Object.assign(model.state, change);
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const end = files.render({ model, el });
  const button = (text: string) => {
    const found = [...el.querySelectorAll("button")].find((one) => one.textContent?.startsWith(text));
    if (!found) throw new Error(`no button ${text}`);
    return found;
  };
  return { model, el, end, button, note: () => el.querySelector("[role=status]")?.textContent,
    offers: () => [...el.querySelectorAll("li button:first-child")].map((one) => one.textContent) };
}

const kept = (war: string, change: Partial<Kept> = {}): Kept =>
  ({ war, save: `{${war}}`, name: `${war}.json`, label: `label ${war}`, when: 1000, ...change });
const stored = (): Kept[] => JSON.parse(localStorage.getItem(KEY) ?? "[]");
const put = (...entries: unknown[]) => localStorage.setItem(KEY, JSON.stringify(entries));

function chooseFile(el: HTMLElement, file: File): void {
  const input = el.querySelector("input");
  if (!input) throw new Error("no input");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  input.dispatchEvent(new Event("change"));
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("saving", () => {
  it("writes the save that the trait holds, under the proposed name, without the kernel", async () => {
    const { model, button, note } = start();
    let blob: Blob | undefined;
    vi.spyOn(URL, "createObjectURL").mockImplementation((given) => ((blob = given as Blob), "blob:1"));
    let name = "";
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      name = this.download;
    });
    button("Save").click();
    expect(await blob?.text()).toBe("{1}");
    expect([name, note(), model.sent.length]).toEqual(["a.json", "Saved a.json", 0]);
  });

  it("is not offered while there is nothing to save", () => {
    const { model, button } = start({ save: "" });
    expect(button("Save").disabled).toBe(true);
    model.set({ save: "{1}" });
    expect(button("Save").disabled).toBe(false);
  });
});

describe("opening", () => {
  it("hands the text of the file to the kernel", async () => {
    const { el, model } = start();
    chooseFile(el, new File(["{2}"], "mine.json"));
    await settle();
    expect(model.sent).toEqual([{ kind: "open", name: "mine.json", text: "{2}" }]);
  });

  it("says so when the front end refuses to send", async () => {
    const { el, model, note } = start();
    model.send = () => {
      throw new Error("Cannot send");
    };
    chooseFile(el, new File(["{2}"], "mine.json"));
    await settle();
    expect(note()).toBe("No answer");
  });

  it("refuses a file that is too large without sending it", async () => {
    const { el, model, note } = start();
    const file = new File(["x"], "film.json");
    Object.defineProperty(file, "size", { value: MOST_BYTES + 1 });
    chooseFile(el, file);
    await settle();
    expect([note(), model.sent.length]).toEqual(["film.json is too large", 0]);
  });

  it("says so when a file cannot be read", async () => {
    const { el, note } = start();
    const file = new File(["x"], "gone.json");
    vi.spyOn(file, "text").mockRejectedValue(new DOMException("gone", "NotFoundError"));
    chooseFile(el, file);
    await settle();
    expect(note()).toBe("gone.json unreadable");
  });

  it("says what the kernel answers, and marks an error", () => {
    const { el, model, note } = start();
    model.set({ message: { level: "error", text: "Move 3 does not replay.", answer: 1 } });
    expect(note()).toBe("Move 3 does not replay.");
    expect(el.querySelector(".al-files-error")).not.toBeNull();
    model.set({ message: { level: "info", text: "Open.", answer: 2 } });
    expect(el.querySelector(".al-files-error")).toBeNull();
  });

  it("says so when nobody answers, but not once somebody has", () => {
    vi.useFakeTimers();
    put(kept("old"));
    const { model, button, note } = start();
    button("Resume").click();
    vi.advanceTimersByTime(20000);
    expect(note()).toBe("No answer");
    button("Resume").click();
    model.set({ message: { level: "info", text: "Open.", answer: 1 } });
    vi.advanceTimersByTime(5000);
    expect(note()).toBe("Open.");
    vi.useRealTimers();
  });

  it("takes good news away after a while, and leaves bad news until the reader closes it", () => {
    vi.useFakeTimers();
    const { el, model, note } = start();
    const close = el.querySelector(".al-files-close") as HTMLButtonElement;
    expect(close.hidden).toBe(true);
    model.set({ message: { level: "info", text: "Open.", answer: 1 } });
    vi.advanceTimersByTime(20000);
    expect(note()).toBe("");
    model.set({ message: { level: "error", text: "Not a war.", answer: 2 } });
    vi.advanceTimersByTime(20000);
    expect(note()).toBe("Not a war.");
    close.click();
    expect(note()).toBe("");
    expect(close.hidden).toBe(true);
    vi.useRealTimers();
  });
});

describe("the browser's store", () => {
  it("keeps the war after each change, one entry a war", () => {
    const { model } = start();
    expect(stored()).toEqual([]);
    model.set({ save: "{2}", label: "1954, turn 2" });
    model.set({ save: "{3}", label: "1954, turn 3" });
    expect(stored()).toMatchObject([{ war: "w1", save: "{3}", name: "a.json", label: "1954, turn 3" }]);
  });

  it("keeps a few wars and lets the oldest go", () => {
    put(...[5, 4, 3, 2, 1].map((when) => kept(`old${when}`, { when })));
    start().model.set({ war: "w2", save: "{new}" });
    expect(stored().map((entry) => entry.war)).toEqual(["w2", "old5", "old4", "old3", "old2"]);
    expect(stored()).toHaveLength(MOST_KEPT);
  });

  it("keeps what was played when the same war is begun anew", () => {
    put(kept("w1", { save: "a long war of many turns", when: 1 }));
    const { model, offers } = start();
    model.set({ save: "{short}" });
    expect(stored().map((entry) => entry.save)).toEqual(["{short}", "a long war of many turns"]);
    expect(offers()).toHaveLength(1);
    model.set({ save: "{short 2}" });
    expect(stored().map((entry) => entry.save)).toEqual(["{short 2}", "a long war of many turns"]);
  });

  it("marks the list of kept wars while there is one to go on with and none is played", () => {
    put(kept("a"));
    const { model, el } = start({ save: "", war: "" });
    const list = el.querySelector("details");
    expect(list?.open).toBe(false);
    expect(list?.hasAttribute("data-offers")).toBe(true);
    model.set({ save: "{1}", war: "w1" });
    expect(list?.hasAttribute("data-offers")).toBe(false);
  });

  it("offers the war that was left when another begins", () => {
    const { model, offers, button } = start();
    model.set({ save: "{2}" });
    model.set({ save: "", war: "" });
    expect(offers()).toHaveLength(1);
    expect(button("Save").disabled).toBe(true);
  });

  it("offers the wars that are not on the board, newest first, and resumes one under its own name", () => {
    put(kept("a", { when: 1 }), kept("w1", { when: 3 }), kept("b", { when: 2 }));
    const { model, offers, button } = start();
    expect(offers()).toHaveLength(2);
    expect(offers()[0]).toContain("(label b)");
    button("Resume").click();
    expect(model.sent).toEqual([{ kind: "open", name: "b.json", text: "{b}" }]);
    model.set({ war: "b", save: "{b}" });
    expect(offers().join()).not.toContain("label b");
    expect(offers().join()).toContain("label w1");
  });

  it("does not offer the very war that stands on the board, whatever it is called", () => {
    put(kept("other", { save: "{1}" }));
    expect(start().offers()).toEqual([]);
  });

  it("writes the date in the reader's language", () => {
    put(kept("a", { when: Date.UTC(2025, 6, 14, 12) }));
    expect(start({ lang: "fr" }).offers()[0]).toContain("14 juillet 2025");
  });

  it("forgets a war when asked, and leaves the focus at hand", () => {
    put(kept("a", { when: 2 }), kept("b", { when: 1 }));
    const { el, offers, note } = start();
    el.querySelector<HTMLElement>(".al-files-quiet")?.click();
    expect([offers().length, stored().length, note()]).toEqual([1, 1, "Forgotten"]);
    expect(document.activeElement?.textContent).toContain("label b");
    el.querySelector<HTMLElement>(".al-files-quiet")?.click();
    expect(document.activeElement?.textContent).toBe("Open");
  });

  it.each([["not json"], ['{"a": 1}'], ['[null, 7, {"war": "x"}]']])("passes over what is not of our making: %s", (text) => {
    localStorage.setItem(KEY, text);
    const { model, offers } = start();
    expect(offers()).toEqual([]);
    model.set({ save: "{2}" });
    expect(stored().map((entry) => entry.war)).toEqual(["w1"]);
  });

  it("says so once and goes on when there is no store", () => {
    vi.stubGlobal("localStorage", undefined);
    const { model, el, button } = start();
    model.set({ save: "{2}" });
    model.set({ save: "{3}" });
    expect(el.textContent?.match(/Nothing kept/g)).toHaveLength(1);
    expect(button("Save").disabled).toBe(false);
  });

  it("drops the oldest wars when the room is short, and speaks once when there is none", () => {
    put(kept("a", { when: 2 }), kept("b", { when: 1 }));
    const { model, note, el } = start();
    const real = localStorage;
    let room = 1;
    const full = { getItem: (key: string) => real.getItem(key), removeItem: () => undefined,
      setItem: (key: string, text: string) => {
        if ((JSON.parse(text) as unknown[]).length > room) throw new DOMException("full", "QuotaExceededError");
        real.setItem(key, text);
      } };
    vi.stubGlobal("localStorage", full);
    model.set({ save: "{2}" });
    expect(JSON.parse(real.getItem(KEY) ?? "").map((entry: Kept) => entry.war)).toEqual(["w1"]);
    room = 0;
    model.set({ save: "{3}" });
    expect(note()).toBe("No room");
    model.set({ message: { level: "info", text: "Open.", answer: 1 } });
    model.set({ save: "{4}" });
    expect(note()).toBe("Open.");
    expect(el.textContent).toContain("Kept here");
  });

  it("is tried before it is trusted", () => {
    vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => undefined,
      setItem: () => {
        throw new DOMException("denied", "SecurityError");
      } });
    expect(new Store("x").available()).toBe(false);
  });
});

describe("the page", () => {
  it("follows a change of language and ends without leftovers", () => {
    const { model, button, el, end } = start();
    model.set({ strings: { ...STRINGS, "files-save": "Enregistrer" } });
    expect(button("Enregistrer")).toBeTruthy();
    end();
    expect([model.listening, el.childNodes.length]).toEqual([0, 0]);
  });
});
