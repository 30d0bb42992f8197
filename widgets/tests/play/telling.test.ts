// What the others did, card by card in place of the question.

import { describe, expect, it, vi } from "vitest";
import type { Scene, Tale, Told } from "../../play/types";
import { lines, scene, settled, show, type Shown } from "./fake";

const raid: Told = {
  kind: "raid", seat: "fln", own: false, title: "The FLN raided Mecheria", places: ["V-1"],
  lines: [{ text: "Raid: 2 AP [A:9.14].", rule: "A:9.14", places: ["V-1"], faces: [5], more: "+1 unit.", chance: "Chance: 1/3." },
    { text: "A Terror marker.", rule: "A:11.5", places: [] }],
  moved: [{ id: "fln_ap", label: "FLN AP", side: "fln", before: "4", after: "6" }], losses: ["Government: 1 unit neutralized."],
};
const sum = { moved: [{ id: "gov_psl", label: "Government support", side: "gov" as const, before: "65", after: "46½" }], losses: [] };
const tale = (at: number | null, change: Partial<Tale> = {}): Tale =>
  ({ count: 3, lines: [], ...(at === null ? { sum } : { at, card: raid }), ...change });
const told = (at: number | null, change: Partial<Tale> = {}, more: Partial<Scene> = {}): Scene =>
  scene({ ply: 5, actions: at === null ? scene().actions : [], telling: tale(at, change),
    time: { ...scene().time, at: at === null ? 7 : 5 }, ...more });
const sent = ({ model }: Shown) => model.sent.map((message) => ("to" in message ? message.to : message.kind));

describe("a told card", () => {
  it("says who did what, each roll with its dice and its chance, and what it moved", () => {
    const { one, all } = show(told(0));
    expect(one(".al-telling").hidden).toBe(false);
    expect(one(".al-telling .al-seat").textContent).toBe("FLN");
    expect(one(".al-told-title").textContent).toBe("The FLN raided Mecheria");
    expect(all(".al-told-lines li").map((line) => line.textContent)).toEqual(["Raid: 2 AP A:9.14. +1 unit.Chance: 1/3.", "A Terror marker. A:11.5"]);
    expect(all(".al-told-lines .al-die").map((die) => die.getAttribute("aria-label"))).toEqual(["5"]);
    expect(all(".al-telling > .al-told-moved p").map((row) => row.textContent)).toEqual(["FLN AP 4 → 6 (+2)", "Government: 1 unit neutralized."]);
  });

  it("lets take back what led here, since the undo of the question is hidden meanwhile", () => {
    const shown = show(told(0, {}, { can: { undo: true, redo: false } }));
    shown.one(".al-told-undo").click();
    expect([shown.one(".al-told-undo").hidden, sent(shown)]).toEqual([false, ["undo"]]);
    shown.model.set("scene", told(1, {}, { can: { undo: false, redo: false } }));
    expect(shown.one(".al-told-undo").hidden).toBe(true);
  });

  it("is short where the other side is asked, and its name says all that would go back", () => {
    const words = { button: "Ask to take back", full: "Ask to take back “Pass” and what has followed." };
    const { one } = show(told(0, {}, { can: { undo: true, redo: false, words } }));
    for (const undo of [".al-told-undo", ".al-head [data-do=undo]"].map((place) => one(place))) {
      expect([undo.textContent, undo.title, undo.getAttribute("aria-label")]).toEqual([words.button, words.full, words.full]);
    }
  });

  it("breaks no line within the code of a place", () => {
    const { all } = show(told(0, { card: { ...raid, title: "The FLN raided Mecheria (V-1)", lines: [] } }));
    expect(all(".al-told-title .al-unbroken").map((code) => code.textContent)).toEqual(["(V-1)"]);
  });

  it("rings its places on the map and shows no banner of the past", () => {
    const { model, all, one } = show(told(0));
    const rings = () => all(".al-glow path[data-pointed]").map((path) => path.getAttribute("data-key"));
    expect(rings()).toEqual(["V-1"]);
    expect(one(".al-past").hidden).toBe(true);
    model.set("scene", told(null));
    expect(rings()).toEqual([]);
  });

  it("stands in place of the question, and gives way to it", () => {
    const { model, one } = show(told(2));
    expect(one(".al-instead").contains(one(".al-telling"))).toBe(true);
    model.set("scene", told(null));
    expect(one(".al-telling").hidden).toBe(true);
    expect(one(".al-told-summary").textContent).toBe("Government support 65 → 46½.");
  });

  it("shows with the last of several what all of them moved", () => {
    const { one } = show(told(2, { sum }));
    expect(one(".al-told-sum").hidden).toBe(false);
    expect(one(".al-told-sum p").textContent).toBe("Government support 65 → 46½");
    expect(one('[data-do="told-next"]').textContent).toBe("board-telling-last");
    expect(one('[data-do="told-skip"]').hidden).toBe(true);
  });
});

