// What was watched passes by itself, moment by moment; it can be held, left, and never moves for readers who want no motion.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene, Tale, Told } from "../../play/types";
import { scene, show, type Shown } from "./fake";

const card = (title: string): Told => ({ kind: "moment", seat: "", own: false, title, places: [], lines: [], moved: [], losses: [] });
const told = (at: number | null, answer: number, change: Partial<Tale> = {}): Scene => scene({
  ply: at === null ? 9 : at, answer, telling: { count: 3, lines: [], pace: 2000, ...(at === null ? {} : { at, card: card(`Moment ${at}`) }), ...change },
});
const sent = ({ model }: Shown) => model.sent.map((message) => ("to" in message ? message.to : message.kind));

describe("what was watched", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("passes on by itself to the last moment, and stays there", () => {
    const shown = show(told(0, 0));
    vi.advanceTimersByTime(1900);
    expect(sent(shown)).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(sent(shown)).toEqual([1]);
    shown.model.set("scene", told(1, 1));
    vi.advanceTimersByTime(2100);
    expect(sent(shown)).toEqual([1, 2]);
    shown.model.set("scene", told(2, 2));
    vi.advanceTimersByTime(60_000);
    expect(sent(shown)).toEqual([1, 2]);
    expect([shown.one('[data-do="told-pause"]').hidden, shown.one('[data-do="told-next"]').textContent]).toEqual([true, "board-telling-last"]);
  });

  it("is closed, and hands the focus on, where nothing is asked behind it", () => {
    const shown = show(told(2, 0, { closes: true }));
    const heard = vi.fn();
    document.addEventListener("al-told", heard);
    const next = shown.one('[data-do="told-next"]');
    expect(next.textContent).toBe("board-telling-close");
    next.click();
    document.removeEventListener("al-told", heard);
    expect([sent(shown), heard.mock.calls.length]).toEqual([[null], 1]);
  });

  it("waits while it is held, and goes on from there", () => {
    const shown = show(told(0, 0));
    const pause = shown.one('[data-do="told-pause"]');
    expect([pause.hidden, pause.textContent]).toEqual([false, "board-telling-pause"]);
    pause.click();
    vi.advanceTimersByTime(60_000);
    expect([sent(shown), pause.textContent]).toEqual([[], "board-telling-play"]);
    pause.click();
    vi.advanceTimersByTime(2100);
    expect(sent(shown)).toEqual([1]);
  });

  it("is held by whoever turns it, and left at any time", () => {
    const shown = show(told(1, 0));
    shown.click('[data-do="told-back"]');
    shown.model.set("scene", told(0, 1));
    vi.advanceTimersByTime(60_000);
    expect(sent(shown)).toEqual([0]);
    expect(shown.one('[data-do="told-skip"]').textContent).toBe("board-telling-to-end");
    shown.click('[data-do="told-skip"]');
    expect(sent(shown)).toEqual([0, null]);
  });

  it("never passes by itself for readers who want no motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
    const shown = show(told(0, 0));
    vi.advanceTimersByTime(60_000);
    expect([sent(shown), shown.one('[data-do="told-pause"]').hidden]).toEqual([[], true]);
    shown.click('[data-do="told-next"]');
    expect(sent(shown)).toEqual([1]);
  });

  it("is heard one sentence a moment", () => {
    const shown = show(told(0, 0));
    shown.model.set("scene", told(1, 1));
    expect(shown.one('[role="status"]').textContent).toBe("Moment 1");
  });

  it("passes no cards that a reader turns", () => {
    const shown = show(told(0, 0, { pace: undefined as never }));
    vi.advanceTimersByTime(60_000);
    expect(sent(shown)).toEqual([]);
  });
});
