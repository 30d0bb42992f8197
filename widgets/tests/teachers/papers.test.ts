// Sheets of a lesson: opened in a tab that stands there at once, saved where no tab may be opened, asked for one at a time.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BriefFold } from "../../teachers/brief";
import type { AskSheet } from "../../teachers/papers";
import type { Lesson } from "../../teachers/types";

const LESSON = { id: "l05", title: "Move", periods: [50, 90], brief: { facts: [["Question", "Who?"]], papers: ["sheet", "key"], why: "" } } as unknown as Lesson;
const FILE = { name: "l05-sheet.html", type: "text/html", text: "<p>" };

function fold(ask: AskSheet, lesson = LESSON) {
  const brief = new BriefFold({ words: (key: string) => key } as never, ask);
  brief.update(lesson);
  document.body.replaceChildren(brief.element);
  const press = (made: string) => brief.element.querySelector<HTMLElement>(`[data-makes="${made}"]`)?.click();
  return { brief, press, said: () => brief.element.querySelector<HTMLElement>("[role=status]") as HTMLElement };
}

function tab() {
  const made = { document: document.implementation.createHTMLDocument(), location: { replace: vi.fn() }, close: vi.fn(), closed: false };
  vi.stubGlobal("open", vi.fn(() => made));
  return made;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("opens a tab at the press, and shows the sheet there once it is made", async () => {
  const there = tab();
  const ask = vi.fn(async () => ({ file: FILE }));
  const { brief, press, said } = fold(ask);
  (brief.element.querySelector("select") as HTMLSelectElement).value = "90";
  press("sheet");
  expect([there.document.body.textContent, said().hidden]).toEqual(["teach-ui-papers-making", false]);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledWith({ what: "paper", made: "sheet", lesson: "l05", period: 90 });
  const [link, save] = said().querySelectorAll("a");
  expect(there.location.replace).toHaveBeenCalledWith(link?.href);
  expect([link?.href.startsWith("blob:"), save?.download]).toEqual([true, FILE.name]);
});

it("counts the seconds, and makes one sheet at a time", async () => {
  tab();
  let done: (answer: { file: typeof FILE }) => void = () => undefined;
  const ask = vi.fn(() => new Promise<{ file: typeof FILE }>((resolve) => void (done = resolve)));
  const { press, said } = fold(ask);
  press("sheet");
  press("key");
  await vi.advanceTimersByTimeAsync(3000);
  expect([ask.mock.calls.length, said().textContent.includes("3 s")]).toEqual([1, true]);
  done({ file: FILE });
  await vi.advanceTimersByTimeAsync(0);
  expect(said().textContent).not.toContain("3 s");
  press("key");
  expect(ask.mock.calls.length).toBe(2);
});

it("saves the sheet where no tab may be opened, and closes the tab of one that could not be made", async () => {
  vi.stubGlobal("open", () => null);
  const { press, said } = fold(async () => ({ file: FILE }));
  const saved = vi.fn();
  said().querySelectorAll("a")[1]?.addEventListener("click", (event) => (event.preventDefault(), saved()));
  press("sheet");
  await vi.advanceTimersByTimeAsync(0);
  expect(saved).toHaveBeenCalledOnce();

  const there = tab();
  const other = fold(async () => null);
  other.press("sheet");
  await vi.advanceTimersByTimeAsync(0);
  expect([there.close.mock.calls.length, other.said().hidden]).toEqual([1, true]);
});

it("offers nothing where only the edition of the pupils is there, and says why", () => {
  const { brief } = fold(async () => null, { ...LESSON, brief: { facts: [], papers: [], why: "No author’s file." } });
  expect([brief.element.querySelectorAll("button").length, brief.element.textContent.includes("No author’s file.")]).toEqual([0, true]);
  expect(brief.element.querySelector("select")?.closest("[hidden]")).not.toBe(null);
});
