// Support in sight: figures, the course as lines, the levels that mean something, and what is in play beside it.

import { describe, expect, it, vi } from "vitest";
import { heightOf, layOutCourse, lineOf } from "../../play/gauges/course";
import type { Support } from "../../play/types";
import { scene, show } from "./fake";

const support = (change: Partial<Support> = {}): Support => ({
  turn: 2, ends: { 0: [50, 65], 1: [40, 60] }, steps: { 0: [40, 58], 1: [42, 58] },
  marks: [{ at: 70, name: "70 or more", text: "High." }, { at: 30, name: "30 or less", text: "Low." }], says: "FLN 42, Government 58.", ...change,
});
const tracks = (fln: number, gov: number) => scene().tracks.map((track) => ({ ...track, value: track.id === "fln_psl" ? fln : track.id === "gov_psl" ? gov : 4 }));

describe("the course", () => {
  it("gives turns that are over one part of the width and the present one the other", () => {
    const { past, present } = layOutCourse(support(), [42, 58]);
    expect(past.map(({ x }) => x)).toEqual([0, 0.5]);
    expect(present[0]).toEqual({ x: 0.5, levels: [40, 60] });
    expect(present.at(-1)?.levels).toEqual([42, 58]);
    expect(present.every(({ x }) => x >= 0.5 && x <= 1)).toBe(true);
  });

  it("slopes from turn to turn and goes in steps within the present one", () => {
    expect(lineOf(layOutCourse(support(), [42, 58]), 0)).toBe("M0 50L500 60L500 60H542V60H583V58");
  });

  it("is a short level line before anything has moved", () => {
    const { past, present } = layOutCourse(support({ turn: 0, ends: {}, steps: {} }), [50, 65]);
    expect(past).toEqual([]);
    expect(present.map(({ levels }) => levels)).toEqual([[50, 65], [50, 65]]);
  });

  it("never leaves its width, however long the war", () => {
    const ends = Object.fromEntries(Array.from({ length: 40 }, (_, turn) => [turn, [40, 40]]));
    const steps = Object.fromEntries(Array.from({ length: 60 }, (_, step) => [step, [step, 40]]));
    const { past, present } = layOutCourse(support({ turn: 40, ends, steps }), [59, 40]);
    const across = [...past, ...present].map(({ x }) => x);
    expect(across).toEqual([...across].sort((a, b) => a - b));
    expect(across.at(-1)).toBe(1);
  });
});

describe("support on the board", () => {
  it("is told in words, with lines that differ by more than colour, and marks that are named", () => {
    const { all, one } = show(scene({ support: support(), tracks: tracks(42, 58) }));
    expect(one(".al-course").getAttribute("aria-label")).toBe("FLN 42, Government 58.");
    expect(all(".al-course-lines path").map((path) => path.getAttribute("data-side"))).toEqual(["fln", "gov"]);
    expect(all(".al-course-names > span").map((name) => [name.textContent, name.title])).toEqual([["7070 or more", "High."], ["3030 or less", "Low."]]);
  });

  it("shows by how much it moved since the last choice", () => {
    const { model, one } = show(scene({ support: support(), tracks: tracks(50, 65) }));
    model.set("scene", scene({ ply: 8, support: support(), tracks: tracks(50, 49) }));
    expect(one('[data-key="gov_psl"] .al-change').textContent).toBe("−16");
    expect(one('[data-key="fln_psl"] .al-change').textContent).toBe("");
  });

  it("opens the charts of a page, and offers nothing where there are none", () => {
    const without = show(scene({ support: support() }));
    without.click(".al-course");
    expect(without.model.deeds).toEqual([]);
    expect(without.one('[data-do="charts"]').hidden).toBe(true);
    const { model, click, one } = show(scene({ support: support({ charts: false }) }));
    expect(one(".al-course").getAttribute("aria-expanded")).toBe("false");
    click(".al-course");
    expect(model.deeds).toEqual([{ kind: "chart", ply: 7 }]);
  });

  it("opens the charts once the answer to a choice is there, when they were wished for before", () => {
    const { model, click } = show(scene({ support: support({ charts: false }) }));
    click('[data-pick="fln pass"]');
    click('[data-do="charts"]');
    expect(model.deeds).toEqual([{ kind: "pick", id: "fln pass", ply: 7 }]);
    model.set("scene", scene({ ply: 8, support: support({ charts: false }) }));
    expect(model.deeds.slice(1)).toEqual([{ kind: "chart", ply: 8 }]);
    model.set("scene", scene({ ply: 8, support: support({ charts: true }) }));
    expect(model.deeds).toHaveLength(2);
  });

  it("does not open charts that were wished for in vain once the kernel has fallen silent", () => {
    vi.useFakeTimers();
    const { model, click } = show(scene({ support: support({ charts: false }) }));
    click('[data-pick="fln pass"]');
    click('[data-do="charts"]');
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    model.set("scene", scene({ ply: 8, support: support({ charts: false }) }));
    expect(model.deeds).toHaveLength(1);
  });

  it("keeps what is not in play for who asks", () => {
    const idle = { id: "oas", label: "OAS", value: 0, max: 1, text: "not in play", side: "" as const, idle: true as const };
    const { all, click } = show(scene({ support: support(), tracks: [...scene().tracks, idle] }));
    const shown = () => all(".al-rest dt").map((name) => name.textContent);
    expect(shown()).toEqual(["Air Points"]);
    click('[data-do="more"]');
    expect(shown()).toEqual(["Air Points", "OAS"]);
    expect(all(".al-marks-about li").map((item) => item.textContent)).toEqual(["High.", "Low."]);
  });
});

describe("a course of another scale", () => {
  it("stands as high as its top says, and never beyond the edge", () => {
    expect([heightOf(30), heightOf(30, 60), heightOf(70, 60)]).toEqual([30, 50, 100]);
    const course = { past: [], present: [{ x: 0, levels: [15] }, { x: 1, levels: [30] }] };
    expect(lineOf(course, 0, 60)).toBe("M0 75H1000V50");
  });
});
