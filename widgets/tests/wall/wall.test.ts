// The page for the projector: draws what it is told, once, in the language of the page, with words for those who do not see it.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Show } from "../../wall/types";
import { Wall } from "../../wall/wall";
import { here, numbers, page, pooled, predictions, votes, wars } from "./shows";

let root: HTMLElement;
let wall: Wall;
const look = { light: "" as const, corner: true };

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "en";
  root = page();
  wall = new Wall(root);
});

function told(show: Show): HTMLElement {
  wall.take({ show, look });
  return root.querySelector<HTMLElement>(".al-wall-show")!;
}

const text = (which: string) => root.querySelector(which)?.textContent ?? "";
const isHidden = (which: string) => root.querySelector<HTMLElement>(which)!.hidden;

describe("what is shown", () => {
  it("is the way in alone, or something else with the way in in a corner", () => {
    told({ kind: "invitation" });
    expect([isHidden("#al-class"), isHidden(".al-wall-show"), isHidden(".al-wall-corner")]).toEqual([false, true, true]);
    told(here);
    expect([isHidden("#al-class"), isHidden(".al-wall-show"), isHidden(".al-wall-corner")]).toEqual([true, false, false]);
    wall.take({ show: here, look: { light: "", corner: false } });
    expect(isHidden(".al-wall-corner")).toBe(true);
    told({ kind: "blank" });
    expect([isHidden("#al-class"), text(".al-wall-show"), isHidden(".al-wall-corner")]).toEqual([true, "", true]);
  });

  it("says how many are here, and names only steps at which somebody is", () => {
    const shown = told(here);
    expect(text(".al-wall-many")).toBe("3 here");
    expect(Array.from(shown.querySelectorAll("li"), (item) => item.textContent)).toEqual(["1One2", "elsewhere1"]);
    expect(shown.querySelectorAll(".al-wall-dots i")).toHaveLength(3);
  });

  it("says what is not there yet", () => {
    told({ kind: "wars", waits: true });
    expect(text(".al-wall-show")).toBe("waits");
  });

  it("is a text as it was written, never marks", () => {
    const shown = told({ kind: "text", question: predictions.question, text: "<img src=x onerror=alert(1)>" });
    expect(shown.querySelector("img")).toBeNull();
    expect(text("blockquote")).toBe("<img src=x onerror=alert(1)>");
  });
});

