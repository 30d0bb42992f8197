// What the browser keeps: it takes a page that is loaded again back to its war, and two tabs do not play over each other.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { Draft } from "../../shared/keeping/drafts";
import { MOST_KEPT, Store } from "../../shared/keeping/store";
import { kept, KEY, put, start, stored, tidy } from "./desk";

tidy();

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

  it("tells two wars of one name apart that were left in the same minute", () => {
    const minute = Date.parse("2025-07-14T12:00:00Z");
    put(kept("a", { label: "1954, turn 2", when: minute + 40_000 }), kept("b", { label: "1954, turn 2", when: minute + 5_000 }), kept("c", { when: minute }));
    const [one, other, third] = start().offers();
    expect(one).not.toBe(other);
    expect([/:40/.test(one ?? ""), /:05/.test(other ?? ""), /:00:00/.test(third ?? "")]).toEqual([true, true, false]);
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
    el.querySelector<HTMLElement>(".al-files-menu")?.click();
    el.querySelector<HTMLElement>(".al-files-forget")?.click();
    expect([offers().length, stored().length, note()]).toEqual([1, 1, "Forgotten"]);
    expect(document.activeElement?.textContent).toContain("label b");
    el.querySelector<HTMLElement>(".al-files-forget")?.click();
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
    el.querySelector<HTMLElement>(".al-files-list .al-files-forget")?.click();
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
    expect(el.querySelector<HTMLElement>(".al-files-said .al-quiet-button")?.hidden).toBe(false);
  });

  it("goes on with the war of its own tab, whatever another tab has played since", () => {
    start(fresh).model.set({ war: "mine", save: "{mine}" });
    put(...stored(), kept("other", { when: Date.now() + 1000 }));
    expect(start(fresh).model.sent).toMatchObject([{ kind: "resume", war: "mine" }]);
  });

  it("asks first whose a way through a lesson is, for another tab may be somebody else's", () => {
    put(kept("a", { label: "step 3 of 12" }));
    const { model, button, el } = start({ ...fresh, mark: "lesson" });
    const isAsking = () => "choosing" in document.documentElement.dataset;
    const asked = [...el.querySelectorAll(".al-files-whose button")];
    expect([model.sent, isAsking(), asked.length, new Set(asked.map((one) => one.className)).size]).toEqual([[], true, 2, 1]);
    expect(asked[0]?.textContent).toContain("step 3 of 12");
    button("Anew").click();
    expect([model.sent, isAsking(), isOpening(), stored().length]).toEqual([[], false, false, 1]);
  });

  it("goes on with a way through a lesson when that is chosen, and by itself in the tab that took it", () => {
    put(kept("a"));
    const first = start({ ...fresh, mark: "lesson" });
    first.button("Go on").click();
    expect(first.model.sent).toEqual([{ kind: "resume", name: "label a", text: "{a}", war: "a" }]);
    first.model.set(opened("files-resumed"));
    expect(start({ ...fresh, mark: "lesson" }).model.sent).toMatchObject([{ kind: "resume", war: "a" }]);
  });

  it("asks nobody again who has chosen: neither by a link that goes on, nor in the tab that began anew", () => {
    put(kept("a"));
    history.replaceState(null, "", "/voila/render/lesson.ipynb?lang=fr&onward");
    expect(start({ ...fresh, mark: "lesson" }).model.sent).toMatchObject([{ kind: "resume", war: "a" }]);
    expect(location.search).toBe("?lang=fr");
    const asked = start({ ...fresh, mark: "lesson" });
    expect("choosing" in document.documentElement.dataset).toBe(true);
    new Draft("question:why").keep("Somebody else's");
    asked.button("Anew").click();
    asked.end();
    const again = start({ ...fresh, mark: "lesson" });
    expect([again.model.sent, "choosing" in document.documentElement.dataset, isOpening()]).toEqual([[], false, false]);
    expect(new Draft("question:why").read()).toBeUndefined();
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

  it("sets no war aside that only took too long, and tries it again", () => {
    put(kept("a"));
    const { model } = start(fresh);
    model.set(opened("files-slow", "error"));
    expect([stored()[0]?.damaged, isOpening()]).toEqual([undefined, false]);
    expect(start(fresh).model.sent).toMatchObject([{ war: "a" }]);
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
