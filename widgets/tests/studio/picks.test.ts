// Names are chosen by what they mean, put in order and taken out, by pointer and by keys.

import { expect, it } from "vitest";
import { FieldView } from "../../studio/fields";
import type { Edit, Field, FormHost } from "../../studio/types";

const KNOWN = [["one", "What is asked first"], ["two", "And then?"]] as const;

function shown(value: string[], known: readonly (readonly [string, string])[] = KNOWN) {
  const edits: Edit[] = [];
  const host = { words: (id: string, values?: Record<string, string>) => `${id} ${values?.["name"] ?? ""}`.trim(), edit: (edit: Edit) => edits.push(edit), listed: () => known } as unknown as FormHost;
  const field: Field = { path: ["steps", 0, "ask"], kind: "picks", label: "Questions", value, list: "questions" };
  const view = new FieldView(host, field);
  view.update(field, []);
  document.body.replaceChildren(view.element);
  const select = view.element.querySelector("select") as HTMLSelectElement;
  const add = view.element.querySelector<HTMLElement>(".al-studio-pick-line button:last-child") as HTMLElement;
  return { view, edits, select, add, field, rows: () => Array.from(view.element.querySelectorAll("li > span:first-child"), ({ textContent }) => textContent) };
}

it("shows what the names mean, and writes the names", () => {
  const { edits, select, add, rows, view } = shown(["two"]);
  expect(rows()).toEqual(["And then?"]);
  expect(Array.from(select.options, ({ text }) => text)).toEqual(["studio-ui-pick-which", "What is asked first"]);
  expect(add.hidden).toBe(true);
  select.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
  select.value = "one";
  select.dispatchEvent(new Event("change", { bubbles: true })); // by an arrow key: nothing is added yet
  expect(add.hidden).toBe(false);
  expect(edits).toEqual([]);
  add.focus();
  add.click();
  expect(edits.at(-1)?.value).toEqual(["two", "one"]);
  expect(rows()).toEqual(["And then?", "What is asked first"]);
  // Nothing is left to add, and the focus is not lost with the button.
  expect(document.activeElement?.getAttribute("aria-label")).toBe("studio-ui-remove What is asked first");
  view.element.querySelectorAll<HTMLElement>('[data-act="up"]')[1]?.click();
  expect(edits.at(-1)?.value).toEqual(["one", "two"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("studio-ui-up What is asked first");
  view.element.querySelector<HTMLElement>('[data-act="remove"]')?.click();
  expect(edits.at(-1)).toEqual({ do: "write", path: ["steps", 0, "ask"], value: ["two"], field: "picks" });
});

it("takes at once what is pointed at, and keeps a name that nobody knows", () => {
  const { edits, select, rows } = shown(["gone"]);
  expect(rows()).toEqual(["gone"]);
  select.dispatchEvent(new Event("pointerdown"));
  select.value = "two";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(edits.at(-1)?.value).toEqual(["gone", "two"]);
});

it("finds in a long list by words, whatever their accents, and by keys alone", () => {
  const many = Array.from({ length: 20 }, (_, at) => [`name-${at}`, at === 7 ? "Évian, mars 1962" : `Alger, ${1940 + at}`] as const);
  const { edits, select, view } = shown([], many);
  const search = view.element.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement;
  const key = (name: string) => search.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  const type = (text: string) => {
    search.value = text;
    search.dispatchEvent(new Event("input", { bubbles: true }));
  };
  type("alger 195");
  expect(Array.from(select.options, ({ value }) => value)).toEqual(["name-10", "name-11", "name-12", "name-13", "name-14", "name-15", "name-16", "name-17", "name-18", "name-19"]);
  expect(select.size).toBe(6);
  key("ArrowDown");
  expect([document.activeElement, select.value]).toEqual([select, "name-10"]);
  type("evian MARS");
  key("Enter");
  expect(edits.map(({ value }) => value)).toEqual([["name-7"]]);
  expect([search.value, document.activeElement]).toEqual(["", search]);
  type("tunis");
  expect(view.element.querySelector('[role="status"]')?.textContent).toBe("studio-ui-pick-none");
});