describe("bars", () => {
  it("grow in their place instead of being drawn anew", () => {
    const shown = told(predictions);
    const [first, second] = Array.from(shown.querySelectorAll<HTMLElement>(".al-wall-bar"));
    expect([first!.style.inlineSize, second!.style.inlineSize]).toEqual(["25%", "50%"]);
    told({ ...predictions, answered: 8, bars: predictions.bars!.map((bar) => ({ ...bar, count: bar.count + (bar.letter === "a" ? 3 : 0) })) });
    expect(first!.isConnected).toBe(true);
    expect([first!.style.inlineSize, second!.style.inlineSize]).toEqual(["50%", "25%"]);
    expect(text(".al-wall-foot")).toBe("answered 8/8");
  });

  it("say in words which option came", () => {
    expect(told(predictions).querySelector("[data-came]")).toBeNull();
    const shown = told({ ...predictions, result: true, bars: predictions.bars!.map((bar) => ({ ...bar, came: bar.letter === "b" ? 2 : 0 })) });
    expect(shown.querySelector("[data-came]")?.textContent).toContain("✓ came");
  });

  it("stand side by side before and after a talk, with who moved", () => {
    const shown = told(votes);
    const rows = Array.from(shown.querySelectorAll(".al-wall-line"), (line) => line.textContent);
    expect(rows).toEqual(["before3 (75)", "after1 (50)", "before1 (25)", "after1 (50)"]);
    expect(text(".al-wall-foot")).toContain("answered-again 2/4");
    expect(text(".al-wall-foot")).toContain("moved 1/2");
  });

  it("are of the vote before alone, and say so, until somebody has voted again", () => {
    const none = { ...votes, moved: 0, again: 0, after: { answered: 0, bars: votes.after!.bars!.map((bar) => ({ ...bar, count: 0 })) } };
    const shown = told(none);
    const rows = () => Array.from(shown.querySelectorAll(".al-wall-line"), (line) => line.textContent);
    expect(rows()).toEqual(["3 (75)", "1 (25)"]);
    expect(text(".al-wall-foot")).toBe("answered 4/4");
    expect(shown.querySelector(".al-wall-legend")).toBeNull();
    told(votes);
    expect(rows()).toHaveLength(4);
    told({ ...none, before: numbers, after: { answered: 0, numbers: [] } });
    expect(shown.querySelectorAll(".al-wall-half")).toHaveLength(1);
    expect(shown.querySelector("h2")).toBeNull();
  });

  it("stay hidden while a second vote is under way, and come back with it", () => {
    const shown = told({ ...votes, voting: true });
    expect([text(".al-wall-waits"), text(".al-wall-foot"), shown.querySelector(".al-wall-bar")]).toEqual(["voting 2/4", "", null]);
    told(votes);
    expect(shown.querySelectorAll(".al-wall-line")).toHaveLength(4);
  });

  it("of numbers lie where they were said, with whole marks for whole numbers", () => {
    const x = (which: string) => Number(told({ ...numbers, came: [2], numbers: [[2, 1], [2.94, 1]] }).querySelector(which)?.getAttribute("cx") ?? told({ ...numbers, came: [2], numbers: [[2, 1], [2.94, 1]] }).querySelector(which)?.getAttribute("x1"));
    expect(x(".al-wall-dot")).toBe(x(".al-wall-came"));
    expect(text("tbody")).toBe("212.941");
    const ticks = Array.from(told({ ...numbers, came: [33], numbers: [[33, 1]] }).querySelectorAll(".al-wall-tick"), (tick) => tick.textContent);
    expect(ticks).toEqual(["32", "33", "34"]);
  });

  it("of numbers before and after have one scale", () => {
    const shown = told({ ...votes, before: { answered: 2, numbers: [[2, 1], [50, 1]] }, after: { answered: 1, numbers: [[50, 1]] } });
    const [first, second] = Array.from(shown.querySelectorAll(".al-wall-half"), (half) => Array.from(half.querySelectorAll(".al-wall-dot"), (dot) => dot.getAttribute("cx")));
    expect(second).toEqual([first![1]]);
  });

  it("give way to a word while nobody has answered", () => {
    const shown = told({ ...numbers, came: [], result: false, answered: 0, numbers: [], here: 0 });
    expect([text(".al-wall-waits"), text(".al-wall-foot")]).toEqual(["answers-none", ""]);
    expect(text(".al-wall-spoken")).toContain("answers-none");
    told({ ...votes, before: { answered: 0, numbers: [] }, after: { answered: 0, numbers: [] } });
    expect([text(".al-wall-waits"), shown.querySelector("svg")]).toEqual(["answers-none", null]);
    told({ ...here, here: 0, steps: [], elsewhere: 0 });
    expect(text(".al-wall-waits")).toBe("here-none");
  });

  it("say that no result has come where one was to be shown", () => {
    told({ ...predictions, result: true, missing: true });
    expect(text(".al-wall-foot")).toContain("came-none");
  });

  it("give way to another question", () => {
    told(predictions);
    const shown = told({ ...predictions, question: { ...predictions.question, id: "other" } });
    expect(shown.querySelectorAll("h1")).toHaveLength(1);
    told(here);
    expect(told(predictions).querySelectorAll(".al-wall-bar")).toHaveLength(2);
  });
});

