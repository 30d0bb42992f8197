// The page over the board: when it comes, what stands on it, the way back, and what its buttons ask for.

import { describe, expect, it, vi } from "vitest";
import type { EndSheet, TurnSheet } from "../../play/sheet_types";
import { line, lines, scene, settled, show, type Shown } from "./fake";

const item = (text: string, value = "", note = "") => ({ text, value, note, side: "" as const, at: null });

function sheet(turn: number, change: Partial<TurnSheet> = {}): TurnSheet {
  return {
    turn, last: 3, at: 40, title: `Turn ${turn}`, date: "No date.",
    gauges: [
      { side: "fln", name: "FLN support", before: 50, after: 41, change: "−9", causes: [item("Raid in Tlemcen", "−3", "1 chance in 6")], marks: [30, 70], top: 100 },
      { side: "gov", name: "Government support", before: 65, after: 65, change: "0", causes: [], marks: [30, 70], top: 100 }],
    sections: [{ id: "events", title: "What happened", items: [item("Coup attempt [A:11.4]: failure.")], text: "A note." }],
    thought: { kind: "About causes", text: "Why?" }, ...change,
  };
}

const WORDS = { "board-page-peaks": "What decided it", "board-page-peaks-so-far": "What moved support most", "board-page-go-on": "Go on", "board-page-turn-number": "Turn %turn%", "board-page-other": "Turn %turn%" };

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
  it("is never that of a turn before the game on the board began", () => {
    const at = (turn: number, turns: [number, number][]) =>
      board({ time: { at: 7, last: 7, turn, turns, marks: [], branches: [] } }).one(".al-tool-panel [data-turn-page]").getAttribute("data-turn-page");
    expect([at(2, [[2, 0]]), at(3, [[2, 0], [3, 4]]), at(1, [[0, 0], [1, 1]]), at(3, [[0, 0], [1, 1], [2, 3], [3, 5]])]).toEqual(["2", "2", "1", "2"]);
  });

  it("is the one that the game says, where not every turn has one", async () => {
    const turns: [number, number][] = [[1, 0], [2, 3], [3, 5]];
    const shown = board({ time: { at: 7, last: 7, turn: 3, turns, marks: [], branches: [], pages: { here: 2, count: 2 } } });
    shown.click("[data-do=\"moments\"]");
    expect(shown.all(".al-turn-pages [data-turn-page]").map((button) => button.getAttribute("data-turn-page"))).toEqual(["1", "2"]);
    shown.click(".al-tool-panel [data-turn-page]");
    await settled();
    expect(shown.model.asked("turn")).toEqual([{ what: "turn", turn: 2 }]);
  });

  it("is brought up from its beginning where it does not stand whole in the window", async () => {
    const shown = board();
    const [seen, box] = [(page(shown).scrollIntoView = vi.fn()), vi.spyOn(page(shown), "getBoundingClientRect")];
    box.mockReturnValue({ top: 44, bottom: innerHeight } as DOMRect);
    await end(shown);
    expect(seen).not.toHaveBeenCalled();
    box.mockReturnValue({ top: 44, bottom: innerHeight + 1 } as DOMRect);
    await end(shown, 3);
    expect(seen).toHaveBeenCalledExactlyOnceWith({ block: "start" });
  });

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

  it("comes before what is told of the turn after it, which waits behind it", async () => {
    const card = { kind: "turn", seat: "gov" as const, own: false, title: "Government: Sweep", places: [], lines: [], moved: [], losses: [] };
    const shown = board({ telling: { count: 2, lines: [], at: 0, card } });
    shown.model.set("scene", scene({ answer: 2, turn_page: 2, telling: { count: 2, lines: [], at: 0, card } }));
    await settled();
    expect(isOpen(shown)).toBe(true);
    shown.key("ArrowRight");
    expect(shown.model.deeds, "no key turns what lies behind the page").toEqual([]);
    shown.click("[data-page-do=\"close\"]");
    expect([isOpen(shown), shown.one(".al-telling").hidden]).toEqual([false, false]);
    shown.key("ArrowRight");
    expect(shown.model.deeds).toEqual([expect.objectContaining({ kind: "told", to: 1 })]);
  });

  it("says that the board is busy until the page is there", async () => {
    const shown = board();
    shown.model.set("scene", scene({ answer: 2, turn_page: 2 }));
    expect(shown.one(".al-board").getAttribute("aria-busy")).toBe("true");
    await settled();
    expect(shown.one(".al-board").hasAttribute("aria-busy")).toBe(false);
    expect(isOpen(shown)).toBe(true);
  });

  it("tells causes with their chances, what happened with its rules, and the question", async () => {
    const shown = board();
    await end(shown);
    expect(shown.all(".al-leaf-gauge h3").map((head) => head.textContent)).toEqual(["FLN support 50 → 41 −9", "Government support 65 → 65 0"]);
    expect(shown.one(".al-leaf-gauge li").textContent).toBe("−3 Raid in Tlemcen 1 chance in 6");
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

  it("goes on with the key that goes on everywhere", async () => {
    const shown = board();
    await end(shown);
    shown.key("n");
    expect(isOpen(shown)).toBe(false);
  });

  it("comes once for a turn, whatever the next scenes say", async () => {
    const shown = board();
    await end(shown);
    shown.key("Escape");
    shown.model.set("scene", scene({ answer: 9, turn_page: 2 }));
    await settled();
    expect(isOpen(shown)).toBe(false);
  });

  it("is called again from the tools and from the log; the focus goes back there", async () => {
    const log = lines(line(1, { page: 1 }));
    const shown = board({ log, time: { at: 7, last: 7, turn: 2, turns: [[1, 0], [2, 5]], marks: [], branches: [] } });
    for (const [button, back] of [[".al-tool-panel [data-turn-page]", ".al-tool-menu"], [".al-entry [data-turn-page]", ".al-entry [data-turn-page]"]] as const) {
      shown.one(button).focus();
      shown.click(button);
      await settled();
      expect(titles(shown)).toEqual(["Turn 1"]);
      shown.key("Escape");
      expect(document.activeElement).toBe(shown.one(back));
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

function ending(change: Partial<EndSheet> = {}): EndSheet {
  return {
    over: true, title: "The war ended in turn 2", lead: "FLN support is 0.", record: "It was no game.", result: [item("By rule [A:12.2].")],
    lines: { title: "Support", head: ["Turn", "FLN", "Government"], rows: [[0, 50, 65], [1, 20, 60], [2, 0, 55]], none: "Nothing.", top: 100, marks: [30, 70],
      peaks: [{ number: 1, turn: 1, side: "fln", level: 20, item: { ...item("Turn 1, FLN: Strike, −30", "", "1 chance in 6"), at: 33 } }] },
    sections: [{ id: "dice", title: "Dice", items: [], text: "Fair." }, { id: "questions", title: "To talk about", items: [item("Why?")], text: "" }],
    calibration: [], turns: [[1, 2], [2, 40]], ways: ["exchange", "again"], ...change,
  };
}

/** A board on which the war ends. */
async function ended(change: Partial<EndSheet> = {}): Promise<Shown> {
  const shown = board();
  shown.model.replies.ending = () => ending(change);
  shown.model.replies.report = ({ form }: { form: string }) => ({ name: `war.${form}`, type: "text/plain", text: "All." });
  shown.model.set("scene", scene({ answer: 3, actions: [], over: { text: "The war ends.", winner: "gov" } }));
  await settled();
  return shown;
}

describe("the page about the whole war", () => {
  it("comes at the end, with the focus on its heading, and is called again from the box that says so", async () => {
    const shown = await ended();
    expect(document.activeElement?.textContent).toBe("The war ended in turn 2");
    expect(shown.one(".al-leaf-result [data-rule]").textContent).toBe("A:12.2");
    shown.key("Escape");
    shown.one(".al-over [data-ending]").focus();
    shown.click(".al-over [data-ending]");
    await settled();
    expect(isOpen(shown)).toBe(true);
    shown.key("Escape");
    expect(document.activeElement).toBe(shown.one(".al-over [data-ending]"));
  });

  it("finds what cost most only where that is offered, and goes on from there in a branch", async () => {
    expect((await ended()).all(".al-costly")).toEqual([]);
    const shown = await ended({ costly: true });
    shown.model.replies.costly = () => ({ done: 1, of: 1, end: "One.", note: "", sides: [{ side: "fln", title: "", none: "",
      rows: [{ at: 5, when: "Turn 1", played: { text: "Raid", steps: "" }, better: { text: "Move", steps: "" }, cost: "8 wins" }] }] });
    shown.click(".al-costly-head button");
    await settled();
    shown.click(".al-costly li button");
    expect(shown.model.deeds).toEqual([{ kind: "branch", at: 5, name: "", ply: 7 }]);
    expect(isOpen(shown)).toBe(false);
  });

  it("counts a game that ends here for its reader's record, and says how that stands", async () => {
    localStorage.clear();
    const shown = board();
    shown.model.replies.ending = () => ending();
    shown.model.set("scene", scene({ answer: 3, actions: [], over: { text: "The war ends.", winner: "gov" }, result: { game: "algeria", id: "a", side: "fln", level: "mixed", mark: "0" } }));
    await settled();
    expect(JSON.parse(localStorage.getItem("algeria-lab:record:algeria") ?? "[]")).toHaveLength(1);
    expect(shown.all(".al-leaf-result li").at(-1)?.textContent).toBe("widget-record-won");
    localStorage.clear();
  });

  it("asks for nothing more once it is closed", async () => {
    const shown = await ended({ costly: true });
    shown.click(".al-costly-head button");
    shown.key("Escape");
    await settled();
    expect(shown.model.asked("costly")).toHaveLength(1);
  });

  it("is one click away where pages come on request only, as in a notebook", async () => {
    const shown = board();
    shown.model.replies.ending = () => ending();
    shown.model.set("scene", scene({ answer: 3, actions: [], on_request: true, over: { text: "The war ends.", winner: "gov" } }));
    await settled();
    expect(isOpen(shown)).toBe(false);
    shown.click(".al-over [data-ending]");
    await settled();
    expect(isOpen(shown)).toBe(true);
  });

  it("draws both lines and says the same in a table", async () => {
    const shown = await ended();
    const lines = shown.all(".al-leaf-line").map((line) => line.getAttribute("points")?.split(" ").length);
    expect(lines).toEqual([3, 3]);
    expect(shown.one(".al-leaf-drawing").getAttribute("aria-label")).toBe("Support");
    expect(shown.one(".al-leaf-peaks h3").textContent).toBe("What decided it");
    expect(shown.all(".al-leaf-lines tbody tr").map((row) => row.textContent)).toEqual(["05065", "12060", "2055"]);
    expect(shown.all(".al-leaf-peak text").map((number) => number.textContent)).toEqual(["1"]);
  });

  it("looks at a moment that decided it, and begins anew, and goes on from a turn", async () => {
    const deeds: [string, Record<string, unknown>][] = [
      ["[data-page-look]", { kind: "look", at: 33 }],
      ['[data-page-do="exchange"]', { kind: "begin", way: "exchange" }],
      ['[data-page-do="again"]', { kind: "begin", way: "again" }],
      ['[data-page-do="from"]', { kind: "branch", at: 40, name: "" }]];
    for (const [button, deed] of deeds) {
      const shown = await ended();
      shown.click(button);
      expect(shown.model.deeds).toEqual([{ ...deed, ply: 7 }]);
      expect(isOpen(shown)).toBe(false);
    }
  });

  it("shows how well the reader predicted, as a drawing and as a table", async () => {
    const row = { band: "25 to 50%", said: 0.33, came: 0.5, low: 0.1, high: 0.9, right: 1, count: 2, span: "10% to 90%" };
    const shown = await ended({ calibration: [row], sections: [{ id: "predictions", title: "Predictions", items: [], text: "1 of 2." }] });
    const section = shown.one('[data-section="predictions"]');
    expect(section.querySelectorAll("svg circle")).toHaveLength(1);
    expect(section.querySelector("tbody th")?.textContent).toBe("25 to 50%");
    expect(section.querySelector("details")).toBeNull();
  });

  it("offers no other side where nobody sits there", async () => {
    expect((await ended({ ways: ["again"] })).all('[data-page-do="exchange"]')).toEqual([]);
  });

  it("hands out the report in three forms", async () => {
    const shown = await ended();
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:war");
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    for (const form of ["html", "markdown", "csv"]) shown.click(`[data-page-report="${form}"]`);
    await settled();
    expect(names).toEqual(["war.html", "war.markdown", "war.csv"]);
    expect((made.mock.calls[0]?.[0] as Blob).type).toBe("text/plain");
    made.mockRestore();
    click.mockRestore();
  });

  it("is called before the end from the moments, as is the page of each turn", async () => {
    const shown = board({ time: { at: 7, last: 7, turn: 2, turns: [[0, 0], [1, 2], [2, 5]], marks: [], branches: [] } });
    shown.model.replies.ending = () => ending({ over: false, title: "So far" });
    shown.click('[data-do="moments"]');
    expect(shown.all(".al-turn-pages button").map((button) => button.textContent)).toEqual(["Turn 1", "Turn 2"]);
    shown.click(".al-moments [data-ending]");
    await settled();
    expect(titles(shown)).toEqual(["So far"]);
    expect(shown.one(".al-leaf-peaks h3").textContent).toBe("What moved support most");
  });
});
