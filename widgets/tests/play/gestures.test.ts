// A choice with dice in the list, and the same plan from list and map, with as many gestures.

import { describe, expect, it } from "vitest";
import { action, area, scene, settled, show } from "./fake";
import { go, here, move, opened, PAUSE, picked, planned, type PlanQuestion, raid, untold } from "./raid";

untold();

describe("a choice with dice in a list", () => {
  it("opens its odds under its button before it is sent", async () => {
    const shown = show();
    shown.model.replies = { plan: planned };
    shown.click('.al-actions [data-pick="fln raid V-1"]');
    await settled();
    expect(shown.model.deeds).toEqual([]);
    expect(shown.one(".al-actions .al-inline-plan .al-plan-summary").textContent).toBe("Even chances.");
    shown.click(".al-inline-plan .al-go");
    expect(picked(shown.model)).toEqual([["fln raid V-1", undefined]]);
  });

  it("closes again at a second click, and when the war has gone on", () => {
    const shown = show();
    const raidButton = '.al-actions [data-pick="fln raid V-1"]';
    shown.click(raidButton);
    shown.click(raidButton);
    expect(shown.all(".al-inline-plan")).toHaveLength(0);
    shown.click(raidButton);
    shown.model.set("scene", scene({ ply: 8 }));
    expect(shown.all(".al-inline-plan")).toHaveLength(0);
  });

  it("shows its odds at once when it is the only choice of a place", async () => {
    const shown = show(scene({ actions: [action("fln to V-2", ["V-2"], { rolls: true })] }));
    shown.model.replies = { plan: planned };
    shown.click(area("V-2"));
    await settled();
    expect(shown.model.deeds).toEqual([]);
    go(shown).click();
    expect(picked(shown.model)).toEqual([["fln to V-2", undefined]]);
  });
});

describe("one grammar for list and map", () => {
  const mission = action("fln raid V-1", ["V-1"], { mission: true });
  const fromList = async (offer = raid) => {
    const shown = show(scene({ offers: true, actions: [mission] }));
    shown.model.replies = { offer: () => ({ ...offer, place: "V-1" }), here: () => ({ offers: [raid], refused: [] }), plan: planned };
    shown.click('.al-actions [data-pick="fln raid V-1"]');
    await settled();
    return shown;
  };
  const fromMap = async () => {
    const shown = show(scene({ offers: true, actions: [mission] }));
    shown.model.replies = { here: () => ({ offers: [raid], refused: [] }), plan: planned };
    shown.click(area("V-1"));
    await settled();
    return shown;
  };

  it.each([["list", () => fromList()], ["map", fromMap]])("takes two gestures from the %s to the roll of the same plan", async (_, open) => {
    const shown = await open();
    expect(shown.model.asked("plan").map(({ mission, place, units }) => [mission, place, units])).toEqual([["raid", "V-1", ["band-1"]]]);
    shown.all(".al-go").find((button) => !button.closest("[hidden]"))?.click();
    expect(picked(shown.model)).toEqual([["raid band-1", undefined]]);
  });

  it("looks ready only once its own answer has come, not that of the plan before", async () => {
    const shown = await fromList(move);
    const button = '.al-actions [data-pick="fln raid V-1"]';
    const ready = () => shown.one(".al-inline-plan .al-go").getAttribute("aria-disabled") === null;
    expect(ready()).toBe(true);
    expect(shown.all(".al-inline-plan .al-aim")).toHaveLength(2);
    shown.click(button);
    shown.click(button);
    expect(ready()).toBe(false);
    expect(shown.all(".al-inline-plan .al-aim")).toHaveLength(0);
    await settled();
    expect(ready()).toBe(true);
  });

  it.each([["list", () => fromList()], ["map", fromMap]])("takes pieces clicked on the map into the plan of the %s, and out of it", async (_, open) => {
    const shown = await open();
    const piece = '[data-place="V-1"] .al-cell .al-hit';
    const units = async () => {
      shown.click(piece);
      await settled(PAUSE);
      return shown.model.asked("plan").at(-1)?.["units"];
    };
    expect([await units(), await units(), await units()]).toEqual([["band-1", "band-2"], [], ["band-1"]]);
    expect(shown.model.deeds).toEqual([]);
  });
});

describe("a choice that crosses a threshold", () => {
  const warns = ["This leaves 29.", "Below 30 [A:11.4]."];
  const warned = (question: PlanQuestion) => ({ ...planned(question), warns });

  it("says why and is asked once more in its plan, with the rule", async () => {
    const shown = await opened("raid", here.offers, warned);
    expect(shown.one(".al-card .al-plan-warns").textContent).toBe("This leaves 29.Below 30 A:11.4.");
    go(shown).click();
    expect(shown.model.deeds).toEqual([]);
    expect(go(shown).textContent).toContain("board-all-the-same");
    go(shown).click();
    expect(picked(shown.model)).toEqual([["raid band-1", undefined]]);
  });

  it("opens where its button stands, and is carried out by the second", async () => {
    const shown = show(scene({ actions: [action("gov activate all", [], { price: "support −16 (45 → 29)", warns: true })] }));
    shown.model.replies = { plan: ({ line }: { line: string }) => ({ line, text: "", price: "support −16 (45 → 29)", warns, odds: null, refusal: null }) };
    shown.click('[data-pick="gov activate all"]');
    await settled();
    expect(shown.model.deeds).toEqual([]);
    expect(shown.one(".al-inline-plan .al-go").textContent).toBe("board-all-the-samesupport −16 (45 → 29)");
    shown.click(".al-inline-plan .al-go");
    expect(picked(shown.model)).toEqual([["gov activate all", undefined]]);
  });
});