describe("drawings", () => {
  it("have a dot for each number that was said, a mark for what came, and a table", () => {
    const shown = told(numbers);
    expect(shown.querySelectorAll(".al-wall-dot")).toHaveLength(4);
    expect(shown.querySelector(".al-wall-came-text")?.textContent).toBe("✓ 4");
    expect(shown.querySelector(".al-wall-canvas")?.getAttribute("aria-hidden")).toBe("true");
    expect(Array.from(shown.querySelectorAll("tbody tr"), (row) => row.textContent)).toEqual(["33", "51"]);
  });

  it("have a line for each war, its number at its end, side by side where they end alike", () => {
    const shown = told(wars);
    const ends = Array.from(shown.querySelectorAll(".al-wall-end"));
    expect(ends.map((end) => end.textContent)).toEqual(["3", "12"]);
    expect(ends[0]!.getAttribute("x")).not.toBe(ends[1]!.getAttribute("x"));
    expect(shown.querySelectorAll(".al-wall-band")).toHaveLength(2);
    expect(text("tbody")).toContain("place 12240");
  });

  it("let the number that somebody types stand out until Escape is pressed", () => {
    told(wars);
    for (const key of ["1", "2"]) dispatchEvent(new KeyboardEvent("keydown", { key }));
    expect(root.querySelector(".al-wall-end[data-marked=this]")?.textContent).toBe("12");
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(root.querySelector("[data-marked=this]")).toBeNull();
    told({ ...wars, marked: 3 });
    expect(root.querySelector(".al-wall-end[data-marked=this]")?.textContent).toBe("3");
  });

  it("show the interval of each way, and the kept one only with the result", () => {
    const shown = told(pooled);
    const width = () => Number.parseFloat(shown.querySelector<HTMLElement>(".al-wall-span")!.style.inlineSize);
    const before = width();
    expect(text(".al-wall-said")).toBe("mean 10 (8–12)");
    expect(text(".al-wall-foot")).toContain("apart-higher 5 (3–7)");
    told({ ...pooled, apart: [24.55, 22.4, 26.7], rows: pooled.rows.map((row, at) => ({ ...row, mean: [[9.05, 7, 11], [33.6, 32, 35]][at] as [number, number, number] })) });
    expect(text(".al-wall-foot"), "the difference of what is shown").toContain("apart-higher 24.5 (");
    told(pooled);
    expect(shown.querySelectorAll("[data-which=kept]:not([hidden])")).toHaveLength(0);
    told({ ...pooled, result: true, rows: pooled.rows.map((row) => ({ ...row, mean: [row.mean![0], row.mean![0] - 1, row.mean![0] + 1], kept: [11, 8, 16] })) });
    expect(width()).toBeLessThan(before);
    expect(shown.querySelectorAll("[data-which=kept]:not([hidden])")).toHaveLength(2);
  });

  it("say that a difference is open where its interval holds 0", () => {
    told({ ...pooled, apart: [1, -2, 4] });
    expect(text(".al-wall-foot")).toContain("apart-unclear −2–4");
    told({ ...pooled, apart: [-5, -7, -3], rows: [...pooled.rows].reverse() });
    expect(text(".al-wall-foot")).toContain("apart-lower 5 (3–7)");
  });
});

describe("the page", () => {
  it("speaks the language in which it is read", () => {
    document.documentElement.lang = "fr";
    root = page();
    wall = new Wall(root);
    const shown = told(predictions);
    expect(shown.querySelector("h1")?.textContent).toBe("Who? (fr)");
  });

  it("keeps the light that was chosen; what the desk says last counts", () => {
    const light = () => document.documentElement.dataset.light;
    const button = root.querySelector<HTMLElement>(".al-wall-light")!;
    expect([light(), button.textContent]).toEqual(["light", "dark"]);
    button.click();
    expect([light(), button.textContent]).toEqual(["dark", "light"]);
    new Wall(page());
    expect(light()).toBe("dark");
    wall.take({ show: here, look: { light: "light", corner: true } });
    expect(light()).toBe("light");
    button.click();
    wall.take({ show: here, look: { light: "light", corner: true, turns: 1 } });
    expect(light(), "the desk says it again").toBe("light");
  });

  it("is read aloud when another thing is shown, and not with each count", () => {
    told(predictions);
    const said = text(".al-wall-spoken");
    expect(said).toContain("Who?");
    told({ ...predictions, answered: 4 });
    expect(text(".al-wall-spoken")).toBe(said);
    told(here);
    expect(text(".al-wall-spoken")).toContain("3 here");
    told({ ...votes, question: { ...votes.question, ask: { en: "There are 25 areas.", fr: "" } } });
    expect(text(".al-wall-spoken")).toBe("There are 25 areas. answered 4/4. answered-again 2/4. moved 1/2.");
  });

  it("keeps what it shows and says so where the server is silent", async () => {
    vi.useFakeTimers();
    told(here);
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new Error("silent")));
    await wall.look();
    expect([isHidden(".al-wall-silent"), text(".al-wall-many")]).toEqual([false, "3 here"]);
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue({ status: 200, json: () => Promise.resolve({ show: predictions, look }) }));
    await wall.look();
    expect([isHidden(".al-wall-silent"), text("h1")]).toEqual([true, "Who?"]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
