// The first exercise beside the form: what is done is ticked, and the step that comes next is open.

import { beforeEach, expect, it, vi } from "vitest";
import { Exercise } from "../../studio/exercise";
import type { Host } from "../../studio/types";

const words = (key: string, filled: Record<string, unknown> = {}) => `${key} ${Object.values(filled).join("/")}`.trim();
const block = (text: string) => [{ kind: "p" as const, items: [[{ text }]] }];
const told = { title: "Ten minutes", says: block("So"), stages: ["name", "begin", "play"].map((name) => ({ name, title: name, do: block(`do ${name}`), see: block(`see ${name}`) })) };
const turned = vi.fn();
let exercise: Exercise;

const open = () => Array.from(exercise.element.querySelectorAll("details")).map((one) => one.open);
const ticks = () => Array.from(exercise.element.querySelectorAll(".al-studio-tick")).map((one) => one.textContent);

beforeEach(() => {
  turned.mockClear();
  exercise = new Exercise({ words, lang: "en" } as unknown as Host, turned);
  document.body.replaceChildren(exercise.button, exercise.element);
  exercise.update(told, []);
});

it("opens beside the form and closes again, and takes the focus with it", () => {
  expect(exercise.element.hidden).toBe(true);
  exercise.button.click();
  expect([exercise.element.hidden, exercise.button.getAttribute("aria-expanded")]).toEqual([false, "true"]);
  expect(document.activeElement?.textContent).toBe("Ten minutes");
  exercise.element.querySelector<HTMLElement>(".al-close")?.click();
  expect([exercise.element.hidden, document.activeElement]).toEqual([true, exercise.button]);
  expect(turned).toHaveBeenCalledTimes(2);
});

it("ticks what is done, and opens what comes next; what was just done stays open", () => {
  expect([ticks(), open()]).toEqual([["", "", ""], [true, false, false]]);
  exercise.update(told, ["name"]);
  expect([ticks(), open()]).toEqual([["✓", "", ""], [true, true, false]]);
  expect(exercise.element.textContent).toContain("studio-ui-exercise-count 1/3");
  exercise.update(told, ["name", "begin"]);
  expect([ticks(), open()]).toEqual([["✓", "✓", ""], [false, true, true]]);
  exercise.update(told, ["begin"]);
  expect([ticks(), open()]).toEqual([["", "✓", ""], [true, false, true]]);
});

it("leaves open what a reader opened, while nothing is done", () => {
  const last = exercise.element.querySelectorAll("details")[2] as HTMLDetailsElement;
  last.open = true;
  exercise.update(told, []);
  expect(open()).toEqual([true, false, true]);
});
