// @vitest-environment node
// No function of the browser code is too long to be read. How many files a folder holds and how many lines a module,
// says tests/flow/test_widgets_rooms.py.

import { parseSync } from "rolldown/utils"; // it comes with vitest
import { expect, it } from "vitest";

const MOST = 60; // lines from the first of its head to its last brace
const SOURCES = import.meta.glob(["../*/**/*.ts", "!../{tests,tools,node_modules}/**"], { query: "?raw", import: "default", eager: true });

interface Measured {
  name: string;
  /** The line it begins in. */
  line: number;
  lines: number;
}

/** What is read of a node of the parser's tree. */
interface Node {
  type?: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string } | null;
  body?: unknown;
}

/** Every function, method and accessor of a module, named as where it stands, as in `Card.stand`. */
function measure(path: string, text: string): Measured[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length) throw new Error(`${path}: ${errors[0]?.message}`);
  const lineOf = (at: number) => text.slice(0, at).split("\n").length;
  const found: Measured[] = [];
  const walk = (node: unknown, names: readonly string[]): void => {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, names));
    if (typeof node !== "object" || node === null) return;
    const { type, start, end, id, key, body } = node as Node;
    const own = id?.name ?? key?.name;
    const within = own === undefined ? names : [...names, own];
    if (type?.includes("Function") && body) found.push({ name: within.join(".") || "(nameless)", line: lineOf(start), lines: lineOf(end) - lineOf(start) + 1 });
    for (const part of Object.values(node)) walk(part, within);
  };
  walk(program, []);
  return found;
}

/** What is to be done about each function that is too long. */
function tooLong(sources: Record<string, unknown>): string[] {
  return Object.entries(sources).flatMap(([path, text]) => measure(path, String(text)).filter(({ lines }) => lines > MOST)
    .map(({ name, line, lines }) => `${path.replace("../", "")}:${line} ${name} has ${lines} lines, at most ${MOST}: split it into steps with names`));
}

it("finds no function that is too long to be read", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(150);
  expect(tooLong(SOURCES)).toEqual([]);
});

it.each([
  ["method", `class Card {\n  stand(): void {\n${"    go();\n".repeat(MOST - 1)}  }\n}`, "x.ts:2 Card.stand"],
  ["function in a variable", `export const stand = <T>(one: T): void => {\n${"  go();\n".repeat(MOST - 1)}};`, "x.ts:1 stand"],
  ["callback of a field", `class Card {\n  look = watch(() => {\n${"    go();\n".repeat(MOST - 1)}  });\n}`, "x.ts:2 Card.look"],
  ["nameless callback", `listen("click", () => {\n${"  go();\n".repeat(MOST - 1)}});`, "x.ts:1 (nameless)"],
])("finds one too long: a %s with one line too many", (_what, text, where) => {
  expect(tooLong({ "../x.ts": text })).toContain(`${where} has 61 lines, at most 60: split it into steps with names`);
  expect(tooLong({ "../x.ts": text.replace("go();\n", "") })).toEqual([]);
});

it("does not count a class or a type, however long", () => {
  expect(tooLong({ "../x.ts": `class A {\n${"  a = 1;\n".repeat(MOST)}}\ninterface B {\n${"  b(): void;\n".repeat(MOST)}}` })).toEqual([]);
});
