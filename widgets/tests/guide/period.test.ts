// The form of a lesson: chosen before it begins, remembered, asked for by an address, and what it leaves out.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LeftOut, PeriodChoice } from "../../guide/bar/period";
import type { Deed, Scene } from "../../guide/types";

const FORMS = [{ minutes: 50, label: "50 minutes · 2 steps", chosen: true }, { minutes: 90, label: "90 minutes · 4 steps", chosen: false }];
const PLACE = "algeria-lab:period";

function desk(scene: Partial<Scene>) {
  const told: Deed[] = [];
  const words = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(" ");
  const send = (deed: Deed) => Boolean(told.push(deed));
  return { told, desk: { scene: { begun: false, periods: FORMS, left_out: [], ...scene }, words, tell: send, wish: send } as never };
}

function choice(scene: Partial<Scene> = {}) {
  const { told, desk: made } = desk(scene);
  const part = new PeriodChoice(made);
  document.body.replaceChildren(part.element);
  part.update();
  return { part, told, inputs: [...part.element.querySelectorAll("input")] };
}

describe("the form of a lesson", () => {
  beforeEach(() => {
    localStorage.clear();
    document.body.dataset["voila"] = "";
    history.replaceState(null, "", "/lesson");
  });
  afterEach(() => void delete document.body.dataset["voila"]);

  it("is one of the choices under the first button, the present one marked", () => {
    const { part, inputs } = choice();
    expect(part.element.querySelector("legend")?.textContent).toBe("guided-period");
    expect([...part.element.querySelectorAll("label")].map((row) => row.textContent)).toEqual(FORMS.map(({ label }) => label));
    expect(inputs.map(({ checked }) => checked)).toEqual([true, false]);
    expect(new Set(inputs.map(({ name }) => name)).size).toBe(1);
  });

  it("is not asked where there is one form alone", () => {
    for (const periods of [[], FORMS.slice(0, 1)]) expect(choice({ periods }).part.element.hidden).toBe(true);
  });

  it("is remembered when it is chosen, and wins over the address from then on", () => {
    history.replaceState(null, "", "/lesson?period=50&lang=fr");
    const { told, inputs } = choice();
    inputs[1]?.click();
    expect(told).toEqual([{ kind: "period", minutes: 90 }]);
    expect([localStorage.getItem(PLACE), location.search]).toEqual(["90", "?lang=fr"]);
  });

  it.each([
    ["what this reader chose last", "90", "", 1],
    ["what the address of a teacher says, over that", "50", "?period=90", 1],
    ["the present form where both say so", "50", "", 0],
    ["nothing where the address names no form", "", "?period=<b>", 0],
    ["nothing where the store holds something else", "many", "", 0],
  ])("is taken up: %s", (_, kept, search, count) => {
    if (kept) localStorage.setItem(PLACE, kept);
    history.replaceState(null, "", `/lesson${search}`);
    const { part, told } = choice();
    part.takeWished();
    expect(told).toEqual(Array(count).fill({ kind: "period", minutes: 90 }));
  });

  it("is left as it is once something was done", () => {
    localStorage.setItem(PLACE, "90");
    const { part, told } = choice({ begun: true });
    part.takeWished();
    expect(told).toEqual([]);
  });

  it("is chosen where the browser keeps nothing", () => {
    const store = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => { throw new Error("full"); });
    const { told, inputs } = choice();
    inputs[1]?.click();
    expect(told).toEqual([{ kind: "period", minutes: 90 }]);
    store.mockRestore();
  });

  it("says what it leaves out, and leads to the longer one", () => {
    const { desk: made } = desk({ left_out: ["More", "<b>Last</b>"] });
    const taken: number[] = [];
    const part = new LeftOut(made, (minutes) => taken.push(minutes));
    part.update();
    expect([...part.element.querySelectorAll("li")].map((row) => row.textContent)).toEqual(["More", "<b>Last</b>"]);
    part.element.querySelector("button")?.click();
    expect([part.element.querySelector("button")?.textContent, taken]).toEqual(["guided-period-take 90", [90]]);
  });

  it("says nothing where all is there, and offers nothing where nobody takes a choice", () => {
    const whole = new LeftOut(desk({}).desk, () => undefined);
    whole.update();
    expect(whole.element.hidden).toBe(true);
    const elsewhere = new LeftOut(desk({ periods: [], left_out: ["More"] }).desk, () => undefined);
    elsewhere.update();
    expect([elsewhere.element.hidden, elsewhere.element.querySelector("button")?.hidden]).toEqual([false, true]);
  });
});
