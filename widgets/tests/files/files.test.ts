// Saving and opening: the download needs no kernel, the browser keeps what was played, and nothing fails unsaid.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import files, { type FilesMessage } from "../../files/main";
import { Draft } from "../../shared/keeping/drafts";
import { MOST_BYTES } from "../../shared/files";
import { type Kept, MOST_KEPT, Store } from "../../shared/keeping/store";

const KEY = "algeria-lab:wars:algeria";
const STRINGS = {
  "files-save": "Save", "files-open": "Open", "files-resume": "Resume %date% (%label%)", "files-forget": "Forget",
  "files-forget-war": "Forget %label%", "files-too-large": "%name% is too large", "files-no-answer": "No answer",
  "files-saved": "Saved %name%", "files-store-note": "Kept here", "files-no-store": "Nothing kept",
  "files-store-full": "No room", "files-forgotten": "Forgotten", "files-unreadable": "%name% unreadable",
};

class FakeModel {
  readonly sent: FilesMessage[] = [];
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

  send(message: FilesMessage): void {
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

const ends: (() => void)[] = [];

function start(change: Record<string, unknown> = {}) {
  const model = new FakeModel();
  Object.assign(model.state, change);
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
  it("closes the menu of a narrow page by Escape on its button, and by a press beside it", () => {
    const menu = start().el.querySelector<HTMLButtonElement>(".al-files-menu") as HTMLButtonElement;
    const leaves: (() => unknown)[] = [
      () => menu.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
      () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })),
    ];
    for (const leave of leaves) {
      menu.click();
      expect(menu.ariaExpanded).toBe("true");
      leave();
      expect(menu.ariaExpanded).toBe("false");
    }
  });

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

  it("shows no list of kept wars where there is none but the one on the board", () => {
    const { model, el } = start();
    const list = el.querySelector("details");
    expect(list?.hidden).toBe(true);
    model.set({ save: "{2}" });
    expect(list?.hidden).toBe(true);
    model.set({ save: "{3}", war: "w2" });
    expect(list?.hidden).toBe(false);
  });

  it("offers the war that was left when another begins", () => {
    const { model, offers, button } = start();
    model.set({ save: "{2}" });
    model.set({ save: "", war: "" });
    expect(offers()).toHaveLength(1);
    expect(button("Save").disabled).toBe(true);
  });

  it("offers the wars that are not on the board, newest first, and resumes one under its own name", () => {
    put(kept("w1", { when: 1 }), kept("b", { when: 2 }), kept("a", { when: 3 }));
    const { model, offers, button } = start();
    expect(offers()).toHaveLength(2);
    expect(offers()[0]).toContain("(label b)");
    button("Resume").click();
    expect(model.sent).toEqual([{ kind: "open", name: "b.json", text: "{b}", war: "b" }]);
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

  /** A store in which nothing larger than this has room; returns what gives it room again. */
  function narrow(): () => void {
    const real = localStorage;
    let isFull = true;
    vi.stubGlobal("localStorage", { getItem: (key: string) => real.getItem(key), removeItem: () => undefined,
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException("full", "QuotaExceededError");
        real.setItem(key, text);
      } });
    return () => (isFull = false);
  }
  const asksToStay = () => "unkept" in document.documentElement.dataset;

  it("lets no war go when the room is short, says so once, and asks before the page is left", () => {
    put(kept("a", { when: 2 }), kept("b", { when: 1 }));
    const { model, note, el, button, offers } = start();
    const makeRoom = narrow();
    model.set({ save: "{2}" });
    expect([note(), asksToStay(), offers().length]).toEqual(["No room", true, 2]);
    model.set({ message: { level: "info", text: "Open.", answer: 1 } });
    model.set({ save: "{3}" });
    expect([note(), asksToStay()]).toEqual(["Open.", true]);
    expect(el.textContent).toContain("Kept here");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    button("Save").click();
    expect(asksToStay()).toBe(false);
    model.set({ save: "{4}" });
    expect(asksToStay()).toBe(true);
    makeRoom();
    el.querySelector<HTMLElement>(".al-files-list .al-files-quiet")?.click();
    expect(asksToStay()).toBe(false);
    expect(stored().map((entry) => entry.save)).toEqual(["{4}", "{b}"]);
  });

  it("says so and asks before the page is left when the browser keeps nothing any more", () => {
    const { model, note, el } = start();
    vi.stubGlobal("localStorage", undefined);
    model.set({ save: "{2}" });
    expect([note(), asksToStay()]).toEqual(["Nothing kept", true]);
    model.set({ save: "", war: "" });
    expect([asksToStay(), el.querySelector(".al-files > .al-files-hint")?.textContent]).toEqual([false, "Nothing kept"]);
  });

  it.each([["not json", 0], ['{"a": 1}', 0], [JSON.stringify([kept("a"), { war: 7 }]), 1]])(
    "puts aside what it cannot read before it writes, and says so once: %s", (text, left) => {
      localStorage.setItem(KEY, text);
      const { note, offers } = start();
      expect([note(), offers().length]).toEqual(["files-store-damaged", left]);
      expect(localStorage.getItem(`${KEY}:damaged`)).toBe(text);
      expect(start().note()).toBe("");
    });

  it("is tried before it is trusted", () => {
    vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => undefined,
      setItem: () => {
        throw new DOMException("denied", "SecurityError");
      } });
    expect(new Store("x").available()).toBe(false);
  });
});

