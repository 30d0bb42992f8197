// Aids of the board: to resign, the tables of the rules, good news that goes away, both texts of an Event beside each other.

import { afterEach, describe, expect, it, vi } from "vitest";
import type { RuleTable } from "../../play/sheet_types";
import { action, scene, settled, show } from "./fake";

const WORDS = { "board-resign": "Resign", "board-resign-ask": "%side%: resign?", "board-resign-yes": "Yes, resign", "board-resign-no": "Play on", "board-asks-yes": "Do it all the same" };

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("resigning", () => {
  const can = { undo: true, redo: false, resign: "gov" as const };

  it("is there where the kernel says whose side it would be, asks once more, and sends it", () => {
    const { click, model, one } = show(scene({ can }), WORDS);
    expect(one('[data-do="resign"]').hidden).toBe(false);
    click('[data-do="resign"]');
    expect(one(".al-asks").textContent).toContain("Government: resign?");
    expect(document.activeElement?.textContent).toBe("Yes, resign");
    expect(model.deeds).toEqual([]);
    click('[data-do="asks-yes"]');
    expect(model.deeds.map(({ kind }) => kind)).toEqual(["resign"]);
    expect(one(".al-asks").hidden).toBe(true);
  });

  it("is asked where it is seen: the first minute makes way", () => {
    const minute = { title: "The war in one minute", sentences: [], source: "", loop: [], says: "" };
    const { click, one } = show(scene({ can, minute }), WORDS);
    expect(one(".al-minute").hidden).toBe(false);
    click('[data-do="resign"]');
    expect(one(".al-minute").hidden).toBe(true);
    expect(one(".al-asks").hidden).toBe(false);
  });

  it("is taken back by a no, and the focus goes to where it was asked from", () => {
    const { click, model, one } = show(scene({ can }), WORDS);
    click('[data-do="resign"]');
    click('[data-do="asks-no"]');
    expect(model.deeds).toEqual([]);
    expect(one(".al-asks").hidden).toBe(true);
    expect(document.activeElement?.matches(".al-menu-button")).toBe(true);
  });

  it("is not there in a game that nobody may resign", () => {
    expect(show(scene(), WORDS).one('[data-do="resign"]').hidden).toBe(true);
  });

  it("still asks before a choice that wastes something", () => {
    const { click, model, one } = show(scene({ actions: [action("fln pass", [], { ends: true, asks: "Nothing was moved." })] }), WORDS);
    click('[data-pick="fln pass"]');
    expect(one(".al-asks").textContent).toContain("Nothing was moved.");
    click('[data-do="asks-yes"]');
    expect(model.deeds).toMatchObject([{ kind: "pick", id: "fln pass" }]);
  });
});

describe("the tables of the rules", () => {
  const table = (change: Partial<RuleTable> = {}): RuleTable =>
    ({ id: "combat", title: "Combat Results Table", rule: "A:C.3", head: ["Die", "1", "4"], rows: [["1", "0", "1"], ["2", "1", "2"]], row: 1, column: 2, note: "", ...change });

  async function opened(...tables: RuleTable[]) {
    const shown = show(scene());
    shown.model.replies.tables = () => ({ tables });
    shown.click('[data-do="tables"]');
    await settled();
    return shown;
  }

  it("mark the cell that was read last, to the eye and to who listens", async () => {
    const { all, one } = await opened(table());
    expect(one(".al-tables").hidden).toBe(false);
    expect(all('.al-tables td[data-read], .al-tables th[data-read]').map((cell) => cell.textContent)).toEqual(["2"]);
    expect(all(".al-tables [aria-current]").map((cell) => [cell.tagName, cell.textContent])).toEqual([["TD", "2"]]);
  });

  it("mark a whole row where no cell is one column's, and nothing where nothing was read", async () => {
    const { all } = await opened(table({ column: -1 }), table({ id: "coup", row: -1, column: -1 }));
    expect(all('[data-table="combat"] :is(th, td)[data-read]').length).toBe(3);
    expect(all('[data-table="coup"] [data-read]').length).toBe(0);
  });

  it("follow the game while they are open, and close with Escape", async () => {
    const { key, model, one } = await opened(table());
    model.set("scene", scene({ answer: 1, ply: 8 }));
    await settled();
    expect(model.asked("tables").length).toBe(2);
    key("Escape");
    expect(one(".al-tables").hidden).toBe(true);
  });
});

describe("a notice", () => {
  const tell = (level: "info" | "refusal", hint = "") => {
    const shown = show(scene());
    vi.useFakeTimers();
    shown.model.set("scene", scene({ answer: 1, notice: { level, text: "Taken back.", hint } }));
    return shown;
  };

  it("of good news goes away by itself, and keeps its room until the next answer: nothing moves under the pointer", () => {
    const { all, model } = tell("info");
    const spent = () => [all(".al-notices[data-spent]").length, all(".al-notice").length];
    expect(spent()).toEqual([0, 1]);
    vi.runAllTimers();
    expect(spent()).toEqual([1, 1]);
    model.set("scene", scene({ answer: 2 }));
    expect(spent()).toEqual([0, 0]);
  });

  it("that says what stood in the way, or what would help, stays", () => {
    for (const [level, hint] of [["refusal", ""], ["info", "Press Undo."]] as const) {
      const { all } = tell(level, hint);
      vi.runAllTimers();
      expect(all(".al-notice").length).toBe(1);
      vi.useRealTimers();
    }
  });
});

describe("choices under the question", () => {
  it("keep the texts of one Event together, though only one of them rolls dice", () => {
    const { all } = show(scene({ actions: [
      action("fln event shaded", [], { group: "Event", text: "Shaded text", rolls: true }),
      action("fln event unshaded", [], { group: "Event", text: "Unshaded text" }), action("fln pass", [], { group: "", ends: true })] }));
    expect(all(".al-decide [data-pick]").map(({ dataset }) => dataset["pick"])).toEqual(["fln event shaded", "fln event unshaded"]);
    expect(all(".al-deeds [data-pick]").map(({ dataset }) => dataset["pick"])).toEqual(["fln pass"]);
  });

  it("are ended by a key of their own", () => {
    const { key, model } = show(scene({ actions: [action("fln pass", [], { group: "", ends: true })] }));
    document.querySelector<HTMLElement>(".al-prompt-text")?.focus();
    key("e");
    expect(model.deeds).toMatchObject([{ kind: "pick", id: "fln pass" }]);
  });
});
