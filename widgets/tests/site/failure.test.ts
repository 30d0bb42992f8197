import { beforeEach, expect, it } from "vitest";
import { showFailure, whyOf } from "../../site/page/failure";

beforeEach(() => {
  document.body.innerHTML = `<div id="al-failed" hidden><p data-why="program"></p><p data-why="memory"></p><p data-why="line"></p></div>
    <div id="al-lost" hidden></div><div id="rendered_cells" style="display: none"></div>`;
  delete document.documentElement.dataset["lack"];
});

const hidden = (id: string) => document.getElementById(id)?.hidden;

it.each([
  ["RangeError: WebAssembly.Memory(): could not allocate memory", "memory"],
  ["MemoryError", "memory"],
  ["RangeError: Array buffer allocation failed", "memory"],
  ["TypeError: Failed to fetch", "line"],
  ["TypeError: Failed to fetch dynamically imported module: x", "line"],
  ["TypeError: NetworkError when attempting to fetch resource.", "line"],
  ["NetworkError: Failed to execute 'send' on 'XMLHttpRequest': Failed to load 'x'", "line"],
  ["PythonError: KeyError: 'x'", "program"],
] as const)("reads from %s what stood in the way", (said, why) => expect(whyOf(new Error(said))).toBe(why));

it("says in place of a page that never stood what would work", () => {
  showFailure("MemoryError");

  expect([hidden("al-failed"), hidden("al-lost")]).toEqual([false, true]);
  expect([...document.querySelectorAll<HTMLElement>("[data-why]")].filter((part) => !part.hidden).map((part) => part.dataset["why"])).toEqual(["memory"]);
});

it("says above a page that stood that its program has stopped", () => {
  document.getElementById("rendered_cells")?.removeAttribute("style");

  showFailure("x");

  expect([hidden("al-failed"), hidden("al-lost")]).toEqual([true, false]);
});

it("says nothing where the page has said what the browser lacks", () => {
  document.documentElement.dataset["lack"] = "wasm";

  showFailure("x");

  expect([hidden("al-failed"), hidden("al-lost")]).toEqual([true, true]);
});
