// A browser's store that somebody has edited, or another program: the page passes over what is not of our making.

import { afterEach, beforeEach, expect, it } from "vitest";
import files from "../../files/main";
import { MOST_KEPT, Store } from "../../shared/keeping/store";

const KEY = "algeria-lab:wars:algeria";
const good = { war: "w1", save: "{1}", name: "w1.json", label: "1954", when: 1000 };
const many = (count: number, change: object = {}) => Array.from({ length: count }, (_, place) => ({ ...good, war: `w${place}`, ...change }));
const EDITED: Record<string, string> = {
  "20,000 entries": JSON.stringify(many(20_000)),
  "a moment beyond every calendar": JSON.stringify([{ ...good, when: 1e308 }]),
  "a moment that is no number": '[{"war":"w1","save":"","name":"","label":"","when":1e999}]',
  "the last moment that there is": JSON.stringify([{ ...good, when: 8.64e15 }]),
  "half of a sign": JSON.stringify([{ ...good, war: "\ud800", label: "\udfff" }]),
  "a save that is a list": JSON.stringify([{ ...good, save: [1] }]),
  "lists in lists": "[".repeat(50_000),
  "deep and whole": `${"[".repeat(2_000)}${"]".repeat(2_000)}`,
  "a prototype": '[{"__proto__": {"war": "x"}, "constructor": 1}]',
  "a name of a mark": JSON.stringify([{ ...good, war: "<img src=x onerror=alert(1)>", label: "<script>" }]),
  "a label of a million letters": JSON.stringify([{ ...good, label: "x".repeat(1_000_000) }]),
  "nothing": "", "null": "null", "a number": "7", "a text": '"x"', "no JSON": "{war:", "an object": '{"0": {}}',
};
const model = { get: (name: string) => ({ shelf: "algeria", lang: "en", strings: {}, message: {} } as Record<string, unknown>)[name],
  on: () => undefined, off: () => undefined, send: () => undefined };
const ends: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

it.each(Object.entries(EDITED))("draws a few buttons and keeps what is played after %s", (_what, text) => {
  localStorage.setItem(KEY, text);
  const el = document.createElement("div");
  document.body.replaceChildren(el);

  ends.push(files.render({ model, el }));

  expect(el.querySelectorAll("li").length).toBeLessThanOrEqual(MOST_KEPT);
  const store = new Store(KEY);
  expect(store.keep({ ...good, war: "mine" })).toBe("kept");
  expect(new Store(KEY).read()[0]?.war).toBe("mine");
});
