// The card table by keyboard and for screen readers: arrows, number keys, focus after answers, replay, layouts.

import { describe, expect, it, vi } from "vitest";
import { hiddenEdges } from "../../duel/cards/edges";
import { sentences } from "../../shared/told/speech";
import { card, cardAt, covered, ended, pickAt, scene, show, targets } from "./scenes";

const at = () => document.activeElement as HTMLElement;
const here = () => at().dataset["card"];

describe("keyboard", () => {
  it("plays a whole turn: number, Enter", () => {
    const { model, one, key } = show();
    one(cardAt("FLN-06")).focus();
    key("4");
    expect(at().dataset["pick"]).toBe("fln play FLN-20 military up");
    at().click();
    expect(model.sent).toEqual([{ kind: "pick", id: "fln play FLN-20 military up", ply: 7 }]);
  });

  it("keeps number keys from the notebook only where they select a card", () => {
    const { one, key, el } = show();
    let heard = 0;
    el.parentElement?.addEventListener("keydown", () => heard++);
    one(cardAt("FLN-06")).focus();
    key("2");
    expect(heard).toBe(0);
    key("9");
    key("2", { ctrlKey: true });
    expect(heard).toBe(2);
  });

  it("makes the hand one stop, with arrows from card to card", () => {
    const { all, one, key } = show();
    expect(all(".al-duel-hands [tabindex='0']")).toHaveLength(1);
    one(cardAt("FLN-06")).focus();
    key("ArrowRight");
    expect(here()).toBe("FLN-13");
    key("End");
    expect(here()).toBe("FLN-05");
    key("ArrowLeft");
    expect(here()).toBe("FLN-20");
    expect(all(".al-duel-hands [tabindex='0']").map((found) => found.dataset["card"])).toEqual(["FLN-20"]);
  });

  it("goes through a front by up and down and to the next front by left and right", () => {
    const { all, one, key } = show(targets());
    expect(all(".al-duel-fronts [data-card][tabindex='0']")).toHaveLength(1);
    one(cardAt("FRA-02")).focus();
    key("ArrowDown");
    expect(here()).toBe("military-fln-1");
    key("ArrowRight");
    expect(here()).toBe("FLN-06");
    key("ArrowRight");
    expect(here()).toBe("FLN-09");
    key("Home");
    expect(here()).toBe("FRA-01");
  });

  it("goes into the tray with Enter and back to the card with Escape", () => {
    const { one, all, enter, key } = show(targets());
    enter(cardAt("FLN-06"));
    expect(at().dataset["pick"]).toBe("gov expose FLN-06");
    key("Escape");
    expect(here()).toBe("FLN-06");
    expect(all('[aria-pressed="true"]')).toEqual([]);
    expect(one(".al-duel-tray").hasAttribute("data-open")).toBe(false);
  });

  it("puts the focus of a question on the answer that changes nothing", () => {
    const { model, enter, key } = show(targets());
    enter(pickAt("gov attack FLN-08"));
    expect(at().dataset["answer"]).toBe("no");
    key("Escape");
    expect(model.sent).toEqual([]);
    expect(at().dataset["pick"]).toBeDefined();
  });

  it("puts the focus where the next decision is taken", () => {
    const { model, enter } = show(targets());
    enter(pickAt("gov bomb"));
    model.set("scene", targets({ answer: 1, ply: 8, picks: targets().picks.slice(2, 3) }));
    expect(at().dataset["pick"]).toBe("gov expose FLN-06");
    model.set("scene", targets({ answer: 2, ply: 9, picks: [] }));
    expect(at().className).toBe("al-duel-prompt-text");
  });

  it("goes to what is asked after the yes of a question, and on with the answer", () => {
    const { model, one, enter } = show(targets());
    enter(pickAt("gov attack FLN-08"));
    enter('[data-answer="yes"]');
    expect(at()).toBe(one(".al-duel-prompt-text"));
    model.set("scene", targets({ answer: 1, ply: 8, picks: targets().picks.slice(2, 3) }));
    expect(at().dataset["pick"]).toBe("gov expose FLN-06");
  });

  it("comes along to the table of the next player after the yes of a question", () => {
    const { model, one, enter } = show(targets());
    enter(pickAt("gov attack FLN-08"));
    enter('[data-answer="yes"]');
    model.set("scene", covered({ answer: 1 }));
    expect(at()).toBe(one(".al-duel-take"));
  });

  it("leaves the focus of the page alone while it is elsewhere", () => {
    const { model } = show();
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    model.set("scene", scene({ answer: 1, ply: 8 }));
    model.set("scene", covered());
    expect(document.activeElement).toBe(field);
  });

  it("keeps the focus on a card that stays", () => {
    const { model, one } = show();
    one(cardAt("FRA-01")).focus();
    model.set("scene", scene({ answer: 1, ply: 8, picks: [] }));
    expect(here()).toBe("FRA-01");
  });
});

