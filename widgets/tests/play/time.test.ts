// Looking back, replay, bookmarks and branches: what goes to the kernel and when, and what the reader is told.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTreeOrder } from "../../play/time/moments";
import { replayStart } from "../../play/time/replay";
import type { Branch, Scene, Time } from "../../play/types";
import { area, line, scene, show, type Shown } from "./fake";

const TIME: Time = { at: 9, last: 9, turn: 2, turns: [[0, 0], [1, 2], [2, 6]], marks: [], branches: [] };
const WORDS = {
  "board-time-at": "Turn %turn%, moment %at% of %last%", "board-past": "Looking at turn %turn%, moment %at% of %last%.",
  "board-branch-named": "What if %turn%", "board-branch-length": "turn %turn%", "board-branch-left": "left %name% at %at%",
};

const branch = (id: string, change: Partial<Branch> = {}): Branch =>
  ({ id, name: id, from: "", at: 0, last: 9, turn: 2, current: false, marks: 0, ...change });

function at(moment: number, change: Partial<Time> = {}, more: Partial<Scene> = {}): Scene {
  const turn = moment < 2 ? 0 : moment < 6 ? 1 : 2;
  const log = { "1": line(1, { ply: moment, text: `Line of ${moment}.` }) };
  return scene({ ply: moment, log, time: { ...TIME, at: moment, turn, ...change }, ...(moment < TIME.last ? { actions: [] } : {}), ...more });
}

/** The kernel shows a moment. */
const answer = (shown: Shown, moment: number, change: Partial<Time> = {}) => shown.model.set("scene", at(moment, change));

function slide(shown: Shown, moment: number): void {
  const slider = shown.one(".al-time-slider") as HTMLInputElement;
  slider.value = String(moment);
  slider.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the time bar", () => {
  it("says the turn, the moment and what came about", () => {
    const { one, all } = show(at(9), WORDS);
    expect(one(".al-time-slider").getAttribute("aria-valuetext")).toBe("Turn 2, moment 9 of 9. Line of 9.");
    expect(all(".al-ticks span").map((tick) => tick.textContent)).toEqual(["1", "2"]);
  });

  it("names the branch on the board in the heading, once there are several", () => {
    const two = [branch("As played"), branch("What if", { current: true })];
    expect(show(at(9, { branches: two.slice(0, 1) })).one(".al-head-line h2").textContent).toBe("1954 · turn 1");
    expect(show(at(9, { branches: two })).one(".al-head-line h2").textContent).toBe("1954 · turn 1 · What if");
  });

  it("steps back and forward by one moment, and comes back to now", () => {
    const shown = show(at(9));
    shown.click('[data-do="back"]');
    answer(shown, 8);
    shown.click('[data-do="back"]');
    answer(shown, 7);
    shown.click('[data-do="forward"]');
    answer(shown, 8);
    shown.click('[data-do="now"]');
    expect(shown.model.sent).toEqual([8, 7, 8, null].map((moment, index) =>
      ({ kind: "look", at: moment, ply: [9, 8, 7, 8][index] })));
  });

  it("cannot step off its ends", () => {
    const shown = show(at(9));
    shown.click('[data-do="forward"]');
    answer(shown, 0);
    shown.click('[data-do="back"]');
    expect(shown.model.sent).toEqual([]);
  });

  it("asks for a moment once the slider rests, one at a time, and the last wish wins", () => {
    const shown = show(at(9));
    for (const moment of [8, 7, 6]) slide(shown, moment);
    expect(shown.model.sent).toEqual([]);
    vi.advanceTimersByTime(200);
    for (const moment of [5, 4, 3]) {
      slide(shown, moment);
      vi.advanceTimersByTime(200);
    }
    expect(shown.model.sent.map((message) => "at" in message && message.at)).toEqual([6]);
    answer(shown, 6);
    expect(shown.model.sent.map((message) => "at" in message && message.at)).toEqual([6, 3]);
    answer(shown, 3);
    expect(shown.model.sent).toHaveLength(2);
  });

  it("shows where the slider is going before the board is there", () => {
    const shown = show(at(9), WORDS);
    slide(shown, 4);
    expect(shown.one(".al-time-slider").getAttribute("aria-valuetext")).toBe("Turn 1, moment 4 of 9");
  });

  it("goes from turn to turn with the page keys", () => {
    const shown = show(at(9));
    shown.one(".al-time-slider").focus();
    shown.key("PageDown");
    vi.advanceTimersByTime(200);
    expect(shown.model.sent.at(-1)).toMatchObject({ kind: "look", at: 6 });
    answer(shown, 6);
    shown.key("PageUp");
    vi.advanceTimersByTime(200);
    expect(shown.model.sent.at(-1)).toMatchObject({ kind: "look", at: null });
  });

  it("runs from left to right whatever the direction of writing", () => {
    const { one } = show({ ...at(9), dir: "rtl" });
    expect(one(".al-board").dir).toBe("rtl");
    expect(one(".al-time-row").dir).toBe("ltr");
    expect(one(".al-svg").closest("[dir=rtl]")).toBe(one(".al-board"));
    expect(one(".al-moments").closest("[dir]")).toBe(one(".al-board"));
  });
});

