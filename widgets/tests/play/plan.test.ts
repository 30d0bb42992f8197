// From a place to a roll: what is offered, what is chosen about it, the odds, the prediction.

import { describe, expect, it } from "vitest";
import { wish } from "../../play/plan/predict";
import { action, area, scene, settled, show, type Shown } from "./fake";
import { choose, go, here, many, move, odds, opened, PAUSE, picked, planned, type PlanQuestion, raid, untold } from "./raid";

untold();

describe("a place where missions are offered", () => {
  it("shows them instead of taking the only choice, and what is not possible with reason, rule and hint", async () => {
    const { model, all, one } = await opened();
    expect(model.deeds).toEqual([]);
    expect(model.asked("here")).toEqual([{ what: "here", place: "V-2" }]);
    expect(all(".al-offer-title").map((title) => title.textContent)).toEqual(["Raid", "Move"]);
    expect(all(".al-card [data-pick]")).toHaveLength(0);
    expect(one(".al-card .al-refused summary .al-number").textContent).toBe("1");
    expect(one(".al-card .al-refused li").textContent).toBe("Strike Not Urban. A:9.12Go to Algiers.");
    expect(one(".al-card .al-refused .al-rule").dataset["rule"]).toBe("A:9.12");
  });

  it("takes three gestures from the place to the roll", async () => {
    const shown = await opened("raid");
    go(shown).click();
    expect(picked(shown.model)).toEqual([["raid band-1", undefined]]);
  });

  it("closes when the roll has fallen, but not when it was refused", async () => {
    const shown = await opened("raid");
    go(shown).click();
    shown.model.set("scene", scene({ offers: true, notice: { level: "refusal", text: "No." } }));
    expect(shown.one(".al-card").hidden).toBe(false);
    shown.model.set("scene", scene({ offers: true, ply: 9 }));
    expect(shown.one(".al-card").hidden).toBe(true);
  });

  it("keeps the choices of the scene in a step without missions", async () => {
    const shown = show();
    shown.model.replies = { here: () => ({ offers: [], refused: here.refused }) };
    shown.click(area("V-1"));
    await settled();
    expect(shown.all(".al-card [data-pick]")).toHaveLength(3);
    expect(shown.one(".al-card .al-refused").hidden).toBe(false);
  });

  it("does not ask what could be done while somebody else decides or the board shows the past", () => {
    const quiet = scene();
    quiet.prompt.yours = false;
    const past = scene();
    past.time.at = 3;
    for (const first of [quiet, past]) {
      const { model, click } = show({ ...first, actions: [] });
      click(area("V-1"));
      expect(model.asked("here")).toEqual([]);
    }
  });
});