describe("a page that is loaded again", () => {
  const fresh = { save: "", war: "" };
  const opened = (key: string, level = "info") => ({ message: { level, key, text: `<${key}>`, answer: 1 } });
  const isOpening = () => "opening" in document.documentElement.dataset;

  beforeEach(() => {
    document.body.dataset["voila"] = "voila";
    document.documentElement.dataset["opening"] = "";
  });

  it("goes on with the newest war by itself, and shows no board before", () => {
    put(kept("b", { when: 1 }), kept("a", { when: 2 })); // the clock was wrong: the last one played is newest all the same
    const { model, note, el } = start(fresh);
    expect(model.sent).toEqual([{ kind: "resume", name: "label b", text: "{b}", war: "b" }]);
    expect(isOpening()).toBe(true);
    model.set(opened("files-resumed"));
    expect([isOpening(), note()]).toEqual([false, "<files-resumed>"]);
    expect(el.querySelector<HTMLElement>(".al-files-said .al-files-quiet")?.hidden).toBe(false);
  });

  it("goes on with the war of its own tab, whatever another tab has played since", () => {
    start(fresh).model.set({ war: "mine", save: "{mine}" });
    put(...stored(), kept("other", { when: Date.now() + 1000 }));
    expect(start(fresh).model.sent).toMatchObject([{ kind: "resume", war: "mine" }]);
  });

  it("shows the new war at once where nothing is kept", () => {
    expect(start(fresh).model.sent).toEqual([]);
    expect(isOpening()).toBe(false);
  });

  it("begins afresh when the address asks for it, once", () => {
    put(kept("a"));
    new Draft("question:why").keep("Because");
    history.replaceState(null, "", "/voila/render/war-room.ipynb?lang=fr&new");
    expect(new Draft("question:why").read()).toBeUndefined(); // also where a question is drawn before this desk
    expect(start(fresh).model.sent).toEqual([]);
    expect([isOpening(), location.search, new Draft("question:why").read()]).toEqual([false, "?lang=fr", undefined]);
    expect(start(fresh).model.sent).toHaveLength(1);
  });

  it("lets a notebook and a war that is being played alone", () => {
    put(kept("a"));
    expect(start().model.sent).toEqual([]);
    delete document.body.dataset["voila"];
    expect(start(fresh).model.sent).toEqual([]);
  });

  it("sets a damaged war aside, says so, and does not try it a second time", () => {
    put(kept("a", { when: 2 }), kept("b", { when: 1 }));
    const { model, note, offers } = start(fresh);
    model.set(opened("files-resume-failed", "error"));
    expect([isOpening(), note(), offers().length]).toEqual([false, "<files-resume-failed>", 2]);
    expect(stored().map((one) => one.damaged ?? false)).toEqual([true, false]);
    expect(start(fresh).model.sent).toMatchObject([{ war: "b" }]);
  });
});

