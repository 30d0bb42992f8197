// What has no room in the row over the map is folded into one button; nothing of it is cut.

import { afterEach, describe, expect, it, vi } from "vitest";
import { h } from "../../shared/dom";
import { Fold } from "../../twilight/fold";

const WIDTH = 100;

/** A row of buttons of which each takes as much room as WIDTH; *room* is how many have room. */
function row(room: number): { bar: HTMLElement; fold: Fold; groups: HTMLElement[]; seen: () => string[] } {
  const group = (...names: string[]) => h("div", {}, ...names.map((name) => h("button", { type: "button", "aria-label": `${name}: what it says`, "data-part": name }, name)));
  const groups = [group("available", "casualties"), group("france")];
  const bar = h("div", {}, h("button", { type: "button" }, "card"), ...[...groups].reverse());
  document.body.append(bar);
  const fold = new Fold(bar, (key, values) => `${key} ${values?.["count"] ?? ""}`);
  const shown = () => Array.from(bar.querySelectorAll<HTMLElement>("button")).filter((button) => !button.hidden && !button.hasAttribute("data-folded"));
  vi.spyOn(bar, "clientWidth", "get").mockReturnValue(room * WIDTH);
  vi.spyOn(bar, "scrollWidth", "get").mockImplementation(() => shown().length * WIDTH);
  for (const button of bar.querySelectorAll("button")) vi.spyOn(button, "offsetWidth", "get").mockReturnValue(WIDTH);
  return { bar, fold, groups, seen: () => shown().map((button) => button.textContent ?? "") };
}

afterEach(() => document.body.replaceChildren());

describe("a row that is too long", () => {
  it("folds what can best be spared, the last first, and says what", () => {
    const { fold, groups, seen } = row(3);
    fold.update(groups);
    expect(seen()).toEqual(["card", "france", "board-cards-folded 2"]);
    expect(fold.button.dataset["says"]).toBe("available: what it says · casualties: what it says");
    expect(fold.button.dataset["part"]).toBe("available");
  });

  it("unfolds it again where there is room", () => {
    const { bar, fold, groups, seen } = row(3);
    fold.update(groups);
    vi.spyOn(bar, "clientWidth", "get").mockReturnValue(4 * WIDTH);
    fold.update(groups);
    expect(seen()).toEqual(["card", "france", "available", "casualties"]);
  });

  it("is left alone where it wraps", () => {
    const { bar, fold, groups, seen } = row(2);
    bar.style.flexWrap = "wrap";
    fold.update(groups);
    expect(seen()).toHaveLength(4);
  });
});