describe("a plan", () => {
  it("asks again once after several steps, and sends what was worked out last", async () => {
    const shown = await opened("raid");
    for (const number of [2, 0, 2]) choose(shown, number);
    go(shown).click();
    expect(shown.model.deeds).toEqual([]); // what stands on the screen is not what the last answer was about
    await settled(PAUSE);
    expect(shown.model.asked("plan").map((question) => question["units"])).toEqual([["band-1"], ["band-1", "band-2"]]);
    go(shown).click();
    expect(picked(shown.model)).toEqual([["raid band-1 band-2", undefined]]);
  });

  it("never steps over what is possible", async () => {
    const shown = await opened("raid", [{ ...raid, crew: [many] }, move]);
    for (let times = 0; times < 9; times++) shown.click(".al-step:nth-of-type(2)");
    await settled(PAUSE);
    expect(shown.one(".al-step:nth-of-type(2)").getAttribute("aria-disabled")).toBe("true");
    expect(shown.model.asked("plan").at(-1)?.["units"]).toEqual(many.ids);
  });

  it("says what stands in the way, with rule and hint, and sends nothing", async () => {
    const shown = await opened("raid");
    choose(shown, 0);
    await settled(PAUSE);
    expect(shown.one(".al-card .al-plan-refusal").textContent).toBe("widget-notice-refusal Nobody goes. A:9.14Add one.");
    expect(go(shown).getAttribute("aria-disabled")).toBe("true");
    go(shown).click();
    expect(shown.model.deeds).toEqual([]);
  });

  it("takes its aim from the map, where all aims are shown", async () => {
    const shown = await opened("move");
    expect(shown.all(".al-aim input").map((radio) => (radio as HTMLInputElement).value)).toEqual(["V-2", "V-3"]);
    shown.click(area("V-3"));
    await settled(PAUSE);
    expect((shown.one('.al-aim input[value="V-3"]') as HTMLInputElement).checked).toBe(true);
    go(shown).click();
    expect(picked(shown.model)).toEqual([["move V-3", undefined]]);
  });

  it("draws each chance to scale and in words, and each modifier with its rule", async () => {
    const { all, one } = await opened("raid");
    expect(one(".al-card .al-plan-summary").textContent).toBe("Even chances.");
    expect(all(".al-bars li").map((row) => row.textContent)).toEqual(["Nothing1/2 · 50 %", "1 point1/2 · 50 %"]);
    expect(all(".al-share-fill").map((bar) => bar.style.inlineSize)).toEqual(["50.0%", "50.0%"]);
    expect(one(".al-mods li").textContent).toBe("−1Police A:9.21");
  });

  it("says what a fight may take before its chances, and nothing where nobody fights", async () => {
    const fight = await opened("raid", here.offers, (asked) => ({ ...planned(asked), losses: "On 2 or less 1 piece falls." }));
    expect(fight.one(".al-card .al-plan-losses").textContent).toBe("On 2 or less 1 piece falls.");
    expect(fight.one(".al-card .al-plan-losses").compareDocumentPosition(fight.one(".al-card .al-outlook")) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const { one } = await opened("raid");
    expect(one(".al-card .al-plan-losses").hidden).toBe(true);
  });

  it("keeps the exact results behind the kinds of them, with their number", async () => {
    const shown = show(scene({ offers: true }), { "board-odds-exact": "All %count% exact results" });
    const exact = [1, 2, 3].map((points) => ({ text: `${points} points`, share: 1 / 3, chance: "1/3", percent: "33 %" }));
    shown.model.replies = { here: () => here, plan: (asked: PlanQuestion) => ({ ...planned(asked), odds: { ...odds, exact } }) };
    shown.click(area("V-2"));
    await settled();
    shown.click('[data-offer="raid"]');
    await settled();
    expect((shown.one(".al-exact") as HTMLDetailsElement).open).toBe(false);
    expect(shown.one(".al-exact summary").textContent).toBe("All 3 exact results");
    expect(shown.all(".al-exact li")).toHaveLength(3);
    expect(shown.all(".al-outlook > .al-bars li")).toHaveLength(2);
  });

  it("goes back to the missions, then closes, with Escape", async () => {
    const { one, key, all } = await opened("raid");
    key("Escape");
    expect(one(".al-card").getAttribute("data-page")).toBe("choices");
    expect(document.activeElement).toBe(all(".al-offer")[0]);
    key("Escape");
    expect(one(".al-card").hidden).toBe(true);
  });

  it("forgets an answer that comes after the reader went elsewhere", async () => {
    const shown = show(scene({ offers: true }));
    shown.model.replies = { here: () => here };
    shown.click(area("V-2"));
    await settled();
    shown.click('[data-offer="raid"]');
    const late = shown.model.sent.at(-1) as { ask: number; view: string };
    shown.click(".al-back");
    shown.click('[data-offer="move"]');
    shown.model.receive({ kind: "reply", ask: late.ask, view: late.view, reply: planned({ mission: "raid", units: ["band-1"] }) });
    await settled();
    expect(go(shown).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("a press before the plan is worked out", () => {
  it("waits, says so, and is then done, once", async () => {
    const shown = await opened();
    shown.click('[data-offer="raid"]');
    go(shown).click();
    go(shown).click();
    expect(shown.model.deeds).toEqual([]);
    expect(shown.one(".al-card .al-plan-wait").textContent).toBe("board-pressed-wait");
    await settled(PAUSE);
    expect(picked(shown.model)).toEqual([["raid band-1", undefined]]);
    expect(shown.one(".al-card .al-plan-wait").hidden).toBe(true);
  });

  it("is done after a change that was made before it, and forgotten with one that is made after it", async () => {
    const shown = await opened("raid");
    choose(shown, 2);
    go(shown).click();
    await settled(PAUSE);
    expect(picked(shown.model)).toEqual([["raid band-1 band-2", undefined]]);
    const other = await opened("raid");
    choose(other, 2);
    go(other).click();
    choose(other, 1);
    await settled(PAUSE);
    expect(other.model.deeds).toEqual([]);
  });

  it("does nothing where the plan is refused", async () => {
    const shown = await opened("raid");
    choose(shown, 0);
    go(shown).click();
    await settled(PAUSE);
    expect(shown.model.deeds).toEqual([]);
    expect(shown.one(".al-card .al-plan-refusal").textContent).toContain("Nobody goes.");
  });

  it("waits for what is offered, too, where a mission was opened from the list", async () => {
    const mission = action("fln raid V-1", ["V-1"], { mission: true });
    const shown = show(scene({ offers: true, actions: [mission] }));
    shown.model.replies = { offer: () => ({ ...raid, place: "V-1" }), plan: planned };
    shown.click('.al-actions [data-pick="fln raid V-1"]');
    shown.click(".al-inline-plan .al-go");
    await settled(PAUSE);
    expect(picked(shown.model)).toEqual([["raid band-1", undefined]]);
  });

  it("asks once more where the choice crosses a threshold", async () => {
    const shown = await opened("", here.offers, (question) => ({ ...planned(question), warns: ["This leaves 29."] }));
    shown.click('[data-offer="raid"]');
    go(shown).click();
    await settled(PAUSE);
    expect(shown.model.deeds).toEqual([]);
    expect(go(shown).textContent).toContain("board-all-the-same");
  });
});

describe("predict, then roll", () => {
  const guess = (shown: Shown, at: number) => {
    const radio = shown.all(".al-guess input")[at] as HTMLInputElement;
    radio.checked = true;
    radio.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const turnOn = (shown: Shown) => {
    const box = shown.one(".al-card [role=switch]") as HTMLInputElement;
    box.checked = true;
    box.dispatchEvent(new Event("change", { bubbles: true }));
  };

  it("waits for a prediction and sends it with the pick", async () => {
    const shown = await opened("raid");
    turnOn(shown);
    go(shown).click();
    expect(shown.model.deeds).toEqual([]);
    guess(shown, 0);
    go(shown).click();
    expect(picked(shown.model)).toEqual([["raid band-1", "1 point"]]);
  });

  it("has the chances nowhere until then, nor tells them by the order of the results", async () => {
    const shown = await opened("raid");
    expect(shown.one(".al-card").textContent).toContain("50 %");
    turnOn(shown);
    expect(shown.all(".al-guess input").map((radio) => (radio as HTMLInputElement).value)).toEqual(["1 point", "Nothing"]);
    for (const told of ["50 %", "1/2", "Even chances"]) expect(shown.one(".al-card").outerHTML).not.toContain(told);
    expect(shown.all(".al-card .al-share")).toHaveLength(0);
  });

  it("does not ask for what is certain", async () => {
    wish.first = true;
    const shown = show(scene({ offers: true }));
    const certain = { ...odds, rows: [{ text: "Nothing", share: 1, chance: "certain", percent: "100 %" }] };
    shown.model.replies = { here: () => here, plan: (asked: PlanQuestion) => ({ ...planned(asked), odds: certain }) };
    shown.click(area("V-2"));
    await settled();
    shown.click('[data-offer="raid"]');
    await settled();
    go(shown).click();
    expect(picked(shown.model)).toEqual([["raid band-1", undefined]]);
  });

  it("stays on for the next plan, which starts without a prediction", async () => {
    turnOn(await opened("raid"));
    const shown = await opened("move");
    expect((shown.one(".al-card [role=switch]") as HTMLInputElement).checked).toBe(true);
    expect(shown.all(".al-guess input:checked")).toHaveLength(0);
    expect(go(shown).getAttribute("aria-disabled")).toBe("true");
  });
});
