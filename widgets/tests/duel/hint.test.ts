// The hint at the card table: a choice at once, then what the strongest player has found, and one button that plays it.

import { describe, expect, it } from "vitest";
import { cardAt, covered, pick, scene, show, targets } from "./scenes";

const settled = () => new Promise((done) => setTimeout(done));
const BUTTON = '[data-do="hint"]';
const BOX = ".al-duel-hint";
const quick = { pick: "fln play FLN-06 military up", text: "Play Larbi Ben M’hidi.", why: "It counts 1." };
const better = { pick: "fln play FLN-20 military up", text: "Play the workers.", why: "It counts 2.", taught: ["It gives up: prisoners −1.", "Next best: “Larbi”."] };

describe("the hint", () => {
  it("says what would be done and what for, and thinks meanwhile", async () => {
    const { model, one, tap } = show(scene(), { "duel-table-hint-thinking": "Thinking…" });
    model.reply = (what) => (what === "hint" ? quick : null);
    tap(BUTTON);
    await settled();
    expect(one(".al-duel-hint-said").textContent).toBe("Play Larbi Ben M’hidi.It counts 1.");
    expect(one(".al-duel-hint-taught").hidden).toBe(true);
    expect(one(".al-thinks").hidden).toBe(false);
    expect(one(".al-thinks [role=status]").textContent).toBe("Thinking…");
    expect(document.activeElement).toBe(one(`${BOX} h4`));
    expect(one(BUTTON).getAttribute("aria-expanded")).toBe("true");
  });

  it("changes its mind where the strongest player has found something better, and plays that", async () => {
    const { model, all, one, tap } = show();
    model.reply = (what) => (what === "hint" ? quick : better);
    tap(BUTTON);
    await settled();
    await settled();
    expect(one(".al-duel-hint-text").textContent).toBe("Play the workers.");
    expect(all(".al-duel-hint-taught li").map((line) => line.textContent)).toEqual(better.taught);
    expect(one(".al-thinks").hidden).toBe(true);
    tap('[data-do="advised"]');
    expect(model.sent.at(-1)).toEqual({ kind: "pick", id: better.pick, ply: 7 });
  });

  it("is not asked about once more, where the choice by itself would be", async () => {
    const { model, one, tap } = show(targets());
    model.reply = (what) => (what === "hint" ? { ...quick, pick: "gov attack FLN-08" } : {});
    tap(BUTTON);
    await settled();
    tap('[data-do="advised"]');
    expect(model.sent.at(-1)).toEqual({ kind: "pick", id: "gov attack FLN-08", ply: 7 });
    expect(one(".al-duel-question").hidden).toBe(true);
  });

  it("opens and closes with H, and closes with Escape and with its moment", async () => {
    const { model, one, key } = show();
    model.reply = (what) => (what === "hint" ? quick : {});
    one(cardAt("FLN-06")).focus();
    key("h");
    await settled();
    expect(one(BOX).hidden).toBe(false);
    key("h");
    expect(one(BOX).hidden).toBe(true);
    expect(document.activeElement).toBe(one(BUTTON));
    key("H");
    await settled();
    key("Escape");
    expect(one(BOX).hidden).toBe(true);
    key("h");
    await settled();
    model.set("scene", scene({ ply: 8 }));
    expect(one(BOX).hidden).toBe(true);
  });

  it("is offered to whoever decides alone", () => {
    expect(show().one(BUTTON).hidden).toBe(false);
    expect(show(scene({ viewer: "gov" })).one(BUTTON).hidden).toBe(true);
    expect(show(scene({ picks: [pick("fln concede", "Concede", { confirm: "Concede?" })] })).one(BUTTON).hidden).toBe(true);
    const { all, key } = show(covered());
    expect(all(BUTTON).every((button) => button.closest("[hidden]"))).toBe(true);
    key("h");
    expect(all(BOX).every((box) => box.hidden || box.closest("[hidden]"))).toBe(true);
  });
});