describe("beside the map", () => {
  const scrolled = async (from: number, change: (shown: Shown) => void) => {
    const shown = show(scene());
    const side = shown.one(".al-side");
    vi.spyOn(side, "clientHeight", "get").mockReturnValue(500);
    side.scrollTop = from;
    change(shown);
    await settled(40);
    return side.scrollTop;
  };
  const next = (more: Partial<Scene>) => ({ model }: Shown) => model.set("scene", scene({ ply: 8, ...more }));
  const asked = { prompt: { ...scene().prompt, text: "Distribute points." } };

  it("comes into sight from the top of the column, as does what is asked next, which alone is scrolled", async () => {
    expect(await scrolled(300, ({ model }) => model.set("scene", told(0)))).toBe(0);
    expect(await scrolled(300, next(asked))).toBe(0);
  });

  it("leaves a list where it is while one goes on choosing in it", async () => {
    expect(await scrolled(300, next({}))).toBe(300);
  });
});

describe("stepping", () => {
  it("goes on, back and away by buttons", () => {
    const shown = show(told(1));
    for (const [button, to] of [["told-next", 2], ["told-back", 0], ["told-skip", null]] as const) {
      shown.click(`[data-do="${button}"]`);
      expect(sent(shown).at(-1)).toBe(to);
      shown.model.set("scene", told(1, {}, { answer: shown.model.sent.length }));
    }
  });

  it("ends after the last card and does not go back before the first", () => {
    const shown = show(told(2));
    shown.click('[data-do="told-next"]');
    expect(sent(shown)).toEqual([null]);
    shown.model.set("scene", told(0));
    shown.click('[data-do="told-back"]');
    expect(sent(shown)).toEqual([null]);
  });

  it("follows the arrows and Escape, but leaves the map its own keys", () => {
    const shown = show(told(1));
    const press = (key: string, selector: string) => {
      shown.one(selector).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      shown.model.set("scene", told(1, {}, { answer: shown.model.sent.length }));
    };
    press("ArrowRight", ".al-told-title");
    press("ArrowLeft", ".al-board");
    press("ArrowRight", ".al-places [data-place]");
    press("Escape", ".al-told-title");
    expect(sent(shown)).toEqual([2, 0, null]);
  });

  it("keeps what is wished for while the kernel still answers", () => {
    const shown = show(told(0));
    const next = () => shown.click('[data-do="told-next"]');
    next();
    next();
    expect(sent(shown)).toEqual([1]);
    shown.model.set("scene", told(1, {}, { answer: 1 }));
    expect(sent(shown)).toEqual([1, 2]);
    next();
    shown.model.set("scene", told(2, {}, { answer: 2 }));
    expect(sent(shown)).toEqual([1, 2, null]);
    shown.model.set("scene", told(null, {}, { answer: 3 }));
    expect(sent(shown)).toHaveLength(3);
  });

  it("takes the focus when it comes and gives it to the question when it goes", () => {
    const shown = show(scene());
    shown.one("[data-pick]").focus();
    shown.model.set("scene", told(0));
    expect(document.activeElement).toBe(shown.one('[data-do="told-next"]'));
    shown.model.set("scene", told(null));
    expect(document.activeElement).toBe(shown.one(".al-prompt-text"));
  });

  it("is told again on demand", () => {
    const shown = show(told(null));
    shown.click('[data-do="told-again"]');
    expect(sent(shown)).toEqual([0]);
  });
});

describe("what a screen reader hears", () => {
  it("is each card once, and then only what is asked", () => {
    const { model, one } = show(scene());
    model.set("scene", told(0, { sum }));
    expect(one('[role="status"]').textContent).toBe("The FLN raided Mecheria. Raid: 2 AP [A:9.14]. Chance: 1/3. A Terror marker. "
      + "FLN AP 4 → 6. Government: 1 unit neutralized. board-telling-sum. Government support 65 → 46½.");
    model.set("scene", told(null, {}, { log: lines(1, 2, 3) }));
    expect(one('[role="status"]').textContent).toBe("Choose a mission.");
  });

  it("is a line for what is too little for a card", () => {
    const { one } = show(scene({ telling: { count: 0, lines: ["The Government passes [A:8]."] } }));
    expect(one(".al-told-summary").textContent).toBe("The Government passes A:8.");
    expect(one('[data-do="told-again"]').hidden).toBe(true);
  });
});
