// The section that an address names: gone to once it is shown, unless the reader has begun to use the page meanwhile.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { put, WITH_LINE } from "../shared/widgets";

const SECTION = { id: "class", title: "With a class", weight: "look", blocks: [{ kind: "command", name: "Start it", line: "algeria-lab" }] };

/** The page, opened at a section while its cells are still hidden; `appear` shows them. */
function open() {
  const { render, state } = WITH_LINE["teachers"] as typeof WITH_LINE[string];
  const shown = vi.spyOn(HTMLElement.prototype, "checkVisibility").mockReturnValue(false);
  location.hash = "#class";
  const { el, end } = put({ render, state: { ...state, scene: { ...(state["scene"] as object), sections: [SECTION] } } });
  const appear = () => {
    shown.mockReturnValue(true);
    vi.advanceTimersByTime(100);
  };
  return { el, end, appear, fold: el.querySelector("section details") as HTMLDetailsElement, focused: () => document.activeElement?.tagName };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  location.hash = "";
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

it("is gone to and opened once the page shows it", () => {
  const { appear, end, fold, focused } = open();
  expect([focused(), fold.open]).toEqual(["BODY", false]);
  appear();
  expect([focused(), fold.open]).toEqual(["H2", true]);
  end();
});

it("takes the focus from nothing that the reader has put it on", () => {
  const { appear, el, end } = open();
  const button = el.querySelector("section button") as HTMLButtonElement;
  button.focus();
  appear();
  expect(document.activeElement).toBe(button);
  end();
});

it("is gone to all the same by a link on the page", () => {
  const { appear, el, end, fold, focused } = open();
  (el.querySelector("section button") as HTMLButtonElement).focus();
  appear();
  dispatchEvent(new Event("hashchange"));
  expect([focused(), fold.open]).toEqual(["H2", true]);
  end();
});
