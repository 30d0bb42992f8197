// What drawings of the wall share, and the keys of its remote control.
import { describe, expect, it } from "vitest";
import { Control, isSame, type Showable, type WallNow, type What } from "../../wall/control";
import { binned } from "../../wall/dots";
import { apart } from "../../wall/fan";
import { scale, ticks, unbroken } from "../../wall/parts";
import { reach } from "../../wall/pooled";
import { pooled } from "./shows";

describe("scales", () => {
  it("have round marks within their ends", () => {
    expect(ticks(0, 50, 5)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(3, 5, 4)).toEqual([3, 3.5, 4, 4.5, 5]);
    expect(Object.is(ticks(-2, 60, 12)[0], 0)).toBe(true);
    expect(scale([0, 10], [100, 0])(5)).toBe(50);
    expect(scale([3, 3], [0, 10])(3)).toBe(0);
  });

  it("hold all intervals, and stay while an interval narrows a little", () => {
    const [low, high] = reach(pooled);
    expect(low).toBeLessThan(8);
    expect(high).toBeGreaterThan(16);
    expect(reach({ ...pooled, rows: [{ ...pooled.rows[0]!, mean: null }] })).toEqual([0, 99]);
    expect(reach({ ...pooled, share: true, rows: [] })).toEqual([0, 100]);
  });

  it("keep whole numbers apart, and put many different ones into bins that lose none", () => {
    expect(binned([[3, 2], [5, 1]])).toEqual([{ low: 3, high: 3, count: 2, at: 3 }, { low: 5, high: 5, count: 1, at: 5 }]);
    const many = Array.from({ length: 300 }, (_, at): [number, number] => [at * 1.5, 1]);
    const bins = binned(many);
    expect(bins.length).toBeLessThanOrEqual(41);
    expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(300);
    expect(binned([[3, 2]], many)[0]).toEqual({ low: 0, high: bins[0]!.high, count: 2, at: 3 });
  });

  it("lay numbers of lines that end alike side by side", () => {
    const placed = apart([{ number: 4, turn: 7, y: 100 }, { number: 2, turn: 7, y: 104 }, { number: 9, turn: 7, y: 300 }], 20);
    expect([2, 4, 9].map((number) => placed.get(number)?.column)).toEqual([0, 1, 0]);
  });

  it("part no word at its hyphen", () => {
    expect(unbroken("pouvait-on 3-4")).toBe("pouvait\u2060-\u2060on 3-4");
  });
});

describe("the remote control", () => {
  const list: Showable[] = ([{ kind: "invitation" }, { kind: "here", lesson: "l" }, { kind: "votes", lesson: "l", question: "a" }, { kind: "votes", lesson: "l", question: "b" }] as What[])
    .map((what) => ({ what, said: "" }));
  const now = (what: What): WallNow => ({ what, look: { light: "", corner: true } });
  const asked = (key: string, what: What, control = new Control()) => control.wish(key, now(what), list);

  it("goes along the list and stops at its ends", () => {
    expect(asked("ArrowRight", { kind: "here", lesson: "l" })).toEqual({ do: "show", what: list[2]!.what });
    expect(asked("ArrowLeft", { kind: "invitation" })).toEqual({ do: "show", what: list[0]!.what });
    expect(asked("PageDown", list[3]!.what)).toEqual({ do: "show", what: list[3]!.what });
    expect(asked("ArrowRight", { kind: "text" })).toEqual({ do: "show", what: list[0]!.what });
  });

  it("shows the result of what has one, and hides it again", () => {
    expect(asked(" ", list[2]!.what)).toEqual({ do: "show", what: { ...list[2]!.what, result: true } });
    expect(asked(" ", { ...list[2]!.what, result: true })).toEqual({ do: "show", what: { ...list[2]!.what, result: false } });
    expect(asked(" ", { kind: "here" })).toBeNull();
  });

  it("leads with the same number from one of a kind to the next", () => {
    expect(asked("5", { kind: "here" })).toEqual({ do: "show", what: list[2]!.what });
    expect(asked("5", list[2]!.what)).toEqual({ do: "show", what: list[3]!.what });
    expect(asked("5", list[3]!.what)).toEqual({ do: "show", what: list[2]!.what });
    expect([asked("6", { kind: "here" }), asked("9", { kind: "here" }), asked("x", { kind: "here" })]).toEqual([null, null, null]);
  });

  it("wipes the wall, and brings back what was there", () => {
    const control = new Control();
    expect(asked("b", list[2]!.what, control)).toEqual({ do: "show", what: { kind: "blank" } });
    expect(asked("B", { kind: "blank" }, control)).toEqual({ do: "show", what: list[2]!.what });
    expect(asked("ArrowRight", { kind: "blank" }, control)).toEqual({ do: "show", what: list[3]!.what });
  });

  it("changes the light, and lets a line stand out among wars alone", () => {
    expect(asked("l", { kind: "here" })).toEqual({ do: "light", light: "dark", corner: true });
    const control = new Control();
    expect(control.mark(now({ kind: "wars", measure: "m" }), 7)).toEqual({ do: "show", what: { kind: "wars", measure: "m", number: 7 } });
    expect(control.mark(now({ kind: "wars", number: 7 }), null)).toEqual({ do: "show", what: { kind: "wars" } });
    expect(control.mark(now({ kind: "here" }), 7)).toBeNull();
  });

  it("tells wishes apart by what they show, not by how", () => {
    expect(isSame({ kind: "votes", question: "a", result: true }, { kind: "votes", question: "a" })).toBe(true);
    expect(isSame({ kind: "votes", question: "a" }, { kind: "votes", question: "b" })).toBe(false);
  });
});
