// The row of cards over the map: one stop of the keyboard, words for every sign, and boxes that lead to their choices.

import { afterEach, describe, expect, it } from "vitest";
import board from "../../twilight/main";
import type { CampaignScene, Cards } from "../../twilight/types";
import { action, FakeModel, scene } from "../play/fake";

const box = (name: string, more: Partial<Cards["order"]["boxes"][string]> = {}) => ({ name, short: name, says: `${name}: what it leaves.`, ...more });

const cards = (change: Partial<Cards> = {}): Cards => ({
  card: { number: 23, title: "A card (23)", kind: "event", kind_name: "Event card",
    texts: [{ id: "unshaded", name: "Unshaded text", says: "It moves a track.", can: true, parts: [{ says: "A track +1", can: true }] },
      { id: "shaded", name: "Shaded text", says: "It moves nothing.", can: false, parts: [] }],
    history: "What happened.", works: [{ short: "Horne 1977", full: "Alistair Horne, A Savage War of Peace (1977)" }] },
  deck: { short: "38 to come", says: "Next card: face down [CT-3.3].", round: "Propaganda in 1–12", rounds: "0 of 3", before: "" },
  order: { says: "1st Eligible FLN", first: "fln", second: "gov", eligible: [{ seat: "fln", name: "FLN 1st", says: "1st Eligible: FLN", stands: true }, { seat: "gov", name: "Gov. 2nd", says: "2nd Eligible: Government, in Op", stands: false }], boxes: {
    PASS: box("Pass", { open: true, picks: ["fln pass"] }), EVENT: box("Event"), OP_SA: box("Op", { taken: "gov" }),
    LIM_OP: box("Limited Op", { open: true, picks: ["fln raid V-1", "fln raid V-2"] }), OP_ONLY: box("Op only") } },
  shelf: { torture: { id: "torture", kind: "capability", seat: "both", name: "Torture", lasts: "to the end", helps: "cuts both ways", does: "It changes a thing." } },
  hand: { 61: { number: 61, seat: "fln", name: "Independence (61)", is: "held", state: "not yet.", does: "It opens two countries." } },
  edge: { max: 50, marks: { commitment: { name: "Commitment", short: "C", value: 15, seat: "gov" } }, lines: [{ at: 35, seat: "gov", says: "Above 35" }] },
  france: { at: 1, boxes: [{ id: "A", says: "Box A does this." }, { id: "B", says: "Box B does that." }], moves: "It moves so." },
  border: { at: 3, max: 4, says: "Level 3 takes 3.", moves: "" },
  boxes: { available: { name: "Available", about: "What may come.", says: "Available: 2 Bands", pieces: { "ON/band": { kind: "band", box: "ON", label: "2 Bands", count: 2 } } } },
  ...change,
});

function show(change: Partial<Cards> = {}) {
  const actions = [action("fln raid V-1", ["V-1"]), action("fln raid V-2", ["V-2"]), action("fln pass")];
  const first: CampaignScene = { ...scene({ actions }), cards: cards(change) };
  const model = new FakeModel(first, { "board-only": "Only: %name%", "board-cards-can": "could act", "board-cards-cannot": "would not" });
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const end = board.render({ model, el });
  const all = (selector: string) => Array.from(el.querySelectorAll<HTMLElement>(selector));
  const one = (selector: string) => all(selector)[0] as HTMLElement;
  const key = (name: string) => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  return { model, el, end, all, one, key };
}

afterEach(() => document.body.replaceChildren());