describe("two tabs on one war", () => {
  const played = (...moves: string[]) => JSON.stringify({ game: "algeria", scenario: "1954", options: {}, seed: 1, opening: [], moves });
  const SHARED = "files-two-pages";

  /** A tab that goes on with what is kept; each has its own idea of what it plays. */
  function tab() {
    sessionStorage.clear();
    const shown = start({ save: "", war: "" });
    const [{ war, text }] = shown.model.sent.slice(-1) as unknown as [{ war: string; text: string }];
    const decide = (...moves: string[]) => {
      shown.model.set({ war, save: played(...moves) });
      dispatchEvent(new StorageEvent("storage", { key: KEY })); // the browser tells the other tabs
    };
    shown.model.set({ war, save: text, message: { level: "info", key: "files-resumed", text: "On.", answer: 1 } });
    return { ...shown, decide };
  }
  const lines = () => stored().map(({ save }) => (JSON.parse(save) as { moves: string[] }).moves.join(""));

  beforeEach(() => {
    document.body.dataset["voila"] = "voila";
    put(kept("w", { save: played("a") }));
  });

  it("keeps one line as long as one of them plays, and tells the other", () => {
    const [one, two] = [tab(), tab()];
    one.decide("a", "b");
    one.decide("a", "b", "c");
    expect(lines()).toEqual(["abc"]);
    expect([one.note(), two.note()]).toEqual(["On.", SHARED]);
  });

  it("keeps both when neither begins with the other's moves, and tells both once", () => {
    const [one, two] = [tab(), tab()];
    for (let count = 2; count <= 10; count += 1) one.decide(..."abcdefghij".slice(0, count));
    two.decide("a", "x");
    expect(lines().sort()).toEqual(["abcdefghij", "ax"]);
    expect([one.note(), two.note()]).toEqual([SHARED, SHARED]);
    for (const { model } of [one, two]) model.set({ message: { level: "info", key: "files-saved", text: "Later.", answer: 2 } });
    one.decide(..."abcdefghijk");
    two.decide("a", "x", "y");
    expect(lines().sort()).toEqual(["abcdefghijk", "axy"]);
    expect([one.note(), two.note()]).toEqual(["Later.", "Later."]);
    expect([one.offers().length, two.offers().length]).toEqual([1, 1]);
  });

  it("goes on with its own line when a tab is loaded again", () => {
    const [one, two] = [tab(), tab()];
    one.decide("a", "b");
    two.decide("a", "x"); // the last one that wrote: the session is its
    one.end();
    two.end();
    expect(start({ save: "", war: "" }).model.sent).toMatchObject([{ kind: "resume", text: played("a", "x") }]);
  });

  it("takes back a decision in one tab without touching the other's line", () => {
    const [one, two] = [tab(), tab()];
    one.decide("a", "b", "c");
    two.decide("a", "x", "y");
    two.decide("a", "x");
    one.decide("a", "b");
    expect(lines().sort()).toEqual(["ab", "ax"]);
  });

  it("writes its last decision again where the other tab wrote at the same moment", () => {
    const [one] = [tab(), tab()];
    one.decide("a", "b");
    put(kept("other"), kept("w", { save: played("a") })); // as the other had read it
    dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(stored().map((entry) => entry.save)).toEqual([played("a", "b"), "{other}"]);
  });

  it("keeps an older file that is opened beside what was played since", () => {
    const { model } = tab();
    model.set({ war: "w", save: played("a", "b", "c") });
    model.set({ war: "w", save: played("a"), message: { level: "info", key: "files-opened", text: "Open.", answer: 2 } });
    model.set({ war: "w", save: played("a", "z") });
    expect(lines()).toEqual(["az", "abc"]);
  });
});