describe("screen readers", () => {
  it("hear the news and what is asked", () => {
    const { model, one } = show();
    expect(one("[role=status]").textContent).toBe("");
    model.set("scene", scene({ answer: 1, ply: 8 }));
    expect(one("[role=status]").textContent).toBe("The French play Battle of Algiers. Djamila Bouhired is captured. Play a card.");
  });

  it("hear each part as a sentence of its own, whatever its end", () => {
    expect(sentences(["Turn 1: the FLN", "", "“Play!”", "« Jouez ! »", "Play a card"])).toBe("Turn 1: the FLN. “Play!” « Jouez ! » Play a card");
  });

  it("hear a table that takes the place of another, wherever the focus is; not the one that a page opens with", async () => {
    const { model, one } = show();
    const status = () => one("[role=status]").textContent;
    await new Promise((done) => setTimeout(done, 250));
    expect(status()).toBe("");
    model.set("scene", covered());
    await vi.waitFor(() => expect(status()).toBe("The French decide now. The FLN player looks away."));
  });

  it("find regions with names, headings in order and one name for every button", () => {
    const { all, one } = show(targets());
    expect(one(".al-duel").getAttribute("aria-label")).toBe("INSURGENT: Algeria");
    expect(all("section:not([hidden])").every((found) => found.matches(".al-duel-held") || found.getAttribute("aria-label"))).toBe(true);
    expect(all("h2, h3")[0]?.tagName).toBe("H2");
    expect(all("button:not([hidden])").filter((button) => !button.closest("[hidden]") && !(button.getAttribute("aria-label") || button.textContent))).toEqual([]);
  });

  it("see no difference between sides by colour alone", () => {
    const { all } = show();
    const signs = new Set(all(".al-duel-row-head").map((head) => head.querySelector("path")?.getAttribute("d")));
    expect(signs.size).toBe(2);
    expect(all(".al-duel-row-head").every((head) => /FLN|French/.test(head.textContent ?? ""))).toBe(true);
  });
});

