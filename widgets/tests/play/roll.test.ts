// What the dice said and why, and rules explained from their numbers.

import { describe, expect, it } from "vitest";
import { withRules } from "../../shared/told/rule";
import type { Roll, Told } from "../../play/types";
import type { RuleText } from "../../shared/types";
import { scene, settled, show } from "./fake";

const roll = (entry: number, change: Partial<Roll> = {}): Roll => ({
  entry, title: "Raid in Tlemcen", rule: "A:9.14", places: ["V-2"], faces: [5],
  mods: [{ text: "Police on patrol", value: -1, rule: "A:9.21" }], total: 4, table: "Mission success", read: "Mission success: the row 4 to 5 was read.",
  effect: "1 point", chance: "1/3 (33 %)",
  rows: [{ text: "Nothing", share: 2 / 3, chance: "2/3", percent: "67 %" },
    { text: "1 point", share: 1 / 3, chance: "1/3", percent: "33 %", came: true }], ...change });

describe("a roll", () => {
  it("is shown with faces, modifiers, total, row, effect and chance", () => {
    const { one, all } = show(scene({ rolls: [roll(3)] }), { "board-roll-total": "makes %total%", "board-came": "came" });
    expect(one(".al-roll-what").textContent).toBe("Raid in Tlemcen A:9.14");
    expect(one(".al-roll-sum").textContent).toBe("−1makes 4");
    expect(all(".al-roll .al-die").map((die) => die.getAttribute("aria-label"))).toEqual(["5"]);
    expect(one(".al-roll-result").textContent).toBe("1 pointMission success: the row 4 to 5 was read. board-roll-chance");
    expect(one(".al-work .al-mods li").textContent).toBe("−1Police on patrol A:9.21");
    expect(all(".al-work [data-came]").map((row) => row.textContent)).toEqual(["1 point came1/3 · 33 %"]);
  });

  it("stands under what the whole decision brought, told as others are", () => {
    const own: Told = { kind: "strike", seat: "fln", own: true, title: "The FLN called a Strike in Constantine", places: ["CON"],
      lines: [{ text: "Government fire: 1 hit.", rule: "A:C.3", places: ["CON"], faces: [2] }, { text: "Strike: 2 points.", rule: "A:9.15", places: ["CON"], faces: [4] }],
      moved: [{ id: "fln_psl", label: "FLN support", side: "fln", before: "36", after: "35" }], losses: ["FLN: 1 unit reduced."] };
    const { one, all } = show(scene({ rolls: [roll(3, { title: "First" }), roll(4, { title: "Second" })], telling: { count: 0, lines: [], own } }),
      { "widget-labelled": "%label%\u00a0: %value%" });
    expect(one(".al-roll h3").textContent).toBe("board-telling-own\u00a0: The FLN called a Strike in Constantine");
    expect(all(".al-roll .al-told-moved p").map((row) => row.textContent)).toEqual(["FLN support 36 → 35 (−1)", "FLN: 1 unit reduced."]);
    expect(all(".al-roll .al-told-lines li").map((line) => line.textContent)).toEqual(["Government fire: 1 hit. A:C.3", "Strike: 2 points. A:9.15"]);
    expect(all(".al-work .al-roll-what").map((line) => line.textContent)).toEqual(["First A:9.14", "Second A:9.14"]);
    expect(one(".al-telling").hidden).toBe(true);
  });

  it("goes when the next choice rolled nothing", () => {
    const { model, one } = show(scene({ rolls: [roll(3)] }));
    model.set("scene", scene({ ply: 8 }));
    expect(one(".al-roll").hidden).toBe(true);
  });

  it("stays folded for the next roll when the reader has folded it", () => {
    const { model, one } = show(scene({ rolls: [roll(3)] }));
    const work = () => one(".al-work") as HTMLDetailsElement;
    const was = work().open;
    one(".al-work summary").click();
    work().open = !was;
    model.set("scene", scene({ ply: 8, rolls: [roll(9)] }));
    expect(work().open).toBe(!was);
  });

  it("is held against what the reader had said", () => {
    const prediction = { said: "Nothing", said_chance: "2/3", came: "1 point", came_chance: "1/3", right: false, score: "0 of 1", calibration: [] };
    const { one } = show(scene({ rolls: [roll(3)], prediction }),
      { "board-predict-wrong": "It came out differently.", "board-predict-said": "%said% (%chance%)", "board-predict-came": "%came% (%chance%)" });
    expect(one(".al-prediction").textContent).toBe("It came out differently.Nothing (2/3)1 point (1/3)0 of 1");
  });
});

