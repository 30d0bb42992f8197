// @vitest-environment node
// A class has one meaning: no two rooms style the same name by itself, for their sheets may meet on one page.
// What several rooms wear is styled in shared/; what a room changes about another's part, it says below a class of its own.

import { expect, it } from "vitest";

const SHEETS = import.meta.glob(["../*/**/*.css", "!../{shared,tests,tools,node_modules}/**"], { query: "?raw", import: "default", eager: true });
const BOARD = ["map", "play", "twilight"]; // the rooms of one bundle, and of one element

/** The names that a sheet styles by themselves: each stands first in its selector, and below no other class. */
function named(sheet: string): string[] {
  const heads = sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g);
  const selectors = [...heads].flatMap(([, head = ""]) => head.split(/,(?![^()]*\))/));
  return selectors.flatMap((one) => one.trim().match(/^\.(al-[\w-]+)(?:[[:][^.\s]*)?$/)?.[1] ?? []);
}

/** Each name that more than one room styles, with its rooms. */
function twice(sheets: Record<string, unknown>): string[] {
  const rooms = new Map<string, Set<string>>();
  for (const [path, sheet] of Object.entries(sheets)) {
    const room = path.split("/")[1] ?? "";
    for (const name of named(String(sheet))) rooms.set(name, (rooms.get(name) ?? new Set()).add(BOARD.includes(room) ? "board" : room));
  }
  return [...rooms].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(", ")}`);
}

it("finds no class that two rooms style", () => {
  expect(named(String(SHEETS["../duel/duel.css"]))).toContain("al-duel");
  expect(twice(SHEETS)).toEqual([]);
});

it("finds one, and lets a room speak of another's part below its own", () => {
  const home = ".al-one, .al-two:hover { color: red; }";
  expect(twice({ "../home/a.css": home, "../lab/b.css": "@media print { .al-two { margin: 0; } }" })).toEqual(["al-two: home, lab"]);
  expect(twice({ "../home/a.css": home, "../lab/b.css": ".al-lab .al-two, .al-two-more { margin: 0; } /* .al-one { } */" })).toEqual([]);
});
