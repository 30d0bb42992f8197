import { describe, expect, it, vi } from "vitest";
import { show, scene, type Shown } from "./fake";

interface Stands { side?: number; below?: number; top?: number; page?: boolean }

/** A board in a window of 625 pixels that it fills from `top` on, with something below it. */
function board({ side = 525, below = 139, top = 44, page = true }: Stands = {}): Shown {
  const shown = show(scene(), {}, page ? "al-page" : "");
  vi.spyOn(shown.one(".al-side"), "clientHeight", "get").mockReturnValue(side);
  vi.spyOn(shown.one(".al-board"), "getBoundingClientRect").mockReturnValue({ top, bottom: top + 577 } as DOMRect);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(44 + 577 + below);
  vi.spyOn(globalThis, "scrollY", "get").mockReturnValue(44 - top);
  return shown;
}

/** Whether the page stays where a wheel is turned. */
function holds(shown: Shown, over = ".al-map svg", change: WheelEventInit = {}): boolean {
  const event = new WheelEvent("wheel", { deltaY: 120, bubbles: true, cancelable: true, ...change });
  shown.one(over).dispatchEvent(event);
  return event.defaultPrevented;
}

describe("a wheel over the map", () => {
  it("leaves a board that fills its window where it stands", () => {
    expect(holds(board())).toBe(true);
  });

  it("moves the page where there is something to read below, where it is narrow, and in a notebook", () => {
    expect([holds(board({ below: 900 })), holds(board({ side: 0 })), holds(board({ page: false }))]).toEqual([false, false, false]);
  });

  it("leads back up, and on where the page has been moved by other ways", () => {
    expect([holds(board(), ".al-map svg", { deltaY: -120 }), holds(board({ top: -60 }))]).toEqual([false, false]);
  });

  it("leads below from the bar under the map", () => {
    expect(holds(board(), ".al-bar")).toBe(false);
  });
});