describe("replay", () => {
  it("is offered with open cards after the game, not before", () => {
    expect(show().one(".al-duel-replay").hidden).toBe(true);
    expect(show(ended()).one(".al-duel-replay").hidden).toBe(false);
  });

  it("asks for one moment at a time; the last wish wins, and the end is asked for as such", () => {
    const { model, tap } = show(ended());
    tap('[data-do="back"]');
    tap('[data-do="back"]');
    tap('[data-do="turn-back"]');
    expect(model.sent).toEqual([{ kind: "look", at: 29, ply: 30 }].map((message) => ({ ...message, ply: 7 })));
    model.set("scene", ended({ answer: 1, time: { ...ended().time, at: 29 } }));
    expect(model.sent.at(-1)).toEqual({ kind: "look", at: 14, ply: 7 });
    model.set("scene", ended({ answer: 2, time: { ...ended().time, at: 14 } }));
    tap('[data-do="turn-forward"]');
    expect(model.sent.at(-1)).toEqual({ kind: "look", at: null, ply: 7 });
  });

  it("says turn and moment at the slider, and asks once it rests", () => {
    vi.useFakeTimers();
    try {
      const { model, one } = show(ended());
      const slider = one(".al-duel-replay input") as HTMLInputElement;
      slider.value = "8";
      slider.dispatchEvent(new Event("input"));
      expect(slider.getAttribute("aria-valuetext")).toBe("duel-table-turn 2 · 8 / 30");
      expect(model.sent).toEqual([]);
      vi.advanceTimersByTime(200);
      expect(model.sent).toEqual([{ kind: "look", at: 8, ply: 7 }]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a big hand", () => {
  const ids = ["FLN-01", "FLN-02", "FLN-05", "FLN-06", "FLN-08", "FLN-09", "FLN-11", "FLN-13", "FLN-19", "FLN-20", "FRA-01"];
  const big = () => scene({ hand: { seat: "fln", cards: ids.map((id) => card(id)), label: "Your hand: 11 cards" } });

  it("has a key for each of ten cards, 0 for the tenth, and none for those after them", () => {
    const { all, one, key } = show(big());
    expect(all(".al-duel-hand .al-duel-number").map((mark) => mark.textContent)).toEqual([..."1234567890"]);
    one(cardAt("FLN-01")).focus();
    key("0");
    expect(all('[aria-pressed="true"]').map((found) => found.dataset["card"])).toEqual(["FLN-20"]);
  });

  it("brings the card that a key selects into sight", () => {
    const shown: unknown[] = [];
    Element.prototype.scrollIntoView = function into(this: HTMLElement) {
      shown.push(this.dataset["card"]);
    };
    const { one, key } = show(big());
    one(cardAt("FLN-01")).focus();
    shown.length = 0;
    key("0");
    expect(shown).toEqual(["FLN-20"]);
  });

  it("goes on at an edge by pointer", () => {
    const went: unknown[] = [];
    Element.prototype.scrollBy = function by(this: HTMLElement, how?: unknown) {
      went.push([this.className, Math.sign((how as ScrollToOptions).left ?? 0)]);
    };
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(500);
    const { one } = show(big());
    one('.al-duel-hand [data-to="end"]').click();
    one('.al-duel-hand [data-to="start"]').click();
    expect(went).toEqual([["al-duel-cards", 1], ["al-duel-cards", -1]]);
  });
});

describe("the pop-up of a card", () => {
  const rest = () => vi.advanceTimersByTime(400);

  it("opens for a reader who goes to a card, and not where the table puts the focus by itself", () => {
    vi.useFakeTimers();
    const { model, one, key } = show(targets());
    one(pickAt("gov bomb")).focus();
    const looked = { cards: [card("FLN-05"), card("FLN-06")], label: "From the deck" };
    const matches = vi.spyOn(Element.prototype, "matches").mockReturnValue(true); // the keyboard has the focus
    model.set("scene", scene({ ply: 8, looked, hand: { seat: "fln", cards: [], label: "" }, viewer: "gov" }));
    rest();
    expect(document.activeElement).toBe(one(`.al-duel-looked ${cardAt("FLN-05")}`));
    expect(one(".al-duel-preview").hidden).toBe(true);
    key("ArrowRight");
    rest();
    expect(one(".al-duel-preview").hidden).toBe(false);
    expect(one(".al-duel-preview").textContent).toContain("Larbi Ben M’hidi");
    matches.mockRestore();
    vi.useRealTimers();
  });
});

describe("layout", () => {
  it.each([[340, "narrow"], [699, "narrow"], [760, "middle"], [1280, "wide"]])("of %i pixels is %s", (width, layout) => {
    const { el, model, one } = show();
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    vi.spyOn(globalThis, "getComputedStyle").mockReturnValue({ fontSize: "14px" } as CSSStyleDeclaration);
    model.set("atlas", model.get("atlas"));
    expect(one(".al-duel").dataset["layout"]).toBe(layout);
    expect(el.childElementCount).toBe(1);
  });

  it.each([
    [0, 300, ""], [0, 500, "end"], [100, 500, "start end"], [200, 500, "start"], [-200, 500, "start"], [0, 303, ""],
  ])("scrolled to %i of %i pixels says where cards lie out of sight", (scrollLeft, scrollWidth, edges) => {
    expect(hiddenEdges({ scrollLeft, scrollWidth, clientWidth: 300 })).toBe(edges);
  });

  it("marks a hand that goes on beyond an edge", () => {
    const wide = vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(900);
    expect(show().one(".al-duel-hand .al-duel-cards-frame").dataset["beyond"]).toBe("end");
    wide.mockRestore();
    expect(show().all(".al-duel-hand [data-beyond]")).toEqual([]);
  });

  it("of large letters is that of a small screen", () => {
    const { model, one } = show();
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1280);
    vi.spyOn(globalThis, "getComputedStyle").mockReturnValue({ fontSize: "28px" } as CSSStyleDeclaration);
    model.set("atlas", model.get("atlas"));
    expect(one(".al-duel").dataset["layout"]).toBe("narrow");
  });
});
