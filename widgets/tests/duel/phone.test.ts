// The card table on a small screen, and the first minute of somebody who has not read the rules.

import { describe, expect, it, vi } from "vitest";
import { card, cardAt, ended, front, line, row, scene, show } from "./scenes";

const toNow = { ...scene().time };

function scrolled() {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    seen.push(this.getAttribute("data-front") ?? `${this.className} ${this.closest("[data-front]")?.getAttribute("data-front") ?? ""}`.trim());
  });
  // Everything lies below the window, so that whatever matters has to be brought up.
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top: 5000, bottom: 5100, left: 0, right: 0, width: 0, height: 0 } as DOMRect);
  return seen;
}

describe("the overview", () => {
  it("tells each lead out of the eight that win, as a range where it is not known", () => {
    const fronts = [front("military", row("gov", [card("FRA-01")]), row("fln", [])), front("political", row("gov", []), row("fln", [])),
      front("diplomatic", row("gov", [card("FRA-12")]), row("fln", [], { least: 0, most: 3 }))];
    const { all } = show(scene({ fronts }));
    expect(all(".al-duel-overview-lead").map((lead) => lead.textContent)).toEqual(["3/8", "0/8", "1/8 2/8"]);
  });

  it("marks fronts with something to choose or something new, in a word and in its name", () => {
    const { all } = show(scene(), { "duel-table-fresh": "new", "duel-table-choose": "choose", "widget-labelled": "%label%: %value%" });
    const last = all("[data-goto]").at(-1);
    expect(last?.textContent).toContain("new");
    expect(last?.getAttribute("aria-label")).toMatch(/^Diplomatic: FLN lead.*new$/);
  });

  it("marks where the selected card may go", () => {
    const { all, tap } = show();
    tap(cardAt("FLN-06"));
    expect(all("[data-goto][data-legal]")).toHaveLength(3);
    tap(cardAt("FLN-11"));
    expect(all("[data-goto][data-legal]").map((tab) => tab.dataset["goto"])).toEqual(["diplomatic"]);
  });

  it("leads to a front", () => {
    const { tap } = show();
    const seen = scrolled();
    tap('[data-goto="political"]');
    expect(seen).toEqual(["political"]);
  });

  it("says how many cards the decks hold", () => {
    expect(show().one(".al-duel-overview-decks").textContent).toMatch(/^ 11 {2}9 /);
  });
});

describe("after a decision", () => {
  const target = scene().picks.slice(0, 1).map((pick) => ({ ...pick, card: "FRA-08", place: "" as const }));

  it("what the other side did comes into sight", () => {
    const { model } = show();
    const seen = scrolled();
    model.set("scene", scene({ ply: 8, answer: 1, news: [line("The French play a card.")] }));
    expect(seen).toEqual(["al-duel-news"]);
  });

  it("the row of the first target comes into sight when only oneself has acted", () => {
    const { model } = show();
    const seen = scrolled();
    model.set("scene", scene({ ply: 8, answer: 1, news: [line("The FLN plays.", { seat: "fln" })], picks: target }));
    expect(seen).toEqual(["al-duel-row political"]);
  });

  it("nothing moves when a choice was refused", () => {
    const { model } = show();
    const seen = scrolled();
    model.set("scene", scene({ answer: 1, picks: target }));
    expect(seen).toEqual([]);
  });

  it("the ending comes into sight and has the focus", () => {
    const { model, one } = show();
    one(cardAt("FLN-06")).focus();
    const seen = scrolled();
    model.set("scene", ended({ ply: 9, answer: 1, time: { ...toNow, at: 9, last: 9, open: true } }));
    expect(seen).toEqual(["al-duel-ending"]);
    expect(document.activeElement).toBe(one(".al-duel-ending h3"));
  });
});

describe("the first minute", () => {
  it("begins with what the game is about, and leaves the room to the table once a card is played", () => {
    const { model, one } = show(scene({ ply: 0 }), { "duel-table-aim-win": "Eight ahead wins [INS-5.2]." });
    const aim = one(".al-duel-aim") as HTMLDetailsElement;
    expect(aim.open).toBe(true);
    expect(aim.querySelector<HTMLElement>(".al-rule")?.dataset["rule"]).toBe("INS-5.2");
    model.set("scene", scene({ ply: 2, answer: 1 }));
    expect(aim.open).toBe(false);
    aim.open = true;
    model.set("scene", scene({ ply: 3, answer: 2 }));
    expect(aim.open).toBe(true);
  });

  it("has a way by keyboard past all else to the decision", () => {
    const { one, tap } = show();
    tap(".al-duel-skip");
    expect(document.activeElement).toBe(one(cardAt("FLN-06")));
  });

  it("puts the focus on a card that may be chosen, not on the last one that was", () => {
    const { model, one } = show();
    one(cardAt("FLN-06")).focus();
    const looked = { cards: [card("FLN-02")], label: "From the deck" };
    const picks = scene().picks.slice(0, 1).map((pick) => ({ ...pick, card: "FLN-02", place: "military" as const }));
    model.set("scene", scene({ ply: 8, answer: 1, looked, picks }));
    (document.activeElement as HTMLElement).blur();
    one(".al-duel-skip").click();
    expect(document.activeElement).toBe(one('.al-duel-looked [data-card="FLN-02"]'));
  });
});
