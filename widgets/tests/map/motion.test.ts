// Motion: brief, staggered, capped, never in the way, and still for who wants it still.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOST, MotionView, placesOf, schedule, WHOLE } from "../../map/drawn/motion";
import type { Motion, Place } from "../../map/types";
import { atlas, scene, show } from "../play/fake";
import { signsOf } from "../play/game";

const fire = (place: string): Motion => ({ kind: "fire", place, side: "fln" });
const move: Motion = { kind: "move", piece: "band", count: 2, from: "V-1", to: "V-2" };
const place = (id: string) => atlas.places.find((found: Place) => found.id === id);

describe("the schedule", () => {
  it("spreads many changes so that the last one ends in time", () => {
    const steps = schedule(Array.from({ length: 20 }, () => fire("V-1")));
    expect(steps[0]?.at).toBe(0);
    expect(steps.at(-1)?.at).toBeLessThanOrEqual(WHOLE - 380);
    expect(steps.map(({ at }) => at)).toEqual([...steps.map(({ at }) => at)].sort((a, b) => a - b));
  });

  it("leaves out what nobody could follow", () => {
    expect(schedule(Array.from({ length: 90 }, () => fire("V-1")))).toHaveLength(MOST);
  });

  it("knows the places of a change, and that nowhere is none", () => {
    expect(placesOf(move)).toEqual(["V-1", "V-2"]);
    expect(placesOf({ ...move, from: "" } as Motion)).toEqual(["V-2"]);
  });
});

describe("playing", () => {
  const cancel = vi.fn();
  const animate = vi.fn(() => ({ cancel, onfinish: null }));

  beforeEach(() => {
    (SVGElement.prototype as unknown as { animate: unknown }).animate = animate;
  });

  afterEach(() => {
    delete (SVGElement.prototype as unknown as { animate?: unknown }).animate;
    vi.clearAllMocks();
    vi.unstubAllGlobals();
  });

  it("shows each change of a new scene once, and nothing for the first scene", () => {
    const view = new MotionView(place, signsOf(atlas));
    view.update(0, [move], 20);
    expect(animate).not.toHaveBeenCalled();
    view.update(1, [move, fire("V-3"), { kind: "control", place: "V-3", side: "gov" }, { kind: "mark", mark: "terror", place: "V-2", on: true }], 20);
    expect(animate).toHaveBeenCalledTimes(4);
    view.update(1, [move], 20);
    expect(animate).toHaveBeenCalledTimes(4);
  });

  it("stops for the next scene", () => {
    const view = new MotionView(place, signsOf(atlas));
    view.update(0, [], 20);
    view.update(1, [move], 20);
    view.update(2, [], 20);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(view.element.childElementCount).toBe(0);
  });

  it("only rings the places for readers who want no motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const view = new MotionView(place, signsOf(atlas));
    view.update(0, [], 20);
    view.update(1, [move, fire("V-2")], 20);
    expect(animate).not.toHaveBeenCalled();
    expect(view.element.querySelectorAll(".al-motion-still")).toHaveLength(2);
  });

  it("skips places it does not know", () => {
    const view = new MotionView(place, signsOf(atlas));
    view.update(0, [], 20);
    expect(() => view.update(1, [fire("X-9"), { ...move, from: "X-9", to: "X-8" } as Motion], 20)).not.toThrow();
  });

  it("plays on the board when a scene brings changes", () => {
    const { model } = show();
    model.set("scene", scene({ answer: 1, motion: [move] }));
    expect(animate).toHaveBeenCalledTimes(1);
  });
});