describe("the row", () => {
  it("is one stop of the Tab key, and the arrow keys lead through it", () => {
    const { all, one, key } = show();
    const stops = all(".al-cards-bar button").filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([one(".al-cards-face")]);
    stops[0]?.focus();
    key("ArrowRight");
    expect(document.activeElement).toBe(one('[data-box="PASS"]'));
    key("End");
    expect(document.activeElement?.textContent).toContain("Available");
    expect(all(".al-cards-bar button").filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
  });

  it("names every button in words, and tells what has the focus", () => {
    const { all, one } = show();
    expect(all(".al-cards-bar button").filter((button) => !button.getAttribute("aria-label"))).toEqual([]);
    expect(one('[data-box="OP_SA"]').textContent).toContain("Government");
    one(".al-marker").focus();
    expect(one(".al-cards-note").hidden).toBe(false);
    expect(one(".al-cards-note").textContent).toContain("It changes a thing.");
  });

  it("is not there where the scene has no cards", () => {
    const { one, model } = show();
    model.set("scene", scene({ answer: 1 }));
    expect(one(".al-cards").hidden).toBe(true);
  });
});

describe("who is eligible, and what is in effect", () => {
  it("stands on the strip in words before anybody has chosen", () => {
    const { all } = show();
    expect(all(".al-eligible > li").map((item) => [item.textContent, item.hasAttribute("data-stands"), item.title])).toEqual(
      [["FLN 1st", true, "1st Eligible: FLN"], ["Gov. 2nd", false, "2nd Eligible: Government, in Op"]]);
  });

  it("says so where nothing is in effect", () => {
    expect(show({ shelf: {} }).one(".al-shelf").dataset["none"]).toBe("board-cards-none-short");
  });
});

describe("the Pivotal button", () => {
  const hand = (is: "ready" | "held") => ({ 66: { number: 66, seat: "gov" as const, name: "Coup (66)", is, state: "", does: "It does." } });
  const spare = { state: "spared" as const, always: false, armed: false, again: true };
  const withSpare = (is: "ready" | "held") => {
    const shown = show({ hand: hand(is) });
    const before = shown.model.get("scene") as CampaignScene;
    shown.model.set("scene", { ...before, answer: 1, spare, prompt: { ...before.prompt, seat: "gov" } });
    return shown;
  };

  it("asks for the question, and the switch remembers to be asked at each card", () => {
    localStorage.clear();
    const { model, one } = withSpare("ready");
    one('[data-do="pivotal"]').click();
    expect(model.deeds).toMatchObject([{ kind: "spare", always: null }]);
    model.set("scene", { ...(model.get("scene") as CampaignScene), answer: 2 });
    one('[data-do="pivotal-always"]').click();
    expect(model.deeds[1]).toMatchObject({ kind: "spare", always: true });
    expect(localStorage.getItem("algeria-lab:pivotal")).toBe("on");
    localStorage.clear();
  });

  it("shows the Pivotal Events where none could be played", () => {
    const { model, one } = withSpare("held");
    one('[data-do="pivotal"]').click();
    expect(model.deeds).toEqual([]);
    expect(one(".al-cards-more").hidden).toBe(false);
  });

  it("wishes again what was wished in an earlier game", () => {
    localStorage.setItem("algeria-lab:pivotal", "on");
    expect(withSpare("ready").model.deeds).toMatchObject([{ kind: "spare", always: true }]);
    localStorage.clear();
  });

  it("is not there where nobody answers for the reader", () => {
    expect(show().all('[data-do="pivotal"]').length).toBe(0);
  });
});

describe("a box of the initiative track", () => {
  it("is the box of what is asked at a space", () => {
    const { one, model } = show();
    one('[data-box="LIM_OP"]').click();
    const place = one('.al-places [data-place="V-1"]');
    place.focus();
    place.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(model.asked("here")).toEqual([{ what: "here", place: "V-1", only: ["fln raid V-1", "fln raid V-2"] }]);
  });

  it("leaves only its own choices, says so, and Escape brings back all", () => {
    const { all, one, key } = show();
    one('[data-box="LIM_OP"]').click();
    expect(all("[data-pick]").map((button) => button.dataset["pick"]).sort()).toEqual(["fln raid V-1", "fln raid V-2"]);
    expect(one(".al-only").textContent).toContain("Only: Limited Op");
    expect(one('[data-box="LIM_OP"]').getAttribute("aria-pressed")).toBe("true");
    expect(document.activeElement?.getAttribute("data-pick")).toBe("fln raid V-1");
    key("Escape");
    expect(one(".al-only").hidden).toBe(true);
    expect(all('[data-pick="fln pass"]')).toHaveLength(1);
  });

  it("that cannot be chosen only opens what is said of it", () => {
    const { one, model } = show();
    one('[data-box="EVENT"]').click();
    expect(one(".al-cards-more").hidden).toBe(false);
    expect(one(".al-only").hidden).toBe(true);
    expect(model.deeds).toEqual([]);
  });
});

describe("what lies open under the row", () => {
  it("says the texts with their marks in words, history with its works, and the rules as buttons", () => {
    const { all, one } = show();
    one(".al-cards-face").click();
    const text = one(".al-cards-more").textContent ?? "";
    for (const said of ["Unshaded text: could act", "Shaded text: would not", "A track +1: could act", "What happened. (Horne 1977)",
      "Box B does that.", "Level 3 takes 3.", "Available: 2 Bands", "Independence (61)"]) expect(text).toContain(said);
    expect(all(".al-cards-more [data-rule]").map((button) => button.dataset["rule"])).toContain("CT-3.3");
    expect(one('[aria-current="step"]').textContent).toContain("Box B");
  });

  it("is closed by Escape, and the focus goes back to what opened it", () => {
    const { one, key } = show();
    one(".al-marker").focus();
    one(".al-marker").click();
    expect(document.activeElement).toBe(one('[data-section="shelf"] > h3'));
    key("Escape");
    expect(one(".al-cards-more").hidden).toBe(true);
    expect(document.activeElement).toBe(one(".al-marker"));
  });
});
