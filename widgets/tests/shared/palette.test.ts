// The colours of all widgets: what is written in one on another can be read, and what must be told apart can be.

import { describe, expect, it } from "vitest";
import palette from "../../shared/palette.css?raw";

type Theme = "light" | "dark";
type Pair = [colour: string, ground: string];

const TEXT = 4.5; // WCAG 2.2, level AA: 1.4.3
const SHAPES = 3; // and 1.4.11

/** The values of a theme by name, as hexadecimal numbers; those mixed of others are left out. */
function colours(theme: Theme): Record<string, string> {
  const hex = "#[0-9a-f]{6}";
  const found = palette.matchAll(new RegExp(`--al-([a-z-]+): (?:var\\([\\w-]+, )?(?:light-dark\\((${hex}), (${hex})\\)|(${hex}))`, "g"));
  return Object.fromEntries(Array.from(found, ([, name, light, dark, both]) => [name, both ?? (theme === "light" ? light : dark)]));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [more = 0, less = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
}

const on = (letters: string[], grounds: string[]): Pair[] => letters.flatMap((colour) => grounds.map((ground): Pair => [colour, ground]));
const turned = (grounds: string[]): Pair[] => grounds.map((ground) => ["surface", ground]);

const READ: Pair[] = [
  ...on(["ink", "quiet", "mark", "wrong"], ["page", "surface", "sunken", "card", "table", "notice", "past", "mark-soft"]),
  ...on(["fln-deep", "gov-deep", "good"], ["page", "surface", "sunken", "card", "table"]),
  ...on(["ink"], ["sea", "abroad", "soil", "high", "town-fln", "town-gov"]),
  ...on(["quiet"], ["soil", "high", "abroad"]), ["region", "soil"],
  ...turned(["ink", "quiet", "mark"]), ["fln-ink", "fln"], ["gov-ink", "gov"],
  ["fln-rim", "hollow"], ["gov-rim", "hollow"], ["spent-fln", "spent"], ["spent-gov", "spent"],
];

const SEEN: Pair[] = [
  ...on(["edge", "mark", "good", "wrong", "gov", "gov-deep", "fln-deep"], ["page", "surface", "sunken"]), ...on(["edge"], ["card", "table"]),
  ...on(["mark", "region"], ["soil", "high", "town-fln", "town-gov"]), ["border", "soil"], ...on(["fln-rim", "gov-rim"], ["soil", "town-fln", "town-gov"]),
];

describe.each(["light", "dark"] as const)("in the %s", (theme) => {
  const known = colours(theme);
  const value = (name: string) => known[name] ?? `no ${name}`;

  it.each(READ)("%s on %s can be read", (colour, ground) => {
    expect(contrast(value(colour), value(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(SEEN)("%s can be seen on %s", (colour, ground) => {
    expect(contrast(value(colour), value(ground))).toBeGreaterThanOrEqual(SHAPES);
  });
});

it("names every colour once", () => {
  const [own = ""] = palette.split("/* In JupyterLab"); // where three grounds are those of the theme
  const names = Array.from(own.matchAll(/^ {2}--al-([a-z-]+):/gm), ([, name]) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(new Set(names).size).toBe(names.length);
});

it("reckons contrast as the guidelines do", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

it("keeps what is the reader's, verdicts and sides apart: none has the colour of another", () => {
  const roles = ["mark", "good", "wrong", "fln", "gov", "fln-deep", "gov-deep", "nobody", "ink"];
  for (const theme of ["light", "dark"] as const) {
    const known = colours(theme);
    expect(new Set(roles.map((role) => known[role])).size).toBe(roles.length);
  }
});
