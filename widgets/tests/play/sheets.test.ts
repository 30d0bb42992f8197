// The page over the board: when it comes, what stands on it, the way back, and what its buttons ask for.

import { describe, expect, it } from "vitest";
import type { TurnSheet } from "../../play/sheet_types";
import { line, lines, scene, settled, show, type Shown } from "./fake";

const item = (text: string, value = "", note = "") => ({ text, value, note, side: "" as const, at: null });

function sheet(turn: number, change: Partial<TurnSheet> = {}): TurnSheet {
  return {
    turn, last: 3, at: 40, title: `Turn ${turn}`, date: "No date.",
    gauges: [
      { side: "fln", name: "FLN support", before: 50, after: 41, change: "−9", causes: [item("Raid in Tlemcen", "−3", "1 chance in 6")], rest: "4 other causes: −6" },
      { side: "gov", name: "Government support", before: 65, after: 65, change: "0", causes: [], rest: "" }],
    sections: [{ id: "events", title: "What happened", items: [item("Coup attempt [A:11.4]: failure.")], text: "A note." }],
    thought: { kind: "About causes", text: "Why?" }, ...change,
  };
}

const WORDS = { "board-page-go-on": "Go on", "board-page-turn-number": "Turn %turn%" };

/** A board whose kernel has pages. */
function board(change: Parameters<typeof scene>[0] = {}): Shown {
  const shown = show(scene(change), WORDS);
  shown.model.replies.turn = ({ turn }: { turn: number }) => sheet(turn);
  return shown;
}

/** The kernel answers with a scene in which a turn has ended. */
async function end(shown: Shown, turn = 2): Promise<void> {
  shown.model.set("scene", scene({ answer: turn, turn_page: turn }));
  await settled();
}

const page = (shown: Shown) => shown.one(".al-leaf");
const isOpen = (shown: Shown) => !page(shown).hidden;
const titles = (shown: Shown) => shown.all(".al-leaf h2").map((title) => title.textContent);

describe("the page of a turn", () => {
  it("comes when a turn has ended, with the focus on its heading", async () => {
    const shown = board();
    expect(isOpen(shown)).toBe(false);
    await end(shown);
    expect(shown.model.asked("turn")).toEqual([{ what: "turn", turn: 2 }]);
    expect(isOpen(shown)).toBe(true);
    expect(document.activeElement?.textContent).toBe("Turn 2");
    expect(page(shown).getAttribute("aria-labelledby")).toBe(document.activeElement?.id);
    expect(shown.one(".al-board").getAttribute("data-page")).toBe("turn");
  });

  it("tells causes with their chances, what happened with its rules, and the question", async () => {
    const shown = board();
    await end(shown);
    expect(shown.all(".al-leaf-gauge h3").map((head) => head.textContent)).toEqual(["FLN support 50 → 41 −9", "Government support 65 → 65 0"]);
    expect(shown.one(".al-leaf-gauge li").textContent).toBe("−3 Raid in Tlemcen 1 chance in 6");
    expect(shown.one(".al-leaf-rest").textContent).toBe("4 other causes: −6");
    expect(shown.one(".al-leaf-section [data-rule]").getAttribute("data-rule")).toBe("A:11.4");
    expect(shown.one(".al-thought").textContent).toBe("About causesWhy?");
  });

  it("is closed by Escape and by its button; the focus goes to the question", async () => {
    for (const close of [(shown: Shown) => void shown.key("Escape"), (shown: Shown) => shown.click('[data-page-do="close"]')]) {
      const shown = board();
      await end(shown);
      close(shown);
      expect(isOpen(shown)).toBe(false);
      expect(document.activeElement?.className).toBe("al-prompt-text");
      expect(shown.one(".al-board").hasAttribute("data-page")).toBe(false);
    }
  });

  it("comes once for a turn, whatever the next scenes say", async () => {
    const shown = board();
    await end(shown);
    shown.key("Escape");
    shown.model.set("scene", scene({ answer: 9, turn_page: 2 }));
    await settled();
    expect(isOpen(shown)).toBe(false);
  });

  it("is called again from the time bar and from the log; the focus goes back there", async () => {
    const log = lines(line(1, { page: 1 }));
    const shown = board({ log, time: { at: 7, last: 7, turn: 2, turns: [[1, 0], [2, 5]], marks: [], branches: [] } });
    for (const button of [".al-time [data-turn-page]", ".al-entry [data-turn-page]"]) {
      shown.one(button).focus();
      shown.click(button);
      await settled();
      expect(titles(shown)).toEqual(["Turn 1"]);
      shown.key("Escape");
      expect(document.activeElement).toBe(shown.one(button));
    }
  });

  it("leads to the turns beside it", async () => {
    const shown = board();
    await end(shown);
    expect(shown.all(".al-leaf-buttons [data-turn-page]").map((button) => button.textContent)).toEqual(["Turn 1", "Turn 3"]);
    shown.click('.al-leaf-buttons [data-turn-page="1"]');
    await settled();
    expect(titles(shown)).toEqual(["Turn 1"]);
    shown.key("Escape");
    expect(document.activeElement?.className).toBe("al-prompt-text");
  });

  it("goes on from the start of the turn in a branch", async () => {
    const shown = board();
    await end(shown);
    shown.click('[data-page-do="branch"]');
    expect(shown.model.deeds).toEqual([{ kind: "branch", at: 40, name: "", ply: 7 }]);
    expect(isOpen(shown)).toBe(false);
  });

  it("is said in the new language when that changes", async () => {
    const shown = board();
    await end(shown);
    shown.model.replies.turn = () => sheet(2, { title: "Tour 2" });
    shown.model.set("scene", scene({ answer: 5, lang: "fr", turn_page: 2 }));
    await settled();
    expect(titles(shown)).toEqual(["Tour 2"]);
  });
});