describe("a link", () => {
  const LINK = "#war=abc-_123";
  const arrive = () => history.replaceState(null, "", `/voila/render/war-room.ipynb${LINK}`);
  const failed = { message: { level: "error", key: "files-link-failed", text: "No war.", answer: 1 } };

  beforeEach(() => {
    document.body.dataset["voila"] = "voila";
  });

  it("comes before the war that is kept, and leaves the address", () => {
    put(kept("a"));
    arrive();
    const { model } = start({ save: "", war: "" });
    expect(model.sent).toEqual([{ kind: "link", name: "files-link-name", text: "abc-_123" }]);
    expect(location.hash).toBe("");
    expect(stored()).toHaveLength(1);
  });

  it("that brings no war is told of beside the reader's own", () => {
    put(kept("a"));
    arrive();
    const { model, note } = start({ save: "", war: "" });
    model.set(failed);
    expect(model.sent[1]).toMatchObject({ kind: "resume", war: "a" });
    model.set({ message: { level: "info", key: "files-resumed", text: "Goes on.", answer: 2 } });
    expect(note()).toBe("No war. Goes on.");
    expect(stored()).toMatchObject([{ war: "a" }]);
    expect(stored()[0]?.damaged).toBeUndefined();
  });

  it("that is pasted while a war is played opens too, and failing leaves that war alone", () => {
    const { model, note } = start();
    history.replaceState(null, "", LINK);
    dispatchEvent(new Event("hashchange"));
    expect(model.sent).toMatchObject([{ kind: "link" }]);
    model.set(failed);
    expect([model.sent.length, note()]).toEqual([1, "No war."]);
  });

  async function shared(links: Record<string, string>, write: (text: string) => Promise<void>) {
    vi.stubGlobal("navigator", { clipboard: { writeText: write }, language: "en" });
    const page = start();
    page.button("files-share").click();
    page.model.set({ links: { ...links, answer: 1 } });
    const rows = [...page.el.querySelectorAll<HTMLElement>(".al-share-row")].filter((row) => !row.hidden);
    rows[0]?.querySelector("button")?.click();
    await settle();
    return { ...page, rows, text: rows[0]?.textContent ?? "", address: rows[0]?.querySelector("input") };
  }

  it("is asked for, shown with its size, and copied", async () => {
    const copied: string[] = [];
    const { model, text, rows, address } = await shared({ position: "p", war: "ww" }, async (link) => void copied.push(link));
    expect(model.sent).toEqual([{ kind: "share" }]);
    expect(copied).toEqual([address?.value]);
    expect(copied[0]).toMatch(/\/voila\/render\/war-room\.ipynb#war=p$/);
    expect([rows.length, text.includes("files-copied"), text.includes("files-link-size")]).toEqual([2, true, true]);
  });

  it("is selected to be copied by hand where the page may not use the clipboard", async () => {
    const { text, address } = await shared({ position: "p", war: "p" }, () => Promise.reject(new DOMException("no", "NotAllowedError")));
    expect(text).toContain("files-copy-by-hand");
    expect(document.activeElement).toBe(address);
    expect([address?.selectionStart, address?.selectionEnd]).toEqual([0, address?.value.length]);
  });

  it.each([[100, ""], [3000, "files-link-some-cut"], [9000, "files-link-many-cut"], [0, "files-link-too-long"]])(
    "of %d letters comes with its warning", async (letters, warning) => {
      const { text, rows } = await shared({ position: "x".repeat(letters), war: "x".repeat(letters) }, async () => undefined);
      expect(rows).toHaveLength(1);
      expect(["files-link-some-cut", "files-link-many-cut", "files-link-too-long"].filter((key) => text.includes(key)))
        .toEqual(warning ? [warning] : []);
    });

  it("is no use in a notebook, which is told to hand on a file", async () => {
    delete document.body.dataset["voila"];
    const { el, rows } = await shared({ position: "p", war: "ww" }, async () => undefined);
    expect(rows).toEqual([]);
    expect(el.querySelector("dialog")?.textContent).toContain("files-share-notebook");
  });
});

describe("the way to the studio", () => {
  const studioOf = (el: HTMLElement) => el.querySelector<HTMLButtonElement>(".al-files-panel .al-files-studio");

  it("is offered on a page of our own, for a war only", () => {
    expect(studioOf(start().el)?.hidden).toBe(true);
    document.body.dataset["voila"] = "";
    expect(studioOf(start().el)?.hidden).toBe(false);
    expect(studioOf(start({ mark: "scenario" }).el)?.hidden).toBe(true);
  });

  it("asks for a link, and says so where there is none", () => {
    document.body.dataset["voila"] = "";
    const { model, el, note } = start({ strings: { ...STRINGS, "files-link-too-long": "Too long" } });
    studioOf(el)?.click();
    expect(model.sent.at(-1)).toEqual({ kind: "share" });
    model.set({ links: { position: "", war: "w" } });
    expect(note()).toBe("Too long");
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