describe("how well one predicts", () => {
  it("is drawn against what would be right, and stands in a table", () => {
    const row = { band: "25 to 50%", said: 1 / 3, came: 0.5, low: 0.1, high: 0.9, right: 1, count: 2, span: "10% to 90%" };
    const prediction = { said: "Nothing", said_chance: "2/3", came: "Nothing", came_chance: "2/3", right: true, score: "1 of 2", calibration: [row] };
    const { one, all } = show(scene({ rolls: [roll(3)], prediction }), { "board-calibration-of": "%right% of %count%" });
    expect(all(".al-calibration tbody tr").map((line) => Array.from(line.children, (cell) => cell.textContent))).toEqual([["25 to 50%", "1 of 2", "10% to 90%"]]);
    expect(one(".al-calibration circle").getAttribute("cy")).toBe("60");
    expect(all(".al-calibrated")).toHaveLength(1);
  });
});

describe("rule numbers", () => {
  const rule: RuleText = { key: "A:9.14", title: "Raid", text: ["An attack [A:9]."], question: "Which?", choice: "This.",
    see: [{ key: "A:11.5", title: "Terror" }] };

  it("become buttons wherever a text names them in brackets, several at a time, and nothing else does", () => {
    const shown = (text: string) => withRules(text).map((node) => (node instanceof HTMLButtonElement ? `<${node.dataset["rule"]}>` : node.textContent));
    expect(shown("Costs two [A:9.14]. Then [A:9.1, A:IN-07] again")).toEqual(["Costs two ", "A:9.14.", " Then ", "<A:9.1>", "<A:IN-07>", " again"]);
    expect(shown("[none] A:9.14 <b>")).toEqual(["[none] A:9.14 <b>"]);
    expect(shown("")).toEqual([]);
  });

  it("open the explanation, with what was decided and where to read on, and give the focus back", async () => {
    const { model, one, all, key } = show(scene({ notice: { level: "refusal", text: "No [A:9.14]." } }));
    model.replies = { rule: () => rule };
    const opener = document.createElement("button");
    opener.dataset["rule"] = "A:9.14";
    one(".al-sheet").append(opener);
    opener.focus();
    opener.click();
    await settled();
    expect(one(".al-rule-note").getAttribute("aria-label")).toBe("Raid");
    expect(one(".al-rule-body > p").textContent).toBe("An attack A:9.");
    expect(all(".al-ruling dd").map((text) => text.textContent)).toEqual(["Which?", "This."]);
    expect(one(".al-see li").textContent).toBe("A:11.5 Terror");
    expect(document.activeElement).toBe(one(".al-rule-note h3"));
    one(".al-see .al-rule").click();
    await settled();
    expect(model.asked("rule").map((question) => question["key"])).toEqual(["A:9.14", "A:11.5"]);
    key("Escape");
    expect(one(".al-rule-note").hidden).toBe(true);
    expect(document.activeElement).toBe(opener);
  });

  it("get out of the way at a click elsewhere", async () => {
    const { model, one } = show();
    model.replies = { rule: () => rule };
    one(".al-log .al-rule").click();
    await settled();
    one(".al-log").click();
    expect(one(".al-rule-note").hidden).toBe(true);
  });
});