describe("the past", () => {
  it("is told in a banner, offers no choice and is left by its button", () => {
    const shown = show(at(9), WORDS);
    expect(shown.one(".al-past").hidden).toBe(true);
    answer(shown, 4);
    expect(shown.one(".al-past").hidden).toBe(false);
    expect(shown.one(".al-past p").textContent).toBe("Looking at turn 1, moment 4 of 9.");
    expect(shown.all("[data-pick]")).toHaveLength(0);
    shown.click('[data-do="to-now"]');
    expect(shown.model.sent).toEqual([{ kind: "look", at: null, ply: 4 }]);
    answer(shown, 9);
    expect(shown.one(".al-past").hidden).toBe(true);
  });

  it("can be gone on from in a branch with a name that the reader may change", () => {
    const shown = show(at(4, { branches: [branch("a", { current: true }), branch("b", { name: "What if 1" })] }), WORDS);
    shown.click('[data-do="branch"]');
    const name = shown.one(".al-past input") as HTMLInputElement;
    expect(name.value).toBe("What if 1 (2)");
    name.value = "A fence";
    shown.one(".al-past form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(shown.model.sent).toEqual([{ kind: "branch", at: 4, name: "A fence", ply: 4 }]);
  });

  it("compares a moment with the one before it, but nothing after a leap", () => {
    const value = (moment: number, psl: number) => at(moment, {}, { tracks: scene().tracks.map((track) => ({ ...track, value: psl })) });
    const { model, all } = show(value(9, 50));
    const changes = () => all(".al-change").map((change) => change.textContent);
    model.set("scene", value(3, 40));
    expect(changes()).toEqual(["", ""]);
    model.set("scene", value(4, 42));
    expect(changes()).toEqual(["+2", "+2"]);
    model.set("scene", value(9, 50));
    expect(changes()).toEqual(["", ""]);
  });
});

describe("replay", () => {
  it("waits for each moment before it asks for the next, and stops at the end", () => {
    const shown = show(at(7));
    shown.click('[data-do="play"]');
    expect(shown.model.sent.map((message) => "at" in message && message.at)).toEqual([8]);
    vi.advanceTimersByTime(3000);
    expect(shown.model.sent).toHaveLength(1);
    answer(shown, 8);
    expect(shown.model.sent).toHaveLength(1);
    vi.advanceTimersByTime(700);
    expect(shown.model.sent.map((message) => "at" in message && message.at)).toEqual([8, null]);
    answer(shown, 9);
    vi.advanceTimersByTime(5000);
    expect(shown.model.sent).toHaveLength(2);
    expect(shown.one('[data-do="play"]').getAttribute("aria-label")).toBe("board-time-replay");
  });

  it("begins with the turn when the board stands at its end", () => {
    expect(replayStart(TIME)).toBe(6);
    expect(replayStart({ ...TIME, last: 6 })).toBe(2);
    expect(replayStart({ ...TIME, last: 0, turns: [[0, 0]] })).toBe(0);
  });

  it.each([["slow", 1600], ["fast", 250]])("goes %s", (pace, pause) => {
    const shown = show(at(2));
    const select = shown.one(".al-time-pace") as HTMLSelectElement;
    select.value = pace;
    select.dispatchEvent(new Event("change"));
    shown.click('[data-do="play"]');
    answer(shown, 3);
    vi.advanceTimersByTime(pause - 1);
    expect(shown.model.sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown.model.sent).toHaveLength(2);
  });

  it("stops when its button is pressed again, and when another scene comes between", () => {
    const shown = show(at(2));
    shown.click('[data-do="play"]');
    shown.click('[data-do="play"]');
    answer(shown, 3);
    vi.advanceTimersByTime(5000);
    expect(shown.model.sent).toHaveLength(1);
    shown.click('[data-do="play"]');
    answer(shown, 9);
    vi.advanceTimersByTime(5000);
    expect(shown.model.sent).toHaveLength(2);
  });

  it("stops when the reader chooses something", () => {
    const shown = show(at(8));
    shown.click('[data-do="play"]');
    answer(shown, 9);
    shown.click(area("V-2"));
    expect(shown.model.sent.at(-1)).toMatchObject({ kind: "pick" });
    vi.advanceTimersByTime(5000);
    expect(shown.model.sent).toHaveLength(2);
  });
});

describe("bookmarks and branches", () => {
  const marks = [{ name: "Before the raid", at: 4 }];
  const branches = [branch("a", { name: "The war", current: true }), branch("b", { name: "Fence", from: "The war", at: 4 })];

  function opened(moment = 9): Shown {
    const shown = show(at(moment, { marks, branches }), WORDS);
    shown.click('[data-do="moments"]');
    return shown;
  }

  it("name the moment that is shown, in the words of the time bar if the reader gives none", () => {
    const shown = opened();
    shown.one(".al-moments form").dispatchEvent(new Event("submit", { cancelable: true }));
    expect(shown.model.sent).toEqual([{ kind: "mark", name: "Turn 2, moment 9 of 9", at: 9, ply: 9 }]);
  });

  it("of another line are told where this one has none", () => {
    const shown = show(at(9, { marks: [], branches: [branches[0]!, { ...branches[1]!, marks: 2 }] }),
      { ...WORDS, "board-marks-elsewhere": "None on this line; %lines%.", "board-marks-on": "%count% on “%name%”" });
    shown.click('[data-do="moments"]');
    expect(shown.one(".al-moments .al-none").textContent).toBe("None on this line; 2 on “Fence”.");
  });

  it("lead to their moment and can be removed", () => {
    const shown = opened();
    shown.click(".al-mark-go");
    answer(shown, 4, { marks, branches });
    shown.click("[data-unmark]");
    expect(shown.model.sent).toEqual([{ kind: "look", at: 4, ply: 9 }, { kind: "unmark", name: "Before the raid", at: 4, ply: 4 }]);
  });

  it("offer to show and to compare another branch, and to remove it after a second yes", () => {
    const shown = opened();
    const rows = shown.all(".al-branches li").map((row) => row.getAttribute("aria-current"));
    expect(rows).toEqual(["true", null]);
    shown.click('[data-branch="b"][data-part="drop"]');
    expect(shown.model.sent).toEqual([]);
    expect(document.activeElement?.getAttribute("data-part")).toBe("spare");
    shown.click('[data-branch="b"][data-part="really"]');
    shown.model.set("scene", at(9, { branches }));
    shown.click('[data-branch="b"][data-part="compare"]');
    shown.model.set("scene", at(9, { branches }));
    shown.click('[data-branch="b"][data-part="switch"]');
    expect(shown.model.sent.map(({ kind }) => kind)).toEqual(["drop", "compare", "switch"]);
  });

  it("stand under the branch they left, also when names go round in a ring", () => {
    const tree = [branch("c", { from: "b" }), branch("a"), branch("b", { from: "a" }), branch("x", { from: "y" }), branch("y", { from: "x" })];
    expect(inTreeOrder(tree).map(({ branch: { id }, depth }) => `${id}${depth}`)).toEqual(["a0", "b1", "c2", "x0", "y1"]);
  });

  it("close with Escape and give the focus back", () => {
    const shown = opened();
    shown.key("Escape");
    expect(shown.one(".al-moments").hidden).toBe(true);
    expect(document.activeElement).toBe(shown.one(".al-tool-menu"));
  });

  it("keep letters typed as a name from the short cuts around", () => {
    const shown = opened();
    const heard = vi.fn();
    document.body.addEventListener("keydown", heard);
    (shown.one(".al-moments input") as HTMLInputElement).focus();
    shown.key("d");
    document.body.removeEventListener("keydown", heard);
    expect(heard).not.toHaveBeenCalled();
  });
});
