// A note that comes while something is pressed would push it from under the finger, and the click would go nowhere.

import { afterEach, expect, it, vi } from "vitest";
import { Press } from "../../studio/telling/press";

afterEach(() => vi.useRealTimers());

it("lets what moves the page wait for the click of a press", () => {
  vi.useFakeTimers();
  const press = new Press();
  const told: string[] = [];
  window.dispatchEvent(new Event("pointerdown"));
  press.after(() => told.push("first"));
  press.after(() => told.push("last"));
  window.dispatchEvent(new Event("pointerup"));
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual(["last"]);
  press.after(() => told.push("at once"));
  expect(told).toEqual(["last", "at once"]);
  press.end();
});
